"""What of a campaign reaches a person: its sheet is public, what is asked only reaches whoever is asked."""

from __future__ import annotations

from typing import Any

from meadhall.core.view import DecisionView, option_view, text_of
from meadhall.games.runar.course import prices
from meadhall.table.chronicle import Chronicle
from meadhall.table.people import Who
from meadhall.table.wire import CampaignCard, CampaignView, SeatView, StoryLine


def decision(chronicle: Chronicle, mine: list[int]) -> DecisionView | None:
    """What one of these seats is asked now."""
    question = None if chronicle.course is None or chronicle.frozen else chronicle.course.question
    if question is None or question.seat not in mine:
        return None
    options = [option_view(one) for one in question.options]
    return DecisionView(question.seat, text_of(question.prompt), options, options[0].key)


def campaign_view(chronicle: Chronicle, who: Who | None, owner: str) -> CampaignView:
    """The campaign for one person."""
    facts, course = chronicle.facts, chronicle.course
    mine = chronicle.held(None if who is None else who.id)
    is_owner = who is not None and who.id == facts.owner
    seats = [
        SeatView(seat=seat, name=chair.name, person=chair.person, bot=chair.bot, mine=seat in mine)
        for seat, chair in enumerate(chronicle.chairs)
    ]
    return CampaignView(
        id=facts.id,
        status=chronicle.status,
        kind=facts.kind,
        owner=owner,
        is_owner=is_owner,
        visibility=facts.visibility,
        clock=facts.clock,
        seats=seats,
        mine=mine,
        seq=chronicle.n,
        sheet=None if course is None else course.sheet(),
        decision=decision(chronicle, mine),
        table=chronicle.table,
        may_start=chronicle.can_begin and not chronicle.empty and (is_owner or bool(mine)),
        games=chronicle.games,
        story=[] if course is None else [StoryLine(game=game, text=text_of(told)) for game, told in course.story],
        prices=[] if facts.kind == "solo" else prices(),
        created=facts.created,
        changed=chronicle.changed,
        code=facts.code if mine or is_owner or facts.visibility != "private" else None,
        frozen=chronicle.frozen,
    )


def card(row: dict[str, Any], seated: list[dict[str, Any]], person: str) -> CampaignCard:
    """A campaign in a list, from what the database repeats of its log."""
    mine = [chair["seat"] for chair in seated if chair["person"] == person]
    bits = row["acting"]
    if row["table_status"] == "playing":
        bits = row["table_acting"]
    elif row["table_status"] is not None:
        bits = 0
    return CampaignCard(
        id=row["id"],
        status=row["status"],
        kind=row["kind"],
        owner=row["owner_name"],
        seats=[
            SeatView(
                seat=chair["seat"],
                name=chair["name"],
                person=chair["person"],
                bot=chair["bot"],
                mine=chair["seat"] in mine,
            )
            for chair in seated
        ],
        game=row["game"],
        scenario=row["scenario"],
        table=row["table_id"],
        mine=mine,
        my_turn=row["status"] == "playing" and any(bits >> seat & 1 for seat in mine),
        changed=row["changed"],
    )
