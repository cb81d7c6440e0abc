# Banquet Royal, in English.

## Dishes, Toques and colours

dish-green_salad = green salad
    .def = the green salad
    .indef = a green salad
    .letter = G
dish-fruit_salad = fruit salad
    .def = the fruit salad
    .indef = a fruit salad
    .letter = F
dish-charlotte = pudding
    .def = the pudding
    .indef = a pudding
    .letter = P
dish-burger = burger
    .def = the burger
    .indef = a burger
    .letter = B
toque = Toque
    .letter = T
color-orange = orange
color-pink = pink
color-blue = blue
color-green = green

## Menu cards

menu-m1_01 = The Polite Hedge
menu-m1_02 = Two Good Intentions
menu-m1_03 = The Alibi Leaf
menu-m1_04 = From Garden to Nap
menu-m1_05 = Last-Minute Remorse
menu-m1_06 = The Page's Dream
menu-m1_07 = The Hidden Sponge
menu-m1_08 = The Upside-Down Supper
menu-m1_09 = Strawberries First
menu-m1_10 = The Tamed Beast
menu-m1_11 = The Sensible Order
menu-m1_12 = The Sweet Ambush
menu-m2_01 = The Orchard Fence
menu-m2_02 = Cake in the Bushes
menu-m2_03 = The Royal Diet
menu-m2_04 = The Shy Lettuce
menu-m2_05 = The Jester's Parade
menu-m2_06 = The Vitamin Guard
menu-m2_07 = The Queen's Compromise
menu-m2_08 = Double Bib
menu-m2_09 = The Prince's Treaty
menu-m2_10 = Proof of Vegetables
menu-m2_11 = The Hidden Grape
menu-m2_12 = The King's Secret
menu-m3_01 = Twice the Lawn
menu-m3_02 = More Fruit, Sire
menu-m3_03 = Second Slice Announced
menu-m3_04 = Two Burgers, Your Majesty
menu-m3_05 = The Gardener Bows
menu-m3_06 = Juggler at Court
menu-m3_07 = The Pastry Duel
menu-m3_08 = Guard of the Grill
menu-m3_09 = The Great Negotiation
menu-m3_10 = Sugar Diplomacy
menu-m3_11 = From Leaf to Lace
menu-m3_12 = The Scandalous Pairing

## Variants and options

option-gourmet = Gourmet
    .help = Toques score for the most frequent Dish around them; the most 1-crown Menus earn 3 points, the most 2-crown Menus 2 points. Not for a first game.
option-folie = Proper Dining Etiquette
    .help = The players choose the spaces of the Royal Orders before they are shown.
option-folie_eight = Eight Royal Orders
    .help = With Proper Dining Etiquette: all eight Royal Orders are placed, not six.
option-farandole = All You Can Eat
    .help = Royal Orders of 1, 2, 3 or 4 different Dishes score 1, 3, 5 or 8 points as a set.
option-hells_kitchen = Hell's Kitchen
    .help = A wrong announcement costs one of your validated Menus.
option-colors = Colours of the players
    .help = orange, pink, blue and green by seat, such as pink,blue; in this order if nothing is chosen.
option-memorise_seconds = Seconds to memorise
    .help = How long the Royal Orders are shown in live and relaxed play, from 10 to 60.
bad-folie-eight = eight Royal Orders are an option of Proper Dining Etiquette (folie), which is not chosen
bad-colors-count = { $seats } seats need { $seats } colours, not { $chosen }
bad-colors-same = each player picks a different colour (BR-21)

## What is asked, and whom we wait for

ask-place-order = Choose a space for the next Royal Order; nobody sees what it hides.
ask-memorise = Memorise the Dishes under the Cloches: they are about to be hidden.
ask-look = You may look under the Cloches, once: the Dishes are shown to you for a short time.
ask-place = Place a Dish or a Toque, or announce a Royal Order.
ask-lose-menu = A wrong name in Hell's Kitchen: choose the validated Menu that you lose.
ask-serve = Validate a Menu, discard a card, or keep your hand as it is.
ask-draw-value = Choose the deck that you draw from.

wait-place-order = Waiting for { $players } to place a Royal Order.
wait-memorise = Waiting for { $players } to finish memorising.
wait-place = Waiting for { $players } to place or announce.
wait-lose-menu = Waiting for { $players } to give up a validated Menu.
wait-serve = Waiting for { $players } to finish the turn.
wait-draw-value = Waiting for { $players } to choose a deck.

## What may be done

do-place-order = Put a Royal Order on { $space }
do-look = Look under the Cloches
do-memorise-ready = Close the Cloches, I am ready
do-place-dish = Place { $dish-indef } on { $space }
do-place-toque = Place a Toque on { $space }
do-announce-order = Announce { $dish-indef } on { $space }
do-lose-menu = Lose “{ $menu }” ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    })
do-validate-menu = Validate “{ $menu }” on { $line } ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    })
do-discard-menu = Discard “{ $menu }” ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    })
do-keep-hand = Keep your hand and end the turn
do-choose-draw-value = Draw a { $crowns }-crown Menu

group-place-dish = Place a Dish
group-dish = Place { $dish-indef }
group-place-toque = Place a Toque
group-announce-order = Announce a Royal Order
group-cloche = Announce the Cloche on { $space }

## What happened

event-order-placed =
    { $player-you ->
        [yes] You put a Royal Order under a Cloche on { $space }.
       *[no] { $player } puts a Royal Order under a Cloche on { $space }.
    }
event-memorise-started = The Royal Orders are shown: everybody memorises.
event-looked =
    { $player-you ->
        [yes] You look under the Cloches.
       *[no] { $player } looks under the Cloches.
    }
event-showing-ended =
    { $player-you ->
        [yes] The Cloches are closed again for you.
       *[no] The Cloches are closed again for { $player }.
    }
event-seat-ready =
    { $player-you ->
        [yes] You are ready.
       *[no] { $player } is ready.
    }
event-memorise-ended = The Cloches are closed. The banquet begins!
event-turn-began =
    { $player-you ->
        [yes] Turn { $turn }: it is your turn.
       *[no] Turn { $turn }: { $player } plays.
    }
event-dish-placed =
    { $player-you ->
        [yes] You place { $dish-indef } on { $space }.
       *[no] { $player } places { $dish-indef } on { $space }.
    }
event-toque-placed =
    { $player-you ->
        [yes] You place a Toque on { $space }.
       *[no] { $player } places a Toque on { $space }.
    }
event-order-right =
    { $player-you ->
        [yes] You announce { $dish-indef } on { $space }: right! You collect the Royal Order and { $dish-def } is served.
       *[no] { $player } announces { $dish-indef } on { $space }: right! { $player } collects the Royal Order and { $dish-def } is served.
    }
event-order-right-none-left =
    { $player-you ->
        [yes] You announce { $dish-indef } on { $space }: right! You collect the Royal Order, but the Kitchen has no { $dish } left and the space stays empty.
       *[no] { $player } announces { $dish-indef } on { $space }: right! { $player } collects the Royal Order, but the Kitchen has no { $dish } left and the space stays empty.
    }
event-order-wrong =
    { $player-you ->
        [yes] You announce { $named-indef } on { $space }: wrong, it was { $dish-indef }. The Royal Order is lost and { $dish-def } is served.
       *[no] { $player } announces { $named-indef } on { $space }: wrong, it was { $dish-indef }. The Royal Order is lost and { $dish-def } is served.
    }
event-order-wrong-none-left =
    { $player-you ->
        [yes] You announce { $named-indef } on { $space }: wrong, it was { $dish-indef }. The Royal Order is lost, the Kitchen has no { $dish } left and the space stays empty.
       *[no] { $player } announces { $named-indef } on { $space }: wrong, it was { $dish-indef }. The Royal Order is lost, the Kitchen has no { $dish } left and the space stays empty.
    }
event-menu-lost =
    { $player-you ->
        [yes] You lose the validated Menu “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }).
       *[no] { $player } loses the validated Menu “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }).
    }
event-menu-validated =
    { $player-you ->
        [yes] You validate “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }) on { $line }!
       *[no] { $player } validates “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }) on { $line }!
    }
event-menu-discarded =
    { $player-you ->
        [yes] You discard “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }).
       *[no] { $player } discards “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }).
    }
event-menu-drawn =
    { $player-you ->
        [yes] You draw “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }).
       *[no] { $player } draws “{ $menu }” ({ $crowns ->
            [one] { $crowns } crown
           *[other] { $crowns } crowns
        }).
    }
event-menu-drawn-hidden =
    { $player-you ->
        [yes] You draw a { $crowns }-crown Menu.
       *[no] { $player } draws a { $crowns }-crown Menu.
    }
event-deck-reshuffled = The { $crowns }-crown deck is empty: its discard pile is shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-banquet-ended = The table is full: the banquet is over.

## What the rules refuse

not-your-turn = It is not your turn: we are waiting for { $players }.
place-or-announce = Now place a Dish or a Toque, or announce a Royal Order.
no-such-space = There is no space { $space } on the board.
on-the-bouquet = { $space } is the bouquet, not a space: nothing is ever placed on it.
on-a-plate = The plates of the royal family are not spaces: nothing is ever placed on them.
space-taken = The space { $space } is taken.
cloche-in-the-way = A Cloche stands on { $space }: announce its Dish instead.
touches-nothing = The space { $space } touches neither the bouquet nor a Dish nor a Toque.
no-such-dish = There is no Dish called { $dish }.
kitchen-has-none = The Kitchen has no { $dish } left.
no-toque-left = You have placed both of your Toques.
no-cloche-here = There is no Cloche on { $space }.
cloche-out-of-reach = The Cloche on { $space } touches neither a Dish nor a Toque yet.
place-an-order-first = Now put a Royal Order on a space.
order-around-bouquet = A Royal Order may not be put on { $space }, which touches the bouquet.
cloche-here-already = A Cloche stands on { $space } already.
memorise-first = Memorise the Royal Orders first.
no-personal-showing = In this game everybody looks under the Cloches together, when they are shown.
looked-already = You have had your look under the Cloches, or none is left.
lose-a-menu-first = First choose the validated Menu that you lose.
not-your-validated-menu = This Menu is not among those you have validated.
validate-discard-or-keep = Now validate a Menu, discard one, or keep your hand.
not-in-your-hand = This card is not in your hand.
not-a-line = These three spaces are not a line.
nothing-placed-this-turn = Nothing came onto the board in this turn, so no Menu can be validated.
line-without-new-element = The line must contain what was placed in this turn.
menu-not-fulfilled = This line does not show the Menu in its order.
no-discard-in-last-turn = The table is full: nothing is discarded any more.
value-exhausted = There is no { $value }-crown card left to replace this one, so it can't be discarded.
choose-a-deck-first = Now choose the deck that you draw from.
deck-is-empty = The { $value }-crown deck is empty.

## The end

ended-table-full = All 36 spaces of the table are occupied.
tie-break-royal-orders = Tied for the most points: the number of Royal Orders decides.
tie-break-below = Further down, equal points: more Royal Orders give the better place.
score-menus = Validated Menus
score-royal-orders = Royal Orders
score-toques = Toques (Gourmet)
score-reward-most-1-crown = Everyday Champion (1-crown Menus)
score-reward-most-2-crown = Court Favourite (2-crown Menus)
count-score-menus =
    { $count ->
        [one] { $count } Menu
       *[other] { $count } Menus
    }
count-score-royal-orders =
    { $count ->
        [one] { $count } Order
       *[other] { $count } Orders
    }
count-score-toques =
    { $count ->
        [one] { $count } Toque
       *[other] { $count } Toques
    }
count-score-reward-most-1-crown =
    { $count ->
        [one] { $count } Menu
       *[other] { $count } Menus
    }
count-score-reward-most-2-crown =
    { $count ->
        [one] { $count } Menu
       *[other] { $count } Menus
    }

## The drawing

letter-of = { $symbol-letter }
dish-name = { $dish }
menu-name = { $menu }
color-name = { $color }
bouquet-mark = (@)
title-hand = Your Menus
title-kitchen = Kitchen
title-decks = Decks
title-discards = Discards
title-player = Player
title-color = colour
title-toques = Toques
title-cards = hand
title-menus = Menus
title-crowns = crowns
title-orders = Royal Orders
legend-cloche = (?) Cloche
legend-free = o open
title-validated-by =
    { $player-you ->
        [yes] Your validated Menus ({ $menus })
       *[no] Menus validated by { $player } ({ $menus })
    }
title-discarded = Discarded Menus ({ $menus })
title-orders-lost = Royal Orders named wrongly:
