#!/usr/bin/env bash
# Every header compiles by itself, once and once more in the same file, and together with all others, in each
# language; and has the vendors' numbers and prototypes (values.c). By itself only in the oldest ones without "all".
set -euo pipefail
cd "$LUCHO_SOURCE/include"
mapfile -t headers < <(find . -name '*.h' -printf '%P\n' | sort)
strict=(-Wall -Wextra -Wpedantic -Werror -fsyntax-only -I.)
bad=0
languages=(c99 c11 c17 c++11 c++17 c++20)
oldest=(c99 c++11)
[ "${1-}" = all ] && oldest=("${languages[@]}")

# compile <what> <text> <language>...
compile() {
  local std what=$1 text=$2
  for std in "${@:3}"; do
    case $std in
      c++*) printf '%s\nint main() { return 0; }\n' "$text" | "$CXX" -std=$std "${strict[@]}" -xc++ - ;;
      *) printf '%s\nint main(void) { return 0; }\n' "$text" | "$CC" -std=$std "${strict[@]}" -xc - ;;
    esac || { echo "FAILED: $what as $std"; bad=1; }
  done
}

all=
for header in "${headers[@]}"; do
  include="#include \"$header\""
  compile "$header" "$include"$'\n'"$include" "${oldest[@]}"
  all+="$include"$'\n'
done
compile "all together" "$all" "${languages[@]}"
# The CUDA headers in each version, with each meaning of stream 0, found by their own names.
strict+=(-Icuda)
for version in 11080 12090 13000; do
  for own in '' '#define CUDA_API_PER_THREAD_DEFAULT_STREAM'; do
    text="#define LUCHO_CUDA_VERSION $version"$'\n'"$own"$'\n'"#include <cuda.h>"$'\n'"#include <cuComplex.h>"
    text+=$'\n'"#include <cuda_runtime.h>"$'\n'"#include <cublas_v2.h>"
    compile "CUDA $version${own:+ with own streams}" "$text" "${oldest[@]}"
  done
done
values=$LUCHO_SOURCE/c_tests/headers/values.c
"$CC" -std=c11 "${strict[@]}" "$values" || { echo "FAILED: values as C"; bad=1; }
"$CXX" -std=c++17 "${strict[@]}" -xc++ "$values" || { echo "FAILED: values as C++"; bad=1; }
echo "${#headers[@]} headers: ${headers[*]}"
exit $bad
