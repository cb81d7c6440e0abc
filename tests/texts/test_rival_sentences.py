"""Sentences of Rival Restaurants as a player reads them, and whole games told without a gap."""

import re
from typing import Any, get_args

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    ChooseSpot,
    Commit,
    DeclareCook,
    Exempt,
    Keep,
    KeepRecipe,
    MakeOffer,
    Pass,
    PlayCard,
    Relocate,
    Respond,
    RivalAction,
    SealBid,
    SellChocolate,
    SetOrders,
    SetWheel,
    StopPower,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
    VoteFor,
)
from atable.games.rival_restaurants.actions.bundles import Bundle, CookPlan, Wanted
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, CHEFS, INGREDIENTS, LOCATIONS, RECIPES
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    Answered,
    Beaten,
    BidSealed,
    BidsRevealed,
    CardDrawn,
    CardPlayed,
    CardsKept,
    ChefRelocated,
    ChefsMoved,
    ChocolateSold,
    ChoicesRevealed,
    ClaimEnded,
    ClaimsRevealed,
    Committed,
    Cooked,
    CookingLeft,
    CookingRevealed,
    CounterBought,
    DayBegan,
    DeckRebuilt,
    GameEnded,
    GarbageBinned,
    GarbageTaken,
    IngredientsDrawn,
    IngredientTaken,
    LeftWar,
    LevelReached,
    MarketOpened,
    MarketRefilled,
    MoneyGiven,
    OfferClosed,
    OfferFell,
    OfferMade,
    PlayFailed,
    PlayReturned,
    PlayStopped,
    PopularityGained,
    PowerStopped,
    PowerUsed,
    Reacted,
    RecipesSwapped,
    RivalEvent,
    ShelfBought,
    Smiled,
    SpotChosen,
    SpotsRevealed,
    Traded,
    UpgradeBought,
    UpgradeGained,
    Voted,
    VotesRevealed,
    WarChanged,
    WarOffered,
    WarWon,
    WheelSet,
)
from atable.games.rival_restaurants.events.details import Contest, Dish, Gain, Goods, Move, SealedBid
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.words import messages
from atable.kernel.actions import Action
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.game import advance
from atable.kernel.messages import Message
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from atable.kernel.views import Prompt
from atable.texts.speaker import LANGUAGES, Speaker
from tests.rules.rival_restaurants.scenario import BLUE, RED, Table
from tests.texts.speaking import speaker as speaker_of

PACES: tuple[Pace, ...] = ("live", "relaxed", "simulation")
NB = "\u00a0"
NOTHING = Goods(0, (), (), 0, 0, (), (), "")


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return speaker_of(language, reader, "rival_restaurants")


def told(event: RivalEvent, language: str, reader: Seat | None = None) -> str:
    return speaker(language, reader)(messages.describe(event)).replace(NB, " ")


def offered(action: RivalAction, language: str) -> str:
    return speaker(language, 0)(messages.describe_action(action)).replace(NB, " ")


def headings(action: RivalAction, language: str) -> list[str]:
    return [speaker(language, 0)(message).replace(NB, " ") for message in messages.group(action)]


def played(card: str, targets: tuple[Seat, ...] = (), **choice: object) -> CardPlayed:
    chosen = {"figure": None, "location": None, "spot": None, "ingredient": None, "recipe": None, "other_recipe": None}
    return CardPlayed(1, card, targets, **(chosen | {"amount": 0} | choice))  # type: ignore[arg-type]


# Before the first day, and Money & Move


def test_what_is_kept_is_known_to_its_owner_alone() -> None:
    assert told(CardsKept(1, "chef", ("kim_chi",)), "fr", 1) == "Vous gardez Kim Chi."
    assert told(CardsKept(1, "chef", None), "fr", 0) == "Olive a fait son choix."
    squads = (("kim_chi", "biff_brobeque", "gohan_sushido"), ("gardena_eden", "pork_knuckles", "phyllis_grubman"))
    assert told(ChoicesRevealed("squad", squads), "fr", 1) == (
        "Les Brigades de Cuisine sont formées : Ada (Kim Chi, Biff Brobeque et Gohan Sushido), "
        "vous (Gardena Eden, Pork Knuckles et Phyllis Grubman)."
    )
    assert told(ChoicesRevealed("npc", (("angus_khan",), ("senor_fuego",))), "fr", 0) == (
        "Les CNC sont choisis : vous (Angus Khan), Olive (Señor Fuego)."
    )
    assert told(ChoicesRevealed("npc", (("angus_khan",), ("senor_fuego",))), "en") == (
        "The NPCs are chosen: Ada (Angus Khan), Olive (Señor Fuego)."
    )


def test_a_day_begins_with_income_and_priority() -> None:
    assert told(DayBegan(2, 1, (300, 300)), "fr", 1) == "Jour 2 : chacun touche 300 $. Priorité : vous."
    assert told(DayBegan(9, 0, (300, 400, 500)), "en", 1) == (
        "Day 9, income: Ada $300, you $400, Hugo $500. Priority: Ada."
    )


@pytest.mark.parametrize(
    ("location", "english", "french"),
    [
        ("carbtastic", "Carbtastic", "Carbtastic"),
        ("fruit_stand", "the “Fruit” Stand", "le « Fruit » Stand"),
        ("chop_shop", "the Chop Shop", "le Chop Shop"),
        ("the_island", "The Island", "l'Îlot Central"),
    ],
)
def test_a_wheel_is_told_to_its_seat(location: str, english: str, french: str) -> None:
    assert told(WheelSet(0, 0, location, None, None), "en", 0) == f"You set your wheel to {english}."
    assert told(WheelSet(0, 0, location, 0, None), "fr", 0) == f"Vous réglez votre roue sur {french} (rayon)."
    assert told(WheelSet(0, 3, location, 2, None), "fr", 0) == (
        f"Vous réglez votre roue sur {french} (emplacement 2) (seconde figurine)."
    )


def test_secret_choices_are_told_in_the_second_person() -> None:
    assert told(WheelSet(1, 1, None, None, "kim_chi"), "fr", 1) == "Vous nommez Kim Chi Chef Actif."
    assert told(SpotChosen(0, 0, 0), "en", 0) == "You choose the shelf."
    assert told(SpotChosen(0, 2, 4), "fr", 0) == "Vous choisissez l'emplacement 4 (seconde figurine)."
    sealed = BidSealed(1, 1, 300, 2, True)
    assert told(sealed, "en", 1) == "You bid up to $300 and 2 garbage tokens, with “Going, Going, Mine!”."
    assert told(sealed, "fr", 1) == "Vous misez jusqu'à 300 $ et 2 déchets, avec « Une fois, deux fois, à moi ! »."
    assert told(BidSealed(1, 1, 0, 0, False), "fr", 1) == "Vous ne misez rien."
    assert told(Voted(1, None), "fr", 1) == "Vous vous abstenez."


def test_chefs_move_and_stand_somewhere() -> None:
    moves = (
        Move(0, 0, "angus_khan", "chop_shop", 2),
        Move(1, 1, "kim_chi", "dairy_king", 0),
        Move(2, 2, "senor_fuego", "the_island", None),
    )
    assert told(ChefsMoved(moves), "fr") == (
        "Les chefs se mettent en route : Angus au Chop Shop (emplacement 2), Kim chez Dairy King (rayon), "
        "Fuego à l'Îlot Central."
    )
    assert told(SpotsRevealed(moves[:2]), "en") == (
        "The spots are revealed: Angus on slot 2 at the Chop Shop, Kim on the shelf at Dairy King."
    )
    assert told(ChefRelocated(moves[0], "kim_chi"), "fr", 0) == (
        "Kim Chi : votre chef Angus Khan va au Chop Shop (emplacement 2)."
    )
    assert told(ChefRelocated(moves[2], "road_work"), "en", 0) == ("Road Work: Señor Fuego (Hugo) goes to The Island.")


# Cards and powers


@pytest.mark.parametrize(
    ("reader", "english", "french"),
    [
        (1, "You play “Armed Robbery” against Ada.", "Vous jouez « Armed Robbery » contre Ada."),
        (0, "Olive plays “Armed Robbery” against you.", "Olive joue « Armed Robbery » contre vous."),
        (None, "Olive plays “Armed Robbery” against Ada.", "Olive joue « Armed Robbery » contre Ada."),
    ],
)
def test_a_card_is_told_to_its_author_its_victim_and_others(reader: Seat | None, english: str, french: str) -> None:
    assert told(played("armed_robbery", (0,)), "en", reader) == english
    assert told(played("armed_robbery", (0,)), "fr", reader) == french


def test_a_card_is_told_with_what_was_announced() -> None:
    """RR-188."""
    raid = played("raiders_of_the_lost_pork", (0,), ingredient="garlic")
    assert told(raid, "fr", 0) == "Olive joue « Raiders of the Lost Pork » pour vous prendre l'ail."
    assert (
        told(played("trash_talk", (0,), amount=2), "en", 0) == "Olive plays “Trash Talk” to give you 2 garbage tokens."
    )
    assert told(played("taxi", location="the_island"), "fr", 1) == "Vous jouez « Taxi ! » pour aller à l'Îlot Central."
    swap = played("recipe_switcheroo", (2,), recipe="onigiri", other_recipe="croissants")
    assert told(swap, "fr", 2) == "Olive joue « Chassé-croisé » pour échanger « Onigiri » contre votre « Croissants »."
    assert told(played("tip_jar", (0, 2)), "fr") == "Olive joue « Bocal à pourboires » contre Ada et Hugo."


def test_powers_are_told_with_their_chef() -> None:
    assert (
        told(PowerUsed(1, "kim_chi", (0,), 0, "beef"), "fr", 0)
        == "Kim Chi (Olive) utilise « Drama Queen » contre vous."
    )
    assert told(PowerUsed(1, "general_stroganov", (0,), None, "egg"), "fr", 1) == (
        "Votre chef General Stroganov utilise « Partage Avec Moi, Camarade » pour prendre l'œuf à Ada."
    )
    taxed = PowerUsed(0, "senor_fuego", (1, 2), None, None)
    assert told(taxed, "en", 1) == "Señor Fuego (Ada) uses “Shopping Shenanigans” on Olive and Hugo."
    assert told(PowerStopped(1, "antoine_baguette", (0,)), "fr") == "Antoine Baguette épargne Ada aujourd'hui."
    assert told(PowerStopped(1, "antoine_baguette", ()), "en") == "Antoine Baguette spares nobody today."


def test_answers_are_told() -> None:
    assert told(Answered(0, "clam_voyance", 1), "fr", 1) == "Ada vous répond avec « Clam-Voyance »."
    assert told(PlayStopped(0, "angus_khan"), "fr", 0) == "« Angus Khan » est sans effet sur vous."
    assert told(PlayReturned(0, 1, "trash_talk"), "en", 1) == "Ada sends “Trash Talk” back to you."
    assert told(PlayFailed(0, "power_cut"), "fr") == "« Coupure de courant » n'aboutit à rien."


def test_reactions_are_told_together() -> None:
    """RR-449."""
    choices = ("smile", "straight_face", "smile")
    assert told(Reacted("say_cheese", (0, 1, 2), choices), "fr") == "Clic ! Sourires : Ada et Hugo. De marbre : Olive."
    assert told(Reacted("say_cheese", (1,), ("straight_face",)), "en") == "Click! Nobody smiles. Straight faces: Olive."
    assert told(Reacted("food_fight", (0, 2), ("onion", "egg")), "fr", 2) == (
        "Ça vole dans tous les sens : Ada (oignon), vous (œuf)."
    )


def test_what_changes_hands_is_told_with_its_source() -> None:
    assert told(MoneyGiven(1, 0, 100, "tip_jar"), "en", 0) == "Tip Jar: Olive gives you $100."
    assert told(
        MoneyGiven(1, 0, 1200, "armed_robbery"), "fr", 1
    ) == "Armed Robbery : vous donnez 1 200 $ à Ada.".replace("1 200", "1\u202f200")
    assert told(GarbageTaken(0, 1, "cooking"), "fr", 0) == "Après avoir cuisiné, vous prenez 1 déchet."
    assert told(GarbageBinned(0, 3, "the_island"), "fr") == "L'Îlot Central : Ada jette 3 déchets."
    assert told(GarbageBinned(0, 3, "spring_cleaning"), "en", 0) == "Spring Cleaning: you throw 3 garbage tokens away."
    taken = IngredientTaken(1, 0, "scallion", "general_stroganov")
    assert told(taken, "fr", 0) == "General Stroganov : Olive vous prend l'échalote."
    assert told(CardDrawn(1, None, "free_refills"), "fr", 0) == "À volonté : Olive pioche une carte action."
    assert told(CardDrawn(1, "taxi", "free_refills"), "fr", 1) == "À volonté : vous piochez « Taxi ! »."
    assert told(Committed(0, "egg", "carbonara"), "fr", 0) == "Vous placez l'œuf à côté de « Carbonara »."


# Buy & Barter


def test_the_markets_open_with_claims_and_wars() -> None:
    """RR-075, RR-077."""
    onion = Contest("vegetable_land", 2, "onion", (0,), (0,))
    beef = Contest("chop_shop", 1, "beef", (1, 2), (1, 2))
    assert told(MarketOpened((onion,), (beef,)), "fr") == (
        "Les marchés ouvrent ! Guerre des enchères : bœuf. Droit de premier achat : oignon."
    )
    assert told(MarketOpened((), ()), "en") == "The markets open!"
    assert told(ClaimEnded(0, "vegetable_land", 2), "fr", 0) == (
        "Vous n'avez plus le droit de premier achat sur l'emplacement 2 à Vegetable Land."
    )
    assert told(ClaimsRevealed((0, 1, 2), (True, False, False)), "fr") == (
        "Droits de premier achat : 1 utilisé, 2 abandonnés."
    )
    assert told(WarChanged(beef), "fr") == "Olive et Hugo se disputent désormais le bœuf au Chop Shop."
    assert told(WarChanged(onion), "en", 0) == "You now have the first claim on the Onion at Vegetable Land."
    free = Contest("chop_shop", 1, "beef", (), ())
    assert told(WarChanged(free), "en") == "Anybody there may now buy the Beef at the Chop Shop."


def test_wars_are_told() -> None:
    bids = (SealedBid(0, 0, 300, 0), SealedBid(1, 1, 0, 0), SealedBid(2, 2, 300, 1))
    assert told(BidsRevealed("dairy_king", 3, bids), "fr", 1) == (
        "Enchères secrètes pour l'emplacement 3 chez Dairy King : Ada 300 $, vous rien, Hugo 300 $ et 1 déchet."
    )
    assert told(WarWon(2, 2, "dairy_king", 3, "egg", 300, 1), "fr") == (
        "Hugo remporte la guerre et achète l'œuf chez Dairy King pour 300 $ et 1 déchet."
    )
    assert told(LeftWar(0, 0, "dairy_king", 3, "card"), "en", 0) == (
        "The hammer falls: you are out of the war for slot 3 at Dairy King."
    )
    assert told(OfferFell(0, 0, "dairy_king", 3, 200), "fr") == (
        "Ada ne propose plus que 200 $ pour l'emplacement 3 chez Dairy King."
    )


def test_purchases_are_told() -> None:
    assert told(CounterBought(0, 0, "fruit_stand", 1, "peppers", 100), "fr", 0) == (
        "Vous achetez les poivrons au « Fruit » Stand pour 100 $."
    )
    assert told(ShelfBought(1, 1, "chop_shop", "seafood", 200), "fr") == (
        "Olive achète une carte du rayon du Chop Shop pour 200 $ : fruits de mer."
    )
    assert told(CounterBought(1, 1, "chop_shop", 2, "fish", 0), "en") == (
        "Olive buys the Fish at the Chop Shop in the same pair."
    )
    assert told(UpgradeBought(0, "double_stove", 0, 300), "fr") == "Ada achète une Table de cuisson Double pour 300 $."
    assert (
        told(UpgradeBought(0, "double_stove", 1, 300), "fr", 1) == "Ada vous offre une Table de cuisson Double (300 $)."
    )
    assert told(ActionCardBought(0, None, 300), "fr", 1) == "Ada achète une carte action pour 300 $."
    assert told(ActionCardBought(0, "taxi", 300), "en", 0) == "You buy an action card for $300: “Taxi!”."


@pytest.mark.parametrize(
    ("goods", "english", "french"),
    [
        (NOTHING, "nothing", "rien"),
        (Goods(300, (), (), 0, 0, (), (), ""), "$300", "300 $"),
        (Goods(0, ("onion", "beef"), (), 0, 0, (), (), ""), "Onion and Beef", "oignon et bœuf"),
        (Goods(300, ("onion",), (), 0, 2, (), (), ""), "$300, 2 garbage tokens, Onion", "300 $, 2 déchets, oignon"),
        (Goods(0, (), (), 1, 0, (), (), ""), "1 action card", "1 carte action"),
        (
            Goods(0, ("egg",), ("taxi",), 2, 0, (), (), ""),
            "1 action card, Egg and Taxi!",
            "1 carte action, œuf et Taxi !",
        ),
        (
            Goods(0, (), (), 0, 1, ("onigiri",), ("double_stove",), "a kiss"),
            "1 garbage token, Onigiri and Double Stove, the favour “a kiss”",
            "1 déchet, Onigiri et Table de cuisson Double, la faveur « a kiss »",
        ),
    ],
)
def test_goods_are_listed(goods: Goods, english: str, french: str) -> None:
    """RR-160, RR-172."""
    assert told(Traded(3, 0, 1, goods, NOTHING), "en") == f"Deal! Ada gives Olive {english} for nothing."
    assert told(Traded(3, 0, 1, NOTHING, goods), "fr", 1) == f"Affaire conclue ! Ada vous donne rien contre {french}."


def test_offers_are_told_to_both_sides() -> None:
    some = Goods(100, (), (), 0, 0, (), (), "")
    egg = Goods(0, ("egg",), (), 0, 0, (), (), "")
    offer = OfferMade(4, 0, 1, some, egg, None)
    assert told(offer, "fr", 0) == "Offre 4 : vous proposez à Olive 100 $ contre œuf."
    assert told(offer, "fr", 1) == "Offre 4 : Ada vous propose 100 $ contre œuf."
    assert told(OfferMade(5, 1, 0, egg, some, 4), "en") == "Counter-offer 5: Olive offers Ada Egg for $100."
    assert told(OfferClosed(4, 0, 1, "declined"), "fr", 0) == "Olive refuse votre offre 4."
    assert told(OfferClosed(4, 0, 1, "declined"), "fr", 1) == "Vous refusez l'offre 4."
    assert told(OfferClosed(4, 0, 1, "failed"), "en", 1) == "Offer 4 falls through."


# Cook & Counter


def test_a_dish_is_told_with_its_sum() -> None:
    """RR-238."""
    dish = Dish("onigiri", (("rice",), ("tofu",), ("scallion",)), "secret_sauce", True)
    gains = (Gain("recipes", 3), Gain("cuisine", 1), Gain("extras", 1), Gain("critic", 2), Gain("garbage", -2))
    assert told(Cooked(0, dish, gains, 5), "en", 0) == (
        "You cook “Onigiri” (Rice, Tofu, Scallion and Secret Sauce) with a critic at the door: 5 popularity points "
        "(value 3, cuisine +1, extra +1, critic +2, garbage −2)."
    )
    plain = Dish("croissants", (("flour",), ("butter",), ("milk",)), None, False)
    assert told(Cooked(1, plain, (Gain("recipes", 4), Gain("garbage", -3)), 1), "fr", 0) == (
        "Olive cuisine « Croissants » (farine, beurre et lait) : 1 point de popularité (valeur 4, déchets −3)."
    )
    assert told(CookingRevealed(((dish, plain), (), (plain,))), "fr", 1) == (
        "Aux fourneaux : Ada (Onigiri et Croissants), vous (rien), Hugo (Croissants)."
    )
    assert told(CookingRevealed(((), ())), "en") == "Nobody cooks today."


def test_a_level_is_explained_to_its_owner() -> None:
    level = LevelReached(0, 2, "spring_cleaning")
    assert told(level, "en", 0) == (
        "Your restaurant is now “Toast of the Town”! Spring Cleaning: Put all your garbage into the bin."
    )
    assert told(level, "fr", 1) == "Ada atteint le niveau Coqueluche de la ville. Bonus : Grand ménage."


def test_decks_and_markets_are_filled_again() -> None:
    assert told(DeckRebuilt("gourmet"), "fr") == "Les recettes gastronomiques terminées sont mélangées à leur pioche."
    assert told(DeckRebuilt("chop_shop"), "fr") == "La défausse du Chop Shop est mélangée et devient le rayon."
    assert told(DeckRebuilt("action"), "en") == "The used action cards are shuffled and form a new deck."
    refilled = MarketRefilled("dairy_king", "egg", ("milk", "milk", "butter"))
    assert told(refilled, "fr") == (
        "Dairy King (Roi de la Laiterie), date dépassée : œuf ; au comptoir : lait, lait et beurre."
    )
    assert told(MarketRefilled("dairy_king", None, (None, "milk", None)), "en") == "Dairy King, on the counter: Milk."
    assert told(MarketRefilled("dairy_king", None, (None, None, None)), "en") == "Dairy King: the counter is empty."


def test_the_end_is_told() -> None:
    assert told(VotesRevealed((None, 0, None), (0,)), "fr") == "1 voix exprimée : Ada l'emporte."
    assert told(VotesRevealed((0, 1, None), (0, 1)), "en") == (
        "2 votes were cast: without a majority, Ada and Olive share the victory."
    )
    ended = GameEnded((1, 2, 3), (21, 18, 4), ("seoul_food", "the_rising_sun", "pasta_la_vista"))
    assert told(ended, "en", 1) == "The last day is over. Popularity: Ada 21, you 18, Hugo 4. The Wiener: Ada!"
    assert told(ended, "fr", 1) == ("Le dernier jour est passé. Popularité : Ada 21, vous 18, Hugo 4. Top Chef : Ada !")


# What may be done


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (SetWheel(0, "dairy_king"), "Go to Dairy King", "Aller chez Dairy King"),
        (
            SetWheel(3, "dairy_king", 2),
            "Go to Dairy King (slot 2) (chef 4)",
            "Aller chez Dairy King (emplacement 2) (chef 4)",
        ),
        (ChooseSpot(1, 0), "Stand on the shelf", "Se poser sur le rayon"),
        (Relocate("vegetable_land", 0), "Move to Vegetable Land (shelf)", "Se rendre à Vegetable Land (rayon)"),
        (PlayCard("armed_robbery", 1), "Play “Armed Robbery” against Olive", "Jouer « Armed Robbery » contre Olive"),
        (
            PlayCard("dumpster_dive", ingredient="garlic"),
            "Play “Dumpster Dive”: fish the Garlic out of a discard pile",
            "Jouer « Plongée en benne » : repêcher l'ail dans une défausse",
        ),
        (
            PlayCard("road_work", 1, figure=4),
            "Play “Road Work”: send chef 5 of Olive to The Island",
            "Jouer « Déviation » : envoyer à l'Îlot Central le chef 5 (Olive)",
        ),
        (Respond(0, None), "Let it happen", "Laisser faire"),
        (Respond(0, "clam_voyance"), "Answer with “Clam-Voyance”", "Répondre avec « Clam-Voyance »"),
        (Respond(1, "clam_voyance"), "Answer Olive with “Clam-Voyance”", "Répondre à Olive avec « Clam-Voyance »"),
        (UseKim(1), "Pay $100 to make chef 2 join you", "Payer 100 $ pour faire venir le chef 2"),
        (UseStroganov(1, "avocado"), "Take the Avocado from Olive for $100", "Prendre l'avocat à Olive contre 100 $"),
        (Exempt(0, (1, 2)), "Spare Olive and Hugo today", "Épargner Olive et Hugo aujourd'hui"),
        (Exempt(0, ()), "Spare nobody today", "N'épargner personne aujourd'hui"),
        (
            StopPower(1),
            "Play “Clam-Voyance” against the power of chef 2",
            "Jouer « Clam-Voyance » contre le pouvoir du chef 2",
        ),
        (SealBid(0, 0), "Bid nothing and drop out", "Ne rien miser et abandonner"),
        (SealBid(0, 300, 1), "Bid up to $300 and 1 garbage token", "Miser jusqu'à 300 $ et 1 déchet"),
        (
            BuyShelf(0, "dairy_king"),
            "Buy a card from the shelf at Dairy King",
            "Acheter une carte du rayon de Dairy King",
        ),
        (BuyPair(0, 0, 0), "Buy a pair: two cards from the shelf", "Acheter un lot : deux cartes du rayon"),
        (BuyPair(0, 2, 0), "Buy a pair: slot 2 and the shelf", "Acheter un lot : l'emplacement 2 et le rayon"),
        (BuyUpgrade(0, "double_stove", 0), "Buy a Double Stove", "Acheter une Table de cuisson Double"),
        (
            BuyUpgrade(0, "double_stove", 1),
            "Buy a Double Stove as a present for Olive",
            "Offrir une Table de cuisson Double à Olive",
        ),
        (SellChocolate(0, 2), "Sell 2 Chocolates for $1,000", "Vendre 2 chocolats pour 1\u202f000 $"),
        (
            MakeOffer(1, Bundle(money=200, action_cards=("taxi",)), Bundle(any_cards=1)),
            "Offer Olive $200, Taxi! for 1 action card",
            "Proposer à Olive 200 $, Taxi ! contre 1 carte action",
        ),
        (AcceptOffer(3, ("taxi",)), "Accept offer 3 and give Taxi!", "Accepter l'offre 3 et donner Taxi !"),
        (
            Commit("onion", "bruschetta"),
            "Put the Onion beside “Bruschetta”",
            "Placer l'oignon à côté de « Bruschetta »",
        ),
        (KeepRecipe("onigiri"), "Keep “Onigiri” (value 3: Rice, Fish and Scallion)", None),
        (DeclareCook(), "Cook nothing", "Ne rien cuisiner"),
        (
            DeclareCook((CookPlan("onigiri", (("rice",), ("onion", "onion"), ("scallion",)), True),)),
            "Cook “Onigiri” (Rice, Onion, Onion, Scallion and Secret Sauce)",
            "Cuisiner « Onigiri » (riz, oignon, oignon, échalote et sauce secrète)",
        ),
        (Pass(), "Pass", "Passer"),
        (Pass(2), "Buy nothing more for now (chef 3)", "Ne plus rien acheter pour l'instant (chef 3)"),
        (SetOrders(), "Leave no standing orders", "Ne laisser aucune consigne permanente"),
        (
            SetOrders(shopping=(Wanted("chop_shop"),), answer="never"),
            "Leave standing orders: never answer and a shopping list",
            "Laisser des consignes permanentes : ne jamais répondre et une liste de courses",
        ),
        (VoteFor(2), "Vote for Hugo", "Voter pour Hugo"),
    ],
)
def test_actions_are_offered(action: RivalAction, english: str, french: str | None) -> None:
    assert offered(action, "en") == english
    assert french is None or offered(action, "fr") == french


def test_a_chef_is_offered_with_the_power_and_a_restaurant_with_its_cuisine() -> None:
    assert offered(Keep(("pork_knuckles",)), "en") == (
        "Keep Pork Knuckles. Once a day in Buy & Barter, wherever you are: buy 1 action card for $300."
    )
    assert offered(Keep(("seoul_food",)), "fr") == "Garder « Séoul Food » (cuisine coréenne)"


def test_long_lists_have_headings() -> None:
    assert headings(SetWheel(0, "chop_shop", 2), "fr") == ["Régler votre roue", "Aller au Chop Shop"]
    assert headings(PlayCard("raiders_of_the_lost_pork", 1, ingredient="egg"), "en") == [
        "Play “Raiders of the Lost Pork”",
        "Play “Raiders of the Lost Pork” against Olive",
    ]
    assert headings(PlayCard("taxi", figure=0, location="the_island"), "fr")[1] == "Jouer « Taxi ! » : L'Îlot Central"
    assert headings(BuyUpgrade(0, "double_stove", 1), "fr") == [
        "Acheter une amélioration",
        "Acheter une Table de cuisson Double",
    ]
    assert headings(Pass(), "en") == []


# Questions and refusals


def test_the_question_says_which_chef_shops_where() -> None:
    table = Table(3).chef(RED, "kim_chi").money(RED, 300).send("chop_shop", "dairy_king", "the_island")
    table.to_step("queues")
    asked, waiting = (GAME.prompts(table.state, seat)[0].message for seat in (RED, None))
    assert speaker("fr", RED)(asked) == "Kim Chi fait ses courses au Chop Shop. Achetez une chose, ou passez."
    assert speaker("en")(waiting) == "Waiting for Ada, Olive and Hugo: the shopping goes on."


def test_the_question_says_what_is_to_be_answered() -> None:
    table = Table(3, response_privacy="strict").money(BLUE, 400).hand(RED, "armed_robbery")
    table.act(RED, PlayCard("armed_robbery", BLUE))
    asked = GAME.prompts(table.state, BLUE)[0].message
    assert speaker("fr", BLUE)(asked).replace(NB, " ") == "Ada vous vise avec « Armed Robbery ». Que répondez-vous ?"


def refused(table: Table, seat: Seat, action: Action, language: str) -> str:
    with pytest.raises(IllegalAction) as error:
        GAME.check(table.state, seat, action)
    return speaker(language, seat)(Message(error.value.key, error.value.params)).replace(NB, " ")


def test_a_refusal_says_what_to_do() -> None:
    table = Table(3).hand(RED, "taxi")
    assert refused(table, RED, PlayCard("tip_jar"), "en") == "You do not have this card in your hand."
    assert refused(table, RED, SetWheel(RED, "chop_shop", 1), "fr") == (
        "Choisissez seulement le lieu : l'emplacement viendra une fois les roues révélées."
    )
    table.act(RED, SetWheel(RED, "chop_shop"))
    assert refused(table, RED, SetWheel(RED, "dairy_king"), "fr") == (
        "Votre roue est verrouillée : commencez par changer d'avis."
    )
    table = Table(3).send("chop_shop", "dairy_king", "the_island").to_step("queues")
    assert (
        refused(table, BLUE, Pass(RED), "fr")
        == "C'est impossible à cette étape : faites ce qui est demandé, ou passez."
    )
    assert refused(table, RED, BuyShelf(RED, "dairy_king"), "en") == "Your chef can only buy where they are."
    assert refused(table, RED, BuyShelf(RED, "chop_shop"), "fr") == "C'est trop cher : il vous reste 0 $ à dépenser."


def test_a_refused_trade_names_what_is_missing() -> None:
    table = Table(3, pace="live").send("chop_shop", "dairy_king", "the_island").to_market()
    offer = MakeOffer(BLUE, Bundle(), Bundle(ingredients=("onion",)))
    assert refused(table, RED, offer, "fr") == "Il manque à Olive : oignon."
    assert refused(table, RED, MakeOffer(BLUE, Bundle(money=300), Bundle()), "en") == (
        "You do not have what you promise: enough money."
    )


@pytest.mark.parametrize(
    ("seats", "options", "english", "french"),
    [
        (
            3,
            RivalOptions(mode="kitchen_squad"),
            "Kitchen Squad is for 2 players, not 3",
            "la Brigade de Cuisine se joue à 2 joueurs, et non à 3",
        ),
        (
            4,
            RivalOptions(restaurant_choices=4),
            "there are restaurants for at most 2 each at this table",
            "à cette table, il n'y a pas plus de 2 restaurants pour chacun",
        ),
        (
            4,
            RivalOptions(pace="relaxed", war_mode="open"),
            "open bidding wars need the clock of live play in Buy & Barter",
            "les enchères ouvertes demandent le minuteur d'Achat et Échange, en direct",
        ),
        (
            4,
            RivalOptions(bb_seconds=20),
            "Buy & Barter takes at least 30 seconds, or 0 for no clock",
            "Achat et Échange dure au moins 30 secondes, ou 0 pour jouer sans minuteur",
        ),
    ],
)
def test_what_is_wrong_with_an_option_is_said(seats: int, options: RivalOptions, english: str, french: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(options, seats)
    message = Message(error.value.key, error.value.params)
    assert speaker("en")(message) == english
    assert speaker("fr")(message) == french


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_content_has_names_of_its_own(language: str) -> None:
    say = speaker(language)
    families = {
        "ingredient": INGREDIENTS,
        "location": LOCATIONS,
        "chef": CHEFS,
        "recipe": RECIPES,
        "card": ACTION_CARDS,
    }
    for family, ids in families.items():
        assert len({say(Message(f"{family}-{name}")) for name in ids}) == len(ids)


# Whole games


class Listener:
    """Plays random games and keeps every kind of thing that needs words."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.actions: dict[tuple[str, type], Action] = {}
        self.prompts: dict[str, Prompt] = {}
        self.lists: dict[tuple[str, ...], tuple[Seat, list[Action]]] = {}  # one for each mixture of kinds

    def hear(self, events: list[Event], seats: int) -> None:
        for reader in (*range(seats), None):
            for event in seen_by(events, reader):
                self.events[messages.describe(event).key] = event  # type: ignore[arg-type]

    def note(self, state: RivalState, seat: Seat) -> None:
        for prompt in [*GAME.prompts(state, seat), *GAME.prompts(state, None)]:
            self.prompts[prompt.message.key] = prompt
        legal = GAME.legal(state, seat)
        keys = [messages.describe_action(action).key for action in legal]  # type: ignore[arg-type]
        self.actions |= {(key, type(action)): action for key, action in zip(keys, legal, strict=True)}
        self.lists[tuple(sorted(set(keys)))] = seat, legal

    def play(self, seats: int, seed: str, options: RivalOptions) -> None:
        """Where nobody owes a decision, people act or time passes."""
        state = GAME.setup(GAME.resolve(options, seats), seats, seed)
        rng = seeded(seed)
        while GAME.may_act(state):
            pending, due = GAME.pending(state), GAME.next_deadline(state)
            able = [seat for seat in GAME.may_act(state) if GAME.legal(state, seat)]
            if not pending and due is not None and (not able or rng.chance(0.4)):
                self.hear(advance(GAME, state, due), seats)
                continue
            seat = rng.choice(able) if not pending or rng.chance(0.1) else rng.choice(pending)
            self.note(state, seat)
            action = GAME.sample(state, seat, rng)
            self.actions[messages.describe_action(action).key, type(action)] = action  # type: ignore[arg-type]
            self.hear(GAME.play(state, seat, action), seats)


# What random games may miss.
RARE_EVENTS: tuple[RivalEvent, ...] = (
    PlayReturned(1, 0, "trash_talk"),
    PlayFailed(1, "going_going_mine"),
    PowerStopped(1, "antoine_baguette", ()),
    Reacted("food_fight", (0, 1), ("onion", "egg")),
    Smiled(1, "avocado"),
    IngredientsDrawn(1, ("beef", "fish"), "fresh_catch"),
    CardDrawn(1, None, "masked_favour"),
    RecipesSwapped(1, "onigiri", 0, "croissants"),
    Committed(1, "onion", "bruschetta"),
    Beaten(1, "the_island", 0),
    ChocolateSold(1, 1, 500),
    WarChanged(Contest("dairy_king", 1, "egg", (), ())),
    WarOffered(1, 1, "dairy_king", 1, 300, 1),
    OfferFell(1, 1, "dairy_king", 1, 200),
    LeftWar(1, 1, "dairy_king", 1, "blocked"),
    CookingLeft(1),
    PopularityGained(1, 2, "dragon_feast"),
    UpgradeGained(1, "double_stove", "family_loan"),
    Voted(1, 0),
    VotesRevealed((None, 0, None), (0,)),
)
RARE_ACTIONS: tuple[RivalAction, ...] = (
    UseMortimer(1),
    UseGardena(1),
    StopPower(1),
    MakeOffer(1, Bundle(money=200), Bundle(ingredients=("onion",))),
    Commit("onion", "bruschetta"),
    VoteFor(1),
)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"mode": "kitchen_squad_draft"}),
    (3, {"mode": "two_many_cooks"}),
    (3, {"restaurant_choices": 2, "chef_choices": 2}),
    (4, {"variant_startup": True}),
    (6, {}),
)


@pytest.fixture(scope="module")
def heard() -> Listener:
    listener = Listener()
    for number, (seats, options) in enumerate(GAMES):
        for pace in PACES:
            chosen = RivalOptions(pace=pace, max_days=20, **options)
            listener.play(seats, f"texts {number}", chosen)
    listener.hear([*RARE_EVENTS], 3)
    listener.actions |= {(messages.describe_action(action).key, type(action)): action for action in RARE_ACTIONS}
    return listener


def test_games_bring_every_event_and_action(heard: Listener) -> None:
    assert {type(event) for event in heard.events.values()} == set(get_args(RivalEvent))
    assert {type(action) for action in heard.actions.values()} == set(get_args(RivalAction))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_heard_is_said_to_every_reader(heard: Listener, language: str) -> None:
    said = [messages.describe(event) for event in heard.events.values()]  # type: ignore[arg-type]
    said += [prompt.message for prompt in heard.prompts.values()]
    said += [message for action in heard.actions.values() for message in messages.group(action)]  # type: ignore[arg-type]
    for reader in (0, 1, None):
        say = speaker(language, reader)
        for text in [say(message) for message in said]:
            assert text.lstrip(f"«“{NB}")[0].isupper() or text[0].isdigit(), text
            assert not {"{", "}"} & set(text), text
            assert not re.search(rf"[ {NB}][ {NB}]| [,.)]|\$ ?\$", text), text


WRONG_FRENCH = re.compile(r"\b(de|à) (le|les)\b|\bde (un|une)\b|\b(de|que|le|la) [aeiouéèêœAEIOUÉÈ]", re.IGNORECASE)


def test_french_contracts_and_elides(heard: Listener) -> None:
    said = [messages.describe(event) for event in heard.events.values()]  # type: ignore[arg-type]
    said += [messages.describe_action(action) for action in heard.actions.values()]  # type: ignore[arg-type]
    said += [prompt.message for prompt in heard.prompts.values()]
    texts = [speaker("fr", reader)(message) for message in said for reader in (0, 1, None)]
    assert [text for text in texts if WRONG_FRENCH.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_of_a_list_read_differently(heard: Listener, language: str) -> None:
    for seat, legal in heard.lists.values():
        say = speaker(language, seat)
        texts = [say(messages.describe_action(action)) for action in legal]  # type: ignore[arg-type]
        assert len(set(texts)) == len(legal), texts
