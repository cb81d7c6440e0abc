"""Every message that the code uses exists in both languages, with the parameters it is given, and no other."""

from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl

from atable.games import GAMES
from atable.games.banquet_royal.actions import CARD_IDS, DISHES
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.options import ALL_COLORS
from atable.games.banquet_royal.phases.flow import PHASES
from atable.games.course_a_letoile.content import cards as course
from atable.games.course_a_letoile.content.loader import CONTENT as COURSE_CONTENT
from atable.games.course_a_letoile.game import SPEC as COURSE_SPEC
from atable.games.course_a_letoile.words.text import POINT_NAMES
from atable.games.critter_kitchen import actions as critter_actions
from atable.games.critter_kitchen.content import cards as critter_cards
from atable.games.critter_kitchen.content.items import CHEFS, ICONS, ITEM_IDS, LOCATION_IDS, TYPES
from atable.games.critter_kitchen.content.loader import CONTENT as CRITTER_CONTENT
from atable.games.critter_kitchen.state import SOURCES
from atable.games.kitchen_rush.content import cards as rush
from atable.games.kitchen_rush.frames import Question
from atable.games.kitchen_rush.scoring import LOST
from atable.games.kitchen_rush.views import Phase as RushPhase
from atable.games.kitchen_rush.views.kitchen import TILE_NAMES
from atable.games.rival_restaurants.content import cards as rival
from atable.games.rival_restaurants.content.loader import CONTENT as RIVAL_CONTENT
from atable.games.rival_restaurants.phases.orders import ANSWERS
from atable.games.rival_restaurants.state import SOURCES as RIVAL_SOURCES
from atable.games.rival_restaurants.words.play_messages import DETAILED
from atable.kernel.game import Game
from atable.texts.speaker import LANGUAGES
from tests.texts.sources import FOLDERS, SHARED_SCOPE, Entry, Use, entries, parse, uses
from tests.texts.speaking import COURSE_QUESTIONS, QUESTIONS

# The lines of a score sheet that count things, of which each may bring several points or none.
COUNTED = {
    *("menus", "royal-orders", "toques", "reward-most-1-crown", "reward-most-2-crown"),
    *("cuisine", "service", "decoration", "fame"),
    *("served", "prestige", "ice"),
    "recipes",
}
OPTIONS = {name for game in GAMES for name in game.spec.options.__struct_fields__}
# What may be chosen by a word, such as `resto_income-floor`. The paces are explained with their option.
CHOICES = {
    f"{name}-{value}"
    for game in GAMES
    for name, kind in get_type_hints(game.spec.options).items()
    if get_origin(kind) is Literal and name != "pace"
    for value in get_args(kind)
}
CRITTER_QUESTIONS = (
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
RIVAL_QUESTIONS = (
    *("choose-restaurant", "choose-chef", "choose-npc", "choose-squad", "draft-pick", "draft-ban"),
    *("wheel", "wheels", "spot", "window", "power", "relocate", "relocate-spot"),
    *("answer", "return", "food-fight", "say-cheese", "recipe"),
    *("market", "market-open", "claims", "shop", "market-close", "ready", "offer", "barter"),
    *("cook", "cook-on", "gardena", "finish", "bonus", "bonus-or-finish", "sacrifice", "vote"),
)
RUSH_QUESTIONS = ("ready", "stop", "grace", "kitchen", "paused", "missing", *get_args(Question))
KITCHENS = {"2", "3", "4", "5"}  # alone there are two as well
RESTAURANTS = {*KITCHENS, "6"}
ACTION_CARDS = {card.id for card in COURSE_CONTENT.actions}
BOOSTS = {course.CARD_IDS[kind] for kind in course.BOOSTS}
PLAYED_CARDS = {*rival.ACTION_CARDS} - {"clam_voyance", "return_to_sender", "critic_at_the_door"}  # as announcements
PLAIN_ATTACKS = {course.CARD_IDS[kind] for kind in course.ATTACKS} - {"headhunting"}  # which names a card as well

# The keys that are made from a prefix and a part that varies, by the code that makes them.
FAMILIES: dict[str, dict[str, set[str]]] = {
    SHARED_SCOPE: {
        "option-": OPTIONS,
        "value-": CHOICES,
        "count-": {f"score-{line}" for line in COUNTED},
        "bot-name-": {str(seat) for seat in range(1, max(game.spec.seats_max for game in GAMES))},
    },
    "banquet_royal": {
        "dish-": set(DISHES),
        "menu-": set(CARD_IDS),
        "color-": set(ALL_COLORS),
        "ask-": set(QUESTIONS),
        "wait-": set(QUESTIONS),
        "score-": {reward.id.replace("_", "-") for reward in CONTENT.pieces.rewards},
    },
    "course_a_letoile": {
        "ask-": set(COURSE_QUESTIONS),
        "wait-": set(COURSE_QUESTIONS),
        "card-": set(course.CARD_IDS),
        "name-": {*course.STAR_IDS, *course.RESTO_IDS},
        "points-": set(POINT_NAMES),
        "effect-": ACTION_CARDS,
        "nature-": {card.nature for card in COURSE_CONTENT.actions},
        "do-boost-": BOOSTS,
        "event-boost-": BOOSTS,
        "event-attack-": PLAIN_ATTACKS,
        "event-hit-": PLAIN_ATTACKS,
        "event-service-ended-": {str(seats) for seats in range(COURSE_SPEC.seats_min, COURSE_SPEC.seats_max + 1)},
    },
    "critter_kitchen": {
        "item-": set(ITEM_IDS),
        "type-": set(TYPES),
        "icon-": set(ICONS),
        "chef-": set(CHEFS),
        "location-": set(LOCATION_IDS),
        "challenge-": set(critter_cards.CHALLENGE_IDS),
        "critic-": set(critter_cards.CRITIC_IDS),
        "rumor-": set(critter_cards.RUMOR_IDS),
        "zous-": set(critter_cards.ZOUS_IDS),
        "restaurateur-": set(critter_cards.RESTAURATEUR_IDS),
        "cart-": {cart.good for cart in CRITTER_CONTENT.carts},
        "manager-": {card.id for card in CRITTER_CONTENT.managers},
        "aim-": {card.id for card in CRITTER_CONTENT.chef_cards},
        "symbol-": {symbol for card in CRITTER_CONTENT.choices for row in card.days for symbol in row},
        "wish-": set(critter_actions.WISHES),
        "ask-": set(CRITTER_QUESTIONS),
        "wait-": set(CRITTER_QUESTIONS),
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
    "kitchen_rush": {
        "ask-": set(RUSH_QUESTIONS),
        "wait-": {*RUSH_QUESTIONS, "countdown"},  # nobody can act then
        "order-": set(rush.ORDERS),
        "tier-": set(rush.TIERS),
        "ice-": set(rush.TILES),
        "objective-": set(rush.OBJECTIVES),
        "level-": set(rush.LEVELS),
        "condition-": {condition for condition in rush.OBJECTIVE_CONDITION if condition},
        "event-card-": set(rush.EVENTS),
        "bonus-": set(rush.BONUSES),
        "upgrade-": set(rush.UPGRADES),
        "specialist-": set(rush.SPECIALISTS),
        "area-": {*rush.AREAS, "bag"},
        "space-": set(rush.SPACES),
        "tile-": {name for name in TILE_NAMES if name is not None},
        "hourglass-": set(rush.HOURGLASSES),
        "good-": set(rush.GOOD_NAMES),
        "size-": set(rush.SIZES) - {"cup"},
        "plate-": set(rush.PLATES),
        "color-": set(rush.COLORS),
        "phase-": set(get_args(RushPhase)),
        "pieces-": {"1", "2", "3"},
        "do-assign-": {"1", "2"},
        "do-buy-spices-": {"1", "2", "3"},
        "do-buy-scoops-": {"1", "2", "3"},
        "event-tiles-moved-": {"1", "2"},
        "event-spices-bought-": {"1", "2", "3"},
        "event-scoops-bought-": {"1", "2", "3"},
        "event-scoops-wasted-": {"1", "2", "3"},
    },
    "rival_restaurants": {
        "location-": set(rival.LOCATIONS),
        "ingredient-": set(rival.INGREDIENTS),
        "text-ingredient-": {name for name in rival.INGREDIENTS if rival.MARKET_OF[rival.INGREDIENT_INDEX[name]] == 5},
        "upgrade-": set(rival.UPGRADES),
        "text-upgrade-": set(rival.UPGRADES),
        "restaurant-": set(rival.RESTAURANTS),
        "cuisine-": set(rival.CUISINES),
        "level-": {"0", "1", "2", "3"},
        "bonus-": {level.id for card in RIVAL_CONTENT.restaurants for level in card.levels},
        "text-bonus-": {level.id for card in RIVAL_CONTENT.restaurants for level in card.levels},
        "chef-": set(rival.CHEFS),
        "nickname-": set(rival.CHEFS),
        "power-": set(rival.CHEFS),
        "text-power-": set(rival.CHEFS),
        "recipe-": set(rival.RECIPES),
        "flavour-recipe-": set(rival.RECIPES),
        "type-": {"basic", "gourmet"},
        "card-": set(rival.ACTION_CARDS),
        "text-card-": set(rival.ACTION_CARDS),
        "flavour-card-": set(rival.ACTION_CARDS),
        "phase-": {"money_move", "buy_barter", "cook_counter"},
        "ask-": {*RIVAL_QUESTIONS, "answer-back"},
        "wait-": set(RIVAL_QUESTIONS),
        "order-": {f"{name}-{answer}" for name, answers in ANSWERS.items() for answer in answers if answer != "ask"},
        "score-": set(RIVAL_SOURCES),
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
        "event-food-fight-": {"1", *KITCHENS},
        "event-left-war-": {"dropped", "poor", "card", "blocked"},
        "event-bids-revealed-": RESTAURANTS,
        "event-offer-closed-": {"declined", "withdrawn", "expired", "failed"},
        "event-cooking-declared-": {"0", "1", "2"},
        "event-cooking-revealed-": RESTAURANTS,
        "event-game-ended-": RESTAURANTS,
    },
}

# Which content a parameter of this name stands for. Any other parameter is a number or a plain text.
TERMS = {
    SHARED_SCOPE: {"option": "option-"},
    "banquet_royal": {"dish": "dish-", "named": "dish-", "symbol": "dish-", "menu": "menu-", "color": "color-"},
    "course_a_letoile": {"card": "card-", "target": "card-", "name": "name-", "points": "points-"},
    "critter_kitchen": {
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
    "kitchen_rush": {
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
    "rival_restaurants": {
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
}
PLAYERS = {"player", "victim", "attacker"}
LISTS = {"players", "options", "wars", "claims", "smiling", "straight", "until"}

# Keys made in one place and passed on in another (a line of a score sheet, a refusal), or picked from these.
PASSED_ON: dict[tuple[str, str], set[str]] = {
    ("cli/scores.py", "key"): set(),
    ("cli/client.py", "refusal.key"): set(),
    ("cli/saves.py", "refusal.key"): set(),
    ("cli/common.py", "error.key"): set(),
    ("server/texts.py", "problem.key"): set(),
    ("games/course_a_letoile/scoring.py", "line"): {f"score-{points}" for points in POINT_NAMES},
    ("games/kitchen_rush/scoring.py", "LOST[line.name]"): set(LOST.values()),
    ("games/rival_restaurants/shop/bundles_check.py", "lack"): {"trade-money", "trade-garbage", "trade-action-cards"},
}

# A game may say this in a module of its own.
for game_id in [game.spec.id for game in GAMES if find_spec(f"tests.texts.families.{game.spec.id}")]:
    of_game = import_module(f"tests.texts.families.{game_id}")
    FAMILIES[game_id], TERMS[game_id] = of_game.FAMILIES, of_game.TERMS

OF_SOME = {"side-automa", "tie-break-below"}  # asked for by shared code, said by the games that need it

USES = uses()
FILES = {(name, language): entries(FOLDERS[name], language) for name in FOLDERS for language in LANGUAGES}


def file_of(use: Use) -> str:
    return use.where.partition(":")[0]


def keys_of(use: Use) -> set[str]:
    if use.key is not None:
        return {use.key}
    if use.prefix is not None:
        return {use.prefix + member for member in FAMILIES[use.scope][use.prefix]}
    return PASSED_ON[file_of(use), use.source]


def used_by(scope: str) -> set[str]:
    return {key for use in USES if use.scope == scope for key in keys_of(use)}


def of_options(game: str) -> set[str]:
    """What the shared code says about the options of a game and the lines of its score."""
    return {key for key in FILES[game, "en"] if key.startswith(("option-", "value-", "count-"))}


def entry(key: str, language: str, scope: str) -> Entry:
    """As a reader at a table of this game finds it; shared code speaks at any table."""
    names = [scope, SHARED_SCOPE] if scope != SHARED_SCOPE else [SHARED_SCOPE, *FAMILIES]
    return next(FILES[name, language][key] for name in names if key in FILES[name, language])


def test_the_code_is_really_read() -> None:
    assert len(USES) > 250
    assert {
        "kernel/session.py",
        "games/banquet_royal/prompts.py",
        "games/course_a_letoile/phases/attacking.py",
    } <= {file_of(use) for use in USES}


def test_keys_made_elsewhere_are_only_passed_on_where_we_know_it() -> None:
    unclear = {(file_of(use), use.source) for use in USES if use.key is None and use.prefix is None}
    assert unclear == set(PASSED_ON)


def test_families_are_those_of_the_code() -> None:
    for scope, families in FAMILIES.items():
        assert {use.prefix for use in USES if use.prefix is not None and use.scope == scope} == set(families)
    assert len(QUESTIONS) == len(PHASES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_key_that_is_used_is_defined(name: str, language: str) -> None:
    shared = set(FILES[SHARED_SCOPE, language])
    if name == SHARED_SCOPE:
        shared |= {key for game in FAMILIES for key in of_options(game)} | OF_SOME
    assert used_by(name) - set(FILES[name, language]) - shared == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_key_that_is_defined_is_used(name: str, language: str) -> None:
    used = used_by(name) | used_by(SHARED_SCOPE)
    if name == SHARED_SCOPE:  # any game may use what is shared
        used |= {key for game in FAMILIES for key in used_by(game)} | {"list-none", "list-comma", "list-and"}
    assert set(FILES[name, language]) - used == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.id)
def test_each_game_explains_its_own_options(game: Game[Any]) -> None:
    options = {f"option-{name}" for name in game.spec.options.__struct_fields__} - {"option-pace"}
    assert {key for key in of_options(game.spec.id) if key.startswith("option-")} == options


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(FILES[name, "en"]) == list(FILES[name, "fr"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_files_are_well_formed_and_define_a_key_once(name: str, language: str) -> None:
    body = parse(FOLDERS[name] / f"{language}.ftl")
    assert [item.content for item in body if isinstance(item, ftl.Junk)] == []
    counts = Counter(item.id.name for item in body if isinstance(item, ftl.Message))
    assert [key for key, count in counts.items() if count > 1] == []
    if name != SHARED_SCOPE:
        assert set(counts) & set(FILES[SHARED_SCOPE, language]) == set()


def base(variable: str, use: Use, language: str) -> str | None:
    """The parameter that a variable comes from, None if nobody supplies it."""
    assert use.params is not None
    if variable in use.params:
        return variable
    for param in use.params:
        form = variable.removeprefix(f"{param}-")
        if form != variable and form in forms(param, language, use.scope):
            return param
    return None


def forms(param: str, language: str, scope: str) -> set[str]:
    """What the resolver adds to a parameter of this name: for a name, the attributes that all of its kind have."""
    if param in PLAYERS:
        return {"you"}
    if param in LISTS:
        return {"count"}
    if param not in TERMS[scope]:
        return set()
    kind = TERMS[scope][param]
    members = FAMILIES[scope][kind]
    return set.intersection(*(set(entry(kind + member, language, scope).attributes) for member in members))


def told() -> list[tuple[Use, str]]:
    """Every message with the parameters that it is given, where the code writes them down."""
    made = [use for use in USES if use.call in ("Message", "IllegalAction", "BadOptions") and use.params is not None]
    return [(use, key) for use in made for key in keys_of(use)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_is_supplied_wherever_the_message_is_made(language: str) -> None:
    missing = [
        f"{use.where}: {key} needs ${variable}"
        for use, key in told()
        for variable in entry(key, language, use.scope).variables
        if base(variable, use, language) is None
    ]
    assert missing == []


def test_both_languages_use_the_same_parameters() -> None:
    for use, key in told():
        english, french = (
            {base(variable, use, language) for variable in entry(key, language, use.scope).variables}
            for language in ("en", "fr")
        )
        assert english == french, key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.id)
def test_both_files_of_a_game_speak_of_the_same_parameters(game: Game[Any]) -> None:
    """Where parameters are passed on the code can't be read; the files still agree on their names."""
    name = game.spec.id
    for key, english in FILES[name, "en"].items():
        bases = [{variable.partition("-")[0] for variable in of.variables} for of in (english, FILES[name, "fr"][key])]
        assert bases[0] == bases[1], key


def test_content_names_stand_alone() -> None:
    """A name and its forms need no parameter: the resolver gives none."""
    for scope, terms in TERMS.items():
        for prefix in {*terms.values()}:
            for member in FAMILIES[scope][prefix]:
                for language in LANGUAGES:
                    found = entry(prefix + member, language, scope)
                    assert found.variables == frozenset()
                    assert all(variables == frozenset() for variables in found.attributes.values())
