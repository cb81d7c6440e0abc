"""Bistro Bay as text: what a seat sees, drawn for a terminal.

A drawing is a list of blocks, which the client lays side by side where they fit: the city, the locations from left
to right, the kitchens, and what the own phase needs. Styles are written as `[bold]C[/]`; a mark always says the same
as a style.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from atable.games.critter_kitchen.actions import CritterAction, MoveChef, SendChef
from atable.games.critter_kitchen.content.cards import CAPACITY, ZOUS_INDEX, ZOUS_SPEED
from atable.games.critter_kitchen.content.items import CHEFS, ICONS
from atable.games.critter_kitchen.views import (
    ChallengeView,
    ChefView,
    CritterView,
    KitchenView,
    LocationView,
    OwnView,
    PlateView,
    ServedView,
    SoloView,
    Stack,
)
from atable.games.critter_kitchen.words.card_text import DOT, printed
from atable.games.critter_kitchen.words.naming import (
    chef_term,
    item_term,
    location_term,
    rumor_term,
    type_term,
    who,
    wish_list,
)
from atable.kernel.layout import Say, times, titled, whole, wrapped
from atable.kernel.messages import Message, Term
from atable.kernel.seats import Seat

MERCHANT: Final = "midnight_merchant"


def draw(view: CritterView, legal: Sequence[CritterAction], say: Say) -> list[str]:
    """The table as this seat sees it."""
    blocks = [
        _city(view, say),
        *([] if view.phase in ("serving", "over") else [_locations(view, legal, say)]),
        _kitchens(view, say),
        *_plates_and_meals(view, say),
    ]
    if view.own is not None:
        blocks.append("\n".join(_own(view, view.own, say)))
    if view.solo is not None:
        blocks.append("\n".join(_mcdogalds(view.solo, say)))
    return blocks


def details(view: CritterView, say: Say) -> list[str]:
    """What is printed on every card that the viewer may look at, and where the stars came from."""
    lines = [*printed(view, say), *(_sheet(kitchen, say) for kitchen in view.kitchens if kitchen.sheet)]
    if view.own is not None and view.own.orders.wishes:
        lines.append(say(Message("title-orders", {"wishes": wish_list(view.own.orders.wishes)})))
    return ["\n".join(wrapped(line) for line in lines)]


def fleeting(view: CritterView) -> bool:
    """Nothing is shown here that must not stay on the screen of its reader."""
    return False


# Words


def _name(seat: Seat, say: Say) -> str:
    return say(Message("seat-name", {"player": who(seat)}))


def _item(item: str, say: Say) -> str:
    return whole(say(Message(f"item-{item}")))


def _counted(items: Iterable[str], say: Say) -> list[str]:
    """Each once, in the order in which they lie, with how many there are if there are several."""
    held = list(items)
    return [_item(item, say) + times(held.count(item)) for item in dict.fromkeys(held)]


def _stacked(stacks: Iterable[Stack], say: Say) -> list[str]:
    return _counted([stack.item for stack in stacks for _ in range(stack.count)], say)


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "-"


# The city


def _city(view: CritterView, say: Say) -> str:
    title = say(Message("title-round", {"round": view.round, "day": view.day}))
    critic = say(Message("title-critic", {"critic": Term(f"critic-{view.critic}")}))
    lines = [f"[bold]{title}[/]   {critic}"]
    if view.challenges:
        cards = DOT.join(_challenge(view, card, say) for card in view.challenges)
        lines.append(titled(say(Message("title-challenges")), cards, ""))
    rumors = DOT.join(_rumor(view, at, say) for at in range(len(ICONS)))
    lines.append(titled(say(Message("title-rumors")), rumors, ""))
    order = _listed(whole(_name(seat, say)) for seat in view.priority)
    lines.append(titled(say(Message("title-priority")), order, ""))
    return "\n".join(lines)


def _challenge(view: CritterView, card: ChallengeView, say: Say) -> str:
    """Its types, with a star on those that McDogald's has marked (CK-333)."""
    starred = view.solo.starred.get(card.id, ()) if view.solo is not None else ()
    types = [say(Message(f"type-{of_type}")) + "*" * (of_type in starred) for of_type in card.types]
    if card.held is not None:
        types.append(whole(say(Message("title-on-hold", {"kind": type_term(card.held)}))))
    return f"{whole(say(Message(f'challenge-{card.id}')))} ({', '.join(types)})"


def _rumor(view: CritterView, at: int, say: Say) -> str:
    icon, card = say(Message(f"icon-{ICONS[at]}")), view.rumors[at]
    if card is None:
        text = say(Message("title-unknown"))
    elif ICONS[at] in view.face_up:
        text = say(Message("title-face-up", {"rumor": rumor_term(card)}))
    else:
        text = say(Message(f"rumor-{card}"))
    return whole(f"{icon} {text}")


def _locations(view: CritterView, legal: Sequence[CritterAction], say: Say) -> str:
    open_to = {action.location for action in legal if isinstance(action, SendChef | MoveChef)}
    return "\n".join(_location(view, at, open_to, say) for at in view.locations)


def _location(view: CritterView, at: LocationView, open_to: set[str], say: Say) -> str:
    """`>`: it is being resolved, or a chef may be sent there."""
    mark = ">" if at.id == view.location or at.id in open_to else " "
    items = _counted([item for item in at.items if item != "zous_chef"], say)
    if at.id == "soup_truck":
        items.append(_item("soup", say))  # CK-172
    if view.zous_chef is not None and "zous_chef" in at.items:
        items.append(whole(say(Message(f"zous-{view.zous_chef}"))))
    if at.id == MERCHANT and not items and _is_closed(view):
        items.append(whole(say(Message("title-closed"))))
    text = _listed(items)
    if at.chefs:
        queue = sorted((_speed(view, chef), order) for order, chef in enumerate(at.chefs))
        chefs = _listed(_chef(view, at.chefs[order], speed, say) for speed, order in queue)
        text = f"{text}{DOT}{say(Message('title-chefs', {'chefs': chefs}))}"
    return titled(say(Message(f"location-{at.id}")), text, mark)


def _is_closed(view: CritterView) -> bool:
    """CK-181: the Midnight Merchant has not been filled this round."""
    if view.location is None:
        return view.phase in ("planning", "revealing")
    places = [at.id for at in view.locations]
    return places.index(view.location) < places.index(MERCHANT)


def _speed(view: CritterView, chef: ChefView) -> int:
    """CK-007, CK-110, CK-373."""
    kitchen = _kitchen_of(view, chef.seat)
    if chef.chef in kitchen.coffee_on:
        return 1
    if kitchen.zous_chef is not None and chef.chef == "zous":
        return ZOUS_SPEED[ZOUS_INDEX[kitchen.zous_chef]]
    return CAPACITY[CHEFS.index(chef.chef)]


def _chef(view: CritterView, chef: ChefView, speed: int, say: Say) -> str:
    """The speed, whose chef, which one."""
    card = _kitchen_of(view, chef.seat).zous_chef
    named = say(Message(f"zous-{card}")) if chef.chef == "zous" else say(Message(f"chef-{chef.chef}"))
    return whole(f"{speed} {_name(chef.seat, say)} {named}")


def _kitchen_of(view: CritterView, seat: Seat) -> KitchenView:
    return next(kitchen for kitchen in view.kitchens if kitchen.seat == seat)


# The kitchens


def _kitchens(view: CritterView, say: Say) -> str:
    """What lies open beside each, as a table; a column that is empty for all is left out."""
    titles = (
        "kitchen",
        "stars",
        "heard",
        "zous-chef",
        "next-zous-chef",
        "restaurateur",
        "coffee",
        "cookbook",
        "trophy",
    )
    rows = [[say(Message(f"title-{title}")) for title in titles]]
    rows += [_kitchen(view, kitchen, say) for kitchen in view.kitchens]
    columns = [at for at in range(len(titles)) if at < 2 or any(row[at] for row in rows[1:])]
    widths = [max(len(row[at]) for row in rows) for at in columns]
    lines = ["  ".join(f"{row[at]:<{w}}" for at, w in zip(columns, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([f"[dim]{lines[0]}[/]", *lines[1:]])


def _kitchen(view: CritterView, kitchen: KitchenView, say: Say) -> list[str]:
    """`>`: its turn; `✓`: ready with what everybody does now."""
    mark = ">" if kitchen.seat == view.turn else "✓" if kitchen.ready else " "
    goods = [kitchen.coffees, kitchen.cookbooks, kitchen.trophies]
    return [
        f"{mark}{_name(kitchen.seat, say)}",
        str(kitchen.stars),
        " ".join(say(Message(f"icon-{icon}")) for icon in kitchen.rumors),
        *("" if card is None else say(Message(f"zous-{card}")) for card in (kitchen.zous_chef, kitchen.hired)),
        "" if kitchen.restaurateur is None else say(Message(f"restaurateur-{kitchen.restaurateur}")),
        *(str(count) if count else "" for count in goods),
    ]


def _plates_and_meals(view: CritterView, say: Say) -> list[str]:
    """Of those who cook openly (CK-218), and of all once the meals are revealed (CK-266)."""
    blocks: list[str] = []
    for kitchen in view.kitchens:
        player = who(kitchen.seat)
        if kitchen.plates is not None and kitchen.seat != view.seat:
            title = say(Message("title-plates-of", {"player": player}))
            blocks.append("\n".join([f"[bold]{title}[/]", *(_dish(plate, say) for plate in kitchen.plates)]))
        if kitchen.meal is not None:
            title = say(Message("title-meal-of", {"player": player}))
            blocks.append("\n".join([f"[bold]{title}[/]", *(_course(plate, say) for plate in kitchen.meal)]))
    return blocks


# Plates


def _dish(plate: PlateView, say: Say) -> str:
    parts = _parts(plate, say)
    if not parts:
        verdict = ""
    elif plate.breaks is not None:
        verdict = say(Message("title-breaks", {"value": plate.value, "rule": plate.breaks}))
    else:
        verdict = say(Message("title-value", {"value": plate.value, "stars": plate.stars}))
    return _plate(say(Message(f"challenge-{plate.plate}")), parts, verdict)


def _course(plate: PlateView, say: Say) -> str:
    parts = _parts(plate, say)
    quality = say(Message("title-quality", {"value": plate.value})) if parts else ""
    return _plate(say(Message(f"type-{plate.plate}")), parts, quality)


def _plate(name: str, parts: list[str], verdict: str) -> str:
    return wrapped(DOT.join([whole(name), _listed(parts), *([whole(verdict)] if verdict else [])]), 2)


def _parts(plate: PlateView, say: Say) -> list[str]:
    served = [_served(item, say) for item in plate.items]
    rest = _counted(["soup"] * plate.soup + ["bisque"] * plate.bisque + ["cookbook"] * plate.cookbook, say)
    wine = [] if plate.wine is None else [whole(say(Message("title-wine", {"item": item_term(plate.wine)})))]
    return [*served, *rest, *wine]


def _served(served: ServedView, say: Say) -> str:
    """An ingredient, tofu with the type that it stands for; and its spice."""
    item = item_term(served.item)
    text = say(Message(f"item-{served.item}"))
    if served.item == "tofu":
        text = say(Message("title-as", {"item": item, "kind": type_term(served.as_type)}))
    if served.spice is not None:
        text = say(Message("title-spiced", {"item": text, "spice": item_term(served.spice)}))
    return whole(text)


# The own kitchen


def _own(view: CritterView, own: OwnView, say: Say) -> list[str]:
    tokens = sum(stack.count for stack in own.storage)
    title = say(Message("title-storage", {"tokens": tokens}))
    held = [*_stacked(own.storage, say), *_counted(["soup"] * own.soup + ["bisque"] * own.bisque, say)]
    return [titled(title, _listed(held), ""), *_own_phase(view, own, say)]


def _own_phase(view: CritterView, own: OwnView, say: Say) -> list[str]:
    """What this phase asks the viewer to prepare."""
    match view.phase:
        case "choosing":
            names = [whole(say(Message(f"restaurateur-{card}"))) for card in own.dealt if own.kept in (None, card)]
            return [titled(say(Message("title-dealt")), _listed(names), "")]
        case "planning":
            chefs = [_planned(own, chef, say) for chef in CHEFS if chef in own.plan]
            return [titled(say(Message("title-plan")), _listed(chefs), "")]
        case "cooking":
            title = say(Message("title-plates-open" if own.openly else "title-plates"))
            return [f"[bold]{title}[/]", *(_dish(plate, say) for plate in own.plates)]
        case "refrigerating" if own.excess or own.put_away:
            title = say(Message("title-fridge", {"excess": own.excess}))
            return [titled(title, _listed(_counted(own.put_away, say)), "")]
        case "serving":
            return [f"[bold]{say(Message('title-meal'))}[/]", *(_course(plate, say) for plate in own.meal)]
        case _:
            return []


def _planned(own: OwnView, chef: str, say: Say) -> str:
    place = own.plan[chef]
    where = say(Message(f"location-{place}"))
    if chef in own.coffee:
        where = say(Message("title-with-coffee", {"location": location_term(place)}))
    return whole(f"{say(Message(f'chef-{chef}'))} → {where}")


# McDogald's


def _mcdogalds(solo: SoloView, say: Say) -> list[str]:
    """Its tokens, and the cards that it drew this round."""
    cards: list[str] = []
    if solo.manager is not None:
        cards.append(say(Message("card-manager", {"manager": Term(f"manager-{solo.manager}")})))
    for chef, card in solo.chef_cards.items():
        cards.append(say(Message("card-aim", {"chef": chef_term(chef), "aim": Term(f"aim-{card}")})))
    tokens = titled(say(Message("title-tokens")), _listed(_stacked(solo.storage, say)), "")
    return [tokens, *(wrapped(card, 2) for card in cards)]


# Stars


def _sheet(kitchen: KitchenView, say: Say) -> str:
    """Where the stars of a kitchen came from."""
    lines = _listed(f"{say(Message(f'score-{source}'))} {stars}" for source, stars in kitchen.sheet.items())
    return f"{_name(kitchen.seat, say)}{DOT}{lines}"
