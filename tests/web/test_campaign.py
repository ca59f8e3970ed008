"""A campaign on the screen: two games with the sheet between them; the pages at phone size in Polish."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browsers import Guest
from looks import PHONE, ailments, keep, small_targets
from meadhall.games.runar.campaign import Campaign

Maker = Callable[..., Guest]

POST = """async ([path, body]) => {
    const answer = await fetch(path, {
        method: 'POST',
        headers: {'content-type': 'application/json', 'x-csrf-token': sessionStorage.csrf},
        body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()];
}"""

#: whole games in one go: the requests one after another, without a word to the test in between
PLAY = """async ([table, moves]) => {
    for (const body of moves) {
        const answer = await fetch(`/api/tables/${table}/moves`, {
            method: 'POST',
            headers: {'content-type': 'application/json', 'x-csrf-token': sessionStorage.csrf},
            body: JSON.stringify(body),
        });
        if (!answer.ok) return [body, await answer.text()];
    }
    return null;
}"""


def post(person: Guest, path: str, body: Any) -> Any:
    status, reply = person.page.evaluate(POST, [path, body])
    assert status < 300, reply
    return reply


def play_out(person: Guest, mirror: Campaign, table: str, watch: bool = True) -> None:
    """Finish the game at a table where this person holds all seats; `watch`: look at its end.

    The mirror is the same campaign with the same seed in this process: everybody takes the default, which makes short
    games, and what was played is sent to the table choice by choice.
    """
    person.page.goto(person.url + "/about")
    number, begun = mirror.game, mirror.begun
    while mirror.game == number and mirror.state is not None:
        seat = mirror.to_act[0]
        mirror.apply(mirror.state.default(seat), seat)
    moves: list[dict[str, Any]] = [
        {"ply": ply, "seat": seat, "keys": [key], "client_id": f"{table[:8]}-{ply}"}
        for ply, (seat, key) in enumerate(mirror.plies[begun:])
    ]
    assert person.page.evaluate(PLAY, [table, moves[:-1] if watch else moves]) is None
    if watch:
        person.open(table)
        assert person.page.evaluate(PLAY, [table, moves[-1:]]) is None


def choose_all(person: Guest, mirror: Campaign) -> set[str]:
    """Answer everything the sheet asks by clicks; what kinds of questions they were."""
    asked: set[str] = set()
    page = person.page
    while mirror.question is not None:
        seat, options = mirror.question.seat, mirror.question.options
        asked.add(mirror.question.kind)
        key = options[-1].key
        page.locator(f'.choice[data-key="{key}"]').click()
        page.locator(".sure button").click()
        mirror.apply(key, seat)
        page.locator(f'.choice[data-key="{key}"]').wait_for(state="detached")
    return asked


def test_two_games_with_the_sheet_between_them(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    mirror = Campaign("A", 2, 21)
    wanted = {"kind": "A", "seats": 2, "sit": [0, 1], "start": True, "seed": 21}
    campaign = post(ragna, "/api/campaigns", wanted)["id"]
    # from the hall to the sheet, and to the first game
    page.goto(site.url)
    page.locator(f'a[href="/campaign/{campaign}"]').click()
    page.get_by_role("button", name="Play game 1").click()
    page.locator(".table").wait_for()
    table = page.url.rpartition("/")[2]
    play_out(ragna, mirror, table)
    # the end of the game leads to the sheet
    page.locator("dialog[open]").get_by_role("link", name="To the campaign sheet").click()
    page.locator(".march .done").wait_for()
    assert page.locator(".march .done").count() == 1
    asked = choose_all(ragna, mirror)
    assert asked >= {"promote", "treasure"}
    page.get_by_role("button", name="Play game 2").wait_for()
    assert page.locator(".sheet .legend").count() == 2
    assert page.locator(".sheet .treasures li").count() == sum(len(own) for own in mirror.treasures)
    assert page.locator(".sheet .points li.filled").count() == 2
    told = page.get_by_role("region", name="The story so far").last.inner_text()
    assert "becomes" not in told
    assert "a Legend" in told
    assert ragna.raw_words() == []
    page.get_by_role("button", name="Play game 2").click()
    page.locator(".table").wait_for()
    second = page.url.rpartition("/")[2]
    assert second != table
    play_out(ragna, mirror, second)
    page.locator("dialog[open]").get_by_role("link", name="To the campaign sheet").click()
    page.wait_for_function("() => document.querySelectorAll('.march .done').length === 2")
    assert page.locator("td b").count() == 4
    # the first game can be watched again
    assert page.get_by_role("link", name="Replay of game 1").get_attribute("href") == f"/replay/{table}"


def test_a_campaign_is_begun_from_the_set_up_of_runar(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    page.goto(site.url)
    page.get_by_role("button", name="Table: Runar").click()
    page.locator("dialog[open]").get_by_role("link", name="Campaign").click()
    page.get_by_role("radio", name="Solo campaign").click()
    page.get_by_role("button", name="Begin the campaign").click()
    page.locator(".choice").first.wait_for()
    assert page.locator(".choice").count() == 12
    first = page.locator(".choice").first.get_attribute("data-key")
    page.locator(".choice").first.click()
    page.locator(f'.choice[data-key="{first}"]').wait_for(state="detached")
    assert page.locator(".choice").count() == 11
    assert page.locator(".sheet .heroes li").count() == 1


def test_a_free_campaign_may_hold_a_scenario_twice(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    page.goto(site.url + "/campaign")
    page.locator(".kinds").get_by_role("radio").nth(2).click()
    begin = page.get_by_role("button", name="Begin the campaign")
    for name in ("3A", "1B", "3A", "5A"):
        page.locator(".scenarios").get_by_role("checkbox", name=name).click()
    assert begin.is_disabled()
    page.locator(".order button").nth(1).click()
    for name in ("3A", "2B"):
        page.locator(".scenarios").get_by_role("checkbox", name=name).click()
    assert [text.split()[1] for text in page.locator(".order li").all_inner_texts()] == ["3A", "3A", "5A", "3A", "2B"]
    begin.click()
    page.locator(".march").wait_for()
    assert page.locator(".march").inner_text().count("Stonebreakers") == 3


def test_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, color_scheme="dark", has_touch=True)
    page = ragna.page
    ragna.enter()
    page.goto(site.url + "/campaign")
    page.locator(".kinds").wait_for()
    assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
    keep(ragna, "campaign-new-phone")
    wanted = {"kind": "A", "seats": 2, "sit": [0, 1], "start": True, "seed": 8}
    campaign = post(ragna, "/api/campaigns", wanted)["id"]
    mirror = Campaign("A", 2, 8)
    page.goto(f"{site.url}/campaign/{campaign}")
    page.get_by_role("button", name="Rozegraj grę 1").wait_for()
    table = post(ragna, f"/api/campaigns/{campaign}/games", {})["table"]
    play_out(ragna, mirror, table, watch=False)
    page.goto(f"{site.url}/campaign/{campaign}")
    page.locator(".choice").first.wait_for()
    assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
    keep(ragna, "campaign-sheet-phone")
    choose_all(ragna, mirror)
    page.get_by_role("button", name="Rozegraj grę 2").wait_for()
    assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
