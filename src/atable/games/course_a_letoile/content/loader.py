"""Star cards, restaurants and the 116 cards of the deck, read from TOML and checked against the rulebook.

Copies of a card are alike, so the game knows kinds of cards, numbered in the order of the files.
"""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from atable.kernel.content import read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent

DishKind = Literal["street", "tradition", "gastronomy"]
Category = Literal["cuisine", "service", "decoration"]
Nature = Literal["attack", "boost", "defence"]

BILLS: Final[dict[DishKind, int]] = {"street": 1, "tradition": 2, "gastronomy": 3}  # CE-59 to CE-61
DISHES: Final[dict[DishKind, int]] = {"street": 5, "tradition": 4, "gastronomy": 4}  # different cards of each kind
DISH_COPIES: Final = 2  # CE-51
DEVELOPMENTS: Final = 6  # different cards of each category
DEVELOPMENT_COPIES: Final = 3  # CE-68
TARGETS: Final = 20  # what the four targets of a Star card add up to
ACTIONS: Final[dict[str, tuple[Nature, int, str]]] = {  # what each is, how many there are, and its rule
    "rats": ("attack", 4, "CE-81"),
    "bad_review": ("attack", 4, "CE-87"),
    "billing_trouble": ("attack", 4, "CE-91"),
    "outdated": ("attack", 2, "CE-97"),
    "headhunting": ("attack", 2, "CE-101"),
    "second_round": ("boost", 6, "CE-106"),
    "back_to_kitchen": ("defence", 8, "CE-109"),
    "tip": ("boost", 6, "CE-108"),
}

AtLeastNone = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
RuleNumber = Annotated[str, msgspec.Meta(pattern=r"^CE-\d{2,3}$")]


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cuisine: AtLeastOne
    service: AtLeastOne
    decoration: AtLeastOne
    fame: AtLeastOne


class Dish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: DishKind
    price: AtLeastOne
    bill: int
    fame: AtLeastNone
    copies: int


class Development(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    category: Category
    level: Level
    price: AtLeastOne
    points: AtLeastOne
    fame: AtLeastNone
    copies: int
    cook: bool = False


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    nature: Nature
    copies: int
    rule: RuleNumber


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
    _check_ids(content)
    _check_stars(content)
    _check_dishes(content.dishes)
    _check_developments(content.developments)
    _check_actions(content.actions)
    return content


def _check_ids(content: Content) -> None:
    """The three files make one deck: no id stands twice in it."""
    seen: set[str] = set()
    deck = [("dishes.toml", dish.id) for dish in content.dishes]
    deck += [("developments.toml", card.id) for card in content.developments]
    deck += [("actions.toml", card.id) for card in content.actions]
    for file, name in deck:
        if name in seen:
            raise BadContent(file, name, "id", "two cards have this id")
        seen.add(name)


def _check_stars(content: Content) -> None:
    if len({star.id for star in content.stars}) != 6:
        raise BadContent("stars.toml", "star", "id", f"six Star cards are needed, not {len(content.stars)}")
    for star in content.stars:
        if (total := star.cuisine + star.service + star.decoration + star.fame) != TARGETS:
            raise BadContent("stars.toml", star.id, "fame", f"the four targets add up to {TARGETS}, not {total}")
    if len(set(content.restos.restos)) != 6:
        raise BadContent("restos.toml", "restos", "restos", "six P'tit Resto cards are needed")
    if content.restos.income != 1:
        raise BadContent("restos.toml", "restos", "income", "a P'tit Resto pays 1 coin (CE-133)")


def _check_dishes(dishes: tuple[Dish, ...]) -> None:
    for dish in dishes:
        if dish.copies != DISH_COPIES:
            raise BadContent("dishes.toml", dish.id, "copies", f"expected {DISH_COPIES} (CE-51), not {dish.copies}")
        if dish.bill != BILLS[dish.kind]:
            raise BadContent("dishes.toml", dish.id, "bill", f"a {dish.kind} bill is {BILLS[dish.kind]}")
    for kind, needed in DISHES.items():
        if (found := sum(dish.kind == kind for dish in dishes)) != needed:
            raise BadContent("dishes.toml", kind, "kind", f"{needed} different cards are needed, not {found}")


def _check_developments(developments: tuple[Development, ...]) -> None:
    file = "developments.toml"
    for card in developments:
        if card.copies != DEVELOPMENT_COPIES:
            raise BadContent(file, card.id, "copies", f"expected {DEVELOPMENT_COPIES} (CE-68), not {card.copies}")
        if card.cook != (card.category == "cuisine" and card.level > 1):
            raise BadContent(file, card.id, "cook", "cooks are the Cuisine cards above level 1")
    for category in ("cuisine", "service", "decoration"):
        if (found := sum(card.category == category for card in developments)) != DEVELOPMENTS:
            raise BadContent(file, category, "category", f"{DEVELOPMENTS} different cards are needed, not {found}")


def _check_actions(actions: tuple[ActionCard, ...]) -> None:
    for card in actions:
        if card.id not in ACTIONS:
            raise BadContent("actions.toml", card.id, "id", f"expected one of {', '.join(ACTIONS)}")
        nature, copies, rule = ACTIONS[card.id]
        if card.nature != nature:
            raise BadContent("actions.toml", card.id, "nature", f"expected {nature} (CE-74 to CE-76)")
        if card.copies != copies:
            raise BadContent("actions.toml", card.id, "copies", f"expected {copies}")
        if card.rule != rule:
            raise BadContent("actions.toml", card.id, "rule", f"expected {rule}, not {card.rule}")
    if len(actions) != len(ACTIONS):
        raise BadContent("actions.toml", "action", "id", f"eight Action cards are needed, not {len(actions)}")


CONTENT: Final = load()
