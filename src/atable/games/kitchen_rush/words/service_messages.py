"""The Action phase as messages: guests, money and equipment."""

from typing import assert_never

from atable.games.kitchen_rush import events as ev
from atable.games.kitchen_rush.words.naming import (
    cube,
    good_term,
    hourglass_term,
    numbered,
    order_list,
    order_term,
    pieces,
    plate_list,
    rooms_filled,
    scoop,
    space_term,
    tile_term,
    upgrade_term,
    who,
)
from atable.kernel.messages import Message, Param

Hosted = ev.OrdersSuggested | ev.IceProposed | ev.TilesMoved
Waited = ev.OrderTaken | ev.OrderServed | ev.ServeRefused
Bought = ev.IngredientsBought | ev.SpicesBought | ev.ScoopsBought
Equipped = ev.PlatesWashed | ev.UpgradeBought | ev.UpgradeTurned | ev.Rehired | ev.Repaired
Service = Hosted | Waited | Bought | Equipped


def describe_service(event: Service) -> Message:
    if isinstance(event, Hosted):
        return _describe_hosted(event)
    if isinstance(event, Waited):
        return _describe_waited(event)
    if isinstance(event, Bought):
        return _describe_bought(event)
    return _describe_equipped(event)


# Guests


def _describe_hosted(event: Hosted) -> Message:
    player = who(event.seat)
    if isinstance(event, ev.OrdersSuggested):
        return Message("event-orders-suggested", {"player": player, "orders": order_list(event.orders)})
    params: dict[str, Param] = {"player": player}
    params |= numbered(
        t=[tile_term(tile) for tile in event.tiles], o=[order_term(order) for order in event.orders]
    )  # side by side
    if isinstance(event, ev.IceProposed):
        return Message("event-ice-proposed", params)
    return Message(f"event-tiles-moved-{len(event.tiles)}", params)


def _describe_waited(event: Waited) -> Message:
    player, order = who(event.seat), order_term(event.order)
    match event:
        case ev.OrderTaken(tile=None, plates=plates):
            return Message("event-order-taken", {"player": player, "order": order, "plates": plate_list(plates)})
        case ev.OrderTaken(tile=str(tile), plates=plates):
            return Message(
                "event-order-taken-ice",
                {"player": player, "order": order, "tile": tile_term(tile), "plates": plate_list(plates)},
            )
        case ev.OrderServed():
            return _describe_served(event)
        case ev.ServeRefused():
            return Message("event-serve-refused", {"player": player, "order": order})
        case _:
            raise AssertionError(event)


def _describe_served(event: ev.OrderServed) -> Message:
    """KR-119, KR-182: with all that the guests pay."""
    params: dict[str, Param] = {"player": who(event.seat), "order": order_term(event.order), "early": int(event.early)}
    params |= {"coins": event.coins, "prestige": event.prestige}
    if event.tile is None:
        return Message("event-order-served", params)
    return Message("event-order-served-ice", params | {"tile": tile_term(event.tile)})


# Money and equipment


def _describe_bought(event: Bought) -> Message:
    params: dict[str, Param] = {"player": who(event.seat), "cost": event.cost}
    match event:
        case ev.IngredientsBought(kind=kind, split=split):
            bought: dict[str, Param] = {"count": sum(split), "good": good_term(kind), "rooms": rooms_filled(split)}
            return Message("event-ingredients-bought", params | bought)
        case ev.SpicesBought(colours=colours):
            kinds = len(set(colours))
            return Message(f"event-spices-bought-{kinds}", params | pieces(cube(colour) for colour in colours))
        case ev.ScoopsBought(flavours=flavours):
            kinds = len(set(flavours))
            return Message(f"event-scoops-bought-{kinds}", params | pieces(scoop(flavour) for flavour in flavours))
        case _:
            assert_never(event)


def _describe_equipped(event: Equipped) -> Message:
    if isinstance(event, ev.UpgradeTurned):
        return Message("event-upgrade-turned", {"upgrade": upgrade_term(event.upgrade)})
    player = who(event.seat)
    match event:
        case ev.PlatesWashed(plates=plates):
            return Message("event-plates-washed", {"player": player, "plates": plate_list(plates)})
        case ev.UpgradeBought(upgrade=upgrade, cost=cost):
            return Message("event-upgrade-bought", {"player": player, "upgrade": upgrade_term(upgrade), "count": cost})
        case ev.Rehired(hourglass=hourglass, cost=cost):
            return Message("event-rehired", {"player": player, "hourglass": hourglass_term(hourglass), "count": cost})
        case ev.Repaired(space=space, cost=cost):
            return Message("event-repaired", {"player": player, "space": space_term(space), "count": cost})
        case _:
            assert_never(event)
