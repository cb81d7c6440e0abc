"""Headings over the actions of a long list, from the widest to the narrowest."""

from atable.games.kitchen_rush import actions as act
from atable.games.kitchen_rush.words.naming import hourglass_term, plate_term
from atable.kernel.messages import Message

Placing = act.TakeIngredient | act.SpicePlace | act.TakeScoop
PuttingBack = act.PutBackIngredient | act.PutBackScoop
Serving = act.WaiterTake | act.WaiterServe | act.HostWelcome | act.AssignTiles
Cooking = act.StoveCook | act.FridgeChill | act.SpiceDraw | act.SpiceAside | act.BagRelease
Storing = act.LidOpen | act.StockScoop
Office = act.OfficeUpgrade | act.OfficeRehire | act.OfficeRepair
Plain = Serving | Cooking | Storing | Office | act.WindowDone


def group(action: act.RushAction) -> tuple[Message, ...]:
    """Where an action stands in a long list of choices."""
    match action:
        case act.Place(hourglass=hourglass):
            return (Message("group-place"), Message("group-place-one", {"hourglass": hourglass_term(hourglass)}))
        case act.TrashToken():
            return (Message("group-trash"),)
        case act.SwapPlate():
            return (Message("group-swap"),)
        case act.FetchPlate():
            return (Message("group-fetch"),)
        case _ if isinstance(action, Plain):
            return (_window(action.window),)
        case _ if isinstance(action, Placing):
            return (_window(action.window), Message("group-plate", {"plate": plate_term(action.plate)}))
        case _ if isinstance(action, PuttingBack):
            return (_window(action.window), Message("group-put-back"))
        case _:
            return _group_many(action)


def _window(number: int) -> Message:
    return Message("group-window", {"window": number})


def _group_many(action: act.RushAction) -> tuple[Message, ...]:
    """What an area allows in many ways."""
    match action:
        case act.HostSuggest(window=window):
            return (_window(window), Message("group-suggest"))
        case act.HostPropose(window=window):
            return (_window(window), Message("group-propose"))
        case act.BuyIngredients(window=window):
            return (_window(window), Message("group-buy-ingredients"))
        case act.BuySpices(window=window):
            return (_window(window), Message("group-buy-spices"))
        case act.BuyScoops(window=window):
            return (_window(window), Message("group-buy-scoops"))
        case act.SinkWash(window=window):
            return (_window(window), Message("group-wash"))
        case _:
            return ()
