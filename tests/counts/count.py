"""Counts what may follow: the sequences of moves from a position, and in which order the moves are listed."""

import hashlib
from typing import Any, NamedTuple

from atable.kernel.actions import Action, Tick
from atable.kernel.codec import encode
from atable.kernel.game import Game, State, advance, apply
from atable.kernel.seats import CLOCK, Seat


class Move(NamedTuple):
    """A listed action of a seat; or CLOCK, Tick."""

    seat: Seat
    action: Action

    def text(self) -> str:
        return "clock" if self.seat == CLOCK else f"seat {self.seat} {encode(self.action).decode()}"


class Count(NamedTuple):
    """How many positions there are after so many moves, and a digest of the lists that lead to them."""

    positions: int
    order: str


def moves(game: Game[Any], state: State) -> list[Move]:
    """All that is listed for those who may act; where nobody owes anything and a timer runs, it may also run out."""
    if game.outcome(state) is not None:
        return []
    listed = [Move(seat, action) for seat in game.may_act(state) for action in game.legal(state, seat)]
    deadline = game.next_deadline(state)
    if deadline is not None and not game.pending(state):
        listed.append(Move(CLOCK, Tick(deadline)))
    return listed


def follow(game: Game[Any], state: State, move: Move) -> State:
    if isinstance(move.action, Tick):
        after = state.copy()
        advance(game, after, move.action.ms)
        return after
    after, _ = apply(game, state, move.seat, move.action)
    return after


def count(game: Game[Any], state: State, depth: int) -> list[Count]:
    """After one move, two moves and so on. The last moves are listed, not played."""
    tallies = [Tally() for _ in range(depth)]
    _descend(game, state, tallies)
    return [Count(tally.positions, tally.order.hexdigest()) for tally in tallies]


class Tally:
    def __init__(self) -> None:
        self.positions = 0
        self.order = hashlib.blake2b(digest_size=6)

    def add(self, listed: list[Move]) -> None:
        self.positions += len(listed)
        self.order.update(encode(listed))


def _descend(game: Game[Any], state: State, tallies: list[Tally]) -> None:
    if not tallies:
        return
    listed = moves(game, state)
    tallies[0].add(listed)
    if len(tallies) > 1:
        for move in listed:
            _descend(game, follow(game, state, move), tallies[1:])


def deepest(game: Game[Any], state: State, most: int, depth: int) -> list[Count]:
    """Counts as deep as at most so many positions are played, and never deeper than `depth`."""
    counts = count(game, state, 1)
    while len(counts) < depth and counts[-1].positions and sum(it.positions for it in counts) <= most:
        counts = count(game, state, len(counts) + 1)
    return counts


def divide(game: Game[Any], state: State, depth: int) -> list[tuple[Move, Count]]:
    """What there is below each first move, as chess engines divide a count to find out where it differs."""
    listed = moves(game, state)
    if depth == 1:
        return [(move, Count(1, "")) for move in listed]
    return [(move, count(game, follow(game, state, move), depth - 1)[-1]) for move in listed]
