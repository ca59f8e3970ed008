"""The lab's reports as documents."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from meadhall.bots.document import Cell, Document, local, percent
from meadhall.bots.page import COLOURS, WIDTH
from meadhall.core.speech import has, say
from meadhall.core.text import Message
from meadhall.games import game as find_game
from meadhall.lab.balance import MOST, RARE, Balance, Change, Mix, Share, Source, Spread, Use
from meadhall.lab.survey import PLACES, Plan


class Names:
    """What things of a game are called in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        #: does this game add up points?
        self.points = find_game(game).has_points

    def word(self, id: str, **args: object) -> str:
        return say(Message(id, args), self.language)

    def name(self, token: str) -> Cell:
        """A component by the name people know, with what was done with it."""
        verb, _, which = token.rpartition(" ")
        short = which.rpartition("/")[2]
        done = self.verb(verb) if verb else ""
        for id in (which, f"{self.game}-card-{short}", f"{self.game}-{which.replace('/', '-')}"):
            if has(id, self.language):
                return Cell(self.word(id), done)
        # a place within a place: a bench of a location
        words: list[str] = []
        for part in which.split("/")[1:]:
            id = f"{self.game}-location-{part}"
            number = str(int(part) + 1) if part.isdigit() else part
            words.append(self.word(id) if has(id, self.language) else number)
        return Cell(" ".join(words or [which]), done)

    def verb(self, verb: str) -> str:
        """What was done, in the viewer's language; where it has no word, in the game's notation."""
        id = f"lab-verb-{verb}"
        return self.word(id) if has(id, self.language) else verb

    def group(self, kind: str) -> str:
        """What a group of components is called."""
        id = f"lab-used-{kind}"
        return self.word(id) if has(id, self.language) else kind


def share_bars(rows: list[tuple[str, Share]], fair: float, label: str, language: str) -> str:
    """A bar, an interval and the number for each share, with a line at the fair one."""
    left, row_height = 210, 26
    height = row_height * len(rows) + 30
    span = WIDTH - left - 90
    top = max([row.high for _, row in rows] + [fair * 2, 0.05])
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">']
    x = left + span * fair / top
    parts.append(f'<line class="grid" x1="{x:.1f}" y1="2" x2="{x:.1f}" y2="{height - 22}" stroke-width="2"/>')
    parts.append(
        f'<text class="soft" x="{x:.1f}" y="{height - 6}" text-anchor="middle">{local(percent(fair), language)}</text>'
    )
    for n, (name, row) in enumerate(rows):
        y = 6 + row_height * n
        colour = COLOURS[0] if row.flag else COLOURS[1]
        parts.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
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
    parts = [f'<svg viewBox="0 0 {WIDTH} 160" role="img" aria-label="{escape(label)}">']
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


def balance_document(report: Balance, language: str) -> Document:
    """The whole report on a game."""
    plan = report.plan
    page = Names(plan.game, language)
    found = Document(page.word("lab-title", game=Message(f"{plan.game}-name")), language)
    found.sentence(page.word("lab-summary", **facts(plan, report.played)))
    found.command(command_of(report))
    fair = fair_share(report)
    found.heading(page.word("lab-flags"))
    if report.flags:
        found.items([flag_name(page, flag) for flag in report.flags])
    else:
        found.sentence(page.word("lab-no-flags"))
    found.sentence(page.word("lab-flags-hint"))
    for number, (name, rows) in enumerate(share_plots(page, report), start=1):
        found.heading(name)
        found.plot(f"shares-{number}", name, share_bars(rows, fair, name, language))
    if report.skill is not None:
        found.heading(page.word("lab-skill-title"))
        found.sentence(skill_words(page, report.skill))
    if report.mixes:
        found.heading(page.word("lab-mixes"))
        found.table(mix_head(page), [mix_row(page, mix) for mix in report.mixes])
        for name, head, lines in crossed(page, report):
            found.heading(name, 3)
            found.table(head, lines)
    if report.scores is not None:
        title = page.word("lab-scores")
        found.heading(title)
        found.plot("scores", title, histogram(report.scores, title, COLOURS[2]))
    head = [page.word(f"lab-{word}") for word in ("what", "mean", "deviation", "lowest", "median", "highest")]
    spreads = (report.scores, report.winning, report.length, report.turns)
    found.table(head, [_spread_row(page, s) for s in spreads if s is not None])
    found.heading(sources_title(page))
    found.table(source_head(page), [source_row(page, source) for source in report.sources])
    title = page.word("lab-length")
    found.heading(title)
    found.plot("length", title, histogram(report.length, title, COLOURS[3]))
    groups = use_groups(report.uses)
    if groups:
        found.heading(page.word("lab-uses"))
        found.sentence(page.word("lab-uses-hint"))
        head = [page.word(f"lab-{word}") for word in ("what", "used", "with", "without", "worth", "interval")]
        for kind, uses in groups:
            found.heading(page.group(kind), 3)
            found.table(head, [_use_row(page, use) for use in ends(uses)])
    return found


def command_of(report: Balance) -> str:
    """The command that plays these games again."""
    plan = report.plan
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    words = f"meadhall lab balance {plan.game} --seats {plan.seats} --bots {','.join(bots)} --games {report.played}"
    usual = find_game(plan.game).options(None, plan.seats)
    chosen = [f" -o {name}={_value(value)}" for name, value in plan.options.items() if value != usual[name]]
    mixed = f" --mix {','.join(plan.mixed)}" if plan.mixed else ""
    return f"{words} --seed {plan.seed}{''.join(chosen)}{mixed}"


def _value(value: Any) -> str:
    """An option as the command line takes it."""
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def fair_share(report: Balance) -> float:
    """What everybody would win if all were equal; against the game itself, what is won."""
    shares = report.seats
    return sum(s.share * s.games for s in shares) / max(1, sum(s.games for s in shares)) or 1 / len(shares)


def share_plots(page: Names, report: Balance) -> list[tuple[str, list[tuple[str, Share]]]]:
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
        bots = [(s.name, msgspec.structs.replace(s, flag="")) for s in report.bots]
        found.append((page.word("lab-by", kind=Message("lab-kind-bot")), bots))
    return found


def label_name(page: Names, kind: str, name: str) -> str:
    """What a seat was, by the name people know."""
    for id in (f"{page.game}-{kind}-{name}", f"{page.game}-option-{kind}s-{name}"):
        if has(id, page.language):
            return page.word(id)
    return name


def flag_name(page: Names, flag: str) -> str:
    """A flagged share: its kind and its name."""
    kind, _, name = flag.partition(" ")
    if kind == "seat":
        return page.word("lab-seat", n=int(name) + 1)
    if kind == "turn":
        return page.word("lab-turn", n=name)
    return f"{label_name(page, kind, name)} ({page.word(f'lab-kind-{kind}.one')})"


def skill_words(page: Names, share: Share) -> str:
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


def mix_head(page: Names) -> list[str]:
    """Columns of the table of settings drawn by lot."""
    points = ("score", "winning") if page.points else ()
    columns = ("what", "games-count", "won", "first-wins", *points, "decisions", "turns")
    return [page.word(f"lab-{word}") for word in columns]


def mix_name(page: Names, mix: Mix) -> str:
    id = f"{page.game}-option-{mix.setting}-{mix.value}"
    name = page.word(id) if has(id, page.language) else f"{mix.setting}: {mix.value}"
    if not mix.value:
        name = page.word("lab-none", setting=Message(f"{page.game}-option-{mix.setting}"))
    return name


def mix_row(page: Names, mix: Mix) -> list[str]:
    first = f"{percent(mix.first.share)} ({percent(mix.first.low)} – {percent(mix.first.high)})" if mix.first else "–"
    turns = f"{mix.turns:.1f}" if mix.turns else "–"
    points = [f"{score:.1f}" for score in (mix.score, mix.winning) if score is not None]
    return [mix_name(page, mix), str(mix.games), percent(mix.won), first, *points, f"{mix.decisions:.0f}", turns]


def crossed(page: Names, report: Balance) -> list[tuple[str, list[str], list[list[str]]]]:
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


def sources_title(page: Names) -> str:
    return page.word("lab-sources" if page.points else "lab-counts")


def source_head(page: Names) -> list[str]:
    columns = ("what", "mean", "deviation", *(("part",) if page.points else ()), "winners", "others")
    return [page.word(f"lab-{word}") for word in columns]


def source_row(page: Names, source: Source) -> list[str]:
    name = page.word(f"{page.game}-score-{source.name}")
    numbers = [f"{source.mean:.2f}", f"{source.deviation:.2f}"]
    if source.share is not None:
        numbers.append(percent(source.share))
    return [name, *numbers, f"{source.winners:.2f}", f"{source.others:.2f}"]


def facts(plan: Plan, games: int) -> dict[str, object]:
    """What was played, for the sentence under a title."""
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    return {"games": games, "seats": plan.seats, "bots": ", ".join(bots), "seed": str(plan.seed)}


def _spread_row(page: Names, s: Spread) -> list[str]:
    name = page.word(SPREADS[s.name])
    return [name, f"{s.mean:.2f}", f"{s.deviation:.2f}", str(s.lowest), f"{s.median:g}", str(s.highest)]


def _use_row(page: Names, use: Use) -> list[str | Cell]:
    interval = f"{100 * use.low:+.1f} – {100 * use.high:+.1f}"
    return [
        page.name(use.name),
        percent(use.rate),
        percent(use.with_),
        percent(use.without),
        f"{100 * use.worth:+.1f}",
        interval,
    ]


def change_name(page: Names, name: str) -> str | Cell:
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


def compare_document(plan: Plan, boxes: tuple[str, str], changes: list[Change], language: str) -> Document:
    """What one box changes against another."""
    page = Names(plan.game, language)
    title = page.word("lab-compare-title", game=Message(f"{plan.game}-name"), first=boxes[0], second=boxes[1])
    found = Document(title, language)
    found.sentence(page.word("lab-summary", **facts(plan, plan.games)))
    found.table(
        [page.word(f"lab-{word}") for word in ("what", "before", "after", "change", "interval")],
        [
            [
                change_name(page, row.name),
                f"{row.before:.3f}",
                f"{row.after:.3f}",
                Cell(f"{row.change:+.3f}", strong=row.clear),
                f"{row.low:+.3f} – {row.high:+.3f}",
            ]
            for row in changes
        ],
    )
    found.sentence(page.word("lab-clear-hint"))
    return found
