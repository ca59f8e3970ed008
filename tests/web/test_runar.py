"""Runar on the screen: whole games with bots and against Nemesis, what the island shows, phone size in Polish."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep
from web.conftest import Site, short_site

Maker = Callable[..., Guest]

#: the quickest game there is
QUICK = {"scenario": "1A", "layout": "L1"}


@pytest.fixture(scope="module")
def site(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where the Events of Runar come twice as fast."""
    yield from short_site(tmp_path_factory.mktemp("isle"), "runar_short")


def sit_down(person: Guest, seats: int, **wanted: Any) -> None:
    person.enter()
    bots = {str(seat): "thrall" for seat in range(1, seats)}
    person.open(person.set_table(game="runar", seats=seats, bots=bots, **wanted))
    person.page.locator(".isle").wait_for()


def raw(person: Guest) -> list[str]:
    """Message ids of this game on the screen, where words should be."""
    text: str = person.page.evaluate("document.body.innerText")
    return [word for word in text.split() if word.startswith(("runar-", "web-"))]


def brisk(person: Guest) -> None:
    """One choice; a phase is ended at once more often than not, which makes games short."""
    person.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
    if person.over:
        return
    if person.random.random() > 0.6 or not person.choose(["end"]):
        person.choose()


def comes_to(person: Guest, condition: str, moves: int = 400) -> bool:
    """Choose by chance until a selector is on the screen; False if the game ends without."""
    for _ in range(moves):
        person.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if person.page.locator(condition).count():
            return True
        if person.over:
            return False
        person.choose()
    raise AssertionError(f"{condition} never came")


def play_until(person: Guest, condition: str) -> None:
    assert comes_to(person, condition), f"the game ended before there was {condition}"


def test_a_whole_game_of_two_with_a_bot(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    sit_down(ragna, 2, options=QUICK)
    page = ragna.page
    expect(page.locator(".node")).to_have_count(72)
    choices = 0
    while not ragna.over:
        brisk(ragna)
        choices += 1
        if choices % 12 == 0:
            assert raw(ragna) == []
    expect(page.locator("dialog .total td")).to_have_count(2)
    page.keyboard.press("Escape")
    # the clock of the game: every Event slot is filled
    for slot in (".event .face", ".event.filled"):
        expect(page.locator(slot)).to_have_count(4)
    keep(ragna, "runar-end-1440")


def test_a_whole_game_alone_against_nemesis(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    sit_down(ragna, 1, options={"scenario": "1B", "layout": "L1"})
    page = ragna.page
    expect(page.locator(".node")).to_have_count(36)
    expect(page.get_by_role("region", name="Nemesis").locator(".enemy")).to_have_count(3)
    told = False
    while not ragna.over:
        brisk(ragna)
        told = told or page.locator(".nemesis .deed").count() > 0
    assert told, "no Enemy was ever activated, or nobody was told why"
    page.locator("dialog .total td").first.wait_for()


def test_reach_of_a_hero_and_glowing_nodes(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    sit_down(ragna, 2, options=QUICK)
    page = ragna.page
    play_until(ragna, ".hand .hero .abilities .ability >> nth=0")
    play_until(ragna, ".figure >> nth=5")
    # looking at a figure shows where it can go and whom it can strike
    figure = page.locator(".figure").first
    figure.hover()
    page.locator(".marks .strikes path").first.wait_for(state="attached")
    page.locator(".marks .reach ellipse").first.wait_for(state="attached")
    # an open Move is walked on the nodes themselves: what glows is what the question offers
    for _ in range(300):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if "Movement Point" in ragna.question() and page.locator(".node.glows").count():
            break
        assert not ragna.over, "nobody ever moved"
        ragna.choose()
    step = page.locator(".node.glows").first
    name = str(step.get_attribute("data-target")).split("/")[1]
    assert str(step.get_attribute("aria-label")).startswith(name)
    ragna.settle()
    before = ragna.mark()
    step.focus()
    page.keyboard.press("Enter")
    ragna.wait_for_news(before)


def test_the_sheet_of_a_campaign_is_not_offered(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("button", name="Table: Runar").click()
    page.get_by_role("radio", name="1A Landing on the Isle").wait_for()
    # what is played, six questions of the game, whether the hall lays the table, and whether it is rated
    expect(page.locator("dialog fieldset")).to_have_count(9)
    expect(page.locator("dialog fieldset", has_text="Campaign sheet")).to_have_count(0)
    # alone one chooses a Territory, and only scenarios with Nemesis; nothing is rated
    page.locator("dialog").get_by_role("radio", name="1", exact=True).click()
    page.get_by_role("radio", name="1A Landing on the Isle").wait_for(state="detached")
    expect(page.locator("dialog fieldset")).to_have_count(9)


def test_three_and_four_players_fit(site: Any, guest: Maker) -> None:
    for seats, nodes, options in ((3, 108, QUICK), (4, 144, {"scenario": "2B", "teams": "draft"})):
        ragna = guest(site, f"Ragna {seats}")
        sit_down(ragna, seats, options=options)
        expect(ragna.page.locator(".node")).to_have_count(nodes)
        expect(ragna.page.locator(".opponent")).to_have_count(seats - 1)
        assert ragna.play(8) == 8
        ragna.sees(ragna.too_wide, False)
        keep(ragna, f"runar-{seats}-1440")


def test_choices_before_the_game_lie_beside_the_island(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", size=(1280, 720))
    sit_down(ragna, 2, options={**QUICK, "teams": "draft"})
    page = ragna.page

    def beside() -> None:
        ragna.rest()
        island, tray = page.locator(".scene > .frame").bounding_box(), page.locator(".tray").bounding_box()
        question = page.locator(".prompt").bounding_box()
        assert island["y"] + island["height"] <= tray["y"]
        assert tray["y"] + tray["height"] <= question["y"]
        assert question["y"] + question["height"] <= 720 - 8

    play_until(ragna, ".tray .clan")
    beside()
    # the Treasure cards that settle who chooses first lie open
    play_until(ragna, ".tray .hero")
    expect(page.locator(".dealt .one")).to_have_count(2)
    page.locator(".tray .hero").nth(9).wait_for(state="attached")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_island_stays_large_while_obstacles_are_chosen(site: Any, guest: Maker, size: tuple[int, int]) -> None:
    ragna = guest(site, "Ragna", size=size)
    sit_down(ragna, 2, options={**QUICK, "order": "table"})
    play_until(ragna, ".tray .obstacle")
    ragna.rest()
    island, tray = (ragna.page.locator(name).bounding_box() for name in (".scene > .frame", ".tray"))
    assert island["height"] > 1.8 * tray["height"]


#: Names on the cards of the hand that are cut, or lie under the next card.
CUT = """() => [...document.querySelectorAll('.hand .cards .card[data-piece]')].flatMap((card, at, all) => {
    const name = card.querySelector('.name');
    const words = document.createRange();
    words.selectNodeContents(name);
    const right = words.getBoundingClientRect().right;
    const end = Math.min(name.getBoundingClientRect().right, all[at + 1]?.getBoundingClientRect().left ?? Infinity);
    return right > end + 1 ? [name.textContent] : [];
})"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_six_cards_of_a_hand_show_their_names(site: Any, guest: Maker, language: str) -> None:
    ragna = guest(site, "Ragna", language=language)
    sit_down(ragna, 2, options=QUICK)
    page = ragna.page
    play_until(ragna, ".hand .cards .card[data-piece] >> nth=5")
    for size in ((1440, 900), (1280, 720)):
        ragna.resize(*size)
        ragna.sees(CUT, [])
        assert page.locator(".hand .cards").evaluate("row => row.scrollWidth - row.clientWidth") <= 1
        keep(ragna, f"runar-six-{language}-{size[1]}")


def test_dice_fit_a_finger_and_are_there_when_one_must_be_named(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", size=PHONE, has_touch=True, is_mobile=True)
    page = ragna.page
    die = ".hand .place.glows"

    def asked() -> bool:
        for _ in range(400):
            page.locator(".prompt.mine, dialog[open] table").first.wait_for()
            if page.locator(die).count() or ragna.over:
                return not ragna.over
            # whoever looks at the foot of the drawer finds the dice all the same
            page.evaluate("document.querySelector('.hand .hand')?.scrollTo(0, 9999)")
            ragna.choose()
        raise AssertionError("nobody ever had to name a die")

    for seed in range(11, 16):
        sit_down(ragna, 2, options=QUICK, seed=seed)
        # in a short game nobody may ever have to
        if asked():
            break
    ragna.rest()
    box = page.locator(die).first.bounding_box()
    assert min(box["width"], box["height"]) >= 44
    page.wait_for_function(
        """die => {
            const one = document.querySelector(die);
            const box = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }""",
        arg=die,
    )


def test_on_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    sit_down(ragna, 2, options={**QUICK, "scenario": "1B"})
    page = ragna.page
    ragna.play(16)
    page.locator(".prompt.mine").wait_for()
    # nodes are large enough for a finger, the island pans in its own frame, the page does not
    ragna.tap(page.get_by_role("tab", name="Wyspa"))
    node = page.locator(".node").first
    ragna.sees(lambda: node.evaluate("node => node.getBoundingClientRect().width") >= 40, True)
    for tab in ("Los", "Nemezis", "Gracze", "Wyspa"):
        ragna.tap(page.get_by_role("tab", name=tab))
        ragna.sees(ragna.too_wide, False)
        assert raw(ragna) == []
        assert ailments(ragna) == [], tab
    before = page.locator(".isle").evaluate("isle => isle.clientWidth")
    ragna.tap(page.get_by_role("button", name="Większa"))
    page.wait_for_function("before => document.querySelector('.isle').clientWidth > before", arg=before)
    ragna.sees(ragna.too_wide, False)
    keep(ragna, "runar-pl-390")
    # and the game goes on from here
    assert ragna.play(5) == 5
