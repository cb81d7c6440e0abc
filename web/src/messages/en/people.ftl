# Joining, invitations, seat links, my games, and the account.

join-title = Join a table
join-lead = Your host has a code of eight letters and digits for you, or a link. Either will do here.
join-code = Code of the invitation
join-example = ABCD EFGH
join-go = Join
join-fault-short = A code has eight letters and digits. Something is missing here.
join-fault-letters = No code holds a 0, O, 1 or I: they look too much alike. Look again?
join-invited = You are invited!
join-host = { $host } is keeping a seat for you at this table.
join-game = Game
join-seats = Around the table
join-name = Your name
join-name-hint = The others at the table see it. You can change it later.
join-as = You sit down as { $name }.
join-sit = Sit down
join-watch = Just watch
join-full = All seats are taken, but there is room to watch.
join-playing = The game has begun.
join-over = This game is over.
join-nowhere = This code leads to no table
join-nowhere-text = Nobody is expecting anybody with { $code }. Perhaps a letter slipped, or the table has been cleared. Look again:

mine-title = My games
mine-lead = Everything you have on the stove.
mine-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
mine-replay = Replay
mine-closed = Closed
mine-watch = Watch
mine-with = With { $names }
mine-alone = Nobody else yet
mine-running = Running
mine-waiting = Waiting for guests
mine-finished = Finished
mine-none = Nothing on the stove yet
mine-none-hint = Begin a game and you will find it here, on this device, at any time.
mine-none-play = Choose a game
mine-guest-hint = You are a guest: these games belong to this browser.
mine-guest-link = Create an account to find them on every device

link-title = Take your seat on this device
link-lead = This link opens your seats on a second device: whoever uses it plays as its owner.
link-yours = Use it only if it is yours. Afterwards this device knows you by the name of the owner.
link-other = On this device you are { $name }. As a guest you can't come back to that name afterwards.
link-other-account = On this device you are { $name }. You can log in again with your account afterwards.
link-use = Yes, it is mine: continue
link-stay = No, leave everything as it is

account-title = Name and settings
account-who = Who you are
account-name = Name
account-name-hint = As the others see it at the table.
account-save = Save the name
account-saved = Saved.
account-look = How it looks and sounds
account-sound = Sounds
account-sound-help = Soft wood, a bell, some sizzling. Never the only sign that something happened.
account-assist = Hints on the board
account-assist-help = Lights up what a placement would complete.
account-notify = Call me when it is my turn
account-notify-help = A notification when the page is in the background.
account-notify-denied = Your browser does not allow it. Change that in the browser's settings for this site, then try again.
account-notify-missing = Your browser can't do this here: it wants a secure (https) address.
account-keep = Create an account
account-keep-lead = You are a guest in this browser. With a login and a password you find your games on every device. No e-mail needed.
account-login = Login
account-login-hint = 2 to 30 characters, no spaces.
account-password = Password
account-password-hint = At least 8 characters. Nobody can send it to you again: write it down.
account-register = Create the account
account-known = You are known here as { $login }.
account-enter = Log in
account-enter-lead = You have an account on this server already? Then come in.
account-enter-warning = As a guest you are { $name } in this browser. Once you are logged in, you can't come back to that name.
account-leave = Log out
account-leave-lead = Out of this browser, or out of all of them if you lost a device.
account-leave-guest = You are a guest: once you are out, your games can't be found again. Create an account first if you want them back.
account-leave-sure = Leave for good?
account-leave-stay = Stay
account-leave-here = Log out here
account-leave-everywhere = Log out everywhere
account-seat = Second device
account-seat-lead = At a table, “Get a link for my second device” in its menu gives you a link. Whoever opens it plays as you: show it to nobody else.
account-delete = Delete my data
account-delete-lead = Your name, your account and what you said in chats go. Finished games stay for the others, with nobody's name on your seat.
account-delete-button = Delete my data…
account-delete-sure = Delete everything?
account-delete-text = Your name and your account are deleted, and running games lose you. This can't be undone.
account-delete-go-on = Yes, delete it
account-delete-really = Really? For good?
account-delete-last = Last chance before the dishwasher. After this, nothing of you is left here.
account-delete-final = Delete for good
account-delete-keep = Keep everything
