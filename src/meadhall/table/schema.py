"""The database: what is kept, and nothing that could be worked out from it.

`log` is the truth: everything that ever happened at a table, append-only. Its key `(table_id, n)` is what makes two
servers safe: whoever comes second with the same number is refused by the database, reads on and tries again.
`seats` and the columns `status`, `due` and `last` of `tables` repeat what the log says, for lists and alarms.
`lessons` repeats how far somebody has come in them. `coaching` is what the coach has told whom.
`pages` and the column `position` say what was shown and what lies there, for the day when the rules are others.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("bot", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    # games that were finished by then are off this person's list
    Column("cleared", BigInteger, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    # part of the token; without its line here the token is worthless
    Column("id", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    # to the day
    Column("used", BigInteger, nullable=False),
    # what the browser or program called itself
    Column("agent", String(200), nullable=False),
    PrimaryKeyConstraint("person", "id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(20), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    # seats that must choose, as bits
    Column("acting", Integer, nullable=False),
    # when the server itself has something to do here: a bot's choice, a clock that runs out
    Column("due", BigInteger),
    Column("changed", BigInteger, nullable=False),
    # the maker knows all luck beforehand
    Column("chosen_seed", Boolean, nullable=False, server_default=false()),
    # what lies on the table after the last row: the game goes on from it should the rules change
    Column("position", Text),
    # when it had last changed at the time its pages were written
    Column("shown", BigInteger, nullable=False, server_default="0"),
    # the lesson that is taught here, or ""
    Column("lesson", String(40), nullable=False, server_default=""),
    # nobody is asked how it is laid
    Column("quick", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_due", "due"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_visibility_status_changed", "visibility", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("person", String(32)),
    Column("made_by", String(10)),
    Column("key", Text),
    # who notices nothing of this: a bit for each seat, and one more for spectators
    Column("hidden", Integer, nullable=False),
    Column("client_id", String(64)),
    Column("data", Text),
    UniqueConstraint("table_id", "n"),
)

pages = Table(
    "pages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    # the last row that is on it
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("winner", Boolean, nullable=False),
    Column("parts", Text, nullable=False),
    Column("before", Float),
    Column("after", Float),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_person_at", "person", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    # a person's id, or `bot:<level>`
    Column("who", String(48), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    # what somebody is worth with near certainty, to sort by: mu - 3 sigma
    Column("rating", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("who", "game"),
    Index("ix_ratings_game_rating", "game", "rating"),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("info", Text, nullable=False),
    Column("person", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    # the level of the bot that joins an odd number
    Column("bot", String(40)),
    Column("rated", Boolean, nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_tournaments_status_created", "status", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    PrimaryKeyConstraint("tournament_id", "number"),
    UniqueConstraint("tournament_id", "person"),
    Index("ix_entrants_person", "person"),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("one", Integer, nullable=False),
    # nobody: a bye
    Column("two", Integer),
    Column("table_id", String(32), ForeignKey("tables.id")),
    Column("points_one", Integer),
    Column("points_two", Integer),
    PrimaryKeyConstraint("tournament_id", "round", "number"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    # where it goes on
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    # how many of its steps lie behind
    Column("step", Integer, nullable=False),
    # somebody who learns it again has still learned it
    Column("done", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)

coaching = Table(
    "coaching",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    # does the coach speak to this person in this game; nothing: nobody has said so
    Column("wanted", Boolean),
    # the names of the lines that were said, apart by spaces
    Column("heard", Text, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)
