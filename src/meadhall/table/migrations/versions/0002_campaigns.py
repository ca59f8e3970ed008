"""Campaigns: their log, their seats, and which campaign a table belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.String(32)))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id", name="fk_campaigns_owner"), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("scenario", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("acting", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("code", name="uq_campaigns_code"),
    )
    campaign = "campaigns.id"
    op.create_table(
        "campaign_seats",
        sa.Column(
            "campaign_id", sa.String(32), sa.ForeignKey(campaign, name="fk_campaign_seats_campaign_id"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", name="fk_campaign_seats_person")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.PrimaryKeyConstraint("campaign_id", "seat", name="pk_campaign_seats"),
    )
    op.create_index("ix_campaign_seats_person", "campaign_seats", ["person"])
    op.create_table(
        "campaign_log",
        sa.Column(
            "campaign_id", sa.String(32), sa.ForeignKey(campaign, name="fk_campaign_log_campaign_id"), nullable=False
        ),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(32)),
        sa.Column("made_by", sa.String(10)),
        sa.Column("key", sa.Text),
        sa.Column("client_id", sa.String(64)),
        sa.Column("data", sa.Text),
        sa.PrimaryKeyConstraint("campaign_id", "n", name="pk_campaign_log"),
    )


def downgrade() -> None:
    for name in ("campaign_log", "campaign_seats", "campaigns"):
        op.drop_table(name)
    op.drop_column("tables", "campaign")
