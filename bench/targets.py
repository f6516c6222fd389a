"""What lucho is meant to reach, as data, and the judgement of a run.

A target takes the points that its filter accepts. `each` is the least allowed ratio of speeds (median
of the rounds' ratios), lucho over the best of `peers`, at every point; `mean` the least geometric mean over them; `ceiling` the
least share of the measured multiply-add ceiling.
"""

import math

LEVEL1 = ("ddot", "daxpy", "dscal", "dnrm2", "idamax")
LEVEL2 = ("dgemv", "zgemv", "dger", "dsymv", "dtrsv")
BLAS = ("mkl", "openblas")
ALL = ("mkl", "openblas", "faer")


def is_square_gemm(p):
    return p.row["family"] == "gemm" and p.row["shape"] in ("NN", "TN")


def is_square_factor(p):
    return p.row["family"] in ("potrf", "getrf") and p.row["shape"] in ("", "L", "U")


def is_batch(p):
    return p.row["family"] in ("potrf_batch", "getrf_batch")


def is_single(p):
    return p.kind in "sc"


# name, filter, peers, limits
TARGETS = [
    ("level 1", lambda p: p.row["routine"] in LEVEL1, BLAS, {"each": 0.85}),
    (
        "level 2, n = 4096",
        lambda p: p.row["routine"] in LEVEL2 and p.row["size"] == 4096,
        BLAS,
        {"each": 0.85},
    ),
    (
        "a call of dgemm_, n = 8",
        lambda p: p.row["routine"] == "dgemm" and p.row["shape"] == "small" and p.row["size"] == 8,
        ("openblas",),
        {"each": 1.0},
    ),
    (
        "gemm, n >= 256",
        lambda p: is_square_gemm(p) and p.row["size"] >= 256,
        ALL,
        {"each": 0.95, "mean": 1.0},
    ),
    ("potrf, getrf", is_square_factor, ALL, {"each": 1.0, "mean": 1.3}),
    (
        "potrf, getrf, n <= 128",
        lambda p: is_square_factor(p) and p.row["size"] <= 128,
        ALL,
        {"each": 1.5},
    ),
    (
        "dpotrf, dgetrf, n = 8192",
        lambda p: is_square_factor(p) and p.kind == "d" and p.row["size"] == 8192,
        ALL,
        {"ceiling": 0.85},
    ),
    (
        "batches of 10000, n <= 32",
        lambda p: is_batch(p) and p.row["shape"] == "10000",
        ALL,
        {"each": 1.5, "mean": 3.0},
    ),
    (
        "the same beside loops over MKL's potrf",
        lambda p: p.row["family"] == "potrf_batch" and p.row["shape"] == "10000",
        ("mkl-loop",),
        {"each": 1.5, "mean": 3.0},
    ),
    (
        "... MKL's getrf and its batched LU",
        lambda p: p.row["family"] == "getrf_batch" and p.row["shape"] == "10000",
        ("mkl-loop", "mkl"),
        {"each": 1.5, "mean": 3.0},
    ),
    (
        "potrf batches of mluOp's document",
        lambda p: is_batch(p) and p.row["shape"].startswith("doc"),
        ALL,
        {"each": 1.5},
    ),
]

# Where the processor has AMX.
AMX_TARGETS = [
    (
        "sgemm with AMX, n >= 1024",
        lambda p: is_square_gemm(p) and p.row["routine"] == "sgemm" and p.row["size"] >= 1024,
        ALL,
        {"each": 1.4},
    ),
    (
        "spotrf, sgetrf with AMX, n >= 2048",
        lambda p: is_square_factor(p) and p.kind == "s" and p.row["size"] >= 2048,
        ALL,
        {"each": 1.3},
    ),
]


def judge(run, points, ceiling):
    """Lines of text, one per target; `ceiling(run, point)` gives the bound of a point."""
    out = []
    amx = any(c["name"] == "amx_bf16" for c in run["ceilings"])
    for name, wanted, peers, limits in TARGETS + (AMX_TARGETS if amx else []):
        for threads in sorted({p.row["threads"] for p in points}):
            chosen = [p for p in points if p.row["threads"] == threads and wanted(p)]
            line = verdict(run, chosen, peers, limits, ceiling)
            if line:
                out.append(f"  {name:<34} {threads} threads  {line}")
    return out


def verdict(run, chosen, peers, limits, ceiling):
    if "ceiling" in limits:
        shares = []
        for p in chosen:
            bound = ceiling(run, p)
            if p.us in p.times and bound:
                shares.append((p.speed(p.us) / bound[0], p))
        failed = sum(s < limits["ceiling"] for s, _ in shares)
        return sentence(shares, failed, f"of the ceiling, wanted {limits['ceiling']}") if shares else ""
    ratios = []
    for p in chosen:
        each = [r for r in (p.ratio(peer) for peer in peers) if r]
        if each:
            ratios.append((min(each), p))
    if not ratios:
        return ""
    failed = sum(r < limits["each"] for r, _ in ratios)
    text = sentence(ratios, failed, f"wanted {limits['each']}")
    if "mean" in limits:
        mean = math.exp(sum(math.log(r) for r, _ in ratios) / len(ratios))
        verdict = "reached" if mean >= limits["mean"] else "NOT REACHED"
        text += f"; mean {mean:.2f}, wanted {limits['mean']}: {verdict}"
    return text


def sentence(values, failed, wanted):
    worst, where = min(values, key=lambda v: v[0])
    place = f"{where.row['routine']} {where.row['size']}"
    state = f"{failed} of {len(values)} points NOT REACHED" if failed else f"reached at {len(values)} points"
    return f"worst {worst:.2f} ({place}), {wanted}: {state}"
