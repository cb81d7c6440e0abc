"""Buy & Barter: how it starts and ends, and who may do what meanwhile. The mechanisms are those of `shop`.

Live is one step under one clock (`buying.live`); without a clock it goes step by step (`buying.steps`).
"""

from typing import Final

from atable.games.rival_restaurants.abilities import chefs, permanent
from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    DisposeGarbage,
    Exempt,
    PlayCard,
    SellChocolate,
    StopPower,
    UseStroganov,
)
from atable.games.rival_restaurants.content.cards import ANTOINE, LOVEHANDLES, MARKETS
from atable.games.rival_restaurants.events import (
    CardDrawn,
    GarbageGiven,
    GarbageTaken,
    IngredientFound,
    IngredientTaken,
    MarketClosed,
    MoneyGained,
    MoneyGiven,
    RecipesSwapped,
)
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.phases.buying import barter, live, steps
from atable.games.rival_restaurants.shop import contests, trades, wars
from atable.games.rival_restaurants.shop.exchange import on_received
from atable.games.rival_restaurants.shop.refusals import check_purchase
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import go_home, go_to, order_of
from atable.kernel.actions import Action
from atable.kernel.clocks import Clock
from atable.kernel.events import Event
from atable.kernel.offers import OfferBook
from atable.kernel.phases import top
from atable.kernel.seats import Seat

PURCHASES: Final = (BuyCounter, BuyShelf, BuyPair, BuyUpgrade, BuyActionCard, DisposeGarbage, SellChocolate)


def start_market(state: RivalState, events: list[Event]) -> None:
    """RR-414, RR-416, RR-430: with a clock only in live play."""
    with_clock = state.options.pace == "live" and state.options.bb_seconds > 0 and not state.options.variant_amateur
    nobody = [NOTHING] * len(state.figures)
    frame = Market(
        step="live" if with_clock else "open",
        clock=Clock(0, None),
        ends=state.options.bb_seconds * 1000 if with_clock else NOTHING,
        claims=nobody,
        decisions=nobody.copy(),
        wars=[],
        closed=[0] * MARKETS,
        requests=[],
        book=OfferBook([]),
        done=[False] * state.seats,
        queues=[],
        passed=[False] * len(state.figures),
        askers=[] if with_clock else order_of(state),
        offers_left=0,
        spared=[figure.spares for figure in state.figures],
    )
    state.phase = "buy_barter"
    state.stack = [frame]
    contests.open_contests(state, frame, events)


def pending(state: RivalState) -> list[Seat]:
    frame = top(state, Market)
    return [] if frame.step == "live" else steps.pending(state, frame)


def may_act(state: RivalState) -> list[Seat]:
    frame = top(state, Market)
    if state.options.pace == "simulation":
        return steps.able(state, frame)
    return list(range(state.seats))


def legal(state: RivalState, seat: Seat) -> list[Action]:
    """Of the offers, which are open-ended, none is listed; of bids and exemptions some."""
    frame = top(state, Market)
    if frame.step == "live":
        return live.legal(state, frame, seat) + barter.legal(state, frame, seat)
    actions = steps.legal(state, frame, seat)
    return actions if state.options.pace == "simulation" else actions + barter.legal(state, frame, seat)


# The judge


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, Market)
    if isinstance(action, barter.Barter):
        barter.check(state, frame, seat, action)
    elif isinstance(action, PlayCard | UseStroganov | StopPower | Exempt):
        _check_play(state, frame, seat, action)
    elif isinstance(action, PURCHASES):
        if frame.step == "live":
            live.check_may_buy(frame, seat, action.figure)
        else:
            steps.check_turn(state, frame, seat, action.figure)
        check_purchase(state, frame, seat, action)
    elif frame.step == "live":
        live.check(state, frame, seat, action)
    else:
        steps.check(state, frame, seat, action)


def _check_play(
    state: RivalState, frame: Market, seat: Seat, action: PlayCard | UseStroganov | StopPower | Exempt
) -> None:
    """RR-421: when one may play; exemptions are possible at any moment (RR-293)."""
    if isinstance(action, Exempt):
        permanent.check(state, seat, action)
        return
    if frame.step == "live":
        live.check_not_done(frame, seat)
    else:
        steps.check_may_play(state, frame, seat)
    if isinstance(action, PlayCard):
        playing.check(state, seat, action, "bb")
    elif isinstance(action, UseStroganov):
        chefs.check_stroganov(state, seat, action)
    else:
        permanent.check(state, seat, action)


# What is done


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Market)
    if isinstance(action, barter.Barter):
        barter.play(state, frame, seat, action, events)
    elif isinstance(action, PlayCard):
        playing.play(state, seat, action, events)
    elif isinstance(action, UseStroganov):
        chefs.use_stroganov(state, seat, action, events)
    elif isinstance(action, StopPower | Exempt):
        permanent.use(state, seat, action, events)
    elif frame.step == "live":
        live.play(state, frame, seat, action, events)
    else:
        steps.play(state, frame, seat, action, events)


def step(state: RivalState, events: list[Event]) -> bool:
    """What follows by itself from money, members and offers that have changed; then the next step."""
    frame = top(state, Market)
    if frame.step == "queues":
        _lift_passes(state, frame, events)
    _redetermine(state, frame, events)
    if frame.wars:
        wars.settle(state, frame, events)
    if frame.book.standing:
        trades.prune(state, frame, events)
    moved = live.step(state, frame, events) if frame.step == "live" else steps.step(state, frame, events)
    if frame.step == "over":
        close_market(state, frame, events)
    return moved


def _lift_passes(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-419: whoever has received money or an item by an effect may buy again."""
    for event in events:
        if isinstance(event, MoneyGiven | GarbageGiven):
            on_received(frame, state, event.to)
        elif isinstance(event, MoneyGained | IngredientTaken | IngredientFound | CardDrawn | GarbageTaken):
            on_received(frame, state, event.seat)
        elif isinstance(event, RecipesSwapped):
            on_received(frame, state, event.seat)
            on_received(frame, state, event.other)


def _redetermine(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-293, RR-337: Lovehandles' block or Antoine's surcharge was lifted for somebody, or is back."""
    for number, figure in enumerate(state.figures):
        before = frame.spared[number]
        if figure.spares != before:
            frame.spared[number] = figure.spares
            if figure.chef == LOVEHANDLES:
                contests.block_changed(state, frame, number, before, events)
            elif figure.chef == ANTOINE:
                contests.surcharge_changed(state, frame, number, before)


def close_market(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-103, RR-175."""
    trades.expire_all(frame, events)
    for figure in state.figures:
        go_home(figure)
    for restaurant in state.restaurants:
        restaurant.cheaper = False  # Happy Hour lasts until the end of the phase
    events.append(MarketClosed())
    go_to(state, "declaring")


def tick(state: RivalState, events: list[Event]) -> None:
    """While something lies above the market, its clock stands still (RR-182): nobody asks then."""
    frame = top(state, Market)
    if frame.step == "live":
        live.tick(state, frame, events)


def next_deadline(state: RivalState) -> int | None:
    frame = top(state, Market)
    return live.next_deadline(frame) if frame.step == "live" else None
