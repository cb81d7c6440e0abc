"""What is printed on cards, as lines of text."""

from collections.abc import Callable
from typing import Final

from atable.games.critter_kitchen.content.cards import (
    RESTAURATEUR_INDEX,
    RESTAURATEUR_STARS,
    ZOUS_CAPACITY,
    ZOUS_INDEX,
    ZOUS_SPEED,
)
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.views import CritterView, SoloView
from atable.games.critter_kitchen.words.naming import location_term, restaurateur_term, rumor_term, zous_term
from atable.kernel.messages import Message, Term

Say = Callable[[Message], str]

DOT: Final = " · "


def printed(view: CritterView, say: Say) -> list[str]:
    """Every card that the viewer may look at, a line each."""
    lines = [say(Message("card-critic", {"critic": Term(f"critic-{view.critic}")}))]
    lines += [say(Message("card-location", {"location": location_term(at.id)})) for at in view.locations]
    lines += _rumor_cards(view, say)
    lines += _people(view, say)
    if view.options.a_la_cart:
        lines += [say(Message("card-cart", {"cart": Term(f"cart-{cart.good}")})) for cart in CONTENT.carts]
    if view.solo is not None:
        lines += _solo_cards(view.solo, say)
    return lines


def _solo_cards(solo: SoloView, say: Say) -> list[str]:
    """CK-321, CK-323: the critic's choice card."""
    [choice] = [card for card in CONTENT.choices if card.id == solo.choice]
    rows = [
        say(Message("title-choice", {"day": day})) + DOT + ", ".join(say(Message(f"symbol-{symbol}")) for symbol in row)
        for day, row in enumerate(choice.days, start=1)
    ]
    return [*rows, say(Message("title-list")) + DOT + ", ".join(say(Message(f"type-{kind}")) for kind in choice.types)]


def _rumor_cards(view: CritterView, say: Say) -> list[str]:
    known = [card for card in view.rumors if card is not None]
    if view.own is not None and view.own.private_rumor is not None:
        known.append(view.own.private_rumor)
    return [say(Message("card-rumor", {"rumor": rumor_term(card)})) for card in known]


def _people(view: CritterView, say: Say) -> list[str]:
    """Zous-chefs on offer, at work and hired; restaurateurs at the table, or to choose from."""
    working = [card for kitchen in view.kitchens for card in (kitchen.zous_chef, kitchen.hired)]
    bosses = [kitchen.restaurateur for kitchen in view.kitchens]
    if view.own is not None:
        bosses += view.own.dealt
    return [
        *(_zous_card(card, say) for card in (view.zous_chef, *working) if card is not None),
        *(_restaurateur_card(card, say) for card in bosses if card is not None),
    ]


def _zous_card(card: str, say: Say) -> str:
    at = ZOUS_INDEX[card]
    capacity, speed = ZOUS_CAPACITY[at], ZOUS_SPEED[at]
    return say(Message("card-zous-chef", {"zous": zous_term(card), "capacity": capacity, "speed": speed}))


def _restaurateur_card(card: str, say: Say) -> str:
    stars = RESTAURATEUR_STARS[RESTAURATEUR_INDEX[card]]
    return say(Message("card-restaurateur", {"restaurateur": restaurateur_term(card), "stars": stars}))
