#!/usr/bin/env bash
# Every header compiles by itself, once and once more in the same file, and together with all others, in each
# language; and has the vendors' numbers and prototypes (values.c).
set -euo pipefail
cd "$LUCHO_SOURCE/include"
mapfile -t headers < <(find . -name '*.h' -printf '%P\n' | sort)
strict=(-Wall -Wextra -Wpedantic -Werror -fsyntax-only -I.)
bad=0

# compile <what> <text>
compile() {
  local std
  for std in c99 c11 c17; do
    printf '%s\nint main(void) { return 0; }\n' "$2" | "$CC" -std=$std "${strict[@]}" -xc - ||
      { echo "FAILED: $1 as $std"; bad=1; }
  done
  for std in c++11 c++17 c++20; do
    printf '%s\nint main() { return 0; }\n' "$2" | "$CXX" -std=$std "${strict[@]}" -xc++ - ||
      { echo "FAILED: $1 as $std"; bad=1; }
  done
}

all=
for header in "${headers[@]}"; do
  include="#include \"$header\""
  compile "$header" "$include"$'\n'"$include"
  all+="$include"$'\n'
done
compile "all together" "$all"
# The CUDA headers in each version, with each meaning of stream 0, found by their own names.
strict+=(-Icuda)
for version in 11080 12090 13000; do
  for own in '' '#define CUDA_API_PER_THREAD_DEFAULT_STREAM'; do
    text="#define LUCHO_CUDA_VERSION $version"$'\n'"$own"$'\n'"#include <cuda.h>"$'\n'"#include <cuComplex.h>"
    compile "CUDA $version${own:+ with own streams}" "$text"$'\n'"#include <cuda_runtime.h>"$'\n'"#include <cublas_v2.h>"
  done
done
values=$LUCHO_SOURCE/c_tests/headers/values.c
"$CC" -std=c11 "${strict[@]}" "$values" || { echo "FAILED: values as C"; bad=1; }
"$CXX" -std=c++17 "${strict[@]}" -xc++ "$values" || { echo "FAILED: values as C++"; bad=1; }
echo "${#headers[@]} headers: ${headers[*]}"
exit $bad
