"""The table of Champions of Midgard in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.view import ChampionsView, ClanView, Crew, EnemyView

#: colours of the seats and of the enemies
SEATS = ("red", "cyan", "yellow", "magenta")
ENEMIES = {"red": "red", "yellow": "yellow", "blue": "blue", "none": "white"}
FACES = {"blank": "·", "shield": "◘", "hit": "†", "double": "‡"}
DICE = {"swordsman": "white", "spearman": "red", "axeman": "bright_black"}


class Screen:
    """One view in one language."""

    def __init__(self, view: ChampionsView, names: list[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language

    def words(self, id: str, **args: object) -> str:
        return say(Message(id, dict(args)), self.language, self.names)

    def person(self, seat: int) -> Text:
        return Text(say(seat_name(seat), self.language, self.names), style=SEATS[seat])

    def people(self, seats: list[int]) -> Text:
        return Text(", ").join([self.person(seat) for seat in seats])

    def amounts(self, named: dict[str, int]) -> str:
        return ", ".join(self.words(f"champions-amount-{name}", n=n) for name, n in named.items())

    def crew(self, crew: Crew) -> str:
        aboard = {"swordsman": crew.swordsman, "spearman": crew.spearman, "axeman": crew.axeman, "food": crew.food}
        return self.amounts({name: n for name, n in aboard.items() if n})

    def enemy(self, enemy: EnemyView | None) -> Text:
        """Name, Attack/Defence, barred types, and the reward."""
        if enemy is None:
            return Text("-", style="dim")
        kind = "journey" if enemy.kind == "kraken" else enemy.kind
        text = Text(self.words(f"champions-{kind}-{enemy.name}"), style=ENEMIES[enemy.colour])
        text.append(f" ⚔{enemy.attack} ⛨{enemy.defence}")
        for name in enemy.bans:
            text.append(f" ✗{self.words(f'champions-die-{name}')}", style="dim")
        reward = self.amounts({"glory": enemy.glory, **enemy.reward})
        return text.append(f" → {reward}", style="dim")

    def town(self) -> Table:
        """Locations and stalls: who stands there, what lies there."""
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        cells: list[tuple[Text, Text]] = []
        for space in self.view.spaces:
            name = Text(self.words(f"champions-{space.kind}-{space.id}"))
            if space.stock_kind is not None:
                name.append(f" ({self.words(f'champions-amount-{space.stock_kind}', n=space.stock)})", style="green")
            if space.id == "merchant" and self.view.merchants:
                name.append(f" ({self.amounts(self.view.merchant_gain)})", style="green")
            if space.id == "worker-hut" and self.view.worker_price is not None:
                name.append(f" ({self.words('champions-amount-coin', n=self.view.worker_price)})", style="dim")
            cells.append((name, self.people(space.workers) if space.workers else Text("·", style="dim")))
        half = (len(cells) + 1) // 2
        for row in range(half):
            other = cells[row + half] if row + half < len(cells) else (Text(), Text())
            table.add_row(*cells[row], *other)
        return table

    def enemies(self) -> Table:
        """Fights in town and the shores."""
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for band in self.view.bands:
            who = self.person(band.captain) if band.captain is not None else Text()
            table.add_row(
                self.words(f"champions-location-{band.id}"), self.enemy(band.enemy), who, self.crew(band.crew)
            )
        for shore in self.view.shores:
            journey = "-"
            if shore.has_journey:
                journey = "?" if shore.journey is None else self.words(f"champions-journey-{shore.journey}")
            monster = self.enemy(shore.monster)
            if shore.bounty:
                monster.append(f" + {self.words('champions-amount-coin', n=shore.bounty)}", style="yellow")
            there = Text()
            for ship in self.view.ships:
                if ship.port == shore.id and ship.captain is not None:
                    there.append_text(self.person(ship.captain)).append(f" {self.ship(ship.id, ship.public)} ")
                    there.append(self.crew(ship.crew))
            name = f"{self.words(f'champions-shore-{shore.id}')} (×{shore.feeds})"
            table.add_row(name, monster, Text(journey, style="cyan"), there)
        return table

    def ship(self, id: str, public: bool) -> str:
        return self.words(f"champions-longship-{id}" if public else f"champions-private_longship-{id}")

    def clan(self, clan: ClanView) -> list[RenderableType]:
        """A row of the table of clans."""
        person = self.person(clan.seat)
        if clan.seat == self.view.first:
            person.append(" ①")
        leader = self.words(f"champions-leader-{clan.leader}") if clan.leader else "-"
        runes = Text()
        for rune in clan.runes:
            style = "dim strike" if rune.used else "bold"
            runes.append(self.words(f"champions-rune-{rune.id}"), style=style).append(" ")
        if clan.ship:
            runes.append(self.ship(clan.ship, False), style="yellow")
        destinies = [self.words(f"champions-destiny-{card}") if card else "?" for card in clan.destinies]
        won = "?" if clan.trophies is None else str(len(clan.trophies))
        if clan.krakens:
            won += f" + {self.words('champions-krakens', n=clan.krakens)}"
        dice = f"{clan.dice.swordsman}/{clan.dice.spearman}/{clan.dice.axeman} ({clan.warriors}/{clan.limit})"
        goods = (clan.glory, clan.blame, clan.food, clan.wood, clan.coin, clan.favor, clan.workers)
        return [person, leader, *[str(n) for n in goods], dice, runes, ", ".join(destinies), won]

    def clans(self) -> Table:
        """All clans, side by side."""
        view = self.view
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        table.add_column("")
        for good in ("glory", "blame", "food", "wood", "coin", "favor"):
            table.add_column(self.words(f"champions-resource-{good}"), justify="right")
        table.add_column("⚒", justify="right")
        kinds = "/".join(self.words(f"champions-die-{kind}")[:2] for kind in ("swordsman", "spearman", "axeman"))
        table.add_column(kinds)
        table.add_column(self.words("champions-score-runes"))
        table.add_column(self.words("champions-score-destinies"))
        table.add_column("☠", justify="right")
        for clan in view.clans:
            table.add_row(*self.clan(clan))
        return table

    def market(self) -> Text:
        """Runes on show and ships in the yard."""
        text = Text(f"{self.words('champions-location-runesmith')}: ", style="dim")
        for rune in self.view.rune_row:
            if rune is not None:
                text.append(self.words(f"champions-rune-{rune}"), style="bold").append("  ")
        if any(ship.in_yard for ship in self.view.ships):
            text.append(f" {self.words('champions-location-shipwright')}: ", style="dim")
        for ship in self.view.ships:
            if ship.in_yard:
                text.append(self.ship(ship.id, False), style="yellow")
                text.append(f" ({self.amounts(ship.cost)} → {ship.capacity}, ", style="dim")
                text.append(f"{self.words('champions-amount-glory', n=ship.glory)})  ", style="dim")
        return text

    def dice(self) -> Text | None:
        """The roll on the table."""
        roll = self.view.roll
        if roll is None:
            return None
        text = self.person(roll.seat).append(": ")
        if self.view.fight is not None:
            fight = self.view.fight
            text.append_text(self.enemy(fight.enemy)).append(f"  {fight.damage}/{fight.enemy.defence}  ")
        for number, die in enumerate(roll.dice, start=1):
            style = DICE[die.kind] + (" underline" if die.picked else "") + (" dim" if die.locked else "")
            text.append(f"{number}:{self.words(f'champions-die-{die.kind}')[:2]}{FACES[die.face]} ", style=style)
        return text

    def render(self) -> RenderableType:
        """The whole table."""
        view = self.view
        title = (
            f"{self.words('champions-name')}  {view.round}/{view.rounds}  {self.words(f'champions-phase-{view.phase}')}"
        )
        parts: list[RenderableType] = [self.town(), self.market(), self.enemies(), self.clans()]
        dice = self.dice()
        if dice is not None:
            parts.append(dice)
        if view.assignment is not None:
            for band, crew in view.assignment.mine.items():
                parts.append(Text(f"{band}: {self.crew(crew)}", style="green"))
        return Panel(Group(*parts), title=title)


def screen(view: ChampionsView, names: list[str], language: str) -> RenderableType:
    """The view as a Rich renderable."""
    return Screen(view, names, language).render()
