"""What happened, as messages; the words are in `<language>.ftl`. What may be done is in `action_messages`.

The Action phase is in `kitchen_messages` (hourglasses and plates) and in `service_messages` (guests and money).
"""

from typing import assert_never

from atable.games.kitchen_rush import events as ev
from atable.games.kitchen_rush.words.action_messages import describe_action, group
from atable.games.kitchen_rush.words.kitchen_messages import Kitchen, describe_kitchen
from atable.games.kitchen_rush.words.naming import (
    area_term,
    bonus_list,
    bonus_term,
    event_term,
    good_list,
    good_term,
    hourglass_term,
    order_list,
    order_term,
    plate_list,
    plate_term,
    space_term,
    specialist_term,
    tile_term,
    who,
)
from atable.games.kitchen_rush.words.service_messages import Service, describe_service
from atable.kernel.messages import Message

__all__ = ("describe", "describe_action", "group", "opens")

Began = ev.RoundBegan | ev.OrdersRevealed | ev.EventRevealed
Struck = ev.SpaceBroke | ev.GoodsLost | ev.PlatesFell | ev.CoinsPaid | ev.PrestigeLost
Gained = ev.CoinsGained | ev.Delivered
Clocked = ev.Readied | ev.Unreadied | ev.CountdownBegan | ev.ClockStarted | ev.ClockJumped | ev.GraceBegan
Paused = ev.ActionEnded | ev.PauseVoted | ev.GamePaused | ev.ResumeVoted | ev.GameResumed
Checked = ev.OrderFailed | ev.DishRuined | ev.DishMelted | ev.Forgiven | ev.CustomerLeft
Rewarded = ev.WagePaid | ev.WageUnpaid | ev.BonusOffered | ev.BonusKept | ev.SpecialistRevealed
Ended = ev.RoundEnded | ev.GameEnded


def describe(event: ev.RushEvent) -> Message:
    """One sentence for the log."""
    if isinstance(event, Kitchen):
        return describe_kitchen(event)
    if isinstance(event, Service):
        return describe_service(event)
    if isinstance(event, Began):
        return _describe_began(event)
    if isinstance(event, Struck):
        return _describe_struck(event)
    if isinstance(event, Gained):
        return _describe_gained(event)
    if isinstance(event, Clocked):
        return _describe_clocked(event)
    if isinstance(event, Paused):
        return _describe_paused(event)
    if isinstance(event, Checked):
        return _describe_checked(event)
    if isinstance(event, Rewarded):
        return _describe_rewarded(event)
    return _describe_ended(event)


def opens(event: ev.RushEvent) -> bool:
    """Does a new paragraph of the log begin here?"""
    phases = ev.RoundBegan | ev.EventRevealed | ev.ClockStarted | ev.ClockJumped | ev.GraceBegan | ev.ActionEnded
    return isinstance(event, phases | ev.Placed | ev.BonusOffered | ev.RoundEnded | ev.GameEnded)


# Preparation


def _describe_began(event: Began) -> Message:
    match event:
        case ev.RoundBegan(round=number, lead=lead):
            return Message("event-round-began", {"round": number, "player": who(lead)})
        case ev.OrdersRevealed(orders=orders):
            return Message("event-orders-revealed", {"orders": order_list(orders)})
        case ev.EventRevealed(event=card):
            return Message("event-event-revealed", {"event": event_term(card)})
        case _:
            assert_never(event)


def _describe_struck(event: Struck) -> Message:
    match event:
        case ev.SpaceBroke(space=space):
            return Message("event-space-broke", {"space": space_term(space)})
        case ev.GoodsLost(place=place, goods=goods) if len(set(goods)) == 1:
            area, good = area_term(place), good_term(goods[0])
            return Message("event-goods-lost-same", {"area": area, "good": good, "count": len(goods)})
        case ev.GoodsLost(place=place, goods=goods):
            return Message("event-goods-lost", {"area": area_term(place), "goods": good_list(goods)})
        case ev.PlatesFell(plates=plates):
            return Message("event-plates-fell", {"plates": plate_list(plates)})
        case ev.CoinsPaid(amount=amount, why=why):
            return Message("event-coins-paid", {"event": event_term(why), "count": amount})
        case ev.PrestigeLost(points=points, why=why):
            return Message("event-prestige-lost", {"event": event_term(why), "points": points})
        case _:
            raise AssertionError(event)


def _describe_gained(event: Gained) -> Message:
    match event:
        case ev.CoinsGained(amount=amount, why="welcome"):
            return Message("event-coins-welcome", {"count": amount})
        case ev.CoinsGained(amount=amount, why="propose"):
            return Message("event-coins-propose", {"count": amount})
        case ev.CoinsGained(amount=amount, why=why):
            return Message("event-coins-bonus", {"bonus": bonus_term(why), "count": amount})
        case ev.Delivered(bonus=bonus, place=place, goods=goods):
            area = area_term(place)
            return Message("event-delivered", {"bonus": bonus_term(bonus), "area": area, "goods": good_list(goods)})
        case _:
            raise AssertionError(event)


# The clock


def _describe_clocked(event: Clocked) -> Message:
    match event:
        case ev.Readied(seat=seat):
            return Message("event-readied", {"player": who(seat)})
        case ev.Unreadied(seat=seat):
            return Message("event-unreadied", {"player": who(seat)})
        case ev.CountdownBegan():
            return Message("event-countdown")
        case ev.ClockStarted(ms=ms):
            return Message("event-clock-started", {"seconds": ms // 1000})
        case ev.ClockJumped(ms=ms):
            return Message("event-clock-jumped", {"second": ms // 1000})
        case ev.GraceBegan():
            return Message("event-grace")
        case _:
            assert_never(event)


def _describe_paused(event: Paused) -> Message:
    match event:
        case ev.ActionEnded(round=number):
            return Message("event-action-ended", {"round": number})
        case ev.PauseVoted(seat=seat):
            return Message("event-pause-voted", {"player": who(seat)})
        case ev.GamePaused(missing=None):
            return Message("event-paused")
        case ev.GamePaused(missing=int(missing)):
            return Message("event-paused-missing", {"player": who(missing)})
        case ev.ResumeVoted(seat=seat):
            return Message("event-resume-voted", {"player": who(seat)})
        case ev.GameResumed():
            return Message("event-resumed")
        case _:
            raise AssertionError(event)


# Maintenance


def _describe_checked(event: Checked) -> Message:
    order = order_term(event.order)
    match event:
        case ev.OrderFailed(seat=seat, lost=lost):
            return Message("event-order-failed", {"player": who(seat), "order": order, "lost": lost})
        case ev.DishRuined(plate=plate):
            return Message("event-dish-ruined", {"order": order, "plate": plate_term(plate)})
        case ev.DishMelted(plate=plate):
            return Message("event-dish-melted", {"order": order, "plate": plate_term(plate)})
        case ev.Forgiven():
            return Message("event-forgiven", {"order": order})
        case ev.CustomerLeft(tile=None, lost=lost):
            return Message("event-customer-left", {"order": order, "lost": lost})
        case ev.CustomerLeft(tile=str(tile), lost=lost):
            return Message("event-customer-left-ice", {"order": order, "tile": tile_term(tile), "lost": lost})
        case _:
            raise AssertionError(event)


def _describe_rewarded(event: Rewarded) -> Message:
    match event:
        case ev.WagePaid(hourglass=hourglass, coins=coins):
            return Message("event-wage-paid", {"hourglass": hourglass_term(hourglass), "count": coins})
        case ev.WageUnpaid(hourglass=hourglass, debt=debt):
            return Message("event-wage-unpaid", {"hourglass": hourglass_term(hourglass), "count": debt})
        case ev.BonusOffered(cards=cards):
            return Message("event-bonus-offered", {"bonuses": bonus_list(cards)})
        case ev.BonusKept(card=card):
            return Message("event-bonus-kept", {"bonus": bonus_term(card)})
        case ev.SpecialistRevealed(specialist=specialist):
            return Message("event-specialist-revealed", {"specialist": specialist_term(specialist)})
        case _:
            assert_never(event)


def _describe_ended(event: Ended) -> Message:
    match event:
        case ev.RoundEnded(round=number):
            return Message("event-round-ended", {"round": number})
        case ev.GameEnded(won=won):
            return Message("event-game-won" if won else "event-game-lost")
        case _:
            assert_never(event)
