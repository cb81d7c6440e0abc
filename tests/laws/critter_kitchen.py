"""Critter Kitchen before the laws."""

from msgspec.structs import replace

from atable.games.critter_kitchen.actions import (
    WISHES,
    AddCookbook,
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    ConfirmPlan,
    PairWine,
    Present,
    PutAway,
    SetStandingOrders,
)
from atable.games.critter_kitchen.content.cards import NO_CARD, RESTAURATEUR_IDS
from atable.games.critter_kitchen.content.items import ALLSPICE
from atable.games.critter_kitchen.frames import Choosing, Cooking, Planning, Refrigerating, Serving, Shopping
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import HOME, CritterState
from atable.games.critter_kitchen.table.city import locations_in_play
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from tests.laws.critter_witness import CritterWitness, rumor_set
from tests.laws.subject import Case, Observer, Subject

PLATING = (AddIngredient, AddSpice, AddSoup, AddCookbook, PairWine, ClearPlate)

DRAFT = CritterOptions(restaurateurs=True, restaurateur_draft=True)

# Where many fill plates at random and change their minds, they are hardly ever all ready: from three seats on they
# confirm a plan, present plates and put tokens away as soon as they may.
BRISK = (ConfirmPlan, Present, PutAway)

CASES = (
    Case("1-live-draft-bat", 1, replace(DRAFT, critic="fruit_bat")),
    Case(
        "2-relaxed-jerboa-cart",
        2,
        CritterOptions(pace="relaxed", critic="jerboa", a_la_cart=True, truck_leftovers="stay"),
    ),
    Case(
        "3-simulation-cow",
        3,
        CritterOptions(pace="simulation", critic="cow", rumor_set="base", restaurateurs=True),
        keen=BRISK,
    ),
    Case("4-live-draft-mouse", 4, replace(DRAFT, critic="mouse", a_la_cart=True), keen=BRISK),
    Case("5-simulation", 5, CritterOptions(pace="simulation", restaurateurs=True), keen=BRISK),
)


def scramble(state: CritterState, seat: Observer, rng: Rng) -> CritterState:
    """What others have in storage, but not how many tokens; what they prepare in secret; cards nobody turned up."""
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    for deck in ("challenges", "academy", "carts"):
        setattr(other, deck, _shuffled_after(getattr(state, deck), state.round, rng))
    if other.solo is not None:
        for pile in (other.solo.managers, *other.solo.chef_decks):
            rng.shuffle(pile)
    _scramble_rumors(other, seat, rng)
    for owner in range(state.seats):
        if owner != seat:
            _scramble_storage(other, owner, rng)
            _think_again(other, owner, rng)
    return other


def _shuffled_after(cards: tuple[int, ...], seen: int, rng: Rng) -> tuple[int, ...]:
    hidden = list(cards[seen:])
    rng.shuffle(hidden)
    return cards[:seen] + tuple(hidden)


def _scramble_rumors(state: CritterState, seat: Observer, rng: Rng) -> None:
    """Cards that this seat has not read, The Owl's of others too, change places with those out of the game."""
    private = [kitchen.private_rumor for kitchen in state.kitchens]
    cards = [*state.rumors, *private]
    known = state.face_up | (0 if seat is None else state.kitchens[seat].rumors)
    hidden = [icon for icon in range(3) if not known >> icon & 1]
    hidden += [3 + owl for owl, card in enumerate(private) if owl != seat and card != NO_CARD and state.stack]
    for at in hidden:
        out = [card for card in rumor_set(state.options) if card not in cards]
        cards[at] = rng.choice(out)
    state.rumors = tuple(cards[:3])
    for kitchen, card in zip(state.kitchens, cards[3:], strict=True):
        kitchen.private_rumor = card


def _scramble_storage(state: CritterState, owner: Seat, rng: Rng) -> None:
    """Tokens change places with those in the bag; nobody sees the soups either."""
    kitchen = state.kitchens[owner]
    for _ in range(8):
        held, drawn = (
            [kind for kind in range(ALLSPICE + 1) for _ in range(pile[kind])] for pile in (kitchen.storage, state.bag)
        )
        if held and drawn:
            _move(rng.choice(held), kitchen.storage, state.bag)
            _move(rng.choice(drawn), state.bag, kitchen.storage)
    kitchen.soup = rng.below(4)
    for memory in kitchen.memories:
        memory.held = [min(pair) for pair in zip(memory.held, kitchen.storage, strict=True)]
    state.floors = [[min(pair) for pair in zip(floor, state.bag, strict=True)] for floor in state.floors]


def _move(kind: int, pile: list[int], to: list[int]) -> None:
    pile[kind] -= 1
    to[kind] += 1


def _think_again(state: CritterState, owner: Seat, rng: Rng) -> None:
    if state.options.pace == "relaxed":
        wishes = list(WISHES)
        rng.shuffle(wishes)
        asked = isinstance(state.stack[-1], Shopping) and owner in GAME.pending(state) if state.stack else False
        state.orders[owner] = SetStandingOrders(() if asked else tuple(wishes[: rng.below(3)]))
    match state.stack[0] if state.stack else None:
        case Choosing() as frame:
            _deal_otherwise(frame, owner, rng)
        case Planning() as frame if state.solo is None:
            _plan_otherwise(state, frame, owner, rng)
        case Cooking(openly=openly, ready=ready) if not openly[owner]:
            _plate_otherwise(state, ready, owner, rng)
        case Serving(ready=ready):
            _plate_otherwise(state, ready, owner, rng)
        case Refrigerating() as frame:
            _toss_otherwise(state, frame, owner, rng)


def _deal_otherwise(frame: Choosing, owner: Seat, rng: Rng) -> None:
    """CK-072: with the cards that were dealt to nobody."""
    own = frame.dealt[owner]
    for at in range(len(own)):
        out = [card for card in range(len(RESTAURATEUR_IDS)) if not any(card in cards for cards in frame.dealt)]
        own[at] = rng.choice([own[at], *out])
    if frame.kept[owner] != NO_CARD:
        frame.kept[owner] = rng.choice(own)


def _plan_otherwise(state: CritterState, frame: Planning, owner: Seat, rng: Rng) -> None:
    """Nobody sees how far a plan has come, only that it is confirmed; or whether there is a coffee in it."""
    chefs = 3 + (state.kitchens[owner].zous != NO_CARD)
    sent = chefs if frame.ready[owner] else rng.below(chefs + 1)
    places = locations_in_play(state).copy()
    rng.shuffle(places)
    frame.plans[owner] = (places[:sent] + [HOME] * 4)[:4]
    cups = list(range(sent))
    rng.shuffle(cups)
    frame.coffees[owner] = sum(1 << chef for chef in cups[: rng.below(state.kitchens[owner].coffees + 1)])


def _plate_otherwise(state: CritterState, ready: list[bool], owner: Seat, rng: Rng) -> None:
    """Steps that nobody sees; who was ready has plates that may be presented."""
    was, ready[owner] = ready[owner], False
    for _ in range(rng.below(8)):
        steps = [action for action in GAME.legal(state, owner) if isinstance(action, PLATING)]
        if steps:
            GAME.play(state, owner, rng.choice(steps))
    while was and isinstance(action := GAME.default(state, owner), ClearPlate):
        GAME.play(state, owner, action)
    ready[owner] = was


def _toss_otherwise(state: CritterState, frame: Refrigerating, owner: Seat, rng: Rng) -> None:
    """As many; when the last one is put away, everybody sees that the seat is ready."""
    storage = state.kitchens[owner].storage
    for kind in frame.tossed[owner]:
        storage[kind] += 1
    tokens = [kind for kind, count in enumerate(storage) for _ in range(count)]
    rng.shuffle(tokens)
    frame.tossed[owner] = tokens[: len(frame.tossed[owner])]
    for kind in frame.tossed[owner]:
        storage[kind] -= 1


SUBJECT = Subject(GAME, CASES, scramble, CritterWitness, games=2, aside=(SetStandingOrders,))
