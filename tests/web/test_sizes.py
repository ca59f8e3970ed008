"""Low windows: whatever can be chosen is in sight, and nothing of the board lies under the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest
from looks import keep

Maker = Callable[..., Guest]

LOW = [(1440, 760), (1366, 650), (1280, 720)]
GAMES = ["valhalla", "champions", "reavers", "north", "runar"]

#: Nine points of every choice: most of them must be free. A board that is longer than its frame is only allowed where
#: what is being decided needs more room than the largest window gives, too; then its choices have been scrolled to.
LOOK = """async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const frame = document.querySelector('#board');
    let size = '';
    for (let same = 0; same < 3;) {
        await drawn();
        const now = [innerHeight, frame.clientHeight, frame.scrollHeight, frame.scrollTop].join();
        same = now === size ? same + 1 : 0;
        size = now;
    }
    const part = (one) => one.closest('#board, .hand, .prompt') ?? document.body;
    const covered = [...document.querySelectorAll('.glows, .prompt .option')]
        .filter(one => one.offsetParent !== null)
        .filter(one => {
            const box = one.getBoundingClientRect();
            let free = 0;
            for (const x of [0.2, 0.5, 0.8]) for (const y of [0.2, 0.5, 0.8]) {
                const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
                if (hit && part(hit) === part(one)) free += 1;
            }
            return free < 6;
        })
        .map(one => one.dataset.target ?? one.dataset.key);
    const question = document.querySelector('.prompt').getBoundingClientRect();
    return {
        covered,
        hidden: frame.scrollHeight - frame.clientHeight,
        under: frame.getBoundingClientRect().bottom - question.top,
        below: document.querySelector('.bottom').getBoundingClientRect().bottom - innerHeight,
        edge: innerHeight - question.bottom,
    };
}"""

#: The smallest letters of the question and its answers, and of the words on the board that have no size of their own.
LETTERS = """() => Math.min(...[...document.querySelectorAll('.prompt, .prompt *, .board')]
    .filter(one => one.checkVisibility() && !one.matches('.sr'))
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_in_a_low_window(site: Any, guest: Maker, game: str) -> None:
    ragna = guest(site, "Ragna", color_scheme="dark")
    ragna.enter()
    ragna.open(ragna.set_table(game=game, seats=3, bots={"1": "thrall", "2": "thrall"}))
    page = ragna.page
    for turn in range(12):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over:
            break
        if turn > 3 and turn % 2 == 0:
            ragna.choose()
            continue
        page.set_viewport_size({"width": 1440, "height": 900})
        roomy = page.evaluate(LOOK)
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            seen = page.evaluate(LOOK)
            what = f"{game} {width}x{height}, choice {turn}: {ragna.question()}: {seen}"
            if turn in (0, 1, 11):
                keep(ragna, f"low-{game}-{turn}-{height}")
            assert seen["covered"] == [], what
            assert seen["hidden"] <= max(2, roomy["hidden"] + 16), what
            assert seen["under"] <= 1, what
            assert seen["below"] <= 1, what
            # nor does the question touch the edge of the window
            assert seen["edge"] >= 6, what
            assert page.evaluate(LETTERS) >= 12.4, what
        ragna.choose()


def in_sight(person: Guest) -> None:
    """Wait until nothing of what is decided lies under the question: what is too high is drawn smaller in a moment."""
    person.sees(lambda: person.page.evaluate(LOOK)["hidden"] <= 2, True)


def test_what_is_decided_in_reavers_lies_above_the_question(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl")
    ragna.enter()
    ragna.open(ragna.set_table(game="reavers", seats=3, bots={"1": "thrall", "2": "thrall"}))
    page = ragna.page
    smaller = 0
    for _ in range(45):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over:
            break
        in_sight(ragna)
        smaller += bool(page.locator(".stage .scene").evaluate("one => one.style.zoom"))
        ragna.choose()
    assert smaller, "everything had room: nothing has been tried"


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_battle_with_many_cards_lies_above_the_question(site: Any, guest: Maker, size: tuple[int, int]) -> None:
    ragna = guest(site, "Ragna", language="pl", size=size)
    ragna.enter()
    ragna.open(ragna.set_table(seats=4, bots={"1": "thrall", "2": "thrall", "3": "thrall"}))
    page = ragna.page
    for _ in range(60):
        page.locator(".prompt.mine").wait_for()
        if page.locator(".battle .pool .die").count():
            break
        ragna.choose(["seat/1", "seat/2", "seat/3"]) or ragna.choose()
    in_sight(ragna)
    # as high as two rows of cards more
    page.evaluate(
        """() => {
            const cards = document.createElement('div');
            cards.style.cssText = 'width: 100%; height: 130px';
            document.querySelector('.battle .s0').append(cards);
        }"""
    )
    page.wait_for_function("() => document.querySelector('.battle').style.zoom")
    in_sight(ragna)
    keep(ragna, f"battle-many-{size[1]}")


def test_answers_leave_the_question_the_room_beside_them(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(game="champions", seats=2, bots={"1": "thrall"}))
    page = ragna.page
    answers = page.locator(".prompt.mine .options:not(.many)")
    for _ in range(40):
        page.locator(".prompt.mine").wait_for()
        if answers.count():
            break
        ragna.choose()
    measured = page.evaluate(
        """async () => {
            const options = document.querySelector('.prompt .options');
            const measure = async (widths) => {
                options.replaceChildren(...widths.map((width) => {
                    const one = document.createElement('button');
                    one.style.cssText = `width: ${width}px; height: 40px; flex: none`;
                    return one;
                }));
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                const rows = new Set([...options.children].map((one) => one.offsetTop)).size;
                const say = document.querySelector('.prompt .say').getBoundingClientRect().width;
                return [rows, options.getBoundingClientRect().width, say];
            };
            return {row: await measure([200, 200, 200]), rows: await measure([430, 430])};
        }"""
    )
    rows, width, say = measured["row"]
    assert rows == 1
    assert width >= 600
    rows, width, say = measured["rows"]
    assert rows == 2
    # as wide as the widest of them, and all the rest is the question's
    assert 430 <= width < 450
    assert say > 400
