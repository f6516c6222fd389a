#!/usr/bin/env python3
"""report.py [--out DIR] FILE.json ...: plots and the summary of one or several benchmark runs.

Several files are joined; where they hold the same point, the later file's counts. Writes one SVG per
routine and shape, and summary.txt, which is printed as well. Needs Python's standard library only.
"""

import argparse
import json
import math
import pathlib
import sys

import svg
import targets

TYPES = "sdcz"


def quantile(values, q):
    values = sorted(values)
    at = (len(values) - 1) * q
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (at - low)


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def join(paths):
    """One run of several: of a point measured twice the later one counts; of noise the worst, of rounds the fewest."""
    runs = [json.loads(pathlib.Path(p).read_text()) for p in paths]
    joined = dict(runs[-1])
    joined["rounds"] = min(run["rounds"] for run in runs)
    joined["commit"] = ", ".join(dict.fromkeys(run["commit"] for run in runs))
    rows, ceilings, libraries, others = {}, {}, {}, {}
    for run in runs:
        libraries.update(run["libraries"])
        for o in run.get("others", []):
            worst = others.setdefault(o["threads"], dict(o))
            worst.update(busy=max(worst["busy"], o["busy"]), stolen=max(worst["stolen"], o["stolen"]))
        for row in run["rows"]:
            rows[row["routine"], row["shape"], row["size"], row["threads"]] = row
        for c in run["ceilings"]:
            key = c["name"], c["threads"]
            ceilings.setdefault(key, {**c, "seen": []})["seen"] += c["seen"]
    joined.update(rows=list(rows.values()), ceilings=list(ceilings.values()), libraries=libraries)
    joined["others"] = [others[threads] for threads in sorted(others)]
    return joined


class Point:
    """One row, with the times that exist."""

    def __init__(self, row, us):
        self.row, self.us = row, us
        self.kind = row["type"]
        self.times = {n: v["seconds"] for n, v in row["libs"].items() if isinstance(v, dict)}
        peers = [n for n in self.times if n != us]
        against = self.ratio if us in self.times else lambda n: quantile(self.times[n], 0.5)
        self.peer = min(peers, key=against, default=None)

    def speed(self, name, q=0.5):
        """Speed at a quantile of the times: 0 is the best."""
        return self.row["work"] / quantile(self.times[name], q) * 1e-9

    def ratio(self, peer=None, q=0.5):
        """Our speed over the peer's (the best one's): a quantile of the rounds' ratios.

        A round's timings followed each other; the machine's moods last longer than that.
        """
        peer = peer or self.peer
        if self.us not in self.times or peer not in self.times:
            return None
        rounds = zip(self.times[peer], self.times[self.us])
        return quantile([theirs / ours for theirs, ours in rounds], q)

    def spread(self):
        """The quartiles of the rounds' ratios."""
        return self.ratio(q=0.25), self.ratio(q=0.75)

    def name(self):
        r = self.row
        return f"{r['routine']:<12} {r['shape']:<8} {r['size']:>9} {r['threads']:>2}"


def summary(run, points, us):
    out = []
    say = out.append
    say(f"{run['machine']}; {run['date']}; lucho {run['commit']}; {run['rounds']} rounds or more")
    for name, version in run["libraries"].items():
        say(f"  {name:<9} {version}")
    for o in run.get("others", []):
        noise = "; too many for figures to be trusted" if o["busy"] + o["stolen"] > 0.1 else ""
        say(
            f"  while {o['threads']} threads were measured, others kept {o['busy']:.2f} cores busy, "
            f"the hypervisor took {o['stolen']:.2f}{noise}"
        )
    timings = sum(len(t) for p in points for t in p.times.values())
    noisy = sum(p.row.get("noisy", 0) for p in points)
    if noisy:
        say(f"  {noisy} of {timings} timings were taken while the cores ran slower than they can")
    say("\nCeilings seen during the run, median (best)")
    for c in run["ceilings"]:
        median, best = quantile(c["seen"], 0.5), max(c["seen"])
        say(f"  {c['name']:<9} {c['threads']} threads {median:9.1f} ({best:.1f}) {c['unit']}")

    peers = [n for n in run["libraries"] if n != us]
    say(f"\nGeometric means of {us}'s speed over a peer's (medians of the rounds' ratios); 'best' is the best peer at each point")
    heads = "".join(f"{p:>10}" for p in peers)
    say(f"  {'routine':<12} {'shape':<8} thr points {'best':>8}{heads}    worst  behind")
    groups = {}
    for p in points:
        if p.ratio() is not None:
            key = p.row["routine"], p.row["shape"], p.row["threads"]
            groups.setdefault(key, []).append(p)
    families = {}
    for (routine, shape, threads), members in groups.items():
        say(mean_line(routine, shape, threads, members, peers))
        families.setdefault((members[0].row["family"], threads), []).extend(members)
    say("  all types and shapes")
    for (family, threads), members in families.items():
        say(mean_line(family, "*", threads, members, peers))

    verdicts = targets.judge(run, points, ceiling)
    if verdicts:
        say("\nTargets")
        out += verdicts

    behind = sorted((p for p in points if (p.ratio() or 9) < 1), key=lambda p: p.ratio())
    compared = sum(p.ratio() is not None for p in points)
    say(f"\nBehind the best peer: {len(behind)} of {compared} points (routine, shape, n, threads)")
    if behind:
        say(f"  {'':<34} {us:>9} {'best':>9}           ratio  by quartiles")
    for p in behind:
        low, high = p.spread()
        noise = "  within the spread" if high >= 1 else ""
        if p.row.get("noisy"):
            noise += f"  {p.row['noisy']} of {sum(map(len, p.times.values()))} on slow cores"
        say(
            f"  {p.name()} {p.speed(us):9.2f} {p.speed(p.peer):9.2f} {p.peer:<9} {p.ratio():6.2f}"
            f"  {low:.2f}-{high:.2f}{noise}"
        )

    calls = [p for p in points if p.row["routine"] == "dgemm" and p.row["size"] == 8]
    if calls:
        say("\nOne call of dgemm_ with n = 8, nanoseconds")
    for p in calls:
        each = (f"{n} {quantile(t, 0.5) * 1e9:.0f}" for n, t in p.times.items())
        say(f"  {p.row['threads']} threads: {', '.join(each)}")

    batches = [p for p in points if p.row["family"].endswith("_batch") and p.times]
    if batches:
        say("\nBatches, nanoseconds per matrix")
        say(f"  {'':<34} {us:>12} {'best':>12}")
    for p in batches:
        each = {n: f"{quantile(t, 0.5) / p.row['k'] * 1e9:.0f}" for n, t in p.times.items()}
        line = f"  {p.name()} {each.get(us, '-'):>12} {each.get(p.peer, '-'):>12} {p.peer or ''}"
        say(line.rstrip())

    for word, title in [("wrong", "WRONG"), ("skipped", "Skipped"), ("missing", "Missing")]:
        found = {}
        for p in points:
            for name, value in p.row["libs"].items():
                if isinstance(value, str) and value.startswith(word):
                    if word == "wrong":
                        say(f"\n{title}: {name} {p.name()}: {value}")
                    else:
                        kinds = found.setdefault(name, {}).setdefault(p.row["family"], {})
                        kinds[p.kind] = None
        for name, families in found.items():
            each = (f"{family} ({''.join(kinds)})" for family, kinds in families.items())
            say(f"\n{title} in {name}: {', '.join(each)}")
    return "\n".join(out) + "\n"


def mean_line(routine, shape, threads, members, peers):
    mean = geometric_mean([p.ratio() for p in members])
    each = ""
    for peer in peers:
        ratios = [r for r in (p.ratio(peer) for p in members) if r]
        each += f"{geometric_mean(ratios):10.2f}" if ratios else f"{'-':>10}"
    worst = min(members, key=lambda p: p.ratio())
    behind = sum(p.ratio() < 1 for p in members)
    return (
        f"  {routine:<12} {shape:<8} {threads:>3} {len(members):>6} {mean:8.2f}{each}"
        f"   {worst.ratio():5.2f} at {worst.row['size']:<8} {behind or ''}"
    ).rstrip()


def ceiling(run, point):
    """The best value seen of what bounds this point, and its name."""
    name = "triad" if point.row["unit"] == "GB/s" else "fma_f32" if point.kind in "sc" else "fma_f64"
    seen = [
        (max(c["seen"]), c["name"])
        for c in run["ceilings"]
        if c["name"] == name and c["threads"] == point.row["threads"]
    ]
    return seen[0] if seen else None


def unit_ceiling(run, point):
    """The same of the unit for bfloat16 where there is one: a product of floats is six of their pieces there."""
    seen = [
        max(c["seen"]) / 6
        for c in run["ceilings"]
        if c["name"] == "amx_bf16" and c["threads"] == point.row["threads"]
    ]
    large = point.kind in "sc" and point.row["unit"] != "GB/s" and point.row["size"] >= 1024
    return (seen[0], "amx_bf16 / 6") if seen and large else None


def plots(run, points, out):
    figures = {}
    for p in points:
        # Small and large squares are one curve.
        shape = {"small": "NN"}.get(p.row["shape"], p.row["shape"])
        figures.setdefault((p.row["family"], shape), []).append(p)
    for (family, shape), members in figures.items():
        if len({p.row["size"] for p in members}) < 2:
            continue
        panels = []
        for kind in TYPES:
            row = []
            for threads in sorted({p.row["threads"] for p in members}):
                chosen = [p for p in members if p.kind == kind and p.row["threads"] == threads]
                if chosen:
                    row.append(panel(run, chosen))
            if row:
                panels.append(row)
        title = f"{family} {shape}".strip()
        subtitle = f"{members[0].row['unit']} against n; {run['machine']}; medians of at least {run['rounds']} rounds"
        name = f"{family}-{shape}.svg" if shape else f"{family}.svg"
        (out / name).write_text(svg.figure(title, subtitle, list(run["libraries"]), panels))


def panel(run, chosen):
    chosen.sort(key=lambda p: p.row["size"])
    threads = chosen[0].row["threads"]
    lines = {}
    for p in chosen:
        for name in p.times:
            spread = p.speed(name, 0.75), p.speed(name, 0.25)
            lines.setdefault(name, []).append((p.row["size"], p.speed(name), *spread))
    title = f"{chosen[0].row['routine']}, {threads} thread{'s' if threads > 1 else ''}"
    bounds = {"ceiling": ceiling(run, chosen[0]), "second": unit_ceiling(run, chosen[-1])}
    return {"title": title, "lines": lines, **bounds}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", default=".")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    run = join(args.files)
    us = next(iter(run["libraries"]))
    points = [Point(row, us) for row in run["rows"]]
    # A point that waits in vain for quiet cores ends with fewer than were wanted.
    run["rounds"] = min((len(t) for p in points for t in p.times.values()), default=run["rounds"])
    out = pathlib.Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    plots(run, points, out)
    text = summary(run, points, us)
    (out / "summary.txt").write_text(text)
    sys.stdout.write("\n" + text)
    print(f"\nplots and summary are in {out}")


if __name__ == "__main__":
    main()
