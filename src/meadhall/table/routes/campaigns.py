"""Doors of the campaigns: make, take part, choose between the games, lay out the next one, put away as text."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from meadhall.table import campaigns
from meadhall.table.archive import Archive
from meadhall.table.campaign_sight import campaign_view, card
from meadhall.table.guard import Maybe, Myself, TheHall, limits_of
from meadhall.table.wire import (
    CampaignChoice,
    CampaignDone,
    CampaignRequest,
    Campaigns,
    CampaignTextRequest,
    CampaignView,
    SeatRequest,
)

Asker = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, description="The id or the code of a campaign.")]
Seat = Annotated[int, PathParameter(ge=-1000, le=1000)]

#: bytes the text of a campaign may have
SIZE = 1_200_000
#: campaigns in a list
LISTED = 50


@post("/api/campaigns")
async def create(request: Asker, hall: TheHall, who: Myself, data: JSONBody[CampaignRequest]) -> CampaignDone:
    """Make a campaign of Runar."""
    await limits_of(request).take("table", who.id)
    return await campaigns.create(hall, who, data)


@get("/api/campaigns")
async def mine(hall: TheHall, who: Myself) -> Campaigns:
    """My campaigns, those still going on first."""
    archive = Archive(hall.store)
    rows = await archive.mine(who.id, LISTED)
    ended = [row["id"] for row in rows if row["table_status"] == "over" and row["status"] == "playing"]
    for id in ended:
        # its game has ended and nobody has looked since
        await campaigns.up_to_date(hall, who, id)
    if ended:
        rows = await archive.mine(who.id, LISTED)
    seated = await archive.seated([row["id"] for row in rows])
    return Campaigns(mine=[card(row, seated[row["id"]], who.id) for row in rows])


@post("/api/campaigns/text", request_max_body_size=SIZE)
async def from_text(request: Asker, hall: TheHall, who: Myself, data: JSONBody[CampaignTextRequest]) -> CampaignDone:
    """Go on with a campaign that was put away as text."""
    await limits_of(request).take("replay", who.id)
    return await campaigns.from_text(hall, who, data)


@get("/api/campaigns/{campaign:str}")
async def campaign(hall: TheHall, maybe: Maybe, campaign: Id) -> CampaignView:
    """The campaign as the caller may see it."""
    found = await campaigns.up_to_date(hall, maybe, campaign)
    return campaign_view(found, maybe, await hall.people.name(found.facts.owner))


@post("/api/campaigns/{campaign:str}/seats/{seat:int}", status_code=200)
async def sit(
    hall: TheHall, who: Myself, campaign: Id, seat: Seat, data: JSONBody[SeatRequest | None] = None
) -> CampaignDone:
    """Take a free seat, or (the owner) put a bot there."""
    return await campaigns.sit(hall, who, campaign, seat, data or SeatRequest())


@delete("/api/campaigns/{campaign:str}/seats/{seat:int}", status_code=200)
async def leave(hall: TheHall, who: Myself, campaign: Id, seat: Seat) -> CampaignDone:
    """Give up a seat."""
    return await campaigns.leave(hall, who, campaign, seat)


@post("/api/campaigns/{campaign:str}/start", status_code=200)
async def start(hall: TheHall, who: Myself, campaign: Id) -> CampaignDone:
    """Begin; only the owner may, when every seat is taken."""
    return await campaigns.start(hall, who, campaign)


@post("/api/campaigns/{campaign:str}/choices", status_code=200)
async def choices(hall: TheHall, who: Myself, campaign: Id, data: JSONBody[CampaignChoice]) -> CampaignDone:
    """A choice between two games."""
    return await campaigns.choose(hall, who, campaign, data)


@post("/api/campaigns/{campaign:str}/games", status_code=200)
async def games(request: Asker, hall: TheHall, who: Myself, campaign: Id) -> CampaignDone:
    """Lay out the next game; if that has been done, say where."""
    await limits_of(request).take("table", who.id)
    return await campaigns.next_game(hall, who, campaign)


@get("/api/campaigns/{campaign:str}/text", media_type=MediaType.TEXT)
async def text(hall: TheHall, maybe: Maybe, campaign: Id) -> Response[str]:
    """The campaign as text, to be put away or taken elsewhere."""
    found, name = await campaigns.text(hall, maybe, campaign)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type="text/plain", headers=headers)


doors = [create, mine, from_text, campaign, sit, leave, start, choices, games, text]
