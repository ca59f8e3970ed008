"""The position of every table, and pages of what was shown there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))
    op.add_column("tables", sa.Column("shown", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "pages",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_pages_table_id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_pages"),
    )


def downgrade() -> None:
    op.drop_table("pages")
    op.drop_column("tables", "shown")
    op.drop_column("tables", "position")
