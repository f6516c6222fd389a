/* Promise 23: one bad member of a batch does not disturb the others, and is named exactly. A singular (or
 * indefinite, or NaN) matrix at positions 0, b/4, b/2 and b-1; the hash of every good member looked at
 * equals that of a run on its own. Pointer arrays of inputs may name the same matrix twice. */
#include "workload.h"

#include <math.h>
#include <stdlib.h>

static struct wl_session s;

enum spoil { ZERO_COLUMN, NAN_ENTRY, SPOILS };

/* Spoils member `bad` at column k; the 1-based index that must be reported. */
static int spoil(struct wl_job *j, const struct wl *w, int bad, enum spoil how, int k)
{
    int upper = w->kind == WL_CHOLESKY && (w->mode & 1);
    if (how == NAN_ENTRY) {
        wl_poke(j, bad, k, k, (double)NAN, 0);
        return k + 1;
    }
    if (w->kind == WL_CHOLESKY) {
        wl_poke(j, bad, k, k, -1, 0);
        return k + 1;
    }
    for (int i = 0; i < w->m && !upper; i++)
        wl_poke(j, bad, i, k, 0, 0);
    return k + 1;
}

static int has_info_array(const struct wl *w)
{
    return w->kind == WL_GETRF || w->kind == WL_GETRI || w->kind == WL_MATINV;
}

static void one(const struct wl *w, int batch, int bad, enum spoil how, int k)
{
    uint64_t alone = 0, hash;
    struct wl_job *j;
    CHECK(wl_run(w, &wl_plain, &s, &alone) == 0, "%s alone", wl_name(w));
    const int looked_at[] = {0, 1, batch / 3, batch / 2, batch - 2, batch - 1};
    for (int g = bad & 1; g < 6; g += lt_wanted() == LT_QUICK ? 3 : 1) {
        int good = looked_at[g];
        if (good == bad)
            continue;
        const struct wl_how plan = {batch, good, 0, 0, WL_DEVICE};
        if (!CHECK(wl_prepare(&j, w, &plan) == 0, "prepare"))
            return;
        int index = spoil(j, w, bad, how, k);
        int st = wl_launch(j, &s), sync = wl_sync(w, &s);
        /* Without info the status is all there is to tell by. */
        int told = w->kind == WL_CHOLESKY || w->kind == WL_LU;
        CHECK(st == (told ? MLUOP_STATUS_EXECUTION_FAILED : 0) && sync == 0, "%s: status %d, sync %d", wl_name(w), st, sync);
        hash = 0;
        /* mluOp has one info for the whole call: it is part of the hash, so take the bad one's off. */
        if (w->kind == WL_XGETRF || w->kind == WL_SGETRF2) {
            /* With row exchanges a NaN is met when its row is; a zero column is met at its index. */
            CHECK(how == NAN_ENTRY && w->mode ? wl_info(j, 0) != 0 : wl_info(j, 0) == index,
                  "%s, batch %d, bad %d: info %d, not %d", wl_name(w), batch, bad, wl_info(j, 0), index);
            wl_set_info(j, 0);
        } else if (w->kind == WL_GETRF && how == ZERO_COLUMN)
            CHECK(wl_info(j, bad) == index, "%s, batch %d: info[%d] is %d, not %d", wl_name(w), batch, bad, wl_info(j, bad), index);
        else if (has_info_array(w) && how == ZERO_COLUMN)
            CHECK(wl_info(j, bad) != 0, "%s, batch %d: info[%d] is 0", wl_name(w), batch, bad);
        CHECK(wl_collect(j, &hash) == 0 && hash == alone, "%s, batch %d, bad %d: member %d has other bits", wl_name(w), batch, bad, good);
        wl_free(j);
    }
}

static void every_kind(void)
{
    static const struct wl rows[] = {
        {WL_CHOLESKY, 's', 17, 17, 0}, {WL_CHOLESKY, 'c', 33, 33, 1}, {WL_CHOLESKY, 's', 100, 100, 3},
        {WL_XGETRF, 's', 17, 17, 1},   {WL_XGETRF, 'c', 40, 40, 0},   {WL_SGETRF2, 's', 33, 33, 1},
        {WL_LU, 'c', 17, 17, 0},       {WL_GETRF, 's', 5, 5, 1},      {WL_GETRF, 'd', 17, 17, 1},
        {WL_GETRF, 'c', 33, 33, 0},    {WL_GETRF, 'z', 100, 100, 1},  {WL_GETRI, 'd', 17, 17, 1},
        {WL_GETRI, 's', 64, 64, 1},    {WL_MATINV, 'c', 8, 8, 1},     {WL_MATINV, 's', 32, 32, 1},
    };
    int batches[] = {8, 33};
    CHECK(wl_open(&s, 1) == 0, "open");
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
        for (int b = 0; b < (lt_wanted() == LT_QUICK ? 1 : 2); b++)
            for (int how = 0; how < SPOILS; how++) {
                int batch = batches[b], n = rows[k].n;
                const int bad[] = {0, batch / 4, batch / 2, batch - 1}, columns[] = {0, n / 2, n - 1, n / 3};
                for (int p = 0; p < 4; p++)
                    one(&rows[k], batch, bad[p], (enum spoil)how, columns[p]);
            }
    CHECK(wl_close(&s) == 0, "close");
}

/* Inputs that are only read may be the same matrix for every member. */
static void aliased_inputs(void)
{
    enum { N = 6, B = 4 };
    double a[N * N], c[B][N * N];
    const double *inputs[B];
    double *factor[1] = {a}, *outputs[B];
    int pivots[B * N], info[B], one_pivots[N], one_info;
    CHECK(wl_open(&s, 1) == 0, "open");
    for (int k = 0; k < N * N; k++)
        a[k] = (double)(rel_mix((uint64_t)k) % 1000) / 100;
    for (int k = 0; k < B; k++) {
        inputs[k] = a;
        outputs[k] = c[k];
    }
    CHECK(aclblasDgetrfBatched(s.blas, N, factor, N, one_pivots, &one_info, 1) == 0, "getrf");
    CHECK(aclrtSynchronizeStream(s.stream) == 0 && one_info == 0, "info %d", one_info);
    for (int k = 0; k < B * N; k++)
        pivots[k] = one_pivots[k % N];
    CHECK(aclblasDgetriBatched(s.blas, N, inputs, N, pivots, outputs, N, info, B) == 0, "getri");
    CHECK(aclrtSynchronizeStream(s.stream) == 0, "sync");
    for (int k = 1; k < B; k++)
        for (int i = 0; i < N * N; i++)
            CHECK(c[k][i] == c[0][i], "member %d differs at %d", k, i);
    CHECK(wl_close(&s) == 0, "close");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_kind", every_kind, 300}, {"aliased_inputs", aliased_inputs, 20}, {0}};
    putenv("LUCHO_LOG=off");
    return lt_main(argc, argv, tests, NULL);
}
