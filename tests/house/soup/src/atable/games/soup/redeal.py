"""What a seat can't rule out: the same position with everything hidden chosen anew."""

from atable.games.soup.content.loader import CONTENT
from atable.games.soup.frames import Choosing
from atable.games.soup.state import SoupState
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat


def redeal(state: SoupState, seat: Seat | None, rng: Rng) -> SoupState:
    other = state.copy()
    other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")  # nobody knows who will begin
    for frame in other.stack:
        if isinstance(frame, Choosing):
            for owner, bowl in enumerate(frame.bowls):
                if bowl is not None and owner != seat:
                    frame.bowls[owner] = rng.choice(CONTENT.bowls).id
    return other
