"""check.py PROGRAM ITERATIONS MORE_OR_LESS ARGUMENT...: runs iccg, and fails unless it took so many iterations, and the
residual, the solution and the picture are right.
check.py PROGRAM rules: what the program does with files and options that are wrong.
"""
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

program = sys.argv[1]


def run(*arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def number(pattern, text):
    return float(re.search(pattern + r" *([-+.e\d]+|nan|inf)", text).group(1))


def solved(iterations, more_or_less, arguments):
    picture = os.path.join(tempfile.mkdtemp(), "residual.svg")
    done = run("--svg", picture, "--progress", *arguments)
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    count = number("iterations:", done.stdout)
    assert abs(count - iterations) <= more_or_less, f"{count} iterations, not {iterations}"
    assert number("residual:", done.stdout) <= 1e-12
    # The residual that is updated parts from the true one by rounding, which grows with the solution.
    assert number("computed from x:", done.stdout) < 1e-6
    if "differences" in done.stdout:
        assert number("answer:", done.stdout) < 1e-11, "the sum of the differences"
        assert number("largest:", done.stdout) < 1e-12, "the largest difference"
    assert "iteration 0" in done.stderr, "no progress was shown"
    line = [e for e in xml.parse(picture).iter() if e.get("fill") == "none"][0]
    assert len(re.findall("[ML]", line.get("d"))) == count + 1, "not a point for each iteration"


def rules():
    for arguments in ([], ["a", "b", "c"], ["--generate", "half", "10", "1"], ["--nonsense"], ["--tolerance", "0", "a"],
                      ["--generate", "open", "10", "1", "a"]):
        assert run(*arguments).returncode == 2, arguments
    for arguments in (["missing"], ["iccg_case_100.out"], ["iccg_case_100.in", "iccg_case_10K.out"], ["--generate", "open", "0", "1"],
                      ["--svg", "/nonexistent/x.svg", "iccg_case_100.in"]):
        done = run(*arguments)
        assert done.returncode == 3 and done.stderr.startswith("iccg: "), (arguments, done)
    early = run("--iterations", "5", "iccg_case_100.in")
    assert early.returncode == 1 and number("iterations:", early.stdout) == 5, early
    assert early.stderr == "", "progress was shown to nobody"
    assert run("--tolerance", "1e-3", "iccg_case_100.in").returncode == 0
    first, second = (run("--generate", "open", "500", seed).stdout.splitlines()[:3] for seed in "12")
    assert first != second and first == run("--generate", "open", "500", "1").stdout.splitlines()[:3]


if sys.argv[2] == "rules":
    rules()
else:
    solved(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
