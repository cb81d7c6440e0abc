"""Cards as numbers, in the order of their files, and the ids of those that the rules ask about by name."""

from typing import Final

from atable.games.critter_kitchen.content.items import BOAR, LIZARD, MOUSE, TYPES
from atable.games.critter_kitchen.content.loader import CONTENT

NO_CARD: Final = -1

CHALLENGE_IDS: Final[list[str]] = [card.id for card in CONTENT.challenges]
CHALLENGE_INDEX: Final[dict[str, int]] = {card: at for at, card in enumerate(CHALLENGE_IDS)}
CHALLENGE_TYPES: Final[list[tuple[int, ...]]] = [
    tuple(TYPES.index(kind) for kind in card.types) for card in CONTENT.challenges
]

CRITIC_IDS: Final[list[str]] = [card.id for card in CONTENT.critics]
CRITIC_INDEX: Final[dict[str, int]] = {card: at for at, card in enumerate(CRITIC_IDS)}
THE_MOUSE: Final = CRITIC_INDEX["mouse"]
THE_COW: Final = CRITIC_INDEX["cow"]
THE_FRUIT_BAT: Final = CRITIC_INDEX["fruit_bat"]
THE_JERBOA: Final = CRITIC_INDEX["jerboa"]
THE_KANGAROO: Final = CRITIC_INDEX["kangaroo"]
THE_RABBIT: Final = CRITIC_INDEX["rabbit"]
THE_TREE_SHREW: Final = CRITIC_INDEX["tree_shrew"]
THE_CAPYBARA: Final = CRITIC_INDEX["capybara"]
THE_TORTOISE: Final = CRITIC_INDEX["tortoise"]
THE_RACCOON: Final = CRITIC_INDEX["raccoon"]
THE_FLAMINGO: Final = CRITIC_INDEX["flamingo"]
THE_PARROT: Final = CRITIC_INDEX["parrot"]

RUMOR_IDS: Final[list[str]] = [card.id for card in CONTENT.rumors]
RUMOR_INDEX: Final[dict[str, int]] = {card: at for at, card in enumerate(RUMOR_IDS)}

ZOUS_IDS: Final[list[str]] = [card.id for card in CONTENT.zous_chefs]
ZOUS_INDEX: Final[dict[str, int]] = {card: at for at, card in enumerate(ZOUS_IDS)}
ZOUS_CAPACITY: Final[list[int]] = [card.capacity for card in CONTENT.zous_chefs]
ZOUS_SPEED: Final[list[int]] = [card.speed for card in CONTENT.zous_chefs]
MING: Final = ZOUS_INDEX["ming"]
CAROL: Final = ZOUS_INDEX["carol"]
NEWTON: Final = ZOUS_INDEX["newton"]
OTTO: Final = ZOUS_INDEX["otto"]
PENNY: Final = ZOUS_INDEX["penny"]
MAGPIE: Final = ZOUS_INDEX["magpie"]
KINGFISHER: Final = ZOUS_INDEX["kingfisher"]
CHAMELEON: Final = ZOUS_INDEX["chameleon"]
MOLE: Final = ZOUS_INDEX["mole"]

RESTAURATEUR_IDS: Final[list[str]] = [card.id for card in CONTENT.restaurateurs]
RESTAURATEUR_INDEX: Final[dict[str, int]] = {card: at for at, card in enumerate(RESTAURATEUR_IDS)}
RESTAURATEUR_STARS: Final[list[int]] = [card.stars for card in CONTENT.restaurateurs]
THE_RED_PANDA: Final = RESTAURATEUR_INDEX["red_panda"]
THE_GLOBETROTTING_BOAR: Final = RESTAURATEUR_INDEX["globetrotting_boar"]
THE_GOAT: Final = RESTAURATEUR_INDEX["goat"]
THE_ELEPHANT: Final = RESTAURATEUR_INDEX["elephant"]
THE_HERON: Final = RESTAURATEUR_INDEX["heron"]
THE_OWL: Final = RESTAURATEUR_INDEX["owl"]
THE_BADGER: Final = RESTAURATEUR_INDEX["badger"]
THE_FOX: Final = RESTAURATEUR_INDEX["fox"]
THE_HEDGEHOG: Final = RESTAURATEUR_INDEX["hedgehog"]
THE_PENGUIN: Final = RESTAURATEUR_INDEX["penguin"]

CAPACITY: Final[list[int]] = [1, 2, 3]  # CK-117 to CK-119: of mouse, lizard and boar; their speed is the same (CK-007)
COMMON_CHEFS: Final[tuple[int, ...]] = (MOUSE, LIZARD, BOAR)
