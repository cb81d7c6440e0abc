"""Cards, powers and the answers to them, and what changes hands by them, as messages."""

from typing import Final, assert_never

from atable.games.rival_restaurants import events as ev
from atable.games.rival_restaurants.words.naming import (
    card_term,
    chef_term,
    everyone,
    ingredient_list,
    ingredient_term,
    location_term,
    numbered,
    power_term,
    recipe_term,
    source_term,
    spot_number,
    who,
)
from atable.kernel.messages import Message, Param

Announced = ev.CardPlayed | ev.PowerUsed
Answers = ev.Answered | ev.PlayStopped | ev.PlayReturned | ev.PlayFailed | ev.PowerStopped | ev.LetHappen
Reactions = ev.Reacted | ev.Smiled
Played = Announced | Answers | Reactions

Paid = ev.MoneyGained | ev.MoneyPaid | ev.MoneyGiven | ev.GarbageTaken | ev.GarbageGiven | ev.GarbageBinned
Taken = ev.IngredientTaken | ev.IngredientDiscarded | ev.IngredientFound | ev.IngredientsDrawn
Swapped = ev.CardDrawn | ev.RecipesSwapped | ev.Committed
Given = Paid | Taken | Swapped

# Cards that are announced with more than a target have a sentence of their own.
DETAILED: Final = (
    "raiders_of_the_lost_pork",
    "one_world",
    "express_dillivery",
    "trash_talk",
    "recipe_switcheroo",
    "cook_the_books",
    "taxi",
    "dumpster_dive",
)
STROGANOV: Final = "general_stroganov"


def describe_play(event: Played | Given) -> Message:
    if isinstance(event, ev.CardPlayed):
        return _describe_card(event)
    if isinstance(event, ev.PowerUsed):
        return _describe_power(event)
    if isinstance(event, Answers):
        return _describe_answer(event)
    if isinstance(event, Reactions):
        return _describe_reaction(event)
    if isinstance(event, Paid):
        return _describe_paid(event)
    if isinstance(event, Taken):
        return _describe_taken(event)
    return _describe_swapped(event)


# Cards and powers


def _describe_card(event: ev.CardPlayed) -> Message:
    params: dict[str, Param] = {"player": who(event.seat), "card": card_term(event.card)}
    if event.card in DETAILED:
        return Message(f"event-card-{event.card}", params | _choices(event))
    if not event.targets:
        return Message("event-card-played", params)
    if len(event.targets) == 1:
        return Message("event-card-against", params | {"victim": who(event.targets[0])})
    return Message("event-card-against-several", params | {"players": everyone(event.targets)})


def _choices(event: ev.CardPlayed) -> dict[str, Param]:
    """RR-188: what was announced with it."""
    params: dict[str, Param] = {"amount": event.amount, "spot": spot_number(event.spot)}
    if event.targets:
        params["victim"] = who(event.targets[0])
    if event.location is not None:
        params["location"] = location_term(event.location)
    if event.ingredient is not None:
        params["ingredient"] = ingredient_term(event.ingredient)
    if event.recipe is not None:
        params["recipe"] = recipe_term(event.recipe)
    if event.other_recipe is not None:
        params["other"] = recipe_term(event.other_recipe)
    return params


def _describe_power(event: ev.PowerUsed) -> Message:
    player, chef, power = who(event.seat), chef_term(event.chef), power_term(event.chef)
    if len(event.targets) > 1:
        targets = everyone(event.targets)
        return Message("event-power-on-several", {"player": player, "chef": chef, "power": power, "players": targets})
    victim = who(event.targets[0])
    if event.chef == STROGANOV and event.ingredient is not None:
        wanted = ingredient_term(event.ingredient)
        return Message(
            "event-power-stroganov",
            {"player": player, "chef": chef, "power": power, "victim": victim, "ingredient": wanted},
        )
    return Message("event-power-used", {"player": player, "chef": chef, "power": power, "victim": victim})


def _describe_answer(event: Answers) -> Message:
    match event:
        case ev.Answered(seat=seat, card=card, against=against):
            return Message("event-answered", {"player": who(seat), "card": card_term(card), "victim": who(against)})
        case ev.PlayStopped(target=target, what=what):
            return Message("event-play-stopped", {"player": who(target), "source": source_term(what)})
        case ev.PlayReturned(seat=seat, to=to, card=card):
            return Message("event-play-returned", {"player": who(seat), "victim": who(to), "card": card_term(card)})
        case ev.PlayFailed(seat=seat, what=what):
            return Message("event-play-failed", {"player": who(seat), "source": source_term(what)})
        case ev.PowerStopped(chef=chef, seats=()):
            return Message("event-power-spares-nobody", {"chef": chef_term(chef)})
        case ev.PowerStopped(chef=chef, seats=seats):
            return Message("event-power-spares", {"chef": chef_term(chef), "players": everyone(seats)})
        case ev.LetHappen(seat=seat):
            return Message("event-let-happen", {"player": who(seat)})
        case _:
            assert_never(event)


def _describe_reaction(event: Reactions) -> Message:
    if isinstance(event, ev.Reacted):
        return _describe_reacted(event)
    player = who(event.seat)
    if event.choice == "smile":
        return Message("event-smiled", {"player": player})
    if event.choice == "straight_face":
        return Message("event-straight-face", {"player": player})
    return Message("event-food-thrown", {"player": player, "ingredient": ingredient_term(event.choice)})


def _describe_reacted(event: ev.Reacted) -> Message:
    if event.card == "food_fight":
        thrown = [ingredient_term(choice) for choice in event.choices]
        return Message(f"event-food-fight-{len(thrown)}", numbered(p=[who(seat) for seat in event.seats], i=thrown))
    chosen = list(zip(event.seats, event.choices, strict=True))
    smiling = everyone(seat for seat, choice in chosen if choice == "smile")
    straight = everyone(seat for seat, choice in chosen if choice != "smile")
    return Message("event-say-cheese", {"smiling": smiling, "straight": straight})


# What changes hands


def _describe_paid(event: Paid) -> Message:
    player = who(event.seat)
    match event:
        case ev.MoneyGained(amount=amount, source=gained):
            return Message("event-money-gained", {"player": player, "money": amount, "source": source_term(gained)})
        case ev.MoneyPaid(amount=amount, reason=reason):
            return Message("event-money-paid", {"player": player, "money": amount, "source": source_term(reason)})
        case ev.MoneyGiven(to=to, amount=amount, reason=reason):
            source = source_term(reason)
            return Message(
                "event-money-given", {"player": player, "victim": who(to), "money": amount, "source": source}
            )
        case ev.GarbageTaken(tokens=tokens, reason="cooking"):  # RR-244
            return Message("event-garbage-cooking", {"player": player, "tokens": tokens})
        case ev.GarbageTaken(tokens=tokens, reason=reason):
            return Message("event-garbage-taken", {"player": player, "tokens": tokens, "source": source_term(reason)})
        case ev.GarbageGiven(to=to, tokens=tokens, reason=reason):
            source = source_term(reason)
            return Message(
                "event-garbage-given", {"player": player, "victim": who(to), "tokens": tokens, "source": source}
            )
        case ev.GarbageBinned(tokens=tokens, reason=reason):
            return Message("event-garbage-binned", {"player": player, "tokens": tokens, "source": source_term(reason)})
        case _:
            assert_never(event)


def _describe_taken(event: Taken) -> Message:
    player = who(event.seat)
    match event:
        case ev.IngredientTaken(victim=victim, ingredient=name, reason=reason):
            source = source_term(reason)
            return Message(
                "event-ingredient-taken",
                {"player": player, "victim": who(victim), "ingredient": ingredient_term(name), "source": source},
            )
        case ev.IngredientDiscarded(ingredient=name, reason=reason):
            thing, source = ingredient_term(name), source_term(reason)
            return Message("event-ingredient-discarded", {"player": player, "ingredient": thing, "source": source})
        case ev.IngredientFound(ingredient=name, source=found):
            thing, source = ingredient_term(name), source_term(found)
            return Message("event-ingredient-found", {"player": player, "ingredient": thing, "source": source})
        case ev.IngredientsDrawn(ingredients=names, source=drawn):
            things, source = ingredient_list(names), source_term(drawn)
            return Message("event-ingredients-drawn", {"player": player, "ingredients": things, "source": source})
        case _:
            assert_never(event)


def _describe_swapped(event: Swapped) -> Message:
    player = who(event.seat)
    match event:
        case ev.CardDrawn(card=None, source=source):
            return Message("event-card-drawn-hidden", {"player": player, "source": source_term(source)})
        case ev.CardDrawn(card=str(card), source=source):
            return Message(
                "event-card-drawn", {"player": player, "card": card_term(card), "source": source_term(source)}
            )
        case ev.RecipesSwapped(recipe=recipe, other=other, other_recipe=back):
            given, taken = recipe_term(recipe), recipe_term(back)
            return Message(
                "event-recipes-swapped", {"player": player, "victim": who(other), "recipe": given, "other": taken}
            )
        case ev.Committed(ingredient=name, recipe=recipe):
            thing = ingredient_term(name)
            return Message("event-committed", {"player": player, "ingredient": thing, "recipe": recipe_term(recipe)})
        case _:
            raise AssertionError(event)
