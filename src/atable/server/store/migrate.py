"""Alembic, driven from the program: the migrations are part of the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x61_74_61_62_6C_65  # «atable»: our number among PostgreSQL's advisory locks


def upgrade(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction: all of it or nothing."""
    if connection.dialect.name == "postgresql":  # two processes may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def pending(connection: Connection) -> bool:
    return revision(connection) != head()


def revision(connection: Connection) -> str | None:
    """The migration that this database stands at; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str | None:
    """The migration that this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
