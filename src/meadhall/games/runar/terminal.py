"""The table of Runar in a terminal: the island as a grid, the boards beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name
from meadhall.games.runar.shapes import NodeView, PlayerView, RunarView

#: colours of the clans
CLANS = {"bear": "red", "walrus": "cyan", "deer": "yellow", "boar": "green", None: "white"}
DICE = {"agility": ("A", "green"), "strength": ("S", "red"), "instinct": ("I", "magenta"), "neutral": ("N", "white")}
OBSTACLES = {"stone_pile": "▲", "menhir": "▮", "chest": "▣", "statue": "♜"}
ENEMIES = {"hidlesvini": "h", "seggir": "g", "hofundr": "f"}
PARTS = ("base", "body", "head", "flame")


class Screen:
    """One view in one language."""

    def __init__(self, view: RunarView, names: list[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.figures = {figure.id: figure for figure in view.figures}
        self.colours = {player.seat: CLANS[player.clan] for player in view.players}

    def words(self, id: str, **args: object) -> str:
        return say(Message(id, dict(args)), self.language, self.names)

    def person(self, seat: int) -> Text:
        return Text(say(seat_name(seat), self.language, self.names), style=self.colours[seat])

    def dice(self, pool: dict[str, int]) -> Text:
        text = Text()
        for kind, n in pool.items():
            letter, colour = DICE[kind]
            text.append(letter * n, style=f"bold {colour}")
        return text if text.plain else Text("·", style="dim")

    def cell(self, node: NodeView) -> Text:
        """Four characters: who stands there, Shard, Hazard, Remnant."""
        text = Text()
        if node.figure is not None:
            figure = self.figures[node.figure]
            if figure.hero is not None and figure.seat is not None:
                active = " reverse" if self.view.active_hero == figure.id else ""
                style = f"bold {self.colours[figure.seat]}{active}"
                text.append(self.words(f"runar-hero-{figure.hero}")[:2], style=style)
            else:
                text.append(f"{ENEMIES.get(str(figure.enemy), '?')}!", style="bold bright_white on red")
        elif node.obstacle is not None:
            style = "dim"
            for player in self.view.players:
                if player.statue_node == node.id:
                    style = self.colours[player.seat]
            text.append(f"{OBSTACLES[node.obstacle]} ", style=style)
        elif node.token is not None:
            text.append("? ", style=f"bold {self.colours[node.token]}")
        elif node.die is not None:
            letter, colour = DICE[node.die]
            text.append(f"{letter} ", style=colour)
        else:
            text.append("· ", style="dim")
        text.append("◆" if node.shard else " ", style="blue" if node.shard == "blue" else "yellow")
        text.append("☠" if node.hazard else "░" if node.remnant else " ", style="red" if node.hazard else "dim")
        return text

    def island(self) -> Table:
        """The Battlefield; Zones are set apart."""
        nodes = {(node.x, node.y): node for node in self.view.nodes}
        columns = sorted({x for x, _ in nodes})
        rows = sorted({y for _, y in nodes})
        table = Table(show_header=True, box=None, padding=(0, 1, 0, 0))
        table.add_column("")
        for x in columns:
            table.add_column("ABCDEFGHIJKL"[x] + ("  " if x % 3 == 2 else ""))
        for y in rows:
            cells = [self.cell(nodes[x, y]) if (x, y) in nodes else Text() for x in columns]
            table.add_row(str(y + 1), *cells)
            if y % 3 == 2:
                table.add_row("")
        return table

    def hero(self, player: PlayerView) -> Text:
        lines: list[Text] = []
        for hero in player.heroes:
            style = "dim strike" if hero.defeated else "bold" if hero.active else ""
            text = Text(self.words(f"runar-hero-{hero.id}"), style=style)
            rank = "legend" if hero.legend else "explorer"
            text.append(f" ({self.words(f'runar-rank-{rank}')}) ⛨{hero.defence}/{hero.defence_value} ", style="dim")
            text.append_text(self.dice(hero.dice))
            if hero.treasure is not None:
                text.append(f" {self.words(f'runar-treasure_card-{hero.treasure.id}')}", style="yellow")
            lines.append(text)
        return Text("\n").join(lines)

    def players(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("", "vp", "pool", "hand", "statue", "damage", "heroes"):
            table.add_column(self.words(f"runar-screen-{heading}") if heading else "")
        for player in self.view.players:
            known = [card.id for card in player.cards]
            hand = f"{player.hand}: {', '.join(known)}" if known else str(player.hand)
            slots = " | ".join(",".join(slot) or "-" for slot in player.slots) + f" ({len(player.inflicted)})"
            name = self.person(player.seat)
            if player.seat == self.view.active:
                name.stylize("reverse")
            table.add_row(
                name,
                f"{player.vp} ◆{player.shards}",
                self.dice(player.dice),
                hand,
                self.words(f"runar-part-{player.statue}"),
                slots,
                self.hero(player),
            )
        if self.view.nemesis is not None:
            nemesis = self.view.nemesis
            slots = " | ".join(",".join(slot) or "-" for slot in nemesis.slots) + f" ({len(nemesis.inflicted)})"
            table.add_row(Text(self.words("runar-nemesis"), style="bold red"), str(nemesis.vp), "", "", "", slots, "")
        return table

    def track(self) -> Text:
        """The Event track, the missions and the decks."""
        view = self.view
        text = Text(self.words("runar-screen-deck", deck=view.destiny, hazards=view.hazard_pool) + "\n")
        names = []
        for slot in view.events:
            if slot.card is None:
                names.append("□")
            else:
                kind = "doom_card" if slot.doom else "event_card"
                names.append(self.words(f"runar-{kind}-{slot.card}"))
        text.append(f"{self.words('runar-screen-events')}: {' · '.join(names)}\n")
        missions = " · ".join(self.words(f"runar-mission_card-{mission}") for mission in view.missions)
        text.append(f"{self.words('runar-screen-missions')}: {missions}")
        return text


def screen(view: RunarView, names: list[str], language: str) -> RenderableType:
    """The whole table."""
    drawn = Screen(view, names, language)
    phase = drawn.words(f"runar-phase-{view.phase}")
    turn = drawn.words("runar-screen-turn", n=view.turn, phase=phase)
    title = f"{drawn.words(f'runar-scenario-{view.scenario}')} – {turn}"
    return Group(Panel(drawn.island(), title=title), drawn.track(), drawn.players())
