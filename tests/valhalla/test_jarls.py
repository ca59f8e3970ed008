"""V-9: Jarls, every one of the 25."""

from __future__ import annotations

from meadhall.games.valhalla import GAME
from rulebook import rule
from valhalla.scene import SIX_X, Scene


@rule("V-9.1", "V-9.2", "V-9.3", "V-9.8")
def test_sigurd_rerolls_freely_once_and_twice_with_three_warriors() -> None:
    t = Scene("ulf rolf", "ylva", jarls=("sigurd",)).rolls(SIX_X).do("attack 1", "free-reroll", "reroll x")
    t.rolls("bo").do("roll")
    assert not t.can("free-reroll")
    assert t.attacker.basic_rerolls == 0
    t = Scene("ulf rolf bersi", "ylva", jarls=("sigurd",)).rolls(SIX_X, "bo", "bo").do("attack 1")
    t.do("free-reroll", "reroll x", "roll", "free-reroll", "reroll x", "roll")
    assert not t.can("free-reroll")


@rule("V-9.8")
def test_solveig_draws_one_more_in_part_b_and_keeps_two_with_a_small_hand() -> None:
    t = Scene("ulf", "rolf", jarls=("solveig",), hands=("bersi fury fury fury",), deck="fury ylva ulfar rolf bjarni")
    t.do("play bersi")
    assert len(t.s.drawn) == 3
    t.do("keep bjarni")
    assert t.active == 1
    t = Scene("ulf", "rolf", jarls=("solveig",), hands=("bersi fury fury",), deck="fury ylva ulfar rolf bjarni")
    t.do("play bersi", "keep bjarni")
    t.do("keep rolf")
    assert len(t.hand(0)) == 4


@rule("V-9.4", "V-9.10")
def test_sigvard_chooses_strength_or_a_die_before_the_first_roll() -> None:
    # without the condition he has his basic trait
    t = Scene("ulf rolf", "ylva", jarls=("sigvard",)).attack("sw x x x x x", "arm ulf sword")
    assert t.strength() == 5
    t = Scene("ulf", "rolf ylva", jarls=("sigvard",)).do("attack 1")
    assert t.options() == ["basic", "extended"]
    t.rolls(SIX_X, "sw").do("extended", "dice 1")
    assert len(t.attacker.pool) == 7
    t.do("arm ulf grey-sword")
    assert t.strength() == 3
    # in defence he has nothing
    t = Scene("ulf", "rolf", jarls=("", "sigvard")).rolls("sw x x x x x", "ax x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm rolf axe")
    assert t.strength(1) == 3


@rule("V-9.2")
def test_hodr_turns_one_x_and_three_with_three_x_dice() -> None:
    t = Scene("ulf", "rolf", jarls=("hodr",)).attack("x x ax bo bo bo", "jarl", "turn sword")
    assert t.attacker.pool == [0, 5, 1, 3, 3, 3]
    assert not t.can("jarl")
    t = Scene("ulf", "rolf", jarls=("hodr",)).attack("x x x bo bo bo", "jarl", "turn sword", "turn sword", "turn axe")
    assert t.attacker.pool == [0, 0, 1, 3, 3, 3]


@rule("V-9.8")
def test_agnar_draws_after_battles_and_once_more_after_a_close_defeat() -> None:
    t = Scene("ulf", "rolf", jarls=("agnar",)).battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert t.options() == ["draw 1", "draw 0"]
    t.do("draw 1")
    assert t.hand(0) == ["fury"]
    t = Scene("bersi", "rolf", jarls=("", "agnar")).battle("ax x x x x x", "arm bersi axe", SIX_X, "")
    assert (t.seat, t.fight.difference) == (1, 2)
    assert t.options() == ["draw 2", "draw 1", "draw 0"]
    t = Scene("ulf", "rolf", jarls=("", "agnar")).battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert (t.seat, t.fight.difference) == (1, 3)
    assert t.options() == ["draw 1", "draw 0"]


@rule("V-9.10")
def test_villsvin_strengthens_boars_and_lets_one_hunt_in_vain() -> None:
    t = Scene("jora", "bersi", jarls=("villsvin",)).attack("sw x x x x x", "arm jora sword")
    assert t.strength() == 2 + 1
    t = Scene("jora galti", "rolf", jarls=("villsvin",)).attack("sw sp x x x x", "arm jora sword", "arm galti spear")
    # Jora hunts Wolves and finds Rolf; Galti hunts Bears in vain and gets it all the same
    assert t.strength() == (2 + 3 + 1) + (2 + 3 + 1)


@rule("V-3.6", "V-E-37")
def test_valgard_takes_extra_dice_in_defence_as_far_as_they_are_left() -> None:
    t = Scene("ulf rolf", "ylva", jarls=("styr", "valgard"), hands=("new-weapons",), shields=(4, 2))
    t.rolls(SIX_X, "sw", "ax x", SIX_X, "x").do("attack 1", "dice 1", "play new-weapons", "keep grey-axe")
    t.do("arm ulf grey-sword", "arm rolf grey-axe", "end")
    assert t.options() == ["dice 1", "dice 0"]
    # had he left one in his pool, Valgard would take two
    t = Scene("ulf rolf", "ylva", jarls=("styr", "valgard"), hands=("new-weapons",), shields=(4, 2))
    t.rolls(SIX_X, "sw", "ax x", SIX_X, "x").do("attack 1", "dice 1", "play new-weapons", "keep grey-axe")
    t.do("arm ulf grey-sword", "end")
    assert t.options() == ["dice 2", "dice 1", "dice 0"]


@rule("V-9.4", "V-9.10")
def test_styr_takes_a_die_or_rerolls_with_four_warriors() -> None:
    t = Scene("ulf rolf bersi bjarni", "ylva", jarls=("styr",)).do("attack 1").rolls(SIX_X).do("extended")
    assert len(t.attacker.pool) == 6
    assert t.can("free-reroll")
    t.pool("sw x x").do("arm ulf sword")
    assert t.strength() == 3 + 1
    t = Scene("ulf rolf bersi", "ylva", jarls=("styr",)).do("attack 1")
    assert t.options() == ["dice 1", "dice 0"]


@rule("V-9.1")
def test_vingor_plays_two_with_four_symbols_five_of_one_clan() -> None:
    t = Scene("ulf", "rolf", jarls=("vingor",), hands=("bjorn sigbjorn thorulf snaeulf",))
    assert t.can("play bjorn thorulf")
    assert t.can("play bjorn sigbjorn")
    assert not t.can("play bjorn snaeulf")


def aslaug_defends(team: str, dice: str) -> Scene:
    t = Scene("bersi", team, jarls=("", "aslaug")).attack("ax x x x x x", "arm bersi axe").rolls(dice).do("end")
    assert t.seat == 1
    return t


@rule("V-9.10")
def test_aslaugs_shield_counts_as_any_weapon_once() -> None:
    t = aslaug_defends("ulf rolf", "sh sh x x x x")
    assert t.can("arm ulf shield wild-shield")
    t.do("arm ulf shield wild-shield")
    assert not any(key.startswith("arm rolf") for key in t.options())
    # the shield when she defends, and with three clans the bow when she attacks
    t = Scene("ulf bersi hjort", "ylva", jarls=("aslaug",)).attack("sh bo x x x x")
    assert t.can("arm ulf bow wild-bow")
    assert not any("wild-shield" in key for key in t.options())
    # never to pay a Tactic
    t = Scene("ulf bersi hjort", "ylva", jarls=("aslaug",), hands=("heroic-attack-sword",)).attack("bo bo x x x x")
    assert t.can("arm ulf bow wild-bow")
    assert not t.can("play heroic-attack-sword")
    t = Scene("ulf bersi rolf", "ylva", jarls=("aslaug",)).attack("sh bo x x x x")
    assert not any("wild" in key for key in t.options())
    t = aslaug_defends("ulf bjarni hjort", "sh bo x x x x")
    assert not any("wild-bow" in key for key in t.options())
    # without a shield there is nothing to count
    assert not any("wild" in key for key in aslaug_defends("ulf", "ax ax sp sp bo bo").options())


@rule("V-9.5", "V-E-19")
def test_einar_may_have_six_warriors_and_play_any_two_with_two_or_fewer() -> None:
    t = Scene("ulf rolf", "ylva", jarls=("einar",), hands=("bjorn sigbjorn",))
    assert t.can("play bjorn sigbjorn")
    t = Scene("ulf rolf bersi", "ylva", jarls=("einar",), hands=("bjorn sigbjorn",))
    assert not t.can("play bjorn sigbjorn")
    t = Scene("ulf rolf bersi bjarni ulfar", "ylva", jarls=("einar",), hands=("bjorn",)).do("play bjorn")
    assert len(t.team(0)) == 6
    # the fifth and sixth lie beside the board
    assert t.s.team[5] == GAME.box.index("bjorn")


@rule("V-9.10")
def test_thord_adds_one_to_the_first_strength_card_and_to_all_if_outnumbered() -> None:
    t = Scene("ulf", "ylva", jarls=("thord",), hands=("fury fury",)).attack("sw x x x x x", "arm ulf sword")
    t.do("play fury", "play fury")
    assert t.strength() == 3 + 3 + 2
    t = Scene("ulf", "ylva rolf", jarls=("thord",), hands=("fury heroic-attack-bow",))
    t.attack("sw bo x x x x", "arm ulf sword", "play fury", "play heroic-attack-bow")
    assert t.strength() == 3 + 3 + 5


@rule("V-9.10")
def test_ottar_takes_the_former_top_of_the_discard_pile_or_deploys_it() -> None:
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("bjarni",), discard="fury ylva").do("play bjarni")
    assert t.options() == ["keep fury", "take ylva", "deploy ylva"]
    t.do("take ylva", "lay fury")
    assert t.hand(0) == ["ylva"]
    assert t.pile() == ["fury", "fury", "fury"]
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("bjarni",), discard="fury ylva").do("play bjarni", "deploy ylva")
    assert t.team(0) == ["ulf", "bjarni", "ylva"]
    # not a Warrior with one symbol: only into the hand; an empty pile or no draw: nothing
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("bjarni",), discard="bjorn").do("play bjarni")
    assert t.options() == ["keep fury", "take bjorn"]
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("bjarni",)).do("play bjarni")
    assert t.options() == ["keep fury"]
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("bjarni",), discard="ylva", deck="").do("play bjarni")
    assert t.active == 1


@rule("V-9.7", "V-9.9")
def test_esbjorn_strengthens_bears() -> None:
    t = Scene("bersi bjarni", "ylva", jarls=("esbjorn",)).attack("ax sh x x x x", "arm bersi axe")
    assert t.strength() == 2 + 2
    t.do("arm bjarni shield")
    assert t.strength() == 4 + 4 + 2
    # without an activated Warrior there is no bonus
    assert Scene("bersi", "ylva", jarls=("sigvard",)).attack("ax x x x x x").strength() == 0


@rule("V-9.4")
def test_the_die_egil_turns_has_the_number_of_its_face() -> None:
    t = Scene("kveldulf", "rolf", jarls=("egil",)).attack("bo ax sp x x x", "jarl")
    first = GAME.box.actions.turn
    assert [t.number(f"turn {die}") for die in ("axe", "spear")] == [first + 1, first + 2]


@rule("V-9.4", "V-9.10")
def test_egil_turns_a_die_or_counts_two_bows() -> None:
    t = Scene("kveldulf", "rolf", jarls=("egil",)).attack("bo bo x x x x", "arm kveldulf bow bow")
    assert t.strength() == 6 + 2
    t = Scene("kveldulf", "rolf", jarls=("egil",)).attack("bo sw x x x x", "jarl", "turn sword", "arm kveldulf bow bow")
    assert t.strength() == 6
    assert not t.can("jarl")


@rule("V-9.8", "V-9.10")
def test_beinir_sends_a_cheap_warrior_after_a_defeat() -> None:
    t = Scene("ulf bersi", "bjorn", jarls=("beinir",)).battle(
        "sw ax x x x x", "arm ulf sword; arm bersi axe", "sw ax x x x x", "arm bjorn sword axe"
    )
    # 5 to 5 is the attacker's: he has not lost
    assert t.valhalla(0) == ["ulf", "bersi"]
    t = Scene("ulf bersi", "sigbjorn", jarls=("beinir",)).battle(
        "sw ax x x x x", "arm ulf sword; arm bersi axe", "sw ax sh x x x", "arm sigbjorn sword axe shield"
    )
    t.do("done")
    # lost by 3: only a Warrior worth 1
    assert t.options() == ["send ulf", "done"]
    t.do("send ulf")
    assert t.valhalla(0) == ["ulf"]
    t = Scene("ulf bersi", "ketilbjorn", jarls=("beinir",)).battle(
        "sw ax x x x x", "arm ulf sword; arm bersi axe", "ax ax x x x x", "arm ketilbjorn axe axe"
    )
    t.do("done")
    assert t.options() == ["send ulf", "send bersi", "done"]


@rule("V-9.10")
def test_bernhard_draws_and_keeps_more_and_may_play_a_warrior() -> None:
    t = Scene("ulf", "rolf", jarls=("bernhard",), hands=("fury fury",), deck="fury fury bersi ylva exchange")
    t.do("draw")
    assert len(t.s.drawn) == 3
    t.do("keep bersi", "keep ylva")
    assert len(t.hand(0)) == 4
    t = Scene("ulf", "rolf", jarls=("bernhard",), hands=("fury",), deck="fury fury sigbjorn bersi exchange")
    t.do("draw", "keep bersi", "keep sigbjorn")
    assert t.options() == ["nobody", "play bersi"]
    t.do("play bersi")
    assert t.team(0) == ["ulf", "bersi"]


@rule("V-9.10")
def test_ragnhild_takes_a_random_card_and_gives_one() -> None:
    t = Scene("ulf", "rolf", jarls=("ragnhild",), hands=("fury fury fury", "bersi")).do("attack 1")
    assert t.options() == ["pass", "steal"]
    t.draws(0).do("steal")
    # the one just taken may be given back; the hands were not larger: she must give
    assert t.options() == ["give bersi", "give fury"]
    t.rolls(SIX_X).do("give fury")
    assert t.hand(1) == ["fury"]
    # once per battle
    assert not t.can("steal")
    t = Scene("ulf", "rolf", jarls=("ragnhild",), hands=("fury", "bersi bjarni")).draws(0).do("attack 1", "steal")
    assert t.can("nothing")
    t = Scene("ulf", "rolf", jarls=("ragnhild",), hands=("fury", "")).rolls(SIX_X).do("attack 1")
    assert t.can("end")
    # defending too
    t = Scene("ulf", "rolf", jarls=("", "ragnhild"), hands=("fury", "")).do("attack 1")
    assert t.seat == 1
    assert t.can("steal")


@rule("V-9.9", "V-9.10")
def test_gunnar_takes_a_die_or_limits_rerolls() -> None:
    t = (
        Scene("ulf", "rolf", jarls=("gunnar",))
        .rolls("sw x x x x x", "x x x x x")
        .do("attack 1", "arm ulf sword", "end")
    )
    assert len(t.defender.pool) == 5
    t = Scene("ulf", "rolf ylva", jarls=("gunnar",)).rolls("sw x x x x x", SIX_X)
    t.do("attack 1", "extended", "arm ulf sword", "end")
    assert len(t.defender.pool) == 6
    t.do("spend x").rolls("x").do("reroll x", "roll")
    assert not any(key.startswith("spend") for key in t.options())


@rule("V-9.10")
def test_hakon_silences_the_other_jarl() -> None:
    # defending with fewer own shields: the attacker's extra die is missed
    t = Scene("ulf", "rolf", jarls=("styr", "hakon"), shields=(4, 3), hands=("cut-off",)).rolls("sw x x x x x")
    t.do("attack 1")
    assert len(t.attacker.pool) == 6
    assert t.can("play cut-off")
    # with as many shields he does nothing
    t = Scene("ulf", "rolf", jarls=("styr", "hakon")).do("attack 1")
    assert t.can("dice 1")
    # cut off, he lets the attacker's Jarl work again
    t = Scene("ulf", "rolf", jarls=("sigurd", "hakon"), shields=(4, 3), hands=("cut-off",)).rolls("sw x x x x x")
    t.do("attack 1")
    assert not t.can("free-reroll")
    t.do("play cut-off")
    assert t.can("free-reroll")


@rule("V-9.10")
def test_ivar_draws_after_battles_of_others_once_between_his_turns() -> None:
    t = Scene("ulf", "rolf", "ylva", jarls=("", "", "ivar"), shields=(4, 4, 4))
    t.battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert t.seat == 2
    # the winner now has five shields, Ivar four: he draws two and keeps one
    t.do("draw")
    assert len(t.s.drawn) == 2
    t.do("keep fury", "keep fury")
    assert t.hand(2) == ["fury"]
    assert t.s.used_between[2]


@rule("V-9.10")
def test_freydis_takes_a_tactic_of_the_loser_or_with_few_cards_of_anybody() -> None:
    t = Scene(
        "ulf", "rolf", "ylva", jarls=("", "", "freydis"), hands=("fury", "push-back", "fury fury fury fury")
    ).rolls("sw x x x x x", SIX_X, "x", "x")
    t.do("attack 1", "arm ulf sword", "play fury", "end", "play push-back", "reroll x", "roll", "done", "end")
    assert t.seat == 2
    assert t.options() == ["skip", "take push-back from 1"]
    t.do("take push-back from 1")
    assert "push-back" in t.hand(2)
    t = Scene("ulf", "rolf", "ylva", jarls=("", "", "freydis"), hands=("fury", "", "fury"))
    t.rolls("sw x x x x x", SIX_X).do("attack 1", "arm ulf sword", "play fury", "end", "end")
    assert t.options() == ["skip", "take fury from 0"]


@rule("V-9.1")
def test_torstein_is_stronger_against_the_leader_in_captured_shields() -> None:
    t = Scene("ulf", "rolf", "ylva", jarls=("torstein",), shields=(4, 4, 4))
    t.s.captured[1 * 3 + 2] = 1
    t.attack("sw x x x x x", "arm ulf sword")
    assert t.strength() == 5
    t = Scene("ulf", "rolf", "ylva", jarls=("torstein",), shields=(2, 4, 4))
    t.s.captured[1 * 3 + 2] = 1
    t.do("attack 1")
    assert t.can("dice 1")
    t = Scene("ulf", "rolf", "ylva", jarls=("torstein",)).attack("sw x x x x x", "arm ulf sword")
    assert t.strength() == 3


@rule("V-9.8")
def test_ulfhild_looks_at_the_losers_hand() -> None:
    t = Scene("ulf", "rolf", jarls=("ulfhild",), hands=("", "fury bersi"))
    t.rolls("sw x x x x x", SIX_X).do("attack 1", "arm ulf sword", "end", "end")
    assert t.options() == ["look", "skip"]
    t.do("look")
    assert t.s.view(0).players[1].hand == ["bersi", "fury"]
    assert t.s.view(None).players[1].hand == []
    # won by 3: discard only
    assert t.options() == ["discard bersi", "discard fury"]
    t.do("discard fury")
    assert t.hand(1) == ["bersi"]
    assert t.s.view(0).players[1].hand == []
    t = Scene("bjorn", "rolf", jarls=("ulfhild",), hands=("", "fury bersi"))
    t.rolls("sw ax x x x x", SIX_X).do("attack 1", "arm bjorn sword axe", "end", "end", "look", "take bersi")
    assert t.hand(0) == ["bersi"]


@rule("V-9.10")
def test_brynjar_discards_cards_for_dice_of_the_attacker() -> None:
    t = Scene("ulf bersi", "rolf", jarls=("", "brynjar"), hands=("", "fury fury exchange")).do("attack 1")
    assert t.seat == 1
    # a second one only because he is outnumbered, never a third
    t.rolls("sw x x x").do("discard fury", "discard exchange")
    assert len(t.attacker.pool) == 4
    t = Scene("ulf", "rolf", jarls=("", "brynjar"), hands=("", "fury fury")).rolls("sw x x x x").do("attack 1")
    t.do("discard fury")
    assert len(t.attacker.pool) == 5


@rule("V-9.6")
def test_all_twenty_five_jarls_have_two_traits_and_a_condition() -> None:
    assert len(GAME.box.jarls) == 25
    for jarl in GAME.box.jarls:
        assert jarl.basic
        assert jarl.extended
    assert sum(jarl.solo for jarl in GAME.box.jarls) == 17
