/* A x = b with ScaLAPACK, over all the processes of an MPI job:

       mpirun -np 4 distributed_solve [n [block]]

   A general matrix is factored with pdgetrf and solved with pdgetrs, a positive definite one with
   pdpotrf and pdpotrs; the backward error of each solution is checked. Nothing here names lucho: which
   BLAS works on a node is decided by the libblas.so.3 and liblapack.so.3 that the loader finds there
   (docs/distributed.md). */
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ScaLAPACK and its BLACS have no C header. */
void Cblacs_get(int context, int what, int *value);
void Cblacs_gridinit(int *context, const char *order, int rows, int columns);
void Cblacs_gridinfo(int context, int *rows, int *columns, int *row, int *column);
void Cblacs_gridexit(int context);
int numroc_(const int *n, const int *nb, const int *process, const int *first, const int *processes);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *row,
               const int *column, const int *context, const int *lld, int *info);
void pdgetrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca,
              int *pivots, int *info);
void pdgetrs_(const char *trans, const int *n, const int *nrhs, const double *a, const int *ia,
              const int *ja, const int *desca, const int *pivots, double *b, const int *ib,
              const int *jb, const int *descb, int *info);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja,
              const int *desca, int *info);
void pdpotrs_(const char *uplo, const int *n, const int *nrhs, const double *a, const int *ia,
              const int *ja, const int *desca, double *b, const int *ib, const int *jb,
              const int *descb, int *info);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k,
             const double *alpha, const double *a, const int *ia, const int *ja, const int *desca,
             const double *b, const int *ib, const int *jb, const int *descb, const double *beta,
             double *c, const int *ic, const int *jc, const int *descc);
double pdlange_(const char *norm, const int *m, const int *n, const double *a, const int *ia,
                const int *ja, const int *desca, double *work);

static const int zero = 0, one = 1;

/* The processes as a grid of rows x columns, and where this one is. */
typedef struct {
  int context, rows, columns, row, column;
} Grid;

/* This process's part of a matrix, dealt out in blocks over the grid (block-cyclic). */
typedef struct {
  int m, n, local_m, local_n, desc[9];
  double *data;
} Matrix;

static void fail(const char *what, int number) {
  fprintf(stderr, "distributed_solve: %s: %d\n", what, number);
  MPI_Abort(MPI_COMM_WORLD, 1);
}

static void *allocate(size_t count, size_t size) {
  void *p = calloc(count ? count : 1, size);
  if (!p)
    fail("out of memory, elements", (int)count);
  return p;
}

static Grid make_grid(int processes) {
  Grid g = {.rows = (int)sqrt((double)processes)};
  while (processes % g.rows)
    g.rows--;
  g.columns = processes / g.rows;
  Cblacs_get(-1, 0, &g.context);
  Cblacs_gridinit(&g.context, "Row", g.rows, g.columns);
  Cblacs_gridinfo(g.context, &g.rows, &g.columns, &g.row, &g.column);
  return g;
}

static Matrix make_matrix(const Grid *g, int m, int n, int block) {
  Matrix a = {.m = m, .n = n};
  a.local_m = numroc_(&m, &block, &g->row, &zero, &g->rows);
  a.local_n = numroc_(&n, &block, &g->column, &zero, &g->columns);
  const int lld = a.local_m > 1 ? a.local_m : 1;
  int info;
  descinit_(a.desc, &m, &n, &block, &block, &zero, &zero, &g->context, &lld, &info);
  if (info)
    fail("descinit", info);
  a.data = allocate((size_t)lld * (size_t)a.local_n, sizeof(double));
  return a;
}

static Matrix copy_of(const Matrix *a) {
  Matrix b = *a;
  const size_t count = (size_t)a->desc[8] * (size_t)a->local_n;
  b.data = allocate(count, sizeof(double));
  memcpy(b.data, a->data, count * sizeof(double));
  return b;
}

/* Entry (i, j) of a matrix of random numbers in (-0.5, 0.5), the same whoever computes it. */
static double random_entry(int64_t i, int64_t j) {
  uint64_t z = (uint64_t)i * 0x9e3779b97f4a7c15u + (uint64_t)j * 0xc2b2ae3d27d4eb4fu + 1;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53 - 0.5;
}

/* Symmetric, the diagonal above the sum of its row: positive definite. */
static double positive_entry(int64_t i, int64_t j, int n) {
  return i == j ? n : random_entry(i < j ? i : j, i < j ? j : i);
}

/* Each process fills its own blocks: local index l on process p of `processes` is a global one. */
static int64_t global(int l, int block, int p, int processes) {
  return ((int64_t)(l / block) * processes + p) * block + l % block;
}

/* The right-hand sides continue the random numbers after those of the matrix. */
static void fill(Matrix *a, const Grid *g, int block, int64_t shift, int positive) {
  for (int j = 0; j < a->local_n; j++)
    for (int i = 0; i < a->local_m; i++) {
      const int64_t gi = global(i, block, g->row, g->rows);
      const int64_t gj = global(j, block, g->column, g->columns);
      a->data[i + (size_t)j * (size_t)a->desc[8]] =
          positive ? positive_entry(gi, gj, a->n) : random_entry(gi, gj + shift);
    }
}

static double norm(const Matrix *a) {
  double *work = allocate((size_t)a->local_m + (size_t)a->local_n, sizeof(double));
  const double value = pdlange_("I", &a->m, &a->n, a->data, &one, &one, a->desc, work);
  free(work);
  return value;
}

/* Factors, solves, and returns the backward error  |A X - B| / (|A| |X| n eps). */
static double solve(const Grid *g, int n, int block, int positive, double *seconds) {
  const int nrhs = 3;
  const double plus = 1, minus = -1;
  int info = 0;
  Matrix a = make_matrix(g, n, n, block), b = make_matrix(g, n, nrhs, block);
  fill(&a, g, block, 0, positive);
  fill(&b, g, block, n, 0);
  Matrix factor = copy_of(&a), x = copy_of(&b);
  int *pivots = allocate((size_t)a.local_m + (size_t)block, sizeof(int));

  MPI_Barrier(MPI_COMM_WORLD);
  *seconds = -MPI_Wtime();
  if (positive) {
    pdpotrf_("L", &n, factor.data, &one, &one, factor.desc, &info);
    if (info)
      fail("pdpotrf", info);
    pdpotrs_("L", &n, &nrhs, factor.data, &one, &one, factor.desc, x.data, &one, &one, x.desc, &info);
  } else {
    pdgetrf_(&n, &n, factor.data, &one, &one, factor.desc, pivots, &info);
    if (info)
      fail("pdgetrf", info);
    pdgetrs_("N", &n, &nrhs, factor.data, &one, &one, factor.desc, pivots, x.data, &one, &one, x.desc,
             &info);
  }
  if (info)
    fail("the solve", info);
  *seconds += MPI_Wtime();

  const double size = norm(&a) * norm(&x);
  pdgemm_("N", "N", &n, &nrhs, &n, &plus, a.data, &one, &one, a.desc, x.data, &one, &one, x.desc, &minus,
          b.data, &one, &one, b.desc);
  const double error = norm(&b) / (size * n * 0x1p-53);
  free(a.data), free(b.data), free(factor.data), free(x.data), free(pivots);
  return error;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1000, block = argc > 2 ? atoi(argv[2]) : 64;
  int processes, rank, bad = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (n < 1 || block < 1)
    fail("n and block must be positive, n is", n);

  const Grid g = make_grid(processes);
  for (int positive = 0; positive < 2; positive++) {
    double seconds;
    const double error = solve(&g, n, block, positive, &seconds);
    const int good = error <= 10; /* false for a NaN */
    bad |= !good;
    if (rank == 0)
      printf("%s  n = %d, blocks of %d, grid %d x %d: %.3f s, backward error %.3g: %s\n",
             positive ? "pdpotrf" : "pdgetrf", n, block, g.rows, g.columns, seconds, error,
             good ? "passed" : "FAILED");
  }
  Cblacs_gridexit(g.context);
  MPI_Finalize();
  return bad;
}
