"""Sentences of Course à l'Étoile as a player reads them, and whole games told without a gap."""

from typing import get_args

import pytest

from atable.games.course_a_letoile.actions import (
    HEADHUNT,
    CourseAction,
    PlayAttack,
    PlayDevelopment,
    React,
    SetStandingOrders,
)
from atable.games.course_a_letoile.content.cards import CARD_IDS, CARD_INDEX
from atable.games.course_a_letoile.events import (
    AttackAnnounced,
    AttackCancelled,
    AttackSucceeded,
    BoostPlayed,
    CardBuried,
    CardDrawn,
    CourseEvent,
    DeckRebuilt,
    DevelopmentPlayed,
    DishPlayed,
    HandRenewed,
    LastServiceEnded,
    ServiceEnded,
    StarReached,
    TurnBegan,
)
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.actions import Action
from atable.kernel.events import Event, seen_by
from atable.kernel.game import advance
from atable.kernel.messages import Message, Player, Term
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from atable.kernel.views import Prompt
from atable.texts.speaker import Speaker
from tests.rules.course_a_letoile.scenario import scenario
from tests.texts.families.course_a_letoile import QUESTIONS
from tests.texts.speaking import COURSE, NAMES
from tests.texts.speaking import speaker as speaker_of

PACES: tuple[Pace, ...] = ("live", "relaxed", "simulation")
NB = "\u00a0"


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return speaker_of(language, reader, "course_a_letoile")


def told(event: CourseEvent, language: str, reader: Seat | None = None) -> str:
    return speaker(language, reader)(COURSE.describe(event)).replace(NB, " ")


def offered(action: CourseAction, language: str) -> str:
    return speaker(language, 0)(COURSE.describe_action(action)).replace(NB, " ")


def refused(key: str, language: str, **params: int | Term | Player) -> str:
    return speaker(language, 0)(Message(key, {**params})).replace(NB, " ")


@pytest.mark.parametrize(
    ("reader", "english", "french"),
    [
        (0, "You open a cage next door to Olive.", "Vous ouvrez une cage à deux pas de chez Olive."),
        (1, "Ada opens a cage next door to you.", "Ada ouvre une cage à deux pas de chez vous."),
        (2, "Ada opens a cage next door to Olive.", "Ada ouvre une cage à deux pas de chez Olive."),
        (None, "Ada opens a cage next door to Olive.", "Ada ouvre une cage à deux pas de chez Olive."),
    ],
)
def test_an_attack_is_told_to_attacker_victim_and_others(reader: Seat | None, english: str, french: str) -> None:
    rats = AttackAnnounced(0, "rats", 1, None)
    assert told(rats, "en", reader) == f"“Raaaaats!” {english}"
    assert told(rats, "fr", reader) == f"« Des raaaaaats ! » {french}"


def test_poaching_names_the_card_before_and_after() -> None:
    offer = AttackAnnounced(0, "headhunting", 1, "cu_chef")
    assert told(offer, "fr", 1) == (
        "« À la concurrence ! » Ada a une offre pour « Chef à la grosse voix », qui travaille chez vous."
    )
    signed = AttackSucceeded(0, "headhunting", 1, "cu_chef")
    assert told(signed, "fr", 1) == (
        "Contrat signé ! « Chef à la grosse voix » vous quitte et travaille désormais pour Ada."
    )
    assert told(signed, "en", 0) == "Signed! “Thundering Chef” leaves Olive and works for you now."


@pytest.mark.parametrize(
    ("reader", "french"),
    [
        (0, "Olive vous renvoie « Mauvaise critique » : il ne se passe rien."),
        (1, "Vous renvoyez « Mauvaise critique » à Ada : il ne se passe rien."),
        (2, "Olive renvoie « Mauvaise critique » à Ada : il ne se passe rien."),
    ],
)
def test_a_cancelled_attack_is_told_to_everybody(reader: Seat, french: str) -> None:
    assert told(AttackCancelled(0, "bad_review", 1), "fr", reader) == f"« Retour en cuisine ! » {french}"


@pytest.mark.parametrize(
    ("attack", "english", "french"),
    [
        (
            "rats",
            "no bills for Olive at the end of this Service.",
            "aucune addition pour Olive à la fin de ce Service.",
        ),
        ("bad_review", "Olive has 1 Fame less.", "Olive perd 1 point de Renommée."),
        (
            "billing_trouble",
            "The next card that Olive buys will cost double.",
            "La prochaine carte achetée par Olive coûtera le double.",
        ),
        (
            "outdated",
            "Olive has to part with a Decoration card.",
            "Olive doit se séparer d'une carte Décoration.",
        ),
    ],
)
def test_an_attack_that_succeeds_says_what_it_does(attack: str, english: str, french: str) -> None:
    assert told(AttackSucceeded(0, attack, 1, None), "en").endswith(english)
    assert told(AttackSucceeded(0, attack, 1, None), "fr").endswith(french)


def test_people_are_hired_and_furniture_is_installed() -> None:
    assert told(DevelopmentPlayed(1, "cu_chef", 6), "fr") == "Olive engage « Chef à la grosse voix » pour 6 pièces."
    assert told(DevelopmentPlayed(1, "de_zinc_bar", 6), "en", 1) == "You install “Talkative Zinc Bar” for 6 coins."
    assert offered(PlayDevelopment("se_trainee"), "fr") == "Engager « Apprenti aux trois assiettes »"
    assert offered(PlayDevelopment("de_checked_cloth"), "fr") == "Installer « Nappe à carreaux »"


def test_coins_are_counted_in_the_right_number() -> None:
    assert told(DishPlayed(0, "sf_taco", 2), "en", 0) == "You put “Leaning Taco” on your menu for 2 coins."
    assert told(DishPlayed(0, "sf_taco", 2), "fr") == "Ada met « Taco penché » à son menu pour 2 pièces."
    dear = refused("too-expensive", "fr", card=Term("card-cu_chef"), price=12, coins=8)
    assert dear == "« Chef à la grosse voix » coûte 12 pièces ; vous en avez 8."


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_end_of_a_service_tells_everybodys_income(seats: int) -> None:
    event = ServiceEnded(3, tuple(range(1, seats + 1)))
    others = "".join(f", {NAMES[seat]} {seat + 1}" for seat in range(1, seats))
    assert told(event, "en", 0) == f"Service 3 is over. Coins earned: you 1{others}."
    assert told(event, "fr", None) == f"Fin du Service 3. Pièces gagnées : Ada 1{others}."


def test_the_others_do_not_read_which_card_was_drawn() -> None:
    assert told(CardDrawn(1, None), "fr", 0) == "Olive pioche une carte."
    assert told(CardDrawn(1, "tip"), "fr", 1) == "Vous piochez « Pourboire ! »."


def test_a_renewed_hand_is_named_card_by_card() -> None:
    renewed = HandRenewed(0, ("sf_taco", "tip", "headhunting"))
    assert told(renewed, "fr", 0) == (
        "Vous vendez toute votre main (Taco penché, Pourboire ! et À la concurrence !) et la renouvelez."
    )
    assert told(HandRenewed(0, ()), "en") == "Ada renews a hand that was empty."


def test_piles_tell_where_a_card_went() -> None:
    assert told(CardBuried("tip", False), "fr") == "La carte « Pourboire ! » est glissée quelque part dans la défausse."
    assert told(CardBuried("tip", True), "fr") == ("La carte « Pourboire ! » se retrouve sur le dessus de la défausse.")
    assert told(DeckRebuilt(10, "sf_bao"), "en") == (
        "The deck is used up: the 10 cards of the discard pile are shuffled, and “Cloud Bao” is turned up."
    )
    assert told(DeckRebuilt(1, None), "fr").endswith("la seule carte de la défausse devient la pioche.")


def test_turns_and_the_end_have_their_words() -> None:
    assert told(TurnBegan(1, 4), "fr") == "Service 4 : à Olive de jouer."
    assert told(StarReached(1), "fr", 1) == "Votre carte Étoile est remplie : à vous l'étoile !"
    assert told(StarReached(1), "en") == "The Star card of Olive is complete: a star is born!"
    assert told(LastServiceEnded(), "fr") == "Après cinquante Services, tout le monde raccroche son tablier."
    assert told(BoostPlayed(0, "tip"), "fr", 0) == "« Pourboire ! » Vous empochez 3 pièces."


def test_attacks_are_offered_with_their_victim_and_their_prey() -> None:
    assert offered(PlayAttack("rats", 1), "fr") == "Jouer « Des raaaaaats ! » contre Olive"
    assert offered(HEADHUNT[1][CARD_INDEX["se_sommelier"]], "en") == (
        "Play “To the Competition!” and take “Sommelier With a Golden Nose” from Olive"
    )
    assert offered(React(True), "fr") == "Jouer « Retour en cuisine ! » et annuler l'attaque"


def test_standing_orders_and_the_way_back_read_differently() -> None:
    assert offered(SetStandingOrders(), "en") == "Go back to the default standing orders"
    assert offered(SetStandingOrders(rats="cancel"), "en") == "Give standing orders"


def test_the_question_says_who_attacks_with_what() -> None:
    state = scenario(hands={0: ["rats"]}, seats=3, pace="simulation")
    GAME.play(state, 0, PlayAttack("rats", 1))
    asked, waiting = (GAME.prompts(state, seat)[0].message for seat in (1, 2))
    assert speaker("fr", 1)(asked).replace(NB, " ") == "Ada vous attaque avec « Des raaaaaats ! ». Que répondez-vous ?"
    assert speaker("en", 2)(waiting) == "“Raaaaats!”, says Ada. Waiting for the answer of Olive."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_a_name_of_its_own_a_short_one_and_a_word_about_it(language: str) -> None:
    say = speaker(language)
    for form in ("card-name", "card-short", "card-quip"):
        texts = [say(Message(form, {"card": Term(f"card-{card}")})) for card in CARD_IDS]
        assert len(set(texts)) == len(CARD_IDS)


class Listener:
    """Plays random games and keeps every kind of thing that needs words."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.actions: dict[str, Action] = {}
        self.prompts: dict[str, Prompt] = {}

    def hear(self, events: list[Event], seats: int) -> None:
        for reader in (*range(seats), None):
            for event in seen_by(events, reader):
                self.events[COURSE.describe(event).key] = event

    def note(self, state: CourseState, seat: Seat) -> None:
        for prompt in [*GAME.prompts(state, seat), *GAME.prompts(state, None)]:
            self.prompts[prompt.message.key] = prompt
        self.actions |= {COURSE.describe_action(action).key: action for action in GAME.legal(state, seat)}

    def play(self, seats: int, seed: str, options: CourseOptions) -> None:
        state = GAME.setup(GAME.resolve(options, seats), seats, seed)
        rng = seeded(seed)
        while GAME.may_act(state):
            pending = GAME.pending(state)
            seat = rng.choice(GAME.may_act(state)) if rng.chance(0.1) else rng.choice(pending)
            self.note(state, seat)
            self.hear(GAME.play(state, seat, GAME.sample(state, seat, rng)), seats)
            if rng.chance(0.02):
                self.hear(advance(GAME, state, state.now + 9000), seats)


@pytest.fixture(scope="module")
def heard() -> Listener:
    listener = Listener()
    for game in range(24):
        options = CourseOptions(pace=PACES[game % 3], reactions="pause" if game == 4 else "orders")
        listener.play(2 + game % 5, f"texts {game}", options)
    listener.hear([LastServiceEnded()], 2)  # CE-141: no game of fifty Services is waited for
    return listener


def test_games_bring_every_event_action_and_question(heard: Listener) -> None:
    assert set(heard.prompts) == {f"{who}-{key}" for who in ("ask", "wait") for key in QUESTIONS}
    assert {type(event) for event in heard.events.values()} == set(get_args(CourseEvent))
    assert {type(action) for action in heard.actions.values()} == set(get_args(CourseAction))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_heard_is_said_to_every_reader(heard: Listener, language: str) -> None:
    messages = [COURSE.describe(event) for event in heard.events.values()]
    messages += [prompt.message for prompt in heard.prompts.values()]
    messages += [message for action in heard.actions.values() for message in COURSE.group(action)]
    for reader in (0, 1, None):
        say = speaker(language, reader)
        for text in [say(message) for message in messages]:
            assert text.lstrip(f"«“{NB}")[0].isupper(), text
            assert not {"$", "{", "}"} & set(text), text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_actions_read_differently(heard: Listener, language: str) -> None:
    texts = {speaker(language)(COURSE.describe_action(action)) for action in heard.actions.values()}
    assert len(texts) == len(heard.actions)
