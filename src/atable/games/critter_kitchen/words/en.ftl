# Critter Kitchen, in English.

## Items: in a list, and as what somebody takes

item-bread2 = bread 2
    .one = bread 2
item-bread3 = bread 3
    .one = bread 3
item-bread4 = bread 4
    .one = bread 4
item-bread5 = bread 5
    .one = bread 5
item-bread6 = bread 6
    .one = bread 6
item-bread7 = bread 7
    .one = bread 7
item-carrot2 = carrot 2
    .one = carrot 2
item-carrot3 = carrot 3
    .one = carrot 3
item-carrot4 = carrot 4
    .one = carrot 4
item-carrot5 = carrot 5
    .one = carrot 5
item-carrot6 = carrot 6
    .one = carrot 6
item-carrot7 = carrot 7
    .one = carrot 7
item-cheese2 = cheese 2
    .one = cheese 2
item-cheese3 = cheese 3
    .one = cheese 3
item-cheese4 = cheese 4
    .one = cheese 4
item-cheese5 = cheese 5
    .one = cheese 5
item-cheese6 = cheese 6
    .one = cheese 6
item-cheese7 = cheese 7
    .one = cheese 7
item-fish2 = fish 2
    .one = fish 2
item-fish3 = fish 3
    .one = fish 3
item-fish4 = fish 4
    .one = fish 4
item-fish5 = fish 5
    .one = fish 5
item-fish6 = fish 6
    .one = fish 6
item-fish7 = fish 7
    .one = fish 7
item-meat2 = meat 2
    .one = meat 2
item-meat3 = meat 3
    .one = meat 3
item-meat4 = meat 4
    .one = meat 4
item-meat5 = meat 5
    .one = meat 5
item-meat6 = meat 6
    .one = meat 6
item-meat7 = meat 7
    .one = meat 7
item-mushroom2 = mushroom 2
    .one = mushroom 2
item-mushroom3 = mushroom 3
    .one = mushroom 3
item-mushroom4 = mushroom 4
    .one = mushroom 4
item-mushroom5 = mushroom 5
    .one = mushroom 5
item-mushroom6 = mushroom 6
    .one = mushroom 6
item-mushroom7 = mushroom 7
    .one = mushroom 7
item-wine2 = wine 2
    .one = wine 2
item-wine3 = wine 3
    .one = wine 3
item-wine4 = wine 4
    .one = wine 4
item-wine5 = wine 5
    .one = wine 5
item-wine6 = wine 6
    .one = wine 6
item-wine7 = wine 7
    .one = wine 7
item-spice_bread = bread spice
    .one = a bread spice
item-spice_carrot = carrot spice
    .one = a carrot spice
item-spice_cheese = cheese spice
    .one = a cheese spice
item-spice_fish = fish spice
    .one = a fish spice
item-spice_meat = meat spice
    .one = a meat spice
item-spice_mushroom = mushroom spice
    .one = a mushroom spice
item-spice_wine = wine spice
    .one = a wine spice
item-allspice = all-spice
    .one = an all-spice
item-allspice_r7 = 7th-round all-spice
    .one = the 7th-round all-spice
item-rumor_question = rumor “?”
    .one = the rumor “?”
item-rumor_exclaim = rumor “!”
    .one = the rumor “!”
item-rumor_whisper = rumor “…”
    .one = the rumor “…”
item-rumor_wild = wild rumor
    .one = a wild rumor
item-tofu = tofu
    .one = tofu
item-zous_chef = zous-chef
    .one = the zous-chef
item-bisque = bisque
    .one = a bisque
item-soup = soup
    .one = a soup
item-coffee = coffee
    .one = a coffee
item-cookbook = cookbook
    .one = a cookbook
item-trophy = trophy
    .one = a trophy

## Ingredient types, which are also the courses, and rumor icons

type-bread = bread
type-carrot = carrot
type-cheese = cheese
type-fish = fish
type-meat = meat
type-mushroom = mushroom
type-wine = wine
icon-question = ?
icon-exclaim = !
icon-whisper = …

## Chefs and kitchens

chef-mouse = mouse
chef-lizard = lizard
chef-boar = boar
chef-zous = zous-chef
# Stands where a player's name does, and is never the reader.
mcdogalds = McDogald's
    .you = no

## Locations

location-soup_truck = Soup Truck
    .at = at the Soup Truck
    .to = to the Soup Truck
    .short = Truck
    .quip = The queue is long, the ladle is longer.
location-garden_top_shop = Garden Top Shop
    .at = at the Garden Top Shop
    .to = to the Garden Top Shop
    .short = Garden
    .quip = Everything is fresh, including the gossip.
location-desert_vendor = Desert Vendor
    .at = at the Desert Vendor
    .to = to the Desert Vendor
    .short = Desert
    .quip = Sand included at no extra charge.
location-water_market = Water Market
    .at = at the Water Market
    .to = to the Water Market
    .short = Water
    .quip = Mind the gap between the fish and the fish.
location-air_docks = Air Docks
    .at = at the Air Docks
    .to = to the Air Docks
    .short = Docks
    .quip = Falling prices, falling carrots.
location-lantern_lane = Lantern Lane
    .at = at Lantern Lane
    .to = to Lantern Lane
    .short = Lane
    .quip = If it glows, cook it longer.
location-midnight_merchant = Midnight Merchant
    .at = at the Midnight Merchant
    .to = to the Midnight Merchant
    .short = Midnight
    .quip = No refunds, no daylight.
location-chef_academy = Chef Academy
    .at = at the Chef Academy
    .to = to the Chef Academy
    .short = Academy
    .quip = Today's lesson: your leftovers.
# Where a chef of McDogald's is that its manager keeps from going out.
location-home = home
    .short = home

## Challenges

challenge-ultimate_melt = Ultimate Melt
challenge-tasty_tapas = Tasty Tapas
challenge-wine_and_dine = Wine & Dine
challenge-savory_stack = Savory Stack
challenge-bouilla_bay = Bouilla-Bay
challenge-surf_and_turf = Surf & Turf
challenge-fondue_fest = Fondue Fest

## Critics

critic-mouse = The Mouse
    .effect = Your cheese course may hold any number of cheeses, each with a spice of its own.
critic-cow = The Cow
    .effect = One course of your choice may hold up to 4 ingredients of its type, each with a spice of its own.
critic-fruit_bat = The Fruit Bat
    .effect = Beside each course other than wine you may pair a wine, which adds its number and takes no spice.
critic-jerboa = The Jerboa
    .effect = Each rumor token on your kitchen board may serve as an all-spice in your meal; the rumor stays known.
critic-kangaroo = The Kangaroo
    .effect = Every ingredient that you serve with a printed 6 counts as a 9.
critic-rabbit = The Rabbit
    .effect = Every carrot that you serve counts double, before any spice.
critic-tree_shrew = The Tree Shrew
    .effect = In the meal, a spice triples its ingredient instead of doubling it.
critic-capybara = The Capybara
    .effect = Each dish that you present without soup or bisque earns 1 more star.
critic-tortoise = The Tortoise
    .effect = Serving all 7 courses is worth 3 stars instead of 1.
critic-raccoon = The Raccoon
    .effect = On the score track, each ingredient that you did not serve adds 1, 10 at most.
critic-flamingo = The Flamingo
    .effect = The best fish course and the best wine course are worth 2 stars instead of 1.
critic-parrot = The Parrot
    .effect = On the score track, if you served 5 courses or more, the weakest of them counts once more.

## Rumors

rumor-bread_fanatic = Bread Fanatic
    .effect = On the score track, your bread course counts twice.
rumor-carrot_fanatic = Carrot Fanatic
    .effect = On the score track, your carrot course counts twice.
rumor-cheese_fanatic = Cheese Fanatic
    .effect = On the score track, your cheese course counts twice.
rumor-fish_fanatic = Fish Fanatic
    .effect = On the score track, your fish course counts twice.
rumor-meat_fanatic = Meat Fanatic
    .effect = On the score track, your meat course counts twice.
rumor-mushroom_fanatic = Mushroom Fanatic
    .effect = On the score track, your mushroom course counts twice.
rumor-wine_fanatic = Wine Fanatic
    .effect = On the score track, your wine course counts twice.
rumor-spice_lover = Spice Lover
    .effect = The most spices served, and at least 1: 2 stars.
rumor-tender = Tender
    .effect = You served a bread and a wine whose numbers add up to exactly 10: 3 stars.
rumor-extremely_pampered = Extremely Pampered
    .effect = You served at least 5 courses, each with an ingredient of number 5 or more: 4 stars.
rumor-big_cheese = Big Cheese
    .effect = Your cheese course has quality 10 or more: 2 stars.
rumor-super_chatty = Super Chatty
    .effect = 1 star for each rumor token on your kitchen board.
rumor-wine_cellar = Wine Cellar
    .effect = 1 star for each wine that you did not serve, 3 at most.
rumor-simple_palate = Simple Palate
    .effect = 1 star for every 2 courses that you served without spice, 3 at most.
rumor-hibernator = Hibernator
    .effect = The highest quality among everybody's last course: 2 stars.
rumor-psychedelic_flavor = Psychedelic Flavor
    .effect = Your mushroom course has the highest quality of your own meal, ties included: 2 stars.
rumor-big_dipper = Big Dipper
    .effect = 1 star for every 4 points of soup and bisque in your storage, 3 at most.
rumor-odd_tastes = Odd Tastes
    .effect = 1 star for every 2 ingredients served with an odd number, 3 at most.
rumor-subtle_flavors = Subtle Flavors
    .effect = The fewest spices served, among those who served at least 5 courses: 2 stars.
rumor-to_go = To Go
    .effect = 1 star for every 2 ingredients that you did not serve, 3 at most.
rumor-mercurial = Mercurial
    .effect = As many stars as your highest served number is above your lowest.
rumor-nocturnal = Nocturnal
    .effect = You served at least 5 courses, none with a lower number than the one before: 5 stars.
rumor-picky = Picky
    .effect = You served exactly 6 courses: 3 stars.
rumor-shortsighted = Shortsighted
    .effect = The highest quality of bread, carrot and cheese together, and at least 1: 3 stars.
rumor-sommelier = Sommelier
    .effect = Your wine has the highest number of your own meal, ties included: 3 stars.
rumor-unsophisticated = Unsophisticated
    .effect = 1 star for each ingredient served with number 2, 3 at most.
rumor-varied_leftovers = Varied Leftovers
    .effect = 1 star for every 2 different types among the ingredients that you did not serve, 3 at most.
rumor-varied_servings = Varied Servings
    .effect = You served at least 5 different numbers: 3 stars.

## Zous-chefs, also in the middle of a sentence

zous-ming = Ming
    .mid = Ming
    .effect = Before the first pick: you may exchange an ingredient from your storage for one that lies here.
zous-carol = Carol
    .mid = Carol
    .effect = After the last pick: 1 star if your marker is last on the priority track.
zous-newton = Newton
    .mid = Newton
    .effect = At the start of the location: each player with a chef here takes 1 soup, and you take 1 more.
zous-otto = Otto
    .mid = Otto
    .effect = At the start of the location: each player with a chef of capacity 2 here draws 1 token and keeps it.
zous-penny = Penny
    .mid = Penny
    .effect = After the last pick, anywhere: the bisque of the Soup Truck, or 1 soup if it is gone.
zous-shark = The Shark
    .mid = the Shark
    .effect = Carries 2 and has speed 1.
zous-ant = The Ant
    .mid = the Ant
    .effect = Carries 3 and has speed 2.
zous-snail = The Snail
    .mid = the Snail
    .effect = Carries 4 and acts after all boars.
zous-magpie = The Magpie
    .mid = the Magpie
    .effect = After the last pick: you may take one more rumor if one is left here.
zous-kingfisher = The Kingfisher
    .mid = the Kingfisher
    .effect = After the last pick: draw 2 tokens, keep one and put the other back.
zous-chameleon = The Chameleon
    .mid = the Chameleon
    .effect = After the reveal: you may move it to any location where you have no chef.
zous-mole = The Mole
    .mid = the Mole
    .effect = After the reveal: the Midnight Merchant is filled at once, and you may move the Mole there if you have no chef there.

## Restaurateurs

restaurateur-red_panda = The Red Panda
    .effect = Each of your spices may serve as an all-spice.
restaurateur-globetrotting_boar = The Globetrotting Boar
    .effect = Your consolation soups are 2 soups instead of 1.
restaurateur-goat = The Goat
    .effect = Your ingredients with a printed 2 are worth 4.
restaurateur-elephant = The Elephant
    .effect = Each time one of your chefs is tied and not the first in line, take 1 soup.
restaurateur-heron = The Heron
    .effect = In a dish, a soup may serve as an all-spice, once for each ingredient type.
restaurateur-owl = The Owl
    .effect = You know one more rumor, which scores for you alone.
restaurateur-badger = The Badger
    .effect = Your fridge holds 7 tokens, then 12.
restaurateur-fox = The Fox
    .effect = After the reveal, once a day: you may swap two of your chefs, but not a zous-chef.
restaurateur-hedgehog = The Hedgehog
    .effect = Your dishes need 5, 11 and 19 instead of 6, 12 and 21.
restaurateur-penguin = The Penguin
    .effect = You start with 1 bisque, and serving all 7 courses brings you 1 more star.

## Carts, by what they sell

cart-tofu = Tofu Cart
    .effect = Tofu: an ingredient of number 3 and of any one type. Only an all-spice goes with it.
cart-coffee = Coffee Cart
    .effect = Coffee: when you plan, give it to a chef, who has speed 1 in this round.
cart-cookbook = Cookbook Cart
    .effect = Cookbook: adds 4 to the value of one dish.
cart-trophy = Trophy Cart
    .effect = Trophy: 1, 2 or 3 of them are worth 1, 3 or 5 stars in the end.

## Solo: manager cards

manager-mg_usual_1 = Business as Usual
    .effect = Nothing happens.
manager-mg_usual_2 = Have a Nice Day
    .effect = Nothing happens.
manager-mg_talent = Talent Scout
    .effect = The mouse goes to the Chef Academy.
manager-mg_gossip = Drive-Through Gossip
    .effect = The mouse goes where it can find a rumor (→).
manager-mg_refill = Free Refills
    .effect = The lizard goes to the Soup Truck.
manager-mg_night = Night Shift
    .effect = The lizard goes to the Midnight Merchant.
manager-mg_bulk_night = After-Hours Delivery
    .effect = The boar goes to the Midnight Merchant.
manager-mg_scraps = Value Menu
    .effect = The boar goes to the Chef Academy.
manager-mg_copycat = Copycat Campaign
    .effect = The boar goes where your boar stands.
manager-mg_undercut = Price War
    .effect = The mouse goes where your mouse stands.
manager-mg_bulk = Bulk Discount
    .effect = The boar goes where the most tokens lie (←).
manager-mg_coupon = Coupon Day
    .effect = The marker of McDogald's moves to the front of the priority track.
manager-mg_supersize = Supersize
    .effect = The lizard carries 3 in this round.
manager-mg_break = Mandatory Break
    .effect = The lizard stays at home in this round.

## Solo: what a chef card looks for, and its arrow

aim-mo_seven = an ingredient of number 7 ←
aim-mo_best = the highest ingredient →
aim-mo_rumor_r = a rumor that it lacks →
aim-mo_rumor_l = a rumor that it lacks ←
aim-mo_spice_r = a spice →
aim-mo_spice_l = a spice ←
aim-mo_academy = the Chef Academy ←
aim-mo_challenge = the highest ingredient that places a star →
aim-mo_plate = what improves its plate the most ←
aim-mo_night = the Midnight Merchant ←
aim-li_two_r = the two best ingredients together →
aim-li_two_l = the two best ingredients together ←
aim-li_challenge_r = the most tokens that place stars →
aim-li_challenge_l = the most tokens that place stars ←
aim-li_spice = a spice →
aim-li_night = the Midnight Merchant ←
aim-li_academy = the Chef Academy ←
aim-li_truck = the Soup Truck →
aim-li_most = the most tokens ←
aim-li_rumor = a rumor that it lacks →
aim-bo_sum_right = the highest sum of numbers →
aim-bo_sum_left = the highest sum of numbers ←
aim-bo_most_r = the most tokens →
aim-bo_most_l = the most tokens ←
aim-bo_challenge = the most tokens that place stars →
aim-bo_night = the Midnight Merchant ←
aim-bo_academy = the Chef Academy ←
aim-bo_truck = the Soup Truck →
aim-bo_alone = a location without your chefs →
aim-bo_shadow = where your boar stands ←

## Solo: the symbols of a critic's choice card

symbol-rumor = rumor
symbol-challenge = challenge
symbol-zous = zous-chef
symbol-spice = spice
symbol-seven = seven
symbol-plate = plate
symbol-high = high

## What standing orders may wish for

wish-bread = bread
wish-carrot = carrot
wish-cheese = cheese
wish-fish = fish
wish-meat = meat
wish-mushroom = mushroom
wish-wine = wine
wish-spice = spice
wish-rumor = rumor
wish-zous_chef = zous-chef
wish-good = cart good
wish-bisque = bisque
wish-soup = soup

## Options

option-preset = Preset
    .help = none; or first_game, for newcomers: The Mouse as critic, base rumors, no restaurateurs.
value-preset-none = no preset
value-preset-first_game = a first game
option-critic = Critic
    .help = random, or the critic of your choice: mouse, cow, fruit_bat, jerboa, kangaroo, rabbit, tree_shrew, capybara, tortoise, raccoon, flamingo, parrot.
value-critic-random = any critic
value-critic-mouse = The Mouse as critic
value-critic-cow = The Cow as critic
value-critic-fruit_bat = The Fruit Bat as critic
value-critic-jerboa = The Jerboa as critic
value-critic-kangaroo = The Kangaroo as critic
value-critic-rabbit = The Rabbit as critic
value-critic-tree_shrew = The Tree Shrew as critic
value-critic-capybara = The Capybara as critic
value-critic-tortoise = The Tortoise as critic
value-critic-raccoon = The Raccoon as critic
value-critic-flamingo = The Flamingo as critic
value-critic-parrot = The Parrot as critic
option-rumor_set = Rumors
    .help = all: all 28 rumor cards; base: the 14 base cards.
value-rumor_set-base = base rumors only
value-rumor_set-all = all rumors
option-restaurateurs = Restaurateurs
    .help = Each player has a restaurateur, whose ability lasts the whole game.
option-restaurateur_draft = Restaurateur draft
    .help = With restaurateurs: keep one of two cards.
option-a_la_cart = À la Cart
    .help = Carts bring tofu, coffee, cookbooks and trophies to town; for 2 to 5 players.
option-truck_leftovers = Leftovers of the Soup Truck
    .help = move: what is left on the Soup Truck goes to the Chef Academy; stay: it remains there.
value-truck_leftovers-move = leftovers of the Soup Truck move on
value-truck_leftovers-stay = leftovers of the Soup Truck stay there
option-solo_difficulty = Difficulty of the solo game
    .help = intern, chef or executive_chef: McDogald's ends with 4 stars less, as it is, or with 4 stars more.
value-solo_difficulty-intern = difficulty Intern
value-solo_difficulty-chef = difficulty Chef
value-solo_difficulty-executive_chef = difficulty Executive chef
bad-draft-without-restaurateurs = the draft is an option of the restaurateurs (restaurateurs), which are not chosen
bad-solo-cart = À la Cart is for 2 players or more
bad-preset-critic = the preset first_game has The Mouse as critic
bad-preset-restaurateurs = the preset first_game is played without restaurateurs
bad-preset-draft = the preset first_game has no restaurateurs to choose from

## What is asked, and who is waited for

ask-choose = Keep one of your two restaurateurs. The other one leaves unseen.
ask-plan = Send each of your chefs to a different location, then confirm your plan.
ask-after-fox = The Fox: you may swap two of your chefs, once a day.
ask-after-chameleon = The Chameleon may still go to another location where you have no chef.
ask-after-mole = The Midnight Merchant has shown everything. The Mole may go there.
ask-pick = Your { $chef } is { $location-at }. What does it take? ({ $left ->
        [one] { $left } item
       *[other] { $left } items
    } at most)
ask-ming = Ming may exchange one of your ingredients for one that lies here.
ask-wild = A wild rumor! Choose which rumor you want to hear.
ask-magpie = The Magpie may take one of the rumors left here.
ask-kingfisher = The Kingfisher has caught two tokens. Keep one.
ask-cook = To the stoves! Fill the plates of the challenges, then present them all together.
ask-refrigerate = The door will close if you believe. { $tokens ->
        [one] Discard one more token.
       *[other] Discard { $tokens } more tokens.
    }
ask-serve = The critic is at the table! Serve up to seven courses, then present your meal.

wait-choose = Waiting for { $players }: a restaurateur to keep.
wait-plan = Waiting for { $players }: a plan to make.
wait-after-fox = Waiting for { $players }: The Fox may swap two chefs.
wait-after-chameleon = Waiting for { $players }: the Chameleon may go elsewhere.
wait-after-mole = Waiting for { $players }: the Mole may go to the Midnight Merchant.
wait-pick = Waiting for { $players }: the { $chef } is { $location-at } ({ $left ->
        [one] { $left } item
       *[other] { $left } items
    } at most).
wait-ming = Waiting for { $players }: Ming may exchange an ingredient.
wait-wild = Waiting for { $players }: a wild rumor to place.
wait-magpie = Waiting for { $players }: the Magpie may take a rumor.
wait-kingfisher = Waiting for { $players }: a token to keep.
wait-cook = Waiting for { $players }: dishes to cook.
wait-refrigerate = Waiting for { $players }: a fridge that does not close.
wait-serve = Waiting for { $players }: a meal to serve.

## What may be done

do-keep-restaurateur = Keep “{ $restaurateur }”. { $restaurateur-effect }
do-send-chef = Send your { $chef } { $location-to }
do-recall-chef = Call your { $chef } back
do-pour-coffee = Give your { $chef } a coffee
do-confirm-plan = Confirm your plan
do-take-back = Change your mind
do-move-chef = Move your zous-chef { $location-to }
do-swap-chefs = Swap your { $chef } and your { $other }
do-pass = Pass
do-exchange = Give { $given-one } for { $taken-one }
do-take = Take { $item-one }
do-leave-with-soup = Go home with a soup instead
do-place-wild = Put the wild rumor on “{ $icon }”
do-keep-token = Keep { $item-one }
do-add-to-dish = Add { $item-one } to “{ $challenge }”
do-add-tofu-to-dish = Add tofu to “{ $challenge }” as { $kind }
do-spice-dish = Spice { $item } in “{ $challenge }” with { $spice-one }
do-add-cookbook = Use a cookbook for “{ $challenge }” (+4)
do-clear-dish = Clear the plate of “{ $challenge }”
do-serve = Serve { $item-one }
do-serve-tofu = Serve tofu as the { $kind } course
do-spice-course = Spice { $item } in the { $kind } course with { $spice-one }
do-pair-wine = Pair { $item-one } with the { $kind } course
do-clear-course = Clear the { $kind } course
do-cook-openly = Cook openly: let everybody see your plates
do-cook-in-secret = Cook in secret again
do-present = It is ready: present it
do-put-away = Discard { $item-one }
do-no-orders = Leave no standing orders
do-standing-orders = Give standing orders: { $wishes }

group-send = Send your { $chef }
group-exchange = Give { $given-one }
group-take-ingredient = Take an ingredient
group-take-spice = Take a spice
group-dish = Fill the plate of “{ $challenge }”
group-dish-ingredients = Add an ingredient to “{ $challenge }”
group-dish-spices = Spice “{ $challenge }”
group-course = See to the { $kind } course
group-course-ingredients = Choose what to serve for { $kind }
group-course-spices = Spice the { $kind } course
group-course-wines = Pair a wine with the { $kind } course
group-put-away = Discard { $kind }
group-put-away-spice = Discard a spice

## What has happened

event-restaurateur-kept =
    { $player-you ->
        [yes] You keep “{ $restaurateur }”.
       *[no] { $player } keeps “{ $restaurateur }”.
    }
event-restaurateur-kept-hidden =
    { $player-you ->
        [yes] You have chosen a restaurateur.
       *[no] { $player } has chosen a restaurateur.
    }
event-restaurateurs-revealed-1 = The restaurateur is revealed: “{ $c1 }”.
event-restaurateurs-revealed-2 = The restaurateurs are revealed: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (“{ $c1 }”), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (“{ $c2 }”).
event-restaurateurs-revealed-3 = The restaurateurs are revealed: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (“{ $c1 }”), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (“{ $c2 }”), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } (“{ $c3 }”).
event-restaurateurs-revealed-4 = The restaurateurs are revealed: { $p1-you ->
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
event-restaurateurs-revealed-5 = The restaurateurs are revealed: { $p1-you ->
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
    } (“{ $c4 }”), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } (“{ $c5 }”).
event-rumor-overheard =
    { $player-you ->
        [yes] The Owl has told you a rumor of your own: “{ $rumor }”. { $rumor-effect }
       *[no] The Owl has told { $player } the rumor “{ $rumor }”. { $rumor-effect }
    }
event-rumor-overheard-hidden =
    { $player-you ->
        [yes] The Owl has told you a rumor of your own.
       *[no] The Owl has told { $player } a rumor in secret.
    }
event-round-began = Round { $round }, day { $day }: the new challenge is “{ $challenge }”, and the Chef Academy offers { $zous-mid }.
event-round-began-held = Round { $round }, day { $day }: the new challenge is “{ $challenge }”, without { $kind } (hold token), and the Chef Academy offers { $zous-mid }.
event-last-round-began = Round { $round }, day { $day }: no more challenges, and the Chef Academy offers the 7th-round all-spice.
event-tokens-drawn = { $location }: { $items }.
event-tokens-drawn-again = { $location }: { $items }. Out of the game, known to everybody: { $removed }.
event-no-tokens-drawn = { $location }: nothing, the bag is empty.
event-cart-parked = The { $cart } parks { $location-at }.
event-chef-sent =
    { $player-you ->
        [yes] You send your { $chef } { $location-to }.
       *[no] { $player } sends the { $chef } { $location-to }.
    }
event-chef-recalled =
    { $player-you ->
        [yes] You call your { $chef } back.
       *[no] { $player } calls the { $chef } back.
    }
event-coffee-poured =
    { $player-you ->
        [yes] You give your { $chef } a coffee.
       *[no] { $player } gives the { $chef } a coffee.
    }
event-plan-confirmed =
    { $player-you ->
        [yes] Your plan is made.
       *[no] { $player } has a plan.
    }
event-ready =
    { $player-you ->
        [yes] You have finished.
       *[no] { $player } has finished.
    }
event-taken-back =
    { $player-you ->
        [yes] You change your mind.
       *[no] { $player } has second thoughts.
    }
event-plans-revealed-2 = The plans are revealed: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (mouse { $m1-short }, lizard { $l1-short }, boar { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , coffee for the { $c1 }
    }); { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (mouse { $m2-short }, lizard { $l2-short }, boar { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , coffee for the { $c2 }
    }).
event-plans-revealed-3 = The plans are revealed: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (mouse { $m1-short }, lizard { $l1-short }, boar { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , coffee for the { $c1 }
    }); { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (mouse { $m2-short }, lizard { $l2-short }, boar { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , coffee for the { $c2 }
    }); { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } (mouse { $m3-short }, lizard { $l3-short }, boar { $b3-short }{ $w3 ->
        [0] {""}
       *[other] , zous-chef { $z3-short }
    }{ $c3-count ->
        [0] {""}
       *[other] , coffee for the { $c3 }
    }).
event-plans-revealed-4 = The plans are revealed: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (mouse { $m1-short }, lizard { $l1-short }, boar { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , coffee for the { $c1 }
    }); { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (mouse { $m2-short }, lizard { $l2-short }, boar { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , coffee for the { $c2 }
    }); { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } (mouse { $m3-short }, lizard { $l3-short }, boar { $b3-short }{ $w3 ->
        [0] {""}
       *[other] , zous-chef { $z3-short }
    }{ $c3-count ->
        [0] {""}
       *[other] , coffee for the { $c3 }
    }); { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } (mouse { $m4-short }, lizard { $l4-short }, boar { $b4-short }{ $w4 ->
        [0] {""}
       *[other] , zous-chef { $z4-short }
    }{ $c4-count ->
        [0] {""}
       *[other] , coffee for the { $c4 }
    }).
event-plans-revealed-5 = The plans are revealed: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } (mouse { $m1-short }, lizard { $l1-short }, boar { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , coffee for the { $c1 }
    }); { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } (mouse { $m2-short }, lizard { $l2-short }, boar { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , coffee for the { $c2 }
    }); { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } (mouse { $m3-short }, lizard { $l3-short }, boar { $b3-short }{ $w3 ->
        [0] {""}
       *[other] , zous-chef { $z3-short }
    }{ $c3-count ->
        [0] {""}
       *[other] , coffee for the { $c3 }
    }); { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } (mouse { $m4-short }, lizard { $l4-short }, boar { $b4-short }{ $w4 ->
        [0] {""}
       *[other] , zous-chef { $z4-short }
    }{ $c4-count ->
        [0] {""}
       *[other] , coffee for the { $c4 }
    }); { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } (mouse { $m5-short }, lizard { $l5-short }, boar { $b5-short }{ $w5 ->
        [0] {""}
       *[other] , zous-chef { $z5-short }
    }{ $c5-count ->
        [0] {""}
       *[other] , coffee for the { $c5 }
    }).
event-manager-revealed = The manager of McDogald's says “{ $manager }”. { $manager-effect }
event-chef-card-revealed = McDogald's sends its { $chef } { $location-to } (wanted: { $aim }).
event-manager-sends = By order of the manager, the { $chef } goes { $location-to }.
event-passed-ming =
    { $player-you ->
        [yes] You exchange nothing with Ming.
       *[no] { $player } exchanges nothing with Ming.
    }
event-passed-magpie =
    { $player-you ->
        [yes] You tell the Magpie to take nothing more.
       *[no] { $player } tells the Magpie to take nothing more.
    }
event-passed-chameleon =
    { $player-you ->
        [yes] You leave the Chameleon where it is.
       *[no] { $player } leaves the Chameleon where it is.
    }
event-passed-mole =
    { $player-you ->
        [yes] You leave the Mole where it is.
       *[no] { $player } leaves the Mole where it is.
    }
event-passed-fox =
    { $player-you ->
        [yes] You swap no chefs.
       *[no] { $player } swaps no chefs.
    }
event-chef-moved =
    { $player-you ->
        [yes] You move { $zous-mid } { $location-to }.
       *[no] { $player } moves { $zous-mid } { $location-to }.
    }
event-chefs-swapped =
    { $player-you ->
        [yes] You swap two chefs: your { $chef } is now { $location-at }, your { $other } { $place-at }.
       *[no] { $player } swaps two chefs: the { $chef } is now { $location-at }, the { $other } { $place-at }.
    }
event-location-began = On { $location-to }.
event-item-taken =
    { $player-you ->
        [yes] You take { $item-one } with your { $chef }.
       *[no] { $player } takes { $item-one } with the { $chef }.
    }
event-zous-chef-hired =
    { $player-you ->
        [yes] You hire { $zous-mid } for the next round.
       *[no] { $player } hires { $zous-mid } for the next round.
    }
event-left-with-soup =
    { $player-you ->
        [yes] You prefer soup: your { $chef } goes home with { $soups ->
            [one] { $soups } soup
           *[other] { $soups } soups
        }.
       *[no] { $player } prefers soup: the { $chef } goes home with { $soups ->
            [one] { $soups } soup
           *[other] { $soups } soups
        }.
    }
event-consolation-soup =
    { $player-you ->
        [yes] You came, you saw, you souped: your { $chef } goes home with { $soups ->
            [one] { $soups } soup
           *[other] { $soups } soups
        }.
       *[no] Nothing is left for { $player }: the { $chef } goes home with { $soups ->
            [one] { $soups } soup
           *[other] { $soups } soups
        }.
    }
event-chef-went-home =
    { $player-you ->
        [yes] There is nothing left to take: your { $chef } goes home.
       *[no] There is nothing left to take for { $player }: the { $chef } goes home.
    }
event-marker-to-back =
    { $player-you ->
        [yes] You go to the back of the priority track (new order: { $order }).
       *[no] { $player } goes to the back of the priority track (new order: { $order }).
    }
event-marker-to-front =
    { $player-you ->
        [yes] You go to the front of the priority track (new order: { $order }).
       *[no] { $player } goes to the front of the priority track (new order: { $order }).
    }
event-wild-placed =
    { $player-you ->
        [yes] You put the wild rumor on “{ $icon }”.
       *[no] { $player } puts the wild rumor on “{ $icon }”.
    }
event-rumor-read =
    { $player-you ->
        [yes] You hear the rumor “{ $icon }”, which is “{ $rumor }”. { $rumor-effect }
       *[no] { $player } hears the rumor “{ $icon }”, which is “{ $rumor }”. { $rumor-effect }
    }
event-rumor-read-hidden =
    { $player-you ->
        [yes] You hear the rumor “{ $icon }”.
       *[no] { $player } hears the rumor “{ $icon }”.
    }
event-rumor-turned-up = Everybody sees the rumor “{ $icon }” now: “{ $rumor }”. { $rumor-effect }
event-soup-newton =
    { $player-you ->
        [yes] Newton serves you { $count ->
            [one] { $count } soup
           *[other] { $count } soups
        }.
       *[no] Newton serves { $player } { $count ->
            [one] { $count } soup
           *[other] { $count } soups
        }.
    }
event-soup-penny =
    { $player-you ->
        [yes] Penny brings you { $item-one }.
       *[no] Penny brings { $player } { $item-one }.
    }
event-soup-elephant =
    { $player-you ->
        [yes] The Elephant has to wait in line: you take { $count ->
            [one] { $count } soup
           *[other] { $count } soups
        }.
       *[no] The Elephant has to wait in line: { $player } takes { $count ->
            [one] { $count } soup
           *[other] { $count } soups
        }.
    }
event-drawn-otto =
    { $player-you ->
        [yes] Otto lets you draw { $items } from the bag.
       *[no] Otto lets { $player } draw { $items } from the bag.
    }
event-drawn-kingfisher =
    { $player-you ->
        [yes] The Kingfisher shows you { $items } from the bag.
       *[no] The Kingfisher shows { $player } { $items } from the bag.
    }
event-redrawn-otto =
    { $player-you ->
        [yes] Otto lets you draw { $items } from the bag; { $returned } went back into it.
       *[no] Otto lets { $player } draw { $items } from the bag; { $returned } went back into it.
    }
event-redrawn-kingfisher =
    { $player-you ->
        [yes] The Kingfisher shows you { $items } from the bag; { $returned } went back into it.
       *[no] The Kingfisher shows { $player } { $items } from the bag; { $returned } went back into it.
    }
event-nothing-drawn =
    { $player-you ->
        [yes] The bag holds nothing for you.
       *[no] The bag holds nothing for { $player }.
    }
event-token-kept =
    { $player-you ->
        [yes] You keep { $item-one }; { $returned } goes back into the bag.
       *[no] { $player } keeps { $item-one }; { $returned } goes back into the bag.
    }
event-only-token-kept =
    { $player-you ->
        [yes] You keep { $item-one }.
       *[no] { $player } keeps { $item-one }.
    }
event-exchanged =
    { $player-you ->
        [yes] Thanks to Ming, you give { $given-one } for { $taken-one }.
       *[no] Thanks to Ming, { $player } gives { $given-one } for { $taken-one }.
    }
event-order-followed =
    { $player-you ->
        [yes] Your standing orders choose.
       *[no] { $player } has left standing orders.
    }
event-stars-capybara =
    { $player-you ->
        [yes] The Capybara likes it without soup: you gain { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] The Capybara likes it without soup: { $player } gains { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-stars-carol =
    { $player-you ->
        [yes] Carol cheers up the last in line: you gain { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] Carol cheers up the last in line: { $player } gains { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-stars-soup =
    { $player-you ->
        [yes] The fullest pot of soup: you gain { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] The fullest pot of soup: { $player } gains { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-stars-courses =
    { $player-you ->
        [yes] All seven courses served: you gain { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] All seven courses served: { $player } gains { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-stars-trophies =
    { $player-you ->
        [yes] The trophies shine: you gain { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] The trophies shine: { $player } gains { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-stars-gossip = McDogald's spreads the rumor and gains { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
event-stars-challenge-icons = McDogald's collects { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } from the challenges.
event-handicap-more = Difficulty Executive chef: { $stars ->
        [one] { $stars } more star
       *[other] { $stars } more stars
    } for McDogald's.
event-handicap-less = Difficulty Intern: { $stars ->
        [one] { $stars } star less
       *[other] { $stars } stars less
    } for McDogald's.
event-star-placed = McDogald's puts a star on the { $kind } of “{ $challenge }”.
event-leftovers-moved = Leftovers go { $location-to }: { $items }.
event-items-removed = Out of the game: { $items }.
event-dish-changed =
    { $player-you ->
        [yes] You change your plate of “{ $challenge }”.
       *[no] { $player } is busy with the plate of “{ $challenge }”.
    }
event-course-changed =
    { $player-you ->
        [yes] You change your { $kind } course.
       *[no] { $player } is busy with the { $kind } course.
    }
event-cooks-openly =
    { $player-you ->
        [yes] Everybody may watch you cook.
       *[no] { $player } cooks openly.
    }
event-cooks-in-secret =
    { $player-you ->
        [yes] You cook in secret again.
       *[no] { $player } cooks in secret again.
    }
event-dishes-presented-0 =
    { $player-you ->
        [yes] You present no dish.
       *[no] { $player } presents no dish.
    }
event-dishes-presented-1 =
    { $player-you ->
        [yes] You present “{ $d1 }” ({ $i1 }, value { $v1 }) for { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] { $player } presents “{ $d1 }” ({ $i1 }, value { $v1 }) for { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-dishes-presented-2 =
    { $player-you ->
        [yes] You present “{ $d1 }” ({ $i1 }, value { $v1 }) and “{ $d2 }” ({ $i2 }, value { $v2 }) for { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] { $player } presents “{ $d1 }” ({ $i1 }, value { $v1 }) and “{ $d2 }” ({ $i2 }, value { $v2 }) for { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-dishes-presented-3 =
    { $player-you ->
        [yes] You present “{ $d1 }” ({ $i1 }, value { $v1 }), “{ $d2 }” ({ $i2 }, value { $v2 }) and “{ $d3 }” ({ $i3 }, value { $v3 }) for { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] { $player } presents “{ $d1 }” ({ $i1 }, value { $v1 }), “{ $d2 }” ({ $i2 }, value { $v2 }) and “{ $d3 }” ({ $i3 }, value { $v3 }) for { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-token-put-away =
    { $player-you ->
        [yes] You discard { $item-one }.
       *[no] { $player } discards { $item-one }.
    }
event-fridge-closed =
    { $player-you ->
        [yes] You discard { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }, and your fridge closes.
       *[no] { $player } discards { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }, and the fridge closes.
    }
event-meals-revealed-2 = The critic lifts the covers: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } course
       *[other] { $k1 } courses
    } (quality { $q1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } course
       *[other] { $k2 } courses
    } (quality { $q2 }).
event-meals-revealed-3 = The critic lifts the covers: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } course
       *[other] { $k1 } courses
    } (quality { $q1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } course
       *[other] { $k2 } courses
    } (quality { $q2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $k3 ->
        [one] { $k3 } course
       *[other] { $k3 } courses
    } (quality { $q3 }).
event-meals-revealed-4 = The critic lifts the covers: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } course
       *[other] { $k1 } courses
    } (quality { $q1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } course
       *[other] { $k2 } courses
    } (quality { $q2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $k3 ->
        [one] { $k3 } course
       *[other] { $k3 } courses
    } (quality { $q3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $k4 ->
        [one] { $k4 } course
       *[other] { $k4 } courses
    } (quality { $q4 }).
event-meals-revealed-5 = The critic lifts the covers: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } course
       *[other] { $k1 } courses
    } (quality { $q1 }), { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } course
       *[other] { $k2 } courses
    } (quality { $q2 }), { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $k3 ->
        [one] { $k3 } course
       *[other] { $k3 } courses
    } (quality { $q3 }), { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $k4 ->
        [one] { $k4 } course
       *[other] { $k4 } courses
    } (quality { $q4 }), { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $k5 ->
        [one] { $k5 } course
       *[other] { $k5 } courses
    } (quality { $q5 }).
event-soup-compared-2 = Soup and bisque kept in storage: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $t2 }.
event-soup-compared-3 = Soup and bisque kept in storage: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $t2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $t3 }.
event-soup-compared-4 = Soup and bisque kept in storage: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $t2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $t3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $t4 }.
event-soup-compared-5 = Soup and bisque kept in storage: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $t2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $t3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $t4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $t5 }.
event-soup-compared-drawn = Soup and bisque kept in storage: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $t1 }; McDogald's draws { $item-one } and has { $t2 }.
event-best-of-course = The best { $kind } course has quality { $quality }: { $players-count ->
        [one] { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        } for { $players }
       *[other] { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        } each for { $players }
    }.
event-rumor-scored-2 = Stars for “{ $rumor }”: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }.
event-rumor-scored-3 = Stars for “{ $rumor }”: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $s3 }.
event-rumor-scored-4 = Stars for “{ $rumor }”: { $p1-you ->
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
    } { $s4 }.
event-rumor-scored-5 = Stars for “{ $rumor }”: { $p1-you ->
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
    } { $s5 }.
event-rumor-for-nobody = “{ $rumor }” brings nobody a star.
event-fanatic = “{ $rumor }” counts on the score track.
event-owl-scored =
    { $player-you ->
        [yes] The rumor of The Owl was “{ $rumor }”: you gain { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] The rumor of The Owl was “{ $rumor }”: { $player } gains { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-owl-fanatic =
    { $player-you ->
        [yes] The rumor of The Owl was “{ $rumor }”, which counts on your score track.
       *[no] The rumor of The Owl was “{ $rumor }”, which counts on the score track of { $player }.
    }
event-track-scored =
    { $player-you ->
        [yes] On the score track you reach { $total }: { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[no] On the score track { $player } reaches { $total }: { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
event-round-ended = Round { $round } is over.
event-orders-set = Your standing orders are noted.
event-week-ended-2 = Restaurant Week is over. Stars: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }. { $player-you ->
        [yes] You win!
       *[no] { $player } wins!
    }
event-week-ended-3 = Restaurant Week is over. Stars: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $s3 }. { $player-you ->
        [yes] You win!
       *[no] { $player } wins!
    }
event-week-ended-4 = Restaurant Week is over. Stars: { $p1-you ->
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
    } { $s4 }. { $player-you ->
        [yes] You win!
       *[no] { $player } wins!
    }
event-week-ended-5 = Restaurant Week is over. Stars: { $p1-you ->
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
    } { $s5 }. { $player-you ->
        [yes] You win!
       *[no] { $player } wins!
    }

## What the rules refuse

not-your-turn = It is not your turn: we are waiting for { $players }.
choose-restaurateur-first = Choose your restaurateur first.
not-dealt-to-you = Keep one of the two restaurateurs that were dealt to you.
plan-first = Everybody is planning: send your chefs and confirm your plan.
no-such-chef = You have no such chef in this round.
no-such-location = This location is not in play.
chef-sent-already = Your { $chef } has a location card already. Call it back first.
chef-not-sent = Your { $chef } has no location card yet.
location-used = Another of your chefs is going { $location-to }: each location takes one of them.
no-coffee-for-chef = You have no coffee left, or this chef has had one.
plan-incomplete = Every chef needs a location, and so does a zous-chef.
nothing-to-reconsider = There is nothing of yours to take back.
take-back-first = You have said that you are ready. Change your mind first.
swap-or-pass = The Fox may swap two of your chefs, but no zous-chef. Or pass.
move-or-pass = Your zous-chef can't go there. Choose another location, or pass.
take-an-item = Your chef is shopping: take an item.
took-already = This chef has taken an item already and can't leave with a soup any more.
rumor-known = You have heard this rumor already: the token does not exist for you.
not-here = There is no such item { $location-at }.
exchange-or-pass = Exchange an ingredient from your storage for one that lies here, or pass.
place-wild-first = First put the wild rumor on one of your empty rumor spaces.
rumor-or-pass = Take one of the rumors left here that you do not know, or pass.
keep-one-token = Keep one of the two tokens drawn.
fill-plates-first = Challenges are being cooked: fill your plates, then present them.
cooks-so-already = You are doing so already.
no-such-challenge = This challenge can't be cooked now.
not-in-storage = This is not in your storage.
type-on-hold = The hold token covers this type: it can't go into the dish.
type-not-shown = This type is not on the challenge card: it can't go into the dish.
name-a-type = Say which type the tofu stands for.
only-tofu-has-no-type = Only tofu may pass for another type.
no-such-ingredient-here = There is no such ingredient on this plate to be spiced.
spiced-already = This ingredient carries a spice already, and one is enough.
spice-does-not-fit = This spice does not go with this ingredient, or you do not have it.
no-soup-left = You have none of it left.
no-cookbook = You have no cookbook left, or this dish has one already.
plate-is-empty = This plate is empty already.
dish-without-ingredient = Soup alone is no dish: add an ingredient.
dish-incomplete = A dish needs every type of its challenge, or a soup or bisque for each that is missing.
dish-too-poor = This dish is not worth enough to be presented.
put-away-first = First discard what does not fit in the fridge.
fridge-closes = Your fridge closes already: there is nothing more to discard.
serve-first = The critic is waiting: serve your courses, then present your meal.
no-such-course = There is no such course.
another-course = This belongs to another course.
course-is-full = This course is full.
no-wine-here = No wine can be paired with this course.
no-standing-orders = Standing orders are for relaxed play.
bad-standing-orders = Standing orders name kinds of items, each once.

## The end

ended-restaurant-week = After seven rounds the critic puts down the fork, and the stars are counted.
tie-break-track = Equal stars: the higher total on the score track decides.
tie-break-priority = Equal stars and equal totals: the priority track decides.
tie-break-below = Further down, equal stars: the score track decides, then the priority track.
side-automa = McDogald's
score-restaurateur = Restaurateur
score-dishes = Challenge dishes
score-capybara = The Capybara
score-carol = Carol
score-soup = Most soup
score-courses = All seven courses
score-best = Best of each course
score-rumor-question = Rumor “?”
score-rumor-exclaim = Rumor “!”
score-rumor-whisper = Rumor “…”
score-owl = Rumor of The Owl
score-trophies = Trophies
score-track = Score track
score-start = Starting stars
score-challenge-icons = Stars on challenges
score-gossip = Rumors spread
score-difficulty = Difficulty

## The drawing

title-round = Round { $round } of 7, day { $day }
title-critic = critic: { $critic }
title-challenges = Challenges
title-on-hold = hold: { $kind }
title-rumors = Rumors
title-unknown = unknown
title-face-up = { $rumor } (open)
title-priority = Priority
title-closed = opens at its turn
title-chefs = chefs: { $chefs }
title-kitchen = Kitchen
title-stars = stars
title-heard = rumors
title-zous-chef = zous-chef
title-next-zous-chef = next round
title-restaurateur = restaurateur
title-coffee = coffee
title-cookbook = cookbook
title-trophy = trophy
title-storage = Your storage ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    })
title-dealt = Your restaurateurs
title-plan = Your plan
title-with-coffee = { $location } with a coffee
title-plates = Your plates
title-plates-open = Your plates, which everybody sees
title-plates-of = Plates of { $player }
title-meal = Your meal
title-meal-of = Meal of { $player }
title-as = { $item } as { $kind }
title-spiced = { $item } with { $spice }
title-wine = paired { $item }
title-value = value { $value }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
title-breaks = value { $value }, not ready ({ $rule })
title-quality = quality { $value }
title-fridge = Discarded{ $excess ->
        [0] {""}
       *[other] , { $excess } more to go
    }
title-tokens = Tokens of McDogald's
title-choice = McDogald's wants on day { $day }
title-list = McDogald's prefers, in this order
title-orders = Your standing orders: { $wishes }
card-critic = { $critic } · { $critic-effect }
card-rumor = { $rumor } · { $rumor-effect }
card-zous-chef = { $zous } (carries { $capacity }, speed { $speed }) · { $zous-effect }
card-restaurateur = { $restaurateur } ({ $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }) · { $restaurateur-effect }
card-cart = { $cart } · { $cart-effect }
card-manager = Manager · { $manager } · { $manager-effect }
card-aim = The { $chef } looks for { $aim }
card-location = { $location } · { $location-quip }
