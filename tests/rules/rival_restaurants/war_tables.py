"""Wars to fight in tests: for Alien Goo, with one chef each or with two."""

from typing import Any

import pytest

from atable.games.rival_restaurants.events import LeftWar, WarWon
from atable.kernel.errors import IllegalAction
from tests.rules.rival_restaurants.markets import BLUE, GREEN, NAMES, RED, Shop

SECOND = 3  # Red's second chef in `cooks`


def goo(*money: int, **options: Any) -> Shop:
    """A war for Alien Goo ($300) between Red, Blue and so on with so much money; the others watch from the shelf."""
    shop = Shop(**options).rich(**dict(zip(NAMES, money, strict=False)))
    for seat in range(4):
        shop.stand(seat, "mystery_mart", "alien_goo" if seat < len(money) else None)
    return shop.open()


def cooks(red: int, blue: int = 900, green: int = 900, **options: Any) -> Shop:
    """Two Many Cooks: Red's first chef and Blue's on Alien Goo ($300), Red's second and Green's on Beef ($200)."""
    shop = Shop(3, mode="two_many_cooks", **options).rich(red=red, blue=blue, green=green)
    shop.stand(RED, "mystery_mart", "alien_goo").stand(BLUE, "mystery_mart", "alien_goo")
    shop.stand(shop.second(RED), "chop_shop", "beef").stand(GREEN, "chop_shop", "beef")
    for seat in (BLUE, GREEN):
        shop.stand(shop.second(seat), "the_island")
    return shop.open()


def refused(shop: Shop, figure: int, money: int, garbage: int = 0) -> str:
    with pytest.raises(IllegalAction) as error:
        shop.bid(figure, money, garbage)
    return error.value.rule


def not_let_go(shop: Shop, figure: int) -> str:
    with pytest.raises(IllegalAction) as error:
        shop.drop(figure)
    return error.value.rule


def won(shop: Shop) -> list[tuple[int, int, int]]:
    """Seat, price and garbage."""
    return [(event.seat, event.price, event.garbage) for event in shop.told(WarWon)]


def left(shop: Shop) -> list[tuple[int, str]]:
    return [(event.figure, event.why) for event in shop.told(LeftWar)]
