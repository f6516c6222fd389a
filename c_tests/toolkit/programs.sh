# For the other scripts. Builds every program of programs/list with an nvcc and runs it, in $tmp.
# run_programs <nvcc>
run_programs() {
  local nvcc=$1 file options base
  programs=0
  while read -r file options; do
    case $file in '#'* | '') continue ;; esac
    base=$(basename "$file")
    # shellcheck disable=SC2086
    "$nvcc" "$LUCHO_SOURCE/$file" -o "$tmp/${base%.*}" $options || fail "$file does not compile"
    env -u LD_LIBRARY_PATH "$tmp/${base%.*}" >"$tmp/out" 2>"$tmp/err" || fail "$file ended with $?"
    [ ! -s "$tmp/err" ] || { cat "$tmp/err"; fail "$file wrote to the standard error"; }
    if [ -f "$LUCHO_SOURCE/${file%.*}.expected" ]; then
      diff "$LUCHO_SOURCE/${file%.*}.expected" "$tmp/out" || fail "$file printed something else"
    fi
    programs=$((programs + 1))
  done <"$LUCHO_SOURCE/c_tests/toolkit/programs/list"
  [ "$programs" -ge 3 ] || fail "only $programs programs in the list"
}

fail() {
  echo "FAILED: $*"
  exit 1
}
