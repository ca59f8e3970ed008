"""Campaigns in the crash test: choices between games, and the games of campaigns, while the server dies and rises."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from meadhall.games.runar.campaign import Campaign, written

GOLDEN = Path(__file__).parent / "runar" / "golden-campaign.txt"
#: choices in a game of a campaign before somebody begins the next campaign
MOVES = 6


class Promises:
    """What was acknowledged about campaigns."""

    def __init__(self) -> None:
        #: choices between games by client id: campaign, seat, key
        self.choices: dict[str, tuple[str, int, str]] = {}
        self.campaigns: list[str] = []
        #: campaigns by the person who holds all seats of people in them
        self.owners: dict[str, Any] = {}
        self.games = 0
        self.moves = 0
        self.texts = 0


def after_one_game() -> str:
    """A campaign of three that was put away when its first game had ended: everybody must choose."""
    header, _, lines = GOLDEN.read_text(encoding="utf-8").partition("\n\n")
    begun = Campaign.parse(header + "\n\n")
    for line in lines.splitlines():
        if begun.records:
            break
        seat, _, key = line.partition(" ")
        begun.apply(key, int(seat))
    return written(begun, begun.plies, begun.seed, begun.known, begun.names)


async def answer_one(player: Any, campaign: str, promises: Promises) -> Any:
    """Make one choice between two games, if one is to be made; what the campaign looked like before."""
    view = (await player.ask("GET", f"/api/campaigns/{campaign}")).json()
    decision = view["decision"]
    if decision is not None:
        player.sent += 1
        client_id = f"{player.name} {player.sent}"
        body = {"key": player.luck.choice(decision["options"])["key"], "client_id": client_id, "seat": decision["seat"]}
        answer = await player.ask("POST", f"/api/campaigns/{campaign}/choices", body)
        assert answer.status_code == 200, answer.text
        promises.choices[client_id] = (campaign, decision["seat"], body["key"])
    return view


async def play(player: Any, campaign: str, promises: Promises, moves: int) -> None:
    """Choose until the next game can be laid out, lay it out, and make a few choices in it."""
    while (await answer_one(player, campaign, promises))["decision"] is not None:
        pass
    view = (await player.ask("GET", f"/api/campaigns/{campaign}")).json()
    assert view["table"] is not None or view["may_start"], f"campaign {campaign} is stuck: {view['sheet']}"
    laid = await player.ask("POST", f"/api/campaigns/{campaign}/games")
    assert laid.status_code == 200, laid.text
    table = laid.json()["table"]
    promises.games += 1
    before = player.sent
    while player.sent - before < moves:
        if await player.step(table):
            return
    promises.moves += moves


async def solo_after_solo(player: Any, promises: Promises, stop: asyncio.Event) -> None:
    """One campaign alone after another: ten choices, then a game."""
    await player.sign_in()
    while not stop.is_set():
        body = {"kind": "solo", "seats": 1, "sit": [0], "start": True}
        campaign = (await player.ask("POST", "/api/campaigns", body)).json()["id"]
        promises.campaigns.append(campaign)
        promises.owners[campaign] = player
        await play(player, campaign, promises, MOVES)


async def put_away(player: Any, promises: Promises, text: str, bots: dict[str, str]) -> str:
    """A campaign taken up again from its text."""
    await player.sign_in()
    seats = [seat for seat in range(3) if str(seat) not in bots]
    answer = await player.ask("POST", "/api/campaigns/text", {"text": text, "sit": seats, "bots": bots})
    assert answer.status_code == 201, answer.text
    campaign = str(answer.json()["id"])
    promises.campaigns.append(campaign)
    promises.owners[campaign] = player
    return campaign


async def go_on(player: Any, campaign: str, promises: Promises, stop: asyncio.Event) -> None:
    """Choose slowly between the games, then play the game as long as the storm lasts."""
    luck = random.Random(campaign)
    while not stop.is_set():
        if (await answer_one(player, campaign, promises))["decision"] is None:
            await play(player, campaign, promises, MOVES)
        await asyncio.sleep(luck.uniform(0.0, 0.4))


async def afterwards(promises: Promises) -> None:
    """No campaign is stuck, and each goes out as text and comes back the same."""
    for campaign in promises.campaigns:
        player = promises.owners[campaign]
        await play(player, campaign, promises, 1)
        view = (await player.ask("GET", f"/api/campaigns/{campaign}")).json()
        text = (await player.ask("GET", f"/api/campaigns/{campaign}/text")).text
        again = Campaign.parse(text)
        assert json.loads(json.dumps(view["sheet"]["players"])) == [
            {
                "seat": row.seat,
                "clan": row.clan,
                "heroes": [{"id": one.id, "legend": one.legend, "lost": one.lost} for one in row.heroes],
                "treasures": row.treasures,
                "points": row.points,
                "total": row.total,
            }
            for row in again.sheet().players
        ], f"the text of campaign {campaign} says something else"
        promises.texts += 1


def verify(file: Path, promises: Promises) -> None:
    """Look into the database itself: every acknowledged choice is there once, and no log has a gap."""
    connection = sqlite3.connect(file)
    try:
        rows = connection.execute(
            "SELECT campaign_id, n, kind, seat, key, client_id FROM campaign_log ORDER BY campaign_id, n"
        ).fetchall()
        tables = {id for (id,) in connection.execute("SELECT id FROM tables WHERE campaign IS NOT NULL")}
        laid = [
            json.loads(data)["table"]
            for (data,) in connection.execute("SELECT data FROM campaign_log WHERE kind = 'table'")
        ]
    finally:
        connection.close()
    numbers: dict[str, int] = {}
    found: dict[str, list[tuple[str, int, str]]] = {}
    for campaign, n, kind, seat, key, client_id in rows:
        numbers[campaign] = numbers.get(campaign, 0) + 1
        assert n == numbers[campaign], f"campaign {campaign} has a gap before row {n}"
        if kind == "choose" and client_id is not None:
            found.setdefault(client_id, []).append((campaign, seat, key))
    for client_id, choice in promises.choices.items():
        assert found.get(client_id) == [choice], f"{client_id} was acknowledged but is not there once"
    assert all(len(rows) == 1 for rows in found.values()), "a choice of a campaign was made twice"
    assert len(set(laid)) == len(laid), "a game was laid out twice"
    assert set(laid) == tables, "a table without its campaign, or the other way round"
