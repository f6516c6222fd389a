"""Debian's LAPACK test programs for linear equations (package liblapack-test). Two runs of each type:
Debian's input with liblucho preloaded before the system's libraries, and the LU, Cholesky and
triangular paths with larger matrices with lucho's libblas.so.3 and liblapack.so.3. A program passes if
it says so for each path, error exits included, and says nothing else; the reference passes all."""
import re
from concurrent.futures import ThreadPoolExecutor

from rig import DEBIAN, LAPACK, LUCHO, SCRATCH, Run, main, package, require

PASSED = re.compile(r"\w+ +(routines|drivers) +passed the tests of the error exits$|"
                    r"All tests for \w+ +(routines|drivers) +passed the threshold( \( *(\d+) tests run\))?$")
# Paths in Debian's input files; each says at least once that it passed. The number of "passed" lines.
PROGRAMS = {"s": 86, "d": 86, "c": 110, "z": 110, "ds": 4, "zc": 4}
# Up to the largest order the programs have room for (132), across block edges; the paths lucho has.
LARGE = """larger matrices
4 sizes M
0 17 65 130
4 sizes N
0 17 65 130
2 numbers of right hand sides
1 16
2 block sizes
1 32
1 64
1 rank
50
30.0
T
T
F
{t}GE 11
{t}PO 9
{t}TR 18
"""


def judge(text, expected):
    """The number of tests run; fails on anything that is not a pass."""
    # The parameters end with the machine constants; of a crash there is no end.
    start = text.rfind("precision is taken to be")
    require(start >= 0 and "End of tests" in text, f"not a whole run:\n{text[-1000:]}")
    lines = [line.strip() for line in text[start:].splitlines()[1:] if line.strip()]
    last = lines.index("End of tests")
    bad = [line for line in lines[:last] if not PASSED.match(line)]
    require(not bad, "it says:\n  " + "\n  ".join(bad[:12]))
    require(last == expected, f"{last} lines of passes, {expected} expected")
    tests = sum(int(PASSED.match(line)[4] or 0) for line in lines[:last])
    require(tests > 100 * (expected // 4), f"only {tests} tests")
    return tests


def run_one(kind, data, expected, **options):
    run = Run([package(DEBIAN / f"lapack/xlintst{kind}", "liblapack-test")], stdin=data, **options)
    run.ended_well()
    require(not run.err.strip(), f"{run} complained:\n{run.err[-1500:]}")
    try:
        return run, judge(run.out, expected)
    except Exception as failure:
        raise type(failure)(f"{run}: {failure}") from None


def large(kind):
    data = f"{SCRATCH.name}/{kind}.in"
    with open(data, "w") as out:
        out.write(LARGE.format(t=kind.upper()))
    return data


def every(jobs, **options):
    """Runs the jobs, two at a time."""
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda job: run_one(*job, **options), jobs))
    proved = sum(run.proved(LAPACK) for run, _ in done)
    return f"{sum(tests for _, tests in done)} tests passed, {proved} names answered by lucho"


def debian():
    return every([(kind, package(DEBIAN / f"lapack/{kind}test.in", "liblapack-test"), count)
                  for kind, count in PROGRAMS.items()], library="system", preload=[LUCHO])


def larger():
    return every([(kind, large(kind), 5) for kind in "sdcz"], library="lucho")


if __name__ == "__main__":
    main(debian, larger)
