"""report.py FOLDER DOMAIN N SEED [ROUNDS]: asks the workers in FOLDER in turn, and prints the table and the verdicts.

Each round asks every worker once for the time of some iterations, so that what else the machine does meets all of them;
medians over the rounds are compared.
"""
import os
import statistics
import subprocess
import sys
from pathlib import Path

ITERATIONS = 40
folder, problem = Path(sys.argv[1]), sys.argv[2:5]
rounds = int(sys.argv[5]) if len(sys.argv) > 5 else 7
peers = {"LD_LIBRARY_PATH": os.environ.get("PEERS_LIBRARY_PATH", ""), "OMP_NUM_THREADS": "1"}
ranks = ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "2"]


class Worker:
    def __init__(self, command, extra):
        environment = dict(os.environ, **extra)
        self.process = subprocess.Popen([*command, *problem], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args[0]} ended when asked: {command}")
        return [float(word) for word in line.split()]


workers = {"lucho": Worker([folder / "lucho"], {}), "plain C++": Worker([folder / "plain"], peers)}
if (folder / "eigen").exists():
    workers["Eigen"] = Worker([folder / "eigen"], peers)
if (folder / "petsc").exists():
    workers["PETSc"] = Worker([folder / "petsc"], peers)
    workers["PETSc, 2 ranks"] = Worker([*ranks, folder / "petsc"], peers)

times = {name: [] for name in workers}
for turn in range(rounds + 1):
    for name, worker in workers.items():
        seconds = worker.ask(f"time {ITERATIONS}")[0] / ITERATIONS
        if turn > 0:
            times[name].append(seconds)
middle = {name: statistics.median(of) for name, of in times.items()}
solved = {name: worker.ask("solve") for name, worker in workers.items()}

print(f"{problem[0]} grid, {problem[1]} unknowns, seed {problem[2]}; medians of {rounds} rounds of {ITERATIONS} iterations")
print(f"{'':16}{'ms/iteration':>14}{'least':>9}{'most':>9}{'iterations':>12}{'solution, s':>13}{'lucho/it':>10}")
for name, of in times.items():
    print(f"{name:16}{1e3 * middle[name]:14.3f}{1e3 * min(of):9.3f}{1e3 * max(of):9.3f}{solved[name][0]:12.0f}"
          f"{solved[name][1]:13.2f}{middle['lucho'] / middle[name]:10.2f}")

ask = workers["lucho"].ask
triad, spmv, apply = [], [], []
for _ in range(rounds):
    triad.append(ask("triad"))
    spmv.append(ask("spmv"))
    apply.append(ask("apply"))
rate = [statistics.median(bytes_ / seconds for seconds, bytes_ in of) for of in (triad, spmv)]
ratio = statistics.median(a[0] / s[0] for a, s in zip(apply, spmv))
print(f"triad {rate[0] / 1e9:.2f} GB/s, SpMV {rate[1] / 1e9:.2f} GB/s; L^-T L^-1 takes {ratio:.2f} SpMV")

bad = 0


def verdict(what, value, bound):
    global bad
    holds = value <= bound
    bad += not holds
    print(f"{'ok    ' if holds else 'MISSED'} {what}: {value:.3f}, at most {bound}")


best_petsc = min((middle[name] for name in workers if name.startswith("PETSc")), default=None)
if "Eigen" in workers:
    verdict("lucho / Eigen", middle["lucho"] / middle["Eigen"], 0.5)
if best_petsc:
    verdict("lucho / PETSc", middle["lucho"] / best_petsc, 1)
verdict("lucho / plain C++", middle["lucho"] / middle["plain C++"], 0.7)
verdict("iterations, lucho to plain C++", abs(solved["lucho"][0] / solved["plain C++"][0] - 1), 0.01)
verdict("triad / SpMV bandwidth", rate[0] / rate[1], 1 / 0.8)
verdict("L^-T L^-1 / SpMV", ratio, 3)
missing = [name for name in ("Eigen", "PETSc") if name not in workers]
if missing:
    print("not measured, because not found:", ", ".join(missing))
sys.exit(bad > 0)
