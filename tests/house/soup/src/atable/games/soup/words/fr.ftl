# La dernière cuillerée, en français.

bowl-cup = une tasse
bowl-plate = une assiette creuse

option-pot = Cuillerées dans la soupière
    .help = De 12 à 30 ; plus elle est pleine, plus la partie est longue.

## Ce qui est demandé, et qui l'on attend

ask-choose = Choisissez votre bol ; personne ne le verra avant que tout le monde ait choisi.
ask-ladle =
    { $left ->
        [one] Il reste une cuillerée dans la soupière. Servez-vous.
       *[other] Il reste { $left } cuillerées dans la soupière. Combien en prenez-vous ?
    }
wait-choose = On attend { $players } : un bol à choisir.
wait-ladle =
    { $left ->
        [one] Il reste une cuillerée dans la soupière. On attend { $players }.
       *[other] Il reste { $left } cuillerées dans la soupière. On attend { $players }.
    }

## Ce qu'on peut faire

do-choose-bowl = Manger dans { $bowl }
do-ladle =
    { $spoonfuls ->
        [one] Prendre une cuillerée
       *[other] Prendre { $spoonfuls } cuillerées
    }

## Ce qui s'est passé

event-bowl-chosen =
    { $player-you ->
        [yes] Vous choisissez { $bowl }, et personne ne le sait.
       *[no] { $player } choisit { $bowl }.
    }
event-bowl-chosen-hidden =
    { $player-you ->
        [yes] Vous avez choisi un bol.
       *[no] { $player } a choisi un bol.
    }
event-bowl-shown =
    { $player-you ->
        [yes] Vous mangez dans { $bowl }.
       *[no] { $player } mange dans { $bowl }.
    }
event-eating-began =
    { $player-you ->
        [yes] Le sort vous désigne : vous commencez.
       *[no] Le sort désigne { $player }, qui commence.
    }
event-ladled =
    { $player-you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } { $spoonfuls ->
        [one] une cuillerée
       *[other] { $spoonfuls } cuillerées
    } ; il { $left ->
        [0] ne reste rien.
        [one] en reste une.
       *[other] en reste { $left }.
    }
event-pot-emptied =
    { $player-you ->
        [yes] C'était la dernière cuillerée : la vaisselle est pour vous.
       *[no] C'était la dernière cuillerée : la vaisselle est pour { $player }.
    }

## Ce qui n'est pas permis

not-your-turn = Ce n'est pas à vous de jouer : on attend { $players }.
choose-bowl-first = Choisissez d'abord un bol.
eat-now = Les bols sont choisis : à table, maintenant.
not-so-much-left =
    { $left ->
        [one] Il ne reste qu'une cuillerée.
       *[other] Il ne reste que { $left } cuillerées.
    }
not-from-this-bowl = Avec votre bol, on prend de { $least } à { $most } cuillerées.

## La table, dans un terminal

text-pot =
    { $left ->
        [0] La soupière est vide.
        [one] Dans la soupière : une cuillerée
       *[other] Dans la soupière : { $left } cuillerées
    }
text-eater =
    { $player } : { $bowl }, { $spoonfuls ->
        [0] rien de mangé pour l'instant
        [one] une cuillerée mangée
       *[other] { $spoonfuls } cuillerées mangées
    }
text-eater-ready = { $player } : un bol que personne ne voit encore
text-eater-choosing = { $player } : pas encore de bol
text-bowl = Avec { $bowl }, on prend de { $least } à { $most } cuillerées par tour.

## La fin

ended-pot-empty = La soupière est vide.
score-spoonfuls = Cuillerées
