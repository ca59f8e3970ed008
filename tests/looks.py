"""How a screen looks to everybody: pictures for people, what axe finds, buttons a finger would miss."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from browsers import Guest

ROOT = Path(__file__).resolve().parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "build" / "screens"
PHONE = (390, 844)


def keep(person: Guest, name: str) -> None:
    """A picture for people to look at, where they asked for it: `MEADHALL_SCREENS=1`."""
    if not os.environ.get("MEADHALL_SCREENS"):
        return
    SHOTS.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=str(SHOTS / f"{name}.png"))


def ailments(person: Guest) -> list[str]:
    """What axe-core finds that is serious or worse."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    # evaluated by the debugger, so the page's own strict content policy stays as it is
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    # colours in the middle of a fade are nobody's colours
    person.page.wait_for_function(
        "() => document.getAnimations().every(one => one.effect.getComputedTiming().endTime === Infinity"
        " || one.playState !== 'running')"
    )
    found = person.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def small_targets(person: Guest) -> list[str]:
    """Buttons a finger would miss."""
    return list(
        person.page.evaluate(
            """() => [...document.querySelectorAll('.btn, .option, dialog button, select, .pick')]
                .filter(one => one.offsetParent !== null)
                .filter(one => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 43.5)
                .map(one => one.outerHTML.slice(0, 120))"""
        )
    )
