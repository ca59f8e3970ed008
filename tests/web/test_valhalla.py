"""Valhalla on the screen: what a click on a die means, what is marked and what can be looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect
from web.conftest import Site

Maker = Callable[..., Guest]


def target(name: str) -> str:
    return f'[data-target="{name}"]'


def sit_down(site: Site, guest: Maker, seats: int = 2, **wanted: Any) -> Guest:
    """Astrid among thralls."""
    astrid = guest(site, "Astrid", **wanted.pop("eyes", {}))
    astrid.enter()
    bots = {str(seat): "thrall" for seat in range(1, seats)}
    astrid.open(astrid.set_table(seats=seats, bots=bots, **wanted))
    return astrid


def in_battle(astrid: Guest) -> None:
    """Play until some Warrior of a battle of hers can be armed, and there is more than one die to discard."""
    reroll = astrid.page.locator(f'{target("reroll")}:not([data-options="0"], [data-options="1"])')
    for _ in range(200):
        astrid.page.locator(".prompt.mine").wait_for()
        if astrid.page.locator(".battle .pool .glows").count() and reroll.count():
            return
        # not into the middle of a reroll
        astrid.choose(["seat/1", "roll", "end", "draw"]) or astrid.choose()
    raise AssertionError("no battle came")


def test_a_click_on_a_die_arms_and_discarding_one_is_said_before(site: Site, guest: Maker) -> None:
    astrid = sit_down(site, guest, options={"jarls": "first"})
    in_battle(astrid)
    page = astrid.page
    dice = page.locator(".battle .pool .die").count()
    die = page.locator(".battle .pool .glows").first
    described = die.get_attribute("aria-description") or ""
    assert described
    assert all(part.startswith("Arm ") for part in described.split("; "))
    # a reroll has a place of its own that says what it costs
    reroll = page.locator(target("reroll"))
    expect(reroll).to_contain_text("discard")
    mark = astrid.tap(reroll)
    options = page.locator(".popover [data-key]")
    options.first.wait_for()
    assert all(text.startswith("Discard ") for text in options.all_inner_texts())
    page.keyboard.press("Escape")
    options.first.wait_for(state="detached")
    assert astrid.mark() == mark
    expect(page.locator(".battle .pool .die")).to_have_count(dice)
    # several Warriors: a popover asks which; one: it is armed at once
    several = die.get_attribute("data-options") != "1"
    astrid.tap(die)
    if several:
        options.first.wait_for()
        assert all(text.startswith("Arm ") for text in options.all_inner_texts())
        astrid.tap(options.first)
    astrid.wait_for_news(mark)
    expect(page.locator(".saga, .log").first).to_contain_text("arms")


def test_a_chosen_discard_is_marked(site: Site, guest: Maker) -> None:
    astrid = sit_down(site, guest, options={"jarls": "first", "modules": ["dwarves"]})
    page = astrid.page
    for _ in range(20):
        page.locator(".prompt.mine").wait_for()
        if "from your starting hand" in astrid.question():
            break
        astrid.choose()
    marks = page.locator(".hand .spot > .mark")
    expect(marks).to_have_count(0)
    before = astrid.tap(page.locator(".hand .spot.glows").first)
    astrid.wait_for_news(before, ".hand .spot > .mark")
    expect(marks).to_have_text(["chosen"])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_monsters_stack_can_be_looked_through_before_a_game(site: Site, guest: Maker, language: str) -> None:
    astrid = sit_down(site, guest, 1, options={"monster": "garm"}, eyes={"language": language})
    stack = astrid.page.locator(".monster details")
    astrid.tap(stack.locator("summary"))
    expect(stack.locator(".below")).to_have_count(5)
    expect(stack.locator(".below").last).to_contain_text("30")
    assert astrid.raw_words() == []


def test_a_card_of_the_discard_pile_can_be_opened(site: Site, guest: Maker) -> None:
    astrid = sit_down(site, guest, options={"jarls": "first"})
    page = astrid.page
    astrid.tap(page.locator(".look").first)
    astrid.tap(page.locator("dialog[open] .all .spot").nth(3))
    page.locator("dialog[open] .open").wait_for()


def test_the_mark_on_a_card_is_the_strength_it_adds(site: Site, guest: Maker) -> None:
    astrid = guest(site, "Astrid")
    page = astrid.page
    page.goto(f"{site.url}/box/valhalla")
    page.locator("#tactic-call").wait_for()
    for card, mark in (("call", ""), ("road", ""), ("war-cry-activation", "+1…+6"), ("fury", "+2")):
        expect(page.locator(f"#tactic-{card} .mark")).to_have_text([mark] if mark else [])
