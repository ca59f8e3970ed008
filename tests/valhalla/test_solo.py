"""V-20, V-21: alone against a Monster."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.definitions import CURSES
from rulebook import rule
from valhalla.scene import SIX_X, Scene, refuses
from valhalla.test_setup import laid

#: the Monster rolls nothing it needs
ASLEEP = "x x x x x x"


def solo(team: str, hand: str = "", *, monster: str = "garm", card: int = 1, **more: Any) -> Scene:
    return Scene(team, hands=(hand,), monster=monster, monster_card=card, **more)


@rule("V-20.1", "V-20.2", "V-20.3", "V-20.4")
def test_the_monsters_cards_rise_and_the_next_one_may_be_seen() -> None:
    for monster in GAME.box.monsters:
        for side in monster.sides:
            strengths = [card.strength for card in side]
            assert strengths == sorted(strengths)
    view = solo("ulf").s.view(0).monster
    assert (view.number, view.cards, view.strength, view.limit) == (1, 6, 8, 4)
    assert [(card.strength, card.limit) for card in view.below] == [(12, 7)]
    assert solo("ulf", card=6).s.view(0).monster.below == []
    assert view.attack == ["sword", "axe", "spear"]


@rule("V-20.3")
@pytest.mark.parametrize(("seats", "more"), [(1, 0), (2, 2)])
def test_before_the_game_the_whole_stack_may_be_looked_through(seats: int, more: int) -> None:
    s = laid(seats, {"monster": "garm", "coop": seats > 1})
    stack = GAME.box.monsters[0].sides[0]
    luck = Luck.of(1)
    while s.turn == 0:
        for seat in (None, 0):
            seen = s.view(seat).monster
            assert [card.strength for card in (seen, *seen.below)] == [card.strength + more for card in stack]
            assert [card.curse for card in seen.below] == [CURSES[card.curse] for card in stack[1:]]
        shown = screen_text(s)
        assert all(f"{number}/6" in shown for number in range(1, 7))
        assert s.pending is not None
        s.choose(s.pending.seat, luck.uniform(len(s.pending.codes)))
    # then only the next card
    assert len(s.view(0).monster.below) == 1
    assert "3/6" not in screen_text(s)


def screen_text(s: Any) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(GAME.screen(s.view(0), ["Ann", "Bob"][: s.seats], "en"))
    return console.export_text()


@rule("V-20.6", "V-21.4")
def test_the_level_is_an_option_of_the_game() -> None:
    assert laid(1).rules.level == 0
    assert laid(1, {"level": "impossible"}).rules.level == 2


@rule("V-20.7", "V-20.9", "V-20.10", "V-20.11")
def test_the_solo_setup() -> None:
    s = laid(1)
    assert s.shields == [4]
    s.apply("jarl sigurd")
    assert len(s.discard) == 40
    assert len(s.hands[0]) == 6
    assert s.team_size(0) == 0
    first = s.hands[0][0]
    keys = [option.key for option in s.legal(0)]
    assert keys[0] == "done"
    s.apply(keys[1])
    s.apply(s.legal(0)[1])
    s.apply("done")
    assert len(s.hands[0]) == 6
    assert len(s.deck) == 120 - 40 - 6
    # no second thoughts
    assert "done" not in [option.key for option in s.legal(0)]
    assert s.hands[0].count(first) + s.deck.count(first) >= 1


@rule("V-20.10")
def test_cards_to_exchange_are_named_in_any_order() -> None:
    s = laid(1)
    s.apply("jarl sigurd")
    other = s.clone()
    first, second = s.legal(0)[1].key, s.legal(0)[4].key
    for state, keys in ((s, (first, second)), (other, (second, first))):
        for key in keys:
            state.apply(key)
    assert s.digest() == other.digest()
    assert len(s.legal(0)) == len(other.legal(0))


@rule("V-20.8")
def test_one_of_seventeen_jarls() -> None:
    keys = {option.key for option in laid(1).legal(0)}
    assert len(keys) == 17
    assert "jarl ragnhild" not in keys


@rule("V-20.12", "V-20.27")
def test_a_turn_has_part_a_part_b_and_the_monster_phase() -> None:
    t = solo("ulf", "bersi").do("play bersi").rolls("sw x x x x x").do("keep fury")
    assert t.s.covered == [True, False, False]
    assert t.s.turn == 3
    t = solo("ulf").rolls(SIX_X).do("attack", "end").rolls(ASLEEP).do("keep fury")
    assert t.s.turn == 3


@rule("V-20.13")
def test_without_warriors_he_must_play_some_or_show_his_hand() -> None:
    assert solo("", "bersi fury").options() == ["play bersi"]
    t = solo("", "fury").do("draw")
    assert t.told("shows")


@rule("V-20.14")
def test_without_a_warrior_after_part_a_the_monster_sleeps() -> None:
    t = solo("", "fury").do("draw", "keep fury", "keep fury")
    assert t.told("monster-rolls") == []
    assert t.s.turn == 3


@rule("V-20.15")
def test_a_die_covers_one_of_two_equal_symbols() -> None:
    # Garm 2 shows axe, bow and two shields
    t = solo("ulf", "bersi bjarni", card=2).do("play bersi").rolls("sh x x x x x").do("keep fury")
    assert t.s.covered == [False, False, True, False]
    t.do("play bjarni").rolls("sh sh x x x").do("keep fury")
    assert t.s.covered == [False, False, True, True]
    assert len(t.s.monster_dice) == 4


@rule("V-20.15")
def test_matching_dice_cover_symbols_and_stay_between_turns() -> None:
    t = solo("ulf", "bersi bjarni").do("play bersi").rolls("sw sw x x x x").do("keep fury")
    # one die per symbol; the second sword lies aside
    assert t.s.covered == [True, False, False]
    assert len(t.s.monster_dice) == 5
    t.do("play bjarni").rolls("ax x x x x").do("keep fury")
    assert t.s.covered == [True, True, False]


def woken(team: str, hand: str = "", dice: str = SIX_X, **more: Any) -> Scene:
    """The Monster attacks at the end of the turn."""
    t = solo(team, f"rolf {hand}", **more).do("play rolf")
    need = [["sw", "ax", "sp", "bo", "sh"][face] for face in t.s.monster().attack]
    t.rolls(" ".join(need + ["x"] * (6 - len(need))), dice).do("keep fury")
    return t


@rule("V-20.16", "V-20.23", "V-20.28", "V-E-52")
def test_glory_in_valhalla_is_strength_and_a_tie_wins_only_in_attack() -> None:
    t = solo("gunnbjorn ulf", monster="fenrir", valhalla=("bersi",)).rolls("sw bo sp x x x").do("attack")
    t.do("arm gunnbjorn sword bow")
    assert t.strength() == 6 + 2
    t = solo("ketilbjorn bjarni", monster="fenrir", valhalla=("ulfar",)).rolls("ax ax sh x x x").do("attack")
    t.do("arm ketilbjorn axe axe", "arm bjarni shield")
    assert t.strength() == 9
    t.do("end")
    assert t.s.monster_card == 1
    # in defence the same total is a defeat
    t = woken("ketilbjorn bjarni", dice="ax ax sh x x x", monster="fenrir", valhalla=("ulfar",))
    t.do("arm ketilbjorn axe axe", "arm bjarni shield")
    assert t.strength(1) == 9
    t.do("end")
    assert t.told("monster-wins")
    # without an activated Warrior Valhalla does not help
    assert solo("ulf", valhalla=("bersi",)).rolls(SIX_X).do("attack").strength() == 0


@rule("V-20.17")
def test_boars_hunt_the_clans_of_the_monster_card() -> None:
    # Garm 1 shows Bear and Wolf
    assert solo("jora").rolls("sw x x x x x").do("attack", "arm jora sword").strength() == 5
    assert solo("grisi").rolls("ax x x x x x").do("attack", "arm grisi axe").strength() == 1


@rule("V-20.18")
@pytest.mark.parametrize("defending", [False, True])
def test_the_first_giant_gives_an_extra_die(defending: bool) -> None:
    dice = "sw ax sp bo x x"
    t = woken("thrym frosti", dice=dice) if defending else solo("thrym frosti").rolls(dice).do("attack")
    t.rolls("sh").do("arm thrym sword axe")
    side = 1 if defending else 0
    assert t.fight.sides[side].pool == [2, 3, 5, 5, 16]
    t.do("arm frosti spear bow")
    assert t.fight.sides[side].pool == [5, 5, 16]


@rule("V-20.18", "V-3.5")
@pytest.mark.parametrize(("grey", "pool"), [(1, [2, 3, 5, 5, 16]), (0, [2, 3, 5, 5])])
def test_the_extra_die_of_a_giant_is_there_until_none_is_left(grey: int, pool: list[int]) -> None:
    t = solo("thrym frosti").rolls("sw ax sp bo x x").do("attack")
    t.s.grey = grey
    t.rolls("sh" if grey else "").do("arm thrym sword axe")
    assert t.attacker.pool == pool
    assert t.s.grey == 0


@rule("V-20.19")
def test_the_outnumbered_compare_with_the_symbols_on_the_card() -> None:
    t = solo("ulf", "fury-outnumbered").rolls(SIX_X).do("attack")
    assert t.can("play fury-outnumbered")
    t = solo("ulf rolf", "fury-outnumbered").rolls(SIX_X).do("attack")
    assert not t.can("play fury-outnumbered")


@rule("V-20.20")
def test_cut_off_cancels_the_monsters_trait_in_an_attack() -> None:
    t = solo("ulf", "cut-off push-back", monster="nidhogg", card=6).rolls(SIX_X).do("attack")
    assert not t.can("play push-back")
    t.do("play cut-off")
    assert t.can("play push-back")
    # a card without a trait: nothing to cancel; a trait that forbids Tactics forbids it too
    assert not solo("ulf", "cut-off").rolls(SIX_X).do("attack").can("play cut-off")
    assert not solo("ulf", "cut-off", monster="jormungand", card=4).rolls(SIX_X).do("attack").can("play cut-off")


@rule("V-20.21")
def test_the_traits_can_be_left_out() -> None:
    t = solo("ulf", "fury", monster="jormungand", card=4, traits="off").rolls("sw x x x x x").do("attack")
    assert t.can("play fury")


@rule("V-20.22")
def test_other_tactics_rerolls_and_the_jarl_work_as_usual() -> None:
    t = solo("ulf", "fury exchange", jarls=("sigurd",)).rolls("sw x x x x x").do("attack", "arm ulf sword", "play fury")
    assert t.strength() == 5
    assert t.can("free-reroll")
    assert t.can("spend x")
    assert t.can("play exchange")
    t.do("end", "done")
    assert "fury" in t.pile()


@rule("V-20.24", "V-20.25")
def test_a_beaten_card_makes_room_for_the_next() -> None:
    t = solo("finnbjorn")
    t.s.covered = [True, True, False]
    t.rolls("ax ax sw x x x").do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 1
    assert t.s.covered == [False] * 4
    assert t.valhalla(0) == ["finnbjorn"]


@rule("V-20.25", "V-20.32", "V-E-53")
def test_what_exceeds_the_limit_of_the_new_card_is_discarded() -> None:
    t = solo("finnbjorn bersi", monster="fenrir", valhalla=("heidrun",)).rolls("ax ax sw ax x x")
    t.do("attack", "arm finnbjorn sword axe axe", "arm bersi axe", "end")
    # Valhalla 3, limit 7: of 3 and 2 only one fits
    assert t.options() == ["send finnbjorn", "send bersi"]
    t.do("send bersi")
    assert t.valhalla(0) == ["heidrun", "bersi"]
    assert t.pile()[0] == "finnbjorn"


@rule("V-20.25", "V-E-63")
def test_no_discarded_warrior_may_still_fit() -> None:
    t = solo("ulf bersi isbjorn", monster="fenrir", valhalla=("heidrun",)).rolls("sw ax bo bo ax x")
    t.do("attack", "arm ulf sword", "arm bersi axe", "arm isbjorn axe bow bow")
    # worth 1, 2 and 4 with room for 4
    assert t.options() == ["send ulf bersi", "send isbjorn"]


@rule("V-20.25", "V-3.8")
def test_surplus_warriors_are_discarded_in_an_order_of_choice() -> None:
    # room for 4 of 1, 2 and 4; Ottar cares what lies on top
    more: Any = {"monster": "fenrir", "valhalla": ("heidrun",), "jarls": ("ottar",)}
    t = solo("ulf bersi isbjorn", **more).rolls("sw ax bo bo ax x")
    t.do("attack", "arm ulf sword", "arm bersi axe", "arm isbjorn axe bow bow", "send isbjorn")
    assert t.options() == ["lay ulf", "lay bersi"]
    t.do("lay bersi")
    assert t.pile() == ["bersi", "ulf"]
    # without anybody who cares nobody is asked
    t = solo("ulf bersi isbjorn", monster="fenrir", valhalla=("heidrun",)).rolls("sw ax bo bo ax x")
    t.do("attack", "arm ulf sword", "arm bersi axe", "arm isbjorn axe bow bow", "send isbjorn")
    assert t.pile() == ["ulf", "bersi"]


@rule("V-20.26", "V-21.1")
def test_a_lost_attack_may_send_one_and_costs_two_cards() -> None:
    t = solo("ulf bersi")
    t.s.covered = [True, False, False]
    t.rolls("sw ax x x x x").do("attack", "arm ulf sword", "arm bersi axe", "end")
    assert t.options() == ["send ulf", "send bersi", "done"]
    t.do("send ulf")
    assert t.valhalla(0) == ["ulf"]
    assert t.pile() == ["fury", "fury"]
    assert t.s.covered == [True, False, False]
    # an attack without activated Warriors is a defeat
    t = solo("ulf").rolls(SIX_X).do("attack", "end")
    assert t.told("monster-wins")
    assert len(t.pile()) == 2


@rule("V-20.29", "V-20.30")
def test_a_won_defence_sends_whom_he_likes_within_the_limit() -> None:
    t = woken("finnbjorn", dice="ax ax sw ax x x").do("arm finnbjorn sword axe axe", "arm rolf axe", "end")
    # limit 4: Finnbjorn is worth 3, Rolf 1
    t.do("send finnbjorn", "send rolf")
    assert t.valhalla(0) == ["finnbjorn", "rolf"]
    assert t.s.covered == [False] * 3
    assert t.s.monster_card == 0
    assert t.s.shields == [4]
    t = woken("finnbjorn", dice="ax ax sw ax x x", valhalla=("bersi",)).do("arm finnbjorn sword axe axe", "end")
    # with 2 in Valhalla he does not fit and stays in the Team
    assert t.team(0) == ["finnbjorn", "rolf"]


@rule("V-20.31", "V-20.29", "V-E-55", "V-21.2")
def test_a_lost_defence_costs_a_shield_and_cards() -> None:
    t = woken("ulf", dice="sw x x x x x", level="hard").do("arm ulf sword", "end", "done")
    assert t.s.shields == [3]
    # four cards lost and one of part B
    assert len(t.pile()) == 4 + 1
    assert t.s.covered == [False] * 3


@rule("V-21.1", "V-21.2", "V-21.3")
@pytest.mark.parametrize(("level", "lost"), [("normal", 2), ("hard", 4), ("impossible", 6)])
def test_the_levels(level: str, lost: int) -> None:
    t = solo("ulf", level=level).rolls(SIX_X).do("attack", "end")
    assert len(t.pile()) == lost


@rule("V-20.33")
def test_the_fourth_shield_loses_the_game_at_once() -> None:
    t = woken("ulf", shields=(1,)).do("end")
    assert t.s.over
    assert t.s.winners() == ()
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "valhalla-end-shields-lost"


@rule("V-20.33", "V-20.36", "V-3.8")
def test_nothing_is_asked_once_the_game_is_lost_or_won() -> None:
    # Agnar may not draw, and nobody cares in which order two Tactics are discarded
    t = woken("ulf", "fury exchange", shields=(1,), jarls=("agnar",), dice="sw x x x x x")
    t.s.ordered = True
    t.do("play fury", "play exchange", "turn axe", "done", "arm ulf sword", "end", "done")
    assert t.s.over
    assert t.s.battle is None
    assert t.pile()[-2:] == ["fury", "exchange"]
    # no penalty is paid for the last shield: the deck keeps its cards
    assert len(t.s.deck) == 10
    t = solo("finnbjorn", "fury exchange", card=6, jarls=("ottar",), valhalla=("sigbjorn " * 9,))
    t.rolls("ax ax sw x x x").do("attack", "play fury", "play exchange", "turn axe", "done")
    t.do("arm finnbjorn sword axe axe", "end")
    assert t.s.over
    assert t.s.winners() == (0,)


@rule("V-20.34", "V-E-54")
def test_the_last_card_of_the_deck_loses_the_game() -> None:
    t = solo("ulf", "bersi", deck="fury fury", card=5).do("play bersi", "keep fury")
    assert t.s.over
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "valhalla-end-deck-lost"


@rule("V-20.35", "V-20.36", "V-20.37", "V-E-54")
def test_with_one_monster_card_left_there_is_a_last_chance() -> None:
    t = solo("finnbjorn", "bersi", deck="fury fury", card=6, valhalla=("sigbjorn " * 9,)).do("play bersi")
    # he attacks at once; no Monster phase
    t.rolls("ax ax sw x x x").do("keep fury")
    assert t.fight.sides[0].seat == 0
    t.do("arm finnbjorn sword axe axe", "end")
    assert t.s.over
    assert t.s.winners() == (0,)
    t = solo("ulf", "bersi", deck="fury fury", card=6).do("play bersi").rolls(SIX_X).draws(0).do("keep fury", "end")
    assert t.s.over
    assert t.s.winners() == ()
    # he loses at once: nobody is sent to Valhalla, nothing is paid
    t = solo("ulf", "bersi", deck="fury fury", card=6).do("play bersi").rolls("sw x x x x x").do("keep fury")
    t.do("arm ulf sword", "end")
    assert t.s.over
    assert t.s.winners() == ()
    assert t.team(0) == ["ulf", "bersi"]
    # an empty Team loses
    t = solo("", "fury", deck="fury fury", card=6).do("draw", "keep fury")
    assert t.s.over
    assert t.s.winners() == ()


@rule("V-20.36")
def test_the_last_card_beaten_wins() -> None:
    t = solo("finnbjorn", card=6, valhalla=("sigbjorn " * 9,)).rolls("ax ax sw x x x")
    t.do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.over
    assert t.s.winners() == (0,)
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "valhalla-end-monster-beaten"
    assert t.s.breakdown(0) == {"monster": 6}


# -- special traits -------------------------------------------------------------------------------------------------


def cursed(curse: str, team: str, hand: str = "", of: int = -1, **more: Any) -> Scene:
    """The first card of a Monster that has a trait."""
    index = CURSES.index(curse)
    for monster in GAME.box.monsters:
        for side, name in enumerate(("a", "b")):
            for number, card in enumerate(monster.sides[side]):
                if card.curse == index and of in (-1, card.of):
                    options: dict[str, Any] = {"modules": ["valkyries"]} if name == "b" else {}
                    return solo(team, hand, monster=monster.id, card=number + 1, **options, **more)
    raise AssertionError(curse)


@rule("V-20.38", "V-20.51")
def test_devour_discards_a_card_between_the_parts() -> None:
    t = cursed("mill-1", "ulf", "bersi").do("play bersi")
    assert t.pile() == ["fury"]
    assert t.can("keep fury")


@rule("V-20.39", "V-20.51")
def test_terror_costs_a_card_before_the_battle() -> None:
    t = cursed("before-battle-discard-card", "ulf", "fury exchange").do("attack")
    assert t.options() == ["discard fury", "discard exchange"]
    t.rolls(SIX_X).do("discard fury")
    assert t.pile() == ["fury"]
    # an empty hand: nothing
    assert cursed("before-battle-discard-card", "ulf").rolls(SIX_X).do("attack").can("end")


@rule("V-20.40", "V-20.51")
def test_confusion_costs_a_random_card_after_every_battle() -> None:
    t = cursed("after-battle-discard-random", "ulf", "fury exchange").rolls(SIX_X).draws(1).do("attack", "end")
    assert t.hand(0) == ["fury"]
    assert t.pile()[-1] == "exchange"
    # a won battle too; a won attack on the only card with this trait, the last one, ends the game
    t = woken("finnbjorn", "exchange", dice="ax ax sw x x x", card=6, valhalla=("sigbjorn " * 9,))
    t.draws(1).do("arm finnbjorn sword axe axe", "end")
    assert t.told("monster-beaten")
    assert t.told("loses-card")[0]["card"] == Message("valhalla-tactic-exchange")
    # Garm 5 falls: Garm 6, who confuses, was not active in this battle (V-20.51)
    t = solo("finnbjorn", "exchange", card=5, valhalla=("sigbjorn " * 6,)).rolls("ax ax sw x x x")
    t.do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 5
    assert t.hand(0) == ["exchange"]


@rule("V-20.41")
def test_the_jarl_is_silenced_in_battle_but_not_outside() -> None:
    t = cursed("jarl-blocked", "ulf", jarls=("sigurd",)).rolls(SIX_X).do("attack")
    assert not t.can("free-reroll")
    t = cursed("jarl-blocked", "ulf", jarls=("agnar",)).rolls(SIX_X).do("attack", "end")
    assert t.can("keep fury")
    assert cursed("jarl-blocked", "ulf", jarls=("einar",)).s.team_limit(0) == 6


@rule("V-20.42")
def test_narrow_ground_lowers_the_team_limit() -> None:
    t = cursed("team-limit-minus-1", "ulf rolf ylva", "bersi")
    assert t.s.team_limit(0) == 3
    t.do("play bersi")
    assert t.can("dismiss ulf")
    assert t.s.prompt(0) == Message("valhalla-prompt-room", {"n": 1, "limit": 3})


@rule("V-20.42", "V-20.25")
def test_narrow_ground_holds_once_the_victors_have_left() -> None:
    # Garm 4 falls, Garm 5 is narrow: Finnbjorn leaves, the other three have room
    more: Any = {"card": 4, "valhalla": ("heidrun heidrun heidrun heidrun",)}
    t = solo("finnbjorn ulf rolf ylva", **more).rolls("ax ax sw x x x")
    t.do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 4
    assert t.options() == ["keep fury"]
    assert t.valhalla(0)[-1] == "finnbjorn"
    assert t.team(0) == ["ulf", "rolf", "ylva"]


@rule("V-20.42", "V-9.5")
def test_a_warrior_on_the_sixth_space_stays_in_sight_when_the_limit_falls_to_five() -> None:
    t = cursed("team-limit-minus-1", "ulf rolf ylva ulfar bersi", jarls=("einar",))
    t.s.team[5] = t.s.team[0]
    t.s.team[0] = -1
    seen = t.s.view(0).players[0]
    assert seen.team_limit == 5
    assert [space.card for space in seen.spaces] == ["", "rolf", "ylva", "ulfar", "bersi", "ulf"]
    # an empty sixth space is none of his
    t.s.team[5] = -1
    assert len(t.s.view(0).players[0].spaces) == 5


@rule("V-20.43")
def test_disgrace_costs_a_glory_after_a_defeat() -> None:
    t = cursed("after-lost-lose-glory", "ulf", valhalla=("bersi ulfar ylva",)).rolls(SIX_X).do("attack", "end")
    assert t.options() == ["lose ylva", "lose ulfar"]
    t.do("lose ulfar")
    assert t.valhalla(0) == ["bersi", "ylva"]
    # not after a victory: Nidhogg 2 falls
    t = solo("finnbjorn", monster="nidhogg", card=2, valhalla=("bersi ylva",)).rolls("ax ax sw x x x")
    t.do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 2
    assert t.told("loses-glory") == []


@rule("V-20.44")
def test_without_a_warrior_worth_one_there_is_change_from_the_pile() -> None:
    t = cursed("after-battle-lose-glory", "ulf", valhalla=("heidrun",), discard="bersi bjarni").rolls(SIX_X)
    t.do("attack", "end")
    # Heidrun, worth 3, is torn out; 2 come back, and not she herself
    t.do("glory bersi")
    assert t.valhalla(0) == ["bersi"]
    assert "heidrun" in t.pile()
    t = cursed("after-battle-lose-glory", "ulf").rolls(SIX_X).do("attack", "end")
    assert t.can("keep fury")


@rule("V-20.44", "V-20.51")
def test_gnaw_costs_a_glory_even_after_a_won_attack_and_its_card_is_gone() -> None:
    # Nidhogg 5 falls, Nidhogg 6 has another trait
    more: Any = {"monster": "nidhogg", "valhalla": ("heidrun heidrun heidrun heidrun heidrun ylva ulf",)}
    t = solo("finnbjorn", card=5, **more).rolls("ax ax sw x x x").do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 5
    assert t.options() == ["lose ulf", "lose ylva"]
    # Nidhogg 4 has no trait: the new card, Nidhogg 5, does not gnaw yet
    t = solo("finnbjorn", card=4, **more).rolls("ax ax sw x x x").do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 4
    assert t.told("loses-glory") == []
    assert t.options() == ["keep fury"]


@rule("V-20.45", "V-E-20")
def test_the_trait_of_a_clan_adds_nothing() -> None:
    t = (
        cursed("clan-trait-off", "eikthyr bersi ulf thrym", of=3)
        .rolls("bo ax x x x x")
        .do("attack", "arm eikthyr axe bow")
    )
    assert t.strength() == 3


@rule("V-20.45", "V-9.10")
def test_villsvin_is_no_help_against_the_bane_of_boars() -> None:
    t = (
        cursed("clan-trait-off", "grisi galti", of=2, jarls=("villsvin",))
        .rolls("ax x x x x x")
        .do("attack", "arm grisi axe")
    )
    assert t.strength() == 1 + 1


@rule("V-20.46")
def test_maim_takes_a_die() -> None:
    t = cursed("minus-1-die", "ulf").rolls("x x x x x").do("attack")
    assert len(t.attacker.pool) == 5
    t = woken("ulf", dice="x x x x x", monster="fenrir", card=2)
    assert len(t.defender.pool) == 5


@rule("V-20.47")
def test_chaos_allows_two_tactics() -> None:
    t = cursed("max-2-tactics", "ulf", "fury fury fury").rolls("sw x x x x x").do("attack", "play fury", "play fury")
    assert not t.can("play fury")
    t = woken("ulf", "fury fury", monster="jormungand", card=6).do("play fury", "play fury")
    assert t.hand(0) == ["fury"]
    assert not t.can("play fury")


@rule("V-20.48")
def test_cunning_allows_no_tactics() -> None:
    assert not cursed("no-tactics", "ulf", "fury").rolls("sw x x x x x").do("attack").can("play fury")


@rule("V-20.49")
def test_swallow_takes_a_warrior_before_the_battle() -> None:
    t = cursed("before-battle-discard-warrior", "ulf rolf").do("attack")
    assert t.options() == ["dismiss ulf", "dismiss rolf"]
    # the Monster's own attack too
    assert woken("ulf", dice="", monster="fenrir", card=4).options() == ["dismiss ulf", "dismiss rolf"]
    # the last one: the battle is lost
    t = cursed("before-battle-discard-warrior", "ulf").do("attack")
    assert t.told("monster-wins")
    assert t.team(0) == []


@rule("V-20.50")
def test_iron_hide_forbids_push_back_and_exchange() -> None:
    t = cursed("no-push-no-exchange", "ulf", "push-back exchange fury").rolls("sw x x x x x").do("attack")
    assert [key for key in t.options() if key.startswith("play")] == ["play fury"]


@rule("V-21.5", "V-15.11")
def test_with_the_valkyries_the_monster_shows_its_stronger_side() -> None:
    t = solo("ulf", "bersi", modules=["valkyries"])
    assert t.s.view(0).monster.side == "b"
    assert t.s.monster().strength == 9
    t.do("play bersi")
    assert len(t.s.drawn) == 3
    s = laid(1, {"modules": ["valkyries"]})
    s.apply("jarl hodr")
    assert s.census()["cards"] == 160
    assert len(s.discard) == 40


@rule("V-20.32", "V-21.5")
def test_missions_and_glory_from_the_pile_stay_within_the_limit() -> None:
    t = solo("finnbjorn ulf", "steady", modules=["valkyries"], valhalla=("bersi bersi",)).rolls("ax ax sw x x x")
    t.do("attack", "arm finnbjorn sword axe axe", "end")
    # side B, card 2: limit 8; 4 + 3 leave room for 1: the Mission, worth 2, cannot be played
    assert t.s.valhalla_glory(0)[0] == 7
    assert t.can("keep fury")
    # the Road to Valhalla cannot be used
    assert not solo("ulf", "road", modules=["valkyries"]).rolls(SIX_X).do("attack").can("play road")


@rule("V-21.6", "V-21.7")
def test_other_modules_are_not_offered_alone() -> None:
    for module in ("loki", "dwarves", "tyr", "king"):
        assert module in refuses(1, modules=[module])
    assert "dwarves" in refuses(1, modules=["valkyries", "dwarves"])


@rule("V-9.10", "V-20.26")
def test_beinir_sends_one_more_within_the_limit() -> None:
    t = solo("ulf ylva", jarls=("beinir",)).rolls("sw bo x x x x").do("attack", "arm ulf sword", "arm ylva bow", "end")
    t.do("send ulf")
    assert t.options() == ["send ylva", "done"]
