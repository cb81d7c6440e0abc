"""What can go wrong with the database, in words for the operator. No password and no row is ever in them."""

from sqlalchemy.exc import DBAPIError

from atable.kernel.errors import AtableError

UNREACHABLE = "the database can't be reached"

# SQLite's own names of its errors, by their beginning, and PostgreSQL's codes of five characters.
REASONS = {
    "SQLITE_FULL": "the disk is full",
    "53100": "the disk is full",
    "SQLITE_READONLY": "the database is read-only",
    "25006": "the database is read-only",
    "SQLITE_CANTOPEN": "the database file can't be opened",
    "SQLITE_IOERR": "the disk failed to read or write",
    "58030": "the disk failed to read or write",
    "SQLITE_BUSY": "another program keeps the database busy",
    "SQLITE_NOTADB": "the file isn't a database of this program",
    "SQLITE_CORRUPT": "the database is damaged; restore it from a backup",
    "28": "the database refuses our name or password",
    "3D000": "the database doesn't exist on that server",
    "42P01": "the database has no tables of this program yet; it must be migrated first",
    "53300": "the database server has no connection left for us",
    "08": UNREACHABLE,
    "57P": UNREACHABLE,
}


class BadDatabase(AtableError):
    """The database named by the operator can't be used; the text says what to do."""


class Conflict(AtableError):
    """What is to be stored contradicts what is there: somebody else was first."""


class NotFound(AtableError):
    """No such row: it was deleted, or never was."""


class StorageFailed(AtableError):
    """The database didn't store or give what was asked; the text says why.

    `uncertain`: the connection was lost, and what was asked for may be stored all the same.
    """

    def __init__(self, problem: str, uncertain: bool = False) -> None:
        super().__init__(problem)
        self.uncertain = uncertain


def reason(error: DBAPIError) -> str:
    """Why the database failed, short, without its text: that could hold a person's words."""
    if error.connection_invalidated:
        return UNREACHABLE
    return reason_of(error.driver_exception)


def reason_of(error: BaseException) -> str:
    code = _code(error)
    for start, words in REASONS.items():
        if code.startswith(start):
            return words
    return f"the database failed ({code or type(error).__name__})"


def _code(error: BaseException) -> str:
    name = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    if name == "SQLITE_ERROR" and "no such table" in str(error):
        return "42P01"
    if isinstance(name, str):
        return name
    # A connection that couldn't be made has no code of the server's: nobody was there to give one.
    return "08001" if type(error).__module__.startswith("psycopg") and "connection" in str(error) else ""
