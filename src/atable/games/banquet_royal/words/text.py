"""The banquet as text: what a seat sees, drawn for a terminal.

A drawing is a list of blocks, which the client lays side by side where they fit. Styles are written as
`[green]G[/]`; a letter always says the same as its colour.
"""

from collections.abc import Callable, Sequence
from typing import Final

from atable.games.banquet_royal.actions import (
    CARD_INDEX,
    DISHES,
    VALUES,
    AnnounceOrder,
    BanquetAction,
    Dish,
    PlaceDish,
    PlaceOrder,
    PlaceToque,
)
from atable.games.banquet_royal.content.board import BOUQUET
from atable.games.banquet_royal.content.loader import CONTENT, TOQUE
from atable.games.banquet_royal.views import BanquetView, SeatView, SpaceView
from atable.games.banquet_royal.words.messages import crowns, dish_term, menu_term
from atable.kernel.messages import Message, Player, Term
from atable.kernel.seats import Seat

Say = Callable[[Message], str]

DISH_STYLE: Final[dict[str, str]] = {
    "green_salad": "bold green",
    "fruit_salad": "bold magenta",
    "charlotte": "bold yellow",
    "burger": "bold red",
}
COLOR_STYLE: Final[dict[str, str]] = {
    "orange": "bold dark_orange",
    "pink": "bold hot_pink",
    "blue": "bold dodger_blue1",
    "green": "bold sea_green2",
}
CELL: Final = 6  # characters of a space: its label, its content and a gap


def draw(view: BanquetView, legal: Sequence[BanquetAction], say: Say) -> list[str]:
    """The table as this seat sees it: board with the spaces it may choose, own cards and stocks, players, legend."""
    return [
        _board(view, _choosable(legal), say),
        _hand(view, say) + _stocks(view, say),
        _players(view, say),
        _legend(say),
    ]


def details(view: BanquetView, say: Say) -> list[str]:
    """Everything that lies open, card by card."""
    validated = [_validated(view, seat, say) for seat in range(len(view.seats))]
    return ["\n".join(validated), _discarded(view, say), _lost_orders(view, say)]


def fleeting(view: BanquetView) -> bool:
    """Does the drawing show what must not stay on the screen (BR-28)?"""
    return any(space.shown is not None for space in view.spaces.values())


def _choosable(legal: Sequence[BanquetAction]) -> set[str]:
    return {action.space for action in legal if isinstance(action, PlaceDish | PlaceToque | PlaceOrder | AnnounceOrder)}


def _board(view: BanquetView, choosable: set[str], say: Say) -> str:
    rows = CONTENT.board.rows
    widest = max(row.cells for row in rows)
    lines: list[str] = []
    for row in rows:
        cells = [_cell(view, f"{row.name}{cell}", choosable, say) for cell in range(1, row.cells + 1)]
        lines.append(" " * ((widest - row.cells) * CELL // 2) + "".join(cells))
    return "\n".join(line.rstrip() for line in lines)


def _cell(view: BanquetView, label: str, choosable: set[str], say: Say) -> str:
    if label == BOUQUET:
        return "[dim]" + say(Message("bouquet-mark")).center(CELL - 1) + "[/] "
    space = view.spaces[label]
    style = "bold" if label in choosable else "dim"
    if space.cloche:
        return f"[{style}]{label}[/]{_cloche(space, style, say)} "
    mark = "›" if label == view.new else " "
    free = "o" if label in choosable else "·"
    return f"[{style}]{label}[/]{mark}{_element(view, space, say) or f'[{style}]{free}[/] '} "


def _cloche(space: SpaceView, style: str, say: Say) -> str:
    return f"[{style}](?)[/]" if space.shown is None else f"({_letter(space.shown, say)})"


def _element(view: BanquetView, space: SpaceView, say: Say) -> str:
    """Two characters: a Dish, or a Toque and its player's number; none if the space is empty."""
    if space.dish is not None:
        return _letter(space.dish, say) + " "
    if space.toque is not None:
        style = COLOR_STYLE[view.seats[space.toque].color]
        return f"[{style}]{say(_symbol(TOQUE))}{space.toque + 1}[/]"
    return ""


def _symbol(name: str) -> Message:
    """The letter of a Dish or of the Toque."""
    return Message("letter-of", {"symbol": Term("toque") if name == TOQUE else Term(f"dish-{name}")})


def _letter(name: str, say: Say) -> str:
    return f"[{DISH_STYLE.get(name, 'bold')}]{say(_symbol(name))}[/]"


def _stars(value: int) -> str:
    return "*" * value


def _card(card: str, say: Say) -> str:
    pattern = CONTENT.menus[CARD_INDEX[card]].pattern
    letters = "-".join(_letter(symbol, say) for symbol in pattern)
    name = say(Message("menu-name", {"menu": menu_term(card)}))
    return f"{_stars(crowns(card)):<4}{letters} {name}"


def _hand(view: BanquetView, say: Say) -> str:
    if view.seat is None:
        return ""
    cards = sorted(view.hand, key=lambda card: (-crowns(card), card))
    return "\n".join([say(Message("title-hand")), *(_card(card, say) for card in cards)]) + "\n"


def _stocks(view: BanquetView, say: Say) -> str:
    kitchen = "  ".join(f"{_letter(dish, say)} {view.kitchen[dish]}" for dish in DISHES)
    decks = "  ".join(f"{_stars(value)} {view.decks[value - 1]}" for value in reversed(VALUES))
    discards = "  ".join(f"{_stars(value)} {len(view.discards[value - 1])}" for value in reversed(VALUES))
    titles = [say(Message("title-kitchen")), say(Message("title-decks")), say(Message("title-discards"))]
    width = max(len(title) for title in titles)
    lines = zip(titles, (kitchen, decks, discards), strict=True)
    return "\n".join(f"{title:<{width}} {line}" for title, line in lines)


def _players(view: BanquetView, say: Say) -> str:
    titles = [
        say(Message("title-player")),
        say(Message("title-color")),
        say(Message("title-toques")),
        say(Message("title-cards")),
        say(Message("title-menus")),
        say(Message("title-crowns")),
        say(Message("title-orders")),
    ]
    rows = [titles, *(_player(view, seat, say) for seat in range(len(view.seats)))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(titles))]
    lines = ["  ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([f"[dim]{lines[0]}[/]", *lines[1:]])


def _player(view: BanquetView, seat: Seat, say: Say) -> list[str]:
    shown = view.seats[seat]
    mark = ">" if seat == view.active and view.step != "over" else " "
    return [
        f"{mark}{seat + 1} {say(Message('seat-name', {'player': Player(seat)}))}",
        say(Message("color-name", {"color": Term(f"color-{shown.color}")})),
        str(shown.toques_left),
        " ".join(_stars(value) for value in sorted(shown.hand_values, reverse=True)),
        str(len(shown.validated)),
        str(sum(crowns(card) for card in shown.validated)),
        _orders(shown, say),
    ]


def _orders(seat: SeatView, say: Say) -> str:
    return " ".join(say(_symbol(dish)) for dish in seat.orders) or "-"


def _legend(say: Say) -> str:
    names = [f"{_letter(dish, say)} {say(Message('dish-name', {'dish': dish_term(dish)}))}" for dish in DISHES]
    toque = f"{_letter(TOQUE, say)} {say(Message('toque'))}"
    return "  ".join([*names, toque, say(Message("legend-cloche")), say(Message("legend-free"))])


def _validated(view: BanquetView, seat: Seat, say: Say) -> str:
    cards = sorted(view.seats[seat].validated, key=lambda card: (-crowns(card), card))
    title = say(Message("title-validated-by", {"player": Player(seat), "menus": len(cards)}))
    return "\n".join([title, *(f"  {_card(card, say)}" for card in cards)])


def _discarded(view: BanquetView, say: Say) -> str:
    cards = [card for pile in reversed(view.discards) for card in pile]
    return "\n".join([say(Message("title-discarded", {"menus": len(cards)})), *(f"  {_card(c, say)}" for c in cards)])


def _lost_orders(view: BanquetView, say: Say) -> str:
    lost: tuple[Dish, ...] = view.orders_lost
    return say(Message("title-orders-lost")) + " " + (" ".join(_letter(dish, say) for dish in lost) or "-")
