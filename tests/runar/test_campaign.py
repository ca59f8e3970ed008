"""R-26, R-28: campaigns of five games and the solo mode."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.core.error import BadOptions, BadRecord, IllegalOption
from meadhall.core.record import Record
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.runar.campaign import FIRST_LINE
from meadhall.games.runar.campaign.stages import Campaign
from meadhall.games.runar.definitions import NEMESIS, node_of
from meadhall.games.runar.rules.damage import BY_NEMESIS, Harm
from meadhall.games.runar.rules.ending import finish
from meadhall.games.runar.state import State
from rulebook import rule
from runar.scene import TEAMS, Scene, fresh, ready, scene


def campaign(
    kind: str = "A", seats: int = 2, seed: int | str = 1, scenarios: list[str] | None = None, **options: str
) -> Campaign:
    if scenarios is not None:
        options.update({f"scenario_{n}": id for n, id in enumerate(scenarios, start=1)})
    state = meadhall.new("runar.campaign", seats, seed, {"kind": kind, **options})
    assert isinstance(state, Campaign)
    return state


def isle(c: Campaign) -> State:
    """The game that is played now."""
    assert c.playing
    assert isinstance(c.inner, State)
    return c.inner


def step(c: Campaign, rng: random.Random) -> None:
    """One random choice, in a game or between two."""
    seat = rng.choice(c.to_act)
    decision = c.decision(seat)
    assert decision is not None
    c.choose(seat, rng.randrange(len(decision.codes)))


def played(c: Campaign, seed: int = 1) -> Campaign:
    rng = random.Random(seed)
    while not c.over:
        step(c, rng)
    return c


def end_game(c: Campaign, vp: list[int], nemesis: int = 0) -> Campaign:
    """The game that is played now ends with these points and empty Inflicted Damage decks."""
    s = isle(c)
    while s.phase == 0:
        for seat in s.to_act:
            c.apply(s.default(seat), seat)
    s.missions = []
    s.obstacle_cards = False
    for seat in range(s.seats):
        s.hand[seat] = []
        s.deck[seat] = list(range(10))
        s.inflicted[seat] = []
    s.events = []
    finish(s)
    s.vp[: s.seats] = vp
    s.vp[NEMESIS] = nemesis
    from meadhall.games.runar.rules.ending import decide

    decide(s)
    s.stack = []
    s.pending = None
    c.settle()
    return c


@rule("R-26.1", "R-8.6", "R-26.8", "R-26.12")
def test_a_whole_campaign_and_back_from_its_text() -> None:
    c = played(campaign("A", 2, 7), 3)
    sheet = c.sheet()
    assert [row.scenario for row in sheet.games] == ["1A", "2A", "3A", "4A", "5A"]
    assert sheet.over
    assert sheet.nemesis_won or len(sheet.winners) == 1
    for player in sheet.players:
        assert len(player.heroes) == 3
        assert all(hero.legend for hero in player.heroes)
        assert len(player.points) == 5
    again = meadhall.replay(c.record().text())
    assert isinstance(again, Campaign)
    assert again.sheet() == sheet
    assert again.record() == c.record()


@rule("R-26.8", "R-9.13", "R-9.17", "R-23.2")
def test_the_next_game_begins_with_what_the_sheet_says() -> None:
    c = end_game(campaign("A", 3, 1), [5, 9, 2])
    while not c.playing:
        c.apply(c.default(c.to_act[0]), c.to_act[0])
    s = isle(c)
    assert s.order == [2, 0, 1]  # the last-ranked player first
    assert s.obstacle_cards
    assert sum(s.legend) == 3
    assert [len(own) for own in s.treasury] == [1, 2, 1]  # the winner has an Artefact too
    assert not any(s.fallen)
    assert not any(s.face_down)


@rule("R-26.2", "R-26.4", "R-E-19")
def test_campaign_points() -> None:
    c = end_game(campaign("A", 4, 1), [9, 7, 8, 1])
    assert c.rankings[0] == [0, 2, 1, 3]
    assert [points[0] for points in c.points] == [4, 2, 3, 1]


@rule("R-26.2", "R-26.4")
def test_nemesis_takes_a_place_but_no_points() -> None:
    c = end_game(campaign("B", 2, 1), [9, 3], 5)
    assert c.rankings[0] == [0, NEMESIS, 1]
    assert [points[0] for points in c.points] == [4, 2]


@rule("R-26.3", "R-E-59")
def test_a_tie_is_ordered_by_the_last_ranked_player() -> None:
    c = end_game(campaign("A", 3, 1), [12, 12, 9])
    assert c.to_act == (2,)
    assert [option.key for option in c.legal()] == ["ahead seat 0", "ahead seat 1"]
    with pytest.raises(IllegalOption):
        c.apply("ahead seat 0", 0)
    c.apply("ahead seat 1", 2)
    assert c.rankings[0] == [1, 0, 2]
    assert c.rows()[0].nemesis_won
    assert [points[0] for points in c.points] == [3, 4, 2]
    keys = []
    while not c.playing:
        keys.append(c.legal(c.to_act[0])[0].key.split()[0])
        c.apply(c.default(c.to_act[0]), c.to_act[0])
    assert "artefact" not in keys  # Nemesis has won the game


@rule("R-26.3")
def test_a_tie_for_the_last_place_is_ordered_by_the_first() -> None:
    c = end_game(campaign("A", 3, 1), [12, 5, 5])
    assert c.to_act == (0,)
    c.apply("ahead seat 2")
    assert c.rankings[0] == [0, 2, 1]
    # nobody is left to decide: drawn at random
    seen = {tuple(end_game(campaign("A", 2, seed), [5, 5]).rankings[0]) for seed in range(12)}
    assert seen == {(0, 1), (1, 0)}


@rule("R-26.3")
def test_nemesis_decides_no_tie() -> None:
    """The last or first *player* of the ranking decides, wherever Nemesis stands."""
    c = end_game(campaign("B", 3, 1), [12, 12, 9], 5)
    assert c.to_act == (2,)
    c.apply("ahead seat 1")
    assert c.rankings[0] == [1, 0, 2, NEMESIS]
    # a tie for the last place among the players, with Nemesis behind them
    c = end_game(campaign("B", 3, 1), [12, 9, 9], 5)
    assert c.to_act == (0,)
    c.apply("ahead seat 2")
    assert c.rankings[0] == [0, 2, 1, NEMESIS]
    # Nemesis first: the best of the players orders the last two
    c = end_game(campaign("B", 4, 1), [12, 9, 7, 7], 15)
    assert c.to_act == (0,)
    c.apply("ahead seat 3")
    assert c.rankings[0] == [NEMESIS, 0, 1, 3, 2]
    # nobody but those who are tied: drawn at random
    seen = {tuple(end_game(campaign("B", 2, seed), [5, 5], 2).rankings[0]) for seed in range(12)}
    assert seen == {(0, 1, NEMESIS), (1, 0, NEMESIS)}


@rule("R-26.5", "R-E-50")
def test_what_nemesis_costs() -> None:
    c = campaign("B", 3, 1)
    c.points[0] = [3, 4, 2, 3]
    for ranking in ([4, 0, 1, 2], [0, 4, 1, 2], [1, 2, 0, 4], [4, 0, 1, 2]):
        c.rankings.append(ranking)
    assert c.total(0) == 7
    c.points[1] = [1, 1, 1, 1]
    assert c.total(1) == 0  # never below 0


@rule("R-26.6")
def test_teams_develop_in_order() -> None:
    c = end_game(campaign("A", 2, 1), [9, 3])
    asked: list[tuple[int, str, int]] = []
    while not c.playing:
        options = c.legal()
        asked.append((c.to_act[0], options[0].key.split()[0], len(options)))
        c.apply(options[0])
    first = c.rankings[0][0]
    assert [kind for _, kind, _ in asked] == ["promote", "promote", "artefact", "treasure", "treasure"]
    assert asked[2] == (first, "artefact", 2)
    assert [seat for seat, kind, _ in asked if kind == "treasure"] == [1, 0]
    assert [n for _, kind, n in asked if kind == "treasure"] == [3, 2]


@rule("R-26.7")
def test_doom_indicators() -> None:
    assert end_game(campaign("B", 2, 1), [9, 8], 1).doom == 1
    assert end_game(campaign("B", 2, 1), [9, 1], 8).doom == 0
    assert end_game(campaign("B", 4, 1), [9, 8, 7, 1], 2).doom == 1
    assert end_game(campaign("B", 4, 1), [9, 8, 1, 2], 7).doom == 0


@rule("R-26.11", "R-26.5")
def test_the_fifth_game_decides() -> None:
    c = campaign("A", 2, 1)
    for game in range(5):
        end_game(c, [9, 3] if game < 4 else [2, 6])
        while not c.over and not c.playing:
            c.apply(c.default(c.to_act[0]), c.to_act[0])
        if game == 3:
            assert c.playing
            assert isle(c).campaign_points == [16, 12]
    assert c.over
    assert list(c.winners()) == [1]
    assert not c.nemesis_won
    with pytest.raises(IllegalOption):
        c.apply("anything", 0)


@rule("R-26.13")
def test_a_free_mixture() -> None:
    order = ["3B", "1A", "5B", "2A", "4A"]
    c = campaign("free", 2, 1, order)
    end_game(c, [9, 8], 1)
    assert c.doom == 1
    while not c.playing:
        c.apply(c.default(c.to_act[0]), c.to_act[0])
    assert isle(c).scenario.id == "1A"
    assert isle(c).doom_marks == 0
    end_game(c, [9, 8])
    while not c.playing:
        c.apply(c.default(c.to_act[0]), c.to_act[0])
    assert isle(c).scenario.id == "5B"
    assert isle(c).doom_marks == 1
    assert c.doom == 1
    with pytest.raises(BadOptions):
        campaign("free", 2, 1, ["1A", "2A", "3A", "4A", "9Z"])


@rule("R-26.1", "R-26.13")
def test_any_combination_may_hold_a_scenario_twice() -> None:
    order = ["1B", "1B", "2A", "1B", "2A"]
    c = campaign("free", 2, 1, order)
    for game in range(5):
        assert c.playing
        assert isle(c).scenario.id == order[game]
        end_game(c, [9, 8], 1)
        while not c.over and not c.playing:
            c.apply(c.default(c.to_act[0]), c.to_act[0])
    assert c.over
    assert [row.scenario for row in c.sheet().games] == order


def test_campaigns_that_cannot_be_are_refused() -> None:
    for kind, seats in (("A", 1), ("solo", 2), ("C", 2)):
        with pytest.raises(BadOptions):
            campaign(kind, seats, 1)
    for text in ("", f"{FIRST_LINE}\n", old_text("A", 2, 1, []) + "0 no such key\n", old_text("A", 2, 1, [], rules=1)):
        with pytest.raises(BadRecord):
            meadhall.replay(text)


def old_text(
    kind: str, seats: int, seed: int | None, plies: list[tuple[int, str]], luck: str = "{}", rules: int = 3
) -> str:
    """A campaign as it was written before campaigns were series."""
    head = [FIRST_LINE, f"kind: {kind}", f"rules: {rules}", f"seats: {seats}", f"seed: {'?' if seed is None else seed}"]
    head += ["scenarios: -", "teams: suggested", "obstacles: later", f"luck: {luck}", 'names: ["Ola", "Bo"]', ""]
    return "\n".join([*head, *[f"{seat} {key}" for seat, key in plies]]) + "\n"


def read(text: str) -> Campaign:
    found = meadhall.replay(text)
    assert isinstance(found, Campaign)
    return found


def test_a_campaign_is_put_away_in_the_middle_of_a_game() -> None:
    rng = random.Random(5)
    c = campaign("B", 2, 9)
    for _ in range(200):
        step(c, rng)
    again = read(c.record().text())
    assert again.digest() == c.digest()
    assert again.sheet() == c.sheet()


def test_the_luck_of_one_part_tells_nothing_of_another() -> None:
    c = end_game(campaign("A", 2, 7), [9, 3])
    seed = campaign("A", 2, 7).secret("game 1")
    assert seed != c.secret("game 2")
    assert seed not in ("7", "7/1")
    other = campaign("A", 2, seed)
    assert other.secret("game 2") != c.secret("game 2")
    # and in a world dealt for a bot the games to come are others
    dealt = c.redeal(0, 1)
    assert isinstance(dealt, Campaign)
    assert dealt.secret("game 2") != c.secret("game 2")


def test_an_old_text_without_a_seed_goes_on_with_other_luck() -> None:
    c = played_until("A", 2, 7, 1)
    known = json.dumps({what: c.secret(what) for what in ("game 1", "after 1")})
    text = old_text("A", 2, None, c.record().plies, known)
    one, two = read(text), read(text)
    assert one.sheet().players == two.sheet().players == c.sheet().players
    assert isle(one).header.seed not in (isle(two).header.seed, c.secret("game 2"))
    # what was refused is not known, so any free Artefact may have been taken; a Treasure must have lain there
    lines = text.split("\n")
    taken = next(line for line in lines if " artefact " in line)
    free = next(f"T{n}" for n in range(25, 33) if f"T{n}" not in taken)
    assert read(text.replace(taken, f"{taken.split()[0]} artefact {free}")).rankings
    taken = next(line for line in lines if " treasure " in line)
    accepted = 0
    for n in range(1, 11):
        try:
            read(text.replace(taken, f"{taken.split()[0]} treasure T{n:02}"))
            accepted += 1
        except BadRecord:
            pass
    assert accepted <= 3


def played_until(kind: str, seats: int, seed: int, games: int) -> Campaign:
    """Random choices until so many games are over and what follows them is settled, with an Artefact won."""
    for chance in range(20):
        c = campaign(kind, seats, seed)
        rng = random.Random(chance)
        while len(c.rankings) < games or not c.playing:
            step(c, rng)
        if any(key.startswith("artefact") for _, key in c.record().plies):
            return c
    raise AssertionError("nobody wins an Artefact")


def test_a_game_of_a_campaign_is_a_game_of_its_own() -> None:
    """Laid by itself with the same header and played with the same keys, it ends as it did in the campaign."""
    c = played_until("A", 2, 7, 1)
    plies = c.record().plies[: c.lengths[0]]
    alone = meadhall.replay(Record(campaign("A", 2, 7).now().header, plies))
    assert alone.over
    assert alone.scores() == c.vp[0]
    assert alone.ply == c.rows()[0].decisions


# -- solo --------------------------------------------------------------------------------------------------


def solo(seed: int = 1) -> Campaign:
    c = campaign("solo", 1, seed)
    while not c.playing:
        c.apply(c.default(0), 0)
    return c


@rule("R-28.1", "R-28.2", "R-28.3", "R-28.6", "R-28.7", "R-9.23")
def test_the_solo_campaign_begins() -> None:
    c = campaign("solo", 1, 1)
    for hero in ("hrafn", "helga", "bjorn", "orvar", "arne", "ebbe"):
        c.apply(f"team {hero}", 0)
    assert [option.key for option in c.legal()] == [f"scenario {n}B" for n in range(1, 6)]
    c.apply("scenario 3B", 0)
    assert [option.key for option in c.legal()] == [f"layout {id}" for id in ("random", "L1", "L2", "L3", "L4")]
    c.apply("layout L3", 0)
    assert [option.key for option in c.legal()] == [f"territory {id}" for id in ("BL", "TL", "TR", "BR")]
    c.apply("territory TR", 0)
    for hero in ("ebbe", "arne", "hrafn"):
        c.apply(f"send {hero}", 0)
    assert c.playing
    assert isle(c).scenario.id == "3B"
    assert isle(c).box.layouts[isle(c).layout].id == "L3"
    assert [territory.id for territory in isle(c).ground.territories] == ["TR"]
    assert read(c.record().text()).sheet() == c.sheet()
    assert [isle(c).card_of(figure).id for figure in range(3)] == ["ebbe", "arne", "hrafn"]


@rule("R-28.4", "R-28.5", "R-28.14")
def test_lasting_defeat() -> None:
    c = solo()
    assert c.playing
    ready(isle(c))
    isle(c).fallen[1] = 1
    end_game(c, [3], 9)
    assert len(c.lost) == 1
    assert all(option.key.startswith("lose") for option in c.legal())
    c.apply(c.legal()[0])
    assert len(c.lost) == 2
    assert c.legal()[0].key.startswith("promote")
    assert len(c.legal()) == 4
    c.apply(c.legal()[0])
    assert [option.key.split()[0] for option in c.legal()] == ["treasure", "treasure"]  # reveal two, take one
    c.apply(c.legal()[0])
    assert c.points == [[]]
    assert c.doom == 0
    assert "scenario 1B" not in [option.key for option in c.legal()]
    while not c.playing:
        c.apply(c.default(0), 0)
    ready(isle(c))
    isle(c).fallen[0] = 1
    end_game(c, [3], 9)
    c.apply(c.legal()[0])
    assert c.over
    assert c.nemesis_won


def three_lost() -> Campaign:
    """A solo campaign in its second game: three Heroes of the team are gone."""
    c = solo()
    assert c.playing
    ready(isle(c))
    isle(c).fallen[0] = isle(c).fallen[1] = 1
    end_game(c, [3], 9)
    while not c.playing:
        c.apply(c.default(0), 0)
    assert len(c.lost) == 3
    return c


@rule("R-28.4", "R-28.5")
def test_nemesis_wins_the_solo_campaign_the_moment_the_fourth_hero_falls() -> None:
    c = three_lost()
    s = isle(c)
    while s.phase == 0:
        c.apply(s.default(0), 0)
    s.vp[0] = 50  # it does not help
    hero = next(figure for figure in s.heroes_of(0))
    for pile in (s.hand[0], s.deck[0]):
        pile[:] = [card for card in pile if s.box.cards[card].hero != s.hero[hero]]
    s.hand[0] = [s.deck[0].pop(), s.deck[0].pop()]
    s.push(Harm(hero, BY_NEMESIS, True, False))
    s.settle()
    c.settle()
    c.log = []
    assert [option.key for option in c.legal()] == ["fall"]
    c.apply("fall", 0)
    assert c.over  # nothing is played to its end, and no fifth Hero is asked for
    assert c.nemesis_won
    assert list(c.winners()) == []
    assert len(c.lost) == 4
    assert c.nemesis_wins[1]
    assert c.log is not None
    assert c.log[-1].public == Message("runar-campaign-told-end-nemesis")
    assert c.reason() == Message("runar-campaign-told-end-nemesis")


@rule("R-28.5")
def test_the_reason_names_the_lost_team() -> None:
    t = Scene(TEAMS[0], scenario="1B", sheet={"game": 2, "lost": 3}).at(hrafn="A7", feima="F12")
    t.tokens(hrafn=0).strip_cards("hrafn").hazard("B7").active("hrafn", dice="agility").do("move", "step B7", "fall")
    assert t.s.over
    assert t.s.nemesis_won
    assert t.s.winners() == ()
    reason = t.s.reason()
    assert reason is not None
    assert say(reason, "en") == "4 Heroes of the team are lost: Nemesis wins the campaign."
    # with one loss less, and in a single game, one plays on
    for sheet in ({"game": 2, "lost": 2},):
        t = Scene(TEAMS[0], scenario="1B", sheet=sheet).at(hrafn="A7", feima="F12")
        t.tokens(hrafn=0).strip_cards("hrafn").hazard("B7").active("hrafn", dice="agility").do(
            "move", "step B7", "fall"
        )
        assert not t.s.over


@rule("R-28.4", "R-28.5")
def test_no_fifth_hero_is_asked_for() -> None:
    """Nemesis wins a game in which the fourth Hero fell: the campaign is over before another one is named."""
    c = three_lost()
    assert c.playing
    ready(isle(c))
    isle(c).fallen[0] = 1
    end_game(c, [3], 9)
    assert c.over
    assert len(c.lost) == 4


@rule("R-28.5", "R-28.14")
def test_the_fifth_solo_game_decides() -> None:
    c = solo()
    for game in range(5):
        end_game(c, [9 if game else 1], 3)
        while not c.over and not c.playing:
            c.apply(c.default(0), 0)
    assert c.over
    assert list(c.winners()) == [0]
    assert c.doom == 4
    assert len([card for card in c.treasures[0] if card >= 24]) == 3  # an Artefact for each game won, not the last


@rule("R-28.4", "R-28.5")
def test_a_fourth_hero_lost_in_a_won_fifth_game_loses_the_solo_campaign() -> None:
    c = solo()
    for game in range(5):
        assert c.playing
        ready(isle(c))
        isle(c).fallen[0] = 1 if game else 0
        end_game(c, [9], 3)
        while not c.over and not c.playing:
            c.apply(c.default(0), 0)
    assert len(c.rankings) == 5
    assert len(c.lost) == 4
    assert not c.nemesis_wins[4]
    assert c.nemesis_won
    assert list(c.winners()) == []
    assert c.reason() == Message("runar-campaign-told-end-nemesis")


@rule("R-28.9", "R-28.10", "R-28.11", "R-E-53")
def test_the_destiny_phase_alone() -> None:
    t = Scene(TEAMS[0], scenario="1B").at(hrafn="A7").shard("F12").fate("E01", "D10")
    t.holding(0, 1)
    gone = t.shards_gone
    t.destiny(0)
    assert t.events == ["E01"]
    assert t.shards_gone == gone
    assert t.shards() == 0
    t.no_fate()
    t.holding(0, 2)
    t.destiny(0)
    assert t.shards() == 2
    assert not t.fates


@rule("R-28.12", "R-28.13")
def test_the_end_alone() -> None:
    def over(mine: int, theirs: int) -> Scene:
        t = Scene(TEAMS[0], scenario="1B", obstacles=True).at(hrafn="A7").obstacle("menhir", "A8").event("E01")
        t.scored(mine, nemesis=theirs)
        finish(t.s)
        return t

    t = over(4, 4)
    assert t.vp() == 5
    assert t.s.winners() == (0,)
    assert over(3, 4).s.nemesis_won  # a tie goes to Nemesis


@rule("R-28.15", "R-3.7")
def test_effects_that_need_another_player_do_nothing_alone() -> None:
    t = Scene("frida hrafn ebbe", scenario="1B").at(frida="A7")
    top = t.s.enemy_deck[-1]
    t.symbol("frida", "E").do("ability lokis_whisper")
    assert t.s.view(0).nemesis.top_card == t.s.box.enemy_actions[top].id
    assert t.s.view(None).nemesis.top_card is None
    assert t.options() == ["leave", "bottom"]
    t.do("bottom")
    assert t.s.enemy_deck[0] == top
    # a Shard may return to the only Territory there is
    t = Scene(TEAMS[0], scenario="1B").at(hrafn="A7").fate("D22")
    t.holding(0, 1)
    t.destiny(0)
    assert t.shards() == 0


@rule("R-5.3", "R-9.2", "R-28.7")
def test_another_solo_territory_keeps_its_coordinates() -> None:
    s = ready(fresh(1, 1, scenario="1B", territory="TR"))
    assert all(0 <= node // 12 < 6 <= node % 12 for node in s.ground.nodes)
    assert s.statue_node[0] == node_of("J3")
    assert s.ground.territories[0].arrow == 0


def test_scene_of_two_is_no_solo_game() -> None:
    assert not scene().s.solo


GOLDEN = Path(__file__).parent / "golden-campaign.txt"


def test_a_campaign_from_before_ends_as_it_did() -> None:
    """Three players, five games with Nemesis: written when campaigns were no series, and never made anew."""
    c = read(GOLDEN.read_text(encoding="utf-8"))
    assert c.over
    sheet = c.sheet()
    assert [row.scenario for row in sheet.games] == ["1B", "2B", "3B", "4B", "5B"]
    assert msgspec.json.encode(sheet) == GOLDEN.with_suffix(".json").read_bytes().strip()


@rule("R-26.6")
def test_only_the_winner_sees_the_two_artefacts() -> None:
    c = end_game(campaign("A", 2, 1), [9, 3])
    while not c.legal(c.to_act[0])[0].key.startswith("artefact"):
        c.apply(c.default(c.to_act[0]), c.to_act[0])
    assert c.to_act == (0,)
    mine = {tuple(option.key for option in c.redeal(0, n).legal(0)) for n in range(12)}
    assert mine == {tuple(option.key for option in c.legal(0))}
    # in the worlds of the others any two may lie there
    for other in (1, None):
        assert len({tuple(option.key for option in c.redeal(other, n).legal(0)) for n in range(12)}) > 3
    assert c.sheet().offer == []
