"""V-8: Battle Tactics of the base deck."""

from __future__ import annotations

from typing import Any

from rulebook import rule
from valhalla.scene import SIX_X, Scene


@rule("V-8.1", "V-8.2")
def test_tactics_are_played_in_the_own_phase_after_the_roll() -> None:
    t = Scene("ulf", "rolf", hands=("fury", "fury"))
    assert not t.can("play fury")
    t.rolls("sw x x x x x").do("attack 1")
    assert t.can("play fury")
    assert t.s.to_act == (0,)
    # a card with the before-battle mark only in that window
    t = Scene("ulf", "rolf", hands=("call",), modules=["dwarves"], discard="bersi").do("attack 1")
    assert t.options() == ["pass", "play call"]
    t.rolls(SIX_X).do("pass")
    assert not t.can("play call")


@rule("V-8.3")
def test_a_tactic_that_does_nothing_cannot_be_played() -> None:
    t = Scene("ulf", "rolf", hands=("exchange cut-off heroic-attack-bow",)).attack("sw ax sp ax sh sw")
    assert not t.can("play exchange")
    assert not t.can("play cut-off")
    assert not t.can("play heroic-attack-bow")


@rule(
    "V-8.3", "V-8.6", "V-8.7", "V-8.8", "V-8.9", "V-8.10", "V-8.11", "V-8.5", "V-16.6", "V-15.10", "V-14.2", "V-15.11"
)
def test_why_a_card_cannot_be_played_is_said_with_its_rule() -> None:
    hand = "exchange cut-off heroic-attack-bow fury-outnumbered call road thor-die steady tyr-bear bersi"
    more: dict[str, Any] = {"modules": ["dwarves", "valkyries", "thor", "tyr"]}
    t = Scene("ulf", "rolf", "ylva", hands=(hand,), **more).attack("sw ax sp ax sh sw")
    assert reasons(t) == {
        "exchange": ("no-x", "V-8.10"),
        "cut-off": ("no-jarl", "V-8.11"),
        "heroic-attack-bow": ("price", "V-8.7"),
        "fury-outnumbered": ("outnumbered", "V-8.5"),
        "call": ("before-only", "V-16.6"),
        "road": ("defence-only", "V-15.10"),
        "thor-die": ("thor", "V-14.2"),
        "steady": ("mission", "V-15.11"),
        "tyr-bear": ("tyr", "V-17.4"),
        "bersi": ("warrior", "V-4.3"),
    }
    t = Scene("ulf", "rolf", hands=("push-back heroic-attack new-weapons",)).rolls(SIX_X).do("attack 1")
    t.s.grey = 0
    t.pool("")
    assert reasons(t) == {
        "push-back": ("no-dice", "V-8.9"),
        "heroic-attack": ("price", "V-8.6"),
        "new-weapons": ("extra-dice", "V-8.8"),
    }
    t = Scene("ulf", "rolf", hands=("", "cut-off")).rolls("sw x x x x x", SIX_X).do("attack 1", "arm ulf sword", "end")
    assert reasons(t) == {"cut-off": ("attack-only", "V-8.11")}


@rule("V-20.20", "V-20.32", "V-20.47", "V-20.48", "V-20.50", "V-10.7")
def test_why_a_tactic_cannot_be_played_against_a_monster_or_in_ragnarok() -> None:
    from valhalla.test_end import ragnarok
    from valhalla.test_solo import cursed, solo, woken

    assert reasons(cursed("no-tactics", "ulf", "fury").rolls(SIX_X).do("attack"))["fury"] == ("cunning", "V-20.48")
    t = cursed("max-2-tactics", "ulf", "fury fury fury").rolls(SIX_X).do("attack", "play fury", "play fury")
    assert reasons(t)["fury"] == ("chaos", "V-20.47")
    t = cursed("no-push-no-exchange", "ulf", "push-back").rolls(SIX_X).do("attack")
    assert reasons(t)["push-back"] == ("iron-hide", "V-20.50")
    assert reasons(solo("ulf", "cut-off").rolls(SIX_X).do("attack"))["cut-off"] == ("no-trait", "V-20.20")
    t = woken("ulf", "road", modules=["valkyries"])
    assert reasons(t)["road"] == ("monster", "V-20.32")
    assert reasons(ragnarok("ulf rolf", SIX_X, hand="fury"))["fury"] == ("ragnarok", "V-10.7")


@rule("V-15.10")
def test_a_second_road_without_another_warrior_is_refused() -> None:
    t = Scene("bjorn", "ylva", hands=("", "road road"), modules=["valkyries"]).rolls("ax sw x x x x", SIX_X)
    t.do("attack 1", "arm bjorn sword axe", "end", "play road")
    assert reasons(t) == {"road": ("road", "V-15.10")}


@rule("V-6.6", "V-6.8")
def test_why_a_die_arms_nobody() -> None:
    t = Scene("ulf", "rolf").rolls("sw ax x x x x").do("attack 1")
    dice = {r.target: (r.message.id, r.rule) for r in t.s.refused(0) if r.target.startswith("die/")}
    assert dice == {
        "die/1": ("valhalla-refused-die", "V-6.8"),
        **{f"die/{n}": ("valhalla-refused-x", "V-6.6") for n in (2, 3, 4, 5)},
    }


@rule("V-6.5", "V-8.6", "V-8.7", "V-8.9", "V-14.5", "V-9.1")
def test_every_question_names_its_own_rule() -> None:
    more: dict[str, Any] = {"jarls": ("sigurd",), "modules": ["thor"]}
    hand = "push-back heroic-attack heroic-attack-axe"
    t = Scene("ulf", "rolf", "ylva", hands=(hand, "", "thor-reroll"), **more)
    t.rolls("sw ax ax x x x").do("attack 1", "play thor-reroll on 0")
    rules = []
    for key, ends in (("free-reroll", "sw"), ("free-reroll", "sw"), ("spend x", "sw"), ("play push-back", "sw")):
        t.do(key)
        rules.append(t.s.rule(0))
        t.rolls(ends).do("reroll sword", "roll")
    t.do("done", "play heroic-attack")
    rules.append(t.s.rule(0))
    assert rules == ["V-14.5", "V-9.1", "V-6.5", "V-8.9", "V-8.6"]
    t = Scene("ulf", "rolf", hands=("heroic-attack-axe new-weapons",)).rolls("sw ax x x x x", "ax sw").do("attack 1")
    t.do("play new-weapons", "keep grey-axe", "play heroic-attack-axe")
    assert (t.s.rule(0), t.options()) == ("V-8.7", ["pay axe", "pay grey-axe"])


def reasons(t: Scene) -> dict[str, tuple[str, str]]:
    """Why each card of the hand cannot be played: the reason and its rule."""
    return {
        refusal.target.removeprefix("card/"): (refusal.message.id.removeprefix("valhalla-refused-"), refusal.rule)
        for refusal in t.s.refused(t.seat)
        if refusal.target.removeprefix("card/") in t.hand(t.seat)
    }


@rule("V-8.4")
def test_fury_adds_two() -> None:
    assert Scene("ulf", "rolf", hands=("fury",)).attack("sw x x x x x", "arm ulf sword", "play fury").strength() == 5


@rule("V-8.5")
def test_fury_of_the_outnumbered_adds_three() -> None:
    t = Scene("ulf", "rolf bersi", hands=("fury-outnumbered",)).attack("sw x x x x x", "arm ulf sword")
    t.do("play fury-outnumbered")
    assert t.strength() == 6
    t = Scene("ulf ylva", "rolf bersi", hands=("fury-outnumbered",)).attack("sw x x x x x", "arm ulf sword")
    assert not t.can("play fury-outnumbered")


@rule("V-8.6", "V-8.12")
def test_a_heroic_attack_costs_any_die_of_the_pool() -> None:
    t = Scene("ulf", "rolf", hands=("heroic-attack",)).attack("sw ax x x x x", "arm ulf sword", "play heroic-attack")
    assert t.options() == ["pay axe", "pay x"]
    t.do("pay x")
    assert t.strength() == 6
    assert t.attacker.pool == [1, 5, 5, 5]
    assert t.attacker.dice == [[0]]


@rule("V-8.7")
def test_a_heroic_attack_with_a_symbol_costs_a_die_with_that_symbol() -> None:
    t = Scene("ulf", "rolf", hands=("heroic-attack-axe",)).attack("sw ax x x x x", "arm ulf sword")
    t.do("play heroic-attack-axe")
    assert t.strength() == 7
    assert t.attacker.pool == [5, 5, 5, 5]


@rule("V-8.8", "V-E-02", "V-3.6")
def test_new_weapons_rolls_two_extra_dice_and_keeps_one() -> None:
    t = (
        Scene("ulf", "rolf", hands=("new-weapons new-weapons",))
        .rolls(SIX_X, "sw bo")
        .do("attack 1", "play new-weapons")
    )
    assert t.options() == ["keep grey-sword", "keep grey-bow"]
    t.do("keep grey-bow")
    assert t.s.grey == 2
    assert t.attacker.pool[-1] == 15
    # one left: it is rolled and added; none left: not playable
    t.s.grey = 1
    t.rolls("sh").do("play new-weapons")
    assert t.attacker.pool[-1] == 16
    t = Scene("ulf", "rolf", hands=("new-weapons",)).rolls(SIX_X)
    t.s.grey = 0
    t.do("attack 1")
    assert not t.can("play new-weapons")


@rule("V-8.9")
def test_push_back_gives_up_to_two_rerolls() -> None:
    t = Scene("ulf", "rolf", hands=("push-back",)).rolls("x x x x x bo").do("attack 1", "play push-back")
    t.do("reroll x", "reroll x").rolls("ax ax").do("roll")
    assert t.options() == ["reroll axe", "reroll x", "reroll bow", "done"]
    t.rolls("sw").do("reroll bow", "roll")
    assert t.attacker.pool == [1, 1, 5, 5, 5, 0]
    assert t.attacker.basic_rerolls == 0
    t = Scene("ulf", "rolf", hands=("push-back",)).rolls("x x x x x bo").do("attack 1", "play push-back")
    t.do("reroll x").rolls("sw").do("roll", "done")
    assert t.can("arm ulf sword")


@rule("V-8.10")
def test_exchange_turns_any_number_of_x_dice() -> None:
    t = Scene("ulf bersi", "rolf", hands=("exchange",)).attack("x x x bo bo bo", "play exchange")
    t.do("turn sword", "turn axe", "done")
    assert t.attacker.pool == [0, 1, 5, 3, 3, 3]
    # whatever one became, another may become any weapon
    t = Scene("ulf bersi", "rolf", hands=("exchange",)).attack("x x x bo bo bo", "play exchange")
    t.do("turn axe", "turn sword", "turn sword")
    assert t.attacker.pool == [1, 0, 0, 3, 3, 3]


@rule("V-8.11", "V-E-47")
def test_cut_off_cancels_the_defenders_jarl_for_the_battle() -> None:
    t = Scene("ulf", "rolf", hands=("cut-off",), jarls=("", "sigurd"))
    t.rolls("sw x x x x x", SIX_X).do("attack 1", "play cut-off", "arm ulf sword", "end")
    assert not t.can("free-reroll")
    t = Scene("ulf", "rolf", jarls=("", "sigurd")).rolls("sw x x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "end")
    assert t.can("free-reroll")


@rule("V-8.11", "V-E-47")
def test_a_jarl_who_works_outside_battles_is_immune() -> None:
    t = Scene("ulf", "rolf bersi ylva ulfar arnulf ingulf", hands=("cut-off",), jarls=("", "einar"))
    t.attack("sw x x x x x")
    assert not t.can("play cut-off")
    assert t.s.team_limit(1) == 6
    assert len(t.team(1)) == 6
    # after-battle traits belong to the battle: Agnar can be cut off and then draws nothing
    t = Scene("ulf", "rolf", hands=("cut-off",), jarls=("", "agnar"))
    t.rolls("sw x x x x x", SIX_X).do("attack 1", "play cut-off", "arm ulf sword", "end", "end")
    assert t.seat == 0


@rule("V-8.12")
def test_rerolls_and_new_weapons_touch_only_the_pool() -> None:
    t = Scene("ulf", "rolf", hands=("push-back",)).attack("sw ax x x x x", "arm ulf sword", "play push-back")
    assert t.options() == ["reroll axe", "reroll x"]
