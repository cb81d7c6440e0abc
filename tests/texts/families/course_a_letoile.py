"""The keys that the code of Course à l'Étoile puts together."""

from atable.games.course_a_letoile.content import cards
from atable.games.course_a_letoile.content.loader import CONTENT
from atable.games.course_a_letoile.game import SPEC
from atable.games.course_a_letoile.words.text import POINT_NAMES
from tests.texts.families import Keys

QUESTIONS = ("draw", "play", "react", "react-target", "lose-decoration", "discard", "end")
ACTION_CARDS = {card.id for card in CONTENT.actions}
BOOSTS = {cards.CARD_IDS[kind] for kind in cards.BOOSTS}
PLAIN_ATTACKS = {cards.CARD_IDS[kind] for kind in cards.ATTACKS} - {"headhunting"}  # which names a card as well

KEYS = Keys(
    families={
        "ask-": set(QUESTIONS),
        "wait-": set(QUESTIONS),
        "card-": set(cards.CARD_IDS),
        "name-": {*cards.STAR_IDS, *cards.RESTO_IDS},
        "points-": set(POINT_NAMES),
        "effect-": ACTION_CARDS,
        "nature-": {card.nature for card in CONTENT.actions},
        "do-boost-": BOOSTS,
        "event-boost-": BOOSTS,
        "event-attack-": PLAIN_ATTACKS,
        "event-hit-": PLAIN_ATTACKS,
        "event-service-ended-": {str(seats) for seats in range(SPEC.seats_min, SPEC.seats_max + 1)},
    },
    terms={"card": "card-", "target": "card-", "name": "name-", "points": "points-"},
    counted={"cuisine", "service", "decoration", "fame"},
    passed_on={("scoring.py", "line"): {f"score-{points}" for points in POINT_NAMES}},
)
