"""What happened and what may be done, as messages; the words are in `<language>.ftl`."""

from typing import assert_never

from atable.games.course_a_letoile.actions import (
    DEFAULT_ORDERS,
    CourseAction,
    DiscardCard,
    Draw,
    EndPlay,
    EndTurn,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    React,
    RenewHand,
    SellCard,
    SetStandingOrders,
)
from atable.games.course_a_letoile.content.cards import CARD_INDEX, CATEGORY, DECORATION
from atable.games.course_a_letoile.events import (
    AttackAnnounced,
    AttackCancelled,
    AttackSucceeded,
    BoostPlayed,
    CardBuried,
    CardDiscarded,
    CardDrawn,
    CardSold,
    CourseEvent,
    DeckRebuilt,
    DecorationLost,
    DevelopmentPlayed,
    DiscardTaken,
    DishPlayed,
    HandRenewed,
    LastServiceEnded,
    OrdersSet,
    ServiceEnded,
    StarReached,
    TurnBegan,
)
from atable.kernel.messages import Message, Param, Player, Several, Term


def card_term(card: str) -> Term:
    return Term(f"card-{card}")


def name_term(name: str) -> Term:
    """A Star card or a P'tit Resto."""
    return Term(f"name-{name}")


def is_furniture(card: str) -> bool:
    """Decoration is installed; cooks and waiters are hired."""
    return CATEGORY[CARD_INDEX[card]] == DECORATION


def describe(event: CourseEvent) -> Message:
    """One sentence for the log, as whoever may know the event reads it."""
    match event:
        case AttackAnnounced() | AttackCancelled() | AttackSucceeded():
            return _describe_attack(event)
        case DishPlayed() | DevelopmentPlayed() | BoostPlayed() | DecorationLost() | CardDiscarded() | CardSold():
            return _describe_card(event)
        case CardDrawn() | DiscardTaken() | DeckRebuilt() | CardBuried() | HandRenewed():
            return _describe_pile(event)
        case _:
            return _describe_flow(event)


def opens(event: CourseEvent) -> bool:
    """Does a new paragraph of the log begin here?"""
    return isinstance(event, TurnBegan | ServiceEnded)


def _describe_flow(event: TurnBegan | OrdersSet | ServiceEnded | StarReached | LastServiceEnded) -> Message:
    match event:
        case TurnBegan(seat=seat, service=service):
            return Message("event-turn-began", {"player": Player(seat), "service": service})
        case OrdersSet():
            return Message("event-orders-set")
        case ServiceEnded():
            return _describe_income(event)
        case StarReached(seat=seat):
            return Message("event-star-reached", {"player": Player(seat)})
        case LastServiceEnded():
            return Message("event-last-service-ended")
        case _:
            assert_never(event)


def _describe_income(event: ServiceEnded) -> Message:
    """A sentence for each number of players: who earned what."""
    params: dict[str, Param] = {"service": event.service}
    for seat, coins in enumerate(event.income):
        params[f"p{seat + 1}"] = Player(seat)
        params[f"i{seat + 1}"] = coins
    return Message(f"event-service-ended-{len(event.income)}", params)


def _describe_attack(event: AttackAnnounced | AttackCancelled | AttackSucceeded) -> Message:
    player, victim = Player(event.seat), Player(event.victim)
    if isinstance(event, AttackCancelled):
        return Message("event-attack-cancelled", {"player": player, "victim": victim, "card": card_term(event.card)})
    announced = isinstance(event, AttackAnnounced)
    if event.target is None:
        if announced:
            return Message(f"event-attack-{event.card}", {"player": player, "victim": victim})
        return Message(f"event-hit-{event.card}", {"victim": victim})
    target = card_term(event.target)  # CE-102
    if announced:
        return Message("event-attack-headhunting", {"player": player, "victim": victim, "target": target})
    return Message("event-hit-headhunting", {"player": player, "victim": victim, "target": target})


def _describe_card(
    event: DishPlayed | DevelopmentPlayed | BoostPlayed | DecorationLost | CardDiscarded | CardSold,
) -> Message:
    player, card = Player(event.seat), card_term(event.card)
    match event:
        case DishPlayed(paid=paid):
            return Message("event-dish-played", {"player": player, "card": card, "paid": paid})
        case DevelopmentPlayed(card=installed, paid=paid) if is_furniture(installed):
            return Message("event-installed", {"player": player, "card": card, "paid": paid})
        case DevelopmentPlayed(paid=paid):
            return Message("event-hired", {"player": player, "card": card, "paid": paid})
        case BoostPlayed(card=boost):
            return Message(f"event-boost-{boost}", {"player": player})
        case DecorationLost():
            return Message("event-decoration-lost", {"player": player, "card": card})
        case CardDiscarded():
            return Message("event-card-discarded", {"player": player, "card": card})
        case CardSold():
            return Message("event-card-sold", {"player": player, "card": card})
        case _:
            assert_never(event)


def _describe_pile(event: CardDrawn | DiscardTaken | DeckRebuilt | CardBuried | HandRenewed) -> Message:
    match event:
        case CardDrawn():
            return _describe_draw(event)
        case DiscardTaken(seat=seat, card=card):
            return Message("event-discard-taken", {"player": Player(seat), "card": card_term(card)})
        case DeckRebuilt(cards=cards, top=top):
            if top is None:  # CE-32
                return Message("event-deck-rebuilt-single")
            return Message("event-deck-rebuilt", {"cards": cards, "card": card_term(top)})
        case CardBuried(card=card, on_top=on_top):
            named = card_term(card)
            if on_top:
                return Message("event-card-buried-on-top", {"card": named})
            return Message("event-card-buried", {"card": named})
        case HandRenewed(seat=seat, cards=sold):
            if not sold:  # CE-128
                return Message("event-hand-renewed-empty", {"player": Player(seat)})
            names = Several(tuple(card_term(card) for card in sold))
            return Message("event-hand-renewed", {"player": Player(seat), "cards": names})
        case _:
            assert_never(event)


def _describe_draw(event: CardDrawn) -> Message:
    """CE-10: the owner reads the card, the others that one was drawn."""
    if event.card is None:
        return Message("event-card-drawn-hidden", {"player": Player(event.seat)})
    return Message("event-card-drawn", {"player": Player(event.seat), "card": card_term(event.card)})


def describe_action(action: CourseAction) -> Message:
    """What a client writes on the button, or in the list of choices."""
    match action:
        case PlayDish(card=card):
            return Message("do-play-dish", {"card": card_term(card)})
        case PlayDevelopment(card=card) if is_furniture(card):
            return Message("do-install", {"card": card_term(card)})
        case PlayDevelopment(card=card):
            return Message("do-hire", {"card": card_term(card)})
        case PlayBoost(card=card):
            return Message(f"do-boost-{card}")
        case PlayAttack(victim=victim, target=str(target)):
            return Message("do-poach", {"player": Player(victim), "target": card_term(target)})
        case PlayAttack(card=card, victim=victim):
            return Message("do-attack", {"player": Player(victim), "card": card_term(card)})
        case LoseDecoration(card=card):
            return Message("do-lose-decoration", {"card": card_term(card)})
        case DiscardCard(card=card):
            return Message("do-discard", {"card": card_term(card)})
        case SellCard(card=card):
            return Message("do-sell", {"card": card_term(card)})
        case _:
            return _describe_simple(action)


def _describe_simple(action: Draw | EndPlay | React | RenewHand | EndTurn | SetStandingOrders) -> Message:
    match action:
        case Draw(way="mixed"):
            return Message("do-draw-mixed")
        case Draw():
            return Message("do-draw-deck")
        case EndPlay():
            return Message("do-end-play")
        case React(cancel=True):
            return Message("do-cancel")
        case React():
            return Message("do-let")
        case RenewHand():
            return Message("do-renew-hand")
        case EndTurn():
            return Message("do-end-turn")
        case SetStandingOrders():
            return Message("do-default-orders") if action == DEFAULT_ORDERS else Message("do-standing-orders")
        case _:
            assert_never(action)


def group(action: CourseAction) -> tuple[Message, ...]:
    """Where an action stands in a long list of choices: headings from the widest to the narrowest."""
    match action:
        case PlayDish():
            return (Message("group-dish"),)
        case PlayDevelopment(card=card):
            return (Message("group-install") if is_furniture(card) else Message("group-hire"),)
        case PlayAttack(card=card, victim=victim):
            named = card_term(card)
            return (
                Message("group-attack"),
                Message("group-attack-card", {"card": named}),
                Message("group-attack-victim", {"card": named, "player": Player(victim)}),
            )
        case _:
            return ()
