"""How a war ends: somebody buys, nobody may buy today, or the card is free for everybody."""

from atable.games.rival_restaurants.content.cards import INGREDIENTS, LOCATIONS
from atable.games.rival_restaurants.events import WarEnded, WarWon
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.shop.contests import close, leave
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import owner, spend
from atable.kernel.events import Event


def those_in(war: War) -> list[int]:
    """Places in `figures` of those who are not out."""
    return [index for index, inside in enumerate(war.inside) if inside]


def buy_in_war(
    state: RivalState, frame: Market, war: War, index: int, price: int, garbage: int, events: list[Event]
) -> None:
    """RR-138, RR-147: the winner pays, and takes the garbage together with the ingredient."""
    figure = war.figures[index]
    seat = owner(state, figure)
    kind = state.counters[war.market][war.slot - 1]
    frame.wars.remove(war)
    state.counters[war.market][war.slot - 1] = NOTHING  # RR-097
    spend(state, seat, price)
    state.restaurants[seat].garbage += garbage
    commitment.gain(state, seat, kind)
    events.append(WarWon(seat, figure, LOCATIONS[war.market], war.slot, INGREDIENTS[kind], price, garbage))


def free_for_all(frame: Market, war: War, events: list[Event]) -> None:
    """RR-154."""
    frame.wars.remove(war)
    events.append(WarEnded(LOCATIONS[war.market], war.slot, False))


def closed_today(frame: Market, war: War, events: list[Event]) -> None:
    """RR-141, RR-159."""
    frame.wars.remove(war)
    close(frame, war.market, war.slot)
    events.append(WarEnded(LOCATIONS[war.market], war.slot, True))


def knock_out(state: RivalState, war: War, index: int, hit: list[int], events: list[Event]) -> None:
    """Going, Going, Mine! of the participant `index`: the figures hit are out; `wars.settle` comes next.

    As last one left its player buys at the own minimum, whatever was offered before.
    """
    for other in those_in(war):
        if war.figures[other] in hit:
            leave(state, war, other, "card", events)
    if those_in(war) == [index]:
        war.money[index] = min(war.money[index], war.least[index])
        war.garbage[index] = 0
