"""The northern sea in a terminal: the map, the jarls, the stack and one's own hand."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.core import view as wire
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.north.view import NorthPlayer, NorthView

STYLES = {"yellow": "yellow", "green": "green", "blue": "bright_blue", "red": "red"}
#: which directions a field marks, drawn round its id: the glyphs of the box
GLYPHS = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}


def message_of(text: wire.Text) -> Message:
    """A message from the wire, with everything in it."""

    def back(arg: object) -> object:
        if isinstance(arg, wire.Text):
            return message_of(arg)
        return [back(part) for part in arg] if isinstance(arg, list) else arg

    return Message(text.id, {name: back(arg) for name, arg in text.args.items()})


class Screen:
    """One view, in one language."""

    def __init__(self, view: NorthView, names: list[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.card_names = {card.id: card.name for card in view.chart.cards}
        self.winds = {card.id: "".join(GLYPHS[wind] for wind in card.winds) for card in view.chart.cards}

    def words(self, id: str, **args: object) -> str:
        return say(Message(id, args), self.language, self.names)

    def name(self, seat: int) -> str:
        return say(Message("seat", {"n": seat}), self.language, self.names)

    def card(self, id: str) -> str:
        winds = self.winds[id]
        return self.words(self.card_names[id]) + (f" {winds}" if winds else "")

    def sea(self) -> RenderableType:
        """The map: fields by id, with the ships and the Beast on them."""
        view = self.view
        chart = view.chart
        fields = {field.grid: field for field in chart.fields}
        grid = Table.grid(padding=(0, 1))
        for _ in range(chart.columns):
            grid.add_column(justify="center", width=5)
        for y in range(chart.rows):
            row: list[Text] = []
            for x in range(chart.columns):
                field = fields.get((x, y))
                if field is None:
                    row.append(Text("·" if (x, y) not in chart.land else "", style="dim"))
                    continue
                cell = Text(field.id, style=STYLES.get(field.colour or "", "white"))
                if field.kind == "port":
                    cell = Text(f"[{field.id}]", style=cell.style)
                elif field.kind == "village":
                    cell = Text(f"⌂{field.id}", style=cell.style)
                ships = [player for player in view.players if player.field == field.id]
                for player in ships:
                    cell.append("▲", style=f"bold {STYLES[player.colour or 'red']}")
                if view.beast == field.id:
                    cell.append("≋", style="bold magenta")
                row.append(cell)
            grid.add_row(*row)
        return Panel(grid, title=self.words("north-screen-sea"), expand=False)

    def crew(self, player: NorthPlayer) -> str:
        told = []
        for member in player.crew:
            mark = "" if member.ready else " ↷"
            mark += " ☠" if member.sick else ""
            told.append(self.words(self.card_names[member.card]) + mark)
        return ", ".join(told) or "–"

    def jarls(self) -> RenderableType:
        table = Table()
        for heading in ("player", "place", "hand", "crew", "home"):
            table.add_column(self.words(f"north-screen-{heading}"))
        for player in self.view.players:
            mark = "▸ " if player.seat == self.view.active else "  "
            name = Text(mark + self.name(player.seat), style=STYLES.get(player.colour or "", "white"))
            home = ", ".join(self.words(f"north-colour-{colour}") for colour in player.home)
            hand = str(player.hand_size)
            if player.known:
                hand += f" ({', '.join(self.card(card) for card in player.known)})"
            table.add_row(name, player.field or "–", hand, self.crew(player), home or "–")
        return table

    def stack(self) -> list[RenderableType]:
        """Open windows, the innermost last, the top of each stack first."""
        shown: list[RenderableType] = []
        for window in self.view.windows:
            lines: list[Text] = []
            for item in reversed(window.items):
                line = Text(f"{item.number}. {say(message_of(item.text), self.language, self.names)}")
                if item.cancelled:
                    line.stylize("strike")
                elif item.resolved:
                    line.stylize("dim")
                lines.append(line)
            if window.roll is not None and window.roll.modifiers:
                parts = [f"{self.words(modifier.name)} {modifier.amount:+d}" for modifier in window.roll.modifiers]
                lines.append(Text(f"{window.roll.die} {' '.join(parts)} = {window.roll.result}", style="bold"))
            shown.append(Panel(Group(*lines), title=self.words("north-screen-stack"), expand=False))
        return shown

    def whole(self) -> RenderableType:
        view = self.view
        head = self.words("north-screen-title", round=view.round, last=view.last_round, who=self.name(view.active))
        facts = [
            self.words("north-screen-beast", field=view.beast),
            self.words("north-screen-deck", deck=view.deck, discard=len(view.discard), die=view.die or "–"),
        ]
        villages = [f"{self.words(f'north-colour-{colour}')} {n}" for colour, n in view.village.items()]
        facts.append(f"{self.words('north-screen-villages')}: {', '.join(villages)}")
        side = Group(self.jarls(), *[Text(fact) for fact in facts])
        parts: list[RenderableType] = [Text(head, style="bold"), Columns([self.sea(), side]), *self.stack()]
        if view.seat is not None:
            hand = view.players[view.seat].hand or []
            own = ", ".join(self.card(card) for card in hand)
            parts.append(Text(f"{self.words('north-screen-own-hand')}: {own or '–'}"))
        return Group(*parts)


def screen(view: NorthView, names: list[str], language: str) -> RenderableType:
    """The view as something Rich can draw."""
    return Screen(view, names, language).whole()
