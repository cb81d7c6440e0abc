"""Sentences of Critter Kitchen as a player reads them, and whole games told without a gap."""

import re
from typing import get_args

import pytest

from atable.games.critter_kitchen.actions import (
    KEEP,
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    CookOpenly,
    CritterAction,
    ExchangeIngredient,
    PairWine,
    PutAway,
    SendChef,
    SetStandingOrders,
    SwapChefs,
    Take,
)
from atable.games.critter_kitchen.content.cards import NO_CARD, ZOUS_IDS
from atable.games.critter_kitchen.content.items import ITEM_IDS, LOCATION_IDS
from atable.games.critter_kitchen.events import (
    BestOfCourse,
    CartParked,
    ChefCardRevealed,
    ChefMoved,
    ChefSent,
    ChefWentHome,
    ConsolationSoup,
    CritterEvent,
    DishesPresented,
    Exchanged,
    FridgeClosed,
    ItemTaken,
    ManagerRevealed,
    MarkerMoved,
    MealsRevealed,
    PlansRevealed,
    PlateChanged,
    RestaurantWeekEnded,
    RestaurateurKept,
    RestaurateursRevealed,
    RoundBegan,
    RumorRead,
    RumorScored,
    SoupCompared,
    SoupGiven,
    StarPlaced,
    StarsGained,
    TokenDrawn,
    TokenKept,
    TokensDrawn,
    TrackScored,
)
from atable.games.critter_kitchen.events.details import Course, Dish, Plan
from atable.games.critter_kitchen.frames import Planning
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import AUTOMA, HOME, CritterState
from atable.games.critter_kitchen.words import messages
from atable.kernel.actions import Action
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.messages import Message
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from atable.kernel.views import Prompt
from atable.texts.speaker import LANGUAGES, Speaker
from tests.rules.critter_kitchen.scenario import A, B, C, Table
from tests.texts.families.critter_kitchen import QUESTIONS
from tests.texts.speaking import speaker as speaker_of

PACES: tuple[Pace, ...] = ("live", "relaxed", "simulation")
NB = "\u00a0"


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return speaker_of(language, reader, "critter_kitchen")


def told(event: CritterEvent, language: str, reader: Seat | None = None) -> str:
    return speaker(language, reader)(messages.describe(event)).replace(NB, " ")


def offered(action: CritterAction, language: str) -> str:
    return speaker(language, 0)(messages.describe_action(action)).replace(NB, " ")


def headings(action: CritterAction, language: str) -> list[str]:
    return [speaker(language, 0)(message).replace(NB, " ") for message in messages.group(action)]


# Shopping


@pytest.mark.parametrize(
    ("reader", "english", "french"),
    [
        (1, "You take carrot 5 with your mouse.", "Vous prenez la carotte 5 avec votre souris."),
        (0, "Olive takes carrot 5 with the mouse.", "Olive prend la carotte 5 avec sa souris."),
        (None, "Olive takes carrot 5 with the mouse.", "Olive prend la carotte 5 avec sa souris."),
    ],
)
def test_what_a_chef_takes_is_told_to_its_owner_and_to_others(reader: Seat | None, english: str, french: str) -> None:
    event = ItemTaken(1, "mouse", "desert_vendor", "carrot5")
    assert told(event, "en", reader) == english
    assert told(event, "fr", reader) == french


@pytest.mark.parametrize(
    ("item", "english", "french"),
    [
        ("bread7", "bread 7", "le pain 7"),
        ("meat2", "meat 2", "la viande 2"),
        ("spice_mushroom", "a mushroom spice", "une épice à champignons"),
        ("allspice", "an all-spice", "une toute-épice"),
        ("allspice_r7", "the 7th-round all-spice", "la toute-épice de la 7ᵉ manche"),
        ("rumor_question", "the rumor “?”", "la rumeur « ? »"),
        ("rumor_wild", "a wild rumor", "une rumeur joker"),
        ("tofu", "tofu", "du tofu"),
        ("zous_chef", "the zous-chef", "le Zous-chef"),
        ("bisque", "a bisque", "une bisque"),
        ("soup", "a soup", "une soupe"),
        ("coffee", "a coffee", "un café"),
        ("cookbook", "a cookbook", "un livre de cuisine"),
        ("trophy", "a trophy", "un trophée"),
    ],
)
def test_items_bring_their_articles(item: str, english: str, french: str) -> None:
    assert offered(Take(item), "en") == f"Take {english}"
    assert offered(Take(item), "fr") == f"Prendre {french}"


@pytest.mark.parametrize(
    ("location", "english", "french"),
    [
        ("soup_truck", "to the Soup Truck", "au Camion à soupe"),
        ("garden_top_shop", "to the Garden Top Shop", "à la Boutique du Jardin perché"),
        ("desert_vendor", "to the Desert Vendor", "au Marchand du Désert"),
        ("water_market", "to the Water Market", "au Marché sur l'Eau"),
        ("air_docks", "to the Air Docks", "aux Quais Aériens"),
        ("lantern_lane", "to Lantern Lane", "à l'Allée des Lanternes"),
        ("midnight_merchant", "to the Midnight Merchant", "au Marchand de Minuit"),
        ("chef_academy", "to the Chef Academy", "à l'Académie des Chefs"),
    ],
)
def test_chefs_are_sent_with_the_right_preposition(location: str, english: str, french: str) -> None:
    assert offered(SendChef("lizard", location), "en") == f"Send your lizard {english}"
    assert offered(SendChef("zous", location), "fr") == f"Envoyer votre Zous-chef {french}"
    assert told(ChefSent(0, "boar", location), "fr", 0) == f"Vous envoyez votre sanglier {french}."


def test_mcdogalds_is_named_like_a_player() -> None:
    assert (
        told(ItemTaken(AUTOMA, "lizard", "air_docks", "fish7"), "fr", 0)
        == "McDogald's prend le poisson 7 avec son lézard."
    )
    assert told(ChefWentHome(AUTOMA, "boar", "air_docks"), "en", 0) == (
        "There is nothing left to take for McDogald's: the boar goes home."
    )
    assert told(MarkerMoved(AUTOMA, True, (AUTOMA, 0)), "en", 0) == (
        "McDogald's goes to the front of the priority track (new order: McDogald's and Ada)."
    )
    assert (
        told(StarPlaced("surf_and_turf", "meat"), "fr")
        == "McDogald's pose une étoile sur la viande de « Terre & Mer »."
    )


def test_a_zous_chef_is_hired_by_name() -> None:
    hired = ItemTaken(0, "mouse", "chef_academy", "zous_chef", "snail")
    assert told(hired, "en", 0) == "You hire the Snail for the next round."
    assert told(hired, "fr", 1) == "Ada engage l'Escargot pour la manche suivante."


def test_a_soup_by_choice_and_a_soup_for_want_of_better() -> None:
    assert told(ConsolationSoup(0, "boar", "air_docks", 2, False), "fr", 0) == (
        "Vous préférez la soupe : votre sanglier rentre avec 2 soupes."
    )
    forced = ConsolationSoup(0, "mouse", "air_docks", 1, True)
    assert told(forced, "en", 0) == "You came, you saw, you souped: your mouse goes home with 1 soup."
    assert told(forced, "fr", 1) == "Plus rien pour Ada : sa souris rentre avec 1 soupe."


def test_the_new_order_of_the_priority_track_is_told() -> None:
    assert told(MarkerMoved(1, False, (0, 2, 1)), "fr", 1) == (
        "Votre toque passe à la fin de la piste de priorité (nouvel ordre : Ada, Hugo et Olive)."
    )


def test_the_others_do_not_read_a_rumor() -> None:
    """CK-154."""
    assert told(RumorRead(1, "question", None), "fr", 0) == "Olive entend la rumeur « ? »."
    assert told(RumorRead(1, "whisper", "picky"), "en", 1) == (
        "You hear the rumor “…”, which is “Picky”. You served exactly 6 courses: 3 stars."
    )


def test_what_abilities_bring_is_told_with_the_name_of_the_card() -> None:
    assert told(SoupGiven(1, "soup", 2, "newton"), "fr", 0) == "Newton sert 2 soupes à Olive."
    assert told(SoupGiven(AUTOMA, "bisque", 1, "penny"), "fr", 0) == "Penny rapporte une bisque à McDogald's."
    assert told(SoupGiven(0, "soup", 1, "elephant"), "en", 0) == "The Elephant has to wait in line: you take 1 soup."
    assert told(Exchanged(1, "bread2", "wine7", "air_docks"), "fr") == (
        "Grâce à Ming, Olive donne le pain 2 contre le vin 7."
    )
    assert told(ChefMoved(0, "zous", "mole", "midnight_merchant"), "fr", 0) == (
        "Vous envoyez la Taupe au Marchand de Minuit."
    )


def test_tokens_drawn_for_somebody_and_those_that_went_back() -> None:
    """CK-205."""
    assert told(TokenDrawn(0, "otto", ("fish3",), ()), "en", 0) == "Otto lets you draw fish 3 from the bag."
    again = TokenDrawn(1, "kingfisher", ("fish3", "allspice"), ("rumor_wild",))
    assert told(again, "fr", 0) == (
        "Le Martin-pêcheur sort du sac pour Olive : poisson 3 et toute-épice (remis dans le sac : rumeur joker)."
    )
    assert told(TokenDrawn(0, "otto", (), ()), "fr", 0) == "Le sac ne contient rien pour vous."
    assert told(TokenKept(1, "fish3", "allspice"), "en") == "Olive keeps fish 3; all-spice goes back into the bag."
    assert told(TokenKept(1, "fish3", None), "fr") == "Olive garde le poisson 3."


# Rounds and plans


def test_a_round_begins_with_its_challenge_and_its_zous_chef() -> None:
    plain = RoundBegan(1, 1, "bouilla_bay", None, "ming", True)
    assert told(plain, "fr") == (
        "Manche 1, jour 1 : le nouveau défi est « Bouilla-Baie », et l'Académie des Chefs propose Ming."
    )
    held = RoundBegan(3, 1, "savory_stack", "meat", "magpie", False)
    assert told(held, "en") == (
        "Round 3, day 1: the new challenge is “Savory Stack”, without meat (hold token), "
        "and the Chef Academy offers the Magpie."
    )
    assert told(RoundBegan(7, 3, None, None, None, True), "fr").endswith(
        "plus de défi, et l'Académie des Chefs propose la toute-épice de la 7ᵉ manche."
    )


def test_locations_are_filled() -> None:
    assert (
        told(TokensDrawn("air_docks", ("fish3", "spice_wine"), ()), "fr") == "Quais Aériens : poisson 3 et épice à vin."
    )
    again = TokensDrawn("air_docks", ("fish3",), ("rumor_question",))
    assert told(again, "en") == "Air Docks: fish 3. Out of the game, known to everybody: rumor “?”."
    assert told(TokensDrawn("air_docks", (), ()), "fr") == "Quais Aériens : rien, le sac est vide."
    assert told(CartParked("desert_vendor", "cookbook"), "fr") == (
        "Le chariot de livres de cuisine se gare au Marchand du Désert."
    )


def test_revealed_plans_tell_zous_chef_coffee_and_who_stays_home() -> None:
    plans = PlansRevealed(
        (
            Plan(1, "air_docks", "soup_truck", "chef_academy", "lantern_lane", ("mouse", "boar")),
            Plan(AUTOMA, "soup_truck", None, "chef_academy", None, ()),
        )
    )
    assert told(plans, "fr", 1) == (
        "Les plans sont révélés : vous (souris Quais, lézard Camion, sanglier Académie, Zous-chef Allée, "
        "café pour souris et sanglier) ; McDogald's (souris Camion, lézard maison, sanglier Académie)."
    )
    assert told(plans, "en", 0).endswith("McDogald's (mouse Truck, lizard home, boar Academy).")


@pytest.mark.parametrize("seats", range(2, 6))
def test_everybodys_plan_and_restaurateur_are_told(seats: int) -> None:
    plan = ("soup_truck", "desert_vendor", "chef_academy", None, ())
    text = told(PlansRevealed(tuple(Plan(seat, *plan) for seat in range(seats))), "en")
    assert text.count("(mouse Truck, lizard Desert, boar Academy)") == seats
    cards = RestaurateursRevealed(("owl", "fox", "goat", "heron", "badger")[:seats])
    assert told(cards, "fr", 1).startswith("Les restaurateurs sont révélés : Ada (« Le Hibou »), vous (« Le Renard »)")


def test_a_restaurateur_kept_is_known_to_its_owner_alone() -> None:
    assert told(RestaurateurKept(1, "heron"), "fr", 1) == "Vous gardez « Le Héron »."
    assert told(RestaurateurKept(1, None), "fr", 0) == "Olive a choisi un restaurateur."
    assert told(RestaurateursRevealed(("heron",)), "en", 0) == "The restaurateur is revealed: “The Heron”."


def test_mcdogalds_follows_its_cards() -> None:
    assert told(ManagerRevealed("mg_night"), "fr") == (
        "Le manager de McDogald's annonce « Équipe de nuit ». Le lézard va au Marchand de Minuit."
    )
    assert told(ChefCardRevealed("mouse", "mo_seven", "air_docks"), "en") == (
        "McDogald's sends its mouse to the Air Docks (wanted: an ingredient of number 7 ←)."
    )
    assert (
        told(ChefCardRevealed("mouse", None, "air_docks"), "fr") == "Ordre du manager : la souris va aux Quais Aériens."
    )


# Cooking


def test_dishes_are_presented_with_what_is_in_them() -> None:
    melt = Dish("ultimate_melt", ("fish3", "fish4", "cheese3"), ("spice_fish",), 2, 0, False, 12, 2)
    stack = Dish("savory_stack", ("meat7",), (), 0, 1, True, 14, 2)
    assert told(DishesPresented(0, (melt,), 2), "fr", 0) == (
        "Vous présentez « Fondant ultime » (poisson 3, poisson 4, fromage 3, épice à poisson, soupe et soupe, "
        "valeur 12) pour 2 étoiles."
    )
    assert told(DishesPresented(1, (melt, stack), 4), "en", 0).endswith(
        " and “Savory Stack” (meat 7, bisque and cookbook, value 14) for 4 stars."
    )
    assert told(DishesPresented(1, (melt, stack, melt), 6), "fr").count("« Fondant ultime »") == 2
    assert told(DishesPresented(1, (), 0), "fr", 0) == "Olive ne présente aucun plat."


def test_a_plate_is_a_dish_or_a_course() -> None:
    assert told(PlateChanged(0, "tasty_tapas"), "en", 0) == "You change your plate of “Tasty Tapas”."
    assert told(PlateChanged(0, "wine"), "fr", 0) == "Vous modifiez votre service vin."
    assert told(FridgeClosed(0, 1), "fr", 0) == "Vous défaussez 1 jeton, et votre frigo ferme."
    assert told(FridgeClosed(0, 3), "en", 1) == "Ada discards 3 tokens, and the fridge closes."


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            AddIngredient("ultimate_melt", "fish3"),
            "Add fish 3 to “Ultimate Melt”",
            "Ajouter le poisson 3 à « Fondant ultime »",
        ),
        (
            AddIngredient("ultimate_melt", "tofu", "bread"),
            "Add tofu to “Ultimate Melt” as bread",
            "Ajouter du tofu à « Fondant ultime », comme pain",
        ),
        (
            AddSpice("ultimate_melt", "fish3", "soup"),
            "Spice fish 3 in “Ultimate Melt” with a soup",
            "Épicer le poisson 3 de « Fondant ultime » avec une soupe",
        ),
        (
            AddSoup("ultimate_melt", "bisque"),
            "Add a bisque to “Ultimate Melt”",
            "Ajouter une bisque à « Fondant ultime »",
        ),
        (ClearPlate("ultimate_melt"), "Clear the plate of “Ultimate Melt”", "Vider l'assiette de « Fondant ultime »"),
        (AddIngredient("fish", "fish3"), "Serve fish 3", "Servir le poisson 3"),
        (
            AddIngredient("fish", "tofu", "fish"),
            "Serve tofu as the fish course",
            "Servir du tofu comme service poisson",
        ),
        (
            AddSpice("fish", "fish3", "rumor_exclaim"),
            "Spice fish 3 in the fish course with the rumor “!”",
            "Épicer le poisson 3 du service poisson avec la rumeur « ! »",
        ),
        (PairWine("fish", "wine4"), "Pair wine 4 with the fish course", "Accorder le vin 4 au service poisson"),
        (ClearPlate("fish"), "Clear the fish course", "Vider le service poisson"),
        (PutAway("spice_meat"), "Discard a meat spice", "Défausser une épice à viande"),
        (SwapChefs("mouse", "boar"), "Swap your mouse and your boar", "Intervertir votre souris et votre sanglier"),
        (ExchangeIngredient("bread2", "wine7"), "Give bread 2 for wine 7", "Donner le pain 2 contre le vin 7"),
        (CookOpenly(False), "Cook in secret again", "Cuisiner de nouveau en secret"),
        (SetStandingOrders(), "Leave no standing orders", "Ne laisser aucune consigne permanente"),
        (
            SetStandingOrders(("wine", "good", "soup")),
            "Give standing orders: wine, cart good and soup",
            "Laisser des consignes permanentes : vin, marchandise et soupe",
        ),
    ],
)
def test_actions_are_offered(action: CritterAction, english: str, french: str) -> None:
    assert offered(action, "en") == english
    assert offered(action, "fr") == french


def test_a_restaurateur_is_offered_with_its_ability() -> None:
    assert offered(KEEP[6], "en") == "Keep “The Badger”. Your fridge holds 7 tokens, then 12."


def test_long_lists_have_headings() -> None:
    assert headings(SendChef("mouse", "air_docks"), "fr") == ["Envoyer votre souris"]
    assert headings(AddSpice("tasty_tapas", "bread2", "allspice"), "fr") == [
        "Garnir l'assiette de « Tapas à tomber »",
        "Épicer « Tapas à tomber »",
    ]
    assert headings(AddIngredient("cheese", "cheese4"), "en") == [
        "See to the cheese course",
        "Choose what to serve for cheese",
    ]
    assert headings(PairWine("cheese", "wine4"), "fr")[1] == "Accorder un vin au service fromage"
    assert headings(PutAway("carrot2"), "fr") == ["Défausser la carotte"]
    assert headings(PutAway("allspice"), "en") == ["Discard a spice"]
    assert headings(Take("fish2"), "en") == ["Take an ingredient"]
    assert headings(Take("zous_chef"), "en") == []


# The critic


def test_the_meals_and_the_soups_are_compared() -> None:
    bread = Course("bread", ("bread4",), ("allspice",), None, 8)
    fish = Course("fish", ("fish3",), (), "wine2", 5)
    meals = MealsRevealed((0, 1), ((bread, fish), (bread,)))
    assert told(meals, "fr", 0) == (
        "Le critique soulève les cloches : vous 2 services (qualité 13), Olive 1 service (qualité 8)."
    )
    assert (
        told(SoupCompared((0, 1, 2), (4, 0, 1), None), "en", 1)
        == "Soup and bisque kept in storage: Ada 4, you 0, Hugo 1."
    )
    assert told(SoupCompared((0, AUTOMA), (4, 7), "wine7"), "fr", 0) == (
        "Soupe et bisque gardées en réserve : vous 4 ; McDogald's tire le vin 7 et en a 7."
    )


def test_the_best_of_a_course_may_be_several() -> None:
    """CK-011."""
    assert told(BestOfCourse("fish", 9, (1,), 2), "en") == "The best fish course has quality 9: 2 stars for Olive."
    assert told(BestOfCourse("wine", 9, (0, 2), 1), "fr") == (
        "Le meilleur service vin a une qualité de 9 : 1 étoile chacun pour Ada et Hugo."
    )


def test_rumors_are_scored() -> None:
    assert told(RumorScored("spice_lover", None, (0, 1), (2, 0)), "fr", 1) == (
        "Étoiles pour « Accro aux épices » : Ada 2, vous 0."
    )
    assert told(RumorScored("picky", None, (0, 1), (0, 0)), "en") == "“Picky” brings nobody a star."
    assert told(RumorScored("wine_fanatic", None, (0, 1), (0, 0)), "fr") == (
        "« Fana de vin » compte sur la piste de score."
    )
    assert told(RumorScored("picky", 1, (1,), (3,)), "fr", 0) == (
        "La rumeur du Hibou était « Difficile » : Olive gagne 3 étoiles."
    )
    assert told(RumorScored("wine_fanatic", 1, (1,), (0,)), "en", 1) == (
        "The rumor of The Owl was “Wine Fanatic”, which counts on your score track."
    )


def test_stars_are_told_with_what_they_are_for() -> None:
    assert told(StarsGained(0, 1, "carol"), "en", 0) == "Carol cheers up the last in line: you gain 1 star."
    assert told(StarsGained(1, 3, "courses"), "fr") == "Sept services sur sept : Olive gagne 3 étoiles."
    assert told(StarsGained(AUTOMA, 2, "gossip"), "fr") == "McDogald's répand la rumeur et gagne 2 étoiles."
    assert told(StarsGained(AUTOMA, -4, "difficulty"), "en") == "Difficulty Intern: 4 stars less for McDogald's."
    assert told(StarsGained(AUTOMA, 4, "difficulty"), "fr") == (
        "Difficulté Chef exécutif : 4 étoiles de plus pour McDogald's."
    )
    assert told(TrackScored(0, 35, 5), "fr", 0) == "Sur la piste de score, vous atteignez 35 : 5 étoiles."


def test_the_week_ends_with_everybodys_stars() -> None:
    assert told(RestaurantWeekEnded((0, 1, 2), (20, 24, 24), 2), "fr", 1) == (
        "La Semaine des restaurants est finie. Étoiles : Ada 20, vous 24, Hugo 24. Hugo gagne !"
    )
    assert told(RestaurantWeekEnded((0, AUTOMA), (31, 30), 0), "en", 0) == (
        "Restaurant Week is over. Stars: you 31, McDogald's 30. You win!"
    )


# Questions and refusals


def test_the_question_says_which_chef_is_where() -> None:
    table = Table(3).stock("air_docks").stock("desert_vendor", "carrot5", "fish2").shop("desert_vendor", {A: "lizard"})
    asked, waiting = (GAME.prompts(table.state, seat)[0].message for seat in (A, B))
    assert speaker("fr", A)(asked).replace(NB, " ") == (
        "Votre lézard est au Marchand du Désert. Que prendre ? (2 articles au plus)"
    )
    assert speaker("en", B)(waiting) == "Waiting for Ada: the lizard is at the Desert Vendor (2 items at most)."


def refused(table: Table, seat: Seat, action: Action, language: str) -> str:
    with pytest.raises(IllegalAction) as error:
        GAME.check(table.state, seat, action)
    return speaker(language, seat)(Message(error.value.key, error.value.params)).replace(NB, " ")


def test_a_refused_plan_names_the_chef_and_the_location() -> None:
    table = Table(3).send(A, mouse="soup_truck")
    assert refused(table, A, SendChef("boar", "soup_truck"), "fr") == (
        "Un autre de vos chefs va déjà au Camion à soupe : un seul par lieu."
    )
    assert refused(table, A, SendChef("mouse", "desert_vendor"), "fr") == (
        "Votre souris a déjà une carte Lieu : commencez par la reprendre."
    )
    assert refused(table, A, SendChef("boar", "lantern_lane"), "en") == "This location is not in play."


def test_a_refused_pick_says_why() -> None:
    table = Table(3).know(A, "question").stock("desert_vendor", "rumor_question", "fish2")
    table.shop("desert_vendor", {A: "lizard"})
    assert refused(table, A, Take("rumor_question"), "en") == (
        "You have heard this rumor already: the token does not exist for you."
    )
    assert refused(table, A, Take("wine7"), "fr") == "Cet article ne se trouve pas au Marchand du Désert."
    assert refused(table, C, Take("fish2"), "fr") == "Ce n'est pas à vous de jouer : on attend Ada."


@pytest.mark.parametrize(
    ("seats", "options", "english", "french"),
    [
        (
            1,
            CritterOptions(a_la_cart=True),
            "À la Cart is for 2 players or more",
            "À la Cart se joue à partir de 2 joueurs",
        ),
        (
            2,
            CritterOptions(restaurateur_draft=True),
            "the draft is an option of the restaurateurs (restaurateurs), which are not chosen",
            "le choix du restaurateur est une option des restaurateurs (restaurateurs), qui ne sont pas choisis",
        ),
        (
            2,
            CritterOptions(preset="first_game", critic="cow"),
            "the preset first_game has The Mouse as critic",
            "le préréglage first_game prend la Souris comme critique",
        ),
    ],
)
def test_what_is_wrong_with_an_option_is_said(seats: int, options: CritterOptions, english: str, french: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(options, seats)
    message = Message(error.value.key, error.value.params)
    assert speaker("en")(message) == english
    assert speaker("fr")(message) == french


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_and_locations_have_names_of_their_own(language: str) -> None:
    say = speaker(language)
    for family, ids in (("item", ITEM_IDS), ("location", LOCATION_IDS), ("zous", ZOUS_IDS)):
        assert len({say(Message(f"{family}-{name}")) for name in ids}) == len(ids)


# Whole games


class Listener:
    """Plays random games and keeps every kind of thing that needs words."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.actions: dict[tuple[str, type], Action] = {}
        self.prompts: dict[str, Prompt] = {}
        self.lists: dict[tuple[str, ...], list[Action]] = {}  # of legal actions, one for each mixture of kinds

    def hear(self, events: list[Event], seats: int) -> None:
        for reader in (*range(seats), None):
            for event in seen_by(events, reader):
                self.events[messages.describe(event).key] = event  # type: ignore[arg-type]

    def note(self, state: CritterState, seat: Seat) -> None:
        for prompt in [*GAME.prompts(state, seat), *GAME.prompts(state, None)]:
            self.prompts[prompt.message.key] = prompt
        legal = GAME.legal(state, seat)
        keys = [messages.describe_action(action).key for action in legal]  # type: ignore[arg-type]
        self.actions |= {(key, type(action)): action for key, action in zip(keys, legal, strict=True)}
        self.lists[tuple(sorted(set(keys)))] = legal

    def play(self, seats: int, seed: str, options: CritterOptions) -> None:
        state = GAME.setup(GAME.resolve(options, seats), seats, seed)
        rng = seeded(seed)
        while GAME.may_act(state):
            seat = rng.choice(GAME.may_act(state)) if rng.chance(0.1) else rng.choice(GAME.pending(state))
            self.note(state, seat)
            action = GAME.sample(state, seat, rng)
            self.actions[messages.describe_action(action).key, type(action)] = action  # type: ignore[arg-type]
            self.hear(GAME.play(state, seat, action), seats)
            _lend_zous_chef(state, seat, rng.below(len(ZOUS_IDS)))


def _lend_zous_chef(state: CritterState, seat: Seat, card: int) -> None:
    """In a new round some zous-chef works for this seat and for no other: abilities are rare in random games."""
    frame = state.stack[0] if state.stack else None
    if isinstance(frame, Planning) and all(place == HOME for plan in frame.plans for place in plan):
        for kitchen in state.kitchens:
            kitchen.zous = NO_CARD
        state.kitchens[seat].zous = card


@pytest.fixture(scope="module")
def heard() -> Listener:
    listener = Listener()
    for game in range(15):
        seats = 1 + game % 5
        options = CritterOptions(
            pace=PACES[game % 3],
            critic=("fruit_bat", "jerboa", "capybara", "cow")[game % 4],
            restaurateurs=game % 4 > 0,
            restaurateur_draft=game % 2 > 0,
            a_la_cart=seats > 1,
            solo_difficulty=("intern", "chef", "executive_chef")[game // 5],
        )
        listener.play(seats, f"texts {game}", options)
    left = Table(3).hire(A, "magpie").stock("desert_vendor", "fish2", "rumor_question")  # rare in random games
    listener.note(left.shop("desert_vendor", {A: "zous"}).take(A, "fish2").state, A)
    return listener


def test_games_bring_every_event_action_and_question(heard: Listener) -> None:
    assert set(heard.prompts) == {f"{who}-{key}" for who in ("ask", "wait") for key in QUESTIONS}
    assert {type(event) for event in heard.events.values()} == set(get_args(CritterEvent))
    assert {type(action) for action in heard.actions.values()} == set(get_args(CritterAction))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_heard_is_said_to_every_reader(heard: Listener, language: str) -> None:
    said = [messages.describe(event) for event in heard.events.values()]  # type: ignore[arg-type]
    said += [prompt.message for prompt in heard.prompts.values()]
    said += [message for action in heard.actions.values() for message in messages.group(action)]  # type: ignore[arg-type]
    for reader in (0, 1, None):
        say = speaker(language, reader)
        for text in [say(message) for message in said]:
            assert text.lstrip(f"«“{NB}")[0].isupper(), text
            assert not {"$", "{", "}"} & set(text), text
            assert not re.search(rf"[ {NB}][ {NB}]| [,.)]", text), text


WRONG_FRENCH = re.compile(r"\b(de|à) (le|les)\b|\bde (un|une)\b|\b(de|que|le|la) [aeiouéèêœAEIOUÉÈ]", re.IGNORECASE)


def test_french_contracts_and_elides(heard: Listener) -> None:
    said = [messages.describe(event) for event in heard.events.values()]  # type: ignore[arg-type]
    said += [messages.describe_action(action) for action in heard.actions.values()]  # type: ignore[arg-type]
    said += [prompt.message for prompt in heard.prompts.values()]
    texts = [speaker("fr", reader)(message) for message in said for reader in (0, 1, None)]
    assert [text for text in texts if WRONG_FRENCH.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_of_a_list_read_differently(heard: Listener, language: str) -> None:
    for legal in heard.lists.values():
        texts = [speaker(language, 0)(messages.describe_action(action)) for action in legal]  # type: ignore[arg-type]
        assert len(set(texts)) == len(legal), texts
