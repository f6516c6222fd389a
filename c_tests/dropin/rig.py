"""What the drop-in tests share: running a program with lucho, or with the reference, as its BLAS and
LAPACK, and the proof of who answered.

The proof is the loader's own record (LD_DEBUG=bindings): every name that liblucho exports and that
anything else in the process refers to must be bound to liblucho, or to the program itself where that
overrides it (xerbla_). So a test cannot pass with another library by accident.
"""
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from functools import cache
from pathlib import Path

SOURCE = Path(os.environ["LUCHO_SOURCE"])
BUILD = Path(os.environ["LUCHO_BUILD"])
LUCHO = Path(os.environ["LUCHO_LIB"])
SHIMS = LUCHO.parent / "lucho/blas"
BINARIES = BUILD / "c_tests/dropin"
DEBIAN = next(Path("/usr/lib").glob("*-linux-gnu/blas/xblat1d"), Path("/usr/lib/none/blas/x")).parent.parent
REFERENCE = [DEBIAN / "blas", DEBIAN / "lapack"]
TYPES = "sdcz"

# The LAPACK routines lucho promises, from which a test program's own references are proved.
LAPACK = [t + name + "_" for t in TYPES for name in """
    getrf getrf2 getf2 getrs getri gesv gecon gerfs geequ gesvx
    potrf potrf2 potf2 potrs potri posv pocon porfs poequ posvx
    trtri trti2 trtrs trcon lauum lauu2 laswp lange lansy lantr lacpy laset""".split()]
LAPACK += ["clanhe_", "zlanhe_", "dsgesv_", "zcgesv_", "dsposv_", "zcposv_"]


SCRATCH = tempfile.TemporaryDirectory(prefix="lucho-")


class Failure(Exception):
    """What the test is to say; without a traceback."""


def require(condition, message):
    if not condition:
        raise Failure(message)


def main(*steps):
    """Runs the steps, says what each did; the exit status is 1 if one failed."""
    bad = 0
    for step in steps:
        start = time.time()
        try:
            text = step() or "ok"
        except Failure as failure:
            text, bad = f"FAILED: {failure}", 1
        print(f"{step.__name__}: {text} [{time.time() - start:.1f} s]", flush=True)
    sys.exit(bad)


def package(path, name):
    require(Path(path).exists(), f"{path} is missing: install {name} (tools/ensure {name})")
    return Path(path)


def names(library, flags="--defined-only"):
    """The names in a dynamic symbol table."""
    out = subprocess.run(["nm", "-DP", flags, str(library)], check=True, capture_output=True, text=True)
    return {line.split()[0].split("@")[0] for line in out.stdout.splitlines()}


@cache
def resolved(path):
    return Path(path).resolve()


@cache
def exported():
    """The drop-in names among lucho's: Fortran, CBLAS, LAPACKE."""
    wanted = re.compile(r"[a-z][a-z0-9]*(_array)?_(64_)?$|cblas_|LAPACKE_|RowMajorStrg$|CBLAS_CallFromC$")
    return {name for name in names(LUCHO) if wanted.match(name)}


class Run:
    """One program that ran: status, out, err, files it wrote, and who answered which name."""

    def __init__(self, command, library="lucho", preload=(), stdin=None, env=None, prefix=(), files=None,
                 timeout=300, record=True):
        self.command = [str(word) for word in command]
        self.dir = Path(tempfile.mkdtemp(dir=SCRATCH.name))
        for name, text in (files or {}).items():
            (self.dir / name).write_text(text)
        paths = {"lucho": [SHIMS], "reference": REFERENCE, "system": []}[library]
        program_env = {"LD_LIBRARY_PATH": ":".join(map(str, paths))} if paths else {}
        if preload:
            program_env["LD_PRELOAD"] = ":".join(map(str, preload))
        if record:
            program_env |= {"LD_DEBUG": "bindings", "LD_DEBUG_OUTPUT": str(self.dir / "bindings")}
        program_env |= env or {}
        # Through env(1), so that a launcher in front (mpirun) is not changed as well.
        command = [*prefix, "env", *(f"{k}={v}" for k, v in program_env.items()), *self.command]
        clean = {k: v for k, v in os.environ.items() if not k.startswith("LD_")}
        with open(stdin or os.devnull, "rb") as source:
            try:
                done = subprocess.run(command, stdin=source, capture_output=True, cwd=self.dir, env=clean,
                                      timeout=timeout)
            except subprocess.TimeoutExpired:
                raise Failure(f"{self} did not end within {timeout} s") from None
        self.status = done.returncode
        self.out = done.stdout.decode(errors="replace")
        self.err = done.stderr.decode(errors="replace")

    def __str__(self):
        return Path(self.command[0]).name

    def file(self, name):
        path = self.dir / name
        require(path.exists(), f"{self} wrote no {name}\n{self.tail()}")
        return path.read_text(errors="replace")

    def tail(self):
        return (self.out + self.err)[-2000:]

    def ended_well(self):
        require(self.status == 0, f"{self} ended with {self.status}\n{self.tail()}")
        return self

    def answers(self, within=None):
        """name -> {library that answered}, for all references but lucho's own; one such table for each
        process that ran the program. `within`: only references of the library whose path ends so."""
        line = re.compile(r"binding file (\S+) \[\d+\] to (\S+) \[\d+\]: normal symbol `([^']+)'")
        processes = []
        for record in sorted(self.dir.glob("bindings.*")):
            found = defaultdict(set)
            with open(record, errors="replace") as lines:
                for text in lines:
                    match = line.search(text)
                    if match and (match[1].endswith(within) if within else resolved(match[1]) != resolved(LUCHO)):
                        found[match[3]].add(resolved(match[2]))
            if found:
                processes.append(found)
        return processes

    def proved(self, promised=(), processes=1, own=()):
        """Requires that lucho answered every name it has, and `promised` ones, wherever they are referred
        to, in so many processes. Names in OVERRIDES the program, or a Python module, may answer; those
        in `own` a library that has its own and refers to them itself."""
        mine = exported() | set(promised)
        lucho, imported = resolved(LUCHO), mine & names(resolved(self.command[0]), "-u")
        records = [record for record in self.answers() if mine & set(record)]
        require(len(records) >= processes,
                f"{self}: lucho answered in {len(records)} of {processes} processes")
        count = 0
        for record in records:
            for name in sorted((mine & set(record) | imported) - set(own)):
                others = record.get(name, set()) - {lucho}
                if name in OVERRIDES and not any(path.name.startswith("lib") for path in others):
                    continue
                require(record.get(name) == {lucho}, f"{self}: {name} was answered by "
                        f"{', '.join(map(str, others)) or 'nobody'}, not by lucho")
                count += 1
        require(count, f"{self}: lucho answered nothing")
        return count


# What test programs define themselves, to watch the library. (They are no libraries: see above.)
OVERRIDES = {"xerbla_", "cblas_xerbla", "RowMajorStrg", "CBLAS_CallFromC", "lsame_", "ilaenv_",
             "ilaenv2stage_", "xerbla_array_"}
