"""Sentences of Kitchen Rush as a player reads them, and whole games told without a gap."""

import re
from typing import Any, get_args

import pytest

from atable.games.kitchen_rush.actions import (
    AssignTiles,
    BonusChoice,
    BuyIngredients,
    BuyScoops,
    BuySpices,
    DeliveryChoice,
    EventChoice,
    FetchPlate,
    ForgiveChoice,
    FridgeChill,
    HostPropose,
    HostSuggest,
    HostWelcome,
    Lift,
    OfficeRehire,
    OfficeRepair,
    OfficeUpgrade,
    PauseVote,
    PayChoice,
    Place,
    PutBackIngredient,
    PutBackScoop,
    Ready,
    ResumeVote,
    RushAction,
    SinkWash,
    SpiceAside,
    SpiceDraw,
    SpicePlace,
    StockScoop,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TakeScoop,
    TileOn,
    TrashToken,
    Unready,
    WaiterServe,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.content.cards import (
    BONUSES,
    EVENTS,
    GOOD_NAMES,
    HOURGLASSES,
    OBJECTIVES,
    ORDERS,
    PLATES,
    SPACES,
    SPECIALISTS,
    TILES,
    UPGRADES,
)
from atable.games.kitchen_rush.events import (
    ActionEnded,
    BagOpened,
    BonusKept,
    BonusOffered,
    Chilled,
    ClockJumped,
    ClockStarted,
    CoinsGained,
    CoinsPaid,
    Cooked,
    CubeDrawn,
    CubePlaced,
    CustomerLeft,
    Delivered,
    DishMelted,
    DishRuined,
    DrawBegan,
    DrawCancelled,
    EventRevealed,
    Forgiven,
    GameEnded,
    GamePaused,
    GameResumed,
    GoodsLost,
    GraceBegan,
    IceMelted,
    IceProposed,
    IngredientPutBack,
    IngredientsBought,
    IngredientTaken,
    LidClosed,
    LidOpened,
    Lifted,
    OrderFailed,
    OrderServed,
    OrdersRevealed,
    OrdersSuggested,
    OrderTaken,
    PauseVoted,
    Placed,
    PlateFetched,
    PlatesFell,
    PlateSwapped,
    PlatesWashed,
    PrestigeLost,
    Readied,
    Rehired,
    Repaired,
    ResumeVoted,
    RoundBegan,
    RushEvent,
    ScoopPutBack,
    ScoopsBought,
    ScoopStocked,
    ScoopsWasted,
    ScoopTaken,
    ServeRefused,
    SpaceBroke,
    SpecialistRevealed,
    SpecialistUsed,
    SpicesBought,
    TilesMoved,
    TokenTrashed,
    Unreadied,
    UpgradeBought,
    UpgradeTurned,
    WagePaid,
    WageUnpaid,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.scoring import LOST
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.words import messages
from atable.kernel.actions import Action
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.events import Event
from atable.kernel.game import advance
from atable.kernel.messages import Message
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from atable.kernel.views import Prompt
from atable.texts.speaker import LANGUAGES, Speaker
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table
from tests.texts.speaking import speaker as speaker_of

NB = "\u00a0"


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return speaker_of(language, reader, "kitchen_rush")


def told(event: RushEvent, language: str, reader: Seat | None = None) -> str:
    return speaker(language, reader)(messages.describe(event)).replace(NB, " ")


def offered(action: RushAction, language: str) -> str:
    return speaker(language, 0)(messages.describe_action(action)).replace(NB, " ")


def headings(action: RushAction, language: str) -> list[str]:
    return [speaker(language, 0)(message).replace(NB, " ") for message in messages.group(action)]


# Preparation and the clock


def test_a_round_begins_with_its_lead() -> None:
    """KR-010."""
    assert told(RoundBegan(2, 1), "en", 1) == "Round 2 begins. Lead: you."
    assert told(RoundBegan(2, 1), "fr", 0) == "La manche 2 commence. Chef de brigade : Olive."
    revealed = OrdersRevealed(("carbonara", "greek_salad"), ("order_1", "order_3"))
    assert told(revealed, "en") == "New on the board: Carbonara and Greek Salad."
    assert told(revealed, "fr") == "Nouveau sur le plateau : Carbonara et Salade grecque."


def test_an_event_is_told_with_what_it_does() -> None:
    assert told(EventRevealed("sour_review"), "en") == "Event “Sour Review”: Lose 1 prestige."
    assert told(EventRevealed("sour_review"), "fr") == "Évènement « Avis assassin » : Perdez 1 point de prestige."
    assert told(PrestigeLost(1, "sour_review"), "fr") == "« Avis assassin » : l'équipe perd 1 point de prestige."
    assert told(CoinsPaid(2, "tax_audit"), "en") == "“Tax Audit”: the team pays 2 coins."
    assert told(CoinsPaid(1, "tax_audit"), "fr") == "« Contrôle fiscal » : l'équipe paie 1 sou."
    assert told(SpaceBroke("stove_2"), "fr") == "En panne : la case 2 des Fourneaux."
    assert told(PlatesFell(("plate_iii_2", "plate_iv_1")), "en") == (
        "Crash! These go dirty to the Sink: plate III-2 and plate IV-1."
    )


def test_what_is_lost_is_counted_or_listed() -> None:
    assert told(GoodsLost("store_b", ("veg", "veg", "veg")), "en") == "Lost from storeroom B: 3 vegetables."
    assert told(GoodsLost("store_b", ("veg",)), "fr") == "Pertes dans la Réserve B : 1 légume."
    mouse = GoodsLost("store_a", ("meat", "pasta", "cheese"))
    assert told(mouse, "fr") == "Pertes dans la Réserve A : viande, pâtes et fromage."
    assert told(GoodsLost("bag", ("cube_white", "cube_black")), "en") == (
        "Lost from the spice bag: white cube and black cube."
    )


def test_coins_and_goods_are_told_with_what_brings_them() -> None:
    assert told(CoinsGained(1, "welcome"), "en") == "New guests come in: 1 coin for the team."
    assert told(CoinsGained(1, "propose"), "fr") == "Les clients ont envie de glace : 1 sou pour l'équipe."
    assert told(CoinsGained(5, "rave_review"), "fr") == "« Critique élogieuse » : 5 sous pour l'équipe."
    herbs = Delivered("herb_garden", "bag", ("cube_white", "cube_green"))
    assert told(herbs, "fr") == "« Jardin d'aromates », dans le sac à épices : cube blanc et cube vert."
    ice = Delivered("ice_cream_van", "freezer", ("scoop_pink",))
    assert told(ice, "en") == "“Ice-cream Van”, in the Freezer: pink scoop."


def test_the_clock_is_told_in_seconds() -> None:
    assert told(ClockStarted(1, 240_000), "en") == "The clock starts: 240 seconds!"
    assert told(ClockJumped(27_431), "fr") == "L'horloge saute à 27 s."
    assert told(Readied(0), "fr", 0) == "Vous donnez le feu vert."
    assert told(Unreadied(0), "en", 1) == "Ada asks for another moment."
    assert told(GamePaused(1), "fr", 0) == "Olive manque à l'appel : l'horloge s'arrête un moment."
    assert told(GamePaused(None), "en") == "The game is paused."


# Hourglasses and plates


@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        ("host_1", "on Host space 1", "sur la case 1 du Maître d'Hôtel"),
        ("store_a_2", "on space 2 of storeroom A", "sur la case 2 de la Réserve A"),
        ("spices_1", "on Spices space 1", "sur la case 1 des Épices"),
        ("sink_2", "on Sink space 2", "sur la case 2 de l'Évier"),
        ("office_1", "on the Office space", "sur la case du Bureau"),
    ],
)
def test_a_placement_names_hourglass_space_and_window(space: str, english: str, french: str) -> None:
    """KR-069."""
    placed = Placed(1, "hg_helper_1", space, 7, 30_000)
    assert told(placed, "en", 0) == f"Olive places the Helper {english} (window 7)."
    assert told(placed, "fr", 1) == f"Vous posez le Commis {french} (fenêtre 7)."


def test_hourglasses_come_off_the_board() -> None:
    assert told(Lifted(0, "hg_red_1"), "fr", 0) == "Vous reprenez le sablier rouge 1."
    assert told(Lifted(None, "hg_blue_2"), "en") == "Run out and off the board: blue hourglass 2."
    assert told(WindowClosed(0, 3, "stove_1"), "fr") == "La fenêtre 3 se ferme (Fourneaux 1)."
    assert told(SpecialistUsed(0, "storekeeper"), "fr", 1) == "Ada fait appel à un Spécialiste : l'Économe."


def test_what_goes_on_a_plate_is_told() -> None:
    assert told(IngredientTaken(0, "veg", "store_a", "plate_ii_1"), "en", 0) == (
        "You put a vegetable from storeroom A on plate II-1."
    )
    assert told(IngredientTaken(0, "pasta", "store_c", "plate_ii_1"), "fr", 1) == (
        "Ada pose des pâtes de la Réserve C sur l'assiette II-1."
    )
    assert told(IngredientPutBack(0, "meat", "store_b", "plate_i_3"), "fr", 0) == (
        "Vous remettez la viande de l'assiette I-3 dans la Réserve B."
    )
    assert told(TokenTrashed(1, "cup_1", "scoop_pink"), "fr") == "Olive jette la boule rose de la Coupe 1."
    assert told(CubeDrawn(1, "white"), "en", 1) == "You draw a white cube."
    assert told(CubePlaced(1, "red", "plate_iv_1"), "fr") == "Olive pose le cube rouge sur l'assiette IV-1."
    assert told(ScoopTaken(0, "green", "cup_2"), "en") == "Ada puts a green scoop on Cup 2."


def test_cooking_and_chilling_are_counted() -> None:
    """KR-149, KC-094."""
    assert told(Cooked(0, "plate_i_1", 1), "en", 0) == "You cook plate I-1 (1 cooking step)."
    assert told(Cooked(0, "plate_i_1", 2), "fr") == "Ada cuit l'assiette I-1 (2 cuissons)."
    assert told(Chilled(1, "plate_ii_3", 2), "fr", 1) == "Vous réfrigérez l'assiette II-3 (2 réfrigérations)."


def test_the_bag_is_felt_or_looked_into() -> None:
    assert told(DrawBegan(0, "small"), "en", 0) == "You feel for a small cube in the bag."
    assert told(DrawBegan(0, "large"), "fr", 1) == "Ada cherche un gros cube dans le sac."
    assert told(DrawBegan(0, None), "fr", 0) == "Vous ouvrez le sac pour y regarder."
    assert told(DrawCancelled(1), "en", 0) == "Olive draws nothing after all."


def test_the_lid_is_told() -> None:
    """KC-082, KC-091, KC-112."""
    assert told(LidClosed(None), "en") == "The lid of the Freezer closes by itself, just in time."
    assert told(LidClosed(1), "fr", 1) == "Vous fermez le couvercle du Congélateur."
    assert told(IceMelted(1), "fr") == "Le couvercle est resté ouvert ! Toute la glace du Congélateur fond (1 boule)."
    assert told(ScoopsWasted(0, ("pink", "white", "pink")), "en", 0) == (
        "Bought but not put away, and melted: 2 pink scoops and 1 white scoop (you)."
    )


# Guests and money


def test_orders_are_taken_and_served() -> None:
    taken = OrderTaken(0, "business_lunch", "ice_13", ("plate_i_1", "plate_i_2", "cup_1"))
    assert told(taken, "en", 0) == "You take “Business Lunch” with “Neapolitan” (plate I-1, plate I-2 and Cup 1)."
    assert told(OrderTaken(1, "carbonara", None, ("plate_ii_1",)), "fr") == "Olive prend « Carbonara » (assiette II-1)."
    served = OrderServed(0, "carbonara", None, True, 5, 1)
    assert told(served, "en", 0) == "You serve “Carbonara” early: 5 coins and 1 prestige."
    assert told(served, "fr") == "Ada sert « Carbonara » avant la vérification : 5 sous et 1 point de prestige."
    iced = OrderServed(0, "crudites", "ice_01", False, 1, 0)
    assert told(iced, "fr", 0) == "Vous servez « Crudités et leur sauce » avec « Vanille toute simple » : 1 sou."
    assert told(ServeRefused(1, "carbonara"), "fr", 1) == (
        "Les clients vous renvoient « Carbonara » : quelque chose ne va pas."
    )
    assert told(OrdersSuggested(0, ("carbonara",)), "en") == "Ada talks the guests out of Carbonara."


def test_ice_is_proposed_and_laid_otherwise() -> None:
    """KC-028, KC-034."""
    orders, tiles = ("carbonara", "greek_salad"), ("ice_01", "ice_05")
    assert told(IceProposed(0, orders, tiles), "fr", 0) == (
        "Vous proposez de la glace : « Vanille toute simple » avec « Carbonara », "
        "« Noir et blanc » avec « Salade grecque »."
    )
    assert told(TilesMoved(1, orders[:1], tiles[1:]), "en") == (
        "Olive moves the tile: “Black and White” with “Carbonara”."
    )


def test_purchases_are_told() -> None:
    """KR-158, KR-161."""
    meat = IngredientsBought(0, "meat", (3, 2, 0), 1)
    assert told(meat, "en", 0) == "You buy 5 meat (storerooms: A 3, B 2) for 1 coin."
    assert told(meat, "fr") == "Ada achète 5 viandes (Réserves : A 3, B 2) pour 1 sou."
    spices = SpicesBought(1, ("white", "black", "white"), 2)
    assert told(spices, "en") == "Olive buys 2 white cubes and 1 black cube for the bag for 2 coins."
    assert told(spices, "fr", 1) == "Vous achetez 2 cubes blancs et 1 cube noir pour le sac, pour 2 sous."
    scoops = ScoopsBought(1, ("pink", "white", "green"), 0)
    assert told(scoops, "fr") == (
        "Olive achète 1 boule rose, 1 boule blanche et 1 boule verte gratuitement, à ranger dans le Congélateur."
    )
    assert told(Repaired(0, "sink_1", 1), "fr", 0) == "Vous réparez la case 1 de l'Évier pour 1 sou."
    assert told(UpgradeBought(0, "cold_room", 2), "en") == (
        "Ada buys the Cold Room for 2 coins. Remove the Locked tile from Fridge space 3."
    )
    assert told(Rehired(0, "hg_specialist", 3), "fr") == "Ada réembauche le Spécialiste pour 3 sous."


# Maintenance and the end


def test_the_check_is_told() -> None:
    """KR-185, KR-187, KC-047, KR-191."""
    assert told(OrderFailed(0, "carbonara", 1), "en", 0) == "Not served: “Carbonara” (you), −1 prestige."
    assert told(OrderFailed(1, "carbonara", 0), "fr", 0) == "Commande non servie : « Carbonara » (Olive)."
    assert told(DishRuined(0, "moussaka", 1, "plate_iii_1"), "fr") == (
        "Raté : le plat de l'assiette III-1 pour « Moussaka »."
    )
    assert told(DishMelted(0, "moussaka", 2, "cup_1"), "fr") == "Fondu : le contenu de la Coupe 1 pour « Moussaka »."
    assert told(CustomerLeft("carbonara", "ice_01", 1), "en") == (
        "The guests of “Carbonara” with “Plain Vanilla” have waited too long: they leave, "
        "and speak ill of the restaurant (−1 prestige)."
    )
    assert told(CustomerLeft("carbonara", None, 1), "fr") == (
        "Les clients de « Carbonara » ont trop attendu : ils s'en vont, "
        "et disent du mal du restaurant (−1 de prestige)."
    )
    assert told(CustomerLeft("carbonara", None, 0), "en").endswith("speak ill of the restaurant.")  # none to lose


def test_wages_and_bonuses_are_told() -> None:
    assert told(WagePaid("hg_helper_1", 3), "en") == "Wage of 3 coins for the Helper."
    assert told(WagePaid("hg_red_2", 1), "fr") == "Salaire versé, 1 sou : sablier rouge 2."
    assert told(WageUnpaid("hg_red_2", 3), "fr") == (
        "Impayé, et retenu au Bureau avec une dette de 3 sous : le sablier rouge 2."
    )
    assert told(BonusOffered(("rave_review", "guest_star")), "en") == (
        "Bonuses to choose from, thanks to your prestige: Rave Review and Guest Star."
    )
    assert told(BonusKept("rave_review"), "fr") == "L'équipe garde « Critique élogieuse ». Gagnez 5 sous."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_reason(language: str) -> None:
    say = speaker(language)
    reasons = {say(Message(key, {"have": 2, "need": 6})) for key in LOST.values()}
    assert len(reasons) == len(LOST)
    assert speaker("en")(Message("rush-lost-served", {"have": 2, "need": 6})) == ("Too few Orders were served: 2 of 6.")
    assert speaker("fr")(Message("rush-lost-unpaid", {"have": 1, "need": 0})).replace(NB, " ") == (
        "1 sablier est impayé, et aucun ne doit l'être."
    )


# What may be done


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (Ready(), "Say that you are ready", "Donner le feu vert"),
        (
            EventChoice(spaces=("stove_1", "stove_2")),
            "Put out of order: Stove 1 and Stove 2",
            "Mettre en panne : Fourneaux 1 et Fourneaux 2",
        ),
        (EventChoice(room="store_a"), "Jam the door of storeroom A", "Coincer la porte de la Réserve A"),
        (
            DeliveryChoice(flavours=("white", "pink", "green")),
            "Choose: white scoop, pink scoop and green scoop",
            "Choisir : boule blanche, boule rose et boule verte",
        ),
        (
            Place("hg_red_1", "stove_1"),
            "Place red hourglass 1 on Stove space 1",
            "Poser le sablier rouge 1 sur la case 1 des Fourneaux",
        ),
        (
            FetchPlate("carbonara", 1, "plate_ii_1"),
            "Fetch plate II-1 for “Carbonara” (part 1)",
            "Aller chercher l'assiette II-1 pour « Carbonara » (partie 1)",
        ),
        (
            TrashToken("plate_i_1", "pasta"),
            "Throw the pasta from plate I-1 away",
            "Jeter les pâtes de l'assiette I-1",
        ),
        (SwapPlate("plate_i_1", "cup_2"), "Swap plate I-1 for Cup 2", "Échanger l'assiette I-1 contre la Coupe 2"),
        (
            HostSuggest(4, ("carbonara", "ratatouille")),
            "Suggest something else: replace Carbonara and Ratatouille (window 4)",
            "Faire des suggestions : remplacer Carbonara et Ratatouille (fenêtre 4)",
        ),
        (
            AssignTiles(4, (TileOn("carbonara", "ice_01"),)),
            "Move the tile: “Plain Vanilla” on “Carbonara” (window 4)",
            "Déplacer la tuile : « Vanille toute simple » sur « Carbonara » (fenêtre 4)",
        ),
        (
            WaiterTake(3, "carbonara", ("plate_ii_1", "cup_1")),
            "Take “Carbonara” with plate II-1 and Cup 1 (window 3)",
            "Prendre « Carbonara » avec : assiette II-1 et Coupe 1 (fenêtre 3)",
        ),
        (
            WaiterServe(3, "carbonara", enhanced=True),
            "With the Head Waiter, serve “Carbonara” (window 3)",
            "Avec le Chef de rang, servir « Carbonara » (fenêtre 3)",
        ),
        (TakeIngredient(5, "veg", "plate_i_1"), "Put a vegetable on plate I-1 (window 5)", None),
        (
            TakeIngredient(5, "veg", "plate_i_1", "store_b", enhanced=True),
            "With the Storekeeper, put a vegetable from storeroom B on plate I-1 (window 5)",
            "Avec l'Économe, poser un légume de la Réserve B sur l'assiette I-1 (fenêtre 5)",
        ),
        (
            PutBackIngredient(5, "bread", "plate_i_1"),
            "Put the bread from plate I-1 back into the storeroom (window 5)",
            "Remettre le pain de l'assiette I-1 dans la Réserve (fenêtre 5)",
        ),
        (
            SpiceDraw(6, None, enhanced=True),
            "Look into the bag with the Spice Master (window 6)",
            "Regarder dans le sac avec le Maître des épices (fenêtre 6)",
        ),
        (SpiceAside(6, "red"), "Set the red cube aside (window 6)", "Mettre le cube rouge de côté (fenêtre 6)"),
        (
            StoveCook(7, "plate_i_1", enhanced=True),
            "With the Rôtisseur, cook plate I-1 (window 7)",
            "Avec le Rôtisseur, cuire l'assiette I-1 (fenêtre 7)",
        ),
        (
            BuyIngredients(8, "veg", (2, 2, 1)),
            "Buy 5 vegetables for the storerooms: A 2, B 2, C 1 (window 8)",
            "Acheter 5 légumes pour les Réserves : A 2, B 2, C 1 (fenêtre 8)",
        ),
        (
            BuySpices(8, ("white", "white", "green")),
            "Buy 2 white cubes and 1 green cube for the bag (window 8)",
            "Acheter 2 cubes blancs et 1 cube vert pour le sac (fenêtre 8)",
        ),
        (
            SinkWash(9, ("plate_i_1", "plate_iv_2")),
            "Wash plate I-1 and plate IV-2 (window 9)",
            "Laver : assiette I-1 et assiette IV-2 (fenêtre 9)",
        ),
        (
            OfficeUpgrade(9, "bigger_stove"),
            "Buy the Bigger Stove for 3 coins (window 9)",
            "Acheter le Piano de cuisson pour 3 sous (fenêtre 9)",
        ),
        (
            OfficeRehire(9, "hg_helper_2"),
            "Rehire the second Helper (window 9)",
            "Réembaucher le second Commis (fenêtre 9)",
        ),
        (
            OfficeRepair(9, "sink_1"),
            "Repair Sink space 1 for 1 coin (window 9)",
            "Réparer la case 1 de l'Évier pour 1 sou (fenêtre 9)",
        ),
        (
            TakeScoop(2, "pink", "cup_1", enhanced=True),
            "With the Ice-cream Maker, put a pink scoop on Cup 1 (window 2)",
            "Avec le Maître glacier, poser une boule rose sur la Coupe 1 (fenêtre 2)",
        ),
        (
            PayChoice(("hg_red_1", "hg_blue_1")),
            "Pay in this order: red hourglass 1 and blue hourglass 1",
            "Payer dans cet ordre : sablier rouge 1 et sablier bleu 1",
        ),
        (
            BonusChoice("rave_review"),
            "Keep “Rave Review”. Gain 5 coins.",
            "Garder « Critique élogieuse ». Gagnez 5 sous.",
        ),
        (ForgiveChoice(), "Be forgiven for nothing", "Ne rien se faire pardonner"),
        (ForgiveChoice("carbonara"), "Be forgiven for “Carbonara”", "Se faire pardonner « Carbonara »"),
    ],
)
def test_actions_are_offered(action: RushAction, english: str, french: str | None) -> None:
    assert offered(action, "en") == english
    assert french is None or offered(action, "fr") == french


def test_long_lists_have_headings() -> None:
    assert headings(Place("hg_red_1", "stove_1"), "fr") == ["Poser un sablier", "Poser le sablier rouge 1"]
    assert headings(TakeIngredient(5, "veg", "plate_i_1"), "en") == ["In window 5", "Put something on plate I-1"]
    assert headings(BuyScoops(5, ("pink",)), "fr") == ["Dans la fenêtre 5", "Acheter des boules de glace"]
    assert headings(WindowDone(5), "en") == ["In window 5"]
    assert headings(Ready(), "en") == []


# Questions, refusals and options


def asked(table: Table, seat: Seat | None, language: str) -> str:
    return speaker(language, seat)(GAME.prompts(table.state, seat)[0].message).replace(NB, " ")


def test_the_question_says_where_the_clock_stands() -> None:
    """KR-238."""
    table = Table(2, pace="relaxed")
    assert asked(table, RED, "en") == "Round 1: agree on a plan, then say that you are ready."
    table.start()
    assert asked(table, RED, "en") == (
        "The clock stands at 0 of 240 seconds. Place hourglasses and work, then say that you are ready to go on."
    )
    table.act(RED, Ready())
    assert asked(table, RED, "fr") == "On attend Olive : l'horloge est arrêtée à 0 s sur 240 s."


def test_the_question_explains_the_event() -> None:
    """KR-222: the lead of round 2 is asked."""
    table = Table(2, events=True).next_event("blown_fuse").start()
    table.finish_action()
    assert asked(table, BLUE, "en") == (
        "“Blown Fuse”: Put a Malfunction tile on 1 usable Stove space of your choice. Choose for the team."
    )
    assert asked(table, RED, "fr") == "On attend Olive : « Les plombs ont sauté » demande un choix."


def refused(table: Table, seat: Seat, action: Action, language: str) -> str:
    with pytest.raises(IllegalAction) as error:
        GAME.check(table.state, seat, action)
    return speaker(language, seat)(Message(error.value.key, error.value.params)).replace(NB, " ")


def test_a_refusal_says_what_is_wrong() -> None:
    table = Table(2)
    assert refused(table, RED, Place("hg_red_1", "stove_1"), "en") == (
        "The clock is not running yet: plan, fetch a missing plate, or say that you are ready."
    )
    table.start()
    assert refused(table, RED, Place("hg_blue_1", "stove_1"), "fr") == "Ce sablier est à quelqu'un d'autre."
    table.place(RED, "hg_red_1", "stove_1")
    assert refused(table, RED, Place("hg_red_1", "stove_2"), "en") == "Its sand is still running."
    assert refused(table, BLUE, Place("hg_blue_1", "stove_1"), "fr") == (
        "Un sablier s'y trouve déjà : choisissez une autre case, ou attendez."
    )
    window = table.coins(0).place(BLUE, "hg_blue_1", "market_1")
    assert refused(table, BLUE, BuyIngredients(window, "meat", (5, 0, 0)), "fr") == (
        "Cela coûte 1 sou, et l'équipe en a 0."
    )
    assert refused(table, RED, HostWelcome(window), "en") == "This window belongs to somebody else."


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_wrong_with_an_option_is_said(seats: int) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(RushOptions(double_shift=True), seats)
    message = Message(error.value.key, error.value.params)
    assert speaker("en")(message) == f"a double shift is for 2 seats, not {seats}"
    assert speaker("fr")(message) == f"le double service se joue à 2 places, et non à {seats}"


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_content_has_names_of_its_own(language: str) -> None:
    say = speaker(language)
    families = {
        "order": ORDERS,
        "ice": TILES,
        "objective": OBJECTIVES,
        "value-objective": OBJECTIVES,
        "event-card": EVENTS,
        "bonus": BONUSES,
        "upgrade": UPGRADES,
        "specialist": SPECIALISTS,
        "space": SPACES,
        "hourglass": HOURGLASSES,
        "good": GOOD_NAMES,
        "plate": PLATES,
    }
    for family, ids in families.items():
        assert len({say(Message(f"{family}-{name}")) for name in ids}) == len(ids)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_to_choose_tells_its_level(objective: str) -> None:
    level = Table(1, objective=objective).view().objective.level
    for language in LANGUAGES:
        say = speaker(language)
        name, told_level = say(Message(f"objective-{objective}")), say(Message(f"level-{level}"))
        assert say(Message(f"value-objective-{objective}")) == f"{name} ({told_level})"


# Whole games


class Listener:
    """Plays random games and keeps every kind of thing that needs words."""

    def __init__(self) -> None:
        self.events: dict[str, RushEvent] = {}
        self.actions: dict[tuple[str, type], RushAction] = {}
        self.prompts: dict[str, Prompt] = {}
        self.lists: dict[tuple[str, ...], tuple[Seat, list[RushAction]]] = {}  # one for each mixture of kinds

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self.events[messages.describe(event).key] = event  # type: ignore[arg-type, assignment]

    def note(self, state: RushState, seat: Seat) -> None:
        for reader in (seat, (seat + 1) % state.seats, None):
            self.prompts |= {prompt.message.key: prompt for prompt in GAME.prompts(state, reader)}
        legal: list[Any] = GAME.legal(state, seat)
        keys = [messages.describe_action(action).key for action in legal]
        self.actions |= {(key, type(action)): action for key, action in zip(keys, legal, strict=True)}
        self.lists[tuple(sorted(set(keys)))] = seat, legal

    def play(self, seats: int, seed: str, options: RushOptions) -> None:
        """Where nobody owes a decision, people act or time passes. Not every list is looked at."""
        state = GAME.setup(GAME.resolve(options, seats), seats, seed)
        rng = seeded(seed)
        steps = 0
        while GAME.may_act(state) or GAME.next_deadline(state) is not None:
            due = GAME.next_deadline(state)
            able = GAME.pending(state) or [seat for seat in GAME.may_act(state) if GAME.legal(state, seat)]
            if due is not None and (not able or rng.chance(0.1)):
                self.hear(advance(GAME, state, min(due, state.now + 7_000)))
                continue
            seat = rng.choice(able)
            steps += 1
            if steps % 11 == 0:
                self.note(state, seat)
            self.hear(GAME.play(state, seat, GAME.sample(state, seat, rng)))


# What random games may miss.
RARE_EVENTS: tuple[RushEvent, ...] = (
    Unreadied(1),
    GoodsLost("bag", ("cube_white", "cube_black")),
    GoodsLost("store_a", ("veg", "veg")),
    PlatesFell(("plate_iv_1",)),
    SpaceBroke("stove_1"),
    CoinsPaid(2, "tax_audit"),
    PrestigeLost(1, "sour_review"),
    CoinsGained(5, "rave_review"),
    Delivered("herb_garden", "bag", ("cube_white",)),
    GamePaused(1),
    GamePaused(None),
    PauseVoted(1),
    ResumeVoted(1),
    GameResumed(),
    GraceBegan(),
    ActionEnded(1),
    PlateFetched(1, "carbonara", 1, "plate_ii_1"),
    PlateSwapped(1, "plate_i_1", "cup_1"),
    BagOpened(1),
    DrawCancelled(1),
    Chilled(1, "plate_i_1", 1),
    LidOpened(1),
    LidClosed(1),
    LidClosed(None),
    ScoopTaken(1, "pink", "cup_1"),
    ScoopPutBack(1, "pink", "cup_1"),
    ScoopStocked(1, "pink"),
    IceMelted(4),
    *(ScoopsWasted(1, flavours) for flavours in (("pink",), ("pink", "green"), ("pink", "green", "white"))),
    *(SpicesBought(1, colours, 1) for colours in (("red",), ("red", "yellow"), ("white", "black", "green"))),
    *(ScoopsBought(1, flavours, 1) for flavours in (("pink",), ("pink", "green"), ("pink", "green", "white"))),
    TilesMoved(1, ("carbonara",), ("ice_01",)),
    TilesMoved(1, ("carbonara", "moussaka"), ("ice_01", "ice_02")),
    OrderTaken(1, "carbonara", "ice_01", ("plate_ii_1", "cup_1")),
    OrderServed(1, "carbonara", None, True, 5, 1),
    OrderServed(1, "carbonara", "ice_01", False, 5, 0),
    ServeRefused(1, "carbonara"),
    SpecialistUsed(1, "ice_cream_maker"),
    UpgradeTurned("bigger_stove"),
    Rehired(1, "hg_helper_1", 3),
    Repaired(1, "sink_1", 1),
    PlatesWashed(1, ("plate_i_1",)),
    DishRuined(1, "carbonara", 1, "plate_ii_1"),
    DishMelted(1, "carbonara", 2, "cup_1"),
    Forgiven("carbonara"),
    CustomerLeft("carbonara", "ice_01", 1),
    WagePaid("hg_red_1", 3),
    WageUnpaid("hg_red_1", 3),
    BonusOffered(("rave_review", "guest_star")),
    BonusKept("guest_star"),
    SpecialistRevealed("storekeeper"),
    GameEnded(True),
)
RARE_ACTIONS: tuple[RushAction, ...] = (
    Unready(),
    EventChoice(spaces=("stove_1",)),
    EventChoice(room="store_b"),
    DeliveryChoice(room="store_a"),
    DeliveryChoice(flavours=("white", "pink", "green")),
    Lift("hg_red_1"),
    FetchPlate("carbonara", 1, "plate_ii_1"),
    SwapPlate("plate_i_1", "cup_1"),
    HostPropose(1, ("carbonara", "moussaka")),
    AssignTiles(1, (TileOn("carbonara", "ice_01"), TileOn("moussaka", "ice_02"))),
    WaiterServe(1, "carbonara"),
    SpicePlace(1, "white", "plate_i_1"),
    FridgeChill(1, "plate_i_1"),
    OfficeRehire(1, "hg_helper_1"),
    OfficeRepair(1, "sink_1"),
    TakeScoop(1, "pink", "cup_1"),
    PutBackScoop(1, "pink", "cup_1"),
    StockScoop(1, "pink"),
    PayChoice(("hg_red_1", "hg_blue_1")),
    BonusChoice("guest_star"),
    ForgiveChoice("carbonara"),
    ForgiveChoice(),
    PauseVote(),
    ResumeVote(),
)
PLAYED: tuple[tuple[int, Pace, dict[str, Any]], ...] = (
    (1, "relaxed", {"specialist_mini": True, "objective": "spotless"}),
    (2, "relaxed", {"piece_of_cake": True, "events": True, "assist": "strict", "handmade": True}),
    (3, "live", {"piece_of_cake": True, "events": True}),
    (4, "live", {"events": True, "assist": "strict", "family": True}),
    (2, "simulation", {"piece_of_cake": True, "double_shift": True}),
)


@pytest.fixture(scope="module")
def heard() -> Listener:
    listener = Listener()
    for seats, pace, options in PLAYED:
        listener.play(seats, f"texts {seats} {pace}", RushOptions(pace=pace, **options))
    listener.hear([*RARE_EVENTS])
    listener.actions |= {(messages.describe_action(action).key, type(action)): action for action in RARE_ACTIONS}
    return listener


def said(heard: Listener) -> list[Message]:
    sentences = [messages.describe(event) for event in heard.events.values()]
    sentences += [prompt.message for prompt in heard.prompts.values()]
    sentences += [messages.describe_action(action) for action in heard.actions.values()]
    return sentences + [message for action in heard.actions.values() for message in messages.group(action)]


def test_games_bring_every_event_and_action(heard: Listener) -> None:
    assert {type(event) for event in heard.events.values()} == set(get_args(RushEvent))
    assert {type(action) for action in heard.actions.values()} == set(get_args(RushAction))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_heard_is_said_to_every_reader(heard: Listener, language: str) -> None:
    for reader in (0, 1, None):
        say = speaker(language, reader)
        for text in [say(message) for message in said(heard)]:
            assert text.lstrip(f"«“{NB}")[0].isupper() or text[0].isdigit(), text
            assert not {"{", "}", "_"} & set(text), text
            assert not re.search(rf"[ {NB}][ {NB}]| [,.)]|\(\)", text), text


WRONG_FRENCH = re.compile(r"\b(de|à) (le|les)\b|\bde (un|une|des)\b|\b(de|que|le|la) [aeiouéèêœh]", re.IGNORECASE)


def test_french_contracts_and_elides(heard: Listener) -> None:
    texts = [speaker("fr", reader)(message) for message in said(heard) for reader in (0, 1, None)]
    assert [text for text in texts if WRONG_FRENCH.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_of_a_list_read_differently(heard: Listener, language: str) -> None:
    for seat, legal in heard.lists.values():
        say = speaker(language, seat)
        texts = [say(messages.describe_action(action)) for action in legal]
        assert len(set(texts)) == len(legal), texts
