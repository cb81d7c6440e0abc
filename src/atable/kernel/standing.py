"""Standing orders: private answers given in advance. The engine consults them before it asks.

They are set by actions in the journal, visible to their owner only and never owed.
"""

from typing import Literal

import msgspec

Answer = Literal["always", "ask", "never"]


class StandingOrders(msgspec.Struct):
    """One seat's orders: an answer per kind of question, and lists of wishes in order of preference."""

    answers: dict[str, Answer]
    wishes: dict[str, tuple[str, ...]]

    def copy(self) -> "StandingOrders":
        return StandingOrders(self.answers.copy(), self.wishes.copy())

    def answer(self, question: str) -> Answer:
        return self.answers.get(question, "ask")

    def best(self, question: str, choices: list[str]) -> str | None:
        """The most wished for of these choices, None if no wish is among them."""
        return next((wish for wish in self.wishes.get(question, ()) if wish in choices), None)


def no_orders() -> StandingOrders:
    return StandingOrders({}, {})
