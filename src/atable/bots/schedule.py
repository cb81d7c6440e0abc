"""When a bot is asked, wakes and rests: the same in virtual time, at the text table and on the server.

Nothing here waits or reads a clock: table time comes in as a number. Whoever drives a table asks the bots, plays what
they answer, and says here what came of it.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Container
from typing import Any, Final, Literal, NamedTuple

import msgspec

from atable.kernel.actions import Action
from atable.kernel.bots import Paced, Wake
from atable.kernel.game import Game, has_say
from atable.kernel.seats import Seat

HOPELESS: Final = 3  # answers in a row that the rules refuse: such a bot is not asked any more
NOBODY: Final[tuple[Seat, ...]] = ()


class Manners(NamedTuple):
    """In what the tables differ."""

    nap: int  # ms, at least, before a bot that chose to wait is asked again
    pause: Callable[[Seat], int]  # ms of rest after an action that nobody waited for
    # While others owe a decision, a bot that owes none is asked before them; not at all; or beside them, and then
    # once for the same choices: orders in advance could be given for ever.
    unasked: Literal["before", "never", "beside"]
    # Does a bot that owes a decision sleep when it says so? Then what is newly asked of it wakes it. Elsewhere it is
    # asked in any case, and sleeps on afterwards.
    owing_sleep: bool = False


class Rest(msgspec.Struct):
    """What is to be known of one bot between two questions."""

    until: int = 0  # table time: it sleeps
    paced: bool = False  # it says itself when to ask it again
    left: list[Action] | None = None  # what it could still do when it had last acted unasked
    refused: int = 0  # answers in a row
    question: str | None = None  # what it owed beside people at the last look
    begun: bool = False  # it has answered that in part


class Candidates(NamedTuple):
    """Bots that may be asked at a position, awake or not."""

    owing: list[Seat]  # the table waits for them
    free: list[Seat]  # nobody waits for them, and they could do more than think again


def people_first(game: Game[Any], state: Any, pending: list[Seat], people: Container[Seat]) -> bool:
    """Do the bots that owe a decision leave the first choice to people who owe one too?

    They do where a team plays together and no clock of the game runs: at a stop, whoever comes first takes what all
    of them share. `people` are those who are there: nobody waits for the absent.
    """
    return game.spec.together and any(seat in people for seat in pending) and game.next_deadline(state) is None


class Schedule:
    def __init__(self, game: Game[Any], manners: Manners) -> None:
        self.game = game
        self.manners = manners
        self.rests: defaultdict[Seat, Rest] = defaultdict(Rest)
        self._owing: list[Seat] = []  # who owed a decision at the last look

    # Who is asked

    def look(self, state: Any, bots: Container[Seat], people: Collection[Seat] = NOBODY) -> Candidates:
        """Those of these bots that may be asked now, each kind in the order of the game."""
        pending = self.game.pending(state)
        if self.manners.owing_sleep:
            self._wake(pending, state.now)
        free: list[Seat] = []
        if not pending or self.manners.unasked != "never":
            for seat in self.game.may_act(state):
                if seat in bots and seat not in pending and self._has_say(state, seat, bool(pending)):
                    free.append(seat)
        owing = [seat for seat in pending if seat in bots]
        if owing and people and self.game.spec.together:
            first = people_first(self.game, state, pending, people)
            owing = [seat for seat in owing if self._goes_on(state, seat) or not first]  # the question is noted
        return Candidates(owing, free)

    def waits(self, state: Any, seat: Seat, people: Collection[Seat]) -> bool:
        """Does this bot leave people the first choice?"""
        pending = self.game.pending(state)
        first = seat in pending and people_first(self.game, state, pending, people)
        return first and not self._goes_on(state, seat)

    def _goes_on(self, state: Any, seat: Seat) -> bool:
        """Who has begun does not stop for a person who thinks again: nobody shall wait for what is in its hands."""
        rest, limit = self.rests[seat], self.game.limit(state, seat)
        question = None if limit is None else limit.group
        if question is None or question != rest.question:
            rest.question, rest.begun = question, False
        return rest.begun

    def _wake(self, pending: list[Seat], now: int) -> None:
        """A question wakes a sleeping bot."""
        for seat in pending:
            if seat not in self._owing:
                self.rests[seat].until = now
        self._owing = pending

    def _has_say(self, state: Any, seat: Seat, others_owe: bool) -> bool:
        if not has_say(self.game, state, seat):
            return False
        left = self.rests[seat].left
        return not others_owe or left is None or left != self.game.legal(state, seat)

    def next(self, found: Candidates, now: int) -> Seat | None:
        """Who is asked first; None while all of them sleep.

        A bot that owes nothing comes first: it is asked once and sleeps then, so that it never holds up the others.
        """
        for seat in found.free:
            if self.rests[seat].until <= now:
                return seat
        for seat in found.owing:
            if not self.manners.owing_sleep or self.rests[seat].until <= now:
                return seat
        return None

    def wakes(self, found: Candidates) -> list[int]:
        """The table times at which they wake up."""
        return [self.rests[seat].until for seat in [*found.free, *found.owing]]

    # What comes of it

    def answered(self, seat: Seat, answer: Action | Wake | Paced, owed: bool, now: int) -> Action | None:
        """What it does now; None if it sleeps."""
        if isinstance(answer, Wake):
            self.sleeps(seat, answer.ms, now)
            return None
        if isinstance(answer, Paced):
            self.acted(seat, owed, now, answer.ms)
            return answer.action
        self.acted(seat, owed, now)
        return answer

    def sleeps(self, seat: Seat, until: int, now: int) -> None:
        rest = self.rests[seat]
        rest.paced = True
        rest.until = max(until, now + self.manners.nap)

    def acted(self, seat: Seat, owed: bool, now: int, until: int | None = None) -> None:
        """Until when it rests: as long as it wished, or as a person's hands would after what nobody waited for."""
        rest = self.rests[seat]
        rest.begun |= owed
        if until is not None:
            rest.paced = True
        if owed and not self.manners.owing_sleep:
            return
        if until is not None:
            rest.until = until
        elif not owed:
            rest.until = now + self.manners.pause(seat)

    def could_still(self, seat: Seat, choices: list[Action]) -> None:
        """What was left to a bot that had acted unasked."""
        self.rests[seat].left = choices

    def refused(self, seat: Seat) -> None:
        self.rests[seat].refused += 1

    def accepted(self, seat: Seat) -> None:
        self.rests[seat].refused = 0

    def hopeless(self, seat: Seat) -> bool:
        """Something is wrong with it: the default is played for it."""
        return self.rests[seat].refused >= HOPELESS

    def taken_back(self) -> None:
        """Table time goes back, and what bots did since is forgotten."""
        self._owing = []
        for rest in self.rests.values():
            rest.until, rest.paced, rest.left, rest.begun = 0, False, None, False
