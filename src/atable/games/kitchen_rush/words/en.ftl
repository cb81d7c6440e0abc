# Kitchen Rush and Piece of Cake, in English.

## Orders: those of the base game, then the desserts

order-tomato_soup = Grandma's Tomato Soup
order-garden_salad = Garden Salad
order-cheese_toast = Cheese on Toast
order-bruschetta = Bruschetta
order-spaghetti_pomodoro = Spaghetti Pomodoro
order-mac_and_cheese = Mac & Cheese
order-minute_steak = Minute Steak
order-grown_up_nuggets = Nuggets for Grown-ups
order-posh_hot_dog = Posh Hot Dog
order-crudites = Crudités and Dip
order-lasagne_quattro_formaggi = Lasagne Quattro Formaggi
order-caesar_salad = Caesar Salad
order-greek_salad = Greek Salad
order-house_burger = House Burger
order-club_sandwich = Club Sandwich
order-warm_goat_cheese = Warm Goat's Cheese Salad
order-carbonara = Carbonara
order-bolognese = Bolognese
order-stuffed_peppers = Stuffed Peppers
order-onion_soup = Onion Soup au Gratin
order-pasta_salad = Picnic Pasta Salad
order-veggie_wrap = Veggie Wrap
order-ratatouille = Ratatouille
order-gnocchi_sorrentina = Gnocchi alla Sorrentina
order-meatballs = Meatballs in Sauce
order-pizza_margherita = Pizza Margherita
order-pork_chop = Pork Chop and Greens
order-potato_gratin = Potato Gratin
order-minestrone = Minestrone
order-steak_frites = Steak-Frites
order-spicy_grilled_chicken = Spicy Grilled Chicken
order-falafel_salad = Spicy Red Lentil Falafel Salad
order-pizza_mexicana = Pizza Mexicana
order-duck_rolls = Aromatic Duck Rolls
order-curry_noodles = Curry Noodles
order-arrabbiata = Penne all'Arrabbiata
order-chili_con_everything = Chili con Everything
order-moussaka = Moussaka
order-cordon_bleu = Cordon Bleu
order-mustard_rabbit = Rabbit in Mustard
order-house_paella = House Paella
order-alpine_fondue = Alpine Fondue
order-volcano_calzone = Volcano Calzone
order-beef_stew = Sunday Beef Stew
order-business_lunch = Business Lunch
order-two_romantics = Spaghetti for Two Romantics
order-grandparents_table = The Grandparents' Table
order-first_date = A Nervous First Date
order-lamb_tagine = Moroccan Lamb Tagine
order-ribeye_hollandaise = Ribeye Steak with Basil Hollandaise
order-truffle_cannelloni = Truffle Cannelloni
order-royal_couscous = Royal Couscous
order-mayors_table = The Mayor's Table
order-film_star = Film Star (on a Diet)
order-after_the_opera = After the Opera
order-football_captain = The Football Captain
order-the_in_laws = The In-laws
order-two_influencers = Two Influencers
order-old_baroness = The Old Baroness
order-secret_critic = The Secret Critic
order-apple_tart = Apple Tart
order-pain_perdu = French Toast
order-cherry_clafoutis = Cherry Clafoutis
order-lace_crepes = Lace Crêpes
order-fruit_salad = Fruit Salad
order-molten_chocolate = Molten Chocolate Cake
order-baked_apple = Baked Apple
order-rhubarb_crumble = Rhubarb Crumble
order-cheese_and_figs = Cheese and Figs
order-brussels_waffle = Brussels Waffle
order-brioche_pudding = Brioche Pudding
order-tiramisu = Tiramisù
order-creme_brulee = Crème Brûlée
order-panna_cotta = Panna Cotta
order-chocolate_mousse = Chocolate Mousse
order-cheesecake = Cheesecake
order-strawberry_charlotte = Strawberry Charlotte
order-tipsy_trifle = Tipsy Trifle
order-rice_pudding = Grandma's Rice Pudding
order-lemon_meringue = Lemon Meringue Pie
order-opera_cake = Opéra Cake
order-fruit_terrine = Fruit Terrine
order-banana_split = Banana Split
order-peach_melba = Peach Melba
order-profiteroles = Profiteroles
order-baked_alaska = Baked Alaska
order-pear_belle_helene = Pear Belle Hélène
order-vacherin = Vacherin
order-brownie_sundae = Brownie Sundae
order-exotic_volcano = Exotic Volcano

## Ice Order tiles

ice-ice_01 = Plain Vanilla
ice-ice_02 = Dark Secret
ice-ice_03 = Pink Kiss
ice-ice_04 = Lemon Slap
ice-ice_05 = Black and White
ice-ice_06 = Strawberry Cloud
ice-ice_07 = After Eight O'Clock
ice-ice_08 = Sunny Side
ice-ice_09 = Garden Party
ice-ice_10 = Double Choc
ice-ice_11 = Citrus Mint
ice-ice_12 = Banana Berry
ice-ice_13 = Neapolitan
ice-ice_14 = Traffic Light
ice-ice_15 = Pistachio Palace
ice-ice_16 = Tutti Frutti
ice-ice_17 = Mocha Mountain
ice-ice_18 = Grandpa's Choice
ice-ice_19 = Rainbow Cup
ice-ice_20 = The Tower of Regret

## Objectives

objective-opening_week = Opening Week
objective-good_address = A Good Address
objective-first_star = The First Star
objective-talk_of_the_world = Talk of the World
objective-grill_house = The Grill House
objective-green_table = The Green Table
objective-little_trattoria = The Little Trattoria
objective-tip_jar = The Tip Jar
objective-dream_kitchen = Dream Kitchen
objective-spice_route = The Spice Route
objective-slow_food = Slow Food
objective-banquet_hall = Banquet Hall
objective-red_carpet = Red Carpet
objective-spotless = Spotless

## Conditions of the special Objectives; the number depends on the number of players

condition-two_meat = At least { $count } served Orders with a dish that carries 2 meat or more.
condition-no_meat = At least { $count } served Orders without any meat.
condition-pasta = At least { $count } served Orders that contain pasta.
condition-served_early = At least { $count } Orders served early.
condition-special_spice = At least { $count } served Orders that contain a special spice.
condition-vip =
    { $count ->
        [one] At least { $count } served VIP Order.
       *[other] At least { $count } served VIP Orders.
    }
condition-cooked_3 =
    { $count ->
        [one] At least { $count } served dish with cooking time 3.
       *[other] At least { $count } served dishes with cooking time 3.
    }
condition-big_plates = At least { $count } served dishes on plates III or IV.
condition-upgrades = At least { $count } Upgrades bought.
condition-ruined =
    { $count ->
        [one] At most { $count } ruined dish, melted plate or melted Cup, at all checks together.
       *[other] At most { $count } ruined dishes, melted plates and melted Cups, at all checks together.
    }

## Events, and what they do

event-card-blown_fuse = Blown Fuse
    .text = Put a Malfunction tile on 1 usable Stove space of your choice.
event-card-gas_trouble = Gas Trouble
    .text = Put Malfunction tiles on 2 usable Stove spaces of your choice, but leave at least 1 usable Stove space; if need be, place fewer.
event-card-blocked_drain = Blocked Drain
    .text = Put a Malfunction tile on 1 usable Sink space of your choice.
event-card-jammed_door = Jammed Door
    .text = Choose storeroom A or B: put Malfunction tiles on all its usable spaces.
event-card-collapsed_shelf = Collapsed Spice Shelf
    .text = Put a Malfunction tile on 1 usable Spices space of your choice.
event-card-wage_claim = Wage Claim
    .text = This round, the wage is 4 coins instead of 3.
event-card-helper_in_bed = Helper in Bed
    .text = This round, Helpers cannot be placed; as they are not used, they cost nothing.
event-card-heatwave = Heatwave
    .text = This round, the hourglasses of the players and the Helpers run for 35 seconds (handmade ones 5 seconds longer).
event-card-wobbly_tray = Wobbly Tray
    .text = This round, an hourglass placed on a Waiter space runs 15 seconds longer.
event-card-supplier_shortage = Supplier Shortage
    .text = This round, buying ingredients brings 3 tokens instead of 5.
event-card-price_hike = Price Hike
    .text = This round, a Market action costs 2 coins instead of 1.
event-card-mouse_in_the_larder = Mouse in the Larder
    .text = Remove 1 token of every kind present from the active storeroom with the most tokens (in a tie, A before B before C).
event-card-sad_carrots = Sad Carrots
    .text = Remove 3 vegetables from the active storerooms, each time from the one with the most vegetables (in a tie, A before B before C).
event-card-dubious_meat = Dubious Meat
    .text = Remove 3 meat from the active storerooms, each time from the one with the most meat (in a tie, A before B before C).
event-card-spilled_bag = Spilled Bag
    .text = 2 small cubes, drawn at random, go from the bag to the general supply.
event-card-market_holiday = Market Holiday
    .text = During the first 2 minutes of this round, no hourglass can be placed on a Market space.
event-card-stubborn_guests = Stubborn Guests
    .text = This round, the Host cannot Suggest.
event-card-sour_review = Sour Review
    .text = Lose 1 prestige.
event-card-blogger_in_the_room = Blogger in the Room
    .text = This round, each unserved Order costs 2 prestige instead of 1.
event-card-stingy_evening = Stingy Evening
    .text = This round, there are no tips.
event-card-coach_party = Coach Party
    .text = Reveal up to 2 Orders. At this round's Maintenance, every Order on the board counts as waiting.
event-card-crash = Crash!
    .text = The 2 largest clean plates in the Cupboard (no Cups) go dirty to the Sink.
event-card-tax_audit = Tax Audit
    .text = Pay 2 coins, or all you have if it is less.
event-card-brown_out = Brown-out
    .text = This round, the Action phase is 30 seconds shorter.

## Prestige bonuses, and what they do

bonus-rave_review = Rave Review
    .text = Gain 5 coins.
bonus-generous_guests = Generous Guests
    .text = From now on, a tip is 2 coins instead of 1.
bonus-suppliers_friend = The Supplier's Friend
    .text = From now on, the first Market purchase of each round is free.
bonus-apprentice_contract = Apprentice Contract
    .text = From now on, the wage of each Helper is 1 coin, whatever that of the others.
bonus-herb_garden = Herb Garden
    .text = From now on, in each Preparation, 1 white, 1 black and 1 green cube go from the general supply, as far as it holds them, into the bag.
bonus-morning_delivery = Morning Delivery
    .text = From now on, in each Preparation, 1 each of meat, vegetable, bread, salad, pasta and cheese go from the general supply, as far as it holds them, into one active storeroom of your choice.
bonus-forgiving_regulars = Forgiving Regulars
    .text = From now on, at each check, 1 unserved Order of your choice costs no prestige.
bonus-roaring_dishwasher = The Roaring Dishwasher
    .text = From now on, a Sink action washes up to 5 plates instead of 3.
bonus-ice_cream_van = Ice-cream Van
    .text = From now on, in each Preparation, 3 scoops of 3 different flavours of your choice go from the general supply, as far as it holds them, into the Freezer; the lid closes by itself.
bonus-guest_star = Guest Star
    .text = Reveal a fourth Specialist card and put the fourth Specialist tile on its area. If no card is left, gain 3 coins.

## Upgrades, and what they do

upgrade-bigger_stove = Bigger Stove
    .def = the Bigger Stove
    .text = Remove the Locked tiles from Stove spaces 5 and 6.
upgrade-third_storeroom = Third Storeroom
    .def = the Third Storeroom
    .text = Remove the Locked tiles from both spaces of storeroom C. It becomes active and receives 2 of each kind of ingredient in the game from the general supply, as far as there are any.
upgrade-second_helper = Second Helper
    .def = the Second Helper
    .text = The second Helper comes into play at once, idle.
upgrade-new_crockery = New Crockery
    .def = the New Crockery
    .text = The reserve plates beside the Office (and the Cup) go clean to the Cupboard.
upgrade-cold_room = Cold Room
    .def = the Cold Room
    .text = Remove the Locked tile from Fridge space 3.

## Specialists, and their enhanced actions

specialist-head_waiter = Head Waiter
    .def = the Head Waiter
    .text = Either take up to 2 Orders, each under the usual conditions, or serve up to 2 of your Orders early, each with a tip that is 1 coin higher.
specialist-storekeeper = Storekeeper
    .def = the Storekeeper
    .text = In this window, take ingredients from every active storeroom; a token that you put back returns to its own storeroom.
specialist-spice_master = Spice Master
    .def = the Spice Master
    .text = Hold the bag for 3 seconds (in relaxed mode, no time at all). Then, until the bag is released, put any of its cubes you like on your plates, without drawing.
specialist-rotisseur = Rôtisseur
    .def = the Rôtisseur
    .text = Up to 3 cooking steps, on one or several of your plates.
specialist-shrewd_buyer = Shrewd Buyer
    .def = the Shrewd Buyer
    .text = Two purchases; the second is free.
specialist-dish_whisperer = Dish Whisperer
    .def = the Dish Whisperer
    .text = Wash all plates and Cups in the Sink.
specialist-pastry_chef = Pastry Chef
    .def = the Pastry Chef
    .text = Up to 3 chilling steps, on one or several of your plates.
specialist-ice_cream_maker = Ice-cream Maker
    .def = the Ice-cream Maker
    .text = Take up to 4 scoops straight from the general supply onto your Cups and dessert plates; the lid stays closed.

## Areas, and the spice bag: by name, in the middle of a sentence, and where something is

area-host = Host
    .def = the Host
    .at = at the Host
area-waiter = Waiter
    .def = the Waiter
    .at = at the Waiter
area-store_a = Storeroom A
    .def = storeroom A
    .at = in storeroom A
area-store_b = Storeroom B
    .def = storeroom B
    .at = in storeroom B
area-store_c = Storeroom C
    .def = storeroom C
    .at = in storeroom C
area-spices = Spices
    .def = Spices
    .at = at Spices
area-stove = Stove
    .def = the Stove
    .at = at the Stove
area-market = Market
    .def = the Market
    .at = at the Market
area-sink = Sink
    .def = the Sink
    .at = at the Sink
area-office = Office
    .def = the Office
    .at = at the Office
area-fridge = Fridge
    .def = the Fridge
    .at = at the Fridge
area-freezer = Freezer
    .def = the Freezer
    .at = in the Freezer
area-bag = Spice bag
    .def = the spice bag
    .at = in the spice bag

## Action spaces: by name, in the middle of a sentence, and where one is

space-host_1 = Host 1
    .def = Host space 1
    .at = on Host space 1
space-host_2 = Host 2
    .def = Host space 2
    .at = on Host space 2
space-waiter_1 = Waiter 1
    .def = Waiter space 1
    .at = on Waiter space 1
space-waiter_2 = Waiter 2
    .def = Waiter space 2
    .at = on Waiter space 2
space-waiter_3 = Waiter 3
    .def = Waiter space 3
    .at = on Waiter space 3
space-store_a_1 = Storeroom A1
    .def = space 1 of storeroom A
    .at = on space 1 of storeroom A
space-store_a_2 = Storeroom A2
    .def = space 2 of storeroom A
    .at = on space 2 of storeroom A
space-store_b_1 = Storeroom B1
    .def = space 1 of storeroom B
    .at = on space 1 of storeroom B
space-store_b_2 = Storeroom B2
    .def = space 2 of storeroom B
    .at = on space 2 of storeroom B
space-store_c_1 = Storeroom C1
    .def = space 1 of storeroom C
    .at = on space 1 of storeroom C
space-store_c_2 = Storeroom C2
    .def = space 2 of storeroom C
    .at = on space 2 of storeroom C
space-spices_1 = Spices 1
    .def = Spices space 1
    .at = on Spices space 1
space-spices_2 = Spices 2
    .def = Spices space 2
    .at = on Spices space 2
space-stove_1 = Stove 1
    .def = Stove space 1
    .at = on Stove space 1
space-stove_2 = Stove 2
    .def = Stove space 2
    .at = on Stove space 2
space-stove_3 = Stove 3
    .def = Stove space 3
    .at = on Stove space 3
space-stove_4 = Stove 4
    .def = Stove space 4
    .at = on Stove space 4
space-stove_5 = Stove 5
    .def = Stove space 5
    .at = on Stove space 5
space-stove_6 = Stove 6
    .def = Stove space 6
    .at = on Stove space 6
space-market_1 = Market 1
    .def = Market space 1
    .at = on Market space 1
space-market_2 = Market 2
    .def = Market space 2
    .at = on Market space 2
space-sink_1 = Sink 1
    .def = Sink space 1
    .at = on Sink space 1
space-sink_2 = Sink 2
    .def = Sink space 2
    .at = on Sink space 2
space-office_1 = Office
    .def = the Office space
    .at = on the Office space
space-fridge_1 = Fridge 1
    .def = Fridge space 1
    .at = on Fridge space 1
space-fridge_2 = Fridge 2
    .def = Fridge space 2
    .at = on Fridge space 2
space-fridge_3 = Fridge 3
    .def = Fridge space 3
    .at = on Fridge space 3
space-freezer_1 = Freezer 1
    .def = Freezer space 1
    .at = on Freezer space 1
space-freezer_2 = Freezer 2
    .def = Freezer space 2
    .at = on Freezer space 2

## Hourglasses

hourglass-hg_red_1 = red hourglass 1
    .def = red hourglass 1
hourglass-hg_red_2 = red hourglass 2
    .def = red hourglass 2
hourglass-hg_blue_1 = blue hourglass 1
    .def = blue hourglass 1
hourglass-hg_blue_2 = blue hourglass 2
    .def = blue hourglass 2
hourglass-hg_green_1 = green hourglass 1
    .def = green hourglass 1
hourglass-hg_green_2 = green hourglass 2
    .def = green hourglass 2
hourglass-hg_yellow_1 = yellow hourglass 1
    .def = yellow hourglass 1
hourglass-hg_yellow_2 = yellow hourglass 2
    .def = yellow hourglass 2
hourglass-hg_helper_1 = Helper
    .def = the Helper
hourglass-hg_helper_2 = second Helper
    .def = the second Helper
hourglass-hg_specialist = Specialist
    .def = the Specialist

## Goods: one, several, the one we speak of, one of this kind

good-meat = meat
    .plural = meat
    .def = the meat
    .indef = meat
good-veg = vegetable
    .plural = vegetables
    .def = the vegetable
    .indef = a vegetable
good-bread = bread
    .plural = bread
    .def = the bread
    .indef = bread
good-salad = salad
    .plural = salad
    .def = the salad
    .indef = salad
good-pasta = pasta
    .plural = pasta
    .def = the pasta
    .indef = pasta
good-cheese = cheese
    .plural = cheese
    .def = the cheese
    .indef = cheese
good-cream = cream
    .plural = cream
    .def = the cream
    .indef = cream
good-fruit = fruit
    .plural = fruit
    .def = the fruit
    .indef = fruit
good-cube_white = white cube
    .plural = white cubes
    .def = the white cube
    .indef = a white cube
good-cube_black = black cube
    .plural = black cubes
    .def = the black cube
    .indef = a black cube
good-cube_green = green cube
    .plural = green cubes
    .def = the green cube
    .indef = a green cube
good-cube_brown = brown cube
    .plural = brown cubes
    .def = the brown cube
    .indef = a brown cube
good-cube_red = red cube
    .plural = red cubes
    .def = the red cube
    .indef = a red cube
good-cube_yellow = yellow cube
    .plural = yellow cubes
    .def = the yellow cube
    .indef = a yellow cube
good-scoop_white = white scoop
    .plural = white scoops
    .def = the white scoop
    .indef = a white scoop
good-scoop_brown = brown scoop
    .plural = brown scoops
    .def = the brown scoop
    .indef = a brown scoop
good-scoop_pink = pink scoop
    .plural = pink scoops
    .def = the pink scoop
    .indef = a pink scoop
good-scoop_yellow = yellow scoop
    .plural = yellow scoops
    .def = the yellow scoop
    .indef = a yellow scoop
good-scoop_green = green scoop
    .plural = green scoops
    .def = the green scoop
    .indef = a green scoop

## Sizes of plates

size-i = plate I
size-ii = plate II
size-iii = plate III
size-iv = plate IV

## Plates one by one: in a list, in the middle of a sentence, and as short as on the mats

plate-plate_i_1 = plate I-1
    .def = plate I-1
    .short = I-1
plate-plate_i_2 = plate I-2
    .def = plate I-2
    .short = I-2
plate-plate_i_3 = plate I-3
    .def = plate I-3
    .short = I-3
plate-plate_i_4 = plate I-4
    .def = plate I-4
    .short = I-4
plate-plate_i_5 = plate I-5
    .def = plate I-5
    .short = I-5
plate-plate_i_6 = plate I-6
    .def = plate I-6
    .short = I-6
plate-plate_ii_1 = plate II-1
    .def = plate II-1
    .short = II-1
plate-plate_ii_2 = plate II-2
    .def = plate II-2
    .short = II-2
plate-plate_ii_3 = plate II-3
    .def = plate II-3
    .short = II-3
plate-plate_ii_4 = plate II-4
    .def = plate II-4
    .short = II-4
plate-plate_ii_5 = plate II-5
    .def = plate II-5
    .short = II-5
plate-plate_ii_6 = plate II-6
    .def = plate II-6
    .short = II-6
plate-plate_iii_1 = plate III-1
    .def = plate III-1
    .short = III-1
plate-plate_iii_2 = plate III-2
    .def = plate III-2
    .short = III-2
plate-plate_iii_3 = plate III-3
    .def = plate III-3
    .short = III-3
plate-plate_iii_4 = plate III-4
    .def = plate III-4
    .short = III-4
plate-plate_iii_5 = plate III-5
    .def = plate III-5
    .short = III-5
plate-plate_iii_6 = plate III-6
    .def = plate III-6
    .short = III-6
plate-plate_iv_1 = plate IV-1
    .def = plate IV-1
    .short = IV-1
plate-plate_iv_2 = plate IV-2
    .def = plate IV-2
    .short = IV-2
plate-plate_iv_3 = plate IV-3
    .def = plate IV-3
    .short = IV-3
plate-plate_iv_4 = plate IV-4
    .def = plate IV-4
    .short = IV-4
plate-cup_1 = Cup 1
    .def = Cup 1
    .short = Cup 1
plate-cup_2 = Cup 2
    .def = Cup 2
    .short = Cup 2
plate-cup_3 = Cup 3
    .def = Cup 3
    .short = Cup 3
plate-cup_4 = Cup 4
    .def = Cup 4
    .short = Cup 4
plate-cup_5 = Cup 5
    .def = Cup 5
    .short = Cup 5
plate-cup_6 = Cup 6
    .def = Cup 6
    .short = Cup 6

## Levels of Objectives

level-easy = easy
level-normal = normal
level-hard = hard
level-very_hard = very hard

## Tiers of Orders

tier-simple = simple
tier-demanding = demanding
tier-vip = VIP
tier-dessert = dessert

## Colours of the players

color-red = red
color-blue = blue
color-green = green
color-yellow = yellow

## So many of them

count-good =
    { $count } { $count ->
        [one] { $good }
       *[other] { $good-plural }
    }
count-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
reward =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $prestige ->
        [0] {""}
       *[other] {" "}and { $prestige } prestige
    }
pieces-1 =
    { $n1 } { $n1 ->
        [one] { $g1 }
       *[other] { $g1-plural }
    }
pieces-2 =
    { $n1 } { $n1 ->
        [one] { $g1 }
       *[other] { $g1-plural }
    } and { $n2 } { $n2 ->
        [one] { $g2 }
       *[other] { $g2-plural }
    }
pieces-3 =
    { $n1 } { $n1 ->
        [one] { $g1 }
       *[other] { $g1-plural }
    }, { $n2 } { $n2 ->
        [one] { $g2 }
       *[other] { $g2-plural }
    } and { $n3 } { $n3 ->
        [one] { $g3 }
       *[other] { $g3-plural }
    }

## Options

option-objective = Objective
    .help = What you must reach together in four rounds: served Orders, coins and prestige. Opening Week, A Good Address, The First Star and Talk of the World ask for no more; each of the others adds a condition of its own.
value-objective-opening_week = Opening Week (easy)
value-objective-good_address = A Good Address (normal)
value-objective-first_star = The First Star (hard)
value-objective-talk_of_the_world = Talk of the World (very hard)
value-objective-grill_house = The Grill House (normal)
value-objective-green_table = The Green Table (normal)
value-objective-little_trattoria = The Little Trattoria (normal)
value-objective-tip_jar = The Tip Jar (normal)
value-objective-dream_kitchen = Dream Kitchen (normal)
value-objective-spice_route = The Spice Route (hard)
value-objective-slow_food = Slow Food (hard)
value-objective-banquet_hall = Banquet Hall (hard)
value-objective-red_carpet = Red Carpet (hard)
value-objective-spotless = Spotless (hard)
option-piece_of_cake = Piece of Cake
    .help = The expansion: desserts, a Fridge, ice cream under a treacherous lid, and a Specialist.
option-specialist_mini = Specialist only
    .help = Adds the Specialist of Piece of Cake to the base game, and nothing else; with Piece of Cake it changes nothing.
option-events = Events
    .help = At the beginning of each round, an Event makes life harder. Better not in a first game.
option-assist = Assist level
    .help = guided: the game refuses what could only be a mistake, marks what is missing and shows what the bag holds; strict: almost every mistake is accepted, and found out later.
value-assist-strict = a strict kitchen
value-assist-guided = a guided kitchen
option-family = Family mode
    .help = The Action phase of each round lasts 5 minutes instead of 4.
option-handmade = Handmade hourglasses
    .help = Each hourglass has a time of its own, from 26 to 32 seconds (the Specialist from 52 to 64).
option-double_shift = Double shift
    .help = One person plays both seats of a table for 2.
bad-double-shift-seats = a double shift is for 2 seats, not { $seats }

## What is asked, and who is waited for

ask-ready = Round { $round }: agree on a plan, then say that you are ready.
ask-stop = The clock stands at { $second } of { $last } seconds. Place hourglasses and work, then say that you are ready to go on.
ask-grace = Time is up! You have ten more seconds to finish what you have begun.
ask-kitchen = The sand is running: place hourglasses, and work!
ask-paused = The game is paused. Vote to go on.
ask-missing = { $player } is missing: we wait a little. You may vote to go on.
ask-event = “{ $event }”: { $event-text } Choose for the team.
ask-delivery = Morning Delivery: which storeroom gets the ingredients?
ask-van = Ice-cream Van: which three flavours do you take?
ask-forgive = Forgiving Regulars: which unserved Order costs no prestige?
ask-wages =
    The team has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } left, too little for all wages. Who is paid first?
ask-bonus = Your prestige has reached { $prestige }! Keep one of the two bonuses; the other one goes under the deck.
wait-ready = Waiting for { $players }: round { $round } starts when all are ready.
wait-countdown = Round { $round }: three, two, one…
wait-stop = Waiting for { $players }: the clock stands at { $second } of { $last } seconds.
wait-grace = Time is up! Still busy: { $players }.
wait-kitchen = The sand is running. In the kitchen: { $players }.
wait-paused = The game is paused. Waiting for { $players }.
wait-missing = { $player } is missing: we wait a little, or for the votes of { $players } to go on.
wait-event = Waiting for { $players }: “{ $event }” asks for a choice.
wait-delivery = Waiting for { $players }: a storeroom for the Morning Delivery.
wait-van = Waiting for { $players }: three flavours from the Ice-cream Van.
wait-forgive = Waiting for { $players }: the regulars forgive an unserved Order.
wait-wages =
    Waiting for { $players }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for too many wages.
wait-bonus = Waiting for { $players }: a bonus to keep for { $prestige } prestige.

## What may be done

do-ready = Say that you are ready
do-unready = Ask for another moment
do-break-spaces = Put out of order: { $spaces }
do-jam-room = Jam the door of { $area-def }
do-deliver-room = Have the ingredients put { $area-at }
do-deliver-flavours = Choose: { $goods }
do-place = Place { $hourglass-def } { $space-at }
do-lift = Lift { $hourglass-def }
do-window-done = Close window { $window }
do-fetch-plate = Fetch { $plate-def } for “{ $order }” (part { $part })
do-trash = Throw { $good-def } from { $plate-def } away
do-swap-plate = Swap { $plate-def } for { $other-def }
do-welcome = Welcome new customers (window { $window })
do-suggest = Suggest something else: replace { $orders } (window { $window })
do-propose = Propose ice cream with { $orders } (window { $window })
do-assign-1 = Move the tile: “{ $t1 }” on “{ $o1 }” (window { $window })
do-assign-2 = Move the tiles: “{ $t1 }” on “{ $o1 }”, “{ $t2 }” on “{ $o2 }” (window { $window })
do-take-order =
    { $enhanced ->
        [0] Take
       *[other] With the Head Waiter, take
    } “{ $order }” with { $plates } (window { $window })
do-serve =
    { $enhanced ->
        [0] Serve
       *[other] With the Head Waiter, serve
    } “{ $order }” (window { $window })
do-take-ingredient = Put { $good-indef } on { $plate-def } (window { $window })
do-take-ingredient-from = With the Storekeeper, put { $good-indef } from { $area-def } on { $plate-def } (window { $window })
do-put-back = Put { $good-def } from { $plate-def } back into the storeroom (window { $window })
do-put-back-into = Put { $good-def } from { $plate-def } back into { $area-def } (window { $window })
do-draw-small = Feel for a small cube in the bag (window { $window })
do-draw-large = Feel for a large cube in the bag (window { $window })
do-draw-master = Look into the bag with the Spice Master (window { $window })
do-place-cube = Put { $good-def } on { $plate-def } (window { $window })
do-set-aside = Set { $good-def } aside (window { $window })
do-release-bag = Let go of the bag (window { $window })
do-cook =
    { $enhanced ->
        [0] Cook
       *[other] With the Rôtisseur, cook
    } { $plate-def } (window { $window })
do-chill =
    { $enhanced ->
        [0] Chill
       *[other] With the Pastry Chef, chill
    } { $plate-def } (window { $window })
do-buy-ingredients =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { count-good } for the storerooms: { $rooms } (window { $window })
do-buy-spices-1 =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { pieces-1 } for the bag (window { $window })
do-buy-spices-2 =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { pieces-2 } for the bag (window { $window })
do-buy-spices-3 =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { pieces-3 } for the bag (window { $window })
do-buy-scoops-1 =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { pieces-1 } for the Freezer (window { $window })
do-buy-scoops-2 =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { pieces-2 } for the Freezer (window { $window })
do-buy-scoops-3 =
    { $enhanced ->
        [0] Buy
       *[other] With the Shrewd Buyer, buy
    } { pieces-3 } for the Freezer (window { $window })
do-stock = Put { $good-def } into the Freezer (window { $window })
do-wash =
    { $enhanced ->
        [0] Wash
       *[other] With the Dish Whisperer, wash
    } { $plates } (window { $window })
do-upgrade = Buy { $upgrade-def } for { count-coins } (window { $window })
do-rehire = Rehire { $hourglass-def } (window { $window })
do-repair = Repair { $space-def } for { count-coins } (window { $window })
do-open-lid = Open the lid of the Freezer (window { $window })
do-close-lid = Close the lid of the Freezer
do-take-scoop =
    { $enhanced ->
        [0] Put
       *[other] With the Ice-cream Maker, put
    } { $good-indef } on { $plate-def } (window { $window })
do-put-back-scoop = Put { $good-def } from { $plate-def } back into the Freezer (window { $window })
do-pay = Pay in this order: { $hourglasses }
do-keep-bonus = Keep “{ $bonus }”. { $bonus-text }
do-forgive = Be forgiven for “{ $order }”
do-forgive-nothing = Be forgiven for nothing
do-vote-pause = Vote for a pause
do-vote-resume = Vote to go on

## Headings over long lists

group-place = Place an hourglass
group-place-one = Place { $hourglass-def }
group-window = In window { $window }
group-suggest = Suggest something else
group-propose = Propose ice cream
group-plate = Put something on { $plate-def }
group-put-back = Put something back
group-buy-ingredients = Buy ingredients
group-buy-spices = Buy spices
group-buy-scoops = Buy scoops
group-wash = Wash up
group-trash = Throw something away
group-swap = Swap an empty plate
group-fetch = Fetch a plate

## What has happened

event-round-began =
    Round { $round } begins. Lead: { $player-you ->
        [yes] you
       *[no] { $player }
    }.
event-orders-revealed = New on the board: { $orders }.
event-event-revealed = Event “{ $event }”: { $event-text }
event-space-broke = Out of order: { $space-def }.
event-goods-lost = Lost from { $area-def }: { $goods }.
event-goods-lost-same = Lost from { $area-def }: { count-good }.
event-plates-fell = Crash! These go dirty to the Sink: { $plates }.
event-coins-welcome = New guests come in: { count-coins } for the team.
event-coins-propose = The guests fancy ice cream: { count-coins } for the team.
event-coins-bonus = “{ $bonus }”: { count-coins } for the team.
event-coins-paid = “{ $event }”: the team pays { count-coins }.
event-prestige-lost = “{ $event }”: the team loses { $points } prestige.
event-delivered = “{ $bonus }”, { $area-at }: { $goods }.
event-readied =
    { $player-you ->
        [yes] You are ready.
       *[no] { $player } is ready.
    }
event-unreadied =
    { $player-you ->
        [yes] You ask for another moment.
       *[no] { $player } asks for another moment.
    }
event-countdown = Everybody is ready: three, two, one…
event-clock-started = The clock starts: { $seconds } seconds!
event-clock-jumped = The clock jumps to { $second } seconds.
event-grace = Time is up! What has been begun may still be finished, for ten seconds.
event-action-ended = The Action phase of round { $round } is over: let us see what is on the plates.
event-pause-voted =
    { $player-you ->
        [yes] You ask for a pause.
       *[no] { $player } asks for a pause.
    }
event-paused = The game is paused.
event-paused-missing =
    { $player-you ->
        [yes] You are missing
       *[no] { $player } is missing
    }: the clock stands still for a while.
event-resume-voted =
    { $player-you ->
        [yes] You want to go on.
       *[no] { $player } wants to go on.
    }
event-resumed = The sand is running again.
event-placed =
    { $player-you ->
        [yes] You place
       *[no] { $player } places
    } { $hourglass-def } { $space-at } (window { $window }).
event-lifted =
    { $player-you ->
        [yes] You lift
       *[no] { $player } lifts
    } { $hourglass-def }.
event-run-out = Run out and off the board: { $hourglass-def }.
event-window-closed = Window { $window } closes ({ $space }).
event-specialist-used =
    { $player-you ->
        [yes] You call on
       *[no] { $player } calls on
    } { $specialist-def }.
event-plate-fetched =
    { $player-you ->
        [yes] You fetch
       *[no] { $player } fetches
    } { $plate-def } for “{ $order }” (part { $part }).
event-token-trashed =
    { $player-you ->
        [yes] You throw
       *[no] { $player } throws
    } { $good-def } from { $plate-def } away.
event-plate-swapped =
    { $player-you ->
        [yes] You swap
       *[no] { $player } swaps
    } { $plate-def } for { $other-def }.
event-ingredient-taken =
    { $player-you ->
        [yes] You put
       *[no] { $player } puts
    } { $good-indef } from { $area-def } on { $plate-def }.
event-ingredient-put-back =
    { $player-you ->
        [yes] You put
       *[no] { $player } puts
    } { $good-def } from { $plate-def } back into { $area-def }.
event-draw-small =
    { $player-you ->
        [yes] You feel for a small cube in the bag.
       *[no] { $player } feels for a small cube in the bag.
    }
event-draw-large =
    { $player-you ->
        [yes] You feel for a large cube in the bag.
       *[no] { $player } feels for a large cube in the bag.
    }
event-draw-master =
    { $player-you ->
        [yes] You open the bag to have a look.
       *[no] { $player } opens the bag to have a look.
    }
event-cube-drawn =
    { $player-you ->
        [yes] You draw
       *[no] { $player } draws
    } { $good-indef }.
event-bag-opened =
    { $player-you ->
        [yes] Now you see what is in the bag.
       *[no] Now { $player } sees what is in the bag.
    }
event-draw-cancelled =
    { $player-you ->
        [yes] You draw nothing after all.
       *[no] { $player } draws nothing after all.
    }
event-cube-placed =
    { $player-you ->
        [yes] You put
       *[no] { $player } puts
    } { $good-def } on { $plate-def }.
event-cube-aside =
    { $player-you ->
        [yes] You set
       *[no] { $player } sets
    } { $good-def } aside.
event-bag-released =
    { $player-you ->
        [yes] You let go of the bag.
       *[no] { $player } lets go of the bag.
    }
event-cooked =
    { $player-you ->
        [yes] You cook
       *[no] { $player } cooks
    } { $plate-def } ({ $steps ->
        [one] { $steps } cooking step
       *[other] { $steps } cooking steps
    }).
event-chilled =
    { $player-you ->
        [yes] You chill
       *[no] { $player } chills
    } { $plate-def } ({ $steps ->
        [one] { $steps } chilling step
       *[other] { $steps } chilling steps
    }).
event-lid-opened =
    { $player-you ->
        [yes] You open the lid of the Freezer.
       *[no] { $player } opens the lid of the Freezer.
    }
event-lid-closed =
    { $player-you ->
        [yes] You close the lid of the Freezer.
       *[no] { $player } closes the lid of the Freezer.
    }
event-lid-closed-itself = The lid of the Freezer closes by itself, just in time.
event-scoop-taken =
    { $player-you ->
        [yes] You put
       *[no] { $player } puts
    } { $good-indef } on { $plate-def }.
event-scoop-put-back =
    { $player-you ->
        [yes] You put
       *[no] { $player } puts
    } { $good-def } from { $plate-def } back into the Freezer.
event-scoop-stocked =
    { $player-you ->
        [yes] You put
       *[no] { $player } puts
    } { $good-def } into the Freezer.
event-ice-melted =
    The lid was left open! All the ice in the Freezer melts ({ $scoops ->
        [one] { $scoops } scoop
       *[other] { $scoops } scoops
    }).
event-scoops-wasted-1 =
    Bought but not put away, and melted: { pieces-1 } ({ $player-you ->
        [yes] you
       *[no] { $player }
    }).
event-scoops-wasted-2 =
    Bought but not put away, and melted: { pieces-2 } ({ $player-you ->
        [yes] you
       *[no] { $player }
    }).
event-scoops-wasted-3 =
    Bought but not put away, and melted: { pieces-3 } ({ $player-you ->
        [yes] you
       *[no] { $player }
    }).
event-orders-suggested =
    { $player-you ->
        [yes] You talk the guests out of
       *[no] { $player } talks the guests out of
    } { $orders }.
event-ice-proposed =
    { $player-you ->
        [yes] You propose
       *[no] { $player } proposes
    } ice cream: “{ $t1 }” with “{ $o1 }”, “{ $t2 }” with “{ $o2 }”.
event-tiles-moved-1 =
    { $player-you ->
        [yes] You move the tile:
       *[no] { $player } moves the tile:
    } “{ $t1 }” with “{ $o1 }”.
event-tiles-moved-2 =
    { $player-you ->
        [yes] You move the tiles:
       *[no] { $player } moves the tiles:
    } “{ $t1 }” with “{ $o1 }”, “{ $t2 }” with “{ $o2 }”.
event-order-taken =
    { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } “{ $order }” ({ $plates }).
event-order-taken-ice =
    { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } “{ $order }” with “{ $tile }” ({ $plates }).
event-order-served =
    { $player-you ->
        [yes] You serve
       *[no] { $player } serves
    } “{ $order }”{ $early ->
        [0] {""}
       *[other] {" "}early
    }: { reward }.
event-order-served-ice =
    { $player-you ->
        [yes] You serve
       *[no] { $player } serves
    } “{ $order }” with “{ $tile }”{ $early ->
        [0] {""}
       *[other] {" "}early
    }: { reward }.
event-serve-refused =
    { $player-you ->
        [yes] The guests send your “{ $order }” back
       *[no] The guests send “{ $order }” back to { $player }
    }: something is wrong with it.
event-ingredients-bought =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { count-good } (storerooms: { $rooms }){ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }.
event-spices-bought-1 =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { pieces-1 } for the bag{ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }.
event-spices-bought-2 =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { pieces-2 } for the bag{ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }.
event-spices-bought-3 =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { pieces-3 } for the bag{ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }.
event-scoops-bought-1 =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { pieces-1 }{ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }, to be put into the Freezer.
event-scoops-bought-2 =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { pieces-2 }{ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }, to be put into the Freezer.
event-scoops-bought-3 =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { pieces-3 }{ $cost ->
        [0] {" "}for free
        [one] {" "}for { $cost } coin
       *[other] {" "}for { $cost } coins
    }, to be put into the Freezer.
event-plates-washed =
    { $player-you ->
        [yes] You wash
       *[no] { $player } washes
    } { $plates }.
event-upgrade-bought =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } { $upgrade-def } for { count-coins }. { $upgrade-text }
event-upgrade-turned = Now on offer in the Office: { $upgrade-def }.
event-rehired =
    { $player-you ->
        [yes] You rehire
       *[no] { $player } rehires
    } { $hourglass-def } for { count-coins }.
event-repaired =
    { $player-you ->
        [yes] You repair
       *[no] { $player } repairs
    } { $space-def } for { count-coins }.
event-order-failed =
    Not served: “{ $order }” ({ $player-you ->
        [yes] you
       *[no] { $player }
    }){ $lost ->
        [0] {""}
       *[other] {", "}−{ $lost } prestige
    }.
event-dish-ruined = Ruined: the dish on { $plate-def } for “{ $order }”.
event-dish-melted = Melted: what is on { $plate-def } for “{ $order }”.
event-forgiven = The regulars forgive you for “{ $order }”.
event-customer-left =
    The guests of “{ $order }” have waited too long: they leave, and speak ill of the restaurant{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost } prestige)
    }.
event-customer-left-ice =
    The guests of “{ $order }” with “{ $tile }” have waited too long: they leave, and speak ill of the restaurant{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost } prestige)
    }.
event-wage-paid = Wage of { count-coins } for { $hourglass-def }.
event-wage-unpaid = Unpaid, and kept in the Office with a debt of { count-coins }: { $hourglass-def }.
event-bonus-offered = Bonuses to choose from, thanks to your prestige: { $bonuses }.
event-bonus-kept = The team keeps “{ $bonus }”. { $bonus-text }
event-specialist-revealed = A guest star joins the team: { $specialist-def }. { $specialist-text }
event-round-ended = Round { $round } is over.
event-game-won = The last guests have gone, and all of them will come back. You have won!
event-game-lost = The last guests have gone, and few of them will come back. You have lost.

## What the rules refuse

not-at-this-table = There is no such seat at this table.
lead-decides = { $player } is the lead, and settles this for the team.
not-in-preparation = The clock is not running yet: plan, fetch a missing plate, or say that you are ready.
ready-already = You have said so already.
not-ready-yet = You have not said that you are ready.
count-down-runs = The count-down is running: in a moment you can begin.
not-in-action = The Action phase is on: place hourglasses and work.
you-are-ready = You have said that you are ready: ask for another moment first.
only-open-windows = Time is up: you can only finish open windows and close the lid.
time-is-up = Time is up: hourglasses stay where they are.
needs-piece-of-cake = There is no Freezer in this game: it comes with Piece of Cake.
team-choice-first = First, answer the question to the team.
game-is-paused = The game is paused: you can only vote to go on.
no-clock-to-pause = The clock stands still anyway: take your time.
voted-already = You have voted already.
paused-this-round = There has been a pause in this round: wait for the next one.
name-a-storeroom-that-jams = Choose a storeroom with a usable space, A or B.
name-the-spaces-that-break =
    { $number ->
        [one] Choose exactly { $number } space.
       *[other] Choose exactly { $number } different spaces.
    }
space-cannot-break = This space cannot break down: choose a usable one of the right area.
name-an-active-storeroom = Choose one of the active storerooms.
name-three-flavours = Choose three different flavours.
flavour-not-in-supply = The supply has none of this flavour left: choose another one.
order-is-not-unserved = Choose one of the unserved Orders, or none.
name-all-due-hourglasses = Put all hourglasses with a wage due in order, each of them once.
bonus-not-offered = Keep one of the two bonuses that were revealed.
no-such-space = There is no such action space.
space-blocked = No hourglass may be placed on this space now: choose another one.
helper-in-bed = The Helper is in bed for this round.
space-occupied = An hourglass stands there already: choose another space, or wait.
placement-without-effect = Nothing could be done there now: keep the hourglass for something else.
hourglass-not-on-board = This hourglass is not on the board.
no-such-hourglass = There is no such hourglass.
hourglass-of-another-player = This hourglass belongs to somebody else.
hourglass-not-in-play = This hourglass is not in play: it is unpaid, or has not been bought.
sand-runs = Its sand is still running.
window-of-another-player = This window belongs to somebody else.
no-such-window = This window is closed: place an hourglass again.
wrong-window = This is not done there: use an hourglass in the right area.
window-is-enhanced = You have begun the enhanced action here: go on with it, or close the window.
window-is-normal = You have begun the normal action here: go on with it, or close the window.
not-the-specialist = Only the Specialist plays enhanced actions.
no-specialist-tile = No Specialist works in this area.
specialist-used = This enhanced action has been used in this round already.
not-your-plate = This plate is not on your mat.
not-your-order = This Order is not yours.
no-such-token = This is not on that plate.
plate-on-extension = This plate is being chilled: leave it as it is.
dessert-carries-scoops = There is ice on this dessert: nothing comes off it any more.
plate-not-empty = Only an empty plate can be swapped.
plate-not-on-first-line = Only a plate that has not been cooked can be swapped.
plate-not-clean = There is no such clean plate in the Cupboard: wash up first.
ice-takes-a-cup = Ice cream needs a Cup; a plate I will do only while no Cup is clean.
dish-takes-no-cup = A dish does not go into a Cup: take a plate.
wrong-size = The dish needs a plate of another size.
no-such-part = This Order has no such part.
part-has-its-plate = This part of the Order has its plate already.
mat-is-full = Your mat is full: it holds four plates.
cup-takes-only-scoops = Only scoops go onto this: it is for ice cream.
dish-is-chilled = This dish has been chilled: nothing can be added to it but scoops.
dish-carries-scoops = There is ice on this dish: nothing else can be done to it.
dish-needs-no-more = The dish does not need this.
host-has-acted = You have proposed ice cream: move the tiles, or close the window.
no-empty-order-space = There is no room for new Orders on the board.
order-deck-empty = There are no Orders left.
guests-are-stubborn = The guests are stubborn in this round: they change their minds about nothing.
suggest-one-or-two-orders = Choose one or two Orders on the board.
order-named-twice = Name each Order only once.
order-not-on-board = This Order is not on the board.
order-deck-too-small =
    { $cards ->
        [0] There is no card left
        [one] There is only { $cards } card left
       *[other] There are only { $cards } cards left
    } in the Order deck.
no-ice-in-this-game = There is no ice cream in this game: it comes with Piece of Cake.
propose-to-two-orders = Choose two different Orders on the board.
too-few-orders-for-ice = Too few Orders on the board can take ice cream: two are needed.
too-few-ice-tiles = There are not two Ice Order tiles left.
order-carries-a-tile = This Order carries an Ice Order tile already.
order-has-two-dishes = An Order with two dishes takes no ice cream.
no-tile-on-a-dessert = A dessert takes no ice cream on top.
no-tiles-laid-here = You have laid no tiles in this window.
tile-not-named = Say where each of your tiles goes.
tile-not-from-here = Move only the tiles that you have just laid.
tile-left-the-board = This tile has left the board with its Order.
tile-named-twice = Name each tile only once.
two-tiles-on-one-order = Only one tile fits on an Order.
mat-full =
    { $room ->
        [0] Your mat is full
        [one] Your mat has room for only { $room } plate
       *[other] Your mat has room for only { $room } plates
    }.
no-room-for-the-cup = Your mat has no room for the Cup.
cup-not-clean = No Cup is clean, and no plate I that could take its place.
one-plate-a-part =
    { $parts ->
        [one] Take exactly { $parts } plate.
       *[other] Take exactly { $parts } plates, one for each part.
    }
plate-not-in-cupboard = This plate is not in the Cupboard: take a clean one.
plate-named-twice = Name each plate only once.
ice-needs-a-cup = Ice cream needs a Cup, or else a plate I.
cup-is-clean = A Cup is clean: take it for the ice cream.
no-dish-in-a-cup = A dish does not go into a Cup: take a plate for it.
wrong-plate-size = The dish needs a plate of another size: look at the Order.
order-not-correct = This Order is not ready: something is missing or wrong.
head-waiter-serves = The Head Waiter is serving: serve another Order, or close the window.
head-waiter-takes = The Head Waiter is taking Orders: take another one, or close the window.
storeroom-has-none = There is none left in this storeroom.
ingredient-not-from-here = Only what you took in this window can go back.
no-such-storeroom = Say from which storeroom.
storeroom-closed = This storeroom is closed: it has to be bought first.
another-storeroom = Here you reach only this storeroom.
no-such-ingredient = There is no such ingredient.
bag-busy = Somebody else holds the bag: wait a moment.
draw-under-way = Your hand is in the bag: wait and see what it finds.
bag-already-open = The bag lies open before you: take what you need.
spice-master-needs-no-grip = The Spice Master looks instead of feeling: name no grip.
bag-is-empty = The bag is empty.
no-such-grip = Feel for a small cube or a large one.
no-more-draws = Ten draws are all that a window allows.
no-such-cubes-in-bag = The bag holds no cube of this size.
cube-not-in-hand = You do not have this cube in your hand.
bag-not-held = You do not hold the bag in this window: draw first.
no-such-cube = There is no such cube.
cup-is-never-cooked = Ice cream is never cooked.
chilled-is-never-cooked = What has been chilled is not cooked any more.
nothing-to-cook = Put an ingredient on the plate first.
last-line = Three cooking steps are all that a plate can take.
cooked-enough = This dish is cooked enough.
cup-is-never-chilled = The Fridge is for dishes, not for ice cream.
last-column = Two chilling steps are all that a plate can take.
chilled-enough = This dish is not to be chilled, or has been chilled enough.
too-early-to-chill = Too early for the Fridge: finish the plate and its cooking first.
market-purchase-made = You have bought something here already.
stock-the-scoops-first = First put the scoops that you have bought into the Freezer, and close the lid.
market-too-dear =
    This costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, and the team has { $coins }.
ingredient-not-in-this-game = This ingredient comes with Piece of Cake only.
supply-empty = The supply has none left: buy something else.
split-below-zero = A storeroom cannot get less than nothing.
room-is-closed = This storeroom is closed: choose another one.
split-of-another-number =
    { $pieces ->
        [one] Share out exactly { $pieces } token
       *[other] Share out exactly { $pieces } tokens
    } between the storerooms.
no-such-spice = There is no such spice.
spice-not-in-this-game = This spice comes with Piece of Cake only.
two-sorts-of-spices = Buy ordinary spices or special ones, not both at once.
no-such-flavour = There is no such flavour.
another-number-of-pieces =
    { $pieces ->
        [one] Choose exactly { $pieces } piece.
       *[other] Choose exactly { $pieces } pieces.
    }
supply-too-small = The supply does not hold that many: choose others.
scoop-not-bought = You have no such scoop to put away.
lid-is-closed = The lid is closed: open it first.
nothing-to-wash = Choose at least one dirty plate.
plate-not-in-sink = This plate is not in the Sink.
washed-twice = Name each plate only once: it is clean then.
dish-whisperer-washes-all = The Dish Whisperer washes everything: choose all plates in the Sink.
too-many-to-wash = Wash { $most } plates at most.
upgrade-already-bought = This Upgrade has been bought already.
upgrade-not-face-up = This Upgrade is not on offer.
hourglass-not-unpaid = This hourglass is not held in the Office.
space-not-broken = This space is not out of order.
office-too-dear =
    This costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, and the Office has { $coins }.
not-at-the-freezer = To open the lid, stand at the Freezer or have bought scoops to put away.
no-scoops-on-this-dish = Scoops go onto Cups and desserts only.
no-such-scoops-left = There is none of this flavour left.
wrong-flavour = This flavour is not wanted here.
too-early-for-scoops = Too early for ice: finish the dessert first.
scoop-not-from-here = Only a scoop that you took in this window can go back.

## The end

rush-won = The Objective is reached: the restaurant is the talk of the town.
rush-lost-served = Too few Orders were served: { $have } of { $need }.
rush-lost-no-coin = There is not a single coin left in the Office.
rush-lost-coins = Too few coins are left: { $have } of { $need }.
rush-lost-no-prestige = Nobody speaks well of the restaurant: no prestige is left.
rush-lost-prestige = Too little prestige: { $have } of { $need }.
rush-lost-condition = The condition of the Objective is not fulfilled: it says { $need }, and you have { $have }.
rush-lost-unpaid =
    { $have ->
        [one] { $have } hourglass is unpaid, and none may be
       *[other] { $have } hourglasses are unpaid, and none may be
    }.
rush-lost-ice = Too little ice cream was served: { $have } of { $need }.
score-served = Served Orders
score-coins = Coins
score-prestige = Prestige
score-ice = Ice Orders
count-score-served =
    { $count ->
        [one] { $count } Order
       *[other] { $count } Orders
    }
count-score-prestige = { $count } prestige
count-score-ice =
    { $count ->
        [one] { $count } Order
       *[other] { $count } Orders
    }

## The kitchen as text

title-round = Round { $round } of { $rounds }
phase-planning = Preparation
phase-countdown = count-down
phase-action = Action
phase-grace = time is up
phase-paused = paused
phase-choosing = a choice of the team
phase-over = the game is over
title-clock = clock { $clock } of { $last }
title-lead = lead: { $name }
title-objective = { $objective } ({ $level })
goal-served = Orders { $have }/{ $need }
goal-coins = coins { $have }/{ $need }
goal-prestige = prestige { $have }/{ $need }
goal-ice = ice { $have }/{ $need }
goal-condition = { $condition } So far: { $have }.
title-next-bonus = next bonus at { $points } prestige
title-event = Event
title-bonuses = Bonuses
title-order = { $number } { $order }
title-waiting = (waiting)
title-dish = { $size }: { $load }
title-ice = ice “{ $tile }” ({ $pay }): { $load }
title-load =
    { $goods }{ $cook ->
        [0] {""}
       *[other] {", "}cooking { $cook }
    }{ $chill ->
        [0] {""}
       *[other] {", "}chilling { $chill }
    }
title-free = free
tile-locked = locked
tile-unavailable = unavailable
tile-malfunction = out of order
title-standing = { $hourglass } until { $until }
title-enhanced = enhanced: { $specialist }
title-price = a purchase: { count-coins }
title-closed-room = closed
title-bag-unseen = nobody looks into the bag
title-bag = bag: { $goods }
title-bag-holder = held by { $name }
title-bag-hand = in hand: { $goods }
title-bag-aside = aside: { $goods }
title-lid-open = the lid is open!
title-lid-closed = lid closed
title-upgrade = { $upgrade } ({ count-coins })
title-dirty = dirty: { $plates }
title-cupboard = Cupboard
title-idle = Idle hourglasses
title-unpaid = Unpaid
title-debt = { $hourglass } ({ count-coins })
title-window = Window { $window }
title-to-stock = to put away: { $pieces }
title-plate = { $plate-short }
title-no-plate = no plate
title-part =
    { $plate } { $order }{ $part ->
        [1] {""}
       *[other] {" "}(part { $part })
    }
title-has = on it: { $load }
title-wants = wanted: { $load }
title-correct = right!
title-missing = missing: { $missing }
title-cooking = cooking { $count }
title-chilling = chilling { $count }
title-seat = { $name } ({ $color })
title-away = away
title-no-orders = no Orders

## What is printed on cards, and what lies on piles

print-event = { $event } · { $event-text }
print-bonus = { $bonus } · { $bonus-text }
print-upgrade = { $upgrade } ({ count-coins }) · { $upgrade-text }
print-upgrade-bought = { $upgrade } (bought) · { $upgrade-text }
print-specialist =
    { $specialist }{ $used ->
        [0] {""}
       *[other] {" "}(used this round)
    } · { $specialist-text }
print-supply = Supply: { $goods }
print-reserve = Plates beside the Office, to be bought: { $plates }
print-decks = Cards left: Orders { $orders }, Events { $events }, bonuses { $bonuses }, Upgrades { $upgrades }, Specialists { $specialists }, Ice Order tiles { $tiles }
print-under = Under the bonus deck: { $bonuses }
print-served = Served: { $orders } ({ $early } early)
print-ice-served = Ice served: { $tiles }
print-ruined = Ruined or melted so far: { $dishes }
print-rates = This round: a purchase costs { $market } (ingredients: { $tokens }), a wage { $wage }, a tip is { $tip }, { $wash } plates a wash, { $lost } prestige lost for an unserved Order
