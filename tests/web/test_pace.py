"""Others' moves on the screen: one after another, as quickly as somebody likes, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from browsers import PATIENCE, TAKE, Guest, expect

Maker = Callable[..., Guest]

#: Writes down whatever the screen shows, frame by frame, whenever it has changed.
WATCH = """() => {
    window.seen = [];
    let last = '';
    const look = () => {
        const table = document.querySelector('.table');
        const shown = {
            seq: Number(table?.dataset.seq),
            late: document.querySelector('.prompt.late') !== null,
            said: document.querySelector('.say')?.innerText ?? '',
            glows: document.querySelectorAll('.glows').length,
            lit: document.querySelectorAll('.lit').length,
            result: document.querySelector('.result')?.innerText ?? '',
        };
        const now = JSON.stringify(shown);
        if (now !== last) window.seen.push({...shown, at: performance.now()});
        last = now;
        requestAnimationFrame(look);
    };
    look();
}"""


#: Presses as anybody does, and leaves in `window.taken` what: time stands still meanwhile.
CHOOSE = f"""(luck) => {{
    window.taken = undefined;
    ({TAKE})(luck).then((one) => (window.taken = one));
}}"""

#: Does the hall wait for whoever looks, or for nobody any more?
ASKED = """async () => {
    const table = await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json();
    return table.over || table.to_act.includes(0);
}"""

#: How many moves are still to be shown.
BEHIND = "parseInt(document.querySelector('.prompt.late .behind b')?.innerText) || 0"


def seated(site: Any, guest: Maker, game: str = "valhalla", **settings: Any) -> Guest:
    """Ragna at a table with two bots, and somebody who writes down what she sees."""
    ragna = guest(site, "Ragna", settings=settings)
    ragna.page.clock.install()
    ragna.enter()
    ragna.open(ragna.set_table(game=game, seats=3, bots={"1": "thrall", "2": "thrall"}))
    ragna.page.evaluate(WATCH)
    return ragna


def ask(ragna: Guest) -> None:
    """Wait until she is asked again."""
    ragna.page.locator(".prompt.mine, dialog[open] table").first.wait_for()


def let_pass(clock: Any, is_enough: Callable[[], bool]) -> None:
    """Let the time of the page go on until it is enough; a busy machine changes nothing about it."""
    until = time.monotonic() + PATIENCE / 1000
    while not is_enough():
        assert time.monotonic() < until
        clock.run_for(50)


def see_all(ragna: Guest, clock: Any) -> None:
    """Let time pass until she is asked again, and all of it is written down."""
    let_pass(clock, lambda: ragna.page.locator(".prompt.mine, dialog[open] table").count() > 0)
    clock.run_for(50)


def move(ragna: Guest, clock: Any) -> None:
    """Choose, and wait until all that the bots do has come; nothing of it has been shown yet."""
    page = ragna.page
    page.evaluate(CHOOSE, [ragna.random.random(), ragna.random.random(), None])
    let_pass(clock, lambda: page.evaluate("window.taken !== undefined"))
    ragna.wait_for_news(page.evaluate("window.taken.mark"))
    ragna.sees(ASKED, True)


def test_the_moves_of_bots_are_seen_one_after_another(site: Any, guest: Maker) -> None:
    ragna = seated(site, guest, pace="normal")
    with ragna.still() as clock:
        for _ in range(40):
            see_all(ragna, clock)
            ragna.page.evaluate("window.seen.length = 0")
            move(ragna, clock)
            see_all(ragna, clock)
            shown = [one for one in ragna.page.evaluate("window.seen") if one["late"]]
            if len({one["seq"] for one in shown}) >= 3:
                break
    first = {seq: next(one["at"] for one in shown if one["seq"] == seq) for seq in sorted({s["seq"] for s in shown})}
    times = list(first.values())
    assert len(times) >= 3, shown
    # each is there long enough to be seen, and says in words what it is
    assert min(after - before for before, after in pairwise(times)) > 130
    assert len({one["said"] for one in shown}) >= 3
    assert any(one["lit"] for one in shown)
    # nothing is offered for a state that is no longer the present one
    assert not any(one["glows"] for one in shown)


def test_all_at_once_for_who_wants_it_so(site: Any, guest: Maker) -> None:
    ragna = seated(site, guest, pace="none")
    for _ in range(12):
        ask(ragna)
        ragna.choose()
    ask(ragna)
    seen = ragna.page.evaluate("window.seen")
    assert len({one["seq"] for one in seen}) > 5
    assert not any(one["late"] or one["result"] for one in seen)


@pytest.mark.parametrize("how", ["click", "space"])
def test_any_click_hurries_to_the_present_and_does_nothing_else(site: Any, guest: Maker, how: str) -> None:
    ragna = seated(site, guest, pace="slow")
    page = ragna.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    ragna.laid()
    with ragna.still() as clock:
        for _ in range(40):
            see_all(ragna, clock)
            move(ragna, clock)
            let_pass(clock, lambda: page.evaluate(f"({BEHIND}) > 2 || document.querySelector('.prompt.mine') !== null"))
            behind = page.evaluate(BEHIND)
            if behind > 2:
                break
        assert behind > 2
        before = len([frame for frame in sent if '"move"' in frame])
        # where something of one's own lies that might be chosen when one is asked
        spot = page.locator(".hand [data-target]").first.bounding_box()
        assert spot is not None
        if how == "click":
            page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        else:
            page.keyboard.press(" ")
        # at this pace each of what is left would take a second and more
        clock.run_for(500)
        expect(page.locator(".prompt.late")).to_have_count(0)
    assert len([frame for frame in sent if '"move"' in frame]) == before
    expect(page.locator("dialog[open], .popover")).to_have_count(0)


def test_the_result_of_a_battle_is_held_on_the_stage(site: Any, guest: Maker) -> None:
    ragna = seated(site, guest, pace="normal")
    page = ragna.page
    held: list[Any] = []
    with ragna.still() as clock:
        for _ in range(60):
            see_all(ragna, clock)
            move(ragna, clock)
            see_all(ragna, clock)
            held = [one for one in page.evaluate("window.seen") if one["result"]]
            if held:
                break
        assert held
        told = held[0]["result"].split("\n")[0]
        let_pass(clock, lambda: page.locator(".result").count() == 0)
        clock.run_for(50)
    seen = page.evaluate("window.seen")
    gone = next(one["at"] for one in seen if one["at"] > held[0]["at"] and told not in one["result"])
    assert gone - held[0]["at"] > 500
    expect(page.locator("[role=log]")).to_contain_text(told)


def test_the_pace_is_set_in_the_settings_and_kept(site: Any, guest: Maker) -> None:
    ragna = seated(site, guest, pace="normal")
    page = ragna.page
    ask(ragna)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Moves of others").select_option("none")
    page.keyboard.press("Escape")
    for _ in range(4):
        ask(ragna)
        ragna.choose()
    ask(ragna)
    assert page.evaluate("JSON.parse(localStorage.getItem('meadhall-settings')).pace") == "none"
    page.evaluate("window.seen.length = 0")
    for _ in range(4):
        ask(ragna)
        ragna.choose()
    assert not any(one["late"] for one in page.evaluate("window.seen"))
