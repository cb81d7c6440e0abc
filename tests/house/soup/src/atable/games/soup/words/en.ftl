# The Last Spoonful, in English.

bowl-cup = a cup
bowl-plate = a soup plate

option-pot = Spoonfuls in the pot
    .help = From 12 to 30; a full pot makes a longer game.

## What is asked, and whom we wait for

ask-choose = Choose your bowl; nobody sees it before everybody has chosen.
ask-ladle =
    { $left ->
        [one] One spoonful is left in the pot. Help yourself.
       *[other] { $left } spoonfuls are left in the pot. How many do you take?
    }
wait-choose = Waiting for { $players } to choose a bowl.
wait-ladle =
    { $left ->
        [one] One spoonful is left in the pot. Waiting for { $players } to eat.
       *[other] { $left } spoonfuls are left in the pot. Waiting for { $players } to eat.
    }

## What may be done

do-choose-bowl = Eat from { $bowl }
do-ladle =
    { $spoonfuls ->
        [one] Take one spoonful
       *[other] Take { $spoonfuls } spoonfuls
    }

## What happened

event-bowl-chosen =
    { $player-you ->
        [yes] You choose { $bowl }, and nobody knows.
       *[no] { $player } chooses { $bowl }.
    }
event-bowl-chosen-hidden =
    { $player-you ->
        [yes] You have chosen a bowl.
       *[no] { $player } has chosen a bowl.
    }
event-bowl-shown =
    { $player-you ->
        [yes] You eat from { $bowl }.
       *[no] { $player } eats from { $bowl }.
    }
event-eating-began =
    { $player-you ->
        [yes] The lot falls on you: you begin.
       *[no] The lot falls on { $player }, who begins.
    }
event-ladled =
    { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } { $spoonfuls ->
        [one] one spoonful
       *[other] { $spoonfuls } spoonfuls
    }; { $left ->
        [0] nothing is left.
        [one] one is left.
       *[other] { $left } are left.
    }
event-pot-emptied =
    { $player-you ->
        [yes] That was the last spoonful: you wash up.
       *[no] That was the last spoonful: { $player } washes up.
    }

## What can't be done

not-your-turn = It is not your turn: we are waiting for { $players }.
choose-bowl-first = Choose a bowl first.
eat-now = The bowls are chosen: now eat.
not-so-much-left =
    { $left ->
        [one] Only one spoonful is left.
       *[other] Only { $left } spoonfuls are left.
    }
not-from-this-bowl = With your bowl you take from { $least } to { $most } spoonfuls.

## The table, in a terminal

text-pot =
    { $left ->
        [0] The pot is empty.
        [one] In the pot: one spoonful
       *[other] In the pot: { $left } spoonfuls
    }
text-eater =
    { $player }: { $bowl }, { $spoonfuls ->
        [0] nothing eaten yet
        [one] one spoonful eaten
       *[other] { $spoonfuls } spoonfuls eaten
    }
text-eater-ready = { $player }: a bowl that nobody sees yet
text-eater-choosing = { $player }: no bowl yet
text-bowl = With { $bowl } one takes from { $least } to { $most } spoonfuls a turn.

## The end

ended-pot-empty = The pot is empty.
score-spoonfuls = Spoonfuls
