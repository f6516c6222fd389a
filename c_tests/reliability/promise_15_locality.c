/* Promise 15: an asynchronous failure names the call it came from and stays on its stream: the next
 * synchronize of that stream reports it once, other streams never see it, and the stream works again.
 * Also the rules of the last error: per thread; cnrtPeekAtLastError keeps it, cnrtGetLastError clears it.
 *
 * LUCHO_FAULT_PANIC=task:1 makes the first queued task fail; the input lives in host memory so that no
 * copy takes its place. */
#include "proc.h"
#include "workload.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static const char *const first_task_fails[] = {"LUCHO_FAULT_PANIC=task:1", "LUCHO_LOG=off", "RUST_BACKTRACE=0", NULL};
static const struct wl row = {WL_GETRF, 'd', 300, 300, 1}, same = {WL_LU, 's', 64, 64, 0};
static struct { uint64_t acl, cnrt; } *clean;

static int reference(void *unused)
{
    struct wl_session s;
    (void)unused;
    CHECK(wl_open(&s, 1) == 0 && wl_run(&row, &wl_plain, &s, &clean->acl) == 0, "the reference run");
    CHECK(wl_run(&same, &wl_plain, &s, &clean->cnrt) == 0 && wl_close(&s) == 0, "the reference run");
    return 0;
}

static int wait_until_done(aclrtStream stream)
{
    aclrtStreamStatus now = ACL_STREAM_STATUS_NOT_READY;
    for (int k = 0; k < 2000; k++) {
        if (aclrtStreamQuery(stream, &now) != 0 || now == ACL_STREAM_STATUS_COMPLETE)
            return 1;
        lt_sleep_ms(5);
    }
    return 0;
}

static int on_acl_streams(void *unused)
{
    const struct wl_how host = {1, 0, 0, 0, WL_GUARD_AFTER};
    struct wl_session a, b;
    struct wl_job *job;
    uint64_t hash = 0;
    (void)unused;
    CHECK(wl_open(&a, 1) == 0 && wl_open(&b, 1) == 0, "open");
    CHECK(wl_prepare(&job, &row, &host) == 0, "prepare");
    int st = wl_launch(job, &a);
    CHECK(st == 0, "the launch itself must succeed: %d", st);
    CHECK(wait_until_done(a.stream), "the failed stream never comes to rest");
    st = wl_run(&row, &wl_plain, &b, &hash);
    CHECK(st == 0 && hash == clean->acl, "the other stream: status %d or other bits", st);
    CHECK(aclrtSynchronizeStream(b.stream) == 0, "the other stream reports a failure that is not its own");
    st = aclrtSynchronizeStream(a.stream);
    CHECK(st == ACL_ERROR_INTERNAL_ERROR, "the failed stream: sync gives %d", st);
    const char *message = aclGetRecentErrMsg();
    CHECK(message && strstr(message, "aclblasDgetrfBatched"), "the message does not name the call: '%s'", message ? message : "(null)");
    CHECK(aclrtSynchronizeStream(a.stream) == 0, "the failure is reported twice");
    wl_free(job);
    hash = 0;
    st = wl_run(&row, &wl_plain, &a, &hash);
    CHECK(st == 0 && hash == clean->acl, "the stream after its failure: status %d or other bits", st);
    CHECK(wl_close(&a) == 0 && wl_close(&b) == 0, "close");
    return 0;
}

static void note_order(void *p)
{
    __atomic_fetch_add((int *)p, 1, __ATOMIC_SEQ_CST);
}

static int on_cnrt_queues(void *unused)
{
    static char memory[1 << 20];
    struct wl_session a, b;
    int ran = 0;
    uint64_t hash = 0;
    (void)unused;
    CHECK(wl_open(&a, 1) == 0 && wl_open(&b, 1) == 0, "open");
    int st = cnrtMemsetAsync(memory, 7, sizeof memory, a.queue);
    CHECK(st == cnrtSuccess, "the launch itself must succeed: %d", st);
    for (int k = 0; k < 2000 && cnrtQueueQuery(a.queue) == cnrtErrorBusy; k++)
        lt_sleep_ms(5);
    cnrtGetLastError();
    CHECK(cnrtInvokeHostFunc(b.queue, note_order, &ran) == cnrtSuccess, "host function");
    CHECK(cnrtQueueSync(b.queue) == cnrtSuccess && ran == 1, "the other queue");
    CHECK(cnrtPeekAtLastError() == cnrtSuccess, "a last error before anything was reported: %d", cnrtPeekAtLastError());
    st = cnrtQueueSync(a.queue);
    CHECK(st != cnrtSuccess && st != cnrtErrorInvalidResourceHandle, "the failed queue: sync gives %d", st);
    CHECK((int)cnrtPeekAtLastError() == st && (int)cnrtPeekAtLastError() == st, "peek: %d, %d expected", cnrtPeekAtLastError(), st);
    CHECK((int)cnrtGetLastError() == st && cnrtGetLastError() == cnrtSuccess, "the last error is not cleared by reading it");
    CHECK(cnrtQueueSync(a.queue) == cnrtSuccess, "the failure is reported twice");
    st = wl_run(&same, &wl_plain, &a, &hash);
    CHECK(st == 0 && hash == clean->cnrt, "the queue after its failure: status %d or other bits", st);
    CHECK(wl_close(&a) == 0 && wl_close(&b) == 0, "close");
    return 0;
}

static void one_stream_fails(void)
{
    CHECK(rel_child(60, NULL, reference, NULL) == 0, "reference");
    int status = rel_child(60, first_task_fails, on_acl_streams, NULL);
    CHECK(status == 0, "ACL streams: status %d", status);
    status = rel_child(60, first_task_fails, on_cnrt_queues, NULL);
    CHECK(status == 0, "cnrt queues: status %d", status);
}

static void *other_thread(void *arg)
{
    CHECK(cnrtPeekAtLastError() == cnrtSuccess, "another thread's last error is seen");
    CHECK(aclGetRecentErrMsg() == NULL || aclGetRecentErrMsg()[0] == 0, "another thread's message is seen");
    CHECK(cnrtMalloc(NULL, 8) == cnrtErrorArgsInvalid, "cnrtMalloc(NULL)");
    return arg;
}

static void last_error(void)
{
    /* A row: make an error, or a success; what peek then says. */
    static const struct { int fails; cnrtRet_t then; } rows[] = {
        {0, cnrtSuccess}, {1, cnrtErrorArgsInvalid}, {0, cnrtErrorArgsInvalid}, {1, cnrtErrorArgsInvalid}};
    unsigned count;
    cnrtGetLastError();
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
        cnrtGetDeviceCount(rows[k].fails ? NULL : &count);
        CHECK(cnrtPeekAtLastError() == rows[k].then, "row %zu: peek gives %d", k, cnrtPeekAtLastError());
    }
    CHECK(cnrtGetLastError() == cnrtErrorArgsInvalid && cnrtGetLastError() == cnrtSuccess, "reading does not clear");

    pthread_t t;
    aclInit(NULL);
    CHECK(aclrtFree(NULL) == ACL_ERROR_INVALID_PARAM, "aclrtFree(NULL)");
    pthread_create(&t, NULL, other_thread, NULL);
    pthread_join(t, NULL);
    CHECK(cnrtPeekAtLastError() == cnrtSuccess, "another thread's error arrived here");
    CHECK(aclFinalize() == ACL_SUCCESS, "aclFinalize");
}

static void not_positive_definite(void *bad_member)
{
    const struct wl w = {WL_CHOLESKY, 's', 17, 17, 0};
    const struct wl_how how = {4, 0, 0, 0, WL_DEVICE};
    struct wl_session s;
    struct wl_job *job;
    CHECK(wl_open(&s, 1) == 0 && wl_prepare(&job, &w, &how) == 0, "open");
    wl_poke(job, *(int *)bad_member, 4, 4, -1, 0);
    int st = wl_launch(job, &s);
    CHECK(st == MLUOP_STATUS_EXECUTION_FAILED, "not positive definite: %d", st);
    CHECK(wl_sync(&w, &s) == 0, "the failure was reported by the call; the queue is clean");
    wl_free(job);
    CHECK(wl_close(&s) == 0, "close");
}

static void log_line(void)
{
    int member = 2;
    char *text = lt_stderr_of(not_positive_definite, &member);
    CHECK(strstr(text, "mluOpCholesky") && strstr(text, "2") && strstr(text, "5"), "the log line names call, batch and minor: '%s'", text);
    free(text);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"one_stream_fails", one_stream_fails, 120}, {"last_error", last_error, 20},
                                    {"log_line", log_line, 20}, {0}};
    clean = rel_shared(sizeof *clean);
    return lt_main(argc, argv, tests, NULL);
}
