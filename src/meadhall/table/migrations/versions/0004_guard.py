"""Tokens that can be ended one by one; chosen seeds are told; lists are found without reading everything."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", name="fk_sessions_person"), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("person", "id", name="pk_sessions"),
    )
    # a token held a number until now: it goes on under that as its name, for a guest has nothing else
    now = sa.bindparam("now", time.time_ns() // 1_000_000, sa.BigInteger)
    op.execute(
        sa.text(
            "INSERT INTO sessions (person, id, created, used, agent)"
            " SELECT id, CAST(epoch AS VARCHAR(32)), created, :now, '' FROM people"
        ).bindparams(now)
    )
    op.drop_column("people", "epoch")
    op.add_column("tables", sa.Column("chosen_seed", sa.Boolean, nullable=False, server_default=sa.false()))
    # the server's own seeds are numbers, those of a campaign's games are texts
    tables = sa.table("tables", sa.column("seed", sa.Text), sa.column("campaign"), sa.column("chosen_seed", sa.Boolean))
    chosen = sa.and_(tables.c.seed.like('"%'), tables.c.campaign.is_(None))
    op.execute(tables.update().where(chosen).values(chosen_seed=True))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.add_column("ratings", sa.Column("rating", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET rating = mu - 3 * sigma")
    op.create_index("ix_ratings_game_rating", "ratings", ["game", "rating"])


def downgrade() -> None:
    op.drop_index("ix_ratings_game_rating", "ratings")
    op.drop_column("ratings", "rating")
    op.drop_index("ix_tables_owner", "tables")
    op.drop_table("sessions")
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="1"))
    op.drop_column("tables", "chosen_seed")
