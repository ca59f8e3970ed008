"""Warriors of the North on the screen: a game to its end, a nested reaction from two browsers, a phone in Polish."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets
from web.conftest import Site, short_site

Maker = Callable[..., Guest]

#: a message id of this game; `north-west` is a word
RAW = re.compile(r"\b(?:web-north|north-(?:item|prompt|option|log|event|hero|wind|daughter|declared|score))-[a-z-]+\b")


@pytest.fixture(scope="module")
def sea(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where a game of the North lasts one round."""
    yield from short_site(tmp_path_factory.mktemp("sea"), "north_short")


def sit_down(sea: Site, guest: Maker, **wanted: Any) -> Guest:
    """Ragna alone among three thralls."""
    ragna = guest(sea, "Ragna", **wanted)
    ragna.enter()
    bots = {"1": "thrall", "2": "thrall", "3": "thrall"}
    ragna.open(ragna.set_table(game="north", seats=4, bots=bots, seed=5, options={"starter": "0"}))
    ragna.page.locator(".waters").wait_for()
    return ragna


def target(name: str) -> str:
    return f'[data-target="{name}"]'


def drag(person: Guest, card: str, onto: str) -> None:
    """Take a card from the hand and drop it on a place."""
    page = person.page
    person.settle()
    person.rest()
    start = page.locator(f".hand {target(card)}").first.bounding_box()
    page.mouse.move(start["x"] + 40, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 50, start["y"] - 30, steps=3)
    page.locator(f"{target(onto)}.drop, li.drop:has({target(onto)})").first.wait_for()
    end = page.locator(target(onto)).first.bounding_box()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def test_one_person_and_three_bots_to_the_end(sea: Site, guest: Maker) -> None:
    ragna = sit_down(sea, guest)
    page = ragna.page
    # the board as it is laid: the sea, four halls, four stacks of daughters, the Beast in the middle
    expect(page.locator(".water")).to_have_count(45)
    expect(page.locator(".ship")).to_have_count(4)
    expect(page.locator(".hall")).to_have_count(4)
    expect(page.locator(".village b")).to_have_text(["3"] * 4)
    expect(page.locator(target("beast"))).to_have_attribute("aria-label", re.compile("E5"))
    # four ways to pass, in rows of equal length
    expect(page.locator(".passing [role=radio]")).to_have_count(4)
    ragna.rest()
    tops = page.locator(".passing [role=radio]").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert {tops.count(top) for top in tops} in ({2}, {4})
    assert ragna.play(6) > 0
    keep(ragna, "north-table")
    # the others may end the game before she is asked again
    page.locator(".prompt.mine, dialog[open] table").first.wait_for()
    if not ragna.over:
        # whatever is none of my business passes by itself from now on
        ragna.tap(page.get_by_role("radio", name="Unless it touches me"))
        page.locator('[role=radio][aria-checked="true"]', has_text="Unless it touches me").wait_for()
    ragna.play(400)
    page.locator("dialog[open] table").wait_for()
    assert page.locator("dialog tbody th").first.inner_text().strip()
    # nobody adds anything up here: how many of each, and the places that follow
    assert sorted(page.locator("dialog .total td").all_inner_texts())[0] == "1"
    counts = [int(text) for text in page.locator("dialog tbody tr:not(.total) td").all_inner_texts()]
    assert len(counts) >= 4
    assert max(counts) < 30


def lines(person: Guest) -> list[str]:
    return [text.strip() for text in person.page.locator(".then li").all_inner_texts()]


def test_two_people_and_a_nested_reaction(sea: Site, guest: Maker) -> None:
    ragna, olaf = guest(sea, "Ragna"), guest(sea, "Olaf")
    ragna.enter()
    # a deal in which both hold Loki's Trick and the first has a wind for every way
    table = sea.deal(ragna, "north", 2, 269, {"starter": "0"})
    ragna.open(table)
    olaf.enter()
    olaf.open(table)
    olaf.page.get_by_role("button", name="Sit here").click()
    ragna.page.locator(".gathering").get_by_text("Olaf").wait_for()
    ragna.page.get_by_role("button", name="Begin").click()
    for person in (ragna, olaf):
        person.page.locator(".waters").wait_for()
    both = (ragna, olaf)

    def on_stack(count: int) -> None:
        for person in both:
            expect(person.page.locator(".pile .item")).to_have_count(count)

    # the wind is chosen by where the card is dropped: on the water it blows, and there is only one way to C3
    ragna.page.locator(".prompt.mine").wait_for()
    drag(ragna, "card/wind-any", "field/C3")
    on_stack(1)
    for person in both:
        expect(person.page.locator(".then li")).to_have_text(["Ragna sails to C3."])
    # cards that could answer lift themselves; wind cannot
    olaf.page.locator(f".hand {target('card/loki')}.lifted").wait_for()
    expect(olaf.page.locator(f".hand {target('card/wind-s')}.lifted")).to_have_count(0)
    expect(ragna.page.locator(".lifted, .prompt.mine")).to_have_count(0)
    expect(ragna.page.locator(".said")).to_contain_text("Olaf")
    # the effect is chosen by dropping the card on what it strikes
    drag(olaf, "card/loki", "stack/1")
    on_stack(2)
    cancelled = ["Loki’s Trick cancels Universal wind.", "Universal wind is cancelled and does nothing."]
    expect(ragna.page.locator(".then li")).to_have_text(cancelled)
    # and the answer to the answer at the card it answers
    ragna.page.locator(f"{target('stack/2')}.glows").wait_for()
    keep(ragna, "north-stack")
    ragna.tap(ragna.page.locator(target("stack/2")), position={"x": 20, "y": 20})
    on_stack(3)
    ragna.sees(lambda: lines(ragna) == lines(olaf), True)
    expect(olaf.page.locator(".then li").last).to_have_text("Ragna sails to C3.")
    # arrows: the wind to its field, each trick to its target
    expect(ragna.page.locator(".board svg path[marker-end]")).to_have_count(3)
    for person in (olaf, ragna):
        person.tap(person.page.locator(".prompt.mine .option"))
    on_stack(0)
    for person in both:
        person.page.locator('.ship[aria-label*="Ragna"][aria-label*="C3"]').wait_for()


#: Row to the first field that glows, and remember every longship that is seen on its way.
ROW = """async () => {
    window.sailing = [];
    new MutationObserver(changes => {
        for (const change of changes)
            for (const one of change.addedNodes)
                if (one.classList?.contains('ship')) window.sailing.push(one.getAttribute('aria-label'));
    }).observe(document.body, {childList: true});
    const settled = async () => {
        while (document.querySelector('.table').dataset.deaf) await new Promise(later => setTimeout(later, 5));
    };
    await settled();
    document.querySelector('.water.glows').click();
    await new Promise(drawn => setTimeout(drawn));
    await settled();
    document.querySelector('.popover [data-key^="row"]')?.click();
}"""


def test_a_longship_sails_and_does_not_jump(sea: Site, guest: Maker) -> None:
    ragna = sit_down(sea, guest, size=PHONE, has_touch=True, is_mobile=True, settings={"speed": "normal"})
    ragna.page.emulate_media(reduced_motion="no-preference")
    ragna.page.locator(".prompt.mine").wait_for()
    ragna.page.evaluate(ROW)
    ragna.page.wait_for_function("() => window.sailing.some(whose => whose.includes('Ragna'))")


def test_on_a_phone_in_polish(sea: Site, guest: Maker) -> None:
    ragna = sit_down(sea, guest, language="pl", size=PHONE, has_touch=True, is_mobile=True)
    ragna.sees("document.documentElement.lang", "pl")
    # in somebody's window, with cards on the stack, is the screen fullest
    for _ in range(40):
        ragna.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over or ragna.page.locator(".pile .item").count() > 1:
            break
        ragna.choose()
    keep(ragna, "north-phone")
    ragna.sees(ragna.too_wide, False)
    assert ragna.raw_words() == []
    text = ragna.page.evaluate("document.body.innerText")
    assert RAW.findall(text) == []
    assert ailments(ragna) == []
    assert small_targets(ragna) == []


def test_the_box_shows_its_pieces(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl")
    ragna.enter()
    ragna.page.goto(f"{site.url}/box/north")
    ragna.page.get_by_role("heading", name="Karty wiatru").wait_for()
    ragna.page.locator("li .card").nth(39).wait_for(state="attached")
    assert ragna.raw_words() == []
    assert RAW.findall(ragna.page.evaluate("document.body.innerText")) == []
