"""What the screen tells those who do not know the game yet: its goal, the names of signs, what has been picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets

Maker = Callable[..., Guest]
GAMES = ["champions", "reavers", "north", "valhalla", "runar"]
BOTS = {"1": "thrall", "2": "thrall"}


@pytest.mark.parametrize("slug", GAMES)
def test_the_goal_is_told_at_the_table(site: Any, guest: Maker, slug: str) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, has_touch=True, is_mobile=True)
    ragna.enter()
    ragna.open(ragna.set_table(game=slug, seats=3, bots=BOTS))
    page = ragna.page
    page.locator(".prompt").wait_for()
    page.keyboard.press("c")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading", name="Koniec gry").wait_for()
    assert dialog.locator("h3").all_inner_texts()[0] == "Cel"
    assert dialog.locator("table svg.icon").count() > 8
    # nobody leaves the table by looking something up
    assert all(one.get_attribute("target") == "_blank" for one in dialog.locator("a").all())
    # the law is one click behind a sentence
    dialog.locator(".why").first.click()
    law = page.get_by_role("dialog").last
    link = law.locator("a.id").first
    assert link.get_attribute("href").startswith(f"/rules/{slug}?rule=")
    law.locator("section div").first.wait_for()
    page.keyboard.press("Escape")
    law.locator("a.id").first.wait_for(state="detached")
    ragna.rest()
    assert small_targets(ragna) == []
    assert not ragna.too_wide()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


@pytest.mark.parametrize(("language", "heads"), [("en", ["The goal", "A turn"]), ("pl", ["Cel", "Tura"])])
def test_the_rules_begin_with_the_goal_and_their_ids_lead_on(
    site: Any, guest: Maker, language: str, heads: list[str]
) -> None:
    ragna = guest(site, "Ragna", language=language)
    page = ragna.page
    page.goto(f"{site.url}/rules/north")
    page.locator("article h3").first.wait_for()
    assert page.locator("article h3").all_inner_texts()[:2] == heads
    page.locator(".opening a.rule").first.click()
    wanted = page.locator(".rule.wanted")
    wanted.wait_for()
    page.wait_for_function(
        """() => {
            const box = document.querySelector('.rule.wanted').getBoundingClientRect();
            return box.top > 0 && box.bottom < innerHeight;
        }"""
    )
    # what is for those who check the program is rolled up until it is wanted
    expect(page.locator("article details[open]")).to_have_count(0)
    page.locator("#contents li").last.get_by_role("link").click()
    expect(page.locator("article details[open]")).to_have_count(1)
    assert ailments(ragna) == []


#: game, choices before, what is pointed at, what is told in both languages
SIGNS = [
    ("north", 1, ".beast", "must fight it", "musi z nią walczyć"),
    ("north", 1, ".village", "takes a daughter aboard", "zabiera na pokład"),
    ("north", 1, ".huts", "takes a daughter aboard", "zabiera na pokład"),
    ("north", 1, ".hall", "safe to the end", "bezpieczne do końca"),
    ("north", 1, ".waters .place", "a daughter brought home", "miejsce na sprowadzoną córkę"),
    ("runar", 14, ".node.stands", "An Obstacle", "Przeszkoda"),
    ("runar", 14, ".event .face", "Only players with Access", "gracze z Dostępem"),
    ("runar", 14, ".pool[data-tip]", "Hazards that have struck", "które zadziałały"),
    ("champions", 1, "[data-target^='port/']:not(.glows)", "Port of", "Port"),
    ("reavers", 5, ".rounds .ships", "Locations selected this round", "Pola wybrane w tej rundzie"),
]


@pytest.mark.parametrize(
    ("slug", "language"), [("north", "en"), ("runar", "pl"), ("champions", "en"), ("reavers", "pl")]
)
def test_a_sign_tells_its_name_to_whoever_points_at_it(site: Any, guest: Maker, slug: str, language: str) -> None:
    ragna = guest(site, "Ragna", language=language)
    ragna.enter()
    ragna.open(ragna.set_table(game=slug, seats=3, bots=BOTS))
    wanted = [row for row in SIGNS if row[0] == slug]
    ragna.play(wanted[0][1])
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    tip = page.locator(".tip")
    for _, _, sign, english, polish in wanted:
        ragna.settle()
        ragna.point(page.locator(sign).first, tip.filter(has_text=english if language == "en" else polish))
        keep(ragna, f"tip-{slug}-{language}")
        page.mouse.move(2, 2)
        tip.wait_for(state="detached")


def test_a_warrior_looked_at_closely_says_what_its_numbers_mean(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=3, bots=BOTS))
    page = ragna.page
    ragna.play(2)
    page.locator(".hand .spot .card:not(.dark)").first.hover()
    told = page.locator(".hover .legend")
    for words in ("Strength:", "Needs:", "Glory in Valhalla:"):
        expect(told).to_contain_text(words)
    # a card is shown large; nothing else is told beside it
    expect(page.locator(".tip")).to_have_count(0)


def test_a_finger_that_rests_on_a_sign_learns_its_name(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", size=PHONE, has_touch=True, is_mobile=True)
    ragna.enter()
    ragna.open(ragna.set_table(game="north", seats=3, bots=BOTS))
    assert ragna.play(1) == 1
    page = ragna.page
    page.locator(".village").first.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator(".tip").filter(has_text="takes a daughter aboard").wait_for()


def test_what_is_picked_for_a_question_carries_a_tick(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=3, bots=BOTS))
    page = ragna.page
    for _ in range(12):
        page.locator(".prompt.mine").wait_for()
        if "discard" in ragna.question().lower() and page.locator(".hand .glows").count() > 2:
            break
        ragna.choose()
    first = page.locator(".hand .glows").first
    target = first.get_attribute("data-target")
    expect(page.locator(".picked")).to_have_count(0)
    assert ragna.choose([target])
    expect(page.locator(".hand .picked")).to_have_attribute("data-target", target)
    keep(ragna, "picked-en-1440")
    # when the question is answered nothing is half chosen any more
    ragna.choose()
    page.locator(".hand .picked").wait_for(state="detached")


def test_the_question_says_where_to_choose(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    said = page.locator(".prompt.mine .meant")
    said.filter(has_text="Choose on the board.").wait_for()
    # cards of one's own hand are discarded; nothing on the board can be chosen then
    for _ in range(12):
        page.locator(".prompt.mine").wait_for()
        if page.locator(".hand .glows").count() and not page.locator("#board .glows, .prompt .option").count():
            break
        ragna.choose()
    expect(said).to_have_text("Choose below, among what is yours.")
    # whom one attacks
    for _ in range(60):
        page.locator(".prompt.mine").wait_for()
        if page.locator("[data-frame] .glows").count():
            break
        ragna.choose()
    assert "on a player’s panel" in said.inner_text() or page.locator(".prompt .option").count()
