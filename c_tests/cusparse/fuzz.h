/* What the two parts of the fuzzer share. */
#ifndef LT_CUSPARSE_FUZZ_H
#define LT_CUSPARSE_FUZZ_H

#include "legacy_support.h"

extern lt_rng fuzz_rng;
/* A number that is rarely a good index. */
int32_t fuzz_strange(void);
/* Spoils up to three offsets or indices; with `ends` the last offset stays. */
void fuzz_corrupt(sp_csr *a, int ends);
/* A small matrix with something wrong in it, or nothing. */
sp_csr fuzz_next(int square, int ends);
/* One round through the functions that take descriptors. */
void fuzz_descriptors(void);
void fuzz_blocks(void);

#endif
