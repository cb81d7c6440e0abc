# What the server answers when it can't do what it is asked. Refusals by a rule of a game are beside that game.

## Finding and reaching

not-found = There is nothing here, or it is not open to you.
wrong-origin = This page comes from another address than the server and may not speak to it.
not-allowed = You may not do this.
hello-first = The first message on a connection must be hello.
bad-message = This message was not understood: { $problem }.
message-too-big = This message is too long.
too-many = That was too much at once. Wait a moment, then try again.
try-again = Others were faster just now. Try again.
too-many-sockets = You have { $most } connections open already. Close some other windows first.
storage-failed = The server could not store this, so it did not happen. Try again later.
storage-uncertain = The server can't tell right now whether this was stored. It will know when you are back.
server-error = Something went wrong on our side. Your game is stored; try again.
server-stops = The server is stopping. Your game goes on when it is back.

## People

no-person = Tell us your name first.
bad-name = Choose a name of 1 to 30 visible characters.
bad-login = The login or the password is wrong.
login-taken = Somebody has this login already. Choose another one.
bad-login-name = A login can't hold blanks or invisible characters.
has-account = You have an account already.
bad-link = This link is not valid, or no longer.

## Tables

no-such-game = There is no such game here.
no-such-bot = There is no such bot for this game: there is { $levels }.
no-such-seat = There is no seat { $seat } at this table.
not-at-table = You are not at this table.
not-your-seat = This is not your seat.
not-host = Only the host may do this.
not-yourself = You can't do this to yourself.
seat-taken = This seat is taken.
has-seat = You have a seat in this game: you can't play for somebody else as well.
table-full = This table is full.
need-seats =
    { $least ->
        [one] This game needs at least one player and takes at most { $most }.
       *[other] This game needs at least { $least } players and takes at most { $most }.
    }
already-started = The game has started already.
not-started = The game has not started yet.
too-many-tables = You have { $most } open tables already. Finish or close one first.
table-outdated = The rules have changed since this game began, and it can't go on under the new ones. The host may close it.
table-broken = This table ({ $table }) can't be read: its record is damaged. Please tell whoever runs this server.
removed-from-table = The host has sent you away from this table.
thinking-needs-relaxed = With days to think, a table must be played at the relaxed pace.
no-simulation = A table with people is played live or at the relaxed pace.
relaxed-needs-days = At the relaxed pace, choose either days to think or no limit.

## At the table

muted = The host has muted you: your messages are not sent.
empty-chat = This message is empty.
nothing-to-take-back = You have no move to take back.
not-paused = The table is not paused.
no-such-proposal = There is nothing to vote on.
pause-by-the-rules = While the clock of this game runs, you pause as its rules say, with the button of the game.
journal-later = The record of the game can be downloaded when the game is over.
replay-later = The game can be watched again when it is over.
replay-outdated = The rules have changed since: this game can't be watched again, but its record can be downloaded.
what-if-later = Another ending can be tried when the game is over.
what-if-over = The game is over at this moment: go back further to try another ending.
what-if-outdated = The rules have changed since: this game can't be continued under the new ones.
no-such-moment =
    { $most ->
        [one] This game has only one moment.
       *[other] This game has only { $most } moments.
    }
rematch-later = A rematch can be asked for by those who played, when the game is over.
