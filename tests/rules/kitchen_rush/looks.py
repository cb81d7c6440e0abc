"""What a player sees on the table, by its name; and whole rounds played without a word."""

from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.views.parts import HourglassView, PlateView, SpaceView
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from tests.rules.kitchen_rush.scenario import RED, Table


def orders(table: Table) -> list[str | None]:
    """On the board, by order space."""
    return [space.order for space in table.view().board]


def waiting(table: Table) -> list[str | None]:
    """The Orders whose guests have waited since the clock started."""
    return [space.order for space in table.view().board if space.waiting]


def glass(table: Table, name: str) -> HourglassView:
    return next(glass for glass in table.view().hourglasses if glass.id == name)


def space(table: Table, name: str) -> SpaceView:
    return next(space for space in table.view().spaces if space.id == name)


def spaces_with(table: Table, tile: str) -> set[str]:
    return {space.id for space in table.view().spaces if space.tile == tile}


def plates(table: Table, seat: int = RED) -> list[PlateView]:
    return list(table.view().seats[seat].plates)


def held(table: Table, seat: int = RED) -> list[str]:
    return [order.order for order in table.view().seats[seat].held]


def windows(table: Table, seat: int = RED) -> list[int]:
    """The numbers of the open windows of this seat."""
    return [window.number for window in table.view().windows if window.seat == seat]


def reason(table: Table, seat: int, action: Action) -> tuple[str, str]:
    """The rule that forbids it, and the message that says why."""
    rule = table.refusal(seat, action)
    try:
        GAME.check(table.state, seat, action)
    except IllegalAction as refused:
        return rule, refused.key
    raise AssertionError("unreachable")


def quiet_round(table: Table) -> Table:
    """Everybody is ready, nobody does anything."""
    table.start().finish_action()
    return table
