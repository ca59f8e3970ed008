"""What lies over the table: the large view of a card, flights, whose sign a question carries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect

Maker = Callable[..., Guest]

#: How many things that can be chosen the large view lies over; None where there is no large view.
COVERED = """() => {
    const large = document.querySelector('.hover:not([hidden])')?.getBoundingClientRect();
    if (!large) return null;
    return [...document.querySelectorAll('.glows, .prompt .option')].map(one => one.getBoundingClientRect())
        .filter(box => box.left < large.right && box.right > large.left)
        .filter(box => box.top < large.bottom && box.bottom > large.top)
        .length;
}"""


def point(ragna: Guest, what: Any) -> None:
    """Rest the pointer on something."""
    ragna.rest()
    box = what.bounding_box()
    assert box is not None
    with ragna.still() as clock:
        ragna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        clock.run_for(600)


def test_the_large_view_keeps_off_what_can_be_chosen(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.page.clock.install()
    ragna.enter()
    ragna.open(ragna.set_table(seats=3, bots={"1": "thrall", "2": "thrall"}))
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    # the Jarls to choose from say all there is to say: no larger view of them
    point(ragna, page.locator(".jarls .glows").first)
    assert page.evaluate(COVERED) is None
    shown = 0
    for _ in range(6):
        ragna.choose()
        page.locator(".prompt.mine").wait_for()
        for card in page.locator(".hand .glows, .scene .glows").all()[:3]:
            point(ragna, card)
            covered = page.evaluate(COVERED)
            shown += covered is not None
            assert not covered
        page.mouse.move(2, 2)
        page.locator(".hover").wait_for(state="detached")
    assert shown > 2
    # gone with a click, and it does not come again because the pointer still lies there
    card = page.locator(".hand [data-target]").first
    point(ragna, card)
    expect(page.locator(".hover")).to_have_count(1)
    with ragna.still() as clock:
        page.mouse.down()
        page.mouse.up()
        clock.run_for(700)
        assert page.locator(".hover").count() == 0


def test_nothing_opens_under_a_pointer_that_lies_still(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.page.clock.install()
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    page.locator(".jarls .glows").first.wait_for()
    large = page.locator(".hover:not([hidden])")
    # where cards will lie, and do not yet
    page.mouse.move(430, 830)
    under = "() => document.elementFromPoint(430, 830).closest('.hand .spot') !== null"
    assert not page.evaluate(under)
    while not page.evaluate(under):
        page.locator(".prompt.mine .option, .glows").first.wait_for()
        ragna.settle()
        mark = ragna.mark()
        page.keyboard.press("ArrowDown")
        page.wait_for_function("() => document.activeElement?.matches('.glows, .option')")
        page.keyboard.press("Enter")
        ragna.wait_for_news(mark)
    with ragna.still() as clock:
        clock.run_for(700)
        assert large.count() == 0
    # who moves the pointer looks
    page.mouse.move(430, 842, steps=3)
    large.wait_for()


#: What of the question and of all that can be chosen lies under the popover.
UNDER = """() => {
    const popover = document.querySelector('.popover').getBoundingClientRect();
    return [...document.querySelectorAll('.prompt, .glows')].filter(one => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility() && box.left < popover.right && box.right > popover.left
            && box.top < popover.bottom && box.bottom > popover.top;
    }).map(one => one.dataset.target ?? one.className);
}"""


@pytest.mark.parametrize("game", ["north", "valhalla", "runar"])
def test_a_bubble_keeps_off_the_question_and_the_choices(site: Any, guest: Maker, game: str) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(game=game, seats=2, bots={"1": "thrall"}))
    page = ragna.page
    several = page.locator('.glows:not([data-options="1"])')
    opened = 0
    for _ in range(60):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over or opened == 3:
            break
        if several.count():
            ragna.tap(several.first)
            page.locator(".popover").wait_for()
            ragna.sees(UNDER, [])
            opened += 1
            page.keyboard.press("Escape")
            page.locator(".popover").wait_for(state="detached")
        ragna.choose()
    assert opened


def test_what_flies_takes_no_click(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", settings={"speed": "slow"})
    ragna.page.emulate_media(reduced_motion="no-preference")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    # whatever is laid over the page while it plays
    page.evaluate(
        """() => {
            window.flown = [];
            new MutationObserver(changes => {
                for (const change of changes) for (const one of change.addedNodes)
                    if (one.style?.position === 'fixed')
                        window.flown.push([getComputedStyle(one).pointerEvents, one.inert]);
            }).observe(document.body, {childList: true});
        }"""
    )
    for _ in range(30):
        page.locator(".prompt.mine").wait_for()
        ragna.choose()
        if page.evaluate("window.flown.length") > 3:
            break
    flown = page.evaluate("window.flown")
    assert len(flown) > 3
    assert {tuple(one) for one in flown} == {("none", True)}


def test_the_question_carries_the_sign_of_whom_it_asks(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    # the third seat, so that it is nobody else's sign by chance
    ragna.open(ragna.set_table(seats=3, sit=[2], bots={"0": "thrall", "1": "thrall"}))
    page = ragna.page
    for _ in range(8):
        page.locator(".prompt.mine").wait_for()
        assert page.locator(".prompt.mine .sign").get_attribute("data-seat") == "2"
        if page.locator(".mine .seat .sign svg").count():
            break
        ragna.choose()
    own = page.locator(".mine .seat .sign svg").first.inner_html()
    asked = page.locator(".prompt.mine .sign svg").inner_html()
    assert asked == own
    # and each stretch of the saga that of whom it tells
    wrong = page.evaluate(
        """() => [...document.querySelectorAll('.verse.person')].filter(verse => {
            const sign = verse.querySelector('.sign svg')?.getAttribute('aria-label') ?? '';
            const named = verse.querySelector('li b.paint')?.innerText ?? '';
            const first = verse.querySelector('li').innerText.trim();
            return named && first.startsWith(named) && sign !== named;
        }).map(verse => verse.innerText)"""
    )
    assert wrong == []
