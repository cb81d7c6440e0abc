# Le plateau de Banquet Royal, en français.

board-progress = Tour { $turn } · { $spaces ->
        [one] { $spaces } case à garnir
       *[other] { $spaces } cases à garnir
    }
board-table = La table du banquet. Les flèches mènent d'une case à l'autre.

## Les cases, pour qui ne les voit pas

board-space-bouquet = { $space }, le bouquet
board-plate-king = L'assiette du roi
board-plate-queen = L'assiette de la reine
board-plate-prince = L'assiette du prince
board-plate-princess = L'assiette de la princesse
board-space-dish = { $space }, { $dish }{ $hint ->
        [line] , sur la ligne
       *[other] {""}
    }
board-space-toque = { $space }, Toque ({ $player }){ $hint ->
        [line] , sur la ligne
       *[other] {""}
    }
board-space-shown = { $space }, sous la Cloche : { $dish }
board-space-cloche = { $space }, Cloche{ $hint ->
        [cloche] , à portée
       *[other] {""}
    }
board-space-empty = { $space }, { $hint ->
        [completes] libre, compléterait un Menu
        [open] libre, à portée
       *[other] libre
    }

## Les Menus

board-menu-name = { $menu } ({ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }) : { $first }, { $second }, { $third }
board-either-way = dans un sens ou dans l'autre
board-card-ready = { $lines ->
        [one] Prêt à servir !
       *[other] Prêt, de { $lines } façons !
    }
board-card-needs = Visez { $spaces }
board-card-needs-many = { $count } cases possibles
board-lose-which = Quel Menu rendez-vous ?
board-deck = Pioche à { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-piles = Pioches et défausses ({ $discards })
board-piles-title = Pioches et Menus défaussés
board-discards = { $count ->
        [one] { $count } Menu défaussé :
       *[other] { $count } Menus défaussés :
    }
board-discards-none = Personne n'en a encore jeté.

## La cuisine

board-stock = { $dish }, { $count ->
        [0] il n'en reste plus
       *[other] reste { $count }
    }
board-toques = { $count ->
        [0] plus de Toque
        [one] reste { $count } Toque
       *[other] restent { $count } Toques
    }
board-toque-short = Toque
board-out-of-stock = Plus rien
board-key-dish = Prendre un Plat
board-key-toque = Prendre une Toque

## L'ardoise

board-place-here = Poser en { $space }
board-pick-piece = Que poser en { $space } ? Choisissez en cuisine.
board-validate = Valider un Menu
board-validate-short = Valider
board-discard-short = Défausser
board-lose-short = Perdre
board-draw-short = Piocher
board-keep = Garder ma main
board-keep-sure = Un Menu est prêt à servir. Finir le tour sans lui ?
board-keep-anyway = Finir sans lui
board-cancel = Laisser
board-memorise-left = { $seconds ->
        [one] encore { $seconds } seconde pour mémoriser
       *[other] encore { $seconds } secondes pour mémoriser
    }

## Annoncer une Commande Royale

board-announce-title = Que cache la Cloche en { $space } ?
board-announce-text = Nommez le Plat, puis soulevez. Bien vu : la Commande Royale est à vous. Raté : elle est perdue. Dans les deux cas, le Plat est servi.
board-announce-hell = Nommez le Plat, puis soulevez. Bien vu : la Commande Royale est à vous. Raté : elle est perdue, et l'un de vos Menus validés avec elle.
board-announce-dishes = Le Plat que vous annoncez
board-announce-lift = Soulever la Cloche
board-announce-cancel = La laisser fermée

## Les autres

board-rival-menus =
    { $player-you ->
        [yes] Vos Menus validés : { $count }
       *[no] Menus validés, { $player } : { $count }
    }
board-rival-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-rival-none = Aucun Menu validé pour l'instant.
board-order = Commande Royale : { $dish }
board-ready = C'est mémorisé

## À voix haute

board-aloud-row = Rangée { $row } : { $spaces }.
board-aloud-kitchen = Cuisine : { $dishes }.
board-aloud-hand = Vos Menus : { $menus }.
board-aloud-seat = { $player-you ->
        [yes] Vous
       *[no] { $player }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $menus ->
        [one] { $menus } Menu
       *[other] { $menus } Menus
    }, { $orders ->
        [one] { $orders } Commande Royale
       *[other] { $orders } Commandes Royales
    }, { $toques ->
        [one] { $toques } Toque restante
       *[other] { $toques } Toques restantes
    }.

## Une première partie, pas à pas

guide-welcome-title = Bienvenue au banquet
guide-welcome = Tout le monde dresse la même table, un Plat par tour. Qui servira le mieux les Menus de la famille royale en deviendra le cuisinier. Je vous explique au fil de la partie.
guide-memorise-title = Ouvrez l'œil
guide-memorise = Les Commandes Royales sont montrées. Retenez quel Plat est où : plus tard, en nommer un juste vaudra un point. C'est retenu ? Fermez les Cloches.
guide-menus-title = Vos trois Menus
guide-menus = Chaque Menu demande trois éléments en ligne droite, dans cet ordre, par un bout ou par l'autre. Ses couronnes sont les points qu'il rapporte. Personne d'autre ne voit vos cartes.
guide-pick-title = Choisissez un Plat
guide-pick = Prenez un Plat ici. Le petit nombre dit combien il en reste en cuisine.
guide-spaces-title = Posez-le sur la table
guide-spaces = Les cases éclairées sont permises : celles qui touchent le bouquet ou un élément déjà servi. Touchez-en une.
guide-serve-title = Un Menu est prêt !
guide-serve = Ce que vous venez de poser complète une ligne. Touchez la carte éclairée, puis validez-la : un Menu par tour, et ses points sont à vous.
guide-discard-title = Rien à servir ? Pas grave
guide-discard = Vous pouvez échanger une carte qui ne vous convient pas : touchez-la et défaussez-la. Ou gardez votre main et finissez le tour.
guide-complete-title = Suivez la couronne
guide-complete = Une petite couronne sur une case : le bon élément, posé là, compléterait l'un de vos Menus. Touchez la carte éclairée pour voir lequel.
guide-toques-title = Vos Toques
guide-toques = Vous avez deux Toques à votre couleur. Chaque Menu à trois couronnes en demande une, de n'importe quelle couleur. Placez-les bien : il n'y en a pas d'autres.
guide-cloche-title = Une Cloche à portée
guide-cloche = Au lieu de poser, vous pouvez toucher cette Cloche et nommer son Plat. Bien vu : un point. Vous souvenez-vous ?
guide-help-title = En cas de doute
guide-help = « Reprendre mon coup » annule ce dont personne n'a encore rien appris. Touchez ce qui n'est pas permis : je dirai pourquoi, règle à l'appui.
guide-end-title = Les derniers plats
guide-end = Le banquet finit quand la table est pleine. Les cartes restées en main ne comptent pas : servez aussi les petits Menus !
