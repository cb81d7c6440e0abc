"""Positions as text, drawn from a view and the table's clock: what a seat sees and nothing more."""

from atable.games.banquet_royal.views import BanquetView, SeatView, SpaceView
from atable.games.course_a_letoile.actions import SetStandingOrders
from atable.games.course_a_letoile.views import CourseView
from atable.games.course_a_letoile.views import SeatView as CourseSeatView
from atable.kernel.outcome import Outcome

LETTER = {"green_salad": "G", "fruit_salad": "F", "charlotte": "C", "burger": "B"}
ROWS = {"A": 4, "B": 5, "C": 6, "D": 7, "E": 6, "F": 5, "G": 4}


def draw_banquet(view: BanquetView, now: int) -> list[str]:
    """The hexagon row by row, each followed by a line about the table.

    G F C B are Dishes, 0 to 3 a seat's Toque, * a Cloche, *B a Cloche that shows a burger, ## the bouquet.
    """
    table = [f"step {view.step}, turn {view.turn}, seat {view.active} is active, {now} ms"]
    table.append("Kitchen " + " ".join(f"{LETTER[dish]}{count}" for dish, count in view.kitchen.items()))
    table.append(f"decks {_numbers(view.decks)}, discards {_piles(view)}")
    table += [_seat(number, seat) for number, seat in enumerate(view.seats)]
    if view.seat is not None:
        table.append(f"hand of seat {view.seat}: {' '.join(sorted(view.hand))}")
    rows = [_row(view, name) for name in ROWS]
    return [f"  {row:<32}{text}".rstrip() for row, text in zip(rows, table + [""] * 7, strict=False)]


def _row(view: BanquetView, name: str) -> str:
    cells = [_cell(view.spaces.get(f"{name}{number}")) for number in range(1, ROWS[name] + 1)]
    return name + " " * (2 + 2 * (7 - ROWS[name])) + "  ".join(cells)  # half a cell is two characters


def _cell(space: SpaceView | None) -> str:
    if space is None:
        return "##"
    if space.cloche:
        return "*" + (LETTER[space.shown] if space.shown else " ")
    if space.toque is not None:
        return f"{space.toque} "
    return f"{LETTER[space.dish]} " if space.dish else ". "


def _numbers(numbers: tuple[int, ...]) -> str:
    return "/".join(str(number) for number in numbers)


def _piles(view: BanquetView) -> str:
    return "/".join(" ".join(pile) or "-" for pile in view.discards)


def _seat(number: int, seat: SeatView) -> str:
    cards = _numbers(tuple(sorted(seat.hand_values)))
    menus = " ".join(seat.validated) or "-"
    orders = "".join(LETTER[dish] for dish in seat.orders) or "-"
    return f"seat {number} {seat.color}: Toques {seat.toques_left}, cards {cards}, Menus {menus}, Royal Orders {orders}"


def draw_course(view: CourseView) -> list[str]:
    """The table, then for each seat its points and coins, and what lies in front of it. C S D F are points."""
    lines = [f"Service {view.service}, step {view.step}, seat {view.active} is active, {view.plays_left} to play"]
    lines.append(f"deck {view.deck}, discard pile {view.discard}, top {view.top or '-'}")
    for number, seat in enumerate(view.seats):
        lines += _course_seat(number, seat)
    if view.seat is not None:
        lines.append(f"hand of seat {view.seat}: {_cards(view.hand)}")
    if view.orders is not None:
        lines.append(f"orders of seat {view.seat}: {_orders(view.orders)}")
    return [f"  {line}" for line in lines]


def _course_seat(number: int, seat: CourseSeatView) -> list[str]:
    points = " ".join(
        f"{name}{have}/{target}" for name, have, target in zip("CSDF", seat.points, seat.targets, strict=True)
    )
    malus = f"{'rats, ' if seat.rats else ''}Bad Reviews {seat.reviews}, Billing Troubles {seat.troubles}"
    return [
        f"seat {number}: {points}, {seat.coins} $, income {seat.income} $, cards {seat.cards}, {malus}",
        f"  menu {_cards(seat.menu)}, team {_cards(seat.team)}, seen in hand {_cards(seat.known_cards)}",
    ]


def _cards(cards: tuple[str, ...]) -> str:
    return " ".join(sorted(cards)) or "-"


def _orders(orders: SetStandingOrders) -> str:
    """What was really ordered."""
    attacks = ("rats", "bad_review", "billing_trouble", "outdated", "headhunting")
    given = [f"{attack} {answer}" for attack in attacks if (answer := getattr(orders, attack))]
    if orders.keep_last_for_headhunting:
        given.append("keep the last for headhunting")
    return ", ".join(given) or "default"


def draw_outcome(outcome: Outcome) -> list[str]:
    """The score sheets, best place first."""
    lines = [f"  {outcome.reason.key}" + (f", {outcome.tie_break.key}" if outcome.tie_break else "")]
    for side in sorted(outcome.sides, key=lambda side: side.place):
        lines.append(f"  place {side.place}: seat {side.seats[0]} with {side.points}")
        lines += [f"    {line.key}: {line.count} for {line.points}" for line in side.lines]
    return lines
