#!/usr/bin/env bash
# The library exports the declared functions and nothing else; it has the soname programs expect and
# stays mapped after a dlclose.
set -euo pipefail
expected=$LUCHO_SOURCE/c_tests/symbols/expected.txt
diff -u --label declared --label exported "$expected" \
  <(nm -D --defined-only "$LUCHO_LIB" | awk '{ print $3 }' | LC_ALL=C sort)
dynamic=$(readelf -dW "$LUCHO_LIB")
grep -q 'SONAME.*\[liblucho\.so\.0\]' <<<"$dynamic" || { echo "FAILED: soname"; exit 1; }
grep -q 'NODELETE' <<<"$dynamic" || { echo "FAILED: not linked with -z nodelete"; exit 1; }
echo "$(wc -l <"$expected") symbols"
