/* Promise 2: bitwise the same from run to run, at any address and with any leading dimension.
 *
 * Each row at 8 pointer offsets times 3 leading dimensions, then the plain case again. */
#include "workload.h"

static void row_at_offsets(const struct wl *w, struct wl_session *s)
{
    static const int pads[] = {0, 1, 13};
    /* C guarantees the alignment of the real part's type, no more. */
    int unit = w->type == 'd' || w->type == 'z' ? 8 : w->type == 's' || w->type == 'c' ? 4 : 2;
    uint64_t first = 0, hash = 0;
    int st = wl_run(w, &wl_plain, s, &first);
    CHECK(st == 0, "%s: status %d", wl_name(w), st);
    for (int offset = 0; offset < 8; offset++)
        for (int p = 0; p < 3; p++) {
            struct wl_how how = {1, 0, offset * unit, pads[p], WL_DEVICE};
            st = wl_run(w, &how, s, &hash);
            CHECK(st == 0 && hash == first, "%s: offset %d, pad %d: status %d or other bits", wl_name(w), offset * unit,
                  pads[p], st);
        }
    st = wl_run(w, &wl_plain, s, &hash);
    CHECK(st == 0 && hash == first, "%s: the second run gives other bits", wl_name(w));
}

static void every_address(void)
{
    static struct wl rows[WL_ROWS];
    struct wl_session s;
    CHECK(wl_open(&s, 1) == 0, "cannot open a session");
    for (lt_level level = LT_QUICK; level <= lt_wanted(); level++) {
        int nrows = wl_table(level, rows, WL_ROWS);
        for (int k = 0; k < nrows; k++) {
            lt_step("%s", wl_name(&rows[k]));
            row_at_offsets(&rows[k], &s);
        }
    }
    CHECK(wl_close(&s) == 0, "cannot close the session");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_address", every_address, 120}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
