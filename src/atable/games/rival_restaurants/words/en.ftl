# Rival Restaurants, in English.

## Locations: by name, in the middle of a sentence, at and to

location-carbtastic = Carbtastic
    .def = Carbtastic
    .at = at Carbtastic
    .to = to Carbtastic
location-fruit_stand = “Fruit” Stand
    .def = the “Fruit” Stand
    .at = at the “Fruit” Stand
    .to = to the “Fruit” Stand
location-vegetable_land = Vegetable Land
    .def = Vegetable Land
    .at = at Vegetable Land
    .to = to Vegetable Land
location-chop_shop = Chop Shop
    .def = the Chop Shop
    .at = at the Chop Shop
    .to = to the Chop Shop
location-dairy_king = Dairy King
    .def = Dairy King
    .at = at Dairy King
    .to = to Dairy King
location-mystery_mart = Mystery Mart
    .def = the Mystery Mart
    .at = at the Mystery Mart
    .to = to the Mystery Mart
location-the_island = The Island
    .def = The Island
    .at = at The Island
    .to = to The Island

## Ingredients: in a list, the one card we speak of, one card of this kind

ingredient-bread = Bread
    .def = the Bread
    .indef = Bread
ingredient-flour = Flour
    .def = the Flour
    .indef = Flour
ingredient-potatoes = Potatoes
    .def = the Potatoes
    .indef = Potatoes
ingredient-pasta = Pasta
    .def = the Pasta
    .indef = Pasta
ingredient-rice = Rice
    .def = the Rice
    .indef = Rice
ingredient-avocado = Avocado
    .def = the Avocado
    .indef = an Avocado
ingredient-beans = Beans
    .def = the Beans
    .indef = Beans
ingredient-peppers = Peppers
    .def = the Peppers
    .indef = Peppers
ingredient-sweet_fruit = Sweet Fruit
    .def = the Sweet Fruit
    .indef = a Sweet Fruit
ingredient-tomato = Tomato
    .def = the Tomato
    .indef = a Tomato
ingredient-carrot = Carrot
    .def = the Carrot
    .indef = a Carrot
ingredient-garlic = Garlic
    .def = the Garlic
    .indef = Garlic
ingredient-greens = Greens
    .def = the Greens
    .indef = Greens
ingredient-onion = Onion
    .def = the Onion
    .indef = an Onion
ingredient-scallion = Scallion
    .def = the Scallion
    .indef = a Scallion
ingredient-beef = Beef
    .def = the Beef
    .indef = Beef
ingredient-fish = Fish
    .def = the Fish
    .indef = a Fish
ingredient-pork = Pork
    .def = the Pork
    .indef = Pork
ingredient-poultry = Poultry
    .def = the Poultry
    .indef = Poultry
ingredient-seafood = Seafood
    .def = the Seafood
    .indef = Seafood
ingredient-butter = Butter
    .def = the Butter
    .indef = Butter
ingredient-cheese = Cheese
    .def = the Cheese
    .indef = Cheese
ingredient-egg = Egg
    .def = the Egg
    .indef = an Egg
ingredient-milk = Milk
    .def = the Milk
    .indef = Milk
ingredient-alien_goo = Alien Goo
    .def = the Alien Goo
    .indef = Alien Goo
text-ingredient-alien_goo = When you cook, replaces any one required ingredient.
ingredient-chocolate = Chocolate
    .def = the Chocolate
    .indef = Chocolate
text-ingredient-chocolate = Sells for $500 at The Island.
ingredient-secret_sauce = Secret Sauce
    .def = the Secret Sauce
    .indef = Secret Sauce
text-ingredient-secret_sauce = Added to a Basic recipe: +1 popularity, once per recipe.
ingredient-tofu = Tofu
    .def = the Tofu
    .indef = Tofu
text-ingredient-tofu = Replaces a meat in a recipe, which then gives 1 garbage token less.
ingredient-wine = Wine
    .def = the Wine
    .indef = Wine
text-ingredient-wine = Added to a Gourmet recipe: +1 popularity, once per recipe.

## Upgrades

upgrade-basic_recipe_book = Basic Recipe Book
    .def = the Basic Recipe Book
    .indef = a Basic Recipe Book
text-upgrade-basic_recipe_book = After cooking a Basic recipe, draw 4 new ones, keep 1 and put the others under the deck.
upgrade-gourmet_recipe_book = Gourmet Recipe Book
    .def = the Gourmet Recipe Book
    .indef = a Gourmet Recipe Book
text-upgrade-gourmet_recipe_book = After cooking a Gourmet recipe, draw 4 new ones, keep 1 and put the others under the deck.
upgrade-double_stove = Double Stove
    .def = the Double Stove
    .indef = a Double Stove
text-upgrade-double_stove = You may cook 1 Basic and 1 Gourmet recipe together on the same day.
upgrade-social_media_ads = Social Media Advertising
    .def = the Social Media Advertising
    .indef = Social Media Advertising
text-upgrade-social_media_ads = Your daily income is $100 higher.
upgrade-celebrity_endorsement = Celebrity Endorsement
    .def = the Celebrity Endorsement
    .indef = a Celebrity Endorsement
# An option says how much.
text-upgrade-celebrity_endorsement = Your daily income is ${ $amount } higher.

## Restaurants and cuisines

restaurant-the_rising_sun = The Rising Sun
restaurant-seoul_food = Seoul Food
restaurant-dim_sum_and_then_some = Dim Sum & Then Some
restaurant-naan_of_your_business = Naan of Your Business
restaurant-luchador_picante = Luchador Picante
restaurant-pasta_la_vista = Pasta la Vista
restaurant-bistrot_mon_dieu = Bistrot Mon Dieu
restaurant-the_greasy_spoonful = The Greasy Spoonful
cuisine-japanese = Japanese
cuisine-korean = Korean
cuisine-chinese = Chinese
cuisine-indian = Indian
cuisine-mexican = Mexican
cuisine-italian = Italian
cuisine-french = French
cuisine-american = American

## Levels and their bonuses

level-0 = Hole in the Wall
level-1 = Rising Dough
level-2 = Toast of the Town
level-3 = Hippest Spot in Town
bonus-fresh_catch = Fresh Catch
text-bonus-fresh_catch = Draw 2 cards from the Chop Shop shelf.
bonus-signature_menu = Signature Menu
text-bonus-signature_menu = From now on, your cuisine bonus on a Basic recipe is +3 instead of +1.
bonus-golden_chopsticks = Golden Chopsticks
text-bonus-golden_chopsticks = From now on, every recipe that you cook gives +1 popularity.
bonus-zero_waste_kimchi = Zero-Waste Kimchi
text-bonus-zero_waste_kimchi = From now on, every recipe that you cook gives 1 garbage token less.
bonus-banchan_bar = Banchan Bar
text-bonus-banchan_bar = Draw 1 card from the Vegetable Land shelf and 1 from the “Fruit” Stand shelf.
bonus-k_wave = K-Wave
text-bonus-k_wave = From now on, every Gourmet recipe that you cook gives +1 popularity.
bonus-cart_service = Cart Service
text-bonus-cart_service = Gain $100 and take 1 counter card of your choice from any market except the Mystery Mart.
bonus-lunar_new_year = Lunar New Year
text-bonus-lunar_new_year = From now on, your daily income is $100 higher.
bonus-dragon_feast = Dragon Feast
text-bonus-dragon_feast = Gain 2 popularity points and $200.
bonus-happy_cows = Happy Cows
text-bonus-happy_cows = From now on, Dairy King ingredients cost you $100 instead of $200 before surcharges, as a minimum bid too.
bonus-spring_cleaning = Spring Cleaning
text-bonus-spring_cleaning = Put all your garbage into the bin.
bonus-meatless_mondays = Meatless Mondays
text-bonus-meatless_mondays = From now on, every recipe that you cook without any Chop Shop card gives +2 popularity.
bonus-ringside_tips = Ringside Tips
text-bonus-ringside_tips = Gain $400.
bonus-masked_favour = Masked Favour
text-bonus-masked_favour = Draw 1 action card.
bonus-roar_of_the_crowd = Roar of the Crowd
text-bonus-roar_of_the_crowd = From now on, every recipe that you cook gives +1 popularity and $100.
bonus-pasta_pipeline = Pasta Pipeline
text-bonus-pasta_pipeline = From now on, once a day in Buy & Barter, you may buy 1 card from the Carbtastic shelf without being there.
bonus-family_loan = Family Loan
text-bonus-family_loan = Gain $400 and take for free 1 upgrade with a price of $300 or less that you do not own. If you own all three, gain another $300.
bonus-nonnas_blessing = Nonna's Blessing
text-bonus-nonnas_blessing = From now on, every Basic recipe that you cook gives +2 popularity.
bonus-menu_of_the_day = Menu of the Day
text-bonus-menu_of_the_day = From now on, when you draw a new recipe after cooking, draw 1 more, keep 1 and put the rest under the deck.
bonus-cellar_key = Cellar Key
text-bonus-cellar_key = Gain $300 and take 1 counter card of your choice from the Mystery Mart.
bonus-haute_cuisine = Haute Cuisine
text-bonus-haute_cuisine = From now on, every recipe of printed value 6 or more that you cook gives +2 popularity.
bonus-free_refills = Free Refills
text-bonus-free_refills = Gain $300 and draw 1 action card.
bonus-bottomless_bin = Bottomless Bin
text-bonus-bottomless_bin = From now on, 1 garbage token is ignored when the penalty of each recipe is counted.
bonus-meat_sweats = Meat Sweats
text-bonus-meat_sweats = From now on, every recipe that you cook with at least 1 Chop Shop card gives +1 popularity and $200.

## Chefs, also by the short name, and their powers

chef-angus_khan = Angus Khan
    .short = Angus
nickname-angus_khan = The Mysterious Chef
power-angus_khan = Wok Away
text-power-angus_khan = End of Money & Move: you may send 1 chef away from your market for the day; that chef goes to another location at once. Not at The Island.
chef-antoine_baguette = Antoine Baguette
    .short = Antoine
nickname-antoine_baguette = The Pompous Chef
power-antoine_baguette = Aristocratic Tastes
text-power-antoine_baguette = Every other chef at your location pays the bank $100 more for each thing bought, even at The Island.
chef-biff_brobeque = Biff Brobeque
    .short = Biff
nickname-biff_brobeque = The Bro Chef
power-biff_brobeque = Bro-tein Style
text-power-biff_brobeque = In your recipes, a Chop Shop ingredient may replace a Vegetable Land one. A recipe cooked with 2 meats or more pays you $300.
chef-gardena_eden = Gardena Eden
    .short = Gardena
nickname-gardena_eden = The Vegan Avenger
power-gardena_eden = Save the Animals
text-power-gardena_eden = In your recipes, 2 identical Vegetable Land ingredients may replace a meat. For each meat replaced, you may make another player discard a meat beside a recipe that they do not cook today.
chef-general_stroganov = General Stroganov
    .short = Stroganov
nickname-general_stroganov = The Military Chef
power-general_stroganov = Share With Me, Comrade
text-power-general_stroganov = Once a day in Buy & Barter: take 1 ingredient from another player for $100, but none beside a recipe and none from the Mystery Mart.
chef-gohan_sushido = Gohan Sushido
    .short = Gohan
nickname-gohan_sushido = The Samurai Chef
power-gohan_sushido = The Art of Foodshido
text-power-gohan_sushido = Once a day in Buy & Barter, wherever you are: buy 1 card from the shelf of a market where no chef is, except the Mystery Mart.
chef-kim_chi = Kim Chi
    .short = Kim
nickname-kim_chi = The Dramatic Chef
power-kim_chi = Drama Queen
text-power-kim_chi = End of Money & Move: you may pay $100 or discard 1 ingredient to make 1 chef come to your location. Never the same chef two days in a row.
chef-lovehandles_mcfatterson = Lovehandles McFatterson
    .short = Lovehandles
nickname-lovehandles_mcfatterson = The XXL Chef
power-lovehandles_mcfatterson = Fat Is Life
text-power-lovehandles_mcfatterson = The other chefs at your market cannot buy from its counter, only from its shelf. Not at the Mystery Mart.
chef-mortimer_sleazburger = Mortimer Sleazburger
    .short = Mortimer
nickname-mortimer_sleazburger = The Dirty Chef
power-mortimer_sleazburger = Dirty Trick
text-power-mortimer_sleazburger = Money & Move: you may give 1 of your garbage tokens to another chef. Never to the same chef two days in a row.
chef-phyllis_grubman = Phyllis Grubman
    .short = Phyllis
nickname-phyllis_grubman = The Lunch Lady
power-phyllis_grubman = Mystery Meat
text-power-phyllis_grubman = In your recipes, Chop Shop ingredients may replace each other. Once a day at the Chop Shop: buy 2 ingredients for $300 in all.
chef-pork_knuckles = Pork Knuckles
    .short = Pork Knuckles
nickname-pork_knuckles = The Mob Boss
power-pork_knuckles = Black Market
text-power-pork_knuckles = Once a day in Buy & Barter, wherever you are: buy 1 action card for $300.
chef-senor_fuego = Señor Fuego
    .short = Fuego
nickname-senor_fuego = The Charismatic Chef
power-senor_fuego = Shopping Shenanigans
text-power-senor_fuego = End of Money & Move: every other chef at your market gives you $200, or all they have. Not at The Island.

## Recipes

recipe-edamame_salad = Edamame Salad
flavour-recipe-edamame_salad = Pop, pop, popularity.
recipe-onigiri = Onigiri
flavour-recipe-onigiri = Everything tastes better as a triangle.
recipe-tamago_sando = Tamago Sando
flavour-recipe-tamago_sando = A hug between two slices.
recipe-midnight_ramen = Midnight Ramen
flavour-recipe-midnight_ramen = Slurping counts as applause.
recipe-chirashi_bowl = Chirashi Bowl
flavour-recipe-chirashi_bowl = The ocean, tastefully scattered.
recipe-emperors_sukiyaki = Emperor's Sukiyaki
flavour-recipe-emperors_sukiyaki = Bow before you dip.
recipe-tteokbokki = Tteokbokki
flavour-recipe-tteokbokki = Chewy, spicy, unpronounceable.
recipe-kimchi_pancakes = Kimchi Pancakes
flavour-recipe-kimchi_pancakes = Breakfast with an attitude.
recipe-seoul_corn_dog = Seoul Corn Dog
flavour-recipe-seoul_corn_dog = Lunch on a stick, sauce on the shirt.
recipe-bibimbap = Bibimbap
flavour-recipe-bibimbap = Mix it like you mean it.
recipe-army_stew = Army Stew
flavour-recipe-army_stew = Every ration reports for duty.
recipe-sundubu_surprise = Sundubu Surprise
flavour-recipe-sundubu_surprise = The surprise: it's still boiling.
recipe-scallion_pancakes = Scallion Pancakes
flavour-recipe-scallion_pancakes = Flat on purpose.
recipe-egg_fried_rice = Egg Fried Rice
flavour-recipe-egg_fried_rice = Yesterday's rice, today's hero.
recipe-lucky_dumplings = Lucky Dumplings
flavour-recipe-lucky_dumplings = One of them hides a coin. Chew slowly.
recipe-wedding_chow_mein = Wedding Chow Mein
flavour-recipe-wedding_chow_mein = Till forks do us part.
recipe-mapo_inferno = Mapo Inferno
flavour-recipe-mapo_inferno = Served with a waiver.
recipe-peking_duck_banquet = Peking Duck Banquet
flavour-recipe-peking_duck_banquet = The duck did not RSVP.
recipe-chana_masala = Chana Masala
flavour-recipe-chana_masala = Small beans, big opinions.
recipe-samosa_tower = Samosa Tower
flavour-recipe-samosa_tower = Structurally questionable.
recipe-palak_paneer = Palak Paneer
flavour-recipe-palak_paneer = Green is the new delicious.
recipe-royal_biryani = Royal Biryani
flavour-recipe-royal_biryani = Seven layers of secrets.
recipe-butter_chicken_deluxe = Butter Chicken Deluxe
flavour-recipe-butter_chicken_deluxe = The butter has its own butter.
recipe-goan_fish_curry = Goan Fish Curry
flavour-recipe-goan_fish_curry = A holiday you can eat.
recipe-holy_guacamole = Holy Guacamole
flavour-recipe-holy_guacamole = Yes, it's extra.
recipe-quesadilla = Quesadilla
flavour-recipe-quesadilla = Folded for your safety.
recipe-huevos_rancheros = Huevos Rancheros
flavour-recipe-huevos_rancheros = Sunny side, dark humour.
recipe-baja_fish_tacos = Baja Fish Tacos
flavour-recipe-baja_fish_tacos = Surf's up, mouth open.
recipe-mole_poblano = Mole Poblano
flavour-recipe-mole_poblano = Dessert and dinner walk into a bar…
recipe-lucha_fajitas = Lucha Libre Fajitas
flavour-recipe-lucha_fajitas = Three meats enter. One eater leaves.
recipe-bruschetta = Bruschetta
flavour-recipe-bruschetta = Toast that studied abroad.
recipe-pizza_margherita = Pizza Margherita
flavour-recipe-pizza_margherita = No pineapple was harmed.
recipe-carbonara = Carbonara
flavour-recipe-carbonara = Cream? Leave. Now.
recipe-nonnas_minestrone = Nonna's Minestrone
flavour-recipe-nonnas_minestrone = Eat. You look thin.
recipe-lasagna_al_forno = Lasagna al Forno
flavour-recipe-lasagna_al_forno = Load-bearing pasta.
recipe-tiramisu = Tiramisu
flavour-recipe-tiramisu = Pick me up, put me down, serve me again.
recipe-ratatouille_minute = Ratatouille Minute
flavour-recipe-ratatouille_minute = No rats were consulted.
recipe-onion_soup = French Onion Soup
flavour-recipe-onion_soup = Cry first, eat later.
recipe-croissants = Croissants
flavour-recipe-croissants = Ninety percent butter, ten percent pride.
recipe-steak_frites = Steak Frites
flavour-recipe-steak_frites = Rare, like a compliment.
recipe-bouillabaisse = Bouillabaisse
flavour-recipe-bouillabaisse = If it swam, it's in.
recipe-lobster_thermidor = Lobster Thermidor
flavour-recipe-lobster_thermidor = Guillotine not supplied.
recipe-farmstand_slaw = Farm-Stand Slaw
flavour-recipe-farmstand_slaw = Technically a vegetable. Technically.
recipe-loaded_potato = Loaded Baked Potato
flavour-recipe-loaded_potato = Loaded and not afraid to show it.
recipe-diner_cheeseburger = Diner Cheeseburger
flavour-recipe-diner_cheeseburger = The napkin is a side dish.
recipe-county_fair_chili = County-Fair Chili
flavour-recipe-county_fair_chili = Blue ribbon, red face.
recipe-pitmaster_platter = Pitmaster Platter
flavour-recipe-pitmaster_platter = Bibs are mandatory.
recipe-death_by_sundae = Death by Sundae
flavour-recipe-death_by_sundae = Cause of death: second spoonful.

## Action cards

card-clam_voyance = Clam-Voyance
text-card-clam_voyance = An answer: an action card or chef power used against you, even a Clam-Voyance, has no effect on you (a permanent power: for the rest of the day). Does not count as your card of the day.
flavour-card-clam_voyance = I saw this coming. Also, it smelled of the sea.
card-raiders_of_the_lost_pork = Raiders of the Lost Pork
text-card-raiders_of_the_lost_pork = Take 1 ingredient of your choice from another player, even from beside a recipe.
flavour-card-raiders_of_the_lost_pork = It belongs in a kitchen! Mine.
card-armed_robbery = Armed Robbery
text-card-armed_robbery = Take half of the money of another player who has at least $200, rounded down to a multiple of $100.
flavour-card-armed_robbery = Hands up and whisks down.
card-fake_sale = Fake Sale
text-card-fake_sale = Once the chefs are placed: until the end of the day, each thing that another player buys costs double. So do their minimum bids, but not in a bidding war that is already open.
flavour-card-fake_sale = Two for the price of four!
card-one_world = One World
text-card-one_world = Put 1 to 3 of your garbage tokens into the bin and gain $100 for each.
flavour-card-one_world = Reduce, reuse, get rich.
card-say_cheese = Say Cheese!
text-card-say_cheese = Once the chefs are placed: every other player secretly chooses to smile (and pay you $100) or to keep a straight face (and take 1 garbage token). Without $100, no smile.
flavour-card-say_cheese = Nobody can keep a straight face near a gorgonzola.
card-express_dillivery = Express Dill-ivery
text-card-express_dillivery = Buy & Barter: buy 1 counter card from a market where your chef is not, at exactly the market price. Not a card that is claimed, in a bidding war or closed for the day.
flavour-card-express_dillivery = Thirty minutes or it's parsley.
card-health_inspection = Health Inspection
text-card-health_inspection = Another player pays the bank $100 for each of their garbage tokens, or as much as they can.
flavour-card-health_inspection = Is that rat on the payroll?
card-food_fight = Food Fight!
text-card-food_fight = Once the chefs are placed: every other player with a chef at your location discards 1 ingredient of their choice from the pantry.
flavour-card-food_fight = Duck! No, the poultry kind.
card-trash_talk = Trash Talk
text-card-trash_talk = Give 1 or 2 of your garbage tokens to another player.
flavour-card-trash_talk = It's not you, it's your bin.
card-recipe_switcheroo = Recipe Switcheroo
text-card-recipe_switcheroo = Swap one of your recipes for another player's recipe of the same type; where there are two, you choose. Ingredients stay with their owners.
flavour-card-recipe_switcheroo = Your menu looked better anyway.
card-cook_the_books = Cook the Books
text-card-cook_the_books = Put one of your recipes under its deck, draw 3 of the same type, keep 1 and put the others under the deck.
flavour-card-cook_the_books = Creative cookery, creative accountancy.
card-taxi = Taxi!
text-card-taxi = Once the chefs are placed: move your chef to another location and choose a spot there.
flavour-card-taxi = Follow that lobster!
card-road_work = Road Work
text-card-road_work = Once the chefs are placed: send a chef of another player from a market to The Island.
flavour-card-road_work = The shortcut is closed for the next ten years.
card-happy_hour = Happy Hour
text-card-happy_hour = Buy & Barter: until the end of the phase, each thing that you buy costs $100 less, but at least $100. Not in bidding wars.
flavour-card-happy_hour = It's five o'clock in some pantry.
card-tip_jar = Tip Jar
text-card-tip_jar = Every other player with at least $100 gives you $100.
flavour-card-tip_jar = Guilt is a seasoning.
card-dumpster_dive = Dumpster Dive
text-card-dumpster_dive = Take 1 ingredient from the discard pile of any market, then 1 garbage token.
flavour-card-dumpster_dive = One chef's leftovers…
card-going_going_mine = Going, Going, Mine!
text-card-going_going_mine = In a bidding war of yours: everybody else is out. As the last one left, you buy at your own minimum price, whatever was offered. With a sealed bid: add it to a bid above $0.
flavour-card-going_going_mine = The hammer was a meat tenderizer.
card-power_cut = Power Cut
text-card-power_cut = Another player cannot cook a Gourmet recipe today.
flavour-card-power_cut = Candlelight dinner, cold.
card-critic_at_the_door = Critic at the Door
text-card-critic_at_the_door = When you declare what you cook: one of these recipes gives +2 popularity.
flavour-card-critic_at_the_door = Smile. Plate. Pray.
card-return_to_sender = Return to Sender
text-card-return_to_sender = An answer, if you have not used your card of the day, to an action card (not Clam-Voyance) that targets only you: the roles are exchanged. It now targets only whoever played it, and you make its choices.
flavour-card-return_to_sender = Address unknown, appetite intact.

## Types of recipes

type-basic = Basic
type-gourmet = Gourmet

## Phases

phase-money_move = Money & Move
phase-buy_barter = Buy & Barter
phase-cook_counter = Cook & Counter

## Money

count-money = ${ $count }

## What is traded: money, garbage, cards, things by name and promises, in this order

goods-given =
    { $given_parts ->
        [0] nothing
       *[other]
            { $given_money ->
                [0] {""}
               *[other] ${ $given_money }
            }{ $given_before_garbage }{ $given_garbage ->
                [0] {""}
               *[other]
                    { $given_garbage ->
                        [one] { $given_garbage } garbage token
                       *[other] { $given_garbage } garbage tokens
                    }
            }{ $given_before_cards }{ $given_cards ->
                [0] {""}
               *[other]
                    { $given_cards ->
                        [one] { $given_cards } action card
                       *[other] { $given_cards } action cards
                    }
            }{ $given_before_things }{ $given_things-count ->
                [0] {""}
               *[other] { $given_things }
            }{ $given_before_favour }{ $given_promised ->
                [0] {""}
               *[other] the favour “{ $given_favour }”
            }
    }
goods-wanted =
    { $wanted_parts ->
        [0] nothing
       *[other]
            { $wanted_money ->
                [0] {""}
               *[other] ${ $wanted_money }
            }{ $wanted_before_garbage }{ $wanted_garbage ->
                [0] {""}
               *[other]
                    { $wanted_garbage ->
                        [one] { $wanted_garbage } garbage token
                       *[other] { $wanted_garbage } garbage tokens
                    }
            }{ $wanted_before_cards }{ $wanted_cards ->
                [0] {""}
               *[other]
                    { $wanted_cards ->
                        [one] { $wanted_cards } action card
                       *[other] { $wanted_cards } action cards
                    }
            }{ $wanted_before_things }{ $wanted_things-count ->
                [0] {""}
               *[other] { $wanted_things }
            }{ $wanted_before_favour }{ $wanted_promised ->
                [0] {""}
               *[other] the favour “{ $wanted_favour }”
            }
    }
trade-money = enough money
trade-garbage = that much garbage
trade-action-cards = these action cards

## Standing orders, in a list

order-answer-always = always answer with Clam-Voyance
order-answer-never = never answer
order-powers-default = Money & Move powers by default
order-cook_on-always = cook on in spite of garbage
order-discard-cheapest = discard the meat least missed
order-recipe-fewest_missing = keep the recipe that lacks least
order-shopping = a shopping list
order-relocation = where to go when sent away

## Options

option-mode = Mode
    .help = auto: Kitchen Squad for 2 players, the base game for more; base: one chef each; kitchen_squad, or kitchen_squad_draft to pick the chefs in turn: a brigade of three chefs and an NPC each, for 2 players; two_many_cooks: two chefs each, for 2 or 3 players.
value-mode-auto = the usual mode
value-mode-base = the base game
value-mode-kitchen_squad = Kitchen Squad
value-mode-kitchen_squad_draft = Kitchen Squad with draft
value-mode-two_many_cooks = Two Many Cooks
option-variant_amateur = Amateur Chef
    .help = For a first game: no clock in Buy & Barter, and no chef powers before the first level.
option-variant_startup = Start-up
    .help = For a longer game: two Basic recipes at the start, but no ingredients and no action card.
option-bb_seconds = Time for Buy & Barter
    .help = 30 to 180 seconds in live play; 0: no clock.
option-wheel_seconds = Time for the wheels
    .help = 15 to 180 seconds in live play; 0: no limit.
option-placement_mode = Placement
    .help = two_step: spots are chosen once the wheels are revealed; combined: together with the wheel; auto: combined in relaxed play.
value-placement_mode-auto = spots chosen as usual
value-placement_mode-two_step = spots chosen after the wheels
value-placement_mode-combined = spots chosen with the wheels
option-war_mode = Bidding wars
    .help = open: everybody sees the offers and may raise, where Buy & Barter has a clock; sealed: everybody names a maximum in secret; auto: open in live play.
value-war_mode-auto = bidding wars as usual
value-war_mode-open = open bidding wars
value-war_mode-sealed = sealed bids
option-restaurant_choices = Restaurant choices
    .help = So many restaurants are dealt to each player, who keeps one (1 to 4).
option-chef_choices = Chef choices
    .help = So many chefs are dealt to each player, who keeps one (1 to 4); base game only.
option-beginner_chefs = Beginner chefs
    .help = Only the six chefs that are easiest to play; base game only.
option-mystery_mart_safe_zone = Mystery Mart safe zone
    .help = Powers that work at a location do not work at the Mystery Mart; always so in Kitchen Squad.
option-celebrity_income_bonus = Celebrity bonus
    .help = What a Celebrity Endorsement adds to the daily income: 100 or 200 dollars.
option-response_privacy = Answer privacy
    .help = strict: everybody who is targeted is asked, whatever they hold; fast: nobody without a card to answer with is asked; auto: fast in simulations.
value-response_privacy-auto = answers as usual
value-response_privacy-strict = discreet answers
value-response_privacy-fast = quick answers
option-max_days = Most days
    .help = 20 to 100; 0: 60 days, or 40 in simulations.
bad-market-seconds = Buy & Barter takes at least { $least } seconds, or 0 for no clock
bad-wheel-seconds = the wheels take at least { $least } seconds, or 0 for no limit
bad-celebrity-bonus = a Celebrity Endorsement brings 100 or 200 dollars
bad-days = a game lasts at least { $least } days, or 0 for the usual number
bad-squad-seats = Kitchen Squad is for 2 players, not { $seats }
bad-cooks-seats = Two Many Cooks is for 2 or 3 players, not { $seats }
bad-restaurant-choices = there are restaurants for at most { $most } each at this table
bad-chef-choices-mode = chefs are chosen from several in the base game only
bad-beginners-mode = beginner chefs are for the base game only
bad-chef-choices = there are chefs for at most { $most } each at this table
bad-beginners = there are beginner chefs for at most { $most } each at this table
bad-open-war-without-clock = open bidding wars need the clock of live play in Buy & Barter

## What is asked, and who is waited for

ask-choose-restaurant = Keep one of your restaurants.
ask-choose-chef = Keep one of your chefs.
ask-choose-npc = Keep one of your two chefs as NPC: a helper who shops and makes trouble, but never cooks.
ask-choose-squad = Keep three of your four chefs: they are your Kitchen Squad.
ask-draft-pick = Pick a chef for your Kitchen Squad.
ask-draft-ban = Ban a chef: nobody will play with them.
ask-wheel = Where does your chef go today? Set your wheel; you may play an action card before.
ask-wheels = Where do your chefs go today? Set both wheels; you may play an action card before.
ask-spot = On which card does your chef stand? A counter slot, or the shelf.
ask-window = All chefs are placed. Do you play an action card before the powers?
ask-power = { $chef } may use their power now.
ask-relocate = { $chef } has been sent away. Where to?
ask-relocate-spot = { $chef } arrives { $location-at }. On which spot?
ask-answer = { $author } targets you with “{ $what }”. How do you answer?
ask-answer-back = { $target } has stopped your “{ $what }”. Do you answer?
ask-return = “{ $card }” is yours now, against { $target }. Choose what it does.
ask-food-fight = { $author } has started a food fight! Which ingredient do you throw?
ask-say-cheese = { $author } takes a picture. Do you smile ($100) or keep a straight face (1 garbage token)?
ask-recipe = Keep one of the recipes drawn. The others go under the deck.
ask-market = The markets are open! Buy, bid and barter until time is up, or say that you are done.
ask-market-open = The markets open. Do you play a card, or spare somebody?
ask-claims = Decide about your first claims, and seal your bids.
ask-shop = { $chef } is shopping { $location-at }. Buy one thing, or pass.
ask-market-close = The markets are about to close. Do you play a card?
ask-ready = Say that you are done when you have nothing more to trade.
ask-offer = { $player } makes you an offer. Do you take it?
ask-barter =
    You may make { $left ->
        [one] { $left } more offer
       *[other] { $left } more offers
    }, or pass.
ask-cook = To the stoves! What do you cook today?
ask-cook-on =
    You have { $garbage ->
        [one] { $garbage } garbage token
       *[other] { $garbage } garbage tokens
    }: each one that counts takes 1 popularity point off every recipe. Do you cook on?
ask-gardena = Save the animals: you may make somebody discard a meat.
ask-finish = Your dish is served. What comes next?
ask-bonus = Your new level brings “{ $bonus }”. Do you use it?
ask-bonus-or-finish = Your new level brings “{ $bonus }”. Use it now, or finish something else first.
ask-sacrifice = Gardena Eden saves an animal: which meat do you discard?
ask-vote = { $tied } are tied. Who is The Wiener?
wait-choose-restaurant = Waiting for { $players }: a restaurant to keep.
wait-choose-chef = Waiting for { $players }: a chef to keep.
wait-choose-npc = Waiting for { $players }: an NPC to keep.
wait-choose-squad = Waiting for { $players }: a Kitchen Squad to choose.
wait-draft-pick = Waiting for { $players }: a chef to pick.
wait-draft-ban = Waiting for { $players }: a chef to ban.
wait-wheel = Waiting for { $players }: a wheel to set.
wait-wheels = Waiting for { $players }: wheels to set.
wait-spot = Waiting for { $players }: a spot to choose.
wait-window = Waiting for { $players }: perhaps an action card.
wait-power = Waiting for { $players }: { $chef } may use their power.
wait-relocate = Waiting for { $players }: { $chef } has been sent away.
wait-relocate-spot = Waiting for { $players }: { $chef } arrives { $location-at }.
wait-answer = Waiting for { $players }: “{ $what }”, played by { $author }, may be answered.
wait-return = Waiting for { $players }: “{ $card }” goes back to { $target }.
wait-food-fight = Waiting for { $players }: { $author } has started a food fight.
wait-say-cheese = Waiting for { $players }: { $author } takes a picture.
wait-recipe = Waiting for { $players }: a recipe to keep.
wait-market = Waiting for { $players }: the markets are open.
wait-market-open = Waiting for { $players }: the markets open.
wait-claims = Waiting for { $players }: first claims and sealed bids.
wait-shop = Waiting for { $players }: the shopping goes on.
wait-market-close = Waiting for { $players }: the markets are about to close.
wait-ready = Waiting for { $players }: perhaps a last trade.
wait-offer = Waiting for { $players }: an answer to the offer of { $player }.
wait-barter = Waiting for { $players }: perhaps an offer ({ $left } left).
wait-cook = Waiting for { $players }: a menu to choose.
wait-cook-on =
    Waiting for { $players }: to cook in spite of { $garbage ->
        [one] { $garbage } garbage token
       *[other] { $garbage } garbage tokens
    }, or not.
wait-gardena = Waiting for { $players }: Gardena may save an animal.
wait-finish = Waiting for { $players }: a dish to finish.
wait-bonus = Waiting for { $players }: “{ $bonus }” to use.
wait-bonus-or-finish = Waiting for { $players }: “{ $bonus }” to use, or a dish to finish.
wait-sacrifice = Waiting for { $players }: a meat to discard.
wait-vote = Waiting for { $players }: { $tied } are tied.

## What may be done

do-keep-restaurant = Keep “{ $restaurant }” ({ $cuisine } cuisine)
do-keep-chef = Keep { $chef }. { $effect }
do-keep-squad = Keep { $cards }
do-pick-chef = Pick { $chef }. { $effect }
do-ban-chef = Ban { $chef }
do-choose-active = Name { $chef } as Active Chef
do-set-wheel =
    Go { $location-to }{ $spot ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $spot })
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-choose-spot =
    Stand on { $spot ->
        [0] the shelf
       *[other] slot { $spot }
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-relocate =
    Move { $location-to }{ $spot ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $spot })
    }
do-take-back = Change your mind
do-card-raiders_of_the_lost_pork = Play “{ $card }”: take { $ingredient-def } from { $victim }
do-card-armed_robbery = Play “{ $card }” against { $victim }
do-card-fake_sale = Play “{ $card }” against { $victim }
do-card-one_world =
    Play “{ $card }”: throw { $amount ->
        [one] { $amount } garbage token
       *[other] { $amount } garbage tokens
    } away
do-card-say_cheese = Play “{ $card }”
do-card-express_dillivery = Play “{ $card }”: buy the card in slot { $spot } { $location-at }
do-card-health_inspection = Play “{ $card }” against { $victim }
do-card-food_fight =
    Play “{ $card }”{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-card-trash_talk =
    Play “{ $card }”: give { $amount ->
        [one] { $amount } garbage token
       *[other] { $amount } garbage tokens
    } to { $victim }
do-card-recipe_switcheroo = Play “{ $card }”: swap “{ $recipe }” for “{ $other }” with { $victim }
do-card-cook_the_books = Play “{ $card }”: replace “{ $recipe }”
do-card-taxi =
    Play “{ $card }”: go { $location-to }{ $spot ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $spot })
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-card-road_work = Play “{ $card }”: send chef { $figure } of { $victim } to The Island
do-card-happy_hour = Play “{ $card }”
do-card-tip_jar = Play “{ $card }”
do-card-dumpster_dive = Play “{ $card }”: fish { $ingredient-def } out of a discard pile
do-card-going_going_mine =
    Play “{ $card }”{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-card-power_cut = Play “{ $card }” against { $victim }
do-answer =
    { $victim-you ->
        [yes] Answer with “{ $card }”
       *[no] Answer { $victim } with “{ $card }”
    }
do-let-happen =
    { $victim-you ->
        [yes] Let it happen
       *[no] Let the answer of { $victim } stand
    }
do-smile = Smile (and pay $100)
do-keep-straight-face = Keep a straight face (and take 1 garbage token)
do-discard = Discard { $ingredient-def }
do-keep-recipe = Keep “{ $recipe }” (value { $value }: { $ingredients })
do-use-mortimer = Give 1 garbage token to { $victim }
do-use-kim = Pay $100 to make chef { $figure } join you
do-use-kim-ingredient = Discard { $ingredient-def } to make chef { $figure } join you
do-use-angus = Send chef { $figure } away
do-use-fuego = Take $200 from { $players }
do-use-stroganov = Take { $ingredient-def } from { $victim } for $100
do-use-gardena = Make { $victim } discard a meat
do-spare-nobody =
    Spare nobody today{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-spare =
    Spare { $players } today{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-stop-power = Play “{ $card }” against the power of chef { $figure }
do-buy-claim =
    Buy the card under your chef{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-release-claim =
    Give up your first claim{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-offer-in-war =
    Offer ${ $money }{ $garbage ->
        [0] {""}
        [one] {" "}and { $garbage } garbage token
       *[other] {" "}and { $garbage } garbage tokens
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-drop-out =
    Drop out of the war{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-bid-nothing =
    Bid nothing and drop out{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-seal-bid =
    Bid up to ${ $money }{ $garbage ->
        [0] {""}
        [one] {" "}and { $garbage } garbage token
       *[other] {" "}and { $garbage } garbage tokens
    }{ $hammer ->
        [0] {""}
       *[other] {", "}with “{ $card }”
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-counter =
    Buy the card in slot { $slot }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-shelf =
    Buy a card from the shelf { $location-at }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-pair =
    Buy a pair: { $first ->
        [0] the shelf
       *[other] slot { $first }
    } and { $next ->
        [0] the shelf
       *[other] slot { $next }
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-pair-from-shelf =
    Buy a pair: two cards from the shelf{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-upgrade =
    { $victim-you ->
        [yes] Buy { $upgrade-indef }
       *[no] Buy { $upgrade-indef } as a present for { $victim }
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-action-card =
    Buy an action card{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-dispose-garbage =
    Throw { $tokens ->
        [one] { $tokens } garbage token
       *[other] { $tokens } garbage tokens
    } away for ${ $price }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-sell-chocolate =
    Sell { $cards ->
        [one] { $cards } Chocolate
       *[other] { $cards } Chocolates
    } for ${ $money }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-make-offer = Offer { $victim } { goods-given } for { goods-wanted }
do-counter-offer = Answer { $victim } with another offer: { goods-given } for { goods-wanted }
do-accept-offer = Accept offer { $offer }
do-accept-offer-giving = Accept offer { $offer } and give { $cards }
do-decline-offer = Decline offer { $offer }
do-withdraw-offer = Withdraw offer { $offer }
do-cook-0 = Cook nothing
do-cook-1 =
    Cook “{ $d1 }” ({ $i1 }){ $k1 ->
        [0] {""}
       *[other] {" "}with a critic at the door
    }
do-cook-2 =
    Cook “{ $d1 }” ({ $i1 }){ $k1 ->
        [0] {""}
       *[other] {" "}with a critic at the door
    } and “{ $d2 }” ({ $i2 }){ $k2 ->
        [0] {""}
       *[other] {" "}with a critic at the door
    }
do-go-on-cooking = Cook on in spite of your garbage
do-leave-cooking = Leave it: cook nothing today
do-finish-garbage = Take the garbage now
do-finish-turn = Turn over what you have cooked
do-finish-draw = Draw a new recipe
do-bonus-counter = Take the card in slot { $slot } { $location-at }
do-bonus-upgrade = Take { $upgrade-indef }
do-use-bonus = Use the bonus
do-decline-bonus = Do without the bonus
do-commit = Put { $ingredient-def } beside “{ $recipe }”
do-pass = Pass
do-pass-with-chef =
    Buy nothing more for now{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-done = Say that you are done
do-not-done = Say that you are not done after all
do-no-orders = Leave no standing orders
do-standing-orders = Leave standing orders: { $orders }
do-vote = Vote for { $victim }
group-wheel =
    Set your wheel{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-location = Go { $location-to }
group-spot =
    Choose your spot{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-card = Play “{ $card }”
group-card-victim = Play “{ $card }” against { $victim }
group-card-location = Play “{ $card }”: { $location }
group-kim = Make chef { $figure } join you
group-fuego = Take $200
group-stroganov = Take something from { $victim } for $100
group-spare =
    Spare somebody{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-bid =
    Bid{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-buy =
    Buy ingredients{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-upgrades = Buy an upgrade
group-upgrade = Buy { $upgrade-indef }
group-dispose = Throw garbage away
group-chocolate = Sell Chocolate
group-accept = Accept offer { $offer }
group-cook = Cook { $recipes }
group-bonus = Take a card { $location-at }

## What one composes

thing-money = dollars
thing-garbage = garbage
thing-cards = action cards, unseen
form-bid =
    Bid another sum…{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
form-sum = How much do you bid? For instance: 400, 2 garbage. Enter for no bid yet:
form-offer = Offer { $victim } a trade…
form-counter = Answer offer { $offer } ({ $victim }) with another one…
form-gives = What do you give? For instance: 200, onion. Enter for nothing:
form-wants = And what do you ask of { $victim }? Enter for nothing:

## What has happened

event-cards-kept =
    { $player-you ->
        [yes] You keep { $cards }.
       *[no] { $player } keeps { $cards }.
    }
event-cards-kept-hidden =
    { $player-you ->
        [yes] You have chosen.
       *[no] { $player } has chosen.
    }
event-revealed-restaurant-2 =
    The restaurants are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (“{ $c1 }”), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (“{ $c2 }”).
event-revealed-restaurant-3 =
    The restaurants are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (“{ $c1 }”), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (“{ $c2 }”), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } (“{ $c3 }”).
event-revealed-restaurant-4 =
    The restaurants are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (“{ $c1 }”), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (“{ $c2 }”), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } (“{ $c3 }”), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } (“{ $c4 }”).
event-revealed-chef-2 =
    The chefs are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }).
event-revealed-chef-3 =
    The chefs are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $c3 }).
event-revealed-chef-4 =
    The chefs are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $c3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $c4 }).
event-revealed-chef-5 =
    The chefs are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $c3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $c4 }), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ({ $c5 }).
event-revealed-chef-6 =
    The chefs are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $c3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $c4 }), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ({ $c5 }), { $p6-you ->
        [yes] you
       *[no] { $p6 }
    } ({ $c6 }).
event-revealed-npc-2 =
    The NPCs are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }).
event-revealed-squad-2 =
    The Kitchen Squads are chosen: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $c2 }).
event-chef-picked =
    { $player-you ->
        [yes] You pick { $chef }.
       *[no] { $player } picks { $chef }.
    }
event-chef-banned =
    { $player-you ->
        [yes] You ban { $chef }.
       *[no] { $player } bans { $chef }.
    }
event-locked-wheel =
    { $player-you ->
        [yes] Your destination is locked.
       *[no] { $player } has chosen where to go.
    }
event-locked-spot =
    { $player-you ->
        [yes] Your spot is locked.
       *[no] { $player } has chosen a spot.
    }
event-locked-bid =
    { $player-you ->
        [yes] Your decisions are locked.
       *[no] { $player } has decided.
    }
event-locked-cooking =
    { $player-you ->
        [yes] Your menu is set.
       *[no] { $player } knows what to cook.
    }
event-locked-vote =
    { $player-you ->
        [yes] Your vote is in.
       *[no] { $player } has voted.
    }
event-locked-reaction =
    { $player-you ->
        [yes] You are ready.
       *[no] { $player } is ready.
    }
event-taken-back =
    { $player-you ->
        [yes] You change your mind.
       *[no] { $player } has second thoughts.
    }
event-orders-set = Your standing orders are noted.
event-orders-followed =
    { $player-you ->
        [yes] Your standing orders decide.
       *[no] { $player } has left standing orders.
    }
event-day-began =
    Day { $day }: everybody takes ${ $income }. Priority: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-day-began-2 =
    Day { $day }, income: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ${ $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ${ $i2 }. Priority: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-day-began-3 =
    Day { $day }, income: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ${ $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ${ $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ${ $i3 }. Priority: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-day-began-4 =
    Day { $day }, income: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ${ $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ${ $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ${ $i3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ${ $i4 }. Priority: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-day-began-5 =
    Day { $day }, income: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ${ $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ${ $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ${ $i3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ${ $i4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ${ $i5 }. Priority: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-day-began-6 =
    Day { $day }, income: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ${ $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ${ $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ${ $i3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ${ $i4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ${ $i5 }, { $p6-you ->
        [yes] you
       *[no] { $p6 }
    } ${ $i6 }. Priority: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-active-chosen =
    { $player-you ->
        [yes] You name { $chef } as Active Chef.
       *[no] { $player } names { $chef } as Active Chef.
    }
event-wheel-set =
    { $player-you ->
        [yes]
            You set your wheel to { $location-def }{ $spot ->
                [-1] {""}
                [0] {" "}(shelf)
               *[other] {" "}(slot { $spot })
            }{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
       *[no]
            { $player } sets a wheel to { $location-def }{ $spot ->
                [-1] {""}
                [0] {" "}(shelf)
               *[other] {" "}(slot { $spot })
            }{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
    }
event-chefs-moved-2 =
    The chefs set out: { $c1-short } { $l1-to }{ $s1 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s1 })
    }, { $c2-short } { $l2-to }{ $s2 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s2 })
    }.
event-chefs-moved-3 =
    The chefs set out: { $c1-short } { $l1-to }{ $s1 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s1 })
    }, { $c2-short } { $l2-to }{ $s2 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s2 })
    }, { $c3-short } { $l3-to }{ $s3 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s3 })
    }.
event-chefs-moved-4 =
    The chefs set out: { $c1-short } { $l1-to }{ $s1 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s1 })
    }, { $c2-short } { $l2-to }{ $s2 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s2 })
    }, { $c3-short } { $l3-to }{ $s3 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s3 })
    }, { $c4-short } { $l4-to }{ $s4 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s4 })
    }.
event-chefs-moved-5 =
    The chefs set out: { $c1-short } { $l1-to }{ $s1 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s1 })
    }, { $c2-short } { $l2-to }{ $s2 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s2 })
    }, { $c3-short } { $l3-to }{ $s3 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s3 })
    }, { $c4-short } { $l4-to }{ $s4 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s4 })
    }, { $c5-short } { $l5-to }{ $s5 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s5 })
    }.
event-chefs-moved-6 =
    The chefs set out: { $c1-short } { $l1-to }{ $s1 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s1 })
    }, { $c2-short } { $l2-to }{ $s2 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s2 })
    }, { $c3-short } { $l3-to }{ $s3 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s3 })
    }, { $c4-short } { $l4-to }{ $s4 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s4 })
    }, { $c5-short } { $l5-to }{ $s5 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s5 })
    }, { $c6-short } { $l6-to }{ $s6 ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $s6 })
    }.
event-spot-chosen =
    { $player-you ->
        [yes]
            You choose { $spot ->
                [0] the shelf
               *[other] slot { $spot }
            }{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
       *[no]
            { $player } chooses { $spot ->
                [0] the shelf
               *[other] slot { $spot }
            }{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
    }
event-spots-revealed-1 =
    The spots are revealed: { $c1-short } on { $s1 ->
        [0] the shelf
       *[other] slot { $s1 }
    } { $l1-at }.
event-spots-revealed-2 =
    The spots are revealed: { $c1-short } on { $s1 ->
        [0] the shelf
       *[other] slot { $s1 }
    } { $l1-at }, { $c2-short } on { $s2 ->
        [0] the shelf
       *[other] slot { $s2 }
    } { $l2-at }.
event-spots-revealed-3 =
    The spots are revealed: { $c1-short } on { $s1 ->
        [0] the shelf
       *[other] slot { $s1 }
    } { $l1-at }, { $c2-short } on { $s2 ->
        [0] the shelf
       *[other] slot { $s2 }
    } { $l2-at }, { $c3-short } on { $s3 ->
        [0] the shelf
       *[other] slot { $s3 }
    } { $l3-at }.
event-spots-revealed-4 =
    The spots are revealed: { $c1-short } on { $s1 ->
        [0] the shelf
       *[other] slot { $s1 }
    } { $l1-at }, { $c2-short } on { $s2 ->
        [0] the shelf
       *[other] slot { $s2 }
    } { $l2-at }, { $c3-short } on { $s3 ->
        [0] the shelf
       *[other] slot { $s3 }
    } { $l3-at }, { $c4-short } on { $s4 ->
        [0] the shelf
       *[other] slot { $s4 }
    } { $l4-at }.
event-spots-revealed-5 =
    The spots are revealed: { $c1-short } on { $s1 ->
        [0] the shelf
       *[other] slot { $s1 }
    } { $l1-at }, { $c2-short } on { $s2 ->
        [0] the shelf
       *[other] slot { $s2 }
    } { $l2-at }, { $c3-short } on { $s3 ->
        [0] the shelf
       *[other] slot { $s3 }
    } { $l3-at }, { $c4-short } on { $s4 ->
        [0] the shelf
       *[other] slot { $s4 }
    } { $l4-at }, { $c5-short } on { $s5 ->
        [0] the shelf
       *[other] slot { $s5 }
    } { $l5-at }.
event-spots-revealed-6 =
    The spots are revealed: { $c1-short } on { $s1 ->
        [0] the shelf
       *[other] slot { $s1 }
    } { $l1-at }, { $c2-short } on { $s2 ->
        [0] the shelf
       *[other] slot { $s2 }
    } { $l2-at }, { $c3-short } on { $s3 ->
        [0] the shelf
       *[other] slot { $s3 }
    } { $l3-at }, { $c4-short } on { $s4 ->
        [0] the shelf
       *[other] slot { $s4 }
    } { $l4-at }, { $c5-short } on { $s5 ->
        [0] the shelf
       *[other] slot { $s5 }
    } { $l5-at }, { $c6-short } on { $s6 ->
        [0] the shelf
       *[other] slot { $s6 }
    } { $l6-at }.
event-chef-relocated =
    { $player-you ->
        [yes]
            { $source }: your { $chef } goes { $location-to }{ $spot ->
                [-1] {""}
                [0] {" "}(shelf)
               *[other] {" "}(slot { $spot })
            }.
       *[no]
            { $source }: { $chef } ({ $player }) goes { $location-to }{ $spot ->
                [-1] {""}
                [0] {" "}(shelf)
               *[other] {" "}(slot { $spot })
            }.
    }
event-card-played =
    { $player-you ->
        [yes] You play “{ $card }”.
       *[no] { $player } plays “{ $card }”.
    }
event-card-against =
    { $player-you ->
        [yes] You play “{ $card }” against { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } plays “{ $card }” against you.
               *[no] { $player } plays “{ $card }” against { $victim }.
            }
    }
event-card-against-several =
    { $player-you ->
        [yes] You play “{ $card }” against { $players }.
       *[no] { $player } plays “{ $card }” against { $players }.
    }
event-card-raiders_of_the_lost_pork =
    { $player-you ->
        [yes] You play “{ $card }” to take { $ingredient-def } from { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } plays “{ $card }” to take { $ingredient-def } from you.
               *[no] { $player } plays “{ $card }” to take { $ingredient-def } from { $victim }.
            }
    }
event-card-one_world =
    { $player-you ->
        [yes]
            You play “{ $card }” to throw { $amount ->
                [one] { $amount } garbage token
               *[other] { $amount } garbage tokens
            } away.
       *[no]
            { $player } plays “{ $card }” to throw { $amount ->
                [one] { $amount } garbage token
               *[other] { $amount } garbage tokens
            } away.
    }
event-card-express_dillivery =
    { $player-you ->
        [yes] You play “{ $card }” to buy the card in slot { $spot } { $location-at }.
       *[no] { $player } plays “{ $card }” to buy the card in slot { $spot } { $location-at }.
    }
event-card-trash_talk =
    { $player-you ->
        [yes]
            You play “{ $card }” to give { $amount ->
                [one] { $amount } garbage token
               *[other] { $amount } garbage tokens
            } to { $victim }.
       *[no]
            { $victim-you ->
                [yes]
                    { $player } plays “{ $card }” to give you { $amount ->
                        [one] { $amount } garbage token
                       *[other] { $amount } garbage tokens
                    }.
               *[no]
                    { $player } plays “{ $card }” to give { $amount ->
                        [one] { $amount } garbage token
                       *[other] { $amount } garbage tokens
                    } to { $victim }.
            }
    }
event-card-recipe_switcheroo =
    { $player-you ->
        [yes] You play “{ $card }” to swap “{ $recipe }” for “{ $other }” with { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } plays “{ $card }” to swap “{ $recipe }” for your “{ $other }”.
               *[no] { $player } plays “{ $card }” to swap “{ $recipe }” for “{ $other }” with { $victim }.
            }
    }
event-card-cook_the_books =
    { $player-you ->
        [yes] You play “{ $card }” to replace “{ $recipe }”.
       *[no] { $player } plays “{ $card }” to replace “{ $recipe }”.
    }
event-card-taxi =
    { $player-you ->
        [yes]
            You play “{ $card }” to go { $location-to }{ $spot ->
                [-1] {""}
                [0] {" "}(shelf)
               *[other] {" "}(slot { $spot })
            }.
       *[no]
            { $player } plays “{ $card }” to go { $location-to }{ $spot ->
                [-1] {""}
                [0] {" "}(shelf)
               *[other] {" "}(slot { $spot })
            }.
    }
event-card-dumpster_dive =
    { $player-you ->
        [yes] You play “{ $card }” to fish { $ingredient-def } out of a discard pile.
       *[no] { $player } plays “{ $card }” to fish { $ingredient-def } out of a discard pile.
    }
event-power-used =
    { $player-you ->
        [yes]
            Your { $chef } uses “{ $power }” on { $victim-you ->
                [yes] you
               *[no] { $victim }
            }.
       *[no]
            { $chef } ({ $player }) uses “{ $power }” on { $victim-you ->
                [yes] you
               *[no] { $victim }
            }.
    }
event-power-on-several =
    { $player-you ->
        [yes] Your { $chef } uses “{ $power }” on { $players }.
       *[no] { $chef } ({ $player }) uses “{ $power }” on { $players }.
    }
event-power-stroganov =
    { $player-you ->
        [yes] Your { $chef } uses “{ $power }” to take { $ingredient-def } from { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $chef } ({ $player }) uses “{ $power }” to take { $ingredient-def } from you.
               *[no] { $chef } ({ $player }) uses “{ $power }” to take { $ingredient-def } from { $victim }.
            }
    }
event-answered =
    { $player-you ->
        [yes] You answer { $victim } with “{ $card }”.
       *[no]
            { $victim-you ->
                [yes] { $player } answers you with “{ $card }”.
               *[no] { $player } answers { $victim } with “{ $card }”.
            }
    }
event-play-stopped =
    { $player-you ->
        [yes] “{ $source }” has no effect on you.
       *[no] “{ $source }” has no effect on { $player }.
    }
event-play-returned =
    { $player-you ->
        [yes] You send “{ $card }” back to { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } sends “{ $card }” back to you.
               *[no] { $player } sends “{ $card }” back to { $victim }.
            }
    }
event-play-failed = “{ $source }” comes to nothing.
event-power-spares = { $chef } spares { $players } today.
event-power-spares-nobody = { $chef } spares nobody today.
event-let-happen =
    { $player-you ->
        [yes] You have no answer.
       *[no] { $player } has no answer.
    }
event-food-fight-1 =
    Food is flying: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $i1 }).
event-food-fight-2 =
    Food is flying: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $i2 }).
event-food-fight-3 =
    Food is flying: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $i2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $i3 }).
event-food-fight-4 =
    Food is flying: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $i2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $i3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $i4 }).
event-food-fight-5 =
    Food is flying: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $i2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $i3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $i4 }), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ({ $i5 }).
event-say-cheese =
    Click! { $smiling-count ->
        [0] Nobody smiles
       *[other] Smiles: { $smiling }
    }. { $straight-count ->
        [0] Nobody keeps a straight face
       *[other] Straight faces: { $straight }
    }.
event-smiled =
    { $player-you ->
        [yes] You will smile.
       *[no] { $player } will smile.
    }
event-straight-face =
    { $player-you ->
        [yes] You will keep a straight face.
       *[no] { $player } will keep a straight face.
    }
event-food-thrown =
    { $player-you ->
        [yes] You will throw { $ingredient-def }.
       *[no] { $player } will throw { $ingredient-def }.
    }
event-money-gained =
    { $source }: { $player-you ->
        [yes] you gain ${ $money }
       *[no] { $player } gains ${ $money }
    }.
event-money-paid =
    { $source }: { $player-you ->
        [yes] you pay the bank ${ $money }
       *[no] { $player } pays the bank ${ $money }
    }.
event-money-given =
    { $source }: { $player-you ->
        [yes] you give { $victim } ${ $money }
       *[no]
            { $victim-you ->
                [yes] { $player } gives you ${ $money }
               *[no] { $player } gives { $victim } ${ $money }
            }
    }.
event-garbage-cooking =
    { $player-you ->
        [yes]
            After cooking, you take { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            }.
       *[no]
            After cooking, { $player } takes { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            }.
    }
event-garbage-taken =
    { $source }: { $player-you ->
        [yes]
            you take { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            }
       *[no]
            { $player } takes { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            }
    }.
event-garbage-given =
    { $source }: { $player-you ->
        [yes]
            you give { $victim } { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            }
       *[no]
            { $victim-you ->
                [yes]
                    { $player } gives you { $tokens ->
                        [one] { $tokens } garbage token
                       *[other] { $tokens } garbage tokens
                    }
               *[no]
                    { $player } gives { $victim } { $tokens ->
                        [one] { $tokens } garbage token
                       *[other] { $tokens } garbage tokens
                    }
            }
    }.
event-garbage-binned =
    { $source }: { $player-you ->
        [yes]
            you throw { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            } away
       *[no]
            { $player } throws { $tokens ->
                [one] { $tokens } garbage token
               *[other] { $tokens } garbage tokens
            } away
    }.
event-ingredient-taken =
    { $source }: { $player-you ->
        [yes] you take { $ingredient-def } from { $victim }
       *[no]
            { $victim-you ->
                [yes] { $player } takes { $ingredient-def } from you
               *[no] { $player } takes { $ingredient-def } from { $victim }
            }
    }.
event-ingredient-discarded =
    { $source }: { $player-you ->
        [yes] you discard { $ingredient-def }
       *[no] { $player } discards { $ingredient-def }
    }.
event-ingredient-found =
    { $source }: { $player-you ->
        [yes] you take { $ingredient-def }
       *[no] { $player } takes { $ingredient-def }
    }.
event-ingredients-drawn =
    { $source }: { $player-you ->
        [yes] you draw { $ingredients }
       *[no] { $player } draws { $ingredients }
    }.
event-card-drawn =
    { $source }: { $player-you ->
        [yes] you draw “{ $card }”
       *[no] { $player } draws “{ $card }”
    }.
event-card-drawn-hidden =
    { $source }: { $player-you ->
        [yes] you draw an action card
       *[no] { $player } draws an action card
    }.
event-recipes-swapped =
    { $player-you ->
        [yes] You swap “{ $recipe }” for “{ $other }” with { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } swaps “{ $recipe }” for your “{ $other }”.
               *[no] { $player } swaps “{ $recipe }” for “{ $other }” with { $victim }.
            }
    }
event-committed =
    { $player-you ->
        [yes] You put { $ingredient-def } beside “{ $recipe }”.
       *[no] { $player } puts { $ingredient-def } beside “{ $recipe }”.
    }
event-market-opened =
    The markets open!{ $wars-count ->
        [0] {""}
       *[other] {" "}Bidding war for: { $wars }.
    }{ $claims-count ->
        [0] {""}
       *[other] {" "}First claims on: { $claims }.
    }
event-market-closed = The markets close, and all chefs go home.
event-claim-ended =
    { $player-you ->
        [yes] You no longer have the first claim on slot { $slot } { $location-at }.
       *[no] { $player } no longer has the first claim on slot { $slot } { $location-at }.
    }
event-claim-to-buy =
    { $player-you ->
        [yes]
            You will buy the card under your chef{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
       *[no]
            { $player } will buy the card under their chef{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
    }
event-claim-to-release =
    { $player-you ->
        [yes]
            You will give up your first claim{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
       *[no]
            { $player } will give up their first claim{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
    }
event-claims-revealed = First claims: { $bought } used, { $released } given up.
event-contest-over = Anybody there may now buy { $ingredient-def } { $location-at }.
event-contest-claim =
    { $player-you ->
        [yes] You now have the first claim on { $ingredient-def } { $location-at }.
       *[no] { $player } now has the first claim on { $ingredient-def } { $location-at }.
    }
event-contest-war = { $players } now fight for { $ingredient-def } { $location-at }.
event-war-offered =
    { $player-you ->
        [yes]
            You offer ${ $money }{ $garbage ->
                [0] {""}
                [one] {" "}and { $garbage } garbage token
               *[other] {" "}and { $garbage } garbage tokens
            } for slot { $slot } { $location-at }.
       *[no]
            { $player } offers ${ $money }{ $garbage ->
                [0] {""}
                [one] {" "}and { $garbage } garbage token
               *[other] {" "}and { $garbage } garbage tokens
            } for slot { $slot } { $location-at }.
    }
event-offer-fell =
    { $player-you ->
        [yes] You now offer only ${ $money } for slot { $slot } { $location-at }.
       *[no] { $player } now offers only ${ $money } for slot { $slot } { $location-at }.
    }
event-left-war-dropped =
    { $player-you ->
        [yes] You drop out of the war for slot { $slot } { $location-at }.
       *[no] { $player } drops out of the war for slot { $slot } { $location-at }.
    }
event-left-war-poor =
    { $player-you ->
        [yes] You cannot afford slot { $slot } { $location-at }: you are out of the war.
       *[no] { $player } cannot afford slot { $slot } { $location-at }, and is out of the war.
    }
event-left-war-card =
    { $player-you ->
        [yes] The hammer falls: you are out of the war for slot { $slot } { $location-at }.
       *[no] The hammer falls: { $player } is out of the war for slot { $slot } { $location-at }.
    }
event-left-war-blocked =
    { $player-you ->
        [yes] You cannot reach the counter: you are out of the war for slot { $slot } { $location-at }.
       *[no] { $player } cannot reach the counter, and is out of the war for slot { $slot } { $location-at }.
    }
event-war-won =
    { $player-you ->
        [yes]
            You win the war and buy { $ingredient-def } { $location-at } for ${ $price }{ $garbage ->
                [0] {""}
                [one] {" "}and { $garbage } garbage token
               *[other] {" "}and { $garbage } garbage tokens
            }.
       *[no]
            { $player } wins the war and buys { $ingredient-def } { $location-at } for ${ $price }{ $garbage ->
                [0] {""}
                [one] {" "}and { $garbage } garbage token
               *[other] {" "}and { $garbage } garbage tokens
            }.
    }
event-war-closed = A tie: nobody may buy the card in slot { $slot } { $location-at } today.
event-war-free = Nobody is left in the war: anybody there may buy the card in slot { $slot } { $location-at }.
event-bid-nothing =
    { $player-you ->
        [yes]
            You bid nothing{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
       *[no]
            { $player } bids nothing{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
    }
event-bid-sealed =
    { $player-you ->
        [yes]
            You bid up to ${ $money }{ $garbage ->
                [0] {""}
                [one] {" "}and { $garbage } garbage token
               *[other] {" "}and { $garbage } garbage tokens
            }{ $hammer ->
                [0] {""}
               *[other] {", "}with “{ $card }”
            }{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
       *[no]
            { $player } bids up to ${ $money }{ $garbage ->
                [0] {""}
                [one] {" "}and { $garbage } garbage token
               *[other] {" "}and { $garbage } garbage tokens
            }{ $hammer ->
                [0] {""}
               *[other] {", "}with “{ $card }”
            }{ $second ->
                [0] {""}
               *[other] {" "}(second figure)
            }.
    }
event-bids-revealed-2 =
    Sealed bids for slot { $slot } { $location-at }: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $m1 ->
        [0] nothing
       *[other]
            ${ $m1 }{ $g1 ->
                [0] {""}
                [one] {" "}and { $g1 } garbage token
               *[other] {" "}and { $g1 } garbage tokens
            }
    }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $m2 ->
        [0] nothing
       *[other]
            ${ $m2 }{ $g2 ->
                [0] {""}
                [one] {" "}and { $g2 } garbage token
               *[other] {" "}and { $g2 } garbage tokens
            }
    }.
event-bids-revealed-3 =
    Sealed bids for slot { $slot } { $location-at }: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $m1 ->
        [0] nothing
       *[other]
            ${ $m1 }{ $g1 ->
                [0] {""}
                [one] {" "}and { $g1 } garbage token
               *[other] {" "}and { $g1 } garbage tokens
            }
    }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $m2 ->
        [0] nothing
       *[other]
            ${ $m2 }{ $g2 ->
                [0] {""}
                [one] {" "}and { $g2 } garbage token
               *[other] {" "}and { $g2 } garbage tokens
            }
    }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $m3 ->
        [0] nothing
       *[other]
            ${ $m3 }{ $g3 ->
                [0] {""}
                [one] {" "}and { $g3 } garbage token
               *[other] {" "}and { $g3 } garbage tokens
            }
    }.
event-bids-revealed-4 =
    Sealed bids for slot { $slot } { $location-at }: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $m1 ->
        [0] nothing
       *[other]
            ${ $m1 }{ $g1 ->
                [0] {""}
                [one] {" "}and { $g1 } garbage token
               *[other] {" "}and { $g1 } garbage tokens
            }
    }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $m2 ->
        [0] nothing
       *[other]
            ${ $m2 }{ $g2 ->
                [0] {""}
                [one] {" "}and { $g2 } garbage token
               *[other] {" "}and { $g2 } garbage tokens
            }
    }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $m3 ->
        [0] nothing
       *[other]
            ${ $m3 }{ $g3 ->
                [0] {""}
                [one] {" "}and { $g3 } garbage token
               *[other] {" "}and { $g3 } garbage tokens
            }
    }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $m4 ->
        [0] nothing
       *[other]
            ${ $m4 }{ $g4 ->
                [0] {""}
                [one] {" "}and { $g4 } garbage token
               *[other] {" "}and { $g4 } garbage tokens
            }
    }.
event-bids-revealed-5 =
    Sealed bids for slot { $slot } { $location-at }: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $m1 ->
        [0] nothing
       *[other]
            ${ $m1 }{ $g1 ->
                [0] {""}
                [one] {" "}and { $g1 } garbage token
               *[other] {" "}and { $g1 } garbage tokens
            }
    }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $m2 ->
        [0] nothing
       *[other]
            ${ $m2 }{ $g2 ->
                [0] {""}
                [one] {" "}and { $g2 } garbage token
               *[other] {" "}and { $g2 } garbage tokens
            }
    }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $m3 ->
        [0] nothing
       *[other]
            ${ $m3 }{ $g3 ->
                [0] {""}
                [one] {" "}and { $g3 } garbage token
               *[other] {" "}and { $g3 } garbage tokens
            }
    }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $m4 ->
        [0] nothing
       *[other]
            ${ $m4 }{ $g4 ->
                [0] {""}
                [one] {" "}and { $g4 } garbage token
               *[other] {" "}and { $g4 } garbage tokens
            }
    }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $m5 ->
        [0] nothing
       *[other]
            ${ $m5 }{ $g5 ->
                [0] {""}
                [one] {" "}and { $g5 } garbage token
               *[other] {" "}and { $g5 } garbage tokens
            }
    }.
event-bids-revealed-6 =
    Sealed bids for slot { $slot } { $location-at }: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $m1 ->
        [0] nothing
       *[other]
            ${ $m1 }{ $g1 ->
                [0] {""}
                [one] {" "}and { $g1 } garbage token
               *[other] {" "}and { $g1 } garbage tokens
            }
    }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $m2 ->
        [0] nothing
       *[other]
            ${ $m2 }{ $g2 ->
                [0] {""}
                [one] {" "}and { $g2 } garbage token
               *[other] {" "}and { $g2 } garbage tokens
            }
    }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $m3 ->
        [0] nothing
       *[other]
            ${ $m3 }{ $g3 ->
                [0] {""}
                [one] {" "}and { $g3 } garbage token
               *[other] {" "}and { $g3 } garbage tokens
            }
    }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $m4 ->
        [0] nothing
       *[other]
            ${ $m4 }{ $g4 ->
                [0] {""}
                [one] {" "}and { $g4 } garbage token
               *[other] {" "}and { $g4 } garbage tokens
            }
    }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $m5 ->
        [0] nothing
       *[other]
            ${ $m5 }{ $g5 ->
                [0] {""}
                [one] {" "}and { $g5 } garbage token
               *[other] {" "}and { $g5 } garbage tokens
            }
    }, { $p6-you ->
        [yes] you
       *[no] { $p6 }
    } { $m6 ->
        [0] nothing
       *[other]
            ${ $m6 }{ $g6 ->
                [0] {""}
                [one] {" "}and { $g6 } garbage token
               *[other] {" "}and { $g6 } garbage tokens
            }
    }.
event-requested =
    { $player-you ->
        [yes]
            You reach for { $spot ->
                [0] the shelf
               *[other] slot { $spot }
            } { $location-at }.
       *[no]
            { $player } reaches for { $spot ->
                [0] the shelf
               *[other] slot { $spot }
            } { $location-at }.
    }
event-requested-card =
    { $player-you ->
        [yes] You reach for an action card.
       *[no] { $player } reaches for an action card.
    }
event-beaten =
    { $player-you ->
        [yes]
            You come too late for { $spot ->
                [0] the shelf
               *[other] slot { $spot }
            } { $location-at }.
       *[no]
            { $player } comes too late for { $spot ->
                [0] the shelf
               *[other] slot { $spot }
            } { $location-at }.
    }
event-beaten-card =
    { $player-you ->
        [yes] You come too late for the action card.
       *[no] { $player } comes too late for the action card.
    }
event-counter-bought =
    { $player-you ->
        [yes]
            You buy { $ingredient-def } { $location-at }{ $price ->
                [0] {" "}in the same pair
               *[other] {" "}for ${ $price }
            }.
       *[no]
            { $player } buys { $ingredient-def } { $location-at }{ $price ->
                [0] {" "}in the same pair
               *[other] {" "}for ${ $price }
            }.
    }
event-shelf-bought =
    { $player-you ->
        [yes]
            You buy a card from the shelf { $location-at }{ $price ->
                [0] {" "}in the same pair
               *[other] {" "}for ${ $price }
            }: { $ingredient }.
       *[no]
            { $player } buys a card from the shelf { $location-at }{ $price ->
                [0] {" "}in the same pair
               *[other] {" "}for ${ $price }
            }: { $ingredient }.
    }
event-upgrade-bought =
    { $player-you ->
        [yes] You buy { $upgrade-indef } for ${ $price }.
       *[no] { $player } buys { $upgrade-indef } for ${ $price }.
    }
event-upgrade-given =
    { $player-you ->
        [yes] You give { $victim } { $upgrade-indef } (${ $price }).
       *[no]
            { $victim-you ->
                [yes] { $player } gives you { $upgrade-indef } (${ $price }).
               *[no] { $player } gives { $victim } { $upgrade-indef } (${ $price }).
            }
    }
event-action-card-bought =
    { $player-you ->
        [yes] You buy an action card for ${ $price }: “{ $card }”.
       *[no] { $player } buys an action card for ${ $price }: “{ $card }”.
    }
event-action-card-bought-hidden =
    { $player-you ->
        [yes] You buy an action card for ${ $price }.
       *[no] { $player } buys an action card for ${ $price }.
    }
event-chocolate-sold =
    { $player-you ->
        [yes]
            You sell { $cards ->
                [one] { $cards } Chocolate
               *[other] { $cards } Chocolates
            } for ${ $money }.
       *[no]
            { $player } sells { $cards ->
                [one] { $cards } Chocolate
               *[other] { $cards } Chocolates
            } for ${ $money }.
    }
event-turn-passed =
    { $player-you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
event-done =
    { $player-you ->
        [yes] You are done.
       *[no] { $player } is done.
    }
event-not-done =
    { $player-you ->
        [yes] You are not done after all.
       *[no] { $player } is not done after all.
    }
event-offer-made =
    Offer { $offer }: { $player-you ->
        [yes] you offer { $victim } { goods-given } for { goods-wanted }.
       *[no]
            { $victim-you ->
                [yes] { $player } offers you { goods-given } for { goods-wanted }.
               *[no] { $player } offers { $victim } { goods-given } for { goods-wanted }.
            }
    }
event-counter-offered =
    Counter-offer { $offer }: { $player-you ->
        [yes] you offer { $victim } { goods-given } for { goods-wanted }.
       *[no]
            { $victim-you ->
                [yes] { $player } offers you { goods-given } for { goods-wanted }.
               *[no] { $player } offers { $victim } { goods-given } for { goods-wanted }.
            }
    }
event-offer-closed-declined =
    { $player-you ->
        [yes] { $victim } declines your offer { $offer }.
       *[no]
            { $victim-you ->
                [yes] You decline offer { $offer }.
               *[no] { $victim } declines offer { $offer }.
            }
    }
event-offer-closed-withdrawn =
    { $player-you ->
        [yes] You withdraw offer { $offer }.
       *[no] { $player } withdraws offer { $offer }.
    }
event-offer-closed-expired = Offer { $offer } has lapsed.
event-offer-closed-failed = Offer { $offer } falls through.
event-traded =
    Deal! { $player-you ->
        [yes] You give { $victim } { goods-given } for { goods-wanted }.
       *[no]
            { $victim-you ->
                [yes] { $player } gives you { goods-given } for { goods-wanted }.
               *[no] { $player } gives { $victim } { goods-given } for { goods-wanted }.
            }
    }
event-cooking-declared-0 =
    { $player-you ->
        [yes] You will cook nothing.
       *[no] { $player } will cook nothing.
    }
event-cooking-declared-1 =
    { $player-you ->
        [yes]
            You will cook “{ $d1 }” ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            }.
       *[no]
            { $player } will cook “{ $d1 }” ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            }.
    }
event-cooking-declared-2 =
    { $player-you ->
        [yes]
            You will cook “{ $d1 }” ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            } and “{ $d2 }” ({ $i2 }){ $k2 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            }.
       *[no]
            { $player } will cook “{ $d1 }” ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            } and “{ $d2 }” ({ $i2 }){ $k2 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            }.
    }
event-cooking-revealed-2 =
    To the stoves: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] nothing
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] nothing
       *[other] { $r2 }
    }).
event-cooking-revealed-3 =
    To the stoves: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] nothing
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] nothing
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] nothing
       *[other] { $r3 }
    }).
event-cooking-revealed-4 =
    To the stoves: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] nothing
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] nothing
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] nothing
       *[other] { $r3 }
    }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $r4-count ->
        [0] nothing
       *[other] { $r4 }
    }).
event-cooking-revealed-5 =
    To the stoves: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] nothing
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] nothing
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] nothing
       *[other] { $r3 }
    }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $r4-count ->
        [0] nothing
       *[other] { $r4 }
    }), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ({ $r5-count ->
        [0] nothing
       *[other] { $r5 }
    }).
event-cooking-revealed-6 =
    To the stoves: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] nothing
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] nothing
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] nothing
       *[other] { $r3 }
    }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } ({ $r4-count ->
        [0] nothing
       *[other] { $r4 }
    }), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } ({ $r5-count ->
        [0] nothing
       *[other] { $r5 }
    }), { $p6-you ->
        [yes] you
       *[no] { $p6 }
    } ({ $r6-count ->
        [0] nothing
       *[other] { $r6 }
    }).
event-nobody-cooks = Nobody cooks today.
event-cooking-left =
    { $player-you ->
        [yes] You leave it, and cook nothing today.
       *[no] { $player } leaves it, and cooks nothing today.
    }
event-cooked =
    { $player-you ->
        [yes]
            You cook “{ $d1 }” ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            }
       *[no]
            { $player } cooks “{ $d1 }” ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}with a critic at the door
            }
    }: { $points ->
        [one] { $points } popularity point
       *[other] { $points } popularity points
    } (value { $recipes }{ $cuisine ->
        [0] {""}
       *[other] {", "}cuisine +{ $cuisine }
    }{ $extras ->
        [0] {""}
       *[other] {", "}extra +{ $extras }
    }{ $levels ->
        [0] {""}
       *[other] {", "}level bonus +{ $levels }
    }{ $critic ->
        [0] {""}
       *[other] {", "}critic +{ $critic }
    }{ $garbage ->
        [0] {""}
       *[other] {", "}garbage −{ $garbage }
    }).
event-level-reached =
    { $player-you ->
        [yes] Your restaurant is now “{ $level }”! { $bonus }: { $effect }
       *[no] { $player } reaches “{ $level }” ({ $bonus }).
    }
event-popularity-gained =
    { $source }: { $player-you ->
        [yes]
            you gain { $points ->
                [one] { $points } popularity point
               *[other] { $points } popularity points
            }
       *[no]
            { $player } gains { $points ->
                [one] { $points } popularity point
               *[other] { $points } popularity points
            }
    }.
event-recipes-shown =
    { $player-you ->
        [yes] You draw { $recipes }, and keep one of them.
       *[no] { $player } draws { $recipes }, and keeps one of them.
    }
event-recipe-drawn =
    { $player-you ->
        [yes] Your new recipe is “{ $recipe }”.
       *[no] { $player } has a new recipe: “{ $recipe }”.
    }
event-action-deck-rebuilt = The used action cards are shuffled and form a new deck.
event-recipe-deck-rebuilt = The finished { $kind } recipes are shuffled into their deck.
event-shelf-rebuilt = The discard pile { $location-at } is shuffled and becomes the shelf.
event-bonus-taken =
    { $player-you ->
        [yes] You use “{ $bonus }”.
       *[no] { $player } uses “{ $bonus }”.
    }
event-bonus-declined =
    { $player-you ->
        [yes] You do without “{ $bonus }”.
       *[no] { $player } does without “{ $bonus }”.
    }
event-upgrade-gained =
    { $source }: { $player-you ->
        [yes] you take { $upgrade-indef }
       *[no] { $player } takes { $upgrade-indef }
    }.
event-market-refilled = { $location }, on the counter: { $ingredients }.
event-market-refilled-expired = { $location }, out of date: { $ingredient }; on the counter: { $ingredients }.
event-market-empty = { $location }: the counter is empty.
event-voted =
    { $player-you ->
        [yes] You vote for { $victim }.
       *[no] { $player } votes for { $victim }.
    }
event-abstained =
    { $player-you ->
        [yes] You abstain.
       *[no] { $player } abstains.
    }
event-votes-revealed =
    { $cast ->
        [one] { $cast } vote was cast
       *[other] { $cast } votes were cast
    }: { $players-count ->
        [one] { $players } is elected
       *[other] without a majority, { $players } share the victory
    }.
event-game-ended-2 =
    The last day is over. Popularity: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }. The Wiener: { $players }!
event-game-ended-3 =
    The last day is over. Popularity: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $s3 }. The Wiener: { $players }!
event-game-ended-4 =
    The last day is over. Popularity: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $s4 }. The Wiener: { $players }!
event-game-ended-5 =
    The last day is over. Popularity: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $s4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $s5 }. The Wiener: { $players }!
event-game-ended-6 =
    The last day is over. Popularity: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $s4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $s5 }, { $p6-you ->
        [yes] you
       *[no] { $p6 }
    } { $s6 }. The Wiener: { $players }!

## What the rules refuse

not-your-turn = It is not up to you: we are waiting for { $players }.
nothing-to-reconsider = You have nothing to take back.
take-back-first = You have decided already: change your mind first.
keep-from-dealt = Keep as many of your own cards as you are asked to.
draft-from-pool = Choose one of the chefs that are still laid out.
set-the-wheel = It is time to set your wheel: choose where to go.
unlock-to-play = Your wheel is locked: change your mind first, then play your card.
unlock-to-change = Your wheel is locked: change your mind first.
no-npc-on-island = Your NPC cannot go to The Island: choose a market.
two-figures-one-location = Your two chefs cannot go to the same location: choose another one.
wheel-with-spot = Choose a spot together with the market: a filled slot or the shelf.
wheel-without-spot = Choose only the location: the spot comes once the wheels are revealed.
active-of-squad = Name one of the chefs of your own Kitchen Squad.
choose-a-filled-spot = Choose a slot that has a card, or a shelf that is not empty.
card-or-pass = Play an action card, or pass.
power-or-pass = Use the power of this chef, or pass.
relocation-is-fixed = Your chef has no choice of location: choose a spot there.
go-elsewhere = Your chef must leave: choose another location.
angus-waits-there = Angus Khan would send your chef away from there again: choose another location.
own-figure-there = Your other chef is there: choose another location.
relocate-with-spot = Your chef has to go somewhere: choose a location, and a spot if it is a market.
no-such-card = There is no such action card.
card-not-in-hand = You do not have this card in your hand.
one-card-a-day = You have used your action card of the day: wait until tomorrow.
card-used-today = You have used your action card of the day, so this one has to wait until tomorrow.
card-not-now = This card cannot be played at this moment: its text says when it can.
card-without-such-target = This card cannot be played like this: choose a target that it allows.
a-play-is-open = A card or power is being resolved: answer it, or let it happen.
no-answer-card = Only Clam-Voyance and Return to Sender are answers. You may also let it happen.
not-yours-to-answer = This card does not answer what is being played: let it happen.
choose-for-returned-card = The card works against whoever played it: choose one of its uses against them.
choose-a-reaction = Choose one of the reactions that you can afford.
not-your-power = None of your chefs has this power today.
power-used-today = This power has been used today: wait until tomorrow.
not-twice-in-a-row = Not the same chef two days in a row: choose another one.
mortimer-needs-garbage-and-rival = Mortimer gives one of your garbage tokens to another player.
kim-forces-a-rival-chef = Kim Chi can only summon a chef of another player, and no NPC.
already-there = This chef is where Kim Chi is already: choose another one.
kim-pays-money-or-ingredient = Kim Chi pays $100, or discards an ingredient that you have.
angus-bans-at-his-market = Angus Khan can only send away a chef of another player who is at his own market.
fuego-taxes-at-his-market = Señor Fuego can only collect from players who have a chef at his own market.
no-mystery-for-stroganov = General Stroganov takes nothing from the Mystery Mart: choose another ingredient.
only-from-a-pantry = General Stroganov takes an ingredient from the pantry of another player, none that lies beside a recipe.
no-such-figure = There is no such chef at this table.
not-your-permanent-power = Only Antoine and Lovehandles can spare somebody, and only if they are your own chefs; an NPC spares nobody.
exempt-other-seats = Name the players to spare once each, and not yourself.
power-not-against-you = This power does not work against you: keep your card.
already-so = You have said so already.
you-are-done = You have said that you are done: take that back first.
request-waits = Your last request is still being judged: wait a moment.
buy-or-barter = The markets are open: buy, bid, trade or play a card.
no-claim = You have no first claim to give up.
decide-your-claim = Decide about a first claim of yours: buy it if you can pay for it, or give it up.
not-in-this-step = This is not possible in this step: do what you are asked, or pass.
not-shopping-now = The shopping turns have not begun, or are over.
not-your-shopping-turn = It is not the turn of this chef to buy: wait for it.
not-your-window = You may play cards when the markets open and close, and on your own shopping turns.
not-your-barter-turn = It is not your turn to make an offer.
answer-the-offer = Answer the offer that has been made: accept it, decline it or make a counter-offer.
not-your-figure = This chef is not yours.
war-first = This chef is in a bidding war, and buys nothing else before it is over.
not-enough-money = You need ${ $price } for this.
not-enough-money-free = This costs too much: you have ${ $money } to spend.
island-has-no-counter = The Island has no counter: buy upgrades or action cards there.
slot-is-empty = There is no card in this slot: choose another one.
card-closed-today = Nobody may buy this card today: its war ended in a tie.
counters-blocked = Lovehandles McFatterson blocks the counter: buy from the shelf.
card-in-war = There is a bidding war for this card: choose another one.
card-claimed = Somebody has the first claim on this card: choose another one, or wait.
no-such-market = There is no such market.
shelf-is-empty = This shelf is sold out until the markets are refilled.
only-where-you-are = Your chef can only buy where they are.
gohan-not-mystery = Gohan Sushido cannot buy from afar at the Mystery Mart: choose another market.
market-occupied = Gohan Sushido can only buy from afar where no chef is: choose another market.
pair-at-chop-shop-once = Phyllis Grubman buys her pair at the Chop Shop, once a day.
pair-of-two = A pair is two different cards: choose another slot, or the shelf.
no-action-cards-left = There are no action cards left to buy.
only-on-the-island = This is possible at The Island only.
no-such-upgrade = There is no such upgrade to buy.
one-upgrade-of-a-kind = That restaurant has this upgrade already: one of each kind is enough.
so-much-garbage =
    You have { $garbage ->
        [one] { $garbage } garbage token
       *[other] { $garbage } garbage tokens
    }; throwing one away costs ${ $price }.
so-much-chocolate = Sell at least one Chocolate, and no more than you have.
not-in-war = This chef is in no bidding war of yours.
out-of-this-war = This chef is out of the war for good.
offer-in-hundreds = Bid a multiple of $100.
offer-below-minimum = Your lowest bid is ${ $least }.
offer-only-rises = Your offer stands at ${ $offer }, and can only rise.
offer-must-rise = Offer more than you do already.
offer-above-money = You can offer ${ $most } at most.
garbage-locked = Garbage only counts once all who are left have equally much money and have offered all of it.
garbage-must-rise = Offer more garbage than { $highest }, and { $most } at most.
highest-bidder-stays = Your bid is the highest: you cannot drop out.
bid-sealed-already = Your bid is sealed: change your mind first.
bid-below-minimum = Bid at least ${ $least }, or 0 to drop out.
bid-above-money = You can bid ${ $most } at most.
bid-garbage-range = Name a number of garbage tokens from 0 to { $most }.
bid-without-card = You do not have “Going, Going, Mine!” in your hand: bid without it.
card-needs-bid = “Going, Going, Mine!” needs a bid above $0.
card-in-other-bid = The card goes with the bid of your other chef already.
trade-money-in-hundreds = Trade multiples of $100.
trade-negative-number = Nobody can trade less than nothing.
favour-too-long = Say your favour in { $most } characters or fewer.
favour-not-printable = Write your favour in plain letters, on one line.
not-tradable = This cannot be traded: { $thing }.
trade-cooked-recipe = “{ $recipe }” has been cooked and cannot be traded any more.
trade-not-covered =
    { $player-you ->
        [yes] You do not have what you promise: { $thing }.
       *[no] { $player } does not have this: { $thing }.
    }
trade-only-basic =
    { $player-you ->
        [yes] You still have two Basic recipes: swap Basic recipes only, one for one.
       *[no] { $player } still has two Basic recipes: swap Basic recipes only, one for one.
    }
trade-recipe-types = Swap a Basic recipe for a Basic one, and a Gourmet one for a Gourmet one.
trade-second-upgrade =
    { $player-you ->
        [yes] You would then have two of these: { $upgrade }.
       *[no] { $player } would then have two of these: { $upgrade }.
    }
trade-war-money =
    { $player-you ->
        [yes] ${ $money } of your money stand in your bids: keep them.
       *[no] ${ $money } of the money of { $player } stand in a bid.
    }
trade-of-nothing = Offer something, or ask for something.
trade-asks-by-name = Ask for a number of action cards, not for their names.
trade-gives-unnamed = Name the action cards that you give.
trade-too-many-offers = You have { $most } offers on the table: withdraw one first.
trade-with-oneself = Trade with somebody else.
trade-no-such-player = There is no such player at this table.
counter-to-the-maker = Make your counter-offer to { $player }, whose offer it was.
counter-only-once = A counter-offer can only be accepted or declined.
trade-clock-paused = The clock is stopped: no trade before the card or power is resolved.
trade-name-cards =
    Name { $number ->
        [one] { $number } action card
       *[other] { $number } action cards
    } of your hand to give.
offer-of-somebody-else = Only whoever made an offer can withdraw it.
offer-is-gone = This offer is no longer on the table.
offer-to-somebody-else = This offer was made to somebody else.
not-while-resolving = Wait until the card or power is resolved.
both-recipes-must-need-it = You can only move an ingredient that fits an empty place of this recipe, or lies beside your other one.
orders-only-relaxed = Standing orders are for relaxed play.
orders-unknown-answer = A standing order does not know this answer: choose one of those offered.
orders-bad-list = A shopping list has { $most } lines at most, and names things that exist.
orders-unknown-location = One of the locations in your wishes does not exist.
nothing-to-cook = You cannot cook anything today: wait for the others.
declare-cooking-first = Say what you cook today, or that you cook nothing.
recipe-not-yours = This recipe does not lie in front of you.
recipe-drawn-today = This recipe was drawn today: cook it from tomorrow on.
power-is-cut = Your power is cut today: cook a Basic recipe, or nothing.
one-recipe-a-day = Without a Double Stove, one recipe a day is enough.
two-recipes-a-day = Two recipes a day are enough.
one-recipe-of-each-type = On a Double Stove, cook one Basic and one Gourmet recipe.
place-not-filled = Fill every place that the recipe requires.
nothing-else-added = Nothing else can be added to this recipe.
no-such-ingredient = There is no such ingredient.
one-way-for-a-place = One card fills a place; two only if Gardena replaces a meat.
only-gardena-takes-two = Without the power of Gardena Eden today, one card fills a place.
two-only-for-meat = Two vegetables replace a meat, and nothing else.
two-identical-vegetables = Gardena needs two identical Vegetable Land ingredients.
ways-are-not-chained = Tofu is no meat for the powers of chefs: it replaces a meat itself.
tofu-only-for-meat = Tofu only replaces a meat.
does-not-fit = This does not fit here: { $ingredient }.
only-biff-takes-meat = Without the power of Biff Brobeque today, no meat takes the place of a vegetable.
only-phyllis-swaps-meat = Without the power of Phyllis Grubman today, no meat takes the place of another.
card-not-yours = You do not have enough of this: { $ingredient }.
card-used-twice = You do not have enough of this for both recipes: { $ingredient }.
goo-is-no-extra = Alien Goo replaces what is required, but is never added.
no-wine-to-add = You have no Wine left to add.
no-sauce-to-add = You have no Secret Sauce left to add.
no-critic-in-hand = You do not have “Critic at the Door” in your hand.
critic-for-one-recipe = The critic tastes one recipe only.
another-cook-first = Another cook comes first: wait for them.
cook-on-or-leave = Say whether you cook on in spite of your garbage.
attack-or-pass = Name a player who has to discard a meat, or pass.
no-meat-to-discard = This player has no such meat: name another one, or pass.
victim-gives-up-meat = Gardena's victim has to discard a meat first.
meat-not-eligible = Discard a meat that lies beside a recipe that you do not cook today.
step-not-open = This is done already: choose something else.
finish-cooking-first = Finish your cooking first.
no-bonus-waiting = No bonus is waiting for you.
no-such-bonus-choice = The bonus does not offer this: choose something else, or do without it.
keep-a-recipe-first = Keep one of the recipes drawn first.
recipe-not-drawn = This recipe was not drawn: keep one of those shown.
tied-do-not-vote = Those who are tied do not vote.
vote-for-the-tied = Vote for one of those who are tied.
vote-or-abstain = Vote, or abstain.

## The end

ended-goal = Somebody has reached 20 popularity points: “The Wiener!”
ended-days = The last day is over, and nobody has reached 20 popularity points.
tie-break-gourmet = Equal popularity: more Gourmet recipes were cooked.
tie-break-money = Equal popularity and Gourmet recipes: more money decides.
tie-break-vote = Equal in everything: the others have voted.
tie-break-shared = Equal in everything: the victory is shared.
tie-break-below = Further down, equal popularity: more Gourmet recipes give the better place, then more money.
score-recipes = Recipes
score-cuisine = Own cuisine
score-extras = Secret Sauce and Wine
score-levels = Level bonuses
score-critic = Critic
score-garbage = Garbage
score-feast = Dragon Feast
count-score-recipes =
    { $count ->
        [one] { $count } recipe
       *[other] { $count } recipes
    }

## The drawing

title-setup = Before the first day
title-day = Day { $day }
title-over = Day { $day }: the game is over
title-priority = priority: { $order }
title-shelf = shelf { $cards }
title-closed = (not today)
title-action-deck = action cards { $cards }
title-chef =
    { $figure } { $chef-short }{ $npc ->
        [0] {""}
       *[other] {", "}NPC
    }{ $spot ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $spot })
    }
title-chef-name = { $chef-short }
column-restaurant = Restaurant
column-popularity = points
column-level = level
column-money = money
column-income = income
column-garbage = garbage
column-cards = cards
title-pantry = pantry:
title-fresh = (from tomorrow on)
title-complete = (complete)
title-missing = (lacks { $ingredients })
title-known-cards = hand: { $cards }
title-card-used = card played
title-fake-sale = pays double
title-happy-hour = pays less
title-power-cut = no Gourmet today
title-hand = Your hand
title-dealt = Your cards
title-wheels = Your wheels
title-wheel =
    { $figure } → { $location }{ $spot ->
        [-1] {""}
        [0] {" "}(shelf)
       *[other] {" "}(slot { $spot })
    }
title-declared = You cook
title-prices = Prices for { $chef-short }
title-action-card = action card { $price }
title-pool = Chefs to pick from
title-drawn = Drawn
title-play = “{ $source }”, played by { $player } against { $players }, is being resolved.
title-claim = First claim on { $ingredient-def } { $location-at }: { $player }
title-war = War for { $ingredient-def } { $location-at }
title-bidder-out = { $player } out
title-bidder-offers =
    { $player } ${ $money }{ $garbage ->
        [0] {""}
        [one] {" "}and { $garbage } garbage token
       *[other] {" "}and { $garbage } garbage tokens
    }
title-bidder-sealed = { $player } has bid
title-bidder-from = { $player } from ${ $money }
title-turns = Shopping now
title-offer = Offer { $offer }, { $player } to { $victim }
title-exchange = { $given } for { $wanted }
print-chef = { $chef }, { $nickname } · { $power } · { $effect }
print-restaurant = { $restaurant }, { $cuisine } cuisine
print-bonus = Level { $level }, { $bonus } · { $effect }
print-recipe =
    { $recipe } · { $kind }, { $cuisine } · value { $value }, { $garbage ->
        [one] { $garbage } garbage token
       *[other] { $garbage } garbage tokens
    } · { $ingredients } · { $flavour }
print-cooked =
    { $name } · { $dishes ->
        [one] { $dishes } recipe cooked
       *[other] { $dishes } recipes cooked
    }, { $gourmets } Gourmet
print-card = { $card } · { $effect } { $flavour }
print-upgrade = { $upgrade } ({ $price }, { $left } left)
print-ingredient = { $ingredient } · { $effect }
print-decks = Decks · Basic recipes { $basic }, Gourmet recipes { $gourmet }, action cards { $action }
print-action-pile = Action cards used · { $cards }
print-pile = Discard pile, { $location } ·
print-chefs-out = Chefs out of the game · { $chefs }
print-orders = Your standing orders: { $orders }
print-wanted-card = To buy: action cards ({ $most } at most)
print-wanted-upgrade = To buy: { $upgrade-indef }
print-wanted-ingredient = To buy: { $ingredient-indef } { $location-at } ({ $most } at most)
print-wanted-shelf =
    To buy: from the shelf { $location-at } ({ $most } at most{ $until-count ->
        [0] {""}
       *[other] {", "}until { $until }
    })
print-relocation = If your chef is sent away: { $places }
