"""Lucho as the system's BLAS and LAPACK: installed into a prefix that is then moved, linked by pkg-config
and by CMake's find_package(BLAS) and find_package(LAPACK), put under a program built for the reference,
loaded with dlopen, and selected with Debian's alternatives (in a directory of the test's own)."""
import os
import shutil
import subprocess
from pathlib import Path

from rig import BUILD, DEBIAN, LAPACK, REFERENCE, SCRATCH, SOURCE, Run, exported, main, names, require

ROOM = Path(SCRATCH.name)
WHO = SOURCE / "c_tests/dropin/who.c"
CC, CMAKE = os.environ["CC"], os.environ["CMAKE"]
OURS, THEIRS = ["dgetrf_", "dgemm_"], ["dgeqrf_", "dsyev_", "dsygv_"]
# By file name, so that no development package is needed.
DEBIANS = [*(f"-L{path}" for path in REFERENCE), "-l:liblapack.so.3", "-l:libblas.so.3"]
LIBRARIES = ["blas", "cblas", "lapack", "lapacke"]


def do(*command, env=None):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          env={k: v for k, v in os.environ.items() if not k.startswith("LD_")} | (env or {}))
    require(done.returncode == 0, f"{' '.join(map(str, command))}:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def prefix():
    """The installed and moved tree."""
    place = ROOM / "moved/prefix"
    if not place.exists():
        do(CMAKE, "--install", BUILD, "--prefix", ROOM / "first")
        place.parent.mkdir()
        (ROOM / "first").rename(place)
    return place


def shims():
    return next(prefix().glob("lib*/**/lucho/blas"))


def needed(library):
    """DT_NEEDED entries, and the soname."""
    lines = do("readelf", "-dW", library).splitlines()
    pick = lambda tag: [line.split("[")[-1].rstrip("]") for line in lines if f"({tag})" in line]
    return pick("NEEDED"), "".join(pick("SONAME"))


def check(output, lucho, ours=OURS, theirs=THEIRS):
    """Each of `ours` came from that library, each of `theirs` from the reference LAPACK, or the one that
    the system has chosen in its place, which Debian's liblapacke.so.3 brings along."""
    answers = dict(line.split(" ", 1) for line in output.splitlines() if " " in line)
    require(lucho.exists(), f"{lucho} is missing")
    for name in ours:
        require(Path(answers.get(name, "-")).resolve() == lucho.resolve(),
                f"{name} was answered by {answers.get(name)}, not by {lucho}")
    references = {(DEBIAN / place / "liblapack.so.3").resolve() for place in ("lapack", ".")}
    for name in theirs:
        require(Path(answers.get(name, "-")).resolve() in references,
                f"{name} was answered by {answers.get(name)}, not by the reference")


def lucho():
    return shims().parent.parent / "liblucho.so.0"


def layout():
    for x in LIBRARIES:
        need, soname = needed(shims() / f"lib{x}.so.3")
        require(soname == f"lib{x}.so.3" and need[0] == "liblucho.so.0", f"lib{x}.so.3 is {soname}, needs {need}")
        require(needed(shims() / f"lib{x}.so") == ([], f"lib{x}.so.3"), f"lib{x}.so is for the linker only")
        require((shims() / f"pkgconfig/{x}.pc").exists(), f"no {x}.pc")
    # Names for the linker: each of lucho's in one of the four, and not in a wrong one.
    offered = {x: names(shims() / f"lib{x}.so") for x in LIBRARIES}
    mine = exported()
    require(mine == mine & set().union(*offered.values()), f"not offered: {sorted(mine - set().union(*offered.values()))[:9]}")
    kinds = {"blas": ["dgemm_", "cblas_dgemm", "izamax_", "xerbla_"], "cblas": ["cblas_zherk"],
             "lapack": ["dgetrf_", "zpotrf_", "dsyev_", "zsyr_"], "lapacke": ["LAPACKE_dgetrf"]}
    for x, some in kinds.items():
        require(set(some) <= offered[x], f"lib{x}.so lacks {sorted(set(some) - offered[x])}")
    require("dgetrf_" not in offered["blas"] and "dgemm_" not in offered["lapack"], "BLAS and LAPACK are mixed")
    # All of Debian's BLAS but the Fortran helpers of its CBLAS, and all the LAPACK that is promised.
    blas = {name for name in names(DEBIAN / "blas/libblas.so.3") if not name.endswith("sub_")}
    require(blas <= mine, f"lucho lacks of Debian's BLAS: {' '.join(sorted(blas - mine))}")
    require(set(LAPACK) <= mine, f"lucho lacks of LAPACK: {' '.join(sorted(set(LAPACK) - mine))}")
    # What the reference LAPACK has can be linked for.
    theirs = names(DEBIAN / "lapack/liblapack.so.3") - offered["lapack"] - offered["blas"]
    require(not theirs, f"liblapack.so does not offer: {' '.join(sorted(theirs))}")
    return f"{sum(map(len, offered.values()))} names"


def linked():
    """Programs linked with -llapack -lblas: through pkg-config, and for Debian's libraries, run with ours."""
    env = {"PKG_CONFIG_PATH": str(shims() / "pkgconfig")}
    flags = do("pkg-config", "--cflags", "--libs", "lapack", env=env).split()
    do(CC, WHO, "-o", ROOM / "who", *flags, "-lm")
    do(CC, WHO, "-o", ROOM / "who_debian", *DEBIANS, "-lm")
    for program in ROOM / "who", ROOM / "who_debian":
        require({"libblas.so.3", "liblapack.so.3"} <= set(needed(program)[0]), f"{program} needs other libraries")
        run = Run([program], env={"LD_LIBRARY_PATH": str(shims())}).ended_well()
        check(run.out, lucho())
        require("numbers ok" in run.out, run.out)
    # Calls inside the reference LAPACK come to lucho as well.
    inside = run.answers(within="lapack/liblapack.so.3")[0]
    for name in "dgemm_", "dgetrf_", "dpotrf_", "dgetrf2_", "dtrsm_", "zlaswp_":
        who = {str(path) for path in inside.get(name, [])}
        require(who == {str(lucho().resolve())}, f"{name} inside the reference LAPACK was answered by {who}")
    return f"{len(inside)} references inside the reference LAPACK looked at"


def lapacke_and_cblas():
    """The other two, by their own .pc files; LAPACKE_dsyev is the reference's."""
    source = ROOM / "c.c"
    source.write_text("""
#include <cblas.h>
#include <lapacke.h>
#include <stdio.h>
int LAPACKE_dsyev(int, char, char, int, double *, int, double *);
int main(void) {
  double a[4] = {4, 1, 1, 4}, b[4] = {4, 2, 2, 5}, w[2], x[2] = {3, 4};
  int bad = LAPACKE_dsyev(101, 'V', 'L', 2, a, 2, w) || LAPACKE_dpotrf(101, 'L', 2, b, 2);
  printf("%g %g %g %g %g\\n", w[0], w[1], b[2], b[3], cblas_dnrm2(2, x, 1));
  return bad;
}
""")
    env = {"PKG_CONFIG_PATH": str(shims() / "pkgconfig")}
    do(CC, source, "-o", ROOM / "c", *do("pkg-config", "--cflags", "--libs", "lapacke", "cblas", env=env).split())
    run = Run([ROOM / "c"], env={"LD_LIBRARY_PATH": str(shims())}).ended_well()
    require(run.out.split() == ["3", "5", "1", "2", "5"], run.out)
    answers = run.answers()[0]
    for name in "LAPACKE_dpotrf", "cblas_dnrm2":
        require(answers[name] == {lucho().resolve()}, f"{name}: {answers[name]}")
    return "ok"


def opened():
    """dlopen, by each name, in a process that has none of them."""
    program = ROOM / "opened"
    do(CC, WHO.with_name("opened.c"), "-o", program)
    for library in "libblas.so", "libblas.so.3", "libcblas.so", "libcblas.so.3":
        check(do(program, shims() / library, *OURS), lucho(), theirs=[])
    for library in "liblapack.so", "liblapack.so.3", "liblapacke.so", "liblapacke.so.3":
        check(do(program, shims() / library, *OURS, *THEIRS), lucho())
    return "ok"


def cmake_finds():
    """The path of an outside project, whatever else is installed."""
    place = ROOM / "consumer"
    shutil.copytree(SOURCE / "c_tests/dropin/consumer", place)
    env = {"PKG_CONFIG_PATH": str(shims() / "pkgconfig")}
    do(CMAKE, "-S", place, "-B", place / "build", f"-DCMAKE_C_COMPILER={CC}", f"-DWHO={WHO}", env=env)
    do(CMAKE, "--build", place / "build", env=env)
    # Started as CMake built it: the run path leads to the libraries.
    output = do(place / "build/who")
    check(output, lucho())
    require("numbers ok" in output, output)
    return "ok"


def alternatives():
    """As docs/distributed.md and the README tell, with directories of our own in place of /usr and /etc."""
    triplet = DEBIAN.name
    lib, admin, alt = ROOM / "usr_lib", ROOM / "admin", ROOM / "alt"
    for folder in lib, admin, alt:
        folder.mkdir()
    tool = ["update-alternatives", "--altdir", alt, "--admindir", admin, "--log", ROOM / "log"]
    for x in "blas", "lapack":
        do(*tool, "--install", lib / f"lib{x}.so.3", f"lib{x}.so.3-{triplet}", DEBIAN / f"{x}/lib{x}.so.3", "10")
    program = ROOM / "by_alternative"
    do(CC, WHO, "-o", program, *DEBIANS, "-lm",
       f"-Wl,-rpath,{lib}", "-Wl,--disable-new-dtags")
    answers = do(program)
    require("liblucho" not in answers and "numbers ok" in answers, f"before: {answers}")

    do(*tool, "--install", lib / "libblas.so.3", f"libblas.so.3-{triplet}", shims() / "libblas.so.3", "5",
       "--slave", lib / "liblucho.so.0", f"liblucho.so.0-{triplet}", lucho())
    do(*tool, "--install", lib / "liblapack.so.3", f"liblapack.so.3-{triplet}", shims() / "liblapack.so.3", "5")
    require("liblucho" not in do(program), "installed with a lower priority, lucho must not be selected")
    for x in "blas", "lapack":
        do(*tool, "--set", f"lib{x}.so.3-{triplet}", shims() / f"lib{x}.so.3")
    answers = do(program)
    check(answers, lucho())
    require("numbers ok" in answers, answers)

    for x in "blas", "lapack":
        do(*tool, "--remove", f"lib{x}.so.3-{triplet}", shims() / f"lib{x}.so.3")
    require("liblucho" not in do(program), "after --remove the reference must be back")
    return "ok"


if __name__ == "__main__":
    main(layout, linked, lapacke_and_cblas, opened, cmake_finds, alternatives)
