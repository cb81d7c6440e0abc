"""Kitchen Squad as one would tell it: which chef is active, where it goes, and where the NPC goes."""

from typing import Any, Self

from atable.games.rival_restaurants.actions import ChooseActive, ChooseSpot, SetWheel
from atable.games.rival_restaurants.content.cards import CHEF_INDEX, CHEFS
from atable.games.rival_restaurants.frames import CardWindow
from tests.rules.rival_restaurants.scenario import BLUE, RED, Table

Outing = tuple[str, str, str]  # the Active Chef, where it goes, where the NPC goes


class Squads(Table):
    """Red has the NPC Angus, Blue the NPC Fuego; nobody has money, cards or ingredients until a test says so."""

    def __init__(self, pace: str = "simulation", **options: Any) -> None:
        super().__init__(2, mode="kitchen_squad", pace=pace, **options)
        self.npcs("angus_khan", "senor_fuego")
        self.squad(RED, "kim_chi", "mortimer_sleazburger", "biff_brobeque")
        self.squad(BLUE, "gohan_sushido", "general_stroganov", "phyllis_grubman")

    @property
    def red_npc(self) -> int:
        return self.second(RED)

    @property
    def blue_npc(self) -> int:
        return self.second(BLUE)

    def npcs(self, red: str, blue: str) -> Self:
        self.state.figures[self.red_npc].chef = CHEF_INDEX[red]
        self.state.figures[self.blue_npc].chef = CHEF_INDEX[blue]
        self._put_away()
        return self

    def squad(self, seat: int, *chefs: str) -> Self:
        """Whoever had one of them gets one of those that leave."""
        new = [CHEF_INDEX[chef] for chef in chefs]
        other = self.of(1 - seat)
        left = [chef for chef in self.of(seat).squad if chef not in new]
        other.squad = [left.pop(0) if chef in new else chef for chef in other.squad]
        self.of(seat).squad = new
        self._put_away()
        return self

    def _put_away(self) -> None:
        playing = [it.chef for it in self.state.figures if it.npc] + self.of(RED).squad + self.of(BLUE).squad
        self.state.chefs_out = [chef for chef in range(len(CHEFS)) if chef not in playing]

    def set_wheels(self, seat: int, outing: Outing) -> Self:
        active, chef_to, npc_to = outing
        self.act(seat, ChooseActive(active))
        self.act(seat, SetWheel(seat, chef_to))
        self.act(seat, SetWheel(self.second(seat), npc_to))
        return self

    def out(self, red: Outing, blue: Outing, spots: dict[int, int] | None = None) -> Self:
        """Spots by figure (default: the shelf). Ends in the window before the powers."""
        self.set_wheels(RED, red).set_wheels(BLUE, blue)
        for figure in range(4):
            if self.at(figure) != "the_island":
                self.act(figure % 2, ChooseSpot(figure, (spots or {}).get(figure, 0)))
        assert isinstance(self.state.stack[-1], CardWindow), self.state.stack
        return self
