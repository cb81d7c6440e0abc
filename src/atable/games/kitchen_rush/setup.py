"""The first position (KR-011 to KR-042, KC-001 to KC-023)."""

from typing import Any, Final

from atable.games.kitchen_rush.content.cards import (
    BAG_START,
    BASE_BONUSES,
    BASE_KINDS,
    BASE_ORDERS,
    BASE_UPGRADES,
    BONUSES,
    COLOURS,
    CUBE_INDEX,
    CUP,
    CUPBOARD_START,
    EVENTS,
    FIRST_CUBE,
    FIRST_SCOOP,
    FREEZER_START,
    GOODS,
    HELPER_2,
    HOURGLASSES,
    KINDS,
    OPEN_ORDER_SPACES,
    ORDERS,
    OWNER,
    PLATE_SIZE,
    RESERVE_START,
    SINK_START,
    SIZES,
    SPACE_EXPANSION,
    SPACE_TILES,
    SPACES,
    SPECIALIST,
    SPECIALIST_BASE,
    SPECIALISTS,
    STORE_START,
    TASTES,
    TILES,
    TOTALS,
    UNAVAILABLE,
    UPGRADES,
)
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import BOX, IDLE, NEVER, NOBODY, NOTHING, Bag, Hourglass, RushState
from atable.games.kitchen_rush.table.house import (
    CAKE_COINS,
    HANDMADE_LEAST,
    HANDMADE_MOST,
    HOURGLASS_MS,
    SPECIALIST_MS,
    START_COINS,
)
from atable.games.kitchen_rush.table.small_steps import gain_coins, reveal_orders, with_specialist
from atable.kernel.rng import Rng, seeded

FIRST_ORDERS: Final = 2  # KR-019
ACTIVE_ROOMS: Final = 2  # KR-020
SHOWN_UPGRADES: Final = 2  # KR-038
SHOWN_SPECIALISTS: Final = 3  # KC-020
EMPTY: Final = (
    "stack",
    "order_deck",
    "cupboard",
    "sink",
    "reserve",
    "windows",
    "event_deck",
    "bonus_deck",
    "bonuses",
    "upgrades_shown",
    "upgrades_hidden",
    "upgrades_bought",
    "specialist_deck",
    "specialists",
    "specialists_used",
    "ice_stack",
    "ice_served",
    "served",
    "gone_orders",
    "gone_tiles",
    "gone_bonuses",
    "gone_events",
)  # decks and piles that the table fills later
ADDED_GOODS: Final[list[int]] = [
    *range(BASE_KINDS, KINDS),
    FIRST_CUBE + CUBE_INDEX["brown"],
    *range(FIRST_SCOOP, GOODS),
]  # KC-008


def setup(options: RushOptions, seats: int, seed: str) -> RushState:
    """Decks are shuffled in this order: Orders, bonuses, Upgrades, Specialists, Ice Order tiles, Events; then the sand
    is measured. Whether Events or handmade hourglasses are used thus changes no other deck.
    """
    state = _empty_table(options, seats, seeded(seed))
    _deal(state)
    _measure_sand(state)
    gain_coins(state, START_COINS + CAKE_COINS if options.piece_of_cake else START_COINS)  # KR-031, KC-005, KC-131
    _stock(state)
    _lay_plates(state)
    reveal_orders(state, FIRST_ORDERS, [])
    return state


def _empty_table(options: RushOptions, seats: int, rng: Rng) -> RushState:
    open_spaces = OPEN_ORDER_SPACES[seats - 1]
    piles: dict[str, list[Any]] = {name: [] for name in EMPTY}
    return RushState(
        options=options,
        seats=seats,
        now=0,
        rng=rng,
        upcoming="round",
        round=0,  # KR-014: the first one begins at once
        coins=0,
        prestige=0,  # KR-013
        board=[NOTHING] * open_spaces,
        board_tiles=[NOTHING] * open_spaces,
        waiting=[False] * open_spaces,
        held=[[] for _ in range(seats)],
        mats=[[] for _ in range(seats)],
        supply=[0] * GOODS,
        rooms=[[0] * KINDS for _ in range(3)],
        bag=Bag([0] * COLOURS, NOBODY, NOTHING, [0] * COLOURS, [0] * COLOURS, NEVER, False, False, NEVER),
        freezer=[0] * TASTES,
        lid_open=False,  # KC-015
        freezer_steps=[NEVER] * seats,
        occupants=[NOTHING] * len(SPACES),
        tiles=_space_tiles(options, seats),
        hourglasses=_hourglasses(options, seats),
        last_window=0,
        event=NOTHING,
        bonus_seen=0,
        thresholds=0,
        early=0,
        ruined=0,
        purchases=0,
        paused_before=False,
        waited_for=0,
        away=0,
        paid_in=0,
        steps=[0] * seats,
        **piles,
    )


def _space_tiles(options: RushOptions, seats: int) -> list[int]:
    """KR-033 to KR-036, KC-003, KC-004; without the extension nobody can use its spaces."""
    return [
        UNAVAILABLE if SPACE_EXPANSION[space] and not options.piece_of_cake else tile
        for space, tile in enumerate(SPACE_TILES[seats - 1])
    ]


def _hourglasses(options: RushOptions, seats: int) -> list[Hourglass]:
    """KR-039 to KR-041, KC-002."""
    hourglasses: list[Hourglass] = []
    for number in range(len(HOURGLASSES)):
        in_play = OWNER[number] < seats and number != HELPER_2
        if number == SPECIALIST:
            in_play = options.piece_of_cake or options.specialist_mini
        duration = SPECIALIST_MS if number == SPECIALIST else HOURGLASS_MS
        hourglasses.append(Hourglass(IDLE if in_play else BOX, duration, NOTHING, NEVER, False, 0))
    return hourglasses


# Cards


def _deal(state: RushState) -> None:
    cake = state.options.piece_of_cake
    state.order_deck = _shuffled(len(ORDERS) if cake else BASE_ORDERS, state.rng)  # KR-017, KC-012
    state.bonus_deck = _shuffled(len(BONUSES) if cake else BASE_BONUSES, state.rng)  # KR-015, KC-022
    if cake:
        state.upgrades_shown = list(range(len(UPGRADES)))  # KC-006
    else:
        upgrades = _shuffled(BASE_UPGRADES, state.rng)
        state.upgrades_shown = sorted(upgrades[:SHOWN_UPGRADES])
        state.upgrades_hidden = upgrades[SHOWN_UPGRADES:]
    if with_specialist(state):
        _deal_specialists(state)
    if cake:
        state.ice_stack = _shuffled(len(TILES), state.rng)  # KC-011
    if state.options.events:
        state.event_deck = _shuffled(len(EVENTS), state.rng)  # KR-016


def _shuffled(cards: int, rng: Rng) -> list[int]:
    deck = list(range(cards))
    rng.shuffle(deck)
    return deck


def _deal_specialists(state: RushState) -> None:
    """KC-020, KC-130."""
    cake = state.options.piece_of_cake
    state.specialist_deck = [card for card in range(len(SPECIALISTS)) if cake or SPECIALIST_BASE[card]]
    state.rng.shuffle(state.specialist_deck)
    for _ in range(SHOWN_SPECIALISTS):
        state.specialists.append(state.specialist_deck.pop())


def _measure_sand(state: RushState) -> None:
    """KR-233: every glass in the box, the Specialist's is twice as large."""
    if not state.options.handmade:
        return
    for number, hourglass in enumerate(state.hourglasses):
        times = 2 if number == SPECIALIST else 1
        spread = times * (HANDMADE_MOST - HANDMADE_LEAST)
        hourglass.duration = times * HANDMADE_LEAST + state.rng.below(spread + 1)


# Goods and plates


def _stock(state: RushState) -> None:
    """KR-020 to KR-025, KC-008, KC-013, KC-014, KC-016."""
    at = state.seats - 1
    state.supply = TOTALS.copy()
    if not state.options.piece_of_cake:
        for good in ADDED_GOODS:
            state.supply[good] = 0
    for room in range(ACTIVE_ROOMS):
        _fill(state, 0, STORE_START[at], state.rooms[room])
    _fill(state, FIRST_CUBE, BAG_START[at], state.bag.cubes)
    _fill(state, FIRST_SCOOP, FREEZER_START[at], state.freezer)


def _fill(state: RushState, first: int, wanted: list[int], place: list[int]) -> None:
    """From the supply, whose goods of this sort begin with `first`; it holds nothing that is not in the game."""
    for sort, number in enumerate(wanted):
        place[sort] = min(number, state.supply[first + sort])
        state.supply[first + sort] -= place[sort]


def _lay_plates(state: RushState) -> None:
    """KR-026 to KR-030, KC-017 to KC-019, KC-023: those of the highest numbers stay in the box."""
    for size in range(len(SIZES)):
        if size == CUP and not state.options.piece_of_cake:
            continue
        dirty = PLATE_SIZE.index(size) + CUPBOARD_START[state.seats - 1][size]
        kept = dirty + SINK_START[size]
        state.cupboard += range(PLATE_SIZE.index(size), dirty)
        state.sink += range(dirty, kept)
        state.reserve += range(kept, kept + RESERVE_START[size])
