"""At one keyboard: any-time runes are offered to their owners in other players' turns too."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from champions.test_runes import bare
from meadhall.terminal import Terminal
from rulebook import rule


class Keyboard(Console):
    """A console on which somebody types these lines; when they are typed out, the person leaves."""

    def __init__(self, *lines: str) -> None:
        super().__init__(file=StringIO(), width=120)
        self.lines = list(lines)

    def input(self, *args: Any, **kwargs: Any) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def shown(self) -> str:
        assert isinstance(self.file, StringIO)
        return self.file.getvalue()


def play(*lines: str, seat: int = 1) -> tuple[Terminal, Keyboard]:
    """Seat 0, a bot, is to place a worker; the person at `seat` holds Wealth and a few coins."""
    scene = bare().hold(seat, "wealth").give(seat, coin=3)
    scene.s.log = None
    keyboard = Keyboard(*lines)
    table = Terminal(keyboard, scene.s, [seat], "thrall", "en", None)
    table.run()
    return table, keyboard


@rule("C-15.1")
def test_a_rune_is_offered_while_somebody_else_is_to_choose() -> None:
    table, keyboard = play("1")
    clan = table.state.view(1).clans[1]
    assert [(rune.id, rune.used) for rune in clan.runes] == [("wealth", True)]
    assert clan.coin >= 6
    assert "Use the rune Wealth" in keyboard.shown


@rule("C-15.1")
def test_an_offer_that_passes_lets_the_others_go_on() -> None:
    table, keyboard = play("")
    # the bot at seat 0 has chosen, and it is the person's own turn, with the rune among the choices
    assert table.state.to_act == (1,)
    assert "rune wealth" in [option.key for option in table.state.legal(1)]
    assert keyboard.shown.count("Somebody else is to choose") == 1


@rule("C-15.1")
def test_later_means_not_before_the_own_turn() -> None:
    table, keyboard = play("later", seat=2)
    assert table.state.to_act == (2,)
    assert keyboard.shown.count("Somebody else is to choose") == 1
    table, keyboard = play("", "", seat=2)
    # seats 0 and 1 are two moments
    assert keyboard.shown.count("Somebody else is to choose") == 2
