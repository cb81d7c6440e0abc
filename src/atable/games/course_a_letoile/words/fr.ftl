# Course à l'Étoile, en français.

## Cartes Étoile et P'tits Restos

name-star_brigade = L'Étoile de la Brigade
name-star_dining_room = L'Étoile de la Salle
name-star_design = L'Étoile du Décor
name-star_harmony = L'Étoile de l'Harmonie
name-star_front_page = L'Étoile de la Une
name-star_cosy = L'Étoile du Coin douillet
name-resto_wobbly_table = La Table bancale
name-resto_lost_fork = La Fourchette perdue
name-resto_grannys_attic = Le Grenier de mamie
name-resto_sleepy_snail = L'Escargot endormi
name-resto_last_spoon = La Dernière Cuillère
name-resto_blue_saucepan = La Casserole bleue

## Les cartes de la pioche

card-sf_hot_dog = Hot-dog en cavale
    .short = Hot-dog
    .quip = Aperçu pour la dernière fois près de la moutarde.
card-sf_taco = Taco penché
    .short = Taco
    .quip = Pise a pris des notes.
card-sf_bao = Bao nuage
    .short = Bao
    .quip = Météo : vapeur toute la journée.
card-sf_crepe = Crêpe volante
    .short = Crêpe
    .quip = Le plafond en est à sa troisième.
card-sf_fries = Cornet de frites
    .short = Cornet de frites
    .quip = La meilleure est toujours tout au fond.
card-tr_blanquette = Blanquette de mémé
    .short = Blanquette
    .quip = Elle trouve que vous ne mangez rien.
card-tr_bourguignon = Bourguignon sans fond
    .short = Bourguignon
    .quip = Sur le feu depuis 1987.
card-tr_cassoulet = Cassoulet du dimanche
    .short = Cassoulet
    .quip = Le lundi, on s'allonge.
card-tr_ratatouille = Ratatouille (sans rat)
    .short = Ratatouille
    .quip = Le rat n'a fait que conseiller.
card-ga_lobster = Homard en tenue de soirée
    .short = Homard
    .quip = Prière de ne pas commenter ses pinces.
card-ga_truffle_egg = Œuf aux mille truffes
    .short = Œuf aux truffes
    .quip = Quelqu'un a compté.
card-ga_smoke = Fumée sous cloche
    .short = Fumée
    .quip = On soulève, on hume, on paie.
card-ga_souffle = Le Soufflé sans peur
    .short = Soufflé
    .quip = Claquez donc la porte, pour voir.
card-cu_dishwasher = Plongeur acrobate
    .short = Plongeur
    .quip = N'a jamais cassé deux fois la même assiette.
card-cu_commis = Commis tête en l'air
    .short = Commis
    .quip = L'a salé. Ou sucré ?
card-cu_chef = Chef à la grosse voix
    .short = Chef
    .quip = On l'entend dans trois quartiers.
card-cu_cheffe = Cheffe aux nerfs d'acier
    .short = Cheffe
    .quip = La table 12 a renvoyé son plat. Elle regrette.
card-cu_star_tv = Star des Fourneaux télévisée
    .short = Star télévisée
    .quip = Ne cuisine que de profil.
card-cu_star_legend = Star des Fourneaux légendaire
    .short = Star légendaire
    .quip = On dit qu'elle a inventé l'œuf.
card-se_trainee = Apprenti aux trois assiettes
    .short = Apprenti
    .quip = Deux bras, trois assiettes, une prière.
card-se_humming_waiter = Serveur qui fredonne
    .short = Serveur
    .quip = Prend les commandes et les chansons.
card-se_floor_manager = Responsable de salle qui n'oublie personne
    .short = Responsable
    .quip = Se souvient de vos allergies et de votre ex.
card-se_bartender = Barman jongleur
    .short = Barman
    .quip = Quatre bouteilles en l'air, une dans le verre.
card-se_maitre_d = Maître d'hôtel des réservations impossibles
    .short = Maître d'hôtel
    .quip = Complet. Pour vous, un peu moins complet.
card-se_sommelier = Sommelier au nez d'or
    .short = Sommelier
    .quip = Des notes de pluie, de cuir et de facture.
card-de_checked_cloth = Nappe à carreaux
    .short = Nappe
    .quip = Cache toutes les taches sauf une.
card-de_plastic_ficus = Ficus en plastique immortel
    .short = Ficus
    .quip = Arrosé chaque jour, au cas où.
card-de_fairy_terrace = Terrasse aux guirlandes
    .short = Terrasse
    .quip = Romantique pour les clients et les papillons.
card-de_zinc_bar = Comptoir en zinc bavard
    .short = Comptoir en zinc
    .quip = Il a tout entendu.
card-de_chandelier = Lustre d'un goût douteux
    .short = Lustre
    .quip = Si laid qu'il est classé.
card-de_winter_garden = Jardin d'hiver
    .short = Jardin d'hiver
    .quip = L'été, mais avec un vestiaire.
card-rats = Des raaaaaats !
    .short = Raaaaaats !
    .quip = Ils ont réservé pour quarante.
card-bad_review = Mauvaise critique
    .short = Mauvaise critique
    .quip = Une demi-étoile. Pour le pain.
card-billing_trouble = Souci de facture
    .short = Souci de facture
    .quip = Tout en double, dit la facture.
card-outdated = Un peu démodé !
    .short = Un peu démodé !
    .quip = Les années 90 ont appelé.
card-headhunting = À la concurrence !
    .short = À la concurrence !
    .quip = Une meilleure offre, et un plus beau vestiaire.
card-second_round = Deuxième tournée !
    .short = 2e tournée !
    .quip = C'est quelqu'un d'autre qui paie.
card-back_to_kitchen = Retour en cuisine !
    .short = Retour en cuisine !
    .quip = Avec les compliments du client.
card-tip = Pourboire !
    .short = Pourboire !
    .quip = Gardez la monnaie. Si, si.

## Ce que font les cartes Action

effect-rats = La victime n'encaisse aucune addition à la fin de ce Service.
effect-bad_review = La victime perd 1 point de Renommée, pour de bon.
effect-billing_trouble = La prochaine carte que la victime achète coûte le double.
effect-outdated = La victime se sépare d'une carte Décoration de son choix.
effect-headhunting = Vous prenez une carte Cuisine ou Service à la victime, sans rien payer.
effect-second_round = Vous piochez 2 cartes.
effect-back_to_kitchen = Annule une attaque contre vous, à l'instant où elle arrive.
effect-tip = Vous recevez 3 pièces.

## Points

points-cuisine = Cuisine
    .letter = C
points-service = Service
    .letter = S
points-decoration = Décoration
    .letter = D
points-fame = Renommée
    .letter = R

## Options

option-resto_income = Revenu du P'tit Resto
    .help = added : sa pièce s'ajoute aux additions ; floor : c'est un minimum, versé seulement à qui n'encaisse aucune addition.
value-resto_income-added = la pièce du P'tit Resto en plus des additions
value-resto_income-floor = la pièce du P'tit Resto comme revenu minimum
option-reactions = Réponses aux attaques
    .help = En différé. orders : les consignes permanentes répondent aussitôt à chaque attaque ; pause : la partie attend la victime.
value-reactions-orders = les consignes permanentes répondent aussitôt aux attaques
value-reactions-pause = chaque attaque attend la réponse de sa victime
bad-reactions-pause = attendre la réponse de chaque victime est une option du jeu en différé (relaxed)

## Ce qui est demandé, et qui l'on attend

ask-draw = Piochez deux cartes.
ask-play = { $left ->
        [one] Vous pouvez encore jouer une carte.
       *[other] Vous pouvez jouer jusqu'à { $left } cartes.
    }
ask-react = { $attacker } vous attaque avec « { $card } ». Que répondez-vous ?
ask-react-target = { $attacker } vous attaque avec « { $card } » et vise « { $target } ». Que répondez-vous ?
ask-lose-decoration = Un peu démodé, tout ça ! Choisissez la carte Décoration dont vous vous séparez.
ask-discard = Vous avez les mains pleines : défaussez jusqu'à n'avoir plus que 7 cartes.
ask-end = Vendez (1 pièce la carte), renouvelez votre main (une fois) ou finissez le tour.

wait-draw = On attend { $players } : deux cartes à piocher.
wait-play = On attend { $players } : { $left ->
        [one] encore une carte à jouer
       *[other] jusqu'à { $left } cartes à jouer
    }.
wait-react = « { $card } », dit { $attacker }. On attend la réponse : { $players }.
wait-react-target = « { $card } », dit { $attacker } en lorgnant « { $target } ». On attend la réponse : { $players }.
wait-lose-decoration = On attend { $players } : une carte Décoration à sacrifier.
wait-discard = On attend { $players } : des cartes à défausser, jusqu'à 7 en main.
wait-end = On attend { $players } : le tour à terminer.

## Ce qui peut être fait

do-draw-deck = Piocher deux cartes dans la pioche
do-draw-mixed = Prendre la carte visible de la défausse et une carte de la pioche
do-play-dish = Mettre « { $card } » à votre menu
do-hire = Engager « { $card } »
do-install = Installer « { $card } »
do-boost-second_round = Jouer « Deuxième tournée ! » et piocher 2 cartes
do-boost-tip = Jouer « Pourboire ! » et recevoir 3 pièces
do-attack = Jouer « { $card } » contre { $player }
do-poach = Jouer « À la concurrence ! » et prendre « { $target } » à { $player }
do-end-play = Ne plus jouer de cartes
do-cancel = Jouer « Retour en cuisine ! » et annuler l'attaque
do-let = Laisser faire
do-lose-decoration = Vous séparer de « { $card } »
do-discard = Défausser « { $card } »
do-sell = Vendre « { $card } » pour 1 pièce
do-renew-hand = Renouveler votre main : tout vendre et piocher 5 cartes (une fois)
do-end-turn = Finir votre tour
do-default-orders = Revenir aux consignes permanentes par défaut
do-standing-orders = Donner des consignes permanentes

group-dish = Mettre un Plat à votre menu
group-hire = Engager quelqu'un
group-install = Soigner la décoration
group-attack = Attaquer
group-attack-card = Jouer « { $card } »
group-attack-victim = Jouer « { $card } » contre { $player }

## Ce qui s'est passé

event-turn-began =
    { $player-you ->
        [yes] Service { $service } : à vous de jouer.
       *[no] Service { $service } : à { $player } de jouer.
    }
event-card-drawn =
    { $player-you ->
        [yes] Vous piochez « { $card } ».
       *[no] { $player } pioche « { $card } ».
    }
event-card-drawn-hidden =
    { $player-you ->
        [yes] Vous piochez une carte.
       *[no] { $player } pioche une carte.
    }
event-discard-taken =
    { $player-you ->
        [yes] Vous prenez « { $card } » dans la défausse.
       *[no] { $player } prend « { $card } » dans la défausse.
    }
event-deck-rebuilt = La pioche est épuisée : on mélange les { $cards } cartes de la défausse, et l'on retourne « { $card } ».
event-deck-rebuilt-single = La pioche est épuisée : la seule carte de la défausse devient la pioche.
event-dish-played =
    { $player-you ->
        [yes] Vous mettez « { $card } » à votre menu pour { $paid ->
            [one] { $paid } pièce
           *[other] { $paid } pièces
        }.
       *[no] { $player } met « { $card } » à son menu pour { $paid ->
            [one] { $paid } pièce
           *[other] { $paid } pièces
        }.
    }
event-hired =
    { $player-you ->
        [yes] Vous engagez « { $card } » pour { $paid ->
            [one] { $paid } pièce
           *[other] { $paid } pièces
        }.
       *[no] { $player } engage « { $card } » pour { $paid ->
            [one] { $paid } pièce
           *[other] { $paid } pièces
        }.
    }
event-installed =
    { $player-you ->
        [yes] Vous installez « { $card } » pour { $paid ->
            [one] { $paid } pièce
           *[other] { $paid } pièces
        }.
       *[no] { $player } installe « { $card } » pour { $paid ->
            [one] { $paid } pièce
           *[other] { $paid } pièces
        }.
    }
event-boost-second_round =
    { $player-you ->
        [yes] « Deuxième tournée ! » Vous vous resservez.
       *[no] « Deuxième tournée ! » { $player } se ressert.
    }
event-boost-tip =
    { $player-you ->
        [yes] « Pourboire ! » Vous empochez 3 pièces.
       *[no] « Pourboire ! » { $player } empoche 3 pièces.
    }
event-attack-rats =
    { $player-you ->
        [yes] « Des raaaaaats ! » Vous ouvrez une cage à deux pas de chez { $victim }.
       *[no] { $victim-you ->
            [yes] « Des raaaaaats ! » { $player } ouvre une cage à deux pas de chez vous.
           *[no] « Des raaaaaats ! » { $player } ouvre une cage à deux pas de chez { $victim }.
        }
    }
event-attack-bad_review =
    { $player-you ->
        [yes] « Mauvaise critique » : vous trempez votre plume dans le vinaigre et dînez chez { $victim }.
       *[no] { $victim-you ->
            [yes] « Mauvaise critique » : { $player } trempe sa plume dans le vinaigre et dîne chez vous.
           *[no] « Mauvaise critique » : { $player } trempe sa plume dans le vinaigre et dîne chez { $victim }.
        }
    }
event-attack-billing_trouble =
    { $player-you ->
        [yes] « Souci de facture » : vous glissez un mot au fournisseur qui livre { $victim }.
       *[no] { $victim-you ->
            [yes] « Souci de facture » : { $player } glisse un mot à votre fournisseur.
           *[no] « Souci de facture » : { $player } glisse un mot au fournisseur qui livre { $victim }.
        }
    }
event-attack-outdated =
    { $player-you ->
        [yes] « Un peu démodé ! » Vous faites le tour de la salle chez { $victim } et soupirez.
       *[no] { $victim-you ->
            [yes] « Un peu démodé ! » { $player } fait le tour de votre salle et soupire.
           *[no] « Un peu démodé ! » { $player } fait le tour de la salle chez { $victim } et soupire.
        }
    }
event-attack-headhunting =
    { $player-you ->
        [yes] « À la concurrence ! » Vous avez une offre pour « { $target } », qui travaille chez { $victim }.
       *[no] { $victim-you ->
            [yes] « À la concurrence ! » { $player } a une offre pour « { $target } », qui travaille chez vous.
           *[no] « À la concurrence ! » { $player } a une offre pour « { $target } », qui travaille chez { $victim }.
        }
    }
event-attack-cancelled =
    { $victim-you ->
        [yes] « Retour en cuisine ! » Vous renvoyez « { $card } » à { $player } : il ne se passe rien.
       *[no] { $player-you ->
            [yes] « Retour en cuisine ! » { $victim } vous renvoie « { $card } » : il ne se passe rien.
           *[no] « Retour en cuisine ! » { $victim } renvoie « { $card } » à { $player } : il ne se passe rien.
        }
    }
event-hit-rats =
    { $victim-you ->
        [yes] Les rats s'installent : aucune addition pour vous à la fin de ce Service.
       *[no] Les rats s'installent : aucune addition pour { $victim } à la fin de ce Service.
    }
event-hit-bad_review =
    { $victim-you ->
        [yes] C'est imprimé : vous perdez 1 point de Renommée.
       *[no] C'est imprimé : { $victim } perd 1 point de Renommée.
    }
event-hit-billing_trouble =
    { $victim-you ->
        [yes] La prochaine carte que vous achèterez coûtera le double.
       *[no] La prochaine carte achetée par { $victim } coûtera le double.
    }
event-hit-outdated =
    { $victim-you ->
        [yes] Vous devez vous séparer d'une carte Décoration.
       *[no] { $victim } doit se séparer d'une carte Décoration.
    }
event-hit-headhunting =
    { $player-you ->
        [yes] Contrat signé ! « { $target } » quitte { $victim } et travaille désormais pour vous.
       *[no] { $victim-you ->
            [yes] Contrat signé ! « { $target } » vous quitte et travaille désormais pour { $player }.
           *[no] Contrat signé ! « { $target } » quitte { $victim } et travaille désormais pour { $player }.
        }
    }
event-decoration-lost =
    { $player-you ->
        [yes] Vous mettez « { $card } » sur le trottoir : la carte va sur le dessus de la défausse.
       *[no] { $player } met « { $card } » sur le trottoir : la carte va sur le dessus de la défausse.
    }
event-card-buried = La carte « { $card } » est glissée quelque part dans la défausse.
event-card-buried-on-top = La carte « { $card } » se retrouve sur le dessus de la défausse.
event-card-discarded =
    { $player-you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $player } défausse « { $card } ».
    }
event-card-sold =
    { $player-you ->
        [yes] Vous vendez « { $card } » pour 1 pièce.
       *[no] { $player } vend « { $card } » pour 1 pièce.
    }
event-hand-renewed =
    { $player-you ->
        [yes] Vous vendez toute votre main ({ $cards }) et la renouvelez.
       *[no] { $player } vend toute sa main ({ $cards }) et la renouvelle.
    }
event-hand-renewed-empty =
    { $player-you ->
        [yes] Vous renouvelez votre main, qui était vide.
       *[no] { $player } renouvelle une main vide.
    }
event-orders-set = Vos consignes permanentes sont notées.
event-service-ended-2 = Fin du Service { $service }. Pièces gagnées : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 }.
event-service-ended-3 = Fin du Service { $service }. Pièces gagnées : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 }.
event-service-ended-4 = Fin du Service { $service }. Pièces gagnées : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $i4 }.
event-service-ended-5 = Fin du Service { $service }. Pièces gagnées : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $i4 }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $i5 }.
event-service-ended-6 = Fin du Service { $service }. Pièces gagnées : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $i4 }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $i5 }, { $p6-you ->
        [yes] vous
       *[no] { $p6 }
    } { $i6 }.
event-star-reached =
    { $player-you ->
        [yes] Votre carte Étoile est remplie : à vous l'étoile !
       *[no] Carte Étoile remplie : { $player } décroche l'étoile !
    }
event-last-service-ended = Après cinquante Services, tout le monde raccroche son tablier.

## Ce que les règles refusent

not-your-turn = Ce n'est pas à vous de jouer : on attend { $players }.
draw-first = Piochez d'abord deux cartes.
discard-pile-empty = La défausse est vide : prenez vos deux cartes dans la pioche.
at-the-end-of-your-turn = Cela se fait à la fin de votre tour.
play-or-end = Jouez maintenant une carte, ou dites que vous n'en jouez plus.
not-in-your-hand = Cette carte n'est pas dans votre main.
not-a-dish = « { $card } » n'est pas un Plat.
not-a-development = « { $card } » n'est pas une carte Cuisine, Service ou Décoration.
not-a-boost = « { $card } » ne se joue pas pour soi-même.
on-your-menu-already = « { $card } » figure déjà à votre menu, et une fois suffit.
needs-a-cook = Pour « { $card } », il faut avoir devant vous un Chef, une Cheffe ou une Star des Fourneaux.
too-expensive = « { $card } » coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } ; vous en avez { $coins }.
defence-only = « { $card } » ne sert qu'à répondre à une attaque contre vous.
not-an-attack = « { $card } » n'est pas une attaque.
attack-an-opponent = Choisissez un adversaire de cette table.
no-use-against = « { $card } » ne peut pas viser { $player } pour le moment.
no-target-card = « { $card } » vise un joueur et non l'une de ses cartes.
name-a-card = Nommez la carte Cuisine ou Service que vous voulez prendre à { $player }.
not-to-be-poached = La carte « { $card } » ne peut pas être prise : seules les cartes Cuisine et Service le peuvent.
not-before-them = Cette carte ne se trouve pas devant { $player }.
answer-the-attack = Répondez d'abord à l'attaque.
nothing-to-cancel-with = Vous n'avez pas de « Retour en cuisine ! » en main.
lose-a-decoration-first = Choisissez d'abord la carte Décoration dont vous vous séparez.
not-your-decoration = Ce n'est pas l'une de vos cartes Décoration.
within-the-limit = Vous n'avez pas plus de { $limit } cartes : il n'y a rien à défausser.
discard-first = Défaussez d'abord jusqu'à n'avoir plus que { $limit } cartes.
end-your-turn = L'étape de jeu est finie : vendez, renouvelez votre main ou finissez votre tour.
renewed-already = Vous avez déjà renouvelé votre main : c'est une fois par partie.
no-orders-now = Les consignes permanentes ne peuvent pas être changées maintenant.
cancel-or-let = Pour chaque attaque, ordonnez de l'annuler ou de laisser faire.
decorations-once-each = La liste des cartes Décoration à sacrifier les nomme une fois chacune, et rien d'autre.

## La fin

ended-star-reached = Les quatre objectifs d'une carte Étoile sont atteints.
ended-last-service = Cinquante Services, et l'étoile brille toujours là-haut : qui en est le plus près l'emporte.
tie-break-fame-coins = À égale distance de l'étoile : la Renommée départage, puis les pièces.
tie-break-below = Plus bas, à égale distance de l'étoile : la Renommée départage, puis les pièces.
score-cuisine = Cuisine
score-service = Service
score-decoration = Décoration
score-fame = Renommée
count-score-cuisine = { $count } en tout
count-score-service = { $count } en tout
count-score-decoration = { $count } en tout
count-score-fame = { $count } en tout

## Le dessin

points-name = { $points }
points-letter = { $points-letter }
card-name = { $card }
card-short = { $card-short }
card-quip = { $card-quip }
own-name = { $name }
nature-attack = attaque
nature-boost = coup de pouce
nature-defence = défense
title-service = Service { $service }
title-deck = pioche { $cards }
title-discard = défausse { $cards } : { $card-short }
title-discard-empty = défausse vide
title-attack = « { $card } » : { $player } contre { $victim }
title-attack-target = « { $card } » : { $player } contre { $victim }, pour « { $target } »
title-player = Joueur
title-coins = pièces
title-cards = main
title-income = revenu
title-hand = Votre main ({ $cards })
title-price = prix
title-star = étoile :
title-menu = menu :
title-team = équipe :
title-malus = malus :
title-known = a en main :
title-renewed = Main renouvelée : plus possible dans cette partie.
title-not-renewed = La main peut encore être renouvelée une fois.
legend-bill = +1 addition
legend-cook = * chef
legend-needs-cook = (*) requis
