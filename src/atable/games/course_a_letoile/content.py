"""Star cards, restaurants and the 116 cards of the deck, read from TOML and checked against the rulebook.

Copies of a card are alike, so the game knows kinds of cards, numbered in the order of the files.
"""

from pathlib import Path
from typing import Final, Literal

import msgspec

from atable.kernel.content import read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent / "content"

DishKind = Literal["street", "tradition", "gastronomy"]
Category = Literal["cuisine", "service", "decoration"]
Nature = Literal["attack", "boost", "defence"]

BILLS: Final[dict[DishKind, int]] = {"street": 1, "tradition": 2, "gastronomy": 3}  # CE-59 to CE-61
ACTIONS: Final[dict[str, tuple[Nature, int]]] = {  # what each is, and how many there are
    "rats": ("attack", 4),
    "bad_review": ("attack", 4),
    "billing_trouble": ("attack", 4),
    "outdated": ("attack", 2),
    "headhunting": ("attack", 2),
    "second_round": ("boost", 6),
    "back_to_kitchen": ("defence", 8),
    "tip": ("boost", 6),
}


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cuisine: int
    service: int
    decoration: int
    fame: int


class Dish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: DishKind
    price: int
    bill: int
    fame: int
    copies: int


class Development(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    category: Category
    level: int
    price: int
    points: int
    fame: int
    copies: int
    cook: bool = False


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    nature: Nature
    copies: int
    rule: str


class _Stars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stars: tuple[Star, ...] = msgspec.field(name="star")


class Restos(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    income: int
    restos: tuple[str, ...]


class _Dishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dishes: tuple[Dish, ...] = msgspec.field(name="dish")


class _Developments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    developments: tuple[Development, ...] = msgspec.field(name="development")


class _Actions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    actions: tuple[ActionCard, ...] = msgspec.field(name="action")


class Content(msgspec.Struct, frozen=True):
    stars: tuple[Star, ...]
    restos: Restos
    dishes: tuple[Dish, ...]
    developments: tuple[Development, ...]
    actions: tuple[ActionCard, ...]


def load(folder: Path = FOLDER) -> Content:
    """Read the five files; raise BadContent naming the file, the card and the field that is wrong."""
    content = Content(
        read_toml(folder / "stars.toml", _Stars).stars,
        read_toml(folder / "restos.toml", Restos),
        read_toml(folder / "dishes.toml", _Dishes).dishes,
        read_toml(folder / "developments.toml", _Developments).developments,
        read_toml(folder / "actions.toml", _Actions).actions,
    )
    _check_ids("dishes.toml", [dish.id for dish in content.dishes])
    _check_ids("developments.toml", [card.id for card in content.developments])
    _check_ids("actions.toml", [card.id for card in content.actions])
    _check_stars(content)
    _check_dishes(content.dishes)
    _check_developments(content.developments)
    _check_actions(content.actions)
    return content


def _check_ids(file: str, ids: list[str]) -> None:
    for card in ids:
        if ids.count(card) > 1:
            raise BadContent(file, card, "id", "two cards have this id")


def _check_stars(content: Content) -> None:
    if len({star.id for star in content.stars}) != 6:
        raise BadContent("stars.toml", "star", "id", f"six Star cards are needed, not {len(content.stars)}")
    for star in content.stars:
        if (total := star.cuisine + star.service + star.decoration + star.fame) != 20:
            raise BadContent("stars.toml", star.id, "fame", f"the four targets add up to 20, not {total}")
    if len(set(content.restos.restos)) != 6:
        raise BadContent("restos.toml", "restos", "restos", "six P'tit Resto cards are needed")
    if content.restos.income != 1:
        raise BadContent("restos.toml", "restos", "income", "a P'tit Resto pays 1 coin (CE-133)")


def _check_dishes(dishes: tuple[Dish, ...]) -> None:
    for dish in dishes:
        if dish.bill != BILLS[dish.kind]:
            raise BadContent("dishes.toml", dish.id, "bill", f"a {dish.kind} bill is {BILLS[dish.kind]}")
    counts = {kind: sum(dish.copies for dish in dishes if dish.kind == kind) for kind in BILLS}
    if counts != {"street": 10, "tradition": 8, "gastronomy": 8}:
        raise BadContent("dishes.toml", "dish", "copies", f"10, 8 and 8 cards are needed, not {counts}")


def _check_developments(developments: tuple[Development, ...]) -> None:
    for category in ("cuisine", "service", "decoration"):
        cards = sum(card.copies for card in developments if card.category == category)
        if cards != 18:
            raise BadContent("developments.toml", category, "copies", f"18 cards are needed, not {cards}")
    for card in developments:
        if card.cook != (card.category == "cuisine" and card.level > 1):
            raise BadContent("developments.toml", card.id, "cook", "cooks are the Cuisine cards above level 1")


def _check_actions(actions: tuple[ActionCard, ...]) -> None:
    for card in actions:
        if card.id not in ACTIONS:
            raise BadContent("actions.toml", card.id, "id", f"expected one of {', '.join(ACTIONS)}")
        nature, copies = ACTIONS[card.id]
        if card.nature != nature:
            raise BadContent("actions.toml", card.id, "nature", f"expected {nature} (CE-74 to CE-76)")
        if card.copies != copies:
            raise BadContent("actions.toml", card.id, "copies", f"expected {copies}")
    if len(actions) != len(ACTIONS):
        raise BadContent("actions.toml", "action", "id", f"eight Action cards are needed, not {len(actions)}")


CONTENT: Final = load()
