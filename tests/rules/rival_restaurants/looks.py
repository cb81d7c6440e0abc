"""A table at which anything may be looked at: by a player, or by a spectator."""

from collections.abc import Sequence
from typing import Any

from atable.games.rival_restaurants.content.cards import ACTION_INDEX, CARD_KIND, CHEF_INDEX
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.invariants import invariants
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.commitment import recommit
from atable.games.rival_restaurants.views import RivalView
from atable.kernel.actions import Action
from atable.kernel.game import apply
from atable.kernel.seats import Seat
from tests.laws.eyes import shown, told_apart

A, B, C = range(3)
ALL: Sequence[Seat | None] = (A, B, C, None)
OTHERS: Sequence[Seat | None] = (A, C, None)  # B's secrets are kept from these


def table(seats: int = 3, **options: Any) -> RivalState:
    """With chefs that have no say in the first two phases."""
    state = GAME.setup(GAME.resolve(RivalOptions(**options), seats), seats, "information")
    if state.options.mode == "base":
        for figure, chef in zip(state.figures, ("gohan_sushido", "biff_brobeque", "pork_knuckles"), strict=True):
            figure.chef = CHEF_INDEX[chef]
        for seat in range(seats):
            recommit(state, seat)
    return state


def after(state: RivalState, *moves: tuple[Seat, Action]) -> RivalState:
    for seat, action in moves:
        state, _ = apply(GAME, state, seat, action)
        invariants(state)
    return state


def until(state: RivalState, phase: str) -> RivalState:
    """Everybody is out of time, up to this phase."""
    while state.phase != phase:
        seat = GAME.pending(state)[0]
        action = GAME.default(state, seat)
        assert action is not None
        state = after(state, (seat, action))
    return state


def market(**options: Any) -> RivalState:
    """All are on The Island with $300."""
    return until(table(**options), "buy_barter")


def hand(state: RivalState, seat: Seat, *names: str) -> RivalState:
    """These cards instead of those in this hand."""
    state = state.copy()
    held = state.restaurants[seat].hand
    for card in held:
        state.known[card] = state.glimpsed[card] = 0
    state.action_deck += held
    held.clear()
    for name in names:
        card = next(it for it in state.action_deck if CARD_KIND[it] == ACTION_INDEX[name])
        state.action_deck.remove(card)
        state.known[card] = state.glimpsed[card] = 1 << seat
        held.append(card)
    invariants(state)
    return state


def view(state: RivalState, seat: Seat | None) -> RivalView:
    return GAME.view(state, seat)


def alike(one: RivalState, other: RivalState, watchers: Sequence[Seat | None]) -> bool:
    """Can none of these tell the two positions apart?"""
    looks = [[shown(GAME, state, state.seats, seat) for seat in watchers] for state in (one, other)]
    return all(told_apart(*pair) is None for pair in zip(*looks, strict=True))
