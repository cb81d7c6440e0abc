"""The Action phase as messages: hourglasses, plates and what is put on them."""

from typing import assert_never

from atable.games.kitchen_rush import events as ev
from atable.games.kitchen_rush.actions import LARGE
from atable.games.kitchen_rush.words.naming import (
    area_term,
    cube,
    good_term,
    hourglass_term,
    order_term,
    pieces,
    plate_term,
    scoop,
    space_term,
    specialist_term,
    who,
)
from atable.kernel.messages import Message, Param

Moved = ev.Placed | ev.Lifted | ev.WindowClosed | ev.SpecialistUsed
Handled = ev.PlateFetched | ev.TokenTrashed | ev.PlateSwapped
Stored = ev.IngredientTaken | ev.IngredientPutBack
Bag = ev.DrawBegan | ev.BagOpened | ev.DrawCancelled | ev.BagReleased
Cubes = ev.CubeDrawn | ev.CubePlaced | ev.CubeSetAside
Heated = ev.Cooked | ev.Chilled
Lid = ev.LidOpened | ev.LidClosed | ev.IceMelted
Scoops = ev.ScoopTaken | ev.ScoopPutBack | ev.ScoopStocked | ev.ScoopsWasted
Kitchen = Moved | Handled | Stored | Bag | Cubes | Heated | Lid | Scoops


def describe_kitchen(event: Kitchen) -> Message:
    if isinstance(event, Moved):
        return _describe_moved(event)
    if isinstance(event, Handled):
        return _describe_handled(event)
    if isinstance(event, Stored):
        return _describe_stored(event)
    if isinstance(event, Bag):
        return _describe_bag(event)
    if isinstance(event, Cubes):
        return _describe_cube(event)
    if isinstance(event, Heated):
        return _describe_heated(event)
    if isinstance(event, Lid):
        return _describe_lid(event)
    return _describe_scoops(event)


# Hourglasses and plates


def _describe_moved(event: Moved) -> Message:
    match event:
        case ev.Placed(seat=seat, hourglass=hourglass, space=space, window=window):
            params: dict[str, Param] = {"player": who(seat), "hourglass": hourglass_term(hourglass)}
            return Message("event-placed", params | {"space": space_term(space), "window": window})
        case ev.Lifted(seat=None, hourglass=hourglass):
            return Message("event-run-out", {"hourglass": hourglass_term(hourglass)})
        case ev.Lifted(seat=int(seat), hourglass=hourglass):
            return Message("event-lifted", {"player": who(seat), "hourglass": hourglass_term(hourglass)})
        case ev.WindowClosed(window=window, space=space):
            return Message("event-window-closed", {"window": window, "space": space_term(space)})
        case ev.SpecialistUsed(seat=seat, specialist=specialist):
            return Message("event-specialist-used", {"player": who(seat), "specialist": specialist_term(specialist)})
        case _:
            raise AssertionError(event)


def _describe_handled(event: Handled) -> Message:
    player, plate = who(event.seat), plate_term(event.plate)
    match event:
        case ev.PlateFetched(order=order, part=part):
            return Message(
                "event-plate-fetched", {"player": player, "plate": plate, "order": order_term(order), "part": part}
            )
        case ev.TokenTrashed(good=good):
            return Message("event-token-trashed", {"player": player, "plate": plate, "good": good_term(good)})
        case ev.PlateSwapped(other=other):
            return Message("event-plate-swapped", {"player": player, "plate": plate, "other": plate_term(other)})
        case _:
            assert_never(event)


# Food


def _describe_stored(event: Stored) -> Message:
    taken = isinstance(event, ev.IngredientTaken)
    return Message(
        "event-ingredient-taken" if taken else "event-ingredient-put-back",
        {
            "player": who(event.seat),
            "good": good_term(event.kind),
            "area": area_term(event.room),
            "plate": plate_term(event.plate),
        },
    )


def _describe_bag(event: Bag) -> Message:
    player = who(event.seat)
    match event:
        case ev.DrawBegan(grip=None):
            return Message("event-draw-master", {"player": player})
        case ev.DrawBegan(grip=grip):
            return Message("event-draw-large" if grip == LARGE else "event-draw-small", {"player": player})
        case ev.BagOpened():
            return Message("event-bag-opened", {"player": player})
        case ev.DrawCancelled():
            return Message("event-draw-cancelled", {"player": player})
        case ev.BagReleased():
            return Message("event-bag-released", {"player": player})
        case _:
            raise AssertionError(event)


def _describe_cube(event: Cubes) -> Message:
    player, good = who(event.seat), good_term(cube(event.cube))
    match event:
        case ev.CubeDrawn():
            return Message("event-cube-drawn", {"player": player, "good": good})
        case ev.CubePlaced(plate=plate):
            return Message("event-cube-placed", {"player": player, "good": good, "plate": plate_term(plate)})
        case ev.CubeSetAside():
            return Message("event-cube-aside", {"player": player, "good": good})
        case _:
            assert_never(event)


def _describe_heated(event: Heated) -> Message:
    player, plate = who(event.seat), plate_term(event.plate)
    if isinstance(event, ev.Cooked):
        return Message("event-cooked", {"player": player, "plate": plate, "steps": event.line})
    return Message("event-chilled", {"player": player, "plate": plate, "steps": event.column})


# Ice


def _describe_lid(event: Lid) -> Message:
    match event:
        case ev.LidOpened(seat=seat):
            return Message("event-lid-opened", {"player": who(seat)})
        case ev.LidClosed(seat=None):
            return Message("event-lid-closed-itself")
        case ev.LidClosed(seat=int(seat)):
            return Message("event-lid-closed", {"player": who(seat)})
        case ev.IceMelted(scoops=scoops):
            return Message("event-ice-melted", {"scoops": scoops})
        case _:
            raise AssertionError(event)


def _describe_scoops(event: Scoops) -> Message:
    player = who(event.seat)
    if isinstance(event, ev.ScoopsWasted):
        wasted: dict[str, Param] = {"player": player}
        kinds = len(set(event.flavours))
        return Message(f"event-scoops-wasted-{kinds}", wasted | pieces(scoop(name) for name in event.flavours))
    good = good_term(scoop(event.flavour))
    match event:
        case ev.ScoopTaken(plate=plate):
            return Message("event-scoop-taken", {"player": player, "good": good, "plate": plate_term(plate)})
        case ev.ScoopPutBack(plate=plate):
            return Message("event-scoop-put-back", {"player": player, "good": good, "plate": plate_term(plate)})
        case ev.ScoopStocked():
            return Message("event-scoop-stocked", {"player": player, "good": good})
        case _:
            assert_never(event)
