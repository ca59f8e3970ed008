"""What questions and options say: the price, the open ways, the right numbers."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.reavers.terminal import screen
from reavers.scene import Scene
from reavers.test_sea import at_sea
from rulebook import rule


def option(t: Scene, key: str, language: str = "en") -> str:
    return say(next(option for option in t.s.legal() if option.key == key).message, language, ["Ala", "Bo"])


def place(location: str, seats: int, language: str = "en") -> str:
    return say(Message(f"reavers-location-{location}.text", {"seats": seats}), language)


@rule("M-3.10", "M-3.11")
def test_the_text_of_a_location_knows_how_many_play() -> None:
    for location in ("village", "keep"):
        assert "second seat: +1" in place(location, 3)
        assert "drugi gracz: +1" in place(location, 4, "pl")
        # the opponent in a game of two gets no more card
        assert "+1" not in place(location, 2) + place(location, 2, "pl")
    for location in ("trade", "subdue"):
        assert "3, 2, 1 or 1" in place(location, 4)
        assert "3, 2 or 1" in place(location, 3)
        assert "3, 2 lub 1" in place(location, 3, "pl")
        for language in ("en", "pl"):
            assert "2," not in place(location, 2, language).partition(":")[0]
    assert "otherwise 1" in place("trade", 2)
    page = StringIO()
    Console(width=200, file=page).print(screen(Scene(2).s.view(0), ["Ala", "Bo"], "en"))
    assert "3 rewards if you have selected this place, otherwise 1" in page.getvalue()


@rule("M-10.8", "M-10.24")
def test_bodn_says_that_two_dice_go_and_whose_colour_the_new_one_has() -> None:
    t = Scene(2).seat(0, artifacts="bodn=red-ship", ship="blue-chest yellow-chest").select("trade")
    assert option(t, "use bodn 1") == (
        "Use Bodn: discard red Ship and one more die; take a die of that second colour with a face of your choice"
    )
    t.do("use bodn 1")
    assert t.prompt == "Which die do you discard? The new one takes its colour."
    t = Scene(2).seat(0, artifacts="bodn", ship="blue-chest yellow-chest").select("trade")
    assert "discard a die of your choice and one more die" in option(t, "use bodn 1")
    assert "wybrana kość i jeszcze jedna" in option(t, "use bodn 1", "pl")
    t.do("use bodn 1")
    assert "One more follows" in t.prompt
    # the others say which die they take
    t = Scene(2).seat(0, artifacts="harp=yellow-tree").select("trade")
    assert option(t, "use harp 1") == "Use Harp of the Ljósálfar, discarding yellow Tree: +2 Favor"


@rule("M-12.2", "M-8.5")
def test_a_territory_names_the_open_way_only_and_warns_of_a_hopeless_attack() -> None:
    t = Scene(2).seat(0, food=2, ship="red-hammer").select("subdue").do("activate")
    assert option(t, "subdue food1") == "Food territory 1: 1 Combat die against Defense 1, or discard 2 Food"
    assert option(t, "subdue favor2") == "Favor territory 2, by force: 1 Combat die against Defense 2"
    # one die shows two successes at most
    assert option(t, "subdue food3") == ("Food territory 3, by force: hopeless, only 1 Combat die against Defense 3")
    assert option(t, "subdue food3", "pl") == (
        "Terytorium Żywności 3, siłą: bez szans, tylko 1 kość Walki przeciw Obronie 3"
    )
    t = Scene(2).seat(0, favor=2).select("subdue").do("activate")
    assert option(t, "subdue favor2") == "Favor territory 2, peacefully: discard 2 Favor"


@rule("M-8.4", "M-10.17", "M-8.3")
@pytest.mark.parametrize(
    ("ship", "jarl", "artifacts", "upgrades", "dice"),
    [
        ("blue-hammer red-double-hammer red-ship", "", "", "", 3),
        ("red-helmet red-hammer", "", "mjolnir-shard", "", 2),
        # the Helmet is a Hammer for the Jarl or one for the Shard, not both
        ("red-helmet red-hammer", "warrior", "mjolnir-shard", "", 2),
        ("red-hammer", "", "mjolnir-shard=red-helmet", "ship-hammer", 3),
    ],
)
def test_the_number_of_combat_dice_in_prospect(ship: str, jarl: str, artifacts: str, upgrades: str, dice: int) -> None:
    t = Scene(2).seat(0, ship=ship, jarl=jarl, artifacts=artifacts, upgrades=upgrades).select("subdue").do("activate")
    assert f"up to {dice} Combat dice against Defense 3" in option(t, "subdue food3")


@rule("M-7.7")
def test_the_kraken_says_what_beating_it_brings() -> None:
    t = at_sea("kraken", ship="red-ship blue-hammer")
    assert t.prompt == "Kraken!: discard: Ship and Hammer; in return +3 Glory. Otherwise lose 2 Food and lose a die."


@rule("M-5.5")
def test_one_die_is_one_die() -> None:
    t = Scene(2).row("reaver", "fanatic", "fanatic").rolls("ship", "ship").select("recruit").do("activate", "pair 1")
    assert option(t, "rally") == "Rally: a red die with a face of your choice"
    assert option(t, "rally", "pl") == "Przegrupowanie: czerwona kość z dowolnym wynikiem"
    t = Scene(2).row("reaver", "R11", "R10").rolls(*["ship"] * 4).select("recruit").do("activate", "pair 1", "take R11")
    assert option(t, "rally", "pl") == "Przegrupowanie: 2 czerwone kości z dowolnymi wynikami"


@rule("M-5.27")
def test_an_offer_is_put_as_a_sentence() -> None:
    t = Scene(2).seat(0, ship="red-ship", bench={"keep": "hunter"}).select("keep")
    assert t.prompt == "You may discard a die; in return +3 Food."


@rule("M-7.6")
def test_a_reaver_on_a_bench_is_named_with_the_bench() -> None:
    t = at_sea("famine", food=7, jarl="hero", bench={"keep": "axe-chief"}).do("pay")
    assert option(t, "send keep 1") == "Axe Chieftain (bench: Raid Keeps)"


@rule("M-8.4")
def test_why_there_is_no_combat_is_said_in_words_of_the_table() -> None:
    t = at_sea("calm", ship="red-shield blue-chest").do("battle B01")
    why = next(say(refused.message, "en") for refused in t.s.refused(0) if refused.target == "battle/combat")
    assert "the clan icon of your Jarl" in why
