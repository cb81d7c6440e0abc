"""CE-04 to CE-17: from options and seed to the first position."""

from atable.games.course_a_letoile.actions import DEFAULT_ORDERS
from atable.games.course_a_letoile.content.cards import COPIES, KINDS, RESTO_IDS, STAR_IDS
from atable.games.course_a_letoile.frames import Drawing
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import COINS, FIXED, HAND, CourseState
from atable.kernel.rng import Rng, seeded


def setup(options: CourseOptions, seats: int, seed: str) -> CourseState:
    rng = seeded(seed)
    start = rng.below(seats)  # CE-17
    stars = _dealt(rng, len(STAR_IDS), seats)  # CE-04
    restos = _dealt(rng, len(RESTO_IDS), seats)  # CE-05
    deck = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
    rng.shuffle(deck)  # CE-08
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]  # CE-09
    return CourseState(
        options=options,
        seats=seats,
        start=start,
        active=start,
        service=1,
        now=0,
        rng=rng,
        stack=[Drawing()],
        discard=[deck.pop()],  # CE-12; CE-13: it has no effect
        ceilings=[FIXED],
        deck=deck,  # CE-11
        shuffles=0,
        hands=hands,
        origins=[[0] * HAND for _ in range(seats)],
        menus=[[] for _ in range(seats)],
        teams=[[] for _ in range(seats)],
        coins=[COINS] * seats,  # CE-14
        stars=stars,
        restos=restos,
        rats=[0] * seats,
        reviews=[0] * seats,
        troubles=[0] * seats,
        renewed=[False] * seats,
        orders=[DEFAULT_ORDERS] * seats,
    )


def _dealt(rng: Rng, cards: int, seats: int) -> tuple[int, ...]:
    """One at random for each seat; the others stay out of the game (CE-06)."""
    numbers = list(range(cards))
    rng.shuffle(numbers)
    return tuple(numbers[:seats])
