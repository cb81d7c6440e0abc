"""What bots know of Critter Kitchen: how good an action looks, in stars.

Everything here comes from the view and the bot's own memory. A plan, the dishes and the meal are thought out as a
whole, noted in the memory and then carried out step by step.
"""

from typing import Any, Final

from atable.games.critter_kitchen.abilities.critics import rumors_as_spice
from atable.games.critter_kitchen.actions import (
    AddCookbook,
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    ConfirmPlan,
    CookOpenly,
    ExchangeIngredient,
    KeepRestaurateur,
    KeepToken,
    LeaveWithSoup,
    MoveChef,
    PairWine,
    Pass,
    PlaceWild,
    PourCoffee,
    Present,
    PutAway,
    RecallChef,
    SendChef,
    SetStandingOrders,
    SwapChefs,
    Take,
    TakeBack,
)
from atable.games.critter_kitchen.bots.menu import Critique, best_meal
from atable.games.critter_kitchen.bots.outlook import Outlook, keeping
from atable.games.critter_kitchen.bots.plating import Pantry, best_dishes
from atable.games.critter_kitchen.bots.scouting import best_plan, finds
from atable.games.critter_kitchen.content.cards import CRITIC_INDEX, NO_CARD, RESTAURATEUR_INDEX, RUMOR_INDEX
from atable.games.critter_kitchen.content.items import (
    BISQUE,
    COOKBOOK,
    ICONS,
    IN_STORAGE,
    ITEM_IDS,
    ITEM_INDEX,
    NOTHING,
    RUMOR,
    SOUP,
    TYPES,
)
from atable.games.critter_kitchen.frames import Plate
from atable.games.critter_kitchen.setup import new_kitchen
from atable.games.critter_kitchen.state import Kitchen
from atable.games.critter_kitchen.views import CritterView, KitchenView, OwnView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked

# What each restaurateur seems worth beyond its stars, measured over many games.
_RESTAURATEURS: Final[dict[str, float]] = {
    "red_panda": 2.0,
    "globetrotting_boar": 2.3,
    "goat": 2.5,
    "elephant": 2.8,
    "heron": 2.2,
    "owl": 1.8,
    "badger": 2.9,
    "fox": 1.5,
    "hedgehog": 2.2,
    "penguin": 2.4,
}
_MARKER: Final = 0.05  # of keeping one's place on the priority track
_CARELESS: Final = 20.0  # stars of noise for a bot that forgets everything

Step = list[str]  # an action of the plan that is carried out, as plain data


class CritterHeuristics:
    def remember(self, asked: Asked, forgetting: float) -> None:
        """Everything that matters lies on the table; who forgets looks at it carelessly."""
        asked.memory["careless"] = forgetting

    def worth(self, asked: Asked) -> list[float]:
        view = asked.view()
        assert isinstance(view, CritterView)
        legal = [action for action in asked.legal if not isinstance(action, SetStandingOrders)]
        if not legal or isinstance(legal[0], TakeBack):  # nothing is owed: no orders, and no second thoughts
            return [-1.0 if isinstance(action, TakeBack) else 0.0 for action in asked.legal]
        worth = _worth(asked, view, legal)
        return worth + [-1.0] * (len(asked.legal) - len(legal))  # standing orders are for people


def _worth(asked: Asked, view: CritterView, legal: list[Action]) -> list[float]:
    match view.phase:
        case "choosing":
            return [_RESTAURATEURS[action.card] for action in legal if isinstance(action, KeepRestaurateur)]
        case "planning":
            return _follow(legal, _noted(asked, view, f"plan {view.round}", _think_of_plan))
        case "cooking":
            return _follow(legal, _noted(asked, view, f"dishes {view.round}", _think_of_dishes))
        case "serving":
            return _follow(legal, _noted(asked, view, "meal", _think_of_meal))
        case "refrigerating":
            outlook = _outlook(view)
            return [-keeping(outlook, ITEM_INDEX[it.item]) if isinstance(it, PutAway) else -99.0 for it in legal]
        case _:
            return _worth_in_town(asked, view, legal)


def _me(view: CritterView) -> KitchenView:
    assert view.seat is not None
    return view.kitchens[view.seat]


def _own(view: CritterView) -> OwnView:
    assert view.own is not None
    return view.own


def _outlook(view: CritterView) -> Outlook:
    return Outlook(view, _me(view))


# What is carried out step by step


def _noted(asked: Asked, view: CritterView, task: str, think: Any) -> list[Step]:
    """The steps of this task, thought out once."""
    memory = asked.memory
    if memory.get("task") != task:
        memory["task"] = task
        memory["steps"] = think(asked, view)
    steps: list[Step] = memory["steps"]
    return steps


def _follow(legal: list[Action], steps: list[Step]) -> list[float]:
    """The first step that can be done now and has not been done; what was done can't be done again."""
    names = [_name(action) for action in legal]
    while steps and steps[0] not in names:
        steps.pop(0)
    wanted = steps.pop(0) if steps else None
    return [1.0 if name == wanted else _last_resort(action) for name, action in zip(names, legal, strict=True)]


def _last_resort(action: Action) -> float:
    """Where no step is left, or none could be done: finish, or clear what stands in the way."""
    if isinstance(action, ConfirmPlan | Present):
        return 0.5
    return 0.2 if isinstance(action, ClearPlate | SendChef) else 0.0


def _name(action: Action) -> Step:
    match action:
        case SendChef(chef=chef, location=location):
            return ["send", chef, location]
        case RecallChef(chef=chef):
            return ["recall", chef]
        case PourCoffee(chef=chef):
            return ["coffee", chef]
        case AddIngredient(plate=plate, item=item, as_type=as_type):
            return ["add", plate, item, as_type or ""]
        case AddSpice(plate=plate, item=item, spice=spice):
            return ["spice", plate, item, spice]
        case AddSoup(plate=plate, item=item):
            return ["soup", plate, item]
        case AddCookbook(plate=plate):
            return ["cookbook", plate]
        case PairWine(plate=plate, item=item):
            return ["wine", plate, item]
        case ClearPlate(plate=plate):
            return ["clear", plate]
        case CookOpenly():
            return ["openly"]
        case ConfirmPlan() | Present():
            return ["ready"]
        case _:
            return []


def _think_of_plan(asked: Asked, view: CritterView) -> list[Step]:
    sent = _own(view).plan
    steps: list[Step] = [["recall", chef] for chef in sent]
    noise = 0.12 + _CARELESS * asked.memory["careless"] / 3
    plan = best_plan(view, _me(view), asked.rng, noise)
    steps += [["send", chef, location] for chef, location in plan.items()]
    if _me(view).coffees:
        steps.append(["coffee", "boar"])
    return [*steps, ["ready"]]


def _think_of_dishes(asked: Asked, view: CritterView) -> list[Step]:
    own, me = _own(view), _me(view)
    outlook = _outlook(view)
    pantry = _pantry(view, me, own)
    shown = [tuple(TYPES.index(name) for name in challenge.types) for challenge in view.challenges]
    left = [
        keeping(outlook, kind) if kind < IN_STORAGE and pantry.counts[kind] else 0.0 for kind in range(len(ITEM_IDS))
    ]
    left[SOUP], left[BISQUE], left[COOKBOOK] = 0.1, 0.3, 0.2
    _, dishes = best_dishes(pantry, shown, left)
    steps: list[Step] = [["clear", plate.plate] for plate in own.plates if plate.items or plate.soup or plate.bisque]
    for challenge, dish in zip(view.challenges, dishes, strict=True):
        if dish is not None:
            servings = [(kind, TYPES[of_type], spice) for kind, of_type, spice in dish.servings]
            steps += _fill(challenge.id, servings)
            steps += [["soup", challenge.id, "soup"]] * dish.soup + [["soup", challenge.id, "bisque"]] * dish.bisque
            steps += [["cookbook", challenge.id]] * dish.cookbook
    return [*steps, ["ready"]]


def _fill(plate: str, servings: list[tuple[int, str, int]]) -> list[Step]:
    steps: list[Step] = []
    for kind, of_type, spice in servings:
        item = ITEM_IDS[kind]
        steps.append(["add", plate, item, of_type if item == "tofu" else ""])
        if spice != NOTHING:
            steps.append(["spice", plate, item, ITEM_IDS[spice]])
    return steps


def _pantry(view: CritterView, me: KitchenView, own: OwnView) -> Pantry:
    kitchen = _kitchen(view, me, own)
    return Pantry(
        tuple(kitchen.storage),
        kitchen.soup,
        kitchen.bisque,
        me.cookbooks,
        red_panda=me.restaurateur == "red_panda",
        goat=me.restaurateur == "goat",
        heron=me.restaurateur == "heron",
        hedgehog=me.restaurateur == "hedgehog",
        capybara=view.critic == "capybara",
    )


def _kitchen(view: CritterView, me: KitchenView, own: OwnView) -> Kitchen:
    """The own kitchen as the rules know it, with what lies on plates back in storage."""
    kitchen = new_kitchen()
    kitchen.soup, kitchen.bisque = own.soup, own.bisque
    kitchen.restaurateur = NO_CARD if me.restaurateur is None else RESTAURATEUR_INDEX[me.restaurateur]
    for stack in own.storage:
        kitchen.storage[ITEM_INDEX[stack.item]] += stack.count
    for plate in (*own.plates, *own.meal):
        kitchen.soup += plate.soup
        kitchen.bisque += plate.bisque
        items = [served.item for served in plate.items] + [served.spice for served in plate.items if served.spice]
        for item in (*items, *([plate.wine] if plate.wine else [])):
            kind = ITEM_INDEX[item]
            if kind == SOUP:
                kitchen.soup += 1
            elif not RUMOR <= kind < RUMOR + len(ICONS):
                kitchen.storage[kind] += 1
    for icon in me.rumors:
        kitchen.rumors |= 1 << ICONS.index(icon)
    return kitchen


def _think_of_meal(asked: Asked, view: CritterView) -> list[Step]:
    own, me = _own(view), _me(view)
    critic = CRITIC_INDEX[view.critic]
    known = [RUMOR_INDEX[card] for card in (*view.rumors, own.private_rumor) if card is not None]
    spices = [RUMOR + ICONS.index(icon) for icon in me.rumors] if rumors_as_spice(critic) else []
    meal = best_meal(_kitchen(view, me, own), Critique(critic, known, spices))
    steps: list[Step] = [["clear", plate.plate] for plate in own.meal if plate.items]
    for course, plate in zip(TYPES, meal, strict=True):
        steps += _fill(course, _servings(plate, course))
    for course, plate in zip(TYPES, meal, strict=True):
        steps += [["wine", course, ITEM_IDS[plate.wine]]] if plate.wine != NOTHING else []
    return [*steps, ["ready"]]


def _servings(plate: Plate, course: str) -> list[tuple[int, str, int]]:
    return [(kind, course, spice) for kind, spice in zip(plate.items, plate.spices, strict=True)]


# In town


def _worth_in_town(asked: Asked, view: CritterView, legal: list[Action]) -> list[float]:
    outlook = _outlook(view)
    noise = _CARELESS * asked.memory["careless"]
    worth: list[float] = []
    for action in legal:
        careless = noise * asked.rng.below(1000) / 1000 if noise else 0.0
        worth.append(_worth_of(view, outlook, action) + careless)
    return worth


def _worth_of(view: CritterView, outlook: Outlook, action: Action) -> float:
    match action:
        case Take(item=item) | KeepToken(item=item):
            return outlook.worth(ITEM_INDEX[item])
        case LeaveWithSoup():
            return outlook.worth(SOUP) + (_MARKER if len(view.line) > 1 else 0.0)
        case ExchangeIngredient(give=give, take=take):
            return outlook.worth(ITEM_INDEX[take]) - keeping(outlook, ITEM_INDEX[give])
        case PlaceWild(icon=icon):
            return -float(ICONS.index(icon))
        case MoveChef(location=location):
            return finds(view, _me(view), "zous", location)
        case SwapChefs(chef=chef, other=other):
            return _worth_of_swap(view, chef, other)
        case Pass():
            return _worth_of_staying(view)
        case _:
            return 0.0


def _place(view: CritterView, chef: str) -> str | None:
    for location in view.locations:
        if any(it.seat == view.seat and it.chef == chef for it in location.chefs):
            return location.id
    return None


def _worth_of_swap(view: CritterView, chef: str, other: str) -> float:
    """Better than staying by what both find there more than here."""
    here, there = _place(view, chef), _place(view, other)
    if here is None or there is None:
        return -1.0
    me = _me(view)
    after = finds(view, me, chef, there) + finds(view, me, other, here)
    before = finds(view, me, chef, here) + finds(view, me, other, there)
    return after - before - 0.3


def _worth_of_staying(view: CritterView) -> float:
    place = _place(view, "zous")
    if view.phase == "revealing" and _me(view).zous_chef in ("chameleon", "mole") and place is not None:
        return finds(view, _me(view), "zous", place)
    return 0.0


HEURISTICS: Final = CritterHeuristics()
