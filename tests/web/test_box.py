"""The box: every component has a name and a drawing, and things on the table lead there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest

GAMES = ("champions", "north", "reavers", "runar", "valhalla")

#: Entries that are called by their id, or are not drawn.
NAMELESS = """() => [...document.querySelectorAll('li[id]')].filter(one => {
    const name = one.querySelector('.words b').textContent.trim();
    const id = one.id.slice(one.id.indexOf('-') + 1);
    const drawn = one.firstElementChild.matches('svg, img') || one.firstElementChild.querySelector('svg, img');
    return !name || name === id || /^\\w*_\\w*$|^[A-Z]?\\d+$/.test(name) || !drawn;
}).map(one => one.id)"""

#: Entries whose words or picture do not fit into their frame.
CUT_OFF = """() => [...document.querySelectorAll('li[id]')].filter(one => {
    one.style.contentVisibility = 'visible';
    const right = one.getBoundingClientRect().right + 1;
    return [...one.children].some(part => part.getBoundingClientRect().right > right
        || (part.matches('.words') && part.scrollWidth > part.clientWidth + 1));
}).map(one => one.id)"""

#: Everything that has a closer look, one after another by keyboard: where its link leads. One with a link stays open.
LINKS = """async () => {
    const found = new Set();
    const drawn = () => new Promise(done => setTimeout(done));
    const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    press('i');
    await drawn();
    for (let n = 0; n < 80; n++) {
        const link = document.querySelector('dialog[open] footer a');
        const title = document.querySelector('dialog[open] h2')?.textContent;
        const name = link?.getAttribute('href') ?? title;
        if (!name || found.has(name)) break;
        found.add(name);
        press('ArrowRight');
        await drawn();
    }
    for (let n = 0; n < 80 && !document.querySelector('dialog[open] footer a'); n++) {
        press('ArrowRight');
        await drawn();
    }
    return [...found];
}"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_entry_of_the_boxes_has_a_name_and_a_drawing(
    site: Any, guest: Callable[..., Guest], language: str
) -> None:
    ragna = guest(site, language=language)
    for game in GAMES:
        ragna.page.goto(f"{site.url}/box/{game}")
        ragna.page.locator("li[id] .words").first.wait_for()
        # drawings and letters come after the words
        ragna.sees(NAMELESS, [])
        ragna.sees(CUT_OFF, [])
        ragna.sees(ragna.raw_words, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_on_the_table_leads_to_its_place_in_the_box(site: Any, guest: Callable[..., Guest], game: str) -> None:
    ragna = guest(site)
    ragna.enter()
    ragna.open(ragna.set_table(game=game, seats=2, bots={"1": "thrall"}))
    ragna.play(6 if game == "runar" else 3)
    ragna.page.locator(".prompt.mine").wait_for()
    links = [link for link in ragna.page.evaluate(LINKS) if link.startswith("/box/")]
    assert links, "nothing on the table can be looked at"
    box = ragna.page.evaluate("game => fetch(`/api/box/${game}`).then(reply => reply.json())", game)
    known = {f"/box/{game}#{kind}-{entry.get('id')}" for kind, entries in box["kinds"].items() for entry in entries}
    assert set(links) <= known
    with ragna.context.expect_page() as opened:
        ragna.page.locator("dialog[open] footer a").click()
    page = opened.value
    page.locator("li.wanted").wait_for()
    page.wait_for_function(
        """() => {
            const box = document.querySelector('li.wanted').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight;
        }"""
    )
    assert page.url.endswith(page.locator("li.wanted").get_attribute("id"))
    assert "/table/" in ragna.page.url, "the game itself stays open"
