#!/usr/bin/env bash
# bin/nvcc: programs, options in all their spellings, several files, what it says of device code, and its status.
set -euo pipefail
here=$LUCHO_SOURCE/c_tests/toolkit
# shellcheck source=c_tests/toolkit/programs.sh
. "$here/programs.sh"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
nvcc=$LUCHO_BUILD/lib/lucho/cuda/bin/nvcc
export NVCC_CCBIN=$CXX
run_programs "$nvcc"
echo "$programs programs"

cd "$tmp"
mkdir "in clude" "other dir"
echo '#define FROM_INCLUDE 3' >"in clude/from.h"
cat >"main file.cu" <<'END'
#include <from.h>
#if VALUE != 7 || FROM_INCLUDE != 3
#error the options did not arrive
#endif
extern "C" int add(int, int);
int zero();
int main() { return cudaFree(nullptr) != cudaSuccess || add(1, 2) != 3 || zero(); }
END
echo 'int add(int a, int b) { int class = a; return class + b; }' >add.c
printf '#include <cuda_runtime.h>\nint zero() { return cudaFree(nullptr); }\n' >zero.cpp
build=("main file.cu" add.c zero.cpp)
needs=(-I "in clude" -DVALUE=7)
checks=0
ok() { # ok <nvcc's arguments>...: makes ./out, which runs
  rm -f out
  "$nvcc" "$@" -o out >log 2>&1 || { cat log; fail "nvcc $*"; }
  env -u LD_LIBRARY_PATH ./out || fail "the program of nvcc $* ended with $?"
  checks=$((checks + 1))
}
ok "${build[@]}" "${needs[@]}"
ok "${build[@]}" "-Iin clude" -D VALUE=7 -std=c++17 -O3 -g -w -m64 --cudart=shared
ok "${build[@]}" --include-path "in clude" --define-macro=VALUE=7 -std c++14 -O 2 -cudart static
ok "${build[@]}" -isystem "in clude" -DVALUE=7 --std=c++11 -O=1 -ccbin "$CXX" -lm -L. --machine 64
ok "${build[@]}" "${needs[@]}" -arch=sm_80 -lineinfo -G -rdc=true --expt-relaxed-constexpr --extended-lambda \
  --use_fast_math --ptxas-options=-v -Xptxas -O3,-v -gencode arch=compute_80,code=sm_80 --maxrregcount 32 \
  -gencode=arch=compute_90,code=\"sm_90,compute_90\" -arch native --gpu-architecture sm_90 --gpu-code=sm_90 \
  -diag-suppress 177 --threads=0 -t 4 -Werror all-warnings -Wno-deprecated-gpu-targets --keep --keep-dir "other dir"
ok "${build[@]}" "${needs[@]}" -Xcompiler -Wall,-Wextra -Xcompiler "-O1 -fPIC" -Xcompiler=-Wl\\,-z\\,now \
  -Xlinker -z,relro --linker-options=-z,noexecstack
NVCC_APPEND_FLAGS='-DVALUE=7 -I"in clude"' ok "${build[@]}"
ok "${build[@]}" "${needs[@]}" -fno-math-errno -forward-unknown-to-host-compiler

# Objects, in this directory and another; archives; shared libraries; order of libraries.
"$nvcc" -c "${needs[@]}" "${build[@]}"
ok "main file.o" add.o zero.o
cp "main file.cu" main.text
ok -x cu "${needs[@]}" main.text add.o zero.o
"$nvcc" -dc "${needs[@]}" "${build[@]}" -odir "other dir"
ok "other dir/main file.o" "other dir/add.o" "other dir/zero.o"
"$nvcc" -shared -Xcompiler -fPIC add.c zero.cpp -o libtwo.so
ok "main file.cu" "${needs[@]}" -L. -ltwo -Xlinker -rpath,.
ar rc libtwo.a add.o zero.o && rm libtwo.so
ok "main file.o" -L. -ltwo
"$nvcc" -c "main file.cu" -o named.o "${needs[@]}" -MD -MF named.d -MT some.target
grep -q '^some.target:' named.d && grep -q 'from.h' named.d || fail "-MD"
"$nvcc" -MM "main file.cu" "${needs[@]}" >log && grep -q from.h log || fail "-MM"
"$nvcc" -E "main file.cu" "${needs[@]}" >log && grep -q 'int main()' log || fail "-E"

# What is shown, and the versions that scripts read.
rm -f out && "$nvcc" --dryrun "${needs[@]}" "${build[@]}" -o out 2>log && [ ! -e out ] || fail "--dryrun made something"
[ "$(grep -c '^#\$ ' log)" = 5 ] || { cat log; fail "--dryrun"; }
"$nvcc" --version >log && grep -qE '^Cuda compilation tools, release 12\.9, V12\.9\.[0-9]+$' log || fail "--version"
[ "$("$nvcc" -V)" = "$("$nvcc" --version)" ] || fail "-V"

# no <status> <text of the error> <arguments>...
no() {
  local expected=$1 text=$2 status=0
  shift 2
  "$nvcc" "$@" >log 2>&1 || status=$?
  [ "$status" = "$expected" ] || { cat log; fail "nvcc $*: status $status, not $expected"; }
  grep -qF -- "$text" log || { cat log; fail "nvcc $*: nothing about $text"; }
  checks=$((checks + 1))
}
no 1 "No input files"
no 1 "-nonsense" -nonsense add.c
no 1 "missing after '-o'" add.c -o
no 1 "nothing.cu" nothing.cu
no 1 "undefined reference" add.c
no 1 "single input file" -c add.c zero.cpp -o one.o
no 1 "host code only" -ptx zero.cpp
no 1 "cudaFree" -cudart none "${needs[@]}" "${build[@]}"
echo 'int f() { return }' >wrong.cu
no 1 "wrong.cu:1" -c wrong.cu
printf '#!/bin/sh\necho the compiler speaks\nexit 42\n' >compiler && chmod +x compiler
no 42 "the compiler speaks" -ccbin ./compiler -c add.c

# Device code is named with its place; what is left out by the preprocessor, quoted or host code is not.
cat >device.h <<'END'
#define KERNEL __global__ void
KERNEL in_header(int *x);
END
cat >device.cu <<'END'
#include "device.h"
const char *text = "__global__ \" k<<<1, 2>>>()", quote = '"', digits[1'0] = {};
__device__
int one(int);
template <class T> __device__ inline __attribute__((always_inline)) __host__ T both(T x) { return x; }
__host__ __device__ int two(int);
__constant__ float table[4];
/* __global__ void comment(); k<<<1, 2>>>() */ // __device__ int comment;
int main() {
  k<<<dim3(1), 2>>>(0);
#if 0
  k<<<1, 2>>>(0);
#endif
  auto lambda = [=] __device__(int i) { return i; };
  __device_name<int>(1 << 2);
}
END
no 1 "host code only" -c device.cu
sed -n 's/: error: lucho runs host code only: / /p' log >found
cat >expected <<'END'
device.h:2 __global__ function (a kernel)
device.cu:3 __device__ without __host__
device.cu:7 __constant__ variable
device.cu:10 kernel launch <<<...>>>
device.cu:14 __device__ without __host__
END
diff expected found || fail "device code"
[ ! -e device.o ] || fail "an object was made of device code"
echo "$checks calls"
