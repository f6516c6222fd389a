/* What the tests of cuSPARSE's first generation share: calls by element type, random compressed matrices that end at a
 * page that cannot be touched, and their dense counterparts in long double. */
#ifndef LT_CUSPARSE_LEGACY_SUPPORT_H
#define LT_CUSPARSE_LEGACY_SUPPORT_H

#include "../cuda/support.h"
#include "cusparse.h"

#define SP(call) LT_REQUIRE_EQ((call), CUSPARSE_STATUS_SUCCESS)

/* cusparse<t>name(...); addresses of elements are void pointers here. */
#define TYPED(t, name, ...)                                \
    ((t) == LT_S   ? cusparseS##name(__VA_ARGS__)          \
     : (t) == LT_D ? cusparseD##name(__VA_ARGS__)          \
     : (t) == LT_C ? cusparseC##name(__VA_ARGS__)          \
                   : cusparseZ##name(__VA_ARGS__))
#define REAL(t, name, ...) ((t) == LT_S ? cusparseS##name(__VA_ARGS__) : cusparseD##name(__VA_ARGS__))

typedef long double complex wide;

/* Elements in memory that ends at a guard page. */
void *sp_new(size_t count, size_t size);
void sp_free(void *p);
void *sp_vector(lt_type t, int64_t count);
wide sp_get(lt_type t, const void *p, int64_t i);
void sp_set(lt_type t, void *p, int64_t i, wide value);
void sp_random(lt_type t, void *p, int64_t count, lt_rng *r);
/* An element as an argument that lies on the stack. */
typedef union {
    float s;
    double d;
    float c[2];
    double z[2];
} sp_scalar;
sp_scalar sp_scalar_of(lt_type t, wide value);

/* Compressed rows. */
typedef struct {
    lt_type t;
    int m, n, nnz, base;
    int *offsets, *indices;
    void *values;
} sp_csr;

/* What a random matrix is like. */
enum {
    SP_SHUFFLED = 1,  /* columns of a row in any order */
    SP_DIAGONAL = 2,  /* every diagonal entry is there, and dominates its row */
    SP_HERMITIAN = 4, /* in pattern and values; square */
    SP_ZEROS = 8,     /* some entries are zeros that are stored */
};
sp_csr sp_make(lt_type t, int m, int n, double density, int base, int like, lt_rng *r);
sp_csr sp_copy(const sp_csr *a);
void sp_csr_free(sp_csr *a);
/* Where (i, j) is stored, or -1. */
int sp_at(const sp_csr *a, int i, int j);
/* Takes the entry (i, j) out. */
void sp_drop(sp_csr *a, int i, int j);
/* Dense m x n by columns, to be freed; entries that occur more than once are added. */
wide *sp_dense(const sp_csr *a);

cusparseMatDescr_t sp_descr(int base, cusparseFillMode_t fill, cusparseDiagType_t diag);
cusparseIndexBase_t sp_base(int base);

/* |value - expected| <= tolerance * (scale + |expected|); NaN fails. */
int sp_near(wide value, wide expected, double tolerance, double scale);

/* A function whose arguments get bad values; how many of the types S, D, C, Z it has, 1 for one without a type. */
typedef struct {
    const char *name;
    int (*call)(lt_type, const int64_t *);
    int types;
    const char *words;
} sp_function;
extern const sp_function sp_functions[], sp_block_functions[];

extern cusparseHandle_t sp_handle;
extern cudaStream_t sp_stream;
extern void *sp_buffer;
/* A handle on a stream of its own, and a buffer; before and after each test. */
void sp_begin(void);
void sp_end(void);
/* Waits for the stream, which shall be well. */
#define SP_SYNC() RT(cudaStreamSynchronize(sp_stream))

#endif
