"""A first game on the screen: asked once, laid by the hall, with a coach that is never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect
from meadhall.games import SHELF

Make = Callable[..., Guest]

#: where the coach's words lie over something that can be chosen, or reach out of the window
COVERS = """() => {
    const words = document.querySelector('.coach').getBoundingClientRect();
    const over = (one) => {
        const box = one.getBoundingClientRect();
        const frame = (one.closest('#board, .bottom > .hand') ?? one).getBoundingClientRect();
        const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
        return top < bottom && box.left < words.right && box.right > words.left
            && top < words.bottom - 1 && bottom > words.top + 1;
    };
    const covered = [...document.querySelectorAll('.glows, .prompt .option')]
        .filter(one => one.offsetParent !== null && over(one));
    return [...covered.map(one => one.outerHTML.slice(0, 100)),
        ...(words.left < 0 || words.right > innerWidth || words.bottom > innerHeight ? ['outside'] : [])];
}"""


NEXT = """() => document.querySelector('[data-next]')
    ?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))"""


def ask(guest: Guest, game: str) -> None:
    """Press *Play now* in the hall."""
    guest.page.goto(guest.url)
    guest.page.locator(f".game:has([data-learn={game}]) .buttons .main").click()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("pl", (390, 844))])
@pytest.mark.parametrize("game", SHELF)
def test_a_first_game_begins_with_its_first_turn_and_a_coach(
    site: Any, guest: Make, game: str, language: str, size: tuple[int, int]
) -> None:
    ylva = guest(site, "Ylva", language=language, size=size)
    ask(ylva, game)
    ylva.page.locator("[data-way=game]").click()
    ylva.page.locator(".prompt.mine").wait_for()
    words = ylva.page.locator(".coach [data-line]")
    words.first.wait_for()
    ylva.settle()
    ylva.rest()
    assert ylva.page.evaluate(COVERS) == []
    # who is ahead and what the end depends on is always in sight
    expect(ylva.page.locator(".aim")).to_be_in_viewport()
    assert ylva.raw_words() == []
    # it takes nobody's focus, and what it says is gone when it has been read
    assert ylva.page.evaluate("document.activeElement.closest('.coach')") is None
    while words.count():
        line = words.first.get_attribute("data-line")
        ylva.page.locator("[data-coach=done]").click()
        expect(ylva.page.locator(f"[data-line={line}]")).to_have_count(0)
    # the question can be explained again at any time
    ylva.page.keyboard.press("?")
    words.first.wait_for()
    assert ylva.choose()


def test_nobody_is_asked_twice(site: Any, guest: Make) -> None:
    leif = guest(site, "Leif")
    page = leif.page
    ask(leif, "north")
    page.locator("[data-way=learn]").click()
    page.locator(".teacher").wait_for()
    # a lesson is no game
    ask(leif, "north")
    page.locator("[data-way=play]").click()
    page.locator(".prompt").wait_for()
    page.locator("#board > *").first.wait_for(state="attached")
    assert page.locator(".coach [data-line]").count() == 0, "who just plays hears nothing"
    ask(leif, "north")
    page.locator(".prompt").wait_for()
    # but about another game
    ask(leif, "champions")
    page.get_by_role("dialog").get_by_label("Ask me everything before the first turn, too").check()
    page.locator("[data-way=game]").click()
    page.locator(".prompt.mine", has_text="Choose your leader.").wait_for()
    page.locator("[data-line=leader]").wait_for()


def test_what_the_coach_has_said_it_does_not_say_again(site: Any, guest: Make) -> None:
    tora = guest(site, "Tora")
    page = tora.page
    ask(tora, "champions")
    page.locator("[data-way=game]").click()
    page.locator("[data-line=place]").wait_for()
    assert page.locator(".coach a").first.get_attribute("href") == "/rules/champions?rule=C-3.1"
    page.reload()
    page.locator(".prompt.mine").wait_for()
    tora.settle()
    assert page.locator("[data-line=place]").count() == 0
    page.locator("[data-coach=ask]").click()
    page.locator("[data-line=place]").wait_for()
    page.get_by_role("button", name="No more tips").click()
    page.locator("[data-line=place]").wait_for(state="detached")
    page.get_by_role("button", name="Settings").click()
    coach = page.get_by_label("The coach explains")
    expect(coach).not_to_be_checked()
    coach.check()
    page.reload()
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("The coach explains")).to_be_checked()


def test_others_are_followed_one_at_a_time_and_looked_back_at(site: Any, guest: Make) -> None:
    sif = guest(site, "Sif", settings={"pace": "step"})
    page = sif.page
    sif.enter()
    sif.open(sif.set_table(game="champions", seats=2, bots={"1": "karl"}, quick=True))
    nexts = page.locator("[data-next]")
    page.locator(".prompt.mine, [data-next]").first.wait_for()
    shown = 0
    while shown == 0 or nexts.count():
        if nexts.count():
            before = sif.mark()
            shown += 1
            # pressed in one step with looking for it: it goes with the press
            page.evaluate(NEXT)
            page.wait_for_function(
                "before => document.querySelector('.table').dataset.seq !== before"
                " || !document.querySelector('.prompt.late')",
                arg=before,
            )
        else:
            assert sif.choose()
            page.locator(".prompt.mine, [data-next]").first.wait_for()
    page.locator(".prompt.mine").wait_for()
    sif.settle()
    page.get_by_role("button", name="Since my last choice").click()
    lookback = page.locator(".lookback")
    expect(lookback).to_have_attribute("data-step", "0")
    count = int(lookback.get_attribute("data-count") or 0)
    assert count > 0
    assert page.locator(".glows").count() == 0, "nothing is offered for what lies behind"
    for step in range(1, count + 1):
        page.keyboard.press("ArrowRight")
        expect(lookback).to_have_attribute("data-step", str(step))
        assert sif.raw_words() == []
    page.keyboard.press("ArrowLeft")
    expect(lookback).to_have_attribute("data-step", str(count - 1))
    page.locator(".lookback").get_by_role("button", name="To the present").click()
    page.locator(".prompt.mine").wait_for()
    page.locator(".glows").first.wait_for()


def test_all_that_can_be_done_is_listed_with_what_it_leads_to_and_an_opinion(site: Any, guest: Make) -> None:
    orm = guest(site, "Orm")
    page = orm.page
    orm.enter()
    orm.open(orm.set_table(game="champions", seats=2, bots={"1": "karl"}, quick=True))
    page.locator(".prompt.mine").wait_for()
    orm.settle()
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Brown and blue places give at once what is drawn there").wait_for()
    options = dialog.locator(".option")
    assert options.count() == page.evaluate(
        """async () => {
            const table = location.pathname.replace('/table/', '/api/tables/');
            return (await (await fetch(table)).json()).decision.options.length;
        }"""
    )
    assert dialog.locator(".grade").count() == 0
    dialog.locator("[data-opinion]").click()
    expect(dialog.locator(".grade")).to_have_count(options.count())
    assert dialog.locator("[data-grade=good]").count() > 0
    assert orm.raw_words() == []
    before = orm.mark()
    dialog.get_by_role("button", name="Blacksmith").click()
    orm.wait_for_news(before)
    expect(dialog).to_have_count(0)
