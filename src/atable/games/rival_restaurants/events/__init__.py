"""What happens, in semantic terms. Content goes by its id."""

from atable.games.rival_restaurants.events.cooking import (
    BonusDeclined,
    BonusTaken,
    Cooked,
    CookingDeclared,
    CookingLeft,
    CookingRevealed,
    DeckRebuilt,
    GameEnded,
    LevelReached,
    MarketRefilled,
    PopularityGained,
    RecipeDrawn,
    RecipesShown,
    UpgradeGained,
    Voted,
    VotesRevealed,
)
from atable.games.rival_restaurants.events.day import (
    CardsKept,
    ChefDrafted,
    ChefRelocated,
    ChefsMoved,
    ChoicesRevealed,
    DayBegan,
    Locked,
    OrdersFollowed,
    OrdersSet,
    SpotChosen,
    SpotsRevealed,
    TakenBack,
    WheelSet,
)
from atable.games.rival_restaurants.events.goods import (
    CardDrawn,
    Committed,
    GarbageBinned,
    GarbageGiven,
    GarbageTaken,
    IngredientDiscarded,
    IngredientFound,
    IngredientsDrawn,
    IngredientTaken,
    MoneyGained,
    MoneyGiven,
    MoneyPaid,
    RecipesSwapped,
)
from atable.games.rival_restaurants.events.market import (
    ActionCardBought,
    Beaten,
    BidSealed,
    BidsRevealed,
    ChocolateSold,
    ClaimDecided,
    ClaimEnded,
    ClaimsRevealed,
    CounterBought,
    DoneSet,
    LeftWar,
    MarketClosed,
    MarketOpened,
    OfferClosed,
    OfferFell,
    OfferMade,
    Requested,
    ShelfBought,
    Traded,
    TurnPassed,
    UpgradeBought,
    WarChanged,
    WarEnded,
    WarOffered,
    WarWon,
)
from atable.games.rival_restaurants.events.plays import (
    Answered,
    CardPlayed,
    LetHappen,
    PlayFailed,
    PlayReturned,
    PlayStopped,
    PowerStopped,
    PowerUsed,
    Reacted,
    Smiled,
)

RivalEvent = (
    CardsKept
    | ChoicesRevealed
    | ChefDrafted
    | DayBegan
    | WheelSet
    | Locked
    | TakenBack
    | OrdersSet
    | OrdersFollowed
    | LetHappen
    | ClaimsRevealed
    | ChefsMoved
    | SpotChosen
    | SpotsRevealed
    | ChefRelocated
    | CardPlayed
    | PowerUsed
    | Answered
    | PlayStopped
    | PlayReturned
    | PlayFailed
    | PowerStopped
    | Reacted
    | Smiled
    | MoneyGained
    | MoneyPaid
    | MoneyGiven
    | GarbageTaken
    | GarbageGiven
    | GarbageBinned
    | IngredientTaken
    | IngredientDiscarded
    | IngredientFound
    | IngredientsDrawn
    | CardDrawn
    | RecipesSwapped
    | Committed
    | MarketOpened
    | ClaimEnded
    | ClaimDecided
    | Requested
    | Beaten
    | CounterBought
    | ShelfBought
    | UpgradeBought
    | ActionCardBought
    | ChocolateSold
    | WarChanged
    | WarOffered
    | OfferFell
    | LeftWar
    | BidSealed
    | BidsRevealed
    | WarWon
    | WarEnded
    | TurnPassed
    | DoneSet
    | OfferMade
    | OfferClosed
    | Traded
    | MarketClosed
    | CookingDeclared
    | CookingRevealed
    | CookingLeft
    | Cooked
    | LevelReached
    | PopularityGained
    | RecipesShown
    | RecipeDrawn
    | DeckRebuilt
    | BonusTaken
    | BonusDeclined
    | UpgradeGained
    | MarketRefilled
    | Voted
    | VotesRevealed
    | GameEnded
)

__all__ = [
    "ActionCardBought",
    "Answered",
    "Beaten",
    "BidSealed",
    "BidsRevealed",
    "BonusDeclined",
    "BonusTaken",
    "CardDrawn",
    "CardPlayed",
    "CardsKept",
    "ChefDrafted",
    "ChefRelocated",
    "ChefsMoved",
    "ChocolateSold",
    "ChoicesRevealed",
    "ClaimDecided",
    "ClaimEnded",
    "ClaimsRevealed",
    "Committed",
    "Cooked",
    "CookingDeclared",
    "CookingLeft",
    "CookingRevealed",
    "CounterBought",
    "DayBegan",
    "DeckRebuilt",
    "DoneSet",
    "GameEnded",
    "GarbageBinned",
    "GarbageGiven",
    "GarbageTaken",
    "IngredientDiscarded",
    "IngredientFound",
    "IngredientTaken",
    "IngredientsDrawn",
    "LeftWar",
    "LetHappen",
    "LevelReached",
    "Locked",
    "MarketClosed",
    "MarketOpened",
    "MarketRefilled",
    "MoneyGained",
    "MoneyGiven",
    "MoneyPaid",
    "OfferClosed",
    "OfferFell",
    "OfferMade",
    "OrdersFollowed",
    "OrdersSet",
    "PlayFailed",
    "PlayReturned",
    "PlayStopped",
    "PopularityGained",
    "PowerStopped",
    "PowerUsed",
    "Reacted",
    "RecipeDrawn",
    "RecipesShown",
    "RecipesSwapped",
    "Requested",
    "RivalEvent",
    "ShelfBought",
    "Smiled",
    "SpotChosen",
    "SpotsRevealed",
    "TakenBack",
    "Traded",
    "TurnPassed",
    "UpgradeBought",
    "UpgradeGained",
    "Voted",
    "VotesRevealed",
    "WarChanged",
    "WarEnded",
    "WarOffered",
    "WarWon",
    "WheelSet",
]
