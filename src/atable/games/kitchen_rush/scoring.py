"""What the team must have reached, and the end (KR-211 to KR-220, KC-132 to KC-134)."""

from typing import Final

import msgspec

from atable.games.kitchen_rush.content.cards import (
    DISH_COOK,
    DISH_NEEDS,
    DISH_SIZE,
    FIRST_CUBE,
    FIRST_SCOOP,
    ICE_OBJECTIVE,
    INGREDIENT_INDEX,
    OBJECTIVE_COINS,
    OBJECTIVE_CONDITION,
    OBJECTIVE_INDEX,
    OBJECTIVE_LEVEL,
    OBJECTIVE_PRESTIGE,
    OBJECTIVE_SCALED,
    OBJECTIVE_SERVED,
    OBJECTIVE_X,
    ORDER_TIER,
    ORDINARY,
    PARTS,
    SIZES,
    VIP,
)
from atable.games.kitchen_rush.state import OFFICE, RushState
from atable.games.kitchen_rush.table.house import COOK_MAX
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore

MEAT: Final = INGREDIENT_INDEX["meat"]
PASTA: Final = INGREDIENT_INDEX["pasta"]
FIRST_SPECIAL: Final = FIRST_CUBE + ORDINARY
BIG_PLATES: Final = (SIZES.index("iii"), SIZES.index("iv"))
SERVED_POINTS: Final = 2  # KR-220
PRESTIGE_POINTS: Final = 3
ICE_POINTS: Final = 2
LOST: Final[dict[str, str]] = {
    "served": "rush-lost-served",
    "no_coin": "rush-lost-no-coin",
    "coins": "rush-lost-coins",
    "no_prestige": "rush-lost-no-prestige",
    "prestige": "rush-lost-prestige",
    "condition": "rush-lost-condition",
    "unpaid": "rush-lost-unpaid",
    "ice": "rush-lost-ice",
}


class Requirement(msgspec.Struct, frozen=True):
    name: str  # a key of LOST
    have: int
    need: int
    at_most: bool = False  # else at least

    def met(self) -> bool:
        return self.have <= self.need if self.at_most else self.have >= self.need


def requirements(state: RushState) -> list[Requirement]:
    """KR-212 to KR-218, KC-132; an empty till and a bad name come before the numbers of the Objective."""
    card = OBJECTIVE_INDEX[state.options.objective]
    column = state.seats - 1
    lines = [
        Requirement("served", len(state.served), OBJECTIVE_SERVED[card][column]),
        Requirement("no_coin", state.coins, 1),
        Requirement("coins", state.coins, OBJECTIVE_COINS[card][column]),
        Requirement("no_prestige", state.prestige, 1),
        Requirement("prestige", state.prestige, OBJECTIVE_PRESTIGE[card][column]),
    ]
    condition = OBJECTIVE_CONDITION[card]
    if condition:
        lines.append(Requirement("condition", condition_count(state), condition_need(state), condition == "ruined"))
    lines.append(Requirement("unpaid", unpaid(state), 0, True))  # KR-218, KC-133
    if state.options.piece_of_cake:
        lines.append(Requirement("ice", len(state.ice_served), ICE_OBJECTIVE[OBJECTIVE_LEVEL[card]][column]))
    return lines


def won(state: RushState) -> bool:
    """KR-211."""
    return all(line.met() for line in requirements(state))


def unpaid(state: RushState) -> int:
    return sum([hourglass.where == OFFICE for hourglass in state.hourglasses])


# Special Objectives


def condition_need(state: RushState) -> int:
    """KR-215; with the 90 Orders two thirds, rounded up (KC-134). 0 for a basic Objective."""
    card = OBJECTIVE_INDEX[state.options.objective]
    x = OBJECTIVE_X[card][state.seats - 1]
    if state.options.piece_of_cake and OBJECTIVE_SCALED[card]:
        return (2 * x + 2) // 3
    return x


def condition_count(state: RushState) -> int:
    """KR-215: how often the extra condition is fulfilled so far; 0 for a basic Objective."""
    condition = OBJECTIVE_CONDITION[OBJECTIVE_INDEX[state.options.objective]]
    if condition == "served_early":
        return state.early
    if condition == "upgrades":
        return len(state.upgrades_bought)
    if condition == "ruined":
        return state.ruined
    return sum([_counts(condition, order) for order in state.served])


def _counts(condition: str, order: int) -> int:
    """How often this served Order counts; for dishes it may be twice."""
    needs = DISH_NEEDS[order]
    if condition == "two_meat":
        return int(any(dish[MEAT] >= 2 for dish in needs))
    if condition == "no_meat":
        return int(not any(dish[MEAT] for dish in needs))
    if condition == "pasta":
        return int(any(dish[PASTA] for dish in needs))
    if condition == "special_spice":
        return int(any(any(dish[FIRST_SPECIAL:FIRST_SCOOP]) for dish in needs))
    if condition == "vip":
        return int(ORDER_TIER[order] == VIP)
    dishes = range(PARTS[order])
    if condition == "cooked_3":
        return sum([DISH_COOK[order][dish] == COOK_MAX for dish in dishes])
    if condition == "big_plates":
        return sum([DISH_SIZE[order][dish] in BIG_PLATES for dish in dishes])
    return 0


# The end


def outcome(state: RushState) -> Outcome | None:
    """KR-211, KR-219."""
    if state.stack or state.upcoming:
        return None
    lines = _score_lines(state)
    side = SideScore("team", tuple(range(state.seats)), sum([line.points for line in lines]), tuple(lines), 1)
    for line in requirements(state):
        if not line.met():
            return Outcome("lost", (side,), Message(LOST[line.name], {"have": line.have, "need": line.need}))
    return Outcome("won", (side,), Message("rush-won"))


def _score_lines(state: RushState) -> list[ScoreLine]:
    """KR-220."""
    served = len(state.served)
    lines = [
        ScoreLine("score-served", served, SERVED_POINTS * served),
        ScoreLine("score-coins", state.coins, state.coins),
        ScoreLine("score-prestige", state.prestige, PRESTIGE_POINTS * state.prestige),
    ]
    if state.options.piece_of_cake:
        ice = len(state.ice_served)
        lines.append(ScoreLine("score-ice", ice, ICE_POINTS * ice))
    return lines
