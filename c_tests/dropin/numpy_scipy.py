"""NumPy's and SciPy's linear algebra tests (packages python3-numpy, python3-scipy, python3-pytest) with
lucho as BLAS and LAPACK: no failure that the reference does not have. On Debian 12 the reference has none;
it is run only when something failed."""
import xml.etree.ElementTree as xml

from rig import LAPACK, Failure, Run, main, package, require

PYTHON = "/usr/bin/python3"  # the one Debian's packages are for


def suite(name, select, **options):
    """Runs tests; returns the run, how many passed, and which failed."""
    package(PYTHON, "python3")
    env = {"PYTHONDONTWRITEBYTECODE": "1"} | options.pop("env", {})
    run = Run([PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", "--junitxml=report.xml",
               *select, "--pyargs", name], timeout=600, env=env, **options)
    require("No module named" not in run.err and "ModuleNotFoundError" not in run.out,
            f"install python3-numpy python3-scipy python3-pytest (tools/ensure)\n{run.tail()}")
    try:
        cases = list(xml.fromstring(run.file("report.xml")).iter("testcase"))
    except (Failure, xml.ParseError) as failure:
        raise Failure(f"{name}: no report ({failure}), status {run.status}\n{run.tail()}") from None
    bad = {f"{case.get('classname')}.{case.get('name')}"
           for case in cases if case.find("failure") is not None or case.find("error") is not None}
    good = sum(len(case) == 0 or case[0].tag in ("system-out", "system-err", "properties") for case in cases)
    require(run.status == (1 if bad else 0), f"{name}: pytest ended with {run.status}\n{run.tail()}")
    return run, good, bad


def judge(name, select, least, **options):
    run, good, bad = suite(name, select, **options)
    if bad:
        bad -= suite(name, select, library="reference", record=False)[2]
    require(not bad, f"{name}: {len(bad)} tests fail only here:\n  " + "\n  ".join(sorted(bad)[:20]) +
            f"\n{run.tail()}")
    require(good >= least, f"{name}: only {good} tests passed, of {least} or more")
    return run, good


def step(name, title, select, least):
    def body():
        run, good = judge(name, select, least)
        return f"{good} tests passed, {run.proved(LAPACK)} names answered by lucho"
    body.__name__ = title
    return body


# NumPy's settings file wants a package that has no part in this. Its slowest cases, tens of thousands of
# matrices of order 8, and sums of 2^31 elements are left out.
NUMPY = ["--noconftest"]
STEPS = [
    step("numpy.linalg", "numpy_linalg",
         [*NUMPY, "-k", "not (test_generalized and (TestCond or TestDet or TestPinv) and cases)"], 350),
    step("numpy.core.tests.test_multiarray", "numpy_products",
         [*NUMPY, "-k", "(Dot or Matmul or MatVec or Inner) and not huge"], 80),
    step("scipy.linalg", "scipy_linalg", ["-m", "not slow"], 3000),
]

if __name__ == "__main__":
    main(*STEPS)
