"""Positions of the solo game as one would lay them out: what lies in the city, what McDogald's owns, its next cards.

Tokens that a test does not name are in the bag.
"""

from collections.abc import Mapping, Sequence

from atable.games.critter_kitchen.actions import LEAVE, PASS, ConfirmPlan, SendChef
from atable.games.critter_kitchen.content.cards import CHALLENGE_INDEX, ZOUS_INDEX
from atable.games.critter_kitchen.content.items import (
    CHEFS,
    ICONS,
    IN_BAG,
    IN_STORAGE,
    ITEM_IDS,
    ITEM_INDEX,
    LOCATION_IDS,
    LOCATION_INDEX,
    RUMOR,
    SOUP,
    bag_at_start,
)
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import ChefCardRevealed
from atable.games.critter_kitchen.frames import Cooking, Planning, Serving
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.solo import picking
from atable.games.critter_kitchen.state import MCDOGALDS, CritterState, Kitchen, Solo
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.game import apply

MANAGERS = [card.id for card in CONTENT.managers]
CHEF_CARDS = [card.id for card in CONTENT.chef_cards]

# The city of the solo game, from left to right.
TRUCK = "soup_truck"
GARDEN = "garden_top_shop"
DESERT = "desert_vendor"
NIGHT = "midnight_merchant"
ACADEMY = "chef_academy"
AWAY = (TRUCK, NIGHT, ACADEMY)  # where the player's mouse, lizard and boar go unless told otherwise


def alone(
    critic: str = "kangaroo",
    game_round: int = 1,
    city: Mapping[str, Sequence[str]] | None = None,
    owns: Sequence[str] = (),
    rumors: Sequence[str] = (),
    challenges: Sequence[str] = ("surf_and_turf",),
    zous_chef: str | None = None,
    cards: Sequence[str] = ("mg_usual_1",),
    behind: bool = False,
    **options: object,
) -> CritterState:
    """A position in which the player plans.

    - `challenges`: the first of the six, in order; the others follow.
    - `cards`: the next ones of McDogald's, each on top of its deck; among cards of one deck the first is on top.
    - `behind`: the player's marker is in front of that of McDogald's.
    """
    state = GAME.setup(CritterOptions(critic=critic, **options), 1, "solo")  # type: ignore[arg-type]
    state.round = game_round
    state.bag = bag_at_start()
    kitchen = mcdogalds(state)
    for location in range(len(LOCATION_IDS)):
        state.stalls[location] = [_out_of_bag(state, item) for item in (city or {}).get(LOCATION_IDS[location], ())]
    for item in owns:
        kitchen.storage[_out_of_bag(state, item)] += 1
    for icon in rumors:
        kitchen.rumors |= 1 << _out_of_bag(state, f"rumor_{icon}") - RUMOR
    first = [CHALLENGE_INDEX[card] for card in challenges]
    state.challenges = (*first, *(card for card in state.challenges if card not in first))
    if zous_chef:
        kitchen.zous = ZOUS_INDEX[zous_chef]
        state.academy = _seen_last_round(state, kitchen.zous)
    if behind:
        state.priority = [0, MCDOGALDS]
    stack_cards(state, *cards)
    return state


def _out_of_bag(state: CritterState, item: str) -> int:
    kind = ITEM_INDEX[item]
    if kind < IN_BAG and item != "allspice_r7":
        assert state.bag[kind], f"there is no {item} left in the bag"
        state.bag[kind] -= 1
    return kind


def _seen_last_round(state: CritterState, card: int) -> tuple[int, ...]:
    others = [other for other in state.academy if other != card]
    others.insert(state.round - 2, card)
    return tuple(others)


def leave_in_bag(state: CritterState, *items: str) -> None:
    """All other tokens of the bag are out of the game."""
    left = [0] * IN_BAG
    for item in items:
        left[ITEM_INDEX[item]] += 1
    for kind, count in enumerate(state.bag):
        assert count >= left[kind], f"there is no {ITEM_IDS[kind]} left in the bag"
        state.removed += [kind] * (count - left[kind])
    state.bag = left


def stack_cards(state: CritterState, *cards: str) -> None:
    """Put these on top of their decks; among those of one deck the first comes first."""
    for card in reversed(cards):
        if card in MANAGERS:
            deck, number = solo(state).managers, MANAGERS.index(card)
        else:
            number = CHEF_CARDS.index(card)
            deck = solo(state).chef_decks[CHEFS.index(CONTENT.chef_cards[number].deck)]
        deck.remove(number)
        deck.append(number)


def solo(state: CritterState) -> Solo:
    assert state.solo is not None
    return state.solo


def mcdogalds(state: CritterState) -> Kitchen:
    return state.kitchens[MCDOGALDS]


def stars(state: CritterState) -> int:
    """Of McDogald's."""
    return sum(mcdogalds(state).gained)


def owned(state: CritterState) -> list[str]:
    """The tokens of McDogald's, on its plate and aside."""
    storage = mcdogalds(state).storage
    return [ITEM_IDS[kind] for kind in range(IN_STORAGE) for _ in range(storage[kind])]


def known(state: CritterState) -> list[str]:
    """Its rumor spaces that are filled."""
    return [icon for at, icon in enumerate(ICONS) if mcdogalds(state).rumors >> at & 1]


def do(state: CritterState, action: Action) -> list[Event]:
    """Check and play for the player, then check that nothing was lost."""
    after, events = apply(GAME, state, 0, action)
    GAME.invariants(after)
    for field in state.__struct_fields__:
        setattr(state, field, getattr(after, field))
    return events


def send(state: CritterState, *locations: str) -> list[Event]:
    """The player sends mouse, lizard, boar (and zous-chef) to these locations and confirms."""
    events: list[Event] = []
    for chef, location in zip(CHEFS, locations, strict=False):
        events += do(state, SendChef(chef, location))
    return events + do(state, ConfirmPlan())


def finish_round(state: CritterState) -> list[Event]:
    """The player's chefs go home with a soup wherever they may; until everything of this round is done."""
    events: list[Event] = []
    while not isinstance(state.stack[-1], Planning | Cooking | Serving):
        legal = GAME.legal(state, 0)
        events += do(state, LEAVE if LEAVE in legal else PASS if PASS in legal else legal[0])
    return events


def answers(state: CritterState, *locations: str) -> dict[str, str]:
    """Where McDogald's sends its chefs, once the player has sent mouse, lizard and boar to these locations."""
    events = send(state, *(locations or AWAY))
    return {event.chef: event.location for event in events if isinstance(event, ChefCardRevealed)}


def picks(state: CritterState, location: str, count: int) -> list[str]:
    """What a chef of McDogald's takes there, one item after the other."""
    taken: list[str] = []
    for _ in range(count):
        taken.append(pick(state, location)[0])
    return taken


def pick(state: CritterState, location: str) -> tuple[str, list[Event]]:
    """The next item that McDogald's takes there, and what follows from it."""
    place = LOCATION_INDEX[location]
    kind = picking.choose(state, place)
    if kind != SOUP:
        state.stalls[place].remove(kind)
    events: list[Event] = []
    picking.receive(state, kind, events)
    return ITEM_IDS[kind], events
