"""The screen itself: phone size, Polish, access for everybody, weight, every page, replay and rematch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsers import Guest, expect
from looks import PHONE, ailments, keep, small_targets

Maker = Callable[..., Guest]

PAGES = [
    ("hall", "/"),
    ("guide", "/play/runar"),
    ("rules", "/rules/valhalla"),
    ("box", "/box/valhalla"),
    ("replays", "/replay"),
    ("ranking", "/ranking/valhalla"),
    ("profile", "/me"),
    ("about", "/about"),
    ("nowhere", "/no-such-room"),
]


@pytest.mark.parametrize(("name", "path"), PAGES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_page_at_both_sizes(site: Any, guest: Maker, name: str, path: str, language: str) -> None:
    theme = "dark" if language == "pl" else "light"
    ragna = guest(site, "Ragna", language=language, color_scheme=theme)
    ragna.enter()
    ragna.page.goto(site.url + path)
    ragna.page.locator("h1").first.wait_for(state="attached")
    ragna.page.wait_for_load_state("networkidle")
    if name == "hall":
        # what there is to learn comes by itself, after the games
        ragna.page.locator("article .learn").first.wait_for()
    ragna.sees("document.documentElement.lang", language)
    for size in ((1440, 900), PHONE):
        ragna.resize(*size)
        ragna.sees(ragna.too_wide, False)
        ragna.sees(ragna.raw_words, [])
        keep(ragna, f"{name}-{language}-{size[0]}")
        if size == PHONE:
            ragna.sees(lambda: small_targets(ragna), [])
        if language == "en" or size != PHONE:
            assert ailments(ragna) == []


def test_the_set_up_dialog(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", color_scheme="dark")
    page = ragna.page
    page.goto(site.url)
    page.get_by_role("button", name="Stół: Valhalla").click()
    page.get_by_role("checkbox", name="Wsparcie Thora").wait_for()
    assert ailments(ragna) == []
    assert ragna.raw_words() == []
    keep(ragna, "setup-pl-1440")
    # a forbidden combination is refused with a sentence; the browser notes the refusal in its console
    ragna.forgiven = ("422",)
    page.get_by_role("radiogroup").get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("checkbox", name="Wsparcie Thora").click()
    page.get_by_role("button", name="Zaczynamy").click()
    refusal = page.locator("dialog .refused")
    refusal.filter(has_text="Thor").wait_for()
    expect(refusal).to_contain_text("2")
    ragna.resize(*PHONE)
    ragna.sees(lambda: small_targets(ragna), [])
    ragna.sees(ragna.too_wide, False)


OFFERED = [
    ("en", "Table: Warriors of the North", "Table: Valhalla", "trained by itself"),
    ("pl", "Stół: Wojownicy Północy", "Stół: Valhalla", "samouk"),
]


@pytest.mark.parametrize(("language", "trained", "untrained", "word"), OFFERED)
def test_the_trained_bot_is_offered_where_it_knows_the_game(
    site: Any, guest: Maker, language: str, trained: str, untrained: str, word: str
) -> None:
    ragna = guest(site, "Ragna", language=language)
    page = ragna.page
    for button, offered in ((trained, True), (untrained, False)):
        page.goto(site.url)
        page.get_by_role("button", name=button).click()
        dialog = page.get_by_role("dialog")
        dialog.locator("option[value='bot jarl']").first.wait_for(state="attached")
        texts = dialog.locator("option[value='bot einherjar']").all_text_contents()
        assert bool(texts) == offered
        assert all(word in text for text in texts)
        assert ("Einherjar" in dialog.locator(".levels").inner_text()) == offered
        assert ragna.raw_words() == []
        keep(ragna, f"setup-bots-{language}-{'trained' if offered else 'untrained'}")


def test_what_is_chosen_quickly_in_the_set_up_stays(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    page = ragna.page
    let_go = ragna.hold("**/assets/pictures-*.js")
    page.goto(site.url)
    page.get_by_role("button", name="Table: Valhalla").click()
    alone = page.get_by_role("dialog").get_by_role("radio", name="1", exact=True)
    alone.click()
    begin = page.get_by_role("dialog").get_by_role("button", name="Begin")
    expect(page.locator("dialog li")).to_have_count(1)
    expect(begin).to_be_disabled()
    let_go()
    page.get_by_role("dialog").get_by_text("Impossible").wait_for()
    expect(alone).to_have_attribute("aria-checked", "true")
    expect(begin).to_be_enabled()


def test_play_on_a_phone_in_polish(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", language="pl", size=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    ragna.enter()
    ragna.open(ragna.set_table(seats=4, bots={"1": "thrall", "2": "thrall", "3": "thrall"}))
    fought = False
    for turn in range(30):
        ragna.page.locator(".prompt.mine, dialog[open] table").first.wait_for()
        if ragna.over:
            break
        assert ragna.raw_words() == []
        assert not ragna.too_wide()
        assert small_targets(ragna) == []
        if ragna.page.locator(".battle").count() and not fought:
            fought = True
            keep(ragna, "battle-pl-390")
            assert ailments(ragna) == []
        if turn == 6:
            keep(ragna, "table-pl-390")
            assert ailments(ragna) == []
        ragna.choose()
    assert fought
    # the saga is a drawer here
    ragna.page.get_by_role("button", name="Saga").click()
    ragna.page.locator(".side.open .verse").first.wait_for()
    keep(ragna, "saga-pl-390")


def test_the_table_for_everybody(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", color_scheme="dark")
    ragna.enter()
    ragna.open(ragna.set_table(seats=3, bots={"1": "thrall", "2": "thrall"}))
    page = ragna.page
    fought = False
    for _ in range(40):
        page.locator(".prompt.mine").wait_for()
        if page.locator(".battle .pool .die").count():
            fought = True
            break
        ragna.choose()
    assert fought
    keep(ragna, "battle-en-1440")
    assert ailments(ragna) == []
    page.emulate_media(color_scheme="light")
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('.bar')).backgroundColor === 'rgb(246, 240, 225)'"
    )
    assert ailments(ragna) == []
    page.emulate_media(color_scheme="dark")
    # what happens is announced
    expect(page.locator(".say[aria-live=polite]")).to_have_count(1)
    page.locator("[role=log][aria-live=polite] .verse").first.wait_for(state="attached")
    # every choice on the board says in words what it means
    silent = page.locator(".glows").evaluate_all(
        "all => all.filter(one => !one.getAttribute('aria-description')).length"
    )
    assert silent == 0
    # language switches in play, question and saga with it
    before = ragna.question()
    page.get_by_role("button", name="Language").click()
    page.wait_for_function("before => document.querySelector('.say').innerText !== before", arg=before)
    assert ragna.raw_words() == []
    keep(ragna, "battle-pl-1440")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Tempo animacji").wait_for()
    assert ailments(ragna) == []
    page.get_by_label("Pytaj przed krokami, których nie można cofnąć").check()
    page.keyboard.press("Escape")
    # now a choice that cannot be undone waits for its confirmation, and can be withdrawn; others are made at once
    confirm = page.get_by_role("button", name="Potwierdź")
    for _ in range(40):
        page.locator(".prompt.mine").wait_for()
        mark = ragna.mark()
        assert ragna.take() is not None
        ragna.wait_for_news(mark, or_what="[data-confirm]")
        if ragna.mark() == mark:
            break
        assert confirm.count() == 0
    confirm.wait_for()
    page.keyboard.press("Escape")
    confirm.wait_for(state="detached")
    assert ragna.mark() == mark
    expect(page.locator(".prompt.mine")).to_have_count(1)


def test_sounds_are_made_and_can_be_muted(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna", settings={"sound": True})
    ragna.context.add_init_script(
        """window.tones = 0;
        const plain = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones += 1; return plain.call(this); };"""
    )
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    mute = page.get_by_role("button", name="Sound")
    mute.click()
    ragna.play(4)
    assert page.evaluate("tones") == 0
    mute.click()
    ragna.play(4)
    page.wait_for_function("() => tones > 0")
    page.locator(".prompt.mine").wait_for()
    before = page.evaluate("tones")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("dialog[open] table").wait_for()
    # three tones for who has lost, and no horns when a finished game is looked at again
    page.wait_for_function("before => tones >= before + 3", arg=before)
    page.reload()
    page.locator("dialog[open] table").wait_for()
    page.mouse.click(5, 5)
    assert page.evaluate("tones") == 0


def test_undo_and_hint(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("A bot would choose").wait_for()
    page.locator(".hinted").first.wait_for(state="attached")
    for _ in range(30):
        page.locator(".prompt.mine").wait_for()
        undo = page.locator("header.bar button[aria-keyshortcuts=u]")
        question = ragna.question()
        ragna.choose()
        if ragna.to_choose and undo.is_enabled() and undo.inner_text().strip().startswith("Undo"):
            mark = ragna.mark()
            page.keyboard.press("u")
            ragna.wait_for_news(mark)
            ragna.sees(ragna.question, question)
            return
    raise AssertionError("nothing could be undone")


def test_a_click_means_what_it_meant_when_it_began(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.locator(".prompt.mine .option, .glows").first.wait_for()
    ragna.settle()
    place = page.locator(".glows, .prompt.mine .option").first
    place.scroll_into_view_if_needed()
    ragna.rest()
    box = place.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    # while the button is down the same person chooses in another window
    other = ragna.beside()
    before = ragna.mark()
    other.page.locator(".prompt.mine").wait_for()
    assert other.choose()
    page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)
    page.mouse.up()
    page.evaluate("() => new Promise(done => setTimeout(done))")
    assert not any('"move"' in frame for frame in sent), sent
    expect(page.locator("dialog[open], .popover, .notices .bad")).to_have_count(0)
    # and the next click counts again
    page.locator(".prompt.mine").wait_for()
    assert ragna.choose()
    ragna.sees(lambda: any('"move"' in frame for frame in sent), True)


def test_why_not_is_answered_with_the_rule(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    ragna.open(ragna.set_table(seats=2, bots={"1": "thrall"}))
    page = ragna.page
    for _ in range(40):
        page.locator(".prompt.mine").wait_for()
        if page.locator(".refusable").count():
            break
        ragna.choose()
    ragna.tap(page.locator(".refusable").first, position={"x": 8, "y": 8})
    rule = page.locator(".popover a")
    rule.wait_for()
    id = rule.inner_text().split()[-1]
    page.goto(f"{site.url}{rule.get_attribute('href')}")
    page.locator(".wanted").wait_for()
    expect(page.locator(".wanted .id")).to_have_text(id)


def test_the_first_load_is_light_and_quick(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    sizes = ragna.first_load()
    assert sum(sizes.values()) < 250_000, sizes
    assert not any(part in url for url in sizes for part in ("Board", "boards", "Table-", "Battle")), list(sizes)
    ragna.page.goto(site.url)
    ragna.page.locator(".game").first.wait_for()
    shift = ragna.page.evaluate(
        """() => new Promise(done => {
            let sum = 0;
            new PerformanceObserver(list => { for (const one of list.getEntries()) sum += one.value; })
                .observe({type: 'layout-shift', buffered: true});
            setTimeout(() => done(sum), 400);
        })"""
    )
    assert shift < 0.02


def test_a_finished_game_is_replayed_and_played_again(site: Any, guest: Maker) -> None:
    ragna = guest(site, "Ragna")
    ragna.enter()
    table = ragna.set_table(seats=2, bots={"1": "thrall"}, options={"simplified": True})
    ragna.open(table)
    page = ragna.page
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("dialog[open] table").wait_for()
    keep(ragna, "end-en-1440")
    assert ragna.raw_words() == []
    assert ailments(ragna) == []
    page.get_by_role("link", name="Replay").click()
    page.get_by_text("Move 0 of").first.wait_for()
    page.get_by_role("button", name="One move on").click()
    page.get_by_text("Move 1 of").first.wait_for()
    page.keyboard.press("End")
    page.wait_for_function(
        "() => { const said = document.querySelector('.buttons .where').innerText.split(' ');"
        " return said[1] === said[3]; }"
    )
    keep(ragna, "replay-en-1440")
    # its saga tells what led here, and the buttons are drawn
    page.locator(".replay [role=log] .verse").first.wait_for()
    expect(page.locator(".buttons .btn svg")).to_have_count(2)
    assert ailments(ragna) == []
    assert ragna.raw_words() == []
    # when all is over every hand is open
    page.get_by_label("Seen by").select_option("all")
    page.wait_for_url("**seat=all**")
    expect(page.locator(".hands > section")).to_have_count(2)
    assert ailments(ragna) == []
    # back by rounds to where it began
    page.get_by_label("Step by").select_option("round")
    page.keyboard.press("Home")
    page.wait_for_url("**ply=0**")
    page.get_by_role("button", name="One round on").click()
    page.wait_for_url(lambda url: "ply=0" not in url and "by=round" in url)
    # a link leads to the same moment, seen by the same eyes
    address = page.url
    page.reload()
    page.locator(".hands > section").nth(1).wait_for()
    expect(page).to_have_url(address)
    expect(page.get_by_label("Seen by")).to_have_value("all")
    expect(page.get_by_label("Step by")).to_have_value("round")
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_url("**seat=0**")
    page.locator(".hands").wait_for(state="detached")
    page.goto(f"{site.url}/table/{table}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("table => !location.pathname.endsWith(table)", arg=table)
    page.locator(".prompt, .gathering").first.wait_for()
