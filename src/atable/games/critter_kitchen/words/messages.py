"""What happened, as messages; the words are in `<language>.ftl`. What may be done is in `action_messages`."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from atable.games.critter_kitchen import events as ev
from atable.games.critter_kitchen.content.items import TYPES
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events.details import Dish
from atable.games.critter_kitchen.words.action_messages import describe_action, group
from atable.games.critter_kitchen.words.naming import (
    challenge_term,
    chef_term,
    icon_term,
    item_list,
    item_term,
    kitchens,
    location_term,
    restaurateur_term,
    rumor_term,
    type_term,
    who,
    zous_term,
)
from atable.kernel.messages import Message, Param, Several, Term
from atable.kernel.seats import Seat

__all__ = ("describe", "describe_action", "group", "opens")

Setup = ev.RestaurateurKept | ev.RestaurateursRevealed | ev.RumorOverheard
Morning = ev.RoundBegan | ev.TokensDrawn | ev.CartParked
Planned = ev.ChefSent | ev.ChefRecalled | ev.CoffeePoured | ev.PlanConfirmed | ev.PlansRevealed
Placed = ev.ManagerRevealed | ev.ChefCardRevealed | ev.AbilityPassed | ev.ChefMoved | ev.ChefsSwapped
Picked = ev.LocationBegan | ev.ItemTaken | ev.ConsolationSoup | ev.ChefWentHome | ev.MarkerMoved | ev.OrderFollowed
Heard = ev.WildPlaced | ev.RumorRead | ev.RumorTurnedUp
Given = ev.SoupGiven | ev.TokenDrawn | ev.TokenKept | ev.Exchanged | ev.StarsGained | ev.StarPlaced
Cleaned = ev.LeftoversMoved | ev.ItemsRemoved | ev.RoundEnded
Cooked = ev.PlateChanged | ev.VisibilityChanged | ev.DishesPresented | ev.TokenPutAway | ev.FridgeClosed
Decided = ev.Ready | ev.TakenBack | ev.OrdersSet
Tasted = ev.MealsRevealed | ev.SoupCompared | ev.BestOfCourse | ev.RumorScored | ev.TrackScored | ev.RestaurantWeekEnded

FANATICS: Final = {card.id for card in CONTENT.rumors if card.type is not None}  # CK-280


def describe(event: ev.CritterEvent) -> Message:
    """One sentence for the log, as whoever may know the event reads it."""
    if isinstance(event, Setup):
        return _describe_setup(event)
    if isinstance(event, Morning):
        return _describe_morning(event)
    if isinstance(event, Planned):
        return _describe_planned(event)
    if isinstance(event, Placed):
        return _describe_placed(event)
    if isinstance(event, Picked):
        return _describe_picked(event)
    if isinstance(event, Heard):
        return _describe_heard(event)
    if isinstance(event, Given):
        return _describe_given(event)
    if isinstance(event, Cleaned):
        return _describe_cleaned(event)
    if isinstance(event, Cooked):
        return _describe_cooked(event)
    if isinstance(event, Decided):
        return _describe_decided(event)
    return _describe_tasted(event)


def opens(event: ev.CritterEvent) -> bool:
    """Does a new paragraph of the log begin here?"""
    days = ev.RoundBegan | ev.ManagerRevealed | ev.PlansRevealed | ev.LocationBegan | ev.RoundEnded
    meals = ev.DishesPresented | ev.MealsRevealed | ev.SoupCompared | ev.RumorScored | ev.RestaurantWeekEnded
    return isinstance(event, days | meals)


def _by_kitchen(seats: Iterable[Seat], **columns: Sequence[Param]) -> dict[str, Param]:
    """Whose kitchen, and what there is to say of it: `p1` and a column `s` as `s1`, then `p2` and `s2`."""
    params: dict[str, Param] = {}
    for at, seat in enumerate(seats):
        params[f"p{at + 1}"] = who(seat)
        for name, values in columns.items():
            params[f"{name}{at + 1}"] = values[at]
    return params


def _describe_setup(event: Setup) -> Message:
    if isinstance(event, ev.RestaurateursRevealed):
        cards = [restaurateur_term(card) for card in event.cards]
        return Message(f"event-restaurateurs-revealed-{len(cards)}", _by_kitchen(range(len(cards)), c=cards))
    player, card = who(event.seat), event.card
    if isinstance(event, ev.RestaurateurKept):
        if card is None:
            return Message("event-restaurateur-kept-hidden", {"player": player})
        return Message("event-restaurateur-kept", {"player": player, "restaurateur": restaurateur_term(card)})
    if card is None:
        return Message("event-rumor-overheard-hidden", {"player": player})
    return Message("event-rumor-overheard", {"player": player, "rumor": rumor_term(card)})


def _describe_morning(event: Morning) -> Message:
    if isinstance(event, ev.RoundBegan):
        return _describe_round(event)
    where = location_term(event.location)
    if isinstance(event, ev.CartParked):
        return Message("event-cart-parked", {"cart": Term(f"cart-{event.good}"), "location": where})
    if not event.items:  # CK-095
        return Message("event-no-tokens-drawn", {"location": where})
    items = item_list(event.items)
    if event.removed:  # CK-096
        removed = item_list(event.removed)
        return Message("event-tokens-drawn-again", {"location": where, "items": items, "removed": removed})
    return Message("event-tokens-drawn", {"location": where, "items": items})


def _describe_round(event: ev.RoundBegan) -> Message:
    number, day = event.round, event.day
    if event.challenge is None or event.zous_chef is None:  # CK-087, CK-092
        return Message("event-last-round-began", {"round": number, "day": day})
    card, zous = challenge_term(event.challenge), zous_term(event.zous_chef)
    if event.held is None:
        return Message("event-round-began", {"round": number, "day": day, "challenge": card, "zous": zous})
    held = type_term(event.held)  # CK-088
    return Message(
        "event-round-began-held", {"round": number, "day": day, "challenge": card, "kind": held, "zous": zous}
    )


def _describe_planned(event: Planned) -> Message:
    if isinstance(event, ev.PlansRevealed):
        return _describe_plans(event)
    player = who(event.seat)
    if isinstance(event, ev.PlanConfirmed):
        return Message("event-plan-confirmed", {"player": player})
    chef = chef_term(event.chef)
    match event:
        case ev.ChefSent(location=location):
            return Message("event-chef-sent", {"player": player, "chef": chef, "location": location_term(location)})
        case ev.ChefRecalled():
            return Message("event-chef-recalled", {"player": player, "chef": chef})
        case ev.CoffeePoured():
            return Message("event-coffee-poured", {"player": player, "chef": chef})
        case _:
            assert_never(event)


def _describe_plans(event: ev.PlansRevealed) -> Message:
    """Where mouse, lizard and boar go; the zous-chef, if one works there; who had a coffee."""
    plans = event.plans
    params = _by_kitchen(
        [plan.seat for plan in plans],
        m=[_place(plan.mouse) for plan in plans],
        l=[_place(plan.lizard) for plan in plans],
        b=[_place(plan.boar) for plan in plans],
        z=[_place(plan.zous) for plan in plans],
        w=[int(plan.zous is not None) for plan in plans],
        c=[Several(tuple(chef_term(chef) for chef in plan.coffee)) for plan in plans],
    )
    return Message(f"event-plans-revealed-{len(plans)}", params)


def _place(location: str | None) -> Term:
    return Term("location-home") if location is None else location_term(location)  # CK-313


def _describe_placed(event: Placed) -> Message:
    match event:
        case ev.ManagerRevealed(card=card):
            return Message("event-manager-revealed", {"manager": Term(f"manager-{card}")})
        case ev.ChefCardRevealed(chef=chef, card=None, location=location):
            return Message("event-manager-sends", {"chef": chef_term(chef), "location": location_term(location)})
        case ev.ChefCardRevealed(chef=chef, card=card, location=location):
            where, aim = location_term(location), Term(f"aim-{card}")
            return Message("event-chef-card-revealed", {"chef": chef_term(chef), "location": where, "aim": aim})
        case ev.AbilityPassed(seat=seat, ability=ability):
            return Message(f"event-passed-{ability}", {"player": who(seat)})
        case ev.ChefMoved(seat=seat, zous_chef=card, location=location):
            where = location_term(location)
            return Message("event-chef-moved", {"player": who(seat), "zous": zous_term(card), "location": where})
        case ev.ChefsSwapped():
            return _describe_swap(event)
        case _:
            assert_never(event)


def _describe_swap(event: ev.ChefsSwapped) -> Message:
    player, chef, other = who(event.seat), chef_term(event.chef), chef_term(event.other)
    here, there = location_term(event.location), location_term(event.other_location)
    return Message(
        "event-chefs-swapped", {"player": player, "chef": chef, "location": here, "other": other, "place": there}
    )


def _describe_picked(event: Picked) -> Message:
    if isinstance(event, ev.LocationBegan):
        return Message("event-location-began", {"location": location_term(event.location)})
    player = who(event.seat)
    if isinstance(event, ev.OrderFollowed):
        return Message("event-order-followed", {"player": player})
    if isinstance(event, ev.MarkerMoved):
        order = kitchens(event.order)
        return Message(
            "event-marker-to-front" if event.to_front else "event-marker-to-back", {"player": player, "order": order}
        )
    chef = chef_term(event.chef)
    match event:
        case ev.ItemTaken(zous_chef=str(card)):
            return Message("event-zous-chef-hired", {"player": player, "zous": zous_term(card)})
        case ev.ItemTaken(item=item):
            return Message("event-item-taken", {"player": player, "chef": chef, "item": item_term(item)})
        case ev.ConsolationSoup(soups=soups, forced=True):
            return Message("event-consolation-soup", {"player": player, "chef": chef, "soups": soups})
        case ev.ConsolationSoup(soups=soups):
            return Message("event-left-with-soup", {"player": player, "chef": chef, "soups": soups})
        case ev.ChefWentHome():
            return Message("event-chef-went-home", {"player": player, "chef": chef})
        case _:
            assert_never(event)


def _describe_heard(event: Heard) -> Message:
    icon = icon_term(event.icon)
    match event:
        case ev.WildPlaced(seat=seat):
            return Message("event-wild-placed", {"player": who(seat), "icon": icon})
        case ev.RumorRead(seat=seat, card=str(card)):
            return Message("event-rumor-read", {"player": who(seat), "icon": icon, "rumor": rumor_term(card)})
        case ev.RumorRead(seat=seat):  # CK-154: the others
            return Message("event-rumor-read-hidden", {"player": who(seat), "icon": icon})
        case ev.RumorTurnedUp(card=card):
            return Message("event-rumor-turned-up", {"icon": icon, "rumor": rumor_term(card)})
        case _:
            assert_never(event)


def _describe_given(event: Given) -> Message:
    if isinstance(event, ev.StarPlaced):
        card = challenge_term(event.challenge)
        return Message("event-star-placed", {"kind": type_term(event.icon), "challenge": card})
    player = who(event.seat)
    match event:
        case ev.SoupGiven(item=item, count=count, source=source):
            return Message(f"event-soup-{source}", {"player": player, "item": item_term(item), "count": count})
        case ev.TokenDrawn():
            return _describe_draw(event)
        case ev.TokenKept(item=item, returned=str(returned)):
            back = item_term(returned)
            return Message("event-token-kept", {"player": player, "item": item_term(item), "returned": back})
        case ev.TokenKept(item=item):
            return Message("event-only-token-kept", {"player": player, "item": item_term(item)})
        case ev.Exchanged(given=given, taken=taken):
            return Message("event-exchanged", {"player": player, "given": item_term(given), "taken": item_term(taken)})
        case ev.StarsGained(stars=stars, source="difficulty"):  # CK-306
            return Message("event-handicap-more" if stars > 0 else "event-handicap-less", {"stars": abs(stars)})
        case ev.StarsGained(stars=stars, source=source):
            return Message(f"event-stars-{source}", {"player": player, "stars": stars})
        case _:
            assert_never(event)


def _describe_draw(event: ev.TokenDrawn) -> Message:
    player, items = who(event.seat), item_list(event.items)
    if not event.items:
        return Message("event-nothing-drawn", {"player": player})
    if event.returned:  # CK-205
        returned = item_list(event.returned)
        return Message(f"event-redrawn-{event.source}", {"player": player, "items": items, "returned": returned})
    return Message(f"event-drawn-{event.source}", {"player": player, "items": items})


def _describe_cleaned(event: Cleaned) -> Message:
    match event:
        case ev.LeftoversMoved(to=to, items=items):
            return Message("event-leftovers-moved", {"location": location_term(to), "items": item_list(items)})
        case ev.ItemsRemoved(items=items):
            return Message("event-items-removed", {"items": item_list(items)})
        case ev.RoundEnded(round=number):
            return Message("event-round-ended", {"round": number})
        case _:
            assert_never(event)


def _describe_cooked(event: Cooked) -> Message:
    player = who(event.seat)
    match event:
        case ev.PlateChanged(plate=plate) if plate in TYPES:
            return Message("event-course-changed", {"player": player, "kind": type_term(plate)})
        case ev.PlateChanged(plate=plate):
            return Message("event-dish-changed", {"player": player, "challenge": challenge_term(plate)})
        case ev.VisibilityChanged(openly=openly):
            return Message("event-cooks-openly" if openly else "event-cooks-in-secret", {"player": player})
        case ev.DishesPresented(dishes=dishes, stars=stars):
            params: dict[str, Param] = {"player": player, "stars": stars}
            return Message(f"event-dishes-presented-{len(dishes)}", params | _dishes(dishes))
        case ev.TokenPutAway(item=item):
            return Message("event-token-put-away", {"player": player, "item": item_term(item)})
        case ev.FridgeClosed(tokens=tokens):
            return Message("event-fridge-closed", {"player": player, "tokens": tokens})
        case _:
            assert_never(event)


def _dishes(dishes: tuple[Dish, ...]) -> dict[str, Param]:
    """For each dish its challenge, what is in it, and its value."""
    params: dict[str, Param] = {}
    for at, dish in enumerate(dishes, start=1):
        rest = ["soup"] * dish.soup + ["bisque"] * dish.bisque + ["cookbook"] * dish.cookbook
        params[f"d{at}"] = challenge_term(dish.challenge)
        params[f"i{at}"] = item_list([*dish.items, *dish.spices, *rest])
        params[f"v{at}"] = dish.value
    return params


def _describe_decided(event: Decided) -> Message:
    match event:
        case ev.Ready(seat=seat):
            return Message("event-ready", {"player": who(seat)})
        case ev.TakenBack(seat=seat):
            return Message("event-taken-back", {"player": who(seat)})
        case ev.OrdersSet():
            return Message("event-orders-set")
        case _:
            assert_never(event)


def _describe_tasted(event: Tasted) -> Message:
    match event:
        case ev.MealsRevealed(seats=seats, meals=meals):
            qualities = [sum(course.quality for course in meal) for meal in meals]
            params = _by_kitchen(seats, k=[len(meal) for meal in meals], q=qualities)
            return Message(f"event-meals-revealed-{len(seats)}", params)
        case ev.SoupCompared(seats=seats, totals=totals, drawn=str(drawn)):  # CK-350
            params = _by_kitchen(seats, t=totals)
            return Message("event-soup-compared-drawn", params | {"item": item_term(drawn)})
        case ev.SoupCompared(seats=seats, totals=totals):
            return Message(f"event-soup-compared-{len(seats)}", _by_kitchen(seats, t=totals))
        case ev.BestOfCourse(course=course, quality=quality, seats=seats, stars=stars):
            best, kind = kitchens(seats), type_term(course)
            return Message("event-best-of-course", {"kind": kind, "quality": quality, "players": best, "stars": stars})
        case ev.RumorScored():
            return _describe_rumor_scored(event)
        case ev.TrackScored(seat=seat, total=total, stars=stars):
            return Message("event-track-scored", {"player": who(seat), "total": total, "stars": stars})
        case ev.RestaurantWeekEnded(seats=seats, stars=paid, winner=winner):
            params = _by_kitchen(seats, s=paid)
            return Message(f"event-week-ended-{len(seats)}", params | {"player": who(winner)})
        case _:
            assert_never(event)


def _describe_rumor_scored(event: ev.RumorScored) -> Message:
    rumor = rumor_term(event.card)
    fanatic = event.card in FANATICS
    if event.owl is not None:
        player = who(event.owl)
        if fanatic:
            return Message("event-owl-fanatic", {"player": player, "rumor": rumor})
        return Message("event-owl-scored", {"player": player, "rumor": rumor, "stars": event.stars[0]})
    if fanatic:
        return Message("event-fanatic", {"rumor": rumor})
    if not any(event.stars):
        return Message("event-rumor-for-nobody", {"rumor": rumor})
    params = _by_kitchen(event.seats, s=event.stars)
    return Message(f"event-rumor-scored-{len(event.seats)}", params | {"rumor": rumor})
