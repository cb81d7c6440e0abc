"""What runs side by side inside one frame: answers, wars, purchases that wait to be judged."""

from dataclasses import dataclass

from atable.kernel.native import keep_types
from atable.kernel.seats import Seat


@dataclass(slots=True)
class Chain:
    """RR-196: the answers of one target and the author, in turn."""

    target: Seat
    clams: int  # RR-197
    returned: bool  # Return to Sender was played
    open: bool
    authors: bool  # the author answers next

    def copy(self) -> "Chain":
        other = Chain.__new__(Chain)
        other.target = self.target
        other.clams = self.clams
        other.returned = self.returned
        other.open = self.open
        other.authors = self.authors
        return other


@dataclass(slots=True)
class War:
    """RR-127: by place in `figures`: the standing offers or the sealed bids."""

    market: int
    slot: int
    figures: list[int]
    least: list[int]  # RR-128: their own minimum, fixed when the war opened (Fake Sale comes too late)
    inside: list[bool]
    money: list[int]  # 0: no offer yet; sealed: NOTHING until named
    garbage: list[int]
    with_card: list[bool]  # sealed: with Going, Going, Mine!
    all_in: list[bool]  # sealed: bid all the money not bound elsewhere (RR-158); empty until the bids are revealed

    def copy(self) -> "War":
        other = War.__new__(War)
        other.market = self.market
        other.slot = self.slot
        other.figures = self.figures.copy()
        other.least = self.least.copy()
        other.inside = self.inside.copy()
        other.money = self.money.copy()
        other.garbage = self.garbage.copy()
        other.with_card = self.with_card.copy()
        other.all_in = self.all_in.copy()
        return other


@dataclass(frozen=True, slots=True)
class Request:
    """RR-096: a purchase that is judged when nobody nearer to the priority seat can have been as quick."""

    figure: int
    location: int
    spot: int
    second: int  # of Phyllis's pair, or NOTHING
    judged: int  # a reading of the market's clock


keep_types(Chain, War, Request)
