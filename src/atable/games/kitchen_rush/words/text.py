"""The kitchen as text: what a seat sees, drawn for a terminal.

A drawing is a list of blocks, which the client lays side by side where they fit: the round and the Objective, the
Orders on the board, the areas with their hourglasses and stocks, and the mats. Styles are written as `[bold]C[/]`; a
mark always says the same as a style.
"""

from collections.abc import Sequence

from atable.games.kitchen_rush.actions import RushAction, WaiterTake
from atable.games.kitchen_rush.content.cards import (
    DISH_CHILL,
    DISH_COOK,
    DISH_NEEDS,
    DISH_SIZE,
    GOOD_NAMES,
    ORDER_COINS,
    ORDER_INDEX,
    ORDER_PRESTIGE,
    ORDER_TIER,
    PARTS,
    SIZES,
    TIERS,
    TILE_COINS,
    TILE_INDEX,
    TILE_NEEDS,
    TILE_PRESTIGE,
)
from atable.games.kitchen_rush.table.house import ROUNDS
from atable.games.kitchen_rush.views import RushView
from atable.games.kitchen_rush.views.parts import HeldView, ObjectiveView, OrderSpaceView, PlateView, SeatView
from atable.games.kitchen_rush.words.board_text import board
from atable.games.kitchen_rush.words.card_text import printed
from atable.games.kitchen_rush.words.layout import clock_face, goods_text, load_text, name_of
from atable.games.kitchen_rush.words.naming import bonus_list, event_term, order_term, plate_term, tile_term
from atable.kernel.layout import DOT, Say, listed, titled, whole, wrapped
from atable.kernel.messages import Message, Term


def draw(view: RushView, legal: Sequence[RushAction], say: Say) -> list[str]:
    """The table as this seat sees it."""
    blocks = ["\n".join([_head(view, say), *_wanted(view, say), *_in_force(view, say)])]
    if view.phase != "over":
        blocks.append(_orders(view, legal, say))
        blocks.append(board(view, legal, say))
    blocks.append("\n".join(_mat(view, seat, say) for seat in view.seats))
    return blocks


def details(view: RushView, say: Say) -> list[str]:
    """What is printed on cards, what lies on piles, what counts at the end."""
    return ["\n".join(wrapped(line) for line in printed(view, say))]


def fleeting(view: RushView) -> bool:
    """Nothing is shown here that must not stay on the screen of its reader."""
    return False


# The round and the Objective


def _head(view: RushView, say: Say) -> str:
    parts = [say(Message("title-round", {"round": view.round, "rounds": ROUNDS})), say(Message(f"phase-{view.phase}"))]
    if view.clock.clock_ms is not None:
        now, last = clock_face(view.clock.clock_ms), clock_face(view.rates.round_ms)
        parts.append(say(Message("title-clock", {"clock": now, "last": last})))
    lead = say(Message("title-lead", {"name": name_of(view.lead, say)}))
    return f"[bold]{DOT.join(parts)}[/]   {lead}"


def _wanted(view: RushView, say: Say) -> list[str]:
    """The Objective and how far the team is with it."""
    goal = view.objective
    title = say(
        Message("title-objective", {"objective": Term(f"objective-{goal.id}"), "level": Term(f"level-{goal.level}")})
    )
    parts = [
        whole(say(Message("goal-served", {"have": len(view.tally.served), "need": goal.served}))),
        whole(say(Message("goal-coins", {"have": view.coins, "need": goal.coins}))),
        whole(say(Message("goal-prestige", {"have": view.prestige, "need": goal.prestige}))),
    ]
    if goal.ice:
        parts.append(whole(say(Message("goal-ice", {"have": len(view.tally.ice_served), "need": goal.ice}))))
    if view.thresholds_left:
        parts.append(say(Message("title-next-bonus", {"points": view.thresholds_left[0]})))
    return [titled(title, DOT.join([*parts, *_condition(goal, say)]))]


def _condition(goal: ObjectiveView, say: Say) -> list[str]:
    """KR-215."""
    if goal.condition is None:
        return []
    condition = say(Message(f"condition-{goal.condition}", {"count": goal.x}))
    return [say(Message("goal-condition", {"condition": condition, "have": goal.have}))]


def _in_force(view: RushView, say: Say) -> list[str]:
    """The Event of the round and the bonuses that were kept."""
    lines: list[str] = []
    if view.event is not None:
        printed_on = say(Message("print-event", {"event": event_term(view.event)}))
        lines.append(titled(say(Message("title-event")), printed_on))
    if view.bonuses:
        names = [say(Message(f"bonus-{bonus}")) for bonus in view.bonuses]
        lines.append(titled(say(Message("title-bonuses")), listed(whole(name) for name in names)))
    if view.choosing is not None and view.choosing.what == "bonus":
        offered = say(Message("event-bonus-offered", {"bonuses": bonus_list(view.choosing.among)}))
        lines.append(wrapped(offered))
    return lines


# Orders


def _orders(view: RushView, legal: Sequence[RushAction], say: Say) -> str:
    """`>`: this one may be taken now."""
    open_to = {action.order for action in legal if isinstance(action, WaiterTake)}
    return "\n".join(_order(number, space, open_to, say) for number, space in enumerate(view.board, start=1))


def _order(number: int, space: OrderSpaceView, open_to: set[str], say: Say) -> str:
    if space.order is None:
        return f" {number} -"
    title = say(Message("title-order", {"number": number, "order": order_term(space.order)}))
    waiting = [whole(say(Message("title-waiting")))] if space.waiting else []
    mark = ">" if space.order in open_to else " "
    return titled(title, DOT.join([*waiting, *_card(space.order, space.tile, say)]), mark)


def _card(name: str, tile: str | None, say: Say) -> list[str]:
    """KR-054: what the guests pay, and what each dish needs."""
    order = ORDER_INDEX[name]
    tier = whole(say(Message(f"tier-{TIERS[ORDER_TIER[order]]}")))
    reward = say(Message("reward", {"coins": ORDER_COINS[order], "prestige": ORDER_PRESTIGE[order]}))
    parts = [tier, whole(reward), *(_dish(order, dish, say) for dish in range(PARTS[order]))]
    return parts if tile is None else [*parts, _ice(tile, say)]


def _dish(order: int, dish: int, say: Say) -> str:
    size = say(Message(f"size-{SIZES[DISH_SIZE[order][dish]]}"))
    return say(Message("title-dish", {"size": whole(size), "load": _wants(order, dish, say)}))


def _wants(order: int, dish: int, say: Say) -> str:
    return load_text(_goods(DISH_NEEDS[order][dish]), DISH_COOK[order][dish], DISH_CHILL[order][dish], say)


def _goods(load: list[int]) -> dict[str, int]:
    return {GOOD_NAMES[good]: count for good, count in enumerate(load) if count}


def _ice(tile: str, say: Say) -> str:
    """KC-050."""
    number = TILE_INDEX[tile]
    reward = say(Message("reward", {"coins": TILE_COINS[number], "prestige": TILE_PRESTIGE[number]}))
    load = load_text(_goods(TILE_NEEDS[number]), 0, 0, say)
    return say(Message("title-ice", {"tile": tile_term(tile), "pay": whole(reward), "load": load}))


# Mats


def _mat(view: RushView, seat: SeatView, say: Say) -> str:
    """`✓`: ready. Then every part of every Order, on its plate or without one."""
    color = say(Message(f"color-{seat.color}"))
    title = say(Message("title-seat", {"name": name_of(seat.seat, say), "color": color}))
    mark = "✓" if seat.ready else " "
    parts = [whole(say(Message("title-away")))] if seat.away else []
    if not seat.held:
        parts.append(whole(say(Message("title-no-orders"))))
    lines = [titled(title, DOT.join(parts), mark)]
    for held in seat.held:
        tiles = 0 if held.tile is None else 1
        lines += [_part(seat, held, part, say) for part in range(1, PARTS[ORDER_INDEX[held.order]] + tiles + 1)]
    return "\n".join(lines)


def _part(seat: SeatView, held: HeldView, part: int, say: Say) -> str:
    plates = [plate for plate in seat.plates if plate.order == held.order and plate.part == part]
    label = say(Message("title-no-plate"))
    if plates:
        label = say(Message("title-plate", {"plate": plate_term(plates[0].id)}))
    title = say(Message("title-part", {"plate": label, "order": order_term(held.order), "part": part}))
    order = ORDER_INDEX[held.order]
    if part <= PARTS[order]:
        wants = _wants(order, part - 1, say)
    else:
        assert held.tile is not None
        wants = load_text(_goods(TILE_NEEDS[TILE_INDEX[held.tile]]), 0, 0, say)
    texts = [_on_plate(plate, say) for plate in plates] + [say(Message("title-wants", {"load": wants}))]
    return titled(title, DOT.join(texts), "   ")


def _on_plate(plate: PlateView, say: Say) -> str:
    """A guided kitchen says what is missing, and when it is right (KR-236)."""
    load = say(Message("title-has", {"load": load_text(plate.goods, plate.line, plate.column, say)}))
    if plate.correct:
        return f"{load}{DOT}{whole(say(Message('title-correct')))}"
    missing = _missing(plate, say)
    return f"{load}{DOT}{say(Message('title-missing', {'missing': listed(missing)}))}" if missing else load


def _missing(plate: PlateView, say: Say) -> list[str]:
    if plate.missing is None or plate.cook_left is None or plate.chill_left is None:
        return []
    texts = [goods_text({good: count}, say) for good, count in plate.missing.items() if count]
    if plate.cook_left > 0:
        texts.append(say(Message("title-cooking", {"count": plate.cook_left})))
    if plate.chill_left > 0:
        texts.append(say(Message("title-chilling", {"count": plate.chill_left})))
    return texts
