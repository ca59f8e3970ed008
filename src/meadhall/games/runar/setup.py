"""R-8, R-9: the table laid before the first choice; of a campaign, from its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.error import BadOptions
from meadhall.core.luck import Luck
from meadhall.games.runar.definitions import ARTEFACT, DOOM, ENEMY, EVENT, INSPIRATION, NODES, Box, Ground
from meadhall.games.runar.rules.preparing import Preparing
from meadhall.games.runar.rules.turn import Turns
from meadhall.games.runar.state import FIGURES, PARTS, State

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header


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


def scenario_id(header: Header) -> str:
    """The default is the first scenario: of campaign A, alone of campaign B (R-28.1)."""
    chosen = str(header.options["scenario"])
    if chosen == "auto":
        return "1B" if header.seats == 1 else "1A"
    return chosen


def lay(game: Game, header: Header, box: Box) -> State:
    """The table of a header: decks shuffled, nothing chosen yet."""
    options = header.options
    seats = header.seats
    scenario = box.scenario(scenario_id(header))
    ground: Ground = box.grounds[seats]
    if seats == 1:
        ground = box.solo_grounds[str(options["territory"])]
    s = State(game, header, Luck.of(header.seed), box, ground, scenario)
    sheet: Sheet | None = None
    if options["sheet"]:
        sheet = parse(str(options["sheet"]), seats, box)
    s.obstacle_cards = bool(options["obstacles"])
    s.order = list(range(seats))
    if sheet is not None:
        s.order = sheet.order.copy()
    elif options["order"] == "random":
        s.luck.shuffle(s.order)
    if header.first >= 0:
        at = s.order.index(header.first)
        s.order = s.order[at:] + s.order[:at]
    s.home = [s.order.index(seat) for seat in range(seats)]
    s.active = s.order[0]
    clear(s)
    draw_layout(s, str(options["layout"]))
    decks(s, sheet)
    if sheet is not None:
        by_sheet(s, sheet)
    s.push(Turns())
    preparing = Preparing(options["teams"] == "draft", sheet is not None)
    preparing.legends = options["rank"] == "legend"
    s.push(preparing)
    return s


def clear(s: State) -> None:
    """Everything empty."""
    seats = s.seats
    for grid in (s.obstacle, s.cracks, s.shard, s.hazard, s.remnant):
        grid.extend([0] * NODES)
    s.figure = [-1] * NODES
    s.spot = [-1] * NODES
    s.node = [-1] * FIGURES
    s.hero = [-1] * ENEMY
    s.legend = [0] * ENEMY
    s.fallen = [0] * ENEMY
    s.defence = [0] * ENEMY
    s.treasure = [-1] * ENEMY
    s.personal = [0] * (ENEMY * 4)
    s.hero_once = [0] * ENEMY
    s.wounds = [0] * (FIGURES - ENEMY)
    s.reserve = [0, 0, 0]
    s.clan = [-1] * seats
    s.pool = [0] * (seats * 4)
    s.deck = [[] for _ in range(seats)]
    s.hand = [[] for _ in range(seats)]
    s.memory = [[] for _ in range(seats)]
    s.known_bottom = [0] * seats
    s.known_top = [0] * seats
    s.known_hand = [[] for _ in range(5)]
    s.slots = [[] for _ in range(10)]
    s.inflicted = [[] for _ in range(5)]
    s.treasury = [[] for _ in range(seats)]
    s.stored = [-1] * len(s.box.treasures)
    s.face_down = [0] * len(s.box.treasures)
    s.shards_held = [0] * seats
    s.statue = [0] * seats
    s.statue_node = [-1] * seats
    s.statue_best = [0] * seats
    s.enemy_tokens = [0] * seats
    s.captured = [0] * (seats * 3)
    s.vp = [0] * 5
    s.parts = [0] * (5 * len(PARTS))
    s.trophies = [0] * 5
    s.stands_for = [-1] * s.box.inspiration_cards
    s.foreseen = [0] * seats
    s.campaign_points = [0] * seats
    s.shards_gone = s.box.shard_tokens
    s.hazards_gone = s.box.hazard_tokens


def draw_layout(s: State, wanted: str) -> None:
    """R-9.23: a layout card, drawn or chosen."""
    if wanted == "random":
        s.layout = s.luck.below(len(s.box.layouts))
        return
    for number, layout in enumerate(s.box.layouts):
        if layout.id == wanted:
            s.layout = number


def decks(s: State, sheet: Sheet | None) -> None:
    """R-9.4 to R-9.16: missions, the Destiny deck, Treasures and the Nemesis board."""
    box = s.box
    scenario = s.scenario
    s.missions = list(scenario.missions)
    events = list(scenario.events[max(0, s.seats - 2)])
    dooms = list(range(DOOM, DOOM + len(box.dooms)))
    s.luck.shuffle(dooms)
    fates = [EVENT + number for number in events]
    if sheet is not None and s.nemesis:
        # red Events give way to Doom cards
        s.doom_marks = sheet.doom
        red = [EVENT + number for number in events if number in scenario.red]
        s.luck.shuffle(red)
        for card in red[: sheet.doom]:
            fates[fates.index(card)] = dooms.pop()
            s.replaced.append(card)
    s.spare_dooms = dooms
    destiny = list(range(len(box.destiny)))
    s.luck.shuffle(destiny)
    s.luck.shuffle(fates)
    for fate in fates:
        pack = [destiny.pop() for _ in range(box.pack_size)]
        pack.append(fate)
        s.luck.shuffle(pack)
        s.destiny.extend(pack)
    s.discard = destiny
    owned = [card for own in sheet.treasures for card in own] if sheet is not None else []
    for number, treasure in enumerate(box.treasures):
        if number not in owned:
            (s.artefact_deck if treasure.kind == ARTEFACT else s.treasure_deck).append(number)
    s.luck.shuffle(s.treasure_deck)
    s.luck.shuffle(s.artefact_deck)
    s.inspiration = list(range(INSPIRATION, INSPIRATION + box.inspiration_cards))
    board = box.destiny_boards[s.seats]
    s.spaces = [0] * board.slots
    if s.nemesis:
        for slot in board.plus:
            s.spaces[slot] = 1
        limits = box.enemy_limits[s.seats]
        for kind in scenario.enemies:
            enemy = box.enemies[kind]
            s.reserve[kind] = min(enemy.figures, limits[3] if enemy.unique else limits[enemy.rank])
        s.enemy_deck = [n for n in range(len(box.enemy_actions)) if box.enemy_actions[n].enemy in scenario.enemies]
        s.luck.shuffle(s.enemy_deck)


def by_sheet(s: State, sheet: Sheet) -> None:
    """R-9.19, R-9.22, R-26.8: teams, ranks and Treasures as recorded."""
    s.campaign_game = sheet.game
    s.lost_before = sheet.lost
    for seat in range(s.seats):
        s.clan[seat] = sheet.clans[seat]
        for mark in range(3):
            s.hero[seat * 3 + mark] = sheet.teams[seat][mark]
            s.legend[seat * 3 + mark] = sheet.legends[seat][mark]
        s.treasury[seat] = sheet.treasures[seat].copy()
        s.campaign_points[seat] = sheet.points[seat]
