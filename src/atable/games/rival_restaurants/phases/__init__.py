"""One module for each phase and each question in between, with the eight functions of `kernel.phases.Phase`.

Before the first day: choosing (restaurants, chefs, NPCs, squads), drafting.
Money & Move: wheels, placing, windows (for cards), powers.
Buy & Barter: market.
Cook & Counter: declaring, kitchen.
In between: plays (answers to a card or power), returning, reacting, relocating, sacrificing, choosing_recipe.
After the last day: voting.

No phases: `flow`, their order; `buying`, what `market` is made of; `ending` and `refilling`, the end of a day, which
asks nobody; `orders` and `committing`, what a seat may do beside a phase.
"""
