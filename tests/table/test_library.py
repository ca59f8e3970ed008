"""The library: games, words, rules, boxes; and the screen's files."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import rulebook
from meadhall.lessons import guide
from meadhall.table.routes import screen
from tables import Site, kind


def test_games_with_seats_options_and_bots(site: Site) -> None:
    found = site.client.get("/api/games").json()
    toy = next(game for game in found["games"] if game["slug"] == "toy")
    assert toy["seats"] == [2, 3, 4]
    assert [(setting["name"], setting["kind"]) for setting in toy["settings"]] == [
        ("long", "flag"),
        ("start", "choice"),
        ("extras", "many"),
    ]
    assert "karl" in [bot["id"] for bot in found["bots"]]


def test_the_trained_bot_sits_where_it_has_learned_the_game(site: Site) -> None:
    games = {bot["id"]: bot["games"] for bot in site.client.get("/api/games").json()["bots"]}
    assert games["karl"] == [], "Karl knows all of them"
    assert "north" in games["einherjar"]
    assert "toy" not in games["einherjar"]
    anna = site.person("Anna")
    given = {"seats": 2, "bots": {"1": "einherjar"}, "sit": [0]}
    assert kind(anna.post("/api/tables", {"game": "toy", **given})) == "no-such-bot"
    table = anna.table(game="north", **given)
    assert anna.state(table)["seats"][1]["bot"] == "einherjar"
    open_table = anna.table(game="toy", seats=2, sit=[0])
    assert kind(anna.post(f"/api/tables/{open_table}/seats/1", {"bot": "einherjar"})) == "no-such-bot"


def test_every_word_in_both_languages(site: Site) -> None:
    for language in ("en", "pl"):
        files = site.client.get(f"/api/messages/{language}").json()["files"]
        assert "table-problem-stale-ply" in files["table.ftl"]
        assert "error-game-over" in files["core.ftl"]
    assert site.client.get("/api/messages/de").status_code in (400, 404)


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_the_rules_are_the_same_in_every_language(site: Site, slug: str) -> None:
    english = rulebook.rules(slug)
    assert rulebook.languages(slug) == ["en", "pl"]
    polish = rulebook.rules(slug, "pl")
    assert list(polish) == list(english)
    book = site.client.get(f"/api/rules/{slug}?language=pl").json()
    assert book["language"] == "pl"
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert ids == list(english)
    assert all(chapter["title"] for chapter in book["chapters"])
    assert book["opening"].startswith("### Cel\n")
    # nothing left as it was: rules without words, tables of numbers, are few
    same = [id for id in english if polish[id].text == english[id].text]
    assert len(same) * 50 < len(english), same


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_rules_by_chapter_with_ids(site: Site, slug: str) -> None:
    book = site.client.get(f"/api/rules/{slug}").json()
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert ids == list(rulebook.rules(slug))
    assert len({chapter["id"] for chapter in book["chapters"]}) == len(book["chapters"])
    assert all(chapter["title"] for chapter in book["chapters"])
    assert book["opening"].startswith("### The goal\n")
    # the page shows the id beside the words
    assert not any(rule["text"].startswith(("-", "|")) for chapter in book["chapters"] for rule in chapter["rules"])


def test_unknown_games_have_no_rules_and_no_box(site: Site) -> None:
    assert kind(site.client.get("/api/rules/chess")) == "no-such-game"
    assert kind(site.client.get("/api/box/chess")) == "no-such-game"
    assert kind(site.client.get("/api/play/chess")) == "no-such-game"
    assert kind(site.client.get("/api/play/valhalla/no-such")) == "no-such-page"
    assert kind(site.client.get("/api/play/chess/battle")) == "no-such-page"


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_guides_are_served_with_their_examples(site: Site, slug: str) -> None:
    english, polish = (site.client.get(f"/api/play/{slug}?language={one}").json() for one in ("en", "pl"))
    assert (english["language"], polish["language"]) == ("en", "pl")
    assert english["text"] != polish["text"]
    name, captions = next(iter(guide.captions(english["text"]).items()))
    example = site.client.get(f"/api/play/{slug}/{name}").json()
    assert len(example["positions"]) == len(captions)
    for position in example["positions"]:
        # what seat 0 sees and is asked, and nothing of what others hold
        assert position["view"]["seat"] == 0
        assert position["decision"] is None or position["decision"]["seat"] == 0


def test_every_games_box_is_served(site: Site) -> None:
    import meadhall

    for slug in meadhall.games():
        box = site.client.get(f"/api/box/{slug}").json()
        assert box["kinds"]
        assert box["meta"]["game"]
        assert all(entry["source"] for entries in box["kinds"].values() for entry in entries)


def test_what_is_the_same_for_everybody_travels_compressed(site: Site) -> None:
    for path in ("/api/messages/pl", "/api/rules/valhalla"):
        plain = site.client.get(path, headers={"accept-encoding": "identity"})
        packed = site.client.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert packed.json() == plain.json()


def test_health(site: Site) -> None:
    assert site.client.get("/api/health").json()["status"] == "ok"


def test_the_api_describes_itself(site: Site) -> None:
    paths = site.client.get("/api/schema/openapi.json").json()["paths"]
    for path in ("/api/guests", "/api/tables/{table}/moves", "/api/tables/{table}/seats/{seat}", "/api/health"):
        assert path in paths
    moves = paths["/api/tables/{table}/moves"]["post"]["responses"]
    assert "application/problem+json" in moves["409"]["content"]
    assert "stale-ply" in moves["409"]["description"]


def test_the_screens_files(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<html>hall</html>")
    (tmp_path / "web" / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(screen, "FOLDER", tmp_path / "web")
    for path in ("/", "/table/abc", "/replay/abc/7"):
        answer = site.client.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<html>hall</html>", "no-cache")
        assert answer.headers["content-type"].startswith("text/html")
    asset = site.client.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    assert kind(site.client.get("/assets/gone.js")) == "no-such-page"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"):
        assert "secret" not in site.client.get(path).text
    assert kind(site.client.get("/api/none")) == "no-such-page"
