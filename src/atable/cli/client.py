"""A text client for every game, written on view, prompts and legal actions alone.

Where nobody owes a decision, time stands still while people choose, and passes when all of them wait. What is shown for
a time is seen until whoever looks has seen enough; then its time has passed. Actions of open-ended types (an offer, a
bid) are not listed in full: a person composes them in a form of the game's own.
"""

import math
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle

from atable.cli.choosing import Choice, choices, headings, matching
from atable.cli.forms import fill_in
from atable.cli.scores import score_rows, tie_messages, winner_message
from atable.cli.table import Table
from atable.cli.terminal import Terminal
from atable.games.texts import GameTexts
from atable.kernel.actions import Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.forms import Form
from atable.kernel.messages import Message, Player, Several, Term
from atable.kernel.seats import Seat
from atable.texts.rulebook import Rulebook, UnknownRule
from atable.texts.speaker import Speaker

INTERRUPTED: Final = 130


class Quit(Exception):
    """A person left the table."""


class Words(NamedTuple):
    """What the client speaks with: the language, the players' names, the rules and how the game talks."""

    bundle: FluentBundle
    names: Sequence[str]
    rulebook: Rulebook
    game: GameTexts


class Commands(NamedTuple):
    """What to type later: to go on with this table, and to check its game."""

    resume: str
    verify: str


class Client:
    def __init__(self, table: Table, words: Words, terminal: Terminal, commands: Commands) -> None:
        self.table = table
        self.words = words
        self.terminal = terminal
        self.commands = commands
        self.people = table.people
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None  # who sees the screen now
        self.told = {seat: self._last_seen(seat) for seat in self.people}
        self.idle: set[Seat] = set()  # people who let this position go by, where nobody owes a decision

    def _last_seen(self, seat: Seat) -> int:
        """In a resumed game nobody reads the log from the start, but from the own last move."""
        own = [position for position, moment in enumerate(self.table.moments) if moment.seat == seat]
        return own[-1] if own else 0

    def speaker(self, seat: Seat | None) -> Speaker:
        return Speaker(self.words.bundle, self.words.names, seat)

    def say(self, message: Message) -> None:
        self.terminal.say(self.speaker(self.holder)(message))

    def say_whole(self, message: Message) -> None:
        self.terminal.say_whole(self.speaker(self.holder)(message))

    def play(self) -> int:
        """Until the game is over or the people leave; every move is saved at once."""
        self.table.open()
        try:
            self.welcome()
            while self.table.session.outcome() is None:
                self._one_decision()
            self.show_end()
        except (EOFError, Quit, KeyboardInterrupt) as leaving:
            self._hide()
            self.terminal.say()
            self.say_whole(Message("table-saved", {"command": self.commands.resume}))
            return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
        return 0

    def _hide(self) -> None:
        """Whoever leaves: no hand stays on a screen that several look at, and nothing fleeting on any."""
        if len(self.people) > 1 or self._shows_fleeting(self.people[0]):
            self.terminal.forget()

    def _shows_fleeting(self, seat: Seat) -> bool:
        return self.words.game.fleeting(self.table.game.view(self.table.session.state, seat))

    def welcome(self) -> None:
        head = self.table.session.journal.head
        spec = self.table.game.spec
        self.say(Message("table-welcome", {"game": spec.names[self.words.bundle.locales[0]]}))
        self.say(Message("table-players", {"players": Several(tuple(Player(s) for s in range(len(self.words.names))))}))
        variants = self._variants()
        if variants:
            self.say(Message("table-variants", {"options": Several(tuple(variants))}))
        else:
            self.say(Message("table-no-variants"))
        self.say(Message("table-commitment", {"commitment": head.commitment}))
        self.say_whole(Message("table-save", {"file": str(self.table.save.path)}))
        self.say(Message("table-hint"))

    def _variants(self) -> list[Term]:
        """The variants that are switched on, and choices by word that are not the usual ones."""
        usual = self.table.game.spec.options()
        variants: list[Term] = []
        for name, value in self.table.session.journal.head.options.items():
            if value is True:
                variants.append(Term(f"option-{name}"))
            elif isinstance(value, str) and name != "pace" and value != getattr(usual, name):
                variants.append(Term(f"value-{name}-{value}"))
        return variants

    def _one_decision(self) -> None:
        """Bots don't keep people waiting: theirs is the first word, but where a team is at a stop."""
        bot = self.table.bot_to_ask()
        if bot is not None:
            if self._bot_acts(bot):
                self.idle.clear()
            return
        pending = self.table.game.pending(self.table.session.state)
        if pending:
            self._ask_one_of([seat for seat in pending if seat in self.people])
        else:
            self._nobody_owes()

    def _bot_acts(self, seat: Seat) -> bool:
        """What a bot is shown for a time it sees for one decision: time stands still while it thinks."""
        shown = self._shows_fleeting(seat)
        acted = self.table.bot_acts(seat)
        if shown:
            self._end_showing(seat)
        return acted

    def _end_showing(self, seat: Seat) -> None:
        """Let time pass until this seat is shown nothing fleeting; only its own action ends what no timer does."""
        while self._shows_fleeting(seat) and self.table.next_moment() is not None:
            self.table.wait()

    def _nobody_owes(self) -> None:
        """Whoever may act is asked; when all have let the position go by, time passes."""
        able = self.table.game.may_act(self.table.session.state)
        if asked := [seat for seat in able if seat in self.people and seat not in self.idle]:
            self._ask_one_of(asked)
        else:
            self.idle.clear()
            self.table.wait()

    def _ask_one_of(self, seats: list[Seat]) -> None:
        """Whoever has the device already, else the first."""
        seat = self.holder if self.holder in seats else seats[0]
        assert seat is not None
        self._hand_over(seat)
        self._person_acts(seat)

    def _hand_over(self, seat: Seat) -> None:
        """Pass the device: the one who leaves reads the end of the own turn, then a veil hides it."""
        if seat == self.holder:
            return
        if self.holder is not None:
            self._tell(self.holder)
            self._wait(Message("veil-leave", {"player": Player(seat)}))
            self.terminal.forget()
        self.holder = None
        self._wait(Message("veil-arrive", {"player": Player(seat)}))
        self.terminal.forget()
        self.holder = seat

    def _wait(self, message: Message) -> None:
        """For Enter; whoever types q leaves instead."""
        self._ask(message)

    def _tell(self, seat: Seat | None) -> None:
        """The log since this reader last looked, a paragraph for each turn."""
        since = min(self.told.values()) if seat is None else self.told[seat]
        speaker = self.speaker(seat)
        paragraphs: list[list[str]] = []
        for event in self.table.events_since(since, seat):
            if not paragraphs or self.words.game.opens(event):
                paragraphs.append([])
            paragraphs[-1].append(speaker(self.words.game.describe(event)))
        if paragraphs:
            self.terminal.say()
        for paragraph in paragraphs:
            self.terminal.say(" ".join(_once(paragraph)))
        if seat is not None:
            self.told[seat] = len(self.table.moments)

    def _draw(self, seat: Seat | None) -> None:
        game, state = self.table.game, self.table.session.state
        legal = [] if seat is None else game.legal(state, seat)
        self.terminal.say()
        self.terminal.draw(self.words.game.draw(game.view(state, seat), legal, self.speaker(seat)))
        self.terminal.say()

    def _person_acts(self, seat: Seat) -> None:
        self._tell(seat)
        self._draw(seat)
        if self._shows_fleeting(seat) and self.table.next_moment() is not None:
            self._wait(Message("showing-enough"))
            self.terminal.forget()
            self._end_showing(seat)
            return
        asked = [prompt for prompt in self.table.session.prompts(seat) if prompt.asks]
        for prompt in asked:
            self.say(prompt.message)
        secret = self._shows_fleeting(seat)
        chosen = self._choose(seat, asked[0].rule)
        if secret:
            self.terminal.forget()
        if chosen is None:
            return
        if isinstance(chosen.action, Tick):
            self.idle.add(seat)
        elif isinstance(chosen.action, Form):
            self._compose(seat, chosen.action, asked[0].id)
        else:
            self.table.act(seat, chosen.action, asked[0].id)
            self.idle.clear()

    def _compose(self, seat: Seat, form: Form, prompt: str) -> None:
        """What the rules refuse is explained, and changes nothing."""
        action = fill_in(form, self.terminal, self._ask, self.speaker(seat))
        if action is None:
            return
        try:
            self.table.act(seat, action, prompt)
        except IllegalAction as refusal:
            self.say(Message(refusal.key, refusal.params))
            return
        self.idle.clear()
        self.table.bots_answer()

    def _ask(self, message: Message) -> str:
        """A line, for a form; whoever types q leaves instead."""
        line = self.terminal.read(self.speaker(self.holder)(message))
        if line == "q":
            raise Quit
        return line

    def _choices(self, seat: Seat) -> list[Choice]:
        """The legal actions, and forms to compose others; who owes nothing may also wait."""
        game, state, speaker = self.table.game, self.table.session.state, self.speaker(seat)
        found = choices(game.legal(state, seat), self.words.game, speaker)
        heading = (speaker(Message("choice-compose")),)
        found += [Choice(it, speaker(it.title), heading) for it in self.words.game.forms(game.view(state, seat))]
        due = self.table.next_moment()
        if game.pending(state) or due is None:
            return found
        waiting = Message("choice-wait", {"seconds": math.ceil((due - state.now) / 1000)})
        return [*found, Choice(Tick(due), speaker(waiting), ())]

    def _choose(self, seat: Seat, rule: str) -> Choice | None:
        """What the person decides; None if the position or the screen changed and all is to be shown again."""
        everything = self._choices(seat)
        found = everything
        while True:
            line = self._read(found)
            if line == "d" or (line == "u" and self._undo(seat)):
                return None
            if not line and len(found) == 1:
                return found[0]
            if not line:
                found = everything
            elif not self._command(line, seat, rule):
                found, picked = self._narrow(line, found, everything)
                if picked is not None:
                    return picked

    def _read(self, found: list[Choice]) -> str:
        """Show the choices left and read what is typed."""
        speaker = self.speaker(self.holder)
        if len(found) == 1:
            return self.terminal.read(speaker(Message("choice-only", {"action": found[0].text})))
        groups = headings(found)
        lines = [
            speaker(Message("choice-group", {"group": heading.text, "count": len(heading.choices)}))
            if len(heading.choices) > 1
            else heading.choices[0].text
            for heading in groups
        ] or [choice.text for choice in found]
        self.terminal.show_list([f"{number:>3}  {line}" for number, line in enumerate(lines, start=1)])
        return self.terminal.read(speaker(Message("choice-ask")))

    def _narrow(self, line: str, found: list[Choice], everything: list[Choice]) -> tuple[list[Choice], Choice | None]:
        """What a number or some words leave of the choices, and the choice if a number names one."""
        if line.isdecimal():
            return self._pick(int(line), found)
        fitting = matching(found, line) or matching(everything, line)
        if not fitting:
            self.say(Message("choice-nothing", {"words": line}))
        return fitting or found, None

    def _pick(self, number: int, found: list[Choice]) -> tuple[list[Choice], Choice | None]:
        groups = [heading.choices for heading in headings(found)] or [[choice] for choice in found]
        if not 1 <= number <= len(groups):
            self.say(Message("choice-no-number", {"number": number}))
            return found, None
        picked = groups[number - 1]
        return picked, picked[0] if len(picked) == 1 else None

    def _command(self, line: str, seat: Seat, rule: str) -> bool:
        """A command that leaves the choice open. True if the line was one."""
        name, _, argument = line.partition(" ")
        match name.lower():
            case "?":
                self.say(Message("table-help"))
            case "q" if not argument:
                raise Quit
            case "s" if not argument:
                view = self.table.game.view(self.table.session.state, seat)
                self.terminal.draw(self.words.game.details(view, self.speaker(seat)))
            case "r" if not argument or argument.strip().lower().split("-")[-1].isdecimal():
                self._show_rule(argument.strip() or rule)
            case "u" if not argument:
                pass  # an undo that was refused
            case _:
                return False
        return True

    def _show_rule(self, name: str) -> None:
        try:
            rule = self.words.rulebook.find(name, self.table.game.spec.prefix)
        except UnknownRule:
            self.say(Message("table-no-rule", {"rule": name}))
        else:
            self.say(Message("table-rule", {"rule": rule.id, "text": rule.text}))

    def _undo(self, seat: Seat) -> bool:
        moment = self.table.last_move(seat, self.people)
        if moment is None:
            self.say(Message("table-nothing-to-undo"))
            return False
        try:
            self.table.undo(moment)
        except IllegalAction as refusal:
            self.say(Message(refusal.key, refusal.params))
            return False
        self.told = {person: min(told, len(self.table.moments)) for person, told in self.told.items()}
        self.say(Message("table-back"))
        return True

    def show_end(self) -> None:
        outcome = self.table.session.outcome()
        assert outcome is not None
        if len(self.people) > 1:
            self.terminal.forget()
            self.holder = None  # all look together now
        self._tell(self.holder)
        self._draw(self.holder)
        self.say(outcome.reason)
        self.say(Message("score-title"))
        self.terminal.show_rows(score_rows(outcome, self.speaker(self.holder)))
        for message in tie_messages(outcome):
            self.say(message)
        self.say(winner_message(outcome))
        self.say(Message("table-seed", {"seed": self.table.session.journal.head.seed}))
        self.say_whole(Message("table-verify", {"command": self.commands.verify}))


def _once(sentences: list[str]) -> list[str]:
    """A sentence that would be said several times in a row is said once, with how often."""
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [sentence if times == 1 else f"{sentence} (×{times})" for sentence, times in runs]
