/* Every argument of the functions of cuSPARSE's first generation gets bad values. A failing call has the vendor's status and
 * writes nothing; the good call succeeds. What an argument may be is told by one word each; "-" is not looked at. */
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

/* One buffer for each argument, and what it was before. */
enum { MOST = 28, ROOM = 16 * 16 };
static lt_buf buffers[MOST];
static cusparseMatDescr_t good_descr, symmetric, gone_descr;
static csric02Info_t ic, gone_ic;
static csrilu02Info_t lu;
static csrsv2Info_t sv;
static csrsm2Info_t sm;
static bsrsv2Info_t bsv;
static bsrsm2Info_t bsm;
static bsric02Info_t bic;
static bsrilu02Info_t blu;
static csrgemm2Info_t g2;
static cusparseColorInfo_t color;
static csru2csrInfo_t sorted;
static cusparseHandle_t gone_handle;

/* A diagonal matrix with twos, or what goes with it. */
static void refill(lt_type t, int i, const char *word) {
    void *p = buffers[i].p;
    memset(p, 0, ROOM);
    if (strcmp(word, "offsets") == 0 || strstr(word, "ind") != NULL)
        for (int k = 0; k <= 4; k++) ((int *)p)[k] = k;
    else if (strcmp(word, "ones") == 0)
        for (int k = 0; k < 4; k++) ((int *)p)[k] = 1;
    else if (strcmp(word, "scalar") == 0) sp_set(t, p, 0, 1);
    else if (strcmp(word, "real") == 0) *(double *)p = 1e-3;
    else if (strcmp(word, "plane") == 0 || strcmp(word, "late") == 0)
        for (int k = 0; k < 16; k++) sp_set(t, p, k, k % 5 == 0 ? 2 : 0);
    else if (strcmp(word, "twos") == 0)
        for (int k = 0; k < 4; k++) sp_set(t, p, k, 2);
    lt_buf_freeze(&buffers[i]);
}

#define PTR(p) (int64_t)(intptr_t)(p)
/* Found by the stream, as the number of entries is in the arrays. */
#define LATE -1
#define GARBAGE 0x5bd1e995cafe1234

static int64_t info_of(const char *word) {
    const struct {
        const char *word;
        int64_t info;
    } all[] = {{"ic", PTR(ic)}, {"lu", PTR(lu)}, {"sv", PTR(sv)}, {"sm", PTR(sm)}, {"order", PTR(sorted)},
               {"bsv", PTR(bsv)}, {"bsm", PTR(bsm)}, {"bic", PTR(bic)}, {"blu", PTR(blu)}, {"g2", PTR(g2)}, {"color", PTR(color)}};
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        if (strcmp(word, all[k].word) == 0) return all[k].info;
    return 0;
}

/* Good values come first, then pairs of a bad value and its status. */
static int64_t values_of(const char *word, int i, int64_t bad[][2], int *count) {
    const int64_t invalid = CUSPARSE_STATUS_INVALID_VALUE;
    int n = 0;
#define BAD(value, status) (bad[n][0] = (int64_t)(value), bad[n++][1] = (status))
    int64_t good = PTR(buffers[i].p);
    if (strcmp(word, "handle") == 0) {
        good = PTR(sp_handle);
        BAD(0, CUSPARSE_STATUS_NOT_INITIALIZED), BAD(GARBAGE, CUSPARSE_STATUS_NOT_INITIALIZED), BAD(PTR(gone_handle), CUSPARSE_STATUS_NOT_INITIALIZED);
        BAD(PTR(good_descr), CUSPARSE_STATUS_NOT_INITIALIZED);
    } else if (strcmp(word, "descr") == 0) {
        good = PTR(good_descr);
        BAD(0, invalid), BAD(GARBAGE, invalid), BAD(PTR(gone_descr), invalid), BAD(PTR(sp_handle), invalid);
        BAD(PTR(symmetric), CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED);
    } else if (info_of(word) != 0) {
        good = info_of(word);
        BAD(0, invalid), BAD(GARBAGE, invalid), BAD(PTR(gone_ic), invalid), BAD(PTR(good_descr), invalid);
    } else if (strcmp(word, "sides") == 0 || strcmp(word, "opn") == 0) {
        good = 0, BAD(3, invalid), BAD(-1, invalid), BAD(CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE, CUSPARSE_STATUS_NOT_SUPPORTED);
    } else if (strcmp(word, "op") == 0) {
        good = 0, BAD(3, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "dir") == 0 || strcmp(word, "base") == 0 || strcmp(word, "policy") == 0) {
        good = 0, BAD(2, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "action") == 0) {
        good = CUSPARSE_ACTION_NUMERIC, BAD(2, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "algo") == 0) {
        good = 0, BAD(3, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "algo0") == 0) {
        good = 0, BAD(1, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "size") == 0) {
        good = 4, BAD(-1, invalid), BAD(-0x7fffffff - 1, invalid);
    } else if (strcmp(word, "one_size") == 0) {
        good = 1, BAD(-1, invalid);
    } else if (strcmp(word, "rows") == 0) {
        good = 4, BAD(-1, invalid), BAD(0, invalid), BAD(2, invalid);
    } else if (strcmp(word, "stride") == 0 || strcmp(word, "ld") == 0) {
        good = 4, BAD(3, invalid), BAD(0, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "dim") == 0) {
        good = 1, BAD(0, invalid), BAD(-1, invalid);
    } else if (strcmp(word, "one") == 0) {
        good = 1;
    } else if (strcmp(word, "buffer") == 0) {
        good = PTR(sp_buffer), BAD(0, invalid), BAD(PTR((char *)sp_buffer + 64), invalid);
    } else if (strcmp(word, "-") == 0) {
        /* anything goes */
    } else if (strcmp(word, "scalar") == 0 || strcmp(word, "real") == 0) {
        BAD(0, invalid);
    } else if (strncmp(word, "late", 4) == 0) {
        BAD(0, LATE), BAD(good + 1, invalid);
    } else {
        BAD(0, invalid), BAD(good + 1, invalid);
    }
#undef BAD
    *count = n;
    return good;
}

static int64_t good[MOST];
static char words[MOST][16];
static int arguments;

static void prepare(lt_type t) {
    for (int i = 0; i < arguments; i++) refill(t, i, words[i]);
}

/* The infos are analysed again for the good call's type and matrix. */
static void analyse(void) {
    static double values[4] = {2, 2, 2, 2}, one = 1;
    static const int offsets[] = {0, 1, 2, 3, 4}, indices[] = {0, 1, 2, 3};
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    const cusparseSolvePolicy_t policy = CUSPARSE_SOLVE_POLICY_NO_LEVEL;
    int columns[4] = {0, 1, 2, 3};
    SP(cusparseDcsric02_analysis(sp_handle, 4, 4, good_descr, values, offsets, indices, ic, policy, sp_buffer));
    SP(cusparseDcsrilu02_analysis(sp_handle, 4, 4, good_descr, values, offsets, indices, lu, policy, sp_buffer));
    SP(cusparseDcsrilu02_numericBoost(sp_handle, lu, 0, NULL, NULL));
    SP(cusparseDcsrsv2_analysis(sp_handle, op, 4, 4, good_descr, values, offsets, indices, sv, policy, sp_buffer));
    SP(cusparseDcsrsm2_analysis(sp_handle, 0, op, op, 4, 4, 4, &one, good_descr, values, offsets, indices, values, 4, sm, policy, sp_buffer));
    const cusparseDirection_t dir = CUSPARSE_DIRECTION_ROW;
    SP(cusparseDbsrsv2_analysis(sp_handle, dir, op, 4, 4, good_descr, values, offsets, indices, 1, bsv, policy, sp_buffer));
    SP(cusparseDbsrsm2_analysis(sp_handle, dir, op, op, 4, 4, 4, good_descr, values, offsets, indices, 1, bsm, policy, sp_buffer));
    SP(cusparseDbsric02_analysis(sp_handle, dir, 4, 4, good_descr, values, offsets, indices, 1, bic, policy, sp_buffer));
    SP(cusparseDbsrilu02_analysis(sp_handle, dir, 4, 4, good_descr, values, offsets, indices, 1, blu, policy, sp_buffer));
    SP(cusparseDbsrilu02_numericBoost(sp_handle, blu, 0, NULL, NULL));
    size_t bytes;
    SP(cusparseDcsrgemm2_bufferSizeExt(sp_handle, 4, 4, 4, &one, good_descr, 4, offsets, indices, good_descr, 4, offsets, indices, &one, good_descr, 4, offsets, indices, g2, &bytes));
    SP(cusparseDcsru2csr(sp_handle, 4, 4, 4, good_descr, values, offsets, columns, sorted, sp_buffer));
    SP_SYNC();
}

static void judge(const sp_function *function, lt_type t) {
    char copy[256], *rest = NULL;
    int64_t bad[8][2], v[MOST];
    int count;
    snprintf(copy, sizeof copy, "%s", function->words);
    arguments = 0;
    for (char *w = strtok_r(copy, " ", &rest); w != NULL; w = strtok_r(NULL, " ", &rest)) snprintf(words[arguments++], 16, "%s", w);
    analyse();
    prepare(t);
    for (int i = 0; i < arguments; i++) good[i] = values_of(words[i], i, bad, &count);
    for (int i = 0; i < arguments; i++) {
        values_of(words[i], i, bad, &count);
        for (int b = 0; b < count; b++) {
            memcpy(v, good, sizeof v);
            v[i] = bad[b][0];
            lt_context("%c %s argument %d (%s) = %lld", lt_letter(t), function->name, i + 1, words[i], (long long)v[i]);
            LT_EQ(function->call(t, v), bad[b][1] == LATE ? CUSPARSE_STATUS_SUCCESS : bad[b][1]);
            if (bad[b][1] == LATE) {
                LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
                cudaGetLastError();
                for (int k = 0; k < arguments; k++) /* offsets may have been made already */
                    if (strcmp(words[k], "offsets") == 0) refill(t, k, words[k]);
            }
            SP_SYNC();
            for (int k = 0; k < arguments; k++) LT_BUF_CHECK(&buffers[k]);
        }
    }
    lt_context("%c %s", lt_letter(t), function->name);
    LT_EQ(function->call(t, good), CUSPARSE_STATUS_SUCCESS);
    SP_SYNC();
    lt_context(NULL);
}

static void bad_arguments(void) {
    sp_begin();
    for (int i = 0; i < MOST; i++) buffers[i] = lt_buf_new(ROOM, LT_PAGE, NULL);
    good_descr = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    symmetric = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    gone_descr = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    SP(cusparseDestroyMatDescr(gone_descr));
    SP(cusparseSetMatType(symmetric, CUSPARSE_MATRIX_TYPE_SYMMETRIC));
    SP(cusparseCreate(&gone_handle));
    SP(cusparseDestroy(gone_handle));
    SP(cusparseCreateCsric02Info(&ic));
    SP(cusparseCreateCsric02Info(&gone_ic));
    SP(cusparseDestroyCsric02Info(gone_ic));
    SP(cusparseCreateCsrilu02Info(&lu));
    SP(cusparseCreateCsrsv2Info(&sv));
    SP(cusparseCreateCsrsm2Info(&sm));
    SP(cusparseCreateCsru2csrInfo(&sorted));
    SP(cusparseCreateBsrsv2Info(&bsv));
    SP(cusparseCreateBsrsm2Info(&bsm));
    SP(cusparseCreateBsric02Info(&bic));
    SP(cusparseCreateBsrilu02Info(&blu));
    SP(cusparseCreateCsrgemm2Info(&g2));
    SP(cusparseCreateColorInfo(&color));
    const sp_function *tables[] = {sp_functions, sp_block_functions};
    for (int table = 0; table < 2; table++)
        for (const sp_function *f = tables[table]; f->name != NULL; f++)
            for (int t = 0; t < f->types; t++) judge(f, f->types == 1 ? LT_D : (lt_type)t);
    SP(cusparseDestroyBsrsv2Info(bsv));
    SP(cusparseDestroyBsrsm2Info(bsm));
    SP(cusparseDestroyBsric02Info(bic));
    SP(cusparseDestroyBsrilu02Info(blu));
    SP(cusparseDestroyCsrgemm2Info(g2));
    SP(cusparseDestroyColorInfo(color));
    SP(cusparseDestroyCsric02Info(ic));
    SP(cusparseDestroyCsrilu02Info(lu));
    SP(cusparseDestroyCsrsv2Info(sv));
    SP(cusparseDestroyCsrsm2Info(sm));
    SP(cusparseDestroyCsru2csrInfo(sorted));
    SP(cusparseDestroyMatDescr(good_descr));
    SP(cusparseDestroyMatDescr(symmetric));
    for (int i = 0; i < MOST; i++) lt_buf_free(&buffers[i]);
    sp_end();
}

/* Handles that only keep a setting. */
static void settings(void) {
    sp_begin();
    cusparseColorInfo_t colour = NULL;
    cusparseColorAlg_t alg = CUSPARSE_COLOR_ALG0;
    SP(cusparseCreateColorInfo(&colour));
    SP(cusparseSetColorAlgs(colour, CUSPARSE_COLOR_ALG1));
    LT_EQ(cusparseSetColorAlgs(colour, (cusparseColorAlg_t)2), CUSPARSE_STATUS_INVALID_VALUE);
    SP(cusparseGetColorAlgs(colour, &alg));
    LT_EQ(alg, CUSPARSE_COLOR_ALG1);
    SP(cusparseDestroyColorInfo(colour));
    LT_EQ(cusparseCreateColorInfo(NULL), CUSPARSE_STATUS_INVALID_VALUE);
    sp_end();
}

static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {"settings", settings, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
