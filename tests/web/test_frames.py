"""Players' frames: what lies in them can be pointed at and pressed, and the frame itself when it is a place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect

Maker = Callable[..., Guest]

GAMES = ("valhalla", "champions", "reavers", "north", "runar")

#: What in a frame has a title, is a button or a place, and is not what the pointer meets in its middle.
COVERED = """() => [...document.querySelectorAll('[data-frame]')].flatMap(frame =>
    [...frame.querySelectorAll('[title], button, a, summary, [data-target]:not(.whole)')]
        .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.matches(':disabled'))
        .flatMap(one => {
            one.scrollIntoView({block: 'nearest', inline: 'nearest'});
            const box = one.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return box.width && top !== null && !one.contains(top) && !top.contains(one.parentElement)
                && !top.closest('[title], button, a, summary, [data-target]:not(.whole)')
                ? [`${one.outerHTML.slice(0, 160)} under ${top.outerHTML.slice(0, 160)}`] : [];
        }))"""
#: Anything in frames that the empty place over them would have covered.
UNDER = """() => [...document.querySelectorAll('[data-frame] [title]')].filter(one => {
    const box = one.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.matches('.whole');
}).map(one => one.outerHTML.slice(0, 160))"""


def sit_down(site: Any, guest: Maker, game: str) -> Guest:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(game=game, seats=3, bots={"1": "thrall", "2": "thrall"}))
    ragna.page.locator("[data-frame]").first.wait_for()
    return ragna


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_a_frame_is_covered(site: Any, guest: Maker, game: str) -> None:
    ragna = sit_down(site, guest, game)
    ragna.page.locator("[data-frame] :is([title], button, [data-target])").first.wait_for(state="attached")
    for _ in range(6):
        ragna.page.locator(".prompt.mine").wait_for()
        ragna.sees(COVERED, [])
        ragna.sees(UNDER, [])
        ragna.choose()


def test_buttons_in_the_frames_of_others_work(site: Any, guest: Maker) -> None:
    # the Jarl of somebody else in Valhalla
    ragna = sit_down(site, guest, "valhalla")
    page = ragna.page
    jarl = page.locator(".others [data-frame] [data-target^=jarl]").first
    for _ in range(20):
        page.locator(".prompt.mine").wait_for()
        if jarl.count():
            break
        ragna.choose()
    ragna.settle()
    jarl.click(button="right")
    page.locator("dialog[open]").wait_for()
    # the longship of somebody else in Reavers
    ragna = sit_down(site, guest, "reavers")
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    ragna.tap(page.get_by_role("button", name="Look at the longship").first)
    page.locator("dialog[open]").wait_for()
    # what others remember in Runar
    ragna = sit_down(site, guest, "runar")
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    ragna.settle()
    memory = page.locator("[data-frame] :is(button, summary)", has_text="Memory").first
    under = (
        "one => { const box = one.getBoundingClientRect();"
        " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"
    )
    ragna.sees(lambda: memory.evaluate(under), True)


def test_a_frame_that_glows_is_taken_through_what_lies_in_it(site: Any, guest: Maker) -> None:
    ragna = sit_down(site, guest, "valhalla")
    page = ragna.page
    whole = page.locator(".others [data-frame] > .whole.glows")
    for _ in range(200):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        assert not ragna.over, "nobody could be attacked"
        if whole.count():
            break
        ragna.choose(["deck"]) or ragna.choose()
    ragna.settle()
    name = page.locator(".others [data-frame]:has(> .whole.glows) .who").first
    name.hover()
    # what a click there means is said before
    expect(page.locator(".meant")).to_have_text(re.compile(r"^\s*Attack"))
    ragna.wait_for_news(ragna.tap(name))
