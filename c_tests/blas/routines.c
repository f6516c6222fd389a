/* See routines.h. */
#include "routines.h"

#include <string.h>

#ifdef BLAS_REFERENCE
#define DECLARE(name, t, f) void name##_(void), cblas_##name(void);
#define FORM_LIST(name) {name##_, NULL, cblas_##name, NULL}
#define FORTRAN_FORM_LIST(name) {name##_, NULL, NULL, NULL}
#else
#define DECLARE(name, t, f) void name##_(void), name##_64_(void), cblas_##name(void), cblas_##name##64_(void);
#define FORM_LIST(name) {name##_, name##_64_, cblas_##name, cblas_##name##64_}
#define FORTRAN_FORM_LIST(name) {name##_, name##_64_, NULL, NULL}
#endif

/* The C forms of complex dot products have a name of their own. */
#define cblas_cdotu cblas_cdotu_sub
#define cblas_cdotc cblas_cdotc_sub
#define cblas_zdotu cblas_zdotu_sub
#define cblas_zdotc cblas_zdotc_sub
#define cblas_cdotu64_ cblas_cdotu_sub64_
#define cblas_cdotc64_ cblas_cdotc_sub64_
#define cblas_zdotu64_ cblas_zdotu_sub64_
#define cblas_zdotc64_ cblas_zdotc_sub64_

BLAS_ALL(DECLARE) BLAS_FORTRAN_ONLY(DECLARE)

static const family families[] = {
#define X(id, name, list, row, result, does, store, shape) {FAMILY_##id, name, list, row, result, does, store, shape},
    FAMILIES(X)
#undef X
};

const routine routines[] = {
#define ROW(name, t, f) {#name, t, &families[FAMILY_##f], FORM_LIST(name)},
    BLAS_ALL(ROW)
#undef ROW
#define ROW(name, t, f) {#name, t, &families[FAMILY_##f], FORTRAN_FORM_LIST(name)},
    BLAS_FORTRAN_ONLY(ROW)
#undef ROW
    {NULL, LT_S, NULL, {NULL}}};

const routine *routine_named(const char *name) {
    for (const routine *r = routines; r->name != NULL; r++)
        if (strcmp(r->name, name) == 0) return r;
    return NULL;
}

int has_argument(const char *list, argument a) {
    argument name[MOST_ARGUMENTS];
    parse_arguments(list, name);
    for (int i = 0; name[i] != ARG_NONE; i++)
        if (name[i] == a) return 1;
    return 0;
}

const char *letters(const routine *r, argument a) {
    if (!has_argument(r->of->list, a)) return "N";
    switch (a) {
    case ARG_side: return "LR";
    case ARG_uplo: return "UL";
    case ARG_diag: return "NU";
    case ARG_tb: return "NTC";
    case ARG_ta:
        if (r->of->does == DO_OMATCOPY || r->of->does == DO_IMATCOPY) return "NTCR";
        if ((r->of->does != DO_RANKK && r->of->does != DO_RANK2K) || !lt_is_complex(r->t)) return "NTC";
        return r->of->shape == 'H' ? "NC" : "NT";
    default: return "C";
    }
}
