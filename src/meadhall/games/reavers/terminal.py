"""The table of Reavers of Midgard in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.reavers.view import ReaversBattle, ReaversBoard, ReaversReaver, ReaversView

COLOURS = {"red": "red", "blue": "bright_blue", "yellow": "yellow"}


class Screen:
    """One view put on the screen in one language."""

    def __init__(self, view: ReaversView, names: Sequence[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language

    def word(self, id: str, **args: object) -> str:
        return escape(say(Message(id, args), self.language, self.names))

    def name(self, seat: int) -> str:
        return self.word("seat", n=seat)

    def die(self, die: str) -> str:
        return f"[{COLOURS[die.partition('-')[0]]}]{self.word(f'reavers-die-{die}')}[/]"

    def dice(self, dice: Sequence[str]) -> str:
        return ", ".join(self.die(die) for die in dice) or "–"

    def faces(self, faces: Sequence[str]) -> str:
        return " + ".join(self.word(f"reavers-face-{face}") for face in faces)

    def reaver(self, card: ReaversReaver) -> str:
        colour = {"helmet": "red", "raven": "bright_blue", "tree": "yellow"}[card.clan]
        return f"[{colour}]{self.word(f'reavers-reaver-{card.kind}')}[/]"

    def reavers(self, cards: Sequence[ReaversReaver]) -> str:
        return ", ".join(self.reaver(card) for card in cards) or "–"

    def battle(self, card: ReaversBattle) -> str:
        name = self.word(f"reavers-battle-{card.kind}")
        return self.word(
            "reavers-screen-battle", name=name, glory=card.glory, defense=card.defense, faces=self.faces(card.faces)
        )

    def heading(self) -> str:
        v = self.view
        lines = [self.word("reavers-screen-round", round=v.round, of=v.rounds, marker=self.name(v.marker))]
        if v.honor_ship is not None:
            lines.append(self.word("reavers-screen-honor", who=self.name(v.honor_ship)))
        if v.location is not None and v.active is not None:
            place = self.word(f"reavers-location-{v.location}")
            lines.append(self.word("reavers-screen-active", location=place, who=self.name(v.active)))
        return "  ·  ".join(lines)

    def locations(self) -> RenderableType:
        table = Table(expand=True, show_header=False, box=None)
        for location in self.view.locations:
            name = self.word(f"reavers-location-{location.id}")
            taken = "" if location.selected_by is None else f"[dim]({self.name(location.selected_by)})[/]"
            text = self.word(f"reavers-location-{location.id}.text", seats=self.view.seats)
            table.add_row(f"[bold]{name}[/] {taken}", f"[dim]{text}[/]")
            offer = self.offer(location.id)
            if offer:
                table.add_row("", offer)
        return table

    def offer(self, location: str) -> str:
        v = self.view
        if location == "recruit":
            return "  |  ".join(self.reavers(pair) for pair in v.reaver_pairs if pair)
        if location == "trade":
            prophecies = ", ".join(self.word(f"reavers-prophecy-{kind}") for kind in v.prophecies if kind)
            return f"{self.dice(v.market)}  |  {prophecies or '–'}"
        if location == "battle":
            return "  |  ".join(self.battle(card) for card in v.battles if card)
        if location == "subdue":
            stacks = [f"{self.word(f'reavers-territory-{stack.id}')} ×{stack.left}" for stack in v.stacks]
            return ", ".join(stacks)
        pairs = v.village_pairs if location == "village" else v.keep_pairs
        return "  |  ".join(
            " + ".join(self.word(f"reavers-{location}-{kind}") for kind in pair) for pair in pairs if pair
        )

    def board(self, seat: int, board: ReaversBoard) -> RenderableType:
        lines = [
            self.word(
                "reavers-screen-goods",
                glory=board.glory,
                food=board.food,
                favor=board.favor,
                terror=board.terror,
                farms=board.farms,
                walls=board.walls,
                towers=board.towers,
            ),
            f"{self.word('reavers-screen-ship', n=len(board.ship), of=board.dice_spaces)} {self.dice(board.ship)}",
        ]
        if board.jarl is not None:
            lines.append(f"{self.word('reavers-screen-jarl')} {self.reaver(board.jarl)}")
        for location, cards in board.benches.items():
            if cards:
                lines.append(f"{self.word(f'reavers-location-{location}')}: {self.reavers(cards)}")
        if board.artifacts:
            artifacts = [
                self.word(f"reavers-village-{artifact.id}") + (f" [{self.die(artifact.die)}]" if artifact.die else "")
                for artifact in board.artifacts
            ]
            lines.append(f"{self.word('reavers-screen-artifacts')} {', '.join(artifacts)}")
        if board.upgrades:
            upgrades = [
                f"[dim]{self.word(f'reavers-upgrade-{tile.id}')}[/]"
                if tile.used
                else self.word(f"reavers-upgrade-{tile.id}")
                for tile in board.upgrades
            ]
            lines.append(f"{self.word('reavers-screen-upgrades')} {', '.join(upgrades)}")
        if board.territories:
            lands = [
                f"{self.word(f'reavers-territory-{land.stack}')} ({self.word(f'reavers-tile-{land.tile}')})"
                for land in board.territories
            ]
            lines.append(f"{self.word('reavers-screen-territories')} {', '.join(lands)}")
        lines.append(self.pile(seat, board))
        title = self.name(seat) + (" ◆" if seat in self.view.to_act else "")
        return Panel("\n".join(lines), title=title, border_style="bold" if seat == self.view.seat else "dim")

    def pile(self, seat: int, board: ReaversBoard) -> str:
        pile = board.pile
        cards = [
            *(self.reaver(card) for card in pile.reavers),
            *(self.word(f"reavers-village-{kind}") for kind in pile.artifacts),
            *(self.word(f"reavers-keep-{kind}") for kind in pile.keeps),
            *(self.word(f"reavers-battle-{card.kind}") for card in pile.battles),
            *(self.word(f"reavers-prophecy-{kind}") for kind in pile.prophecies),
        ]
        if seat == self.view.seat:
            cards.extend(f"[italic]{self.word(f'reavers-prophecy-{kind}')}[/]" for kind in self.view.secrets)
        elif pile.secrets:
            cards.append(self.word("reavers-screen-secrets", n=pile.secrets))
        return f"{self.word('reavers-screen-pile')} {', '.join(cards) or '–'}"

    def scores(self) -> RenderableType:
        table = Table(title=self.word("reavers-screen-score"))
        table.add_column("")
        for seat in range(self.view.seats):
            table.add_column(self.name(seat), justify="right")
        for part in self.view.boards[0].score:
            row = [str(board.score[part]) for board in self.view.boards]
            table.add_row(self.word(f"reavers-score-{part}"), *row)
        table.add_row("", *(f"[bold]{sum(board.score.values())}[/]" for board in self.view.boards))
        return table


def screen(view: ReaversView, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as a Rich renderable."""
    s = Screen(view, names, language)
    parts: list[RenderableType] = [s.heading(), Panel(s.locations())]
    parts.extend(s.board(seat, board) for seat, board in enumerate(view.boards))
    if view.over:
        parts.append(s.scores())
    return Group(*parts)
