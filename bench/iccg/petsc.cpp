/* PETSc's CG. In one process ICC(0); in several block Jacobi with ICC(0) of each block. */
#include <petscksp.h>

#include "worker.h"

#include <thread>

#define CALL(call) CHKERRABORT(PETSC_COMM_WORLD, call)

/* A broadcast by which the ranks wait asleep: MPI's own waits keep a processor busy while the competitors run. */
void receive(char *line, int size) {
  MPI_Request request;
  MPI_Ibcast(line, size, MPI_CHAR, 0, PETSC_COMM_WORLD, &request);
  for (int done = 0; !done;) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    if (!done) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

int main(int argc, char **argv) {
  int none = 0;
  CALL(PetscInitialize(&none, nullptr, nullptr, nullptr));
  System s = system_of(argc, argv);
  Csr a = rows_of(s);
  int rank = 0, ranks = 1;
  MPI_Comm_rank(PETSC_COMM_WORLD, &rank);
  MPI_Comm_size(PETSC_COMM_WORLD, &ranks);

  Vec b, x;
  CALL(VecCreateMPI(PETSC_COMM_WORLD, PETSC_DECIDE, s.n, &b));
  CALL(VecDuplicate(b, &x));
  PetscInt first = 0, last = 0;
  CALL(VecGetOwnershipRange(b, &first, &last));
  double *local = nullptr;
  CALL(VecGetArray(b, &local));
  for (PetscInt i = first; i < last; i++) local[i - first] = s.b[i];
  CALL(VecRestoreArray(b, &local));
  /* The rows of this process. */
  std::vector<PetscInt> start(1, 0), index;
  std::vector<PetscScalar> value;
  for (PetscInt i = first; i < last; i++) {
    for (int k = a.start[i]; k < a.start[i + 1]; k++) {
      index.push_back(a.index[k]);
      value.push_back(a.value[k]);
    }
    start.push_back(static_cast<PetscInt>(index.size()));
  }
  Mat matrix;
  if (ranks == 1) {
    CALL(MatCreateSeqAIJWithArrays(PETSC_COMM_SELF, s.n, s.n, start.data(), index.data(), value.data(), &matrix));
  } else {
    CALL(MatCreateMPIAIJWithArrays(PETSC_COMM_WORLD, last - first, last - first, s.n, s.n, start.data(), index.data(),
                                   value.data(), &matrix));
  }
  CALL(MatSetOption(matrix, MAT_SPD, PETSC_TRUE));

  KSP ksp;
  PC pc;
  CALL(KSPCreate(PETSC_COMM_WORLD, &ksp));
  CALL(KSPSetOperators(ksp, matrix, matrix));
  CALL(KSPSetType(ksp, KSPCG));
  CALL(KSPSetNormType(ksp, KSP_NORM_UNPRECONDITIONED));
  CALL(KSPGetPC(ksp, &pc));
  if (ranks == 1) {
    CALL(PCSetType(pc, PCICC));
  } else {
    KSP *blocks = nullptr;
    PetscInt count = 0, from = 0;
    CALL(PCSetType(pc, PCBJACOBI));
    CALL(KSPSetUp(ksp));
    CALL(PCBJacobiGetSubKSP(pc, &count, &from, &blocks));
    for (PetscInt i = 0; i < count; i++) {
      PC block;
      CALL(KSPSetType(blocks[i], KSPPREONLY));
      CALL(KSPGetPC(blocks[i], &block));
      CALL(PCSetType(block, PCICC));
    }
  }
  CALL(KSPSetUp(ksp));
  CALL(KSPSetUpOnBlocks(ksp));
  Solve solve = [&](int most, double tolerance) {
    CALL(KSPSetTolerances(ksp, 1e-300, tolerance, PETSC_DEFAULT, most));
    MPI_Barrier(PETSC_COMM_WORLD);
    double begin = now();
    CALL(KSPSolve(ksp, b, x));
    PetscInt iterations = 0;
    CALL(KSPGetIterationNumber(ksp, &iterations));
    return Outcome{static_cast<int>(iterations), now() - begin};
  };
  char line[64];
  for (;;) {
    if (rank == 0 && !std::fgets(line, sizeof line, stdin)) line[0] = 0;
    receive(line, sizeof line);
    if (rank != 0 && !std::freopen("/dev/null", "w", stdout)) return 1;
    if (!answer(line, solve)) break;
  }
  PetscFinalize();
}
