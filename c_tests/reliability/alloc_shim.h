/* malloc and mmap of this program, able to fail on request and counting what is live. Works for the
 * library because a program's own definitions come first; so even an allocation that bypasses the
 * library's fallible helpers is failed, and aborting on it is seen. Not under ASan (REL_ASAN). */
#ifndef LUCHO_RELIABILITY_ALLOC_SHIM_H
#define LUCHO_RELIABILITY_ALLOC_SHIM_H

/* The k-th allocation from now on fails, once; 0 = never. The calling thread's allocations count
 * only between shim_enter and shim_leave; other threads' (the library's) always. */
void shim_arm(long k);
void shim_enter(void);
void shim_leave(void);
/* Whether the armed failure has happened. */
int shim_fired(void);
/* Blocks from malloc, and bytes from mmap, not given back. */
long shim_live(void);
long shim_mapped(void);

#endif
