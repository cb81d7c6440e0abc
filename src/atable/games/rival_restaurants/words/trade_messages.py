"""Both sides of a trade, as parameters of a sentence: `goods-given` and `goods-wanted` name what is in them."""

from typing import Final

from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.words.naming import card_term, ingredient_term, recipe_term, upgrade_term
from atable.kernel.messages import Param, Several

PARTS: Final = ("money", "garbage", "cards", "things", "favour")


def given(goods: Goods) -> dict[str, Param]:
    return _side("given", goods)


def wanted(goods: Goods) -> dict[str, Param]:
    return _side("wanted", goods)


def _side(side: str, goods: Goods) -> dict[str, Param]:
    """For each part how much there is of it, and the comma before it where another part comes first."""
    hidden = goods.cards - len(goods.action_cards)  # RR-172
    things = Several(
        (
            *(ingredient_term(name) for name in goods.ingredients),
            *(card_term(name) for name in goods.action_cards),
            *(recipe_term(name) for name in goods.recipes),
            *(upgrade_term(name) for name in goods.upgrades),
        )
    )
    amounts = [goods.money, goods.garbage, hidden, len(things.items), int(goods.favour.strip() != "")]
    params: dict[str, Param] = {
        f"{side}_parts": sum(amount > 0 for amount in amounts),
        f"{side}_money": goods.money,
        f"{side}_garbage": goods.garbage,
        f"{side}_cards": hidden,
        f"{side}_things": things,
        f"{side}_promised": amounts[-1],
        f"{side}_favour": goods.favour.strip(),
    }
    for at, part in enumerate(PARTS):
        params[f"{side}_before_{part}"] = ", " if amounts[at] and any(amounts[:at]) else ""
    return params
