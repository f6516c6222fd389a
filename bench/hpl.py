#!/usr/bin/env python3
"""hpl.py [--n 8000] [--nb 192] [--ranks 2] [--rounds 5] NAME=DIR NAME=DIR ...: HPL on several BLAS libraries in turn.

Runs Debian's `hpcc` (package hpcc) with one thread in each rank; each DIR has a libblas.so.3 and comes first in
the loader's path. hpcc is stopped as soon as HPL's result and its residual check are in its output. Prints each round, then
medians and their ratio to the last library's. The exit status is 1 if a residual check failed or a result is missing.
"""
import argparse
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

EXAMPLE = "/usr/share/doc/hpcc/examples/_hpccinf.txt"
RESULT = re.compile(r"^W[RC]\w+\s+\d+\s+\d+\s+\d+\s+\d+\s+\S+\s+(\S+)", re.M)
CHECK = re.compile(r"\|\|Ax-b\|\|.*?=\s*(\S+) \.+ (PASSED|FAILED)")


def problem(n, nb, ranks):
    """hpcc's example input with one problem: lines 6 to 12 are sizes, blocks and the grid of processes."""
    rows = max(p for p in range(1, ranks + 1) if ranks % p == 0 and p * p <= ranks)
    values = {4: 1, 5: n, 6: 1, 7: nb, 9: 1, 10: rows, 11: ranks // rows}
    lines = pathlib.Path(EXAMPLE).read_text().splitlines()
    for at, value in values.items():
        lines[at] = f"{value}  {lines[at].split(None, 1)[1]}"
    return "\n".join(lines) + "\n"


def measure(folder, text, ranks, limit=600):
    """GFLOP/s and the residual, or None."""
    environment = dict(os.environ, LD_LIBRARY_PATH=folder)
    for name in ("LUCHO_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
        environment[name] = "1"
    # Ranks of one machine, also as root and in containers.
    environment |= {
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_plm": "isolated",
        "OMPI_MCA_btl": "self,vader",
        "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
    }
    command = ["mpirun", "--oversubscribe", "--bind-to", "none", "-np", str(ranks), "hpcc"]
    with tempfile.TemporaryDirectory() as work:
        (pathlib.Path(work) / "hpccinf.txt").write_text(text)
        out = pathlib.Path(work) / "hpccoutf.txt"
        run = subprocess.Popen(
            command,
            cwd=work,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        found, end = None, time.monotonic() + limit
        while time.monotonic() < end and run.poll() is None:
            time.sleep(0.2)
            said = out.read_text() if out.exists() else ""
            result, check = RESULT.search(said), CHECK.search(said)
            if result and check:
                found = float(result[1]), float(check[1]), check[2] == "PASSED"
                break
        # mpirun ends its ranks itself.
        run.terminate()
        try:
            run.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
        return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    for name, value in (("n", 8000), ("nb", 192), ("ranks", 2), ("rounds", 5)):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("library", nargs="+", metavar="NAME=DIR")
    options = parser.parse_args()
    libraries = dict(word.split("=", 1) for word in options.library)
    text = problem(options.n, options.nb, options.ranks)
    speeds, good = {name: [] for name in libraries}, True
    for turn in range(options.rounds):
        names = list(libraries)
        names = names[turn % len(names) :] + names[: turn % len(names)]
        for name in names:
            found = measure(os.path.abspath(libraries[name]), text, options.ranks)
            good &= found is not None and found[2]
            if found:
                speeds[name].append(found[0])
            what = "no result" if not found else "%7.1f GFLOP/s, residual %.2e" % found[:2]
            print(f"{turn + 1} {name:<12}", what, flush=True)
    if all(speeds.values()):
        medians = {name: statistics.median(values) for name, values in speeds.items()}
        last = medians[name := list(libraries)[-1]]
        for each, median in medians.items():
            print(f"median {each:<12} {median:7.1f} GFLOP/s, {median / last:.2f} of {name}")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
