"""The cases: where counting begins, as said in the TOML files by hand, and what was counted there, written by us."""

import json
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from atable.games import GAMES
from atable.kernel.actions import Tick
from atable.kernel.game import Game, State, apply
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import CLOCK
from atable.kernel.spec import read_options
from tests.counts.count import Count, Move, count, deepest, follow, moves
from tests.counts.starts import STARTS

FOLDER: Final = Path(__file__).parent
HEADER: Final = "# `make counts` writes at_move, stack, counts and order; the rest is written by hand (see cases.py).\n"
GAME_OF: Final[dict[str, Game[Any]]] = {game.spec.id: game for game in GAMES}
LONGEST: Final = 2000  # moves of a game
OWED: Final = 0.9  # the chance that a move is one that somebody owes, where others may move too
EAGER: Final = 0.9  # the chance that somebody acts rather than waits or thinks again
PLAYED: Final = 1000  # positions at most that are played for one case
DEEPEST: Final = 8


class Case(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """We count from the first position of a random game, from this move on, with this frame on top of the stack."""

    name: str
    seats: int
    options: dict[str, Any] = {}
    seed: str
    start: str = ""  # of `starts.py`; otherwise the game's own setup
    frame: str
    from_move: int = 0
    seek: tuple[str, ...] = ()  # kinds of actions that are played where they can be

    at_move: int = 0  # what was found and counted
    stack: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    order: tuple[str, ...] = ()

    def counted(self) -> list[Count]:
        return [Count(*it) for it in zip(self.counts, self.order, strict=True)]


class Root(NamedTuple):
    """Where counting begins."""

    game: Game[Any]
    state: Any
    at_move: int

    @property
    def stack(self) -> tuple[str, ...]:
        return tuple(type(frame).__name__ for frame in self.state.stack)

    def counted(self, depth: int) -> list[Count]:
        return count(self.game, self.state, depth)


def load(game: str) -> list[Case]:
    text = (FOLDER / f"{game}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["case"], list[Case])


def root_of(game: Game[Any], case: Case) -> Root:
    rng, state = seeded(f"counts {case.seed}"), _first(game, case)
    for made in range(LONGEST):
        if made >= case.from_move and state.stack and type(state.stack[-1]).__name__ == case.frame:
            return Root(game, state, made)
        listed = sorted(moves(game, state), key=Move.text)  # so that another order in the lists leads to the same place
        if not listed:
            break
        state = follow(game, state, _pick(game, case, state, listed, rng))
    raise LookupError(f"{case.name}: no {case.frame} from move {case.from_move} on; another seed may have one")


def _first(game: Game[Any], case: Case) -> Any:
    options = game.resolve(read_options(game.spec, case.options), case.seats)
    return (STARTS[case.start] if case.start else game.setup)(options, case.seats, case.seed)


def _pick(game: Game[Any], case: Case, state: State, listed: list[Move], rng: Rng) -> Move:
    """Each kind of action equally often, however many there are of it; second thoughts and waiting are rare."""
    pending = game.pending(state)
    idle: tuple[type[msgspec.Struct], ...] = (Tick, *game.spec.second_thoughts)
    owed = [move for move in listed if move.seat in pending]
    wanted = owed if owed and rng.chance(OWED) else listed
    if rng.chance(EAGER):
        wanted = [move for move in wanted if not isinstance(move.action, idle)] or wanted
    if case.seek:
        wanted = _leading(game, case, state, wanted) or wanted
    kind = rng.choice(list(dict.fromkeys(type(move.action) for move in wanted)))
    return rng.choice([move for move in wanted if type(move.action) is kind])


def _leading(game: Game[Any], case: Case, state: State, listed: list[Move]) -> list[Move]:
    """What is sought; else what opens the way to it."""
    sought = [move for move in listed if type(move.action).__name__ in case.seek]
    return sought or [move for move in listed if move.seat != CLOCK and _opens(game, case, state, move)]


def _opens(game: Game[Any], case: Case, state: State, move: Move) -> bool:
    after, _ = apply(game, state, move.seat, move.action)
    return any(type(action).__name__ in case.seek for action in game.legal(after, move.seat))


def counted_again(case: Case, game: Game[Any]) -> Case:
    root = root_of(game, case)
    found = deepest(root.game, root.state, PLAYED, DEEPEST)
    counts, order = tuple(it.positions for it in found), tuple(it.order for it in found)
    return msgspec.structs.replace(case, at_move=root.at_move, stack=root.stack, counts=counts, order=order)


def text(cases: list[Case]) -> str:
    return HEADER + "".join(f"\n[[case]]\n{''.join(_lines(case))}" for case in cases)


def _lines(case: Case) -> list[str]:
    """What is as it is by default isn't said."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(Case)}
    values = {name: getattr(case, name) for name in Case.__struct_fields__}
    said = {name: value for name, value in values.items() if value != defaults[name] and value != {}}
    return [f"{name} = {_toml(value)}\n" for name, value in said.items()]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(it)}" for name, it in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
