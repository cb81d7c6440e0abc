# The board of Banquet Royal, in English.

board-progress = Turn { $turn } · { $spaces ->
        [one] { $spaces } space to fill
       *[other] { $spaces } spaces to fill
    }
board-table = The banquet table. The arrow keys lead from space to space.

## Spaces, for those who can't see them

board-space-bouquet = { $space }, the bouquet
board-plate-king = The King's plate
board-plate-queen = The Queen's plate
board-plate-prince = The Prince's plate
board-plate-princess = The Princess's plate
board-space-dish = { $space }, { $dish }{ $hint ->
        [line] , part of the line
       *[other] {""}
    }
board-space-toque = { $space }, Toque of { $player }{ $hint ->
        [line] , part of the line
       *[other] {""}
    }
board-space-shown = { $space }, under the Cloche: { $dish }
board-space-cloche = { $space }, Cloche{ $hint ->
        [cloche] , within reach
       *[other] {""}
    }
board-space-empty = { $space }, { $hint ->
        [completes] free, would complete a Menu
        [open] free, within reach
       *[other] free
    }

## Menus

board-menu-name = { $menu } ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }): { $first }, { $second }, { $third }
board-either-way = read from either end
board-card-ready = { $lines ->
        [one] Ready to serve!
       *[other] Ready, { $lines } ways!
    }
board-card-needs = Try { $spaces }
board-card-needs-many = { $count } good spaces
board-lose-which = Which Menu do you give up?
board-deck = { $crowns }-crown deck, { $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-piles = Decks and discards ({ $discards })
board-piles-title = Decks and discarded Menus
board-discards = { $count ->
        [one] { $count } discarded Menu:
       *[other] { $count } discarded Menus:
    }
board-discards-none = Nobody has thrown one of these away yet.

## The kitchen

board-stock = { $dish }, { $count ->
        [0] none left
       *[other] { $count } left
    }
board-toques = { $count ->
        [0] no Toque left
        [one] { $count } Toque left
       *[other] { $count } Toques left
    }
board-toque-short = Toque
board-out-of-stock = All gone
board-key-dish = Pick a Dish
board-key-toque = Pick a Toque

## The prompt bar

board-place-here = Place on { $space }
board-pick-piece = What goes on { $space }? Choose in the kitchen.
board-validate = Validate a Menu
board-validate-short = Validate
board-discard-short = Discard
board-lose-short = Lose
board-draw-short = Draw
board-keep = Keep my hand
board-keep-sure = A Menu is ready to be served. End the turn without it?
board-keep-anyway = End without it
board-cancel = Never mind
board-memorise-left = { $seconds ->
        [one] { $seconds } second left to memorise
       *[other] { $seconds } seconds left to memorise
    }

## Announcing a Royal Order

board-announce-title = What is under the Cloche on { $space }?
board-announce-text = Name the Dish, then lift. Right: the Royal Order is yours. Wrong: it is lost. Either way the Dish is served.
board-announce-hell = Name the Dish, then lift. Right: the Royal Order is yours. Wrong: it is lost, and so is one of your validated Menus.
board-announce-dishes = The Dish that you name
board-announce-lift = Lift the Cloche
board-announce-cancel = Leave it closed

## The others

board-rival-menus =
    { $player-you ->
        [yes] Your validated Menus: { $count }
       *[no] Menus validated by { $player }: { $count }
    }
board-rival-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-rival-none = No Menu validated yet.
board-order = Royal Order: { $dish }
board-ready = Ready

## Read aloud

board-aloud-row = Row { $row }: { $spaces }.
board-aloud-kitchen = Kitchen: { $dishes }.
board-aloud-hand = Your Menus: { $menus }.
board-aloud-seat = { $player-you ->
        [yes] You
       *[no] { $player }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $menus ->
        [one] { $menus } Menu
       *[other] { $menus } Menus
    }, { $orders ->
        [one] { $orders } Royal Order
       *[other] { $orders } Royal Orders
    }, { $toques ->
        [one] { $toques } Toque left
       *[other] { $toques } Toques left
    }.

## A first game, step by step

guide-welcome-title = Welcome to the banquet
guide-welcome = Everybody lays the same table, one Dish per turn. Whoever serves the Menus of the royal family best becomes the royal cook. I will explain as we go.
guide-memorise-title = Open your eyes
guide-memorise = The Royal Orders are shown. Remember which Dish is where: later, naming one correctly is worth a point. Ready? Close the Cloches.
guide-menus-title = Your three Menus
guide-menus = Each Menu wants three things in a straight line, in this order, from either end. Its crowns are the points that it earns. Nobody else sees your cards.
guide-pick-title = Choose a Dish
guide-pick = Pick a Dish here. The little number says how many the kitchen still has.
guide-spaces-title = Put it on the table
guide-spaces = The lit spaces are allowed: those that touch the bouquet or something already served. Touch one.
guide-serve-title = A Menu is ready!
guide-serve = What you just placed completes a line. Touch the lit card, then validate it: one Menu per turn, and its points are yours.
guide-discard-title = Nothing to serve? No matter
guide-discard = You may exchange one card that does not suit you: touch it and discard it. Or keep your hand and end the turn.
guide-complete-title = Follow the crown
guide-complete = A small crown on a space means: the right piece there would complete one of your Menus. Touch the lit card to see which.
guide-toques-title = Your Toques
guide-toques = You have two Toques in your colour. Every three-crown Menu asks for one, of any colour. Place them well: there are no more.
guide-cloche-title = A Cloche within reach
guide-cloche = Instead of placing, you may touch this Cloche and name its Dish. Right: one point. Do you remember?
guide-help-title = If in doubt
guide-help = “Take back” undoes what nobody else has learned from. Touch something that is not allowed and I will say why, with the rule.
guide-end-title = The last courses
guide-end = The banquet ends when the table is full. Cards still in your hand count for nothing: serve the small Menus too!
