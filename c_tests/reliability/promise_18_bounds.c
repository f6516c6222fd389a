/* Promise 18: nothing outside m x n is read or written. Every row with an unreadable page right behind,
 * then right before each of its buffers; what lies inside the buffer and is not the matrix (gaps of the
 * leading dimension, the other triangle, work memory) is NaN: reading it changes the bits, writing it is
 * seen by wl_collect. Exact sizes: the last column has no gap behind it. */
#include "workload.h"

static void every_row(void)
{
    static struct wl rows[WL_ROWS];
    static const int pads[] = {0, 3};
    struct wl_session s;
    CHECK(wl_open(&s, 1) == 0, "open");
    for (lt_level level = LT_QUICK; level <= lt_wanted(); level++) {
        int nrows = wl_table(level, rows, WL_ROWS);
        for (int k = 0; k < nrows; k++) {
            uint64_t first = 0;
            CHECK(wl_run(&rows[k], &wl_plain, &s, &first) == 0, "%s", wl_name(&rows[k]));
            for (int memory = WL_GUARD_AFTER; memory <= WL_GUARD_BEFORE; memory++)
                for (int p = 0; p < 2; p++)
                    for (int batch = 1; batch <= 3; batch += 2) {
                        struct wl_how how = {batch, batch / 2, 0, pads[p], (enum wl_memory)memory};
                        uint64_t hash = 0;
                        lt_step("%s, guard page %s, pad %d, batch %d", wl_name(&rows[k]),
                                memory == WL_GUARD_AFTER ? "after" : "before", pads[p], batch);
                        int st = wl_run(&rows[k], &how, &s, &hash);
                        CHECK(st == 0 && hash == first, "%s, pad %d, batch %d: status %d or other bits", wl_name(&rows[k]),
                              pads[p], batch, st);
                    }
        }
    }
    CHECK(wl_close(&s) == 0, "close");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_row", every_row, 60}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
