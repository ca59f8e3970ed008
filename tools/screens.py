"""The screen looked at from outside: pictures for the README, and the figures in `web/README.md`.

    python tools/screens.py pictures     # docs/screens/*.png, a few minutes
    python tools/screens.py measure      # weight, speed, layout shift, what axe finds

Both need Chromium, Playwright and the built front end (`make test` brings all three).
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# what stands below lies where only this line finds it, hence E402
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browsers import Guest  # noqa: E402
from looks import PHONE, ailments  # noqa: E402
from web.conftest import Site, chromium  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
WIDE = (1440, 900)
GAMES = ("valhalla", "champions", "reavers", "north", "runar")
PAGES = ("/", "/rules/valhalla", "/box/valhalla", "/replay", "/ranking/valhalla", "/me", "/about", "/campaign")

#: Notes for every update of the table how long it took from the socket to the picture, and what moved by itself.
WATCH = """
    window.delays = []; window.crowded = []; window.shifts = [];
    let waiting = 0;
    new PerformanceObserver(list => {
        // what moves right after a click is the answer to it and no shift, as browsers count
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.startTime, one.value]);
    }).observe({type: 'layout-shift', buffered: true});
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', event => {
                const came = performance.now();
                const news = JSON.parse(event.data);
                if (news.type !== 'update') return;
                // what comes while an earlier one is being drawn stands behind it
                const delays = waiting++ ? window.crowded : window.delays;
                const look = () => {
                    const table = document.querySelector('.table');
                    if (Number(table?.dataset.seq ?? 0) < news.state.seq) return void setTimeout(look);
                    waiting -= 1;
                    delays.push(performance.now() - came);
                };
                queueMicrotask(look);
            });
        }
    };
"""


#: Where to click for one of the things that can be chosen now.
CHOICE = """chance => {
    if (!document.querySelector('.table:not([aria-busy=true])') || !document.querySelector('.prompt.mine')) return null;
    const within = [...document.querySelectorAll('.bubble [data-key], [data-confirm=grave]')];
    const all = within.length ? within
        : [...document.querySelectorAll('.glows, .prompt.mine .option')].filter(one => one.offsetParent !== null);
    const one = all[Math.floor(chance * all.length)];
    one?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one?.getBoundingClientRect();
    for (const [dx, dy] of one ? [[20, 14], [Infinity, Infinity]] : []) {
        const at = [box.x + Math.min(box.width / 2, dx), box.y + Math.min(box.height / 2, dy)];
        const top = document.elementFromPoint(...at);
        // a frame is pressed through whatever in it is nothing by itself
        const frame = one.matches('.whole') && !top?.closest('button, a, summary, [data-target]') && one.parentElement;
        if (one === top || one.contains(top) || (frame && frame.contains(top))) return at;
    }
    return null;
}"""
#: seconds a person takes between two clicks, at the least
PAUSE = 0.8


def play_by_mouse(person: Guest, moves: int) -> int:
    """Choose by real clicks, at the pace of a person who knows what he wants."""
    made = 0
    while made < moves and not person.over:
        place = person.page.evaluate(CHOICE, person.random.random())
        if place is not None:
            person.page.mouse.click(*place)
            made += 1
        person.page.wait_for_timeout(1000 * PAUSE)
    return made


def sitting(browser: Any, site: Site, game: str, seats: int, **context: Any) -> Guest:
    """Somebody at a new table with bots, with the first question before them."""
    person = Guest(browser, site.url, "Ragna", **context)
    person.enter()
    bots = {str(seat): "thrall" for seat in range(1, seats)}
    person.open(person.set_table(game=game, seats=seats, bots=bots))
    person.page.locator(".prompt.mine").wait_for()
    return person


# -- pictures ----------------------------------------------------------------------------------------------------


def reduce(path: Path) -> None:
    """256 colours are enough for a woodcut; without Pillow the picture stays as it is."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(256).save(path, optimize=True)


def take(person: Guest, name: str) -> None:
    person.page.mouse.move(4, 4)
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    path = SCREENS / f"{name}.png"
    person.page.screenshot(path=str(path))
    reduce(path)
    print(f"{name}: {path.stat().st_size // 1024} KB")
    person.context.close()


def shows(wanted: str) -> Callable[[Any], bool]:
    """Is there such a thing on the page?"""
    return lambda page: bool(page.locator(wanted).count())


def until(person: Guest, wanted: Callable[[Any], bool], moves: int = 160) -> None:
    """Play by chance until the table looks like that."""
    for _ in range(moves):
        person.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if person.over:
            break
        if wanted(person.page):
            return
        person.choose()
    raise SystemExit("the game ended without the picture that was wanted")


def hall(browser: Any, site: Site) -> None:
    person = Guest(browser, site.url, "Ragna", size=WIDE, color_scheme="dark")
    person.enter()
    for game, seats in (("valhalla", 3), ("runar", 2), ("north", 4)):
        person.set_table(game=game, seats=seats, bots={str(seat): "thrall" for seat in range(1, seats)})
    other = Guest(browser, site.url, "Solveig")
    other.enter()
    other.set_table(game="reavers", seats=4, sit=[0], start=False, visibility="open")
    other.set_table(game="champions", seats=3, sit=[0], start=False, visibility="open")
    other.context.close()
    person.page.goto(site.url)
    person.page.locator(".below li a").nth(4).wait_for()
    take(person, "hall")


def is_fought(page: Any) -> bool:
    """A battle in which somebody is armed, with dice still to choose from."""
    warriors = page.locator(".battle .card").count()
    armed = page.locator(".battle .slot.filled").count()
    return bool(warriors >= 4 and armed >= 1 and page.locator(".battle .pool .die").count() >= 3)


def pictures(browser: Any, site: Site) -> None:
    hall(browser, site)
    dark = {"size": WIDE, "color_scheme": "dark"}
    person = sitting(browser, site, "valhalla", 4, **dark)
    until(person, is_fought)
    take(person, "battle")
    phone = {"size": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True, "language": "pl"}
    person = sitting(browser, site, "valhalla", 4, **phone)
    until(person, lambda page: page.locator(".battle .pool .die").count() >= 3)
    take(person, "phone")
    for name, game, moves, wanted in (
        ("champions-town", "champions", 20, '.town [data-target^="space/"].glows'),
        ("reavers-lands", "reavers", 30, ".stage .pairs .card"),
        ("north-stack", "north", 40, ".stack .item"),
        ("runar-table", "runar", 30, ".isle .glows"),
    ):
        person = sitting(browser, site, game, 3, **dark)
        person.play(moves)
        until(person, shows(wanted))
        take(person, name)


# -- figures -----------------------------------------------------------------------------------------------------


def weigh(browser: Any, site: Site) -> None:
    person = Guest(browser, site.url, "Ragna")
    sizes = person.first_load()
    person.context.close()
    print(f"first load: {sum(sizes.values()) / 1000:.0f} KB compressed in {len(sizes)} files")
    times = []
    for _ in range(5):
        fresh = Guest(browser, site.url, "Ragna")
        begun = time.perf_counter()
        fresh.page.goto(site.url, wait_until="commit")
        fresh.page.locator(".game .btn.main").first.wait_for()
        times.append(time.perf_counter() - begun)
        fresh.context.close()
    print(f"first page: {statistics.median(times) * 1000:.0f} ms (median of {len(times)} empty caches)")


def worst(shifts: list[list[float]]) -> float:
    """Cumulative layout shift as browsers count it: the worst stretch of five seconds without a second of rest."""
    most = total = begun = last = 0.0
    for at, value in shifts:
        if at - last > 1000 or at - begun > 5000:
            total, begun = 0.0, at
        total, last = total + value, at
        most = max(most, total)
    return most


def follow(browser: Any, site: Site) -> None:
    for game in GAMES:
        person = Guest(browser, site.url, "Ragna", size=WIDE)
        person.context.add_init_script(WATCH)
        person.enter()
        person.open(person.set_table(game=game, seats=2, bots={"1": "thrall"}))
        person.page.locator(".prompt.mine").wait_for()
        person.page.evaluate("() => { delays.length = 0; crowded.length = 0; shifts.length = 0; }")
        made = play_by_mouse(person, 60)
        delays = sorted(person.page.evaluate("() => window.delays"))
        crowded = sorted(person.page.evaluate("() => window.crowded"))
        shift = worst(person.page.evaluate("() => window.shifts"))
        late = sum(delay > 100 for delay in delays)
        print(
            f"{game}: {made} choices, {len(delays)} updates; from socket to screen median"
            f" {statistics.median(delays):.0f} ms, nine of ten within {delays[int(len(delays) * 0.9)]:.0f} ms,"
            f" {late} over 100 ms; {len(crowded)} more in bursts, all within {max(crowded, default=0):.0f} ms;"
            f" layout shift {shift:.3f}; console: {person.complaints or 'silent'}"
        )
        person.context.close()


def examine(browser: Any, site: Site) -> None:
    found: list[str] = []
    runs = 0
    for theme in ("light", "dark"):
        person = Guest(browser, site.url, "Ragna", color_scheme=theme)
        person.enter()
        for size in (WIDE, PHONE):
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            for path in PAGES:
                person.page.goto(site.url + path)
                person.page.locator("h1").first.wait_for(state="attached")
                person.page.wait_for_load_state("networkidle")
                found += [f"{path} {size[0]} {theme}: {one}" for one in ailments(person)]
                runs += 1
        person.context.close()
    for game in GAMES:
        person = sitting(browser, site, game, 3, size=WIDE, color_scheme="dark")
        for theme, moves in (("dark", 12), ("light", 12)):
            person.play(moves)
            person.page.emulate_media(color_scheme=theme)
            for size in (WIDE, PHONE):
                person.page.set_viewport_size({"width": size[0], "height": size[1]})
                person.page.locator(".prompt").wait_for()
                found += [f"{game} {size[0]} {theme}: {one}" for one in ailments(person)]
                if person.too_wide():
                    found.append(f"{game} {size[0]}: wider than the screen")
                runs += 1
            person.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        person.context.close()
    print(f"axe: {runs} screens, {len(found)} serious or critical findings")
    for one in found:
        print("  ", one)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    work = {"pictures": [pictures], "measure": [weigh, follow, examine]}.get(wanted)
    if work is None:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for one in work:
                one(browser, site)
        finally:
            browser.close()
            site.kill()


if __name__ == "__main__":
    main()
