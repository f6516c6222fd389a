/* Promise 25: bounded stack. Everything is called from a thread with 128 KiB (musl's default), of which
 * the test's own frames take their share; an overflow is a SIGSEGV. The same bits as on a large stack. */
#include "script.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

static struct wl rows[WL_ROWS];
static int nrows;
static uint64_t large_stack[WL_ROWS], small_stack[WL_ROWS];

static void *run(void *hashes)
{
    for (int own = 0; own < 2; own++)
        script_run(SCRIPT_NONE, own, rows, nrows, hashes);
    return NULL;
}

static void on_stack(size_t bytes, uint64_t *hashes)
{
    pthread_attr_t attr;
    pthread_t t;
    pthread_attr_init(&attr);
    CHECK(pthread_attr_setstacksize(&attr, bytes) == 0, "a stack of %zu bytes", bytes);
    CHECK(pthread_create(&t, &attr, run, hashes) == 0, "pthread_create");
    pthread_join(t, NULL);
    pthread_attr_destroy(&attr);
}

static void everything(void)
{
    for (lt_level level = LT_QUICK; level <= lt_wanted(); level++) {
        nrows = wl_table(level, rows, WL_ROWS);
        on_stack(8u << 20, large_stack);
        on_stack(128u << 10, small_stack);
        for (int k = 0; k < nrows; k++)
            CHECK(large_stack[k] == small_stack[k], "%s: other bits on the small stack", wl_name(&rows[k]));
    }
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"everything", everything, 300}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
