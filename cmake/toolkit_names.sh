#!/bin/sh
# toolkit_names.sh <x> <library> : C source that defines, without code, the functions of the library that belong
# into NVIDIA's lib<x>.so. cublasLt's and cublas' names begin alike; lucho's own names are functions of cudart.
set -eu
"${NM:-nm}" -DP --defined-only "$2" | awk -v kind="$1" '
  { sub(/@.*/, "", $1) }
  $1 ~ /^cublasLt/ { of = "cublasLt" }
  $1 ~ /^cublas/ && $1 !~ /^cublasLt/ { of = "cublas" }
  $1 ~ /^cusparse/ { of = "cusparse" }
  $1 ~ /^cusolver/ { of = "cusolver" }
  $1 ~ /^(cuda|luchoCuda)/ { of = "cudart" }
  of == kind { print "void " $1 "(void) { __builtin_trap(); }" }
  { of = "" }'
