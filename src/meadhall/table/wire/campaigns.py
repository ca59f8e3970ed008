"""Campaigns: five games of Runar that belong together."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meadhall.core.view import DecisionView, Text
from meadhall.games.runar.ledger import CampaignSheet, PriceRow
from meadhall.table.wire.base import ClientId, Key, Reply, Request, Visibility
from meadhall.table.wire.tables import Clock, SeatView

CampaignKind = Literal["A", "B", "free", "solo"]
CampaignStatus = Literal["open", "playing", "over"]
Bots = dict[str, Annotated[str, Meta(max_length=40)]]
Sit = Annotated[list[int], Meta(max_length=4)]


class CampaignRequest(Request):
    """`POST /api/campaigns`. `bots` names a bot for seats by number; `sit` seats the maker at once."""

    kind: CampaignKind
    seats: Annotated[int, Meta(ge=1, le=4)]
    #: five scenarios in their order; for `free` only
    scenarios: Annotated[list[Annotated[str, Meta(max_length=4)]], Meta(max_length=10)] | None = None
    teams: Literal["suggested", "draft"] = "suggested"
    obstacles: Literal["never", "later", "always"] = "later"
    bots: Bots | None = None
    sit: Sit | None = None
    clock: Clock | None = None
    visibility: Visibility = "link"
    watch: bool = True
    hints: bool = True
    start: bool = False
    #: the same luck again, for tests and puzzles
    seed: Annotated[str, Meta(max_length=100)] | int | None = None


class CampaignTextRequest(Request):
    """`POST /api/campaigns/text`: go on with a campaign that was put away as text.

    Its finished games come with it as replays; a game that was not finished begins anew, with luck of its own.
    """

    text: Annotated[str, Meta(max_length=1_000_000)]
    bots: Bots | None = None
    sit: Sit | None = None


class CampaignChoice(Request):
    """`POST /api/campaigns/{id}/choices`: a choice between two games."""

    key: Key
    client_id: ClientId
    seat: int | None = None


class CampaignGame(Reply):
    """Where a game of the campaign was played."""

    number: int
    #: the table; None for a game that came with an imported text
    table: str | None = None
    #: the replay of such a game
    replay: str | None = None


class StoryLine(Reply):
    """A sentence of the story so far."""

    #: the game it belongs to
    game: int
    text: Text


class CampaignView(Reply):
    """`GET /api/campaigns/{id}`: the campaign for whoever asks."""

    id: str
    status: CampaignStatus
    kind: CampaignKind
    owner: str
    is_owner: bool
    visibility: Visibility
    clock: Clock
    seats: list[SeatView]
    #: seats the reader holds
    mine: list[int]
    #: how many things have happened
    seq: int
    #: the Campaign sheet; None before it has begun
    sheet: CampaignSheet | None
    #: what one of the reader's seats is asked between two games
    decision: DecisionView | None
    #: the table of the game that is played now
    table: str | None
    #: may the reader lay out the next game?
    may_start: bool
    games: list[CampaignGame]
    story: list[StoryLine]
    #: what campaign points buy before game five; alone there are none
    prices: list[PriceRow]
    created: int
    changed: int
    #: to share; only those who may sit down see it
    code: str | None = None
    #: the rules have changed since and it cannot go on
    frozen: bool = False


class CampaignCard(Reply):
    """A campaign in a list."""

    id: str
    status: CampaignStatus
    kind: CampaignKind
    owner: str
    seats: list[SeatView]
    #: 1 to 5: the game that is played or comes next; 6: over
    game: int
    #: its scenario, if that is settled
    scenario: str
    table: str | None
    mine: list[int]
    #: somebody waits for the reader: a choice in the game or between two games, or the next game can begin
    my_turn: bool
    changed: int


class Campaigns(Reply):
    """`GET /api/campaigns`: mine, those still going on first."""

    mine: list[CampaignCard]


class CampaignDone(Reply):
    """Something about a campaign went well. `table`: the game that has been laid out."""

    id: str
    seq: int
    status: CampaignStatus
    table: str | None = None
    #: it had been done before, this was a retry
    again: bool = False
