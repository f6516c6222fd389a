#!/usr/bin/env bash
# See promise_27_interposed.c, which is the argument.
set -euo pipefail
program=$1
work=$LUCHO_BUILD/interposed
mkdir -p "$work"
called='^(dgetrf|dpotrf|dgesv|dpotri)_$'
{ echo 'void abort(void);'
  grep -E '^([a-z0-9]+_|cblas_[a-z0-9]+|LAPACKE_[a-z0-9_]+)$' "$LUCHO_SOURCE/c_tests/symbols/expected.txt" |
    grep -vE "$called" | awk '{ print "void " $1 "(void) { abort(); }" }'
} >"$work/others.c"
"$CC" -shared -fPIC -w -o "$work/others.so" "$work/others.c"
names=$(($(wc -l <"$work/others.c") - 1))
[ "$names" -ge 500 ] || { echo "FAILED: only $names names"; exit 1; }

alone=$("$program")
if (LD_PRELOAD=$work/others.so "$program" dgemm) 2>"$work/abort"; then
  echo "FAILED: the other library is not called"
  exit 1
fi
among=$(LD_PRELOAD=$work/others.so "$program") || { echo "FAILED: a name of another library was called"; exit 1; }
[ "$alone" = "$among" ] || { echo "FAILED: $alone alone, $among beside another library"; exit 1; }
echo "$names names of another library left alone; $alone"
