# Banquet Royal, en français.

## Plats, Toques et couleurs

dish-green_salad = salade verte
    .def = la salade verte
    .indef = une salade verte
    .de = de salade verte
    .gender = f
    .letter = V
dish-fruit_salad = salade de fruits
    .def = la salade de fruits
    .indef = une salade de fruits
    .de = de salade de fruits
    .gender = f
    .letter = F
dish-charlotte = charlotte
    .def = la charlotte
    .indef = une charlotte
    .de = de charlotte
    .gender = f
    .letter = C
dish-burger = burger
    .def = le burger
    .indef = un burger
    .de = de burger
    .gender = m
    .letter = B
toque = Toque
    .letter = T
color-orange = orange
color-pink = rose
color-blue = bleu
color-green = vert

## Cartes Menu

menu-m1_01 = La Haie polie
menu-m1_02 = Deux bonnes intentions
menu-m1_03 = La Feuille alibi
menu-m1_04 = Du jardin à la sieste
menu-m1_05 = Remords de dernière minute
menu-m1_06 = Le Rêve du page
menu-m1_07 = Le Biscuit caché
menu-m1_08 = Le Souper à l'envers
menu-m1_09 = Les Fraises d'abord
menu-m1_10 = La Bête apprivoisée
menu-m1_11 = L'Ordre raisonnable
menu-m1_12 = L'Embuscade sucrée
menu-m2_01 = La Clôture du verger
menu-m2_02 = Gâteau dans les buissons
menu-m2_03 = Le Régime royal
menu-m2_04 = La Laitue timide
menu-m2_05 = La Parade du bouffon
menu-m2_06 = La Garde vitaminée
menu-m2_07 = Le Compromis de la reine
menu-m2_08 = Double bavoir
menu-m2_09 = Le Traité du prince
menu-m2_10 = La Preuve par les légumes
menu-m2_11 = Le Raisin caché
menu-m2_12 = Le Secret du roi
menu-m3_01 = Deux fois le gazon
menu-m3_02 = Encore des fruits, Sire
menu-m3_03 = Deuxième part annoncée
menu-m3_04 = Deux burgers, Majesté
menu-m3_05 = Le Jardinier salue
menu-m3_06 = Jongleur à la cour
menu-m3_07 = Le Duel pâtissier
menu-m3_08 = La Garde du gril
menu-m3_09 = La Grande Négociation
menu-m3_10 = Diplomatie sucrée
menu-m3_11 = De la feuille à la dentelle
menu-m3_12 = L'Accord scandaleux

## Variantes et options

option-gourmet = Gourmet
    .help = Les Toques rapportent selon le Plat le plus fréquent autour d'elles ; le plus de Menus à 1 couronne rapporte 3 points, le plus de Menus à 2 couronnes 2 points. À éviter pour une première partie.
option-folie = Folie en cuisine
    .help = Les joueurs choisissent les cases des Commandes Royales avant qu'elles soient montrées.
option-folie_eight = Huit Commandes Royales
    .help = Avec Folie en cuisine : les huit Commandes Royales sont placées, et non six.
option-farandole = Farandole de plats
    .help = Les Commandes Royales de 1, 2, 3 ou 4 Plats différents forment une collection qui rapporte 1, 3, 5 ou 8 points.
option-hells_kitchen = Cuisine d'enfer
    .help = Une annonce fausse vous coûte l'un de vos Menus validés.
option-colors = Couleurs des joueurs
    .help = orange, pink, blue et green (orange, rose, bleu, vert) par place, comme pink,blue ; dans cet ordre si rien n'est choisi.
option-memorise_seconds = Secondes de mémorisation
    .help = Durée pendant laquelle les Commandes Royales sont montrées, en direct et en différé, de 10 à 60.
bad-folie-eight = les huit Commandes Royales sont une option de Folie en cuisine (folie), qui n'est pas choisie
bad-colors-count = { $seats } places demandent { $seats } couleurs, et non { $chosen }
bad-colors-same = chaque joueur choisit une couleur différente (BR-21)

## Ce qui est demandé, et qui l'on attend

ask-place-order = Choisissez une case pour la prochaine Commande Royale ; personne ne voit ce qu'elle cache.
ask-memorise = Mémorisez les Plats sous les Cloches : ils vont être cachés.
ask-look = Vous pouvez regarder sous les Cloches, une seule fois : les Plats vous seront montrés un court instant.
ask-place = Posez un Plat ou une Toque, ou annoncez une Commande Royale.
ask-lose-menu = Mauvaise annonce en Cuisine d'enfer : choisissez le Menu validé que vous perdez.
ask-serve = Validez un Menu, défaussez une carte, ou gardez votre main telle quelle.
ask-draw-value = Choisissez la pioche où vous prenez une carte.

wait-place-order = On attend { $players } : une Commande Royale à placer.
wait-memorise = On attend { $players } : les Commandes Royales à mémoriser.
wait-place = On attend { $players } : un élément à poser ou une annonce à faire.
wait-lose-menu = On attend { $players } : un Menu validé à rendre.
wait-serve = On attend { $players } : le tour à terminer.
wait-draw-value = On attend { $players } : une pioche à choisir.

## Ce qui peut être fait

do-place-order = Placer une Commande Royale en { $space }
do-look = Regarder sous les Cloches
do-memorise-ready = Fermer les Cloches, c'est mémorisé
do-place-dish = Poser { $dish-indef } en { $space }
do-place-toque = Poser une Toque en { $space }
do-announce-order = Annoncer { $dish-indef } en { $space }
do-lose-menu = Perdre « { $menu } » ({ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    })
do-validate-menu = Valider « { $menu } » en { $line } ({ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    })
do-discard-menu = Défausser « { $menu } » ({ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    })
do-keep-hand = Garder votre main et finir le tour
do-choose-draw-value = Piocher un Menu à { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }

group-place-dish = Poser un Plat
group-dish = Poser { $dish-indef }
group-place-toque = Poser une Toque
group-announce-order = Annoncer une Commande Royale
group-cloche = Annoncer la Cloche en { $space }

## Ce qui s'est passé

event-order-placed =
    { $player-you ->
        [yes] Vous placez une Commande Royale sous une Cloche en { $space }.
       *[no] { $player } place une Commande Royale sous une Cloche en { $space }.
    }
event-memorise-started = Les Commandes Royales sont montrées : tout le monde mémorise.
event-looked =
    { $player-you ->
        [yes] Vous regardez sous les Cloches.
       *[no] { $player } regarde sous les Cloches.
    }
event-showing-ended =
    { $player-you ->
        [yes] Les Cloches se referment pour vous.
       *[no] Les Cloches se referment pour { $player }.
    }
event-seat-ready =
    { $player-you ->
        [yes] Vous avez fini de mémoriser.
       *[no] { $player } a fini de mémoriser.
    }
event-memorise-ended = Les Cloches se referment. Le banquet commence !
event-turn-began =
    { $player-you ->
        [yes] Tour { $turn } : à vous de jouer.
       *[no] Tour { $turn } : à { $player } de jouer.
    }
event-dish-placed =
    { $player-you ->
        [yes] Vous posez { $dish-indef } en { $space }.
       *[no] { $player } pose { $dish-indef } en { $space }.
    }
event-toque-placed =
    { $player-you ->
        [yes] Vous posez une Toque en { $space }.
       *[no] { $player } pose une Toque en { $space }.
    }
event-order-right =
    { $player-you ->
        [yes] Vous annoncez { $dish-indef } en { $space } : bien vu ! Vous gagnez la Commande Royale, et { $dish-def } est { $dish-gender ->
            [f] servie
           *[m] servi
        }.
       *[no] { $player } annonce { $dish-indef } en { $space } : bien vu ! { $player } gagne la Commande Royale, et { $dish-def } est { $dish-gender ->
            [f] servie
           *[m] servi
        }.
    }
event-order-right-none-left =
    { $player-you ->
        [yes] Vous annoncez { $dish-indef } en { $space } : bien vu ! Vous gagnez la Commande Royale, mais la Cuisine n'a plus { $dish-de } et la case reste vide.
       *[no] { $player } annonce { $dish-indef } en { $space } : bien vu ! { $player } gagne la Commande Royale, mais la Cuisine n'a plus { $dish-de } et la case reste vide.
    }
event-order-wrong =
    { $player-you ->
        [yes] Vous annoncez { $named-indef } en { $space } : raté, c'était { $dish-indef }. La Commande Royale est perdue et { $dish-def } est { $dish-gender ->
            [f] servie
           *[m] servi
        }.
       *[no] { $player } annonce { $named-indef } en { $space } : raté, c'était { $dish-indef }. La Commande Royale est perdue et { $dish-def } est { $dish-gender ->
            [f] servie
           *[m] servi
        }.
    }
event-order-wrong-none-left =
    { $player-you ->
        [yes] Vous annoncez { $named-indef } en { $space } : raté, c'était { $dish-indef }. La Commande Royale est perdue, la Cuisine n'a plus { $dish-de } et la case reste vide.
       *[no] { $player } annonce { $named-indef } en { $space } : raté, c'était { $dish-indef }. La Commande Royale est perdue, la Cuisine n'a plus { $dish-de } et la case reste vide.
    }
event-menu-lost =
    { $player-you ->
        [yes] Vous perdez le Menu validé « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }).
       *[no] { $player } perd le Menu validé « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }).
    }
event-menu-validated =
    { $player-you ->
        [yes] Vous validez « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }) en { $line } !
       *[no] { $player } valide « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }) en { $line } !
    }
event-menu-discarded =
    { $player-you ->
        [yes] Vous défaussez « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }).
       *[no] { $player } défausse « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }).
    }
event-menu-drawn =
    { $player-you ->
        [yes] Vous piochez « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }).
       *[no] { $player } pioche « { $menu } » ({ $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }).
    }
event-menu-drawn-hidden =
    { $player-you ->
        [yes] Vous piochez un Menu à { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }.
       *[no] { $player } pioche un Menu à { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        }.
    }
event-deck-reshuffled = La pioche à { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } est épuisée : sa défausse, mélangée, devient une pioche de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-banquet-ended = La table est pleine : le banquet est terminé.

## Ce que les règles refusent

not-your-turn = Ce n'est pas à vous de jouer : on attend { $players }.
place-or-announce = Posez maintenant un Plat ou une Toque, ou annoncez une Commande Royale.
no-such-space = Il n'y a pas de case { $space } sur le plateau.
on-the-bouquet = { $space }, c'est le bouquet, et non une case : on n'y pose jamais rien.
on-a-plate = Les assiettes de la famille royale ne sont pas des cases : on n'y pose jamais rien.
space-taken = La case { $space } est occupée.
cloche-in-the-way = Il y a une Cloche en { $space } : annoncez plutôt son Plat.
touches-nothing = La case { $space } ne touche ni le bouquet, ni un Plat, ni une Toque.
no-such-dish = Il n'y a pas de Plat nommé « { $dish } ».
kitchen-has-none = La Cuisine n'a plus { $dish-de }.
no-toque-left = Vous avez posé vos deux Toques.
no-cloche-here = Il n'y a pas de Cloche en { $space }.
cloche-out-of-reach = La Cloche en { $space } ne touche encore ni un Plat ni une Toque.
place-an-order-first = Placez maintenant une Commande Royale sur une case.
order-around-bouquet = On ne place pas de Commande Royale en { $space }, qui touche le bouquet.
cloche-here-already = Il y a déjà une Cloche en { $space }.
memorise-first = Mémorisez d'abord les Commandes Royales.
no-personal-showing = Ici, tout le monde regarde sous les Cloches ensemble, quand elles sont soulevées.
looked-already = Vous avez déjà regardé sous les Cloches, ou il n'en reste plus.
lose-a-menu-first = Choisissez d'abord le Menu validé que vous perdez.
not-your-validated-menu = Ce Menu n'est pas parmi ceux que vous avez validés.
validate-discard-or-keep = Validez maintenant un Menu, défaussez-en un ou gardez votre main.
not-in-your-hand = Cette carte n'est pas dans votre main.
not-a-line = Ces trois cases ne forment pas une ligne.
nothing-placed-this-turn = Rien n'est arrivé sur le plateau pendant ce tour : aucun Menu ne peut être validé.
line-without-new-element = La ligne doit contenir ce qui vient d'être posé.
menu-not-fulfilled = Cette ligne ne montre pas le Menu dans son ordre.
no-discard-in-last-turn = La table est pleine : on ne défausse plus.
value-exhausted = Il n'y a plus de carte à { $value ->
        [one] { $value } couronne
       *[other] { $value } couronnes
    } pour remplacer celle-ci : impossible de la défausser.
choose-a-deck-first = Choisissez maintenant la pioche où vous prenez une carte.
deck-is-empty = La pioche à { $value ->
        [one] { $value } couronne
       *[other] { $value } couronnes
    } est vide.

## La fin

ended-table-full = Les 36 cases de la table sont occupées.
tie-break-royal-orders = Égalité de points en tête : c'est le nombre de Commandes Royales qui départage.
tie-break-below = Plus bas, à égalité de points : c'est le nombre de Commandes Royales qui départage.
score-menus = Menus validés
score-royal-orders = Commandes Royales
score-toques = Toques (Gourmet)
score-reward-most-1-crown = Champion du quotidien (Menus à 1 couronne)
score-reward-most-2-crown = Coqueluche de la cour (Menus à 2 couronnes)
count-score-menus =
    { $count ->
        [one] { $count } Menu
       *[other] { $count } Menus
    }
count-score-royal-orders =
    { $count ->
        [one] { $count } Commande
       *[other] { $count } Commandes
    }
count-score-toques =
    { $count ->
        [one] { $count } Toque
       *[other] { $count } Toques
    }
count-score-reward-most-1-crown =
    { $count ->
        [one] { $count } Menu
       *[other] { $count } Menus
    }
count-score-reward-most-2-crown =
    { $count ->
        [one] { $count } Menu
       *[other] { $count } Menus
    }

## Le dessin

letter-of = { $symbol-letter }
dish-name = { $dish }
menu-name = { $menu }
color-name = { $color }
bouquet-mark = (@)
title-hand = Vos Menus
title-kitchen = Cuisine
title-decks = Pioches
title-discards = Défausses
title-player = Joueur
title-color = couleur
title-toques = Toques
title-cards = main
title-menus = Menus
title-crowns = couronnes
title-orders = Commandes Royales
legend-cloche = (?) Cloche
legend-free = o case permise
title-validated-by =
    { $player-you ->
        [yes] Vos Menus validés ({ $menus })
       *[no] Menus validés, { $player } ({ $menus })
    }
title-discarded = Menus défaussés ({ $menus })
title-orders-lost = Commandes Royales perdues :
