"""What a campaign writes down: the Campaign sheet, and how a game ended."""

from __future__ import annotations

import msgspec

from meadhall.games.runar.rules.ending import rank_key
from meadhall.games.runar.state import State


class HeroRow(msgspec.Struct, frozen=True):
    """A Hero on the sheet."""

    id: str
    legend: bool
    #: R-28.4: definitively Defeated
    lost: bool


class PlayerRow(msgspec.Struct, frozen=True):
    """A player on the sheet."""

    seat: int
    clan: str | None
    heroes: list[HeroRow]
    treasures: list[str]
    #: campaign points of each finished game
    points: list[int]
    #: R-26.5: what may be spent before game five
    total: int


class GameRow(msgspec.Struct, frozen=True):
    """A finished game on the sheet."""

    number: int
    scenario: str
    #: seats from first to last; 4 stands for Nemesis
    ranking: list[int]
    vp: list[int]
    nemesis_vp: int | None
    nemesis_won: bool
    decisions: int


class PriceRow(msgspec.Struct, frozen=True):
    """R-26.9: what campaign points buy before game five; its words are `runar-purchase-<id>`."""

    id: str
    cost: int
    limit: int
    per_hero: bool


class CampaignSheet(msgspec.Struct, frozen=True):
    """The Campaign sheet: everything that is public and lasts."""

    kind: str
    seats: int
    #: 1 to 5: the game that is played or comes next; 6: over
    game: int
    scenarios: list[str]
    players: list[PlayerRow]
    games: list[GameRow]
    doom: int
    to_act: list[int]
    playing: bool
    over: bool
    #: winners of the campaign; empty while it runs or if Nemesis has won
    winners: list[int]
    nemesis_won: bool
    #: what is chosen between two games now: team, scenario, layout, territory, send, ahead, lose, promote, artefact,
    #: treasure; or nothing
    asked: str
    #: the Treasure cards that lie open for all (R-26.6 (3))
    offer: list[str]


class Outcome(msgspec.Struct, frozen=True):
    """What a campaign needs to know of a finished game."""

    scenario: str
    clans: list[int]
    #: Hero cards by seat, in the order of their marks
    heroes: list[list[int]]
    #: seats in the order of play
    order: list[int]
    #: seats, and 4 for Nemesis, with their VP, Inflicted Damage and Action cards (R-25.6)
    players: list[int]
    keys: list[tuple[int, int, int]]
    nemesis_won: bool
    winners: list[int]
    #: Hero cards that were Defeated
    fallen: list[int]
    decisions: int

    @staticmethod
    def of(s: State, decisions: int) -> Outcome:
        players = s.players()
        return Outcome(
            s.scenario.id,
            s.clan[: s.seats],
            [s.hero[seat * 3 : seat * 3 + 3] for seat in range(s.seats)],
            s.order.copy(),
            players,
            [rank_key(s, who) for who in players],
            s.nemesis_won,
            list(s.winners()),
            [s.hero[mark] for mark in range(s.seats * 3) if s.fallen[mark]],
            decisions,
        )

    def vp(self, who: int) -> int | None:
        return self.keys[self.players.index(who)][0] if who in self.players else None
