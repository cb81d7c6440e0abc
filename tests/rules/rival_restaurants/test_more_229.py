"""RR-256, RR-334 and RR-443 to RR-447 as the game plays them: recipes kept, shelves beside Lovehandles, numbers."""

from atable.games.rival_restaurants.actions import AcceptOffer, BuyCounter, BuyShelf, MakeOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import (
    CUISINES,
    MARKET_OF,
    PRICES,
    RECIPE_CUISINE,
    RECIPE_GARBAGE,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    RECIPE_VALUE,
    RECIPES,
)
from tests.rules.rival_restaurants.scenario import BLUE, RED, Table

NONE = Bundle()


def test_rr_256_a_recipe_is_not_given_away_either() -> None:
    """It is traded for one of its type (RR-166), not for nothing and not for money."""
    table = Table(3, pace="live").recipes(RED, "bruschetta", "tiramisu").recipes(BLUE, "onigiri", "bibimbap")
    table.money(BLUE, 300).send(*["the_island"] * 3).to_market()
    bruschetta = Bundle(recipes=("bruschetta",))
    assert table.refusal(RED, MakeOffer(BLUE, bruschetta, NONE)) == "RR-166"
    assert table.refusal(RED, MakeOffer(BLUE, bruschetta, Bundle(money=300))) == "RR-166"
    assert table.refusal(BLUE, MakeOffer(RED, Bundle(money=300), bruschetta)) == "RR-166"
    table.act(RED, MakeOffer(BLUE, bruschetta, Bundle(recipes=("onigiri",)))).act(BLUE, AcceptOffer(1))
    assert [RECIPES[recipe] for recipe in table.of(RED).recipes] == ["onigiri", "tiramisu"]


def test_rr_334_beside_lovehandles_the_shelf_is_for_everybody() -> None:
    table = Table(3, pace="live").chef(RED, "lovehandles_mcfatterson").money(BLUE, 200).shelf("chop_shop", "seafood")
    table.send("chop_shop", "chop_shop", "the_island").to_market()
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-333"
    table.act(BLUE, BuyShelf(BLUE, "chop_shop")).wait(200)
    assert (table.owns(BLUE, "seafood"), table.purses()[BLUE]) == (1, 0)


def test_rr_443_the_most_a_recipe_of_each_cuisine_gives() -> None:
    most = {
        cuisine: max(value for of, value in zip(RECIPE_CUISINE, RECIPE_VALUE, strict=True) if CUISINES[of] == cuisine)
        for cuisine in CUISINES
    }
    assert [cuisine for cuisine in CUISINES if most[cuisine] == 8] == ["japanese", "mexican", "italian", "french"]
    assert [cuisine for cuisine in CUISINES if most[cuisine] == 7] == ["korean", "chinese", "indian", "american"]


def test_rr_444_places_to_fill() -> None:
    for recipe, needs in enumerate(RECIPE_NEEDS):
        assert len(set(needs)) == len(needs)
        assert len(needs) in ([4, 5, 6] if RECIPE_GOURMET[recipe] else [3])


def test_rr_445_what_the_ingredients_of_a_recipe_cost_at_the_markets() -> None:
    """A point for $125; what is over counts from half a point on for Gourmet recipes, and never for Basic ones."""
    for recipe, needs in enumerate(RECIPE_NEEDS):
        over = sum(PRICES[MARKET_OF[kind]] for kind in needs) - 125 * RECIPE_VALUE[recipe]
        assert over in (range(-62, 63) if RECIPE_GOURMET[recipe] else range(125))


def test_rr_447_garbage_icons_of_recipes_in_play() -> None:
    for recipe, value in enumerate(RECIPE_VALUE):
        usual = {2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3}[value]
        dirty = recipe in (RECIPE_INDEX["diner_cheeseburger"], RECIPE_INDEX["county_fair_chili"])
        assert RECIPE_GARBAGE[recipe] == usual + dirty
