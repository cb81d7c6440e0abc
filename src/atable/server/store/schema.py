"""The tables of the database. Times are wall times in ms, ids are texts, JSON is kept as text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

# Constraints have the same names on both databases, so that a later migration can name them.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _table_id() -> "Column[str]":
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("cookie_version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invitation", Text, nullable=False, unique=True),
    Column("rules_version", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("version", Integer, nullable=False),  # the number of the last row in the log
    Column("chat_version", Integer, nullable=False),  # of the last chat message; those before it may be deleted
    Column("due_at", BigInteger, index=True),
    Column("summary", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Index(None, "status", "public", "updated_at"),
)

log = Table(
    "log",
    metadata,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

places = Table(
    "places",
    metadata,
    _table_id(),
    Column("person_id", Text, nullable=False, index=True),
    Column("seats", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id"),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "person_id", "client"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "role"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("process", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("person_id", Text, nullable=False),
    PrimaryKeyConstraint("process", "table_id", "person_id"),
)

outages = Table(
    "outages",
    metadata,
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
