"""The arena's report as one HTML page: tables and plots in the page itself, nothing to load."""

from __future__ import annotations

from html import escape

from meadhall.bots.arena import Report, Row, wilson
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games import game

WIDTH = 720
LEFT = 170
COLOURS = ("#8c2f22", "#2f5d50", "#b8862b", "#3d4f7c", "#6d4a7c", "#5b5b5b")

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6efe2; --line: #cdbfa5; --soft: #6d5f4d; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d4; --paper: #1d1813; --line: #4d4234; --soft: #b3a58d; } }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; color: var(--soft); }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px Georgia, serif; }
svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); }
p { color: var(--soft); }
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def page(report: Report, language: str) -> str:
    """The whole page."""

    def word(id: str, **args: object) -> str:
        return escape(say(Message(id, args), language))

    plan = report.plan
    title = word("bots-arena-title", game=game(plan.game).title)
    points = game(plan.game).has_points
    shares = _table(
        [word("bots-arena-bot"), word("bots-arena-share"), word("bots-arena-interval")]
        + ([word("bots-arena-score"), word("bots-arena-margin")] if points else [])
        + ([word("bots-arena-elo")] if plan.ladder else []),
        [
            [escape(row.bot), percent(row.share), f"{percent(row.low)} – {percent(row.high)}"]
            + ([f"{row.mean:.2f}", f"{row.margin:+.2f}"] if points else [])
            + ([f"{row.elo:.0f}"] if row.elo is not None else [])
            for row in report.rows
        ],
    )
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{word('bots-arena-summary', games=plan.total, seats=plan.seats, seed=str(plan.seed))}</p>",
        f"<h2>{word('bots-arena-shares')}</h2>",
        shares,
        share_plot(report.rows, word("bots-arena-shares-plot")),
    ]
    if len(report.rows) > 1 and plan.seats > 1:
        parts += [f"<h2>{word('bots-arena-versus')}</h2>", _versus(report, word("bots-arena-bot"))]
    if points:
        parts += [f"<h2>{word('bots-arena-scores')}</h2>", score_plot(report.rows, word("bots-arena-scores-plot"))]
    speeds = [[escape(p.bot), str(p.decisions), f"{p.seconds:.1f}", f"{p.per_second:.1f}"] for p in report.pace]
    parts += [
        f"<h2>{word('bots-arena-pace')}</h2>",
        _table(
            [
                word("bots-arena-bot"),
                word("bots-arena-decisions"),
                word("bots-arena-seconds"),
                word("bots-arena-per-second"),
            ],
            speeds,
        ),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["<table>", "<tr>" + "".join(f'<th scope="col">{cell}</th>' for cell in head) + "</tr>"]
    for row in rows:
        cells = "".join(f"<td>{cell}</td>" for cell in row[1:])
        lines.append(f'<tr><th scope="row">{row[0]}</th>{cells}</tr>')
    lines.append("</table>")
    return "\n".join(lines)


def _versus(report: Report, corner: str) -> str:
    names = [row.bot for row in report.rows]
    rows: list[list[str]] = []
    for name in names:
        cells = [escape(name)]
        for rival in names:
            points, played = report.versus[name].get(rival, (0.0, 0))
            if played:
                low, high = wilson(points / played, played)
                cells.append(f"{percent(points / played)}<br><small>{percent(low)} – {percent(high)}</small>")
            else:
                cells.append("·")
        rows.append(cells)
    return _table([corner, *[escape(name) for name in names]], rows)


def share_plot(rows: list[Row], label: str) -> str:
    """A bar for each bot's share of victories, with its interval."""
    height = 34 * len(rows) + 30
    span = WIDTH - LEFT - 20
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">']
    for tenth in range(0, 11, 2):
        x = LEFT + span * tenth / 10
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{height - 24}"/>')
        parts.append(f'<text class="soft" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{tenth * 10} %</text>')
    for n, row in enumerate(rows):
        y = 8 + 34 * n
        colour = COLOURS[n % len(COLOURS)]
        parts.append(f'<text x="{LEFT - 10}" y="{y + 17}" text-anchor="end">{escape(row.bot)}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y}" width="{span * row.share:.1f}" height="24" fill="{colour}" opacity=".85">'
            f"<title>{percent(row.share)}</title></rect>"
        )
        low, high = LEFT + span * row.low, LEFT + span * row.high
        parts.append(
            f'<path d="M{low:.1f} {y + 5}v14m0 -7H{high:.1f}m0 -7v14" fill="none" stroke="currentColor" '
            'stroke-width="2"/>'
        )
    parts.append("</svg>")
    return "\n".join(parts)


def score_plot(rows: list[Row], label: str) -> str:
    """How often each bot reached which score: a line for each bot."""
    scores = [score for row in rows for score in row.scores]
    if not scores:
        return ""
    lowest, highest = min(scores), max(scores)
    bins = min(30, highest - lowest + 1)
    size = (highest - lowest + 1) / bins
    counted: list[list[float]] = []
    for row in rows:
        counts = [0.0] * bins
        for score in row.scores:
            counts[int((score - lowest) / size)] += 1 / len(row.scores)
        counted.append(counts)
    top = max(max(counts) for counts in counted)
    height, base = 260, 210
    span = WIDTH - 60
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">']
    parts.append(f'<line class="grid" x1="30" y1="{base}" x2="{WIDTH - 30}" y2="{base}"/>')
    for n in range(5):
        mark = lowest + (highest - lowest) * n / 4
        at = 30 + span * n / 4
        parts.append(f'<text class="soft" x="{at:.1f}" y="{base + 18}" text-anchor="middle">{mark:.0f}</text>')
    for n, (row, counts) in enumerate(zip(rows, counted, strict=True)):
        colour = COLOURS[n % len(COLOURS)]
        points = [(30 + span * (b + 0.5) / bins, base - (base - 20) * counts[b] / top) for b in range(bins)]
        line = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        left, low = 40 + (n % 4) * 165, base + 38 + (n // 4) * 16
        parts.append(f'<rect x="{left}" y="{low - 10}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{left + 18}" y="{low}">{escape(row.bot)}</text>')
    parts.append("</svg>")
    return "\n".join(parts)
