# Course à l'Étoile, in English.

## Star cards and small restaurants

name-star_brigade = The Brigade Star
name-star_dining_room = The Dining-Room Star
name-star_design = The Designer Star
name-star_harmony = The Harmony Star
name-star_front_page = The Front-Page Star
name-star_cosy = The Cosy-Corner Star
name-resto_wobbly_table = The Wobbly Table
name-resto_lost_fork = The Lost Fork
name-resto_grannys_attic = Granny's Attic
name-resto_sleepy_snail = The Sleepy Snail
name-resto_last_spoon = The Last Spoon
name-resto_blue_saucepan = The Blue Saucepan

## The cards of the deck

card-sf_hot_dog = Runaway Hot Dog
    .short = Hot Dog
    .quip = Last seen near the mustard.
card-sf_taco = Leaning Taco
    .short = Taco
    .quip = Pisa took notes.
card-sf_bao = Cloud Bao
    .short = Bao
    .quip = Weather forecast: steamy.
card-sf_crepe = Flying Crêpe
    .short = Crêpe
    .quip = The ceiling has had three.
card-sf_fries = Paper-Cone Fries
    .short = Fries
    .quip = The best one is always at the bottom.
card-tr_blanquette = Granny's Blanquette
    .short = Blanquette
    .quip = She says you look thin.
card-tr_bourguignon = Bottomless Bourguignon
    .short = Bourguignon
    .quip = On the stove since 1987.
card-tr_cassoulet = Sunday Cassoulet
    .short = Cassoulet
    .quip = Monday is for lying down.
card-tr_ratatouille = Ratatouille (No Rat Harmed)
    .short = Ratatouille
    .quip = The rat only advised.
card-ga_lobster = Lobster in Evening Dress
    .short = Lobster
    .quip = Please do not comment on the pincers.
card-ga_truffle_egg = Egg of a Thousand Truffles
    .short = Truffle Egg
    .quip = Somebody counted.
card-ga_smoke = Smoke Under Glass
    .short = Smoke
    .quip = Lift, sniff, pay.
card-ga_souffle = The Fearless Soufflé
    .short = Soufflé
    .quip = Slam the door. Go on.
card-cu_dishwasher = Acrobatic Dishwasher
    .short = Dishwasher
    .quip = Never dropped a plate twice.
card-cu_commis = Daydreaming Commis
    .short = Commis
    .quip = Salted it. Or was it sugared?
card-cu_chef = Thundering Chef
    .short = Chef
    .quip = Heard in three districts.
card-cu_cheffe = Cheffe With Nerves of Steel
    .short = Cheffe
    .quip = Table 12 sent it back. Table 12 regrets it.
card-cu_star_tv = Star of the Stoves, TV Edition
    .short = TV Star
    .quip = Cooks only in profile.
card-cu_star_legend = Star of the Stoves, Living Legend
    .short = Legend
    .quip = Invented the egg, people say.
card-se_trainee = Trainee With Three Plates
    .short = Trainee
    .quip = Two arms, three plates, one prayer.
card-se_humming_waiter = Humming Waiter
    .short = Waiter
    .quip = Takes requests. And orders.
card-se_floor_manager = Floor Manager Who Forgets No One
    .short = Floor Manager
    .quip = Remembers your allergy and your ex.
card-se_bartender = Juggling Bartender
    .short = Bartender
    .quip = Four bottles in the air, one in the glass.
card-se_maitre_d = Maître d' of Impossible Bookings
    .short = Maître d'
    .quip = We are full. For you, a little less full.
card-se_sommelier = Sommelier With a Golden Nose
    .short = Sommelier
    .quip = Notes of rain, leather and invoice.
card-de_checked_cloth = Checked Tablecloth
    .short = Tablecloth
    .quip = Hides every stain but one.
card-de_plastic_ficus = Immortal Plastic Ficus
    .short = Ficus
    .quip = Watered daily, just in case.
card-de_fairy_terrace = Fairy-Light Terrace
    .short = Terrace
    .quip = Romantic for guests and moths.
card-de_zinc_bar = Talkative Zinc Bar
    .short = Zinc Bar
    .quip = It has heard everything.
card-de_chandelier = Chandelier of Doubtful Taste
    .short = Chandelier
    .quip = So ugly it became a landmark.
card-de_winter_garden = Winter Garden
    .short = Winter Garden
    .quip = Summer, but with a cloakroom.
card-rats = Raaaaats!
    .short = Raaaaats!
    .quip = They booked for forty.
card-bad_review = Bad Review
    .short = Bad Review
    .quip = Half a star. For the bread.
card-billing_trouble = Billing Trouble
    .short = Billing Trouble
    .quip = Two of everything, says the invoice.
card-outdated = A Bit Dated!
    .short = A Bit Dated!
    .quip = The nineties called.
card-headhunting = To the Competition!
    .short = Competition!
    .quip = A better offer, and a nicer locker.
card-second_round = Second Round!
    .short = Second Round!
    .quip = Somebody else is paying.
card-back_to_kitchen = Back to the Kitchen!
    .short = Back to Kitchen!
    .quip = With the compliments of the customer.
card-tip = Tip!
    .short = Tip!
    .quip = Keep the change. No, really.

## What Action cards do

effect-rats = No bill is paid to the victim at the end of this Service.
effect-bad_review = The victim has 1 Fame less, for good.
effect-billing_trouble = The next card that the victim buys costs double.
effect-outdated = The victim gives up a Decoration card of their own choice.
effect-headhunting = You take a Cuisine or Service card from the victim, for nothing.
effect-second_round = You draw 2 cards.
effect-back_to_kitchen = Cancels an attack on you, the moment it comes.
effect-tip = You receive 3 coins.

## Points

points-cuisine = Cuisine
    .letter = C
points-service = Service
    .letter = S
points-decoration = Decoration
    .letter = D
points-fame = Fame
    .letter = F

## Options

option-resto_income = Income of the P'tit Resto
    .help = added: its coin comes on top of the bills; floor: it is a minimum, paid only to those whose bills bring nothing.
value-resto_income-added = the coin of the P'tit Resto on top of the bills
value-resto_income-floor = the coin of the P'tit Resto as a minimum income
option-reactions = Answers to attacks
    .help = In relaxed play. orders: standing orders answer every attack at once; pause: the game waits for the victim.
value-reactions-orders = standing orders answer attacks at once
value-reactions-pause = every attack waits for its victim
bad-reactions-pause = waiting for every victim is an option of relaxed play

## What is asked, and whom we wait for

ask-draw = Draw two cards.
ask-play = { $left ->
        [one] You may play one more card.
       *[other] You may play up to { $left } cards.
    }
ask-react = { $attacker } attacks you with “{ $card }”. How do you answer?
ask-react-target = { $attacker } plays “{ $card }” against you, after “{ $target }”. What do you answer?
ask-lose-decoration = A bit dated, all of this! Choose the Decoration card that you give up.
ask-discard = Your hands are full: discard until you hold 7 cards.
ask-end = Sell cards for 1 coin each, renew your hand (once per game), or end your turn.

wait-draw = Waiting for { $players } to draw.
wait-play = Waiting for { $players } to play (up to { $left ->
        [one] { $left } more card
       *[other] { $left } more cards
    }).
wait-react = “{ $card }”, says { $attacker }. Waiting for the answer of { $players }.
wait-react-target = “{ $card }”, says { $attacker }, pointing at “{ $target }”. We are waiting for the answer of { $players }.
wait-lose-decoration = Waiting for { $players } to give up a Decoration card.
wait-discard = Waiting for { $players } to discard down to 7 cards.
wait-end = Waiting for { $players } to finish the turn.

## What may be done

do-draw-deck = Draw two cards from the deck
do-draw-mixed = Take the visible card of the discard pile and one from the deck
do-play-dish = Put “{ $card }” on your menu
do-hire = Hire “{ $card }”
do-install = Install “{ $card }”
do-boost-second_round = Play “Second Round!” and draw 2 cards
do-boost-tip = Play “Tip!” and receive 3 coins
do-attack = Play “{ $card }” against { $player }
do-poach = Play “To the Competition!” and take “{ $target }” from { $player }
do-end-play = Play no more cards
do-cancel = Play “Back to the Kitchen!” and cancel the attack
do-let = Let it happen
do-lose-decoration = Give up “{ $card }”
do-discard = Discard “{ $card }”
do-sell = Sell “{ $card }” for 1 coin
do-renew-hand = Renew your hand: sell it all and draw 5 cards (once)
do-end-turn = End your turn
do-default-orders = Go back to the default standing orders
do-standing-orders = Give standing orders

group-dish = Put a Dish on your menu
group-hire = Hire somebody
group-install = Improve the decoration
group-attack = Attack
group-attack-card = Play “{ $card }”
group-attack-victim = Play “{ $card }” against { $player }

## What happened

event-turn-began =
    { $player-you ->
        [yes] Service { $service }: it is your turn.
       *[no] Service { $service }: { $player } plays.
    }
event-card-drawn =
    { $player-you ->
        [yes] You draw “{ $card }”.
       *[no] { $player } draws “{ $card }”.
    }
event-card-drawn-hidden =
    { $player-you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
event-discard-taken =
    { $player-you ->
        [yes] You take “{ $card }” from the discard pile.
       *[no] { $player } takes “{ $card }” from the discard pile.
    }
event-deck-rebuilt = The deck is used up: the { $cards } cards of the discard pile are shuffled, and “{ $card }” is turned up.
event-deck-rebuilt-single = The deck is used up: the only card of the discard pile becomes the deck.
event-dish-played =
    { $player-you ->
        [yes] You put “{ $card }” on your menu for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
       *[no] { $player } puts “{ $card }” on the menu for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
    }
event-hired =
    { $player-you ->
        [yes] You hire “{ $card }” for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
       *[no] { $player } hires “{ $card }” for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
    }
event-installed =
    { $player-you ->
        [yes] You install “{ $card }” for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
       *[no] { $player } installs “{ $card }” for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
    }
event-boost-second_round =
    { $player-you ->
        [yes] “Second Round!” You help yourself again.
       *[no] “Second Round!” { $player } gets another helping.
    }
event-boost-tip =
    { $player-you ->
        [yes] “Tip!” You pocket 3 coins.
       *[no] “Tip!” { $player } pockets 3 coins.
    }
event-attack-rats =
    { $player-you ->
        [yes] “Raaaaats!” You open a cage next door to { $victim }.
       *[no] { $victim-you ->
            [yes] “Raaaaats!” { $player } opens a cage next door to you.
           *[no] “Raaaaats!” { $player } opens a cage next door to { $victim }.
        }
    }
event-attack-bad_review =
    { $player-you ->
        [yes] “Bad Review”: you dip your pen in vinegar and write about { $victim }.
       *[no] { $victim-you ->
            [yes] “Bad Review”: { $player } dips a pen in vinegar and writes about you.
           *[no] “Bad Review”: { $player } dips a pen in vinegar and writes about { $victim }.
        }
    }
event-attack-billing_trouble =
    { $player-you ->
        [yes] “Billing Trouble”: you have a word with the supplier of { $victim }.
       *[no] { $victim-you ->
            [yes] “Billing Trouble”: { $player } has a word with your supplier.
           *[no] “Billing Trouble”: { $player } has a word with the supplier of { $victim }.
        }
    }
event-attack-outdated =
    { $player-you ->
        [yes] “A Bit Dated!” You look around { $victim }'s dining room and sigh.
       *[no] { $victim-you ->
            [yes] “A Bit Dated!” { $player } looks around your dining room and sighs.
           *[no] “A Bit Dated!” { $player } looks around { $victim }'s dining room and sighs.
        }
    }
event-attack-headhunting =
    { $player-you ->
        [yes] “To the Competition!” You have an offer for “{ $target }”, who works for { $victim }.
       *[no] { $victim-you ->
            [yes] “To the Competition!” { $player } has an offer for “{ $target }”, who works for you.
           *[no] “To the Competition!” { $player } has an offer for “{ $target }”, who works for { $victim }.
        }
    }
event-attack-cancelled =
    { $victim-you ->
        [yes] “Back to the Kitchen!” You send “{ $card }” back to { $player }: nothing happens.
       *[no] { $player-you ->
            [yes] “Back to the Kitchen!” { $victim } sends “{ $card }” back to you: nothing happens.
           *[no] “Back to the Kitchen!” { $victim } sends “{ $card }” back to { $player }: nothing happens.
        }
    }
event-hit-rats =
    { $victim-you ->
        [yes] The rats are in: no bills for you at the end of this Service.
       *[no] The rats are in: no bills for { $victim } at the end of this Service.
    }
event-hit-bad_review =
    { $victim-you ->
        [yes] It is printed: you have 1 Fame less.
       *[no] It is printed: { $victim } has 1 Fame less.
    }
event-hit-billing_trouble =
    { $victim-you ->
        [yes] The next card that you buy will cost double.
       *[no] The next card that { $victim } buys will cost double.
    }
event-hit-outdated =
    { $victim-you ->
        [yes] You have to part with a Decoration card.
       *[no] { $victim } has to part with a Decoration card.
    }
event-hit-headhunting =
    { $player-you ->
        [yes] Signed! “{ $target }” leaves { $victim } and works for you now.
       *[no] { $victim-you ->
            [yes] Signed! “{ $target }” leaves you and works for { $player } now.
           *[no] Signed! “{ $target }” leaves { $victim } and works for { $player } now.
        }
    }
event-decoration-lost =
    { $player-you ->
        [yes] You put “{ $card }” out on the pavement: it lies on the discard pile.
       *[no] { $player } puts “{ $card }” out on the pavement: it lies on the discard pile.
    }
event-card-buried = The card “{ $card }” goes somewhere into the discard pile.
event-card-buried-on-top = The card “{ $card }” ends up on top of the discard pile.
event-card-discarded =
    { $player-you ->
        [yes] You discard “{ $card }”.
       *[no] { $player } discards “{ $card }”.
    }
event-card-sold =
    { $player-you ->
        [yes] You sell “{ $card }” for 1 coin.
       *[no] { $player } sells “{ $card }” for 1 coin.
    }
event-hand-renewed =
    { $player-you ->
        [yes] You sell your whole hand ({ $cards }) and renew it.
       *[no] { $player } sells the whole hand ({ $cards }) and renews it.
    }
event-hand-renewed-empty =
    { $player-you ->
        [yes] You renew your hand, which was empty.
       *[no] { $player } renews a hand that was empty.
    }
event-orders-set = Your standing orders are noted.
event-service-ended-2 = Service { $service } is over. Coins earned: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $i2 }.
event-service-ended-3 = Service { $service } is over. Coins earned: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $i3 }.
event-service-ended-4 = Service { $service } is over. Coins earned: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $i3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $i4 }.
event-service-ended-5 = Service { $service } is over. Coins earned: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $i3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $i4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $i5 }.
event-service-ended-6 = Service { $service } is over. Coins earned: { $p1-you ->
        [yes] you
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] you
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] you
       *[no] { $p3 }
    } { $i3 }, { $p4-you ->
        [yes] you
       *[no] { $p4 }
    } { $i4 }, { $p5-you ->
        [yes] you
       *[no] { $p5 }
    } { $i5 }, { $p6-you ->
        [yes] you
       *[no] { $p6 }
    } { $i6 }.
event-star-reached =
    { $player-you ->
        [yes] Your Star card is complete: the star is yours!
       *[no] The Star card of { $player } is complete: a star is born!
    }
event-last-service-ended = After fifty Services everybody hangs up the apron.

## What the rules refuse

not-your-turn = It is not your turn: we are waiting for { $players }.
draw-first = Draw two cards first.
discard-pile-empty = The discard pile is empty: draw both cards from the deck.
at-the-end-of-your-turn = That is for the end of your turn.
play-or-end = Now play a card, or say that you play no more.
not-in-your-hand = This card is not in your hand.
not-a-dish = “{ $card }” is not a Dish.
not-a-development = “{ $card }” is not a Cuisine, Service or Decoration card.
not-a-boost = “{ $card }” does nothing when played for yourself.
on-your-menu-already = “{ $card }” is on your menu already, and once is enough.
needs-a-cook = “{ $card }” needs a Chef, a Cheffe or a Star of the Stoves in front of you.
too-expensive = “{ $card }” costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; you have { $coins }.
defence-only = “{ $card }” only answers an attack on you.
not-an-attack = “{ $card }” is not an attack.
attack-an-opponent = Choose an opponent at this table.
no-use-against = “{ $card }” can't be aimed at { $player } now.
no-target-card = “{ $card }” is aimed at a player and not at one of their cards.
name-a-card = Name the Cuisine or Service card that you want from { $player }.
not-to-be-poached = “{ $card }” can't be taken: only Cuisine and Service cards can.
not-before-them = This card does not lie in front of { $player }.
answer-the-attack = Answer the attack first.
nothing-to-cancel-with = You hold no “Back to the Kitchen!”.
lose-a-decoration-first = First choose the Decoration card that you give up.
not-your-decoration = This is not one of your Decoration cards.
within-the-limit = You hold no more than { $limit } cards: nothing has to be discarded.
discard-first = First discard until you hold { $limit } cards.
end-your-turn = The play step is over: sell, renew your hand or end your turn.
renewed-already = You have renewed your hand already, and that works once per game.
no-orders-now = Standing orders can't be changed now.
cancel-or-let = For each attack, order to cancel it or to let it happen.
decorations-once-each = The list of Decoration cards to give up names each of them once, and nothing else.

## The end

ended-star-reached = All four targets of a Star card are reached.
ended-last-service = Fifty Services are over, and the star is still up there: the fewest missing points win.
tie-break-fame-coins = Equally near to the star: more Fame decides, then more coins.
tie-break-below = Further down, equally near to the star: more Fame gives the better place, then more coins.
score-cuisine = Cuisine
score-service = Service
score-decoration = Decoration
score-fame = Fame
count-score-cuisine = { $count } in all
count-score-service = { $count } in all
count-score-decoration = { $count } in all
count-score-fame = { $count } in all

## The drawing

points-name = { $points }
points-letter = { $points-letter }
card-name = { $card }
card-short = { $card-short }
card-quip = { $card-quip }
own-name = { $name }
nature-attack = attack
nature-boost = boost
nature-defence = defence
title-service = Service { $service }
title-deck = deck { $cards }
title-discard = discard pile { $cards }: { $card-short }
title-discard-empty = discard pile empty
title-attack = “{ $card }” from { $player } against { $victim }
title-attack-target = “{ $card }” from { $player } against { $victim }, after “{ $target }”
title-player = Player
title-coins = coins
title-cards = hand
title-income = income
title-hand = Your hand ({ $cards })
title-price = price
title-star = star:
title-menu = menu:
title-team = team:
title-malus = malus:
title-known = holds:
title-renewed = Hand renewed: not again in this game.
title-not-renewed = The hand may still be renewed once.
legend-bill = +1 bill
legend-cook = * cook
legend-needs-cook = (*) needs a cook
