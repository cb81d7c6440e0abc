"""The games. Adding one means adding its package and one line here."""

from typing import Any

from atable.games.banquet_royal.game import GAME as BANQUET_ROYAL
from atable.games.course_a_letoile.game import GAME as COURSE_A_LETOILE
from atable.games.critter_kitchen.game import GAME as CRITTER_KITCHEN
from atable.games.kitchen_rush.game import GAME as KITCHEN_RUSH
from atable.games.rival_restaurants.game import GAME as RIVAL_RESTAURANTS
from atable.kernel.game import Game

GAMES: tuple[Game[Any], ...] = (BANQUET_ROYAL, COURSE_A_LETOILE, CRITTER_KITCHEN, RIVAL_RESTAURANTS, KITCHEN_RUSH)
