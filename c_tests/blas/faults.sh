#!/usr/bin/env bash
# Every wrong routine of faults.c must be found by the test named beside it, and none when none is active.
set -u
programs=$LUCHO_BUILD/c_tests/blas
cd "$LUCHO_SOURCE/c_tests"
export LUCHO_LOG=off
bad=0

found_by() { # fault, program
    if LD_PRELOAD=$programs/libblas_faults.so FAULT=$1 "$programs/$2" quick >"$programs/fault.log" 2>&1; then
        echo "FAIL: $2 passes with $1"
        bad=$((bad + 1))
    else
        echo "ok   $2 finds $1: $(grep -c ^FAIL "$programs/fault.log") failures"
    fi
}

for fault in gemm_last_element gemm_reads_c gemm_beyond_column gemm_beyond_end gemm_float cblas_layout_ignored \
    gemm64_other_bits trsv_unit_ignored symv_other_triangle axpy_beyond_end amax_from_zero herk_imaginary_diagonal; do
    found_by $fault blas_numbers
done
found_by scal_zero_clears blas_nan
found_by nrm2_overflows blas_nan
found_by trmm_wrong_position blas_errors
for fault in getrf_info getrf_pivots potrf_clears_triangle getrs_not_transposed gecon_pessimist lange_off; do
    found_by $fault lapack_numbers
done
found_by potrf_nan_is_fine lapack_errors

for program in blas_numbers blas_nan blas_errors lapack_numbers lapack_errors; do
    if ! LD_PRELOAD=$programs/libblas_faults.so "$programs/$program" quick >"$programs/fault.log" 2>&1; then
        echo "FAIL: $program fails without a fault"
        bad=$((bad + 1))
    fi
done
exit $((bad > 0))
