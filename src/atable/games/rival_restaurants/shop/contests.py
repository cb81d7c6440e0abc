"""Who may have a counter card: claims and wars, from where the chefs stand (RR-075 to RR-080)."""

from typing import Final

from atable.games.rival_restaurants.actions import SHELF
from atable.games.rival_restaurants.content.cards import INGREDIENTS, LOCATIONS, MARKETS, SLOTS
from atable.games.rival_restaurants.events import ClaimEnded, LeftWar, MarketOpened, WarChanged
from atable.games.rival_restaurants.events.details import Contest
from atable.games.rival_restaurants.frames import Market, MarketStep
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.shop.prices import blocked, ingredient_price, surcharge
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import owner
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

CLAIM_MS: Final = 10_000  # RR-078
# RR-417: later nobody claims or bids any more.
CLAIM_STEPS: Final[tuple[MarketStep, ...]] = ("live", "open", "claims")


def open_contests(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-075, RR-077: when Buy & Barter starts. `wars.settle` comes next: some may not afford their war (RR-132)."""
    cards: list[tuple[int, int]] = []
    for figure in state.figures:
        if 0 <= figure.at < MARKETS and figure.spot > SHELF and (figure.at, figure.spot) not in cards:  # RR-076
            cards.append((figure.at, figure.spot))
    cards.sort()
    claims: list[Contest] = []
    wars: list[Contest] = []
    for market, slot in cards:
        figures = contenders(state, market, slot)
        if len(figures) == 1:
            _claim(state, frame, figures[0])
            claims.append(contest_of(state, market, slot, figures))
        elif figures:
            frame.wars.append(_war(state, market, slot, figures))
            wars.append(contest_of(state, market, slot, figures))
    events.append(MarketOpened(tuple(claims), tuple(wars)))


def contenders(state: RivalState, market: int, slot: int) -> list[int]:
    """RR-127, RR-336: the figures that stand on this card and may buy it, one for each player (RR-380)."""
    figures: list[int] = []
    seats: list[Seat] = []
    for number, figure in enumerate(state.figures):  # an Active Chef comes before the NPC of its player
        seat = owner(state, number)
        on_card = figure.at == market and figure.spot == slot
        if on_card and seat not in seats and not blocked(state, number, market):
            figures.append(number)
            seats.append(seat)
    return figures


def contest_of(state: RivalState, market: int, slot: int, figures: list[int]) -> Contest:
    return Contest(
        LOCATIONS[market],
        slot,
        INGREDIENTS[state.counters[market][slot - 1]],
        tuple(figures),
        tuple([owner(state, figure) for figure in figures]),
    )


def _claim(state: RivalState, frame: Market, figure: int) -> None:
    live = frame.step == "live"
    frame.claims[figure] = frame.clock.read(state.now) + CLAIM_MS if live else 0
    frame.decisions[figure] = NOTHING


def _war(state: RivalState, market: int, slot: int, figures: list[int]) -> War:
    war = War(market, slot, [], [], [], [], [], [], [])
    for figure in figures:
        _enlist(state, war, figure)
    return war


def _enlist(state: RivalState, war: War, figure: int) -> None:
    war.figures.append(figure)
    war.least.append(ingredient_price(state, figure, war.market, in_war=True))
    war.inside.append(True)
    war.money.append(NOTHING if sealed_wars(state) else 0)
    war.garbage.append(0)
    war.with_card.append(False)


# A block that was lifted, or is there again


def block_changed(state: RivalState, frame: Market, lovehandles: int, before: int, events: list[Event]) -> None:
    """RR-337: this Lovehandles spared the seats `before` (bits). `wars.settle` comes next."""
    changed = state.figures[lovehandles].spares ^ before
    market = state.figures[lovehandles].at
    for slot in range(1, SLOTS[market] + 1):
        for number, figure in enumerate(state.figures):
            if figure.at == market and figure.spot == slot and changed >> owner(state, number) & 1:
                redetermine(state, frame, market, slot, events)
                break


def redetermine(state: RivalState, frame: Market, market: int, slot: int, events: list[Event]) -> None:
    """RR-337: the block was lifted for (or is back on) somebody who stands on this card."""
    if frame.step not in CLAIM_STEPS or not on_sale(state, frame, market, slot):
        return
    war = war_for(frame, market, slot)
    if war is not None:
        _change_members(state, war, events)
        return
    figures = contenders(state, market, slot)
    holder = claimed_by(state, frame, market, slot)
    if holder != NOTHING and figures == [holder]:
        return
    if holder != NOTHING:
        frame.claims[holder] = NOTHING
        frame.decisions[holder] = NOTHING
    if len(figures) == 1:
        _claim(state, frame, figures[0])
    elif figures:
        frame.wars.append(_war(state, market, slot, figures))
        frame.wars.sort(key=_place)
    events.append(WarChanged(contest_of(state, market, slot, figures)))


def _place(war: War) -> tuple[int, int]:
    """RR-417: wars are resolved in this order."""
    return war.market, war.slot


def _change_members(state: RivalState, war: War, events: list[Event]) -> None:
    """A war that runs: who is out stays out (RR-137), standing offers stand, sealed bids are named anew."""
    for index, figure in enumerate(war.figures):
        if war.inside[index] and blocked(state, figure, war.market):
            leave(state, war, index, "blocked", events)
    seats = [owner(state, figure) for figure in war.figures]
    for figure in contenders(state, war.market, war.slot):
        if owner(state, figure) not in seats:
            _enlist(state, war, figure)
    if sealed_wars(state):
        for index in range(len(war.figures)):
            war.money[index] = NOTHING if war.inside[index] else 0
            war.with_card[index] = False
    inside = [figure for index, figure in enumerate(war.figures) if war.inside[index]]
    events.append(WarChanged(contest_of(state, war.market, war.slot, inside)))


def surcharge_changed(state: RivalState, frame: Market, antoine: int, before: int) -> None:
    """RR-128: this Antoine spared the seats `before` (bits). Sealed bids are named anew where the minimum has risen."""
    chef = state.figures[antoine]
    now = chef.spares
    for war in frame.wars:
        for index, figure in enumerate(war.figures):
            chef.spares = before
            old = surcharge(state, figure)
            chef.spares = now
            more = surcharge(state, figure) - old
            war.least[index] += more
            if more > 0 and war.inside[index] and sealed_wars(state):
                _name_anew(war, index)


def _name_anew(war: War, index: int) -> None:
    war.money[index] = NOTHING
    war.garbage[index] = 0
    war.with_card[index] = False


def leave(state: RivalState, war: War, index: int, why: str, events: list[Event]) -> None:
    """A participant is out, for good (RR-137)."""
    war.inside[index] = False
    figure = war.figures[index]
    events.append(LeftWar(owner(state, figure), figure, LOCATIONS[war.market], war.slot, why))


# Claims


def claimed_by(state: RivalState, frame: Market, market: int, slot: int) -> int:
    """The figure with a live claim on this card, or NOTHING."""
    for number, figure in enumerate(state.figures):
        if frame.claims[number] != NOTHING and figure.at == market and figure.spot == slot:
            return number
    return NOTHING


def end_claim(state: RivalState, frame: Market, figure: int, events: list[Event]) -> None:
    """RR-078: released, or its time is over."""
    frame.claims[figure] = NOTHING
    chef = state.figures[figure]
    events.append(ClaimEnded(owner(state, figure), LOCATIONS[chef.at], chef.spot))


def end_claim_by_purchase(
    state: RivalState, frame: Market, figure: int, market: int, spot: int, events: list[Event]
) -> None:
    """RR-078: this figure has bought something: the card it claims, or something else first."""
    if frame.claims[figure] == NOTHING:
        return
    chef = state.figures[figure]
    if chef.at == market and chef.spot == spot:
        frame.claims[figure] = NOTHING
    else:
        end_claim(state, frame, figure, events)


# What is for whom


def sealed_wars(state: RivalState) -> bool:
    return state.options.war_mode == "sealed"


def war_for(frame: Market, market: int, slot: int) -> War | None:
    """The open war for this card."""
    for war in frame.wars:
        if war.market == market and war.slot == slot:
            return war
    return None


def in_war(frame: Market, figure: int) -> War | None:
    """The open war in which this figure still is."""
    for war in frame.wars:
        if figure in war.figures and war.inside[war.figures.index(figure)]:
            return war
    return None


def own_war(state: RivalState, frame: Market, seat: Seat, figure: int) -> War:
    """The war in which this player's figure is, or a refusal."""
    for war in frame.wars:
        if figure in war.figures and owner(state, figure) == seat:
            if not war.inside[war.figures.index(figure)]:
                raise IllegalAction("RR-137", "out-of-this-war")
            return war
    raise IllegalAction("RR-127", "not-in-war")


def close(frame: Market, market: int, slot: int) -> None:
    """RR-141, RR-159."""
    frame.closed[market] |= 1 << slot


def on_sale(state: RivalState, frame: Market, market: int, slot: int) -> bool:
    """A card lies there, and it is not closed for the day."""
    counter = state.counters[market]
    return 1 <= slot <= len(counter) and counter[slot - 1] != NOTHING and frame.closed[market] >> slot & 1 == 0


def may_take(state: RivalState, frame: Market, figure: int, slot: int) -> bool:
    """May this figure buy the card in this slot of its own market now, if it has the money?"""
    market = state.figures[figure].at
    return (
        0 <= market < MARKETS
        and on_sale(state, frame, market, slot)
        and war_for(frame, market, slot) is None
        and claimed_by(state, frame, market, slot) in (NOTHING, figure)  # RR-077
        and not blocked(state, figure, market)  # RR-333
        and in_war(frame, figure) is None  # RR-149
    )
