"""SO-01, SO-02: from options and seed to the first position."""

from atable.games.soup.frames import Choosing
from atable.games.soup.options import SoupOptions
from atable.games.soup.state import SoupState
from atable.kernel.rng import seeded


def setup(options: SoupOptions, seats: int, seed: str) -> SoupState:
    return SoupState(
        options=options,
        seats=seats,
        now=0,
        rng=seeded(seed),
        stack=[Choosing([None] * seats)],
        pot=options.pot,  # SO-02
        bowls=[],
        eaten=[0] * seats,
        washes_up=None,
    )
