"""Alembic's entry: migrations run on the connection that `open_store` hands over."""

from alembic import context

from triumvir.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
