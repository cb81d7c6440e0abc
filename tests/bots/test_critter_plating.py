"""The best challenge dishes: against every dish there is on small storages, and by the rules on larger ones."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from atable.games.critter_kitchen.bots.plating import DishPlan, Pantry, best_dishes
from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    ALLSPICE_R7,
    BISQUE,
    COOKBOOK,
    IN_STORAGE,
    ITEM_INDEX,
    NOTHING,
    NUMBER,
    SOUP,
    SPICE,
    TOFU,
    TROPHY,
    TYPE,
    TYPES,
    bag_at_start,
)

Card = tuple[int, ...]
Serving = tuple[int, int, int]
Seen = tuple[Pantry, list[Card], list[float], int]
BREAD, CARROT, CHEESE, FISH, MEAT, MUSHROOM, WINE = range(7)
CARDS = [
    (FISH, BREAD, CHEESE),
    (CARROT, MUSHROOM, BREAD),
    (MEAT, BREAD, WINE),
    (CHEESE, CARROT, MEAT),
    (WINE, FISH, CARROT),
    (MEAT, MUSHROOM, FISH),
    (WINE, CHEESE, MUSHROOM),
]
TRAITS = ("red_panda", "goat", "heron", "hedgehog", "capybara")
NOTHING_WORTH = [0.0] * (TROPHY + 1)


def pantry(*items: str, soup: int = 0, bisque: int = 0, cookbooks: int = 0, **traits: bool) -> Pantry:
    counts = [0] * IN_STORAGE
    for item in items:
        counts[ITEM_INDEX[item]] += 1
    return Pantry(counts, soup, bisque, cookbooks, **traits)


def held(pantry: Pantry) -> Counter[int]:
    found = Counter({kind: count for kind, count in enumerate(pantry.counts) if count})
    return found + Counter({SOUP: pantry.soup, BISQUE: pantry.bisque, COOKBOOK: pantry.cookbooks})


def used(plan: DishPlan) -> Counter[int]:
    found = Counter({SOUP: plan.soup, BISQUE: plan.bisque, COOKBOOK: int(plan.cookbook)})
    for kind, _, spice in plan.servings:
        found[kind] += 1
        if spice != NOTHING:
            found[spice] += 1
    return +found


def worth(items: Counter[int], value_left: list[float]) -> float:
    return sum(value_left[kind] * count for kind, count in items.items())


def may_carry(pantry: Pantry, kind: int, spice: int) -> bool:
    if spice == NOTHING or spice in (ALLSPICE, ALLSPICE_R7):
        return True
    if spice == SOUP:
        return pantry.heron
    return pantry.red_panda or (kind < SPICE and spice == SPICE + TYPE[kind])  # CK-015, CK-370


def value_of(pantry: Pantry, plan: DishPlan) -> int:
    total = plan.soup + 3 * plan.bisque + 4 * plan.cookbook
    for kind, _, spice in plan.servings:
        number = 3 if kind == TOFU else NUMBER[kind]
        if pantry.goat and number == 2:
            number = 4
        total += number if spice == NOTHING else 2 * number
    return total


def stars_of(pantry: Pantry, card: Card, plan: DishPlan) -> int:
    """0 for a dish that cannot be presented."""
    types = [kind_of for _, kind_of, _ in plan.servings]
    souped = [kind_of for _, kind_of, spice in plan.servings if spice == SOUP]
    legal = (
        plan.servings != []  # CK-225
        and all(kind_of in card for kind_of in types)  # CK-223, CK-224
        and all(kind == TOFU or TYPE[kind] == kind_of for kind, kind_of, _ in plan.servings)
        and all(may_carry(pantry, kind, spice) for kind, _, spice in plan.servings)
        and len(set(card) - set(types)) <= plan.soup + plan.bisque  # CK-222, CK-028, CK-029
        and len(set(souped)) == len(souped)  # the Heron
    )
    value = value_of(pantry, plan)
    one, two, four = (5, 11, 19) if pantry.hedgehog else (6, 12, 21)
    if not legal or value < one:
        return 0
    stars = 4 if value >= four else 2 if value >= two else 1
    bonus = pantry.capybara and not plan.soup and not plan.bisque and not souped
    return stars + int(bonus)


def check(pantry: Pantry, cards: list[Card], stars: int, plans: list[DishPlan | None]) -> Counter[int]:
    """What the plans use; they are legal and earn these stars."""
    total: Counter[int] = Counter()
    earned = 0
    for card, plan in zip(cards, plans, strict=True):
        if plan is not None:
            found = stars_of(pantry, card, plan)
            assert found > 0, "a dish that cannot be presented"
            earned += found
            total += used(plan)
    assert earned == stars
    assert total <= held(pantry)  # CK-237
    return total


# Every dish there is


def servings(pantry: Pantry, card: Card, tokens: list[int], spices: Counter[int]) -> Iterator[list[Serving]]:
    """All ways to serve some of these tokens with some of these spices."""
    if not tokens:
        yield []
        return
    kind, rest = tokens[0], tokens[1:]
    yield from servings(pantry, card, rest, spices)
    for kind_of in card if kind == TOFU else [TYPE[kind]]:
        for spice in (NOTHING, *(+spices)):
            if may_carry(pantry, kind, spice):
                left = spices - Counter([spice])
                for more in servings(pantry, card, rest, left):
                    yield [(kind, kind_of, spice), *more]


def all_dishes(pantry: Pantry, card: Card) -> dict[tuple[tuple[int, int], ...], int]:
    """What each legal dish uses, and the most stars that it may earn."""
    tokens = [kind for kind in range(SPICE) for _ in range(pantry.counts[kind]) if TYPE[kind] in card]
    tokens += [TOFU] * pantry.counts[TOFU]
    spices = Counter({kind: pantry.counts[kind] for kind in range(SPICE, ALLSPICE_R7 + 1)})
    spices[SOUP] = pantry.soup
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for served in servings(pantry, card, tokens, spices):
        souped = sum(spice == SOUP for _, _, spice in served)
        for soup in range(pantry.soup - souped + 1):
            for bisque in range(pantry.bisque + 1):
                for cookbook in (False, True)[: pantry.cookbooks + 1]:
                    plan = DishPlan(served, soup, bisque, cookbook)
                    stars = stars_of(pantry, card, plan)
                    if stars:
                        uses = tuple(sorted(used(plan).items()))
                        found[uses] = max(stars, found.get(uses, 0))
    return found


def best_of_all(pantry: Pantry, cards: list[Card], value_left: list[float]) -> tuple[int, float]:
    """The most stars, and then the most that is left."""
    best = {tuple(sorted(held(pantry).items())): 0}  # what is left -> the most stars
    for card in cards:
        dishes = all_dishes(pantry, card)
        after = dict(best)
        for left, stars in best.items():
            have = dict(left)
            for uses, more in dishes.items():
                if all(have.get(kind, 0) >= count for kind, count in uses):
                    rest = dict(have)
                    for kind, count in uses:
                        rest[kind] -= count
                    key = tuple(sorted(rest.items()))
                    after[key] = max(stars + more, after.get(key, 0))
        best = after
    return max((stars, worth(Counter(dict(left)), value_left)) for left, stars in best.items())


def random_worth(rng: random.Random) -> list[float]:
    kind = rng.randrange(4)
    if kind == 0:
        return NOTHING_WORTH
    if kind == 1:
        return [float(rng.randrange(3)) for _ in NOTHING_WORTH]
    return [rng.random() for _ in NOTHING_WORTH]


def random_cards(rng: random.Random) -> list[Card]:
    cards: list[Card] = rng.sample(CARDS, rng.choice((1, 2, 3, 3, 3)))
    return [*cards[:-1], cards[-1][:2]] if rng.random() < 0.8 else cards


def random_pantry(rng: random.Random, tokens: int, soup: int, bisque: int, goods: int, cards: list[Card]) -> Pantry:
    """From the bag; half of the storages hold only what the cards ask for, and more spices."""
    bag = [kind for kind, count in enumerate(bag_at_start()) for _ in range(count) if kind <= ALLSPICE]
    if rng.random() < 0.5:
        shown = {kind_of for card in cards for kind_of in card}
        bag = [kind for kind in bag if kind >= SPICE or TYPE[kind] in shown]
        bag += [kind for kind in bag if kind >= SPICE]
    counts = [0] * IN_STORAGE
    for kind in rng.sample(bag, tokens):
        counts[kind] += 1
    counts[ALLSPICE_R7] = int(rng.random() < 0.05)
    counts[TOFU] = rng.randint(0, goods)
    traits = {trait: True for trait in TRAITS if rng.random() < 0.15}
    return Pantry(counts, rng.randint(0, soup), rng.randint(0, bisque), rng.randint(0, goods), **traits)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_earns_more_stars_or_leaves_more_behind(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(120):
        cards, value_left = random_cards(rng), random_worth(rng)
        goods = rng.choice((0, 0, 1))
        storage = random_pantry(rng, rng.randint(1, 7 - goods), 3, 1, goods, cards)
        stars, plans = best_dishes(storage, cards, value_left)
        uses = check(storage, cards, stars, plans)
        left = worth(held(storage), value_left) - worth(uses, value_left)
        assert (stars, left) == pytest.approx(best_of_all(storage, cards, value_left))


# Storages as they are before a challenge scoring


def realistic(rng: random.Random) -> tuple[Pantry, list[Card]]:
    cards: list[Card] = rng.sample(CARDS, 3)
    cards[2] = cards[2][:2]  # the hold token
    return random_pantry(rng, rng.randint(9, 16), 6, 2, rng.choice((0, 0, 0, 1, 2)), cards), cards


@pytest.mark.parametrize("seed", range(10))
def test_the_dishes_are_legal_and_earn_what_is_said(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(100):
        storage, cards = realistic(rng)
        stars, plans = best_dishes(storage, cards, random_worth(rng))
        check(storage, cards, stars, plans)


def renamed(rng: random.Random, storage: Pantry, cards: list[Card]) -> tuple[Pantry, list[Card]]:
    """The same position with other names for the types and the cards in another order."""
    names = rng.sample(range(len(TYPES)), len(TYPES))
    counts = list(storage.counts)
    for kind_of, name in enumerate(names):
        counts[6 * name : 6 * name + 6] = storage.counts[6 * kind_of : 6 * kind_of + 6]
        counts[SPICE + name] = storage.counts[SPICE + kind_of]
    traits = {trait: getattr(storage, trait) for trait in TRAITS}
    other = Pantry(counts, storage.soup, storage.bisque, storage.cookbooks, **traits)
    others: list[Card] = [tuple(names[kind_of] for kind_of in card) for card in cards]
    rng.shuffle(others)
    return other, others


def test_names_and_order_do_not_matter() -> None:
    rng = random.Random(7)
    for _ in range(100):
        storage, cards = realistic(rng)
        value_left = [rng.random()] * len(NOTHING_WORTH)
        stars, _ = best_dishes(storage, cards, NOTHING_WORTH)
        assert best_dishes(*renamed(rng, storage, cards), value_left)[0] == stars


def test_one_more_item_never_costs_a_star() -> None:
    rng = random.Random(8)
    for _ in range(100):
        storage, cards = realistic(rng)
        counts = list(storage.counts)
        counts[rng.randrange(ALLSPICE + 1)] += 1
        traits = {trait: getattr(storage, trait) for trait in TRAITS}
        richer = Pantry(counts, storage.soup + rng.randint(0, 1), storage.bisque, storage.cookbooks, **traits)
        fewer, more = (best_dishes(each, cards, NOTHING_WORTH)[0] for each in (storage, richer))
        assert more >= fewer


# Storages that greedy bots cooked from: those that took longest, and the largest


def seen(
    items: str, cards: str, stars: int, soup: int = 0, bisque: int = 0, cookbooks: int = 0, **traits: bool
) -> Seen:
    """Items with what they are worth if left, the cards, and the most stars."""
    value_left = NOTHING_WORTH.copy()
    value_left[SOUP], value_left[BISQUE], value_left[COOKBOOK] = 0.1, 0.3, 0.2
    names: list[str] = []
    for item in items.split():
        what, value = item.split(":")
        count, _, name = what.rpartition("*")
        names += [name] * int(count or 1)
        value_left[ITEM_INDEX[name]] = float(value)
    shown: list[Card] = [tuple(TYPES.index(name) for name in card.split()) for card in cards.split(" / ")]
    return pantry(*names, soup=soup, bisque=bisque, cookbooks=cookbooks, **traits), shown, value_left, stars


SLOW = [
    seen(
        "carrot3:1.00 cheese7:2.00 2*fish2:0.10 meat3:0.15 meat7:1.15 2*mushroom2:0.10 2*wine3:0.15 "
        "spice_carrot:0.66 spice_cheese:0.98 spice_fish:0.66 spice_mushroom:0.66",
        "cheese carrot meat / wine fish carrot / wine cheese",
        stars=10,
        soup=3,
        red_panda=True,
        capybara=True,
    ),
    seen(
        "bread2:0.10 bread5:0.85 carrot5:1.50 cheese2:0.75 fish6:1.75 meat5:1.50 mushroom2:0.75 wine4:1.25 "
        "spice_cheese:0.66 allspice:1.46",
        "meat bread wine / meat mushroom fish / fish bread",
        stars=7,
        soup=3,
        heron=True,
        capybara=True,
    ),
    seen(
        "bread3:1.00 carrot3:1.00 cheese2:1.15 fish2:1.15 2*meat2:0.10 meat3:0.15 meat4:0.20 meat5:0.25 "
        "meat7:0.75 mushroom2:0.10 mushroom5:0.45 wine6:1.75 spice_bread:0.66 spice_cheese:0.82 spice_meat:0.98 "
        "spice_mushroom:0.82 spice_wine:0.98 allspice:1.46",
        "cheese carrot meat / carrot mushroom bread / wine cheese",
        stars=8,
        goat=True,
        capybara=True,
    ),
    seen(
        "bread6:1.75 cheese2:0.75 fish3:1.00 meat3:0.15 2*meat5:0.25 mushroom5:1.50 wine3:0.15 wine5:0.25 "
        "wine6:0.50 spice_bread:0.98 allspice:1.46",
        "meat mushroom fish / wine cheese mushroom / wine fish",
        stars=11,
        soup=4,
        bisque=1,
        heron=True,
        capybara=True,
    ),
    seen(
        "bread3:0.15 bread4:0.54 carrot5:1.50 cheese3:1.00 fish7:2.00 2*meat2:0.10 2*mushroom4:0.20 "
        "mushroom5:0.25 mushroom6:0.50 wine2:0.75 spice_carrot:0.82 2*allspice:1.46 2*tofu:0.80",
        "wine fish carrot / cheese carrot meat / meat bread",
        stars=12,
        soup=2,
        heron=True,
        capybara=True,
    ),
    seen(
        "2*bread3:0.15 bread4:0.40 carrot4:1.25 cheese2:0.10 cheese6:1.10 fish2:0.10 2*fish4:0.20 fish6:0.30 "
        "fish7:0.55 meat5:1.50 mushroom3:1.00 wine6:1.75 spice_carrot:0.82 2*spice_fish:0.98 allspice:1.46",
        "carrot mushroom bread / meat mushroom fish / fish bread",
        stars=8,
    ),
    seen(
        "bread4:1.25 carrot4:1.25 cheese2:0.10 cheese3:0.15 cheese6:0.90 fish5:1.80 meat6:1.75 mushroom4:1.25 "
        "wine2:0.87 allspice:1.46 tofu:0.80",
        "fish bread cheese / meat mushroom fish / wine cheese",
        stars=9,
        soup=3,
        heron=True,
    ),
    seen(
        "bread5:1.50 carrot2:0.16 carrot3:0.24 carrot6:0.90 cheese2:0.16 cheese3:0.35 meat2:0.16 meat7:1.35 "
        "mushroom6:1.75 wine4:1.25 spice_carrot:0.98 allspice:1.46 tofu:0.80",
        "meat mushroom fish / cheese carrot meat / carrot mushroom",
        stars=10,
        soup=2,
        cookbooks=1,
        heron=True,
    ),
    seen(
        "bread2:0.10 bread4:0.60 2*carrot2:0.10 carrot6:1.66 2*cheese4:0.20 2*fish3:0.15 fish5:0.25 2*fish6:0.30 "
        "2*meat3:0.15 meat4:0.20 meat7:0.95 mushroom2:0.10 mushroom6:1.10 wine2:0.75 2*spice_carrot:1.32 "
        "2*spice_fish:0.98 spice_wine:0.66 allspice:1.46",
        "cheese carrot meat / wine fish carrot / meat mushroom",
        stars=12,
    ),
]


def all_stars(pantry: Pantry) -> int:
    """The most for one dish."""
    return 5 if pantry.capybara else 4


def frugal_servings(
    pantry: Pantry, card: Card, tokens: list[int], spices: Counter[int], served: list[Serving]
) -> Iterator[list[Serving]]:
    """All ways to go on serving, but for those that add to a dish with all stars."""
    yield served
    if stars_of(pantry, card, DishPlan(served, 0, 0, False)) == all_stars(pantry):
        return
    souped = [kind_of for _, kind_of, spice in served if spice == SOUP]
    for at, kind in enumerate(tokens):
        if tokens[at - 1 : at] == [kind]:
            continue  # of two that are alike the first is served first
        for kind_of in card if kind == TOFU else [TYPE[kind]]:
            for spice in (NOTHING, *(+spices)):
                if may_carry(pantry, kind, spice) and (spice != SOUP or kind_of not in souped):
                    more, left = [*served, (kind, kind_of, spice)], spices - Counter([spice])
                    yield from frugal_servings(pantry, card, tokens[at + 1 :], left, more)


class Shelf:
    """Items as digits of one number, so that one subtraction takes a dish from what is left."""

    def __init__(self, pantry: Pantry) -> None:
        self.pantry = pantry
        self.kinds = sorted(held(pantry))
        self.borrowed = sum(32 << 6 * at for at in range(len(self.kinds)))

    def number(self, items: Counter[int]) -> int:
        return sum(count << 6 * self.kinds.index(kind) for kind, count in items.items())

    def holds(self, items: int, uses: int) -> bool:
        return ((items | self.borrowed) - uses) & self.borrowed == self.borrowed

    def dishes(self, card: Card) -> list[list[int]]:
        """By stars: what dishes use that earn so many at least, and use no more than they must."""
        storage = self.pantry
        tokens = [kind for kind in range(SPICE) for _ in range(storage.counts[kind]) if TYPE[kind] in card]
        tokens += [TOFU] * storage.counts[TOFU]
        spices = Counter({kind: storage.counts[kind] for kind in range(SPICE, ALLSPICE_R7 + 1)})
        spices[SOUP] = storage.soup
        sizes: list[dict[int, int]] = [{0: 0}, *({} for _ in range(all_stars(storage)))]
        for served in frugal_servings(storage, card, tokens, spices, []):
            souped = sum(spice == SOUP for _, _, spice in served)
            for bisque, cookbook in product(range(storage.bisque + 1), (False, True)[: storage.cookbooks + 1]):
                best = 0
                for soup in range(storage.soup - souped + 1):
                    plan = DishPlan(served, soup, bisque, cookbook)
                    stars = stars_of(storage, card, plan)
                    if stars > best:
                        items = used(plan)
                        for dishes in sizes[best + 1 : stars + 1]:
                            dishes[self.number(items)] = items.total()
                        best = stars
        return [self.frugal(dishes) for dishes in sizes]

    def frugal(self, dishes: dict[int, int]) -> list[int]:
        found: list[int] = []
        for uses in sorted(dishes, key=dishes.__getitem__):
            if not any(self.holds(uses, other) for other in found):
                found.append(uses)
        return found

    def earns(self, cards: list[Card], stars: int) -> bool:
        """With any dishes that are frugal: whatever else is used adds nothing."""
        each = range(all_stars(self.pantry) + 1)
        splits = [split for split in product(each, repeat=len(cards)) if sum(split) == stars]
        by_card = [self.dishes(card) for card in cards] if splits else []
        for split in splits:
            lefts = {self.number(held(self.pantry))}
            for dishes, earned in zip(by_card, split, strict=True):
                lefts = {left - uses for left in lefts for uses in dishes[earned] if self.holds(left, uses)}
            if lefts:
                return True
        return False


@pytest.mark.parametrize(("storage", "cards", "value_left", "most"), SLOW)
def test_a_storage_that_took_long(storage: Pantry, cards: list[Card], value_left: list[float], most: int) -> None:
    stars, plans = best_dishes(storage, cards, value_left)
    check(storage, cards, stars, plans)
    assert stars == most
    assert not Shelf(storage).earns(cards, most + 1)


@pytest.mark.parametrize("seed", range(3))
def test_the_shelf_agrees_with_every_dish_there_is(seed: int) -> None:
    rng = random.Random(200 + seed)
    for _ in range(40):
        cards = random_cards(rng)
        storage = random_pantry(rng, rng.randint(1, 6), 3, 1, rng.choice((0, 1)), cards)
        most, _ = best_of_all(storage, cards, NOTHING_WORTH)
        assert Shelf(storage).earns(cards, most)
        assert not Shelf(storage).earns(cards, most + 1)


# Worked examples

MELT: list[Card] = [(FISH, BREAD, CHEESE)]
DINE: list[Card] = [(MEAT, BREAD, WINE)]
TAPAS_ON_HOLD: list[Card] = [(CARROT, MUSHROOM)]


def stars_for(storage: Pantry, cards: list[Card]) -> int:
    stars, plans = best_dishes(storage, cards, NOTHING_WORTH)
    check(storage, cards, stars, plans)
    return stars


def only_plan(storage: Pantry, cards: list[Card]) -> DishPlan:
    _, plans = best_dishes(storage, cards, NOTHING_WORTH)
    (plan,) = plans
    assert plan is not None
    return plan


def test_ck_222_e_07_soup_stands_for_bread() -> None:
    tokens = ("fish3", "fish4", "cheese3")
    assert stars_for(pantry(*tokens, soup=2), MELT) == 2  # 12
    assert used(only_plan(pantry(*tokens, soup=2), MELT)) == held(pantry(*tokens, soup=2))
    assert stars_for(pantry(*tokens, soup=1), MELT) == 1  # 11
    assert stars_for(pantry(*tokens), MELT) == 0


def test_ck_225_e_08_one_real_ingredient() -> None:
    storage = pantry("fish6", "spice_fish", soup=2)
    assert stars_for(storage, MELT) == 2  # 14
    plan = only_plan(storage, MELT)
    assert plan.servings == [(ITEM_INDEX["fish6"], FISH, ITEM_INDEX["spice_fish"])]
    assert plan.soup == 2


def test_ck_229_p_06_bisque_as_an_ingredient() -> None:
    storage = pantry("bread2", "spice_bread", "fish7", "spice_fish", bisque=1)
    assert stars_for(storage, MELT) == 4  # 21
    assert used(only_plan(storage, MELT)) == held(storage)


def test_ck_224_p_07_the_type_under_the_hold_token_cannot_be_served() -> None:
    storage = pantry("carrot6", "carrot2", "mushroom3", "bread7", soup=1)
    assert stars_for(storage, TAPAS_ON_HOLD) == 2  # 12, and 19 with the bread
    assert ITEM_INDEX["bread7"] not in used(only_plan(storage, TAPAS_ON_HOLD))


def test_ck_028_t_12_a_bisque_stands_for_one_type() -> None:
    assert stars_for(pantry("meat7", bisque=1), DINE) == 0
    assert stars_for(pantry("meat7", bisque=1, soup=1), DINE) == 1  # 11


def test_ck_225_t_13_bisques_alone_are_no_dish() -> None:
    assert stars_for(pantry("carrot7", bisque=4), MELT) == 0
    assert stars_for(pantry("fish2", bisque=4), MELT) == 2  # 14


def test_ck_017_t_14_one_spice_on_an_ingredient() -> None:
    assert stars_for(pantry("cheese7", "spice_cheese", "allspice", soup=6), MELT) == 2  # 20


def test_ck_234_t_15_a_dish_of_value_5() -> None:
    assert stars_for(pantry("fish2", soup=3), MELT) == 0
    assert stars_for(pantry("fish2", soup=3, hedgehog=True), MELT) == 1
    assert stars_for(pantry("fish2", soup=4), MELT) == 1


def test_ck_378_t_32_legal_without_the_cookbook() -> None:
    assert stars_for(pantry("carrot2", cookbooks=1), TAPAS_ON_HOLD) == 0
    assert stars_for(pantry("carrot2", cookbooks=1, soup=1), TAPAS_ON_HOLD) == 1  # 7
    assert only_plan(pantry("carrot2", cookbooks=1, soup=1), TAPAS_ON_HOLD).cookbook


def test_ck_377_one_cookbook_for_a_dish() -> None:
    assert stars_for(pantry("carrot2", "mushroom2", cookbooks=2), TAPAS_ON_HOLD) == 1  # 8, not 12


def test_ck_369_tofu_counts_as_a_type_shown() -> None:
    storage = pantry("carrot3", "tofu")
    assert stars_for(storage, TAPAS_ON_HOLD) == 1  # 6
    assert (TOFU, MUSHROOM, NOTHING) in only_plan(storage, TAPAS_ON_HOLD).servings
    assert stars_for(pantry("carrot3", "tofu", "spice_mushroom", "spice_carrot"), TAPAS_ON_HOLD) == 1  # 9: CK-370
    assert stars_for(pantry("carrot3", "tofu", "allspice", "spice_carrot"), TAPAS_ON_HOLD) == 2  # 12


def test_the_heron_puts_one_soup_on_each_type() -> None:
    """The soups add no value and stand for nothing; they cost the Capybara's star (R-34)."""
    tokens = ("carrot6", "carrot4", "mushroom3")
    assert stars_for(pantry(*tokens, soup=2), TAPAS_ON_HOLD) == 2  # 15
    assert stars_for(pantry(*tokens, soup=2, heron=True), TAPAS_ON_HOLD) == 4  # 12 + 4 + 6
    assert stars_for(pantry(*tokens, soup=2, heron=True, capybara=True), TAPAS_ON_HOLD) == 4
    assert stars_for(pantry("carrot6", "carrot5", soup=3, heron=True), TAPAS_ON_HOLD) == 2  # 12 + 5 + 2, not 23


def test_the_heron_counts_tofu_as_its_type() -> None:
    storage = pantry("carrot4", "mushroom4", "tofu", soup=3, heron=True)
    assert stars_for(storage, TAPAS_ON_HOLD) == 2  # 8 + 8 + 3 + 1, not 8 + 8 + 6


def test_the_red_panda_and_the_goat() -> None:
    spices = ("spice_wine", "spice_bread")
    assert stars_for(pantry("carrot4", "mushroom2", *spices), TAPAS_ON_HOLD) == 1  # 6
    assert stars_for(pantry("carrot4", "mushroom2", *spices, red_panda=True), TAPAS_ON_HOLD) == 2  # 12
    assert stars_for(pantry("carrot6", "mushroom2", *spices, red_panda=True, goat=True), TAPAS_ON_HOLD) == 2  # 20


def test_the_goat_may_spice_a_2_rather_than_a_3() -> None:
    assert stars_for(pantry("carrot2", "carrot3", "spice_carrot", soup=1, goat=True), TAPAS_ON_HOLD) == 2  # 8 + 3 + 1


def test_t_28_the_capybara_prefers_a_dish_without_soup() -> None:
    storage = pantry("carrot5", "mushroom4", soup=3)
    assert stars_for(storage, TAPAS_ON_HOLD) == 2  # 12
    assert stars_for(pantry("carrot5", "mushroom4", soup=2, capybara=True), TAPAS_ON_HOLD) == 2  # 9, and no soup


def test_ck_237_an_item_goes_into_one_dish() -> None:
    cards: list[Card] = [(CARROT, MUSHROOM), (CHEESE, CARROT)]
    assert stars_for(pantry("carrot4", "mushroom4", "cheese4"), cards) == 1  # 8 for either, not for both
    assert stars_for(pantry("carrot4", "mushroom4", "cheese4", soup=1), cards) == 1
    assert stars_for(pantry("carrot4", "mushroom4", "cheese4", soup=2), cards) == 2  # 8 and 6


def test_the_dearer_item_stays() -> None:
    value_left = [1.0] * len(NOTHING_WORTH)
    value_left[ITEM_INDEX["carrot5"]] = 3.0
    _, plans = best_dishes(pantry("carrot3", "carrot5", "mushroom3"), TAPAS_ON_HOLD, value_left)
    assert plans[0] is not None
    assert used(plans[0]) == held(pantry("carrot3", "mushroom3"))  # 6, and 11 with both carrots: one star
