"""What is this? Every sign, number and place on a board says what it is to whoever points at it.

The positions are those of the guides' worked examples: all five games from set-up to scoring, without a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest

Maker = Callable[..., Guest]
GAMES = ["champions", "reavers", "north", "valhalla", "runar"]

#: goes through the drawn signs of a board; asks the middle of each what it is; returns what is not explained
WALK = """async (root, known) => {
    const path = (one) => {
        const found = [];
        for (let n = one; n && n !== root && found.length < 5; n = n.parentElement)
            found.unshift(n.tagName.toLowerCase() + [...n.classList].filter((c) => !/^svelte|^glows|^lit/.test(c))
                .map((c) => '.' + c).join(''));
        return found.join(' > ');
    };
    const isNumber = (one) => {
        const own = [...one.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()).join('');
        return /^[+−×]?\\d+([/:]\\d+)?%?$/.test(own);
    };
    const drawn = [...root.querySelectorAll('svg.icon, .token, .die, .thing, .statue, b, i, span, td, [data-target]')];
    const dumb = [];
    for (const one of drawn) {
        if (!one.matches('svg.icon, .token, .die, .thing, .statue, [data-target]') && !isNumber(one)) continue;
        const box = one.getBoundingClientRect();
        if (box.width < 4 || box.height < 4 || box.width > 240 || box.height > 240) continue;
        const key = path(one);
        if (known.includes(key)) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !root.contains(hit)) continue;
        known.push(key);
        if (hit.closest('[data-look]')) continue;
        hit.dispatchEvent(new Event('explain', { bubbles: true }));
        await new Promise((done) => setTimeout(done));
        const tip = document.querySelector('.tip');
        if (!tip?.querySelector('.about')) dumb.push(`${key}: ${tip?.textContent.trim() ?? ''}`);
    }
    return [dumb, known];
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_everything_drawn_on_a_board_says_what_it_is(site: Any, guest: Maker, slug: str) -> None:
    ragna = guest(site, "Ragna", language="pl")
    page = ragna.page
    page.goto(f"{site.url}/play/{slug}")
    examples = page.locator("[data-example]")
    examples.first.wait_for()
    known: list[str] = []
    dumb: list[str] = []
    for nth in range(examples.count()):
        example = examples.nth(nth)
        example.evaluate("one => one.scrollIntoView({ block: 'center' })")
        board = example.locator(".table").first
        board.wait_for()
        on = example.locator("[data-on]")
        for number in range(12):
            last = not on.count()
            # every second position has nearly all there is
            if last or number % 2 == 0:
                ragna.rest()
                found, known = board.evaluate(WALK, known)
                dumb += found
            if last:
                break
            on.click()
    assert len(known) > 25
    assert not dumb, "\n".join(dumb)


def test_a_word_of_a_question_explains_itself_and_leads_to_its_rule(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl")
    ragna.enter()
    ragna.open(ragna.set_table(game="champions", seats=2, bots={"1": "thrall"}))
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    ragna.play(3)
    page.locator(".prompt.mine .term").first.wait_for()
    ragna.settle()
    tip = page.locator(".tip")
    ragna.point(page.locator(".prompt.mine .term").first, tip.locator(".about"))
    link = tip.locator("a")
    assert link.get_attribute("href").startswith("/rules/champions?rule=C-")
    # the pointer can go to the rule, and the words stay
    link.hover()
    with page.context.expect_page() as opened:
        link.click()
    opened.value.locator(".rule.wanted").wait_for()
