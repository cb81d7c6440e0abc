"""What bots know of Course à l'Étoile: how good an action looks, in Services that it saves on the way to the star.

Everything here comes from the view, the events and the bot's own memory.
"""

from typing import Final

from atable.games.course_a_letoile.actions import (
    HEADHUNT,
    PLAY_ATTACK,
    DiscardCard,
    Draw,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    React,
    RenewHand,
    SellCard,
    SetStandingOrders,
)
from atable.games.course_a_letoile.bots.outlook import Racer, can_win, oneself, paid_for, stranger
from atable.games.course_a_letoile.content.cards import (
    ATTACKS,
    BACK_TO_KITCHEN,
    BAD_REVIEW,
    BILLING_TROUBLE,
    CARD_INDEX,
    CATEGORY,
    COPIES,
    DECORATION,
    FAME,
    HEADHUNTING,
    IS_COOK,
    KINDS,
    NEEDS_COOK,
    OUTDATED,
    POINTS,
    RATS,
    SECOND_ROUND,
    TIP,
    is_development,
    is_dish,
)
from atable.games.course_a_letoile.events import (
    AttackCancelled,
    CardDiscarded,
    CardSold,
    DiscardTaken,
    HandRenewed,
    TurnBegan,
)
from atable.games.course_a_letoile.state import HAND, TIP_COINS
from atable.games.course_a_letoile.views import AttackView, CourseView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked

_WIN: Final = 1000.0  # the star itself
_MOST: Final = 10.0  # a win by poaching does not make the card in hand worth more than that
_NEVER: Final = -1000.0
_POINT_BONUS: Final = 0.06  # for a point on the table: it leaves room in hand
_COOK_HOPE: Final = 0.5  # of what the Dishes in hand promise that wait for a cook
_DISH_HOPE: Final = 0.4  # of what a Dish gains: it is not served yet
_TWO_CARDS: Final = 2.0  # coins: what Second Round! is worth
_COUNTER_COINS: Final[list[float]] = [2.5, 1.5, 0.6]  # what the first, second and third Back to the Kitchen! is worth
_KNOWN_COUNTER: Final = 0.3  # of an attack's worth, if its victim is known to hold one
_LEADER: Final = 1.5  # Services behind the leader, at which an opponent counts half
_ATTACK_HELD: Final = 0.7  # of an attack's worth, while it is in hand


class Table:
    """The view in numbers: oneself, the rivals and how much each of them has to be feared."""

    def __init__(self, view: CourseView, seat: int, remembered: dict[str, int]) -> None:
        self.view = view
        self.seat = seat
        self.remembered = remembered  # seats that took a Back to the Kitchen! face up
        self.hand: list[int] = [CARD_INDEX[card] for card in view.hand]
        self.me = oneself(view.seats[seat], self.hand)
        self.services = self.me.services()
        self.rivals: list[Racer] = [stranger(other) for other in view.seats]
        self.rival_services: list[float] = [rival.services() for rival in self.rivals]
        others = [services for other, services in enumerate(self.rival_services) if other != seat]
        self.first = min(others)

    def fear(self, rival: int) -> float:
        """One Service lost by this rival, in Services of one's own: the leader counts most."""
        behind = self.rival_services[rival] - self.first
        return _LEADER / (_LEADER + behind)

    def saved(self, after: Racer) -> float:
        return self.services - after.services()


def _buy(table: Table, kind: int) -> float:
    """What a Dish or development card saves, played now."""
    after = table.me.copy()
    useful = after.missing()
    after.buy(kind)
    useful -= after.missing()
    worth = table.saved(after) + _POINT_BONUS * useful
    if IS_COOK[kind] and table.me.cooks == 0:
        waiting = [dish for dish in set(table.hand) if is_dish(dish) and NEEDS_COOK[dish]]
        worth += _COOK_HOPE * sum([max(0.0, _serve_soon(table, dish)) for dish in waiting])
    return worth


def _serve_soon(table: Table, dish: int) -> float:
    """What a Dish would save with a cook."""
    if dish in table.me.menu:
        return 0.0
    before = table.me.copy()
    before.cooks += 1
    after = before.copy()
    after.buy(dish)
    return before.services() - after.services()


def _suffer(victim: Racer, card: int, target: int) -> Racer:
    """The victim after an attack."""
    after = victim.copy()
    if card == RATS:
        after.coins -= after.bills()  # CE-81
    elif card == BAD_REVIEW:
        after.points[FAME] -= 1  # CE-87
    elif card == BILLING_TROUBLE:
        after.troubles += 1  # CE-92
    else:
        after.recruit(target, -1)  # CE-97, CE-101
    return after


def _cheapest_decoration(table: Table, victim: int) -> int:
    """CE-98: the victim chooses; most give up what brings the fewest points."""
    team = [CARD_INDEX[card] for card in table.view.seats[victim].team]
    return min([card for card in team if CATEGORY[card] == DECORATION], key=lambda card: POINTS[card])


def _attack(table: Table, action: PlayAttack) -> float:
    card, victim = CARD_INDEX[action.card], action.victim
    target = CARD_INDEX[action.target] if action.target is not None else -1
    if card == OUTDATED:
        target = _cheapest_decoration(table, victim)
    harmed = _suffer(table.rivals[victim], card, target)
    worth = table.fear(victim) * (harmed.services() - table.rival_services[victim])
    if card == HEADHUNTING:
        after = table.me.copy()
        after.recruit(target, 1)
        worth += _WIN if after.missing() == 0 else table.saved(after)
    return worth * _KNOWN_COUNTER if table.remembered.get(str(victim), 0) > 0 else worth


def _boost(table: Table, kind: int) -> float:
    coins = float(TIP_COINS) if kind == TIP else _TWO_CARDS
    return coins * table.me.coin()


def _playing(table: Table, legal: list[Action]) -> list[float]:
    worth: list[float] = []
    for action in legal:
        if isinstance(action, PlayDish | PlayDevelopment):
            kind = CARD_INDEX[action.card]
            worth.append(_buy(table, kind) + _star(table, kind))
        elif isinstance(action, PlayBoost):
            kind = CARD_INDEX[action.card]
            worth.append(_boost(table, kind) + _star(table, kind))
        elif isinstance(action, PlayAttack):
            worth.append(_attack(table, action))
        else:
            worth.append(0.0)
    return worth


def _star(table: Table, kind: int) -> float:
    """CE-136: this card reaches the star, alone or with others of the hand after it."""
    after = paid_for(table.me, kind)
    if after is None:
        return 0.0
    if after.missing() == 0:
        return 2 * _WIN
    rest = table.hand.copy()
    rest.remove(kind)
    return _WIN if can_win(after, rest, table.view.plays_left - 1) else 0.0


def _held(table: Table, kind: int) -> float:
    """What a card in hand is worth, in Services."""
    coin = table.me.coin()
    if kind == TIP:
        return TIP_COINS * coin
    if kind == SECOND_ROUND:
        return _TWO_CARDS * coin
    if kind == BACK_TO_KITCHEN:
        return coin * _COUNTER_COINS[min(table.hand.count(BACK_TO_KITCHEN), len(_COUNTER_COINS)) - 1]
    if kind in ATTACKS:
        return _ATTACK_HELD * _best_attack(table, kind)
    without = table.me.copy()
    without.hold(kind, -1)
    worth = without.services() - table.services
    if is_dish(kind):
        hope = _DISH_HOPE if table.me.cooks > 0 or not NEEDS_COOK[kind] else _DISH_HOPE * _COOK_HOPE
        worth += hope * max(0.0, _serve_soon(table, kind))
    return worth


def _best_attack(table: Table, kind: int) -> float:
    """On the rival that it hurts most; the conditions of the attack may be met next turn."""
    best = 0.0
    for victim, seat in enumerate(table.view.seats):
        if victim == table.seat:
            continue
        if kind in (RATS, BAD_REVIEW, BILLING_TROUBLE):
            best = max(best, _attack(table, PLAY_ATTACK[kind][victim]))
            continue
        for card in seat.team:
            target = CARD_INDEX[card]
            if kind == OUTDATED and CATEGORY[target] == DECORATION:
                best = max(best, _attack(table, PLAY_ATTACK[kind][victim]))
            elif kind == HEADHUNTING and CATEGORY[target] != DECORATION:
                best = max(best, min(_attack(table, HEADHUNT[victim][target]), _MOST))
    return best


def _drawn(table: Table, kind: int) -> float:
    """What a card is worth that comes to hand."""
    table.hand.append(kind)
    table.me.hold(kind, 1)
    before = table.services
    table.services = table.me.services()
    worth = _held(table, kind)
    table.services = before
    table.me.hold(kind, -1)
    table.hand.pop()
    return worth


def _any_card(table: Table) -> float:
    """What a card of the deck is worth on average."""
    return sum([COPIES[kind] * _drawn(table, kind) for kind in range(KINDS)]) / sum(COPIES)


def _drawing(table: Table, legal: list[Action]) -> list[float]:
    top = table.view.top
    if top is None:
        return [0.0] * len(legal)
    gain = _drawn(table, CARD_INDEX[top]) - _any_card(table)
    return [gain if isinstance(action, Draw) and action.way == "mixed" else 0.0 for action in legal]


def _renewal(table: Table) -> float:
    """CE-126: a coin for each card and five others."""
    coins = len(table.hand) * table.me.coin()
    fresh = HAND * _any_card(table)
    without = table.me.copy()
    held = 0.0
    for kind in table.hand:
        without.hold(kind, -1)
        if not is_development(kind):
            held += _held(table, kind)
    return coins + fresh - held - (without.services() - table.services)


def _ending(table: Table, legal: list[Action]) -> list[float]:
    worth: list[float] = []
    for action in legal:
        if isinstance(action, SellCard):
            worth.append(table.me.coin() - _held(table, CARD_INDEX[action.card]))
        elif isinstance(action, DiscardCard):
            worth.append(-_held(table, CARD_INDEX[action.card]))
        elif isinstance(action, RenewHand):
            worth.append(_renewal(table))
        else:
            worth.append(0.0)
    return worth


def _cancel(table: Table, attack: AttackView) -> float:
    """What the attack would cost, less what the counter could be worth later."""
    card = CARD_INDEX[attack.card]
    target = CARD_INDEX[attack.target] if attack.target is not None else -1
    if card == OUTDATED:
        target = _cheapest_decoration(table, table.seat)
    harm = -table.saved(_suffer(table.me, card, target))
    if card == HEADHUNTING:
        thief = table.rivals[attack.attacker].copy()
        thief.recruit(target, 1)
        gain = table.rival_services[attack.attacker] - thief.services()
        harm += _WIN if thief.missing() == 0 else table.fear(attack.attacker) * gain
    return harm - _held(table, BACK_TO_KITCHEN)


def _lose(table: Table, kind: int) -> float:
    after = table.me.copy()
    after.recruit(kind, -1)
    return table.saved(after)


def _answers(table: Table, legal: list[Action]) -> list[float]:
    worth: list[float] = []
    for action in legal:
        if isinstance(action, React):
            attack = table.view.attack
            worth.append(_cancel(table, attack) if action.cancel and attack is not None else 0.0)
        elif isinstance(action, LoseDecoration):
            worth.append(_lose(table, CARD_INDEX[action.card]))
        else:
            worth.append(0.0)
    return worth


class CourseHeuristics:
    """Memory: `counters` tells how many Back to the Kitchen! a seat took face up and still holds."""

    def remember(self, asked: Asked, forgetting: float) -> None:
        known: dict[str, int] = asked.memory.setdefault("counters", {})
        for event in asked.events:
            if isinstance(event, DiscardTaken):
                if CARD_INDEX[event.card] == BACK_TO_KITCHEN:
                    known[str(event.seat)] = known.get(str(event.seat), 0) + 1
            elif isinstance(event, AttackCancelled):
                _forget_one(known, event.victim)
            elif isinstance(event, CardSold | CardDiscarded):
                if CARD_INDEX[event.card] == BACK_TO_KITCHEN:
                    _forget_one(known, event.seat)
            elif isinstance(event, HandRenewed):
                known.pop(str(event.seat), None)
            elif isinstance(event, TurnBegan) and forgetting > 0.0:
                for seat in list(known):
                    if asked.rng.chance(forgetting):
                        del known[seat]

    def worth(self, asked: Asked) -> list[float]:
        if len(asked.legal) == 1:
            return [0.0]
        view = asked.view()
        assert isinstance(view, CourseView)
        table = Table(view, asked.seat, asked.memory.get("counters", {}))
        worth = _by_step(table, asked.legal)
        if isinstance(asked.legal[-1], SetStandingOrders):
            worth[-1] = _NEVER  # the defaults are good enough; a turn never ends by giving orders
        return worth

    def playable(self, legal: list[Action]) -> dict[str, list[Action]]:
        cards: dict[str, list[Action]] = {}
        for action in legal:
            if isinstance(action, PlayDish | PlayDevelopment | PlayBoost | PlayAttack):
                cards.setdefault(action.card, []).append(action)
        return cards


def _forget_one(known: dict[str, int], seat: int) -> None:
    if known.get(str(seat), 0) > 0:
        known[str(seat)] -= 1


def _by_step(table: Table, legal: list[Action]) -> list[float]:
    if table.view.step == "drawing":
        return _drawing(table, legal)
    if table.view.step == "playing":
        return _playing(table, legal)
    if table.view.step == "ending":
        return _ending(table, legal)
    return _answers(table, legal)


HEURISTICS: Final = CourseHeuristics()
