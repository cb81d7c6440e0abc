"""The keys that the code of Critter Kitchen puts together."""

from atable.games.critter_kitchen.actions import WISHES
from atable.games.critter_kitchen.content import cards
from atable.games.critter_kitchen.content.items import CHEFS, ICONS, ITEM_IDS, LOCATION_IDS, TYPES
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.state import SOURCES
from tests.texts.families import Keys

QUESTIONS = (
    "choose",
    "plan",
    "after-fox",
    "after-chameleon",
    "after-mole",
    "pick",
    "ming",
    "wild",
    "magpie",
    "kingfisher",
    "cook",
    "refrigerate",
    "serve",
)
KITCHENS = {"2", "3", "4", "5"}  # alone there are two as well

KEYS = Keys(
    families={
        "item-": set(ITEM_IDS),
        "type-": set(TYPES),
        "icon-": set(ICONS),
        "chef-": set(CHEFS),
        "location-": set(LOCATION_IDS),
        "challenge-": set(cards.CHALLENGE_IDS),
        "critic-": set(cards.CRITIC_IDS),
        "rumor-": set(cards.RUMOR_IDS),
        "zous-": set(cards.ZOUS_IDS),
        "restaurateur-": set(cards.RESTAURATEUR_IDS),
        "cart-": {cart.good for cart in CONTENT.carts},
        "manager-": {card.id for card in CONTENT.managers},
        "aim-": {card.id for card in CONTENT.chef_cards},
        "symbol-": {symbol for card in CONTENT.choices for row in card.days for symbol in row},
        "wish-": set(WISHES),
        "ask-": set(QUESTIONS),
        "wait-": set(QUESTIONS),
        "score-": set(SOURCES),
        "title-": {
            "kitchen",
            "stars",
            "heard",
            "zous-chef",
            "next-zous-chef",
            "restaurateur",
            "coffee",
            "cookbook",
            "trophy",
        },
        "event-passed-": {"ming", "magpie", "chameleon", "mole", "fox"},
        "event-soup-": {"newton", "penny", "elephant"},
        "event-drawn-": {"otto", "kingfisher"},
        "event-redrawn-": {"otto", "kingfisher"},
        "event-stars-": {"capybara", "carol", "soup", "courses", "trophies", "gossip", "challenge-icons"},
        "event-dishes-presented-": {"0", "1", "2", "3"},
        "event-restaurateurs-revealed-": {"1", *KITCHENS},
        "event-plans-revealed-": KITCHENS,
        "event-meals-revealed-": KITCHENS,
        "event-soup-compared-": KITCHENS,
        "event-rumor-scored-": KITCHENS,
        "event-week-ended-": KITCHENS,
    },
    terms={
        "item": "item-",
        "given": "item-",
        "taken": "item-",
        "spice": "item-",
        "kind": "type-",
        "icon": "icon-",
        "chef": "chef-",
        "other": "chef-",
        "location": "location-",
        "place": "location-",
        "challenge": "challenge-",
        "critic": "critic-",
        "rumor": "rumor-",
        "zous": "zous-",
        "restaurateur": "restaurateur-",
        "cart": "cart-",
        "manager": "manager-",
        "aim": "aim-",
    },
)
