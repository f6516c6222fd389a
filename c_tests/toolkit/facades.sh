#!/usr/bin/env bash
# lib64: every soname of CUDA 11.8, 12 and 13 with its version node; what the linker reads; programs that were linked
# with libraries like NVIDIA's, of each version, run without a word from the loader and get that version's functions.
set -euo pipefail
here=$LUCHO_SOURCE/c_tests/toolkit
# shellcheck source=c_tests/toolkit/programs.sh
. "$here/programs.sh"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
lib64=$LUCHO_BUILD/lib/lucho/cuda/lib64
declare -A sonames=(
  [11]='libcudart.so.11.0 libcublas.so.11 libcublasLt.so.11 libcusparse.so.11 libcusolver.so.11'
  [12]='libcudart.so.12 libcublas.so.12 libcublasLt.so.12 libcusparse.so.12 libcusolver.so.11'
  [13]='libcudart.so.13 libcublas.so.13 libcublasLt.so.13 libcusparse.so.12 libcusolver.so.12'
)

# The names of liblucho that belong into a library.
names_of() {
  case $1 in
  libcudart.*) grep -E '^(cuda|luchoCuda)' ;;
  libcublasLt.*) grep -E '^cublasLt' ;;
  libcublas.*) grep -E '^cublas' | grep -v '^cublasLt' ;;
  libcusparse.*) grep -E '^cusparse' ;;
  libcusolver.*) grep -E '^cusolver' ;;
  esac <"$LUCHO_SOURCE/c_tests/symbols/expected.txt" || true
}
# nodes <file>: the version nodes it defines, without the one that is the file itself.
nodes() {
  readelf -VW "$1" | awk '/Version definition/ { on = 1; next } /^Version|^$/ { on = 0 }
                          on && /Name:/ && !/Flags: BASE/ { print $NF }'
}
exports() { nm -D --defined-only "$1" | awk '$2 != "A" { sub(/@@?.*/, "", $3); print $3 }' | LC_ALL=C sort; }

for soname in $(printf '%s\n' ${sonames[*]} | sort -u); do
  file=$lib64/$soname
  dynamic=$(readelf -dW "$file")
  grep -qF "soname: [$soname]" <<<"$dynamic" || fail "$soname: its soname"
  [ "$(grep -c NEEDED <<<"$dynamic")" = 1 ] && grep -q 'NEEDED.*\[liblucho\.so\.0\]' <<<"$dynamic" || fail "$soname: NEEDED"
  grep -qF 'runpath: [$ORIGIN/' <<<"$dynamic" || fail "$soname: where liblucho is"
  [ "$(nodes "$file")" = "$soname" ] || fail "$soname: its version nodes are $(nodes "$file")"
  names_of "$soname" >"$tmp/names"
  # Those that mean something else in this version are the file's own, all others liblucho's.
  exports "$file" | grep -v '^__' >"$tmp/own" || true
  grep -vxFf "$tmp/own" "$tmp/names" >"$tmp/common" || true
  case $soname in
  libcudart.so.11.0) own=3 ;;
  libcudart.so.13) own=10 ;;
  *) own=0 ;;
  esac
  [ "$(wc -l <"$tmp/own")" = "$own" ] || { cat "$tmp/own"; fail "$soname: functions of its own"; }
  # As before for a program that opens it.
  "$CC" -O1 -DVERSION=12 "$here/facade.c" -o "$tmp/open" "$lib64/libcudart.so" -Wl,-rpath,"$lib64" -ldl
  LD_BIND_NOW=1 "$tmp/open" "$file" "$tmp/common" 2>"$tmp/err" || fail "$soname, opened"
  [ ! -s "$tmp/err" ] || { cat "$tmp/err"; fail "$soname, opened: messages"; }
  echo "$soname: $(wc -l <"$tmp/common") of $(wc -l <"$tmp/names") functions are liblucho's"
done

# What the linker reads: exactly the names, and the code for who loads it nevertheless.
for soname in ${sonames[12]}; do
  file=$lib64/${soname%.so.*}.so
  grep -qF "soname: [$soname]" < <(readelf -dW "$file") || fail "$file: its soname"
  [ "$(nodes "$file")" = "$soname" ] || fail "$file: its version nodes"
  names_of "$soname" >"$tmp/names"
  diff "$tmp/names" <(exports "$file" | grep -v '^__') || fail "$file: its names"
  LD_BIND_NOW=1 "$tmp/open" "$file" "$tmp/names" || fail "$file, opened"
done

# stub <soname> <file>: a library as NVIDIA's, without code. Has what CUDA's own compiler calls as well.
stub() {
  { names_of "$1"; case $1 in *cudart*) exports "$lib64/$1" ;; esac; } | sort -u |
    sed 's/.*/void &(void) { __builtin_trap(); }/' >"$tmp/stub.c"
  printf '%s { global: *; };\n' "$1" >"$tmp/map"
  "$CC" -w -fno-builtin -shared -fPIC "$tmp/stub.c" -o "$2" -Wl,-soname,"$1" -Wl,--version-script,"$tmp/map"
}
for version in 11 12 13; do
  rm -rf "$tmp/stubs" && mkdir "$tmp/stubs"
  for soname in ${sonames[$version]}; do stub "$soname" "$tmp/stubs/$soname"; done
  "$CC" -Wall -Wextra -DVERSION=$version "$here/facade.c" -o "$tmp/program" -Wl,--no-as-needed "$tmp"/stubs/* -ldl
  readelf -VW "$tmp/program" >"$tmp/out" && grep -q "libcudart.so.$version" "$tmp/out" || fail "the program does not ask for a version"
  for now in '' 1; do
    LUCHO_LOG=off LD_BIND_NOW=$now LD_LIBRARY_PATH=$lib64 "$tmp/program" >"$tmp/out" 2>&1 ||
      { cat "$tmp/out"; fail "CUDA $version"; }
    [ ! -s "$tmp/out" ] || { cat "$tmp/out"; fail "CUDA $version: messages"; }
  done
  echo "CUDA $version: a program of its libraries runs"
done
