"""What happened and what may be done, as messages; the words are in `<language>.ftl`."""

from typing import assert_never

from atable.games.soup.actions import ChooseBowl, Ladle, SoupAction
from atable.games.soup.events import BowlChosen, BowlShown, EatingBegan, Ladled, PotEmptied, SoupEvent
from atable.kernel.messages import Message, Player, Term


def bowl_term(bowl: str) -> Term:
    return Term(f"bowl-{bowl}")


def describe(event: SoupEvent) -> Message:
    """One sentence for the log, as whoever may know the event reads it."""
    player = Player(event.seat)
    match event:
        case BowlChosen(bowl=bowl):
            if bowl is None:
                return Message("event-bowl-chosen-hidden", {"player": player})
            return Message("event-bowl-chosen", {"player": player, "bowl": bowl_term(bowl)})
        case BowlShown(bowl=bowl):
            return Message("event-bowl-shown", {"player": player, "bowl": bowl_term(bowl)})
        case EatingBegan():
            return Message("event-eating-began", {"player": player})
        case Ladled(spoonfuls=spoonfuls, left=left):
            return Message("event-ladled", {"player": player, "spoonfuls": spoonfuls, "left": left})
        case PotEmptied():
            return Message("event-pot-emptied", {"player": player})
        case _:
            assert_never(event)


def opens(event: SoupEvent) -> bool:
    """Does a new paragraph of the log begin here?"""
    return isinstance(event, EatingBegan | PotEmptied)


def describe_action(action: SoupAction) -> Message:
    """What a client writes on the button, or in the list of choices."""
    match action:
        case ChooseBowl(bowl=bowl):
            return Message("do-choose-bowl", {"bowl": bowl_term(bowl)})
        case Ladle(spoonfuls=spoonfuls):
            return Message("do-ladle", {"spoonfuls": spoonfuls})
        case _:
            assert_never(action)


def group(action: SoupAction) -> tuple[Message, ...]:
    """Headings over an action in a long list: there are no long lists here."""
    return ()
