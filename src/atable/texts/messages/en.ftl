# Messages that every table shares. The game's own are beside the game.

## Lists of names

# Whom a table waits for when nobody owes a decision: a timer runs.
list-none = the clock
list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## Refusals that come from the table and not from a rule of the game

stale-answer = This question has been answered already.
time-runs-forward = The time of this action has passed.
table-paused = The table is paused.
tick-at-its-time = The clock of the table shows another time.
unknown-action = This can't be done here.
undo-to-nowhere = There is nothing to take back to.
undo-past-reveal = Too late to take it back: something hidden has been seen since then.
game-over = The game is over.

## Players

seat-name =
    { $player-you ->
        [yes] You
       *[no] { $player }
    }
player-default-name = Player { $number }
bot-name-1 = Basil
bot-name-2 = Olive
bot-name-3 = Juniper
bot-name-4 = Rosemary
bot-name-5 = Clementine

## The text table

table-welcome = { $game }: welcome to the table!
table-players = At the table: { $players }.
table-commitment = Seal of the luck of this game (its seed is shown at the end): { $commitment }
table-save = Saved after every move in { $file }.
table-variants = In this game: { $options }.
table-no-variants = Basic rules, without variants.
table-hint = Type ? for help.
table-help =
    Choose by number, or type a few words of what you want until one choice is
    left, then press Enter. Beginnings of words will do, without capitals
    or accents.
      Enter   play the only choice left, or go back to all choices
      r       the rule that applies now; r 38 another one
      s       everything that lies open on the table
      d       the table again
      u       take back your last move, as long as nothing hidden was seen since
      q       save and quit
      ?       this help
table-back = The move is taken back.
table-nothing-to-undo = There is no move of yours to take back.
table-saved = The game is saved. To go on: { $command }
table-rule = { $rule }: { $text }
table-no-rule = There is no rule { $rule }.

choice-group =
    { $group } ({ $count ->
        [one] { $count } choice
       *[other] { $count } choices
    })
choice-only = Press Enter: { $action }
choice-wait = Wait until something happens (at most { $seconds } s)
choice-compose = Compose something yourself
choice-ask = Number or words (? for help):
choice-no-number = There is no choice { $number }.
choice-nothing = No choice here fits “{ $words }”. Type r for the rule, Enter for all choices.

form-thing = { $thing }
form-things = { $thing } (up to { $most })
form-too-many = Too many: { $thing }, at most { $most }.
form-unclear = “{ $words }” could be several of these things.
form-unknown = “{ $words }” is none of these things.

veil-leave = Press Enter, then pass the device to { $player }.
veil-arrive = { $player }, it is up to you. Press Enter when nobody else is looking.
showing-enough = Press Enter when you have seen enough: then it is hidden again.

score-title = Score
score-total = Total
score-place = Place
score-cell = { $points } ({ $count })
side-names = { $players }
winner =
    { $player-you ->
        [yes] You win!
       *[no] { $player } wins!
    }
winners-together = Shared victory: { $players }!
nobody-wins = Nobody wins.
table-seed = The seed of this game was { $seed }
table-verify = Anybody can check this game: { $command }

## Options of every game

option-line = { $name } ({ $default }): { $option }. { $option-help }
option-pace = Pace
    .help = live, relaxed or simulation; a text table has no clock, so it never plays live.

## What is wrong with an option: the end of the line “option seats: …”

bad-seats = { $game } is for { $least } to { $most } seats, not { $seats }
bad-option-unknown = { $game } has no such option (it has { $known })
bad-option-word = '{ $value }' is not one of { $words }
bad-option-choice = expected a choice among { $words }
bad-option-form = expected NAME=VALUE
bad-option-truth = expected true or false
bad-option-range = expected a whole number from { $least } to { $most }
bad-option-value = this value does not fit ({ $problem })
bad-pace-clock = a text table has no clock; expected a choice among { $paces }
bad-options-type = expected { $wanted }, not { $given }
