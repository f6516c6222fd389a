"""Four MPI processes on this machine, lucho under each: the LINPACK benchmark inside hpcc (packages hpcc,
openmpi-bin), and examples/distributed on ScaLAPACK (libscalapack-mpi-dev) in a 2 x 2 grid."""
import re

from rig import BUILD, SCRATCH, Run, main, package, require

RANKS = 4
# More processes than processors, loopback only, perhaps as root in a container without ssh.
MPI = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_plm": "isolated",
       "OMPI_MCA_btl": "self,vader", "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
       "OMPI_MCA_rmaps_base_oversubscribe": "1", "OMPI_MCA_orte_tmpdir_base": SCRATCH.name}
# LAPACK routines that ScaLAPACK brings and calls itself.
SCALAPACKS_OWN = ["csymv_", "csyr_", "zsymv_", "zsyr_"]
ORDERS = [300, 601]
PANELS = [0, 1, 2]  # left-looking, Crout, right-looking: three orders of the level 2 calls


def mpi(command, **options):
    launcher = [package("/usr/bin/mpirun", "openmpi-bin"), "--bind-to", "none", "-np", str(RANKS)]
    prefix = ["env", *(f"{k}={v}" for k, v in MPI.items()), *map(str, launcher)]
    return Run(command, prefix=prefix, env={"LUCHO_NUM_THREADS": "1"} | options.pop("env", {}), **options)


def hpl_input():
    """hpcc's example input with other values; each is the first word or words of its line."""
    text = package("/usr/share/doc/hpcc/examples/_hpccinf.txt", "hpcc").read_text().splitlines()
    for label, values in {"# of problems sizes": [len(ORDERS)], "Ns": ORDERS, "NBs": [48], "Ps": [2], "Qs": [2],
                          "# of panel fact": [len(PANELS)], "PFACTs": PANELS}.items():
        at = [i for i, line in enumerate(text[:31]) if re.match(rf"[\d ]+{re.escape(label)}\b", line)]
        require(len(at) == 1, f"hpcc's example input has another form: no line '{label}'")
        text[at[0]] = f"{' '.join(map(str, values))}  {label}"
    return "\n".join(text) + "\n"


def judge_hpl(text):
    begin, end = text.find("Begin of HPL section."), text.find("End of HPL section.")
    require(0 <= begin < end, f"hpcc: no HPL section\n{text[-1500:]}")
    hpl = text[begin:end]
    residuals = re.findall(r"^\|\|Ax-b\|\|.*= *(\S+) \.+ (\w+)$", hpl, re.M)
    expected = len(ORDERS) * len(PANELS)
    require(all(word == "PASSED" and float(number) < 16 for number, word in residuals)
            and len(residuals) == expected, f"hpcc: HPL's residuals are {residuals}, {expected} expected")
    require(re.search(rf"^ +{expected} tests completed and passed residual checks", hpl, re.M)
            and re.search(r"^ +0 tests completed and failed", hpl, re.M)
            and re.search(r"^ +0 tests skipped", hpl, re.M), f"hpcc: not all of HPL passed\n{hpl[-800:]}")
    require(re.search(r"^Success=1$", text, re.M), "hpcc does not report success")
    return len(residuals)


def run_hpl(**options):
    run = mpi([package("/usr/bin/hpcc", "hpcc")], files={"hpccinf.txt": hpl_input()}, **options)
    run.ended_well()
    return run, judge_hpl(run.file("hpccoutf.txt"))


def hpl():
    run, passed = run_hpl()
    called = set.intersection(*map(set, run.answers()))
    require({"cblas_dgemm", "cblas_dtrsm"} <= called, "hpcc: a process called no dgemm or no dtrsm")
    return f"{passed} residuals PASSED, {run.proved(processes=RANKS)} names answered by lucho in {RANKS} processes"


def run_solve(n, block, **options):
    program = BUILD / "examples/distributed/distributed_solve"
    require(program.exists(), f"{program} was not built: CMake found no MPI or no ScaLAPACK. Install "
            "libscalapack-mpi-dev and openmpi-bin (tools/ensure) and configure again")
    run = mpi([program, n, block], **options)
    passed = re.findall(r"^(pdgetrf|pdpotrf) .* grid 2 x 2: .*: passed$", run.out, re.M)
    require(run.status == 0 and passed == ["pdgetrf", "pdpotrf"], f"{run} {n} {block}: {run.status}\n{run.tail()}")
    return run


def scalapack():
    proved = 0
    for n, block in (1000, 64), (333, 7), (1, 1):
        run = run_solve(n, block)
        proved += run.proved(processes=RANKS, own=SCALAPACKS_OWN)
    return f"6 solutions passed, {proved} names answered by lucho"


if __name__ == "__main__":
    main(hpl, scalapack)
