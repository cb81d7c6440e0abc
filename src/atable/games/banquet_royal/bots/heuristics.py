"""What bots know of Banquet Royal: how good an action looks, in points, and what they remember.

Everything here comes from the view, the events and the bot's own memory.
"""

from typing import Final

from atable.games.banquet_royal.actions import (
    CARD_INDEX,
    DISHES,
    AnnounceOrder,
    ChooseDrawValue,
    DiscardMenu,
    Look,
    LoseValidatedMenu,
    PlaceDish,
    PlaceOrder,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.bots.outlook import DISH_NUMBER, FREE, TOQUE_DIGIT, Outlook
from atable.games.banquet_royal.content.board import INDEX, LABELS, LINES_THROUGH, NEIGHBOURS
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.events import OrderRevealed, TurnBegan
from atable.games.banquet_royal.scoring import set_points
from atable.games.banquet_royal.table.menus import VALUE
from atable.games.banquet_royal.views import BanquetView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked

_LOOK: Final = 100.0  # relaxed play: seeing the Royal Orders costs nothing and comes before all else
_NEIGHBOUR: Final = 0.3  # of a Gourmet point: what a free space beside a Toque promises
_ORDERS: Final[list[int]] = [len(dish.orders) for dish in CONTENT.pieces.dishes]


def _around(outlook: Outlook, space: int, dish: int) -> int:
    """How many of this Dish touch the space."""
    return sum([outlook.digits[other] == 1 + dish for other in NEIGHBOURS[space]])


def _most_around(outlook: Outlook, space: int) -> int:
    """BR-102, BR-103."""
    return max([_around(outlook, space, dish) for dish in range(len(DISHES))])


def _gourmet_dish(outlook: Outlook, space: int, dish: int) -> float:
    """What a Dish here adds to the Toques beside it: own ones, less the rivals' share."""
    worth = 0.0
    for other in NEIGHBOURS[space]:
        owner = outlook.view.spaces[LABELS[other]].toque
        if owner is not None:
            grows = 1.0 if _around(outlook, other, dish) == _most_around(outlook, other) else 0.0
            rivals = len(outlook.view.seats) - 1
            worth += (grows - _NEIGHBOUR) * (1.0 if owner == outlook.seat else -1.0 / rivals)
    return worth


def _gourmet_toque(outlook: Outlook, space: int) -> float:
    free = sum([outlook.digits[other] == FREE for other in NEIGHBOURS[space]])
    return _most_around(outlook, space) + _NEIGHBOUR * free


def _place_dish(outlook: Outlook, space: int, dish: int) -> float:
    worth = outlook.laid(space, 1 + dish)
    return worth + _gourmet_dish(outlook, space, dish) if outlook.view.options.gourmet else worth


def _place_toque(outlook: Outlook, space: int) -> float:
    worth = outlook.laid(space, TOQUE_DIGIT)
    return worth + _gourmet_toque(outlook, space) if outlook.view.options.gourmet else worth


def _announce(outlook: Outlook, space: int, named: int, odds: list[float]) -> float:
    """Naming a Dish when those under this Cloche have these odds."""
    view = outlook.view
    worth = odds[named] * _order_points(outlook, named)
    if view.options.hells_kitchen and view.seats[outlook.seat].validated:  # BR-121
        lowest = min([VALUE[CARD_INDEX[card]] for card in view.seats[outlook.seat].validated])
        worth -= (1.0 - odds[named]) * lowest
    for dish, odd in enumerate(odds):
        if odd == 0.0:
            continue
        if outlook.stock[dish] > 0:
            worth += odd * _place_dish(outlook, space, dish)  # BR-57
        else:
            worth += odd * outlook.best_of(outlook.hopes())
    return worth


def _order_points(outlook: Outlook, dish: int) -> float:
    """BR-60; BR-117: in a set, it depends on the others."""
    if not outlook.view.options.farandole:
        return 1.0
    won = [DISH_NUMBER[order] for order in outlook.view.seats[outlook.seat].orders]
    return float(set_points([*won, dish]) - set_points(won))


def _odds(outlook: Outlook, space: str, remembered: dict[str, str]) -> list[float]:
    """The chance of each Dish under this Cloche: certain if remembered, else by the tokens not accounted for."""
    if space in remembered:
        return [1.0 if dish == remembered[space] else 0.0 for dish in DISHES]
    left = _ORDERS[:]
    known = [*remembered.values(), *outlook.view.orders_lost]
    for seat in outlook.view.seats:
        known += seat.orders
    for dish in known:
        left[DISH_NUMBER[dish]] -= 1
    total = sum(left)
    return [tokens / total for tokens in left]


def _step_1(outlook: Outlook, legal: list[Action], remembered: dict[str, str]) -> list[float]:
    worth: list[float] = []
    odds_of: dict[str, list[float]] = {}
    for action in legal:
        if isinstance(action, PlaceDish):
            worth.append(_place_dish(outlook, INDEX[action.space], DISH_NUMBER[action.dish]))
        elif isinstance(action, PlaceToque):
            worth.append(_place_toque(outlook, INDEX[action.space]))
        elif isinstance(action, AnnounceOrder):
            if action.space not in odds_of:
                odds_of[action.space] = _odds(outlook, action.space, remembered)
            worth.append(_announce(outlook, INDEX[action.space], DISH_NUMBER[action.dish], odds_of[action.space]))
        else:
            worth.append(_LOOK)
    return worth


def _steps_2_and_3(outlook: Outlook, legal: list[Action]) -> list[float]:
    """What each choice gains over keeping the hand."""
    hopes = dict(zip(outlook.view.hand, outlook.hopes(), strict=True))
    fresh = outlook.fresh() if outlook.turns_left > 0 else [0.0, 0.0, 0.0]
    worth: list[float] = []
    for action in legal:
        if isinstance(action, ValidateMenu | DiscardMenu):
            card = CARD_INDEX[action.card]
            renewed = fresh[VALUE[card] - 1] - hopes[action.card] if outlook.turns_left > 0 else 0.0
            points = outlook.menu_points(card) if isinstance(action, ValidateMenu) else 0.0
            worth.append(points + renewed)
        else:
            worth.append(_LOOK if isinstance(action, Look) else 0.0)
    return worth


def _other_steps(outlook: Outlook, legal: list[Action]) -> list[float]:
    fresh = outlook.fresh() if outlook.view.step == "refilling" else [0.0, 0.0, 0.0]
    worth: list[float] = []
    for action in legal:
        if isinstance(action, ChooseDrawValue):
            worth.append(fresh[action.value - 1])
        elif isinstance(action, LoseValidatedMenu):
            worth.append(-outlook.menu_points(CARD_INDEX[action.card]))
        elif isinstance(action, PlaceOrder):
            worth.append(-float(len(LINES_THROUGH[INDEX[action.space]])))  # a Cloche in the way of few lines
        else:
            worth.append(_LOOK if isinstance(action, Look) else 0.0)
    return worth


class BanquetHeuristics:
    """Memory: `cloches` maps spaces to the Dishes remembered there; it exists once they were seen."""

    def remember(self, asked: Asked, forgetting: float) -> None:
        if "cloches" not in asked.memory:
            self._memorise(asked)
            return
        cloches: dict[str, str] = asked.memory["cloches"]
        for event in asked.events:
            if isinstance(event, OrderRevealed):
                cloches.pop(event.space, None)
            elif isinstance(event, TurnBegan) and forgetting > 0.0:
                for space in list(cloches):
                    if asked.rng.chance(forgetting):
                        del cloches[space]

    def _memorise(self, asked: Asked) -> None:
        """BR-27: what the view shows now."""
        view = asked.view()
        assert isinstance(view, BanquetView)
        shown = {label: str(space.shown) for label, space in view.spaces.items() if space.shown is not None}
        if shown:
            asked.memory["cloches"] = shown

    def worth(self, asked: Asked) -> list[float]:
        if len(asked.legal) == 1:
            return [0.0]
        view = asked.view()
        assert isinstance(view, BanquetView)
        remembered: dict[str, str] = asked.memory.get("cloches", {})
        outlook = Outlook(view, asked.seat, remembered)
        if view.step == "placing":
            return _step_1(outlook, asked.legal, remembered)
        if view.step == "serving":
            return _steps_2_and_3(outlook, asked.legal)
        return _other_steps(outlook, asked.legal)


HEURISTICS: Final = BanquetHeuristics()
