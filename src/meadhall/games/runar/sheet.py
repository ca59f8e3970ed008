"""What a campaign game begins with, as one line of text that fits into the options of a game."""

from __future__ import annotations

from meadhall.core.error import BadOptions
from meadhall.games.runar.definitions import Box


class Sheet:
    """The part of a Campaign sheet that one game needs; everything is by seat."""

    def __init__(self, seats: int) -> None:
        #: 1 to 5
        self.game = 1
        #: seats in the order of play
        self.order: list[int] = list(range(seats))
        self.clans: list[int] = []
        #: Hero cards by marks
        self.teams: list[list[int]] = []
        self.legends: list[list[int]] = []
        self.treasures: list[list[int]] = []
        self.doom = 0
        #: R-28.4: Heroes of the solo team lost so far
        self.lost = 0
        self.points: list[int] = [0] * seats

    def text(self, box: Box) -> str:
        teams = []
        for seat, team in enumerate(self.teams):
            names = [
                box.heroes[hero].id + ("+" if legend else "")
                for hero, legend in zip(team, self.legends[seat], strict=True)
            ]
            teams.append(" ".join(names))
        parts = [
            f"game={self.game}",
            "order=" + ",".join([str(seat) for seat in self.order]),
            "clans=" + ",".join([box.clans[clan] for clan in self.clans]),
            "teams=" + ",".join(teams),
            "treasures=" + ",".join([" ".join([box.treasures[card].id for card in own]) for own in self.treasures]),
            f"doom={self.doom}",
            "points=" + ",".join([str(points) for points in self.points]),
        ]
        if self.lost:
            parts.append(f"lost={self.lost}")
        return "; ".join(parts)


def parse(text: str, seats: int, box: Box) -> Sheet:
    """Read such a line, or say what is wrong with it."""
    sheet = Sheet(seats)
    fields: dict[str, str] = {}
    for part in text.split(";"):
        name, equals, value = part.strip().partition("=")
        if not equals or name not in ("game", "order", "clans", "teams", "treasures", "doom", "points", "lost"):
            raise BadOptions("runar-error-sheet", {"part": part.strip()[:40]})
        fields[name] = value
    heroes = [hero.id for hero in box.heroes]
    cards = [treasure.id for treasure in box.treasures]
    try:
        sheet.game = int(fields["game"])
        sheet.doom = int(fields.get("doom", "0"))
        sheet.lost = int(fields.get("lost", "0"))
        sheet.order = [int(seat) for seat in fields["order"].split(",")]
        sheet.clans = [box.clans.index(clan) for clan in fields["clans"].split(",")]
        sheet.points = [int(points) for points in fields["points"].split(",")]
        for team in fields["teams"].split(","):
            names = team.split()
            sheet.teams.append([heroes.index(name.removesuffix("+")) for name in names])
            sheet.legends.append([1 if name.endswith("+") else 0 for name in names])
        for own in fields["treasures"].split(","):
            sheet.treasures.append([cards.index(card) for card in own.split()])
    except (KeyError, ValueError):
        raise BadOptions("runar-error-sheet", {"part": text[:60]}) from None
    taken = [hero for team in sheet.teams for hero in team]
    owned = [card for own in sheet.treasures for card in own]
    sound = (
        1 <= sheet.game <= 5
        and sorted(sheet.order) == list(range(seats))
        and len(sheet.clans) == len(set(sheet.clans)) == seats
        and len(sheet.teams) == len(sheet.treasures) == len(sheet.points) == seats
        and all(len(team) == 3 for team in sheet.teams)
        and len(set(taken)) == len(taken)
        and len(set(owned)) == len(owned)
        and 0 <= sheet.doom <= 20
        and 0 <= sheet.lost < box.solo_lost
        and all(0 <= points <= 20 for points in sheet.points)
    )
    if not sound:
        raise BadOptions("runar-error-sheet", {"part": text[:60]})
    return sheet
