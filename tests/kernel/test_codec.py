"""Values to JSON and back: what comes out is compared field by field with what went in."""

import json

import msgspec
import pytest

from atable.kernel.actions import Action, Away, Back, Pause, Resume, TableAction, Tick, Undo
from atable.kernel.clocks import Clock, running
from atable.kernel.codec import decode, encode, plain, schema
from atable.kernel.game import apply
from atable.kernel.messages import Message, Player, Several, Term
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.rng import Rng, seeded
from atable.kernel.spec import Options
from tests.toys.auction import GAME as AUCTION
from tests.toys.auction import AuctionAction, AuctionState, Bid, TakeBack
from tests.toys.duel import GAME as DUEL
from tests.toys.duel import Attack, DuelState, DuelView, SetOrder, Turn


class Chest(msgspec.Struct):
    rng: Rng
    content: list[str | None]


def test_an_action_is_its_tag_and_its_fields() -> None:
    assert encode(Bid(3)) == b'{"type":"bid","coins":3}'
    assert encode(TakeBack()) == b'{"type":"take_back"}'
    assert decode(b'{"type":"take_back"}', AuctionAction) == TakeBack()
    assert decode('{"coins":3,"type":"bid"}', AuctionAction) == Bid(3)


@pytest.mark.parametrize("action", [Pause(), Resume(), Away(2), Back(2), Undo(4), Undo(4, "entropy")])
def test_actions_of_the_table_come_back(action: Action) -> None:
    again = decode(encode(action), TableAction)
    assert type(again) is type(action)
    assert again == action


def test_a_generator_comes_back_word_by_word_and_draws_the_same() -> None:
    chest = Chest(seeded("codec"), ["gold", None])
    again = decode(encode(chest), Chest)
    assert isinstance(again, Chest)
    assert again.rng.words() == chest.rng.words()
    assert again.rng is not chest.rng
    assert again.content == ["gold", None]
    assert [again.rng.next32() for _ in range(5)] == [chest.rng.next32() for _ in range(5)]


def test_words_of_32_bits_are_kept_whole() -> None:
    rng = Rng(0xFFFFFFFF, 0, 0x80000000, 1)
    assert encode(rng) == b"[4294967295,0,2147483648,1]"
    assert decode(encode(rng), Rng).words() == [0xFFFFFFFF, 0, 0x80000000, 1]


@pytest.mark.parametrize("words", ["[1,2,3]", "[1,2,3,4,5]", '[1,2,3,"four"]', "7", "null"])
def test_a_generator_is_four_numbers(words: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.rng"):
        decode(f'{{"rng":{words},"content":[]}}', Chest)


def test_a_whole_position_comes_back_field_by_field() -> None:
    state, _ = apply(AUCTION, AUCTION.setup(Options(), 3, "codec"), 1, Bid(4))
    again = decode(encode(state), AuctionState)
    for field in AuctionState.__struct_fields__:
        assert getattr(again, field) == getattr(state, field), field
        assert type(getattr(again, field)) is type(getattr(state, field)), field
    assert again.stack[0].bids == [None, 4, None]
    assert encode(again) == encode(state)


def test_frames_clocks_and_orders_come_back_as_what_they_are() -> None:
    state, _ = apply(DUEL, DUEL.setup(Options(pace="relaxed"), 2, "codec"), 1, SetOrder("always"))
    state.stack.append(Attack(1, Clock(5, None), 8000))
    again = decode(encode(state), DuelState)
    assert [type(frame) for frame in again.stack] == [Turn, Attack]
    assert [frame.clock for frame in again.stack] == [Clock(0, 0), Clock(5, None)]
    assert [frame.until for frame in again.stack] == [None, 8000]
    assert again.orders[1].answer("block") == "always"
    assert again == state


def test_a_running_clock_is_not_a_stopped_one() -> None:
    assert decode(encode(running(7)), Clock) == Clock(0, 7)
    assert decode(encode(Clock(7, None)), Clock).since is None


def test_a_view_comes_back() -> None:
    state = DUEL.setup(Options(), 2, "codec")
    for seat in (0, 1, None):
        view = DUEL.view(state, seat)
        assert decode(encode(view), DuelView) == view


def test_messages_and_outcomes_come_back() -> None:
    several = Several((Term("soup"), Player(2), "me"))
    line = ScoreLine("score-dishes", 2, 7)
    message = Message("won", {"players": several, "points": 7, "dish": Term("soup"), "name": "x"})
    outcome = Outcome("ranked", (SideScore("seat", (0,), 7, (line,), 1),), message, Message("tie-break"))
    again = decode(encode(outcome), Outcome)
    assert again == outcome
    assert again.reason.params["players"] == several
    assert isinstance(again.sides[0].seats, tuple)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('{"type":"bid","coins":"three"}', r"coins"),
        ('{"type":"bid","coins":3,"tip":1}', r"tip"),
        ('{"type":"bid"}', r"coins"),
        ('{"type":"steal"}', r"steal"),
        ('{"coins":3}', r"type"),
    ],
)
def test_a_wrong_action_is_refused_by_the_name_of_what_is_wrong(text: str, names: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=names):
        decode(text, AuctionAction)


@pytest.mark.parametrize("text", ["", "{", '{"type":"bid","coins":3', '{"type":"bid","coins":3}}'])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(text, AuctionAction)


def test_plain_is_what_json_would_hold() -> None:
    state = AUCTION.setup(Options(), 2, "codec")
    assert plain(state) == json.loads(encode(state)) | {"won": [{}, {}]}
    assert plain(Tick(5)) == {"type": "tick", "ms": 5}
    assert plain(Rng(1, 2, 3, 4)) == [1, 2, 3, 4]


def test_only_known_values_have_a_plain_form() -> None:
    with pytest.raises(NotImplementedError, match="complex"):
        encode(1j)
    with pytest.raises(NotImplementedError, match="complex"):
        plain([1j])


def test_the_schema_names_every_action_with_its_fields() -> None:
    found = schema(Bid, TakeBack)
    assert found["oneOf"] == [{"$ref": "#/$defs/Bid"}, {"$ref": "#/$defs/TakeBack"}]
    assert found["$defs"]["Bid"]["properties"] == {"type": {"enum": ["bid"]}, "coins": {"type": "integer"}}
    assert found["$defs"]["Bid"]["required"] == ["type", "coins"]
