"""Tables: what is asked of them and how they look to one person."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meadhall.core.view import DecisionView, EventView
from meadhall.table.wire.base import (
    By,
    ClientId,
    EntryKind,
    Grade,
    Key,
    Name,
    PassMode,
    Reply,
    Request,
    Status,
    Visibility,
)
from meadhall.table.wire.lessons import LessonView

#: what became of an undo
Outcome = Literal["undone", "asked", "answered", "refused"]


class Clock(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How time is kept. `game`: seconds for the whole game, `bonus` after each choice; `move`: for each choice."""

    kind: Literal["none", "game", "move"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 86_400
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0


class TableRequest(Request):
    """`POST /api/tables`. `bots` names a bot for seats by number; `sit` seats the maker at once.

    Sent again with the same `client_id` it makes no second table: the answer is the one that was made.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] | None = None
    bots: dict[str, Annotated[str, Meta(max_length=40)]] | None = None
    clock: Clock | Literal["none"] | None = None
    visibility: Visibility = "link"
    watch: bool = True
    hints: bool = True
    #: does it count for the ratings? Then everybody who sits down has an account
    rated: bool = False
    sit: Annotated[list[int], Meta(max_length=16)] | None = None
    #: by seat number: what the maker's further seats are called, where others share one screen
    names: dict[str, Name] | None = None
    start: bool = False
    #: nobody is asked how the table is laid: the hall chooses for everybody until the game begins
    quick: bool = False
    #: the same game again, for tests and puzzles; such a table is never rated, and nobody else can sit down there
    seed: Annotated[str, Meta(max_length=100)] | int | None = None
    client_id: ClientId | None = None


class SeatRequest(Request):
    """`POST /api/tables/{id}/seats/{n}`: sit there, come back to it, or (the table's owner) put a bot there."""

    #: the code of the table, needed at private tables
    code: Annotated[str, Meta(max_length=40)] | None = None
    #: the name at this seat when one person holds several
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class MoveRequest(Request):
    """`POST /api/tables/{id}/moves`: keys to be played one after another, all or none.

    `ply` is the ply the choice was made at. With `seq` the server also notices that moves were taken back since.
    """

    ply: int
    keys: Annotated[list[Key], Meta(min_length=1, max_length=100)]
    client_id: ClientId
    seat: int | None = None
    seq: int | None = None


class UndoRequest(Request):
    """`POST /api/tables/{id}/undo`: undo the last choice; where the rules do not allow that, ask the others.

    `ask`: ask for a take-back if it cannot simply be undone. `answer`: agree to somebody else's, or not.
    """

    seat: int | None = None
    ask: bool = False
    answer: bool | None = None


class ResignRequest(Request):
    """`POST /api/tables/{id}/resign`: give up; a bot plays the seat to the end if others are still at it."""

    seat: int | None = None


class ChatRequest(Request):
    """`POST /api/tables/{id}/chat`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class PassRequest(Request):
    """`PUT /api/tables/{id}/seats/{n}/pass`: pass by itself in windows where passing is the default.

    `turn`: until this seat is next asked something else; `always`: until switched off; `news`: until there is
    something new to answer; `touch`: whatever does not touch this seat. `prompts` limits it to questions with these
    message ids. Others see no difference to passing by hand.
    """

    mode: PassMode
    prompts: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=50)] = []


class SeatView(Reply, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: int
    #: who sits there; "" for an empty seat
    name: str = ""
    person: str | None = None
    #: the level of the bot that plays this seat, or None
    bot: str | None = None
    #: a bot plays for an absent person until they return
    stand_in: bool = False
    #: this seat belongs to whoever reads this
    mine: bool = False
    resigned: bool = False
    #: is somebody at this seat connected now?
    here: bool = False
    #: per-game clock: milliseconds left when it last stopped
    left: int | None = None
    #: when the time of this seat's present choice runs out
    deadline: int | None = None


class PassView(Reply):
    """What a seat of one's own passes by itself."""

    mode: PassMode
    prompts: list[str] = []
    #: the modes this game knows
    offered: list[PassMode] = []


class Asked(Reply):
    """A take-back somebody has asked for."""

    seat: int
    #: seats that have not answered yet
    waiting: list[int]
    #: does the reader hold one of them?
    mine: bool


class Undo(Reply):
    """What can be taken back, for the seat that looks."""

    #: the last choice can simply be undone
    can: bool = False
    #: the others can be asked for a take-back; if they agree, the game is rated no longer
    may_ask: bool = False
    asked: Asked | None = None


class Result(Reply):
    """How a finished game ended for one seat."""

    seat: int
    name: str
    score: int
    rank: int
    winner: bool
    #: message ids `<slug>-score-<part>` and points that add up to the score, or how many of each without points
    parts: dict[str, int]
    #: rating before and after, where the game was rated
    before: float | None = None
    after: float | None = None
    #: False where the game compares one thing after the other and nobody adds anything up
    points: bool = True


class TableState(Reply):
    """`GET /api/tables/{id}`: the table for whoever asks, seen from `seat` (None: a spectator)."""

    id: str
    game: str
    rules: int
    status: Status
    owner: str
    visibility: Visibility
    watch: bool
    hints: bool
    #: it counts for the ratings; a take-back beyond undo ends that
    rated: bool
    #: the maker chose the seed and can know all luck beforehand: nobody else sits down here
    chosen_seed: bool
    options: dict[str, Any]
    clock: Clock
    seats: list[SeatView]
    #: seats the reader holds
    mine: list[int]
    #: whose eyes `view` and `decision` are for
    seat: int | None
    #: the reader made the table
    is_owner: bool
    #: the last entry of the table's story the reader knows
    seq: int
    #: how many choices were made, as far as the reader may know
    ply: int
    over: bool
    to_act: list[int]
    decision: DecisionView | None
    #: the game's own view; None before the start
    view: Any
    undo: Undo
    passing: PassView | None
    results: list[Result]
    now: int
    created: int
    #: to share; only those who may sit down see it
    code: str | None = None
    #: the table where the same people play again
    rematch: str | None = None
    #: the lesson that is taught here
    lesson: LessonView | None = None
    #: shown when the game is over, or to everybody from the start where it was chosen
    seed: int | str | None = None


class Entry(Reply, omit_defaults=True):
    """One thing in the story of a table, as the seat that looks may know it."""

    seq: int
    kind: EntryKind
    at: int
    seat: int | None = None
    name: str | None = None
    by: By | None = None
    #: the ply after this
    ply: int | None = None
    #: the key of one's own choice
    key: str | None = None
    #: what was said
    text: str | None = None
    #: what this seat passes by itself from now on
    mode: PassMode | None = None
    #: agreed to the take-back?
    answer: bool | None = None
    #: of a take-back beyond undo in a rated game: it does not count any more
    unrated: bool = False
    bot: str | None = None
    table: str | None = None
    events: list[EventView] = []


class Placed(Reply):
    """How a finished game ended for the reader."""

    score: int
    rank: int
    winner: bool
    #: False where the score only orders and is not for reading
    points: bool


class TableCard(Reply):
    """A table in a list."""

    id: str
    game: str
    status: Status
    owner: str
    seats: list[SeatView]
    clock: Clock
    visibility: Visibility
    watch: bool
    rated: bool
    created: int
    #: when something last happened there; of a finished game: when it ended
    changed: int
    #: seats the reader holds, and those of them that everybody waits for
    mine: list[int]
    my_turn: bool
    result: Placed | None = None


class Tables(Reply):
    """`GET /api/tables`: my tables, the newest first, and listed ones that still have a seat for somebody."""

    mine: list[TableCard]
    open: list[TableCard]


class Created(Reply):
    """The answer to `POST /api/tables` and to a rematch."""

    id: str
    code: str
    game: str
    seats: int
    status: Status


class Moved(Reply):
    """The choices were made: the ply after them. `again`: they had been made before, this was a retry."""

    ply: int
    seq: int
    again: bool = False


class Undone(Reply):
    """`POST /api/tables/{id}/undo`: done, or asked for."""

    ply: int
    seq: int
    outcome: Outcome


class Done(Reply):
    """Anything else that went well."""

    seq: int
    status: Status


class Trial(Reply):
    """`GET /api/tables/{id}/trial`: would this choice be beyond undo?

    It is tried in worlds the seat cannot tell from the true one, so the answer is as good as what the seat knows:
    `final` when dice would be rolled, something hidden would be shown, or somebody else would be next.
    """

    key: str
    final: bool


class Opinion(Reply):
    """`POST /api/tables/{id}/opinion`: what a bot thinks of each option of this seat, by its key."""

    seat: int
    bot: str
    grades: dict[str, Grade]


class Hint(Reply):
    """`POST /api/tables/{id}/hint`: what a bot would do in this seat's place."""

    seat: int
    key: str
    bot: str
