"""What is printed on cards, what lies on piles and what standing orders say, as lines of text."""

from atable.games.rival_restaurants.actions import SetOrders
from atable.games.rival_restaurants.actions.bundles import Wanted
from atable.games.rival_restaurants.content.cards import UPGRADE_INDEX, UPGRADE_PRICES
from atable.games.rival_restaurants.content.loader import CONTENT, Recipe, Restaurant
from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.words.action_messages import orders_given
from atable.games.rival_restaurants.words.layout import money, name_of, recipe, stacked
from atable.games.rival_restaurants.words.naming import (
    bonus_term,
    card_list,
    card_term,
    chef_term,
    ingredient_list,
    ingredient_term,
    location_term,
    power_term,
    recipe_term,
    restaurant_term,
    type_term,
    upgrade_term,
)
from atable.kernel.layout import DOT, Say, listed, whole
from atable.kernel.messages import Message, Param, Term


def printed(view: RivalView, say: Say) -> list[str]:
    """Every card that the viewer may look at, a line each; then decks and piles."""
    return [
        *_chefs(view, say),
        *_restaurants(view, say),
        *_recipes(view, say),
        *_cooked(view, say),
        *_action_cards(view, say),
        *_upgrades(view, say),
        *_mystery(say),
        *_decks(view, say),
    ]


def _chefs(view: RivalView, say: Say) -> list[str]:
    """Those who play, those of a squad, those to choose from."""
    playing = [figure.chef for figure in view.figures if figure.chef is not None]
    squads = [chef for seat in view.seats for chef in seat.squad]
    pool = [] if view.draft is None else list(view.draft.pool)
    dealt = [] if view.choosing is None or view.choosing.what == "restaurant" else list(view.choosing.dealt)
    return [_chef(chef, say) for chef in dict.fromkeys([*playing, *squads, *pool, *dealt])]


def _chef(chef: str, say: Say) -> str:
    params: dict[str, Param] = {
        "chef": chef_term(chef),
        "nickname": Term(f"nickname-{chef}"),
        "power": power_term(chef),
    }
    return say(Message("print-chef", params | {"effect": Term(f"text-power-{chef}")}))


def _restaurants(view: RivalView, say: Say) -> list[str]:
    """Of the players, with the level of each; or those to choose from."""
    cards = {card.id: card for card in CONTENT.restaurants}
    lines: list[str] = []
    for seat in view.seats:
        if seat.restaurant is not None:
            level = say(Message(f"level-{seat.level}"))
            lines += _restaurant(cards[seat.restaurant], f"{name_of(seat.seat, say)}, {level}{DOT}", say)
    if view.choosing is not None and view.choosing.what == "restaurant":
        lines += [line for name in view.choosing.dealt for line in _restaurant(cards[name], "", say)]
    return lines


def _restaurant(card: Restaurant, owner: str, say: Say) -> list[str]:
    """Its cuisine, and the bonus of each level."""
    cuisine = Term(f"cuisine-{card.cuisine}")
    head = owner + say(Message("print-restaurant", {"restaurant": restaurant_term(card.id), "cuisine": cuisine}))
    bonuses = [
        Message(
            "print-bonus",
            {"level": at, "bonus": bonus_term(bonus.id), "effect": Term(f"text-bonus-{bonus.id}")},
        )
        for at, bonus in enumerate(card.levels, start=1)
    ]
    return [head, *(say(bonus) for bonus in bonuses)]


# Recipes


def _recipes(view: RivalView, say: Say) -> list[str]:
    """In front of the players, and drawn for a choice."""
    names = [card.id for seat in view.seats for card in seat.recipes]
    names += [] if view.drawn is None else view.drawn.recipes
    cards = {card.id: card for card in CONTENT.recipes}
    return [_recipe(cards[name], say) for name in names]


def _recipe(card: Recipe, say: Say) -> str:
    params: dict[str, Param] = {"recipe": recipe_term(card.id), "kind": type_term(card.type)}
    params |= {"cuisine": Term(f"cuisine-{card.cuisine}"), "flavour": Term(f"flavour-recipe-{card.id}")}
    needs = ingredient_list(card.ingredients)
    return say(Message("print-recipe", params | {"value": card.value, "garbage": card.garbage, "ingredients": needs}))


def _cooked(view: RivalView, say: Say) -> list[str]:
    return [
        say(
            Message("print-cooked", {"dishes": seat.dishes, "gourmets": seat.gourmets, "name": name_of(seat.seat, say)})
        )
        + (DOT + listed(recipe(name, say) for name in seat.cooked) if seat.cooked else "")
        for seat in view.seats
        if seat.dishes
    ]


# Action cards, upgrades and ingredients


def _action_cards(view: RivalView, say: Say) -> list[str]:
    """Of the own hand, and those of others that the viewer knows."""
    own = [] if view.own is None else list(view.own.hand)
    known = [card for seat in view.seats for card in seat.known_cards]
    return [_action_card(card, say) for card in dict.fromkeys([*own, *known])]


def _action_card(card: str, say: Say) -> str:
    effect, flavour = Term(f"text-card-{card}"), Term(f"flavour-card-{card}")
    return say(Message("print-card", {"card": card_term(card), "effect": effect, "flavour": flavour}))


def _upgrades(view: RivalView, say: Say) -> list[str]:
    return [_upgrade(view, upgrade, left, say) for upgrade, left in view.upgrades.items()]


def _upgrade(view: RivalView, upgrade: str, left: int, say: Say) -> str:
    price = money(UPGRADE_PRICES[UPGRADE_INDEX[upgrade]], say)
    name = say(Message("print-upgrade", {"upgrade": upgrade_term(upgrade), "price": price, "left": left}))
    effect = say(Message(f"text-upgrade-{upgrade}", {"amount": view.options.celebrity_income_bonus}))  # RR-123
    return f"{name}{DOT}{effect}"


def _mystery(say: Say) -> list[str]:
    """RR-217 to RR-231: what the goods of the Mystery Mart do."""
    names = [card.id for card in CONTENT.ingredients if card.market == "mystery_mart"]
    return [
        say(
            Message(
                "print-ingredient", {"ingredient": ingredient_term(name), "effect": Term(f"text-ingredient-{name}")}
            )
        )
        for name in names
    ]


# Decks and piles


def _decks(view: RivalView, say: Say) -> list[str]:
    counts = {"basic": view.basic_deck.cards, "gourmet": view.gourmet_deck.cards, "action": view.action_deck}
    lines = [say(Message("print-decks", dict(counts)))]
    if view.action_pile:
        lines.append(say(Message("print-action-pile", {"cards": card_list(view.action_pile)})))
    for at in view.locations:
        if at.pile:
            title = say(Message("print-pile", {"location": location_term(at.id)}))
            lines.append(f"{title} {stacked(at.pile, say)}")
    if view.chefs_out:
        names = listed(whole(say(Message(f"chef-{chef}"))) for chef in view.chefs_out)
        lines.append(say(Message("print-chefs-out", {"chefs": names})))
    return lines


# Standing orders


def orders_left(orders: SetOrders, say: Say) -> list[str]:
    """RR-420, RR-425, RR-428."""
    given = orders_given(orders)
    if not given.items:
        return []
    lines = [say(Message("print-orders", {"orders": given}))]
    lines += [say(_wanted(entry)) for entry in orders.shopping]
    if orders.relocation:
        places = listed(whole(say(Message(f"location-{name}"))) for name in orders.relocation)
        lines.append(say(Message("print-relocation", {"places": places})))
    return lines


def _wanted(entry: Wanted) -> Message:
    """RR-420: a line of the shopping list."""
    where = location_term(entry.location)
    if entry.action_card:
        return Message("print-wanted-card", {"most": entry.most})
    if entry.upgrade is not None:
        return Message("print-wanted-upgrade", {"upgrade": upgrade_term(entry.upgrade)})
    if entry.ingredient is not None:
        thing = ingredient_term(entry.ingredient)
        return Message("print-wanted-ingredient", {"ingredient": thing, "location": where, "most": entry.most})
    until = ingredient_list(entry.until)
    return Message("print-wanted-shelf", {"location": where, "most": entry.most, "until": until})
