#!/usr/bin/env bash
# See promise_29_secure.c, which is the argument. Needs root, to make a set-user-id program, and another user.
set -euo pipefail
[ "$(id -u)" = 0 ] && command -v setpriv >/dev/null || { echo "skipped: not root, or no setpriv"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
cp "$LUCHO_LIB" "$work/liblucho.so.0"
"$CC" -I"$LUCHO_SOURCE/include" -o "$work/program" "$LUCHO_SOURCE/c_tests/reliability/promise_29_secure.c" \
  "$work/liblucho.so.0" -Wl,-rpath,"$work"
chmod 755 "$work"/*
wanted=$(($(nproc) + 5))
as_user() { setpriv --reuid 65534 --regid 65534 --clear-groups env LUCHO_NUM_THREADS=$wanted "$work/program"; }
plain=$(as_user)
[ "$plain" = "0 $wanted" ] || { echo "FAILED: an ordinary program says $plain, not 0 $wanted"; exit 1; }
chmod u+s "$work/program"
secure=$(as_user)
case $secure in
  "1 $wanted") echo "FAILED: LUCHO_NUM_THREADS was obeyed in a set-user-id program"; exit 1 ;;
  "1 "*) echo "a set-user-id program uses ${secure#1 } threads, an ordinary one $wanted" ;;
  *) echo "skipped: set-user-id programs are not run as such here"; exit 77 ;;
esac
