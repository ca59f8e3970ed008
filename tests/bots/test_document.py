"""One report, two ways of writing it down."""

from __future__ import annotations

from meadhall.bots.document import Cell, Document


def report(language: str = "en") -> Document:
    found = Document("Axes & shields", language)
    found.heading("Who | what", 3)
    found.items(["one <b>", "two"])
    found.command("meadhall lab balance toy")
    found.table(["name", "share"], [[Cell("Ulf", "played"), "12.5 %"], ["1.5", Cell("+0.250", strong=True)]])
    found.plot("shares", "Shares", '<svg viewBox="0 0 1 1"></svg>')
    return found


def test_a_page_has_everything_in_it_and_nothing_in_it_is_markup_by_mistake() -> None:
    page = report().html()
    assert "<title>Axes &amp; shields</title>" in page
    assert "<h1>Axes &amp; shields</h1>\n<h3>Who | what</h3>" in page
    assert "<li>one &lt;b&gt;</li>" in page
    assert '<th scope="row">Ulf <small>played</small></th><td>12.5 %</td>' in page
    assert '<th scope="row">1.5</th><td><strong>+0.250</strong></td>' in page
    assert '<svg viewBox="0 0 1 1">' in page


def test_markdown_has_its_plots_as_files() -> None:
    files = report().markdown("toy")
    assert list(files) == ["toy-shares.svg", "toy.md"]
    assert files["toy-shares.svg"].startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>')
    assert files["toy.md"].splitlines() == [
        "# Axes & shields",
        "",
        "### Who \\| what",
        "",
        "- one <b>",
        "- two",
        "",
        "```",
        "meadhall lab balance toy",
        "```",
        "",
        "| name | share |",
        "| --- | ---: |",
        "| Ulf *played* | 12.5 % |",
        "| 1.5 | **+0.250** |",
        "",
        "![Shares](toy-shares.svg)",
    ]


def test_numbers_are_written_as_the_language_does_names_are_not() -> None:
    assert "| Ulf *played* | 12,5 % |\n| 1.5 | **+0,250** |" in report("pl").markdown("toy")["toy.md"]
