#!/usr/bin/env python3
"""report.py [--out DIR] FILE.json ...: tables and plots of one or several runs of the ladder.

Several files are joined; where they hold the same point, the later file's counts. Writes tables.txt, which is printed as
well, and orders.svg, speedup.svg, blocks.svg and workers.svg. Needs Python's standard library only.
"""

import argparse
import json
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import svg

# The paper's best, GFLOP/s on a Cambricon MLU270.
PAPER = {
    ("lu", "single"): 41.54,
    ("lu", "half"): 78.37,
    ("cholesky", "single"): 19.77,
    ("cholesky", "half"): 33.85,
}
# In the legend's order.
RUNGS = {
    "lucho": "#c8102e",
    "lucho, pivoting": "#e8848f",
    "row block": "#0068b5",
    "NRC": "#2e8b57",
    "NRS": "#d98e04",
    "vectorised": "#6a4c93",
    "serial": "#555555",
}
svg.COLOURS.update(RUNGS)
HEAD = f"  {'order':>6}  {'rung':<16} {'workers':>7} {'block':>5} {'seconds':>10} {'ratio':>8} {'GFLOP/s':>9} {'gain':>8}"
NOISE = ": too many for figures to be trusted"
TITLES = {"lu": "LU", "cholesky": "Cholesky"}


class Point:
    def __init__(self, row):
        self.row = row
        self.times = row.get("seconds")
        self.time = statistics.median(self.times) if self.times else None

    def __getattr__(self, name):
        return self.row[name]

    def speed(self, seconds=None):
        return self.work / (seconds or self.time) * 1e-9

    def on_plot(self, x):
        return x, self.speed(), self.speed(max(self.times)), self.speed(min(self.times))


def join(paths):
    runs = [json.loads(pathlib.Path(p).read_text()) for p in paths]
    rows = {}
    keys = ("part", "operation", "precision", "rung", "order", "workers", "block")
    for run in runs:
        rows.update({tuple(row[k] for k in keys): Point(row) for row in run["rows"]})
    joined = dict(runs[-1])
    joined["commit"] = ", ".join(dict.fromkeys(run["commit"] for run in runs))
    joined["others"] = max(run["others"] for run in runs)
    return joined, list(rows.values())


def serial_times(points):
    """{(operation, precision, order): (seconds, whether measured)} of the serial rung."""
    times = {}
    for p in points:
        if p.part == "orders" and p.rung == "serial":
            if p.time:
                times[p.operation, p.precision, p.order] = p.time, True
            elif "predicted" in p.row:
                times[p.operation, p.precision, p.order] = p.predicted, False
    return times


def line(p, serial):
    block = p.block or "-"
    head = f"  {p.order:>6}  {p.rung:<16} {p.workers:>7} {block:>5}"
    if p.time:
        base, measured = serial.get((p.operation, p.precision, p.order), (None, False))
        gain = f"{'' if measured else '~'}{base / p.time:.1f}" if base else "-"
        return f"{head} {p.time:>10.3e} {p.ratio:>8.1e} {p.speed():>9.2f} {gain:>8}"
    if "predicted" in p.row:
        return f"{head} skipped, would take {p.predicted:.3g} s"
    if "missing" in p.row:
        return f"{head} not there: {p.missing}"
    return f"{head} " + (f"skipped: {p.memory}" if "memory" in p.row else f"WRONG: {p.wrong}")


def tables(run, points):
    out = [
        f"{run['machine']}; {run['date']}; lucho {run['commit']}; medians of {run['rounds']} rounds or fewer",
        f"others kept {run['others']:.2f} cores busy meanwhile{NOISE if run['others'] > 0.1 else ''}",
        "ratio: ||A - LU|| / (n ||A|| eps), eps of the precision; gain: over the serial rung (~ by its predicted time)",
    ]
    serial = serial_times(points)
    heads = {
        "orders": f"the rungs, {run['cores']} workers where a rung has several",
        "blocks": "rows in a block",
        "workers": "numbers of workers",
    }
    for (operation, precision), peak in PAPER.items():
        for part, head in heads.items():
            chosen = [p for p in points if (p.part, p.operation, p.precision) == (part, operation, precision)]
            if not chosen:
                continue
            out.append(f"\n{TITLES[operation]}, {precision}: {head}; the paper's best: {peak} GFLOP/s")
            out.append(HEAD)
            out += [line(p, serial) for p in chosen]
    others = {p.precision for p in points} - {precision for _, precision in PAPER}
    for precision in sorted(others):
        out.append(f"\n{precision} (not in the paper)")
        out += [f"{p.part:<8} {p.operation:<8} {line(p, serial)}" for p in points if p.precision == precision]
    return "\n".join(out) + "\n"


def panels(points, part, lines_of):
    """Two by two: operations, and the paper's precisions. `lines_of` makes {name: [(x, y, low, high)]} of points."""
    grid = []
    for operation in TITLES:
        row = []
        for precision in ("single", "half"):
            key = part, operation, precision
            chosen = [p for p in points if (p.part, p.operation, p.precision) == key and p.time]
            lines = {name: sorted(line) for name, line in lines_of(chosen).items()}
            row.append({"title": f"{TITLES[operation]}, {precision}", "lines": lines, "ceiling": None})
        grid.append(row)
    return grid


def with_peaks(grid):
    for row, operation in zip(grid, TITLES):
        for panel, precision in zip(row, ("single", "half")):
            peak = PAPER[operation, precision]
            panel.update(ceiling=(peak, "the paper's best"), label=f"the paper's best {peak}")
    return grid


def by(x):
    """Lines of the rungs' speeds against a property."""

    def lines(points):
        found = {}
        for p in points:
            found.setdefault(p.rung, []).append(p.on_plot(p.row[x]))
        return found

    return lines


def plots(run, points, out):
    serial = serial_times(points)

    def speedups(chosen):
        found = {}
        for p in chosen:
            base, measured = serial.get((p.operation, p.precision, p.order), (None, False))
            if measured:
                gains = (base / t for t in (p.time, max(p.times), min(p.times)))
                found.setdefault(p.rung, []).append((p.order, *gains))
        return found

    figures = [
        ("orders", "orders", "GFLOP/s against the order", by("order"), True),
        ("speedup", "orders", "How many times faster than the serial rung", speedups, False),
        ("blocks", "blocks", "GFLOP/s against the rows in a block", by("block"), True),
        ("workers", "workers", "GFLOP/s against the number of workers", by("workers"), True),
    ]
    for name, part, title, lines_of, has_peaks in figures:
        grid = panels(points, part, lines_of)
        if not any(panel["lines"] for row in grid for panel in row):
            continue
        if has_peaks:
            with_peaks(grid)
        for panel in (panel for row in grid for panel in row):
            panel["log"] = part == "orders"
        used = [r for r in RUNGS if any(r in panel["lines"] for row in grid for panel in row)]
        orders = sorted({p.order for p in points if p.part == part and p.time})
        where = "" if part == "orders" else f"; order {', '.join(map(str, orders))}"
        subtitle = f"{run['machine']}; lucho {run['commit']}{where}"
        ceiling = "the paper's best (MLU270)" if has_peaks else None
        (out / f"{name}.svg").write_text(svg.figure(title, subtitle, used, grid, ceiling))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", default=".")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    run, points = join(args.files)
    out = pathlib.Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    plots(run, points, out)
    text = tables(run, points)
    (out / "tables.txt").write_text(text)
    sys.stdout.write("\n" + text)
    print(f"\ntables and plots are in {out}")


if __name__ == "__main__":
    main()
