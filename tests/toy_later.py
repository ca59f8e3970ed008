"""Mead and Bones in later versions: the rules were mended, and tables of before are still played at."""

from __future__ import annotations

from typing import Any

from meadhall.core.decision import Decision, Option
from meadhall.core.error import BadSnapshot
from meadhall.core.game import Game, Header
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from toy import ToyGame
from toy.state import Feast, Toys, ToyState, lay


class Same(ToyGame):
    """A mend that touches nothing these tests play."""

    version = 4


class OtherRule(ToyGame):
    """Everybody begins with a horn of mead more."""

    version = 4

    def setup(self, header: Header, box: Any) -> ToyState:
        state = super().setup(header, box)
        state.mead = [horns + 1 for horns in state.mead]
        return state


class Toast(Feast):
    """Whoever wins must drink to the gods and stakes at least one horn."""

    def resume(self, s: ToyState) -> Decision | None:
        if self.stake < 0:
            return Decision(self.winner, [1, 2, 3])
        return super().resume(s)

    def option(self, s: ToyState, seat: int, code: int) -> Option:
        if self.stake < 0:
            return Option(f"stakes {code}", Message("toy-option-stake", {"n": code}))
        return super().option(s, seat, code)

    def clone(self) -> Toast:
        copy = Toast(self.winner)
        copy.stake = self.stake
        return copy


class ToastState(ToyState):
    def push(self, frame: Any) -> None:
        super().push(Toast(frame.winner) if type(frame) is Feast else frame)

    def clone(self) -> ToastState:
        copy = ToastState(self.game, self.header, self.luck, self.box, self.rounds)
        fill(self, copy)
        return copy


def fill(state: ToyState, copy: ToyState) -> None:
    state.copy_core(copy)
    copy.round = state.round
    copy.deck = state.deck.copy()
    copy.discard = state.discard.copy()
    copy.hands = [hand.copy() for hand in state.hands]
    copy.mead = state.mead.copy()
    copy.bones = state.bones.copy()


def renamed(data: dict[str, Any], kinds: dict[str, str]) -> dict[str, Any]:
    """A snapshot in which classes have other names."""

    def walked(thing: Any) -> Any:
        if isinstance(thing, list):
            if len(thing) > 2 and thing[0] in ("o", "g"):
                return [thing[0], kinds.get(thing[1], thing[1]), *[walked(part) for part in thing[2:]]]
            return [walked(part) for part in thing]
        if isinstance(thing, dict):
            return {name: walked(value) for name, value in thing.items()}
        return thing

    return {**data, "state": walked(data["state"])}


class OtherQuestion(ToyGame):
    """The question of the feast is another one, and so are the names of what stands on the stack."""

    version = 4
    shape = 2

    def setup(self, header: Header, box: Any) -> ToyState:
        return lay(ToastState(self, header, Luck.of(header.seed), box, 8 if header.options["long"] else 4))

    def carry(self, data: dict[str, Any]) -> dict[str, Any]:
        return renamed(data, {"Feast": "Toast", "ToyState": "ToastState"})


class SongState(ToyState):
    """Songs are sung, too."""

    def __init__(self, game: Game, header: Header, luck: Luck, box: Toys, rounds: int) -> None:
        super().__init__(game, header, luck, box, rounds)
        self.songs = [0] * header.seats

    def clone(self) -> SongState:
        copy = SongState(self.game, self.header, self.luck, self.box, self.rounds)
        fill(self, copy)
        copy.songs = self.songs.copy()
        return copy

    def scores(self) -> list[int]:
        return [score + songs for score, songs in zip(super().scores(), self.songs, strict=True)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"mead": self.mead[seat], "bones": self.bones[seat] + self.songs[seat]}


class OtherField(ToyGame):
    version = 4
    shape = 2

    def setup(self, header: Header, box: Any) -> ToyState:
        return lay(SongState(self, header, Luck.of(header.seed), box, 8 if header.options["long"] else 4))

    def carry(self, data: dict[str, Any]) -> dict[str, Any]:
        data = renamed(data, {"ToyState": "SongState"})
        data["state"][2]["songs"] = ["l", [0] * data["state"][3]["seats"]]
        return data


class ForgottenField(OtherField):
    """As before, but nobody thought of the tables that are already there."""

    def carry(self, data: dict[str, Any]) -> dict[str, Any]:
        return renamed(data, {"ToyState": "SongState"})


class OtherShape(ToyGame):
    """The form of a state is another one, and nobody has said how to come from the one before to it."""

    version = 4
    shape = 2


class OtherView(OtherRule):
    """A position of before can be read, but nobody can be shown it."""

    def view_of(self, state: Any, seat: int | None) -> Any:
        raise KeyError(seat)


class OtherCard(ToyGame):
    """A card more, in front of all others: every card has another number now."""

    version = 4

    def load_box(self, path: Any = None) -> Toys:
        box = super().load_box(path)
        return Toys(box.digest + "x", [9, *box.values])


class CarriedCard(OtherCard):
    """As before, and the cards on tables of before are found again."""

    shape = 2

    def carry(self, data: dict[str, Any]) -> dict[str, Any]:
        if data["numbers"] != ToyGame().numbers(ToyGame().box):
            raise BadSnapshot("error-snapshot-numbers")
        fields = data["state"][2]

        def moved(cards: list[Any]) -> list[Any]:
            return ["l", [card + 1 for card in cards[1]]]

        fields["deck"], fields["discard"] = moved(fields["deck"]), moved(fields["discard"])
        fields["hands"] = ["l", [moved(hand) for hand in fields["hands"][1]]]
        return {**data, "numbers": self.numbers(self.box)}


#: what a server of these rules has on its shelf (`MEADHALL_GAMES=toy_later`)
GAME = OtherRule()
