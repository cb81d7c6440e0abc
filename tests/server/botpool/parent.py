"""A server that is to be killed: two bot processes, one idle and one that thinks for ever."""

import asyncio
import sys

from atable.server.botpool.pool import BotPool
from tests.server.botpool.fragile import FINE, HANGS
from tests.server.botpool.pools import fragile


async def main() -> None:
    pool = BotPool(2, deadline_s=float(sys.argv[1]))
    await pool.start()
    await asyncio.gather(pool.ask(fragile(FINE), "a"), pool.ask(fragile(FINE), "b"))
    print(*(child.pid for child in pool.children), flush=True)
    await pool.ask(fragile(HANGS), "a")


if __name__ == "__main__":
    asyncio.run(main())
