"""CK-034 to CK-073: from options and seed to the first position."""

from atable.games.critter_kitchen.abilities.restaurateurs import deal, join
from atable.games.critter_kitchen.actions import NO_ORDERS
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS, CRITIC_INDEX, NO_CARD, RESTAURATEUR_IDS, ZOUS_IDS
from atable.games.critter_kitchen.content.items import CHEFS, IN_STORAGE, ITEM_INDEX, LOCATIONS, bag_at_start
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.frames import Choosing
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.phases.preparing import begin_round
from atable.games.critter_kitchen.solo import decks
from atable.games.critter_kitchen.state import HOME, MCDOGALDS, NEVER, SOURCES, CritterState, Kitchen, Solo
from atable.kernel.rng import Rng, seeded


def setup(options: CritterOptions, seats: int, seed: str) -> CritterState:
    rng = seeded(seed)
    kitchens = 2 if seats == 1 else seats
    state = CritterState(
        options=options,
        seats=seats,
        now=0,
        rng=rng,
        stack=[],
        round=0,
        challenges=_shuffled(rng, len(CHALLENGE_IDS)),  # CK-037
        critic=_critic(options, rng),
        rumors=_shuffled_of(rng, rumor_set(options))[:3],  # CK-040
        face_up=0,
        academy=_shuffled(rng, len(ZOUS_IDS)),  # CK-053
        carts=_carts(options, rng),
        priority=list(_shuffled(rng, kitchens)),  # CK-064
        stalls=[[] for _ in range(LOCATIONS)],
        kitchens=[new_kitchen() for _ in range(kitchens)],
        bag=bag_at_start(),
        floors=[],
        removed=[],
        filled=False,
        ability_done=False,
        meals=[],
        orders=[NO_ORDERS] * seats,
        steps=[0] * seats,
        solo=None,
    )
    if seats == 1:
        _open_mcdogalds(state)
    return _begin(state)


def rumor_set(options: CritterOptions) -> list[int]:
    """CK-056, CK-057."""
    return [at for at, card in enumerate(CONTENT.rumors) if options.rumor_set == "all" or card.set == "base"]


def _begin(state: CritterState) -> CritterState:
    if state.options.restaurateurs:
        cards = list(_shuffled(state.rng, len(RESTAURATEUR_IDS)))
        if state.options.restaurateur_draft:  # CK-072
            dealt = [[cards.pop(), cards.pop()] for _ in range(state.seats)]
            state.stack = [Choosing(dealt, [NO_CARD] * state.seats)]
            return state
        deal(state, [cards.pop() for _ in range(state.seats)])  # CK-067
        for seat in range(state.seats):
            join(state, seat, [])
    begin_round(state, [])
    return state


def _shuffled(rng: Rng, cards: int) -> tuple[int, ...]:
    return _shuffled_of(rng, list(range(cards)))


def _shuffled_of(rng: Rng, cards: list[int]) -> tuple[int, ...]:
    rng.shuffle(cards)
    return tuple(cards)


def _critic(options: CritterOptions, rng: Rng) -> int:
    """CK-039."""
    drawn = rng.below(len(CONTENT.critics))
    return drawn if options.critic == "random" else CRITIC_INDEX[options.critic]


def _carts(options: CritterOptions, rng: Rng) -> tuple[int, ...]:
    """CK-363."""
    if not options.a_la_cart:
        return ()
    return _shuffled_of(rng, [ITEM_INDEX[cart.good] for cart in CONTENT.carts for _ in range(cart.copies)])


def new_kitchen() -> Kitchen:
    """CK-062, CK-063: one soup and nothing else."""
    return Kitchen(
        storage=[0] * IN_STORAGE,
        soup=1,
        bisque=0,
        rumors=0,
        wilds=0,
        gained=[0] * len(SOURCES),
        track=0,
        hired=NO_CARD,
        zous=NO_CARD,
        at=[HOME] * len(CHEFS),
        took=0,
        caffeinated=0,
        coffees=0,
        cookbooks=0,
        trophies=0,
        restaurateur=NO_CARD,
        private_rumor=NO_CARD,
        fox_day=NEVER,
        memories=[],
    )


def _open_mcdogalds(state: CritterState) -> None:
    """CK-297 to CK-304."""
    state.kitchens[MCDOGALDS].soup = 0  # CK-327: it keeps none
    state.priority = [MCDOGALDS, 0]  # CK-304
    state.solo = Solo(
        managers=[],
        chef_decks=[],
        chef_discards=[],
        manager=NO_CARD,
        chef_cards=[NO_CARD] * len(CHEFS),
        starred=[],
        supersize=False,
    )
    decks.set_up(state)
