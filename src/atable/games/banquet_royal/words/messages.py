"""What happened and what may be done, as messages; the words are in `<language>.ftl`."""

from typing import assert_never

from atable.games.banquet_royal.actions import (
    CARD_INDEX,
    AnnounceOrder,
    BanquetAction,
    ChooseDrawValue,
    DiscardMenu,
    Dish,
    KeepHand,
    Line,
    Look,
    LoseValidatedMenu,
    MemoriseReady,
    PlaceDish,
    PlaceOrder,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.events import (
    BanquetEnded,
    BanquetEvent,
    DeckReshuffled,
    DishPlaced,
    Looked,
    MemoriseEnded,
    MemoriseStarted,
    MenuDiscarded,
    MenuDrawn,
    MenuLost,
    MenuValidated,
    OrderPlaced,
    OrderRevealed,
    SeatReady,
    ShowingEnded,
    ToquePlaced,
    TurnBegan,
)
from atable.kernel.messages import Message, Player, Term


def dish_term(dish: Dish) -> Term:
    return Term(f"dish-{dish}")


def menu_term(card: str) -> Term:
    return Term(f"menu-{card}")


def crowns(card: str) -> int:
    return CONTENT.menus[CARD_INDEX[card]].crowns


def line_text(line: Line) -> str:
    return "-".join(line)


def describe(event: BanquetEvent) -> Message:
    """One sentence for the log, as whoever may know the event reads it."""
    match event:
        case OrderPlaced() | DishPlaced() | ToquePlaced() | OrderRevealed():
            return _describe_board(event)
        case MenuLost() | MenuValidated() | MenuDiscarded() | MenuDrawn() | DeckReshuffled():
            return _describe_card(event)
        case _:
            return _describe_flow(event)


def opens(event: BanquetEvent) -> bool:
    """Does a new paragraph of the log begin here?"""
    return isinstance(event, TurnBegan)


def _describe_flow(
    event: MemoriseStarted | Looked | ShowingEnded | SeatReady | MemoriseEnded | TurnBegan | BanquetEnded,
) -> Message:
    match event:
        case MemoriseStarted():
            return Message("event-memorise-started")
        case Looked(seat=seat):
            return Message("event-looked", {"player": Player(seat)})
        case ShowingEnded(seat=seat):
            return Message("event-showing-ended", {"player": Player(seat)})
        case SeatReady(seat=seat):
            return Message("event-seat-ready", {"player": Player(seat)})
        case MemoriseEnded():
            return Message("event-memorise-ended")
        case TurnBegan(seat=seat, turn=turn):
            return Message("event-turn-began", {"player": Player(seat), "turn": turn})
        case BanquetEnded():
            return Message("event-banquet-ended")
        case _:
            assert_never(event)


def _describe_board(event: OrderPlaced | DishPlaced | ToquePlaced | OrderRevealed) -> Message:
    match event:
        case OrderPlaced(seat=seat, space=space):
            return Message("event-order-placed", {"player": Player(seat), "space": space})
        case DishPlaced(seat=seat, dish=dish, space=space):
            return Message("event-dish-placed", {"player": Player(seat), "dish": dish_term(dish), "space": space})
        case ToquePlaced(seat=seat, space=space):
            return Message("event-toque-placed", {"player": Player(seat), "space": space})
        case OrderRevealed():
            return _describe_order(event)
        case _:
            assert_never(event)


def _describe_order(event: OrderRevealed) -> Message:
    player, named, dish = Player(event.seat), dish_term(event.named), dish_term(event.dish)
    if event.right and event.placed:
        return Message("event-order-right", {"player": player, "space": event.space, "dish": dish})
    if event.right:  # BR-63
        return Message("event-order-right-none-left", {"player": player, "space": event.space, "dish": dish})
    if event.placed:  # BR-62
        return Message("event-order-wrong", {"player": player, "space": event.space, "named": named, "dish": dish})
    return Message(
        "event-order-wrong-none-left", {"player": player, "space": event.space, "named": named, "dish": dish}
    )


def _describe_card(event: MenuLost | MenuValidated | MenuDiscarded | MenuDrawn | DeckReshuffled) -> Message:
    match event:
        case MenuLost(seat=seat, card=card):
            return Message("event-menu-lost", {"player": Player(seat), "menu": menu_term(card), "crowns": crowns(card)})
        case MenuValidated(seat=seat, card=card, line=line):
            return Message(
                "event-menu-validated",
                {"player": Player(seat), "menu": menu_term(card), "crowns": crowns(card), "line": line_text(line)},
            )
        case MenuDiscarded(seat=seat, card=card):
            return Message(
                "event-menu-discarded", {"player": Player(seat), "menu": menu_term(card), "crowns": crowns(card)}
            )
        case MenuDrawn():
            return _describe_draw(event)
        case DeckReshuffled(value=value, cards=cards):
            return Message("event-deck-reshuffled", {"crowns": value, "cards": cards})
        case _:
            assert_never(event)


def _describe_draw(event: MenuDrawn) -> Message:
    """BR-18, BR-20: the owner reads the card, the others its value."""
    if event.card is None:
        return Message("event-menu-drawn-hidden", {"player": Player(event.seat), "crowns": event.value})
    return Message(
        "event-menu-drawn",
        {"player": Player(event.seat), "menu": menu_term(event.card), "crowns": event.value},
    )


def describe_action(action: BanquetAction) -> Message:
    """What a client writes on the button, or in the list of choices."""
    match action:
        case PlaceDish(dish=dish, space=space):
            return Message("do-place-dish", {"dish": dish_term(dish), "space": space})
        case PlaceToque(space=space):
            return Message("do-place-toque", {"space": space})
        case AnnounceOrder(space=space, dish=dish):
            return Message("do-announce-order", {"dish": dish_term(dish), "space": space})
        case ValidateMenu(card=card, line=line):
            return Message(
                "do-validate-menu", {"menu": menu_term(card), "crowns": crowns(card), "line": line_text(line)}
            )
        case DiscardMenu(card=card):
            return Message("do-discard-menu", {"menu": menu_term(card), "crowns": crowns(card)})
        case LoseValidatedMenu(card=card):
            return Message("do-lose-menu", {"menu": menu_term(card), "crowns": crowns(card)})
        case _:
            return _describe_simple(action)


def _describe_simple(action: PlaceOrder | Look | MemoriseReady | KeepHand | ChooseDrawValue) -> Message:
    match action:
        case PlaceOrder(space=space):
            return Message("do-place-order", {"space": space})
        case Look():
            return Message("do-look")
        case MemoriseReady():
            return Message("do-memorise-ready")
        case KeepHand():
            return Message("do-keep-hand")
        case ChooseDrawValue(value=value):
            return Message("do-choose-draw-value", {"crowns": value})
        case _:
            assert_never(action)


def group(action: BanquetAction) -> tuple[Message, ...]:
    """Where an action stands in a long list of choices: headings from the widest to the narrowest."""
    match action:
        case PlaceDish(dish=dish):
            return Message("group-place-dish"), Message("group-dish", {"dish": dish_term(dish)})
        case PlaceToque():
            return (Message("group-place-toque"),)
        case AnnounceOrder(space=space):
            return Message("group-announce-order"), Message("group-cloche", {"space": space})
        case _:
            return ()
