"""Run by Alembic for every command; the connection comes from the program, see migrate.py."""

from alembic import context

from atable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
