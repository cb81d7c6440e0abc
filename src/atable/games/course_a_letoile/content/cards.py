"""The 39 kinds of cards in the deck as tables of numbers: 13 Dishes, 18 development cards, 8 Action cards."""

from typing import Final

from atable.games.course_a_letoile.content.loader import CONTENT, ActionCard, Development, Dish

_DISHES: Final = CONTENT.dishes
_DEVELOPMENTS: Final = CONTENT.developments
_ACTIONS: Final = CONTENT.actions

_FOR_SALE: Final[tuple[Dish | Development, ...]] = (*_DISHES, *_DEVELOPMENTS)
_ALL: Final[tuple[Dish | Development | ActionCard, ...]] = (*_FOR_SALE, *_ACTIONS)

CARD_IDS: Final[list[str]] = [card.id for card in _ALL]
CARD_INDEX: Final[dict[str, int]] = {card: kind for kind, card in enumerate(CARD_IDS)}
COPIES: Final[list[int]] = [card.copies for card in _ALL]
KINDS: Final = len(CARD_IDS)

FIRST_DEVELOPMENT: Final = len(_DISHES)
FIRST_ACTION: Final = len(_DISHES) + len(_DEVELOPMENTS)

CUISINE: Final = 0
SERVICE: Final = 1
DECORATION: Final = 2
FAME: Final = 3  # the fourth target; the others are categories
_CATEGORY: Final = {"cuisine": CUISINE, "service": SERVICE, "decoration": DECORATION}

PRICE: Final[list[int]] = [card.price for card in _FOR_SALE] + [0] * len(_ACTIONS)  # CE-46
FAME_OF: Final[list[int]] = [card.fame for card in _FOR_SALE] + [0] * len(_ACTIONS)
BILL: Final[list[int]] = [dish.bill for dish in _DISHES]
NEEDS_COOK: Final[list[bool]] = [dish.kind != "street" for dish in _DISHES]  # CE-54 to CE-56
IS_GASTRONOMY: Final[list[bool]] = [dish.kind == "gastronomy" for dish in _DISHES]
CATEGORY: Final[list[int]] = [-1] * len(_DISHES) + [_CATEGORY[card.category] for card in _DEVELOPMENTS]
POINTS: Final[list[int]] = [0] * len(_DISHES) + [card.points for card in _DEVELOPMENTS]
IS_COOK: Final[list[bool]] = [False] * len(_DISHES) + [card.cook for card in _DEVELOPMENTS] + [False] * len(_ACTIONS)

RATS: Final = CARD_INDEX["rats"]
BAD_REVIEW: Final = CARD_INDEX["bad_review"]
BILLING_TROUBLE: Final = CARD_INDEX["billing_trouble"]
OUTDATED: Final = CARD_INDEX["outdated"]
HEADHUNTING: Final = CARD_INDEX["headhunting"]
SECOND_ROUND: Final = CARD_INDEX["second_round"]
BACK_TO_KITCHEN: Final = CARD_INDEX["back_to_kitchen"]
TIP: Final = CARD_INDEX["tip"]
ATTACKS: Final[list[int]] = [CARD_INDEX[card.id] for card in _ACTIONS if card.nature == "attack"]  # CE-74
BOOSTS: Final[list[int]] = [CARD_INDEX[card.id] for card in _ACTIONS if card.nature == "boost"]  # CE-75

TARGETS: Final[list[tuple[int, int, int, int]]] = [
    (star.cuisine, star.service, star.decoration, star.fame) for star in CONTENT.stars
]
STAR_IDS: Final[list[str]] = [star.id for star in CONTENT.stars]
RESTO_IDS: Final[tuple[str, ...]] = CONTENT.restos.restos


def is_dish(kind: int) -> bool:
    return kind < FIRST_DEVELOPMENT


def is_development(kind: int) -> bool:
    return FIRST_DEVELOPMENT <= kind < FIRST_ACTION
