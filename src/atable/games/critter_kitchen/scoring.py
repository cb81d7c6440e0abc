"""The critic's verdict (CK-267 to CK-290, CK-349 to CK-357), the ranking and the end (CK-291 to CK-298)."""

from typing import Final

from atable.games.critter_kitchen.abilities.critics import stars_for_all_courses, stars_for_best, track_bonus
from atable.games.critter_kitchen.abilities.rumors import fanatic_type, stars_of_rumor
from atable.games.critter_kitchen.content.cards import NO_CARD, RUMOR_IDS, THE_PENGUIN
from atable.games.critter_kitchen.content.items import ALL_ICONS, ICONS, ITEM_IDS, NOTHING, NUMBER, TYPES, is_ingredient
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import (
    BestOfCourse,
    RestaurantWeekEnded,
    RumorScored,
    RumorTurnedUp,
    SoupCompared,
    StarsGained,
    TrackScored,
)
from atable.games.critter_kitchen.state import (
    FROM_BEST,
    FROM_COURSES,
    FROM_DIFFICULTY,
    FROM_OWL,
    FROM_RUMORS,
    FROM_SOUP,
    FROM_TRACK,
    FROM_TROPHIES,
    MCDOGALDS,
    SOURCES,
    CritterState,
    seat_of,
    stars_of,
)
from atable.games.critter_kitchen.table import bag
from atable.games.critter_kitchen.table.tasting import Tasting
from atable.kernel.events import Event
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.seats import Seat

ROW: Final = 7  # CK-285: spaces of the score track; row after row is worth one star more
TROPHIES: Final = (0, 1, 3, 5)  # CK-379
DIFFICULTY: Final[dict[str, int]] = {"intern": -4, "chef": 0, "executive_chef": 4}  # CK-306


def score_critic_meal(state: CritterState, events: list[Event]) -> None:
    """CK-257: steps 2 to 5 with the meals that were revealed, and the end."""
    tables = [taste(state, number) for number in range(len(state.kitchens))]
    _compare_soup(state, tables, events)
    _reward_all_courses(state, tables, events)
    for course in range(len(TYPES)):
        _find_best(state, tables, course, events)
    _turn_up_rumors(state, events)
    for icon in range(len(ICONS)):
        _score_rumor(state, tables, icon, events)
    _score_private_rumors(state, tables, events)
    _reward_trophies(state, events)
    for number, table in enumerate(tables):
        _score_track(state, table, number, events)
    _end(state, events)


def taste(state: CritterState, number: int) -> Tasting:
    """CK-353: the critic has no say at McDogald's."""
    critic = state.critic if number < state.seats else NO_CARD
    return Tasting(state.kitchens[number], state.meals[number], critic)


def _seats(state: CritterState) -> tuple[Seat, ...]:
    return tuple([seat_of(state, number) for number in range(len(state.kitchens))])


def _gain(state: CritterState, number: int, stars: int, source: int, events: list[Event]) -> None:
    """Stars that no other event tells of."""
    if stars != 0:
        state.kitchens[number].gained[source] += stars
        events.append(StarsGained(seat_of(state, number), stars, SOURCES[source]))


# Step 2


def _compare_soup(state: CritterState, tables: list[Tasting], events: list[Event]) -> None:
    """CK-271, CK-272."""
    totals = [table.soup for table in tables]
    drawn: str | None = None
    if state.solo is not None:
        kind = _draw_soup(state)
        totals[MCDOGALDS] = NUMBER[kind] if is_ingredient(kind) else 0
        drawn = None if kind == NOTHING else ITEM_IDS[kind]
    events.append(SoupCompared(_seats(state), tuple(totals), drawn))
    most = max(totals)
    for number, total in enumerate(totals):
        if total == most and most > 0:
            _gain(state, number, 1, FROM_SOUP, events)


def _draw_soup(state: CritterState) -> int:
    """CK-350: a token is looked at and goes back."""
    kind = bag.draw(state)
    if kind != NOTHING:
        bag.put_back(state, kind)
    return kind


def _reward_all_courses(state: CritterState, tables: list[Tasting], events: list[Event]) -> None:
    """CK-273, CK-351; The Penguin gains one star more."""
    for number, table in enumerate(tables):
        if table.served_all():
            more = 1 if state.kitchens[number].restaurateur == THE_PENGUIN else 0
            _gain(state, number, stars_for_all_courses(table.critic) + more, FROM_COURSES, events)


# Step 3


def _find_best(state: CritterState, tables: list[Tasting], course: int, events: list[Event]) -> None:
    """CK-274 to CK-277, CK-352. What the critic changes is not for McDogald's, so a tie with it may pay two ways."""
    highest = max([table.qualities[course] for table in tables])
    if highest == 0:
        return
    best = [number for number, table in enumerate(tables) if table.qualities[course] == highest]
    stars = [stars_for_best(tables[number].critic, course) for number in best]
    for worth in sorted(set(stars), reverse=True):
        winners = [number for number, paid in zip(best, stars, strict=True) if paid == worth]
        for number in winners:
            state.kitchens[number].gained[FROM_BEST] += worth
        seats = tuple([seat_of(state, number) for number in winners])
        events.append(BestOfCourse(TYPES[course], highest, seats, worth))


# Step 4


def _turn_up_rumors(state: CritterState, events: list[Event]) -> None:
    """CK-278."""
    for icon, card in enumerate(state.rumors):
        if not state.face_up >> icon & 1:
            events.append(RumorTurnedUp(ICONS[icon], RUMOR_IDS[card]))
    state.face_up = ALL_ICONS


def _score_rumor(state: CritterState, tables: list[Tasting], icon: int, events: list[Event]) -> None:
    """CK-279, CK-357; McDogald's gains the dots of the card instead (CK-354)."""
    card = state.rumors[icon]
    stars = [stars_of_rumor(card, tables, number) for number in range(len(tables))]
    if state.solo is not None:
        stars[MCDOGALDS] = CONTENT.rumors[card].dots
    for kitchen, gained in zip(state.kitchens, stars, strict=True):
        kitchen.gained[FROM_RUMORS + icon] += gained
    events.append(RumorScored(RUMOR_IDS[card], None, _seats(state), tuple(stars)))


def _score_private_rumors(state: CritterState, tables: list[Tasting], events: list[Event]) -> None:
    """The Owl's card: compared with all, paid to The Owl alone."""
    for number, kitchen in enumerate(state.kitchens):
        if kitchen.private_rumor != NO_CARD:
            stars = stars_of_rumor(kitchen.private_rumor, tables, number)
            kitchen.gained[FROM_OWL] += stars
            seat = seat_of(state, number)
            events.append(RumorScored(RUMOR_IDS[kitchen.private_rumor], seat, (seat,), (stars,)))


def _reward_trophies(state: CritterState, events: list[Event]) -> None:
    """CK-281, CK-379."""
    for number, kitchen in enumerate(state.kitchens):
        _gain(state, number, TROPHIES[kitchen.trophies], FROM_TROPHIES, events)


# Step 5


def _score_track(state: CritterState, table: Tasting, number: int, events: list[Event]) -> None:
    """CK-282 to CK-290, CK-355, CK-356."""
    kitchen = state.kitchens[number]
    total = sum(table.qualities)
    for card in (*state.rumors, kitchen.private_rumor):
        fanatic = NOTHING if card == NO_CARD else fanatic_type(card)
        if fanatic != NOTHING:
            total += table.qualities[fanatic]  # CK-283, CK-284: the whole course once more
    total += track_bonus(table.critic, table.served_qualities(), table.ingredients_unserved())
    kitchen.track = total
    kitchen.gained[FROM_TRACK] += track_stars(total)
    events.append(TrackScored(seat_of(state, number), total, track_stars(total)))


def track_stars(total: int) -> int:
    """CK-290."""
    return (total + ROW - 1) // ROW


# The end


def _end(state: CritterState, events: list[Event]) -> None:
    if state.solo is not None:
        _gain(state, MCDOGALDS, DIFFICULTY[state.options.solo_difficulty], FROM_DIFFICULTY, events)
    state.stack = []
    stars = tuple([stars_of(kitchen) for kitchen in state.kitchens])
    events.append(RestaurantWeekEnded(_seats(state), stars, seat_of(state, ranking(state)[0])))


def ranking(state: CritterState) -> list[int]:
    """Kitchens, the best first (CK-296): stars, then the score track, then the priority track (CK-291 to CK-293)."""
    if state.solo is not None:  # CK-298
        return [0, MCDOGALDS] if stars_of(state.kitchens[0]) > stars_of(state.kitchens[MCDOGALDS]) else [MCDOGALDS, 0]
    keys = [
        (-stars_of(kitchen), -kitchen.track, state.priority.index(number))
        for number, kitchen in enumerate(state.kitchens)
    ]
    return sorted(range(len(keys)), key=keys.__getitem__)


def outcome(state: CritterState) -> Outcome | None:
    if state.stack:
        return None
    order = ranking(state)
    sides = tuple([_side(state, number, order.index(number) + 1) for number in range(len(order))])
    reason = Message("ended-restaurant-week")
    if state.solo is not None:
        return Outcome("won" if order[0] == 0 else "lost", sides, reason)
    return Outcome("ranked", sides, reason, _tie_break(state, order))


def _tie_break(state: CritterState, order: list[int]) -> Message | None:
    """CK-295: what decided for the winner where stars did not."""
    first, second = state.kitchens[order[0]], state.kitchens[order[1]]
    if stars_of(first) != stars_of(second):
        return None
    return Message("tie-break-priority" if first.track == second.track else "tie-break-track")


def _side(state: CritterState, number: int, place: int) -> SideScore:
    """CK-294: no place is shared."""
    kitchen = state.kitchens[number]
    lines = tuple(
        [
            ScoreLine(f"score-{source}", max(stars, 1), stars)
            for source, stars in zip(SOURCES, kitchen.gained, strict=True)
            if stars != 0
        ]
    )
    automa = number >= state.seats
    return SideScore("automa" if automa else "seat", () if automa else (number,), stars_of(kitchen), lines, place)
