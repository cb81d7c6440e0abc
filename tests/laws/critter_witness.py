"""What a seat of Critter Kitchen can know by heart, worked out from views and events alone."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS, NO_CARD, RESTAURATEUR_IDS, RUMOR_IDS, ZOUS_IDS
from atable.games.critter_kitchen.content.items import COFFEE, ICONS, ITEM_IDS, NOTHING, RUMOR, SOUP_TRUCK, bag_at_start
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import (
    CartParked,
    ChefCardRevealed,
    ConsolationSoup,
    DishesPresented,
    Exchanged,
    FridgeClosed,
    ItemTaken,
    ManagerRevealed,
    MealsRevealed,
    RestaurateursRevealed,
    RoundBegan,
    RoundEnded,
    RumorScored,
    SoupCompared,
    SoupGiven,
    TokenDrawn,
    TokenKept,
    TokensDrawn,
)
from atable.games.critter_kitchen.frames import Choosing, Cooking, Plate, Refrigerating, Serving, Shopping
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import AUTOMA, CritterState, seat_of
from atable.games.critter_kitchen.views import CritterView, OwnView, PlateView
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from tests.laws.critter_memory import Deck, Ledger, Tokens
from tests.laws.subject import Observer

BAG: Final[Counter[str]] = Counter({ITEM_IDS[kind]: copies for kind, copies in enumerate(bag_at_start()) if copies})
STORED: Final = frozenset([*ITEM_IDS[:RUMOR], "tofu"])  # CK-125, CK-368
SOUPS: Final = ("soup", "bisque")
GOODS: Final = frozenset(["tofu", *ITEM_IDS[COFFEE:]])
DECK_OF: Final = {card.id: card.deck for card in CONTENT.chef_cards}


class CritterWitness:
    """Every card that one seat was shown, all soups, and of the tokens what `Ledger` tells."""

    def __init__(self, seat: Observer) -> None:
        self.seat = seat
        self.round = 0
        self.cards: dict[tuple[str, int], str] = {}  # by deck and place
        self.dealt: tuple[str, ...] = ()
        self.soups: dict[Seat, Tokens] = {}
        self.ledger = Ledger([], BAG)
        self.managers = Deck(card.id for card in CONTENT.managers)
        self.chef_cards = {
            deck: Deck(card for card in DECK_OF if DECK_OF[card] == deck) for deck in ("mouse", "lizard", "boar")
        }

    def see(self, state: CritterState, events: list[Event]) -> None:
        view = GAME.view(state, self.seat)
        if not self.soups:
            self._see_setup(view)
        for event in events:
            self._hear(event)
        self._see_cards(view)
        for kitchen in view.kitchens:
            self.ledger.storages[kitchen.seat].show(_on(kitchen.plates or ()))
        if view.seat is not None and view.own is not None:
            self.ledger.know(view.seat, _owned(view.own))
            self.dealt = view.own.dealt

    def _see_setup(self, view: CritterView) -> None:
        """CK-062; the first round has begun, unless restaurateurs are to be chosen."""
        kitchens = [kitchen.seat for kitchen in view.kitchens]
        self.ledger = Ledger(kitchens, BAG)
        self.soups = {seat: Counter({"soup": int(seat != AUTOMA)}) for seat in kitchens}
        self._see_restaurateurs([kitchen.restaurateur for kitchen in view.kitchens])
        self.round = view.round
        items = [item for location in view.locations for item in location.items]
        self.ledger.bag.remove([item for item in items if item in BAG])
        for good in GOODS.intersection(items):
            self.cards["cart", 0] = good

    def _see_restaurateurs(self, cards: Iterable[str | None]) -> None:
        """The Penguin brings a bisque."""
        for seat, card in enumerate(cards):
            if card == "penguin":
                self.soups[seat]["bisque"] += 1

    def _see_cards(self, view: CritterView) -> None:
        """CK-214: the challenges are those of the day."""
        first = 3 if view.day == 2 else 0
        self.cards |= {("challenge", first + at): challenge.id for at, challenge in enumerate(view.challenges)}
        self.cards |= {("rumor", icon): card for icon, card in enumerate(view.rumors) if card is not None}
        if view.zous_chef is not None:
            self.cards["zous-chef", view.round - 1] = view.zous_chef
        if view.seat is not None and view.own is not None and view.own.private_rumor is not None:
            self.cards["owl", view.seat] = view.own.private_rumor

    def _hear(self, event: Event) -> None:
        match event:
            case RoundBegan(round=number):
                self.round = number
                if number in (4, 7):  # CK-243
                    self.ledger.close_fridges()
            case FridgeClosed(seat=seat, tokens=tokens):
                self.ledger.put_away(seat, tokens)
            case CartParked(good=good):
                self.cards["cart", self.round - 1] = good
            case RestaurateursRevealed(cards=cards):
                self._see_restaurateurs(cards)
            case RumorScored(card=card, owl=int(owl)):
                self.cards["owl", owl] = card
            case ManagerRevealed(card=card):
                self.managers.turn_up(card)
            case ChefCardRevealed(card=str(card)):
                self.chef_cards[DECK_OF[card]].turn_up(card)
            case RoundEnded():
                for deck in self.chef_cards.values():
                    deck.end_round()
            case DishesPresented() | MealsRevealed():
                self._hear_of_plates(event)
            case _:
                self._hear_of_items(event)

    def _hear_of_items(self, event: Event) -> None:
        bag = self.ledger.bag
        match event:
            case TokensDrawn(items=items, removed=removed):
                bag.remove(items + removed)
            case TokenDrawn(seat=seat, source=source, items=items, returned=returned):
                bag.remove(items + returned)
                bag.add(returned)
                if source == "otto":  # the Kingfisher keeps one of them later
                    self._receive(seat, *items)
            case TokenKept(seat=seat, item=item, returned=back):
                bag.add([back] if back else [])
                self._receive(seat, item)
            case ItemTaken(seat=seat, item=item):
                self._receive(seat, item)
            case Exchanged(seat=seat, given=given, taken=taken):
                self.ledger.storages[seat].remove([given])
                self._receive(seat, taken)
            case ConsolationSoup(seat=seat, soups=soups):
                self._receive(seat, *["soup"] * soups)
            case SoupGiven(seat=seat, item=item, count=count):
                self._receive(seat, *[item] * count)
            case SoupCompared(drawn=str(token)):  # CK-350
                bag.remove([token])
                bag.add([token])

    def _receive(self, seat: Seat, *items: str) -> None:
        """CK-125; McDogald's keeps no soup (CK-327)."""
        self.ledger.storages[seat].add(item for item in items if item in STORED)
        if seat != AUTOMA:
            self.soups[seat].update(item for item in items if item in SOUPS)

    def _hear_of_plates(self, event: DishesPresented | MealsRevealed) -> None:
        match event:
            case DishesPresented(seat=seat, dishes=dishes):
                for dish in dishes:
                    served = dish.items + dish.spices
                    self._serve(seat, *served)
                    self.soups[seat].subtract({"soup": dish.soup + served.count("soup"), "bisque": dish.bisque})
                    self.ledger.bag.add(item for item in served if item in BAG)  # CK-238
            case MealsRevealed(seats=seats, meals=meals):
                for seat, meal in zip(seats, meals, strict=True):
                    for course in meal:
                        self._serve(seat, *course.items, *course.spices, course.wine)

    def _serve(self, seat: Seat, *items: str | None) -> None:
        self.ledger.storages[seat].remove([item for item in items if item in STORED])

    def broken(self, state: CritterState) -> list[str]:
        wrong = [f"{deck} {at} was {card}" for (deck, at), card in self.cards.items() if _card(state, deck, at) != card]
        held: dict[Seat, Tokens] = {}
        for number in range(len(state.kitchens)):
            seat, tokens = seat_of(state, number), _held(state, number)
            held[seat] = Counter({item: count for item, count in tokens.items() if item in STORED})
            if tokens - held[seat] != +self.soups[seat]:
                wrong.append(f"seat {seat} had {dict(self.soups[seat])}, not {dict(tokens - held[seat])}")
        wrong += self.ledger.broken(held)
        wrong += _impossible_cards(state) + self._impossible_draft(state) + self._impossible_decks(state)
        return wrong + _unfollowed_orders(state)

    def _impossible_draft(self, state: CritterState) -> list[str]:
        frame = state.stack[0] if state.stack else None
        if not isinstance(frame, Choosing):
            return []
        dealt = [tuple(RESTAURATEUR_IDS[card] for card in cards) for cards in frame.dealt]
        alike = len({card for cards in dealt for card in cards}) < 2 * len(dealt)
        mine = self.seat is None or dealt[self.seat] == self.dealt
        return [] if mine and not alike else [f"I was dealt {self.dealt}: {dealt}"]

    def _impossible_decks(self, state: CritterState) -> list[str]:
        """The cards of McDogald's that were not turned up are those in its decks."""
        if state.solo is None:
            return []
        decks = [[CONTENT.managers[card].id for card in state.solo.managers]]
        decks += [[CONTENT.chef_cards[card].id for card in deck] for deck in state.solo.chef_decks]
        known = [self.managers, *self.chef_cards.values()]
        return [
            f"{deck} is not {it.left}" for deck, it in zip(decks, known, strict=True) if sorted(deck) != sorted(it.left)
        ]


def _on(plates: Iterable[PlateView]) -> Tokens:
    """Tokens on plates that one sees."""
    tokens = Counter[str]()
    for plate in plates:
        for served in plate.items:
            tokens.update(item for item in (served.item, served.spice) if item in STORED)
        tokens.update([plate.wine] if plate.wine else [])
    return tokens


def _owned(own: OwnView) -> Tokens:
    stored = Counter({stack.item: stack.count for stack in own.storage})
    return stored + Counter(own.put_away) + _on(own.plates + own.meal)


def _held(state: CritterState, number: int) -> Tokens:
    """In storage, or in the hands of its owner: tokens, soup and bisque."""
    kitchen = state.kitchens[number]
    held = Counter({ITEM_IDS[kind]: count for kind, count in enumerate(kitchen.storage) if count})
    held.update({"soup": kitchen.soup, "bisque": kitchen.bisque})
    frame = state.stack[0] if state.stack and number < state.seats else None
    if isinstance(frame, Refrigerating):
        held.update(ITEM_IDS[kind] for kind in frame.tossed[number])
    elif isinstance(frame, Cooking | Serving):
        for plate in (frame.plates if isinstance(frame, Cooking) else frame.meals)[number]:
            held += _on_plate(plate)
    return +held


def _on_plate(plate: Plate) -> Tokens:
    """The Jerboa's rumors are no tokens of a storage."""
    kinds = [kind for kind in [*plate.items, *plate.spices, plate.wine] if kind != NOTHING]
    tokens = Counter(ITEM_IDS[kind] for kind in kinds if ITEM_IDS[kind] in STORED or ITEM_IDS[kind] == "soup")
    tokens.update({"soup": plate.soup, "bisque": plate.bisque})
    return tokens


def _card(state: CritterState, deck: str, at: int) -> str | None:
    match deck:
        case "challenge":
            return CHALLENGE_IDS[state.challenges[at]]
        case "zous-chef":
            return ZOUS_IDS[state.academy[at]]
        case "cart":
            return ITEM_IDS[state.carts[at]]
        case "rumor":
            return RUMOR_IDS[state.rumors[at]]
    card = state.kitchens[at].private_rumor
    return None if card == NO_CARD else RUMOR_IDS[card]


def _impossible_cards(state: CritterState) -> list[str]:
    """No card is there twice, and the rumors are those that were chosen (CK-056)."""
    wrong: list[str] = []
    if sorted(state.challenges) != list(range(7)) or sorted(state.academy) != list(range(12)):
        wrong.append(f"challenges {state.challenges} and zous-chefs {state.academy}")
    if state.options.a_la_cart and set(Counter(state.carts).values()) != {3}:
        wrong.append(f"carts {state.carts}")
    private = [kitchen.private_rumor for kitchen in state.kitchens if kitchen.private_rumor != NO_CARD]
    rumors = [*state.rumors, *private]
    if len(set(rumors)) < len(rumors) or not set(rumors) <= set(rumor_set(state.options)):
        wrong.append(f"rumors {rumors}")
    return wrong


def _unfollowed_orders(state: CritterState) -> list[str]:
    """Who is asked what to take has given no orders that say it."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Shopping):
        return []
    kitchen, seat = state.kitchens[frame.line[frame.turn]], frame.line[frame.turn]
    known = {f"rumor_{icon}" for at, icon in enumerate(ICONS) if kitchen.rumors >> at & 1}
    known |= {"rumor_wild"} if len(known) == len(ICONS) else set()
    wishes = {_wish_for(ITEM_IDS[kind]) for kind in state.stalls[frame.location] if ITEM_IDS[kind] not in known}
    wishes |= {"soup"} if frame.location == SOUP_TRUCK or not kitchen.took else set()
    return [f"the orders of seat {seat} say what to take"] if wishes.intersection(state.orders[seat].wishes) else []


def _wish_for(item: str) -> str:
    if item in GOODS:
        return "good"
    if item[-1].isdigit() and item != "allspice_r7":
        return item[:-1]
    return "spice" if "spice" in item else "rumor" if item.startswith("rumor") else item


def rumor_set(options: CritterOptions) -> list[int]:
    """CK-056, CK-057."""
    return [at for at, card in enumerate(CONTENT.rumors) if card.set == "base" or options.rumor_set == "all"]
