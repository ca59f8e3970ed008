"""The wire: every request, reply and socket message of the table, as msgspec Structs.

The browser's TypeScript types are generated from this file (`tools/typescript.py`). Times are milliseconds since
1970 in UTC. Numbers `ply` and `seq` count what the asking person may know about, so a hidden half-step of somebody
else moves neither.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meadhall.core.view import DecisionView, EventView, Text

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Language = Literal["en", "pl"]
Visibility = Literal["open", "link", "private"]
Status = Literal["open", "playing", "paused", "over"]
By = Literal["person", "bot", "clock", "pass"]
PassMode = Literal["off", "turn", "always"]
EntryKind = Literal[
    "create",
    "sit",
    "leave",
    "bot",
    "start",
    "move",
    "back",
    "ask-back",
    "answer-back",
    "pause",
    "resume",
    "resign",
    "stand-in",
    "return",
    "hint",
    "pass",
    "chat",
    "end",
    "rematch",
]


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client asks for. Unknown fields are refused: they are usually spelling mistakes."""


class Reply(msgspec.Struct, kw_only=True):
    """Something the server answers."""


# -- people ---------------------------------------------------------------------------------------------


class GuestRequest(Request):
    """`POST /api/guests`: a name is enough to play."""

    name: Name
    language: Language = "en"


class BotRequest(Request):
    """`POST /api/bots`: an account for a program that plays by the same calls as people."""

    name: Name


class AccountRequest(Request):
    """`POST /api/accounts`: the guest keeps everything and gets a login and a password."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class SessionRequest(Request):
    """`POST /api/sessions`: sign in."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class PersonRequest(Request):
    """`PATCH /api/me`: change the name or the language."""

    name: Name | None = None
    language: Language | None = None


class Person(Reply):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    bot: bool = False
    account: bool = False


class Me(Reply):
    """`GET /api/me`: whoever asks. `csrf` goes into the header `X-CSRF-Token` with requests that use the cookie."""

    person: Person
    language: Language
    csrf: str
    login: str | None = None


class Welcome(Reply):
    """The answer to a new guest, bot or sign-in. The cookie is set as well."""

    token: str
    id: str
    name: str
    csrf: str
    language: Language = "en"


class Farewell(Reply):
    """The answer to `DELETE /api/sessions`: the cookie is gone, or all tokens are worthless."""

    everywhere: bool


# -- tables ---------------------------------------------------------------------------------------------


class Clock(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How time is kept. `game`: seconds for the whole game, `bonus` after each choice; `move`: for each choice."""

    kind: Literal["none", "game", "move"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 86_400
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0


class TableRequest(Request):
    """`POST /api/tables`. `bots` names a bot for seats by number; `sit` seats the maker at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] | None = None
    bots: dict[str, Annotated[str, Meta(max_length=40)]] | None = None
    clock: Clock | Literal["none"] | None = None
    visibility: Visibility = "link"
    watch: bool = True
    hints: bool = True
    sit: Annotated[list[int], Meta(max_length=16)] | None = None
    start: bool = False
    #: the same game again, for tests and puzzles; such a table is never rated
    seed: Annotated[str, Meta(max_length=100)] | int | None = None


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

    `turn`: until this seat is next asked something else; `always`: until switched off. `prompts` limits it to
    questions with these message ids.
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
    #: the others can be asked for a take-back
    may_ask: bool = False
    asked: Asked | None = None


class Result(Reply):
    """How a finished game ended for one seat."""

    seat: int
    name: str
    score: int
    rank: int
    winner: bool
    #: message ids `<slug>-score-<part>` and points that add up to the score
    parts: dict[str, int]
    #: rating before and after, where the game was rated
    before: float | None = None
    after: float | None = None


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
    #: shown when the game is over
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
    bot: str | None = None
    table: str | None = None
    events: list[EventView] = []


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
    created: int
    #: seats the reader holds, and those of them that everybody waits for
    mine: list[int]
    my_turn: bool


class Tables(Reply):
    """`GET /api/tables`: my tables, the newest first, and those where a seat is free or that can be watched."""

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
    outcome: Literal["undone", "asked", "answered", "refused"]


class Done(Reply):
    """Anything else that went well."""

    seq: int
    status: Status


class Hint(Reply):
    """`GET /api/tables/{id}/hint`: what a bot would do in this seat's place."""

    seat: int
    key: str
    bot: str


# -- the socket -----------------------------------------------------------------------------------------
#
# `WS /ws/tables/{id}?since=N&seat=S`. The server first sends one `update` with every entry after `since` and the
# present state, then one for each change. `GET /api/tables/{id}/stream` sends the same messages as lines of JSON.


class Update(msgspec.Struct, kw_only=True, tag="update"):
    """What happened after the last entry the client knew, and the table as it is now: append and replace.

    With `whole` the entries are the complete story and replace what the client has.
    """

    entries: list[Entry]
    whole: bool
    state: TableState


class Here(msgspec.Struct, kw_only=True, tag="here"):
    """Who is connected: seats, and how many watch."""

    seats: list[int]
    watching: int


class Accepted(msgspec.Struct, kw_only=True, tag="accepted", omit_defaults=True):
    """The command with this client id was carried out."""

    client_id: str
    ply: int
    seq: int
    again: bool = False
    #: of an undo
    outcome: Literal["undone", "asked", "answered", "refused"] | None = None


class Refused(msgspec.Struct, kw_only=True, tag="refused"):
    """The command with this client id (or an unreadable one) was not carried out."""

    client_id: str | None
    problem: Problem


class Pong(msgspec.Struct, kw_only=True, tag="pong"):
    """The answer to a ping."""

    now: int


class Bye(msgspec.Struct, kw_only=True, tag="bye"):
    """The server closes the connection; come back in a moment."""

    reason: Literal["restart", "slow", "gone"]


SocketOut = Update | Here | Accepted | Refused | Pong | Bye


class MoveCommand(Request, tag="move"):
    """The same as `POST …/moves`."""

    ply: int
    keys: Annotated[list[Key], Meta(min_length=1, max_length=100)]
    client_id: ClientId
    seat: int | None = None
    seq: int | None = None


class UndoCommand(Request, tag="undo"):
    """The same as `POST …/undo`."""

    client_id: ClientId
    seat: int | None = None
    ask: bool = False
    answer: bool | None = None


class ChatCommand(Request, tag="chat"):
    """The same as `POST …/chat`."""

    client_id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class LookCommand(Request, tag="look"):
    """Look from another seat of one's own: all entries come again, as that seat knows them."""

    seat: int | None


class PingCommand(Request, tag="ping"):
    """Is anybody there?"""


SocketIn = MoveCommand | UndoCommand | ChatCommand | LookCommand | PingCommand


# -- the library ----------------------------------------------------------------------------------------


class SettingView(Reply):
    """One option of a game; its words are `<slug>-option-<name>` and `<slug>-option-<name>-<value>`."""

    name: str
    kind: Literal["flag", "choice", "many"]
    values: list[str]
    default: Any


class GameView(Reply):
    """A game on the shelf; its name is the message `<slug>-name`."""

    slug: str
    version: int
    seats: list[int]
    settings: list[SettingView]
    complete: bool
    minutes: list[int] = []
    age: int = 0


class BotView(Reply):
    """A bot that can sit down; its name is the message `bot-<id>`."""

    id: str
    #: the games it knows; empty: all
    games: list[str] = []


class Games(Reply):
    """`GET /api/games`."""

    games: list[GameView]
    bots: list[BotView]


class Messages(Reply):
    """`GET /api/messages/{language}`: all Fluent files by name."""

    language: Language
    files: dict[str, str]


class Rule(Reply):
    """One rule: its id and its text in Markdown."""

    id: str
    text: str


class Chapter(Reply):
    """A chapter of the rules: what stands before its first numbered rule, then the rules."""

    id: str
    title: str
    text: str
    rules: list[Rule]


class Rulebook(Reply):
    """`GET /api/rules/{game}`."""

    game: str
    language: Language
    title: str
    chapters: list[Chapter]


class BoxView(Reply):
    """`GET /api/box/{game}`: the components file, kind by kind."""

    game: str
    meta: dict[str, Any]
    totals: dict[str, int]
    kinds: dict[str, list[dict[str, Any]]]


# -- replays, ratings, profiles -------------------------------------------------------------------------


class ReplayRequest(Request):
    """`POST /api/replays`: a record (the text itself may also be sent as text/plain)."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class ReplayMove(Reply):
    """One choice of a replay."""

    ply: int
    seat: int
    key: str


class ReplayInfo(Reply):
    """A replay: what was played."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    plies: int
    over: bool
    names: list[str]
    moves: list[ReplayMove]


class ReplayPage(Reply):
    """`GET /api/replays/{id}?ply=&seat=`: the game after `ply` choices, seen from a seat (none: a spectator)."""

    id: str
    game: str
    ply: int
    plies: int
    seat: int | None
    over: bool
    to_act: list[int]
    view: Any
    #: the question the next choice answered, if it was put to this seat
    decision: DecisionView | None
    #: what the choice that led here did
    move: ReplayMove | None
    events: list[EventView]


class Rating(Reply):
    """Somebody's strength in one game: `rating` is what to sort by."""

    person: Person
    game: str
    rating: float
    mu: float
    sigma: float
    games: int


class Leaderboard(Reply):
    """`GET /api/leaderboard/{game}`."""

    game: str
    ratings: list[Rating]


class RatingPoint(Reply):
    """The rating after one game."""

    at: int
    game: str
    table: str
    rating: float


class PlayedGame(Reply):
    """A finished game in a profile."""

    table: str
    game: str
    at: int
    seats: int
    score: int
    rank: int
    winner: bool


class Profile(Reply):
    """`GET /api/people/{id}`."""

    person: Person
    ratings: list[Rating]
    curve: list[RatingPoint]
    played: list[PlayedGame]


class Health(Reply):
    """`GET /api/health`."""

    status: Literal["ok"]
    version: str
    build: Literal["compiled", "interpreted"]
    games: list[str]


# -- refusals -------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A refusal as problem details (RFC 9457). `type` is stable; `detail` is in the caller's language."""

    type: str
    title: str
    status: int
    detail: str
    #: the message behind `detail`, for a screen that changes language
    text: Text | None = None
    #: the ply the table is at, where the request was stale
    ply: int | None = None
    seq: int | None = None
    #: which of several staged keys was refused, from 0
    at: int | None = None
    #: seconds to wait before the next try
    retry_after: int | None = None


# -- the hall's stream ----------------------------------------------------------------------------------


class TableNews(msgspec.Struct, kw_only=True, tag="table"):
    """`GET /api/stream` (lines of JSON): something changed at a table of mine."""

    table: str
    game: str
    status: Status
    my_turn: bool


class Beat(msgspec.Struct, kw_only=True, tag="beat"):
    """Sent now and then so that a broken connection is noticed."""

    now: int


StreamOut = TableNews | Beat
