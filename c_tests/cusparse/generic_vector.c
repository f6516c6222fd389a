/* Sparse vectors: cusparseAxpby, Gather, Scatter, Rot, SpVV. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

static lt_rng rng;

typedef struct {
    cudaDataType t, c; /* elements, and what is computed in */
} pair;
static const pair pairs[] = {{CUDA_R_32F, CUDA_R_32F}, {CUDA_R_64F, CUDA_R_64F},  {CUDA_C_32F, CUDA_C_32F},  {CUDA_C_64F, CUDA_C_64F},
                             {CUDA_R_16F, CUDA_R_32F}, {CUDA_R_16BF, CUDA_R_32F}, {CUDA_C_16F, CUDA_C_32F}, {CUDA_C_16BF, CUDA_C_32F}};
enum { PAIRS = 8, N = 40, NNZ = 13 };

/* Both vectors. Indices differ; in any order if so asked. */
static cusparseSpVecDescr_t dx;
static cusparseDnVecDescr_t dy;
static void *ix, *x, *y;
static int64_t at[NNZ];
static void begin(cudaDataType tx, cudaDataType ty, cusparseIndexType_t it, int base, int shuffled) {
    int64_t all[N];
    for (int i = 0; i < N; i++) all[i] = i;
    for (int i = 0; i < N; i++) {
        int j = i + (int)(lt_bits(&rng) % (uint64_t)(N - i));
        int64_t s = all[i];
        all[i] = all[j], all[j] = s;
    }
    for (int k = 0; k < NNZ; k++) at[k] = all[k];
    for (int i = 0; i < NNZ && !shuffled; i++)
        for (int j = i + 1; j < NNZ; j++)
            if (at[j] < at[i]) {
                int64_t s = at[i];
                at[i] = at[j], at[j] = s;
            }
    ix = g_new(NNZ, g_index_size(it));
    for (int k = 0; k < NNZ; k++) g_set_index(it, ix, k, at[k] + base);
    x = g_array(tx, NNZ, &rng), y = g_array(ty, N, &rng);
    SP(cusparseCreateSpVec(&dx, N, NNZ, ix, x, it, (cusparseIndexBase_t)base, tx));
    SP(cusparseCreateDnVec(&dy, N, y, ty));
}
static void end(void) { g_free(ix), g_free(x), g_free(y); }
static void drop(void) {
    SP(cusparseDestroySpVec(dx));
    SP(cusparseDestroyDnVec(dy));
}

static void axpby(void) {
    g_begin();
    for (int p = 0; p < PAIRS; p++)
        for (int k = 0; k < 8; k++)
            for (int kind = 0; kind < 4; kind++) { /* beta 0, 1, other; alpha 0 */
                cudaDataType t = pairs[p].t, c = pairs[p].c;
                lt_context("type %d case %d kind %d", t, k, kind);
                begin(t, t, g_indices[k & 1], k >> 1 & 1, k >> 2);
                wide alpha = kind == 3 ? 0 : g_random(c, &rng) + 1, beta = kind == 0 ? 0 : kind == 1 ? 1 : g_random(c, &rng) / 2, want[N];
                for (int i = 0; i < N; i++) want[i] = kind == 0 ? 0 : beta * g_get(t, y, i);
                for (int e = 0; e < NNZ; e++) want[at[e]] += alpha * g_get(t, x, e);
                for (int i = 0; i < N && kind == 0; i++) g_set(t, y, i, g_poison(t));
                for (int e = 0; e < NNZ && kind == 3; e++) g_set(t, x, e, g_poison(t));
                g_scalar sa = g_scalar_of(c, alpha), sb = g_scalar_of(c, beta);
                SP(cusparseAxpby(g_handle, &sa, dx, &sb, dy));
                memset(&sa, 0xff, sizeof sa), memset(&sb, 0xff, sizeof sb);
                drop();
                SYNC();
                for (int i = 0; i < N; i++) g_near(g_get(t, y, i), want[i], g_eps(t), 40);
                end();
            }
    g_end();
}

static void gather_scatter(void) {
    static const cudaDataType all[] = {CUDA_R_32F, CUDA_R_64F, CUDA_C_32F, CUDA_C_64F, CUDA_R_8I, CUDA_R_16F, CUDA_R_16BF, CUDA_C_16F, CUDA_C_16BF, CUDA_R_32I};
    g_begin();
    for (int t = 0; t < 10; t++)
        for (int k = 0; k < 8; k++)
            for (int scatter = 0; scatter < 2; scatter++) {
                lt_context("type %d case %d scatter %d", all[t], k, scatter);
                begin(all[t], all[t], g_indices[k & 1], k >> 1 & 1, k >> 2);
                wide wx[NNZ], wy[N];
                for (int e = 0; e < NNZ; e++) wx[e] = g_get(all[t], x, e);
                for (int i = 0; i < N; i++) wy[i] = g_get(all[t], y, i);
                for (int e = 0; e < NNZ; e++) *(scatter ? &wy[at[e]] : &wx[e]) = scatter ? wx[e] : wy[at[e]];
                if (scatter) SP(cusparseScatter(g_handle, dx, dy));
                else SP(cusparseGather(g_handle, dy, dx));
                drop();
                SYNC();
                for (int e = 0; e < NNZ; e++) LT_CHECK(g_get(all[t], x, e) == wx[e]);
                for (int i = 0; i < N; i++) LT_CHECK(g_get(all[t], y, i) == wy[i]);
                end();
            }
    g_end();
}

static void rot(void) {
    g_begin();
    for (int p = 0; p < PAIRS; p++)
        for (int k = 0; k < 8; k++) {
            cudaDataType t = pairs[p].t, c = pairs[p].c;
            lt_context("type %d case %d", t, k);
            begin(t, t, g_indices[k & 1], k >> 1 & 1, k >> 2);
            wide co = g_random(c, &rng) / 2, si = g_random(c, &rng) / 2, wx[NNZ], wy[N];
            for (int i = 0; i < N; i++) wy[i] = g_get(t, y, i);
            for (int e = 0; e < NNZ; e++) {
                wide a = g_get(t, x, e), b = g_get(t, y, at[e]);
                wx[e] = co * a + si * b, wy[at[e]] = co * b - si * a;
            }
            g_scalar sc = g_scalar_of(c, co), ss = g_scalar_of(c, si);
            SP(cusparseRot(g_handle, &sc, &ss, dx, dy));
            memset(&sc, 0xff, sizeof sc), memset(&ss, 0xff, sizeof ss);
            drop();
            SYNC();
            for (int e = 0; e < NNZ; e++) g_near(g_get(t, x, e), wx[e], g_eps(t), 40);
            for (int i = 0; i < N; i++) g_near(g_get(t, y, i), wy[i], g_eps(t), 40);
            end();
        }
    g_end();
}

static void spvv(void) {
    static const struct {
        cudaDataType x, y, c;
    } rows[] = {{CUDA_R_32F, CUDA_R_32F, CUDA_R_32F},  {CUDA_R_64F, CUDA_R_64F, CUDA_R_64F}, {CUDA_C_32F, CUDA_C_32F, CUDA_C_32F},
                {CUDA_C_64F, CUDA_C_64F, CUDA_C_64F},  {CUDA_R_8I, CUDA_R_8I, CUDA_R_32I},   {CUDA_R_8I, CUDA_R_8I, CUDA_R_32F},
                {CUDA_R_16F, CUDA_R_16F, CUDA_R_32F},  {CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F}, {CUDA_C_16F, CUDA_C_16F, CUDA_C_32F},
                {CUDA_C_16BF, CUDA_C_16BF, CUDA_C_32F}};
    g_begin();
    for (int r = 0; r < 10; r++)
        for (int k = 0; k < 8; k++)
            for (int op = 0; op < 3; op++)
                for (int device = 0; device < 2; device++) {
                    lt_context("row %d case %d op %d device %d", r, k, op, device);
                    begin(rows[r].x, rows[r].y, g_indices[k & 1], k >> 1 & 1, k >> 2);
                    wide want = 0;
                    for (int e = 0; e < NNZ; e++) {
                        wide a = g_get(rows[r].x, x, e);
                        want += (op == 2 ? conjl(a) : a) * g_get(rows[r].y, y, at[e]);
                    }
                    size_t bytes = 0;
                    void *result = g_new(1, g_size(rows[r].c));
                    SP(cusparseSetPointerMode(g_handle, device ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
                    SP(cusparseSpVV_bufferSize(g_handle, (cusparseOperation_t)op, dx, dy, result, rows[r].c, &bytes));
                    LT_CHECK(bytes > 0);
                    SP(cusparseSpVV(g_handle, (cusparseOperation_t)op, dx, dy, result, rows[r].c, NULL));
                    if (device) SYNC();
                    drop();
                    g_near(g_get(rows[r].c, result, 0), want, g_eps(rows[r].c), 600);
                    g_free(result);
                    end();
                }
    g_end();
}

/* An element that is named twice is added to twice; one that does not exist is an error of the stream, or of SpVV. */
static void odd_indices(void) {
    g_begin();
    int twice[3] = {1, 4, 1}, outside[3] = {1, 5, 2};
    double v[3] = {1, 2, 3}, d[5] = {1, 1, 1, 1, 1}, one = 1, sum = 7;
    cusparseSpVecDescr_t a, b;
    cusparseDnVecDescr_t c;
    SP(cusparseCreateSpVec(&a, 5, 3, twice, v, CUSPARSE_INDEX_32I, 0, CUDA_R_64F));
    SP(cusparseCreateSpVec(&b, 5, 3, outside, v, CUSPARSE_INDEX_32I, 0, CUDA_R_64F));
    SP(cusparseCreateDnVec(&c, 5, d, CUDA_R_64F));
    SP(cusparseAxpby(g_handle, &one, a, &one, c));
    SYNC();
    LT_CHECK(d[1] == 5 && d[4] == 3 && d[0] == 1);
    BAD(cusparseSpVV(g_handle, 0, b, c, &sum, CUDA_R_64F, NULL));
    LT_CHECK(sum == 7);
    SP(cusparseAxpby(g_handle, &one, b, &one, c));
    LT_CHECK(cudaStreamSynchronize(g_stream) != cudaSuccess);
    SP(cusparseScatter(g_handle, b, c));
    LT_CHECK(cudaStreamSynchronize(g_stream) != cudaSuccess);
    SP(cusparseGather(g_handle, c, b));
    LT_CHECK(cudaStreamSynchronize(g_stream) != cudaSuccess);
    cudaGetLastError();
    LT_CHECK(d[1] == 5 && d[4] == 3 && v[0] == 1);
    SP(cusparseDestroySpVec(a));
    SP(cusparseDestroySpVec(b));
    SP(cusparseDestroyDnVec(c));
    g_end();
}

static const lt_test tests[] = {{"axpby", axpby, 0}, {"gather_scatter", gather_scatter, 0}, {"rot", rot, 0}, {"spvv", spvv, 0}, {"odd_indices", odd_indices, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
