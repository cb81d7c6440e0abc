"""The town as text: what a seat sees, drawn for a terminal.

A drawing is a list of blocks, which the client lays side by side where they fit: the day, the locations, the
restaurants, what is going on, and what only its owner knows. Styles are written as `[bold]C[/]`; a mark always says
the same as a style.
"""

from collections.abc import Sequence
from typing import Final

from atable.games.rival_restaurants.actions import BuyShelf, Relocate, RivalAction, SetWheel
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX, RECIPE_VALUE
from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.views.parts import (
    FigureView,
    LocationView,
    OwnView,
    PricesView,
    RecipeView,
    SeatView,
)
from atable.games.rival_restaurants.words.card_text import orders_left, printed
from atable.games.rival_restaurants.words.layout import ingredient, money, name_of, recipe, stacked
from atable.games.rival_restaurants.words.matter_text import matters
from atable.games.rival_restaurants.words.naming import chef_number, chef_term, ingredient_list, spot_number
from atable.kernel.layout import DOT, Say, listed, titled, whole, wrapped
from atable.kernel.messages import Message

ISLAND: Final = "the_island"


def draw(view: RivalView, legal: Sequence[RivalAction], say: Say) -> list[str]:
    """The table as this seat sees it."""
    blocks = [_day(view, say)]
    if view.phase != "over":
        blocks.append(_locations(view, legal, say))
    blocks.append(_restaurants(view, say))
    going_on = matters(view, say)
    if going_on:
        blocks.append("\n".join(going_on))
    if view.own is not None:
        blocks.append("\n".join(_own(view, view.own, say)))
    return blocks


def details(view: RivalView, say: Say) -> list[str]:
    """What is printed on every card that the viewer may look at, what lies on piles, where popularity came from."""
    lines = [*printed(view, say), *(_sheet(seat, say) for seat in view.seats if seat.sheet)]
    if view.own is not None:
        lines += orders_left(view.own.orders, say)
    return ["\n".join(wrapped(line) for line in lines)]


def fleeting(view: RivalView) -> bool:
    """Nothing is shown here that must not stay on the screen of its reader."""
    return False


# The day


def _day(view: RivalView, say: Say) -> str:
    if view.phase == "setup":
        title = say(Message("title-setup"))
    elif view.phase == "over":
        title = say(Message("title-over", {"day": view.day}))
    else:
        title = f"{say(Message('title-day', {'day': view.day}))}{DOT}{say(Message(f'phase-{view.phase}'))}"
    order = listed(name_of(seat, say) for seat in view.order)
    return f"[bold]{title}[/]   {say(Message('title-priority', {'order': order}))}"


# The locations


def _locations(view: RivalView, legal: Sequence[RivalAction], say: Say) -> str:
    open_to = {action.location for action in legal if isinstance(action, SetWheel | Relocate)}
    open_to |= {action.market for action in legal if isinstance(action, BuyShelf)}
    lines = [_market(view, at, open_to, say) for at in view.locations]
    return "\n".join([*lines, _island(view, open_to, say)])


def _mark(location: str, open_to: set[str]) -> str:
    """`>`: one may go there, or buy from its shelf."""
    return ">" if location in open_to else " "


def _market(view: RivalView, at: LocationView, open_to: set[str], say: Say) -> str:
    title = f"{say(Message(f'location-{at.id}'))} {money(at.price, say)}"
    slots = [_slot(at, slot, card, say) for slot, card in enumerate(at.counter, start=1)]
    parts = [listed(slots), whole(say(Message("title-shelf", {"cards": at.shelf})))]
    return titled(title, DOT.join([*parts, *_chefs(view, at.id, say)]), _mark(at.id, open_to))


def _slot(at: LocationView, slot: int, card: str | None, say: Say) -> str:
    text = f"{slot} -" if card is None else f"{slot} {ingredient(card, say)}"
    if slot in at.closed:
        text = f"{text} {say(Message('title-closed'))}"
    return whole(text)


def _island(view: RivalView, open_to: set[str], say: Say) -> str:
    deck = whole(say(Message("title-action-deck", {"cards": view.action_deck})))
    return titled(
        say(Message(f"location-{ISLAND}")), DOT.join([deck, *_chefs(view, ISLAND, say)]), _mark(ISLAND, open_to)
    )


def _chefs(view: RivalView, location: str, say: Say) -> list[str]:
    """Who is there, and on which spot."""
    here = [_chef(figure, say) for figure in view.figures if figure.location == location]
    return [listed(here)] if here else []


def _chef(figure: FigureView, say: Say) -> str:
    assert figure.chef is not None
    number, chef, spot = chef_number(figure.figure), chef_term(figure.chef), spot_number(figure.spot)
    return whole(say(Message("title-chef", {"figure": number, "chef": chef, "npc": int(figure.npc), "spot": spot})))


# The restaurants


def _restaurants(view: RivalView, say: Say) -> str:
    """The numbers of each as a table, then what each wants to cook with what."""
    titles = ("restaurant", "popularity", "level", "money", "income", "garbage", "cards")
    rows = [[say(Message(f"column-{title}")) for title in titles]]
    rows += [_numbers(seat, say) for seat in view.seats]
    widths = [max(len(row[at]) for row in rows) for at in range(len(titles))]
    lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    kitchens = [_kitchen(view, seat, say) for seat in view.seats]
    return "\n".join([f"[dim]{lines[0]}[/]", *lines[1:], *kitchens])


def _numbers(seat: SeatView, say: Say) -> list[str]:
    """`✓`: ready, or done, where all decide."""
    mark = "✓" if seat.ready else " "
    return [
        f"{mark}{seat.seat + 1} {name_of(seat.seat, say)}",
        str(seat.popularity),
        str(seat.level),
        money(seat.money, say),
        money(seat.income, say),
        str(seat.garbage),
        str(seat.action_cards),
    ]


def _own_chefs(view: RivalView, seat: SeatView, say: Say) -> list[str]:
    """By their numbers, as actions name them."""
    own = [figure for figure in view.figures if figure.seat == seat.seat and figure.chef is not None]
    names = [say(Message("title-chef-name", {"chef": chef_term(figure.chef or "")})) for figure in own]
    return [whole(f"{chef_number(figure.figure)} {name}") for figure, name in zip(own, names, strict=True)]


def _kitchen(view: RivalView, seat: SeatView, say: Say) -> str:
    parts = _own_chefs(view, seat, say)
    parts += [] if seat.restaurant is None else [whole(say(Message(f"restaurant-{seat.restaurant}")))]
    parts += [_recipe(card, say) for card in seat.recipes]
    if seat.pantry:
        parts.append(f"{say(Message('title-pantry'))} {stacked(seat.pantry, say)}")
    if seat.upgrades:
        parts.append(listed(whole(say(Message(f"upgrade-{upgrade}"))) for upgrade in seat.upgrades))
    if seat.known_cards and seat.seat != view.seat:
        parts.append(_known(seat, say))
    return titled(name_of(seat.seat, say), DOT.join([*parts, *_today(seat, say)]), " ")


def _recipe(card: RecipeView, say: Say) -> str:
    """Its value, and what is missing."""
    value = RECIPE_VALUE[RECIPE_INDEX[card.id]]
    name = whole(f"{recipe(card.id, say)} {value}")
    if card.fresh:
        return f"{name} {whole(say(Message('title-fresh')))}"
    if not card.missing:
        return f"{name} {whole(say(Message('title-complete')))}"
    return f"{name} {say(Message('title-missing', {'ingredients': ingredient_list(card.missing)}))}"


def _known(seat: SeatView, say: Say) -> str:
    """RR-172: action cards of this hand that the viewer knows."""
    names = listed(whole(say(Message(f"card-{card}"))) for card in seat.known_cards)
    return say(Message("title-known-cards", {"cards": names}))


def _today(seat: SeatView, say: Say) -> list[str]:
    """What was done, or done to them, today."""
    marks = [
        (Message("title-card-used"), seat.card_used),
        (Message("title-fake-sale"), seat.fake_sale),
        (Message("title-happy-hour"), seat.happy_hour),
        (Message("title-power-cut"), seat.power_cut),
    ]
    return [whole(say(message)) for message, holds in marks if holds]


# What only its owner knows


def _own(view: RivalView, own: OwnView, say: Say) -> list[str]:
    hand = listed(whole(say(Message(f"card-{card}"))) for card in own.hand)
    lines = [titled(say(Message("title-hand")), hand)]
    if view.choosing is not None and view.choosing.dealt:
        family = "restaurant" if view.choosing.what == "restaurant" else "chef"
        cards = view.choosing.kept or view.choosing.dealt
        lines.append(titled(say(Message("title-dealt")), listed(_dealt(family, card, say) for card in cards)))
    if view.wheels is not None:
        lines += _wheels(view, say)
    if view.phase == "buy_barter":
        lines += [
            _prices(view, prices, say) for prices in own.prices if view.figures[prices.figure].location is not None
        ]
    if own.declared is not None:
        dishes = listed(recipe(dish.recipe, say) for dish in own.declared)
        lines.append(titled(say(Message("title-declared")), dishes))
    return lines


def _dealt(family: str, card: str, say: Say) -> str:
    return whole(say(Message(f"restaurant-{card}" if family == "restaurant" else f"chef-{card}")))


def _wheels(view: RivalView, say: Say) -> list[str]:
    """RR-059: the own ones, as far as they are set."""
    assert view.wheels is not None
    parts = [] if view.wheels.active is None else [whole(say(Message(f"chef-{view.wheels.active}")))]
    for wheel in view.wheels.wheels:
        if wheel.location is not None:
            number, where = chef_number(wheel.figure), say(Message(f"location-{wheel.location}"))
            spot = spot_number(wheel.spot)
            parts.append(whole(say(Message("title-wheel", {"figure": number, "location": where, "spot": spot}))))
    return [titled(say(Message("title-wheels")), listed(parts))] if parts else []


def _prices(view: RivalView, prices: PricesView, say: Say) -> str:
    """RR-093: what this chef pays where it stands."""
    figure = view.figures[prices.figure]
    assert figure.location is not None
    title = say(Message("title-prices", {"chef": chef_term(figure.chef or "")}))
    if figure.location != ISLAND:
        return titled(title, money(prices.ingredients[figure.location], say))
    goods = [f"{whole(say(Message(f'upgrade-{name}')))} {money(price, say)}" for name, price in prices.upgrades.items()]
    return titled(title, listed([*goods, say(Message("title-action-card", {"price": money(prices.action_card, say)}))]))


# Popularity


def _sheet(seat: SeatView, say: Say) -> str:
    """Where the popularity of a restaurant came from."""
    lines = listed(f"{say(Message(f'score-{source}'))} {points}" for source, points in seat.sheet.items())
    return f"{name_of(seat.seat, say)}{DOT}{lines}"
