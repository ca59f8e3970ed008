"""R-26, R-28: a campaign without its games: the sheet, what is asked between two games, and what the next one needs."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.core.decision import Option
from meadhall.core.error import BadOptions, IllegalOption
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.runar import GAME, LAYOUTS, SCENARIOS, TERRITORIES
from meadhall.games.runar.definitions import ARTEFACT, NEMESIS
from meadhall.games.runar.ledger import CampaignSheet, GameRow, HeroRow, Outcome, Plan, PlayerRow, PriceRow
from meadhall.games.runar.sheet import Sheet

KINDS = ("A", "B", "free", "solo")
TEAMS = ("suggested", "draft")
OBSTACLES = ("never", "later", "always")
GAMES = 5


class Question:
    """A choice between two games."""

    def __init__(self, seat: int, prompt: Message, options: list[Option], take: Callable[[int], None]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.take = take

    @property
    def kind(self) -> str:
        """The verb of all its options."""
        return self.options[0].key.partition(" ")[0]


class Course:
    """A campaign as its sheet: it asks between the games, says what game comes next, and hears how it ended."""

    def __init__(
        self,
        kind: str,
        seats: int,
        seed: int | str | None = None,
        scenarios: list[str] | None = None,
        teams: str = "suggested",
        obstacles: str = "later",
        known: dict[str, str] | None = None,
    ) -> None:
        if kind not in KINDS:
            raise BadOptions("error-option-choice", {"option": "kind", "value": kind[:40], "values": ", ".join(KINDS)})
        if seats not in GAME.seats or (seats == 1) != (kind == "solo"):
            raise BadOptions("runar-campaign-seats", {"kind": kind, "seats": seats})
        if teams not in TEAMS or obstacles not in OBSTACLES:
            raise BadOptions("runar-campaign-options", {"teams": teams[:20], "obstacles": obstacles[:20]})
        self.kind = kind
        self.seats = seats
        self.seed: int | str = secrets.randbits(63) if seed is None else seed
        #: luck of the part already played, where it does not come from the seed
        self.known = dict(known or {})
        self.teams = teams
        self.obstacles = obstacles
        self.scenarios = planned(kind, scenarios)
        self.box = GAME.box
        self.luck = Luck.of("")
        self.plan: Plan | None = None
        self.question: Question | None = None
        self.agenda: list[Callable[[], None]] = []
        self.games: list[GameRow] = []
        self.clans: list[int] = []
        #: Heroes by seat, in the order of their marks; alone the whole team of six
        self.heroes: list[list[int]] = [[] for _ in range(seats)]
        self.legends: set[int] = set()
        self.lost: list[int] = []
        self.squad: list[int] = []
        #: where the next solo game is played
        self.layout = LAYOUTS[0]
        self.territory = TERRITORIES[0]
        self.treasures: list[list[int]] = [[] for _ in range(seats)]
        self.order: list[int] = list(range(seats))
        self.doom = 0
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.ranking: list[int] = []
        self.over = False
        self.nemesis_won = False
        self.winners: list[int] = []
        #: what has happened, with the number of the game it belongs to
        self.story: list[tuple[int, Message]] = []
        self.agenda.append(self.choose_team if kind == "solo" else self.start_game)

    @property
    def game(self) -> int:
        """The number of the game that is played or comes next."""
        return len(self.games) + 1

    def secret(self, what: str) -> str:
        """The luck of one part of the campaign. Whoever learns one part can work out no other."""
        text = f"runar campaign {json.dumps(self.seed)} {what}"
        return self.known.get(what) or hashlib.sha256(text.encode()).hexdigest()[:24]

    def choose(self, seat: int, key: str) -> None:
        """Take a choice between two games. An illegal one raises and changes nothing."""
        question = self.question
        if self.over:
            raise IllegalOption("error-game-over")
        if question is None or seat != question.seat:
            raise IllegalOption("error-not-your-turn", {"seat": seat})
        keys = [option.key for option in question.options]
        if key not in keys:
            raise IllegalOption("error-illegal-option", {"key": key[:80]})
        self.question = None
        question.take(keys.index(key))
        self.settle()

    def settle(self) -> None:
        """Go on until somebody must choose, a game is to be played, or the campaign is over."""
        while not self.over and self.question is None and self.plan is None:
            step = self.agenda.pop(0) if self.agenda else self.start_game
            step()

    def tell(self, what: str, **args: object) -> None:
        """Add a sentence to the story of the game that was played last, or of the one that begins."""
        self.story.append((max(1, len(self.games)), Message(f"runar-campaign-told-{what}", args)))

    def name_of(self, hero: int) -> Message:
        return Message(f"runar-hero-{self.box.heroes[hero].id}")

    def ask(self, seat: int, prompt: Message, options: list[Option], take: Callable[[int], None]) -> None:
        """A choice; a single possibility is taken without asking."""
        if len(options) == 1:
            take(0)
        elif options:
            self.question = Question(seat, prompt, options, take)

    # -- before a game -----------------------------------------------------------------------------------

    def hero_option(self, verb: str, hero: int) -> Option:
        id = self.box.heroes[hero].id
        return Option(f"{verb} {id}", self.name_of(hero), f"hero/{id}")

    def choose_team(self) -> None:
        """R-28.2: six Heroes."""
        team = self.heroes[0]
        self.clans = [0]
        if len(team) == self.box.solo_team:
            self.agenda.insert(0, self.prepare_solo)
            return
        free = [hero for hero in range(len(self.box.heroes)) if hero not in team]

        def take(at: int) -> None:
            team.append(free[at])
            if len(team) == self.box.solo_team:
                self.tell("team", heroes=[self.name_of(hero) for hero in team])
            self.agenda.insert(0, self.choose_team)

        prompt = Message("runar-campaign-ask-team", {"n": self.box.solo_team - len(team)})
        self.ask(0, prompt, [self.hero_option("team", hero) for hero in free], take)

    def prepare_solo(self) -> None:
        """R-28.3, R-28.6, R-28.7: the scenario, the Battlefield, then three Heroes."""
        self.squad = []
        played = [row.scenario for row in self.games]
        free = [id for id in SCENARIOS if id.endswith("B") and id not in played]
        options = [Option(f"scenario {id}", Message(f"runar-scenario-{id}"), f"scenario/{id}") for id in free]

        def take(at: int) -> None:
            self.scenarios.append(free[at])
            self.agenda[:0] = [self.choose_layout, self.choose_territory, self.choose_squad]

        self.ask(0, Message("runar-campaign-ask-scenario", {"n": self.game}), options, take)

    def setting_options(self, name: str, values: tuple[str, ...]) -> list[Option]:
        """The values of a setting of the game, in its words."""
        return [Option(f"{name} {id}", Message(f"runar-option-{name}-{id}"), f"{name}/{id}", "R-28.7") for id in values]

    def choose_layout(self) -> None:
        def take(at: int) -> None:
            self.layout = LAYOUTS[at]

        self.ask(0, Message("runar-campaign-ask-layout"), self.setting_options("layout", LAYOUTS), take)

    def choose_territory(self) -> None:
        def take(at: int) -> None:
            self.territory = TERRITORIES[at]

        self.ask(0, Message("runar-campaign-ask-territory"), self.setting_options("territory", TERRITORIES), take)

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
        self.story.append(
            (
                number,
                Message("runar-campaign-told-game", {"n": number, "scenario": Message(f"runar-scenario-{scenario}")}),
            )
        )
        if self.kind == "solo":
            options["layout"] = self.layout
            options["territory"] = self.territory
            ground: dict[str, object] = {
                "layout": Message(f"runar-option-layout-{self.layout}"),
                "territory": Message(f"runar-option-territory-{self.territory}"),
            }
            self.story.append((number, Message("runar-campaign-told-ground", ground)))
            heroes = [self.name_of(hero) for hero in self.squad]
            self.story.append((number, Message("runar-campaign-told-squad", {"heroes": heroes})))
        self.plan = Plan(number, scenario, self.secret(f"game {number}"), options)

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
        sheet.lost = len(self.lost)
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

    def finish(self, outcome: Outcome) -> None:
        """The game that was planned has ended."""
        assert self.plan is not None
        self.plan = None
        self.luck = Luck.of(f"campaign {self.secret(f'after {self.game}')}")
        if not self.clans:
            # teams and marks stay for the whole campaign
            self.clans = outcome.clans.copy()
            self.heroes = [team.copy() for team in outcome.heroes]
        groups: dict[tuple[int, int, int], list[int]] = {}
        for who, (vp, inflicted, cards) in zip(outcome.players, outcome.keys, strict=True):
            # R-25.6 (1): a tie that includes Nemesis goes to Nemesis
            groups.setdefault((vp, inflicted, 1000 if who == NEMESIS else cards), []).append(who)
        self.ranking = []
        places = [sorted(groups[key], key=outcome.players.index) for key in sorted(groups, reverse=True)]
        row = GameRow(
            self.game,
            outcome.scenario,
            [],
            [outcome.vp(seat) or 0 for seat in range(self.seats)],
            outcome.vp(NEMESIS),
            outcome.nemesis_won,
            outcome.decisions,
        )
        self.agenda = [lambda: self.rank(places, 0, row, outcome)]
        self.settle()

    def rank(self, places: list[list[int]], at: int, row: GameRow, s: Outcome) -> None:
        """R-26.3: ties are ordered by the last-ranked player, those for the last place by the first-ranked one.

        Nemesis is no player: whoever is first or last apart from it decides.
        """
        while at < len(places) and len(places[at]) == 1:
            self.ranking.append(places[at][0])
            at += 1
        if at == len(places):
            self.record_game(row, s)
            return
        tied = places[at]
        decider = -1
        people = [place for place in places if place != [NEMESIS]]
        group = people[0] if tied is people[-1] else people[-1]
        if len(group) == 1:
            decider = group[0]
        if decider < 0:
            self.luck.shuffle(tied)
            places[at : at + 1] = [[who] for who in tied]
            self.rank(places, at, row, s)
            return

        def take(choice: int) -> None:
            ahead = tied[choice]
            decided = {"who": seat_name(decider), "ahead": seat_name(ahead), "place": at + 1}
            self.story.append((row.number, Message("runar-campaign-told-tie", decided)))
            rest = [who for who in tied if who != ahead]
            places[at : at + 1] = [[ahead], rest]
            self.rank(places, at, row, s)

        options = [Option(f"ahead seat {who}", seat_name(who), f"seat/{who}", "R-26.3") for who in tied]
        self.ask(decider, Message("runar-campaign-ask-rank", {"place": at + 1}), options, take)

    def record_game(self, row: GameRow, s: Outcome) -> None:
        """R-26.2 to R-26.7: ranking, points, Doom, and what comes next."""
        row = msgspec.structs.replace(row, ranking=self.ranking.copy())
        self.games.append(row)
        players = [who for who in self.ranking if who != NEMESIS]
        if row.nemesis_won:
            self.tell("nemesis", n=row.number)
        else:
            first = s.winners[0]
            self.tell("won", who=seat_name(first), n=row.number, vp=row.vp[first])
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
                self.tell("doom", n=self.doom)
        if len(self.games) == GAMES:
            #
            self.over = True
            self.nemesis_won = row.nemesis_won
            self.winners = [] if row.nemesis_won else s.winners.copy()
            self.tell_end()
            return
        turn_order = s.order.copy()
        self.order = players[::-1]
        self.agenda = [self.promoting(seat) for seat in turn_order]
        if not row.nemesis_won:
            self.agenda.append(lambda: self.offer_artefacts(players[0]))
        self.agenda.append(lambda: self.offer_treasures(players[::-1], self.reveal(self.seats + 1)))

    def after_solo(self, row: GameRow, s: Outcome) -> None:
        """R-28.4, R-28.5, R-28.14."""
        for hero in s.fallen:
            self.lose(hero)
        if not row.nemesis_won:
            self.doom += 1
            self.tell("doom", n=self.doom)
        self.agenda = []
        if row.nemesis_won and len(self.lost) < self.box.solo_lost:
            self.agenda.append(self.lose_hero)
        self.agenda.append(lambda: self.develop_solo(row))

    def lose(self, hero: int) -> None:
        self.lost.append(hero)
        self.tell("lost", hero=self.name_of(hero))

    def lose_hero(self) -> None:
        free = [hero for hero in self.heroes[0] if hero not in self.lost]

        def take(at: int) -> None:
            self.lose(free[at])

        self.ask(0, Message("runar-campaign-ask-lose"), [self.hero_option("lose", hero) for hero in free], take)

    def develop_solo(self, row: GameRow) -> None:
        broken = len(self.lost) >= self.box.solo_lost
        if broken or len(self.games) == GAMES:
            self.over = True
            self.nemesis_won = row.nemesis_won or broken
            self.winners = [] if self.nemesis_won else [0]
            self.tell_end()
            return
        self.agenda = [self.promoting(0)]
        if not row.nemesis_won:
            self.agenda.append(lambda: self.offer_artefacts(0))
        self.agenda.append(lambda: self.offer_treasures([0], self.reveal(self.box.solo_treasures)))
        self.agenda.append(self.prepare_solo)

    def tell_end(self) -> None:
        if self.nemesis_won:
            self.tell("end-nemesis")
        else:
            self.tell("end", names=[seat_name(seat) for seat in self.winners], count=len(self.winners))

    def promoting(self, seat: int) -> Callable[[], None]:
        """R-26.6 (1): one Explorer becomes a Legend."""

        def promote() -> None:
            free = [hero for hero in self.heroes[seat] if hero not in self.legends and hero not in self.lost]

            def take(at: int) -> None:
                self.legends.add(free[at])
                self.tell("legend", who=seat_name(seat), hero=self.name_of(free[at]))

            options = [self.hero_option("promote", hero) for hero in free]
            self.ask(seat, Message("runar-campaign-ask-promote"), options, take)

        return promote

    def free_cards(self, artefacts: bool) -> list[int]:
        """The cards of the Treasure or Artefact deck that nobody owns."""
        owned = [card for own in self.treasures for card in own]
        return [
            number
            for number, card in enumerate(self.box.treasures)
            if (card.kind == ARTEFACT) == artefacts and number not in owned
        ]

    def reveal(self, n: int) -> list[int]:
        """R-26.6 (3): random cards of the Treasure deck."""
        deck = self.free_cards(False)
        self.luck.shuffle(deck)
        return sorted(deck[:n])

    def treasure_options(self, verb: str, cards: list[int]) -> list[Option]:
        ids = [self.box.treasures[card].id for card in cards]
        return [Option(f"{verb} {id}", Message(f"runar-treasure_card-{id}"), f"treasure/{id}") for id in ids]

    def gain(self, seat: int, card: int, what: str) -> None:
        self.treasures[seat].append(card)
        self.tell(what, who=seat_name(seat), card=Message(f"runar-treasure_card-{self.box.treasures[card].id}"))

    def offer_artefacts(self, seat: int) -> None:
        """R-26.6 (2): the first-ranked player takes one of two Artefacts; only that player sees them."""
        number = len(self.games)
        cards = self.free_cards(True)
        if f"after {number}" not in self.known or f"artefacts {number}" in self.known:
            Luck.of(f"artefacts {self.secret(f'artefacts {number}')}").shuffle(cards)
            cards = sorted(cards[:2])
        # else: of a part that others have played it is known what was taken, not what was refused

        def take(at: int) -> None:
            self.gain(seat, cards[at], "artefact")

        self.ask(seat, Message("runar-campaign-ask-artefact"), self.treasure_options("artefact", cards), take)

    def offer_treasures(self, seats: list[int], cards: list[int]) -> None:
        """R-26.6 (3): from the last-ranked player to the first."""
        if not seats or not cards:
            return
        seat = seats[0]

        def take(at: int) -> None:
            self.gain(seat, cards[at], "treasure")
            left = cards[:at] + cards[at + 1 :]
            self.agenda.insert(0, lambda: self.offer_treasures(seats[1:], left))

        self.ask(seat, Message("runar-campaign-ask-treasure"), self.treasure_options("treasure", cards), take)

    # -- the sheet ----------------------------------------------------------------------------------------

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
        question = self.question
        asked = "" if question is None else question.kind
        offer = (
            [option.key.partition(" ")[2] for option in question.options] if question and asked == "treasure" else []
        )
        return CampaignSheet(
            self.kind,
            self.seats,
            self.game,
            self.scenarios.copy(),
            players,
            self.games.copy(),
            self.doom,
            [] if self.question is None else [self.question.seat],
            self.plan is not None,
            self.over,
            self.winners.copy(),
            self.nemesis_won,
            asked,
            offer,
        )


def prices() -> list[PriceRow]:
    """R-26.9: the price list."""
    return [PriceRow(reward.id, reward.cost, reward.limit, reward.per_hero) for reward in GAME.box.rewards]


def seat_name(seat: int) -> Message:
    """Whoever sits there; in a story Nemesis can only be the one who is ranked."""
    return Message("runar-nemesis") if seat == NEMESIS else Message("seat", {"n": seat})


def planned(kind: str, scenarios: list[str] | None) -> list[str]:
    """R-26.1, R-26.13, R-28.6: the scenarios in their order; alone they are chosen game by game."""
    if kind == "solo":
        return []
    if kind != "free":
        return [id for id in SCENARIOS if id.endswith(kind)]
    chosen = list(scenarios or [])
    if len(chosen) != GAMES or any(id not in SCENARIOS for id in chosen):
        raise BadOptions("runar-campaign-scenarios", {"n": GAMES})
    return chosen
