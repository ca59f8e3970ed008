"""The arena's report as a document."""

from __future__ import annotations

from html import escape

from meadhall.bots.arena import Report, Row, wilson
from meadhall.bots.document import Cell, Document, percent
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games import game

WIDTH = 720
LEFT = 170
COLOURS = ("#8c2f22", "#2f5d50", "#b8862b", "#3d4f7c", "#6d4a7c", "#5b5b5b")


def document(report: Report, language: str) -> Document:
    """The whole report."""

    def word(id: str, **args: object) -> str:
        return say(Message(id, args), language)

    plan = report.plan
    found = Document(word("bots-arena-title", game=game(plan.game).title), language)
    points = game(plan.game).has_points
    found.sentence(word("bots-arena-summary", games=plan.total, seats=plan.seats, seed=str(plan.seed)))
    found.heading(word("bots-arena-shares"))
    found.table(
        [word("bots-arena-bot"), word("bots-arena-share"), word("bots-arena-interval")]
        + ([word("bots-arena-score"), word("bots-arena-margin")] if points else [])
        + ([word("bots-arena-elo")] if plan.ladder else []),
        [
            [row.bot, percent(row.share), f"{percent(row.low)} – {percent(row.high)}"]
            + ([f"{row.mean:.2f}", f"{row.margin:+.2f}"] if points else [])
            + ([f"{row.elo:.0f}"] if row.elo is not None else [])
            for row in report.rows
        ],
    )
    found.plot("shares", word("bots-arena-shares"), share_plot(report.rows, word("bots-arena-shares-plot")))
    if len(report.rows) > 1 and plan.seats > 1:
        found.heading(word("bots-arena-versus"))
        names = [row.bot for row in report.rows]
        found.table([word("bots-arena-bot"), *names], [_against(report, name, names) for name in names])
    if points:
        found.heading(word("bots-arena-scores"))
        found.plot("scores", word("bots-arena-scores"), score_plot(report.rows, word("bots-arena-scores-plot")))
    found.heading(word("bots-arena-pace"))
    found.table(
        [word(f"bots-arena-{column}") for column in ("bot", "decisions", "seconds", "per-second")],
        [[p.bot, str(p.decisions), f"{p.seconds:.1f}", f"{p.per_second:.1f}"] for p in report.pace],
    )
    return found


def _against(report: Report, name: str, rivals: list[str]) -> list[str | Cell]:
    """How often one bot won against each of the others."""
    cells: list[str | Cell] = [name]
    for rival in rivals:
        points, played = report.versus[name].get(rival, (0.0, 0))
        if played:
            low, high = wilson(points / played, played)
            cells.append(Cell(percent(points / played), f"{percent(low)} – {percent(high)}"))
        else:
            cells.append("·")
    return cells


def share_plot(rows: list[Row], label: str) -> str:
    """A bar for each bot's share of victories, with its interval."""
    height = 34 * len(rows) + 30
    span = WIDTH - LEFT - 20
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">']
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
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">']
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
