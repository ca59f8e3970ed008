"""Mead and Bones: a made-up game that proves the core and the conformance suite before the first box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.box import Contents, Entry, read
from meadhall.core.error import BadOptions
from meadhall.core.game import CHOICE, FLAG, MANY, Game, Header, Setting
from meadhall.core.luck import Luck
from meadhall.core.speech import add_folder
from meadhall.core.view import Moment, View, common
from toy.encode import ToyEncoder
from toy.knowledge import ToyKnowledge
from toy.state import Toys, ToyState, lay

HERE = Path(__file__).parent


class Card(Entry, frozen=True, kw_only=True):
    value: int


class ToyBox(Contents, frozen=True, kw_only=True):
    card: list[Card]


class ToyView(View, kw_only=True):
    round: int
    deck: int
    discard: list[int]
    hand: list[int]
    cards: list[int]
    mead: list[int]
    bones: list[int]
    sealed: list[int]
    picks: list[int]
    stake: int | None


class ToyGame(Game):
    slug = "toy"
    version = 3
    seats = (2, 3, 4)
    settings: tuple[Setting, ...] = (
        Setting("long", FLAG),
        Setting("start", CHOICE, ("poor", "rich"), "poor"),
        Setting("extras", MANY, ("dogs", "cats")),
    )
    bound = 200

    def load_box(self, path: Path | None = None) -> Toys:
        contents, digest = read(path or HERE / "components.toml", ToyBox)
        return Toys(digest, [card.value for card in contents.card for _ in range(card.count)])

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if len(options["extras"]) == 2:
            raise BadOptions("toy-error-extras")

    def setup(self, header: Header, box: Any) -> ToyState:
        return lay(ToyState(self, header, Luck.of(header.seed), box, 8 if header.options["long"] else 4))

    def numbers(self, box: Any) -> str:
        return ",".join(map(str, box.values))

    def encoder(self) -> ToyEncoder:
        return ToyEncoder()

    def knowledge(self) -> ToyKnowledge:
        return ToyKnowledge()

    def moment(self, state: Any) -> Moment:
        return Moment(state.round)

    def view_of(self, state: Any, seat: int | None) -> ToyView:
        frame = state.stack[-1] if state.stack else None
        offer = type(frame).__name__ == "Offer"
        return ToyView(
            **common(state, seat),
            round=state.round,
            deck=len(state.deck),
            discard=list(state.discard),
            hand=[] if seat is None else list(state.hands[seat]),
            cards=[len(hand) for hand in state.hands],
            mead=list(state.mead),
            bones=list(state.bones),
            sealed=sorted(frame.sealed) if frame is not None and offer else [],
            picks=list(frame.picks[seat]) if frame is not None and offer and seat is not None else [],
            stake=frame.stake if type(frame).__name__ == "Feast" and frame is not None else None,
        )


add_folder(HERE / "locale")
GAME = ToyGame()
