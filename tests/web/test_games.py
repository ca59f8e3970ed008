"""Whole games of Valhalla on the screen: together, alone by keyboard, at one screen, through reloads and crashes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from browsers import Guest, expect

Maker = Callable[..., Guest]


def test_two_people_and_two_bots_finish_a_game(site: Any, guest: Maker) -> None:
    ragna, olaf = guest(site, "Ragna", size=(1000, 700)), guest(site, "Olaf", size=(1000, 700))
    ragna.enter()
    table = ragna.set_table(seats=4, bots={"1": "thrall", "3": "thrall"}, start=False)
    ragna.open(table)
    olaf.enter()
    olaf.open(table)
    olaf.page.get_by_role("button", name="Sit here").click()
    ragna.page.locator(".gathering").get_by_text("Olaf").wait_for()
    ragna.page.get_by_role("button", name="Begin").click()
    people = [ragna, olaf]
    for person in people:
        person.page.locator(".board").first.wait_for()
    for person in people:
        person.begin_playing()
    assert all(person.played(seconds=600) > 20 for person in people)
    scores = [person.page.locator("dialog .total td").all_inner_texts() for person in people]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 4
    assert all(part.strip() for part in ragna.page.locator("dialog tbody th").all_inner_texts())


def focus_by_tab(person: Guest, name: str) -> None:
    """Press Tab until the thing with this name has the focus."""
    been = []
    for _ in range(80):
        person.page.keyboard.press("Tab")
        words = person.page.evaluate("document.activeElement?.ariaLabel || document.activeElement?.innerText || ''")
        if words.strip().startswith(name):
            return
        been.append(words)
    raise AssertionError(f"Tab never came to {name}, only to {been}")


#: Is the game over, what has happened so far, and is the focus on something that can be chosen?
STANDING = """() => [
    document.querySelector('dialog[open] table') !== null,
    document.querySelector('.table').dataset.seq,
    document.activeElement?.matches('.glows, .option') ?? false,
]"""


def test_a_solo_game_by_keyboard_alone(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("button", name="Table: Valhalla").wait_for()
    focus_by_tab(ragna, "Table: Valhalla")
    page.keyboard.press("Enter")
    page.get_by_role("radiogroup").get_by_role("radio", name="1", exact=True).wait_for()
    focus_by_tab(ragna, "1")
    page.keyboard.press("Enter")
    # who plays alone chooses how hard it shall be; the hardest way is the shortest
    page.get_by_role("dialog").get_by_text("Impossible").first.wait_for()
    expect(page.get_by_role("dialog").get_by_role("button", name="Begin")).to_be_enabled()
    focus_by_tab(ragna, "Impossible")
    page.keyboard.press("Enter")
    focus_by_tab(ragna, "Begin")
    page.keyboard.press("Enter")
    page.locator(".prompt.mine").wait_for()
    # all of it if `MEADHALL_LONG` is set, else as many choices as show every kind, and the mouse plays on
    for _ in range(600 if os.environ.get("MEADHALL_LONG") else 40):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        for _ in range(ragna.random.randrange(4)):
            page.keyboard.press("ArrowRight")
        over, before, chosen = page.evaluate(STANDING)
        if over:
            break
        if not chosen:
            page.keyboard.press("ArrowDown")
            page.wait_for_function("() => document.activeElement?.matches('.glows, .option')")
        ragna.settle()
        page.keyboard.press("Enter")
        ragna.wait_for_news(before, or_what=".popover [data-key], [data-withdraw]")
        if ragna.mark() == before and page.locator(".popover [data-key]").count():
            page.wait_for_function("() => document.activeElement?.matches('.popover [data-key]')")
            ragna.settle()
            page.keyboard.press("Enter")
            ragna.wait_for_news(before, or_what="[data-withdraw]")
        if ragna.mark() == before and not ragna.over:
            # what gives something up asks first, and it is the way back that has the focus
            page.wait_for_function("() => document.activeElement?.matches('[data-withdraw]')")
            page.keyboard.press("ArrowLeft")
            page.wait_for_function("() => document.activeElement?.matches('[data-confirm]')")
            ragna.settle()
            page.keyboard.press("Enter")
            ragna.wait_for_news(before)
    if not ragna.over:
        ragna.rush()
    assert ragna.over
    page.keyboard.press("Escape")
    expect(page.locator(".say")).to_contain_text("The game is over.")


def test_hot_seat_shows_each_hand_only_to_its_owner(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    table = ragna.set_table(seats=2, sit=[0, 1])
    ragna.open(table)
    page = ragna.page
    seen: set[str] = set()
    for _ in range(12):
        page.locator(".prompt.mine, .curtain").first.wait_for()
        if page.locator(".curtain").count():
            # nothing behind the curtain can be reached or read
            assert page.locator(".table").evaluate("element => element.inert")
            seen.add(page.locator(".curtain h2").inner_text())
            ragna.tap(page.locator(".curtain button"))
            page.locator(".curtain").wait_for(state="detached")
            continue
        ragna.choose()
    assert len(seen) == 2, seen


def fight(person: Guest) -> None:
    """Play until this person has dice in a battle and a choice to make."""
    for _ in range(200):
        person.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        assert not person.over, "the game ended without a battle"
        if person.page.locator(".battle .pool .die").count():
            return
        attack = person.page.locator(".others .seat.glows")
        if attack.count():
            person.wait_for_news(person.tap(attack.first, position={"x": 8, "y": 8}))
        else:
            person.choose()
    raise AssertionError("no battle came")


def battle_of(person: Guest) -> dict[str, Any]:
    page = person.page
    return {
        "title": page.locator(".battle h2").inner_text(),
        "dice": page.locator(".pool .die [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)"),
        "strengths": page.locator(".strengths .sr").all_inner_texts(),
        "teams": page.locator(".battle .card").evaluate_all("all => all.map(one => one.ariaLabel)"),
        "hand": page.locator(".hand .card").evaluate_all("all => all.map(one => one.ariaLabel)"),
        "question": page.locator(".say").inner_text(),
    }


def test_a_reload_in_the_middle_of_a_battle_changes_nothing(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    fight(ragna)
    before = battle_of(ragna)
    ragna.page.reload()
    ragna.page.locator(".battle .pool .die").first.wait_for()
    ragna.sees(lambda: battle_of(ragna), before)
    # a second window of the same person shows the same, and follows
    other = ragna.beside()
    other.page.locator(".battle .pool .die").first.wait_for()
    other.sees(other.question, before["question"])
    ragna.choose()
    other.catch_up(ragna)


def test_the_server_is_killed_and_the_game_goes_on(own_site: Any, guest: Maker) -> None:
    ragna = guest(own_site, "Ragna")
    ragna.forgiven = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    fight(ragna)
    before = battle_of(ragna)
    own_site.kill()
    ragna.page.get_by_text("The line to the hall is cut").wait_for()
    # a choice made now is not lost: it is sent when the line is back
    mark = ragna.mark()
    assert ragna.choices()
    assert battle_of(ragna) == before
    assert ragna.take() is not None
    own_site.start()
    ragna.page.get_by_text("The line to the hall is cut").wait_for(state="detached")
    ragna.wait_for_news(mark)
    assert ragna.play(5) == 5


def test_the_network_is_lost_and_comes_back(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.forgiven = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    fight(ragna)
    before = battle_of(ragna)
    ragna.context.set_offline(True)
    cut = ragna.page.get_by_text("The line to the hall is cut")
    cut.wait_for()
    assert battle_of(ragna) == before
    mark = ragna.mark()
    assert ragna.take() is not None
    assert ragna.mark() == mark
    ragna.context.set_offline(False)
    cut.wait_for(state="detached")
    ragna.told("Back again.")
    # what was chosen without a line is done now
    ragna.wait_for_news(mark)
    assert ragna.play(3) == 3


def test_a_spectator_sees_no_hand(site: Any, guest: Maker) -> None:
    ragna, loki = guest(site, "Ragna"), guest(site, "Loki")
    ragna.enter()
    table = ragna.set_table(seats=3, bots={"1": "thrall", "2": "thrall"}, visibility="open")
    ragna.open(table)
    heard: list[str] = []
    loki.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    loki.open(table)
    before = loki.mark()
    ragna.play(12)
    ragna.page.locator(".hand .card").first.wait_for()
    # the window that was open all the time has followed as far as one that is opened now
    loki.catch_up(loki.beside())
    assert int(loki.mark()) > int(before)
    expect(loki.page.locator(".hand .card, .prompt.mine, .glows")).to_have_count(0)
    assert heard
    assert not any('"hand":["' in frame or '"drawn":["' in frame for frame in heard)
