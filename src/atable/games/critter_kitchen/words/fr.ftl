# Critter Kitchen : Bistrots & Bestiaux, en français.

## Articles : dans une liste, et pris par quelqu'un

item-bread2 = pain 2
    .one = le pain 2
item-bread3 = pain 3
    .one = le pain 3
item-bread4 = pain 4
    .one = le pain 4
item-bread5 = pain 5
    .one = le pain 5
item-bread6 = pain 6
    .one = le pain 6
item-bread7 = pain 7
    .one = le pain 7
item-carrot2 = carotte 2
    .one = la carotte 2
item-carrot3 = carotte 3
    .one = la carotte 3
item-carrot4 = carotte 4
    .one = la carotte 4
item-carrot5 = carotte 5
    .one = la carotte 5
item-carrot6 = carotte 6
    .one = la carotte 6
item-carrot7 = carotte 7
    .one = la carotte 7
item-cheese2 = fromage 2
    .one = le fromage 2
item-cheese3 = fromage 3
    .one = le fromage 3
item-cheese4 = fromage 4
    .one = le fromage 4
item-cheese5 = fromage 5
    .one = le fromage 5
item-cheese6 = fromage 6
    .one = le fromage 6
item-cheese7 = fromage 7
    .one = le fromage 7
item-fish2 = poisson 2
    .one = le poisson 2
item-fish3 = poisson 3
    .one = le poisson 3
item-fish4 = poisson 4
    .one = le poisson 4
item-fish5 = poisson 5
    .one = le poisson 5
item-fish6 = poisson 6
    .one = le poisson 6
item-fish7 = poisson 7
    .one = le poisson 7
item-meat2 = viande 2
    .one = la viande 2
item-meat3 = viande 3
    .one = la viande 3
item-meat4 = viande 4
    .one = la viande 4
item-meat5 = viande 5
    .one = la viande 5
item-meat6 = viande 6
    .one = la viande 6
item-meat7 = viande 7
    .one = la viande 7
item-mushroom2 = champignon 2
    .one = le champignon 2
item-mushroom3 = champignon 3
    .one = le champignon 3
item-mushroom4 = champignon 4
    .one = le champignon 4
item-mushroom5 = champignon 5
    .one = le champignon 5
item-mushroom6 = champignon 6
    .one = le champignon 6
item-mushroom7 = champignon 7
    .one = le champignon 7
item-wine2 = vin 2
    .one = le vin 2
item-wine3 = vin 3
    .one = le vin 3
item-wine4 = vin 4
    .one = le vin 4
item-wine5 = vin 5
    .one = le vin 5
item-wine6 = vin 6
    .one = le vin 6
item-wine7 = vin 7
    .one = le vin 7
item-spice_bread = épice à pain
    .one = une épice à pain
item-spice_carrot = épice à carottes
    .one = une épice à carottes
item-spice_cheese = épice à fromage
    .one = une épice à fromage
item-spice_fish = épice à poisson
    .one = une épice à poisson
item-spice_meat = épice à viande
    .one = une épice à viande
item-spice_mushroom = épice à champignons
    .one = une épice à champignons
item-spice_wine = épice à vin
    .one = une épice à vin
item-allspice = toute-épice
    .one = une toute-épice
item-allspice_r7 = toute-épice de la 7ᵉ manche
    .one = la toute-épice de la 7ᵉ manche
item-rumor_question = rumeur « ? »
    .one = la rumeur « ? »
item-rumor_exclaim = rumeur « ! »
    .one = la rumeur « ! »
item-rumor_whisper = rumeur « … »
    .one = la rumeur « … »
item-rumor_wild = rumeur joker
    .one = une rumeur joker
item-tofu = tofu
    .one = du tofu
item-zous_chef = Zous-chef
    .one = le Zous-chef
item-bisque = bisque
    .one = une bisque
item-soup = soupe
    .one = une soupe
item-coffee = café
    .one = un café
item-cookbook = livre de cuisine
    .one = un livre de cuisine
item-trophy = trophée
    .one = un trophée

## Types d'ingrédients, qui sont aussi les services, et icônes de rumeur

type-bread = pain
    .def = le pain
type-carrot = carotte
    .def = la carotte
type-cheese = fromage
    .def = le fromage
type-fish = poisson
    .def = le poisson
type-meat = viande
    .def = la viande
type-mushroom = champignon
    .def = le champignon
type-wine = vin
    .def = le vin
icon-question = ?
icon-exclaim = !
icon-whisper = …

## Chefs et cuisines

chef-mouse = souris
    .def = la souris
    .its = sa souris
chef-lizard = lézard
    .def = le lézard
    .its = son lézard
chef-boar = sanglier
    .def = le sanglier
    .its = son sanglier
chef-zous = Zous-chef
    .def = le Zous-chef
    .its = son Zous-chef
# Tient la place du nom d'un joueur ; ce n'est jamais le lecteur.
mcdogalds = McDogald's
    .you = no

## Lieux

location-soup_truck = Camion à soupe
    .at = au Camion à soupe
    .short = Camion
    .quip = La file est longue, la louche encore plus.
location-garden_top_shop = Boutique du Jardin perché
    .at = à la Boutique du Jardin perché
    .short = Jardin
    .quip = Tout est frais, même les potins.
location-desert_vendor = Marchand du Désert
    .at = au Marchand du Désert
    .short = Désert
    .quip = Le sable est offert.
location-water_market = Marché sur l'Eau
    .at = au Marché sur l'Eau
    .short = Eau
    .quip = Attention à la marche entre deux poissons.
location-air_docks = Quais Aériens
    .at = aux Quais Aériens
    .short = Quais
    .quip = Les prix tombent, les carottes aussi.
location-lantern_lane = Allée des Lanternes
    .at = à l'Allée des Lanternes
    .short = Allée
    .quip = Si ça brille, laissez cuire encore.
location-midnight_merchant = Marchand de Minuit
    .at = au Marchand de Minuit
    .short = Minuit
    .quip = Ni reprise, ni lumière du jour.
location-chef_academy = Académie des Chefs
    .at = à l'Académie des Chefs
    .short = Académie
    .quip = Leçon du jour : vos restes.
# Où se trouve un chef de McDogald's que le manager garde à la maison.
location-home = maison
    .short = maison

## Défis

challenge-ultimate_melt = Fondant ultime
challenge-tasty_tapas = Tapas à tomber
challenge-wine_and_dine = Vin & Festin
challenge-savory_stack = Pile gourmande
challenge-bouilla_bay = Bouilla-Baie
challenge-surf_and_turf = Terre & Mer
challenge-fondue_fest = Fête de la fondue

## Critiques

critic-mouse = La Souris
    .effect = Votre service fromage peut contenir autant de fromages que vous voulez, chacun avec son épice.
critic-cow = La Vache
    .effect = Un service de votre choix peut contenir jusqu'à 4 ingrédients de son type, chacun avec son épice.
critic-fruit_bat = La Roussette
    .effect = Chaque service autre que le vin peut recevoir un vin en accord, qui ajoute son chiffre et ne prend pas d'épice.
critic-jerboa = La Gerboise
    .effect = Chaque jeton Rumeur de votre plateau Cuisine peut servir de toute-épice dans votre menu ; la rumeur reste connue.
critic-kangaroo = Le Kangourou
    .effect = Chaque ingrédient servi dont le chiffre imprimé est 6 compte comme un 9.
critic-rabbit = Le Lapin
    .effect = Chaque carotte servie compte double, avant toute épice.
critic-tree_shrew = Le Toupaye
    .effect = Dans le menu, une épice triple son ingrédient au lieu de le doubler.
critic-capybara = Le Capybara
    .effect = Chaque plat que vous présentez sans soupe ni bisque rapporte 1 étoile de plus.
critic-tortoise = La Tortue
    .effect = Servir les 7 services rapporte 3 étoiles au lieu de 1.
critic-raccoon = Le Raton laveur
    .effect = Sur la piste de score, chaque ingrédient non servi ajoute 1, 10 au plus.
critic-flamingo = Le Flamant rose
    .effect = Le meilleur service poisson et le meilleur service vin rapportent 2 étoiles au lieu de 1.
critic-parrot = Le Perroquet
    .effect = Sur la piste de score, si vous avez servi au moins 5 services, le plus faible compte une fois de plus.

## Rumeurs

rumor-bread_fanatic = Fana de pain
    .effect = Sur la piste de score, votre service pain compte deux fois.
rumor-carrot_fanatic = Fana de carottes
    .effect = Sur la piste de score, votre service carotte compte deux fois.
rumor-cheese_fanatic = Fana de fromage
    .effect = Sur la piste de score, votre service fromage compte deux fois.
rumor-fish_fanatic = Fana de poisson
    .effect = Sur la piste de score, votre service poisson compte deux fois.
rumor-meat_fanatic = Fana de viande
    .effect = Sur la piste de score, votre service viande compte deux fois.
rumor-mushroom_fanatic = Fana de champignons
    .effect = Sur la piste de score, votre service champignon compte deux fois.
rumor-wine_fanatic = Fana de vin
    .effect = Sur la piste de score, votre service vin compte deux fois.
rumor-spice_lover = Accro aux épices
    .effect = Le plus d'épices servies, et au moins 1 : 2 étoiles.
rumor-tender = Compte rond
    .effect = Vous avez servi un pain et un vin dont les chiffres font exactement 10 : 3 étoiles.
rumor-extremely_pampered = Ultra-chouchouté
    .effect = Vous avez servi au moins 5 services, chacun avec un ingrédient de chiffre 5 ou plus : 4 étoiles.
rumor-big_cheese = Grand Fromage
    .effect = Votre service fromage a une qualité de 10 ou plus : 2 étoiles.
rumor-super_chatty = Super bavard
    .effect = 1 étoile par jeton Rumeur sur votre plateau Cuisine.
rumor-wine_cellar = Cave à vin
    .effect = 1 étoile par vin non servi, 3 au plus.
rumor-simple_palate = Palais simple
    .effect = 1 étoile par tranche de 2 services servis sans épice, 3 au plus.
rumor-hibernator = Hibernant
    .effect = La plus haute qualité parmi les derniers services de chacun : 2 étoiles.
rumor-psychedelic_flavor = Saveur psychédélique
    .effect = Votre service champignon a la plus haute qualité de votre propre menu, même à égalité : 2 étoiles.
rumor-big_dipper = Grande Louche
    .effect = 1 étoile par tranche de 4 points de soupe et de bisque dans votre réserve, 3 au plus.
rumor-odd_tastes = Goûts impairs
    .effect = 1 étoile par tranche de 2 ingrédients servis de chiffre impair, 3 au plus.
rumor-subtle_flavors = Saveurs subtiles
    .effect = Le moins d'épices servies, parmi ceux qui ont servi au moins 5 services : 2 étoiles.
rumor-to_go = À emporter
    .effect = 1 étoile par tranche de 2 ingrédients non servis, 3 au plus.
rumor-mercurial = Lunatique
    .effect = Autant d'étoiles que l'écart entre votre chiffre servi le plus élevé et le plus bas.
rumor-nocturnal = Nocturne
    .effect = Vous avez servi au moins 5 services, aucun de chiffre inférieur au précédent : 5 étoiles.
rumor-picky = Difficile
    .effect = Vous avez servi exactement 6 services : 3 étoiles.
rumor-shortsighted = Myope
    .effect = La plus haute qualité des services pain, carotte et fromage réunis, et au moins 1 : 3 étoiles.
rumor-sommelier = Sommelier
    .effect = Votre vin a le chiffre le plus élevé de votre propre menu, même à égalité : 3 étoiles.
rumor-unsophisticated = Sans chichis
    .effect = 1 étoile par ingrédient servi de chiffre 2, 3 au plus.
rumor-varied_leftovers = Restes variés
    .effect = 1 étoile par tranche de 2 types différents parmi vos ingrédients non servis, 3 au plus.
rumor-varied_servings = Menu varié
    .effect = Vous avez servi au moins 5 chiffres différents : 3 étoiles.

## Zous-chefs, aussi au milieu d'une phrase

zous-ming = Ming
    .mid = Ming
    .effect = Avant la première prise : vous pouvez échanger un ingrédient de votre réserve contre un autre qui se trouve ici.
zous-carol = Carol
    .mid = Carol
    .effect = Après la dernière prise : 1 étoile si votre toque est la dernière de la piste de priorité.
zous-newton = Newton
    .mid = Newton
    .effect = Au début du lieu : chaque joueur qui a un chef ici prend 1 soupe, et vous 1 de plus.
zous-otto = Otto
    .mid = Otto
    .effect = Au début du lieu : chaque joueur qui a ici un chef de capacité 2 tire 1 jeton et le garde.
zous-penny = Penny
    .mid = Penny
    .effect = Après la dernière prise, où que ce soit : la bisque du Camion à soupe, ou 1 soupe si elle n'y est plus.
zous-shark = Le Requin
    .mid = le Requin
    .effect = Porte 2 articles avec une vitesse de 1.
zous-ant = La Fourmi
    .mid = la Fourmi
    .effect = Porte 3 articles avec une vitesse de 2.
zous-snail = L'Escargot
    .mid = l'Escargot
    .effect = Porte 4 articles et agit après tous les sangliers.
zous-magpie = La Pie
    .mid = la Pie
    .effect = Après la dernière prise : vous pouvez prendre une rumeur de plus, s'il en reste une ici.
zous-kingfisher = Le Martin-pêcheur
    .mid = le Martin-pêcheur
    .effect = Après la dernière prise : tirez 2 jetons, gardez-en un et remettez l'autre.
zous-chameleon = Le Caméléon
    .mid = le Caméléon
    .effect = Après la révélation : vous pouvez le déplacer vers n'importe quel lieu où vous n'avez pas de chef.
zous-mole = La Taupe
    .mid = la Taupe
    .effect = Après la révélation : le Marchand de Minuit est rempli tout de suite, et vous pouvez y déplacer la Taupe si vous n'y avez pas de chef.

## Restaurateurs

restaurateur-red_panda = Le Panda roux
    .effect = Chacune de vos épices peut servir de toute-épice.
restaurateur-globetrotting_boar = Le Sanglier globe-trotteur
    .effect = Vos soupes de consolation sont de 2 soupes au lieu de 1.
restaurateur-goat = La Chèvre
    .effect = Vos ingrédients dont le chiffre imprimé est 2 valent 4.
restaurateur-elephant = L'Éléphant
    .effect = Chaque fois que l'un de vos chefs est à égalité sans être le premier, prenez 1 soupe.
restaurateur-heron = Le Héron
    .effect = Dans un plat, une soupe peut servir de toute-épice, une fois par type d'ingrédient.
restaurateur-owl = Le Hibou
    .effect = Vous connaissez une rumeur de plus, qui ne compte que pour vous.
restaurateur-badger = Le Blaireau
    .effect = Votre frigo contient 7 jetons, puis 12.
restaurateur-fox = Le Renard
    .effect = Après la révélation, une fois par jour : vous pouvez intervertir deux de vos chefs, mais pas un Zous-chef.
restaurateur-hedgehog = Le Hérisson
    .effect = Vos plats demandent 5, 11 et 19 au lieu de 6, 12 et 21.
restaurateur-penguin = Le Manchot
    .effect = Vous commencez avec 1 bisque, et servir les 7 services vous rapporte 1 étoile de plus.

## Chariots, selon ce qu'ils vendent

cart-tofu = Chariot à tofu
    .mid = chariot à tofu
    .effect = Tofu : un ingrédient de chiffre 3, du type de votre choix. Seule une toute-épice va avec.
cart-coffee = Chariot à café
    .mid = chariot à café
    .effect = Café : en planifiant, servez-le à un chef, qui a une vitesse de 1 pour la manche.
cart-cookbook = Chariot de livres de cuisine
    .mid = chariot de livres de cuisine
    .effect = Livre de cuisine : ajoute 4 à la valeur d'un plat.
cart-trophy = Chariot à trophées
    .mid = chariot à trophées
    .effect = Trophée : 1, 2 ou 3 trophées valent 1, 3 ou 5 étoiles à la fin.

## Solo : cartes Manager

manager-mg_usual_1 = Comme d'habitude
    .effect = Il ne se passe rien.
manager-mg_usual_2 = Bonne journée
    .effect = Il ne se passe rien.
manager-mg_talent = Chasseur de têtes
    .effect = La souris va à l'Académie des Chefs.
manager-mg_gossip = Ragots du drive
    .effect = La souris va là où elle peut trouver une rumeur (→).
manager-mg_refill = Soupe à volonté
    .effect = Le lézard va au Camion à soupe.
manager-mg_night = Équipe de nuit
    .effect = Le lézard va au Marchand de Minuit.
manager-mg_bulk_night = Livraison de minuit
    .effect = Le sanglier va au Marchand de Minuit.
manager-mg_scraps = Menu à petit prix
    .effect = Le sanglier va à l'Académie des Chefs.
manager-mg_copycat = Campagne copieuse
    .effect = Le sanglier va là où se trouve votre sanglier.
manager-mg_undercut = Guerre des prix
    .effect = La souris va là où se trouve votre souris.
manager-mg_bulk = Prix de gros
    .effect = Le sanglier va là où il y a le plus de jetons (←).
manager-mg_coupon = Jour des coupons
    .effect = La toque de McDogald's passe en tête de la piste de priorité.
manager-mg_supersize = Maxi format
    .effect = Le lézard porte 3 articles pendant cette manche.
manager-mg_break = Pause syndicale
    .effect = Le lézard reste à la maison pendant cette manche.

## Solo : ce que cherche une carte Chef, et sa flèche

aim-mo_seven = un ingrédient de chiffre 7 ←
aim-mo_best = l'ingrédient le plus élevé →
aim-mo_rumor_r = une rumeur qui lui manque →
aim-mo_rumor_l = une rumeur qui lui manque ←
aim-mo_spice_r = une épice →
aim-mo_spice_l = une épice ←
aim-mo_academy = l'Académie des Chefs ←
aim-mo_challenge = l'ingrédient le plus élevé qui fait poser une étoile →
aim-mo_plate = ce qui améliore le plus son assiette ←
aim-mo_night = le Marchand de Minuit ←
aim-li_two_r = les deux meilleurs ingrédients réunis →
aim-li_two_l = les deux meilleurs ingrédients réunis ←
aim-li_challenge_r = le plus de jetons qui font poser des étoiles →
aim-li_challenge_l = le plus de jetons qui font poser des étoiles ←
aim-li_spice = une épice →
aim-li_night = le Marchand de Minuit ←
aim-li_academy = l'Académie des Chefs ←
aim-li_truck = le Camion à soupe →
aim-li_most = le plus de jetons ←
aim-li_rumor = une rumeur qui lui manque →
aim-bo_sum_right = la plus forte somme de chiffres →
aim-bo_sum_left = la plus forte somme de chiffres ←
aim-bo_most_r = le plus de jetons →
aim-bo_most_l = le plus de jetons ←
aim-bo_challenge = le plus de jetons qui font poser des étoiles →
aim-bo_night = le Marchand de Minuit ←
aim-bo_academy = l'Académie des Chefs ←
aim-bo_truck = le Camion à soupe →
aim-bo_alone = un lieu sans aucun de vos chefs →
aim-bo_shadow = le lieu où se trouve votre sanglier ←

## Solo : les symboles d'une carte Choix du critique

symbol-rumor = rumeur
symbol-challenge = défi
symbol-zous = Zous-chef
symbol-spice = épice
symbol-seven = sept
symbol-plate = assiette
symbol-high = maximum

## Ce que des consignes permanentes peuvent demander

wish-bread = pain
wish-carrot = carotte
wish-cheese = fromage
wish-fish = poisson
wish-meat = viande
wish-mushroom = champignon
wish-wine = vin
wish-spice = épice
wish-rumor = rumeur
wish-zous_chef = Zous-chef
wish-good = marchandise
wish-bisque = bisque
wish-soup = soupe

## Options

option-preset = Préréglage
    .help = none (aucun) ou first_game (première partie) : la Souris comme critique, rumeurs de base, sans restaurateurs.
value-preset-none = sans préréglage
value-preset-first_game = une première partie
option-critic = Critique
    .help = random (au hasard) ou le critique de votre choix : mouse (souris), cow (vache), fruit_bat (roussette), jerboa (gerboise), kangaroo (kangourou), rabbit (lapin), tree_shrew (toupaye), capybara, tortoise (tortue), raccoon (raton laveur), flamingo (flamant rose), parrot (perroquet).
value-critic-random = un critique au hasard
value-critic-mouse = la Souris comme critique
value-critic-cow = la Vache comme critique
value-critic-fruit_bat = la Roussette comme critique
value-critic-jerboa = la Gerboise comme critique
value-critic-kangaroo = le Kangourou comme critique
value-critic-rabbit = le Lapin comme critique
value-critic-tree_shrew = le Toupaye comme critique
value-critic-capybara = le Capybara comme critique
value-critic-tortoise = la Tortue comme critique
value-critic-raccoon = le Raton laveur comme critique
value-critic-flamingo = le Flamant rose comme critique
value-critic-parrot = le Perroquet comme critique
option-rumor_set = Rumeurs
    .help = all : les 28 cartes Rumeur ; base : les 14 cartes de base.
value-rumor_set-base = les rumeurs de base
value-rumor_set-all = toutes les rumeurs
option-restaurateurs = Restaurateurs
    .help = Chaque joueur a un restaurateur, dont le pouvoir dure toute la partie.
option-restaurateur_draft = Choix du restaurateur
    .help = Avec les restaurateurs : chacun garde une carte sur deux.
option-a_la_cart = À la Cart
    .help = Des chariots apportent en ville tofu, café, livres de cuisine et trophées ; de 2 à 5 joueurs.
option-truck_leftovers = Restes du Camion à soupe
    .help = move : ce qui reste sur le Camion à soupe part à l'Académie des Chefs ; stay : cela y demeure.
value-truck_leftovers-move = les restes du Camion à soupe qui partent
value-truck_leftovers-stay = les restes du Camion à soupe qui restent
option-solo_difficulty = Difficulté du solo
    .help = intern (Stagiaire), chef (Chef) ou executive_chef (Chef exécutif) : McDogald's finit avec 4 étoiles de moins, sans changement, ou avec 4 étoiles de plus.
value-solo_difficulty-intern = difficulté Stagiaire
value-solo_difficulty-chef = difficulté Chef
value-solo_difficulty-executive_chef = difficulté Chef exécutif
bad-draft-without-restaurateurs = le choix du restaurateur est une option des restaurateurs (restaurateurs), qui ne sont pas choisis
bad-solo-cart = À la Cart se joue à partir de 2 joueurs
bad-preset-critic = le préréglage first_game prend la Souris comme critique
bad-preset-restaurateurs = le préréglage first_game se joue sans restaurateurs
bad-preset-draft = le préréglage first_game n'a pas de restaurateurs entre lesquels choisir

## Ce qui est demandé, et qui l'on attend

ask-choose = Gardez l'un de vos deux restaurateurs. L'autre repart sans être vu.
ask-plan = Envoyez chacun de vos chefs dans un lieu différent, puis confirmez votre plan.
ask-after-fox = Le Renard : vous pouvez intervertir deux de vos chefs, une fois par jour.
ask-after-chameleon = Le Caméléon peut encore aller dans un autre lieu où vous n'avez pas de chef.
ask-after-mole = Le Marchand de Minuit a tout montré. La Taupe peut y aller.
ask-pick = Votre { $chef } est { $location-at }. Que prendre ? ({ $left ->
        [one] { $left } article
       *[other] { $left } articles
    } au plus)
ask-ming = Ming peut échanger l'un de vos ingrédients contre un autre qui se trouve ici.
ask-wild = Une rumeur joker ! Choisissez la rumeur que vous voulez entendre.
ask-magpie = La Pie peut prendre une des rumeurs qui restent ici.
ask-kingfisher = Le Martin-pêcheur a pêché deux jetons. Gardez-en un.
ask-cook = Aux fourneaux ! Garnissez les assiettes des défis, puis présentez-les toutes ensemble.
ask-refrigerate = La porte ferme si on y croit. { $tokens ->
        [one] Défaussez encore un jeton.
       *[other] Défaussez encore { $tokens } jetons.
    }
ask-serve = Le critique est à table ! Préparez jusqu'à sept services, puis présentez votre menu.

wait-choose = On attend { $players } : un restaurateur à garder.
wait-plan = On attend { $players } : un plan à établir.
wait-after-fox = On attend { $players } : le Renard peut intervertir deux chefs.
wait-after-chameleon = On attend { $players } : le Caméléon peut aller ailleurs.
wait-after-mole = On attend { $players } : la Taupe peut aller au Marchand de Minuit.
wait-pick = On attend { $players } : { $chef-def } est { $location-at } ({ $left ->
        [one] { $left } article
       *[other] { $left } articles
    } au plus).
wait-ming = On attend { $players } : Ming peut échanger un ingrédient.
wait-wild = On attend { $players } : une rumeur joker à placer.
wait-magpie = On attend { $players } : la Pie peut prendre une rumeur.
wait-kingfisher = On attend { $players } : un jeton à garder.
wait-cook = On attend { $players } : des plats à cuisiner.
wait-refrigerate = On attend { $players } : un frigo qui ne ferme pas.
wait-serve = On attend { $players } : un menu à servir.

## Ce qui peut être fait

do-keep-restaurateur = Garder « { $restaurateur } ». { $restaurateur-effect }
do-send-chef = Envoyer votre { $chef } { $location-at }
do-recall-chef = Rappeler votre { $chef }
do-pour-coffee = Servir un café à votre { $chef }
do-confirm-plan = Confirmer votre plan
do-take-back = Vous raviser
do-move-chef = Envoyer votre Zous-chef { $location-at }
do-swap-chefs = Intervertir votre { $chef } et votre { $other }
do-pass = Y renoncer
do-exchange = Donner { $given-one } contre { $taken-one }
do-take = Prendre { $item-one }
do-leave-with-soup = Repartir plutôt avec une soupe
do-place-wild = Poser la rumeur joker sur « { $icon } »
do-keep-token = Garder { $item-one }
do-add-to-dish = Ajouter { $item-one } à « { $challenge } »
do-add-tofu-to-dish = Ajouter du tofu à « { $challenge } », comme { $kind }
do-spice-dish = Épicer { $item-one } de « { $challenge } » avec { $spice-one }
do-add-cookbook = Utiliser un livre de cuisine pour « { $challenge } » (+4)
do-clear-dish = Vider l'assiette de « { $challenge } »
do-serve = Servir { $item-one }
do-serve-tofu = Servir du tofu comme service { $kind }
do-spice-course = Épicer { $item-one } du service { $kind } avec { $spice-one }
do-pair-wine = Accorder { $item-one } au service { $kind }
do-clear-course = Vider le service { $kind }
do-cook-openly = Cuisiner ouvertement : tout le monde voit vos assiettes
do-cook-in-secret = Cuisiner de nouveau en secret
do-present = C'est prêt : présenter
do-put-away = Défausser { $item-one }
do-no-orders = Ne laisser aucune consigne permanente
do-standing-orders = Laisser des consignes permanentes : { $wishes }

group-send = Envoyer votre { $chef }
group-exchange = Donner { $given-one }
group-take-ingredient = Prendre un ingrédient
group-take-spice = Prendre une épice
group-dish = Garnir l'assiette de « { $challenge } »
group-dish-ingredients = Ajouter un ingrédient à « { $challenge } »
group-dish-spices = Épicer « { $challenge } »
group-course = Préparer le service { $kind }
group-course-ingredients = Choisir ce que vous servez comme { $kind }
group-course-spices = Épicer le service { $kind }
group-course-wines = Accorder un vin au service { $kind }
group-put-away = Défausser { $kind-def }
group-put-away-spice = Défausser une épice

## Ce qui s'est passé

event-restaurateur-kept =
    { $player-you ->
        [yes] Vous gardez « { $restaurateur } ».
       *[no] { $player } garde « { $restaurateur } ».
    }
event-restaurateur-kept-hidden =
    { $player-you ->
        [yes] Vous avez choisi un restaurateur.
       *[no] { $player } a choisi un restaurateur.
    }
event-restaurateurs-revealed-1 = Le restaurateur est révélé : « { $c1 } ».
event-restaurateurs-revealed-2 = Les restaurateurs sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (« { $c1 } »), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (« { $c2 } »).
event-restaurateurs-revealed-3 = Les restaurateurs sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (« { $c1 } »), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (« { $c2 } »), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (« { $c3 } »).
event-restaurateurs-revealed-4 = Les restaurateurs sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (« { $c1 } »), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (« { $c2 } »), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (« { $c3 } »), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } (« { $c4 } »).
event-restaurateurs-revealed-5 = Les restaurateurs sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (« { $c1 } »), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (« { $c2 } »), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (« { $c3 } »), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } (« { $c4 } »), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } (« { $c5 } »).
event-rumor-overheard =
    { $player-you ->
        [yes] Le Hibou vous a confié une rumeur : « { $rumor } ». { $rumor-effect }
       *[no] Le Hibou a confié à { $player } la rumeur « { $rumor } ». { $rumor-effect }
    }
event-rumor-overheard-hidden =
    { $player-you ->
        [yes] Le Hibou vous a confié une rumeur.
       *[no] Le Hibou a confié une rumeur à { $player }.
    }
event-round-began = Manche { $round }, jour { $day } : le nouveau défi est « { $challenge } », et l'Académie des Chefs propose { $zous-mid }.
event-round-began-held = Manche { $round }, jour { $day } : le nouveau défi est « { $challenge } », sans { $kind } (jeton Blocage), et l'Académie des Chefs propose { $zous-mid }.
event-last-round-began = Manche { $round }, jour { $day } : plus de défi, et l'Académie des Chefs propose la toute-épice de la 7ᵉ manche.
event-tokens-drawn = { $location } : { $items }.
event-tokens-drawn-again = { $location } : { $items }. Hors de la partie, car connu de tous : { $removed }.
event-no-tokens-drawn = { $location } : rien, le sac est vide.
event-cart-parked = Le { $cart-mid } se gare { $location-at }.
event-chef-sent =
    { $player-you ->
        [yes] Vous envoyez votre { $chef } { $location-at }.
       *[no] { $player } envoie { $chef-its } { $location-at }.
    }
event-chef-recalled =
    { $player-you ->
        [yes] Vous rappelez votre { $chef }.
       *[no] { $player } rappelle { $chef-its }.
    }
event-coffee-poured =
    { $player-you ->
        [yes] Vous servez un café à votre { $chef }.
       *[no] { $player } sert un café à { $chef-its }.
    }
event-plan-confirmed =
    { $player-you ->
        [yes] Votre plan est arrêté.
       *[no] { $player } a un plan.
    }
event-ready =
    { $player-you ->
        [yes] Vous avez terminé.
       *[no] { $player } a terminé.
    }
event-taken-back =
    { $player-you ->
        [yes] Vous vous ravisez.
       *[no] { $player } se ravise.
    }
event-plans-revealed-2 = Les plans sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (souris { $m1-short }, lézard { $l1-short }, sanglier { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , Zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , café pour { $c1 }
    }) ; { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (souris { $m2-short }, lézard { $l2-short }, sanglier { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , Zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , café pour { $c2 }
    }).
event-plans-revealed-3 = Les plans sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (souris { $m1-short }, lézard { $l1-short }, sanglier { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , Zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , café pour { $c1 }
    }) ; { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (souris { $m2-short }, lézard { $l2-short }, sanglier { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , Zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , café pour { $c2 }
    }) ; { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (souris { $m3-short }, lézard { $l3-short }, sanglier { $b3-short }{ $w3 ->
        [0] {""}
       *[other] , Zous-chef { $z3-short }
    }{ $c3-count ->
        [0] {""}
       *[other] , café pour { $c3 }
    }).
event-plans-revealed-4 = Les plans sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (souris { $m1-short }, lézard { $l1-short }, sanglier { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , Zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , café pour { $c1 }
    }) ; { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (souris { $m2-short }, lézard { $l2-short }, sanglier { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , Zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , café pour { $c2 }
    }) ; { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (souris { $m3-short }, lézard { $l3-short }, sanglier { $b3-short }{ $w3 ->
        [0] {""}
       *[other] , Zous-chef { $z3-short }
    }{ $c3-count ->
        [0] {""}
       *[other] , café pour { $c3 }
    }) ; { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } (souris { $m4-short }, lézard { $l4-short }, sanglier { $b4-short }{ $w4 ->
        [0] {""}
       *[other] , Zous-chef { $z4-short }
    }{ $c4-count ->
        [0] {""}
       *[other] , café pour { $c4 }
    }).
event-plans-revealed-5 = Les plans sont révélés : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (souris { $m1-short }, lézard { $l1-short }, sanglier { $b1-short }{ $w1 ->
        [0] {""}
       *[other] , Zous-chef { $z1-short }
    }{ $c1-count ->
        [0] {""}
       *[other] , café pour { $c1 }
    }) ; { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (souris { $m2-short }, lézard { $l2-short }, sanglier { $b2-short }{ $w2 ->
        [0] {""}
       *[other] , Zous-chef { $z2-short }
    }{ $c2-count ->
        [0] {""}
       *[other] , café pour { $c2 }
    }) ; { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (souris { $m3-short }, lézard { $l3-short }, sanglier { $b3-short }{ $w3 ->
        [0] {""}
       *[other] , Zous-chef { $z3-short }
    }{ $c3-count ->
        [0] {""}
       *[other] , café pour { $c3 }
    }) ; { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } (souris { $m4-short }, lézard { $l4-short }, sanglier { $b4-short }{ $w4 ->
        [0] {""}
       *[other] , Zous-chef { $z4-short }
    }{ $c4-count ->
        [0] {""}
       *[other] , café pour { $c4 }
    }) ; { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } (souris { $m5-short }, lézard { $l5-short }, sanglier { $b5-short }{ $w5 ->
        [0] {""}
       *[other] , Zous-chef { $z5-short }
    }{ $c5-count ->
        [0] {""}
       *[other] , café pour { $c5 }
    }).
event-manager-revealed = Le manager de McDogald's annonce « { $manager } ». { $manager-effect }
event-chef-card-revealed = McDogald's envoie { $chef-its } { $location-at } (recherché : { $aim }).
event-manager-sends = Ordre du manager : { $chef-def } va { $location-at }.
event-passed-ming =
    { $player-you ->
        [yes] Vous n'échangez rien avec Ming.
       *[no] { $player } n'échange rien avec Ming.
    }
event-passed-magpie =
    { $player-you ->
        [yes] Vous laissez la Pie repartir sans rumeur de plus.
       *[no] { $player } laisse la Pie repartir sans rumeur de plus.
    }
event-passed-chameleon =
    { $player-you ->
        [yes] Vous laissez le Caméléon où il est.
       *[no] { $player } laisse le Caméléon où il est.
    }
event-passed-mole =
    { $player-you ->
        [yes] Vous laissez la Taupe où elle est.
       *[no] { $player } laisse la Taupe où elle est.
    }
event-passed-fox =
    { $player-you ->
        [yes] Vous n'intervertissez aucun chef.
       *[no] { $player } n'intervertit aucun chef.
    }
event-chef-moved =
    { $player-you ->
        [yes] Vous envoyez { $zous-mid } { $location-at }.
       *[no] { $player } envoie { $zous-mid } { $location-at }.
    }
event-chefs-swapped =
    { $player-you ->
        [yes] Vous intervertissez deux chefs : votre { $chef } se trouve maintenant { $location-at }, votre { $other } { $place-at }.
       *[no] { $player } intervertit deux chefs : { $chef-its } se trouve maintenant { $location-at }, { $other-its } { $place-at }.
    }
event-location-began = On passe { $location-at }.
event-item-taken =
    { $player-you ->
        [yes] Vous prenez { $item-one } avec votre { $chef }.
       *[no] { $player } prend { $item-one } avec { $chef-its }.
    }
event-zous-chef-hired =
    { $player-you ->
        [yes] Vous engagez { $zous-mid } pour la manche suivante.
       *[no] { $player } engage { $zous-mid } pour la manche suivante.
    }
event-left-with-soup =
    { $player-you ->
        [yes] Vous préférez la soupe : votre { $chef } rentre avec { $soups ->
            [one] { $soups } soupe
           *[other] { $soups } soupes
        }.
       *[no] { $player } préfère la soupe : { $chef-its } rentre avec { $soups ->
            [one] { $soups } soupe
           *[other] { $soups } soupes
        }.
    }
event-consolation-soup =
    { $player-you ->
        [yes] Venu, vu, soupe : votre { $chef } rentre avec { $soups ->
            [one] { $soups } soupe
           *[other] { $soups } soupes
        }.
       *[no] Plus rien pour { $player } : { $chef-its } rentre avec { $soups ->
            [one] { $soups } soupe
           *[other] { $soups } soupes
        }.
    }
event-chef-went-home =
    { $player-you ->
        [yes] Il n'y a plus rien à prendre : votre { $chef } rentre.
       *[no] Il n'y a plus rien à prendre pour { $player } : { $chef-its } rentre.
    }
event-marker-to-back =
    { $player-you ->
        [yes] Votre toque passe à la fin de la piste de priorité (nouvel ordre : { $order }).
       *[no] { $player } passe à la fin de la piste de priorité (nouvel ordre : { $order }).
    }
event-marker-to-front =
    { $player-you ->
        [yes] Votre toque passe en tête de la piste de priorité (nouvel ordre : { $order }).
       *[no] { $player } passe en tête de la piste de priorité (nouvel ordre : { $order }).
    }
event-wild-placed =
    { $player-you ->
        [yes] Vous posez la rumeur joker sur « { $icon } ».
       *[no] { $player } pose la rumeur joker sur « { $icon } ».
    }
event-rumor-read =
    { $player-you ->
        [yes] Vous entendez la rumeur « { $icon } », qui est « { $rumor } ». { $rumor-effect }
       *[no] { $player } entend la rumeur « { $icon } », qui est « { $rumor } ». { $rumor-effect }
    }
event-rumor-read-hidden =
    { $player-you ->
        [yes] Vous entendez la rumeur « { $icon } ».
       *[no] { $player } entend la rumeur « { $icon } ».
    }
event-rumor-turned-up = La rumeur « { $icon } » est maintenant connue de tous : « { $rumor } ». { $rumor-effect }
event-soup-newton =
    { $player-you ->
        [yes] Newton vous sert { $count ->
            [one] { $count } soupe
           *[other] { $count } soupes
        }.
       *[no] Newton sert { $count ->
            [one] { $count } soupe
           *[other] { $count } soupes
        } à { $player }.
    }
event-soup-penny =
    { $player-you ->
        [yes] Penny vous rapporte { $item-one }.
       *[no] Penny rapporte { $item-one } à { $player }.
    }
event-soup-elephant =
    { $player-you ->
        [yes] L'Éléphant fait la queue : vous prenez { $count ->
            [one] { $count } soupe
           *[other] { $count } soupes
        }.
       *[no] L'Éléphant fait la queue : { $player } prend { $count ->
            [one] { $count } soupe
           *[other] { $count } soupes
        }.
    }
event-drawn-otto =
    { $player-you ->
        [yes] Grâce à Otto, vous tirez du sac : { $items }.
       *[no] Grâce à Otto, { $player } tire du sac : { $items }.
    }
event-drawn-kingfisher =
    { $player-you ->
        [yes] Le Martin-pêcheur sort du sac pour vous : { $items }.
       *[no] Le Martin-pêcheur sort du sac pour { $player } : { $items }.
    }
event-redrawn-otto =
    { $player-you ->
        [yes] Grâce à Otto, vous tirez du sac : { $items } (remis dans le sac : { $returned }).
       *[no] Grâce à Otto, { $player } tire du sac : { $items } (remis dans le sac : { $returned }).
    }
event-redrawn-kingfisher =
    { $player-you ->
        [yes] Le Martin-pêcheur sort du sac pour vous : { $items } (remis dans le sac : { $returned }).
       *[no] Le Martin-pêcheur sort du sac pour { $player } : { $items } (remis dans le sac : { $returned }).
    }
event-nothing-drawn =
    { $player-you ->
        [yes] Le sac ne contient rien pour vous.
       *[no] Le sac ne contient rien pour { $player }.
    }
event-token-kept =
    { $player-you ->
        [yes] Vous gardez { $item-one } (remis dans le sac : { $returned }).
       *[no] { $player } garde { $item-one } (remis dans le sac : { $returned }).
    }
event-only-token-kept =
    { $player-you ->
        [yes] Vous gardez { $item-one }.
       *[no] { $player } garde { $item-one }.
    }
event-exchanged =
    { $player-you ->
        [yes] Grâce à Ming, vous donnez { $given-one } contre { $taken-one }.
       *[no] Grâce à Ming, { $player } donne { $given-one } contre { $taken-one }.
    }
event-order-followed =
    { $player-you ->
        [yes] Vos consignes permanentes choisissent.
       *[no] { $player } a laissé des consignes permanentes.
    }
event-stars-capybara =
    { $player-you ->
        [yes] Le Capybara aime qu'on se passe de soupe : vous gagnez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] Le Capybara aime qu'on se passe de soupe : { $player } gagne { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-stars-carol =
    { $player-you ->
        [yes] Carol console les derniers de la file : vous gagnez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] Carol console les derniers de la file : { $player } gagne { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-stars-soup =
    { $player-you ->
        [yes] La plus grosse marmite de soupe : vous gagnez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] La plus grosse marmite de soupe : { $player } gagne { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-stars-courses =
    { $player-you ->
        [yes] Sept services sur sept : vous gagnez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] Sept services sur sept : { $player } gagne { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-stars-trophies =
    { $player-you ->
        [yes] Les trophées brillent : vous gagnez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] Les trophées brillent : { $player } gagne { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-stars-gossip = McDogald's répand la rumeur et gagne { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
event-stars-challenge-icons = McDogald's ramasse { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur les défis.
event-handicap-more = Difficulté Chef exécutif : { $stars ->
        [one] { $stars } étoile de plus
       *[other] { $stars } étoiles de plus
    } pour McDogald's.
event-handicap-less = Difficulté Stagiaire : { $stars ->
        [one] { $stars } étoile de moins
       *[other] { $stars } étoiles de moins
    } pour McDogald's.
event-star-placed = McDogald's pose une étoile sur { $kind-def } de « { $challenge } ».
event-leftovers-moved = Des restes partent { $location-at } : { $items }.
event-items-removed = Hors de la partie : { $items }.
event-dish-changed =
    { $player-you ->
        [yes] Vous modifiez votre assiette de « { $challenge } ».
       *[no] { $player } s'affaire sur l'assiette de « { $challenge } ».
    }
event-course-changed =
    { $player-you ->
        [yes] Vous modifiez votre service { $kind }.
       *[no] { $player } s'affaire sur le service { $kind }.
    }
event-cooks-openly =
    { $player-you ->
        [yes] Tout le monde peut vous regarder cuisiner.
       *[no] { $player } cuisine ouvertement.
    }
event-cooks-in-secret =
    { $player-you ->
        [yes] Vous cuisinez de nouveau en secret.
       *[no] { $player } cuisine de nouveau en secret.
    }
event-dishes-presented-0 =
    { $player-you ->
        [yes] Vous ne présentez aucun plat.
       *[no] { $player } ne présente aucun plat.
    }
event-dishes-presented-1 =
    { $player-you ->
        [yes] Vous présentez « { $d1 } » ({ $i1 }, valeur { $v1 }) pour { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] { $player } présente « { $d1 } » ({ $i1 }, valeur { $v1 }) pour { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-dishes-presented-2 =
    { $player-you ->
        [yes] Vous présentez « { $d1 } » ({ $i1 }, valeur { $v1 }) et « { $d2 } » ({ $i2 }, valeur { $v2 }) pour { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] { $player } présente « { $d1 } » ({ $i1 }, valeur { $v1 }) et « { $d2 } » ({ $i2 }, valeur { $v2 }) pour { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-dishes-presented-3 =
    { $player-you ->
        [yes] Vous présentez « { $d1 } » ({ $i1 }, valeur { $v1 }), « { $d2 } » ({ $i2 }, valeur { $v2 }) et « { $d3 } » ({ $i3 }, valeur { $v3 }) pour { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] { $player } présente « { $d1 } » ({ $i1 }, valeur { $v1 }), « { $d2 } » ({ $i2 }, valeur { $v2 }) et « { $d3 } » ({ $i3 }, valeur { $v3 }) pour { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-token-put-away =
    { $player-you ->
        [yes] Vous défaussez { $item-one }.
       *[no] { $player } défausse { $item-one }.
    }
event-fridge-closed =
    { $player-you ->
        [yes] Vous défaussez { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }, et votre frigo ferme.
       *[no] { $player } défausse { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }, et le frigo ferme.
    }
event-meals-revealed-2 = Le critique soulève les cloches : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } service
       *[other] { $k1 } services
    } (qualité { $q1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } service
       *[other] { $k2 } services
    } (qualité { $q2 }).
event-meals-revealed-3 = Le critique soulève les cloches : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } service
       *[other] { $k1 } services
    } (qualité { $q1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } service
       *[other] { $k2 } services
    } (qualité { $q2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $k3 ->
        [one] { $k3 } service
       *[other] { $k3 } services
    } (qualité { $q3 }).
event-meals-revealed-4 = Le critique soulève les cloches : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } service
       *[other] { $k1 } services
    } (qualité { $q1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } service
       *[other] { $k2 } services
    } (qualité { $q2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $k3 ->
        [one] { $k3 } service
       *[other] { $k3 } services
    } (qualité { $q3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $k4 ->
        [one] { $k4 } service
       *[other] { $k4 } services
    } (qualité { $q4 }).
event-meals-revealed-5 = Le critique soulève les cloches : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $k1 ->
        [one] { $k1 } service
       *[other] { $k1 } services
    } (qualité { $q1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $k2 ->
        [one] { $k2 } service
       *[other] { $k2 } services
    } (qualité { $q2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $k3 ->
        [one] { $k3 } service
       *[other] { $k3 } services
    } (qualité { $q3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $k4 ->
        [one] { $k4 } service
       *[other] { $k4 } services
    } (qualité { $q4 }), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $k5 ->
        [one] { $k5 } service
       *[other] { $k5 } services
    } (qualité { $q5 }).
event-soup-compared-2 = Soupe et bisque gardées en réserve : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $t2 }.
event-soup-compared-3 = Soupe et bisque gardées en réserve : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $t2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $t3 }.
event-soup-compared-4 = Soupe et bisque gardées en réserve : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $t2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $t3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $t4 }.
event-soup-compared-5 = Soupe et bisque gardées en réserve : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $t1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $t2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $t3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $t4 }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $t5 }.
event-soup-compared-drawn = Soupe et bisque gardées en réserve : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $t1 } ; McDogald's tire { $item-one } et en a { $t2 }.
event-best-of-course = Le meilleur service { $kind } a une qualité de { $quality } : { $players-count ->
        [one] { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } pour { $players }
       *[other] { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } chacun pour { $players }
    }.
event-rumor-scored-2 = Étoiles pour « { $rumor } » : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }.
event-rumor-scored-3 = Étoiles pour « { $rumor } » : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }.
event-rumor-scored-4 = Étoiles pour « { $rumor } » : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $s4 }.
event-rumor-scored-5 = Étoiles pour « { $rumor } » : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $s4 }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $s5 }.
event-rumor-for-nobody = « { $rumor } » ne rapporte d'étoile à personne.
event-fanatic = « { $rumor } » compte sur la piste de score.
event-owl-scored =
    { $player-you ->
        [yes] La rumeur du Hibou était « { $rumor } » : vous gagnez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] La rumeur du Hibou était « { $rumor } » : { $player } gagne { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-owl-fanatic =
    { $player-you ->
        [yes] La rumeur du Hibou était « { $rumor } », qui compte sur votre piste de score.
       *[no] La rumeur du Hibou était « { $rumor } » ; pour { $player }, elle compte sur la piste de score.
    }
event-track-scored =
    { $player-you ->
        [yes] Sur la piste de score, vous atteignez { $total } : { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[no] Sur la piste de score, { $player } atteint { $total } : { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
event-round-ended = Fin de la manche { $round }.
event-orders-set = Vos consignes permanentes sont notées.
event-week-ended-2 = La Semaine des restaurants est finie. Étoiles : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }. { $player-you ->
        [yes] Vous gagnez !
       *[no] { $player } gagne !
    }
event-week-ended-3 = La Semaine des restaurants est finie. Étoiles : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }. { $player-you ->
        [yes] Vous gagnez !
       *[no] { $player } gagne !
    }
event-week-ended-4 = La Semaine des restaurants est finie. Étoiles : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $s4 }. { $player-you ->
        [yes] Vous gagnez !
       *[no] { $player } gagne !
    }
event-week-ended-5 = La Semaine des restaurants est finie. Étoiles : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $s4 }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $s5 }. { $player-you ->
        [yes] Vous gagnez !
       *[no] { $player } gagne !
    }

## Ce que les règles refusent

not-your-turn = Ce n'est pas à vous de jouer : on attend { $players }.
choose-restaurateur-first = Choisissez d'abord votre restaurateur.
not-dealt-to-you = Gardez l'un des deux restaurateurs que vous avez reçus.
plan-first = C'est le moment de planifier : envoyez vos chefs et confirmez votre plan.
no-such-chef = Vous n'avez pas ce chef pour cette manche.
no-such-location = Ce lieu n'est pas en jeu.
chef-sent-already = Votre { $chef } a déjà une carte Lieu : commencez par la reprendre.
chef-not-sent = Votre { $chef } n'a pas encore de carte Lieu.
location-used = Un autre de vos chefs va déjà { $location-at } : un seul par lieu.
no-coffee-for-chef = Vous n'avez plus de café, ou ce chef en a déjà un.
plan-incomplete = Il faut un lieu à chaque chef, et au Zous-chef aussi.
nothing-to-reconsider = Vous n'avez rien à reprendre.
take-back-first = Vous avez dit avoir terminé : commencez par vous raviser.
swap-or-pass = Le Renard peut intervertir deux de vos chefs, mais pas un Zous-chef. Sinon, renoncez-y.
move-or-pass = Votre Zous-chef ne peut pas y aller. Choisissez un autre lieu, ou renoncez-y.
take-an-item = Votre chef fait son marché : prenez un article.
took-already = Ce chef a déjà pris un article : il ne peut plus repartir avec une soupe.
rumor-known = Vous connaissez déjà cette rumeur : ce jeton n'existe pas pour vous.
not-here = Cet article ne se trouve pas { $location-at }.
exchange-or-pass = Échangez un ingrédient de votre réserve contre un autre qui se trouve ici, ou renoncez-y.
place-wild-first = Posez d'abord la rumeur joker sur l'un de vos emplacements de rumeur vides.
rumor-or-pass = Prenez l'une des rumeurs qui restent ici et que vous ne connaissez pas, ou renoncez-y.
keep-one-token = Gardez l'un des deux jetons tirés.
fill-plates-first = C'est l'heure des défis : garnissez vos assiettes, puis présentez-les.
cooks-so-already = C'est déjà ce que vous faites.
no-such-challenge = Ce défi ne peut pas être réalisé maintenant.
not-in-storage = Vous n'avez pas cela dans votre réserve.
type-on-hold = Le jeton Blocage couvre ce type : il est exclu du plat.
type-not-shown = Ce type ne figure pas sur la carte Défi : il est exclu du plat.
name-a-type = Dites quel type le tofu représente.
only-tofu-has-no-type = Seul le tofu peut passer pour un autre type.
no-such-ingredient-here = Cet ingrédient n'est pas sur l'assiette : rien à épicer.
spiced-already = Cet ingrédient porte déjà une épice, et une suffit.
spice-does-not-fit = Cette épice ne va pas avec cet ingrédient, ou vous ne l'avez pas.
no-soup-left = Vous n'en avez plus.
no-cookbook = Vous n'avez plus de livre de cuisine, ou ce plat en a déjà un.
plate-is-empty = Cette assiette est déjà vide.
dish-without-ingredient = La soupe seule ne fait pas un plat : ajoutez un ingrédient.
dish-incomplete = Il faut au plat chaque type de son défi, ou une soupe ou une bisque pour chacun de ceux qui manquent.
dish-too-poor = Ce plat n'a pas assez de valeur pour être présenté.
put-away-first = Défaussez d'abord ce qui ne tient pas dans le frigo.
fridge-closes = Votre frigo ferme déjà : il n'y a plus rien à défausser.
serve-first = Le critique attend : préparez vos services, puis présentez votre menu.
no-such-course = Ce service n'existe pas.
another-course = Cela va dans un autre service.
course-is-full = Ce service est complet.
no-wine-here = Aucun vin ne peut accompagner ce service.
no-standing-orders = Les consignes permanentes sont réservées au jeu en différé.
bad-standing-orders = Les consignes permanentes nomment des sortes d'articles, une fois chacune.

## La fin

ended-restaurant-week = Après sept manches, le critique repose sa fourchette, et l'on compte les étoiles.
tie-break-track = À égalité d'étoiles : le plus fort total sur la piste de score l'emporte.
tie-break-priority = À égalité d'étoiles et de total : la piste de priorité départage.
tie-break-below = Plus bas, à égalité d'étoiles : la piste de score départage, puis la piste de priorité.
side-automa = McDogald's
score-restaurateur = Restaurateur
score-dishes = Plats de défi
score-capybara = Le Capybara
score-carol = Carol
score-soup = Le plus de soupe
score-courses = Les sept services
score-best = Meilleur de chaque service
score-rumor-question = Rumeur « ? »
score-rumor-exclaim = Rumeur « ! »
score-rumor-whisper = Rumeur « … »
score-owl = Rumeur du Hibou
score-trophies = Trophées
score-track = Piste de score
score-start = Étoiles de départ
score-challenge-icons = Étoiles sur les défis
score-gossip = Rumeurs répandues
score-difficulty = Difficulté

## Le dessin

title-round = Manche { $round } sur 7, jour { $day }
title-critic = critique : { $critic }
title-challenges = Défis
title-on-hold = blocage : { $kind }
title-rumors = Rumeurs
title-unknown = inconnue
title-face-up = { $rumor } (visible)
title-priority = Priorité
title-closed = ouvre à son tour
title-chefs = chefs : { $chefs }
title-kitchen = Cuisine
title-stars = étoiles
title-heard = rumeurs
title-zous-chef = Zous-chef
title-next-zous-chef = manche suivante
title-restaurateur = restaurateur
title-coffee = café
title-cookbook = livre
title-trophy = trophée
title-storage = Votre réserve ({ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    })
title-dealt = Vos restaurateurs
title-plan = Votre plan
title-with-coffee = { $location }, avec un café
title-plates = Vos assiettes
title-plates-open = Vos assiettes, que tout le monde voit
title-plates-of = Assiettes : { $player }
title-meal = Votre menu
title-meal-of = Menu : { $player }
title-as = { $item } comme { $kind }
title-spiced = { $item } avec { $spice }
title-wine = { $item } en accord
title-value = valeur { $value }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
title-breaks = valeur { $value }, incomplet ({ $rule })
title-quality = qualité { $value }
title-fridge = Défausse{ $excess ->
        [0] {""}
       *[other] , encore { $excess } de trop
    }
title-tokens = Jetons de McDogald's
title-choice = Ce que veut McDogald's le jour { $day }
title-list = Préférences de McDogald's, dans l'ordre
title-orders = Vos consignes permanentes : { $wishes }
card-critic = { $critic } · { $critic-effect }
card-rumor = { $rumor } · { $rumor-effect }
card-zous-chef = { $zous } (capacité { $capacity }, vitesse { $speed }) · { $zous-effect }
card-restaurateur = { $restaurateur } ({ $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }) · { $restaurateur-effect }
card-cart = { $cart } · { $cart-effect }
card-manager = Manager · { $manager } · { $manager-effect }
card-aim = Pour { $chef-def } : { $aim }
card-location = { $location } · { $location-quip }
