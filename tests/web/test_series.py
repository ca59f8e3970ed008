"""Series on the screen: a match and a campaign at an ordinary table, and the set-up that offers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import meadhall
from browsers import Guest
from looks import PHONE, ailments, keep, small_targets
from meadhall.core.state import State

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


def laid(person: Guest, game: str, seed: int, **options: str) -> tuple[str, State]:
    """A table where this person holds two seats, and the same series with the same seed in this process."""
    wanted = {"game": game, "seats": 2, "sit": [0, 1], "start": True, "seed": seed, "options": options}
    status, reply = person.page.evaluate(POST, ["/api/tables", wanted])
    assert status < 300, reply
    return str(reply["id"]), meadhall.new(game, 2, seed, options)


def play_out(person: Guest, mirror: State, table: str) -> None:
    """Everybody takes the default to the end of the game on the table."""
    moves: list[dict[str, Any]] = []
    while mirror.now() is not mirror:
        seat = mirror.to_act[0]
        key = mirror.default(seat).key
        moves.append({"ply": mirror.ply, "seat": seat, "keys": [key], "client_id": f"{table[:8]}-{mirror.ply}"})
        mirror.apply(key, seat)
    assert person.page.evaluate(PLAY, [table, moves]) is None


def test_a_match_shows_its_sheet_and_goes_on_when_all_have_seen_enough(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    table, mirror = laid(ragna, "reavers.match", 21)
    page.goto(site.url + "/about")
    play_out(ragna, mirror, table)
    # the hall says what it is
    page.goto(site.url)
    page.locator(f'a[href="/table/{table}"]', has_text="Reavers of Midgard: match").wait_for()
    ragna.open(table)
    strip = page.get_by_role("region", name="Match")
    assert "Game 1 of 3 at most" in strip.inner_text()
    assert strip.locator(".games .done").count() == 1
    assert [int(text) for text in strip.locator(".points b").all_inner_texts()] == mirror.scores()
    # the board of the last game stays until all go on
    for seat in (0, 1):
        curtain = page.locator(".curtain button")
        if curtain.count():
            curtain.click()
        ragna.settle()
        page.get_by_role("button", name="Go on to the next game").click()
        mirror.apply("next", seat)
    strip.get_by_text("Game 2 of 3 at most").wait_for()
    assert ragna.raw_words() == []


def test_a_campaign_asks_between_its_games_on_its_own_pages(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    table, mirror = laid(ragna, "runar.campaign", 21)
    page.goto(site.url + "/about")
    play_out(ragna, mirror, table)
    # an old address of a campaign leads to its table
    page.goto(f"{site.url}/campaign/{table}")
    page.locator(".march .done").wait_for()
    assert page.url.endswith(f"/table/{table}")
    assert page.locator(".march .done").count() == 1
    asked: set[str] = set()
    while mirror.now() is mirror:
        seat = mirror.to_act[0]
        key = mirror.legal(seat)[-1].key
        asked.add(key.split()[0])
        choice = page.locator(f'.choice[data-key="{key}"]')
        page.locator(f'.choice[data-key="{key}"], .curtain button').first.wait_for()
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        choice.wait_for()
        ragna.settle()
        choice.click()
        mirror.apply(key, seat)
        choice.wait_for(state="detached")
    assert asked >= {"promote", "treasure"}
    # the next game lies there, with the sheet above it
    strip = page.get_by_role("region", name="Campaign sheet")
    strip.get_by_text("Game 2: Fallen Idols").wait_for()
    strip.get_by_role("button", name="Campaign sheet").click()
    sheet = page.locator("dialog[open]")
    assert sheet.locator(".legend").count() == 2
    assert ragna.raw_words() == []


def test_the_set_up_offers_one_game_a_match_or_a_campaign(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    page.goto(site.url)
    page.get_by_role("button", name="Table: Champions of Midgard").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("radio", name="A match").wait_for()
    assert dialog.get_by_role("radio", name="Campaign").count() == 0
    assert dialog.get_by_text("Length of the match").count() == 0
    dialog.get_by_role("radio", name="A match").click()
    dialog.get_by_role("radio", name="Best of five").click()
    dialog.get_by_role("button", name="Begin").click()
    page.get_by_text("Game 1 of 5 at most").wait_for()
    page.goto(site.url)
    page.get_by_role("button", name="Campaign", exact=True).click()
    dialog.get_by_role("radio", name="Campaign B").click()
    # what a free campaign is made of is asked there only, and unequal teams are not rated
    assert dialog.locator("fieldset", has_text="Game 1").count() == 0
    assert dialog.get_by_role("switch", name="Rated").count() == 0
    dialog.get_by_role("radio", name="Free campaign").click()
    assert dialog.locator("fieldset", has_text="In a free campaign.").count() == 5
    assert ragna.raw_words() == []


def test_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, color_scheme="dark", has_touch=True)
    page = ragna.page
    ragna.enter()
    for game, word in (("runar.campaign", ".choice"), ("valhalla.match", ".strip")):
        table, mirror = laid(ragna, game, 8)
        page.goto(site.url + "/about")
        play_out(ragna, mirror, table)
        ragna.open(table)
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        page.locator(word).first.wait_for()
        assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
        keep(ragna, f"series-{game.partition('.')[2]}-phone")
