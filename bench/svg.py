"""A small SVG writer: a grid of line charts over a logarithmic x axis, with one legend. Shared with paper/report.py."""

import math
from html import escape

COLOURS = {"lucho": "#c8102e", "mkl": "#0068b5", "mkl-loop": "#5aa9e6", "openblas": "#2e8b57", "faer": "#d98e04"}
SPARE = ["#6a4c93", "#555555"]
WIDTH, HEIGHT = 400, 230
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 28, 30
HEAD = 74


def colour(name, index):
    return COLOURS.get(name, SPARE[index % len(SPARE)])


def figure(title, subtitle, names, panels, ceiling="measured ceiling"):
    """`panels` is a list of rows; a panel has a title, lines {name: [(x, y, low, high)]}, a ceiling (value, name) or None,
    perhaps a label for it, perhaps a second ceiling, perhaps log = True for a logarithmic y axis."""
    width = max(2, *(len(row) for row in panels)) * WIDTH
    height = HEAD + len(panels) * HEIGHT + 8
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="Helvetica, Arial, sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="24" font-size="17" font-weight="bold" fill="#222">{escape(title)}</text>',
        f'<text x="12" y="41" fill="#666">{escape(subtitle)}</text>',
    ]
    x, y = 12, 58
    for index, name in enumerate(names):
        if x + 46 + 7 * len(name) > width:
            x, y = 12, y + 14
        tint = colour(name, index)
        out.append(f'<line x1="{x}" y1="{y}" x2="{x + 20}" y2="{y}" stroke="{tint}" stroke-width="3"/>')
        out.append(f'<text x="{x + 26}" y="{y + 4}" fill="#222">{escape(name)}</text>')
        x += 40 + 7 * len(name) + 14
    if ceiling:
        if x + 46 + 7 * len(ceiling) > width:
            x, y = 12, y + 14
        out.append(f'<line x1="{x}" y1="{y}" x2="{x + 20}" y2="{y}" stroke="#888" stroke-dasharray="5 4"/>')
        out.append(f'<text x="{x + 26}" y="{y + 4}" fill="#222">{escape(ceiling)}</text>')
    for i, row in enumerate(panels):
        for j, panel in enumerate(row):
            out += chart(panel, names, j * WIDTH, HEAD + i * HEIGHT)
    return "\n".join(out + ["</svg>"]) + "\n"


def chart(panel, names, x0, y0):
    points = [p for line in panel["lines"].values() for p in line]
    if not points:
        return []
    sizes = sorted({p[0] for p in points})
    bounds = [bound for bound in (panel["ceiling"], panel.get("second")) if bound]
    top = max(*(p[3] for p in points), *(value for value, _ in bounds), 0)
    ticks, share = logarithmic(points, top) if panel.get("log") else linear(top)
    low, high = math.log(sizes[0]), math.log(max(sizes[-1], sizes[0] * 2))

    def at_x(size):
        return x0 + LEFT + (math.log(size) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def at_y(value):
        return y0 + HEIGHT - BOTTOM - share(value) * (HEIGHT - TOP - BOTTOM)

    left, right = x0 + LEFT, x0 + WIDTH - RIGHT
    out = [f'<text x="{left}" y="{y0 + 17}" font-weight="bold" fill="#333">{escape(panel["title"])}</text>']
    for i, tick in enumerate(ticks):
        y = at_y(tick)
        tint = "#999" if i == 0 else "#e6e6e6"
        out.append(f'<line x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="{tint}"/>')
        out.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#666">{tick:g}</text>')
    for size in sizes:
        x = at_x(size)
        out.append(
            f'<text x="{x:.1f}" y="{y0 + HEIGHT - BOTTOM + 15}" text-anchor="middle" font-size="9.5" '
            f'fill="#666">{short(size)}</text>'
        )
    for value, name in bounds:
        label = panel.get("label") or f"{name} {value:.0f}"
        y = at_y(value)
        out.append(
            f'<line x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="#888" stroke-dasharray="5 4"/>'
        )
        out.append(
            f'<text x="{right}" y="{y - 4:.1f}" text-anchor="end" font-size="9.5" fill="#888">'
            f"{escape(label)}</text>"
        )
    # The first library lies on top of the others.
    for index, name in reversed(list(enumerate(names))):
        line = panel["lines"].get(name, [])
        tint = colour(name, index)
        for size, _, worse, better in line:
            x = at_x(size)
            out.append(
                f'<line x1="{x:.1f}" y1="{at_y(worse):.1f}" x2="{x:.1f}" y2="{at_y(better):.1f}" '
                f'stroke="{tint}" stroke-width="5" stroke-opacity="0.22"/>'
            )
        path = " ".join(f"{at_x(p[0]):.1f},{at_y(p[1]):.1f}" for p in line)
        thick = 2.6 if index == 0 else 1.6
        out.append(f'<polyline points="{path}" fill="none" stroke="{tint}" stroke-width="{thick}"/>')
        out += [
            f'<circle cx="{at_x(p[0]):.1f}" cy="{at_y(p[1]):.1f}" r="2.4" fill="{tint}"/>' for p in line
        ]
    return out


def linear(top):
    """Ticks from 0 on, and the function from a value to its share of the height."""
    step, top = nice(top)
    return [i * step for i in range(int(round(top / step)) + 1)], lambda value: value / top


def logarithmic(points, top):
    """The same from the power of ten below the least value on."""
    low = math.floor(math.log10(min(p[2] for p in points)))
    high = max(math.ceil(math.log10(top) - 1e-9), low + 1)
    return [10.0**e for e in range(low, high + 1)], lambda value: (math.log10(value) - low) / (high - low)


def nice(top):
    """A round step that gives four to eight lines, and the round value at or above `top`."""
    raw = max(top, 1e-9) / 5
    base = 10 ** math.floor(math.log10(raw))
    step = next(base * m for m in (1, 2, 2.5, 5, 10) if base * m >= raw)
    return step, step * math.ceil(top / step - 1e-9)


def short(size):
    if size >= 10_000 and size % 1000 == 0:
        return f"{size:.0e}".replace("e+0", "e")
    return str(size)
