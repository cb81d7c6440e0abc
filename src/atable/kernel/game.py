"""The contract: what every game offers and everything else builds on."""

from typing import Protocol, Self, TypeVar

from atable.kernel.actions import Action, Tick
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt, View


class State(Protocol):
    """A position as plain data, with its own generator and its own table time.

    It is what it was after it went through the codec, and plays on the same.
    tests/laws/test_codec.py::law_what_is_stored_comes_back, law_a_stored_game_plays_on
    """

    rng: Rng
    now: int

    def copy(self) -> Self:
        """Another position that shares nothing mutable with this one, generator included.

        tests/laws/test_purity.py::law_copy_is_whole_and_apart
        """


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """One game's rules. Stateless: every method is given the position it speaks about.

    Only `play` changes that position or draws from its generator; all others may be asked as often as one likes, after
    the end too. The lists that they return belong to who asked.
    The laws named here are tried on every game and toy; each catches a game that breaks it (tests/laws/mutants.py).
    tests/laws/test_purity.py::law_questions_change_nothing
    tests/laws/test_contract.py::law_lists_belong_to_who_asked
    tests/laws/test_codec.py::law_a_stored_game_plays_on
    """

    @property
    def spec(self) -> GameSpec:
        """What the game declares about itself: no other action, event or longer game occurs.

        tests/laws/test_codec.py::law_what_is_sent_comes_back
        tests/laws/test_progress.py::law_the_game_ends
        """

    def resolve(self, options: Options, seats: int) -> Options:
        """Fill defaults that depend on others; raise BadOptions on a contradiction.

        `seats` is a number that `spec.check_seats` accepts. The pace stays; to resolve again changes nothing.
        tests/laws/test_contract.py::law_options_are_resolved_once
        """

    def setup(self, options: Options, seats: int, seed: str) -> S:
        """The first position, at which the game is not over. Options are resolved ones.

        The same three give the same position, in every process and build; all luck comes from `seed`.
        tests/laws/test_progress.py::law_the_game_ends
        tests/laws/test_determinism.py::law_same_seed_same_game, test_the_order_of_sets_does_not_matter
        tests/laws/test_builds.py::test_both_builds_play_the_same_games
        """

    def pending(self, state: S) -> list[Seat]:
        """Who owes a decision, in order: the table waits for them. Several at once is normal.

        All of them may act. Nobody owes anything when the game is over; while it goes on, only if a timer runs.
        tests/laws/test_contract.py::law_who_owes_may_act
        tests/laws/test_progress.py::law_no_dead_ends, law_the_game_ends, law_absence_breaks_nothing
        """

    def may_act(self, state: S) -> list[Seat]:
        """Who may act now, in order, the pending ones included; nobody waits for the rest. Empty after the end.

        tests/laws/test_legality.py::law_legal_passes_check
        tests/laws/test_progress.py::law_the_game_ends
        """

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """All that the seat of this table may do but for open-ended types, each once, in stable order.

        Empty for a seat that may not act, and for no seat that may, unless all that it may do is open-ended. All of it
        passes `check`. It tells the seat nothing that it may not know.
        tests/laws/test_legality.py::law_legal_passes_check, law_what_passes_is_listed, law_legal_is_stable
        tests/laws/test_secrecy.py::law_scrambled_looks_the_same
        """

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """The judge: raise IllegalAction with the rule that forbids it. Nothing else is raised, whatever is sent.

        Asked of any action from any seat number, those of nobody included; what passes is in `legal` or open-ended.
        After the end nothing passes. What CLOCK and TABLE play passes from no seat, and no seat's action from them.
        tests/laws/test_legality.py::law_what_passes_is_listed, law_strangers_are_refused, law_the_unknown_is_refused
        tests/laws/test_contract.py::law_the_end_is_the_end, law_clock_and_table_have_no_turn
        """

    def sample(self, state: S, seat: Seat, rng: Rng) -> Action:
        """A random plausible action, open-ended ones included, for a seat that may act. It passes `check`.

        All luck comes from `rng`, which is the caller's: by the same numbers it is the same action.
        tests/laws/test_contract.py::law_a_sample_may_be_played
        """

    def play(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Change the position; the action has passed `check`. Whoever needs the old one copies it before.

        CLOCK plays Tick, never past `next_deadline` (see `advance`), and time passes by it alone. TABLE plays Away and
        Back, at any moment. These three are not checked. After each the position is whole; no event follows the end.
        tests/laws/test_progress.py::law_nothing_is_lost_or_made, law_absence_breaks_nothing
        tests/laws/test_determinism.py::law_same_seed_same_game
        tests/laws/test_contract.py::law_time_passes_by_ticks_alone, law_the_end_is_the_end
        """

    def view(self, state: S, seat: Seat | None) -> View:
        """What this seat, or a spectator (None), may know. Any other number is refused, or sees what a spectator does.

        It changes neither with what is hidden from the seat, nor because time passes between two deadlines.
        tests/laws/test_secrecy.py::law_scrambled_looks_the_same, law_nobody_looks_from_outside
        tests/laws/test_time.py::law_time_alone_changes_no_view
        """

    def prompts(self, state: S, seat: Seat | None) -> list[Prompt]:
        """What is being asked, most urgent first; for those who wait: whom we wait for.

        Who owes is asked, who may not act is not. An id is never asked of a seat again once it is answered. No secret
        shows in them.
        tests/laws/test_prompts.py::law_who_owes_is_asked, law_a_question_is_asked_once
        tests/laws/test_secrecy.py::law_scrambled_looks_the_same
        """

    def limit(self, state: S, seat: Seat) -> Limit | None:
        """Thinking time for the decision that this seat owes, None if it owes none or may take its time.

        Whose time can run out has a default. The limit is the same whatever the seat hides.
        tests/laws/test_progress.py::law_no_dead_ends
        tests/laws/test_secrecy.py::law_scrambled_looks_the_same
        """

    def default(self, state: S, seat: Seat) -> Action | None:
        """What is played for a pending seat that is absent or out of time; None for a seat that owes nothing.

        It passes `check`. In a registered game every pending seat has one; in a toy, if it has a limit.
        tests/laws/test_progress.py::law_no_dead_ends
        tests/laws/test_contract.py::law_who_owes_nothing_has_no_default
        """

    def next_deadline(self, state: S) -> int | None:
        """The table time at which the next timer runs out, if one is running: now or later, None after the end.

        Everybody sees it, so it hangs on no secret. Until then time passes without an event.
        tests/laws/test_contract.py::law_no_timer_is_overdue, law_the_end_is_the_end
        tests/laws/test_time.py::law_time_alone_changes_no_view
        tests/laws/test_secrecy.py::law_scrambled_looks_the_same
        """

    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another position, with a fresh generator, that agrees with everything ever shown to this seat.

        It looks the same to the seat, is whole, and shares nothing with the true one. All luck comes from `rng`.
        tests/laws/test_redeal.py::law_redeal_agrees_with_all_that_was_shown, law_redeal_is_whole_and_looks_the_same
        tests/laws/test_redeal.py::law_redeal_varies
        tests/laws/test_secrecy.py::law_redealt_looks_the_same
        tests/laws/test_contract.py::law_a_redealt_position_stands_alone
        """

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, None while it goes on. It ends within `spec.longest` decisions, and once.

        Every seat is scored once, a side's points are the sum of its lines, and who has more is placed before.
        tests/laws/test_progress.py::law_the_game_ends, law_the_ranking_is_fair
        tests/laws/test_contract.py::law_the_end_is_the_end
        """

    def invariants(self, state: S) -> None:
        """Raise BrokenInvariant if a coin, card or token was lost or made: never, after whatever was played.

        tests/laws/test_progress.py::law_nothing_is_lost_or_made, law_absence_breaks_nothing
        """


def has_say(game: Game[S], state: S, seat: Seat) -> bool:
    """Could a seat that owes nothing do more now than think again? Only then its bot is asked."""
    return any(not isinstance(action, game.spec.second_thoughts) for action in game.legal(state, seat))


def apply(game: Game[S], state: S, seat: Seat, action: Action) -> tuple[S, list[Event]]:
    """The next position and what happened; the given position is left untouched.

    tests/laws/test_purity.py::law_apply_leaves_its_argument
    """
    game.check(state, seat, action)
    after = state.copy()
    return after, game.play(after, seat, action)


def advance(game: Game[S], state: S, ms: int) -> list[Event]:
    """Let table time pass up to and including `ms`, timer by timer in the order they run out.

    However time is cut, the same happens. An earlier `ms` than the present one changes nothing.
    tests/laws/test_time.py::law_a_split_tick_is_one_tick
    """
    events: list[Event] = []
    while (due := game.next_deadline(state)) is not None and due <= ms:
        events += game.play(state, CLOCK, Tick(due))
    if ms > state.now:
        events += game.play(state, CLOCK, Tick(ms))
    return events
