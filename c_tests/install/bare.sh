#!/usr/bin/env bash
# A fresh build tree where no reference LAPACK is installed, and MPI's compiler without MPI's headers: everything is
# configured, and the drop-in libraries are linked with one another, not with what the system has under their names.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/bin"
cat >"$tmp/bin/mpicc" <<'EOF'
#!/bin/sh
case "$*" in
  *showme:incdirs*) echo /nonexistent/include ;;
  *showme:compile*) echo -I/nonexistent/include ;;
  *showme:link*) echo -lc ;;
  *) exit 1 ;;
esac
EOF
chmod +x "$tmp/bin/mpicc"

echo "== configure"
"$CMAKE" -S "$LUCHO_SOURCE" -B "$tmp/build" -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" \
  -DMPI_C_COMPILER="$tmp/bin/mpicc" \
  -DCMAKE_SHARED_LINKER_FLAGS=-Wl,--trace -DLUCHO_SCALAPACK=OFF \
  -DLUCHO_REFERENCE_LAPACK=OFF -DLUCHO_REFERENCE_LAPACKE=OFF >"$tmp/log" 2>&1 || { cat "$tmp/log"; exit 1; }
grep -q 'examples/distributed is left out' "$tmp/log"
for x in lapack lapacke; do
  grep -q "Behind lucho's lib$x.so.3: nothing" "$tmp/log" || { echo "FAILED: lib$x.so.3 has something behind it"; exit 1; }
done

echo "== build"
"$CMAKE" --build "$tmp/build" --target lucho_blas >"$tmp/log" 2>&1 || { cat "$tmp/log"; exit 1; }
blas=$tmp/build/lib/lucho/blas
for x in blas lapack; do
  grep -qx "$blas/lib$x.so.3" "$tmp/log" || { echo "FAILED: nothing was linked with $blas/lib$x.so.3"; exit 1; }
done
if grep -E '/lib(blas|cblas|lapack|lapacke)\.' "$tmp/log" | grep -q '^/usr'; then
  echo "FAILED: linked with the system's:"
  grep '^/usr' "$tmp/log"
  exit 1
fi
for x in blas cblas lapack lapacke; do
  readelf -dW "$blas/lib$x.so.3" | grep NEEDED | sed 's/.*\[\(.*\)\]/\1/' | tr '\n' ' ' >"$tmp/needed"
  case $x in
    lapack) expected='liblucho.so.0 libblas.so.3 ' ;;
    lapacke) expected='liblucho.so.0 liblapack.so.3 ' ;;
    *) expected='liblucho.so.0 ' ;;
  esac
  [ "$(cat "$tmp/needed")" = "$expected" ] || { echo "FAILED: lib$x.so.3 needs $(cat "$tmp/needed")"; exit 1; }
done
