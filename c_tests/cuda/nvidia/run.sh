#!/usr/bin/env bash
# NVIDIA's own headers of the runtime, of cuBLAS and of cuSPARSE, of CUDA 11.8, 12.9 and the newest, against ours and
# against the library:
# - every enumerator, number, structure size and place of a member that we declare is theirs;
# - every prototype is theirs;
# - our tests, compiled with their headers and linked with liblucho.so, pass; linked with their libcudart and run with
#   the library of that name of ours, they pass as well;
# - our examples, compiled with their headers, print what they print with ours;
# - where a function of theirs has other arguments than liblucho's, our libcudart of that version has its own.
# The headers come from the package index, into the build folder. Without it, the test is skipped.
set -euo pipefail
here=$LUCHO_SOURCE/c_tests/cuda/nvidia
ours=$LUCHO_SOURCE/include/cuda
work=$LUCHO_BUILD/nvidia
python=$(command -v python3)
mkdir -p "$work"
cd "$work"

# fetch <folder> <package>
fetch() {
  [ -f "$1/done" ] && return
  rm -rf "$1" "$1.wheel"
  "$python" -m pip download --quiet --no-deps --disable-pip-version-check --dest "$1.wheel" "$2" || {
    echo "skipped: no $2"
    exit 77
  }
  # Only the headers and the runtime: the other libraries are a hundred times as large.
  "$python" - "$1".wheel/*.whl "$1" <<'END'
import sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
wheel.extractall(sys.argv[2], [name for name in wheel.namelist() if "/include/" in name or "/libcudart.so" in name])
END
  rm -r "$1.wheel"
  touch "$1/done"
}
fetch 11 nvidia-cuda-runtime-cu11==11.8.89
fetch 12 nvidia-cuda-runtime-cu12==12.9.79
fetch 13 'nvidia-cuda-runtime>=13,<14'
fetch blas11 nvidia-cublas-cu11==11.11.3.6
fetch blas12 nvidia-cublas-cu12==12.9.1.4
fetch blas13 'nvidia-cublas>=13,<14'
fetch sparse11 nvidia-cusparse-cu11==11.7.5.86
fetch sparse12 nvidia-cusparse-cu12==12.5.10.65
fetch sparse13 'nvidia-cusparse>=12.6,<13'
# Where the headers are: the runtime's, the libraries', and what has the compiler look there.
declare -A include blas sparse theirs
for major in 11 12 13; do
  include[$major]=$(dirname "$(find "$major" -name cuda_runtime_api.h)")
  blas[$major]=$(dirname "$(find "blas$major" -name cublas_api.h)")
  sparse[$major]=$(dirname "$(find "sparse$major" -name cusparse.h)")
  theirs[$major]="-I$here -I${include[$major]} -I${blas[$major]} -I${sparse[$major]}"
done

# What may differ: counters that end an enumeration; what grew, and is only written by what is not supported here.
declare -A known=(
  [11]='cudaDevAttrMax cudaDeviceMask cudaGraphNodeTypeCount cudaFuncAttributes cudaMemPoolProps'
  [12]=''
  [13]='cudaDevAttrMax cudaFuncAttributeMax cudaGraphNodeTypeCount cudaFuncAttributes cudaPointerAttributes'
)
declare -A version=([11]=11080 [12]=12090 [13]=13000)
bad=0
fail() { echo "FAILED: $*"; bad=1; }

# facts <major>
facts() {
  local v=${version[$1]} count
  "$python" "$here/facts.py" "$ours" "$v" >facts.c
  "$CC" -DLUCHO_CUDA_VERSION="$v" -I"$ours" facts.c -o facts
  ./facts | sort -u >facts.txt
  cat "${include[$1]}"/{driver_types,library_types,vector_types}.h "${blas[$1]}/cublas_api.h" "${sparse[$1]}/cusparse.h" |
    grep -oE '\w+' | sort -u >words.txt
  # Only what they have as well; the first word of a line is the enumerator or structure.
  awk -v known=" ${known[$1]} " '
    NR == FNR { theirs[$1] = 1; next }
    index(known, " " $1 " ") || !($1 in theirs) { next }
    match($0, /, [A-Za-z0-9_]+\)/) && !(substr($0, RSTART + 2, RLENGTH - 3) in theirs) && /offsetof/ { next }
    { $1 = ""; print }' words.txt facts.txt >checks.txt
  count=$(wc -l <checks.txt)
  { printf '#include <stddef.h>\n#include <cuda_runtime_api.h>\n#include <library_types.h>\n#include <cublas_v2.h>\n#include <cusparse.h>\n'
    printf '#define IS(value, name) _Static_assert((long long)(name) == value, #name)\n'
    cat checks.txt; } >checks.c
  "$CC" -std=c11 -w -fsyntax-only ${theirs[$1]} checks.c || fail "facts of CUDA $1"
  echo "CUDA $1: $count facts"
  [ "$count" -ge 950 ] || fail "only $count facts of CUDA $1 were compared"
}

# One line for each function: name, result, argument types, without the words enum and struct, and without `const`
# that says nothing to callers.
prototypes() {
  printf '#include <cuda_runtime_api.h>\n#include <cublas_v2.h>\n#include <cusparse.h>\n' >one.c
  "$CC" -w "$@" -fsyntax-only -aux-info all.txt one.c
  sed -nE 's/^.*\*\/ extern (.*[ *])(cu(da|blas|sparse)\w+) \((.*)\);.*$/\2 \1(\4)/p' all.txt |
    sed -E 's/\b(enum|struct) //g; s/cudaError_t/cudaError/g; s/ +/ /g; s/ const ?([,)])/\1/g; s/const (\w+) ?([,)])/\1\2/g; s/ ([,)])/\1/g' | sort -u
}
declare -A other=( # prototypes that differ between versions; ours are those of CUDA 12
  [11]='cudaGraphInstantiate cudaGraphExecUpdate'
  [12]='cudaGetDeviceProperties cudaStreamGetCaptureInfo'
  [13]='cudaGetDeviceProperties cudaStreamGetCaptureInfo cudaMemAdvise cudaMemPrefetchAsync cudaGraphGetEdges
        cudaGraphAddDependencies'
)
compare_prototypes() {
  prototypes -DLUCHO_CUDA_VERSION="${version[$1]}" -I"$ours" >ours.txt
  prototypes ${theirs[$1]} >theirs.txt
  # cuSPARSE came to say `const` in CUDA 12.
  [ "$1" != 11 ] || sed -i -E '/^cusparse/{ s/const | const//g; s/cusparseConst(\w+_t)/cusparse\1/g; }' ours.txt theirs.txt
  local common
  common=$(join <(cut -d' ' -f1 ours.txt | sort -u) <(cut -d' ' -f1 theirs.txt | sort -u) |
    grep -vxF "$(tr -s ' ' '\n' <<<"${other[$1]}")")
  grep -wF "$common" ours.txt | awk 'NR == FNR { c[$1] = 1; next } $1 in c' <(echo "$common") - >a.txt
  awk 'NR == FNR { c[$1] = 1; next } $1 in c' <(echo "$common") theirs.txt >b.txt
  diff a.txt b.txt || fail "prototypes of CUDA $1"
  echo "CUDA $1: $(wc -l <a.txt) prototypes"
  [ "$(wc -l <a.txt)" -ge "$2" ] || fail "too few prototypes of CUDA $1 were compared"
}

harness=$LUCHO_BUILD/c_tests/harness/liblucho_harness.a
# run <major> <test>...
run() {
  local major=$1 test
  shift
  for test in "$@"; do
    local flags=(-std=gnu11) compiler=$CC
    [[ $test == *.cpp ]] && flags=(-std=c++17) compiler=$CXX
    # Names under which CUDA 13 means other functions than 11 and 12 do.
    [ "$major" = 13 ] && flags+=(-DcudaGetDeviceProperties=luchoCudaGetDeviceProperties13
      -DcudaMemAdvise=cudaMemAdvise_v2 -DcudaMemPrefetchAsync=cudaMemPrefetchAsync_v2)
    "$compiler" "${flags[@]}" -DNVIDIA_HEADERS -DLUCHO_CUDA_VERSION="${version[$major]}" -w ${theirs[$major]} \
      -I"$LUCHO_SOURCE"/c_tests/{harness,cuda} "$LUCHO_SOURCE/c_tests/$test" -o "test_$major" "$harness" "$LUCHO_LIB" \
      -Wl,-rpath,"$(dirname "$LUCHO_LIB")" -lpthread -lm -ldl || { fail "$test does not compile with CUDA $major"; continue; }
    LUCHO_LOG=off "./test_$major" >out.txt 2>&1 || { cat out.txt; fail "$test with the headers of CUDA $major"; }
    echo "CUDA $major: $test: $(tail -1 out.txt)"
  done
}

# As `run`, but linked with their libcudart. Who runs is ours, by the path.
lib64=$LUCHO_BUILD/lib/lucho/cuda/lib64
run_facade() {
  local major=$1 library test
  library=$(find "$1" -name 'libcudart.so.*')
  shift
  for test in "$@"; do
    local flags=(-std=gnu11) compiler=$CC
    [[ $test == *.cpp ]] && flags=(-std=c++17) compiler=$CXX
    "$compiler" "${flags[@]}" -DNVIDIA_HEADERS -DLUCHO_CUDA_VERSION="${version[$major]}" -w ${theirs[$major]} \
      -I"$LUCHO_SOURCE/c_tests/harness" "$LUCHO_SOURCE/c_tests/cuda/$test" -o "facade_$major" "$harness" "$library" \
      -lpthread -lm -ldl || { fail "$test does not link with libcudart of CUDA $major"; continue; }
    LD_BIND_NOW=1 LD_LIBRARY_PATH=$lib64 LUCHO_LOG=off "./facade_$major" >out.txt 2>&1 ||
      { cat out.txt; fail "$test with libcudart of CUDA $major"; }
    ! grep 'no version information' out.txt || fail "$test: the loader misses a version"
    echo "CUDA $major: $test: $(tail -1 out.txt), by $(basename "$library")"
  done
}

# The symbols of which a program of theirs means another function than liblucho's own.
compare_overridden() {
  : >own.txt && : >theirs.txt
  local mode
  for mode in -DPLAIN -DCUDA_API_PER_THREAD_DEFAULT_STREAM; do
    prototypes $mode -I"$ours" >part.txt && cat part.txt >>own.txt
    prototypes $mode ${theirs[$1]} >part.txt && cat part.txt >>theirs.txt
  done
  sed -i '/^cuda/!d' own.txt theirs.txt
  # cudaGetDeviceProperties has the same arguments in all versions, but another structure.
  { awk 'NR == FNR { own[$1] = $0; next } $1 in own && own[$1] != $0 { print $1 }' own.txt theirs.txt
    [ "$1" != 13 ] || echo cudaGetDeviceProperties; } | LC_ALL=C sort -u >other.txt
  nm -D --defined-only "$lib64"/libcudart.so."$1"* | awk '$2 == "T" { sub(/@@.*/, "", $3); print $3 }' |
    grep -vE '^__|Version$' | LC_ALL=C sort >facade.txt || true
  diff other.txt facade.txt || fail "functions of libcudart of CUDA $1"
  echo "CUDA $1: $(wc -l <other.txt) functions that are not liblucho's"
}

for major in 11 12 13; do
  compare_overridden "$major"
  facts "$major"
  # The names with 64-bit integers are not in CUDA 11.
  compare_prototypes "$major" $((major == 11 ? 600 : 700))
done
all=(cuda/{order,copy,stream,own_stream,memory,device,pool,graph,capture}.c cuda/overloads.cpp cublas/{order,transfer}.c)
run 12 "${all[@]}"
run 11 cuda/{order,copy}.c
run 13 cuda/{order,copy,stream,own_stream,pool}.c cuda/overloads.cpp cublas/transfer.c
run_facade 11 order.c copy.c
run_facade 12 order.c copy.c stream.c own_stream.c memory.c pool.c overloads.cpp
run_facade 13 order.c copy.c own_stream.c pool.c overloads.cpp

# And the other way round: what our nvcc links asks nothing of the loader that NVIDIA's library does not have. It ends
# with 2 where there is no device.
"$lib64/../bin/nvcc" "$LUCHO_SOURCE/c_tests/toolkit/programs/version.c" -o version
status=0
LD_BIND_NOW=1 LD_LIBRARY_PATH=$(dirname "$(find "$PWD/12" -name libcudart.so.12)") ./version >out.txt 2>&1 || status=$?
case $status in 0 | 2) ;; *) cat out.txt && fail "a program of our nvcc with NVIDIA's libcudart: $status" ;; esac
[ "$status" = 0 ] || [ ! -s out.txt ] || { cat out.txt; fail "a program of our nvcc with NVIDIA's libcudart"; }

# example <major> <output> <program's source>... [-- <argument>...]: an example compiled with their headers prints this.
examples=$LUCHO_SOURCE/examples/cuda
example() {
  local major=$1 expected=$2 sources=()
  shift 2
  while [ $# -gt 0 ] && [ "$1" != -- ]; do sources+=("$examples/$1") && shift; done
  [ $# = 0 ] || shift
  "$CXX" -std=c++17 -w ${theirs[$major]} "${sources[@]}" -o "example_$major" "$LUCHO_LIB" \
    -Wl,-rpath,"$(dirname "$LUCHO_LIB")" || { fail "${sources[0]} does not compile with CUDA $major"; return; }
  "./example_$major" "$@" >out.txt 2>&1 || { cat out.txt; fail "${sources[0]} with the headers of CUDA $major"; }
  grep -qF -- "$expected" out.txt || { cat out.txt; fail "${sources[0]} with CUDA $major does not say $expected"; }
  echo "CUDA $major: $(basename "${sources[0]}"): $expected"
}
for major in 11 12 13; do
  example $major '200 158' hello_cublas.cpp
  example $major 'iterations: 20' iccg/{main,iccg,factor,system,history}.cpp -- "$examples"/iccg/data/iccg_case_100.{in,out}
done
# What converts from dense matrices there has gone from CUDA 12.
example 11 '3.97' hello_cusparse.cpp
exit $bad
