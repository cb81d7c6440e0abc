"""What may be done, as messages: on a button and in a list of choices. Headings for long lists: `group_messages`.

An action names a chef by its figure, and the reader of a list owns most of them: a sentence says the number of a chef
where it is not the first one of its player.
"""

from collections.abc import Iterable
from typing import Final, assert_never

from atable.games.rival_restaurants import actions as act
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX, RECIPE_VALUE, RESTAURANT_INDEX
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.cooking.pans import dish_of
from atable.games.rival_restaurants.events.details import Dish
from atable.games.rival_restaurants.shop.buying import CHOCOLATE_PRICE, DISPOSAL
from atable.games.rival_restaurants.shop.exchange import goods
from atable.games.rival_restaurants.words.group_messages import group
from atable.games.rival_restaurants.words.naming import (
    card_list,
    card_term,
    chef_number,
    chef_term,
    dealt_list,
    everyone,
    ingredient_list,
    ingredient_term,
    location_term,
    recipe_term,
    restaurant_term,
    spot_number,
    upgrade_term,
    who,
)
from atable.games.rival_restaurants.words.trade_messages import given, wanted
from atable.kernel.messages import Message, Param, Several, Term

__all__ = ("describe_action", "dish_params", "group", "orders_given")

Chosen = act.Keep | act.PickChef | act.BanChef | act.ChooseActive
Moved = act.SetWheel | act.ChooseSpot | act.Relocate
Reacted = act.Respond | act.Smile | act.Discard | act.KeepRecipe
Powers = act.UseMortimer | act.UseKim | act.UseAngus | act.UseFuego | act.UseStroganov | act.UseGardena
Permanent = act.Exempt | act.StopPower
Stakes = act.DecideClaim | act.ReleaseClaim | act.OfferInWar | act.DropOut | act.SealBid
Ingredients = act.BuyCounter | act.BuyShelf | act.BuyPair
Island = act.BuyUpgrade | act.BuyActionCard | act.DisposeGarbage | act.SellChocolate
Trades = act.MakeOffer | act.AcceptOffer | act.DeclineOffer | act.WithdrawOffer
Cooking = act.DeclareCook | act.CookOn | act.FinishStep | act.UseBonus | act.DeclineBonus | act.Commit
Said = act.TakeBack | act.Pass | act.Done | act.NotDone | act.SetOrders | act.VoteFor

CUISINE: Final = {restaurant.id: restaurant.cuisine for restaurant in CONTENT.restaurants}
NEEDS: Final = {recipe.id: recipe.ingredients for recipe in CONTENT.recipes}


def describe_action(action: act.RivalAction) -> Message:
    """What a client writes on the button, or in the list of choices."""
    if isinstance(action, act.PlayCard):
        return Message(f"do-card-{action.card}", _announced(action))
    if isinstance(action, Chosen):
        return _describe_chosen(action)
    if isinstance(action, Moved):
        return _describe_moved(action)
    if isinstance(action, Reacted):
        return _describe_reacted(action)
    if isinstance(action, Powers):
        return _describe_power(action)
    if isinstance(action, Permanent):
        return _describe_permanent(action)
    if isinstance(action, Stakes):
        return _describe_stakes(action)
    if isinstance(action, Ingredients):
        return _describe_ingredient(action)
    if isinstance(action, Island):
        return _describe_island(action)
    if isinstance(action, Trades):
        return _describe_trade(action)
    if isinstance(action, Cooking):
        return _describe_cooking(action)
    return _describe_said(action)


# Before the first day, and Money & Move


def _describe_chosen(action: Chosen) -> Message:
    match action:
        case act.Keep(cards=(card,)) if card in RESTAURANT_INDEX:
            cuisine = Term(f"cuisine-{CUISINE[card]}")
            return Message("do-keep-restaurant", {"restaurant": restaurant_term(card), "cuisine": cuisine})
        case act.Keep(cards=(card,)):
            return Message("do-keep-chef", {"chef": chef_term(card), "effect": Term(f"text-power-{card}")})
        case act.Keep(cards=cards):
            return Message("do-keep-squad", {"cards": dealt_list(cards)})
        case act.PickChef(chef=chef):
            return Message("do-pick-chef", {"chef": chef_term(chef), "effect": Term(f"text-power-{chef}")})
        case act.BanChef(chef=chef):
            return Message("do-ban-chef", {"chef": chef_term(chef)})
        case act.ChooseActive(chef=chef):
            return Message("do-choose-active", {"chef": chef_term(chef)})
        case _:
            assert_never(action)


def _describe_moved(action: Moved) -> Message:
    match action:
        case act.SetWheel(figure=figure, location=location, spot=spot):
            where, place = location_term(location), spot_number(spot)
            return Message("do-set-wheel", {"figure": chef_number(figure), "location": where, "spot": place})
        case act.ChooseSpot(figure=figure, spot=spot):
            return Message("do-choose-spot", {"figure": chef_number(figure), "spot": spot_number(spot)})
        case act.Relocate(location=location, spot=spot):
            return Message("do-relocate", {"location": location_term(location), "spot": spot_number(spot)})
        case _:
            assert_never(action)


# Cards and powers


def _announced(action: act.PlayCard) -> dict[str, Param]:
    """RR-188: a card with all that it needs."""
    params: dict[str, Param] = {"card": card_term(action.card), "amount": action.amount}
    params["spot"] = spot_number(action.spot)
    if action.target is not None:
        params["victim"] = who(action.target)
    if action.figure is not None:
        params["figure"] = chef_number(action.figure)
    if action.location is not None:
        params["location"] = location_term(action.location)
    if action.ingredient is not None:
        params["ingredient"] = ingredient_term(action.ingredient)
    if action.recipe is not None:
        params["recipe"] = recipe_term(action.recipe)
    if action.other_recipe is not None:
        params["other"] = recipe_term(action.other_recipe)
    return params


def _describe_reacted(action: Reacted) -> Message:
    match action:
        case act.Respond(target=target, card=None):
            return Message("do-let-happen", {"victim": who(target)})
        case act.Respond(target=target, card=str(card)):
            return Message("do-answer", {"victim": who(target), "card": card_term(card)})
        case act.Smile(smile=smile):
            return Message("do-smile" if smile else "do-keep-straight-face")
        case act.Discard(ingredient=ingredient):
            return Message("do-discard", {"ingredient": ingredient_term(ingredient)})
        case act.KeepRecipe(recipe=recipe):
            value, needs = RECIPE_VALUE[RECIPE_INDEX[recipe]], ingredient_list(NEEDS[recipe])
            return Message("do-keep-recipe", {"recipe": recipe_term(recipe), "value": value, "ingredients": needs})
        case _:
            raise AssertionError(action)


def _describe_power(action: Powers) -> Message:
    match action:
        case act.UseMortimer(target=target):
            return Message("do-use-mortimer", {"victim": who(target)})
        case act.UseKim(figure=figure, ingredient=None):
            return Message("do-use-kim", {"figure": chef_number(figure)})
        case act.UseKim(figure=figure, ingredient=str(ingredient)):
            thing = ingredient_term(ingredient)
            return Message("do-use-kim-ingredient", {"figure": chef_number(figure), "ingredient": thing})
        case act.UseAngus(figure=figure):
            return Message("do-use-angus", {"figure": chef_number(figure)})
        case act.UseFuego(targets=targets):
            return Message("do-use-fuego", {"players": everyone(targets)})
        case act.UseStroganov(target=target, ingredient=ingredient):
            return Message("do-use-stroganov", {"victim": who(target), "ingredient": ingredient_term(ingredient)})
        case act.UseGardena(target=target):
            return Message("do-use-gardena", {"victim": who(target)})
        case _:
            raise AssertionError(action)


def _describe_permanent(action: Permanent) -> Message:
    number = chef_number(action.figure)
    match action:
        case act.Exempt(seats=()):
            return Message("do-spare-nobody", {"figure": number})
        case act.Exempt(seats=seats):
            return Message("do-spare", {"figure": number, "players": everyone(seats)})
        case act.StopPower():
            return Message("do-stop-power", {"figure": number, "card": card_term("clam_voyance")})
        case _:
            raise AssertionError(action)


# Buy & Barter


def _describe_stakes(action: Stakes) -> Message:
    number = chef_number(action.figure)
    match action:
        case act.DecideClaim(buy=buy):
            return Message("do-buy-claim" if buy else "do-release-claim", {"figure": number})
        case act.ReleaseClaim():
            return Message("do-release-claim", {"figure": number})
        case act.OfferInWar(money=money, garbage=garbage):
            return Message("do-offer-in-war", {"figure": number, "money": money, "garbage": garbage})
        case act.DropOut():
            return Message("do-drop-out", {"figure": number})
        case act.SealBid(money=0):
            return Message("do-bid-nothing", {"figure": number})
        case act.SealBid(money=money, garbage=garbage, going_going_mine=hammer):
            params: dict[str, Param] = {"figure": number, "money": money, "garbage": garbage}
            return Message("do-seal-bid", params | {"hammer": int(hammer), "card": card_term("going_going_mine")})
        case _:
            raise AssertionError(action)


def _describe_ingredient(action: Ingredients) -> Message:
    number = chef_number(action.figure)
    match action:
        case act.BuyCounter(slot=slot):
            return Message("do-buy-counter", {"figure": number, "slot": slot})
        case act.BuyShelf(market=market):
            return Message("do-buy-shelf", {"figure": number, "location": location_term(market)})
        case act.BuyPair(first=act.SHELF, second=act.SHELF):
            return Message("do-buy-pair-from-shelf", {"figure": number})
        case act.BuyPair(first=first, second=second):
            return Message("do-buy-pair", {"figure": number, "first": first, "next": second})
        case _:
            assert_never(action)


def _describe_island(action: Island) -> Message:
    number = chef_number(action.figure)
    match action:
        case act.BuyUpgrade(upgrade=upgrade, to=to):
            thing = upgrade_term(upgrade)
            return Message("do-buy-upgrade", {"figure": number, "upgrade": thing, "victim": who(to)})
        case act.BuyActionCard():
            return Message("do-buy-action-card", {"figure": number})
        case act.DisposeGarbage(tokens=tokens):
            return Message("do-dispose-garbage", {"figure": number, "tokens": tokens, "price": DISPOSAL * tokens})
        case act.SellChocolate(cards=cards):
            return Message("do-sell-chocolate", {"figure": number, "cards": cards, "money": CHOCOLATE_PRICE * cards})
        case _:
            assert_never(action)


def _describe_trade(action: Trades) -> Message:
    match action:
        case act.MakeOffer(to=to, gives=gives, wants=wants, counters=counters):
            params: dict[str, Param] = {"victim": who(to)}
            params |= given(goods(gives, True)) | wanted(goods(wants, True))
            return Message("do-make-offer" if counters is None else "do-counter-offer", params)
        case act.AcceptOffer(offer=offer, action_cards=()):
            return Message("do-accept-offer", {"offer": offer})
        case act.AcceptOffer(offer=offer, action_cards=cards):
            return Message("do-accept-offer-giving", {"offer": offer, "cards": card_list(cards)})
        case act.DeclineOffer(offer=offer):
            return Message("do-decline-offer", {"offer": offer})
        case act.WithdrawOffer(offer=offer):
            return Message("do-withdraw-offer", {"offer": offer})
        case _:
            raise AssertionError(action)


# Cook & Counter


def dish_params(dishes: Iterable[Dish]) -> dict[str, Param]:
    """For each dish its recipe, the cards used up in the order of its places, and whether the critic comes."""
    params: dict[str, Param] = {}
    for at, dish in enumerate(dishes, start=1):
        cards = [card for place in dish.filling for card in place]
        params[f"d{at}"] = recipe_term(dish.recipe)
        params[f"i{at}"] = ingredient_list(cards if dish.extra is None else [*cards, dish.extra])
        params[f"k{at}"] = int(dish.critic)
    return params


def _describe_cooking(action: Cooking) -> Message:
    match action:
        case act.DeclareCook(plans=plans):
            return Message(f"do-cook-{len(plans)}", dish_params(dish_of(plan) for plan in plans))
        case act.CookOn(cook=cook):
            return Message("do-go-on-cooking" if cook else "do-leave-cooking")
        case act.FinishStep(step=step):
            return Message(f"do-finish-{step}")
        case act.UseBonus(location=str(location), slot=int(slot)):
            return Message("do-bonus-counter", {"location": location_term(location), "slot": slot})
        case act.UseBonus(upgrade=str(upgrade)):
            return Message("do-bonus-upgrade", {"upgrade": upgrade_term(upgrade)})
        case act.UseBonus():
            return Message("do-use-bonus")
        case act.DeclineBonus():
            return Message("do-decline-bonus")
        case act.Commit(ingredient=ingredient, recipe=recipe):
            return Message("do-commit", {"ingredient": ingredient_term(ingredient), "recipe": recipe_term(recipe)})
        case _:
            raise AssertionError(action)


# What can be said at many moments


def _describe_said(action: Said) -> Message:
    match action:
        case act.TakeBack():
            return Message("do-take-back")
        case act.Pass(figure=None):
            return Message("do-pass")
        case act.Pass(figure=int(figure)):
            return Message("do-pass-with-chef", {"figure": chef_number(figure)})
        case act.Done():
            return Message("do-done")
        case act.NotDone():
            return Message("do-not-done")
        case act.SetOrders():
            orders = orders_given(action)
            return Message("do-standing-orders", {"orders": orders}) if orders.items else Message("do-no-orders")
        case act.VoteFor(seat=seat):
            return Message("do-vote", {"victim": who(seat)})
        case _:
            raise AssertionError(action)


def orders_given(orders: act.SetOrders) -> Several:
    """What somebody has left standing orders about, and how they answer."""
    answers = {
        "answer": orders.answer,
        "powers": orders.powers,
        "cook_on": orders.cook_on,
        "discard": orders.discard,
        "recipe": orders.recipe,
    }
    terms = [Term(f"order-{name}-{answer}") for name, answer in answers.items() if answer != "ask"]
    if orders.shopping:
        terms.append(Term("order-shopping"))
    if orders.relocation:
        terms.append(Term("order-relocation"))
    return Several(tuple(terms))
