"""Offers and their answers, and whether one is done: beside everything else (RR-105, RR-422, RR-423)."""

from typing import Final

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, Done, MakeOffer, NotDone, WithdrawOffer
from atable.games.rival_restaurants.events import DoneSet
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.phases.buying import steps
from atable.games.rival_restaurants.shop import trades
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

DONE: Final = Done()
NOT_DONE: Final = NotDone()

Barter = MakeOffer | AcceptOffer | DeclineOffer | WithdrawOffer | Done | NotDone


def legal(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    """Of the offers, which are open-ended, none is listed."""
    return [*trades.replies(state, frame, seat), NOT_DONE if frame.done[seat] else DONE]


def check(state: RivalState, frame: Market, seat: Seat, action: Barter) -> None:
    if isinstance(action, Done | NotDone):
        if state.options.pace == "simulation" or frame.done[seat] == isinstance(action, Done):
            raise IllegalAction("RR-105", "already-so")
        return
    if state.options.pace == "simulation":
        steps.check_barter_turn(state, frame, seat, action)
    if isinstance(action, MakeOffer):
        trades.check_offer(state, frame, seat, action)
    elif isinstance(action, AcceptOffer):
        trades.check_accept(state, frame, seat, action)
    elif isinstance(action, DeclineOffer):
        trades.check_decline(frame, seat, action)
    else:
        trades.check_withdraw(frame, seat, action)


def play(state: RivalState, frame: Market, seat: Seat, action: Barter, events: list[Event]) -> None:
    if isinstance(action, MakeOffer):
        trades.make_offer(state, frame, seat, action, events)
        steps.note_offer(frame, action)
    elif isinstance(action, AcceptOffer):
        trades.accept(state, frame, seat, action, events)
    elif isinstance(action, DeclineOffer):
        trades.decline(frame, action, events)
    elif isinstance(action, WithdrawOffer):
        trades.withdraw(frame, action, events)
    else:
        frame.done[seat] = isinstance(action, Done)
        events.append(DoneSet(seat, frame.done[seat]))


def sample(state: RivalState, frame: Market, seat: Seat, rng: Rng) -> MakeOffer | None:
    """A plausible offer or answer to one, None if it was not to be; only in its turn where offers go by turns."""
    offer = trades.sample_counter(state, frame, seat, rng) or trades.sample_offer(state, frame, seat, rng)
    if offer is not None and state.options.pace == "simulation" and not steps.may_offer(state, frame, seat, offer):
        return None
    return offer
