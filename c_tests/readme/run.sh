#!/usr/bin/env bash
# Compiles and runs the fenced c and cpp blocks of README.md, and compares the functions of its status
# table with the library's symbol list.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
readme=$LUCHO_SOURCE/README.md

awk -v dir="$dir" '
  /^```(c|cpp)$/ { file = dir "/block" ++n "." substr($0, 4); next }
  /^```/         { file = "" }
  file != ""     { print > file }' "$readme"
passed=0
for source in "$dir"/block*; do
  case $source in
    *.c) compiler=("${CC:-cc}" -std=c11) ;;
    *) compiler=("${CXX:-c++}" -std=c++11) ;;
  esac
  "${compiler[@]}" -Wall -Wextra -Werror "$source" -o "$source.out" -I "$LUCHO_SOURCE/include" \
    "$LUCHO_LIB" -Wl,-rpath,"$(dirname "$LUCHO_LIB")"
  "$source.out"
  passed=$((passed + 1))
done
[ "$passed" -ge 2 ] || { echo "README.md has lost its programs"; exit 1; }

# Rows of the table: | `header` | group | status | `function` `function` ... |
# A function may be a family in braces, as in {s,d}gemm{_,_64_}.
awk -F'|' '/^\| `[a-z0-9_\/]*\.h` \|/ && NF == 6 { print $5 }' "$readme" | tr -d '`' | tr -s ' ' '\n' |
  sed '/^$/d' >"$dir/families"
if grep -v '^[A-Za-z0-9_{},]*$' "$dir/families"; then echo "not a family of names"; exit 1; fi
while read -r family; do
  eval "printf '%s\n' $family"
done <"$dir/families" >"$dir/listed"
LC_ALL=C sort "$LUCHO_SOURCE/c_tests/symbols/expected.txt" >"$dir/exported"
LC_ALL=C sort -o "$dir/listed" "$dir/listed"
diff "$dir/exported" "$dir/listed" || { echo "README.md's status table and the exported symbols differ"; exit 1; }
echo "$((passed + 1)) passed, 0 failed"
