"""What may be done, as messages: on a button and in a list of choices. Headings for long lists: `group_messages`.

What belongs to an action window says its number: somebody may have two windows in the same area.
"""

from typing import assert_never

from atable.games.kitchen_rush import actions as act
from atable.games.kitchen_rush.content.cards import UPGRADE_COST, UPGRADE_INDEX
from atable.games.kitchen_rush.table.house import REPAIR_COST
from atable.games.kitchen_rush.words.group_messages import group
from atable.games.kitchen_rush.words.naming import (
    area_term,
    bonus_term,
    cube,
    good_list,
    good_term,
    hourglass_list,
    hourglass_term,
    numbered,
    order_list,
    order_term,
    pieces,
    plate_list,
    plate_term,
    rooms_filled,
    scoop,
    space_list,
    space_term,
    tile_term,
    upgrade_term,
)
from atable.kernel.messages import Message, Param

__all__ = ("describe_action", "group")

Said = act.Ready | act.Unready | act.PauseVote | act.ResumeVote
TeamChoice = act.EventChoice | act.DeliveryChoice | act.PayChoice | act.BonusChoice | act.ForgiveChoice
Moved = act.Place | act.Lift | act.WindowDone | act.LidClose
Handled = act.FetchPlate | act.TrashToken | act.SwapPlate
Hosted = act.HostWelcome | act.HostSuggest | act.HostPropose | act.AssignTiles
Waited = act.WaiterTake | act.WaiterServe
Stored = act.TakeIngredient | act.PutBackIngredient
Spiced = act.SpiceDraw | act.SpicePlace | act.SpiceAside | act.BagRelease
Cooked = act.StoveCook | act.FridgeChill | act.SinkWash
Bought = act.BuyIngredients | act.BuySpices | act.BuyScoops
Office = act.OfficeUpgrade | act.OfficeRehire | act.OfficeRepair
Iced = act.LidOpen | act.TakeScoop | act.PutBackScoop | act.StockScoop


def describe_action(action: act.RushAction) -> Message:
    """What a client writes on the button, or in the list of choices."""
    if isinstance(action, Moved):
        return _describe_moved(action)
    if isinstance(action, Stored):
        return _describe_stored(action)
    if isinstance(action, Spiced):
        return _describe_spiced(action)
    if isinstance(action, Cooked):
        return _describe_cooked(action)
    if isinstance(action, Waited):
        return _describe_waited(action)
    if isinstance(action, Bought):
        return _describe_bought(action)
    if isinstance(action, Hosted):
        return _describe_hosted(action)
    if isinstance(action, Iced):
        return _describe_iced(action)
    if isinstance(action, Office):
        return _describe_office(action)
    if isinstance(action, Handled):
        return _describe_handled(action)
    if isinstance(action, TeamChoice):
        return _describe_choice(action)
    return _describe_said(action)


# Without an hourglass


def _describe_said(action: Said) -> Message:
    match action:
        case act.Ready():
            return Message("do-ready")
        case act.Unready():
            return Message("do-unready")
        case act.PauseVote():
            return Message("do-vote-pause")
        case act.ResumeVote():
            return Message("do-vote-resume")
        case _:
            assert_never(action)


def _describe_choice(action: TeamChoice) -> Message:
    match action:
        case act.EventChoice(room=str(room)):
            return Message("do-jam-room", {"area": area_term(room)})
        case act.EventChoice(spaces=spaces):
            return Message("do-break-spaces", {"spaces": space_list(spaces)})
        case act.DeliveryChoice(room=str(room)):
            return Message("do-deliver-room", {"area": area_term(room)})
        case act.DeliveryChoice(flavours=flavours):
            return Message("do-deliver-flavours", {"goods": good_list(scoop(flavour) for flavour in flavours)})
        case act.PayChoice(hourglasses=hourglasses):
            return Message("do-pay", {"hourglasses": hourglass_list(hourglasses)})
        case act.BonusChoice(card=card):
            return Message("do-keep-bonus", {"bonus": bonus_term(card)})
        case act.ForgiveChoice(order=None):
            return Message("do-forgive-nothing")
        case act.ForgiveChoice(order=str(order)):
            return Message("do-forgive", {"order": order_term(order)})
        case _:
            raise AssertionError(action)


def _describe_handled(action: Handled) -> Message:
    plate = plate_term(action.plate)
    match action:
        case act.FetchPlate(order=order, part=part):
            return Message("do-fetch-plate", {"plate": plate, "order": order_term(order), "part": part})
        case act.TrashToken(good=good):
            return Message("do-trash", {"plate": plate, "good": good_term(good)})
        case act.SwapPlate(other=other):
            return Message("do-swap-plate", {"plate": plate, "other": plate_term(other)})
        case _:
            assert_never(action)


def _describe_moved(action: Moved) -> Message:
    match action:
        case act.Place(hourglass=hourglass, space=space):
            return Message("do-place", {"hourglass": hourglass_term(hourglass), "space": space_term(space)})
        case act.Lift(hourglass=hourglass):
            return Message("do-lift", {"hourglass": hourglass_term(hourglass)})
        case act.WindowDone(window=window):
            return Message("do-window-done", {"window": window})
        case act.LidClose():
            return Message("do-close-lid")
        case _:
            assert_never(action)


# Guests


def _describe_hosted(action: Hosted) -> Message:
    window = action.window
    match action:
        case act.HostWelcome():
            return Message("do-welcome", {"window": window})
        case act.HostSuggest(orders=orders):
            return Message("do-suggest", {"window": window, "orders": order_list(orders)})
        case act.HostPropose(orders=orders):
            return Message("do-propose", {"window": window, "orders": order_list(orders)})
        case act.AssignTiles(tiles=tiles):
            params = numbered(t=[tile_term(laid.tile) for laid in tiles], o=[order_term(laid.order) for laid in tiles])
            return Message(f"do-assign-{len(tiles)}", params | {"window": window})
        case _:
            assert_never(action)


def _describe_waited(action: Waited) -> Message:
    window, order, enhanced = action.window, order_term(action.order), int(action.enhanced)
    if isinstance(action, act.WaiterTake):
        plates = plate_list(action.plates)
        return Message("do-take-order", {"window": window, "order": order, "plates": plates, "enhanced": enhanced})
    return Message("do-serve", {"window": window, "order": order, "enhanced": enhanced})


# Food


def _describe_stored(action: Stored) -> Message:
    """The Storekeeper names the storeroom."""
    window, good, plate = action.window, good_term(action.kind), plate_term(action.plate)
    taken = isinstance(action, act.TakeIngredient)
    if action.room is None:
        return Message(
            "do-take-ingredient" if taken else "do-put-back", {"window": window, "good": good, "plate": plate}
        )
    return Message(
        "do-take-ingredient-from" if taken else "do-put-back-into",
        {"window": window, "good": good, "plate": plate, "area": area_term(action.room)},
    )


def _describe_spiced(action: Spiced) -> Message:
    window = action.window
    match action:
        case act.SpiceDraw(grip=None):
            return Message("do-draw-master", {"window": window})
        case act.SpiceDraw(grip=act.LARGE):
            return Message("do-draw-large", {"window": window})
        case act.SpiceDraw():
            return Message("do-draw-small", {"window": window})
        case act.SpicePlace(cube=colour, plate=plate):
            good = good_term(cube(colour))
            return Message("do-place-cube", {"window": window, "good": good, "plate": plate_term(plate)})
        case act.SpiceAside(cube=colour):
            return Message("do-set-aside", {"window": window, "good": good_term(cube(colour))})
        case act.BagRelease():
            return Message("do-release-bag", {"window": window})
        case _:
            raise AssertionError(action)


def _describe_cooked(action: Cooked) -> Message:
    window, enhanced = action.window, int(action.enhanced)
    match action:
        case act.StoveCook(plate=plate):
            return Message("do-cook", {"window": window, "plate": plate_term(plate), "enhanced": enhanced})
        case act.FridgeChill(plate=plate):
            return Message("do-chill", {"window": window, "plate": plate_term(plate), "enhanced": enhanced})
        case act.SinkWash(plates=plates):
            return Message("do-wash", {"window": window, "plates": plate_list(plates), "enhanced": enhanced})
        case _:
            assert_never(action)


def _describe_iced(action: Iced) -> Message:
    window = action.window
    if isinstance(action, act.LidOpen):
        return Message("do-open-lid", {"window": window})
    good = good_term(scoop(action.flavour))
    match action:
        case act.TakeScoop(plate=plate, enhanced=enhanced):
            params: dict[str, Param] = {"window": window, "good": good, "plate": plate_term(plate)}
            return Message("do-take-scoop", params | {"enhanced": int(enhanced)})
        case act.PutBackScoop(plate=plate):
            return Message("do-put-back-scoop", {"window": window, "good": good, "plate": plate_term(plate)})
        case act.StockScoop():
            return Message("do-stock", {"window": window, "good": good})
        case _:
            assert_never(action)


# Money


def _describe_bought(action: Bought) -> Message:
    params: dict[str, Param] = {"window": action.window, "enhanced": int(action.enhanced)}
    match action:
        case act.BuyIngredients(kind=kind, split=split):
            bought: dict[str, Param] = {"count": sum(split), "good": good_term(kind), "rooms": rooms_filled(split)}
            return Message("do-buy-ingredients", params | bought)
        case act.BuySpices(colours=colours):
            return Message(f"do-buy-spices-{len(set(colours))}", params | pieces(cube(colour) for colour in colours))
        case act.BuyScoops(flavours=flavours):
            return Message(
                f"do-buy-scoops-{len(set(flavours))}", params | pieces(scoop(flavour) for flavour in flavours)
            )
        case _:
            assert_never(action)


def _describe_office(action: Office) -> Message:
    window = action.window
    match action:
        case act.OfficeUpgrade(upgrade=upgrade):
            cost = UPGRADE_COST[UPGRADE_INDEX[upgrade]]
            return Message("do-upgrade", {"window": window, "upgrade": upgrade_term(upgrade), "count": cost})
        case act.OfficeRehire(hourglass=hourglass):
            return Message("do-rehire", {"window": window, "hourglass": hourglass_term(hourglass)})
        case act.OfficeRepair(space=space):
            return Message("do-repair", {"window": window, "space": space_term(space), "count": REPAIR_COST})
        case _:
            assert_never(action)
