# Watching a finished game again, and trying another ending.

replay-page-title = { $game } · watched again · À table!
replay-chip = Replay
replay-to-table = Back to the table
replay-unwatchable = No film tonight
replay-boardless = This game has no board to be watched on yet. Its record can be downloaded.

## The frame

replay-board = The table at this moment
replay-hand = What lies in hand
replay-log = How it went
replay-log-empty = Nobody has moved yet. Press play, or step on.
replay-seat-eyes = Seen from here
replay-before = The table is set. Nobody has moved yet.
replay-undone = A move is taken back.
replay-line-undone = (taken back)

## Controls

replay-controls = Moving through the game
replay-slider = Moment of the game
replay-moment = Moment { $moment } of { $last }
replay-count = { $moment } / { $last }
replay-to-start = To the beginning
replay-step-back = One step back
replay-run = Play
replay-pause = Pause
replay-step-on = One step on
replay-to-end = To the end
replay-speed = Speed
replay-times = × { $speed }
replay-eyes = Whose eyes
replay-eyes-of = Seen by { $name }
replay-eyes-spectator = Seen by all

## To take along

replay-link = Copy a link to this moment
replay-link-short = Link
replay-link-field = Link to this moment
replay-journal = Record
replay-download = Download the record
replay-download-why = The whole game as a file, for proving that the luck was fair

## What if

replay-what-if = What if…?
replay-what-if-text = Sit down at moment { $moment } and give the game another ending. Bots take all other seats; the game that was played stays as it is.
replay-what-if-seat = You play for
replay-what-if-level = The bots play
replay-what-if-luck = The same luck lies ahead: the cards are stacked as they were that day.
replay-what-if-go = Continue from here
