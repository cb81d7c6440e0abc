"""What bots know of each game, by the game's id. A game may be missing: then only random bots play it."""

from typing import Final

from atable.games.banquet_royal.bots.heuristics import HEURISTICS as BANQUET_ROYAL
from atable.games.course_a_letoile.bots.heuristics import HEURISTICS as COURSE_A_LETOILE
from atable.games.critter_kitchen.bots.heuristics import HEURISTICS as CRITTER_KITCHEN
from atable.games.kitchen_rush.bots.heuristics import HEURISTICS as KITCHEN_RUSH
from atable.games.rival_restaurants.bots.heuristics import HEURISTICS as RIVAL_RESTAURANTS
from atable.kernel.bots import Crew, Heuristics

HEURISTICS: Final[dict[str, Heuristics | Crew]] = {
    "banquet_royal": BANQUET_ROYAL,
    "course_a_letoile": COURSE_A_LETOILE,
    "critter_kitchen": CRITTER_KITCHEN,
    "rival_restaurants": RIVAL_RESTAURANTS,
    "kitchen_rush": KITCHEN_RUSH,
}
