"""The Market: ingredients for the storerooms, cubes for the bag, scoops for the Freezer."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, cast

from atable.games.kitchen_rush.actions import BuyIngredients, BuyScoops, BuySpices, LidOpen, StockScoop
from atable.games.kitchen_rush.content.cards import (
    BASE_KINDS,
    COLOURS,
    CUBE_INDEX,
    CUBES,
    FIRST_CUBE,
    FIRST_SCOOP,
    FLAVOUR_INDEX,
    FLAVOURS,
    GOODS,
    INGREDIENT_INDEX,
    INGREDIENTS,
    KINDS,
    ORDINARY,
    TASTES,
    THIRD_STOREROOM,
)
from atable.games.kitchen_rush.events import IngredientsBought, ScoopsBought, ScoopStocked, SpicesBought
from atable.games.kitchen_rush.state import ENHANCED, NORMAL, NOTHING, RushState, Window
from atable.games.kitchen_rush.table import windows
from atable.games.kitchen_rush.table.house import (
    BOUGHT_INGREDIENTS,
    BOUGHT_ORDINARY,
    BOUGHT_SCOOPS,
    BOUGHT_SPECIAL,
    bought_ingredients,
    market_cost,
)
from atable.games.kitchen_rush.table.small_steps import pay
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

ROOMS: Final = 3
SHREWD_PURCHASES: Final = 2
BASE_ORDINARY: Final = ORDINARY - 1  # without brown
FIRST_SPECIAL: Final = FIRST_CUBE + ORDINARY

Bundle = tuple[tuple[int, ...], tuple[str, ...]]  # goods and their names


def _bundles(names: Sequence[str], first: int, most: int) -> list[list[Bundle]]:
    """All choices of so many pieces, by their number; the first name is that of this good."""
    choices: list[list[Bundle]] = []
    for pieces in range(most + 1):
        found = combinations_with_replacement(range(len(names)), pieces)
        choices.append([(tuple([first + at for at in pick]), tuple([names[at] for at in pick])) for pick in found])
    return choices


def _splits(rooms: int) -> list[list[tuple[int, int, int]]]:
    """By number of tokens: evenly, then all to one storeroom."""
    choices: list[list[tuple[int, int, int]]] = []
    for tokens in range(BOUGHT_INGREDIENTS + 1):
        even = [(tokens + rooms - 1 - room) // rooms if room < rooms else 0 for room in range(ROOMS)]
        splits = [(even[0], even[1], even[2])]
        for split in [(tokens, 0, 0), (0, tokens, 0), (0, 0, tokens)][:rooms]:
            if split not in splits:
                splits.append(split)
        choices.append(splits)
    return choices


SPLITS: Final[list[list[list[tuple[int, int, int]]]]] = [_splits(rooms) for rooms in range(1, ROOMS + 1)]
BASE_BUNDLES: Final = _bundles(CUBES[:BASE_ORDINARY], FIRST_CUBE, BOUGHT_ORDINARY)
ORDINARY_BUNDLES: Final = _bundles(CUBES[:ORDINARY], FIRST_CUBE, BOUGHT_ORDINARY)  # KC-108
SPECIAL_BUNDLES: Final = _bundles(CUBES[ORDINARY:], FIRST_SPECIAL, BOUGHT_SPECIAL)
SCOOP_BUNDLES: Final = _bundles(FLAVOURS, FIRST_SCOOP, BOUGHT_SCOOPS)


def active_rooms(state: RushState) -> list[int]:
    """KR-020: storeroom C only once it is bought."""
    return [0, 1, 2] if THIRD_STOREROOM in state.upgrades_bought else [0, 1]


def kinds_in_game(state: RushState) -> int:
    """KC-008: cream and fruit are the last kinds."""
    return KINDS if state.options.piece_of_cake else BASE_KINDS


def _ordinary_end(state: RushState) -> int:
    """KC-108: brown is the last ordinary colour."""
    return FIRST_SPECIAL if state.options.piece_of_cake else FIRST_SPECIAL - 1


def _left(state: RushState, first: int, end: int) -> int:
    """KR-163: what the supply holds of these goods."""
    pieces = 0
    for good in range(first, end):
        pieces += state.supply[good]
    return pieces


def _cost(state: RushState, window: Window) -> int:
    """KR-156; the second purchase of the Shrewd Buyer costs nothing."""
    return 0 if window.parts else market_cost(state)


def useful(state: RushState, seat: Seat) -> bool:
    if state.coins < market_cost(state):
        return False
    if _left(state, 0, kinds_in_game(state)) or _left(state, FIRST_SPECIAL, FIRST_CUBE + COLOURS):
        return True
    if _left(state, FIRST_CUBE, _ordinary_end(state)):
        return True
    return state.options.piece_of_cake and _left(state, FIRST_SCOOP, GOODS) > 0


# What it allows


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    if window.scoops:
        _legal_stocking(state, window, actions)
        return
    if state.coins < _cost(state, window):
        return
    if window.begun != ENHANCED:
        _legal_purchases(state, window, False, actions)
    if windows.may_enhance(state, window):
        _legal_purchases(state, window, True, actions)


def _legal_stocking(state: RushState, window: Window, actions: list[Action]) -> None:
    """The lid is the Freezer's business (KC-110)."""
    actions.append(LidOpen(window.number))
    for flavour in range(TASTES):
        if state.lid_open and window.scoops[flavour]:
            actions.append(StockScoop(window.number, FLAVOURS[flavour]))


def _legal_purchases(state: RushState, window: Window, enhanced: bool, actions: list[Action]) -> None:
    cake = state.options.piece_of_cake
    supply = state.supply
    most = bought_ingredients(state)
    splits = SPLITS[len(active_rooms(state)) - 1]
    for kind in range(kinds_in_game(state)):
        if supply[kind]:
            for split in splits[min(most, supply[kind])]:
                actions.append(BuyIngredients(window.number, INGREDIENTS[kind], split, enhanced))
    pieces = min(BOUGHT_ORDINARY, _left(state, FIRST_CUBE, _ordinary_end(state)))
    ordinary = ORDINARY_BUNDLES if cake else BASE_BUNDLES
    for goods, names in ordinary[pieces]:
        if pieces and _supplied(supply, goods):
            actions.append(BuySpices(window.number, names, enhanced))
    pieces = min(BOUGHT_SPECIAL, _left(state, FIRST_SPECIAL, FIRST_CUBE + COLOURS))
    for goods, names in SPECIAL_BUNDLES[pieces]:
        if pieces and _supplied(supply, goods):
            actions.append(BuySpices(window.number, names, enhanced))
    pieces = min(BOUGHT_SCOOPS, _left(state, FIRST_SCOOP, GOODS))
    if cake and pieces:
        for goods, names in SCOOP_BUNDLES[pieces]:
            if _supplied(supply, goods):
                actions.append(BuyScoops(window.number, names, enhanced))


def _supplied(supply: list[int], goods: tuple[int, ...]) -> bool:
    return all(supply[good] >= goods.count(good) for good in goods)


# The judge


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, BuyIngredients):
        _check_purchase(state, window, action.enhanced)
        _check_ingredients(state, action)
    elif isinstance(action, BuySpices):
        _check_purchase(state, window, action.enhanced)
        _check_spices(state, action.colours)
    elif isinstance(action, BuyScoops):
        _check_purchase(state, window, action.enhanced)
        _check_scoops(state, action.flavours)
    elif isinstance(action, StockScoop):
        _check_stock(state, window, action.flavour)


def _check_purchase(state: RushState, window: Window, enhanced: bool) -> None:
    windows.check_mode(state, window, enhanced)
    if window.begun == NORMAL or window.parts == SHREWD_PURCHASES:
        raise IllegalAction("KR-088", "market-purchase-made")
    if window.scoops:
        raise IllegalAction("KC-111", "stock-the-scoops-first")
    cost = _cost(state, window)
    if state.coins < cost:
        raise IllegalAction("KR-157", "market-too-dear", {"cost": cost, "coins": state.coins})


def _check_ingredients(state: RushState, action: BuyIngredients) -> None:
    kind = INGREDIENT_INDEX.get(action.kind, NOTHING)
    if kind == NOTHING:
        raise IllegalAction("KR-156", "no-such-ingredient")
    if kind >= kinds_in_game(state):
        raise IllegalAction("KC-107", "ingredient-not-in-this-game")
    pieces = min(bought_ingredients(state), state.supply[kind])
    if not pieces:
        raise IllegalAction("KR-163", "supply-empty")
    split = _numbers(action)
    rooms = len(active_rooms(state))
    for room in range(ROOMS):
        if split[room] < 0:
            raise IllegalAction("KR-158", "split-below-zero")
        if split[room] and room >= rooms:
            raise IllegalAction("KR-158", "room-is-closed")
    if sum(split) != pieces:
        raise IllegalAction("KR-158", "split-of-another-number", {"pieces": pieces})


def _numbers(action: BuyIngredients) -> list[int]:
    """Whatever somebody may have put there."""
    split: list[int] = []
    for part in cast("tuple[object, ...]", action.split):
        if not isinstance(part, int):
            raise IllegalAction("KR-158", "split-below-zero")
        split.append(part)
    if len(split) != ROOMS:
        raise IllegalAction("KR-158", "split-below-zero")
    return split


def _check_spices(state: RushState, colours: tuple[str, ...]) -> None:
    """KR-159, KR-160: all ordinary or all special."""
    goods: list[int] = []
    special = 0
    for name in colours:
        colour = CUBE_INDEX.get(name, NOTHING)
        if colour == NOTHING:
            raise IllegalAction("KR-156", "no-such-spice")
        good = FIRST_CUBE + colour
        if _ordinary_end(state) <= good < FIRST_SPECIAL:
            raise IllegalAction("KC-108", "spice-not-in-this-game")
        special += colour >= ORDINARY
        goods.append(good)
    if special and special < len(goods):
        raise IllegalAction("KR-156", "two-sorts-of-spices")
    if special:
        _check_bundle(state, goods, FIRST_SPECIAL, FIRST_CUBE + COLOURS, BOUGHT_SPECIAL)
    else:
        _check_bundle(state, goods, FIRST_CUBE, _ordinary_end(state), BOUGHT_ORDINARY)


def _check_scoops(state: RushState, flavours: tuple[str, ...]) -> None:
    if not state.options.piece_of_cake:
        raise IllegalAction("KC-109", "no-ice-in-this-game")
    goods: list[int] = []
    for name in flavours:
        flavour = FLAVOUR_INDEX.get(name, NOTHING)
        if flavour == NOTHING:
            raise IllegalAction("KC-109", "no-such-flavour")
        goods.append(FIRST_SCOOP + flavour)
    _check_bundle(state, goods, FIRST_SCOOP, GOODS, BOUGHT_SCOOPS)


def _check_bundle(state: RushState, goods: list[int], first: int, end: int, most: int) -> None:
    """KR-163: the full number, or all that is left of this sort."""
    pieces = min(most, _left(state, first, end))
    if not pieces:
        raise IllegalAction("KR-163", "supply-empty")
    if len(goods) != pieces:
        raise IllegalAction("KR-163", "another-number-of-pieces", {"pieces": pieces})
    for good in goods:
        if state.supply[good] < goods.count(good):
            raise IllegalAction("KR-163", "supply-too-small")


def _check_stock(state: RushState, window: Window, name: str) -> None:
    flavour = FLAVOUR_INDEX.get(name, NOTHING)
    if not window.scoops or flavour == NOTHING or not window.scoops[flavour]:
        raise IllegalAction("KC-110", "scoop-not-bought")
    if not state.lid_open:
        raise IllegalAction("KC-075", "lid-is-closed")


# What happens


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    if isinstance(action, BuyIngredients):
        _buy_ingredients(state, seat, window, action, events)
    elif isinstance(action, BuySpices):
        cost = _pay(state, window, action.enhanced, events)
        for name in action.colours:
            state.supply[FIRST_CUBE + CUBE_INDEX[name]] -= 1
            state.bag.cubes[CUBE_INDEX[name]] += 1  # KR-161
        events.append(SpicesBought(seat, action.colours, cost))
        _end_purchase(state, window, events)
    elif isinstance(action, BuyScoops):
        cost = _pay(state, window, action.enhanced, events)
        window.scoops = [0] * TASTES  # KC-111: the window stays open
        for name in action.flavours:
            state.supply[FIRST_SCOOP + FLAVOUR_INDEX[name]] -= 1
            window.scoops[FLAVOUR_INDEX[name]] += 1
        events.append(ScoopsBought(seat, action.flavours, cost))
    elif isinstance(action, StockScoop):
        window.scoops[FLAVOUR_INDEX[action.flavour]] -= 1
        state.freezer[FLAVOUR_INDEX[action.flavour]] += 1
        events.append(ScoopStocked(seat, action.flavour))


def _pay(state: RushState, window: Window, enhanced: bool, events: list[Event]) -> int:
    windows.begin(state, window, enhanced, events)
    cost = _cost(state, window)
    pay(state, cost)
    state.purchases += 1
    window.parts += 1
    return cost


def _buy_ingredients(state: RushState, seat: Seat, window: Window, action: BuyIngredients, events: list[Event]) -> None:
    """KR-158."""
    cost = _pay(state, window, action.enhanced, events)
    kind = INGREDIENT_INDEX[action.kind]
    for room in active_rooms(state):
        state.supply[kind] -= action.split[room]
        state.rooms[room][kind] += action.split[room]
    events.append(IngredientsBought(seat, action.kind, action.split, cost))
    _end_purchase(state, window, events)


def _end_purchase(state: RushState, window: Window, events: list[Event]) -> None:
    """KR-088; the Shrewd Buyer comes back once."""
    if window.begun != ENHANCED or window.parts == SHREWD_PURCHASES:
        windows.close(state, window, events)


def finish_stocking(state: RushState, events: list[Event]) -> None:
    """KC-111: with all scoops in the Freezer and the lid closed, a purchase is over."""
    if state.lid_open:
        return
    for window in state.windows.copy():
        if window.scoops and not any(window.scoops):
            window.scoops = []
            _end_purchase(state, window, events)
