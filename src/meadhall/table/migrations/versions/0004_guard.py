"""Chosen seeds are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chosen_seed", sa.Boolean, nullable=False, server_default=sa.false()))
    # the server's own seeds are numbers, those of a campaign's games are texts
    tables = sa.table("tables", sa.column("seed", sa.Text), sa.column("campaign"), sa.column("chosen_seed", sa.Boolean))
    chosen = sa.and_(tables.c.seed.like('"%'), tables.c.campaign.is_(None))
    op.execute(tables.update().where(chosen).values(chosen_seed=True))


def downgrade() -> None:
    op.drop_column("tables", "chosen_seed")
