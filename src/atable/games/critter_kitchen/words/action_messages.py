"""What may be done, as messages: on a button, in a list of choices, and as headings over a long one."""

from typing import assert_never

from atable.games.critter_kitchen import actions as act
from atable.games.critter_kitchen.content.items import ITEM_INDEX, NOTHING, TYPE, TYPES, is_ingredient, is_spice
from atable.games.critter_kitchen.words.naming import (
    challenge_term,
    chef_term,
    icon_term,
    item_term,
    location_term,
    restaurateur_term,
    type_term,
    wish_list,
)
from atable.kernel.messages import Message

Sent = act.SendChef | act.RecallChef | act.PourCoffee | act.MoveChef | act.SwapChefs
Chosen = act.KeepRestaurateur | act.ExchangeIngredient | act.Take | act.PlaceWild | act.KeepToken | act.PutAway
OnPlate = act.AddIngredient | act.AddSpice | act.AddSoup | act.AddCookbook | act.PairWine | act.ClearPlate
Said = (
    act.ConfirmPlan | act.TakeBack | act.Pass | act.LeaveWithSoup | act.CookOpenly | act.Present | act.SetStandingOrders
)


def describe_action(action: act.CritterAction) -> Message:
    """What a client writes on the button, or in the list of choices."""
    if isinstance(action, Sent):
        return _describe_sent(action)
    if isinstance(action, Chosen):
        return _describe_chosen(action)
    if isinstance(action, OnPlate):
        return _describe_course(action) if action.plate in TYPES else _describe_dish(action)
    return _describe_said(action)


def _describe_sent(action: Sent) -> Message:
    match action:
        case act.SendChef(chef=chef, location=location):
            return Message("do-send-chef", {"chef": chef_term(chef), "location": location_term(location)})
        case act.RecallChef(chef=chef):
            return Message("do-recall-chef", {"chef": chef_term(chef)})
        case act.PourCoffee(chef=chef):
            return Message("do-pour-coffee", {"chef": chef_term(chef)})
        case act.MoveChef(location=location):
            return Message("do-move-chef", {"location": location_term(location)})
        case act.SwapChefs(chef=chef, other=other):
            return Message("do-swap-chefs", {"chef": chef_term(chef), "other": chef_term(other)})
        case _:
            assert_never(action)


def _describe_chosen(action: Chosen) -> Message:
    match action:
        case act.KeepRestaurateur(card=card):
            return Message("do-keep-restaurateur", {"restaurateur": restaurateur_term(card)})
        case act.ExchangeIngredient(give=give, take=take):
            return Message("do-exchange", {"given": item_term(give), "taken": item_term(take)})
        case act.Take(item=item):
            return Message("do-take", {"item": item_term(item)})
        case act.PlaceWild(icon=icon):
            return Message("do-place-wild", {"icon": icon_term(icon)})
        case act.KeepToken(item=item):
            return Message("do-keep-token", {"item": item_term(item)})
        case act.PutAway(item=item):
            return Message("do-put-away", {"item": item_term(item)})
        case _:
            assert_never(action)


def _describe_dish(action: OnPlate) -> Message:
    card = challenge_term(action.plate)
    match action:
        case act.AddIngredient(as_type=str(as_type)):  # CK-369
            return Message("do-add-tofu-to-dish", {"challenge": card, "kind": type_term(as_type)})
        case act.AddIngredient(item=item) | act.AddSoup(item=item):
            return Message("do-add-to-dish", {"challenge": card, "item": item_term(item)})
        case act.AddSpice(item=item, spice=spice):
            named = item_term(item)
            return Message("do-spice-dish", {"challenge": card, "item": named, "spice": item_term(spice)})
        case act.AddCookbook():
            return Message("do-add-cookbook", {"challenge": card})
        case act.ClearPlate():
            return Message("do-clear-dish", {"challenge": card})
        case _:
            raise AssertionError(action)  # wine is paired with courses alone


def _describe_course(action: OnPlate) -> Message:
    kind = type_term(action.plate)
    match action:
        case act.AddIngredient(as_type=str()):
            return Message("do-serve-tofu", {"kind": kind})
        case act.AddIngredient(item=item):
            return Message("do-serve", {"item": item_term(item)})
        case act.AddSpice(item=item, spice=spice):
            return Message("do-spice-course", {"kind": kind, "item": item_term(item), "spice": item_term(spice)})
        case act.PairWine(item=item):
            return Message("do-pair-wine", {"kind": kind, "item": item_term(item)})
        case act.ClearPlate():
            return Message("do-clear-course", {"kind": kind})
        case _:
            raise AssertionError(action)  # CK-264: neither soup nor a cookbook


def _describe_said(action: Said) -> Message:
    match action:
        case act.ConfirmPlan():
            return Message("do-confirm-plan")
        case act.TakeBack():
            return Message("do-take-back")
        case act.Pass():
            return Message("do-pass")
        case act.LeaveWithSoup():
            return Message("do-leave-with-soup")
        case act.CookOpenly(openly=openly):
            return Message("do-cook-openly" if openly else "do-cook-in-secret")
        case act.Present():
            return Message("do-present")
        case act.SetStandingOrders(wishes=()):
            return Message("do-no-orders")
        case act.SetStandingOrders(wishes=wishes):
            return Message("do-standing-orders", {"wishes": wish_list(wishes)})
        case _:
            assert_never(action)


def group(action: act.CritterAction) -> tuple[Message, ...]:
    """Where an action stands in a long list of choices: headings from the widest to the narrowest."""
    match action:
        case act.SendChef(chef=chef):
            return (Message("group-send", {"chef": chef_term(chef)}),)
        case act.ExchangeIngredient(give=give):
            return (Message("group-exchange", {"given": item_term(give)}),)
        case act.Take(item=item):
            return _sort_taken(ITEM_INDEX.get(item, NOTHING))
        case act.PutAway(item=item):
            return _sort_put_away(ITEM_INDEX.get(item, NOTHING))
        case _ if isinstance(action, OnPlate):
            return _group_course(action) if action.plate in TYPES else _group_dish(action)
        case _:
            return ()


def _sort_taken(kind: int) -> tuple[Message, ...]:
    if is_ingredient(kind):
        return (Message("group-take-ingredient"),)
    return (Message("group-take-spice"),) if is_spice(kind) else ()


def _sort_put_away(kind: int) -> tuple[Message, ...]:
    if is_ingredient(kind):
        return (Message("group-put-away", {"kind": type_term(TYPES[TYPE[kind]])}),)
    return (Message("group-put-away-spice"),) if is_spice(kind) else ()


def _group_dish(action: OnPlate) -> tuple[Message, ...]:
    card = challenge_term(action.plate)
    whole = Message("group-dish", {"challenge": card})
    if isinstance(action, act.AddIngredient):
        return (whole, Message("group-dish-ingredients", {"challenge": card}))
    if isinstance(action, act.AddSpice):
        return (whole, Message("group-dish-spices", {"challenge": card}))
    return (whole,)


def _group_course(action: OnPlate) -> tuple[Message, ...]:
    kind = type_term(action.plate)
    whole = Message("group-course", {"kind": kind})
    if isinstance(action, act.AddIngredient):
        return (whole, Message("group-course-ingredients", {"kind": kind}))
    if isinstance(action, act.AddSpice):
        return (whole, Message("group-course-spices", {"kind": kind}))
    if isinstance(action, act.PairWine):
        return (whole, Message("group-course-wines", {"kind": kind}))
    return (whole,)
