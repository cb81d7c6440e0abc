# Setting a new table.

new-title = A new table of { $game }
new-not-yet = { $game } is still in the kitchen
new-not-yet-text = This game can't be played here yet. It will be on the menu soon.

new-seats = Who plays?
new-number = Number of seats
new-number-of =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
new-company = With whom
new-company-friends = With friends
new-company-bots = With bots
new-company-device = Around this device
new-seat = Seat { $number }
new-plan-me = Me
new-plan-open = Free, for a friend
new-plan-bot = Bot, { $level }
new-seats-hint = You get an invitation to pass on for the free seats. Bots can still take them later.
new-hot-seat = Several seats are yours: you play them on this device, and hand it round. What is secret stays covered in between.
new-nobody = No seat is yours: you will watch.

new-options = Variants
new-any = Any
new-by-seat-hint = Whoever has no preference gets what is left.

new-thinking = Time to think
new-thinking-none = No clock
new-thinking-none-help = Everybody takes all the time they want. Best among friends.
new-thinking-fast = Brisk
new-thinking-fast-help = Half of the usual time. For those who know what they want.
new-thinking-normal = Normal
new-thinking-normal-help = The usual time of the game, about a minute a turn.
new-thinking-slow = Unhurried
new-thinking-slow-help = Two and a half times as long.
new-thinking-days = Over days
new-thinking-days-help = A move now and then, when there is a moment. Nobody has to be there at the same time.
new-hours = Time for each turn
new-hours-of =
    { $hours ->
        [6] 6 hours a turn
        [12] 12 hours a turn
        [24] One day a turn
       *[other] { $days } days a turn
    }

new-door = The door
new-public = Anybody may come in
new-public-help = The table stands on the home page of this server, and everybody may sit down or watch. Otherwise one needs the invitation.

new-summary = Your table
new-summary-me = You
new-summary-device = { $count } players on this device
new-summary-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
new-summary-options = With { $options }
new-summary-basic = Basic rules
new-summary-thinking = Time to think: { $thinking }
new-summary-public = Open to everybody
new-summary-private = By invitation
new-look-again = Not quite yet: { $problem }
new-start = Start the game
new-open = Open the table
