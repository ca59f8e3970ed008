"""Somebody with a browser, who plays by what the screen offers."""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from typing import Any

from playwright.sync_api import Error
from playwright.sync_api import expect as expect  # for whoever looks with a guest

#: Milliseconds after which what should come does not come: nobody waits so long but for a defect.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

#: How many times slower the browsers are, for finding looks and clicks that come too early: `MEADHALL_SLOW=6` takes
#: away most of their computing time and lets each answer of the hall be long under way.
SLOW = float(os.environ.get("MEADHALL_SLOW", "1"))

#: a message id where words should be
RAW = re.compile(
    r"\b(?:web|valhalla|champions|reavers|north(?!-(?:east|west)\b)|runar|core|error|table|bot)-[a-z]+(?:-[a-z0-9]+)*\b"
)

FAST = {"speed": "none", "pace": "none", "sound": False}

#: Takes one of the things that can be chosen, one of what its popover offers, and says yes where the page asks whether
#: it is meant. Looking and pressing are one step, so that nobody else's move comes between: whatever the page then does
#: with the press, it is to what was seen. As long as the page is deaf to a press there, it waits.
TAKE = """async ([chance, second, wanted]) => {
    const CHOICES = '.glows, .prompt.mine .option';
    const place = (one) => {
        one.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = one.getBoundingClientRect();
        // near its corner, where a frame has no card of its own; a round thing has nothing there, but in its middle
        const hit = (x, y) => ({x, y, top: document.elementFromPoint(x, y)});
        const spots = [[20, 14], [Infinity, Infinity]].map(([dx, dy]) =>
            hit(box.x + Math.min(box.width / 2, dx), box.y + Math.min(box.height / 2, dy)));
        // a frame is pressed through whatever in it is nothing by itself
        const isThrough = (top) => one.matches('.whole') && one.parentElement.contains(top)
            && !top.closest('button, a, summary, [data-target]');
        const isFree = ({top}) => top !== null && (one === top || one.contains(top) || isThrough(top));
        const found = spots.find(isFree) ?? spots[0];
        return {...found, free: isFree(found)};
    };
    const isDeaf = ({x, y}) => {
        const {deaf} = document.querySelector('.table').dataset;
        const last = window.lastPress ?? {x: -1, y: -1};
        return deaf === 'all' || (deaf === 'here' && Math.hypot(x - last.x, y - last.y) <= 24);
    };
    const press = (one, {x, y, top, free}) => {
        const at = {bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, detail: 1};
        window.lastPress = {x, y};
        if (free)
            for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
                top.dispatchEvent(new PointerEvent(kind, {...at, pointerType: 'mouse', isPrimary: true}));
        return {free, x, y, what: one.outerHTML.slice(0, 300), over: top?.outerHTML.slice(0, 200) ?? 'nothing'};
    };
    // the question may be there before the board is drawn, or while the last choice is under way
    const until = performance.now() + 60000;
    const waits = () => document.querySelector('.prompt.mine') && performance.now() < until
        && (document.querySelector('.table[aria-busy=true]') || !document.querySelector(CHOICES));
    const first = () => {
        if (!document.querySelector('.prompt.mine')) return null;
        const all = [...document.querySelectorAll(CHOICES)]
            .filter(one => one.offsetParent !== null);
        return wanted === null
            ? all[Math.floor(chance * all.length)]
            : wanted.map(name => all.find(({dataset: {target, key}}) => [target, key].includes(name))).find(Boolean);
    };
    const next = () => {
        const within = [...document.querySelectorAll('.popover [data-key]')];
        return within[Math.floor(second * within.length)] ?? document.querySelector('[data-confirm=grave]');
    };
    const steps = [];
    let mark = '';
    while (waits()) await new Promise(later => setTimeout(later, 5));
    for (let look = first; ; look = next) {
        let one = look();
        let at = one && place(one);
        while (one && isDeaf(at)) {
            await new Promise(later => setTimeout(later, 5));
            one = look();
            at = one && place(one);
        }
        if (!one) return steps.length ? {mark, steps} : null;
        if (!steps.length) mark = document.querySelector('.table').dataset.seq ?? '';
        steps.push(press(one, at));
        await new Promise(drawn => setTimeout(drawn));
        if (steps.length === 3) return {mark, steps};
    }
}"""

#: Plays on by such presses until the game is over, all within the page: what came of it is left in `window.played`.
PLAY = f"""([seed, wanted]) => {{
    const take = {TAKE};
    let state = seed;
    const random = () => {{
        state = (state + 0x6D2B79F5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    }};
    const one = (name) => document.querySelector(name);
    const over = () => one('dialog[open] table') !== null;
    const asked = () => one('.prompt.mine');
    const soon = (what, ms) => new Promise((done) => {{
        const until = performance.now() + ms;
        const look = () => {{
            const found = what();
            if (found || performance.now() > until) done(found);
            else setTimeout(look, 4);
        }};
        look();
    }});
    const play = async () => {{
        let made = 0;
        while (true) {{
            if (!(await soon(() => over() || asked(), 120000)))
                return {{made, problem: `idle: ${{one('.say').innerText}}`}};
            if (over()) return {{made, problem: null}};
            const luck = [random(), random()];
            const found = (wanted && (await take([...luck, wanted]))) ?? (await take([...luck, null]));
            if (found === null) {{
                await new Promise((later) => setTimeout(later, 4));
                continue;
            }}
            made += 1;
            const covered = found.steps.find((step) => !step.free);
            if (covered) return {{made, problem: `${{covered.what}} is covered by ${{covered.over}}`}};
            const news = () => one('.table').dataset.seq !== found.mark || one('dialog[open], .notices .bad');
            const what = found.steps[0].what;
            if (!(await soon(news, 60000))) return {{made, problem: `nothing came of a click on ${{what}}`}};
            if (one('.notices .bad')) return {{made, problem: one('.notices .bad').innerText}};
            if (one('dialog[open] .open')) return {{made, problem: `a click on ${{what}} opened a closer look`}};
        }}
    }};
    window.played = null;
    play().then((done) => (window.played = done), (wrong) => (window.played = {{made: 0, problem: String(wrong)}}));
}}"""


#: Nothing is on its way to the hall, and a click is heard wherever it comes.
HEARS = "() => !document.querySelector('.table[data-deaf], .table[aria-busy=true]')"

#: Nothing has moved or grown for some frames.
RESTS = """async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const boxes = () => [...document.querySelectorAll('#board, #board > *, .prompt, .hand, dialog[open], .tray')]
        .flatMap(one => [...Object.values(one.getBoundingClientRect().toJSON()), one.scrollHeight, one.scrollTop]);
    let last = '';
    for (let same = 0; same < 3;) {
        await drawn();
        const now = [innerWidth, innerHeight, ...boxes()].join();
        same = now === last ? same + 1 : 0;
        last = now;
    }
}"""

#: Keeps the short sentences the page says, however quickly they go.
NOTE = """window.notices = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    for (const one of document.querySelectorAll('.notices > *')) window.notices.push(one.innerText);
}).observe(document, {childList: true, subtree: true}));"""

#: Did the table take the next click as not meant for what it asks? A bot's move may come between a look and a click.
LISTEN = """() => {
    window.unheard = false;
    const hear = (event) => {
        window.unheard = event.defaultPrevented;
        window.lastPress = {x: event.clientX, y: event.clientY};
    };
    addEventListener('click', hear, {capture: true, once: true});
    return document.querySelector('.table')?.dataset.seq ?? '';
}"""


def take_turns(people: Sequence[Guest], enough: Callable[[dict[str, int]], bool]) -> None:
    """Whoever is asked chooses, until all together have chosen often enough."""
    made = dict.fromkeys((person.name for person in people), 0)
    until = time.monotonic() + 5 * PATIENCE / 1000
    while not enough(made):
        assert time.monotonic() < until, made
        acted = [person for person in people if person.choose()]
        for person in acted:
            made[person.name] += 1
        if not acted:
            people[0].page.wait_for_timeout(20)


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
        self.context.add_init_script(NOTE)
        self.page = self._window()
        #: known once they have entered
        self.id = self.csrf = ""

    def _window(self) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        if SLOW > 1:
            line = self.context.new_cdp_session(page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
            free = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
            line.send("Network.emulateNetworkConditions", {**free, "latency": 60 * SLOW})
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{self.name}: {error}"))
        return page

    def beside(self) -> Guest:
        """The same person with a second window on the same page."""
        twin = copy(self)
        twin.page = self._window()
        twin.page.goto(self.page.url)
        twin.page.locator(".table[data-seq]").wait_for()
        return twin

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in self.forgiven):
            self.complaints.append(f"{self.name}: {message.text}")

    # -- the hall ------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Become a guest with a name, before anything of the hall is opened."""
        welcome = self.post("/api/guests", {"name": self.name})
        self.id, self.csrf = welcome["id"], welcome["csrf"]
        self.context.add_init_script(
            f"sessionStorage.csrf ??= '{self.csrf}'; localStorage.setItem('meadhall-welcomed', 'yes');"
        )

    def post(self, path: str, body: Any) -> Any:
        """What the page would send, with its cookies."""
        headers = {"x-csrf-token": self.csrf} if self.csrf else {}
        answer = self.context.request.post(self.url + path, data=body, headers=headers, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def join(self) -> None:
        """A guest who has entered gets an account."""
        self.post("/api/accounts", {"login": self.id, "password": "mead and honey"})

    def set_table(self, **wanted: Any) -> str:
        """A table made as the set-up dialog makes it; its id."""
        # nobody else sits down where the seed was chosen
        seed = 11 if wanted.get("start", True) else None
        made = self.post("/api/tables", {"game": "valhalla", "sit": [0], "start": True, "seed": seed, **wanted})
        return str(made["id"])

    def open(self, table: str) -> None:
        self.page.goto(f"{self.url}/table/{table}")
        self.laid()

    def laid(self) -> None:
        """Wait until the table is drawn: its board comes after the question, for it is fetched by itself."""
        self.page.locator(".prompt, .gathering").first.wait_for()
        self.page.locator("#board > *, .gathering").first.wait_for(state="attached")

    def settle(self) -> None:
        """Wait until the page listens to every click again: right after a question has changed it does not."""
        self.page.wait_for_function(HEARS)

    def rest(self) -> None:
        """Wait until everything lies where it will lie, before it is measured."""
        self.page.evaluate(RESTS)

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, and everything in its new place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.rest()

    def sees(self, look: str | Callable[[], Any], wanted: Any) -> None:
        """Wait until a look at the page, or a script in it, gives what is wanted."""
        until = time.monotonic() + PATIENCE / 1000
        while (seen := self.page.evaluate(look) if isinstance(look, str) else look()) != wanted:
            assert time.monotonic() < until, f"{seen} is not {wanted}"
            self.page.wait_for_timeout(20)

    def hold(self, what: str) -> Callable[[], None]:
        """Hold back what the page fetches there, until the answer is called: it waits for it, and lets all go."""
        held: list[Any] = []
        is_free: list[bool] = []
        self.page.route(what, lambda route: route.continue_() if is_free else held.append(route))

        def let_go() -> None:
            self.sees(lambda: bool(held), True)
            is_free.append(True)
            for route in held:
                route.continue_()

        return let_go

    def told(self, words: str) -> None:
        """Wait until the page has said this in passing."""
        self.page.wait_for_function("words => window.notices.some(one => one.includes(words))", arg=words)

    @contextmanager
    def still(self) -> Iterator[Any]:
        """The time of this page stands still but for what its clock is told; `page.clock.install` must have been."""
        clock = self.page.clock
        # a jump that ends whatever was about to end; a clock cannot be turned back if the way to it takes longer
        for jump in (2_000, 6_000):
            with suppress(Error):
                clock.pause_at(self.page.evaluate("Date.now()") + jump)
                break
        yield clock
        clock.resume()

    def point(self, place: Any, wanted: Any) -> None:
        """Point at a place until what is wanted shows: a result lying over the board may be in the way for a while."""
        until = time.monotonic() + 60
        while not wanted.count():
            assert time.monotonic() < until, f"pointing at {place} never showed {wanted}"
            self.page.mouse.move(2, 2)
            self.rest()
            box = place.bounding_box()
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            with suppress(Error):
                wanted.wait_for(timeout=3_000)

    def tap(self, place: Any, **how: Any) -> str:
        """Click at the table as soon as the page hears it, and again if it was deaf after all; the mark before."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            place.wait_for()
            self.page.wait_for_function(HEARS)
            before = str(self.page.evaluate(LISTEN))
            place.click(**how)
            if not self.page.evaluate("window.unheard"):
                return before
        raise AssertionError(f"the page never heard a click on {place} ({self.question()})")

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

    def choose(self, wanted: list[str] | None = None) -> bool:
        """Take a choice by a click, or the first of these targets and keys that there is; False if there is none."""
        found = self.take(wanted)
        if found is None:
            return False
        what = found["steps"][0]["what"]
        try:
            self.wait_for_news(found["mark"])
        except Exception as failure:
            raise AssertionError(f"nothing came of a click on {what} ({self.question()})") from failure
        assert self.page.locator("dialog[open] .open").count() == 0, f"a click on {what} opened a closer look"
        return True

    def take(self, wanted: list[str] | None = None) -> Any:
        """Press on one of the choices; what was pressed, None if there is nothing to choose now."""
        found = self.page.evaluate(TAKE, [self.random.random(), self.random.random(), wanted])
        for step in () if found is None else found["steps"]:
            assert step["free"], f"{step['what']} is covered by {step['over']} at {step['x']}, {step['y']}"
        return found

    def mark(self) -> str:
        """Changes whenever something happened at the table."""
        return str(self.page.evaluate("document.querySelector('.table')?.dataset.seq ?? ''"))

    def wait_for_news(self, before: str, or_what: str = "") -> None:
        """Wait until something has happened at the table, or until something else is there."""
        more = f", {or_what}" if or_what else ""
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.seq !== before"
            f" || document.querySelector('dialog[open], .notices .bad{more}')",
            arg=before,
        )
        refused = self.page.locator(".notices .bad")
        assert refused.count() == 0, refused.all_inner_texts()

    def catch_up(self, ahead: Guest) -> None:
        """Wait until this screen shows all that the other one shows now, or more.

        Both must look with the same eyes: what is hidden from somebody is not counted for them.
        """
        self.page.wait_for_function(
            "mark => Number(document.querySelector('.table').dataset.seq) >= Number(mark)", arg=ahead.mark()
        )

    def play(self, moves: int) -> int:
        """Choose so often, waiting for others in between; less if the game ends. How often it was."""
        made = 0
        while made < moves and not self.over:
            self.page.locator(".prompt.mine, dialog[open] table, .curtain").first.wait_for()
            if self.choose():
                made += 1
        return made

    def begin_playing(self, wanted: list[str] | None = None) -> None:
        """Play on to the end of the game without being told, what is wanted first; `played` waits for it."""
        self.page.evaluate(PLAY, [self.random.randrange(1 << 31), wanted])

    def played(self, seconds: float) -> int:
        """How often this person chose since they began to play by themselves."""
        done = self.page.wait_for_function("() => window.played", timeout=seconds * 1000).json_value()
        assert done["problem"] is None, f"{done} ({self.question()})"
        return int(done["made"])

    def rush(self, wanted: list[str] | None = None) -> int:
        """Play to the end of the game. How often it was chosen."""
        self.begin_playing(wanted)
        return self.played(seconds=300)

    def first_load(self) -> dict[str, int]:
        """Open the hall with nothing in the cache: what was fetched, in bytes as they travel."""
        sizes: dict[str, int] = {}

        def weigh(response: Any) -> None:
            if "/api/" not in response.url:
                body = response.body()
                sizes[response.url] = len(body) if response.url.endswith(".woff2") else len(gzip.compress(body))

        self.page.on("response", weigh)
        self.page.goto(self.url)
        self.page.locator(".game").first.wait_for()
        self.page.wait_for_load_state("networkidle")
        self.page.remove_listener("response", weigh)
        return sizes

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
