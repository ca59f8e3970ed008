"""Chapter 4: resting, decks, the ship and its dice, paying with faces."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from meadhall.core.speech import join, say
from meadhall.games.reavers.definitions import FACES, KEEPS, OPS, REAVERS, die_name
from meadhall.games.reavers.effects import effect_word, program_words
from meadhall.games.reavers.rules.dice import STORED, TILE
from meadhall.games.reavers.rules.hold import stow
from meadhall.games.reavers.rules.payment import Pay, can_pay
from meadhall.games.reavers.state import State
from reavers.scene import BOX, DICE, Scene
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
    t = (
        Scene(2)
        .seat(0, food=1, ship="red-chest red-chest")
        .row("village", "farm", "bodn")
        .deck("village", "harp", "runes")
    )
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


@rule("M-4.5")
def test_the_discards_are_shuffled_into_the_new_deck() -> None:
    s = Scene(2).s
    # no stacked deck here
    s.luck.unscript()
    cards = s.decks[REAVERS]
    s.decks[REAVERS], s.discards[REAVERS] = [], list(cards)
    drawn = s.draw(REAVERS)
    remade = [*s.decks[REAVERS], drawn]
    assert sorted(remade) == sorted(cards)
    # sixty-six cards do not come back in the order in which they were discarded
    assert remade != cards


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


@rule("M-4.7", "M-10.5")
def test_who_stores_nothing_is_not_asked_again_what_to_store() -> None:
    full = "red-ship " * 9 + "yellow-tree"
    t = Scene(2).seat(0, ship=full, artifacts="harp=yellow-tree", bench={"keep": "warrior"}).select("keep")
    t.do("stow", "empty")
    assert t.keys == ["discard red-ship", "discard red-helmet", "discard yellow-tree", "use harp 1"]


@rule("M-4.7", "M-10.13", "M-10.6")
def test_an_artifact_may_be_used_when_there_is_no_room() -> None:
    full = "red-ship " * 9 + "yellow-tree"
    t = Scene(2).seat(0, ship=full, artifacts="harp=yellow-tree", bench={"keep": "warrior"}).select("keep")
    assert t.keys == ["discard red-ship", "discard red-helmet", "discard yellow-tree", "stow", "use harp 1"]
    t.do("use harp 1", "stow", "store yellow-tree")
    # nothing had to be discarded for nothing
    assert (t.goods(0)[2], len(t.s.ship[0]), t.stored(0)) == (2, 10, ["yellow-tree"])


@rule("M-4.7", "M-10.5")
def test_dice_may_be_laid_anew_while_there_is_no_room() -> None:
    """Two dice too many and one artifact for them: in a question of an artifact that is used meanwhile, too."""
    t = Scene(2).seat(0, ship="red-ship " * 10 + "red-hammer", artifacts="dainsleif=blue-hammer").select("keep")
    stow(t.s, 0, False)
    t.s.settle()
    assert t.keys == ["store red-hammer", "store blue-hammer", "empty"]


@rule("M-4.8")
def test_an_exhausted_colour_is_not_gained_and_the_market_is_no_supply() -> None:
    t = Scene(2).seat(0, bench={"keep": "warrior"}).market("red-shield")
    t.s.supply[0] = 0
    t.select("keep")
    assert t.ship(0) == ""
    # with free choice only what is there
    assert t.keys == ["food", "die blue", "die yellow"]


@rule("M-4.8", "M-4.10")
def test_the_face_of_a_die_that_is_not_there_is_not_asked_for() -> None:
    def rallied(red: int) -> Scene:
        t = Scene(2).row("reaver", "R11", "R10").rolls(*["ship"] * 4).select("recruit").do("activate", "pair 1")
        t.s.supply[0] = red
        return t.do("take R11", "rally")

    # the card promises two red dice: both, one, none
    assert rallied(2).do("set shield").keys[0] == "set shield"
    t = rallied(1).do("set shield")
    assert (t.ship(0).count("red-shield"), t.keys[:2]) == (1, ["rally", "promote"])
    t = rallied(0)
    assert (t.pile(0), t.keys[:2]) == (["arsonist"], ["rally", "promote"])


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


#: what is asked for when paying, in the order of the engine
SYMBOLS = ("shield", "chest", "ship", "hammer", "double-hammer")


def pays(piece: str, symbol: str, clan: str) -> bool:
    """M-4.9 in its own words: may this die or tile pay this symbol?"""
    if piece == "tile-ship-hammer":
        return symbol in ("ship", "hammer")
    face = piece.partition("-")[2]
    if face == clan:
        return symbol != "double-hammer"
    return face == symbol or (face == "double-hammer" and symbol == "hammer")


def every_payment(pieces: list[str], clan: str, wanted: list[str]) -> set[tuple[str, ...]]:
    """All payments there are, found by laying every choice of pieces on the symbols in every order."""
    found: set[tuple[str, ...]] = set()
    for chosen in set(combinations(sorted(pieces), len(wanted))):
        if any(all(map(pays, order, wanted, [clan] * len(wanted))) for order in permutations(chosen)):
            found.add(chosen)
    return found


def offered_payments(t: Scene, seat: int, wanted: list[str]) -> dict[tuple[str, ...], set[str]]:
    """All payments the engine can be led to, and the states they lead to."""
    found: dict[tuple[str, ...], set[str]] = {}

    def piece(s: State, code: int) -> str:
        if code >= TILE:
            return f"tile-{BOX.upgrades[code - TILE].id}"
        return die_name(s.stored[seat][code - STORED] if code >= STORED else code)

    def walk(s: State, paid: tuple[str, ...]) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, Pay)
        if frame.left == 0:
            found.setdefault(tuple(sorted(paid)), set()).add(s.digest())
            return
        codes = frame.codes(s)
        assert codes, "a payment that cannot be finished"
        for code in codes:
            copy = s.clone()
            copy.stack[-1].answer(copy, seat, code)
            walk(copy, (*paid, piece(s, code)))

    copy = t.s.clone()
    copy.push(Pay(seat, [wanted.count(symbol) for symbol in SYMBOLS], 0))
    walk(copy, ())
    return found


@rule("M-4.9", "M-5.9", "M-9.4")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_legal_and_different_payments_are_offered(seed: int) -> None:
    rng = random.Random(seed)
    jarl, clan = rng.choice([("warrior", "helmet"), ("huskarl", "raven"), ("scout", "tree"), ("", "-")])
    ship = rng.choices(list(DICE), k=rng.randint(1, 6))
    tiles = rng.sample(["shield", "chest", "ship-hammer", "ship-hammer"], rng.randint(0, 3))
    wanted = rng.choices(SYMBOLS, k=rng.randint(1, 3))
    t = Scene(2).seat(0, ship=" ".join(ship), jarl=jarl, upgrades=" ".join(tiles))
    payments = every_payment([*ship, *(f"tile-{tile}" for tile in tiles)], clan, wanted)
    assert can_pay(t.s, 0, tuple(wanted.count(symbol) for symbol in SYMBOLS)) == bool(payments)
    if payments:
        offered = offered_payments(t, 0, wanted)
        assert set(offered) == payments
        # whatever the order, the same payment leads to the same table
        assert all(len(states) == 1 for states in offered.values())


@rule("M-4.9", "M-10.5")
def test_a_die_on_the_ship_and_one_on_an_artifact_are_different_payments_but_twins_are_one() -> None:
    t = Scene(2).seat(0, ship="red-shield", artifacts="bodn=red-shield draupnir=red-shield")
    assert len(offered_payments(t, 0, ["shield"])[("red-shield",)]) == 3
    t = Scene(2).seat(0, ship="red-shield", artifacts="draupnir=blue-shield draupnir=blue-shield")
    assert len(offered_payments(t, 0, ["shield", "shield"])) == 2


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
    t.select("keep")
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


SAID = {
    # spend left to get right
    "plunderer": (
        "discard a die; in return +1 Farm token",
        "odrzuć kość, w zamian +1 żeton Farmy",
    ),
    "prophetess": (
        "discard 2 Favor; in return draw a Prophecy",
        "odrzuć 2 Przysługi, w zamian dobierz Przepowiednię",
    ),
    # left, then perhaps right
    "hunter": (
        "+1 Food and you may: discard a die; in return +3 Food",
        "+1 Żywność i możesz: odrzuć kość, w zamian +3 Żywności",
    ),
    # left, and right for those who pillage
    "farm": (
        "+3 Food and pillage: +1 Food, +1 Terror and +1 Farm token",
        "+3 Żywności i plądrowanie: +1 Żywność, +1 Przerażenie i +1 żeton Farmy",
    ),
    # left or right
    "swords": (
        "roll a red die and a yellow die, or +5 Glory and +1 Terror",
        "rzut: czerwona kość i żółta kość albo +5 Chwały i +1 Przerażenie",
    ),
    # the colours on both sides are the same
    "hero": (
        "discard a die; in return take a die of that colour with a face of your choice",
        "odrzuć kość, w zamian kość w kolorze odrzuconej z dowolnym wynikiem",
    ),
    "hringhorni": ("roll 2 dice of any colours", "rzut: 2 kości w dowolnych kolorach"),
}


@rule("M-4.14")
@pytest.mark.parametrize("kind", list(SAID))
def test_the_separators_of_the_icon_language(kind: str) -> None:
    programs = {reaver.kind: reaver.ability for reaver in BOX.reavers}
    programs.update({card.id: card.program for card in BOX.villages})
    words = program_words(Scene(2).s, programs[kind])
    said = tuple(join([say(word, language) for word in words], language) for language in ("en", "pl"))
    assert said == SAID[kind]


@rule("M-4.7")
def test_what_is_discarded_for_lack_of_room_is_reached_in_one_way_only() -> None:
    t = Scene(2).seat(0, ship="red-shield " * 5 + "blue-ship " * 5, bench={"keep": "warrior"})
    t.select("keep")
    assert t.keys == ["discard red-shield", "discard red-helmet", "discard blue-ship"]
    t.do("discard red-helmet")
    assert len(t.s.ship[0]) == 10
    assert t.s.supply[0] == 20 - sum(die // FACES == 0 for die in t.s.ship[0])


@rule("M-4.9")
def test_faces_are_paid_in_any_order() -> None:
    t = Scene(2).seat(0, food=1, ship="red-chest blue-chest yellow-chest", upgrades="chest")
    t.row("village", "farm", "bodn").select("village").do("activate")
    assert t.keys == ["pay red-chest", "pay blue-chest", "pay yellow-chest", "pay upgrade chest"]
    t.do("pay upgrade chest")
    assert t.keys == ["pay red-chest", "pay blue-chest", "pay yellow-chest"]
    t.do("pay red-chest")
    assert (t.ship(0), t.upgrades(0)) == ("blue-chest yellow-chest", ["chest*"])


@rule("M-4.7", "M-10.5")
def test_what_is_too_much_is_discarded_or_stored_in_any_order() -> None:
    def overfull() -> Scene:
        ship = "red-shield " * 4 + "blue-ship " * 5 + "yellow-chest"
        t = Scene(2).seat(0, ship=ship, bench={"keep": "fanatic"}, artifacts="frigg-cup")
        t.deck("keep", "tower-by", "art").rolls("ship", "ship")
        return t.select("keep").do("keep tower-by")

    t = overfull().do("discard yellow-ship")
    assert t.keys == ["discard red-shield", "discard blue-ship", "discard yellow-chest", "stow"]
    other = overfull().do("discard red-shield", "discard yellow-ship")
    stored = overfull().do("stow", "store yellow-chest", "discard yellow-ship")
    t.do("stow", "store yellow-chest")
    assert (t.ship(0), t.stored(0)) == (stored.ship(0), ["yellow-chest"])
    assert t.s.digest() == stored.s.digest()
    t = overfull().do("discard yellow-ship", "discard red-shield")
    assert t.s.digest() == other.s.digest()
