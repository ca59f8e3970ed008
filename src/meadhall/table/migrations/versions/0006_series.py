"""Campaigns become tables of the game `runar.campaign`; tournaments.

The log of a campaign and the logs of its games are laid together into one log. Nothing is replayed here: a server that
finds a table over closes it, and one whose choices the rules of today do not know is kept as it is, frozen like any
other table from before a change of rules. Finished games stay tables of their own, for replays and profiles.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

#: the rules `runar.campaign` began with, beside those of the game itself
EDITION = 100


def upgrade() -> None:
    connection = op.get_bind()
    for campaign in rows(connection, "SELECT * FROM campaigns"):
        carry_over(connection, campaign)
    for name in ("campaign_log", "campaign_seats", "campaigns"):
        op.drop_table(name)
    op.drop_column("tables", "campaign")
    make_tournaments()


def make_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id", name="fk_tournaments_owner"), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournaments_status_created", "tournaments", ["status", "created"])
    whole = "tournaments.id"
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey(whole, name="fk_entrants_tournament_id"), nullable=False
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", name="fk_entrants_person")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
        sa.UniqueConstraint("tournament_id", "person", name="uq_entrants_tournament_id_person"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "meetings",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey(whole, name="fk_meetings_tournament_id"), nullable=False
        ),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("one", sa.Integer, nullable=False),
        sa.Column("two", sa.Integer),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_meetings_table_id")),
        sa.Column("points_one", sa.Integer),
        sa.Column("points_two", sa.Integer),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_meetings"),
    )


def rows(connection: sa.Connection, query: str, **values: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(sa.text(query), values).mappings()]


def put(connection: sa.Connection, table: str, values: dict[str, Any]) -> None:
    names = ", ".join(values)
    places = ", ".join(f":{name}" for name in values)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)


def carry_over(connection: sa.Connection, campaign: dict[str, Any]) -> None:
    """One campaign as a table with one log."""
    id = campaign["id"]
    begun = campaign["status"] != "open"
    steps = rows(connection, "SELECT * FROM campaign_log WHERE campaign_id = :id ORDER BY n", id=id)
    seats = rows(connection, "SELECT * FROM campaign_seats WHERE campaign_id = :id ORDER BY seat", id=id)
    unfinished = rows(connection, "SELECT * FROM tables WHERE id = :id", id=campaign["table_id"])
    log = [line("create", campaign["created"], person=campaign["owner"])]
    for seat in seats:
        if seat["person"] is not None:
            told = {"name": seat["name"]}
            log.append(line("sit", campaign["created"], seat=seat["seat"], person=seat["person"], data=told))
        elif seat["bot"] is not None or begun:
            # a seat that was given up in the middle is played on by a bot
            seat["bot"], seat["name"] = seat["bot"] or "karl", seat["name"] or "Karl"
            told = {"bot": seat["bot"], "name": seat["name"]}
            log.append(line("bot", campaign["created"], seat=seat["seat"], data=told))
    table = None
    for step in steps:
        data = json.loads(step["data"]) if step["data"] else {}
        if step["kind"] == "start":
            log.append(line("start", step["at"]))
        elif step["kind"] == "choose":
            log.append(line("move", step["at"], step["seat"], step["person"], step["made_by"] or "person", step["key"]))
        elif step["kind"] == "table":
            table = data["table"]
        elif step["kind"] == "game":
            log.extend(moves(connection, table) if table else replayed(connection, data["replay"], step["at"]))
            table = None
    if table is not None:
        log.extend(moves(connection, table))
    acting = unfinished[0]["acting"] if unfinished and unfinished[0]["status"] == "playing" else campaign["acting"]
    options = json.loads(campaign["options"])
    settings = {"kind": campaign["kind"], "teams": options["teams"], "obstacles": options["obstacles"]}
    if campaign["kind"] == "free":
        settings.update({f"scenario_{n}": one for n, one in enumerate(options["scenarios"], start=1)})
    if options["known"]:
        settings["luck"] = json.dumps(options["known"], sort_keys=True)
    same = ("id", "code", "seats", "seed", "owner", "visibility", "watch", "hints", "clock", "created", "changed")
    put(
        connection,
        "tables",
        {
            **{name: campaign[name] for name in same},
            "game": "runar.campaign",
            "rules": EDITION + campaign["rules"],
            "options": json.dumps(settings),
            "rated": False,
            # one that is over is closed by the server, which works out how it ended
            "status": "playing" if begun else "open",
            "acting": acting if campaign["status"] == "playing" else 0,
            "due": campaign["changed"] if begun else None,
        },
    )
    for seat in seats:
        kept = {name: seat[name] for name in ("seat", "person", "name", "bot")}
        put(connection, "seats", {"table_id": id, **kept})
    latest = 0
    for n, row in enumerate(log, start=1):
        latest = max(latest, row["at"])
        put(connection, "log", {**row, "at": latest, "table_id": id, "n": n})
    if table is not None:
        # its choices are in the log of the campaign now
        for name, column in (("log", "table_id"), ("seats", "table_id"), ("tables", "id")):
            connection.execute(sa.text(f"DELETE FROM {name} WHERE {column} = :id"), {"id": table})


def line(
    kind: str,
    at: int,
    seat: int | None = None,
    person: str | None = None,
    by: str | None = None,
    key: str | None = None,
    hidden: int = 0,
    data: dict[str, Any] | None = None,
) -> dict[str, Any]:
    return {
        "kind": kind,
        "at": at,
        "seat": seat,
        "person": person,
        "made_by": by,
        "key": key,
        "hidden": hidden,
        "client_id": None,
        "data": json.dumps(data) if data else None,
    }


def moves(connection: sa.Connection, table: str) -> list[dict[str, Any]]:
    """The choices of a game without those that were taken back."""
    found: list[dict[str, Any]] = []
    for row in rows(connection, "SELECT * FROM log WHERE table_id = :id ORDER BY n", id=table):
        if row["kind"] == "move":
            found.append(line("move", row["at"], row["seat"], row["person"], row["made_by"], row["key"], row["hidden"]))
        elif row["kind"] == "back":
            data = json.loads(row["data"])
            to, again = int(data["to"]), int(data.get("kept", 0))
            del found[to : len(found) - again]
    return found


def replayed(connection: sa.Connection, replay: str, at: int) -> list[dict[str, Any]]:
    """The choices of a game that came with a text: its record, after the empty line."""
    record = rows(connection, "SELECT record FROM replays WHERE id = :id", id=replay)[0]["record"]
    found = []
    for ply in record.partition("\n\n")[2].splitlines():
        seat, _, key = ply.partition(" ")
        if key and seat.isdigit():
            found.append(line("move", at, int(seat), None, "person", key))
    return found


def downgrade() -> None:
    """The tables of campaigns again, empty: what has become a table stays one."""
    for name in ("meetings", "entrants", "tournaments"):
        op.drop_table(name)
    import_module("meadhall.table.migrations.versions.0002_campaigns").upgrade()
