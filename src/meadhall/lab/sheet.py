"""The report as Markdown with plots in files of their own, for the documentation."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from meadhall.bots.page import COLOURS, percent
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games import game as find_game
from meadhall.lab.balance import Balance
from meadhall.lab.page import (
    Page,
    crossed,
    ends,
    facts,
    fair_share,
    flag_name,
    histogram,
    local,
    mix_head,
    mix_row,
    share_bars,
    share_plots,
    skill_words,
    source_head,
    source_row,
    sources_title,
    use_groups,
)

#: what the page's own style says, for pictures that stand alone
STYLE = (
    "<style>svg{color:#2b2118}text{fill:#2b2118;font:13px Georgia,serif}"
    ".soft{fill:#6d5f4d}.grid{stroke:#cdbfa5}</style>"
    '<rect width="100%" height="100%" fill="#f6efe2"/>'
)


def picture(svg: str) -> str:
    """A plot as a file."""
    return re.sub(r"<svg ([^>]*)>", rf'<svg xmlns="http://www.w3.org/2000/svg" \1>{STYLE}', svg, count=1) + "\n"


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


def sheets(report: Balance, language: str) -> dict[str, str]:
    """The files: `<game>.md` and its plots."""
    plan = report.plan
    page = Page(plan.game, language)
    files: dict[str, str] = {}
    lines = [f"# {_plain(page.word('lab-title', game=Message(f'{plan.game}-name')))}", ""]
    lines += [say(Message("lab-summary", facts(plan, report.played)), language), ""]
    lines += ["```", command_of(report), "```", ""]

    def heading(id: str) -> None:
        lines.extend([f"## {_plain(page.word(id))}", ""])

    def plot(name: str, title: str, svg: str) -> None:
        files[f"{plan.game}-{name}.svg"] = picture(svg)
        lines.extend([f"![{title}]({plan.game}-{name}.svg)", ""])

    def table(head: list[str], rows: list[list[str]]) -> None:
        names = [_plain(name) for name in head]
        lines.append("| " + " | ".join(names) + " |")
        lines.append("| --- |" + " ---: |" * (len(names) - 1))
        for row in rows:
            cells = [row[0], *(local(cell, language) for cell in row[1:])]
            lines.append("| " + " | ".join(_plain(cell) for cell in cells) + " |")
        lines.append("")

    heading("lab-flags")
    if report.flags:
        lines += [*(f"- {_plain(flag_name(page, flag))}" for flag in report.flags), ""]
    else:
        lines += [_plain(page.word("lab-no-flags")), ""]
    lines += [_plain(page.word("lab-flags-hint")), ""]
    fair = fair_share(report)
    for number, (title, rows) in enumerate(share_plots(page, report)):
        lines.extend([f"## {_plain(title)}", ""])
        plot(f"shares-{number + 1}", _plain(title), share_bars(rows, fair, title, language))
    if report.skill is not None:
        heading("lab-skill-title")
        lines += [_plain(skill_words(page, report.skill)), ""]
    if report.mixes:
        heading("lab-mixes")
        table(mix_head(page), [mix_row(page, mix) for mix in report.mixes])
        for title, head, crossing in crossed(page, report):
            lines.extend([f"### {_plain(title)}", ""])
            table(head, crossing)
    if report.scores is not None:
        heading("lab-scores")
        plot("scores", _plain(page.word("lab-scores")), histogram(report.scores, page.word("lab-scores"), COLOURS[2]))
    lines.extend([f"## {_plain(sources_title(page))}", ""])
    table(source_head(page), [source_row(page, s) for s in report.sources])
    heading("lab-length")
    plot("length", _plain(page.word("lab-length")), histogram(report.length, page.word("lab-length"), COLOURS[3]))
    heading("lab-uses")
    lines += [_plain(page.word("lab-uses-hint")), ""]
    for kind, uses in use_groups(report.uses):
        lines.extend([f"### {_plain(page.group(kind))}", ""])
        rows_of = [
            [
                page.name(use.name),
                percent(use.rate),
                percent(use.with_),
                f"{100 * use.worth:+.1f}",
                f"{100 * use.low:+.1f} – {100 * use.high:+.1f}",
            ]
            for use in ends(uses)
        ]
        table([page.word(f"lab-{word}") for word in ("what", "used", "with", "worth", "interval")], rows_of)
    files[f"{plan.game}.md"] = "\n".join(lines).rstrip() + "\n"
    return files


def _plain(text: str) -> str:
    """Words of a page as words of Markdown: what was done in italics."""
    text = re.sub(r"<small>(.*?)</small>", r"*\1*", text)
    return unescape(text).replace("|", "\\|")
