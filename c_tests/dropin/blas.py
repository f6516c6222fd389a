"""Debian's BLAS and CBLAS test programs (package libblas-test), all 24, with lucho in libblas.so.3's
place. A program passes if it says so for each routine it lists, says nothing else, and ends with 0."""
import re

from rig import DEBIAN, TYPES, Run, main, names, package, require

# How many "passed" lines there are: level 1 one a routine; levels 2 and 3 computational tests (once in
# Fortran, in C once per layout) and, besides, error exits.
ROUTINES = {1: {"s": 13, "d": 13, "c": 10, "z": 10}, 2: {"s": 16, "d": 16, "c": 17, "z": 17},
            3: {"s": 6, "d": 6, "c": 9, "z": 9}}
PASSED = re.compile(r"-+ PASS -+$|(cblas_)?\w+ +PASSED THE (TESTS OF ERROR-EXITS|"
                    r"((COLUMN|ROW)-MAJOR +)?COMPUTATIONAL TESTS \( *\d+ CALLS\))$")
# All that may stand besides; a line of any other form is a complaint.
PREAMBLE = re.compile(r"(Real|Complex) C?BLAS Test Program Results$|Test of subprogram number|"
                      r"TESTS OF THE .* LEVEL|THE FOLLOWING PARAMETER|FOR |ROUTINES PASS COMP|"
                      r"COLUMN-MAJOR AND ROW-MAJOR DATA|RELATIVE MACHINE PRECISION|END OF TESTS$")


def judge(text, expected, ends):
    """The number of tests passed; fails on anything that is not a pass."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    bad = [line for line in lines if not PASSED.match(line) and not PREAMBLE.match(line)]
    require(not bad, "it says:\n  " + "\n  ".join(bad[:8]))
    passed = sum(bool(PASSED.match(line)) for line in lines)
    require(passed == expected, f"{passed} tests passed, {expected} expected\n{text[-1500:]}")
    require(not ends or lines[-1] == "END OF TESTS", f"no END OF TESTS\n{text[-500:]}")
    return passed


def run_one(level, t, c, **options):
    """Runs one of the programs and judges what it prints."""
    program = package(DEBIAN / f"blas/x{t}cblat{level}" if c else DEBIAN / f"blas/xblat{level}{t}",
                      "libblas-test")
    data = {True: f"{t}in{level}", False: f"{t}blat{level}.in"}[c]
    run = Run([program], stdin=package(DEBIAN / "blas" / data, "libblas-test") if level > 1 else None,
              **options)
    run.ended_well()
    in_file = level > 1 and not c
    text = run.file(f"{t}blat{level}.out") if in_file else run.out
    require(not in_file or not run.out.strip(), f"{run} printed:\n{run.tail()}")
    require(not run.err.strip(), f"{run} complained:\n{run.err[-1500:]}")
    expected = 10 if c and level == 1 else ROUTINES[level][t] * ((3 if c else 2) if level > 1 else 1)
    try:
        return run, judge(text, expected, level > 1)
    except Exception as failure:
        raise type(failure)(f"{run}: {failure}") from None


def step(level, c):
    def body():
        passed = proved = 0
        for t in TYPES:
            run, count = run_one(level, t, c)
            passed += count
            # All it refers to, not only what lucho happens to have.
            proved += run.proved(name for name in names(run.command[0], "-u")
                                 if name.startswith("cblas_") or re.fullmatch(r"[a-z0-9]+_", name))
        return f"{passed} tests passed, {proved} names answered by lucho"
    body.__name__ = f"x?{'c' * c}blat{level}"
    return body


if __name__ == "__main__":
    main(*(step(level, c) for c in (False, True) for level in (1, 2, 3)))
