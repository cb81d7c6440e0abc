"""What bots know of each game, by the game's id: `bots/heuristics.py` of its folder."""

from typing import Final

from atable.games import IDS, part
from atable.kernel.bots import Crew, Heuristics

HEURISTICS: Final[dict[str, Heuristics | Crew]] = {
    game_id: part(game_id, "bots.heuristics").HEURISTICS for game_id in IDS
}
