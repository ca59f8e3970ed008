"""R-26, R-28: a campaign, its sheet and what is chosen between its games."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event, Weight
from meadhall.core.frame import Frame
from meadhall.core.game import Header
from meadhall.core.luck import Luck
from meadhall.core.series import Series, SeriesState
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message
from meadhall.games.runar import GAME, LAYOUTS, SCENARIOS, TERRITORIES
from meadhall.games.runar.campaign.ledger import CampaignSheet, GameRow, HeroRow, Outcome, PlayerRow, PriceRow
from meadhall.games.runar.definitions import ARTEFACT, NEMESIS, Box
from meadhall.games.runar.setup import Sheet
from meadhall.games.runar.state import State

GAMES = 5
SOLO = "solo"


class Campaign(SeriesState):
    """A campaign: what its sheet says, and the game on the table."""

    def __init__(self, game: Series, header: Header, luck: Luck, box: Box) -> None:
        super().__init__(game, header, luck, box)
        seats = header.seats
        options = header.options
        self.kind = kind_of(options, seats)
        self.teams: str = options["teams"]
        self.obstacles: str = options["obstacles"]
        #: where the luck of every part comes from; whoever learns one part can work out no other
        self.seed: int | str = header.seed
        #: luck of the part already played, where it does not come from the seed
        self.known: dict[str, str] = json.loads(options["luck"]) if options["luck"] else {}
        #: R-26.1, R-26.13, R-28.6: the scenarios in their order; alone they are chosen game by game
        self.scenarios = planned(self.kind, options)
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
        #: R-26.8: who plays when in the next game
        self.order: list[int] = list(range(seats))
        self.doom = 0
        self.points: list[list[int]] = [[] for _ in range(seats)]
        #: of each finished game: seats (and Nemesis) from first to last, VP by seat, VP of Nemesis or -1, whether
        #: Nemesis has won, and how many choices it took
        self.rankings: list[list[int]] = []
        self.vp: list[list[int]] = []
        self.nemesis_vp: list[int] = []
        self.nemesis_wins: list[bool] = []
        self.lengths: list[int] = []
        self.ended_by: list[int] = []
        self.is_over = False
        self.nemesis_won = False

    def clone(self) -> Campaign:
        copy = Campaign(self.series, self.header, self.luck, self.box)
        copy.seed = self.seed
        copy.scenarios = self.scenarios.copy()
        copy.clans = self.clans.copy()
        copy.heroes = [team.copy() for team in self.heroes]
        copy.legends = self.legends.copy()
        copy.lost = self.lost.copy()
        copy.squad = self.squad.copy()
        copy.layout = self.layout
        copy.territory = self.territory
        copy.treasures = [own.copy() for own in self.treasures]
        copy.order = self.order.copy()
        copy.doom = self.doom
        copy.points = [points.copy() for points in self.points]
        copy.rankings = [ranking.copy() for ranking in self.rankings]
        copy.vp = [vp.copy() for vp in self.vp]
        copy.nemesis_vp = self.nemesis_vp.copy()
        copy.nemesis_wins = self.nemesis_wins.copy()
        copy.lengths = self.lengths.copy()
        copy.ended_by = self.ended_by.copy()
        copy.is_over = self.is_over
        copy.nemesis_won = self.nemesis_won
        self.copy_core(copy)
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        super().hide(seat, luck)
        # games that are still to come are dealt anew
        self.seed = f"{luck.word():08x}{luck.word():08x}"

    @property
    def number(self) -> int:
        """The number of the game that is played or comes next."""
        return len(self.rankings) + 1

    def secret(self, what: str) -> str:
        """The luck of one part of the campaign. Whoever learns one part can work out no other."""
        text = f"runar campaign {json.dumps(self.seed)} {what}"
        return self.known.get(what) or hashlib.sha256(text.encode()).hexdigest()[:24]

    def told(self, what: str, weight: Weight = "step", **args: object) -> None:
        if self.log is not None:
            self.tell(Event(Message(f"runar-campaign-told-{what}", args), weight=weight))

    # -- before a game -----------------------------------------------------------------------------------

    def start_game(self) -> None:
        """R-9.1, R-26.8: the next game with what the sheet says."""
        number = self.number
        scenario = self.scenarios[number - 1]
        use = self.obstacles == "always" or (self.obstacles == "later" and number > 1)
        options: dict[str, Any] = {"scenario": scenario, "obstacles": use}
        if self.clans:
            options["sheet"] = self.line().text(self.box)
        else:
            options["teams"] = self.teams
        self.told("game", "round", n=number, scenario=Message(f"runar-scenario-{scenario}"))
        if self.kind == SOLO:
            options["layout"] = self.layout
            options["territory"] = self.territory
            layout = Message(f"runar-option-layout-{self.layout}")
            self.told("ground", layout=layout, territory=Message(f"runar-option-territory-{self.territory}"))
            self.told("squad", heroes=[name_of(self, hero) for hero in self.squad])
        self.lay(GAME.options(options, self.seats), self.secret(f"game {number}"))

    def line(self) -> Sheet:
        """What the next game needs of the sheet."""
        sheet = Sheet(self.seats)
        sheet.game = self.number
        sheet.order = self.order.copy()
        sheet.clans = self.clans.copy()
        for seat in range(self.seats):
            team = self.squad if self.kind == SOLO else self.heroes[seat]
            sheet.teams.append(team.copy())
            sheet.legends.append([1 if hero in self.legends else 0 for hero in team])
            sheet.treasures.append(sorted(self.treasures[seat]))
        sheet.doom = self.doom
        sheet.lost = len(self.lost)
        if self.number == GAMES and self.kind != SOLO:
            sheet.points = [self.total(seat) for seat in range(self.seats)]
        return sheet

    def total(self, seat: int) -> int:
        """R-26.5: points minus what Nemesis has cost, never below 0."""
        first, second = self.box.nemesis_points
        total = sum(self.points[seat][: GAMES - 1])
        for ranking in self.rankings[: GAMES - 1]:
            if NEMESIS in ranking:
                place = ranking.index(NEMESIS)
                total -= first if place == 0 else second if place == 1 else 0
        return max(0, total)

    # -- after a game ------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        """How the game on the table ended."""
        assert isinstance(self.inner, State)
        return Outcome.of(self.inner, self.choices)

    def ended(self, inner: CoreState) -> None:
        outcome = self.outcome()
        self.luck = Luck.of(f"campaign {self.secret(f'after {self.number}')}")
        self.shown += 1
        if not self.clans:
            # teams and marks stay for the whole campaign
            self.clans = outcome.clans.copy()
            self.heroes = [team.copy() for team in outcome.heroes]
        groups: dict[tuple[int, int, int], list[int]] = {}
        for who, (vp, inflicted, cards) in zip(outcome.players, outcome.keys, strict=True):
            # R-25.6 (1): a tie that includes Nemesis goes to Nemesis
            groups.setdefault((vp, inflicted, 1000 if who == NEMESIS else cards), []).append(who)
        self.push(Ranking([sorted(groups[key], key=outcome.players.index) for key in sorted(groups, reverse=True)]))

    def write_down(self, ranking: list[int]) -> None:
        """R-26.2 to R-26.7: ranking, points, Doom, and what comes next."""
        outcome = self.outcome()
        number = self.number
        self.rankings.append(ranking)
        self.vp.append([outcome.vp(seat) or 0 for seat in range(self.seats)])
        nemesis = outcome.vp(NEMESIS)
        self.nemesis_vp.append(-1 if nemesis is None else nemesis)
        self.nemesis_wins.append(outcome.nemesis_won)
        self.lengths.append(outcome.decisions)
        if outcome.nemesis_won:
            self.told("nemesis", "result", n=number)
        else:
            first = outcome.winners[0]
            self.told("won", "result", who=seat_name(first), n=number, vp=self.vp[-1][first])
        if self.kind == SOLO:
            self.after_solo(outcome)
            return
        for place, who in enumerate(ranking):
            if who != NEMESIS:
                self.points[who].append(self.box.points[min(place, 3)])
        if NEMESIS in ranking:
            #
            behind = len(ranking) - 1 - ranking.index(NEMESIS)
            if behind == 0 or (behind == 1 and self.seats >= 4):
                self.doom += 1
                self.told("doom", n=self.doom)
        if number == GAMES:
            #
            self.end(outcome.nemesis_won, outcome.winners.copy())
            return
        players = [who for who in ranking if who != NEMESIS]
        self.order = players[::-1]
        self.push(Begin())
        self.push(TakeTreasure(self.order.copy(), self.seats + 1))
        if not outcome.nemesis_won:
            self.push(TakeArtefact(players[0]))
        for seat in reversed(outcome.order):
            self.push(Promote(seat))

    def after_solo(self, outcome: Outcome) -> None:
        """R-28.4, R-28.5, R-28.14."""
        for hero in outcome.fallen:
            self.lose(hero)
        if not outcome.nemesis_won:
            self.doom += 1
            self.told("doom", n=self.doom)
        self.push(DevelopSolo())
        if outcome.nemesis_won and len(self.lost) < self.box.solo_lost:
            self.push(LoseHero())

    def develop_solo(self) -> None:
        broken = len(self.lost) >= self.box.solo_lost
        won = not self.nemesis_wins[-1]
        if broken or self.number > GAMES:
            self.end(not won or broken, [0])
            return
        self.push(ChooseScenario())
        self.push(TakeTreasure([0], self.box.solo_treasures))
        if won:
            self.push(TakeArtefact(0))
        self.push(Promote(0))

    def lose(self, hero: int) -> None:
        self.lost.append(hero)
        self.told("lost", hero=name_of(self, hero))

    def end(self, nemesis_won: bool, winners: list[int]) -> None:
        self.is_over = True
        self.nemesis_won = nemesis_won
        self.ended_by = [] if nemesis_won else winners
        if self.log is not None:
            self.tell(Event(self.closing(), weight="result"))

    def closing(self) -> Message:
        """How the campaign ended, in a sentence."""
        if self.nemesis_won:
            return Message("runar-campaign-told-end-nemesis")
        names = [seat_name(seat) for seat in self.ended_by]
        return Message("runar-campaign-told-end", {"names": names, "count": len(names)})

    def free_cards(self, artefacts: bool) -> list[int]:
        """The cards of the Treasure or Artefact deck that nobody owns."""
        owned = [card for own in self.treasures for card in own]
        return [
            number
            for number, card in enumerate(self.box.treasures)
            if (card.kind == ARTEFACT) == artefacts and number not in owned
        ]

    def gain(self, seat: int, card: int, what: str) -> None:
        self.treasures[seat].append(card)
        self.told(what, who=seat_name(seat), card=Message(f"runar-treasure_card-{self.box.treasures[card].id}"))

    # -- what everybody asks of a game -------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Campaign points; alone, games won."""
        if self.kind == SOLO:
            return [sum(1 for lost in self.nemesis_wins if not lost)]
        return [sum(points) for points in self.points]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"games" if self.kind == SOLO else "points": self.scores()[seat]}

    def winners(self) -> tuple[int, ...]:
        return tuple(self.ended_by)

    def reason(self) -> Message | None:
        return self.closing() if self.is_over else None

    def census(self) -> dict[str, int]:
        owned = sum([len(own) for own in self.treasures])
        return {"treasures": owned + len(self.free_cards(False)) + len(self.free_cards(True))}

    # -- the sheet ----------------------------------------------------------------------------------------

    def rows(self) -> list[GameRow]:
        """The finished games."""
        return [
            GameRow(
                n + 1,
                self.scenarios[n],
                self.rankings[n].copy(),
                self.vp[n].copy(),
                None if self.nemesis_vp[n] < 0 else self.nemesis_vp[n],
                self.nemesis_wins[n],
                self.lengths[n],
            )
            for n in range(len(self.rankings))
        ]

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
        frame = self.stack[-1] if self.stack else None
        return CampaignSheet(
            self.kind,
            self.seats,
            self.number,
            self.scenarios.copy(),
            players,
            self.rows(),
            self.doom,
            list(self.to_act),
            self.playing,
            self.is_over,
            self.ended_by.copy(),
            self.nemesis_won,
            frame.verb if isinstance(frame, Choice) else "",
            [self.box.treasures[card].id for card in frame.cards] if isinstance(frame, TakeTreasure) else [],
        )


# -- what is chosen between two games -----------------------------------------------------------------------


class Choice(Frame[Campaign]):
    """One of several things; a single possibility is taken without asking."""

    #: what its keys begin with
    verb = ""
    cites = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def codes(self, s: Campaign) -> list[int]:
        """What there is to choose from."""
        raise NotImplementedError

    def take(self, s: Campaign, code: int) -> None:
        """It was chosen; the frame is already off the stack."""
        raise NotImplementedError

    def nothing(self, s: Campaign) -> None:
        """There is nothing to choose; the frame is already off the stack."""

    def resume(self, s: Campaign) -> Decision | None:
        codes = self.codes(s)
        if len(codes) > 1:
            return Decision(self.seat, codes)
        s.pop()
        if codes:
            self.take(s, codes[0])
        else:
            self.nothing(s)
        return None

    def answer(self, s: Campaign, seat: int, code: int) -> None:
        s.pop()
        self.take(s, code)

    def rule(self, s: Campaign, seat: int) -> str:
        return self.cites

    def prompt(self, s: Campaign, seat: int) -> Message:
        return Message(f"runar-campaign-ask-{self.verb}")

    def hero_option(self, s: Campaign, hero: int) -> Option:
        id = s.box.heroes[hero].id
        return Option(f"{self.verb} {id}", name_of(s, hero), f"hero/{id}", self.cites)

    def treasure_option(self, s: Campaign, card: int) -> Option:
        id = s.box.treasures[card].id
        return Option(f"{self.verb} {id}", Message(f"runar-treasure_card-{id}"), f"treasure/{id}", self.cites)

    def setting_option(self, name: str, value: str) -> Option:
        """A value of a setting of the game, in its words."""
        return Option(f"{name} {value}", Message(f"runar-option-{name}-{value}"), f"{name}/{value}", self.cites)


class ChooseTeam(Choice):
    """R-28.2: six Heroes."""

    verb = "team"
    cites = "R-28.2"

    def __init__(self) -> None:
        super().__init__(0)

    def codes(self, s: Campaign) -> list[int]:
        return [hero for hero in range(len(s.box.heroes)) if hero not in s.heroes[0]]

    def take(self, s: Campaign, code: int) -> None:
        team = s.heroes[0]
        s.clans = [0]
        team.append(code)
        if len(team) < s.box.solo_team:
            s.push(ChooseTeam())
            return
        s.told("team", heroes=[name_of(s, hero) for hero in team])
        s.push(ChooseScenario())

    def prompt(self, s: Campaign, seat: int) -> Message:
        return Message("runar-campaign-ask-team", {"n": s.box.solo_team - len(s.heroes[0])})

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.hero_option(s, code)

    def clone(self) -> ChooseTeam:
        return ChooseTeam()


class ChooseScenario(Choice):
    """R-28.3, R-28.6, R-28.7: the scenario, the Battlefield, then three Heroes."""

    verb = "scenario"
    cites = "R-28.6"

    def __init__(self) -> None:
        super().__init__(0)

    def codes(self, s: Campaign) -> list[int]:
        return [n for n, id in enumerate(SCENARIOS) if id.endswith("B") and id not in s.scenarios]

    def take(self, s: Campaign, code: int) -> None:
        s.scenarios.append(SCENARIOS[code])
        s.squad = []
        s.push(ChooseSquad())
        s.push(ChooseTerritory())
        s.push(ChooseLayout())

    def prompt(self, s: Campaign, seat: int) -> Message:
        return Message("runar-campaign-ask-scenario", {"n": s.number})

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        id = SCENARIOS[code]
        return Option(f"scenario {id}", Message(f"runar-scenario-{id}"), f"scenario/{id}", self.cites)

    def clone(self) -> ChooseScenario:
        return ChooseScenario()


class ChooseLayout(Choice):
    """R-28.7: the board layout."""

    verb = "layout"
    cites = "R-28.7"

    def __init__(self) -> None:
        super().__init__(0)

    def codes(self, s: Campaign) -> list[int]:
        return list(range(len(LAYOUTS)))

    def take(self, s: Campaign, code: int) -> None:
        s.layout = LAYOUTS[code]

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.setting_option("layout", LAYOUTS[code])

    def clone(self) -> ChooseLayout:
        return ChooseLayout()


class ChooseTerritory(Choice):
    """R-28.7: the Territory one begins in."""

    verb = "territory"
    cites = "R-28.7"

    def __init__(self) -> None:
        super().__init__(0)

    def codes(self, s: Campaign) -> list[int]:
        return list(range(len(TERRITORIES)))

    def take(self, s: Campaign, code: int) -> None:
        s.territory = TERRITORIES[code]

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.setting_option("territory", TERRITORIES[code])

    def clone(self) -> ChooseTerritory:
        return ChooseTerritory()


class ChooseSquad(Choice):
    """R-28.3: three Heroes of the team who are not lost."""

    verb = "send"
    cites = "R-28.3"

    def __init__(self) -> None:
        super().__init__(0)

    def codes(self, s: Campaign) -> list[int]:
        return [hero for hero in s.heroes[0] if hero not in s.lost and hero not in s.squad]

    def take(self, s: Campaign, code: int) -> None:
        s.squad.append(code)
        if len(s.squad) < 3:
            s.push(ChooseSquad())
        else:
            s.push(Begin())

    def prompt(self, s: Campaign, seat: int) -> Message:
        return Message("runar-campaign-ask-squad", {"n": 3 - len(s.squad)})

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.hero_option(s, code)

    def clone(self) -> ChooseSquad:
        return ChooseSquad()


class Begin(Frame[Campaign]):
    """The next game is laid."""

    def resume(self, s: Campaign) -> Decision | None:
        s.pop()
        s.start_game()
        return None

    def clone(self) -> Begin:
        return Begin()


class Ranking(Frame[Campaign]):
    """R-26.3: ties are ordered by the last-ranked player, those for the last place by the first-ranked one.

    Nemesis is no player: whoever is first or last apart from it decides.
    """

    def __init__(self, places: list[list[int]]) -> None:
        #: from first to last, those who are level together
        self.places = places

    def tied(self) -> int:
        """The first place that several share, or -1."""
        return next((at for at, place in enumerate(self.places) if len(place) > 1), -1)

    def decider(self, at: int) -> int:
        """Who orders a tie, or -1 if the lot does."""
        people = [place for place in self.places if place != [NEMESIS]]
        group = people[0] if self.places[at] is people[-1] else people[-1]
        return group[0] if len(group) == 1 else -1

    def resume(self, s: Campaign) -> Decision | None:
        at = self.tied()
        if at < 0:
            s.pop()
            s.write_down([place[0] for place in self.places])
            return None
        decider = self.decider(at)
        if decider >= 0:
            return Decision(decider, self.places[at].copy())
        by_lot = self.places[at].copy()
        s.luck.shuffle(by_lot)
        self.places[at : at + 1] = [[who] for who in by_lot]
        return None

    def answer(self, s: Campaign, seat: int, code: int) -> None:
        at = self.tied()
        s.told("tie", who=seat_name(seat), ahead=seat_name(code), place=at + 1)
        rest = [who for who in self.places[at] if who != code]
        self.places[at : at + 1] = [[code], rest]

    def prompt(self, s: Campaign, seat: int) -> Message:
        return Message("runar-campaign-ask-rank", {"place": self.tied() + 1})

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return Option(f"ahead seat {code}", seat_name(code), f"seat/{code}", "R-26.3")

    def rule(self, s: Campaign, seat: int) -> str:
        return "R-26.3"

    def clone(self) -> Ranking:
        return Ranking([place.copy() for place in self.places])


class DevelopSolo(Frame[Campaign]):
    """R-28.5, R-28.14: the end, or what comes before the next game."""

    def resume(self, s: Campaign) -> Decision | None:
        s.pop()
        s.develop_solo()
        return None

    def clone(self) -> DevelopSolo:
        return DevelopSolo()


class LoseHero(Choice):
    """R-28.5: Nemesis has won, and a Hero is lost for it."""

    verb = "lose"
    cites = "R-28.5"

    def __init__(self) -> None:
        super().__init__(0)

    def codes(self, s: Campaign) -> list[int]:
        return [hero for hero in s.heroes[0] if hero not in s.lost]

    def take(self, s: Campaign, code: int) -> None:
        s.lose(code)

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.hero_option(s, code)

    def clone(self) -> LoseHero:
        return LoseHero()


class Promote(Choice):
    """R-26.6 (1): one Explorer becomes a Legend."""

    verb = "promote"
    cites = "R-26.6"

    def codes(self, s: Campaign) -> list[int]:
        return [hero for hero in s.heroes[self.seat] if hero not in s.legends and hero not in s.lost]

    def take(self, s: Campaign, code: int) -> None:
        s.legends.add(code)
        s.told("legend", who=seat_name(self.seat), hero=name_of(s, code))

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.hero_option(s, code)

    def clone(self) -> Promote:
        return Promote(self.seat)


class TakeArtefact(Choice):
    """R-26.6 (2): the first-ranked player takes one of two Artefacts; only that player sees them."""

    verb = "artefact"
    cites = "R-26.6"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.cards: list[int] = []
        self.drawn = False
        #: of a part that others have played it is known what was taken, not what was refused
        self.all = False

    def codes(self, s: Campaign) -> list[int]:
        if not self.drawn:
            self.drawn = True
            s.shown += 1
            number = s.number - 1
            self.cards = s.free_cards(True)
            self.all = f"after {number}" in s.known and f"artefacts {number}" not in s.known
            if not self.all:
                Luck.of(f"artefacts {s.secret(f'artefacts {number}')}").shuffle(self.cards)
                self.cards = sorted(self.cards[:2])
        return self.cards.copy()

    def take(self, s: Campaign, code: int) -> None:
        s.gain(self.seat, code, "artefact")

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.treasure_option(s, code)

    def hide(self, s: Campaign, seat: int, luck: Luck) -> None:
        if self.drawn and not self.all and seat != self.seat:
            self.cards = s.free_cards(True)
            luck.shuffle(self.cards)
            self.cards = sorted(self.cards[:2])

    def clone(self) -> TakeArtefact:
        copy = TakeArtefact(self.seat)
        copy.cards = self.cards.copy()
        copy.drawn = self.drawn
        copy.all = self.all
        return copy


class TakeTreasure(Choice):
    """R-26.6 (3): random cards of the Treasure deck, from the last-ranked player to the first."""

    verb = "treasure"
    cites = "R-26.6"

    def __init__(self, seats: list[int], number: int, cards: list[int] | None = None) -> None:
        super().__init__(seats[0])
        self.seats = seats
        #: how many are revealed
        self.number = number
        self.cards: list[int] = [] if cards is None else cards

    def codes(self, s: Campaign) -> list[int]:
        if self.number:
            deck = s.free_cards(False)
            s.luck.shuffle(deck)
            self.cards = sorted(deck[: self.number])
            self.number = 0
        return self.cards.copy()

    def take(self, s: Campaign, code: int) -> None:
        s.gain(self.seat, code, "treasure")
        if len(self.seats) > 1:
            s.push(TakeTreasure(self.seats[1:], 0, [card for card in self.cards if card != code]))

    def option(self, s: Campaign, seat: int, code: int) -> Option:
        return self.treasure_option(s, code)

    def clone(self) -> TakeTreasure:
        return TakeTreasure(self.seats.copy(), self.number, self.cards.copy())


# -- words and plans ----------------------------------------------------------------------------------------


def prices() -> list[PriceRow]:
    """R-26.9: the price list."""
    return [PriceRow(reward.id, reward.cost, reward.limit, reward.per_hero) for reward in GAME.box.rewards]


def name_of(s: Campaign, hero: int) -> Message:
    return Message(f"runar-hero-{s.box.heroes[hero].id}")


def seat_name(seat: int) -> Message:
    """Whoever sits there; in a story Nemesis can only be the one who is ranked."""
    return Message("runar-nemesis") if seat == NEMESIS else Message("seat", {"n": seat})


def kind_of(options: dict[str, Any], seats: int) -> str:
    """R-26.1, R-28.1: which campaign it is; unless the table says so, the first one, and alone the solo one."""
    kind = str(options["kind"])
    return kind if kind != "auto" else SOLO if seats == 1 else "A"


def planned(kind: str, options: dict[str, Any]) -> list[str]:
    """R-26.1, R-26.13, R-28.6: the scenarios in their order; alone they are chosen game by game."""
    if kind == SOLO:
        return []
    if kind == "free":
        return [str(options[f"scenario_{n}"]) for n in range(1, GAMES + 1)]
    return [id for id in SCENARIOS if id.endswith(kind)]
