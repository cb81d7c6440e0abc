"""The keys that the code of Rival Restaurants puts together."""

from atable.games.rival_restaurants.content import cards
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.phases.orders import ANSWERS
from atable.games.rival_restaurants.state import SOURCES
from atable.games.rival_restaurants.words.play_messages import DETAILED
from tests.texts.families import Keys

QUESTIONS = (
    *("choose-restaurant", "choose-chef", "choose-npc", "choose-squad", "draft-pick", "draft-ban"),
    *("wheel", "wheels", "spot", "window", "power", "relocate", "relocate-spot"),
    *("answer", "return", "food-fight", "say-cheese", "recipe"),
    *("market", "market-open", "claims", "shop", "market-close", "ready", "offer", "barter"),
    *("cook", "cook-on", "gardena", "finish", "bonus", "bonus-or-finish", "sacrifice", "vote"),
)
TABLES = {"2", "3", "4", "5"}  # by the number of restaurants
RESTAURANTS = {*TABLES, "6"}
PLAYED_CARDS = {*cards.ACTION_CARDS} - {"clam_voyance", "return_to_sender", "critic_at_the_door"}  # as announcements

KEYS = Keys(
    families={
        "location-": set(cards.LOCATIONS),
        "ingredient-": set(cards.INGREDIENTS),
        "text-ingredient-": {name for name in cards.INGREDIENTS if cards.MARKET_OF[cards.INGREDIENT_INDEX[name]] == 5},
        "upgrade-": set(cards.UPGRADES),
        "text-upgrade-": set(cards.UPGRADES),
        "restaurant-": set(cards.RESTAURANTS),
        "cuisine-": set(cards.CUISINES),
        "level-": {"0", "1", "2", "3"},
        "bonus-": {level.id for card in CONTENT.restaurants for level in card.levels},
        "text-bonus-": {level.id for card in CONTENT.restaurants for level in card.levels},
        "chef-": set(cards.CHEFS),
        "nickname-": set(cards.CHEFS),
        "power-": set(cards.CHEFS),
        "text-power-": set(cards.CHEFS),
        "recipe-": set(cards.RECIPES),
        "flavour-recipe-": set(cards.RECIPES),
        "type-": {"basic", "gourmet"},
        "card-": set(cards.ACTION_CARDS),
        "text-card-": set(cards.ACTION_CARDS),
        "flavour-card-": set(cards.ACTION_CARDS),
        "phase-": {"money_move", "buy_barter", "cook_counter"},
        "ask-": {*QUESTIONS, "answer-back"},
        "wait-": set(QUESTIONS),
        "order-": {f"{name}-{answer}" for name, answers in ANSWERS.items() for answer in answers if answer != "ask"},
        "score-": set(SOURCES),
        "column-": {"restaurant", "popularity", "level", "money", "income", "garbage", "cards"},
        "do-card-": PLAYED_CARDS,
        "do-cook-": {"0", "1", "2"},
        "do-finish-": {"garbage", "turn", "draw"},
        "event-revealed-": {
            *(f"restaurant-{seats}" for seats in range(2, 5)),
            *(f"chef-{seats}" for seats in RESTAURANTS),
            *("npc-2", "squad-2"),
        },
        "event-locked-": {"wheel", "spot", "bid", "cooking", "vote", "reaction"},
        "event-day-began-": RESTAURANTS,
        "event-chefs-moved-": RESTAURANTS,
        "event-spots-revealed-": {"1", *RESTAURANTS},
        "event-card-": set(DETAILED),
        "event-food-fight-": {"1", *TABLES},
        "event-left-war-": {"dropped", "poor", "card", "blocked"},
        "event-bids-revealed-": RESTAURANTS,
        "event-offer-closed-": {"declined", "withdrawn", "expired", "failed"},
        "event-cooking-declared-": {"0", "1", "2"},
        "event-cooking-revealed-": RESTAURANTS,
        "event-game-ended-": RESTAURANTS,
    },
    terms={
        "location": "location-",
        "ingredient": "ingredient-",
        "upgrade": "upgrade-",
        "restaurant": "restaurant-",
        "bonus": "bonus-",
        "chef": "chef-",
        "power": "power-",
        "recipe": "recipe-",
        "other": "recipe-",
        "kind": "type-",
        "card": "card-",
    },
    counted={"recipes"},
    passed_on={("shop/bundles_check.py", "lack"): {"trade-money", "trade-garbage", "trade-action-cards"}},
)
