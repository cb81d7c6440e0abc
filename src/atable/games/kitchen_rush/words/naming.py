"""The names of players and content, as messages speak of them."""

from collections.abc import Iterable, Sequence

from atable.kernel.messages import Param, Player, Several, Term
from atable.kernel.seats import Seat


def who(seat: Seat) -> Player:
    return Player(seat)


def numbered(**columns: Sequence[Param]) -> dict[str, Param]:
    """Where a sentence says the same of several: a column `t` as `t1`, `t2` and so on."""
    return {f"{name}{at}": value for name, values in columns.items() for at, value in enumerate(values, start=1)}


# Orders and tiles


def order_term(order: str) -> Term:
    return Term(f"order-{order}")


def order_list(orders: Iterable[str]) -> Several:
    return Several(tuple(order_term(order) for order in orders))


def tile_term(tile: str) -> Term:
    return Term(f"ice-{tile}")


def tile_list(tiles: Iterable[str]) -> Several:
    return Several(tuple(tile_term(tile) for tile in tiles))


# Goods


def good_term(good: str) -> Term:
    """An ingredient such as `meat`, a `cube_white` or a `scoop_pink`."""
    return Term(f"good-{good}")


def good_list(goods: Iterable[str]) -> Several:
    return Several(tuple(good_term(good) for good in goods))


def cube(colour: str) -> str:
    """A cube among the goods."""
    return f"cube_{colour}"


def scoop(flavour: str) -> str:
    return f"scoop_{flavour}"


def pieces(goods: Iterable[str]) -> dict[str, Param]:
    """For a sentence such as `pieces-2`: how many of each good, in the order of their names."""
    named = list(goods)
    different = list(dict.fromkeys(named))
    return numbered(n=[named.count(good) for good in different], g=[good_term(good) for good in different])


def rooms_filled(split: tuple[int, ...]) -> str:
    """A 3, B 2: the letters of the storerooms are the same in all languages."""
    return ", ".join(f"{letter} {count}" for letter, count in zip("ABC", split, strict=True) if count)


# Plates, spaces and hourglasses


def plate_term(plate: str) -> Term:
    return Term(f"plate-{plate}")


def plate_list(plates: Iterable[str]) -> Several:
    return Several(tuple(plate_term(plate) for plate in plates))


def area_term(area: str) -> Term:
    """An area, or the spice bag."""
    return Term(f"area-{area}")


def space_term(space: str) -> Term:
    return Term(f"space-{space}")


def space_list(spaces: Iterable[str]) -> Several:
    return Several(tuple(space_term(space) for space in spaces))


def hourglass_term(hourglass: str) -> Term:
    return Term(f"hourglass-{hourglass}")


def hourglass_list(hourglasses: Iterable[str]) -> Several:
    return Several(tuple(hourglass_term(hourglass) for hourglass in hourglasses))


# Cards


def event_term(event: str) -> Term:
    return Term(f"event-card-{event}")


def bonus_term(bonus: str) -> Term:
    return Term(f"bonus-{bonus}")


def bonus_list(bonuses: Iterable[str]) -> Several:
    return Several(tuple(bonus_term(bonus) for bonus in bonuses))


def upgrade_term(upgrade: str) -> Term:
    return Term(f"upgrade-{upgrade}")


def specialist_term(specialist: str) -> Term:
    return Term(f"specialist-{specialist}")
