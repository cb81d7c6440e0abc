"""Where the game is: the frames of the stack, each a phase or a question with its locals."""

import msgspec

from atable.games.critter_kitchen.content.items import NOTHING
from atable.kernel.frames import Frame


class Plate(msgspec.Struct):
    """A dish or a course in the making; what lies on it has left the storage."""

    items: list[int]  # ingredients and tofu
    types: list[int]  # what each of them counts as
    spices: list[int]  # what each of them carries, or NOTHING
    soup: int
    bisque: int
    cookbook: bool
    wine: int  # the Fruit Bat's, or NOTHING

    def copy(self) -> "Plate":
        return Plate(
            self.items.copy(),
            self.types.copy(),
            self.spices.copy(),
            self.soup,
            self.bisque,
            self.cookbook,
            self.wine,
        )


def empty_plate() -> Plate:
    return Plate([], [], [], 0, 0, False, NOTHING)


class Choosing(Frame):
    """CK-072: one of two restaurateurs, in secret."""

    dealt: list[list[int]]
    kept: list[int]

    def copy(self) -> "Choosing":
        return Choosing([cards.copy() for cards in self.dealt], self.kept.copy())


class Planning(Frame):
    """CK-098: location cards face down, by seat and chef."""

    plans: list[list[int]]
    coffees: list[int]  # bits of chefs
    ready: list[bool]
    began: int  # table time
    alone_since: int  # when all others were ready, or NOTHING

    def copy(self) -> "Planning":
        plans = [plan.copy() for plan in self.plans]
        return Planning(plans, self.coffees.copy(), self.ready.copy(), self.began, self.alone_since)


class Revealing(Frame):
    """CK-113: whose AFTER REVEAL effects are still to come, first one first: (kitchen, with The Fox?)."""

    queue: list[tuple[int, bool]]
    asked: bool  # the first of them is being asked

    def copy(self) -> "Revealing":
        return Revealing(self.queue.copy(), self.asked)


class Shopping(Frame):
    """CK-115: the location that is being resolved, and the chefs of one speed that take turns there."""

    location: int
    line: list[int]  # kitchens, in the order that was fixed when the group started (CK-134)
    turn: int  # in the line
    untouched: bool  # no item has left this location yet (CK-136)

    def copy(self) -> "Shopping":
        return Shopping(self.location, self.line.copy(), self.turn, self.untouched)


class Exchanging(Frame):
    """Ming is about to take its first item."""

    kitchen: int

    def copy(self) -> "Exchanging":
        return Exchanging(self.kitchen)


class PlacingWild(Frame):
    """CK-162."""

    kitchen: int

    def copy(self) -> "PlacingWild":
        return PlacingWild(self.kitchen)


class Sampling(Frame):
    """Otto's guests draw, one after the other."""

    kitchens: list[int]

    def copy(self) -> "Sampling":
        return Sampling(self.kitchens.copy())


class Eavesdropping(Frame):
    """The Magpie may take a rumor on its way out."""

    kitchen: int

    def copy(self) -> "Eavesdropping":
        return Eavesdropping(self.kitchen)


class Fishing(Frame):
    """The Kingfisher keeps one of the tokens drawn."""

    kitchen: int
    drawn: list[int]

    def copy(self) -> "Fishing":
        return Fishing(self.kitchen, self.drawn.copy())


class Cooking(Frame):
    """CK-217: the plates of three challenges, by seat."""

    plates: list[list[Plate]]
    openly: list[bool]
    ready: list[bool]

    def copy(self) -> "Cooking":
        plates = [[plate.copy() for plate in own] for own in self.plates]
        return Cooking(plates, self.openly.copy(), self.ready.copy())


class Refrigerating(Frame):
    """CK-243: what each seat has put away so far."""

    tossed: list[list[int]]
    excess: list[int]  # how many tokens each seat must put away in all
    ready: list[bool]

    def copy(self) -> "Refrigerating":
        return Refrigerating([kinds.copy() for kinds in self.tossed], self.excess.copy(), self.ready.copy())


class Serving(Frame):
    """CK-258: the seven courses for the critic, by seat."""

    meals: list[list[Plate]]
    ready: list[bool]

    def copy(self) -> "Serving":
        return Serving([[plate.copy() for plate in meal] for meal in self.meals], self.ready.copy())


CritterFrame = (
    Choosing
    | Planning
    | Revealing
    | Shopping
    | Exchanging
    | PlacingWild
    | Sampling
    | Eavesdropping
    | Fishing
    | Cooking
    | Refrigerating
    | Serving
)
