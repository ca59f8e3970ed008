"""How to play, in the browser: read, clicked through on the real board, and printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets

Maker = Callable[..., Guest]


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_an_example_is_clicked_through_on_the_real_board(site: Any, guest: Maker, size: tuple[int, int]) -> None:
    ragna = guest(site, "Ragna", language="pl", size=size)
    page = ragna.page
    page.goto(f"{site.url}/play/valhalla")
    example = page.locator("[data-example=battle]")
    example.evaluate("one => one.scrollIntoView()")
    example.locator(".table").wait_for()
    told = example.locator("li.here")
    expect(told).to_contain_text("Atakujesz")
    # what is chosen next is chosen where it lies
    example.locator(".others .seat header").first.click()
    expect(told).to_contain_text("Sześć kości")
    example.locator("[data-on]").click()
    expect(told).to_contain_text("Siła 6")
    expect(example.locator(".strengths b").first).to_have_text("6")
    example.get_by_role("button", name="Wstecz").click()
    expect(told).to_contain_text("Sześć kości")
    ragna.rest()
    assert not ragna.too_wide()
    assert small_targets(ragna) == []
    assert ailments(ragna) == []
    keep(ragna, f"guide-{size[0]}")


@pytest.mark.parametrize("slug", ["champions", "reavers", "north", "valhalla", "runar"])
def test_the_table_card_is_one_sheet_of_paper(site: Any, guest: Maker, slug: str) -> None:
    ragna = guest(site, "Ragna", language="pl")
    page = ragna.page
    page.goto(f"{site.url}/play/{slug}/card")
    page.locator("article table").first.wait_for()
    ragna.rest()
    sheet = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", sheet)) == 1
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation").first).to_be_hidden()
    expect(page.locator("article h3").first).to_be_visible()


def test_the_guide_is_found_from_the_hall_and_leads_to_the_law(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("link", name="How to play").first.click()
    page.locator("article section").first.wait_for()
    page.locator(".why").first.click()
    law = page.get_by_role("dialog")
    law.locator("section div p").first.wait_for()
    with page.context.expect_page() as opened:
        law.locator("a.id").first.click()
    opened.value.locator(".rule.wanted").wait_for()
