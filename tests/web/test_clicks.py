"""Clicks that were not meant: double clicks, held keys, and choices that give something up for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect

Maker = Callable[..., Guest]

GAMES = ("valhalla", "champions", "reavers", "north", "runar")


def to_a_roll(person: Guest) -> Any:
    """Play until dice are picked for a reroll in a battle in which nobody is armed yet; the button that rolls them."""
    page = person.page
    for _ in range(300):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        assert not person.over, "the game ended without a roll"
        roll = page.locator('.prompt.mine [data-key="roll"], [data-target="pool"].glows')
        if roll.count() and not page.locator(".battle .card.armed").count():
            return roll.first
        if page.locator(".battle .pool .die").count():
            person.choose([f"die/{n}" for n in range(8)]) or person.choose()
        else:
            person.choose([f"seat/{n}" for n in range(1, 6)]) or person.choose()
    raise AssertionError("nothing was ever rolled")


def test_a_double_click_on_roll_rolls_and_gives_nothing_up(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.page.clock.install()
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    roll = to_a_roll(ragna)
    ragna.settle()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    roll.wait_for()
    ragna.settle()
    ragna.rest()
    box = roll.bounding_box()
    before = ragna.mark()
    with ragna.still() as clock:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for pause in (60, 0):
            page.mouse.down()
            page.mouse.up()
            clock.run_for(pause)
        ragna.wait_for_news(before)
        # a third click as soon as something else is asked, and a key held down
        page.mouse.down()
        page.mouse.up()
        page.keyboard.down("Enter")
        page.keyboard.down("Enter")
        page.keyboard.up("Enter")
    ragna.settle()
    assert [frame for frame in sent if '"move"' in frame and '"roll"' not in frame] == []
    expect(page.locator("[data-confirm], .popover, dialog[open]")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_have_count(1)
    # who goes elsewhere and clicks there is heard
    ragna.choose()
    ragna.sees(lambda: len([frame for frame in sent if '"move"' in frame]) > 1, True)


def test_giving_up_asks_first_and_stands_apart(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.page.clock.install()
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    give_up = page.locator(".prompt.mine .grave [data-key=end]")
    for _ in range(300):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        assert not ragna.over, "nobody could give up"
        if give_up.count():
            break
        ragna.choose([f"seat/{n}" for n in range(1, 6)]) or ragna.choose()
    for size in ((1440, 900), (1280, 720), (390, 844)):
        ragna.resize(*size)
        ragna.settle()
        assert "main" not in str(give_up.get_attribute("class")).split()
        # quiet, but nobody takes it for a button that does not work
        assert give_up.evaluate("one => getComputedStyle(one).borderStyle") == "solid"
        mark = ragna.mark()
        before = give_up.bounding_box()
        yes = page.locator("[data-confirm=grave]")
        with ragna.still():
            give_up.dblclick()
            yes.wait_for()
        ragna.rest()
        after = yes.bounding_box()
        apart = (
            after["x"] > before["x"] + before["width"]
            or before["x"] > after["x"] + after["width"]
            or after["y"] > before["y"] + before["height"]
            or before["y"] > after["y"] + after["height"]
        )
        assert apart, (size, before, after)
        assert "main" not in str(yes.get_attribute("class")).split()
        assert ragna.question().endswith("Sure?")
        ragna.tap(page.get_by_role("button", name="No", exact=True))
        yes.wait_for(state="detached")
        assert ragna.mark() == mark
    ragna.tap(give_up)
    ragna.tap(page.locator("[data-confirm=grave]"))
    ragna.wait_for_news(mark)


#: What gives something up, and yet stands out or stands among the other buttons.
WRONG = """() => [...document.querySelectorAll('.prompt.mine .grave .main, .prompt.mine .options [data-tone=grave]')]
    .map(one => one.outerHTML)"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_grave_never_stands_out(site: Any, guest: Maker, game: str) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(game=game, seats=2, bots={"1": "thrall"}))
    for _ in range(24):
        ragna.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over:
            break
        assert ragna.page.evaluate(WRONG) == []
        ragna.choose()


def test_resigning_asks_elsewhere(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign", exact=True).dblclick(delay=20)
    sure = page.get_by_role("button", name="Yes, resign")
    sure.wait_for()
    page.get_by_role("button", name="No", exact=True).click()
    sure.wait_for(state="detached")
    expect(page.get_by_role("button", name="Resign", exact=True)).to_be_enabled()
    assert not ragna.over
