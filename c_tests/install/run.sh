#!/usr/bin/env bash
# Installs into a temporary prefix, moves that prefix, then builds and runs an outside project in C
# and C++ through the CMake package and through pkg-config, and once more against the static library.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cp -r "$LUCHO_SOURCE/c_tests/install/consumer" "$tmp/consumer"

"$CMAKE" --install "$LUCHO_BUILD" --prefix "$tmp/first" >"$tmp/log" || { cat "$tmp/log"; exit 1; }
mv "$tmp/first" "$tmp/prefix"
libdir=$(dirname "$(find "$tmp/prefix" -name liblucho.so)")
for file in liblucho.so liblucho.so.0; do
  [ -L "$libdir/$file" ] || { echo "FAILED: $file is not a link"; exit 1; }
done
readelf -dW "$libdir/liblucho.so" >"$tmp/log"
grep -q 'SONAME.*\[liblucho\.so\.0\]' "$tmp/log"

echo "== find_package"
"$CMAKE" -S "$tmp/consumer" -B "$tmp/build" -DCMAKE_PREFIX_PATH="$tmp/prefix" \
  -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" >"$tmp/log" || { cat "$tmp/log"; exit 1; }
"$CMAKE" --build "$tmp/build" >"$tmp/log" || { cat "$tmp/log"; exit 1; }
if echo '#include <cuda_runtime.h>' | "$CXX" -fsyntax-only -xc++ -I"$tmp/prefix/include" - 2>"$tmp/log"; then
  echo "FAILED: the CUDA headers are found by who did not ask for them"
  exit 1
fi
for program in c cpp cuda static handlers handlers_static; do
  "$tmp/build/consumer_$program"
done
LUCHO_LOG=error "$tmp/build/consumer_errors_static" 2>"$tmp/log"
for name in DGEMM cblas_dgemm DGETRF LAPACKE_dpotrf; do
  grep -q "$name" "$tmp/log" || { echo "FAILED: nothing was reported for $name"; cat "$tmp/log"; exit 1; }
done

echo "== pkg-config"
export PKG_CONFIG_PATH=$libdir/pkgconfig
flags=$(pkg-config --cflags --libs lucho)
# shellcheck disable=SC2086
"$CC" "$tmp/consumer/main.c" -o "$tmp/pc_c" $flags
# shellcheck disable=SC2086
"$CXX" "$tmp/consumer/main.cpp" -o "$tmp/pc_cpp" $flags
# shellcheck disable=SC2046
"$CXX" "$tmp/consumer/cuda.cpp" -o "$tmp/pc_cuda" $(pkg-config --cflags --libs lucho-cuda)
for program in pc_c pc_cpp pc_cuda; do
  LD_LIBRARY_PATH=$libdir "$tmp/$program"
  readelf -dW "$tmp/$program" >"$tmp/log"
  grep -q 'NEEDED.*\[liblucho\.so\.0\]' "$tmp/log"
done
