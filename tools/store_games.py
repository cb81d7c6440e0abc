"""Stores games of this version of the program for the tests of all later ones (decision 18).

What is stored already stays as it is: only games under a new `rules_version` and new cases are written.
With `--views`: a view or an event has learnt to say more. What is expected of them is written anew for every stored
game, unless its outcome, its time, its luck or who is asked has changed, too.
"""

import asyncio
import sys

from tests.stored import databases, journals
from tests.stored.cases import CASES


def main() -> int:
    if sys.argv[1:] == ["--views"]:
        return _look_anew()
    written = [journals.file_of(case).name for case in CASES if journals.write(case)]
    if asyncio.run(databases.write()):
        written.append(databases.file_now().name)
    print("\n".join(written) or "nothing new: every case of these rules is stored")
    return 0


def _look_anew() -> int:
    for journal in journals.stored_journals():
        journals.look_anew(journal)
    for database in databases.stored_databases():
        asyncio.run(databases.look_anew(database))
    return 0


if __name__ == "__main__":
    sys.exit(main())
