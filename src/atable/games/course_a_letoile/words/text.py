"""The race as text: what a seat sees, drawn for a terminal.

A drawing is a list of blocks, which the client lays side by side where they fit: the players, then the own hand
and the restaurants. Styles are written as `[bold]C[/]`; a mark always says the same as a style.
"""

import textwrap
from collections.abc import Callable, Sequence
from typing import Final

from atable.games.course_a_letoile.actions import (
    CourseAction,
    DiscardCard,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    SellCard,
)
from atable.games.course_a_letoile.content.cards import (
    BILL,
    CARD_INDEX,
    CATEGORY,
    FAME,
    FAME_OF,
    FIRST_ACTION,
    FIRST_DEVELOPMENT,
    IS_COOK,
    NEEDS_COOK,
    POINTS,
    PRICE,
)
from atable.games.course_a_letoile.content.loader import CONTENT
from atable.games.course_a_letoile.views import AttackView, CourseView, SeatView
from atable.games.course_a_letoile.words.messages import card_term, name_term
from atable.kernel.messages import Message, Player, Term
from atable.kernel.seats import Seat

Say = Callable[[Message], str]

POINT_NAMES: Final = ("cuisine", "service", "decoration", "fame")  # as the numbers of a Star card stand
NAME: Final = 20  # columns for the short name of a card and how many there are of it
PRINTED: Final = 13  # columns for the price of a card and what it brings
HAND: Final = 35  # columns for the own hand
BESIDE: Final = 43  # columns for a restaurant beside a hand on 80
NARROW: Final = 38  # columns for a restaurant of many: two fit on 80, three on 120
WIDE: Final = 78
NO_BREAK: Final = "\u00a0"


def draw(view: CourseView, legal: Sequence[CourseAction], say: Say) -> list[str]:
    """The table as this seat sees it: piles, players and legend, own cards, what lies in front of everybody."""
    return [
        "\n".join([_piles(view, say), *_attack(view.attack, say), _players(view, say), _legend(say)]),
        _hand(view, _playable(legal), say),
        *_restaurants(view, say),
    ]


def details(view: CourseView, say: Say) -> list[str]:
    """Everything that lies open, card by card, and what is printed on the own cards."""
    parts = [_whole_restaurant(view, seat, say) for seat in range(len(view.seats))]
    if view.seat is not None:
        parts.append("\n".join([_hand_title(view, say), *(_printed(card, say) for card in _sorted(view.hand))]))
    return ["\n".join(parts)]


def fleeting(view: CourseView) -> bool:
    """Nothing is shown here that must not stay on the screen of its reader."""
    return False


def _playable(legal: Sequence[CourseAction]) -> set[str]:
    kinds = PlayDish | PlayDevelopment | PlayBoost | PlayAttack | DiscardCard | SellCard
    return {action.card for action in legal if isinstance(action, kinds)}


def _sorted(cards: Sequence[str]) -> list[str]:
    """Each kind once, in the order of the cards' list."""
    return sorted(set(cards), key=CARD_INDEX.__getitem__)


def _short(card: str, say: Say) -> str:
    return say(Message("card-short", {"card": card_term(card)}))


def _several(cards: Sequence[str], card: str, say: Say) -> str:
    """A short name, and how many there are if there are several."""
    return _short(card, say) + _times(cards.count(card))


def _times(count: int) -> str:
    return f"{NO_BREAK}×{count}" if count > 1 else ""


def _letter(points: int, say: Say) -> str:
    return say(Message("points-letter", {"points": Term(f"points-{POINT_NAMES[points]}")}))


def _piles(view: CourseView, say: Say) -> str:
    discard = Message("title-discard-empty")
    if view.top is not None:
        discard = Message("title-discard", {"cards": view.discard, "card": card_term(view.top)})
    service = say(Message("title-service", {"service": view.service}))
    return "   ".join([f"[bold]{service}[/]", say(Message("title-deck", {"cards": view.deck})), say(discard)])


def _attack(attack: AttackView | None, say: Say) -> list[str]:
    """CE-111: what is at stake while the victim thinks."""
    if attack is None:
        return []
    card, player, victim = card_term(attack.card), Player(attack.attacker), Player(attack.victim)
    if attack.target is None:
        return [say(Message("title-attack", {"card": card, "player": player, "victim": victim}))]
    target = card_term(attack.target)
    return [say(Message("title-attack-target", {"card": card, "player": player, "victim": victim, "target": target}))]


def _players(view: CourseView, say: Say) -> str:
    titles = [
        say(Message("title-player")),
        *(_letter(points, say) for points in range(len(POINT_NAMES))),
        say(Message("title-coins")),
        say(Message("title-cards")),
        say(Message("title-income")),
    ]
    rows = [titles, *(_player(view, seat, say) for seat in range(len(view.seats)))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(titles))]
    lines = [
        "  ".join([f"{row[0]:<{widths[0]}}", *(f"{t:>{w}}" for t, w in zip(row[1:], widths[1:], strict=True))])
        for row in rows
    ]
    return "\n".join([f"[dim]{lines[0]}[/]", *lines[1:]])


def _player(view: CourseView, seat: Seat, say: Say) -> list[str]:
    shown = view.seats[seat]
    mark = ">" if seat == view.active and view.step != "over" else " "
    progress = [f"{have}/{target}" for have, target in zip(shown.points, shown.targets, strict=True)]
    return [
        f"{mark}{seat + 1} {_seat_name(seat, say)}",
        *progress,
        str(shown.coins),
        str(shown.cards),
        f"+{shown.income}",
    ]


def _seat_name(seat: Seat, say: Say) -> str:
    return say(Message("seat-name", {"player": Player(seat)}))


def _hand_title(view: CourseView, say: Say) -> str:
    return say(Message("title-hand", {"cards": len(view.hand)}))


def _hand(view: CourseView, playable: set[str], say: Say) -> str:
    """Each kind of card once; `>` and bold: it may be played, discarded or sold now."""
    if view.seat is None:
        return ""
    price = say(Message("title-price"))
    title = f"{_hand_title(view, say):<{NAME - 2}}{price:>5}".ljust(HAND)  # of one width, whatever is held
    factor = 2 if view.seats[view.seat].troubles else 1  # CE-91
    return "\n".join([title, *(_held(view, card, playable, factor, say) for card in _sorted(view.hand))])


def _held(view: CourseView, card: str, playable: set[str], factor: int, say: Say) -> str:
    mark, style = (">", "bold") if card in playable else (" ", "dim")
    kind = CARD_INDEX[card]
    worth = _nature(card, say) if kind >= FIRST_ACTION else f"{factor * PRICE[kind]:>2}  {_gains(card, say)}"
    return f"{mark}[{style}]{_several(view.hand, card, say):<{NAME}}[/] {worth}".rstrip()


def _nature(card: str, say: Say) -> str:
    nature = CONTENT.actions[CARD_INDEX[card] - FIRST_ACTION].nature
    return say(Message(f"nature-{nature}"))


def _gains(card: str, say: Say) -> str:
    """What a Dish or development card brings: the bill or points, Fame, and its relation to cooks."""
    kind = CARD_INDEX[card]
    dish = kind < FIRST_DEVELOPMENT
    gains = [f"+{BILL[kind]}" if dish else f"{_letter(CATEGORY[kind], say)}{POINTS[kind]}"]
    if FAME_OF[kind]:
        gains.append(f"{_letter(FAME, say)}{FAME_OF[kind]}")
    if IS_COOK[kind]:
        gains.append("*")
    elif dish and NEEDS_COOK[kind]:
        gains.append("(*)")
    return " ".join(gains)


def _restaurants(view: CourseView, say: Say) -> list[str]:
    """The own one first, then clockwise; with two players both lie beside the hand."""
    seats = len(view.seats)
    first = view.seat or 0
    width = BESIDE if seats == 2 else NARROW
    blocks = [_restaurant(view, (first + step) % seats, width, say) for step in range(seats)]
    return ["\n".join(blocks)] if seats == 2 else blocks


def _restaurant(view: CourseView, seat: Seat, width: int, say: Say) -> str:
    """What lies in front of a seat, by short names."""
    shown = view.seats[seat]
    resto = say(Message("own-name", {"name": name_term(shown.resto)}))
    star = say(Message("own-name", {"name": name_term(shown.star)}))
    shelves = [(Message("title-menu"), _listed(shown.menu, say)), (Message("title-team"), _listed(shown.team, say))]
    if seat == view.seat:
        shelves.insert(0, (Message("title-star"), star))
    if maluses := _maluses(shown):
        shelves.append((Message("title-malus"), _listed(maluses, say)))
    if shown.known_cards and seat != view.seat:
        shelves.append((Message("title-known"), _listed(shown.known_cards, say)))
    lines = [_wrapped(f"{say(label)} {text}", width, indent=2) for label, text in shelves]
    return "\n".join([f"[bold]{_seat_name(seat, say)}[/] · {resto}", *lines])


def _wrapped(text: str, width: int, indent: int, hanging: int = 4) -> str:
    return textwrap.fill(text, width, initial_indent=" " * indent, subsequent_indent=" " * hanging)


def _listed(cards: Sequence[str], say: Say) -> str:
    """Short names that no line break parts; a star for a cook."""
    names: list[str] = []
    for card in _sorted(cards):
        cook = "*" if IS_COOK[CARD_INDEX[card]] else ""
        names.append(_short(card, say).replace(" ", NO_BREAK) + cook + _times(cards.count(card)))
    return ", ".join(names) or "-"


def _maluses(shown: SeatView) -> list[str]:
    rats = ["rats"] if shown.rats else []
    return [*rats, *["bad_review"] * shown.reviews, *["billing_trouble"] * shown.troubles]


def _legend(say: Say) -> str:
    names = [
        f"[bold]{_letter(points, say)}[/] {say(Message('points-name', {'points': Term(f'points-{name}')}))}"
        for points, name in enumerate(POINT_NAMES)
    ]
    signs = [say(Message("legend-bill")), say(Message("legend-cook")), say(Message("legend-needs-cook"))]
    return "  ".join([*names, *signs])


def _whole_restaurant(view: CourseView, seat: Seat, say: Say) -> str:
    shown = view.seats[seat]
    names = [say(Message("own-name", {"name": name_term(name)})) for name in (shown.resto, shown.star)]
    targets = " ".join(f"{_letter(points, say)}{target}" for points, target in enumerate(shown.targets))
    renewed = Message("title-renewed") if shown.renewed else Message("title-not-renewed")
    cards = [*_sorted(shown.menu), *_sorted(shown.team), *_sorted(_maluses(shown))]
    held = [*shown.menu, *shown.team, *_maluses(shown)]
    return "\n".join(
        [
            f"[bold]{_seat_name(seat, say)}[/] · {' · '.join(names)} ({targets})",
            f"  {say(renewed)}",
            *(_printed(card, say, held.count(card)) for card in cards),
        ]
    )


def _printed(card: str, say: Say, count: int = 1) -> str:
    """A card as it is printed: price, what it brings, its name, its effect or a word about it."""
    kind = CARD_INDEX[card]
    name = say(Message("card-name", {"card": card_term(card)})) + _times(count)
    quip = say(Message("card-quip", {"card": card_term(card)}))
    if kind >= FIRST_ACTION:
        front, words = "", f"{say(Message(f'effect-{card}'))} {quip}"
    else:
        front, words = f"{PRICE[kind]}  {_gains(card, say)}", quip
    return _wrapped(f"{front:<{PRINTED}}{name} · {words}", WIDE, indent=2, hanging=PRINTED + 2)
