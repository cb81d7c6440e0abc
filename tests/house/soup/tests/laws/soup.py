"""The Last Spoonful before the laws."""

from atable.games.soup.content.loader import CONTENT
from atable.games.soup.frames import Choosing
from atable.games.soup.game import GAME
from atable.games.soup.options import SoupOptions
from atable.games.soup.state import SoupState
from atable.kernel.rng import Rng, seeded
from tests.laws.subject import Case, Observer, Subject, fact_witness

CASES = (
    Case("2-live", 2, SoupOptions()),
    Case("3-relaxed-small", 3, SoupOptions(pace="relaxed", pot=12)),
    Case("4-simulation-full", 4, SoupOptions(pace="simulation", pot=30)),
)
OTHER = {bowl.id: other.id for bowl, other in zip(CONTENT.bowls, reversed(CONTENT.bowls), strict=True)}


def scramble(state: SoupState, seat: Observer, rng: Rng) -> SoupState:
    """SO-03: what others have chosen, as long as it isn't shown."""
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    for frame in other.stack:
        if isinstance(frame, Choosing):
            bowls = [bowl if bowl is None or at == seat else OTHER[bowl] for at, bowl in enumerate(frame.bowls)]
            frame.bowls = bowls
    return other


def facts(state: SoupState, seat: Observer) -> set[str]:
    """The bowls that this seat is shown."""
    eaters = GAME.view(state, seat).eaters
    return {f"{at} has {eater.bowl}" for at, eater in enumerate(eaters) if eater.bowl is not None}


def holds(state: SoupState, fact: str) -> bool:
    frame = state.stack[-1] if state.stack else None
    bowls = frame.bowls if isinstance(frame, Choosing) else state.bowls
    owner, bowl = fact.split(" has ")
    return bowls[int(owner)] == bowl


SUBJECT = Subject(GAME, CASES, scramble, fact_witness(facts, holds), games=4)
