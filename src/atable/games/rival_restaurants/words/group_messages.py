"""Headings over the actions of a long list, from the widest to the narrowest."""

from atable.games.rival_restaurants import actions as act
from atable.games.rival_restaurants.words.naming import (
    card_term,
    chef_number,
    location_term,
    recipe_list,
    upgrade_term,
    who,
)
from atable.kernel.messages import Message

Bought = act.BuyCounter | act.BuyShelf | act.BuyPair


def group(action: act.RivalAction) -> tuple[Message, ...]:
    """Where an action stands in a long list of choices."""
    match action:
        case act.SetWheel(figure=figure, location=location):
            wheel = Message("group-wheel", {"figure": chef_number(figure)})
            return (wheel, Message("group-location", {"location": location_term(location)}))
        case act.ChooseSpot(figure=figure):
            return (Message("group-spot", {"figure": chef_number(figure)}),)
        case act.Relocate(location=location):
            return (Message("group-location", {"location": location_term(location)}),)
        case act.PlayCard():
            return _group_card(action)
        case act.UseKim(figure=figure):
            return (Message("group-kim", {"figure": chef_number(figure)}),)
        case act.UseFuego():
            return (Message("group-fuego"),)
        case act.UseStroganov(target=target):
            return (Message("group-stroganov", {"victim": who(target)}),)
        case act.Exempt(figure=figure):
            return (Message("group-spare", {"figure": chef_number(figure)}),)
        case act.SealBid(figure=figure) | act.OfferInWar(figure=figure):
            return (Message("group-bid", {"figure": chef_number(figure)}),)
        case _:
            return _group_shopping(action)


def _group_card(action: act.PlayCard) -> tuple[Message, ...]:
    card = card_term(action.card)
    whole = Message("group-card", {"card": card})
    if action.target is not None:
        return (whole, Message("group-card-victim", {"card": card, "victim": who(action.target)}))
    if action.location is not None:
        return (whole, Message("group-card-location", {"card": card, "location": location_term(action.location)}))
    return (whole,)


def _group_shopping(action: act.RivalAction) -> tuple[Message, ...]:
    match action:
        case _ if isinstance(action, Bought):
            return (Message("group-buy", {"figure": chef_number(action.figure)}),)
        case act.BuyUpgrade(upgrade=upgrade):
            return (Message("group-upgrades"), Message("group-upgrade", {"upgrade": upgrade_term(upgrade)}))
        case act.DisposeGarbage():
            return (Message("group-dispose"),)
        case act.SellChocolate():
            return (Message("group-chocolate"),)
        case act.AcceptOffer(offer=offer):
            return (Message("group-accept", {"offer": offer}),)
        case act.DeclareCook(plans=plans) if plans:
            return (Message("group-cook", {"recipes": recipe_list(plan.recipe for plan in plans)}),)
        case act.UseBonus(location=str(location)):
            return (Message("group-bonus", {"location": location_term(location)}),)
        case _:
            return ()
