"""Sealed wars from the reveal to the sale; Going, Going, Mine! may come in between."""

from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.shop import sealed
from atable.games.rival_restaurants.shop.hammer import those_in
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import owner
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def play_out(state: RivalState, frame: Market, events: list[Event], only_complete: bool) -> bool:
    """One step of the first war whose time has come; False if there is none."""
    ready = [war for war in frame.wars if sealed.revealed(war) or not only_complete or _is_complete(state, frame, war)]
    if not ready:
        return False
    hidden = [war for war in ready if not sealed.revealed(war)]
    if hidden:  # all of them before the first is settled (RR-454)
        for war in hidden:
            sealed.reveal_bids(state, frame, war, events)
        return True
    if not _play_card(state, ready[0], events):
        sealed.settle_sealed(state, frame, ready[0], events)
    return True


def _is_complete(state: RivalState, frame: Market, war: War) -> bool:
    """RR-158, RR-454: «all money» is what no other bid binds; so wars that share a player are revealed together."""
    linked = [war]
    for one in linked:
        for other in frame.wars:
            if other not in linked and not sealed.revealed(other) and _bidders(state, one) & _bidders(state, other):
                linked.append(other)
    return all(sealed.all_bid(one) for one in linked)


def _bidders(state: RivalState, war: War) -> set[Seat]:
    return {owner(state, war.figures[index]) for index in those_in(war)}


def _play_card(state: RivalState, war: War, events: list[Event]) -> bool:
    """Going, Going, Mine! against the others who are still in."""
    index = sealed.card_player(state, war)
    if index == NOTHING:
        return False
    war.with_card[index] = False
    figure = war.figures[index]
    playing.play(state, owner(state, figure), PlayCard("going_going_mine", figure=figure), events)
    return True
