"""The board as lines of text: areas with their spaces and stocks, hourglasses, open windows."""

from collections.abc import Sequence
from typing import Final

from atable.games.kitchen_rush.actions import Place, RushAction
from atable.games.kitchen_rush.content.cards import (
    AREAS,
    SPACE_AREA,
    SPACE_INDEX,
    SPACES_OF,
    SPECIALIST_AREA,
    SPECIALIST_INDEX,
    STORE_A,
    STORE_C,
    UPGRADE_COST,
    UPGRADE_INDEX,
)
from atable.games.kitchen_rush.views import RushView
from atable.games.kitchen_rush.views.parts import BagView, FreezerView, HourglassView, SpaceView, WindowView
from atable.games.kitchen_rush.words.layout import clock_face, coins, goods_text, name_of, plates_text
from atable.games.kitchen_rush.words.naming import cube, hourglass_term, pieces, scoop, specialist_term, upgrade_term
from atable.kernel.layout import DOT, NO_BREAK, Say, listed, titled, whole
from atable.kernel.messages import Message

ROOMS: Final = AREAS[STORE_A : STORE_C + 1]


def board(view: RushView, legal: Sequence[RushAction], say: Say) -> str:
    """`>`: an hourglass may be placed in this area now."""
    open_to = {SPACE_AREA[SPACE_INDEX[action.space]] for action in legal if isinstance(action, Place)}
    lines: list[str] = []
    for number, area in enumerate(AREAS):
        spaces = [space for space in view.spaces if SPACE_INDEX[space.id] in SPACES_OF[number]]
        if spaces:
            parts = [_spaces(view, spaces, say), *_specialist(view, number, say), *_stock(view, area, say)]
            lines.append(titled(say(Message(f"area-{area}")), DOT.join(parts), ">" if number in open_to else " "))
    lines.append(titled(say(Message("title-cupboard")), plates_text(view.cupboard, say), " "))
    return "\n".join([*lines, *_off_the_board(view, say), *(_window(view, window, say) for window in view.windows)])


# Areas


def _spaces(view: RushView, spaces: list[SpaceView], say: Say) -> str:
    """By their numbers within the area."""
    return listed(f"{space.id[-1]}{NO_BREAK}{_on_space(view, space, say)}" for space in spaces)


def _on_space(view: RushView, space: SpaceView, say: Say) -> str:
    if space.tile is not None:
        return whole(say(Message(f"tile-{space.tile}")))
    there = [glass for glass in view.hourglasses if glass.id in space.hourglasses]
    return " + ".join(_standing(glass, say) for glass in there) or whole(say(Message("title-free")))


def _standing(glass: HourglassView, say: Say) -> str:
    """With the reading of the clock at which its sand has run out."""
    assert glass.reading is not None
    until = clock_face(glass.reading)
    return whole(say(Message("title-standing", {"hourglass": hourglass_term(glass.id), "until": until})))


def _specialist(view: RushView, area: int, say: Say) -> list[str]:
    """KC-117: the enhanced action that is left in this area; one tile serves all storerooms."""
    place = area
    if AREAS[area] in ROOMS:
        if not view.storerooms[area - STORE_A].active:
            return []
        place = STORE_A
    return [
        whole(say(Message("title-enhanced", {"specialist": specialist_term(card.id)})))
        for card in view.specialists
        if SPECIALIST_AREA[SPECIALIST_INDEX[card.id]] == place and not card.used
    ]


def _stock(view: RushView, area: str, say: Say) -> list[str]:
    """What lies there."""
    if area in ROOMS:
        room = view.storerooms[ROOMS.index(area)]
        return [goods_text(room.goods, say) if room.active else whole(say(Message("title-closed-room")))]
    if area == "spices":
        return _bag(view.bag, say)
    if area == "market":
        return [whole(say(Message("title-price", {"count": view.rates.market_cost})))]
    if area == "sink":
        return [say(Message("title-dirty", {"plates": plates_text(view.sink, say)}))]
    if area == "office":
        return [coins(view.coins, say), *(_upgrade(upgrade, say) for upgrade in view.upgrades_shown)]
    return _freezer(view.freezer, say) if area == "freezer" and view.freezer is not None else []


def _upgrade(upgrade: str, say: Say) -> str:
    cost = UPGRADE_COST[UPGRADE_INDEX[upgrade]]
    return whole(say(Message("title-upgrade", {"upgrade": upgrade_term(upgrade), "count": cost})))


def _bag(bag: BagView, say: Say) -> list[str]:
    """KR-135: nobody looks into it in a strict kitchen, but the Spice Master."""
    parts = [whole(say(Message("title-bag-unseen")))]
    if bag.cubes is not None:
        parts = [say(Message("title-bag", {"goods": _cubes(bag.cubes, say)}))]
    if bag.holder is not None:
        parts.append(whole(say(Message("title-bag-holder", {"name": name_of(bag.holder, say)}))))
    if bag.hand:
        parts.append(say(Message("title-bag-hand", {"goods": _cubes(bag.hand, say)})))
    if bag.aside:
        parts.append(say(Message("title-bag-aside", {"goods": _cubes(bag.aside, say)})))
    return parts


def _cubes(cubes: dict[str, int], say: Say) -> str:
    return goods_text({cube(colour): count for colour, count in cubes.items()}, say)


def _freezer(freezer: FreezerView, say: Say) -> list[str]:
    lid = say(Message("title-lid-open" if freezer.lid_open else "title-lid-closed"))
    return [goods_text({scoop(flavour): count for flavour, count in freezer.scoops.items()}, say), whole(lid)]


# Hourglasses off the board, and open windows


def _off_the_board(view: RushView, say: Say) -> list[str]:
    idle = [whole(say(Message(f"hourglass-{glass.id}"))) for glass in view.hourglasses if glass.where == "idle"]
    unpaid = [glass for glass in view.hourglasses if glass.where == "office"]
    lines = [titled(say(Message("title-idle")), listed(idle), " ")]
    if unpaid:
        debts = [
            whole(say(Message("title-debt", {"hourglass": hourglass_term(glass.id), "count": glass.debt})))
            for glass in unpaid
        ]
        lines.append(titled(say(Message("title-unpaid")), listed(debts), " "))
    return lines


def _window(view: RushView, window: WindowView, say: Say) -> str:
    """KR-086: whose it is, where, and what is still to be put away (KC-110)."""
    parts = [name_of(window.seat, say), whole(say(Message(f"space-{window.space}")))]
    parts.append(whole(say(Message(f"hourglass-{window.hourglass}"))))
    left = [scoop(flavour) for flavour, count in window.scoops.items() for _ in range(count)]
    if left:
        named = say(Message(f"pieces-{len(set(left))}", pieces(left)))
        parts.append(say(Message("title-to-stock", {"pieces": named})))
    return titled(say(Message("title-window", {"window": window.number})), DOT.join(parts), " ")
