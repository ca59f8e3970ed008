"""A tournament on the screen: made, joined, begun, and a phone in Polish."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets

Maker = Callable[..., Guest]


def with_account(person: Guest, login: str) -> None:
    person.enter()
    person.post("/api/accounts", {"login": login, "password": "a long password"})


def made(person: Guest, site: Any, title: str, button: str) -> None:
    page = person.page
    page.goto(site.url + "/tournament")
    page.locator("form input[maxlength='40']").fill(title)
    page.locator("form select").first.select_option("north.match")
    page.locator("form").get_by_role("button", name=button).click()
    page.locator("h1", has_text=title).wait_for()


def test_a_tournament_is_made_joined_and_begun(site: Any, guest: Maker) -> None:
    ragna, sif = guest(site, "Ragna"), guest(site, "Sif")
    with_account(ragna, "ragna-cup")
    made(ragna, site, "Midwinter cup", "Make the tournament")
    page = ragna.page
    page.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Take part no more").wait_for()
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    # a guest finds it in the list and takes part too
    sif.enter()
    sif.page.goto(site.url + "/tournament")
    sif.page.get_by_role("link", name="Midwinter cup").click()
    sif.page.get_by_role("button", name="Take part").click()
    sif.page.get_by_role("button", name="Take part no more").wait_for()
    page.locator("tbody tr").nth(1).wait_for()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("link", name="To the table").wait_for()
    expect(page.locator(".facts")).to_contain_text("round 1 of 3")
    assert ragna.raw_words() == []
    page.get_by_role("link", name="To the table").click()
    page.get_by_text("Game 1 of 3 at most").wait_for()


def test_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, color_scheme="dark", has_touch=True)
    with_account(ragna, "ragna-phone")
    page = ragna.page
    page.goto(site.url + "/tournament")
    page.locator("form details").wait_for()
    assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
    keep(ragna, "tournament-new-phone")
    made(ragna, site, "Turniej zimowy", "Załóż turniej")
    page.get_by_role("button", name="Biorę udział").click()
    page.get_by_role("button", name="Rezygnuję").wait_for()
    assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
    keep(ragna, "tournament-phone")
