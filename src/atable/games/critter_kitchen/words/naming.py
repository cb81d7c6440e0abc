"""The names of players and content, as messages speak of them."""

from collections.abc import Iterable

from atable.games.critter_kitchen.state import AUTOMA
from atable.kernel.messages import Player, Several, Term
from atable.kernel.seats import Seat


def who(seat: Seat) -> Player | Term:
    """A player, or McDogald's, whose name has the forms of a player's."""
    return Term("mcdogalds") if seat == AUTOMA else Player(seat)


def kitchens(seats: Iterable[Seat]) -> Several:
    return Several(tuple(who(seat) for seat in seats))


def item_term(item: str) -> Term:
    return Term(f"item-{item}")


def item_list(items: Iterable[str]) -> Several:
    return Several(tuple(item_term(item) for item in items))


def chef_term(chef: str) -> Term:
    return Term(f"chef-{chef}")


def location_term(location: str) -> Term:
    return Term(f"location-{location}")


def challenge_term(challenge: str) -> Term:
    return Term(f"challenge-{challenge}")


def type_term(of_type: str) -> Term:
    """An ingredient type, or its course."""
    return Term(f"type-{of_type}")


def icon_term(icon: str) -> Term:
    return Term(f"icon-{icon}")


def rumor_term(card: str) -> Term:
    return Term(f"rumor-{card}")


def zous_term(card: str) -> Term:
    return Term(f"zous-{card}")


def restaurateur_term(card: str) -> Term:
    return Term(f"restaurateur-{card}")


def wish_list(wishes: Iterable[str]) -> Several:
    return Several(tuple(Term(f"wish-{wish}") for wish in wishes))
