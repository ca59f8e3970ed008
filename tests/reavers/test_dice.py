"""Chapter 4: resting, decks, the ship and its dice, paying with faces."""

from __future__ import annotations

from itertools import combinations

from meadhall.core.speech import say
from meadhall.games.reavers.pieces import FACES, KEEPS, OPS
from meadhall.games.reavers.rules.dice import Pay, covered, means
from meadhall.games.reavers.words import effect_word
from reavers.scene import BOX, Scene
from rulebook import rule


@rule("M-4.1")
def test_resting_gives_two_food_or_a_die_as_one_likes() -> None:
    t = Scene(2).select("keep")
    assert t.keys == ["food", "die red", "die blue", "die yellow"]
    t.do("die red")
    assert t.keys == [f"set {face}" for face in ("shield", "chest", "ship", "hammer", "double-hammer", "helmet")]
    t.do("set double-hammer")
    assert t.ship(0) == "red-double-hammer"
    t.do("food")
    assert t.goods(1)[1] == 2


@rule("M-4.1")
def test_one_may_rest_instead_of_a_location_without_cost() -> None:
    for location in ("recruit", "trade"):
        t = Scene(2).select(location)
        assert t.keys == ["activate", "rest"]
        t.do("rest", "food")
        assert t.turn_of == 1


@rule("M-4.1")
def test_without_dice_in_the_supply_resting_gives_food() -> None:
    t = Scene(2)
    t.s.supply = [0, 0, 0]
    t.select("keep")
    assert t.goods(0)[1] == 2
    assert t.goods(1)[1] == 2


@rule("M-4.3")
def test_cards_that_leave_a_player_board_go_to_the_owners_glory_pile() -> None:
    t = Scene(2).seat(0, food=4, jarl="hero").deck("journey", "rough").row("battle", "B01")
    t.select("battle").do("activate")
    assert t.jarl(0) is None
    assert t.pile(0) == ["hero"]
    assert t.under("reaver") == []


@rule("M-4.3")
def test_others_see_what_went_to_a_glory_pile_openly_but_no_secret_prophecy() -> None:
    t = Scene(2).seat(0, prophecies="juggernaut", secrets="pillager", pile={"keeps": "art"})
    assert t.s.view(0).secrets == ["pillager"]
    for other in (1, None):
        view = t.s.view(other)
        assert view.secrets == []
        assert view.boards[0].pile.prophecies == ["juggernaut"]
        assert view.boards[0].pile.secrets == 1
        assert view.boards[0].pile.keeps == ["art"]


@rule("M-4.4")
def test_other_discards_go_face_up_under_their_deck() -> None:
    t = Scene(2).seat(0, food=1, ship="red-chest red-chest").row("village", "farm", "bodn").deck("village", "harp", "runes")
    t.select("village").do("activate", "pair 1", "resolve farm", "spare")
    assert t.under("village") == ["farm"]
    assert t.s.view(1).decks["village"].face_up == ["farm"]


@rule("M-4.5")
def test_an_empty_deck_is_made_anew_from_its_discards_and_else_the_draw_is_skipped() -> None:
    t = Scene(2).seat(0, food=2, ship="red-shield red-shield")
    s = t.s
    s.discards[KEEPS] = [0, 1]
    s.decks[KEEPS] = [2]
    t.select("keep").do("activate")
    # the pair and two more are wanted, three cards exist
    assert sorted(t.pile(0)) == ["armor", "art", "treasure"]
    assert s.decks[KEEPS] == []
    assert s.discards[KEEPS] == []


@rule("M-4.6")
def test_several_cards_are_seen_together_and_resolved_in_any_order() -> None:
    t = Scene(2).seat(0, food=1, ship="red-chest red-chest").row("village", "farm", "village-wall")
    t.deck("village", "runes", "swords")
    t.select("village").do("activate", "pair 1")
    assert set(t.keys) == {"resolve farm", "resolve village-wall", "resolve runes", "resolve swords"}
    assert sorted(t.s.view(1).in_play.spoils) == ["farm", "runes", "swords", "village-wall"]
    t.do("resolve runes", "right", "resolve farm", "spare")
    assert set(t.keys) == {"resolve village-wall", "resolve swords"}
    assert t.goods(0) == (10, 3, 0, 2)


@rule("M-4.7", "M-X-12")
def test_dice_beyond_ten_are_discarded_after_the_roll_and_before_the_pillage() -> None:
    full = "red-ship red-ship red-ship red-ship red-ship red-ship blue-ship blue-shield blue-shield yellow-ship"
    t = Scene(2).seat(0, food=2, ship=full + " red-shield red-shield").row("keep", "tower-by", "art")
    t.deck("keep", "art", "art").rolls("double-hammer", "chest")
    t.select("keep").do("activate", "pay red-shield", "pay red-shield", "pair 1")
    assert len(t.s.ship[0]) == 12
    assert "2 dice" in t.prompt
    # old dice and new ones alike
    assert {"discard red-ship", "discard blue-double-hammer", "discard blue-shield"} <= set(t.keys)
    t.do("discard red-ship", "discard red-ship")
    assert len(t.s.ship[0]) == 10
    # the new Double Hammer is the only Hammer, so it is committed without a question
    t.rolls(1, 2).do("pillage")
    assert "blue-double-hammer" not in t.ship(0)
    assert t.tokens(0) == (0, 0, 1)
    assert t.goods(0)[0] == 3


@rule("M-X-12", "M-11.5")
def test_a_die_that_fits_an_artifact_need_not_be_discarded() -> None:
    full = "red-ship red-ship red-ship red-ship red-ship red-ship blue-ship blue-ship blue-ship yellow-ship"
    t = Scene(2).seat(0, food=4, ship=full, artifacts="frigg-cup").deck("journey", "calm").deck("keep", "tower-by")
    t.row("battle", "B19")
    t.rolls("double-hammer", "chest")
    t.seat(0, upgrades="shield chest")
    t.select("battle").do("activate", "battle B19", "dice", "pay red-ship")
    # nine dice and two new ones are eleven
    assert len(t.s.ship[0]) == 11
    t.do("stow", "store yellow-chest")
    assert t.stored(0) == ["yellow-chest"]
    assert len(t.s.ship[0]) == 10
    t.rolls(1, 1).do("pillage")
    assert t.tokens(0) == (0, 0, 0)


@rule("M-4.8")
def test_an_exhausted_colour_is_not_gained_and_the_market_is_no_supply() -> None:
    t = Scene(2).seat(0, bench={"keep": "warrior"}).market("red-shield")
    t.s.supply[0] = 0
    t.select("keep").do("ability")
    assert t.ship(0) == ""
    # with free choice only what is there
    assert t.keys == ["food", "die blue", "die yellow"]


@rule("M-4.8")
def test_spent_dice_return_to_the_supply() -> None:
    t = Scene(2).seat(0, food=2, ship="red-shield blue-shield").row("keep", "art", "art").deck("keep", "art", "art")
    before = list(t.s.supply)
    t.select("keep").do("activate", "pair 1")
    assert t.s.supply == [before[0] + 1, before[1] + 1, before[2]]


@rule("M-4.9")
def test_the_engine_pays_by_itself_when_there_is_only_one_way() -> None:
    t = Scene(2).seat(0, food=1, ship="red-chest blue-chest red-ship").row("village", "farm", "bodn")
    t.deck("village", "harp", "runes")
    t.select("village").do("activate")
    assert t.ship(0) == "red-ship"
    assert t.keys == ["pair 1", "deck"]


@rule("M-4.9")
def test_a_double_hammer_pays_a_hammer_but_not_the_reverse() -> None:
    # B16 wants two Hammers, B17 a Double Hammer and a Ship
    t = Scene(2).seat(0, food=8, ship="red-double-hammer blue-hammer red-ship").deck("journey", "calm", "calm")
    t.row("battle", "B16", "B17")
    t.select("battle").do("activate", "battle B16")
    assert "dice" in t.keys
    t = Scene(2).seat(0, food=4, jarl="huskarl", ship="blue-raven blue-hammer red-ship", upgrades="ship-hammer")
    t.deck("journey", "calm").row("battle", "B17")
    t.select("battle").do("activate", "battle B17")
    # neither a Hammer nor a wild nor a tile is a Double Hammer
    assert t.keys == ["combat", "decline"]


@rule("M-4.9", "M-5.9", "M-X-5")
def test_the_clan_icon_of_the_jarl_is_wild() -> None:
    t = Scene(2).seat(0, food=1, jarl="huskarl", ship="red-chest blue-raven").row("village", "farm", "bodn")
    t.select("village")
    assert t.keys == ["activate", "rest"]
    t = Scene(2).seat(0, food=1, jarl="warrior", ship="red-chest blue-raven").row("village", "farm", "bodn")
    t.select("village")
    assert "activate" not in t.keys
    assert t.turn_of == 0
    assert t.keys[0] == "food"


@rule("M-4.9")
def test_any_die_and_coloured_die_costs_need_real_dice() -> None:
    t = Scene(2).seat(0, upgrades="shield chest", bench={"keep": "plunderer favored"})
    t.select("keep")
    assert t.keys[0] == "food"


def every_payment(t: Scene, seat: int, need: list[int]) -> set[tuple[int, ...]]:
    """All payments there are, found by trying every subset of everything."""
    classes: list[int] = []
    codes = means(t.s, seat, classes)
    total = sum(need)
    found: set[tuple[int, ...]] = set()
    for subset in combinations(range(len(codes)), total):
        have = [0] * 7
        for at in subset:
            have[classes[at]] += 1
        if covered(need, have) == total:
            found.add(tuple(sorted(codes[at] for at in subset)))
    return found


def offered_payments(t: Scene, seat: int, need: list[int]) -> list[tuple[int, ...]]:
    """All payments the engine can be led to, with repetitions."""
    found: list[tuple[int, ...]] = []

    def walk(scene_state: object, paid: tuple[int, ...]) -> None:
        s = scene_state
        frame = s.stack[-1]  # type: ignore[attr-defined]
        if frame.left == 0:
            found.append(paid)
            return
        for code in frame.codes(s):
            copy = s.clone()  # type: ignore[attr-defined]
            copy.stack[-1].answer(copy, seat, code)
            walk(copy, (*paid, code))

    copy = t.s.clone()
    copy.push(Pay(seat, need, 0))
    walk(copy, ())
    return found


@rule("M-4.9")
def test_exactly_the_legal_and_different_payments_are_offered() -> None:
    scenes = [
        ("red-chest red-chest blue-chest blue-raven yellow-ship", "huskarl", "chest ship-hammer", "", [0, 2, 0, 0, 0]),
        ("red-hammer blue-double-hammer blue-raven blue-raven yellow-ship", "huskarl", "ship-hammer", "", [0, 0, 1, 2, 0]),
        ("red-double-hammer blue-double-hammer red-hammer red-helmet", "warrior", "shield", "", [1, 0, 0, 1, 1]),
        ("red-ship blue-ship yellow-tree", "scout", "ship-hammer ship-hammer", "skidbladnir=red-ship", [0, 0, 2, 2, 0]),
        ("red-shield red-helmet red-helmet", "warrior", "shield*", "bodn=blue-shield draupnir=blue-shield", [2, 0, 0, 0, 0]),
        ("red-shield", "", "", "draupnir=blue-shield draupnir=blue-shield", [2, 0, 0, 0, 0]),
    ]
    for ship, jarl, upgrades, artifacts, need in scenes:
        t = Scene(2).seat(0, ship=ship, jarl=jarl, upgrades=upgrades, artifacts=artifacts)
        offered = offered_payments(t, 0, need)
        assert len(set(offered)) == len(offered)
        # equal dice on equal artifacts are one and the same payment
        twins = {21: 20} if artifacts.count("draupnir=blue-shield") == 2 else {}
        kept = {tuple(sorted(twins.get(code, code) for code in paid)) for paid in offered}
        assert kept == every_payment(t, 0, need)


@rule("M-4.10")
def test_gain_and_roll_or_a_face_of_ones_choice() -> None:
    t = Scene(2).row("reaver", "R08", "R12").rolls("clan", "ship", "double-hammer", "shield")
    t.select("recruit").do("activate", "pair 1")
    assert t.ship(0) == "red-double-hammer red-helmet blue-shield blue-ship"
    t.do("take R08", "rally")
    assert [key for key in t.keys if key in ("set helmet", "set double-hammer")] == ["set double-hammer", "set helmet"]


@rule("M-4.11")
def test_glory_moves_at_once_and_is_never_lost_before_the_end() -> None:
    t = Scene(2).seat(0, bench={"keep": "book-keeper"}, terror=5)
    t.select("keep").do("ability")
    assert t.s.view(1).boards[0].glory == 2
    assert t.s.scores()[0] == 2


@rule("M-4.12")
def test_one_loses_as_much_as_one_has() -> None:
    t = Scene(2).seat(0, food=5).deck("journey", "kraken").row("battle", "B01")
    t.select("battle").do("activate")
    # one Food is left to lose and no die
    assert t.goods(0)[1] == 0
    assert "battle B01" in t.keys


@rule("M-4.13", "M-4.14")
def test_every_effect_of_every_card_has_words_of_its_own() -> None:
    t = Scene(2)
    seen: set[int] = set()
    for program in BOX.programs:
        for effect in program:
            seen.add(effect.op)
            for language in ("en", "pl"):
                text = say(effect_word(t.s, effect), language)
                assert text
                assert not text.startswith("reavers-")
                assert "{" not in text
    assert seen == set(range(len(OPS)))


@rule("M-4.14")
def test_the_separators_of_the_icon_language() -> None:
    words = {
        effect.op: say(effect_word(Scene(2).s, effect), "en")
        for spoil in (*BOX.villages, *BOX.keeps)
        for effect in BOX.programs[spoil.program]
    }
    said = " ".join(words.values())
    assert ", or " in said
    assert "pillage: " in said
    assert "discard" in said


@rule("M-4.7")
def test_what_is_discarded_for_lack_of_room_is_reached_in_one_way_only() -> None:
    t = Scene(2).seat(0, ship="red-shield " * 5 + "blue-ship " * 5, bench={"keep": "warrior"})
    t.select("keep").do("ability")
    assert t.keys == ["discard red-shield", "discard red-helmet", "discard blue-ship"]
    t.do("discard red-helmet")
    assert len(t.s.ship[0]) == 10
    assert t.s.supply[0] == 20 - sum(die // FACES == 0 for die in t.s.ship[0])
