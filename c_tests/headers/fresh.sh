#!/usr/bin/env bash
# The committed headers and symbol list are what the declarations give today.
set -euo pipefail
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cd "$LUCHO_SOURCE"
LUCHO_HEADERS_OUT=$out "$CARGO" check --quiet --locked --features headers
bad=0
diff -ru include "$out/include" || bad=1
diff -u c_tests/symbols/expected.txt "$out/c_tests/symbols/expected.txt" || bad=1
[ $bad = 0 ] || echo "FAILED: stale; run make headers and commit the result"
exit $bad
