"""What happened, as messages; the words are in `<language>.ftl`. What may be done is in `action_messages`.

Cards, powers and goods are in `play_messages`, Buy & Barter is in `market_messages`.
"""

from typing import assert_never

from atable.games.rival_restaurants import events as ev
from atable.games.rival_restaurants.table.recipes import DECKS
from atable.games.rival_restaurants.words.action_messages import describe_action, dish_params, group
from atable.games.rival_restaurants.words.market_messages import Bought, Contested, Traded, describe_market
from atable.games.rival_restaurants.words.naming import (
    bonus_term,
    chef_term,
    dealt_list,
    everyone,
    ingredient_list,
    ingredient_term,
    is_second,
    location_term,
    numbered,
    recipe_list,
    recipe_term,
    source_term,
    spot_number,
    type_term,
    upgrade_term,
    who,
)
from atable.games.rival_restaurants.words.play_messages import Given, Played, describe_play
from atable.kernel.messages import Message, Param, Player, Term

__all__ = ("describe", "describe_action", "group", "opens")

Chosen = ev.CardsKept | ev.ChoicesRevealed | ev.ChefDrafted
Settled = ev.Locked | ev.TakenBack | ev.OrdersSet | ev.OrdersFollowed
Moved = ev.DayBegan | ev.WheelSet | ev.ChefsMoved | ev.SpotChosen | ev.SpotsRevealed | ev.ChefRelocated
Kitchen = ev.CookingDeclared | ev.CookingRevealed | ev.CookingLeft | ev.Cooked | ev.LevelReached | ev.PopularityGained
Fetched = ev.RecipesShown | ev.RecipeDrawn | ev.DeckRebuilt | ev.BonusTaken | ev.BonusDeclined | ev.UpgradeGained
Ended = ev.MarketRefilled | ev.Voted | ev.VotesRevealed | ev.GameEnded


def describe(event: ev.RivalEvent) -> Message:
    """One sentence for the log, as whoever may know the event reads it."""
    if isinstance(event, Played | Given):
        return describe_play(event)
    if isinstance(event, Contested | Bought | Traded):
        return describe_market(event)
    if isinstance(event, Chosen):
        return _describe_chosen(event)
    if isinstance(event, Settled):
        return _describe_settled(event)
    if isinstance(event, Moved):
        return _describe_moved(event)
    if isinstance(event, Kitchen):
        return _describe_kitchen(event)
    if isinstance(event, Fetched):
        return _describe_fetched(event)
    return _describe_ended(event)


def opens(event: ev.RivalEvent) -> bool:
    """Does a new paragraph of the log begin here?"""
    if isinstance(event, ev.MarketRefilled):
        return event.market == "carbtastic"  # the first of them
    days = ev.ChoicesRevealed | ev.DayBegan | ev.ChefsMoved | ev.SpotsRevealed | ev.CardPlayed | ev.PowerUsed
    markets = ev.MarketOpened | ev.ClaimsRevealed | ev.BidsRevealed | ev.OfferMade | ev.MarketClosed
    return isinstance(event, days | markets | ev.CookingRevealed | ev.Cooked | ev.VotesRevealed | ev.GameEnded)


# Before the first day


def _describe_chosen(event: Chosen) -> Message:
    match event:
        case ev.CardsKept(seat=seat, cards=None):
            return Message("event-cards-kept-hidden", {"player": who(seat)})
        case ev.CardsKept(seat=seat, cards=tuple(cards)):
            return Message("event-cards-kept", {"player": who(seat), "cards": dealt_list(cards)})
        case ev.ChoicesRevealed(what=what, cards=cards):
            kept = [dealt_list(some) for some in cards]
            seats = [who(seat) for seat in range(len(cards))]
            return Message(f"event-revealed-{what}-{len(cards)}", numbered(p=seats, c=kept))
        case ev.ChefDrafted(seat=seat, chef=chef, banned=banned):
            return Message(
                "event-chef-banned" if banned else "event-chef-picked", {"player": who(seat), "chef": chef_term(chef)}
            )
        case _:
            raise AssertionError(event)


def _describe_settled(event: Settled) -> Message:
    player = who(event.seat)
    match event:
        case ev.Locked(what=what):
            return Message(f"event-locked-{what}", {"player": player})
        case ev.TakenBack():
            return Message("event-taken-back", {"player": player})
        case ev.OrdersSet():
            return Message("event-orders-set")
        case ev.OrdersFollowed():
            return Message("event-orders-followed", {"player": player})
        case _:
            assert_never(event)


# Money & Move


def _describe_moved(event: Moved) -> Message:
    match event:
        case ev.DayBegan():
            return _describe_day(event)
        case ev.WheelSet():
            return _describe_wheel(event)
        case ev.ChefsMoved(moves=moves):
            return Message(f"event-chefs-moved-{len(moves)}", _moves(event))
        case ev.SpotsRevealed(moves=moves):
            return Message(f"event-spots-revealed-{len(moves)}", _moves(event))
        case ev.SpotChosen(seat=seat, figure=figure, spot=spot):
            second = is_second(seat, figure)
            return Message("event-spot-chosen", {"player": who(seat), "spot": spot, "second": second})
        case ev.ChefRelocated(move=move, why=why):
            params: dict[str, Param] = {"player": who(move.seat), "chef": chef_term(move.chef)}
            where, spot = location_term(move.location), spot_number(move.spot)
            return Message(
                "event-chef-relocated", params | {"location": where, "spot": spot, "source": source_term(why)}
            )
        case _:
            assert_never(event)


def _describe_day(event: ev.DayBegan) -> Message:
    day, first, income = event.day, who(event.priority), event.income
    if len(set(income)) == 1:
        return Message("event-day-began", {"day": day, "player": first, "income": income[0]})
    params = numbered(p=[who(seat) for seat in range(len(income))], i=list(income))
    return Message(f"event-day-began-{len(income)}", params | {"day": day, "player": first})


def _describe_wheel(event: ev.WheelSet) -> Message:
    player, second = who(event.seat), is_second(event.seat, event.figure)
    if event.active is not None:  # RR-356
        return Message("event-active-chosen", {"player": player, "chef": chef_term(event.active)})
    assert event.location is not None
    where, spot = location_term(event.location), spot_number(event.spot)
    return Message("event-wheel-set", {"player": player, "location": where, "spot": spot, "second": second})


def _moves(event: ev.ChefsMoved | ev.SpotsRevealed) -> dict[str, Param]:
    return numbered(
        c=[chef_term(move.chef) for move in event.moves],
        l=[location_term(move.location) for move in event.moves],
        s=[spot_number(move.spot) for move in event.moves],
    )


# Cook & Counter


def _describe_kitchen(event: Kitchen) -> Message:
    if isinstance(event, ev.CookingRevealed):
        seats = [who(seat) for seat in range(len(event.dishes))]
        cooked = [recipe_list(dish.recipe for dish in dishes) for dishes in event.dishes]
        if not any(recipes.items for recipes in cooked):
            return Message("event-nobody-cooks")
        return Message(f"event-cooking-revealed-{len(seats)}", numbered(p=seats, r=cooked))
    player = who(event.seat)
    match event:
        case ev.CookingDeclared(dishes=dishes):
            params: dict[str, Param] = {"player": player}
            return Message(f"event-cooking-declared-{len(dishes)}", params | dish_params(dishes))
        case ev.CookingLeft():
            return Message("event-cooking-left", {"player": player})
        case ev.Cooked():
            return _describe_cooked(event)
        case ev.LevelReached(level=level, bonus=bonus):
            effect = Term(f"text-bonus-{bonus}")
            reached = Term(f"level-{level}")
            return Message(
                "event-level-reached",
                {"player": player, "level": reached, "bonus": bonus_term(bonus), "effect": effect},
            )
        case ev.PopularityGained(points=points, source=source):
            return Message(
                "event-popularity-gained", {"player": player, "points": points, "source": source_term(source)}
            )
        case _:
            assert_never(event)


def _describe_cooked(event: ev.Cooked) -> Message:
    """RR-238: with each line of the sum that is not 0."""
    sources = ("recipes", "cuisine", "extras", "levels", "critic", "garbage")
    gained = {gain.source: gain.points for gain in event.gains}
    params: dict[str, Param] = {source: abs(gained.get(source, 0)) for source in sources}
    params |= {"player": who(event.seat), "points": event.popularity}
    return Message("event-cooked", params | dish_params((event.dish,)))


def _describe_fetched(event: Fetched) -> Message:
    if isinstance(event, ev.DeckRebuilt):
        return _describe_rebuilt(event.deck)
    player = who(event.seat)
    match event:
        case ev.RecipesShown(recipes=recipes):
            return Message("event-recipes-shown", {"player": player, "recipes": recipe_list(recipes)})
        case ev.RecipeDrawn(recipe=recipe):
            return Message("event-recipe-drawn", {"player": player, "recipe": recipe_term(recipe)})
        case ev.BonusTaken(bonus=bonus):
            return Message("event-bonus-taken", {"player": player, "bonus": bonus_term(bonus)})
        case ev.BonusDeclined(bonus=bonus):
            return Message("event-bonus-declined", {"player": player, "bonus": bonus_term(bonus)})
        case ev.UpgradeGained(upgrade=upgrade, source=source):
            return Message(
                "event-upgrade-gained",
                {"player": player, "upgrade": upgrade_term(upgrade), "source": source_term(source)},
            )
        case _:
            assert_never(event)


def _describe_rebuilt(deck: str) -> Message:
    if deck == "action":
        return Message("event-action-deck-rebuilt")
    if deck in DECKS:
        return Message("event-recipe-deck-rebuilt", {"kind": type_term(deck)})
    return Message("event-shelf-rebuilt", {"location": location_term(deck)})


# The end of a day, and of the game


def _describe_ended(event: Ended) -> Message:
    match event:
        case ev.MarketRefilled():
            return _describe_refilled(event)
        case ev.Voted(seat=seat, choice=None):
            return Message("event-abstained", {"player": who(seat)})
        case ev.Voted(seat=seat, choice=int(choice)):
            return Message("event-voted", {"player": who(seat), "victim": who(choice)})
        case ev.VotesRevealed(votes=votes, winners=winners):
            cast = sum(vote is not None for vote in votes)
            return Message("event-votes-revealed", {"cast": cast, "players": everyone(winners)})
        case ev.GameEnded(places=places, popularity=popularity):
            best = [seat for seat, place in enumerate(places) if place == 1]
            seats: list[Player] = [who(seat) for seat in range(len(places))]
            params = numbered(p=seats, s=list(popularity))
            return Message(f"event-game-ended-{len(places)}", params | {"players": everyone(best)})
        case _:
            raise AssertionError(event)


def _describe_refilled(event: ev.MarketRefilled) -> Message:
    where = location_term(event.market)
    cards = ingredient_list(card for card in event.counter if card is not None)
    if not cards.items:
        return Message("event-market-empty", {"location": where})
    if event.expired is None:
        return Message("event-market-refilled", {"location": where, "ingredients": cards})
    expired = ingredient_term(event.expired)
    return Message("event-market-refilled-expired", {"location": where, "ingredients": cards, "ingredient": expired})
