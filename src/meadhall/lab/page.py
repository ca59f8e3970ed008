"""The lab's reports as one HTML page each: tables and plots in the page itself, nothing to load."""

from __future__ import annotations

import re
from html import escape

import msgspec

from meadhall.bots.page import COLOURS, STYLE, WIDTH, percent
from meadhall.core.speech import has, say
from meadhall.core.text import Message
from meadhall.games import game as find_game
from meadhall.lab.balance import MOST, RARE, Balance, Change, Mix, Share, Source, Spread, Use
from meadhall.lab.survey import PLACES, Plan

#: tables wider than a phone are pushed sideways, not the page
WIDE = """
.wide { overflow-x: auto; } td { white-space: nowrap; } th[scope=row] { font-weight: normal; }
.wide svg { min-width: 34rem; } h3 { margin-bottom: .3rem; }
"""


#: languages that write 2,5 where others write 2.5
COMMA = frozenset(("pl",))


def local(text: str, language: str) -> str:
    """Numbers as a language writes them."""
    return re.sub(r"(?<=\d)\.(?=\d)", ",", text) if language in COMMA else text


class Page:
    """A page under construction, in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        #: does this game add up points?
        self.points = find_game(game).has_points
        self.parts: list[str] = []

    def word(self, id: str, **args: object) -> str:
        return escape(say(Message(id, args), self.language))

    def name(self, token: str) -> str:
        """A component by the name people know, with what was done with it."""
        verb, _, which = token.rpartition(" ")
        short = which.rpartition("/")[2]
        done = f" <small>{self.verb(verb)}</small>" if verb else ""
        for id in (which, f"{self.game}-card-{short}", f"{self.game}-{which.replace('/', '-')}"):
            if has(id, self.language):
                return self.word(id) + done
        # a place within a place: a bench of a location
        words: list[str] = []
        for part in which.split("/")[1:]:
            id = f"{self.game}-location-{part}"
            number = str(int(part) + 1) if part.isdigit() else part
            words.append(self.word(id) if has(id, self.language) else escape(number))
        return " ".join(words or [escape(which)]) + done

    def verb(self, verb: str) -> str:
        """What was done, in the viewer's language; where it has no word, in the game's notation."""
        id = f"lab-verb-{verb}"
        return self.word(id) if has(id, self.language) else escape(verb)

    def group(self, kind: str) -> str:
        """What a group of components is called."""
        id = f"lab-used-{kind}"
        return self.word(id) if has(id, self.language) else escape(kind)

    def add(self, *lines: str) -> None:
        self.parts.extend(lines)

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        lines = [
            '<div class="wide">',
            "<table>",
            "<tr>" + "".join(f'<th scope="col">{cell}</th>' for cell in head) + "</tr>",
        ]
        for row in rows:
            cells = "".join(f"<td>{local(cell, self.language)}</td>" for cell in row[1:])
            lines.append(f'<tr><th scope="row">{row[0]}</th>{cells}</tr>')
        self.add(*lines, "</table>", "</div>")

    def plot(self, svg: str) -> None:
        self.add('<div class="wide">', svg, "</div>")

    def html(self, title: str) -> str:
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}{WIDE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )


def share_bars(rows: list[tuple[str, Share]], fair: float, label: str, language: str) -> str:
    """A bar, an interval and the number for each share, with a line at the fair one."""
    left, row_height = 210, 26
    height = row_height * len(rows) + 30
    span = WIDTH - left - 90
    top = max([row.high for _, row in rows] + [fair * 2, 0.05])
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">']
    x = left + span * fair / top
    parts.append(f'<line class="grid" x1="{x:.1f}" y1="2" x2="{x:.1f}" y2="{height - 22}" stroke-width="2"/>')
    parts.append(
        f'<text class="soft" x="{x:.1f}" y="{height - 6}" text-anchor="middle">{local(percent(fair), language)}</text>'
    )
    for n, (name, row) in enumerate(rows):
        y = 6 + row_height * n
        colour = COLOURS[0] if row.flag else COLOURS[1]
        parts.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{name}</text>')
        parts.append(
            f'<rect x="{left}" y="{y}" width="{span * row.share / top:.1f}" height="18" fill="{colour}" opacity=".8">'
            f"<title>{local(percent(row.share), language)} ({row.games})</title></rect>"
        )
        number = local(percent(row.share), language)
        parts.append(f'<text class="soft" x="{WIDTH - 4}" y="{y + 14}" text-anchor="end">{number}</text>')
        low, high = left + span * row.low / top, left + span * row.high / top
        path = f"M{low:.1f} {y + 4}v10m0 -5H{high:.1f}m0 -5v10"
        parts.append(f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="1.5"/>')
    parts.append("</svg>")
    return "\n".join(parts)


def histogram(spread: Spread, label: str, colour: str) -> str:
    """How often each value came."""
    bins = max(1, min(36, spread.highest - spread.lowest + 1))
    size = (spread.highest - spread.lowest + 1) / bins
    counts = [0] * bins
    for value in spread.values:
        counts[min(bins - 1, int((value - spread.lowest) / size))] += 1
    top, base, span = max(counts) or 1, 130, WIDTH - 60
    parts = [f'<svg viewBox="0 0 {WIDTH} 160" role="img" aria-label="{label}">']
    for n, count in enumerate(counts):
        tall = (base - 10) * count / top
        at = 30 + span * n / bins
        parts.append(
            f'<rect x="{at:.1f}" y="{base - tall:.1f}" width="{span / bins * 0.9:.1f}" height="{tall:.1f}" '
            f'fill="{colour}" opacity=".85"/>'
        )
    for n in range(5):
        mark = spread.lowest + (spread.highest - spread.lowest) * n / 4
        at = 30 + span * n / 4
        parts.append(f'<text class="soft" x="{at:.1f}" y="{base + 18}" text-anchor="middle">{mark:.0f}</text>')
    parts.append("</svg>")
    return "\n".join(parts)


#: rows of a table of uses: the best and the worst, as many of each
ENDS = 12


def balance_page(report: Balance, language: str) -> str:
    """The whole report on a game."""
    plan = report.plan
    page = Page(plan.game, language)
    title = page.word("lab-title", game=Message(f"{plan.game}-name"))
    page.add(f"<h1>{title}</h1>", f"<p>{page.word('lab-summary', **facts(plan, report.played))}</p>")
    fair = fair_share(report)
    page.add(f"<h2>{page.word('lab-flags')}</h2>")
    if report.flags:
        page.add("<ul>", *[f"<li>{flag_name(page, flag)}</li>" for flag in report.flags], "</ul>")
    else:
        page.add(f"<p>{page.word('lab-no-flags')}</p>")
    page.add(f"<p>{page.word('lab-flags-hint')}</p>")
    for name, rows in share_plots(page, report):
        page.add(f"<h2>{name}</h2>")
        page.plot(share_bars(rows, fair, name, language))
    if report.skill is not None:
        page.add(f"<h2>{page.word('lab-skill-title')}</h2>", f"<p>{skill_words(page, report.skill)}</p>")
    if report.mixes:
        page.add(f"<h2>{page.word('lab-mixes')}</h2>")
        page.table(mix_head(page), [mix_row(page, mix) for mix in report.mixes])
        for name, head, lines in crossed(page, report):
            page.add(f"<h3>{name}</h3>")
            page.table(head, lines)
    if report.scores is not None:
        page.add(f"<h2>{page.word('lab-scores')}</h2>")
        page.plot(histogram(report.scores, page.word("lab-scores"), COLOURS[2]))
    head = [page.word(f"lab-{word}") for word in ("what", "mean", "deviation", "lowest", "median", "highest")]
    spreads = (report.scores, report.winning, report.length, report.turns)
    page.table(head, [_spread_row(page, s) for s in spreads if s is not None])
    page.add(f"<h2>{sources_title(page)}</h2>")
    page.table(source_head(page), [source_row(page, source) for source in report.sources])
    page.add(f"<h2>{page.word('lab-length')}</h2>")
    page.plot(histogram(report.length, page.word("lab-length"), COLOURS[3]))
    groups = use_groups(report.uses)
    if groups:
        page.add(f"<h2>{page.word('lab-uses')}</h2>", f"<p>{page.word('lab-uses-hint')}</p>")
        head = [page.word(f"lab-{word}") for word in ("what", "used", "with", "without", "worth", "interval")]
        for kind, uses in groups:
            page.add(f"<h3>{page.group(kind)}</h3>")
            page.table(head, [_use_row(page, use) for use in ends(uses)])
    return page.html(title)


def fair_share(report: Balance) -> float:
    """What everybody would win if all were equal; against the game itself, what is won."""
    shares = report.seats
    return sum(s.share * s.games for s in shares) / max(1, sum(s.games for s in shares)) or 1 / len(shares)


def share_plots(page: Page, report: Balance) -> list[tuple[str, list[tuple[str, Share]]]]:
    """Every list of shares with its title: by place in the first round, by seat, by what a seat was."""
    found: list[tuple[str, list[tuple[str, Share]]]] = []
    for kind in sorted(report.labels, key=lambda kind: (kind != "turn", kind)):
        rows = report.labels[kind]
        if kind == "turn":
            named = [(page.word("lab-turn", n=s.name), s) for s in rows]
        else:
            named = [(label_name(page, kind, s.name), s) for s in rows]
        if len(rows) > 1:
            found.append((page.word("lab-by", kind=Message(f"lab-kind-{kind}")), named))
    seats = [(page.word("lab-seat", n=int(s.name) + 1), s) for s in report.seats]
    if len(seats) > 1:
        found.append((page.word("lab-seats"), seats))
    if len({s.name for s in report.bots}) > 1:
        # that one bot is better than another is no fault of the game
        bots = [(escape(s.name), msgspec.structs.replace(s, flag="")) for s in report.bots]
        found.append((page.word("lab-by", kind=Message("lab-kind-bot")), bots))
    return found


def label_name(page: Page, kind: str, name: str) -> str:
    """What a seat was, by the name people know."""
    for id in (f"{page.game}-{kind}-{name}", f"{page.game}-option-{kind}s-{name}"):
        if has(id, page.language):
            return page.word(id)
    return escape(name)


def flag_name(page: Page, flag: str) -> str:
    """A flagged share: its kind and its name."""
    kind, _, name = flag.partition(" ")
    if kind == "seat":
        return page.word("lab-seat", n=int(name) + 1)
    if kind == "turn":
        return page.word("lab-turn", n=name)
    return f"{label_name(page, kind, name)} ({page.word(f'lab-kind-{kind}.one')})"


def skill_words(page: Page, share: Share) -> str:
    return page.word(
        "lab-skill",
        bot=share.name,
        games=share.games,
        share=local(percent(share.share), page.language),
        low=local(percent(share.low), page.language),
        high=local(percent(share.high), page.language),
    )


def use_groups(uses: list[Use]) -> list[tuple[str, list[Use]]]:
    """Uses by the kind of component, what nearly nobody or nearly everybody used left out."""
    found: dict[str, list[Use]] = {}
    for use in uses:
        which = use.name.rpartition(" ")[2]
        kind = which.partition("/")[0] if "/" in which else which.split("-")[1]
        if use.games >= RARE and use.rate < MOST and not ("/" in which and kind in PLACES):
            found.setdefault(kind, []).append(use)
    return sorted(found.items())


def ends(uses: list[Use]) -> list[Use]:
    """The best and the worst of a long list."""
    return uses if len(uses) <= 2 * ENDS else [*uses[:ENDS], *uses[-ENDS:]]


def mix_head(page: Page) -> list[str]:
    """Columns of the table of settings drawn by lot."""
    points = ("score", "winning") if page.points else ()
    columns = ("what", "games-count", "won", "first-wins", *points, "decisions", "turns")
    return [page.word(f"lab-{word}") for word in columns]


def mix_name(page: Page, mix: Mix) -> str:
    id = f"{page.game}-option-{mix.setting}-{mix.value}"
    name = page.word(id) if has(id, page.language) else escape(f"{mix.setting}: {mix.value}")
    if not mix.value:
        name = page.word("lab-none", setting=Message(f"{page.game}-option-{mix.setting}"))
    return name


def mix_row(page: Page, mix: Mix) -> list[str]:
    first = f"{percent(mix.first.share)} ({percent(mix.first.low)} – {percent(mix.first.high)})" if mix.first else "–"
    turns = f"{mix.turns:.1f}" if mix.turns else "–"
    points = [f"{score:.1f}" for score in (mix.score, mix.winning) if score is not None]
    return [mix_name(page, mix), str(mix.games), percent(mix.won), first, *points, f"{mix.decisions:.0f}", turns]


def crossed(page: Page, report: Balance) -> list[tuple[str, list[str], list[list[str]]]]:
    """What every value of a setting does to points and to victories: title, head and rows of each table."""
    what = page.word("lab-what")
    parts = list(dict.fromkeys(part for mix in report.mixes for part in mix.parts))
    head = [what, *(page.word(f"{page.game}-score-{part}") for part in parts)]
    rows = [
        [mix_name(page, mix), *(f"{mix.parts[part]:.2f}" if part in mix.parts else "–" for part in parts)]
        for mix in report.mixes
    ]
    found = [(sources_title(page), head, rows)] if parts else []
    kinds = {kind for mix in report.mixes for kind in mix.labels}
    for kind in sorted(kinds, key=lambda kind: (kind != "turn", kind)):
        shares = [{share.name: share for share in mix.labels.get(kind, [])} for mix in report.mixes]
        names = sorted({name for mine in shares for name in mine})
        head = [what, *(name if kind == "turn" else label_name(page, kind, name) for name in names)]
        rows = [
            [mix_name(page, mix), *(_share_cell(mine.get(name)) for name in names)]
            for mix, mine in zip(report.mixes, shares, strict=True)
        ]
        found.append((page.word("lab-by", kind=Message(f"lab-kind-{kind}")), head, rows))
    return found


def _share_cell(share: Share | None) -> str:
    return "–" if share is None else percent(share.share) + (" !" if share.flag else "")


def sources_title(page: Page) -> str:
    return page.word("lab-sources" if page.points else "lab-counts")


def source_head(page: Page) -> list[str]:
    columns = ("what", "mean", "deviation", *(("part",) if page.points else ()), "winners", "others")
    return [page.word(f"lab-{word}") for word in columns]


def source_row(page: Page, source: Source) -> list[str]:
    name = page.word(f"{page.game}-score-{source.name}")
    numbers = [f"{source.mean:.2f}", f"{source.deviation:.2f}"]
    if source.share is not None:
        numbers.append(percent(source.share))
    return [name, *numbers, f"{source.winners:.2f}", f"{source.others:.2f}"]


def facts(plan: Plan, games: int) -> dict[str, object]:
    """What was played, for the sentence under a title."""
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    return {"games": games, "seats": plan.seats, "bots": ", ".join(bots), "seed": str(plan.seed)}


def _spread_row(page: Page, s: Spread) -> list[str]:
    name = page.word(SPREADS[s.name])
    return [name, f"{s.mean:.2f}", f"{s.deviation:.2f}", str(s.lowest), f"{s.median:g}", str(s.highest)]


def _use_row(page: Page, use: Use) -> list[str]:
    interval = f"{100 * use.low:+.1f} – {100 * use.high:+.1f}"
    return [
        page.name(use.name),
        percent(use.rate),
        percent(use.with_),
        percent(use.without),
        f"{100 * use.worth:+.1f}",
        interval,
    ]


def change_name(page: Page, name: str) -> str:
    """What a change is about, in words."""
    kind, _, which = name.partition(" ")
    if kind == "seat":
        return page.word("lab-seat-wins", n=int(which.partition(" ")[0]) + 1)
    if kind == "label":
        return f"{flag_name(page, which)}: {page.word('lab-share')}"
    if kind == "part":
        return page.word(f"{page.game}-score-{which}")
    if kind == "use":
        return page.name(which)
    return page.word(SPREADS[name])


#: what the distributions of a report are called
SPREADS = {
    "score": "lab-score",
    "winning score": "lab-winning",
    "decisions": "lab-decisions",
    "turns": "lab-turns",
}


def compare_page(plan: Plan, boxes: tuple[str, str], changes: list[Change], language: str) -> str:
    """What one box changes against another."""
    page = Page(plan.game, language)
    title = page.word("lab-compare-title", game=Message(f"{plan.game}-name"), first=boxes[0], second=boxes[1])
    page.add(f"<h1>{title}</h1>", f"<p>{page.word('lab-summary', **facts(plan, plan.games))}</p>")
    head = [page.word(f"lab-{word}") for word in ("what", "before", "after", "change", "interval")]
    rows = []
    for row in changes:
        mark = "<strong>{}</strong>" if row.clear else "{}"
        rows.append(
            [
                change_name(page, row.name),
                f"{row.before:.3f}",
                f"{row.after:.3f}",
                mark.format(f"{row.change:+.3f}"),
                f"{row.low:+.3f} – {row.high:+.3f}",
            ]
        )
    page.table(head, rows)
    page.add(f"<p>{page.word('lab-clear-hint')}</p>")
    return page.html(title)
