/* See call.h. */
#include "call.h"

#include <ctype.h>
#include <string.h>

#include "operand.h"

const char *const argument_names[ARG_COUNT] = {
    "",
#define X(name, class) #name,
    ARGUMENTS(X)
#undef X
};

const argument_class argument_classes[ARG_COUNT] = {
    ARRAY,
#define X(name, class) class,
    ARGUMENTS(X)
#undef X
};

const char *const form_names[FORMS] = {"fortran", "fortran64", "cblas", "cblas64"};

int parse_arguments(const char *list, argument *into) {
    int count = 0;
    for (const char *at = list; *at != 0;) {
        size_t length = strcspn(at, " ");
        int found = 0;
        for (int a = 1; a < ARG_COUNT && !found; a++)
            if (strlen(argument_names[a]) == length && strncmp(argument_names[a], at, length) == 0) found = a;
        if (found == 0 || count >= MOST_ARGUMENTS - 4) {
            LT_CHECKF(0, "unknown argument in '%s'", list);
            lt_end_test();
        }
        into[count++] = (argument)found;
        at += length;
        at += strspn(at, " ");
    }
    into[count] = ARG_NONE;
    return count;
}

int option_value(argument a, char letter) {
    switch (a) {
    case ARG_order: return letter == 'R' ? 101 : letter == 'C' ? 102 : 0;
    case ARG_ta:
    case ARG_tb: return letter == 'N' ? 111 : letter == 'T' ? 112 : letter == 'C' ? 113 : letter == 'R' ? 114 : 0;
    case ARG_uplo: return letter == 'U' ? 121 : letter == 'L' ? 122 : 0;
    case ARG_diag: return letter == 'N' ? 131 : letter == 'U' ? 132 : 0;
    default: return letter == 'L' ? 141 : letter == 'R' ? 142 : 0;
    }
}

void (*call_before)(void), (*call_after)(void);

#define GARBAGE 0x5a5a5a5a00000000

typedef struct {
    int64_t i[MOST_ARGUMENTS];
    double f[4];
    int is, fs;
    /* What arguments by address point to. */
    struct {
        double parts[2];
    } room[MOST_ARGUMENTS];
    int rooms;
} frame;

static void push(frame *f, int64_t value) { f->i[f->is++] = value; }
static void push_address(frame *f, const void *p) { push(f, (int64_t)(intptr_t)p); }
static void *room(frame *f) { return &f->room[f->rooms++]; }

static void push_real(frame *f, lt_type t, double value) {
    double slot = 0;
    store_number(real_of(t), &slot, value);
    f->f[f->fs++] = slot;
}

static int64_t narrow(form how, int64_t value) {
    return IS_64(how) ? value : (int64_t)((uint32_t)value | (uint64_t)GARBAGE);
}

static int64_t layout_value(int row_major) {
    static const int values[] = {102, 101, 99};
    return narrow(CBLAS, values[row_major]);
}

static void push_by_address(frame *f, form how, lt_type t, argument a, const arguments *from, int lower) {
    void *p = from->array[a];
    switch (argument_classes[a]) {
    case CHAR:
        if (p != NULL) break;
        p = room(f);
        *(char *)p = (char)(lower ? tolower((int)from->integer[a]) : from->integer[a]);
        break;
    case INT:
    case LD:
    case INC: {
        int64_t value = narrow(how, from->integer[a]);
        memcpy(p = room(f), &value, sizeof value);
        break;
    }
    case NUMBER: store_number(t, p = room(f), from->number[a]); break;
    case REAL: store_number(real_of(t), p = room(f), from->number[a]); break;
    default: break;
    }
    push_address(f, p);
}

static void push_by_value(frame *f, form how, lt_type t, argument a, const arguments *from, int row_major) {
    void *p = from->array[a];
    switch (argument_classes[a]) {
    case CHAR:
        if (a == ARG_order) push(f, layout_value(row_major));
        else push(f, narrow(CBLAS, option_value(a, (char)from->integer[a])));
        return;
    case INT:
    case LD:
    case INC: push(f, narrow(how, from->integer[a])); return;
    case NUMBER:
        if (!lt_is_complex(t)) {
            push_real(f, t, creal(from->number[a]));
            return;
        }
        store_number(t, p = room(f), from->number[a]);
        break;
    case REAL: push_real(f, t, creal(from->number[a])); return;
    default: break;
    }
    push_address(f, p);
}

#define I7 int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t
#define ALL28 I7, I7, I7, I7, double, double, double, double
#define PASS7(n) f->i[n], f->i[n + 1], f->i[n + 2], f->i[n + 3], f->i[n + 4], f->i[n + 5], f->i[n + 6]
#define CALL(type) \
    ((type(*)(ALL28))g)(PASS7(0), PASS7(7), PASS7(14), PASS7(21), f->f[0], f->f[1], f->f[2], f->f[3])

static answer jump(any_function g, const frame *f, form how, lt_type t, char result) {
    answer a = {0, 0};
    if (result == 'r') result = real_of(t) == LT_S ? 's' : 'd';
    else if (result == 't') result = lt_letter(t);
    switch (result) {
    case 'i':
        a.integer = CALL(int64_t);
        /* CBLAS returns size_t whatever its integers are. */
        if (how == FORTRAN) a.integer = (int32_t)a.integer;
        break;
    case 's': a.number = CALL(float); break;
    case 'd': a.number = CALL(double); break;
    case 'c': {
        float complex v = CALL(float complex);
        a.number = CMPLX(crealf(v), cimagf(v));
        break;
    }
    case 'z': a.number = CALL(double complex); break;
    default: CALL(void);
    }
    return a;
}

answer call_routine(any_function g, form how, lt_type t, char result, const char *list, int row_major,
                    const arguments *from) {
    static __thread unsigned calls;
    argument name[MOST_ARGUMENTS];
    frame f;
    memset(&f, 0, sizeof f);
    memset(f.room, 0xff, sizeof f.room);
    int count = parse_arguments(list, name), lower = calls++ & 1;
    arguments changed;
    if (!IS_C(how) && name[0] == ARG_order) {
        changed = *from;
        if (changed.integer[ARG_order] != '/') changed.integer[ARG_order] = row_major ? 'R' : 'C';
        from = &changed;
    }
    /* CBLAS functions with matrices begin with the layout. */
    int has_matrix = 0;
    for (int i = 0; i < count; i++) has_matrix |= name[i] == ARG_A || name[i] == ARG_C;
    if (IS_C(how) && has_matrix && name[0] != ARG_order) push(&f, layout_value(row_major));
    for (int i = 0; i < count; i++) {
        if (IS_C(how)) push_by_value(&f, how, t, name[i], from, row_major);
        else push_by_address(&f, how, t, name[i], from, lower);
    }
    int by_address = IS_C(how) && result == 't' && lt_is_complex(t);
    double through[2];
    if (by_address) push_address(&f, through);
    /* The lengths of character arguments, as Fortran compilers pass them. */
    for (int i = 0; i < count && !IS_C(how); i++)
        if (argument_classes[name[i]] == CHAR) push(&f, 1);
    if (call_before != NULL) call_before();
    answer a = jump(g, &f, how, t, by_address ? 'v' : result);
    if (call_after != NULL) call_after();
    if (by_address) a.number = load_number(t, through);
    return a;
}
