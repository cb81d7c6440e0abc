"""The Host: guests are welcomed, talked into another Order, and offered ice cream."""

from itertools import permutations
from typing import Final, cast

from atable.games.kitchen_rush.actions import AssignTiles, HostPropose, HostSuggest, HostWelcome, TileOn
from atable.games.kitchen_rush.content.cards import (
    DESSERT,
    ORDER_INDEX,
    ORDER_TIER,
    ORDERS,
    PARTS,
    STUBBORN_GUESTS,
    TILE_INDEX,
    TILES,
)
from atable.games.kitchen_rush.events import CoinsGained, IceProposed, OrdersRevealed, OrdersSuggested, TilesMoved
from atable.games.kitchen_rush.state import NOTHING, RushState, Window
from atable.games.kitchen_rush.table import windows
from atable.games.kitchen_rush.table.house import PROPOSE_COINS, WELCOME_COINS, WELCOME_ORDERS
from atable.games.kitchen_rush.table.small_steps import gain_coins, put_order, reveal_orders
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

SUGGESTED_MAX: Final = 2  # KR-107
PROPOSED: Final = 2  # KC-028


def space_of(state: RushState, name: str) -> int:
    """The order space on which this Order lies, or NOTHING."""
    order = ORDER_INDEX.get(name, NOTHING)
    if order != NOTHING:
        for space in range(len(state.board)):
            if state.board[space] == order:
                return space
    return NOTHING


def _can_welcome(state: RushState) -> bool:
    """KR-106."""
    return NOTHING in state.board and len(state.order_deck) > 0


def _orders_on_board(state: RushState) -> list[int]:
    """Their spaces."""
    return [space for space in range(len(state.board)) if state.board[space] != NOTHING]


def _may_carry(order: int) -> bool:
    """KC-029, KC-030."""
    return PARTS[order] == 1 and ORDER_TIER[order] != DESSERT


def _available(state: RushState, moving: list[int]) -> list[int]:
    """KC-029: the spaces of Orders that may get a tile, if those being moved did not lie there (KC-034)."""
    spaces: list[int] = []
    for space in _orders_on_board(state):
        tile = state.board_tiles[space]
        if (tile == NOTHING or tile in moving) and _may_carry(state.board[space]):
            spaces.append(space)
    return spaces


def _can_propose(state: RushState) -> bool:
    """KC-031, KC-032."""
    if not state.options.piece_of_cake or len(state.ice_stack) < PROPOSED:
        return False
    return len(_available(state, [])) >= PROPOSED


def _movable(state: RushState, window: Window) -> list[int]:
    """KC-034: of the two tiles, those whose Orders are still on the board."""
    return [tile for tile in window.tiles if tile in state.board_tiles]


def useful(state: RushState, seat: Seat) -> bool:
    if _can_welcome(state) or _can_propose(state):
        return True
    return state.event != STUBBORN_GUESTS and len(state.order_deck) > 0 and len(_orders_on_board(state)) > 0


# What it allows


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    if window.tiles:
        _legal_tiles(state, window, actions)
        return
    if _can_welcome(state):
        actions.append(HostWelcome(window.number))
    if state.event != STUBBORN_GUESTS:
        _legal_suggestions(state, window, actions)
    if _can_propose(state):
        spaces = _available(state, [])
        for at in range(len(spaces)):
            for other in range(at + 1, len(spaces)):
                names = (ORDERS[state.board[spaces[at]]], ORDERS[state.board[spaces[other]]])
                actions.append(HostPropose(window.number, names))


def _legal_suggestions(state: RushState, window: Window, actions: list[Action]) -> None:
    names = [ORDERS[state.board[space]] for space in _orders_on_board(state)]
    if state.order_deck:
        for name in names:
            actions.append(HostSuggest(window.number, (name,)))
    if len(state.order_deck) >= SUGGESTED_MAX:  # KR-109
        for at in range(len(names)):
            for other in range(at + 1, len(names)):
                actions.append(HostSuggest(window.number, (names[at], names[other])))


def _legal_tiles(state: RushState, window: Window, actions: list[Action]) -> None:
    """KC-034: wherever they may go, but where they lie."""
    moving = _movable(state, window)
    at = [state.board_tiles.index(tile) for tile in moving]
    for spaces in permutations(_available(state, moving), len(at)):
        if list(spaces) != at:
            actions.append(_lay(state, window, moving, spaces))


def _lay(state: RushState, window: Window, tiles: list[int], spaces: tuple[int, ...]) -> AssignTiles:
    laid = [TileOn(ORDERS[state.board[spaces[at]]], TILES[tiles[at]]) for at in range(len(tiles))]
    return AssignTiles(window.number, tuple(laid))


# The judge


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, AssignTiles):
        _check_assign(state, window, action)
        return
    if window.tiles:
        raise IllegalAction("KR-088", "host-has-acted")
    if isinstance(action, HostWelcome):
        _check_welcome(state)
    elif isinstance(action, HostSuggest):
        _check_suggest(state, action.orders)
    elif isinstance(action, HostPropose):
        _check_propose(state, action.orders)


def _check_welcome(state: RushState) -> None:
    if NOTHING not in state.board:
        raise IllegalAction("KR-106", "no-empty-order-space")
    if not state.order_deck:
        raise IllegalAction("KR-106", "order-deck-empty")


def _check_suggest(state: RushState, orders: tuple[str, ...]) -> None:
    if state.event == STUBBORN_GUESTS:
        raise IllegalAction("KR-221", "guests-are-stubborn")
    if not 1 <= len(orders) <= SUGGESTED_MAX:
        raise IllegalAction("KR-107", "suggest-one-or-two-orders")
    if len(orders) == SUGGESTED_MAX and orders[0] == orders[1]:
        raise IllegalAction("KR-107", "order-named-twice")
    for name in orders:
        if space_of(state, name) == NOTHING:
            raise IllegalAction("KR-107", "order-not-on-board")
    if len(orders) > len(state.order_deck):
        raise IllegalAction("KR-109", "order-deck-too-small", {"cards": len(state.order_deck)})


def _check_propose(state: RushState, orders: tuple[str, ...]) -> None:
    if not state.options.piece_of_cake:
        raise IllegalAction("KC-025", "no-ice-in-this-game")
    if len(orders) != PROPOSED or orders[0] == orders[1]:
        raise IllegalAction("KC-028", "propose-to-two-orders")
    spaces = [space_of(state, name) for name in orders]
    if NOTHING in spaces:
        raise IllegalAction("KC-036", "order-not-on-board")
    if len(_available(state, [])) < PROPOSED:
        raise IllegalAction("KC-031", "too-few-orders-for-ice")
    if len(state.ice_stack) < PROPOSED:
        raise IllegalAction("KC-032", "too-few-ice-tiles")
    for space in spaces:
        _check_available(state, space, [])


def _check_available(state: RushState, space: int, moving: list[int]) -> None:
    order = state.board[space]
    tile = state.board_tiles[space]
    if tile != NOTHING and tile not in moving:
        raise IllegalAction("KC-029", "order-carries-a-tile")
    if PARTS[order] > 1:
        raise IllegalAction("KC-029", "order-has-two-dishes")
    if ORDER_TIER[order] == DESSERT:
        raise IllegalAction("KC-030", "no-tile-on-a-dessert")


def _check_assign(state: RushState, window: Window, action: AssignTiles) -> None:
    """KC-034: every tile that can still be moved, each on an Order of its own."""
    moving = _movable(state, window)
    named: list[int] = []
    spaces: list[int] = []
    if not window.tiles:
        raise IllegalAction("KC-034", "no-tiles-laid-here")
    for laid in cast("tuple[object, ...]", action.tiles):
        tile = TILE_INDEX.get(laid.tile, NOTHING) if isinstance(laid, TileOn) else NOTHING
        if tile not in window.tiles or not isinstance(laid, TileOn):
            raise IllegalAction("KC-034", "tile-not-from-here")
        if tile not in moving:
            raise IllegalAction("KC-034", "tile-left-the-board")
        if tile in named:
            raise IllegalAction("KC-034", "tile-named-twice")
        space = space_of(state, laid.order)
        if space == NOTHING:
            raise IllegalAction("KC-036", "order-not-on-board")
        if space in spaces:
            raise IllegalAction("KC-034", "two-tiles-on-one-order")
        named.append(tile)
        spaces.append(space)
    if not named or len(named) < len(moving):
        raise IllegalAction("KC-034", "tile-not-named")
    for space in spaces:
        _check_available(state, space, moving)


# What happens


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    windows.begin(state, window, False, events)
    if isinstance(action, HostPropose):
        _propose(state, seat, window, action.orders, events)
        return
    if isinstance(action, HostWelcome):
        _welcome(state, events)
    elif isinstance(action, HostSuggest):
        _suggest(state, seat, action.orders, events)
    elif isinstance(action, AssignTiles):
        _assign(state, seat, window, action, events)
    windows.close(state, window, events)


def _welcome(state: RushState, events: list[Event]) -> None:
    """KR-103 to KR-105."""
    gain_coins(state, WELCOME_COINS)
    events.append(CoinsGained(WELCOME_COINS, "welcome"))
    reveal_orders(state, WELCOME_ORDERS, events)


def _suggest(state: RushState, seat: Seat, orders: tuple[str, ...], events: list[Event]) -> None:
    """KR-107; a tile leaves with its Order and none comes with the new one (KC-037, KC-038)."""
    revealed: list[str] = []
    spaces: list[str] = []
    for name in orders:
        space = space_of(state, name)
        state.gone_orders.append(state.board[space])
        if state.board_tiles[space] != NOTHING:
            state.gone_tiles.append(state.board_tiles[space])
        put_order(state, space)
        revealed.append(ORDERS[state.board[space]])
        spaces.append(f"order_{space + 1}")
    events.append(OrdersSuggested(seat, orders))
    events.append(OrdersRevealed(tuple(revealed), tuple(spaces)))


def _propose(state: RushState, seat: Seat, window: Window, orders: tuple[str, ...], events: list[Event]) -> None:
    """KC-027, KC-033: the window stays open, so that the tiles may be laid otherwise."""
    gain_coins(state, PROPOSE_COINS)
    events.append(CoinsGained(PROPOSE_COINS, "propose"))
    for name in orders:
        tile = state.ice_stack.pop()
        state.board_tiles[space_of(state, name)] = tile
        window.tiles.append(tile)
    events.append(IceProposed(seat, orders, tuple([TILES[tile] for tile in window.tiles])))


def _assign(state: RushState, seat: Seat, window: Window, action: AssignTiles, events: list[Event]) -> None:
    for tile in _movable(state, window):
        state.board_tiles[state.board_tiles.index(tile)] = NOTHING
    for laid in action.tiles:
        state.board_tiles[space_of(state, laid.order)] = TILE_INDEX[laid.tile]
    orders = tuple([laid.order for laid in action.tiles])
    events.append(TilesMoved(seat, orders, tuple([laid.tile for laid in action.tiles])))
