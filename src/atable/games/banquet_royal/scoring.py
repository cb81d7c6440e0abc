"""The end: points, variants and ranking (BR-96 to BR-110, BR-117 to BR-120)."""

from typing import Final

from atable.games.banquet_royal.actions import DISHES
from atable.games.banquet_royal.content.board import NEIGHBOURS
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.state import TOQUE, BanquetState
from atable.games.banquet_royal.table.menus import VALUE
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.seats import Seat

FARANDOLE: Final = (0, 1, 3, 5, 8)  # BR-117: by number of different Dishes


def outcome(state: BanquetState) -> Outcome | None:
    if state.stack:
        return None
    sheets = [score_sheet(state, seat) for seat in range(state.seats)]
    points = [sum(line.points for line in sheet) for sheet in sheets]
    orders = [len(won) for won in state.won]
    places = ranking(points, orders)
    sides = [SideScore("seat", (seat,), points[seat], tuple(sheets[seat]), places[seat]) for seat in range(state.seats)]
    broken = places.count(1) < points.count(max(points))  # BR-99 decided; BR-100 shares what it can't decide
    tie_break = Message("tie-break-royal-orders") if broken else None
    return Outcome("ranked", tuple(sides), Message("ended-table-full"), tie_break)


def ranking(points: list[int], orders: list[int]) -> list[int]:
    """BR-02: most points; BR-99: then most Royal Orders, counted as tokens (BR-120); BR-100: then shared."""
    keys = list(zip(points, orders, strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]


def score_sheet(state: BanquetState, seat: Seat) -> list[ScoreLine]:
    """BR-96. Cards in hand count nothing (BR-97), Toques only with Gourmet (BR-98)."""
    menus = state.validated[seat]
    lines = [ScoreLine("score-menus", len(menus), sum(VALUE[card] for card in menus)), _orders(state, seat)]
    if state.options.gourmet:
        lines.append(_toques(state, seat))
        lines += [_reward(state, seat, reward.id, reward.menus, reward.points) for reward in CONTENT.pieces.rewards]
    return lines


def _orders(state: BanquetState, seat: Seat) -> ScoreLine:
    won = state.won[seat]
    points = set_points(won) if state.options.farandole else len(won)
    return ScoreLine("score-royal-orders", len(won), points)


def set_points(won: list[int]) -> int:
    """BR-117, BR-118: different Dishes score as a set; BR-119: each duplicate scores 1."""
    different = len(set(won))
    return FARANDOLE[different] + len(won) - different


def _toques(state: BanquetState, seat: Seat) -> ScoreLine:
    spaces = [space for space, element in enumerate(state.board) if element == TOQUE + seat]
    return ScoreLine("score-toques", len(spaces), sum(toque_points(state.board, space) for space in spaces))


def toque_points(board: list[int], space: int) -> int:
    """BR-102, BR-103: the most frequent Dish around it; BR-104: Toques and the bouquet count for nothing."""
    around = [board[other] for other in NEIGHBOURS[space]]
    return max(around.count(dish) for dish in range(len(DISHES)))


def _reward(state: BanquetState, seat: Seat, reward: str, crowns: int, points: int) -> ScoreLine:
    """BR-106 to BR-108: all with the most Menus of this value; BR-110: but none of it is no majority."""
    counts = [sum(VALUE[card] == crowns for card in menus) for menus in state.validated]
    wins = counts[seat] == max(counts) and counts[seat] > 0
    return ScoreLine(f"score-{reward.replace('_', '-')}", counts[seat], points if wins else 0)
