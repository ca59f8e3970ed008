"""R-26, R-28: campaigns of five games: the sheet, the games, what happens between them, as text and back."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.core.decision import Option
from meadhall.core.error import BadOptions, BadRecord, IllegalOption
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.runar import GAME, SCENARIOS
from meadhall.games.runar.definitions import ARTEFACT, NEMESIS
from meadhall.games.runar.rules.ending import rank_key
from meadhall.games.runar.sheet import Sheet
from meadhall.games.runar.state import Isle

FIRST_LINE = "meadhall runar campaign 1"
KINDS = ("A", "B", "free", "solo")
GAMES = 5
#
SOLO_TEAM = 6
SOLO_LOST = 4
#: longer texts are no campaign
SIZE_BOUND = 8_000_000


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


class Question:
    """A choice between two games."""

    def __init__(self, seat: int, prompt: Message, options: list[Option], take: Callable[[int], None]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.take = take


class Campaign:
    """A campaign from its first game to its winner. It asks and takes choices like a game does."""

    def __init__(
        self,
        kind: str,
        seats: int,
        seed: int | str | None = None,
        scenarios: list[str] | None = None,
        teams: str = "suggested",
        obstacles: str = "later",
    ) -> None:
        if kind not in KINDS:
            raise BadOptions("error-option-choice", {"option": "kind", "value": kind[:40], "values": ", ".join(KINDS)})
        if seats not in GAME.seats or (seats == 1) != (kind == "solo"):
            raise BadOptions("runar-campaign-seats", {"kind": kind, "seats": seats})
        if teams not in ("suggested", "draft") or obstacles not in ("never", "later", "always"):
            raise BadOptions("runar-campaign-options", {"teams": teams[:20], "obstacles": obstacles[:20]})
        self.kind = kind
        self.seats = seats
        self.seed: int | str = secrets.randbits(63) if seed is None else seed
        self.teams = teams
        self.obstacles = obstacles
        self.scenarios = planned(kind, scenarios)
        self.box = GAME.box
        self.luck = Luck.of(f"campaign {self.seed}")
        self.plies: list[tuple[int, str]] = []
        #: the game that is played now
        self.state: Isle | None = None
        self.question: Question | None = None
        self.agenda: list[Callable[[], None]] = []
        self.games: list[GameRow] = []
        self.clans: list[int] = []
        #: Heroes by seat, in the order of their marks; alone the whole team of six
        self.heroes: list[list[int]] = [[] for _ in range(seats)]
        self.legends: set[int] = set()
        self.lost: list[int] = []
        self.squad: list[int] = []
        self.treasures: list[list[int]] = [[] for _ in range(seats)]
        self.order: list[int] = list(range(seats))
        self.doom = 0
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.ranking: list[int] = []
        self.over = False
        self.nemesis_won = False
        self.winners: list[int] = []
        self.agenda.append(self.choose_team if kind == "solo" else self.start_game)
        self.settle()

    # -- asking and answering ----------------------------------------------------------------------------

    @property
    def game(self) -> int:
        """The number of the game that is played or comes next."""
        return len(self.games) + 1

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.question is not None:
            return (self.question.seat,)
        if self.state is not None:
            return self.state.to_act
        return ()

    def legal(self, seat: int | None = None) -> list[Option]:
        """All options of a seat, in the game or between two games."""
        if seat is None:
            if len(self.to_act) != 1:
                raise IllegalOption("error-name-the-seat" if self.to_act else "error-game-over")
            seat = self.to_act[0]
        if self.question is not None:
            return list(self.question.options) if seat == self.question.seat else []
        return self.state.legal(seat) if self.state is not None else []

    def prompt(self, seat: int) -> Message | None:
        if self.question is not None:
            return self.question.prompt if seat == self.question.seat else None
        return self.state.prompt(seat) if self.state is not None else None

    def default(self, seat: int) -> Option:
        """What is taken for a seat whose time is up."""
        if self.question is None and self.state is not None:
            return self.state.default(seat)
        options = self.legal(seat)
        if not options:
            raise IllegalOption("error-not-your-turn", {"seat": seat})
        return options[0]

    def apply(self, option: Option | str, seat: int | None = None) -> Campaign:
        """Take an option by itself or by its key. An illegal one raises and changes nothing."""
        key = option.key if isinstance(option, Option) else option
        if self.over:
            raise IllegalOption("error-game-over")
        if seat is None:
            self.legal()
            seat = self.to_act[0]
        if self.question is not None:
            question = self.question
            keys = [known.key for known in question.options]
            if seat != question.seat:
                raise IllegalOption("error-not-your-turn", {"seat": seat})
            if key not in keys:
                raise IllegalOption("error-illegal-option", {"key": str(key)[:80]})
            self.question = None
            self.plies.append((seat, key))
            question.take(keys.index(key))
        else:
            assert self.state is not None
            self.state.apply(key, seat)
            self.plies.append((seat, key))
        self.settle()
        return self

    def settle(self) -> None:
        """Go on until somebody must choose or the campaign is over."""
        while not self.over and self.question is None:
            if self.state is not None:
                if not self.state.over:
                    return
                finished = self.state
                self.state = None
                self.finish_game(finished)
            elif self.agenda:
                self.agenda.pop(0)()
            else:
                self.agenda.append(self.start_game)

    def ask(self, seat: int, prompt: Message, options: list[Option], take: Callable[[int], None]) -> None:
        """A choice; a single possibility is taken without asking."""
        if len(options) == 1:
            take(0)
        elif options:
            self.question = Question(seat, prompt, options, take)

    # -- before a game -----------------------------------------------------------------------------------

    def hero_option(self, verb: str, hero: int) -> Option:
        id = self.box.heroes[hero].id
        return Option(f"{verb} {id}", Message(f"runar-hero-{id}"), f"hero/{id}")

    def choose_team(self) -> None:
        """R-28.2: six Heroes."""
        team = self.heroes[0]
        self.clans = [0]
        if len(team) == SOLO_TEAM:
            self.agenda.insert(0, self.prepare_solo)
            return
        free = [hero for hero in range(len(self.box.heroes)) if hero not in team]

        def take(at: int) -> None:
            team.append(free[at])
            self.agenda.insert(0, self.choose_team)

        prompt = Message("runar-campaign-ask-team", {"n": SOLO_TEAM - len(team)})
        self.ask(0, prompt, [self.hero_option("team", hero) for hero in free], take)

    def prepare_solo(self) -> None:
        """R-28.3, R-28.6: the scenario, then three Heroes."""
        self.squad = []
        played = [row.scenario for row in self.games]
        free = [id for id in SCENARIOS if id.endswith("B") and id not in played]
        options = [Option(f"scenario {id}", Message(f"runar-scenario-{id}"), f"scenario/{id}") for id in free]

        def take(at: int) -> None:
            self.scenarios.append(free[at])
            self.agenda.insert(0, self.choose_squad)

        self.ask(0, Message("runar-campaign-ask-scenario", {"n": self.game}), options, take)

    def choose_squad(self) -> None:
        if len(self.squad) == 3:
            self.agenda.insert(0, self.start_game)
            return
        free = [hero for hero in self.heroes[0] if hero not in self.lost and hero not in self.squad]

        def take(at: int) -> None:
            self.squad.append(free[at])
            self.agenda.insert(0, self.choose_squad)

        prompt = Message("runar-campaign-ask-squad", {"n": 3 - len(self.squad)})
        self.ask(0, prompt, [self.hero_option("send", hero) for hero in free], take)

    def start_game(self) -> None:
        """R-9.1, R-26.8: the next game with what the sheet says."""
        number = self.game
        scenario = self.scenarios[number - 1]
        use = self.obstacles == "always" or (self.obstacles == "later" and number > 1)
        options: dict[str, Any] = {"scenario": scenario, "obstacles": use}
        if self.clans:
            options["sheet"] = self.line().text(self.box)
        else:
            options["teams"] = self.teams
        state = GAME.new(self.seats, f"{self.seed}/{number}", options)
        assert isinstance(state, Isle)
        self.state = state

    def line(self) -> Sheet:
        """What the next game needs of the sheet."""
        sheet = Sheet(self.seats)
        sheet.game = self.game
        sheet.order = self.order.copy()
        sheet.clans = self.clans.copy()
        for seat in range(self.seats):
            team = self.squad if self.kind == "solo" else self.heroes[seat]
            sheet.teams.append(team.copy())
            sheet.legends.append([1 if hero in self.legends else 0 for hero in team])
            sheet.treasures.append(sorted(self.treasures[seat]))
        sheet.doom = self.doom
        if self.game == GAMES and self.kind != "solo":
            sheet.points = [self.total(seat) for seat in range(self.seats)]
        return sheet

    def total(self, seat: int) -> int:
        """R-26.5: points minus what Nemesis has cost, never below 0."""
        first, second = self.box.nemesis_points
        total = sum(self.points[seat][: GAMES - 1])
        for row in self.games[: GAMES - 1]:
            if NEMESIS in row.ranking:
                place = row.ranking.index(NEMESIS)
                total -= first if place == 0 else second if place == 1 else 0
        return max(0, total)

    # -- after a game ------------------------------------------------------------------------------------

    def finish_game(self, s: Isle) -> None:
        if not self.clans:
            # teams and marks stay for the whole campaign
            self.clans = s.clan.copy()
            self.heroes = [s.hero[seat * 3 : seat * 3 + 3] for seat in range(self.seats)]
        groups: dict[tuple[int, int, int], list[int]] = {}
        for who in s.players():
            vp, inflicted, cards = rank_key(s, who)
            # R-25.6 (1): a tie that includes Nemesis goes to Nemesis
            groups.setdefault((vp, inflicted, 1000 if who == NEMESIS else cards), []).append(who)
        self.ranking = []
        places = [sorted(groups[key], key=s.players().index) for key in sorted(groups, reverse=True)]
        row = GameRow(
            self.game,
            s.scenario.id,
            [],
            s.vp[: self.seats],
            s.vp[NEMESIS] if s.nemesis else None,
            s.nemesis_won,
            s.ply,
        )
        self.agenda = [lambda: self.rank(places, 0, row, s)]

    def rank(self, places: list[list[int]], at: int, row: GameRow, s: Isle) -> None:
        """R-26.3: ties are ordered by the last-ranked player, those for the last place by the first-ranked one."""
        while at < len(places) and len(places[at]) == 1:
            self.ranking.append(places[at][0])
            at += 1
        if at == len(places):
            self.record_game(row, s)
            return
        tied = places[at]
        decider = -1
        end = at == len(places) - 1
        group = places[0] if end else places[-1]
        if (not end or at > 0) and len(group) == 1 and group[0] != NEMESIS:
            decider = group[0]
        if decider < 0:
            self.luck.shuffle(tied)
            places[at : at + 1] = [[who] for who in tied]
            self.rank(places, at, row, s)
            return

        def take(choice: int) -> None:
            ahead = tied[choice]
            rest = [who for who in tied if who != ahead]
            places[at : at + 1] = [[ahead], rest]
            self.rank(places, at, row, s)

        options = [Option(f"ahead seat {who}", Message("seat", {"n": who}), f"seat/{who}", "R-26.3") for who in tied]
        self.ask(decider, Message("runar-campaign-ask-rank", {"place": at + 1}), options, take)

    def record_game(self, row: GameRow, s: Isle) -> None:
        """R-26.2 to R-26.7: ranking, points, Doom, and what comes next."""
        row = msgspec.structs.replace(row, ranking=self.ranking.copy())
        self.games.append(row)
        players = [who for who in self.ranking if who != NEMESIS]
        if self.kind == "solo":
            self.after_solo(row, s)
            return
        for place, who in enumerate(self.ranking):
            if who != NEMESIS:
                self.points[who].append(self.box.points[min(place, 3)])
        if NEMESIS in self.ranking:
            #
            behind = len(self.ranking) - 1 - self.ranking.index(NEMESIS)
            if behind == 0 or (behind == 1 and self.seats >= 4):
                self.doom += 1
        if len(self.games) == GAMES:
            #
            self.over = True
            self.nemesis_won = row.nemesis_won
            self.winners = [] if row.nemesis_won else list(s.winners())
            return
        turn_order = s.order.copy()
        self.order = players[::-1]
        self.agenda = [self.promoting(seat) for seat in turn_order]
        if not row.nemesis_won:
            self.agenda.append(lambda: self.offer_artefacts(players[0]))
        self.agenda.append(lambda: self.offer_treasures(players[::-1], self.reveal(self.seats + 1, False)))

    def after_solo(self, row: GameRow, s: Isle) -> None:
        """R-28.4, R-28.5, R-28.14."""
        for mark in range(3):
            if s.fallen[mark]:
                self.lost.append(s.hero[mark])
        if not row.nemesis_won:
            self.doom += 1
        self.agenda = []
        if row.nemesis_won:
            self.agenda.append(self.lose_hero)
        self.agenda.append(lambda: self.develop_solo(row))

    def lose_hero(self) -> None:
        free = [hero for hero in self.heroes[0] if hero not in self.lost]

        def take(at: int) -> None:
            self.lost.append(free[at])

        self.ask(0, Message("runar-campaign-ask-lose"), [self.hero_option("lose", hero) for hero in free], take)

    def develop_solo(self, row: GameRow) -> None:
        if len(self.lost) >= SOLO_LOST or len(self.games) == GAMES:
            self.over = True
            self.nemesis_won = row.nemesis_won or len(self.games) < GAMES
            self.winners = [] if self.nemesis_won else [0]
            return
        self.agenda = [self.promoting(0)]
        if not row.nemesis_won:
            self.agenda.append(lambda: self.offer_artefacts(0))
        self.agenda.append(lambda: self.offer_treasures([0], self.reveal(2, False)))
        self.agenda.append(self.prepare_solo)

    def promoting(self, seat: int) -> Callable[[], None]:
        """R-26.6 (1): one Explorer becomes a Legend."""

        def promote() -> None:
            free = [hero for hero in self.heroes[seat] if hero not in self.legends and hero not in self.lost]

            def take(at: int) -> None:
                self.legends.add(free[at])

            options = [self.hero_option("promote", hero) for hero in free]
            self.ask(seat, Message("runar-campaign-ask-promote"), options, take)

        return promote

    def reveal(self, n: int, artefacts: bool) -> list[int]:
        """Random cards of the Treasure or Artefact deck."""
        owned = [card for own in self.treasures for card in own]
        deck = [
            number
            for number, card in enumerate(self.box.treasures)
            if (card.kind == ARTEFACT) == artefacts and number not in owned
        ]
        self.luck.shuffle(deck)
        return sorted(deck[:n])

    def treasure_options(self, verb: str, cards: list[int]) -> list[Option]:
        ids = [self.box.treasures[card].id for card in cards]
        return [Option(f"{verb} {id}", Message(f"runar-treasure_card-{id}"), f"treasure/{id}") for id in ids]

    def offer_artefacts(self, seat: int) -> None:
        """R-26.6 (2): the first-ranked player takes one of two Artefacts; only that player sees them."""
        cards = self.reveal(2, True)

        def take(at: int) -> None:
            self.treasures[seat].append(cards[at])

        self.ask(seat, Message("runar-campaign-ask-artefact"), self.treasure_options("artefact", cards), take)

    def offer_treasures(self, seats: list[int], cards: list[int]) -> None:
        """R-26.6 (3): from the last-ranked player to the first."""
        if not seats or not cards:
            return
        seat = seats[0]

        def take(at: int) -> None:
            self.treasures[seat].append(cards[at])
            left = cards[:at] + cards[at + 1 :]
            self.agenda.insert(0, lambda: self.offer_treasures(seats[1:], left))

        self.ask(seat, Message("runar-campaign-ask-treasure"), self.treasure_options("treasure", cards), take)

    # -- the sheet, text and back ------------------------------------------------------------------------

    def sheet(self) -> CampaignSheet:
        """Everything public that lasts from game to game."""
        players = []
        for seat in range(self.seats):
            heroes = [
                HeroRow(self.box.heroes[hero].id, hero in self.legends, hero in self.lost) for hero in self.heroes[seat]
            ]
            clan = self.box.clans[self.clans[seat]] if self.clans else None
            treasures = [self.box.treasures[card].id for card in sorted(self.treasures[seat])]
            players.append(PlayerRow(seat, clan, heroes, treasures, self.points[seat].copy(), self.total(seat)))
        return CampaignSheet(
            self.kind,
            self.seats,
            self.game,
            self.scenarios.copy(),
            players,
            self.games.copy(),
            self.doom,
            list(self.to_act),
            self.state is not None,
            self.over,
            self.winners.copy(),
            self.nemesis_won,
        )

    def text(self) -> str:
        """The whole campaign as text that can be put away for weeks."""
        lines = [
            FIRST_LINE,
            f"kind: {self.kind}",
            f"rules: {GAME.version}",
            f"seats: {self.seats}",
            f"seed: {json.dumps(self.seed)}",
            f"scenarios: {' '.join(self.scenarios) if self.kind == 'free' else '-'}",
            f"teams: {self.teams}",
            f"obstacles: {self.obstacles}",
            "",
        ]
        lines.extend(f"{seat} {key}" for seat, key in self.plies)
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Campaign:
        """A campaign from its text, played up to where it was put away."""
        if not isinstance(text, str) or len(text) > SIZE_BOUND:
            raise BadRecord("runar-error-campaign-text", {"line": "1"})
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
        if lines[0].strip() != FIRST_LINE:
            raise BadRecord("runar-error-campaign-text", {"line": "1"})
        fields: dict[str, str] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            name, _, value = lines[at].partition(": ")
            fields[name] = value.strip()
            at += 1
        try:
            version = int(fields["rules"])
            seed = json.loads(fields["seed"])
            scenarios = fields["scenarios"].split() if fields["kind"] == "free" else None
            if version != GAME.version or isinstance(seed, bool) or not isinstance(seed, (int, str)):
                raise BadRecord("runar-error-campaign-text", {"line": "3"})
            campaign = Campaign(
                fields["kind"], int(fields["seats"]), seed, scenarios, fields["teams"], fields["obstacles"]
            )
        except (KeyError, ValueError):
            raise BadRecord("runar-error-campaign-text", {"line": str(at)}) from None
        except BadOptions as refusal:
            raise BadRecord("runar-error-campaign", {"reason": refusal.message}) from None
        for number in range(at + 1, len(lines)):
            seat, space, key = lines[number].rstrip().partition(" ")
            if not space or not seat.isdigit():
                raise BadRecord("runar-error-campaign-text", {"line": str(number + 1)})
            try:
                campaign.apply(key, int(seat))
            except IllegalOption:
                raise BadRecord("runar-error-campaign-text", {"line": str(number + 1)}) from None
        return campaign


def planned(kind: str, scenarios: list[str] | None) -> list[str]:
    """R-26.1, R-26.13, R-28.6: the scenarios in their order; alone they are chosen game by game."""
    if kind == "solo":
        return []
    if kind != "free":
        return [id for id in SCENARIOS if id.endswith(kind)]
    chosen = list(scenarios or [])
    if len(chosen) != GAMES or len(set(chosen)) != GAMES or any(id not in SCENARIOS for id in chosen):
        raise BadOptions("runar-campaign-scenarios", {"n": GAMES})
    return chosen
