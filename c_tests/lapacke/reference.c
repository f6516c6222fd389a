/* A door to the reference LAPACKE: loaded with RTLD_DEEPBIND, this library and what it depends on use each other and
 * nothing of the program; its error handlers, found first, note what they are told instead of ending the process. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

char reference_reported[256];

static void add(const char *what, const char *name, int length, long long info) {
    size_t used = strlen(reference_reported);
    while (length > 0 && name[length - 1] == ' ') length--;
    snprintf(reference_reported + used, sizeof reference_reported - used, "%s(%.*s,%lld)", what, length, name, info);
}

void xerbla_(const char *name, const int *info, size_t length) { add("xerbla", name, (int)length, *info); }
void LAPACKE_xerbla(const char *name, int info) { add("LAPACKE_xerbla", name, (int)strlen(name), info); }
