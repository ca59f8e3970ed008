"""How alembic reaches the database: `Store` hands over an open connection."""

from __future__ import annotations

from alembic import context

from meadhall.table.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
