"""A report as a document: headings, sentences, tables and plots, said once and written as a page or as Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6efe2; --line: #cdbfa5; --soft: #6d5f4d; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d4; --paper: #1d1813; --line: #4d4234; --soft: #b3a58d; } }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { margin-bottom: .3rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; } th[scope=row] { font-weight: normal; } td { white-space: nowrap; }
.wide { overflow-x: auto; } .wide svg { min-width: 34rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px Georgia, serif; }
svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); }
p { color: var(--soft); }
"""
#: what the page's own style says, for pictures that stand alone
ALONE = (
    "<style>svg{color:#2b2118}text{fill:#2b2118;font:13px Georgia,serif}"
    ".soft{fill:#6d5f4d}.grid{stroke:#cdbfa5}</style>"
    '<rect width="100%" height="100%" fill="#f6efe2"/>'
)
#: languages that write 2,5 where others write 2.5
COMMA = frozenset(("pl",))


class Cell(NamedTuple):
    """What stands in a table: a name or a number, with a small word beside it, or printed bold."""

    text: str
    note: str = ""
    strong: bool = False

    def __str__(self) -> str:
        return f"{self.text} {self.note}" if self.note else self.text


class Heading(NamedTuple):
    level: int
    text: str


class Sentence(NamedTuple):
    text: str


class Items(NamedTuple):
    texts: Sequence[str]


class Command(NamedTuple):
    text: str


class Table(NamedTuple):
    head: Sequence[str]
    rows: Sequence[Sequence[str | Cell]]


class Plot(NamedTuple):
    #: the end of its file's name, where plots are files
    name: str
    title: str
    svg: str


class Document:
    """What a report says, block by block, in one language."""

    def __init__(self, title: str, language: str) -> None:
        self.title = title
        self.language = language
        self.blocks: list[Heading | Sentence | Items | Command | Table | Plot] = [Heading(1, title)]

    def heading(self, text: str, level: int = 2) -> None:
        self.blocks.append(Heading(level, text))

    def sentence(self, text: str) -> None:
        self.blocks.append(Sentence(text))

    def items(self, texts: Sequence[str]) -> None:
        self.blocks.append(Items(texts))

    def command(self, text: str) -> None:
        self.blocks.append(Command(text))

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str | Cell]]) -> None:
        """The first column has names, the others numbers."""
        self.blocks.append(Table(head, rows))

    def plot(self, name: str, title: str, svg: str) -> None:
        self.blocks.append(Plot(name, title, svg))

    # -- as a page -----------------------------------------------------------------------------------------------

    def html(self) -> str:
        """One page with everything in it, nothing to load."""
        body = "\n".join(self._tagged(block) for block in self.blocks)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )

    def _tagged(self, block: Heading | Sentence | Items | Command | Table | Plot) -> str:
        match block:
            case Heading(level, text):
                return f"<h{level}>{escape(text)}</h{level}>"
            case Sentence(text):
                return f"<p>{escape(text)}</p>"
            case Items(texts):
                return "\n".join(["<ul>", *(f"<li>{escape(text)}</li>" for text in texts), "</ul>"])
            case Command(text):
                return f"<pre><code>{escape(text)}</code></pre>"
            case Plot():
                return f'<div class="wide">\n{block.svg}\n</div>'
            case Table(head, rows):
                lines = ['<div class="wide">', "<table>"]
                lines.append("<tr>" + "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head) + "</tr>")
                for row in rows:
                    name, *numbers = [_tagged_cell(cell) for cell in self._cells(row)]
                    cells = "".join(f"<td>{number}</td>" for number in numbers)
                    lines.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
                return "\n".join([*lines, "</table>", "</div>"])

    # -- as files ------------------------------------------------------------------------------------------------

    def markdown(self, name: str) -> dict[str, str]:
        """The files: `<name>.md` and its plots."""
        files: dict[str, str] = {}
        lines: list[str] = []
        for block in self.blocks:
            match block:
                case Heading(level, text):
                    lines.append(f"{'#' * level} {_marked(text)}")
                case Sentence(text):
                    lines.append(_marked(text))
                case Items(texts):
                    lines.extend(f"- {_marked(text)}" for text in texts)
                case Command(text):
                    lines.extend(["```", text, "```"])
                case Plot(end, title, svg):
                    files[f"{name}-{end}.svg"] = _picture(svg)
                    lines.append(f"![{_marked(title)}]({name}-{end}.svg)")
                case Table(head, rows):
                    lines.append("| " + " | ".join(_marked(cell) for cell in head) + " |")
                    lines.append("| --- |" + " ---: |" * (len(head) - 1))
                    lines.extend(
                        "| " + " | ".join(_marked_cell(cell) for cell in self._cells(row)) + " |" for row in rows
                    )
            lines.append("")
        files[f"{name}.md"] = "\n".join(lines).rstrip() + "\n"
        return files

    def _cells(self, row: Sequence[str | Cell]) -> list[Cell]:
        """Numbers as the language writes them."""
        name, *numbers = [cell if isinstance(cell, Cell) else Cell(cell) for cell in row]
        return [name, *(Cell(local(n.text, self.language), local(n.note, self.language), n.strong) for n in numbers)]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def local(text: str, language: str) -> str:
    """Numbers as a language writes them."""
    return re.sub(r"(?<=\d)\.(?=\d)", ",", text) if language in COMMA else text


def _tagged_cell(cell: Cell) -> str:
    text = f"<strong>{escape(cell.text)}</strong>" if cell.strong else escape(cell.text)
    return f"{text} <small>{escape(cell.note)}</small>" if cell.note else text


def _marked(text: str) -> str:
    return text.replace("|", "\\|")


def _marked_cell(cell: Cell) -> str:
    text = f"**{_marked(cell.text)}**" if cell.strong else _marked(cell.text)
    return f"{text} *{_marked(cell.note)}*" if cell.note else text


def _picture(svg: str) -> str:
    """A plot as a file."""
    return re.sub(r"<svg ([^>]*)>", rf'<svg xmlns="http://www.w3.org/2000/svg" \1>{ALONE}', svg, count=1) + "\n"
