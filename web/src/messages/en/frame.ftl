# The frame of the table page: header, prompt bar, seats, notices, menu.

## The page

frame-title = { $game } · À table!
frame-title-turn = ● Your turn · { $game }
frame-notify-body = The table is waiting for you.
frame-no-board = Its rules are ready, its board is not: it comes soon. Meanwhile, another table is laid for you.
frame-read-rules = Read the rules

## Header

frame-back = My games
frame-state-over = Over
frame-state-paused = Paused
frame-sound = Sound
frame-rules-label = The rule that applies now
frame-menu = Menu

## The chalkboard

frame-prompt = What is asked now
frame-your-turn = Your turn
frame-watching = You are watching
frame-wait = One moment: the table goes on by itself.
frame-over = The game is over.
frame-closed = This table is closed.
frame-paused = The table is paused.
frame-paused-empty = The table is paused: nobody was here.
frame-count-in =
    { $seconds ->
        [one] Hands on the table! We go on in { $seconds } second.
       *[other] Hands on the table! We go on in { $seconds } seconds.
    }
frame-resume = Go on
frame-see-score = See the score
frame-undo = Take back
frame-rule-read = Read the rule
frame-clock = Time left: { $left }
frame-clock-hours = { $hours } h { $minutes } min
frame-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## Seats

frame-seats = Players
frame-seat-you = you
frame-seat-turn = to play
frame-points =
    { $points ->
        [one] point
       *[other] points
    }
frame-bot = Bot
frame-bot-level = Bot: { $level }
frame-away = { $player } is reconnecting…
frame-away-times =
    { $times ->
        [one] { $player } is reconnecting… A bot takes over when the time is up.
       *[other] { $player } is reconnecting… A bot takes over once the time has run out { $times } times.
    }
frame-stand-in = A bot plays for { $player }.
frame-stand-in-you = A bot plays for you.
frame-left = { $player } has left; a bot plays on.
frame-resigned = { $player } has given up.
frame-come-back = Come back
frame-sit = Sit down here
frame-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## Parts of the page

frame-board = The board
frame-board-broken = The board slipped off the tray. Your game is safe: try again, or reload the page.
frame-hand = My hand
frame-tabs = What is shown
frame-tab-board = Board
frame-tab-me = My hand
frame-tab-rivals = Players
frame-tab-log = Log
frame-tab-new =
    { $count ->
        [0] something new
        [one] { $count } new message
       *[other] { $count } new messages
    }
frame-talk = Log and chat
frame-talk-log = Log
frame-talk-chat = Chat

## Read aloud

frame-aloud = Describe the board
frame-aloud-title = The board in words
frame-aloud-undone = A move was taken back.
frame-aloud-turn = Your turn. { $question }

## Hot-seat

frame-veil-player = { $name } (seat { $number })
frame-veil-title = Pass the device to { $player }
frame-veil-text = No peeking at the neighbour's plate: what was on the screen is put away.
frame-veil-go = I am { $player }

## Notices

frame-lost = The line is down. We are dialling again…
frame-lost-kept = The line is down. Your move is kept and is sent as soon as we are back.
frame-outdated = The rules have changed since this game began, and it can't go on under the new ones. The host may close the table.
frame-ask-undo = { $player } would like to take back a move.
frame-ask-pause = { $player } would like a pause.
frame-ask-end = { $player } would like to end the game here.
frame-asked-undo = You ask to take back your move.
frame-asked-pause = You ask for a pause.
frame-asked-end = You ask to end the game here.
frame-agreed = Agreed: { $players }.
frame-missing = Still to answer: { $players }.
frame-agree = Agree
frame-refuse = Refuse
frame-withdraw = Withdraw
frame-rematch = The table is laid for the rematch!
frame-rematch-in = You go there in { $seconds } s.
frame-rematch-go = Go there now
frame-rematch-stay = Stay here

## Menu

frame-menu-options = For me, on this device
frame-assist = Show what a placement would complete
frame-assist-help = What is one step from complete lights up.
frame-notify = Notify me when it is my turn
frame-notify-insecure = Notifications need an https address; here, the title of the tab tells you when it is your turn.
frame-notify-missing = This browser knows no notifications; the title of the tab tells you when it is your turn.
frame-notify-denied = Notifications are blocked for this page in the settings of the browser.
frame-keys = Keyboard shortcuts
frame-theme = Light
frame-theme-system = Automatic
frame-theme-light = Daylight
frame-theme-dark = Evening
frame-language = Language
frame-menu-people = Links
frame-invite = For friends: the invitation
frame-invite-title = { $game }: a seat is free for you
frame-seat-link-make = Get a link for my second device
frame-seat-link = For you alone: your seat on another device
frame-seat-link-warning = Whoever has this link is you at every table: don't pass it on.
frame-menu-game = This game
frame-pause = Pause
frame-propose-pause = Propose a pause
frame-end = End the game here
frame-end-sure = End the game for good? It can't go on afterwards, and nobody wins.
frame-propose-end = Propose to end here
frame-resign = Give up
frame-resign-sure = Give up for good? You can't come back to this game, and a bot plays on for you if others go on.
frame-leave = Leave the table
frame-leave-sure = Leave the table? A bot plays for you until you are back, and somebody else may take the seat.
frame-menu-host = As the host
frame-mute = Mute
frame-unmute = Unmute
frame-hand-over = Make host
frame-remove = Send away
frame-remove-sure = Really send away?
frame-bot-of = How well { $player } plays
frame-menu-more = And also
