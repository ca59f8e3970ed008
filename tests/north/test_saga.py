"""What people read: the log, questions and options. Nothing public happens that is not told, as somebody's doing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.bots.knowledge import knowledge_of, step_by_habit
from meadhall.core.event import Event
from meadhall.core.luck import Luck
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.north import GAME
from meadhall.games.north.view import NorthView
from north.scene import Scene, jarl, scene
from rulebook import rule

KNOWLEDGE = knowledge_of(GAME)

# -- everything is told ---------------------------------------------------------------------------------------


def facts(view: NorthView) -> dict[tuple[str, ...], Any]:
    """What everybody can see, by what it concerns."""
    found: dict[tuple[str, ...], Any] = {("beast",): view.beast, ("deck",): view.deck, ("calm",): view.wind_locked}
    for colour, daughters in view.village.items():
        found["village", colour] = daughters
    for player in view.players:
        seat = str(player.seat)
        found["ship", seat] = player.field
        found["hand", seat] = player.hand_size
        found["home", seat] = player.home
        for member in player.crew:
            found["crew", seat, member.card] = (member.ready, member.sick)
    return found


def tells(event: Event, fact: tuple[str, ...]) -> bool:
    """Does this event, as a spectator hears it, say that the fact has changed?"""
    message = event.told(None)
    assert message is not None
    kind, *rest = fact
    if kind in ("ship", "home", "crew"):
        return "/".join(fact) in event.touch
    if kind == "hand":
        return f"seat/{rest[0]}" in event.touch or message.args.get("who") == Message("seat", {"n": int(rest[0])})
    if kind == "village":
        return message.args.get("member") == Message(f"north-daughter-{rest[0]}")
    if kind == "calm":
        return message.id in ("north-log-becalmed", "north-log-turn")
    return kind in event.touch


@rule("N-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_public_fact_changes_without_an_event_that_says_so(seats: int) -> None:
    rng = random.Random(seats)
    changed = set()
    for game in range(3):
        s = GAME.new(seats, f"told {seats} {game}")
        s.log = []
        luck = Luck.of(f"told {seats} {game}")
        before = facts(s.view(None))
        while not s.over and s.ply < 1000:
            told = len(s.log)
            if rng.random() < 0.7:
                step_by_habit(s, KNOWLEDGE, luck)
            else:
                options = s.legal()
                lively = [option for option in options if option.key.split()[0] not in ("pass", "row", "overboard")]
                s.apply(rng.choice(lively or options), s.to_act[0])
            after = facts(s.view(None))
            for fact in before.keys() | after.keys():
                if before.get(fact) != after.get(fact):
                    assert fact[0] != "home" or set(before[fact]) < set(after[fact])  # N-3.8
                    changed.add(fact[0])
                    assert any(tells(event, fact) for event in s.log[told:]), fact
            before = after
    assert changed == {"beast", "deck", "calm", "village", "ship", "hand", "home", "crew"}


def test_whoever_moves_somebody_or_throws_somebody_overboard_is_named() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e helm-ne mutiny"), green=jarl(crew="skald"), dice=[4])
    t.do("yellow", "sail wind-e E").all_quiet()
    assert t.told()[-1] == "yellow moves to D3."
    t.do("yellow", "play helm-ne green").all_pass().do("yellow", "move S")
    assert t.told()[-1] == "yellow moves the longship of green to H3."
    t.all_quiet().do("yellow", "play mutiny green").all_quiet()
    assert "yellow throws Skald of green overboard." in t.told()
    t = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(crew="skald gothi"), dice=[3])
    t.do("yellow", "play mutiny green").all_quiet().do("green", "overboard gothi")
    assert "green throws Gothi overboard." in t.told()


@rule("N-5.1", "N-13.9", "N-13.10", "N-14.11")
def test_readying_calm_turned_winds_and_the_valkyries_no_are_told() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald! gothi"))
    assert [line for line in t.told() if "ready" in line] == ["Skald is ready again (yellow)."]
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="calm-e"))
    t.do("yellow", "sail wind-e E").do("green", "play calm-e").all_pass()
    assert "yellow may play no more wind cards this turn." in t.told()
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="shift-ne"))
    t.do("yellow", "sail wind-e E").do("green", "play shift-ne N").all_pass()
    assert t.told()[-2:] == ["green turns the wind of yellow north.", "yellow moves to C2."]
    t = scene("yellow", yellow=jarl(crew="valkyrie skald")).do("yellow", "overboard skald", "let go")
    assert t.told()[-2:] == ["yellow throws Skald overboard.", "yellow lets Skald go."]


# -- recovery -------------------------------------------------------------------------------------------------


def rolling(member: str) -> Scene:
    yellow = jarl(crew="gothi~ daughter-red~", hand="")
    t = scene("yellow", start=True, yellow=yellow, green=jarl(hand="norns"), dice=[5, 5])
    return t.do("yellow", f"roll {member}")


@rule("N-5.2", "N-6.20")
def test_everybody_knows_for_whom_a_recovery_roll_is() -> None:
    seen = []
    for member, name in (("gothi", "Gothi"), ("daughter-red", "Daughter of the red thane")):
        t = rolling(member)
        view = t.s.view(1)
        roll = view.windows[-1].roll
        assert (roll.member, roll.die) == (member, 5)
        assert view.windows[-1].items[0].card == member
        assert t.told("green")[-1] == f"yellow rolls 5 against the seasickness of {name}."
        assert name in prompt(t)
        seen.append(view)
        for seed in range(10):
            other = t.s.redeal(1, seed)
            assert other.view(1) == view
    assert seen[0] != seen[1]


@rule("N-5.2")
def test_a_single_seasick_member_is_named_and_so_is_a_second_roll() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="gothi~"), green=jarl(hand="norns wind-n"), dice=[5, 2])
    assert t.s.view(None).windows[-1].roll.member == "gothi"
    t.do("green", "play norns").all_pass()
    assert t.s.view(None).windows[-1].roll.member == "gothi"
    assert t.told()[-1] == "yellow rolls 2 against the seasickness of Gothi."
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3"), dice=[5]).do("yellow", "attack green").all_pass()
    assert t.s.view(None).windows[-1].roll.member is None


# -- the Beast ------------------------------------------------------------------------------------------------


@rule("N-9.17", "N-9.19")
@pytest.mark.parametrize(("start", "way"), [("C3", "SE"), ("E3", "S")])
def test_everybody_sees_where_a_longship_goes_back_to(start: str, way: str) -> None:
    t = scene("yellow", yellow=jarl(at=start, hand="wind-any"), dice=[3])
    t.do("yellow", f"sail wind-any {way}")
    assert t.s.view(2).retreat is None
    t.all_pass()
    for seat in (*range(4), None):
        assert t.s.view(seat).retreat == start
    assert f"yellow sails from {start} onto the Sea Beast and attacks it." in t.told()
    assert start in prompt(t)
    t.all_pass()
    assert t.in_roll_window
    assert t.s.view(2).retreat == start
    t.all_pass()
    assert t.at("yellow") == start
    assert t.s.view(2).retreat is None


# -- questions ------------------------------------------------------------------------------------------------


def prompt(t: Scene, language: str = "en") -> str:
    """The question as whoever is asked reads it."""
    asked = t.s.prompt(t.s.to_act[0])
    assert asked is not None
    return say(asked, language, t.names)


def options(t: Scene) -> dict[str, str]:
    return {option.key: say(option.message, "en", t.names) for option in t.s.legal()}


@rule("N-4.18", "N-E-30")
def test_nobody_is_told_to_pass_who_could_throw_somebody_overboard() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n", crew="skald"), red=jarl(hand="seasick-n mutiny"))
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play seasick-n yellow skald")
    assert t.keys == ["pass", "overboard skald"]
    assert prompt(t).endswith("None of your cards answers this; throw somebody overboard, or pass.")
    assert "wyrzucić kogoś za burtę" in prompt(t, "pl")
    t.do("yellow", "overboard skald")
    assert prompt(t).endswith("Nothing you have answers this: pass.")
    # the roll of a mutiny
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e", crew="skald gothi"), red=jarl(hand="mutiny"), dice=[4, 4])
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play mutiny yellow").all_pass()
    assert (t.asked, t.in_roll_window) == ("yellow", True)
    assert prompt(t).endswith("throw somebody overboard, or pass.")


@rule("N-6.20")
def test_a_question_about_an_answered_roll_says_the_same() -> None:
    yellow = jarl(at="C3", hand="wind-e", crew="skald gothi")
    t = scene("yellow", yellow=yellow, red=jarl(hand="mutiny"), green=jarl(hand="norns"), dice=[4, 4])
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play mutiny yellow").all_pass()
    t.passes("yellow").do("green", "play norns").passes("blue")
    assert t.asked == "yellow"
    assert prompt(t).endswith("None of your cards changes it; throw somebody overboard, or pass.")


@rule("N-5.4")
def test_only_who_holds_a_hero_is_asked_to_recruit_one() -> None:
    assert "Recruit" in prompt(scene("yellow", hero=True, yellow=jarl(hand="skald")))
    assert "Recruit" not in prompt(scene("yellow", hero=True, yellow=jarl(hand="wind-n")))


@rule("N-9.36", "N-14.6")
def test_a_sacrifice_of_less_than_two_cards_promises_nothing() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-e wind-s", crew="gothi")).do("yellow", "sacrifice")
    assert prompt(t).endswith("0 chosen, nothing to draw yet.")
    t.do("yellow", "give wind-n")
    assert prompt(t).endswith("1 chosen, nothing to draw yet.")
    t.do("yellow", "give wind-e")
    assert prompt(t).endswith("2 chosen, 2 cards to draw.")


@rule("N-5.2")
def test_the_second_recovery_is_asked_for_as_the_next() -> None:
    crew = "gothi~ skald~ daughter-red~"
    t = scene("yellow", start=True, yellow=jarl(crew=crew), dice=[1, 1])
    assert prompt(t).endswith("for whom do you roll first?")
    t.do("yellow", "roll skald").all_quiet()
    assert prompt(t) == "For whom do you roll next?"


# -- options --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_different_options_never_read_alike(seats: int) -> None:
    """Cards of one name differ by their wind, and then the wind is named."""
    rng = random.Random(seats)
    names = [f"seat {seat}" for seat in range(seats)]
    winds = 0
    for game in range(4):
        s = GAME.new(seats, f"alike {seats} {game}")
        while not s.over and s.ply < 600:
            legal = s.legal()
            for language in ("en", "pl"):
                texts = [say(option.message, language, names) for option in legal]
                assert len(set(texts)) == len(texts), texts
            winds += sum("(wiatr" in text for text in texts)
            lively = [option for option in legal if option.key.split()[0] not in ("pass", "row")]
            s.apply(rng.choice(lively if rng.random() < 0.6 and lively else legal), s.to_act[0])
    assert winds


@rule("N-4.9")
def test_the_wind_is_named_only_where_it_is_the_difference() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="thor-e"), green=jarl(at="C3", hand="thor-n thor-s ran-e"))
    t.do("yellow", "attack green")
    assert options(t)["play thor-n +1"] == "Play Thor’s Might (wind north): +1 to the attack roll"
    assert options(t)["play thor-s +1"] == "Play Thor’s Might (wind south): +1 to the attack roll"
    assert options(t)["play ran-e"] == "Play Wrath of Ran on the longship of yellow"


@rule("N-13.1")
def test_two_cards_of_one_player_on_the_stack_are_told_apart() -> None:
    green, blue, red = jarl(hand="loki loki"), jarl(hand="loki wind-n"), jarl(hand="loki")
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n"), green=green, blue=blue, red=red)
    t.do("yellow", "sail wind-e E").do("green", "play loki 1").do("blue", "play loki 2")
    t.passes("red", "yellow").do("green", "play loki 3").passes("blue")
    assert [text for key, text in options(t).items() if key != "pass"] == [
        "Play Loki’s Trick on Wind to the east (yellow)",
        "Play Loki’s Trick on Loki’s Trick (card 2 of the stack) (green)",
        "Play Loki’s Trick on Loki’s Trick (blue)",
        "Play Loki’s Trick on Loki’s Trick (card 4 of the stack) (green)",
    ]


@rule("N-14.4")
def test_rowing_with_the_giant_oarsman_does_not_end_with_the_first_field() -> None:
    t = scene("yellow", yellow=jarl(at="C3", crew="oarsman"))
    assert options(t)["row N"] == "Row north to C2 and perhaps one field on; then your turn ends"
    t = scene("yellow", yellow=jarl(at="C3", crew="oarsman~"))
    assert options(t)["row N"] == "Row north to C2 and end your turn"


@rule("N-9.12", "N-4.14")
def test_what_becomes_of_a_captive_is_said_before() -> None:
    yellow = jarl(at="C3", crew="gothi volva berserker")
    green = jarl(at="C3", crew="daughter-yellow skald daughter-red")
    t = scene("yellow", yellow=yellow, green=green, dice=[6], draws=[0])
    t.do("yellow", "attack green").all_quiet().do("yellow", "move N")
    texts = options(t)
    assert texts["take daughter-yellow"].endswith("you cannot keep her, she goes back to her village")
    assert texts["take daughter-red"] == "Take Daughter of the red thane"
    t.do("yellow", "take skald")
    assert options(t)["add"] == "Skald joins your crew, and somebody goes overboard"


def test_winds_are_named_as_they_blow() -> None:
    for id, name in (("wind-n", "Wind to the north"), ("wind-sw", "Wind to the south-west")):
        assert say(Message(GAME.box.cards[GAME.box.by_id[id]].name), "en", []) == name
    for card in GAME.box.cards:
        for language in ("en", "pl"):
            assert "," not in say(Message(card.name), language, [])


# -- why not --------------------------------------------------------------------------------------------------


def why_not(t: Scene, target: str) -> tuple[str, str]:
    (refused,) = [refused for refused in t.s.refused(t.s.to_act[0]) if refused.target == target]
    return say(refused.message, "en", t.names), refused.rule


@rule("N-4.7", "N-8.3")
def test_the_wind_of_a_reaction_is_blamed_only_where_it_is_to_blame() -> None:
    t = scene("yellow", yellow=jarl(at="E3", hand="loki norns thor-s thor-n ran-e"), standard_used=True)
    for id in ("loki", "norns"):  # they show no wind at all
        text, rule_id = why_not(t, f"card/{id}")
        assert "wind" not in text
        assert rule_id == "N-4.7"
    text, rule_id = why_not(t, "card/thor-s")  # it blows, but towards the Beast
    assert "leads only to the Sea Beast" in text
    assert rule_id == "N-8.3"
    assert "card/thor-n" not in t.why_not  # it can be sailed with
    t = scene("yellow", yellow=jarl(at="F9", hand="thor-s"))
    text, rule_id = why_not(t, "card/thor-s")
    assert "does not blow your way" in text
    assert rule_id == "N-4.7"


@rule("N-5.4")
def test_a_second_hero_is_refused_with_the_true_reason() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="skald gothi"))
    t.do("yellow", "hero skald").all_pass()
    assert why_not(t, "card/gothi") == ("You may play one hero a turn, before your first action.", "N-5.4")
