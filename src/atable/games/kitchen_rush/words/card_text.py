"""What is printed on cards, what lies on piles and what counts at the end, as lines of text."""

from atable.games.kitchen_rush.content.cards import UPGRADE_COST, UPGRADE_INDEX
from atable.games.kitchen_rush.views import RushView
from atable.games.kitchen_rush.views.parts import SpecialistView
from atable.games.kitchen_rush.words.layout import coins, goods_text, plates_text
from atable.games.kitchen_rush.words.naming import (
    bonus_list,
    bonus_term,
    order_list,
    specialist_term,
    tile_list,
    upgrade_term,
)
from atable.kernel.layout import Say
from atable.kernel.messages import Message


def printed(view: RushView, say: Say) -> list[str]:
    """A line each."""
    return [*_cards(view, say), *_piles(view, say), *_counts(view, say)]


def _cards(view: RushView, say: Say) -> list[str]:
    """Bonuses kept or offered, Upgrades, Specialists. The Event is explained on the table itself."""
    offered = view.choosing.among if view.choosing is not None and view.choosing.what == "bonus" else ()
    lines = [say(Message("print-bonus", {"bonus": bonus_term(card)})) for card in [*view.bonuses, *offered]]
    for upgrade in view.upgrades_shown:
        cost = UPGRADE_COST[UPGRADE_INDEX[upgrade]]
        lines.append(say(Message("print-upgrade", {"upgrade": upgrade_term(upgrade), "count": cost})))
    for upgrade in view.upgrades_bought:
        lines.append(say(Message("print-upgrade-bought", {"upgrade": upgrade_term(upgrade)})))
    return [*lines, *(_specialist(card, say) for card in view.specialists)]


def _specialist(card: SpecialistView, say: Say) -> str:
    return say(Message("print-specialist", {"specialist": specialist_term(card.id), "used": int(card.used)}))


def _piles(view: RushView, say: Say) -> list[str]:
    lines = [say(Message("print-supply", {"goods": goods_text(view.supply, say)}))]
    if view.reserve:
        lines.append(say(Message("print-reserve", {"plates": plates_text(view.reserve, say)})))
    decks = view.decks
    lines.append(
        say(
            Message(
                "print-decks",
                {
                    "orders": decks.orders,
                    "events": decks.events,
                    "bonuses": decks.bonuses,
                    "upgrades": decks.upgrades,
                    "specialists": decks.specialists,
                    "tiles": decks.ice_tiles,
                },
            )
        )
    )
    if decks.bonuses_under:
        lines.append(say(Message("print-under", {"bonuses": bonus_list(decks.bonuses_under)})))
    return lines


def _counts(view: RushView, say: Say) -> list[str]:
    """What the round costs, and what has been done."""
    rates, tally = view.rates, view.tally
    lines = [
        say(
            Message(
                "print-rates",
                {
                    "market": coins(rates.market_cost, say),
                    "tokens": rates.bought_ingredients,
                    "wage": coins(rates.wage, say),
                    "tip": coins(rates.tip, say),
                    "wash": rates.wash_max,
                    "lost": rates.unserved_cost,
                },
            )
        )
    ]
    if tally.served:
        lines.append(say(Message("print-served", {"orders": order_list(tally.served), "early": tally.early})))
    if tally.ice_served:
        lines.append(say(Message("print-ice-served", {"tiles": tile_list(tally.ice_served)})))
    if tally.ruined:
        lines.append(say(Message("print-ruined", {"dishes": tally.ruined})))
    return lines
