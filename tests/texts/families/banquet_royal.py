"""The keys that the code of Banquet Royal puts together."""

from atable.games.banquet_royal.actions import CARD_IDS, DISHES
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.options import ALL_COLORS
from tests.texts.families import Keys

QUESTIONS = ("place-order", "memorise", "place", "lose-menu", "serve", "draw-value")  # one for each phase

KEYS = Keys(
    families={
        "dish-": set(DISHES),
        "menu-": set(CARD_IDS),
        "color-": set(ALL_COLORS),
        "ask-": set(QUESTIONS),
        "wait-": set(QUESTIONS),
        "score-": {reward.id.replace("_", "-") for reward in CONTENT.pieces.rewards},
    },
    terms={"dish": "dish-", "named": "dish-", "symbol": "dish-", "menu": "menu-", "color": "color-"},
    counted={"menus", "royal-orders", "toques", "reward-most-1-crown", "reward-most-2-crown"},
)
