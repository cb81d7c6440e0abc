"""The 28 rumor cards: what each pays a player, with the numbers of its card (CK-167, CK-168, CK-279).

A function gets the tastings of all kitchens and tells the stars of one of them. Where players are compared, ties are
friendly (CK-011).
"""

from collections.abc import Callable
from typing import Final

from atable.games.critter_kitchen.content.cards import RUMOR_INDEX
from atable.games.critter_kitchen.content.items import NOTHING
from atable.games.critter_kitchen.content.loader import CONTENT, TYPES, Rumor
from atable.games.critter_kitchen.table.tasting import Tasting

_CARDS: Final[dict[str, Rumor]] = {card.id: card for card in CONTENT.rumors}
_FANATICS: Final[list[int]] = [NOTHING if card.type is None else TYPES.index(card.type) for card in CONTENT.rumors]

_BREAD: Final = TYPES.index("bread")
_CARROT: Final = TYPES.index("carrot")
_CHEESE: Final = TYPES.index("cheese")
_MUSHROOM: Final = TYPES.index("mushroom")
_WINE: Final = TYPES.index("wine")


def fanatic_type(card: int) -> int:
    """CK-283: the course that counts twice, or NOTHING."""
    return _FANATICS[card]


def stars_of_rumor(card: int, tables: list[Tasting], me: int) -> int:
    """CK-279; a Fanatic pays nothing now (CK-280)."""
    rumor = RUMORS.get(card)
    return 0 if rumor is None else rumor(tables, me)


def _stars_if(met: bool, card: Rumor) -> int:
    """What the condition of the card pays."""
    return card.stars if met and card.stars is not None else 0


def _stars_for(count: int, card: Rumor) -> int:
    """A star for every so many, at most so many stars."""
    stars = count // card.per if card.per is not None else 0
    return stars if card.most is None else min(stars, card.most)


def _is_highest(values: list[int], me: int, at_least: int) -> bool:
    return values[me] >= at_least and values[me] == max(values)


def spice_lover(tables: list[Tasting], me: int) -> int:
    """Most spices served."""
    card = _CARDS["spice_lover"]
    return _stars_if(_is_highest([table.spices_served() for table in tables], me, card.at_least), card)


def tender(tables: list[Tasting], me: int) -> int:
    """A bread and a wine that add up to 10."""
    card, numbers = _CARDS["tender"], tables[me].numbers
    return _stars_if(any(bread + wine == card.total for bread in numbers[_BREAD] for wine in numbers[_WINE]), card)


def extremely_pampered(tables: list[Tasting], me: int) -> int:
    """At least five courses, and in each an ingredient of at least 5."""
    card, highest = _CARDS["extremely_pampered"], tables[me].highest_numbers()
    return _stars_if(len(highest) >= card.courses and min(highest) >= card.number, card)


def big_cheese(tables: list[Tasting], me: int) -> int:
    """A cheese course of some quality."""
    card = _CARDS["big_cheese"]
    return _stars_if(tables[me].qualities[_CHEESE] >= card.at_least, card)


def super_chatty(tables: list[Tasting], me: int) -> int:
    """Rumor tokens on the kitchen board; The Owl's card is none."""
    return _stars_for(tables[me].rumors, _CARDS["super_chatty"])


def wine_cellar(tables: list[Tasting], me: int) -> int:
    """Unserved wines."""
    return _stars_for(tables[me].unserved[_WINE], _CARDS["wine_cellar"])


def simple_palate(tables: list[Tasting], me: int) -> int:
    """Courses without spice."""
    plain = [course for course in tables[me].courses if tables[me].spices[course] == 0]
    return _stars_for(len(plain), _CARDS["simple_palate"])


def hibernator(tables: list[Tasting], me: int) -> int:
    """The best of the last courses served."""
    last = [table.served_qualities()[-1] if table.courses else 0 for table in tables]
    return _stars_if(_is_highest(last, me, 1), _CARDS["hibernator"])


def psychedelic_flavor(tables: list[Tasting], me: int) -> int:
    """No own course is better than the mushrooms."""
    table = tables[me]
    met = _MUSHROOM in table.courses and table.qualities[_MUSHROOM] == max(table.qualities)
    return _stars_if(met, _CARDS["psychedelic_flavor"])


def big_dipper(tables: list[Tasting], me: int) -> int:
    """The value of soup and bisque."""
    return _stars_for(tables[me].soup, _CARDS["big_dipper"])


def odd_tastes(tables: list[Tasting], me: int) -> int:
    """Odd numbers served."""
    odd = [number for number in tables[me].numbers_served() if number % 2 == 1]
    return _stars_for(len(odd), _CARDS["odd_tastes"])


def subtle_flavors(tables: list[Tasting], me: int) -> int:
    """Fewest spices, among those who served five courses or more."""
    card = _CARDS["subtle_flavors"]
    if len(tables[me].courses) < card.courses:
        return 0
    fewest = min([table.spices_served() for table in tables if len(table.courses) >= card.courses])
    return _stars_if(tables[me].spices_served() == fewest, card)


def to_go(tables: list[Tasting], me: int) -> int:
    """Unserved ingredients."""
    return _stars_for(tables[me].ingredients_unserved(), _CARDS["to_go"])


def mercurial(tables: list[Tasting], me: int) -> int:
    """From the lowest number served to the highest."""
    numbers = tables[me].numbers_served()
    return _stars_for(max(numbers) - min(numbers), _CARDS["mercurial"]) if numbers else 0


def nocturnal(tables: list[Tasting], me: int) -> int:
    """At least five courses, and none lower than the one before."""
    card, highest = _CARDS["nocturnal"], tables[me].highest_numbers()
    return _stars_if(len(highest) >= card.courses and highest == sorted(highest), card)


def picky(tables: list[Tasting], me: int) -> int:
    """Six courses, no more and no fewer."""
    card = _CARDS["picky"]
    return _stars_if(len(tables[me].courses) == card.courses, card)


def shortsighted(tables: list[Tasting], me: int) -> int:
    """The best of the first three courses together."""
    card = _CARDS["shortsighted"]
    totals = [table.qualities[_BREAD] + table.qualities[_CARROT] + table.qualities[_CHEESE] for table in tables]
    return _stars_if(_is_highest(totals, me, card.at_least), card)


def sommelier(tables: list[Tasting], me: int) -> int:
    """No own course has a higher number than the wine."""
    table = tables[me]
    met = _WINE in table.courses and max(table.numbers[_WINE]) == max(table.highest_numbers())
    return _stars_if(met, _CARDS["sommelier"])


def unsophisticated(tables: list[Tasting], me: int) -> int:
    """Twos served; The Goat's stay twos."""
    card = _CARDS["unsophisticated"]
    return _stars_for(tables[me].numbers_served().count(card.number), card)


def varied_leftovers(tables: list[Tasting], me: int) -> int:
    """Types of unserved ingredients; tofu has none."""
    types = [left for left in tables[me].unserved if left > 0]
    return _stars_for(len(types), _CARDS["varied_leftovers"])


def varied_servings(tables: list[Tasting], me: int) -> int:
    """Different numbers served."""
    card = _CARDS["varied_servings"]
    return _stars_if(len(set(tables[me].numbers_served())) >= card.at_least, card)


# All but the Fanatics.
RUMORS: Final[dict[int, Callable[[list[Tasting], int], int]]] = {
    RUMOR_INDEX["spice_lover"]: spice_lover,
    RUMOR_INDEX["tender"]: tender,
    RUMOR_INDEX["extremely_pampered"]: extremely_pampered,
    RUMOR_INDEX["big_cheese"]: big_cheese,
    RUMOR_INDEX["super_chatty"]: super_chatty,
    RUMOR_INDEX["wine_cellar"]: wine_cellar,
    RUMOR_INDEX["simple_palate"]: simple_palate,
    RUMOR_INDEX["hibernator"]: hibernator,
    RUMOR_INDEX["psychedelic_flavor"]: psychedelic_flavor,
    RUMOR_INDEX["big_dipper"]: big_dipper,
    RUMOR_INDEX["odd_tastes"]: odd_tastes,
    RUMOR_INDEX["subtle_flavors"]: subtle_flavors,
    RUMOR_INDEX["to_go"]: to_go,
    RUMOR_INDEX["mercurial"]: mercurial,
    RUMOR_INDEX["nocturnal"]: nocturnal,
    RUMOR_INDEX["picky"]: picky,
    RUMOR_INDEX["shortsighted"]: shortsighted,
    RUMOR_INDEX["sommelier"]: sommelier,
    RUMOR_INDEX["unsophisticated"]: unsophisticated,
    RUMOR_INDEX["varied_leftovers"]: varied_leftovers,
    RUMOR_INDEX["varied_servings"]: varied_servings,
}
