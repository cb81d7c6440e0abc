"""A random plausible action, for random players and for the laws: open-ended ones and mistakes included."""

from atable.games.kitchen_rush.actions import (
    BuyIngredients,
    LidClose,
    Lift,
    PauseVote,
    PayChoice,
    SwapPlate,
    TrashToken,
    Unready,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.content.cards import INGREDIENT_INDEX, ORDER_INDEX, PARTS, PLATES
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table.small_steps import guided
from atable.kernel.actions import Action
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

SELDOM = (WindowDone, TrashToken, SwapPlate, LidClose, Lift, PauseVote, Unready)  # legal, and rarely what one wants


def sample(state: RushState, seat: Seat, legal: list[Action], rng: Rng) -> Action:
    plausible = legal
    if rng.chance(0.9):
        plausible = [action for action in legal if not isinstance(action, SELDOM)] or legal
    action = rng.choice(plausible)
    if isinstance(action, WaiterTake):
        return _some_plates(state, action, rng)
    if isinstance(action, BuyIngredients):
        return _some_split(state, action, rng)
    if isinstance(action, PayChoice):
        hourglasses = list(action.hourglasses)
        rng.shuffle(hourglasses)
        return PayChoice(tuple(hourglasses))
    return action


def _some_plates(state: RushState, action: WaiterTake, rng: Rng) -> WaiterTake:
    """KR-116: a hand in a hurry takes any plate that is clean. The ice takes what it must (KC-138)."""
    if guided(state) or rng.chance(0.8):
        return action
    dishes = PARTS[ORDER_INDEX[action.order]]
    clean = [PLATES[plate] for plate in state.cupboard if not PLATES[plate].startswith("cup")]
    clean = [plate for plate in clean if plate not in action.plates[dishes:]]
    rng.shuffle(clean)
    plates = (*clean[:dishes], *action.plates[dishes:])
    return WaiterTake(action.window, action.order, plates, action.enhanced)


def _some_split(state: RushState, action: BuyIngredients, rng: Rng) -> BuyIngredients:
    """KR-158: as many as listed, anyhow between the rooms that the listed splits use."""
    if INGREDIENT_INDEX.get(action.kind, NOTHING) == NOTHING:
        return action
    bought = sum(action.split)
    here = rng.below(bought + 1)
    rooms = [here, bought - here, 0]
    if action.split[2]:
        rooms[2] = rng.below(rooms[1] + 1)
        rooms[1] -= rooms[2]
    return BuyIngredients(action.window, action.kind, (rooms[0], rooms[1], rooms[2]), action.enhanced)
