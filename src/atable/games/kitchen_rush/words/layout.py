"""How a terminal is filled: lines that fit, names that no line break parts, goods with their numbers."""

from collections.abc import Iterable, Mapping

from atable.games.kitchen_rush.words.naming import good_term, plate_term, who
from atable.kernel.layout import Say, listed, whole
from atable.kernel.messages import Message
from atable.kernel.seats import Seat


def name_of(seat: Seat, say: Say) -> str:
    return whole(say(Message("seat-name", {"player": who(seat)})))


def clock_face(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def goods_text(goods: Mapping[str, int], say: Say) -> str:
    """Each good that is there, with its number."""
    return listed(
        whole(say(Message("count-good", {"count": count, "good": good_term(good)})))
        for good, count in goods.items()
        if count
    )


def plates_text(plates: Iterable[str], say: Say) -> str:
    """By their short names."""
    return listed(whole(say(Message("title-plate", {"plate": plate_term(plate)}))) for plate in plates)


def load_text(goods: Mapping[str, int], cook: int, chill: int, say: Say) -> str:
    """What is, or should be, on a plate, and how often it is cooked and chilled."""
    return say(Message("title-load", {"goods": goods_text(goods, say), "cook": cook, "chill": chill}))


def coins(count: int, say: Say) -> str:
    return whole(say(Message("count-coins", {"count": count})))
