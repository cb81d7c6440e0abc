"""Everything that is asked of the database; only the rows of the logs go through the writer."""

from atable.server.store.database import Database
from atable.server.store.people import PeopleQueries
from atable.server.store.processes import ProcessQueries
from atable.server.store.tables import TableQueries
from atable.server.store.writer import Append, Writer


class Store(TableQueries, PeopleQueries, ProcessQueries):
    """All queries in one place. Each is a transaction of its own."""

    def __init__(self, database: Database, writer: Writer) -> None:
        super().__init__(database)
        self.writer = writer

    async def append(self, append: Append) -> None:
        """The next row of a table's log: see Writer.append."""
        await self.writer.append(append)
