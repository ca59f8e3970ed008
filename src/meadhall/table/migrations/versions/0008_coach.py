"""Tables with a quick start, and what the coach has told whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "coaching",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", name="fk_coaching_person"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("wanted", sa.Boolean),
        sa.Column("heard", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_coaching"),
    )


def downgrade() -> None:
    op.drop_table("coaching")
    op.drop_column("tables", "quick")
