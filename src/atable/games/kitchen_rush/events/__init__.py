"""What happens, in semantic terms. Everything goes by its id; nothing is secret, so all of it is public."""

from atable.games.kitchen_rush.events.kitchen import (
    BagOpened,
    BagReleased,
    Chilled,
    Cooked,
    CubeDrawn,
    CubePlaced,
    CubeSetAside,
    DrawBegan,
    DrawCancelled,
    IceMelted,
    IngredientPutBack,
    IngredientTaken,
    LidClosed,
    LidOpened,
    Lifted,
    Placed,
    PlateFetched,
    PlateSwapped,
    ScoopPutBack,
    ScoopStocked,
    ScoopsWasted,
    ScoopTaken,
    SpecialistUsed,
    TokenTrashed,
    WindowClosed,
)
from atable.games.kitchen_rush.events.maintenance import (
    BonusKept,
    BonusOffered,
    CustomerLeft,
    DishMelted,
    DishRuined,
    Forgiven,
    GameEnded,
    OrderFailed,
    RoundEnded,
    SpecialistRevealed,
    WagePaid,
    WageUnpaid,
)
from atable.games.kitchen_rush.events.round import (
    ActionEnded,
    ClockJumped,
    ClockStarted,
    CoinsGained,
    CoinsPaid,
    CountdownBegan,
    Delivered,
    EventRevealed,
    GamePaused,
    GameResumed,
    GoodsLost,
    GraceBegan,
    OrdersRevealed,
    PauseVoted,
    PlatesFell,
    PrestigeLost,
    Readied,
    ResumeVoted,
    RoundBegan,
    SpaceBroke,
    Unreadied,
)
from atable.games.kitchen_rush.events.service import (
    IceProposed,
    IngredientsBought,
    OrderServed,
    OrdersSuggested,
    OrderTaken,
    PlatesWashed,
    Rehired,
    Repaired,
    ScoopsBought,
    ServeRefused,
    SpicesBought,
    TilesMoved,
    UpgradeBought,
    UpgradeTurned,
)

RushEvent = (
    RoundBegan
    | OrdersRevealed
    | EventRevealed
    | SpaceBroke
    | GoodsLost
    | PlatesFell
    | CoinsGained
    | CoinsPaid
    | PrestigeLost
    | Delivered
    | Readied
    | Unreadied
    | CountdownBegan
    | ClockStarted
    | ClockJumped
    | GraceBegan
    | ActionEnded
    | PauseVoted
    | GamePaused
    | ResumeVoted
    | GameResumed
    | Placed
    | Lifted
    | WindowClosed
    | SpecialistUsed
    | PlateFetched
    | TokenTrashed
    | PlateSwapped
    | IngredientTaken
    | IngredientPutBack
    | DrawBegan
    | CubeDrawn
    | BagOpened
    | DrawCancelled
    | CubePlaced
    | CubeSetAside
    | BagReleased
    | Cooked
    | Chilled
    | LidOpened
    | LidClosed
    | ScoopTaken
    | ScoopPutBack
    | ScoopStocked
    | IceMelted
    | ScoopsWasted
    | OrdersSuggested
    | IceProposed
    | TilesMoved
    | OrderTaken
    | OrderServed
    | ServeRefused
    | IngredientsBought
    | SpicesBought
    | ScoopsBought
    | PlatesWashed
    | UpgradeBought
    | UpgradeTurned
    | Rehired
    | Repaired
    | OrderFailed
    | DishRuined
    | DishMelted
    | Forgiven
    | CustomerLeft
    | WagePaid
    | WageUnpaid
    | BonusOffered
    | BonusKept
    | SpecialistRevealed
    | RoundEnded
    | GameEnded
)

__all__ = [
    "ActionEnded",
    "BagOpened",
    "BagReleased",
    "BonusKept",
    "BonusOffered",
    "Chilled",
    "ClockJumped",
    "ClockStarted",
    "CoinsGained",
    "CoinsPaid",
    "Cooked",
    "CountdownBegan",
    "CubeDrawn",
    "CubePlaced",
    "CubeSetAside",
    "CustomerLeft",
    "Delivered",
    "DishMelted",
    "DishRuined",
    "DrawBegan",
    "DrawCancelled",
    "EventRevealed",
    "Forgiven",
    "GameEnded",
    "GamePaused",
    "GameResumed",
    "GoodsLost",
    "GraceBegan",
    "IceMelted",
    "IceProposed",
    "IngredientPutBack",
    "IngredientTaken",
    "IngredientsBought",
    "LidClosed",
    "LidOpened",
    "Lifted",
    "OrderFailed",
    "OrderServed",
    "OrderTaken",
    "OrdersRevealed",
    "OrdersSuggested",
    "PauseVoted",
    "Placed",
    "PlateFetched",
    "PlateSwapped",
    "PlatesFell",
    "PlatesWashed",
    "PrestigeLost",
    "Readied",
    "Rehired",
    "Repaired",
    "ResumeVoted",
    "RoundBegan",
    "RoundEnded",
    "RushEvent",
    "ScoopPutBack",
    "ScoopStocked",
    "ScoopTaken",
    "ScoopsBought",
    "ScoopsWasted",
    "ServeRefused",
    "SpaceBroke",
    "SpecialistRevealed",
    "SpecialistUsed",
    "SpicesBought",
    "TilesMoved",
    "TokenTrashed",
    "Unreadied",
    "UpgradeBought",
    "UpgradeTurned",
    "WagePaid",
    "WageUnpaid",
    "WindowClosed",
]
