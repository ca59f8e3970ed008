"""The hall: first games are gentle and unrated, tables say what they are, lists can be cleared."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browsers import Guest, expect

Maker = Callable[..., Guest]


def test_a_first_game_is_gentle_and_unrated_and_can_be_cleared(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("button", name="Play now: Valhalla").click()
    page.locator("[data-way=play]").click()
    page.locator(".prompt.mine").wait_for()
    # a Huskarl is no Karl
    expect(page.locator("[data-frame] .who", has_text=re.compile(r"\bKarl\b"))).to_have_count(2)
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
    expect(rated).to_have_attribute("aria-checked", "false")
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
    expect(page).to_have_title(re.compile("^gathering 1/2"))
    leif.page.goto(site.url)
    leif.page.locator(f'li a[href="/table/{table}"]', has_text="set by Ragna").click()
    leif.page.get_by_text("A rated game: sign in to sit down.").wait_for()
    expect(leif.page.get_by_role("button", name="Sit here")).to_have_count(0)
    leif.enter()
    leif.join()
    leif.open(table)
    leif.page.get_by_role("button", name="Sit here").click()
    page.wait_for_function("() => document.title.startsWith('● All are seated')")
    # whoever comes now can only watch, and is told so
    olaf = guest(site, "Olaf")
    olaf.page.goto(page.url)
    olaf.page.get_by_text("All seats are taken. You can stay and watch.").wait_for()
    expect(leif.page.locator(".taken")).to_have_count(0)
    page.get_by_role("button", name="Begin").click()
    olaf.page.locator(".prompt .say", has_text="You are watching.").wait_for()
    page.locator(".prompt").wait_for()
    expect(page.locator(".say")).not_to_contain_text("watching")


def test_the_invitation_is_what_one_sees_first(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, start=False))
    page = ragna.page
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)
    copy = page.get_by_role("button", name="Copy the link")
    # nothing else on the page stands out as long as somebody is missing
    expect(page.locator(".btn.main:enabled")).to_have_text([copy.inner_text()])
    copy.click()
    ragna.told("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_whether_a_game_is_rated_is_a_switch_in_sight(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    ragna.join()
    page.goto(site.url)
    page.get_by_role("button", name="Table: Valhalla").click()
    rated = page.get_by_role("switch", name="Rated game")
    rated.wait_for()
    knob = rated.locator(".switch i")
    rated.scroll_into_view_if_needed()
    ragna.rest()
    off = knob.bounding_box()
    rated.click()
    expect(rated).to_have_attribute("aria-checked", "true")
    ragna.sees(lambda: knob.bounding_box()["x"] > off["x"] + 15, True)
    # at the end nothing is left under the foot of the dialog
    ragna.rest()
    ends = page.evaluate(
        """() => {
            const body = document.querySelector('dialog .body');
            body.scrollTop = body.scrollHeight;
            const last = Math.max(...[...body.querySelectorAll('.pick, .field')]
                .map(one => one.getBoundingClientRect().bottom));
            return [last, document.querySelector('dialog footer').getBoundingClientRect().top];
        }"""
    )
    assert ends[0] + 12 <= ends[1]


def test_nobody_looks_at_an_empty_page_while_a_table_is_laid(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    let_go = ragna.hold("**/assets/Table-*.js")
    page.goto(site.url)
    page.get_by_role("button", name="Play now: Valhalla").click()
    page.locator("[data-way=play]").click()
    page.wait_for_url("**/table/*")
    page.locator("main").get_by_text("One moment…").wait_for()
    let_go()
    page.locator(".prompt.mine").wait_for()
