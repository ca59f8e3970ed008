"""Accounts and fair play on the screen: where one is signed in, chosen luck, what a take-back costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments

Maker = Callable[..., Guest]
PASSWORD = "mead and honey"


def sign_up(person: Guest, login: str) -> None:
    """An account by the page itself."""
    page = person.page
    page.goto(f"{person.url}/me")
    page.get_by_role("button", name="New account").first.click()
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form.tall").get_by_role("button", name="New account").click()
    page.get_by_text(f"Signed in as {login}").wait_for()


def sign_in(person: Guest, login: str, password: str = PASSWORD) -> None:
    page = person.page
    page.goto(f"{person.url}/me")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    page.locator("form.tall").get_by_role("button", name="Sign in").click()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_where_one_is_signed_in_is_listed_and_ended(site: Any, guest: Maker, size: tuple[int, int]) -> None:
    login = f"ragna-{size[0]}"
    ragna, twin = guest(site, "Ragna", size=size), guest(site, "Ragna")
    twin.forgiven = ("401",)
    ragna.enter()
    sign_up(ragna, login)
    sessions = ragna.page.locator(".sessions li")
    expect(sessions).to_have_count(1)
    sign_in(twin, login)
    twin.page.get_by_text(f"Signed in as {login}").wait_for()
    ragna.page.reload()
    expect(sessions).to_have_count(2)
    assert ailments(ragna) == []
    ragna.page.locator(".sessions").get_by_role("button", name="Sign out").click()
    expect(sessions).to_have_count(1)
    twin.page.reload()
    twin.page.get_by_role("button", name="Sign in").first.wait_for()


def test_a_new_password_is_given_with_the_old_one(site: Any, guest: Maker) -> None:
    ragna, twin = guest(site, "Ragna"), guest(site, "Ragna")
    ragna.forgiven = ("401",)
    ragna.enter()
    sign_up(ragna, "ragna-new")
    page = ragna.page
    page.get_by_text("Change the password").first.click()
    page.get_by_label("Password so far").fill("wrong")
    page.get_by_label("New password").fill("honey and mead")
    change = page.locator("details").get_by_role("button", name="Change the password")
    change.click()
    page.locator(".refused", has_text="password").wait_for()
    page.get_by_label("Password so far").fill(PASSWORD)
    page.get_by_label("New password").fill("honey and mead")
    change.click()
    page.get_by_text("The password is changed.").wait_for()
    # this page goes on with its new cookie, and the new password opens the door
    page.get_by_label("Name").fill("Ragnhild")
    page.get_by_role("button", name="Save").click()
    page.locator("header .who", has_text="Ragnhild").wait_for()
    sign_in(twin, "ragna-new", "honey and mead")
    twin.page.get_by_text("Signed in as ragna-new").wait_for()


def test_chosen_luck_is_told_before_anybody_sits_down(site: Any, guest: Maker) -> None:
    ragna, olaf = guest(site, "Ragna"), guest(site, "Olaf")
    ragna.enter()
    table = ragna.set_table(seats=2, start=False, seed="doom")
    olaf.enter()
    olaf.open(table)
    olaf.page.get_by_text("The luck of this table was chosen: doom.").wait_for()
    expect(olaf.page.get_by_role("button", name="Sit here")).to_have_count(0)
    ragna.open(table)
    ragna.page.get_by_role("button", name="Another person at this screen").wait_for()
    assert ailments(olaf) == []


def test_what_a_take_back_costs_is_said_before_and_after(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    sign_up(ragna, "ragna-back")
    ragna.csrf = ragna.page.evaluate("async () => (await (await fetch('/api/me')).json()).csrf")
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}, rated=True, seed=None))
    page = ragna.page
    page.locator(".bar").get_by_text("rated", exact=True).wait_for()
    ask = page.get_by_role("button", name="Ask to undo")
    for _ in range(60):
        # whoever is asked is not overtaken by anybody's move
        page.locator(".prompt.mine").wait_for()
        if ask.count() and ask.is_enabled():
            break
        ragna.choose()
    ask.click()
    page.get_by_text("it no longer counts").wait_for()
    page.locator(".asked").get_by_role("button", name="Ask to undo").click()
    page.locator(".bar").get_by_text("unrated", exact=True).wait_for()
    page.locator(".side").get_by_text("This game no longer counts for the ratings.").wait_for()
