"""What a seat can't rule out: the same position with everything hidden dealt again.

Every pick is public, so a storage is known but for what was put away before the fridge was closed (CK-253). A token
that has been held since then and one that was put away then may change places, if the one was never missing
from the storage and the other never from the bag.
"""

from atable.games.critter_kitchen.actions import NO_ORDERS, WISHES, SetStandingOrders
from atable.games.critter_kitchen.content.cards import NO_CARD, RESTAURATEUR_IDS
from atable.games.critter_kitchen.content.items import ALL_ICONS, CHEFS, ICONS, IN_STORAGE, NOTHING, TOFU
from atable.games.critter_kitchen.frames import Choosing, Cooking, Planning, Refrigerating, Serving, Shopping
from atable.games.critter_kitchen.phases.orders import wished
from atable.games.critter_kitchen.phases.planning import chefs_of
from atable.games.critter_kitchen.setup import rumor_set
from atable.games.critter_kitchen.state import HOME, CritterState, Kitchen
from atable.games.critter_kitchen.table.bag import put_back
from atable.games.critter_kitchen.table.city import locations_in_play
from atable.games.critter_kitchen.table.market import items_for
from atable.games.critter_kitchen.table.plates import clear
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat

SWAPS = 6  # tried for each kitchen and each closed fridge


def redeal(state: CritterState, seat: Seat | None, rng: Rng) -> CritterState:
    other = state.copy()
    other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")
    strangers = [owner for owner in range(state.seats) if owner != seat]
    for owner in strangers:
        other.steps[owner] = 0  # how often they changed a plan or a plate is their affair
    _redeal_decks(other, rng)
    _redeal_rumors(other, seat, rng)
    _forget_drafts(other, strangers, rng)
    for owner in strangers:
        _redeal_storage(other, owner, rng)
        if state.options.pace == "relaxed":
            other.orders[owner] = _reorder(other, owner, rng)
    if other.stack and isinstance(frame := other.stack[0], Refrigerating):
        _redeal_fridges(other, frame, strangers, rng)
    return other


def _redeal_decks(state: CritterState, rng: Rng) -> None:
    """Cards that nobody has seen; the last challenge and six zous-chefs are out of the game unseen."""
    seen = state.round
    state.challenges = _reshuffled(state.challenges, seen, rng)
    state.academy = _reshuffled(state.academy, seen, rng)
    state.carts = _reshuffled(state.carts, seen, rng)
    if state.solo is not None:
        rng.shuffle(state.solo.managers)
        for deck in state.solo.chef_decks:
            rng.shuffle(deck)


def _reshuffled(cards: tuple[int, ...], seen: int, rng: Rng) -> tuple[int, ...]:
    rest = list(cards[seen:])
    rng.shuffle(rest)
    return (*cards[:seen], *rest)


def _redeal_rumors(state: CritterState, seat: Seat | None, rng: Rng) -> None:
    """Rumor cards that this seat has not read, and the private ones of others."""
    known = ALL_ICONS if not state.stack else state.face_up
    if seat is not None:
        known |= state.kitchens[seat].rumors
    hidden = [icon for icon in range(len(ICONS)) if not known >> icon & 1]
    owls = [at for at, it in enumerate(state.kitchens) if it.private_rumor != NO_CARD and at != seat and state.stack]
    fixed = [card for icon, card in enumerate(state.rumors) if icon not in hidden]
    fixed += [it.private_rumor for at, it in enumerate(state.kitchens) if at not in owls]
    pool = [card for card in rumor_set(state.options) if card not in fixed]
    rng.shuffle(pool)
    cards = list(state.rumors)
    for icon in hidden:
        cards[icon] = pool.pop()
    state.rumors = tuple(cards)
    for owl in owls:
        state.kitchens[owl].private_rumor = pool.pop()


def _forget_drafts(state: CritterState, strangers: list[Seat], rng: Rng) -> None:
    """What others are preparing in secret."""
    frame = state.stack[0] if state.stack else None
    if isinstance(frame, Choosing):
        _redeal_restaurateurs(frame, strangers, rng)
    elif isinstance(frame, Planning) and state.solo is None:
        for owner in strangers:
            _replan(state, frame, owner, rng)
    elif isinstance(frame, Cooking):
        for owner in strangers:
            if not frame.openly[owner]:
                for plate in frame.plates[owner]:
                    clear(state.kitchens[owner], plate)
    elif isinstance(frame, Serving):
        for owner in strangers:
            for plate in frame.meals[owner]:
                clear(state.kitchens[owner], plate)
    elif isinstance(frame, Refrigerating):
        for owner in strangers:
            for kind in frame.tossed[owner]:  # `_redeal_fridges` takes as many out again
                state.kitchens[owner].storage[kind] += 1


def _redeal_restaurateurs(frame: Choosing, strangers: list[Seat], rng: Rng) -> None:
    own = [card for owner, cards in enumerate(frame.dealt) if owner not in strangers for card in cards]
    pool = [card for card in range(len(RESTAURATEUR_IDS)) if card not in own]
    rng.shuffle(pool)
    for owner in strangers:
        frame.dealt[owner] = [pool.pop(), pool.pop()]
        if frame.kept[owner] != NO_CARD:
            frame.kept[owner] = rng.choice(frame.dealt[owner])


def _replan(state: CritterState, frame: Planning, owner: Seat, rng: Rng) -> None:
    """A whole plan for one who is ready, none for one who is not."""
    frame.plans[owner] = [HOME] * len(CHEFS)
    frame.coffees[owner] = 0
    if frame.ready[owner]:
        places = locations_in_play(state).copy()
        rng.shuffle(places)
        for chef in range(chefs_of(state, owner)):
            frame.plans[owner][chef] = places[chef]


def _redeal_storage(state: CritterState, owner: Seat, rng: Rng) -> None:
    """Not after the end: by then rumors, and The Raccoon, have told how much of what was left."""
    kitchen = state.kitchens[owner]
    for fridge, memory in enumerate(kitchen.memories if state.stack else []):
        for _ in range(SWAPS if memory.tossed else 0):
            at = rng.below(len(memory.tossed))
            tossed, held = memory.tossed[at], rng.below(IN_STORAGE)
            if _may_swap(state, kitchen, fridge, tossed, held):
                memory.tossed[at] = held
                _swap(state, kitchen, fridge, tossed, held)


def _may_swap(state: CritterState, kitchen: Kitchen, fridge: int, tossed: int, held: int) -> bool:
    """Tofu never goes into the bag, and can't have been drawn from it (CK-371)."""
    if tossed == held or not kitchen.memories[fridge].held[held] or not kitchen.storage[held]:
        return False
    return tossed == TOFU or state.floors[fridge][tossed] > 0


def _swap(state: CritterState, kitchen: Kitchen, fridge: int, tossed: int, held: int) -> None:
    kitchen.storage[held] -= 1
    kitchen.storage[tossed] += 1
    put_back(state, held)
    if tossed == TOFU:
        state.removed.remove(TOFU)
    else:
        state.bag[tossed] -= 1
    for later in range(fridge, len(kitchen.memories)):
        kitchen.memories[later].held[held] -= 1
        kitchen.memories[later].held[tossed] += 1
    for earlier in range(fridge):
        memory = kitchen.memories[earlier]
        memory.held[held] = min(memory.held[held], kitchen.memories[fridge].held[held])
    _swap_floors(state, fridge, tossed, held)


def _swap_floors(state: CritterState, fridge: int, tossed: int, held: int) -> None:
    for later in range(fridge, len(state.floors)):
        if tossed != TOFU:
            state.floors[later][tossed] -= 1
        if held != TOFU:
            state.floors[later][held] += 1
    for earlier in range(fridge if tossed != TOFU else 0):
        floor = state.floors[earlier]
        floor[tossed] = min(floor[tossed], state.floors[fridge][tossed])


def _redeal_fridges(state: CritterState, frame: Refrigerating, strangers: list[Seat], rng: Rng) -> None:
    """Each has put away as many tokens, but perhaps others: who is ready shows how many that were."""
    for owner in strangers:
        storage = state.kitchens[owner].storage
        tokens = [kind for kind, count in enumerate(storage) for _ in range(count)]
        rng.shuffle(tokens)
        frame.tossed[owner] = tokens[: len(frame.tossed[owner])]
        for kind in frame.tossed[owner]:
            storage[kind] -= 1


def _reorder(state: CritterState, owner: Seat, rng: Rng) -> SetStandingOrders:
    """Whoever is asked what to take has no orders that would answer."""
    orders = some_orders(rng)
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Shopping) or frame.line[frame.turn] != owner:
        return orders
    items = items_for(state, owner, frame.location)
    return orders if wished(orders, items, state.kitchens[owner].took == 0) == NOTHING else NO_ORDERS


def some_orders(rng: Rng) -> SetStandingOrders:
    wishes = list(WISHES)
    rng.shuffle(wishes)
    return SetStandingOrders(tuple(wishes[: rng.below(5)]))
