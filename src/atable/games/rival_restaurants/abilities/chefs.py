"""The powers that chefs use deliberately, one by one (RR-299 to RR-348)."""

from atable.games.rival_restaurants.abilities.announcing import announce_power, displace
from atable.games.rival_restaurants.actions import UseAngus, UseFuego, UseKim, UseMortimer, UseStroganov
from atable.games.rival_restaurants.content.cards import (
    ANGUS,
    CHEFS,
    FUEGO,
    INGREDIENT_INDEX,
    INGREDIENTS,
    KIM,
    MARKET_OF,
    MARKETS,
    MORTIMER,
    MYSTERY_MART,
    STROGANOV,
)
from atable.games.rival_restaurants.events import IngredientDiscarded, IngredientTaken, OrdersFollowed, PowerUsed
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import (
    active_figure,
    discard,
    figures_at,
    give_garbage,
    give_money,
    owner,
    pay_bank,
    safe_zone,
)
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

KIM_COST = 100  # RR-327
FUEGO_TAX = 200  # RR-346
STROGANOV_PRICE = 100  # RR-318
OF_MORTIMER = 100  # what his targets are counted from, so that they are no targets of Kim

MoneyMoveUse = UseMortimer | UseKim | UseAngus | UseFuego


def name_of(state: RivalState, number: int) -> str:
    return CHEFS[state.figures[number].chef]


def who(state: RivalState, seat: Seat) -> int:
    """RR-297, RR-387, RR-412: what «the same chef» is for Mortimer: a chef card, or with two chefs the player."""
    return OF_MORTIMER + (seat if state.options.mode == "two_many_cooks" else state.figures[seat].chef)


def uses(state: RivalState, number: int) -> list[Action]:
    """What this Money & Move power could be used for now."""
    chef = state.figures[number].chef
    if chef == MORTIMER:
        return _mortimer(state, number)
    if chef == KIM:
        return _kim(state, number)
    if chef == ANGUS:
        return [UseAngus(victim) for victim in _angus_victims(state, number)]
    return _fuego(state, number)


def _rivals(state: RivalState, number: int) -> list[int]:
    """Figures that a power may be aimed at: other players', no NPCs (RR-367, RR-411)."""
    seat = owner(state, number)
    return [other for other, figure in enumerate(state.figures) if owner(state, other) != seat and not figure.npc]


def _mortimer(state: RivalState, number: int) -> list[Action]:
    """RR-338, RR-339."""
    seat = owner(state, number)
    if not state.restaurants[seat].garbage:
        return []
    last = state.figures[number].last_target
    return [UseMortimer(other) for other in range(state.seats) if other != seat and who(state, other) != last]


def _kim(state: RivalState, number: int) -> list[Action]:
    """RR-327 to RR-332."""
    kim = state.figures[number]
    restaurant = state.restaurants[owner(state, number)]
    actions: list[Action] = []
    for victim in _rivals(state, number):
        figure = state.figures[victim]
        if figure.at == kim.at or figure.chef == kim.last_target or figure.banned == kim.at:
            continue
        if restaurant.money >= KIM_COST:
            actions.append(UseKim(victim))
        actions += [UseKim(victim, INGREDIENTS[kind]) for kind, count in enumerate(restaurant.stock) if count]
    return actions


def _at_taxable_market(state: RivalState, number: int) -> bool:
    at = state.figures[number].at
    return at < MARKETS and not safe_zone(state, at)  # RR-298, RR-301, RR-347


def _angus_victims(state: RivalState, number: int) -> list[int]:
    """RR-299."""
    if not _at_taxable_market(state, number):
        return []
    return [other for other in _rivals(state, number) if state.figures[other].at == state.figures[number].at]


def _fuego_victims(state: RivalState, number: int) -> list[Seat]:
    """RR-346: each rival player once (RR-411)."""
    if not _at_taxable_market(state, number):
        return []
    at = state.figures[number].at
    return sorted({owner(state, other) for other in _rivals(state, number) if state.figures[other].at == at})


def _fuego(state: RivalState, number: int) -> list[Action]:
    """RR-292: any of them; everybody first."""
    victims = _fuego_victims(state, number)
    actions: list[Action] = []
    for bits in range((1 << len(victims)) - 1, 0, -1):
        actions.append(UseFuego(tuple([seat for at, seat in enumerate(victims) if bits >> at & 1])))
    return actions


def refuse(state: RivalState, number: int, action: Action) -> None:
    """Why this use is not possible; other actions are none of ours."""
    figure = state.figures[number]
    if isinstance(action, UseMortimer) and figure.chef == MORTIMER:
        if 0 <= action.target < state.seats and who(state, action.target) == figure.last_target:
            raise IllegalAction("RR-339", "not-twice-in-a-row")
        raise IllegalAction("RR-338", "mortimer-needs-garbage-and-rival")
    if isinstance(action, UseKim) and figure.chef == KIM:
        _refuse_kim(state, number, action)
    if isinstance(action, UseAngus) and figure.chef == ANGUS:
        raise IllegalAction("RR-299" if figure.at < MARKETS else "RR-301", "angus-bans-at-his-market")
    if isinstance(action, UseFuego) and figure.chef == FUEGO:
        raise IllegalAction("RR-346" if figure.at < MARKETS else "RR-347", "fuego-taxes-at-his-market")


def _refuse_kim(state: RivalState, number: int, action: UseKim) -> None:
    if action.figure not in _rivals(state, number):
        raise IllegalAction("RR-367", "kim-forces-a-rival-chef")
    victim = state.figures[action.figure]
    if victim.chef == state.figures[number].last_target:
        raise IllegalAction("RR-329", "not-twice-in-a-row")
    if victim.at == state.figures[number].at:
        raise IllegalAction("RR-332", "already-there")
    raise IllegalAction("RR-327", "kim-pays-money-or-ingredient")


def use(state: RivalState, number: int, action: MoneyMoveUse, events: list[Event]) -> None:
    """RR-201: what it costs is paid now, and the target counts as targeted whatever happens."""
    figure = state.figures[number]
    figure.used = True
    seat = owner(state, number)
    victim = NOTHING
    ingredient: str | None = None
    if isinstance(action, UseMortimer):
        targets = [action.target]
        figure.target = who(state, action.target)
    elif isinstance(action, UseFuego):
        targets = list(action.targets)
    else:
        victim = action.figure
        targets = [owner(state, victim)]
        figure.target = state.figures[victim].chef
    if isinstance(action, UseKim):
        ingredient = action.ingredient
    events.append(
        PowerUsed(seat, CHEFS[figure.chef], tuple(targets), None if victim == NOTHING else victim, ingredient)
    )
    if isinstance(action, UseKim):
        _pay_kim(state, seat, ingredient, events)
    announce_power(state, seat, number, targets, events, victim)


def _pay_kim(state: RivalState, seat: Seat, ingredient: str | None, events: list[Event]) -> None:
    """RR-327, RR-328."""
    if ingredient is None:
        pay_bank(state, seat, KIM_COST, "kim_chi", events)
        return
    kind = INGREDIENT_INDEX[ingredient]
    commitment.lose(state, seat, kind)
    discard(state, kind)
    events.append(IngredientDiscarded(seat, ingredient, "kim_chi"))


def use_as_ordered(state: RivalState, number: int, events: list[Event]) -> bool:
    """Standing orders: Money & Move powers go by their default, which for Fuego is to tax everybody."""
    seat = owner(state, number)
    if state.orders[seat].powers != "default":
        return False
    events.append(OrdersFollowed(seat, "powers"))
    if state.figures[number].chef == FUEGO:
        use(state, number, UseFuego(tuple(_fuego_victims(state, number))), events)
        return True
    state.figures[number].used = True
    return True


# NPCs of Kitchen Squad


def npc_targets(state: RivalState, number: int) -> list[Seat]:
    """RR-364, RR-368, RR-371: the players whose Active Chef is at the market of this NPC."""
    if not _at_taxable_market(state, number):
        return []
    here = figures_at(state, state.figures[number].at)
    return [owner(state, other) for other in here if not state.figures[other].npc]


def announce_npc(state: RivalState, number: int, targets: list[Seat], events: list[Event]) -> None:
    """The other player may answer; nobody answers the own NPC (RR-365)."""
    seat = owner(state, number)
    if seat in targets:
        hit(state, seat, number, seat, NOTHING, NOTHING, events)
    others = [target for target in targets if target != seat]
    if others:
        announce_power(state, seat, number, others, events)


# What happens to a target that does not stop it


def hit(
    state: RivalState, author: Seat, number: int, target: Seat, victim: int, ingredient: int, events: list[Event]
) -> None:
    """Gardena's power is the kitchen's (`phases.kitchen`), Antoine's and Lovehandles' go on by themselves."""
    figure = state.figures[number]
    if figure.chef == MORTIMER:
        if state.restaurants[author].garbage:
            give_garbage(state, author, target, 1, "mortimer_sleazburger", events)
    elif figure.chef == KIM:
        displace(state, victim, figure.at, "kim_chi")
    elif figure.chef == ANGUS:
        chased = target if figure.npc else victim
        state.figures[chased].banned = figure.at  # RR-303
        displace(state, chased, NOTHING, "angus_khan")
    elif figure.chef == FUEGO:
        _tax(state, author, figure.npc, target, events)
    elif figure.chef == STROGANOV:
        _share(state, author, target, ingredient, events)


def _tax(state: RivalState, author: Seat, npc: bool, target: Seat, events: list[Event]) -> None:
    amount = min(FUEGO_TAX, state.restaurants[target].money)  # RR-348, RR-372
    if npc:
        pay_bank(state, target, amount, "senor_fuego", events)  # RR-371
    else:
        give_money(state, target, author, amount, "senor_fuego", events)


def _share(state: RivalState, author: Seat, target: Seat, kind: int, events: list[Event]) -> None:
    """RR-318: the exchange happens as a whole."""
    give_money(state, author, target, STROGANOV_PRICE, "general_stroganov", events)
    commitment.lose(state, target, kind)
    commitment.gain(state, author, kind)
    events.append(IngredientTaken(author, target, INGREDIENTS[kind], "general_stroganov"))


# General Stroganov, in Buy & Barter


def stroganov_uses(state: RivalState, seat: Seat) -> list[Action]:
    """RR-318 to RR-321."""
    number = active_figure(state, seat, STROGANOV)
    if number is None or state.figures[number].used or state.restaurants[seat].money < STROGANOV_PRICE:
        return []
    actions: list[Action] = []
    for target in range(state.seats):
        if target != seat:
            spare = commitment.pantry(state.restaurants[target])
            for kind, count in enumerate(spare):
                if count and MARKET_OF[kind] != MYSTERY_MART:
                    actions.append(UseStroganov(target, INGREDIENTS[kind]))
    return actions


def check_stroganov(state: RivalState, seat: Seat, action: UseStroganov) -> None:
    number = active_figure(state, seat, STROGANOV)
    if number is None:
        raise IllegalAction("RR-291", "not-your-power")
    if state.figures[number].used:
        raise IllegalAction("RR-321", "power-used-today")
    if state.restaurants[seat].money < STROGANOV_PRICE:
        raise IllegalAction("RR-009", "not-enough-money", {"price": STROGANOV_PRICE})
    kind = INGREDIENT_INDEX.get(action.ingredient, NOTHING)
    if kind != NOTHING and MARKET_OF[kind] == MYSTERY_MART:
        raise IllegalAction("RR-320", "no-mystery-for-stroganov")
    if action not in stroganov_uses(state, seat):
        raise IllegalAction("RR-319", "only-from-a-pantry")


def use_stroganov(state: RivalState, seat: Seat, action: UseStroganov, events: list[Event]) -> None:
    number = active_figure(state, seat, STROGANOV)
    assert number is not None
    state.figures[number].used = True
    events.append(PowerUsed(seat, CHEFS[STROGANOV], (action.target,), None, action.ingredient))
    announce_power(state, seat, number, [action.target], events, ingredient=INGREDIENT_INDEX[action.ingredient])
