"""Somebody with a browser, who plays by what the screen offers."""

from __future__ import annotations

import json
import random
import re
from typing import Any

#: a message id where words should be
RAW = re.compile(r"\b(?:web|valhalla|champions|core|error|table|bot)-[a-z]+(?:-[a-z0-9]+)*\b")

FAST = {"speed": "none", "sound": False}

#: one of the things that can be chosen: where to click on it, and whether nothing lies over that point
FIND = """([selector, chance]) => {
    const bubble = selector.startsWith('.bubble');
    if (!bubble && (!document.querySelector('.prompt.mine') || document.querySelector('.table[aria-busy=true]'))) return null;
    const all = [...document.querySelectorAll(selector)].filter(one => bubble || one.offsetParent !== null);
    if (!all.length) return null;
    const one = all[Math.floor(chance * all.length)];
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one.getBoundingClientRect();
    const x = box.x + Math.min(box.width / 2, 20), y = box.y + Math.min(box.height / 2, 14);
    const top = document.elementFromPoint(x, y);
    return {
        x, y, free: top !== null && (one === top || one.contains(top)), what: one.outerHTML.slice(0, 300),
        over: top?.outerHTML.slice(0, 200) ?? 'nothing',
        mark: document.querySelector('.table')?.dataset.seq ?? '', options: Number(one.dataset.options ?? 1),
    };
}"""


class Guest:
    """One person in a browser context of their own."""

    def __init__(
        self,
        browser: Any,
        url: str,
        name: str,
        *,
        language: str = "en",
        settings: dict[str, Any] | None = None,
        size: tuple[int, int] = (1440, 900),
        **context: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.random = random.Random(name)
        self.complaints: list[str] = []
        self.missed = 0
        #: messages that may be in the console: a cut line is part of some tests
        self.forgiven: tuple[str, ...] = ()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce", **context
        )
        stored = json.dumps({**FAST, **(settings or {})})
        self.context.add_init_script(
            f"if (!localStorage.getItem('meadhall-settings')) localStorage.setItem('meadhall-settings', '{stored}');"
            f"if (!localStorage.getItem('meadhall-language')) localStorage.setItem('meadhall-language', '{language}');"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in self.forgiven):
            self.complaints.append(f"{self.name}: {message.text}")

    # -- the hall ------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Open the hall and become a guest with a name."""
        self.page.goto(self.url)
        self.page.evaluate(
            """async (name) => {
                const made = await fetch('/api/guests', {
                    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name}),
                });
                sessionStorage.csrf = (await made.json()).csrf;
                localStorage.setItem('meadhall-welcomed', 'yes');
            }""",
            self.name,
        )

    def set_table(self, **wanted: Any) -> str:
        """A table made as the set-up dialog makes it; its id."""
        made = self.page.evaluate(
            """async (wanted) => {
                const made = await fetch('/api/tables', {
                    method: 'POST',
                    headers: {'content-type': 'application/json', 'x-csrf-token': sessionStorage.csrf},
                    body: JSON.stringify(wanted),
                });
                return await made.json();
            }""",
            {"game": "valhalla", "sit": [0], "start": True, "seed": 11, **wanted},
        )
        assert "id" in made, made
        return str(made["id"])

    def open(self, table: str) -> None:
        self.page.goto(f"{self.url}/table/{table}")
        self.page.locator(".prompt, .gathering").first.wait_for()

    # -- the table -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.page.locator("dialog[open] table").count())

    @property
    def to_choose(self) -> bool:
        return bool(self.page.locator(".prompt.mine").count())

    def choices(self) -> list[Any]:
        """Everything that can be chosen now, on the board or as a button."""
        return list(self.page.locator(".glows, .option:not([disabled])").all())

    def question(self) -> str:
        return str(self.page.locator(".say").inner_text())

    def choose(self) -> bool:
        """Take one of the choices by a click; False if there is none now."""
        found = self.page.evaluate(FIND, [".glows, .prompt.mine .option", self.random.random()])
        if found is None:
            return False
        assert found["free"], f"{found['what']} is covered by {found['over']} at {found['x']}, {found['y']}"
        self.page.mouse.click(found["x"], found["y"])
        if found["options"] > 1:
            self.page.locator(".bubble [data-key]").first.wait_for()
        within = self.page.evaluate(FIND, [".bubble [data-key]", self.random.random()])
        if within is not None:
            self.page.mouse.click(within["x"], within["y"])
        if self.page.locator("dialog[open] .open").count():
            # somebody else's move came between looking and clicking, and what lay there now is only looked at
            self.missed += 1
            assert self.missed < 4, "clicks on what can be chosen open a closer look"
            self.page.keyboard.press("Escape")
            return False
        try:
            self.wait_for_news(found["mark"])
        except Exception as failure:
            raise AssertionError(f"nothing came of a click on {found['what']} ({self.question()})") from failure
        return True

    def mark(self) -> str:
        """Changes whenever something happened at the table."""
        return str(self.page.evaluate("document.querySelector('.table')?.dataset.seq ?? ''"))

    def wait_for_news(self, before: str, or_bubble: bool = False) -> None:
        """Wait until something has happened at the table, or until a place asks which of its options is meant."""
        more = ", .bubble [data-key]" if or_bubble else ""
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.seq !== before"
            f" || document.querySelector('dialog[open], .notices .bad{more}')",
            arg=before,
        )
        refused = self.page.locator(".notices .bad")
        assert refused.count() == 0, refused.all_inner_texts()

    def heard(self, before: str) -> bool:
        """Has something happened within three seconds?"""
        from playwright.sync_api import Error

        try:
            self.page.wait_for_function(
                "before => document.querySelector('.table')?.dataset.seq !== before"
                " || document.querySelector('dialog[open], .bubble [data-key]')",
                arg=before,
                timeout=3000,
            )
        except Error:
            return False
        return True

    def play(self, moves: int) -> int:
        """Choose so often, waiting for others in between; less if the game ends. How often it was."""
        made = 0
        while made < moves and not self.over:
            self.page.locator(".prompt.mine, dialog[open] table, .curtain").first.wait_for()
            if self.choose():
                made += 1
        return made

    # -- what the screen looks like --------------------------------------------------------------------------------

    def raw_words(self) -> list[str]:
        """Message ids on the screen or in labels, where words should be."""
        text: str = self.page.evaluate(
            """() => document.body.innerText + ' '
                + [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
                .map(e => [e.ariaLabel, e.title, e.placeholder].join(' ')).join(' ')"""
        )
        return sorted(set(RAW.findall(text)))

    def too_wide(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
