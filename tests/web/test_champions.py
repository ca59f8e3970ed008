"""Champions of Midgard on the screen: a whole game, a secret assignment of two people, a phone in Polish."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets
from web.conftest import Site, short_site

Maker = Callable[..., Guest]
#: neither the troll nor the left draugr of the first round bars anybody, and Wealth lies at the Runesmith
SEED = 23
#: bots that think: a Thrall demands turn order by lot, and what a person has just answered is then asked anew
BOTS = {"1": "karl", "2": "karl", "3": "karl"}


@pytest.fixture(scope="module")
def haste(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where a game lasts three rounds."""
    yield from short_site(tmp_path_factory.mktemp("haste"), "champions_short")


def place(person: Guest, target: str) -> None:
    """Take the only option of a place by clicking on it."""
    person.wait_for_news(person.tap(person.page.locator(f'[data-target="{target}"].glows').first))


def press(person: Guest, key: str) -> None:
    """Take an option by its button."""
    person.wait_for_news(person.tap(person.page.locator(f'.prompt.mine [data-key="{key}"]')))


def send_somebody(person: Guest) -> bool:
    """Tap the first warrior at home and the first place it may go to; False if there is none."""
    page = person.page
    for unit in page.locator(".assign .home .unit").all():
        sent = page.locator(".assign .crew .unit").count()
        person.tap(unit)
        if page.locator(".assign .crew .unit").count() > sent:
            return True
        drop = page.locator(".assign .drop:not([disabled])")
        if drop.count():
            person.tap(drop.first, position={"x": 8, "y": 8})
            expect(page.locator(".assign .crew .unit")).to_have_count(sent + 1)
            return True
    return False


def choose_a_fight(person: Guest, *spaces: str) -> None:
    """Take one of these places if it can be chosen now, otherwise anything."""
    for space in spaces:
        if person.page.locator(f'.town [data-target="space/{space}"].glows').count():
            place(person, f"space/{space}")
            return
    person.choose()


def test_one_person_and_three_bots_finish_a_game(haste: Site, guest: Maker) -> None:
    ragna = guest(haste, "Ragna", color_scheme="dark")
    ragna.enter()
    ragna.open(ragna.set_table(game="champions", seats=4, bots=BOTS, seed=12))
    page = ragna.page
    page.locator(".leader.glows").first.wait_for()
    # three have chosen or not, or do it right now: what is left to choose is drawn, and nothing else
    wrong = ".leaders .leader[data-target]:not(.glows), .leader.glows:not(.leaders [data-target])"
    expect(page.locator(wrong)).to_have_count(0)
    seen: set[str] = set()
    while seen != {"town", "assign", "fight"}:
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        assert not ragna.over
        if page.locator(".town").is_visible() and "town" not in seen:
            seen.add("town")
            # the whole town lies there: 18 locations, four stalls, four shores with their cards
            expect(page.locator('[data-target^="space/"]:not([data-piece])')).to_have_count(22)
            expect(page.locator(".shore")).to_have_count(4)
            expect(page.locator('.shore [data-target^="journey/"]')).to_have_count(4)
            expect(page.locator(".shore .monster .card")).to_have_count(4)
            expect(page.locator(".streets .enemy .card")).to_have_count(3)
            assert ailments(ragna) == []
            keep(ragna, "champions-town-en-1440")
        if page.locator(".assign").count() and send_somebody(ragna) and "assign" not in seen:
            seen.add("assign")
            keep(ragna, "champions-assign-en-1440")
            assert ailments(ragna) == []
        if page.locator(".fight .pool .die").count() and "fight" not in seen:
            seen.add("fight")
            keep(ragna, "champions-fight-en-1440")
        choose_a_fight(ragna, "troll", "draugr-1", "draugr-2", "hunt")
    # all has been looked at: on to the end by what glows
    ragna.rush()
    assert ragna.over
    parts = page.locator("dialog tbody th").all_inner_texts()
    assert {"Glory track", "Blame"} <= set(parts)
    rows = page.locator("dialog tbody tr").all()
    for seat in range(4):
        numbers = [int(row.locator("td").nth(seat).inner_text().replace("−", "-")) for row in rows[: len(parts)]]
        total = next(row for row in rows if "total" in (row.get_attribute("class") or ""))
        at = rows.index(total)
        assert numbers[at] == sum(numbers[:at])
    assert ragna.raw_words() == []


def sent_lines(person: Guest) -> list[str]:
    """What the saga tells about warriors that were sent."""
    lines = "\n".join(person.page.locator(".side .verse").all_inner_texts()).splitlines()
    return [line for line in lines if " sends " in line and " sends a ship " not in line]


def chance_at_the_troll(person: Guest, crew: int) -> int:
    """What the screen says of the chances against the troll, as soon as so many are sent there."""
    person.page.wait_for_function(
        """crew => document.querySelectorAll('[data-band="troll"] .crew .unit').length === crew""", arg=crew
    )
    return int(person.page.locator('[data-band="troll"] .odds b').inner_text().rstrip("%"))


def test_two_people_assign_in_secret(site: Any, guest: Maker) -> None:
    ragna, olaf = guest(site, "Ragna"), guest(site, "Olaf")
    ragna.enter()
    table = site.deal(ragna, "champions", 2, SEED, {"first": "seat-0"})
    ragna.open(table)
    olaf.enter()
    heard: list[str] = []
    olaf.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    olaf.open(table)
    olaf.page.get_by_role("button", name="Sit here").click()
    ragna.page.locator(".gathering").get_by_text("Olaf").wait_for()
    ragna.page.get_by_role("button", name="Begin").click()
    place(olaf, "leader/gylfir")
    place(ragna, "leader/ullr")
    place(ragna, "space/troll")
    place(olaf, "space/draugr-1")
    place(ragna, "space/runesmith")
    place(ragna, "rune/wealth")
    # Olaf is to choose; Ragna's rune glows as an offer that nobody waits for, and works in his turn
    olaf.page.locator(".prompt.mine").wait_for()
    ragna.page.locator(".prompt.offer").wait_for()
    expect(ragna.page.locator(".prompt.mine")).to_have_count(0)
    expect(ragna.page.locator(".glows")).to_have_count(1)
    place(ragna, "rune/wealth")
    ragna.page.locator('.hand [aria-label="Coins: 2"]').wait_for()
    for person, space in ((olaf, "hafter"), (ragna, "swordsmith"), (olaf, "small-longship")):
        place(person, f"space/{space}")
    place(olaf, "port/shore-2")
    place(ragna, "space/hunt")
    place(olaf, "space/hunt")
    # Ragna taps her swordsmen to the troll, looks at her chances and seals
    swordsman = ragna.page.locator('.home [aria-label="1 swordsman"]').first
    ragna.tap(swordsman)
    first = chance_at_the_troll(ragna, crew=1)
    ragna.tap(swordsman)
    assert chance_at_the_troll(ragna, crew=2) > first
    # one is taken back and sent again: nothing is fixed before the seal
    ragna.tap(ragna.page.locator('[data-band="troll"] .crew .unit').first)
    assert chance_at_the_troll(ragna, crew=1) == first
    ragna.tap(swordsman)
    press(ragna, "done")
    ragna.page.locator(".assign").wait_for(state="detached")
    olaf.page.locator(".others .seat:not(.acting)").wait_for()
    # Olaf sees that Ragna has finished, and nothing of what she sent
    assert sent_lines(olaf) == []
    expect(olaf.page.locator(".others .dice .die")).to_have_count(2)
    assert not any('"troll swordsman"' in frame or '"mine":{"troll"' in frame for frame in heard)
    # he loads his ship by dragging, and sees what it holds and what it needs
    olaf.settle()
    olaf.rest()
    die = olaf.page.locator('.home [aria-label="1 spearman"]').first.bounding_box()
    ship = olaf.page.locator('[data-band="small"]').bounding_box()
    assert die is not None
    assert ship is not None
    olaf.page.mouse.move(die["x"] + die["width"] / 2, die["y"] + die["height"] / 2)
    olaf.page.mouse.down()
    olaf.page.mouse.move(ship["x"] + ship["width"] / 2, ship["y"] + ship["height"] * 0.7, steps=6)
    olaf.page.mouse.up()
    footer = olaf.page.locator('[data-band="small"] footer')
    footer.get_by_text("Aboard: 1 of 5").wait_for()
    footer.get_by_text("1 warrior will starve").wait_for()
    olaf.tap(olaf.page.locator('.home [aria-label="1 food"]').first)
    olaf.tap(olaf.page.locator('[data-band="small"] .drop'), position={"x": 8, "y": 8})
    footer.get_by_text("Aboard: 2 of 5").wait_for()
    expect(footer.get_by_text("starve")).to_have_count(0)
    olaf.tap(olaf.page.locator('.home [aria-label="1 swordsman"]').first)
    olaf.tap(olaf.page.locator('[data-band="draugr-1"] .drop'), position={"x": 8, "y": 8})
    press(olaf, "done")
    # now everybody knows
    for person in (ragna, olaf):
        person.page.locator(".side .verse", has_text="2 swordsmen").first.wait_for()
        person.page.locator(".side .verse", has_text="Small Longship").first.wait_for()
    ragna.sees(lambda: len(sent_lines(ragna)) - len(sent_lines(olaf)), 0)
    assert any("Small Longship" in line for line in sent_lines(ragna))


def test_on_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    ragna.enter()
    ragna.open(ragna.set_table(game="champions", seats=3, bots={"1": "karl", "2": "karl"}, seed=5))
    page = ragna.page
    looked: set[str] = set()
    for turn in range(200):
        page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over or looked >= {"town", "assign", "fight"}:
            break
        assert ragna.raw_words() == []
        assert not ragna.too_wide()
        assert small_targets(ragna) == []
        if page.locator(".assign").count():
            send_somebody(ragna)
        for name, scene in (("town", ".town"), ("assign", ".assign"), ("fight", ".fight .pool .die")):
            if name not in looked and page.locator(scene).count() and turn > 1:
                looked.add(name)
                keep(ragna, f"champions-{name}-pl-390")
                assert ailments(ragna) == []
                assert not ragna.too_wide()
        choose_a_fight(ragna, "troll", "draugr-1", "draugr-2", "hunt")
    assert looked >= {"town", "assign", "fight"}
