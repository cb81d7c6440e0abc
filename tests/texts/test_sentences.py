"""Sentences of Banquet Royal as a player reads them, and whole games told without a gap."""

import re
from collections.abc import Callable
from typing import get_args

import pytest

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    BanquetAction,
    Dish,
    PlaceDish,
    PlaceOrder,
    PlaceToque,
)
from atable.games.banquet_royal.events import (
    BanquetEvent,
    DeckReshuffled,
    DishPlaced,
    MenuDrawn,
    MenuValidated,
    OrderRevealed,
    TurnBegan,
)
from atable.games.banquet_royal.frames import Refilling
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.game import advance
from atable.kernel.messages import Message, Term
from atable.kernel.rng import seeded
from atable.kernel.spec import Pace
from atable.kernel.views import Prompt
from tests.rules.banquet_royal.scenario import scenario
from tests.texts.families.banquet_royal import QUESTIONS
from tests.texts.sources import FOLDERS
from tests.texts.speaking import BANQUET, speaker

PACES: tuple[Pace, ...] = ("live", "relaxed", "simulation")
NB = "\u00a0"  # French puts a no-break space before : ; ! ? and inside quotes


def told(event: BanquetEvent, language: str, reader: int | None = None) -> str:
    return speaker(language, reader)(BANQUET.describe(event))


@pytest.mark.parametrize(
    ("dish", "english", "french"),
    [
        ("green_salad", "Olive places a green salad on B2.", "Olive pose une salade verte en B2."),
        ("fruit_salad", "Olive places a fruit salad on B2.", "Olive pose une salade de fruits en B2."),
        ("charlotte", "Olive places a pudding on B2.", "Olive pose une charlotte en B2."),
        ("burger", "Olive places a burger on B2.", "Olive pose un burger en B2."),
    ],
)
def test_a_dish_is_placed(dish: Dish, english: str, french: str) -> None:
    assert told(DishPlaced(1, dish, "B2"), "en") == english
    assert told(DishPlaced(1, dish, "B2"), "fr") == french


def test_the_reader_reads_you() -> None:
    event = DishPlaced(1, "burger", "B2")
    assert told(event, "en", reader=1) == "You place a burger on B2."
    assert told(event, "fr", reader=1) == "Vous posez un burger en B2."


def test_a_right_name_agrees_with_its_dish() -> None:
    right = OrderRevealed(1, "A1", "burger", "burger", True, True)
    assert told(right, "fr") == (
        f"Olive annonce un burger en A1{NB}: bien vu{NB}! Olive gagne la Commande Royale, et le burger est servi."
    )
    right = OrderRevealed(1, "A1", "charlotte", "charlotte", True, True)
    assert told(right, "fr").endswith("et la charlotte est servie.")
    assert told(right, "en") == (
        "Olive announces a pudding on A1: right! Olive collects the Royal Order and the pudding is served."
    )


def test_a_wrong_name_tells_both_dishes_and_an_empty_kitchen() -> None:
    wrong = OrderRevealed(1, "A1", "burger", "fruit_salad", False, False)
    assert told(wrong, "fr") == (
        f"Olive annonce un burger en A1{NB}: raté, c'était une salade de fruits. La Commande Royale est perdue, "
        "la Cuisine n'a plus de salade de fruits et la case reste vide."
    )
    assert "wrong, it was a fruit salad" in told(wrong, "en")
    assert "the Kitchen has no fruit salad left" in told(wrong, "en")


def test_crowns_and_cards_are_counted_in_the_right_number() -> None:
    one = MenuValidated(0, "m1_06", ("B2", "B3", "B4"))
    assert told(one, "fr", 0) == f"Vous validez «{NB}Le Rêve du page{NB}» (1 couronne) en B2-B3-B4{NB}!"
    assert told(one, "en", 0) == "You validate “The Page's Dream” (1 crown) on B2-B3-B4!"
    three = MenuValidated(0, "m3_08", ("B2", "B3", "B4"))
    assert "(3 couronnes)" in told(three, "fr")
    assert "(3 crowns)" in told(three, "en")
    assert told(DeckReshuffled(1, 1), "fr") == (
        f"La pioche à 1 couronne est épuisée{NB}: sa défausse, mélangée, devient une pioche de 1 carte."
    )
    assert told(DeckReshuffled(2, 8), "en").endswith("new deck of 8 cards.")


def test_the_others_read_the_value_of_a_drawn_card_only() -> None:
    assert told(MenuDrawn(1, 3, None), "fr", 0) == "Olive pioche un Menu à 3 couronnes."
    assert told(MenuDrawn(1, 1, "m1_12"), "fr", 1) == f"Vous piochez «{NB}L'Embuscade sucrée{NB}» (1 couronne)."


@pytest.mark.parametrize("name", range(4))
def test_a_turn_begins_without_a_wrong_elision(name: int) -> None:
    text = told(TurnBegan(name, 5), "fr")
    assert text == f"Tour 5{NB}: à {('Ada', 'Olive', 'Hugo', 'Iris')[name]} de jouer."


@pytest.mark.parametrize(
    "naming",
    [
        lambda space: PlaceDish("burger", space),
        PlaceToque,
        lambda space: AnnounceOrder(space, "burger"),
        PlaceOrder,
    ],
)
@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        (
            "D4",
            "D4 is the bouquet, not a space: nothing is ever placed on it.",
            f"D4, c'est le bouquet, et non une case{NB}: on n'y pose jamais rien.",
        ),
        (
            "plate_west",
            "The plates of the royal family are not spaces: nothing is ever placed on them.",
            f"Les assiettes de la famille royale ne sont pas des cases{NB}: on n'y pose jamais rien.",
        ),
        ("Z9", "There is no space Z9 on the board.", "Il n'y a pas de case Z9 sur le plateau."),
    ],
)
def test_what_is_no_space_is_called_what_it_is(
    naming: Callable[[str], Action], space: str, english: str, french: str
) -> None:
    folie = BanquetOptions(pace="simulation", folie=True)
    state = GAME.setup(folie, 2, "bouquet") if naming is PlaceOrder else scenario()
    with pytest.raises(IllegalAction) as error:
        GAME.check(state, state.active, naming(space))
    refusal = Message(error.value.key, error.value.params)
    assert (speaker("en")(refusal), speaker("fr")(refusal)) == (english, french)


def test_a_refusal_says_which_dish_is_gone() -> None:
    refusal = Message("kitchen-has-none", {"dish": Term("dish-green_salad")})
    assert speaker("fr")(refusal) == "La Cuisine n'a plus de salade verte."
    assert speaker("en")(refusal) == "The Kitchen has no green salad left."


def test_french_texts_have_french_spaces() -> None:
    for folder in FOLDERS.values():
        for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\w [:;!?»](\s|$)|« ", line), line


class Listener:
    """Plays random games and keeps every kind of thing that needs words."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.actions: dict[type, Action] = {}
        self.prompts: dict[str, Prompt] = {}

    def hear(self, events: list[Event], seats: int) -> None:
        for reader in (*range(seats), None):
            for event in seen_by(events, reader):
                self.events[BANQUET.describe(event).key] = event

    def note(self, state: BanquetState, seat: int) -> list[Action]:
        for prompt in [*GAME.prompts(state, seat), *GAME.prompts(state, None)]:
            self.prompts[prompt.message.key] = prompt
        legal = GAME.legal(state, seat)
        self.actions |= {type(action): action for action in legal}
        return legal

    def play(self, seats: int, seed: str, options: BanquetOptions) -> None:
        state = GAME.setup(GAME.resolve(options, seats), seats, seed)
        rng = seeded(seed)
        while pending := GAME.may_act(state):
            seat = rng.choice(pending)
            legal = self.note(state, seat)
            self.hear(GAME.play(state, seat, rng.choice(legal)), seats)
            if rng.chance(0.1):
                self.hear(advance(GAME, state, state.now + 7000), seats)


@pytest.fixture(scope="module")
def heard() -> Listener:
    listener = Listener()
    for game in range(30):
        pace = PACES[game % 3]
        odd = game % 2 == 1
        options = BanquetOptions(
            pace=pace, gourmet=odd, folie=odd, folie_eight=odd, farandole=odd, hells_kitchen=True, memorise_seconds=10
        )
        listener.play(2 + game % 3, f"texts {game}", options)
    drawing = scenario(hands={0: ["m1_01", "m2_01"]}, exact_hands=True, frame=Refilling())  # rare in random games
    listener.note(drawing, 0)
    return listener


def test_games_bring_every_event_action_and_question(heard: Listener) -> None:
    questions = {f"{who}-{key}" for who in ("ask", "wait") for key in QUESTIONS}
    assert set(heard.prompts) == {*questions, "ask-look"}
    assert {type(event) for event in heard.events.values()} == set(get_args(BanquetEvent))
    assert set(heard.actions) == set(get_args(BanquetAction))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_heard_is_said_to_every_reader(heard: Listener, language: str) -> None:
    messages = [BANQUET.describe(event) for event in heard.events.values()]
    messages += [prompt.message for prompt in heard.prompts.values()]
    messages += [message for action in heard.actions.values() for message in BANQUET.group(action)]
    for reader in (0, 1, None):
        say = speaker(language, reader)
        for text in [say(message) for message in messages]:
            assert text[0].isupper(), text
            assert "$" not in text, text
            assert "{" not in text, text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_actions_read_differently(heard: Listener, language: str) -> None:
    texts = {speaker(language)(BANQUET.describe_action(action)) for action in heard.actions.values()}
    assert len(texts) == len(heard.actions)
