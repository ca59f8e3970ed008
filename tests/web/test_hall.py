"""The hall: first games are gentle and unrated, tables say what they are, lists can be cleared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browsers import Guest

Maker = Callable[..., Guest]


def test_a_first_game_is_gentle_and_unrated_and_can_be_cleared(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("button", name="Play now: Valhalla").click()
    page.locator(".prompt.mine").wait_for()
    assert page.locator("[data-frame] .who", has_text="Karl").count() == 2
    page.get_by_text("unrated", exact=True).wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("dialog[open]").get_by_text("nobody’s rating changes").wait_for()
    page.goto(site.url)
    # how it ended, until it is cleared
    page.locator("#mine ~ ul .badge", has_text="place 3 of 3").wait_for()
    page.get_by_role("button", name="Clear finished games").click()
    page.get_by_text("No games yet").wait_for()


def test_somebody_else_at_the_screen_has_a_name(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("button", name="Table: Valhalla").click()
    dialog = page.get_by_role("dialog")
    # guests are told why theirs do not count
    dialog.get_by_text("Rated games are for people with an account.").wait_for()
    ragna.enter()
    ragna.join()
    page.goto(site.url)
    page.get_by_role("button", name="Table: Valhalla").click()
    dialog.get_by_role("radio", name="2", exact=True).click()
    rated = dialog.get_by_role("switch", name="Rated game")
    assert rated.get_attribute("aria-checked") == "false"
    dialog.get_by_label("Seat 2").select_option("me")
    # who plays for two proves nothing
    rated.wait_for(state="detached")
    dialog.get_by_label("Name of this person").fill("Bjorn")
    dialog.get_by_role("button", name="Begin").click()
    page.locator(".prompt.mine, .curtain").first.wait_for()
    page.locator("[data-frame] .who", has_text="Bjorn").first.wait_for(state="attached")


def test_the_host_sees_what_was_chosen_and_is_called(site: Any, guest: Maker) -> None:
    ragna, leif = guest(site, "Ragna"), guest(site, "Leif")
    ragna.enter()
    ragna.join()
    table = ragna.set_table(seats=2, start=False, options={"simplified": True}, visibility="open", rated=True)
    ragna.open(table)
    page = ragna.page
    page.locator(".chosen").get_by_text("Simplified game").wait_for()
    page.locator(".gathering").get_by_text("· rated").wait_for()
    assert page.title().startswith("gathering 1/2")
    leif.page.goto(site.url)
    leif.page.locator("li", has_text="set by Ragna").first.click()
    leif.page.get_by_text("A rated game: sign in to sit down.").wait_for()
    assert leif.page.get_by_role("button", name="Sit here").count() == 0
    leif.enter()
    leif.join()
    leif.open(table)
    leif.page.get_by_role("button", name="Sit here").click()
    page.wait_for_function("() => document.title.startsWith('● All are seated')")
