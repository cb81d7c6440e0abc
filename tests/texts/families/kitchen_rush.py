"""The keys that the code of Kitchen Rush puts together."""

from typing import get_args

from atable.games.kitchen_rush.content import cards
from atable.games.kitchen_rush.frames import Question
from atable.games.kitchen_rush.scoring import LOST
from atable.games.kitchen_rush.views import Phase
from atable.games.kitchen_rush.views.kitchen import TILE_NAMES
from tests.texts.families import Keys

QUESTIONS = ("ready", "stop", "grace", "kitchen", "paused", "missing", *get_args(Question))

KEYS = Keys(
    families={
        "ask-": set(QUESTIONS),
        "wait-": {*QUESTIONS, "countdown"},  # nobody can act then
        "order-": set(cards.ORDERS),
        "tier-": set(cards.TIERS),
        "ice-": set(cards.TILES),
        "objective-": set(cards.OBJECTIVES),
        "level-": set(cards.LEVELS),
        "condition-": {condition for condition in cards.OBJECTIVE_CONDITION if condition},
        "event-card-": set(cards.EVENTS),
        "bonus-": set(cards.BONUSES),
        "upgrade-": set(cards.UPGRADES),
        "specialist-": set(cards.SPECIALISTS),
        "area-": {*cards.AREAS, "bag"},
        "space-": set(cards.SPACES),
        "tile-": {name for name in TILE_NAMES if name is not None},
        "hourglass-": set(cards.HOURGLASSES),
        "good-": set(cards.GOOD_NAMES),
        "size-": set(cards.SIZES) - {"cup"},
        "plate-": set(cards.PLATES),
        "color-": set(cards.COLORS),
        "phase-": set(get_args(Phase)),
        "pieces-": {"1", "2", "3"},
        "do-assign-": {"1", "2"},
        "do-buy-spices-": {"1", "2", "3"},
        "do-buy-scoops-": {"1", "2", "3"},
        "event-tiles-moved-": {"1", "2"},
        "event-spices-bought-": {"1", "2", "3"},
        "event-scoops-bought-": {"1", "2", "3"},
        "event-scoops-wasted-": {"1", "2", "3"},
    },
    terms={
        "order": "order-",
        "tile": "ice-",
        "objective": "objective-",
        "level": "level-",
        "event": "event-card-",
        "bonus": "bonus-",
        "upgrade": "upgrade-",
        "specialist": "specialist-",
        "area": "area-",
        "space": "space-",
        "hourglass": "hourglass-",
        "good": "good-",
        "plate": "plate-",
        "other": "plate-",
    },
    counted={"served", "prestige", "ice"},
    passed_on={("scoring.py", "LOST[line.name]"): set(LOST.values())},
)
