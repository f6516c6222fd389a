"""The checks themselves: each must fail when it should. Programs that say nothing or stop half-way, a
seeded fault in front of the library (wrong.c), and the reference in lucho's place."""
import os

import blas
import distributed
import lapack
import numpy_scipy
from rig import BINARIES, DEBIAN, LAPACK, LUCHO, Failure, main, package, require

WRONG = BINARIES / "libwrong.so"


def must_fail(what, because, call, *args, **options):
    try:
        call(*args, **options)
    except Failure as failure:
        require(because in str(failure), f"{what} failed for another reason: {failure}")
        return
    raise Failure(f"{what} was accepted")


def faulty(fault, **options):
    return {"preload": [WRONG], "env": {"LUCHO_WRONG": fault}, "record": False} | options


def silence():
    """Nothing printed, a part printed, one complaint in the middle."""
    good = blas.run_one(3, "d", False, record=False)[0].file("dblat3.out")
    must_fail("silence", "0 tests passed", blas.judge, "", 12, True)
    must_fail("half a run", "tests passed, 12 expected", blas.judge, good[:good.rindex("\n", 0, len(good) // 2)], 12, True)
    must_fail("a complaint", "it says", blas.judge, good.replace("PASSED", "FAILED", 1), 12, True)
    good = lapack.run_one("d", lapack.large("d"), 5, record=False)[0].out
    must_fail("silence", "not a whole run", lapack.judge, "", 5)
    must_fail("half a run", "not a whole run", lapack.judge, good[:len(good) // 2], 5)
    must_fail("a complaint", "it says", lapack.judge, good.replace("passed", "failed to pass", 2), 5)
    must_fail("silence", "no HPL section", distributed.judge_hpl, "")
    must_fail("no test selected", "pytest ended", numpy_scipy.judge, "numpy.linalg",
              [*numpy_scipy.NUMPY, "-k", "no_such_test"], 1, record=False)
    return "9 noticed"


def faults():
    """A wrong number, and a wrong argument that is not reported."""
    must_fail("xblat3d", "it says", blas.run_one, 3, "d", False, **faulty("value"))
    must_fail("xdcblat3", "it says", blas.run_one, 3, "d", True, **faulty("value"))
    must_fail("xblat3d", "it says", blas.run_one, 3, "d", False, **faulty("quiet"))
    must_fail("xdcblat3", "it says", blas.run_one, 3, "d", True, **faulty("quiet"))
    must_fail("xlintstd", "it says", lapack.run_one, "d", lapack.large("d"), 5, **faulty("value"))
    debian = package(DEBIAN / "lapack/dtest.in", "liblapack-test")
    must_fail("xlintstd", "it says", lapack.run_one, "d", debian, lapack.PROGRAMS["d"], **faulty("quiet"))
    must_fail("HPL", "HPL's residuals", distributed.run_hpl, **faulty("value"))
    must_fail("ScaLAPACK", "FAILED", distributed.run_solve, 333, 7, **faulty("value"))
    select = [*numpy_scipy.NUMPY, "-k", "TestInv and not generalized"]
    must_fail("NumPy", "fail only here", numpy_scipy.judge, "numpy.linalg", select, 1,
              **faulty("value"))
    # Nothing in front: the same calls pass.
    blas.run_one(3, "d", False, **faulty("value", preload=[]))
    numpy_scipy.judge("numpy.linalg", select, 1, record=False)
    return "9 noticed"


def another_library():
    """The reference gives right results, but it is not lucho."""
    run, _ = blas.run_one(3, "d", False, library="reference")
    must_fail("the reference", "was answered by", run.proved)
    run, _ = lapack.run_one("d", lapack.large("d"), 5, library="reference")
    must_fail("the reference", "was answered by", run.proved, LAPACK)
    # A library between the program and lucho that takes one of the names.
    run, _ = blas.run_one(3, "d", False, preload=[WRONG])
    must_fail("one name taken", "dgemm_ was answered by", run.proved)
    # A process of a job that runs on something else.
    run = distributed.run_solve(333, 7, library="reference")
    must_fail("the reference", "was answered by", run.proved, processes=4)
    return "4 noticed"


if __name__ == "__main__":
    require(WRONG.exists() and os.path.exists(LUCHO), "not built")
    main(silence, faults, another_library)
