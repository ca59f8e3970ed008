"""Reavers of Midgard on the screen: a whole game, three people, paying, and a phone in Polish."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep
from web.conftest import Site, short_site

Maker = Callable[..., Guest]

#: what somebody in a hurry takes: a rest, and food for it
HASTE = ["rest", "supply/food"]

#: who everybody waits for, as the ribbon over the sea says it
NOW = """() => [...document.querySelectorAll('.order [aria-current=step] b')].map(one => one.textContent)"""

SHIP = """() => [...document.querySelectorAll('.hand .deck .seat[data-piece]')].map(one => one.dataset.piece)"""


@pytest.fixture(scope="module")
def haste(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where a game lasts two rounds."""
    yield from short_site(tmp_path_factory.mktemp("haste"), "reavers_short")


def wait_for_turn(person: Guest) -> None:
    person.page.locator(".prompt.mine, dialog[open] table").first.wait_for()


def sums(person: Guest) -> list[tuple[int, int]]:
    """For each player the rows of the score sheet added up, and the total below them."""
    numbers = person.page.evaluate(
        """() => [...document.querySelectorAll('.scoring tbody tr')].map(
            row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent.replace('−', '-'))))"""
    )
    assert len(numbers) == 12
    return [(sum(row[seat] for row in numbers[:-1]), numbers[-1][seat]) for seat in range(len(numbers[0]))]


def test_one_person_and_three_bots_to_the_end(haste: Site, guest: Maker) -> None:
    ragna = guest(haste, "Ragna", size=(960, 660))
    ragna.page.clock.install()
    ragna.enter()
    table = ragna.set_table(game="reavers", seats=4, bots={"1": "thrall", "2": "thrall", "3": "thrall"})
    ragna.open(table)
    page = ragna.page
    made = 0
    # some choices of every kind, then the short way to the end
    while made < 18:
        wait_for_turn(ragna)
        if made < 12 and ragna.to_choose:
            ragna.sees(NOW, ["You"])
        made += ragna.choose()
    assert ragna.raw_words() == []
    expect(page.locator(".harbour")).to_have_count(6)
    page.locator(".hand .deck .seat").nth(9).wait_for(state="attached")
    made += ragna.rush(HASTE)
    assert ragna.over
    assert made > 18
    totals = [int(score) for score in page.locator("dialog .total td").all_inner_texts()]
    assert len(totals) == 4
    page.keyboard.press("Escape")
    page.locator(".scoring").wait_for()
    assert all(rows == total for rows, total in sums(ragna))
    # the dialog ranks the players, the sheet has them by seat
    assert sorted(total for _, total in sums(ragna)) == sorted(totals)
    assert ragna.raw_words() == []
    # where things may move, the sheet is filled row by row, and the result waits for its last row
    page.evaluate("localStorage.setItem('meadhall-settings', JSON.stringify({speed: 'fast', sound: false}))")
    page.emulate_media(reduced_motion="no-preference")
    with ragna.still() as clock:
        page.goto(f"{haste.url}/table/{table}")
        page.locator(".scoring tr.hidden").first.wait_for(state="attached")
        clock.run_for(1000)
        assert page.locator(".scoring tr:not(.hidden)").count() > 1
        assert page.locator(".scoring tr.hidden").count() > 0
        assert page.locator("dialog[open]").count() == 0
    page.locator("dialog[open] table").wait_for()
    expect(page.locator(".scoring tr.hidden")).to_have_count(0)


def test_activate_and_rest_are_in_sight(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(game="reavers", seats=3, bots={"1": "thrall", "2": "thrall"}))
    seen = 0
    for _ in range(120):
        wait_for_turn(ragna)
        ragna.rest()
        ends = ragna.page.evaluate(
            """() => document.querySelector('.stage .pair') && document.querySelector('.stage .rest')
                && ['.stage .rest', '.prompt'].map(one => document.querySelector(one).getBoundingClientRect())
                    .map((box, at) => at ? box.top : box.bottom)"""
        )
        if ends:
            assert ends[0] <= ends[1]
            seen += 1
        if seen == 3 or ragna.over:
            break
        ragna.choose()
    assert seen == 3


def agree(people: list[Guest]) -> bool:
    """Does whoever is asked, and nobody else, read on the ribbon that everybody waits for them?"""
    asked = [person.name for person in people if person.to_choose]
    return bool(asked) and asked == [person.name for person in people if person.page.evaluate(NOW) == ["You"]]


def test_three_people(site: Any, guest: Maker) -> None:
    people = [guest(site, name, size=(900, 640)) for name in ("Ragna", "Olaf", "Freyja")]
    ragna = people[0]
    for person in people:
        person.enter()
    table = ragna.set_table(game="reavers", seats=3, start=False)
    ragna.open(table)
    for person in people[1:]:
        person.open(table)
        person.page.get_by_role("button", name="Sit here").first.click()
        ragna.page.locator(".gathering").get_by_text(person.name).wait_for()
    ragna.page.get_by_role("button", name="Begin").click()
    for person in people:
        person.page.locator(".stage").wait_for()
    chose = dict.fromkeys((person.name for person in people), 0)
    # round two begins: everybody has acted in each of the four turns of round one
    while not ragna.page.locator(".stone.past").count():
        for person in people:
            if person.choose(HASTE) or person.choose():
                chose[person.name] += 1
                break
        else:
            ragna.page.wait_for_timeout(20)
        if sum(chose.values()) == 8:
            # everybody sees who everybody waits for
            ragna.sees(lambda: agree(people), True)
    assert min(chose.values()) >= 6
    # with three the Honor Ship sails too, and everybody sees the same table
    markers = "() => [...document.querySelectorAll('.ruler .marker')].map(one => one.ariaLabel).sort().join()"
    ragna.sees(lambda: len({person.page.evaluate(markers) for person in people}), 1)
    assert all(person.raw_words() == [] for person in people)


def test_another_payment_can_be_picked(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(game="reavers", seats=2, bots={"1": "thrall"}))
    page = ragna.page
    chests = [f"face/{colour}-chest" for colour in ("red", "blue", "yellow")]
    dice = [f"supply/{colour}" for colour in ("blue", "yellow", "red")]
    for _ in range(80):
        wait_for_turn(ragna)
        assert not ragna.over, "nothing had to be paid"
        if page.locator(".payment .way").count():
            break
        ragna.choose([*chests, "pile", "location/village", "rest", *dice]) or ragna.choose()
    ways = page.locator(".payment .way")
    ways.nth(1).wait_for()
    owed = page.locator(".payment .slot").count()
    paid = page.locator(".payment .slot.filled").count()
    ways.nth(1).hover()
    # what would be spent is shown on the ship
    page.locator(".hand .lit").first.wait_for()
    wanted = page.locator(".payment .way").nth(1).locator(".flat").count()
    assert wanted == owed - paid
    before = page.evaluate(SHIP)
    ragna.wait_for_news(ragna.tap(ways.nth(1)))
    page.locator(".payment").wait_for(state="detached")
    after = page.evaluate(SHIP)
    gone = [die for die in before if die not in after]
    assert 0 < len(gone) <= wanted
    spent = page.locator(".wake [data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
    assert set(gone) <= set(spent)


def test_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, has_touch=True)
    ragna.enter()
    ragna.open(ragna.set_table(game="reavers", seats=3, bots={"1": "thrall", "2": "thrall"}))
    page = ragna.page
    for turn in range(22):
        wait_for_turn(ragna)
        assert not ragna.too_wide(), ragna.question()
        assert ragna.raw_words() == []
        if turn == 9:
            keep(ragna, "reavers-pl-390")
            assert ailments(ragna) == []
        ragna.choose()
    # the Glory pile of one's own can be looked into
    wait_for_turn(ragna)
    page.get_by_role("button", name="Stos Chwały").first.scroll_into_view_if_needed()
    if not page.locator('.glows[data-target="pile"]').count():
        ragna.tap(page.get_by_role("button", name="Stos Chwały").first)
        page.get_by_text("Twój Stos Chwały").wait_for()
        assert not ragna.too_wide()
