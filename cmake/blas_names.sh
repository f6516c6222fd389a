#!/bin/sh
# blas_names.sh blas|cblas|lapack|lapacke <library>... : C source that defines, without code, the names
# lib<x>.so shall offer to the linker: those of its kind that one of the libraries exports. Data keeps its
# size, because the linker copies it into programs.
set -eu
kind=$1
shift
for library in "$@"; do
  "${NM:-nm}" -DP --defined-only "$library" # name type value size
done | awk -v kind="$kind" '
  # The BLAS among the Fortran names. The others are LAPACK (so are csymv, csyr, cspmv, cspr, crot).
  function is_blas(name) {
    sub(/_(64_)?$/, "", name)
    return name ~ /^[sdcz](axpb?y|copy|scal|swap|rotg|dot[cu]?|sum|am(ax|in))$/ ||
           name ~ /^([sd](asum|nrm2|rotm?|rotmg)|sdsdot|dsdot|(sc|dz)(asum|nrm2|sum)|csrot|zdrot|csscal|zdscal|[sd]cabs1)$/ ||
           name ~ /^i[sdcz]a?(max|min)$/ ||
           name ~ /^[sdcz](gemv|gbmv|t[rbp][ms]v|gemm|symm|syr2?k|tr[ms]m|gemmtr?|gemm3m|[oi]matcopy|geadd)$/ ||
           name ~ /^([sd](s[ybp]mv|ger|s[yp]r2?)|[cz](h[ebp]mv|ger[uc]|h[ep]r2?|hemm|her2?k))$/ ||
           name ~ /^(xerbla|xerbla_array|lsame)$/
  }
  function wanted(name) {
    if (kind == "lapacke") return name ~ /^LAPACKE_/
    if (name ~ /^(cblas_.*|RowMajorStrg|CBLAS_CallFromC)$/) return kind ~ /blas/
    # Fortran names, and those of Fortran modules.
    if (name ~ /^(LAPACKE_|openblas_)/ || name !~ /_$|^__[a-z_]+_MOD_/) return 0
    return kind == (is_blas(name) ? "blas" : "lapack")
  }
  { sub(/@.*/, "", $1) }
  !seen[$1]++ && wanted($1) {
    if ($2 ~ /^[BDVR]$/) print "char " $1 "[0x" $4 "] __attribute__((aligned(16)));"
    else print "void " $1 "(void) { __builtin_trap(); }"
  }'
