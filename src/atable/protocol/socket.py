"""The socket of a table.

A client sends one message a frame; the server sends a list of messages a frame. The first message is
Hello. Every other one but Ping carries `client`, an id of the client's own: the answer (Done or Refused)
repeats it, and a message sent again with the same id is answered again, never carried out twice.

Each seat's events, and the spectators', are numbered by themselves, from 1. After a reconnect a client
says the last number it has of each and gets the rest.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from atable.kernel.actions import snake
from atable.kernel.views import Prompt
from atable.protocol.info import ChatLine, Problem, Subject, TableInfo, Time, You

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PersonId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Entropy = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
EventNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # as far as databases count
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]

MOST_ACTIONS = 32  # in one message
SPECTATOR = "spectator"  # the name of the spectators' stream in Hello.last


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """Base of all that a client sends."""


class Command(FromClient, frozen=True, kw_only=True):
    client: ClientId


class Hello(FromClient, frozen=True):
    """First message: what the client has already, by stream («0», «1», …, «spectator»), and of the chat."""

    last: Annotated[dict[str, EventNumber], Meta(max_length=17)] = {}
    chat: EventNumber = 0
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class Ping(FromClient, frozen=True):
    """Answered by Pong: the connection lives."""


class Act(Command, frozen=True, kw_only=True):
    """Play actions of the game, judged one after the other up to the first that is refused."""

    seat: SeatNumber
    actions: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=MOST_ACTIONS)]
    prompt: Annotated[str, Meta(max_length=200)] | None = None  # the question that the first action answers


class TakeBack(Command, frozen=True, kw_only=True):
    """Undo my last move: at once while nothing was revealed and nobody moved, else by consent of all."""

    seat: SeatNumber


class Propose(Command, frozen=True, kw_only=True):
    """Ask the table for a pause, or to end the game here; it counts as the asker's yes."""

    subject: Literal["pause", "end"]


class Vote(Command, frozen=True, kw_only=True):
    subject: Subject
    yes: bool


class Resume(Command, frozen=True, kw_only=True):
    """Go on after a pause; the clock starts after a count-in."""


class Say(Command, frozen=True, kw_only=True):
    text: ChatText


class Sit(Command, frozen=True, kw_only=True):
    """Take an empty seat, or in a running game one that its person has left."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True):
    """Give a seat free again before the game starts."""

    seat: SeatNumber


class Leave(Command, frozen=True, kw_only=True):
    """Leave the table: a bot plays on for the seat until its person returns or somebody else sits down."""


class ComeBack(Command, frozen=True, kw_only=True):
    """Take the seat back from the bot that stands in."""

    seat: SeatNumber


class Resign(Command, frozen=True, kw_only=True):
    """Give up for good."""

    seat: SeatNumber


class AddLuck(Command, frozen=True, kw_only=True):
    """Add random letters of one's own before the seed is fixed."""

    entropy: Entropy


class Start(Command, frozen=True, kw_only=True):
    """Host: begin the game. Empty seats stay empty."""


class SetBot(Command, frozen=True, kw_only=True):
    """Host: put a bot on an empty seat, or change a bot's level at any time."""

    seat: SeatNumber
    level: Level


class Empty(Command, frozen=True, kw_only=True):
    """Host: take a bot off its seat before the game starts."""

    seat: SeatNumber


class HandOver(Command, frozen=True, kw_only=True):
    """Host: make somebody else at the table the host."""

    person: PersonId


class Mute(Command, frozen=True, kw_only=True):
    """Host: this person's chat is refused, or heard again."""

    person: PersonId
    muted: bool


class Remove(Command, frozen=True, kw_only=True):
    """Host: send somebody away; their seat is played by a bot and open to others."""

    person: PersonId


class Rematch(Command, frozen=True, kw_only=True):
    """After the game: a new table with the same people, options and bots."""


class Close(Command, frozen=True, kw_only=True):
    """Host: close a table that has not started, or one whose rules have changed."""


ClientMessage = (
    Hello
    | Ping
    | Act
    | TakeBack
    | Propose
    | Vote
    | Resume
    | Say
    | Sit
    | Stand
    | Leave
    | ComeBack
    | Resign
    | AddLuck
    | Start
    | SetBot
    | Empty
    | HandOver
    | Mute
    | Remove
    | Rematch
    | Close
)


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Base of all that the server sends."""


class Welcome(FromServer, frozen=True):
    """The answer to Hello; an Update for each of the reader's streams follows."""

    you: You
    table: TableInfo
    chat: tuple[ChatLine, ...]


class Update(FromServer, frozen=True):
    """What a seat (None: a spectator) learned, and all that it sees and may do now.

    `events` are those from number `first` on; the last one has number `last`. `complete` is false where
    earlier ones are left out because the server no longer holds them: then draw from `view` alone.
    """

    seat: int | None
    first: int
    last: int
    complete: bool
    events: list[msgspec.Raw]
    view: msgspec.Raw
    prompts: list[Prompt]
    legal: msgspec.Raw  # a list of actions
    time: Time


class Undone(FromServer, frozen=True):
    """Stands among the events: those after number `to` did not happen."""

    to: int


class TableChanged(FromServer, frozen=True):
    you: You
    table: TableInfo


class Chat(FromServer, frozen=True):
    line: ChatLine


class Done(FromServer, frozen=True):
    """Carried out and stored. Of several actions all were accepted."""

    client: str


class Refused(FromServer, frozen=True):
    """Not carried out. Of several actions the first `accepted` ones were, and are stored."""

    client: str | None
    problem: Problem
    accepted: int = 0


class Pong(FromServer, frozen=True):
    pass


class Bye(FromServer, frozen=True):
    """The server closes the socket after this. `again`: connect again in a moment."""

    problem: Problem
    again: bool


ServerMessage = Welcome | Update | TableChanged | Chat | Done | Refused | Pong | Bye
