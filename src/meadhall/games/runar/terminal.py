"""The table of Runar in a terminal: the island as a grid, the boards beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name
from meadhall.games.runar.definitions import NEMESIS
from meadhall.games.runar.view import NodeView, PlayerView, RunarView

if TYPE_CHECKING:
    from meadhall.games.runar.campaign import CampaignView

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


def sheet_screen(view: CampaignView, names: list[str], language: str) -> RenderableType:
    """The Campaign sheet."""

    def words(id: str, **args: object) -> str:
        return say(Message(id, args), language, names)

    sheet = view.sheet
    title = words("runar-campaign-over") if sheet.over else words("runar-campaign-game", n=sheet.game)
    parts: list[RenderableType] = [Text(f"{words(f'runar-campaign-option-kind-{sheet.kind}')}: {title}", style="bold")]
    table = Table(*[words(f"runar-campaign-column-{column}") for column in ("player", "heroes", "treasury", "points")])
    for player in sheet.players:
        heroes = []
        for hero in player.heroes:
            mark = " †" if hero.lost else " ★" if hero.legend else ""
            heroes.append(words(f"runar-hero-{hero.id}") + mark)
        clan = "" if player.clan is None else f" ({words(f'runar-clan-{player.clan}')})"
        treasures = [words(f"runar-treasure_card-{card}") for card in player.treasures]
        points = "-" if sheet.kind == "solo" else " ".join(str(n) for n in player.points) + f" = {player.total}"
        table.add_row(words("seat", n=player.seat) + clan, "\n".join(heroes), "\n".join(treasures), points)
    parts.append(table)
    if sheet.games:
        ranking = Table(*[words(f"runar-campaign-column-{column}") for column in ("game", "ranking")])
        for row in sheet.games:
            places = []
            for place, who in enumerate(row.ranking, start=1):
                name = words("runar-nemesis") if who == NEMESIS else words("seat", n=who)
                vp = row.nemesis_vp if who == NEMESIS else row.vp[who]
                places.append(f"{place}. {name} ({vp})")
            ranking.add_row(f"{row.number} {words(f'runar-scenario-{row.scenario}')}", "  ".join(places))
        parts.append(ranking)
    if sheet.doom:
        parts.append(Text(words("runar-campaign-doom", n=sheet.doom)))
    if sheet.game == len(sheet.scenarios) and not sheet.over and view.prices:
        bought = Table(words("runar-campaign-column-cost"), words("runar-campaign-column-buys"))
        for price in view.prices:
            bought.add_row(str(price.cost), words(f"runar-purchase-{price.id}"))
        parts.append(bought)
    return Group(*parts)
