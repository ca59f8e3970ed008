"""R-25: the end of the game, missions and the winner."""

from __future__ import annotations

from meadhall.core.speech import say
from meadhall.games.runar.definitions import NEMESIS
from meadhall.games.runar.effects import vocabulary
from meadhall.games.runar.rules.ending import finish
from meadhall.games.runar.rules.missions import met, worth
from meadhall.games.runar.rules.turn import CLOSE
from meadhall.games.runar.state import ENDING
from rulebook import rule
from runar.scene import TEAMS, Scene, scene


def mission(t: Scene, id: str, seat: int = 0) -> int:
    """The VP of a Mission card or of the mission half of an Event."""
    box = t.s.box
    for card in box.missions:
        if card.id == id:
            return worth(t.s, card.ops[0], seat)
    event = next(event for event in box.events if event.id == id)
    return worth(t.s, next(half for half in event.halves if half.kind == 2).ops[0], seat)


def score(t: Scene) -> Scene:
    """The game ends here and now; missions of the scenario are set aside."""
    t.s.missions = []
    finish(t.s)
    return t


@rule("R-25.1", "R-E-52")
def test_the_round_is_finished() -> None:
    t = scene(*TEAMS[:3]).at(hrafn="A1", helga="G1", gunnhild="D7").hand(2, "orvar_01 gunnhild_01")
    t.s.events = list(range(36, 42))
    t.s.active = 1
    t.go_on(ENDING, CLOSE)
    assert t.turn == 2
    assert not t.s.over
    t.go_on(ENDING, CLOSE)
    assert t.s.over
    assert t.s.reason() is not None


@rule("R-25.2", "R-25.3", "R-21.8")
def test_hands_and_slots_are_put_away_without_points() -> None:
    t = scene().hand(0, "inspiration hrafn_01").at(hrafn="A1", helga="A7")
    deck = len(t.in_deck())
    t.damage_of(0, "helga_01")
    t.damage_of(0, "advantage", slot=1)
    score(t)
    assert len(t.in_deck()) == deck + 1
    assert t.inflicted_by(0) == ["helga_01"]
    assert t.slots(0) == [[], []]
    assert t.vp() == 0
    assert len(t.s.inspiration) == 8


@rule("R-25.4", "R-20.3", "R-E-6", "R-E-7")
def test_event_missions_need_access() -> None:
    """R-29.4, R-29.6."""
    t = scene(*TEAMS).at(hrafn="G1", feima="L6", helga="G2", gunnhild="A7", bjorn="A1").event("E17", "E18")
    t.s.fallen[2] = 1
    assert mission(t, "E17") == 2
    score(t)
    assert t.s.breakdown(0)["events"] == 2 + 2  # Invasion too: TR is an opponent's
    t = scene(*TEAMS).at(hrafn="A1", helga="G2", gunnhild="A7", bjorn="G7").event("E17", "E18")
    assert (mission(t, "E17"), mission(t, "E18")) == (2, 0)
    t = scene().at(hrafn="A8", helga="A1").event("E04", "E17")
    score(t)
    assert t.s.breakdown(0)["events"] == 0  # slot 2 needs the Body


@rule("R-25.5", "R-7.2", "R-23.14")
def test_mission_cards_then_menhirs() -> None:
    """R-29.12."""
    t = scene(obstacles=True, scenario="1A").at(hrafn="A1", feima="A7", helga="A8").shard("B2").shard("B3").shard("A9")
    t.obstacle("menhir", "F1", "F2")
    finish(t.s)
    assert t.s.breakdown(0)["missions"] == 2 + 2  # M11: both Territories; M05: two Shards
    assert t.s.breakdown(1)["missions"] == 1
    assert t.s.breakdown(0)["menhirs"] == 1  # per player, not per Menhir


@rule("R-25.6", "R-2.1")
def test_ties() -> None:
    def tie(inflicted: tuple[int, int], **options: str) -> Scene:
        t = scene(**options).at(hrafn="A1", helga="A7")
        t.s.vp[:2] = [7, 7]
        t.s.inflicted[0] = list(range(30, 30 + inflicted[0]))
        t.s.inflicted[1] = list(range(inflicted[1]))
        return t

    assert score(tie((2, 1))).s.winners() == (0,)
    t = tie((1, 1)).hand(0, "").hand(1, "")
    t.s.memory[1].append(t.s.deck[1].pop())
    assert score(t).s.winners() == (0,)
    t = tie((1, 1), scenario="1B")
    t.s.vp[NEMESIS] = 7
    t.s.inflicted[NEMESIS] = [5]
    assert score(t).s.nemesis_won
    t = tie((2, 1), scenario="1B")
    t.s.vp[NEMESIS] = 7
    assert score(t).s.winners() == (0,)


@rule("R-25.6", "R-E-49")
def test_a_tie_that_nothing_breaks_is_won_by_nemesis() -> None:
    t = scene().at(hrafn="A1", helga="A7")
    t.s.vp[:2] = [14, 14]
    for seat in (0, 1):
        t.s.inflicted[seat] = list(range(6))
        t.s.hand[seat] = []
        t.s.deck[seat] = list(range(15))
    score(t)
    assert t.s.nemesis_won
    assert t.s.winners() == ()
    assert t.s.view(0).nemesis_won


@rule("R-25.6", "R-28.13")
def test_the_end_says_how_a_tie_was_broken() -> None:
    def ended(t: Scene) -> str:
        reason = score(t).s.reason()
        assert reason is not None
        return say(reason, "en", ("Ragna", "Leif"))

    def tie(nemesis: int = -1, **cards: int) -> Scene:
        t = scene(scenario="1A" if nemesis < 0 else "1B").at(hrafn="A1", helga="A7")
        t.s.vp[:2] = [14, 14]
        t.s.vp[NEMESIS] = max(0, nemesis)
        for seat in (0, 1):
            t.s.hand[seat] = []
            t.s.deck[seat] = list(range(15 + (cards.get("deck", 0) if seat else 0)))
            t.s.inflicted[seat] = list(range(6 + (cards.get("inflicted", 0) if seat else 0)))
        return t

    unbroken = "Ragna and Leif are tied at 14 VP and nothing breaks the tie: Nemesis wins."
    assert ended(tie()) == unbroken
    assert ended(tie(9)) == unbroken
    assert ended(tie(20)) == "Nemesis wins with 20 VP."
    assert ended(tie(inflicted=1)) == "Leif wins with 14 VP; the larger Inflicted Damage deck breaks the tie."
    assert ended(tie(deck=1)) == "Leif wins with 14 VP; the larger Action deck breaks the tie."
    t = tie(14)
    t.s.inflicted[NEMESIS] = list(range(6))
    assert ended(t) == "A tie at 14 VP goes to Nemesis."
    t = tie()
    t.s.vp[0] = 15
    assert ended(t) == "Ragna wins with 15 VP."
    alone = scene(TEAMS[0], scenario="1B").at(hrafn="A7")
    alone.s.vp[0] = alone.s.vp[NEMESIS] = 3
    assert ended(alone) == "A tie at 3 VP goes to Nemesis."


@rule("R-25.7")
def test_nemesis_scores_no_missions() -> None:
    """It has the most Trophies and the largest Inflicted Damage deck; the players have none."""
    t = scene(scenario="1B").at(hrafn="A1", helga="A7").event("E23")
    t.s.missions = [0, 2]  # Trophy Hunters, Bloody Harvest
    t.s.trophies[NEMESIS] = 3
    t.s.inflicted[NEMESIS] = [t.card(f"hrafn_0{n}") for n in range(1, 6)]
    t.s.vp[NEMESIS] = 4
    finish(t.s)
    assert t.vp(NEMESIS) == 4
    assert [t.vp(seat) for seat in (0, 1)] == [0, 0]


def test_missions_about_defence() -> None:
    t = scene().at(hrafn="A1", feima="B1").tokens(hrafn=1, feima=1)
    assert (mission(t, "E01"), mission(t, "M04")) == (1, 0)
    t.at(halvard="C1").tokens(halvard=1)
    assert mission(t, "M04") == 2
    t.tokens(halvard=0)
    assert (mission(t, "E01"), mission(t, "M04")) == (0, 0)


def test_missions_about_places() -> None:
    t = scene(scenario="1B").at(hrafn="B2", feima="D9", halvard="A9", helga="A10").shard("A1")
    assert mission(t, "E02") == 1
    assert mission(t, "E03") == 1  # B2 is beside the Statue on C3
    assert mission(t, "M07") == 0
    t.at(feima="D3")
    assert mission(t, "M07") == 2
    assert mission(t, "M08") == 0
    t.at(halvard="B9")
    assert mission(t, "M08") == 2
    assert (mission(t, "E06"), mission(t, "E07"), mission(t, "E09"), mission(t, "E10")) == (0, 0, 1, 0)
    t.at(feima="C9")
    assert (mission(t, "E07"), mission(t, "E10"), mission(t, "E09")) == (1, 1, 0)
    assert mission(t, "M09") == 0
    t.at(helga="B10")
    assert mission(t, "M09") == 2
    assert (mission(t, "M10"), mission(t, "E16"), mission(t, "E20")) == (2, 2, 1)
    t.enemy("seggir", "F1")
    assert (mission(t, "M10"), mission(t, "E16"), mission(t, "E20")) == (0, 0, 0)
    assert mission(t, "M12") == 2
    t.hazard("F6")
    assert mission(t, "M12") == 0
    assert mission(t, "M11") == 2


def test_missions_about_numbers() -> None:
    t = scene(*TEAMS[:3], scenario="1B").at(hrafn="A1", feima="G1", halvard="H1", helga="G2", gunnhild="D7")
    assert mission(t, "M06") == 2
    assert mission(t, "M06", 1) == 0
    t.pool(0, "agility agility neutral")
    assert mission(t, "E11") == 1
    assert mission(t, "E11", 1) == 0
    s = t.s
    s.inflicted[0] = [t.card("helga_01"), t.card("helga_02"), t.card("gunnhild_01")]
    s.inflicted[1] = [t.card("hrafn_01")]
    s.inflicted[NEMESIS] = [t.card("hrafn_02"), t.card("hrafn_03"), t.card("feima_01"), t.card("helga_04")]
    assert (mission(t, "E04"), mission(t, "E12"), mission(t, "E15"), mission(t, "M03")) == (1, 1, 0, 2)
    assert mission(t, "E13") == 0
    assert mission(t, "E13", 1) == 0
    assert mission(t, "E13", 2) == 1
    s.trophies = [1, 1, 0, 0, 5]
    assert (mission(t, "M01"), mission(t, "E23", 1), mission(t, "M01", 2)) == (2, 2, 0)
    s.statue[0] = 3
    assert mission(t, "M02") == 2
    assert mission(t, "M05") == 0


@rule("R-17.9")
def test_missions_about_all_heroes_are_not_met_with_none() -> None:
    t = scene()
    for condition in (
        vocabulary.IF_EACH_HERO_HAS_DEFENCE,
        vocabulary.IF_ALL_UNDEFEATED_HEROES_IN_OWN_TERRITORY,
        vocabulary.IF_ALL_UNDEFEATED_HEROES_IN_SAME_TERRITORY,
        vocabulary.IF_ALL_UNDEFEATED_HEROES_IN_SAME_OPPONENT_TERRITORY,
    ):
        assert not met(t.s, condition, 0)
