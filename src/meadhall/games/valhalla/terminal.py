"""The table of Valhalla in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.view import (
    BattleView,
    DieView,
    Face,
    MonsterCardView,
    MonsterView,
    SeatView,
    SideView,
    SpaceView,
    ValhallaView,
)

#: colours of seats, clans and dice
SEATS = ("red", "cyan", "yellow", "magenta", "green", "white")
CLANS = {
    "bear": "dark_orange",
    "wolf": "green",
    "boar": "yellow",
    "stag": "medium_purple",
    "giant": "white",
    "dwarf": "bright_black",
}
DICE = {"red": "white on red", "black": "white on grey19", "grey": "black on grey70", "card": "black on yellow"}


class Screen:
    """One view in one language."""

    def __init__(self, view: ValhallaView, names: list[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language

    def words(self, id: str, **args: object) -> str:
        return say(Message(id, dict(args)), self.language, self.names)

    def label(self, id: str, **args: object) -> str:
        return self.words(f"valhalla-label-{id}", **args)

    def person(self, seat: int) -> Text:
        return Text(say(seat_name(seat), self.language, self.names), style=f"bold {SEATS[seat]}")

    def weapon(self, face: str) -> str:
        """A weapon in two letters."""
        return self.words(f"valhalla-face-{face}")[:2]

    def dice(self, dice: list[DieView]) -> Text:
        text = Text()
        for die in dice:
            text.append(f" {self.weapon(die.face):<2} ", style=DICE[die.colour]).append(" ")
        return text

    def needs(self, face: Face) -> str:
        """What arms a Warrior."""
        if face.require == "symbols":
            return " ".join(self.weapon(symbol) for symbol in face.symbols)
        return self.label(f"require-{face.require.replace('_', '-')}", n=face.amount)

    def extra(self, face: Face) -> str:
        """Trait, favour or ability in a few words."""
        of = self.words(f"valhalla-clan-{face.of}") if face.of else ""
        for kind, id in (("trait", face.trait), ("favour", face.favour), ("ability", face.ability)):
            if id:
                name = self.words(f"valhalla-{kind}-{id}")
                return f"{name}: {of}" if of else name
        return ""

    def warrior(self, face: Face, counts: int | None = None) -> Text:
        """Strength, name, weapons needed, Glory."""
        text = Text()
        text.append(f"{face.strength if counts is None else counts} ", style=f"bold {CLANS[face.clan]}")
        text.append(self.words(face.name), style=CLANS[face.clan])
        text.append(f" [{self.needs(face)}] ✦{face.glory}", style="dim")
        extra = self.extra(face)
        if extra:
            text.append(f" {extra}", style="italic dim")
        return text

    def card(self, id: str) -> Text:
        face = self.view.faces[id]
        if face.kind == "warrior":
            return self.warrior(face)
        text = Text(self.words(face.name), style="bold")
        return text.append(f" {self.words(face.name + '.text')}", style="dim")

    def space(self, space: SpaceView) -> Text:
        text = self.warrior(self.view.faces[space.card], space.counts if space.armed and space.counts else None)
        if space.tyr:
            text.append(f" + {self.words(self.view.faces[space.tyr].name)}", style="yellow")
        if space.armed:
            text.append(" ⚔ ", style="bold green").append_text(self.dice(space.dice))
        for mark, on in (("blocked", space.blocked), ("excluded", space.excluded), ("denied", space.denied)):
            if on:
                text.append(f" {self.label(mark)}", style="bold red")
        return text

    def player(self, player: SeatView) -> list[RenderableType]:
        """A row of the table: who, shields, counts, Team."""
        who = self.person(player.seat)
        if player.seat == self.view.active:
            who.append(" ◀")
        if player.jarl:
            who.append(f"\n{self.words(f'valhalla-jarl-{player.jarl}')}", style="not bold")
        if player.partner is not None:
            who.append("\n⇄ ").append_text(self.person(player.partner))
        if player.king_level:
            who.append(f"\n♔ {self.words('valhalla-king')} {player.king_level}", style="yellow")
        shields = Text("●" * player.shields, style=SEATS[player.seat])
        for colour, n in enumerate(player.captured):
            shields.append("◆" * n, style=SEATS[colour])
        counts = self.label("hand-size", n=player.hand_size)
        glory = "" if player.glory is None else f" ✦{player.glory}"
        counts += f"\n{self.label('valhalla', n=player.valhalla_size)}{glory}"
        team: list[RenderableType] = [self.space(space) for space in player.spaces if space.card]
        return [who, shields, counts, Group(*team) if team else Text("-", style="dim")]

    def side(self, side: SideView, title: str) -> Text:
        text = Text(f"{title}: ")
        if side.seat is not None:
            text.append_text(self.person(side.seat)).append(" ")
        text.append(f"{side.strength} ", style="bold yellow").append_text(self.dice(side.pool))
        if side.tactics:
            named = ", ".join(self.words(self.view.faces[card].name) for card in side.tactics)
            text.append(f" {named}", style="cyan")
        if side.forge_size:
            text.append(f" {self.label('forge', n=side.forge_size)}", style="cyan")
        return text

    def battle(self, battle: BattleView) -> RenderableType:
        if battle.kind == "ragnarok":
            return Panel(self.side(battle.attacker, self.label("ragnarok")), border_style="red")
        rows = [self.side(battle.attacker, self.label("attack")), self.side(battle.defender, self.label("defence"))]
        return Panel(Group(*rows), border_style="red")

    def monster(self, monster: MonsterView) -> RenderableType:
        text = Text(self.words(f"valhalla-monster-{monster.id}"), style="bold red")
        text.append(f" {monster.number}/{monster.cards}  ")
        text.append(self.label("monster", strength=monster.strength, limit=monster.limit))
        clans = ", ".join(self.words(f"valhalla-clan-{clan}") for clan in monster.clans)
        text.append(f"\n{clans}\n", style="dim")
        for symbol, covered in zip(monster.attack, monster.covered, strict=False):
            text.append(f" {self.weapon(symbol)} ", style="white on red" if covered else "dim").append(" ")
        if monster.curse:
            curse = f"valhalla-curse-{monster.curse}"
            of = f" ({self.words(f'valhalla-clan-{monster.curse_of}')})" if monster.curse_of else ""
            text.append(f"\n{self.words(curse)}{of}: ", style="bold").append(self.words(f"{curse}.text"))
        for number, card in enumerate(monster.below, start=monster.number + 1):
            text.append(f"\n{number}/{monster.cards}  ", style="dim").append_text(self.below(card))
        return Panel(text, border_style="red")

    def below(self, card: MonsterCardView) -> Text:
        """A card of the Monster that is not active yet, in one line."""
        line = self.label("monster", strength=card.strength, limit=card.limit)
        line += f"; {', '.join(self.words(f'valhalla-clan-{clan}') for clan in card.clans)}"
        line += f"; {' '.join(self.weapon(symbol) for symbol in card.attack)}"
        if card.curse:
            of = f" ({self.words(f'valhalla-clan-{card.curse_of}')})" if card.curse_of else ""
            line += f"; {self.words(f'valhalla-curse-{card.curse}')}{of}"
        return Text(line, style="dim")

    def jarl(self, id: str) -> Text:
        name = f"valhalla-jarl-{id}"
        text = Text(self.words(name), style="bold")
        text.append(f" {self.words(f'{name}.basic')}", style="not bold")
        text.append(f" {self.words(f'{name}.condition')} {self.words(f'{name}.extended')}", style="not bold dim")
        return text

    def heading(self) -> Text:
        view = self.view
        text = Text(self.label("heading", turn=view.turn, deck=view.deck, grey=view.grey_dice))
        if view.discard:
            top = self.words(view.faces[view.discard[-1]].name)
            text.append(f"  {self.label('discard', n=len(view.discard), top=top)}", style="dim")
        if view.last_turns is not None:
            text.append(f"  {self.label('last-turns', n=view.last_turns)}", style="bold red")
        return text

    def table(self) -> RenderableType:
        view = self.view
        parts: list[RenderableType] = [self.heading()]
        if view.monster is not None:
            parts.append(self.monster(view.monster))
        if view.loki is not None:
            rows = Text(self.words(f"valhalla-loki-{view.loki.id}"), style="bold magenta")
            for n, (low, high) in enumerate(view.loki.rows, start=1):
                span = f"{low}+" if high >= 99 else f"{low}-{high}"
                rows.append(f"\n{span}: {self.words(f'valhalla-loki-{view.loki.id}.row{n}')}", style="not bold")
            parts.append(rows)
        players = Table(show_header=False, box=None, padding=(0, 2, 1, 0))
        for player in view.players:
            players.add_row(*self.player(player))
        parts.append(players)
        if view.open:
            parts.append(Panel(Group(*[self.card(card) for card in view.open]), title=self.label("open")))
        if view.battle is not None:
            parts.append(self.battle(view.battle))
        if view.jarls:
            parts.append(Panel(Group(*[self.jarl(jarl) for jarl in view.jarls]), title=self.label("jarls")))
        mine = view.players[view.seat] if view.seat is not None else None
        if mine is not None:
            if mine.jarl:
                parts.append(self.jarl(mine.jarl))
            if view.drawn:
                parts.append(Panel(Group(*[self.card(card) for card in view.drawn]), title=self.label("drawn")))
            if mine.hand:
                parts.append(Panel(Group(*[self.card(card) for card in mine.hand]), title=self.label("hand")))
        return Group(*parts)


def screen(view: ValhallaView, names: list[str], language: str) -> RenderableType:
    """The whole table as one seat sees it."""
    return Screen(view, names, language).table()
