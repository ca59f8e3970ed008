"""Lessons on the screen: learned by clicks alone, in both languages, on a desk and on a phone."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest
from meadhall.games import games
from meadhall.lessons import Step, lessons
from web.conftest import Site

Make = Callable[..., Guest]

TAUGHT = [slug for slug in games() if lessons(slug)]

#: what the words cover of all that is spoken of or can be chosen, and what is spoken of but not there
COVERED = """(points) => {
    const words = document.querySelector('.teacher').getBoundingClientRect();
    const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent !== null);
    const there = (point) => {
        const found = shown('[data-target]').filter(({dataset: {target}}) =>
            point.endsWith('/*') ? target.startsWith(point.slice(0, -1)) : target === point);
        return found.length ? found : shown(`[data-holds~="${point.split('/')[0]}"]`);
    };
    // what the board or the hand has scrolled away lies under the question and is not covered by anything
    const seen = (one) => {
        const places = [one, one.closest('#board, .bottom > .hand') ?? document.documentElement];
        const [box, frame] = places.map((place) => place.getBoundingClientRect());
        return {
            left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
            top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom),
        };
    };
    const over = ({left, right, top, bottom}) => left < right && top < bottom
        && left < words.right && right > words.left && top < words.bottom && bottom > words.top;
    const lit = points.flatMap(there).concat([...document.querySelectorAll('.glows, .prompt .option')]);
    return {
        missing: points.filter((point) => !there(point).length),
        covered: lit.filter((one) => over(seen(one))).map((one) => one.outerHTML.slice(0, 120)),
        inside: words.left >= 0 && words.top >= 0 && words.right <= innerWidth && words.bottom <= innerHeight,
    };
}"""


def ready(guest: Guest) -> int:
    """Wait until the teacher speaks and the page hears clicks; the step."""
    teacher = guest.page.locator(".teacher[data-step]")
    teacher.wait_for()
    guest.settle()
    return int(teacher.get_attribute("data-step") or 0)


def wait_for_step(guest: Guest, step: int) -> None:
    guest.page.locator(f'.teacher[data-step="{step}"]').wait_for()
    guest.settle()


def arrived(make: Make, site: Site, name: str, **context: Any) -> Guest:
    person = make(site, name, **context)
    person.enter()
    return person


def begin(guest: Guest, lesson: str, game: str = "valhalla") -> None:
    guest.page.goto(guest.url)
    guest.page.locator(f'[data-learn="{game}"]').click()
    guest.page.locator(f'[data-lesson="{lesson}"]').click()
    wait_for_step(guest, 0)


def check(guest: Guest, step: Step) -> None:
    """All it speaks of is there, and the words lie over nothing of it, nor over what can be chosen."""
    ok = f"(points) => {{ const found = ({COVERED})(points); return found.inside && !found.covered.length; }}"
    try:
        guest.page.wait_for_function(ok, arg=step.point)
    except Exception as failure:
        raise AssertionError(f"{step.id}: {guest.page.evaluate(COVERED, step.point)}") from failure
    assert guest.page.evaluate(COVERED, step.point)["missing"] == [], step.id


def act(guest: Guest) -> None:
    """Do what the step wants: go on, or take something that is open."""
    on = guest.page.locator(".teacher .main")
    # what others do comes first
    guest.page.locator(".prompt.mine, .teacher .main").first.wait_for()
    before = guest.mark()
    if on.count():
        # a second click right after a step is taken for half of a double click
        guest.page.wait_for_function("() => document.querySelector('.teacher').dataset.hears === 'yes'")
        on.click()
        guest.wait_for_news(before)
    else:
        assert guest.choose(), guest.question()


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("pl", (390, 844))])
@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_are_learned_by_clicks_alone(
    site: Site, guest: Make, game: str, language: str, size: tuple[int, int]
) -> None:
    """The idea of each game in both languages, all lessons if `MEADHALL_LONG` is set; the engine always plays all."""
    played = [one for one in lessons(game) if os.environ.get("MEADHALL_LONG") or one.id == "idea"]
    ragna = arrived(guest, site, "Ragna", language=language, size=size)
    for lesson in played:
        begin(ragna, lesson.id, game)
        spoken = -1
        while ragna.page.locator(".teacher.done").count() == 0:
            step = ready(ragna)
            if step == len(lesson.steps):
                break
            if step != spoken:
                spoken = step
                check(ragna, lesson.steps[step])
                assert ragna.raw_words() == []
            act(ragna)
        ragna.page.locator(".teacher.done").wait_for()
        assert ragna.raw_words() == []
    ragna.page.goto(ragna.url)
    ragna.page.locator(f'[data-learn="{game}"] .ticks').get_by_text(f"{len(played)}").first.wait_for()


def test_what_is_not_open_does_not_glow_and_says_why(site: Site, guest: Make) -> None:
    leif = arrived(guest, site, "Leif")
    begin(leif, "idea")
    # what a lesson is dealt is no luck anybody chose
    assert leif.page.get_by_text("chosen luck").count() == 0
    assert leif.page.locator(".glows").count() == 0
    for step in (1, 2):
        act(leif)
        wait_for_step(leif, step)
    assert leif.page.evaluate("[...document.querySelectorAll('.glows')].map(e => e.dataset.target)") == ["seat/1"]
    leif.tap(leif.page.locator('[data-target="deck"]'))
    popover = leif.page.locator(".popover")
    popover.get_by_text("Cards can wait until lesson 2.").wait_for()
    assert "V-5.6" in popover.inner_text()


def test_a_lesson_is_read_by_keyboard_and_goes_on_after_a_reload(site: Site, guest: Make) -> None:
    astrid = arrived(guest, site, "Astrid")
    begin(astrid, "idea")
    hears = "() => document.querySelector('.teacher')?.dataset.hears === 'yes'"
    for key, step in (("ArrowRight", 1), ("ArrowLeft", 0), ("Enter", 1), ("ArrowRight", 2)):
        astrid.page.wait_for_function(hears)
        astrid.page.keyboard.press(key)
        wait_for_step(astrid, step)
    astrid.page.reload()
    wait_for_step(astrid, 2)
    assert astrid.page.locator(".teacher [aria-live]").inner_text().startswith("Enough talk.")


def test_the_end_leads_to_the_next_lesson_and_to_a_first_game(site: Site, guest: Make) -> None:
    yngvar = arrived(guest, site, "Yngvar")
    begin(yngvar, "idea")
    while yngvar.page.locator(".teacher.done").count() == 0:
        ready(yngvar)
        if yngvar.page.locator(".teacher.done").count() == 0:
            act(yngvar)
    yngvar.page.wait_for_function("() => document.querySelector('.teacher').dataset.hears === 'yes'")
    assert yngvar.page.get_by_role("button", name="Play a first game").count() == 1
    yngvar.page.get_by_role("button", name="Next: The turn").click()
    yngvar.page.get_by_text("Lesson 2: The turn").first.wait_for()
    wait_for_step(yngvar, 0)


def test_a_place_where_something_is_open_is_taken_at_once(site: Site, guest: Make) -> None:
    frida = arrived(guest, site, "Frida")
    begin(frida, "turn", "north")
    for step in (1, 2, 3):
        act(frida)
        wait_for_step(frida, step)
    # the wind card is open; to row to the same field would be legal as well, but is not
    frida.tap(frida.page.locator('[data-target="field/C2"]'))
    wait_for_step(frida, 4)
    assert frida.page.locator(".popover").count() == 0


def test_warriors_are_sent_one_by_one_and_a_wrong_one_says_why(site: Site, guest: Make) -> None:
    gyda = arrived(guest, site, "Gyda")
    begin(gyda, "knot", "champions")
    for step in range(1, 10):
        act(gyda)
        wait_for_step(gyda, step)
    home = gyda.page.locator(".home .unit")
    assert home.count() == 11
    gyda.tap(home.nth(3))
    gyda.page.locator(".notices .bad").get_by_text("Keep the better dice for the sea.").wait_for()
    assert home.count() == 11
    gyda.tap(home.first)
    gyda.page.wait_for_function("() => document.querySelectorAll('.home .unit').length === 10")
