# The panels of the table page: before the game, log, chat, after the game, keys, guide.

## Before the game

lobby-title = Laying the table
lobby-taken =
    { $taken ->
        [0] { $seats } seats are waiting for guests.
       *[other] { $taken } of { $seats } seats taken.
    }
lobby-seat-you = That's you
lobby-seat-bot = Bot, { $level }
lobby-seat-free = Seat { $number }
lobby-seat-here = At the table
lobby-seat-away = Stepped out
lobby-host = host
lobby-sit = Sit down
lobby-sit-too = Play here too
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-on-seat = (seat { $number })
lobby-remove-bot = Remove
lobby-level-of = Level of { $name }
lobby-level-random = kitchen hand
lobby-level-greedy-casual = cook
lobby-level-greedy = chef
lobby-level-commis = apprentice cook
lobby-level-chef = chef
lobby-level-etoile = starred chef
lobby-start = Start the game
lobby-missing =
    { $missing ->
        [one] One more guest or bot, and off we go.
       *[other] { $missing } more guests or bots, and off we go.
    }
lobby-some-free = You can start now: free seats are cleared away.
lobby-all-set = Everybody is seated. Bon appétit!
lobby-wait-host = { $name } starts the game when everybody is ready.
lobby-close = Close the table
lobby-close-title = Close this table?
lobby-close-text = Nobody will be able to join it any more. No game is lost: it has not begun.
lobby-close-no = Keep it open
lobby-invite-title = Invite
lobby-invite-text = Say the code out loud, or send the link. No account needed.
lobby-code = Code of the table: { $code }
lobby-link = Link to this table
lobby-share = Share
lobby-share-title = À table! A game of { $game }?
lobby-options-title = At this table
lobby-pace = Pace
lobby-pace-live = Live: everybody is here at the same time
lobby-pace-relaxed = Relaxed: everybody plays when they can
lobby-thinking = Thinking time
lobby-thinking-none = As long as you like
lobby-thinking-fast = Short
lobby-thinking-normal = Usual
lobby-thinking-slow = Long
lobby-thinking-days =
    { $hours ->
        [one] { $hours } hour a turn
       *[other] { $hours } hours a turn
    }
lobby-visibility = Door
lobby-public = Open: the table is in the list of the home page
lobby-private = Closed: only those with the code or the link come in
lobby-on = On
lobby-basic = Basic rules, no variants.
lobby-luck-title = Fair luck
lobby-luck-text = Before the cards are shuffled, everybody may throw in a pinch of luck. Nobody can then have chosen the shuffle alone, not even this server.
lobby-luck-add = Add a pinch
lobby-luck-added = Pinch added
lobby-luck-count =
    { $count ->
        [0] No pinch yet
        [one] { $count } pinch so far
       *[other] { $count } pinches so far
    }
lobby-luck-how = How does it work?
lobby-luck-explained = When the table opened, the server drew its own random number and published the seal of it, below. The shuffle comes from that number and all pinches together. After the game everything is shown, and anybody can check that it fits.
lobby-luck-promise = Seal:
lobby-watchers-title = Watching
lobby-watchers-none = Nobody is watching over your shoulder.

## The log

log-title = The story of the game
log-lines = Log, oldest line first
log-empty-title = Nothing served yet
log-empty = All that happens at the table will be told here.
log-new-lines = New lines

## The chat

chat-title = Table talk
chat-lines = Messages
chat-empty-title = All quiet
chat-empty = A word for the table? Say hello.
chat-label = Your message
chat-placeholder = Say something…
chat-send = Send

## After the game

end-closed = This table is closed
end-no-outcome = The game stopped here
end-why-vote = You all agreed to stop. The leftovers will keep.
end-why-resigned = Too many players have left the table, so there is no score this time.
end-why-host = The host has closed this table. Another one is quickly laid.
end-why-rules = The rules have changed since this game began, so it could not go on. Sorry about that.
end-why-unknown = It will not go on.
end-all-won = You have won, all together!
end-all-lost = Lost this time. The kitchen demands a rematch!
end-automa = The automaton
end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-gave-up = left the game
end-breakdown = The score in detail
end-breakdown-caption = Points of each player, line by line
end-rematch = Ask for a rematch
end-to-rematch = Go to the rematch
end-replay = Watch the replay
end-new-table = Lay a new table
end-link = Link to this game
end-share-title = À table! Watch our game
end-journal = Download the record of the game
end-luck-title = Was the luck fair?
end-luck-text = The seed of the shuffle was made from the server's sealed number and the pinches of those at the table. Here it is.
end-luck-seed = Seed
end-luck-pinches = Pinches
end-luck-no-pinch = nobody added any
end-luck-check = To check it yourself, download the record of the game, then run:

## The chart of the score

chart-title = The score, move by move
chart-loading = Plating up the chart…
chart-label = Chart: the score of each player over { $moves } moves. The same numbers are in the table below.
chart-move = Move
chart-moves = Moves
chart-points = Points
chart-as-table = Show as a table

## Keys

keys-title = Keys
keys-key = Key
keys-does = What it does
keys-anywhere = Anywhere at the table
keys-on-board = On this board
keys-help = This help
keys-undo = Take back your last move
keys-board = To the board
keys-hand = To your hand
keys-log = To the log
keys-chat = To the chat
keys-rule = The rule that applies now
keys-menu = Open the menu
keys-aloud = The table, in words
keys-escape = Close what is open
keys-name-escape = Esc
keys-name-enter = Enter
keys-name-space = Space
keys-arrows = Arrows
keys-move = Move over the board
keys-choose = Choose the place
keys-note = Keys do nothing while you are writing.

## The guided game

coach-label = Guide
coach-step = Step { $number } of { $count }
coach-next = Got it
coach-skip = Skip the guide
