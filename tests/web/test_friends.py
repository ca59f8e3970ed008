"""Friends who are invited: by link, by code, with an account, from watching to playing."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect, take_turns

Maker = Callable[..., Guest]


def invited(host: Guest, **wanted: Any) -> tuple[str, str]:
    """A table of the host with a seat for a friend: its address and its code."""
    host.enter()
    host.open(host.set_table(seats=2, start=False, **wanted))
    return host.page.url, host.page.locator(".code").inner_text()


def begin(host: Guest, friend: Guest) -> None:
    """The friend sits down, the host begins, and both play."""
    friend.page.get_by_role("button", name="Sit here").click()
    friend.page.locator(".gathering .badge.hot").wait_for()
    host.page.get_by_role("button", name="Begin").click()
    for person in (host, friend):
        person.laid()
    take_turns((host, friend), lambda made: min(made.values()) >= 5)
    # whose turn it is stands in the title, and what is one's own is there
    expect(friend.page.get_by_placeholder("Say something")).to_have_count(1)
    expect(friend.page.locator("header.bar button[aria-keyshortcuts=u]")).to_have_count(1)


def test_by_the_link_in_a_browser_that_was_never_here(site: Any, guest: Maker) -> None:
    ragna, leif = guest(site, "Ragna"), guest(site, "Leif")
    address, _ = invited(ragna)
    leif.page.goto(address)
    begin(ragna, leif)


@pytest.mark.skipif(not os.environ.get("MEADHALL_LONG"), reason="whole games take minutes: MEADHALL_LONG plays them")
@pytest.mark.parametrize("slug", ["valhalla", "champions", "reavers", "north", "runar"])
def test_a_whole_game_by_the_link(site: Any, guest: Maker, slug: str) -> None:
    """Two browsers that were never here: one sets the table in the hall, the other comes by its link; to the end."""
    ragna, leif = guest(site, "Ragna"), guest(site, "Leif")
    address, _ = invited(ragna, game=slug, seed=None)
    leif.page.goto(address)
    begin(ragna, leif)
    for person in (ragna, leif):
        person.begin_playing()
    for person in (ragna, leif):
        assert person.played(seconds=1200) > 5
        assert person.over
        assert person.raw_words() == []


def test_by_the_code_in_a_browser_that_was_never_here(site: Any, guest: Maker) -> None:
    ragna, leif = guest(site, "Ragna"), guest(site, "Leif")
    _, code = invited(ragna, visibility="private")
    leif.page.goto(site.url)
    leif.page.get_by_role("textbox", name="Code").fill(code)
    leif.page.get_by_role("button", name="Sit down").click()
    begin(ragna, leif)


def test_with_an_account_signed_in_from_the_table(site: Any, guest: Maker) -> None:
    ragna, leif, home = guest(site, "Ragna"), guest(site, "Leif"), guest(site, "Leif at home")
    home.page.goto(f"{site.url}/me")
    home.page.get_by_role("button", name="New account").click()
    home.page.get_by_label("Login").fill("leif-of-the-lake")
    home.page.get_by_label("Password").fill("northern lights")
    home.page.locator("form.tall button").click()
    home.page.get_by_text("Signed in as leif-of-the-lake").wait_for()
    name = home.page.locator("h1").inner_text().strip()
    address, _ = invited(ragna)
    leif.page.goto(address)
    leif.page.get_by_role("link", name="Sign in").click()
    leif.page.get_by_label("Login").fill("leif-of-the-lake")
    leif.page.get_by_label("Password").fill("northern lights")
    leif.page.locator("form.tall button").click()
    # and is back at the table, as who they are
    leif.page.wait_for_url(address)
    begin(ragna, leif)
    ragna.page.get_by_label(name).first.wait_for(state="attached")


def test_whoever_signs_in_elsewhere_is_known_at_the_open_table(site: Any, guest: Maker) -> None:
    ragna, leif = guest(site, "Ragna"), guest(site, "Leif")
    address, _ = invited(ragna)
    leif.page.goto(address)
    leif.page.get_by_role("button", name="Sit here").wait_for()
    # a second tab of the same browser becomes somebody, and sits down there
    other = leif.beside()
    other.page.get_by_role("button", name="Sit here").click()
    other.page.locator(".gathering .badge.hot").wait_for()
    leif.page.locator(".gathering .badge.hot").wait_for()
    ragna.page.get_by_role("button", name="Begin").click()
    for person in (leif, other):
        person.page.locator(".prompt.mine").wait_for()


@pytest.mark.parametrize("known", [False, True])
def test_from_watching_to_playing(site: Any, guest: Maker, known: bool) -> None:
    ragna, leif = guest(site, "Ragna"), guest(site, "Leif")
    address, _ = invited(ragna, visibility="open")
    if known:
        leif.enter()
    leif.page.goto(address)
    leif.page.get_by_role("button", name="Sit here").wait_for()
    expect(leif.page.locator(".gathering .badge.hot")).to_have_count(0)
    begin(ragna, leif)
