"""Cards about money and prices."""

from typing import Final

from atable.games.rival_restaurants.abilities.cards.card import AgainstOne, Plain, others
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import SAY_CHEESE
from atable.games.rival_restaurants.frames import Reacting
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import give_money, pay_bank
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat

LEAST_ROBBED: Final = 200  # Armed Robbery
FINE: Final = 100  # Health Inspection, for each token
TIP: Final = 100  # Tip Jar


class ArmedRobbery(AgainstOne):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [
            PlayCard("armed_robbery", target=target)
            for target in others(state, seat)
            if state.restaurants[target].money >= LEAST_ROBBED
        ]

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """RR-191: half of it, rounded down to $100 (RR-008)."""
        for target in hits:
            give_money(state, target, author, state.restaurants[target].money // 200 * 100, "armed_robbery", events)


class HealthInspection(AgainstOne):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [
            PlayCard("health_inspection", target=target)
            for target in others(state, seat)
            if state.restaurants[target].garbage
        ]

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        for target in hits:
            restaurant = state.restaurants[target]
            pay_bank(state, target, min(restaurant.money, restaurant.garbage * FINE), "health_inspection", events)


class TipJar(Plain):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [PlayCard("tip_jar")]

    def targets(self, state: RivalState, author: Seat) -> list[Seat]:
        return others(state, author)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        for target in hits:
            if state.restaurants[target].money >= TIP:
                give_money(state, target, author, TIP, "tip_jar", events)


class SayCheese(Plain):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [PlayCard("say_cheese")]

    def targets(self, state: RivalState, author: Seat) -> list[Seat]:
        return others(state, author)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """What follows: `phases.reacting`."""
        if hits:
            state.stack.append(Reacting(SAY_CHEESE, author, hits, [NOTHING] * len(hits)))


class FakeSale(AgainstOne):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [PlayCard("fake_sale", target=target) for target in others(state, seat)]

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        for target in hits:
            state.restaurants[target].double_price = True


class HappyHour(Plain):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [PlayCard("happy_hour")]

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        state.restaurants[author].cheaper = True
