"""Series on the screen: a match and a campaign at an ordinary table, and the set-up that offers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import meadhall
from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets
from meadhall.core.state import State

Maker = Callable[..., Guest]

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
    return str(person.post("/api/tables", wanted)["id"]), meadhall.new(game, 2, seed, options)


def play_out(person: Guest, mirror: State, table: str) -> None:
    """Everybody takes the default to the end of the game on the table."""
    moves: list[dict[str, Any]] = []
    while mirror.now() is not mirror:
        seat = mirror.to_act[0]
        key = mirror.default(seat).key
        moves.append({"ply": mirror.ply, "seat": seat, "keys": [key], "client_id": f"{table[:8]}-{mirror.ply}"})
        mirror.apply(key, seat)
    assert person.page.evaluate(PLAY, [table, moves]) is None


def draw_the_curtain(person: Guest) -> None:
    """Say who sits at the screen now, where the page asks."""
    curtain = person.page.locator(".curtain button")
    person.page.locator(".curtain button, .prompt.mine").first.wait_for()
    if curtain.count():
        curtain.click()
        curtain.wait_for(state="detached")


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
    expect(strip).to_contain_text("Game 1 of 3 at most")
    expect(strip.locator(".games .done")).to_have_count(1)
    expect(strip.locator(".points b")).to_have_text([str(score) for score in mirror.scores()])
    # the board of the last game stays until all go on
    for seat in (0, 1):
        draw_the_curtain(ragna)
        before = ragna.tap(page.get_by_role("button", name="Go on to the next game"))
        ragna.wait_for_news(before)
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
    page.wait_for_url(f"**/table/{table}")
    expect(page.locator(".march .done")).to_have_count(1)
    asked: set[str] = set()
    while mirror.now() is mirror:
        seat = mirror.to_act[0]
        key = mirror.legal(seat)[-1].key
        asked.add(key.split()[0])
        choice = page.locator(f'.choice[data-key="{key}"]')
        draw_the_curtain(ragna)
        ragna.wait_for_news(ragna.tap(choice))
        mirror.apply(key, seat)
        choice.wait_for(state="detached")
    assert asked >= {"promote", "treasure"}
    # the next game lies there, with the sheet above it
    strip = page.get_by_role("region", name="Campaign sheet")
    strip.get_by_text("Game 2: Fallen Idols").wait_for()
    strip.get_by_role("button", name="Campaign sheet").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".legend")).to_have_count(2)
    assert ragna.raw_words() == []


def test_the_set_up_offers_one_game_a_match_or_a_campaign(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    ragna.enter()
    page.goto(site.url)
    page.get_by_role("button", name="Table: Champions of Midgard").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("radio", name="A match").wait_for()
    expect(dialog.get_by_role("radio", name="Campaign")).to_have_count(0)
    expect(dialog.get_by_text("Length of the match")).to_have_count(0)
    dialog.get_by_role("radio", name="A match").click()
    dialog.get_by_role("radio", name="Best of five").click()
    dialog.get_by_role("button", name="Begin").click()
    page.get_by_text("Game 1 of 5 at most").wait_for()
    page.goto(site.url)
    page.get_by_role("button", name="Campaign", exact=True).click()
    dialog.get_by_role("radio", name="Campaign B").click()
    # what a free campaign is made of is asked there only, and unequal teams are not rated
    expect(dialog.locator("fieldset", has_text="Game 1")).to_have_count(0)
    expect(dialog.get_by_role("switch", name="Rated")).to_have_count(0)
    dialog.get_by_role("radio", name="Free campaign").click()
    expect(dialog.locator("fieldset", has_text="In a free campaign.")).to_have_count(5)
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
        draw_the_curtain(ragna)
        page.locator(word).first.wait_for()
        ragna.rest()
        assert (ragna.too_wide(), ragna.raw_words(), small_targets(ragna), ailments(ragna)) == (False, [], [], [])
        keep(ragna, f"series-{game.partition('.')[2]}-phone")
