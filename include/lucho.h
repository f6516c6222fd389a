/* lucho's own interface: thread control.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LUCHO_H
#define LUCHO_LUCHO_H

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

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
