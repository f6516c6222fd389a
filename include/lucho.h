/* lucho's own interface: thread control, the math mode.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LUCHO_H
#define LUCHO_LUCHO_H

/** As the library thinks best; at present this is LUCHO_MATH_PEDANTIC. */
#define LUCHO_MATH_DEFAULT 0

/** Floats are multiplied as floats: results have the bits that they have on a CPU without AMX. */
#define LUCHO_MATH_PEDANTIC 1

/**
 * Where the CPU has AMX, large products of float and float complex matrices are sums of products of bfloat16
 * pieces, three for each float, at the usual accuracy.
 */
#define LUCHO_MATH_BF16X3 2

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Sets the math mode (one of LUCHO_MATH_...) of calls from now on, in the whole process. Without it the
 * environment variable LUCHO_MATH decides. Returns 0; for any other value -1, and nothing changes.
 */
int luchoSetMathMode(int mode);

/** The math mode of calls that begin now. */
int luchoGetMathMode(void);

/**
 * Sets the number of threads that one call uses at most, from now on, in the whole process. 0 or less
 * goes back to the default: LUCHO_NUM_THREADS, else OMP_NUM_THREADS, else the processors that
 * the affinity mask and the cgroup quota leave. Results do not depend on it.
 */
void luchoSetNumThreads(int count);

/** The number of threads that one call of the calling thread uses at most. */
int luchoGetNumThreads(void);

/**
 * As luchoSetNumThreads, for calls of the calling thread only; 0 or less goes back to the common
 * number. Returns what it was before (0: the common number).
 */
int luchoSetNumThreadsLocal(int count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_LUCHO_H */
