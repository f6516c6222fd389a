#!/usr/bin/env bash
# The installed toolkit directory: nothing of it is where anybody looks unasked, it works where it was moved to, and
# CMake's FindCUDAToolkit finds it there, from C++ and from C only, and so does the older FindCUDA.
set -euo pipefail
here=$LUCHO_SOURCE/c_tests/toolkit
# shellcheck source=c_tests/toolkit/programs.sh
. "$here/programs.sh"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
"$CMAKE" --install "$LUCHO_BUILD" --prefix "$tmp/first" >"$tmp/log" || { cat "$tmp/log"; exit 1; }
root=$(dirname "$(dirname "$(find "$tmp/first" -name nvcc)")")
inside=${root#"$tmp/first/"}

# Only in its own directory: names that NVIDIA's or a compiler's search would meet.
case $inside in */lucho/cuda) ;; *) fail "the toolkit is in $inside" ;; esac
find "$tmp/first" ! -type d | grep -v "^$root/" >"$tmp/outside"
grep -E '/(libcu[^/]*|nvcc[^/]*|cu[^/]*\.h|version\.(json|txt))$' "$tmp/outside" && fail "outside of lib/lucho/cuda" || true
grep -q '/liblucho\.so\.0$' "$tmp/outside" || fail "there is no liblucho"
grep -rlF "$tmp/first" "$root" && fail "these know where they were installed" || true
grep -rlIF "$LUCHO_SOURCE" "$root" && fail "these know where they were made" || true
# A loader that knows the prefix's lib finds nothing of CUDA's there.
ldconfig=$(PATH=$PATH:/sbin:/usr/sbin command -v ldconfig)
echo "$(dirname "$(find "$tmp/first" -name 'liblucho.so.0')")" >"$tmp/conf"
"$ldconfig" -f "$tmp/conf" -C "$tmp/cache" -X
"$ldconfig" -C "$tmp/cache" -p >"$tmp/known"
grep -q 'liblucho' "$tmp/known" || fail "ldconfig does not find liblucho"
grep -E 'libcu(da|bl|sp|so)' "$tmp/known" && fail "ldconfig finds libraries of CUDA's names" || true
for file in include/cuda_runtime.h include/driver_types.h bin/nvcc lib64/libcudart.so lib64/libcudart.so.11.0 \
  lib64/libcublas.so.13 lib64/libcusolver.so.12 lib64/libcudadevrt.a version.json version.txt; do
  [ -f "$root/$file" ] && [ ! -L "$root/$file" ] || fail "no $file"
done
[ "$(cat "$root/version.txt")" = "CUDA Version 12.9.0" ] || fail "version.txt"
/usr/bin/python3 -c 'import json, sys
v = json.load(open(sys.argv[1])); assert v["cuda"]["version"] == "12.9.0" and all(x["name"] for x in v.values())
assert {"libcudart", "libcublas", "libcublasLt", "libcusparse", "libcusolver"} < v.keys()' "$root/version.json"

mv "$tmp/first" "$tmp/moved to"
root="$tmp/moved to/$inside"
export NVCC_CCBIN=$CXX
run_programs "$root/bin/nvcc"
echo "$programs programs with $inside/bin/nvcc, moved"
ln -s "$root/bin/nvcc" "$tmp/nvcc" # on somebody's PATH
run_programs "$tmp/nvcc"
readelf -dW "$tmp/runtime" >"$tmp/log" && grep -q 'NEEDED.*\[libcudart\.so\.12\]' "$tmp/log" || fail "the program does not need libcudart.so.12"

for project in find find_c find_old; do
  "$CMAKE" -S "$here/$project" -B "$tmp/$project" -DCUDAToolkit_ROOT="$root" -DCUDA_TOOLKIT_ROOT_DIR="$root" -DSOURCES="$LUCHO_SOURCE/c_tests" \
    -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" >"$tmp/log" 2>&1 &&
    "$CMAKE" --build "$tmp/$project" >>"$tmp/log" 2>&1 || { cat "$tmp/log"; fail "$project"; }
done
for program in find/shared find/every find/cu find_c/shared find_old/old; do
  env -u LD_LIBRARY_PATH "$tmp/$program" || fail "$program ended with $?"
done
readelf -dW "$tmp/find/every" | grep -c 'NEEDED.*\[libcu' | grep -qx 5 || fail "not all libraries are needed"
