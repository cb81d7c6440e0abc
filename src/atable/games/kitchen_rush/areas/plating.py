"""What a plate accepts: refusals that several areas share."""

from typing import Final

from atable.games.kitchen_rush.content.cards import DISH_NEEDS, GOODS
from atable.games.kitchen_rush.state import Plate, RushState
from atable.games.kitchen_rush.table.judging import has_scoops, is_ice
from atable.games.kitchen_rush.table.small_steps import guided
from atable.kernel.errors import IllegalAction

ROOMS: Final = 3


# What came through a window


def token(plate: int, good: int, room: int) -> int:
    """KR-130, KC-089: a token that a window gave to a plate; scoops have room 0."""
    return (plate * GOODS + good) * ROOMS + room


def forget(state: RushState, plate: Plate, good: int) -> None:
    """A token has left this plate for good: no more of its kind may go back than still lie on it."""
    given = plate.number * GOODS + good
    count = 0
    for window in state.windows:
        for taken in window.taken:
            count += taken // ROOMS == given
    if count <= plate.load[good]:
        return
    for window in state.windows:
        for taken in window.taken:
            if taken // ROOMS == given:
                window.taken.remove(taken)
                return


# Ingredients and spices


def takes_food(plate: Plate) -> bool:
    """KC-046, KC-059, KC-097."""
    return not plate.chill and not is_ice(plate) and not has_scoops(plate)


def check_food(plate: Plate) -> None:
    if is_ice(plate):
        raise IllegalAction("KC-059", "cup-takes-only-scoops")
    if plate.chill:
        raise IllegalAction("KC-097", "dish-is-chilled")
    check_no_scoops(plate)


def check_no_scoops(plate: Plate) -> None:
    if has_scoops(plate):
        raise IllegalAction("KC-046", "dish-carries-scoops")


def check_needed(state: RushState, plate: Plate, good: int) -> None:
    """Only a guided kitchen asks whether the dish needs it (KR-131, KR-147, KR-235)."""
    if guided(state) and not lacks(plate, good):
        raise IllegalAction("KR-235", "dish-needs-no-more")


def lacks(plate: Plate, good: int) -> bool:
    """A dish, not the ice."""
    return plate.load[good] < DISH_NEEDS[plate.order][plate.part][good]
