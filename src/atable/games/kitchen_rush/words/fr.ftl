# Kitchen Rush et Piece of Cake, en français.

## Commandes : celles du jeu de base, puis les desserts

order-tomato_soup = Soupe à la tomate de mamie
order-garden_salad = Salade du jardin
order-cheese_toast = Tartine au fromage
order-bruschetta = Bruschetta
order-spaghetti_pomodoro = Spaghettis à la tomate
order-mac_and_cheese = Coquillettes au fromage
order-minute_steak = Steak minute
order-grown_up_nuggets = Nuggets pour grands
order-posh_hot_dog = Hot-dog du dimanche
order-crudites = Crudités et leur sauce
order-lasagne_quattro_formaggi = Lasagnes aux quatre fromages
order-caesar_salad = Salade César
order-greek_salad = Salade grecque
order-house_burger = Burger maison
order-club_sandwich = Club sandwich
order-warm_goat_cheese = Salade de chèvre chaud
order-carbonara = Carbonara
order-bolognese = Bolognaise
order-stuffed_peppers = Poivrons farcis
order-onion_soup = Soupe à l'oignon gratinée
order-pasta_salad = Salade de pâtes du pique-nique
order-veggie_wrap = Wrap du potager
order-ratatouille = Ratatouille
order-gnocchi_sorrentina = Gnocchis à la sorrentine
order-meatballs = Boulettes en sauce
order-pizza_margherita = Pizza margherita
order-pork_chop = Côte de porc verdurette
order-potato_gratin = Gratin dauphinois
order-minestrone = Minestrone
order-steak_frites = Steak-frites
order-spicy_grilled_chicken = Poulet grillé épicé
order-falafel_salad = Salade de falafels aux lentilles corail
order-pizza_mexicana = Pizza mexicaine
order-duck_rolls = Rouleaux de canard aromatique
order-curry_noodles = Nouilles au curry
order-arrabbiata = Penne all'arrabbiata
order-chili_con_everything = Chili con tout
order-moussaka = Moussaka
order-cordon_bleu = Cordon-bleu
order-mustard_rabbit = Lapin à la moutarde
order-house_paella = Paella de la maison
order-alpine_fondue = Fondue des alpages
order-volcano_calzone = Calzone volcan
order-beef_stew = Bœuf mijoté du dimanche
order-business_lunch = Déjeuner d'affaires
order-two_romantics = Spaghettis pour deux romantiques
order-grandparents_table = La table des grands-parents
order-first_date = Premier rendez-vous
order-lamb_tagine = Tajine d'agneau à la marocaine
order-ribeye_hollandaise = Entrecôte, hollandaise au basilic
order-truffle_cannelloni = Cannellonis à la truffe
order-royal_couscous = Couscous royal
order-mayors_table = La table du maire
order-film_star = Star de cinéma (au régime)
order-after_the_opera = Sortie d'opéra
order-football_captain = Le capitaine de foot
order-the_in_laws = La belle-famille
order-two_influencers = Deux influenceurs
order-old_baroness = La vieille baronne
order-secret_critic = Le critique incognito
order-apple_tart = Tarte aux pommes
order-pain_perdu = Pain perdu
order-cherry_clafoutis = Clafoutis aux cerises
order-lace_crepes = Crêpes dentelle
order-fruit_salad = Salade de fruits
order-molten_chocolate = Mi-cuit au chocolat
order-baked_apple = Pomme au four
order-rhubarb_crumble = Crumble à la rhubarbe
order-cheese_and_figs = Fromage et figues
order-brussels_waffle = Gaufre de Bruxelles
order-brioche_pudding = Pudding à la brioche
order-tiramisu = Tiramisu
order-creme_brulee = Crème brûlée
order-panna_cotta = Panna cotta
order-chocolate_mousse = Mousse au chocolat
order-cheesecake = Cheesecake
order-strawberry_charlotte = Charlotte aux fraises
order-tipsy_trifle = Trifle pompette
order-rice_pudding = Riz au lait de mamie
order-lemon_meringue = Tarte au citron meringuée
order-opera_cake = Gâteau opéra
order-fruit_terrine = Terrine de fruits
order-banana_split = Banana split
order-peach_melba = Pêche Melba
order-profiteroles = Profiteroles
order-baked_alaska = Omelette norvégienne
order-pear_belle_helene = Poire Belle-Hélène
order-vacherin = Vacherin
order-brownie_sundae = Brownie glacé
order-exotic_volcano = Volcan exotique

## Tuiles Commande Glace

ice-ice_01 = Vanille toute simple
ice-ice_02 = Noir secret
ice-ice_03 = Bisou rose
ice-ice_04 = Claque citron
ice-ice_05 = Noir et blanc
ice-ice_06 = Nuage fraise
ice-ice_07 = Passé huit heures
ice-ice_08 = Côté soleil
ice-ice_09 = Garden-party
ice-ice_10 = Double choc
ice-ice_11 = Citron-menthe
ice-ice_12 = Banane-framboise
ice-ice_13 = Napolitaine
ice-ice_14 = Feu tricolore
ice-ice_15 = Palais pistache
ice-ice_16 = Tutti frutti
ice-ice_17 = Mont Moka
ice-ice_18 = Le choix de papi
ice-ice_19 = Coupe arc-en-ciel
ice-ice_20 = La tour des regrets

## Objectifs

objective-opening_week = Semaine d'ouverture
objective-good_address = Une bonne adresse
objective-first_star = La première étoile
objective-talk_of_the_world = Le monde entier en parle
objective-grill_house = Le Grill
objective-green_table = La table verte
objective-little_trattoria = La petite trattoria
objective-tip_jar = Le pot à pourboires
objective-dream_kitchen = La cuisine de rêve
objective-spice_route = La route des épices
objective-slow_food = Cuisine lente
objective-banquet_hall = Salle de banquet
objective-red_carpet = Tapis rouge
objective-spotless = Sans une tache

## Conditions des Objectifs spéciaux ; le nombre dépend de celui des joueurs

condition-two_meat = Au moins { $count } Commandes servies dont un plat porte au moins 2 viandes.
condition-no_meat = Au moins { $count } Commandes servies sans aucune viande.
condition-pasta = Au moins { $count } Commandes servies qui contiennent des pâtes.
condition-served_early = Au moins { $count } Commandes servies avant la vérification.
condition-special_spice = Au moins { $count } Commandes servies qui contiennent une épice spéciale.
condition-vip =
    { $count ->
        [one] Au moins { $count } Commande VIP servie.
       *[other] Au moins { $count } Commandes VIP servies.
    }
condition-cooked_3 =
    { $count ->
        [one] Au moins { $count } plat servi dont le temps de cuisson est de 3.
       *[other] Au moins { $count } plats servis dont le temps de cuisson est de 3.
    }
condition-big_plates = Au moins { $count } plats servis sur des assiettes III ou IV.
condition-upgrades = Au moins { $count } Améliorations achetées.
condition-ruined =
    { $count ->
        [one] Au plus { $count } plat raté, assiette fondue ou Coupe fondue, toutes vérifications confondues.
       *[other] Au plus { $count } plats ratés, assiettes fondues ou Coupes fondues, toutes vérifications confondues.
    }

## Évènements, et ce qu'ils font

event-card-blown_fuse = Les plombs ont sauté
    .text = Posez une tuile Dysfonctionnement sur 1 case Fourneaux utilisable, au choix de l'équipe.
event-card-gas_trouble = Panne de gaz
    .text = Posez des tuiles Dysfonctionnement sur 2 cases Fourneaux utilisables, au choix de l'équipe, ou sur moins : au moins 1 doit rester utilisable.
event-card-blocked_drain = Évier bouché
    .text = Posez une tuile Dysfonctionnement sur 1 case Évier utilisable, au choix de l'équipe.
event-card-jammed_door = Porte coincée
    .text = Posez des tuiles Dysfonctionnement sur toutes les cases utilisables de la Réserve A ou de la Réserve B, au choix de l'équipe.
event-card-collapsed_shelf = Étagère à épices effondrée
    .text = Posez une tuile Dysfonctionnement sur 1 case Épices utilisable, au choix de l'équipe.
event-card-wage_claim = Revendications salariales
    .text = Pendant cette manche, le salaire est de 4 sous au lieu de 3.
event-card-helper_in_bed = Commis au lit
    .text = Pendant cette manche, les Commis ne peuvent pas être posés ; inutilisés, ils ne coûtent rien.
event-card-heatwave = Canicule
    .text = Pendant cette manche, les sabliers des joueurs et les Commis durent 35 secondes (les sabliers artisanaux, 5 secondes de plus).
event-card-wobbly_tray = Plateau bancal
    .text = Pendant cette manche, un sablier posé sur une case Serveur dure 15 secondes de plus.
event-card-supplier_shortage = Pénurie chez le fournisseur
    .text = Pendant cette manche, un achat d'ingrédients donne 3 pions au lieu de 5.
event-card-price_hike = Flambée des prix
    .text = Pendant cette manche, l'action Marché coûte 2 sous au lieu de 1.
event-card-mouse_in_the_larder = Une souris dans la réserve
    .text = Retirez 1 pion de chaque sorte présente de la Réserve active qui a le plus de pions (à égalité : A avant B, B avant C).
event-card-sad_carrots = Carottes tristes
    .text = Retirez 3 légumes des Réserves actives, chaque fois de celle qui en a le plus (à égalité : A avant B, B avant C).
event-card-dubious_meat = Viande douteuse
    .text = Retirez 3 viandes des Réserves actives, chaque fois de celle qui en a le plus (à égalité : A avant B, B avant C).
event-card-spilled_bag = Sac renversé
    .text = 2 petits cubes tirés au hasard passent du sac à la réserve générale.
event-card-market_holiday = Marché fermé
    .text = Pendant les 2 premières minutes de cette manche, aucun sablier ne peut être posé sur une case Marché.
event-card-stubborn_guests = Clients têtus
    .text = Pendant cette manche, le Maître d'Hôtel ne peut pas faire de suggestions.
event-card-sour_review = Avis assassin
    .text = Perdez 1 point de prestige.
event-card-blogger_in_the_room = Blogueur en salle
    .text = Pendant cette manche, chaque Commande non servie coûte 2 points de prestige au lieu de 1.
event-card-stingy_evening = Soirée radine
    .text = Pendant cette manche, aucun pourboire n'est versé.
event-card-coach_party = Un car de touristes
    .text = Révélez jusqu'à 2 Commandes ; à la Maintenance de cette manche, toutes les Commandes du plateau comptent comme en attente.
event-card-crash = Patatras !
    .text = Les 2 plus grandes assiettes propres du Vaisselier (pas les Coupes) vont, sales, à l'Évier.
event-card-tax_audit = Contrôle fiscal
    .text = Payez 2 sous, ou tout ce que vous avez s'il y en a moins.
event-card-brown_out = Baisse de tension
    .text = Pendant cette manche, la phase Action dure 30 secondes de moins.

## Cartes Prestige, et ce qu'elles font

bonus-rave_review = Critique élogieuse
    .text = Gagnez 5 sous.
bonus-generous_guests = Clients généreux
    .text = Désormais, un pourboire est de 2 sous au lieu de 1.
bonus-suppliers_friend = L'ami du fournisseur
    .text = Désormais, le premier achat au Marché de chaque manche est gratuit.
bonus-apprentice_contract = Contrat d'apprentissage
    .text = Désormais, chaque Commis coûte 1 sou par manche au lieu du salaire habituel.
bonus-herb_garden = Jardin d'aromates
    .text = Désormais, à chaque Préparation, 1 cube blanc, 1 noir et 1 vert passent de la réserve générale, si elle en contient, au sac.
bonus-morning_delivery = Livraison matinale
    .text = Désormais, à chaque Préparation, 1 pion de chacun des 6 ingrédients de base passe de la réserve générale, si elle en contient, à une Réserve active, au choix de l'équipe.
bonus-forgiving_regulars = Habitués indulgents
    .text = Désormais, à chaque vérification, 1 Commande non servie, au choix de l'équipe, ne coûte pas de prestige.
bonus-roaring_dishwasher = Le lave-vaisselle rugissant
    .text = Désormais, une action Évier lave jusqu'à 5 assiettes au lieu de 3.
bonus-ice_cream_van = Camion à glaces
    .text = Désormais, à chaque Préparation, 3 boules de 3 parfums différents, au choix de l'équipe, passent de la réserve générale, si elle en contient, au Congélateur ; le couvercle se referme tout seul.
bonus-guest_star = Chef invité
    .text = Révélez une quatrième carte Spécialiste et posez la quatrième tuile Spécialiste sur sa zone ; s'il ne reste pas de carte, gagnez 3 sous.

## Améliorations, et ce qu'elles font

upgrade-bigger_stove = Piano de cuisson
    .def = le Piano de cuisson
    .text = Retirez les tuiles Verrouillé des cases Fourneaux 5 et 6.
upgrade-third_storeroom = Troisième réserve
    .def = la Troisième réserve
    .text = Retirez les tuiles Verrouillé des deux cases de la Réserve C. Elle devient active et reçoit de la réserve générale 2 ingrédients de chaque sorte en jeu, dans la limite du stock.
upgrade-second_helper = Second commis
    .def = le Second commis
    .text = Le second Commis entre aussitôt en jeu, libre.
upgrade-new_crockery = Vaisselle neuve
    .def = la Vaisselle neuve
    .text = Les assiettes (et la Coupe) en attente près du Bureau vont, propres, au Vaisselier.
upgrade-cold_room = Chambre froide
    .def = la Chambre froide
    .text = Retirez la tuile Verrouillé de la case Frigo 3.

## Spécialistes, et leurs actions améliorées

specialist-head_waiter = Chef de rang
    .def = le Chef de rang
    .text = Au choix : prenez jusqu'à 2 Commandes, chacune aux conditions habituelles ; ou servez avant la vérification jusqu'à 2 de vos Commandes, chacune avec un pourboire plus élevé de 1 sou.
specialist-storekeeper = Économe
    .def = l'Économe
    .text = Dans cette fenêtre, prenez des ingrédients dans toutes les Réserves actives ; un pion remis retourne dans sa propre Réserve.
specialist-spice_master = Maître des épices
    .def = le Maître des épices
    .text = Tenez le sac pendant 3 secondes (en mode détente, sans attendre) ; puis, tant que vous le tenez, posez sur vos assiettes les cubes du sac que vous voulez, sans tirer.
specialist-rotisseur = Rôtisseur
    .def = le Rôtisseur
    .text = Jusqu'à 3 cuissons, sur une ou plusieurs de vos assiettes.
specialist-shrewd_buyer = Acheteur rusé
    .def = l'Acheteur rusé
    .text = Deux achats ; le second est gratuit.
specialist-dish_whisperer = Plongeur d'élite
    .def = le Plongeur d'élite
    .text = Lavez toutes les assiettes et toutes les Coupes de l'Évier.
specialist-pastry_chef = Pâtissier
    .def = le Pâtissier
    .text = Jusqu'à 3 réfrigérations, sur une ou plusieurs de vos assiettes.
specialist-ice_cream_maker = Maître glacier
    .def = le Maître glacier
    .text = Prenez jusqu'à 4 boules directement dans la réserve générale et posez-les sur vos Coupes et vos assiettes de dessert ; le couvercle reste fermé.

## Zones, et le sac à épices : seules, dans une phrase, où se trouve quelque chose, et leur complément

area-host = Maître d'Hôtel
    .def = le Maître d'Hôtel
    .at = chez le Maître d'Hôtel
    .de = du Maître d'Hôtel
area-waiter = Serveur
    .def = le Serveur
    .at = chez le Serveur
    .de = du Serveur
area-store_a = Réserve A
    .def = la Réserve A
    .at = dans la Réserve A
    .de = de la Réserve A
area-store_b = Réserve B
    .def = la Réserve B
    .at = dans la Réserve B
    .de = de la Réserve B
area-store_c = Réserve C
    .def = la Réserve C
    .at = dans la Réserve C
    .de = de la Réserve C
area-spices = Épices
    .def = les Épices
    .at = aux Épices
    .de = des Épices
area-stove = Fourneaux
    .def = les Fourneaux
    .at = aux Fourneaux
    .de = des Fourneaux
area-market = Marché
    .def = le Marché
    .at = au Marché
    .de = du Marché
area-sink = Évier
    .def = l'Évier
    .at = à l'Évier
    .de = de l'Évier
area-office = Bureau
    .def = le Bureau
    .at = au Bureau
    .de = du Bureau
area-fridge = Frigo
    .def = le Frigo
    .at = au Frigo
    .de = du Frigo
area-freezer = Congélateur
    .def = le Congélateur
    .at = dans le Congélateur
    .de = du Congélateur
area-bag = Sac à épices
    .def = le sac à épices
    .at = dans le sac à épices
    .de = du sac à épices

## Cases Action : seules, dans une phrase, et où l'on est

space-host_1 = Maître d'Hôtel 1
    .def = la case 1 du Maître d'Hôtel
    .at = sur la case 1 du Maître d'Hôtel
space-host_2 = Maître d'Hôtel 2
    .def = la case 2 du Maître d'Hôtel
    .at = sur la case 2 du Maître d'Hôtel
space-waiter_1 = Serveur 1
    .def = la case 1 du Serveur
    .at = sur la case 1 du Serveur
space-waiter_2 = Serveur 2
    .def = la case 2 du Serveur
    .at = sur la case 2 du Serveur
space-waiter_3 = Serveur 3
    .def = la case 3 du Serveur
    .at = sur la case 3 du Serveur
space-store_a_1 = Réserve A1
    .def = la case 1 de la Réserve A
    .at = sur la case 1 de la Réserve A
space-store_a_2 = Réserve A2
    .def = la case 2 de la Réserve A
    .at = sur la case 2 de la Réserve A
space-store_b_1 = Réserve B1
    .def = la case 1 de la Réserve B
    .at = sur la case 1 de la Réserve B
space-store_b_2 = Réserve B2
    .def = la case 2 de la Réserve B
    .at = sur la case 2 de la Réserve B
space-store_c_1 = Réserve C1
    .def = la case 1 de la Réserve C
    .at = sur la case 1 de la Réserve C
space-store_c_2 = Réserve C2
    .def = la case 2 de la Réserve C
    .at = sur la case 2 de la Réserve C
space-spices_1 = Épices 1
    .def = la case 1 des Épices
    .at = sur la case 1 des Épices
space-spices_2 = Épices 2
    .def = la case 2 des Épices
    .at = sur la case 2 des Épices
space-stove_1 = Fourneaux 1
    .def = la case 1 des Fourneaux
    .at = sur la case 1 des Fourneaux
space-stove_2 = Fourneaux 2
    .def = la case 2 des Fourneaux
    .at = sur la case 2 des Fourneaux
space-stove_3 = Fourneaux 3
    .def = la case 3 des Fourneaux
    .at = sur la case 3 des Fourneaux
space-stove_4 = Fourneaux 4
    .def = la case 4 des Fourneaux
    .at = sur la case 4 des Fourneaux
space-stove_5 = Fourneaux 5
    .def = la case 5 des Fourneaux
    .at = sur la case 5 des Fourneaux
space-stove_6 = Fourneaux 6
    .def = la case 6 des Fourneaux
    .at = sur la case 6 des Fourneaux
space-market_1 = Marché 1
    .def = la case 1 du Marché
    .at = sur la case 1 du Marché
space-market_2 = Marché 2
    .def = la case 2 du Marché
    .at = sur la case 2 du Marché
space-sink_1 = Évier 1
    .def = la case 1 de l'Évier
    .at = sur la case 1 de l'Évier
space-sink_2 = Évier 2
    .def = la case 2 de l'Évier
    .at = sur la case 2 de l'Évier
space-office_1 = Bureau
    .def = la case du Bureau
    .at = sur la case du Bureau
space-fridge_1 = Frigo 1
    .def = la case 1 du Frigo
    .at = sur la case 1 du Frigo
space-fridge_2 = Frigo 2
    .def = la case 2 du Frigo
    .at = sur la case 2 du Frigo
space-fridge_3 = Frigo 3
    .def = la case 3 du Frigo
    .at = sur la case 3 du Frigo
space-freezer_1 = Congélateur 1
    .def = la case 1 du Congélateur
    .at = sur la case 1 du Congélateur
space-freezer_2 = Congélateur 2
    .def = la case 2 du Congélateur
    .at = sur la case 2 du Congélateur

## Sabliers

hourglass-hg_red_1 = sablier rouge 1
    .def = le sablier rouge 1
hourglass-hg_red_2 = sablier rouge 2
    .def = le sablier rouge 2
hourglass-hg_blue_1 = sablier bleu 1
    .def = le sablier bleu 1
hourglass-hg_blue_2 = sablier bleu 2
    .def = le sablier bleu 2
hourglass-hg_green_1 = sablier vert 1
    .def = le sablier vert 1
hourglass-hg_green_2 = sablier vert 2
    .def = le sablier vert 2
hourglass-hg_yellow_1 = sablier jaune 1
    .def = le sablier jaune 1
hourglass-hg_yellow_2 = sablier jaune 2
    .def = le sablier jaune 2
hourglass-hg_helper_1 = Commis
    .def = le Commis
hourglass-hg_helper_2 = second Commis
    .def = le second Commis
hourglass-hg_specialist = Spécialiste
    .def = le Spécialiste

## Ingrédients, cubes d'épice et boules de glace : un, plusieurs, celui dont on parle, un de cette sorte

good-meat = viande
    .plural = viandes
    .def = la viande
    .indef = une viande
good-veg = légume
    .plural = légumes
    .def = le légume
    .indef = un légume
good-bread = pain
    .plural = pains
    .def = le pain
    .indef = un pain
good-salad = salade
    .plural = salades
    .def = la salade
    .indef = une salade
good-pasta = pâtes
    .plural = pâtes
    .def = les pâtes
    .indef = des pâtes
good-cheese = fromage
    .plural = fromages
    .def = le fromage
    .indef = un fromage
good-cream = crème
    .plural = crèmes
    .def = la crème
    .indef = une crème
good-fruit = fruit
    .plural = fruits
    .def = le fruit
    .indef = un fruit
good-cube_white = cube blanc
    .plural = cubes blancs
    .def = le cube blanc
    .indef = un cube blanc
good-cube_black = cube noir
    .plural = cubes noirs
    .def = le cube noir
    .indef = un cube noir
good-cube_green = cube vert
    .plural = cubes verts
    .def = le cube vert
    .indef = un cube vert
good-cube_brown = cube brun
    .plural = cubes bruns
    .def = le cube brun
    .indef = un cube brun
good-cube_red = cube rouge
    .plural = cubes rouges
    .def = le cube rouge
    .indef = un cube rouge
good-cube_yellow = cube jaune
    .plural = cubes jaunes
    .def = le cube jaune
    .indef = un cube jaune
good-scoop_white = boule blanche
    .plural = boules blanches
    .def = la boule blanche
    .indef = une boule blanche
good-scoop_brown = boule brune
    .plural = boules brunes
    .def = la boule brune
    .indef = une boule brune
good-scoop_pink = boule rose
    .plural = boules roses
    .def = la boule rose
    .indef = une boule rose
good-scoop_yellow = boule jaune
    .plural = boules jaunes
    .def = la boule jaune
    .indef = une boule jaune
good-scoop_green = boule verte
    .plural = boules vertes
    .def = la boule verte
    .indef = une boule verte

## Tailles des assiettes

size-i = assiette I
size-ii = assiette II
size-iii = assiette III
size-iv = assiette IV

## Assiettes une à une : dans une liste, dans une phrase, leur complément, et en abrégé comme sur les plateaux

plate-plate_i_1 = assiette I-1
    .def = l'assiette I-1
    .de = de l'assiette I-1
    .short = I-1
plate-plate_i_2 = assiette I-2
    .def = l'assiette I-2
    .de = de l'assiette I-2
    .short = I-2
plate-plate_i_3 = assiette I-3
    .def = l'assiette I-3
    .de = de l'assiette I-3
    .short = I-3
plate-plate_i_4 = assiette I-4
    .def = l'assiette I-4
    .de = de l'assiette I-4
    .short = I-4
plate-plate_i_5 = assiette I-5
    .def = l'assiette I-5
    .de = de l'assiette I-5
    .short = I-5
plate-plate_i_6 = assiette I-6
    .def = l'assiette I-6
    .de = de l'assiette I-6
    .short = I-6
plate-plate_ii_1 = assiette II-1
    .def = l'assiette II-1
    .de = de l'assiette II-1
    .short = II-1
plate-plate_ii_2 = assiette II-2
    .def = l'assiette II-2
    .de = de l'assiette II-2
    .short = II-2
plate-plate_ii_3 = assiette II-3
    .def = l'assiette II-3
    .de = de l'assiette II-3
    .short = II-3
plate-plate_ii_4 = assiette II-4
    .def = l'assiette II-4
    .de = de l'assiette II-4
    .short = II-4
plate-plate_ii_5 = assiette II-5
    .def = l'assiette II-5
    .de = de l'assiette II-5
    .short = II-5
plate-plate_ii_6 = assiette II-6
    .def = l'assiette II-6
    .de = de l'assiette II-6
    .short = II-6
plate-plate_iii_1 = assiette III-1
    .def = l'assiette III-1
    .de = de l'assiette III-1
    .short = III-1
plate-plate_iii_2 = assiette III-2
    .def = l'assiette III-2
    .de = de l'assiette III-2
    .short = III-2
plate-plate_iii_3 = assiette III-3
    .def = l'assiette III-3
    .de = de l'assiette III-3
    .short = III-3
plate-plate_iii_4 = assiette III-4
    .def = l'assiette III-4
    .de = de l'assiette III-4
    .short = III-4
plate-plate_iii_5 = assiette III-5
    .def = l'assiette III-5
    .de = de l'assiette III-5
    .short = III-5
plate-plate_iii_6 = assiette III-6
    .def = l'assiette III-6
    .de = de l'assiette III-6
    .short = III-6
plate-plate_iv_1 = assiette IV-1
    .def = l'assiette IV-1
    .de = de l'assiette IV-1
    .short = IV-1
plate-plate_iv_2 = assiette IV-2
    .def = l'assiette IV-2
    .de = de l'assiette IV-2
    .short = IV-2
plate-plate_iv_3 = assiette IV-3
    .def = l'assiette IV-3
    .de = de l'assiette IV-3
    .short = IV-3
plate-plate_iv_4 = assiette IV-4
    .def = l'assiette IV-4
    .de = de l'assiette IV-4
    .short = IV-4
plate-cup_1 = Coupe 1
    .def = la Coupe 1
    .de = de la Coupe 1
    .short = Coupe 1
plate-cup_2 = Coupe 2
    .def = la Coupe 2
    .de = de la Coupe 2
    .short = Coupe 2
plate-cup_3 = Coupe 3
    .def = la Coupe 3
    .de = de la Coupe 3
    .short = Coupe 3
plate-cup_4 = Coupe 4
    .def = la Coupe 4
    .de = de la Coupe 4
    .short = Coupe 4
plate-cup_5 = Coupe 5
    .def = la Coupe 5
    .de = de la Coupe 5
    .short = Coupe 5
plate-cup_6 = Coupe 6
    .def = la Coupe 6
    .de = de la Coupe 6
    .short = Coupe 6

## Niveaux des Objectifs

level-easy = facile
level-normal = moyen
level-hard = difficile
level-very_hard = expert

## Rangs des Commandes

tier-simple = simple
tier-demanding = exigeante
tier-vip = VIP
tier-dessert = dessert

## Couleurs des joueurs

color-red = rouge
color-blue = bleu
color-green = vert
color-yellow = jaune

## Tant de pièces

count-good =
    { $count } { $count ->
        [one] { $good }
       *[other] { $good-plural }
    }
count-coins =
    { $count ->
        [one] { $count } sou
       *[other] { $count } sous
    }
reward =
    { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    }{ $prestige ->
        [0] {""}
        [one] {" "}et { $prestige } point de prestige
       *[other] {" "}et { $prestige } points de prestige
    }
pieces-1 =
    { $n1 } { $n1 ->
        [one] { $g1 }
       *[other] { $g1-plural }
    }
pieces-2 =
    { $n1 } { $n1 ->
        [one] { $g1 }
       *[other] { $g1-plural }
    } et { $n2 } { $n2 ->
        [one] { $g2 }
       *[other] { $g2-plural }
    }
pieces-3 =
    { $n1 } { $n1 ->
        [one] { $g1 }
       *[other] { $g1-plural }
    }, { $n2 } { $n2 ->
        [one] { $g2 }
       *[other] { $g2-plural }
    } et { $n3 } { $n3 ->
        [one] { $g3 }
       *[other] { $g3-plural }
    }

## Options

option-objective = Objectif
    .help = Ce qu'il faut atteindre ensemble en quatre manches : des Commandes servies, des sous et du prestige. Semaine d'ouverture, Une bonne adresse, La première étoile et Le monde entier en parle ne demandent rien d'autre ; chacun des autres Objectifs ajoute une condition.
value-objective-opening_week = Semaine d'ouverture (facile)
value-objective-good_address = Une bonne adresse (moyen)
value-objective-first_star = La première étoile (difficile)
value-objective-talk_of_the_world = Le monde entier en parle (expert)
value-objective-grill_house = Le Grill (moyen)
value-objective-green_table = La table verte (moyen)
value-objective-little_trattoria = La petite trattoria (moyen)
value-objective-tip_jar = Le pot à pourboires (moyen)
value-objective-dream_kitchen = La cuisine de rêve (moyen)
value-objective-spice_route = La route des épices (difficile)
value-objective-slow_food = Cuisine lente (difficile)
value-objective-banquet_hall = Salle de banquet (difficile)
value-objective-red_carpet = Tapis rouge (difficile)
value-objective-spotless = Sans une tache (difficile)
option-piece_of_cake = Piece of Cake
    .help = L'extension : des desserts, un Frigo, des glaces sous un couvercle redoutable, et un Spécialiste.
option-specialist_mini = Spécialiste seul
    .help = Ajoute au jeu de base le Spécialiste de Piece of Cake, et rien d'autre ; avec Piece of Cake, cela ne change rien.
option-events = Évènements
    .help = Au début de chaque manche, un Évènement complique la vie de l'équipe. À éviter pour une première partie.
option-assist = Aide
    .help = guided (cuisine guidée) : le jeu refuse ce qui ne peut être qu'une erreur, signale ce qui manque et montre ce que contient le sac ; strict (cuisine réelle) : presque toute erreur est acceptée, et découverte plus tard.
value-assist-strict = une cuisine réelle
value-assist-guided = une cuisine guidée
option-family = Mode famille
    .help = La phase Action de chaque manche dure 5 minutes au lieu de 4.
option-handmade = Sabliers artisanaux
    .help = Chaque sablier a sa propre durée, de 26 à 32 secondes (le Spécialiste, de 52 à 64).
option-double_shift = Double service
    .help = Une seule personne joue les deux places d'une table de 2.
bad-double-shift-seats = le double service se joue à 2 places, et non à { $seats }

## Ce qui est demandé, et qui l'on attend

ask-ready = Manche { $round } : organisez-vous, puis donnez le feu vert.
ask-stop = L'horloge est arrêtée à { $second } s sur { $last } s. Posez des sabliers et travaillez, puis donnez le feu vert pour continuer.
ask-grace = Temps écoulé ! Il vous reste dix secondes pour terminer ce que vous avez commencé.
ask-kitchen = Le sable coule : posez des sabliers, et au travail !
ask-paused = La partie est en pause. Votez pour reprendre.
ask-missing = Il manque { $player } : on attend un peu. Vous pouvez voter pour reprendre.
ask-event = « { $event } » : { $event-text } Choisissez pour l'équipe.
ask-delivery = Livraison matinale : dans quelle Réserve vont les ingrédients ?
ask-van = Camion à glaces : quels sont les trois parfums choisis ?
ask-forgive = Habitués indulgents : quelle Commande non servie ne coûte pas de prestige ?
ask-wages =
    Il reste à l'équipe { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    }, trop peu pour tous les salaires. Qui est payé d'abord ?
ask-bonus = Votre prestige a atteint { $prestige } ! Gardez l'une des deux cartes Prestige ; l'autre va sous la pioche.
wait-ready = On attend { $players } : la manche { $round } commence dès que l'équipe a donné le feu vert.
wait-countdown = Manche { $round } : trois, deux, un…
wait-stop = On attend { $players } : l'horloge est arrêtée à { $second } s sur { $last } s.
wait-grace = Temps écoulé ! On s'active encore : { $players }.
wait-kitchen = Le sable coule. En cuisine : { $players }.
wait-paused = La partie est en pause. On attend { $players }.
wait-missing = Il manque { $player } : on attend un peu, ou que tout le monde vote pour reprendre ({ $players }).
wait-event = On attend { $players } : « { $event } » demande un choix.
wait-delivery = On attend { $players } : une Réserve pour la Livraison matinale.
wait-van = On attend { $players } : trois parfums du Camion à glaces.
wait-forgive = On attend { $players } : les habitués pardonnent une Commande non servie.
wait-wages =
    On attend { $players } : { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    } pour trop de salaires.
wait-bonus = On attend { $players } : une carte Prestige à garder, pour { $prestige } points de prestige.

## Ce qui peut être fait

do-ready = Donner le feu vert
do-unready = Demander encore un instant
do-break-spaces = Mettre en panne : { $spaces }
do-jam-room = Coincer la porte { $area-de }
do-deliver-room = Faire ranger les ingrédients { $area-at }
do-deliver-flavours = Choisir : { $goods }
do-place = Poser { $hourglass-def } { $space-at }
do-lift = Reprendre { $hourglass-def }
do-window-done = Fermer la fenêtre { $window }
do-fetch-plate = Aller chercher { $plate-def } pour « { $order } » (partie { $part })
do-trash = Jeter { $good-def } { $plate-de }
do-swap-plate = Échanger { $plate-def } contre { $other-def }
do-welcome = Accueillir de nouveaux clients (fenêtre { $window })
do-suggest = Faire des suggestions : remplacer { $orders } (fenêtre { $window })
do-propose = Proposer une coupe de glace avec : { $orders } (fenêtre { $window })
do-assign-1 = Déplacer la tuile : « { $t1 } » sur « { $o1 } » (fenêtre { $window })
do-assign-2 = Déplacer les tuiles : « { $t1 } » sur « { $o1 } », « { $t2 } » sur « { $o2 } » (fenêtre { $window })
do-take-order =
    { $enhanced ->
        [0] Prendre
       *[other] Avec le Chef de rang, prendre
    } « { $order } » avec : { $plates } (fenêtre { $window })
do-serve =
    { $enhanced ->
        [0] Servir
       *[other] Avec le Chef de rang, servir
    } « { $order } » (fenêtre { $window })
do-take-ingredient = Poser { $good-indef } sur { $plate-def } (fenêtre { $window })
do-take-ingredient-from = Avec l'Économe, poser { $good-indef } { $area-de } sur { $plate-def } (fenêtre { $window })
do-put-back = Remettre { $good-def } { $plate-de } dans la Réserve (fenêtre { $window })
do-put-back-into = Remettre { $good-def } { $plate-de } { $area-at } (fenêtre { $window })
do-draw-small = Chercher un petit cube dans le sac (fenêtre { $window })
do-draw-large = Chercher un gros cube dans le sac (fenêtre { $window })
do-draw-master = Regarder dans le sac avec le Maître des épices (fenêtre { $window })
do-place-cube = Poser { $good-def } sur { $plate-def } (fenêtre { $window })
do-set-aside = Mettre { $good-def } de côté (fenêtre { $window })
do-release-bag = Lâcher le sac (fenêtre { $window })
do-cook =
    { $enhanced ->
        [0] Cuire
       *[other] Avec le Rôtisseur, cuire
    } { $plate-def } (fenêtre { $window })
do-chill =
    { $enhanced ->
        [0] Réfrigérer
       *[other] Avec le Pâtissier, réfrigérer
    } { $plate-def } (fenêtre { $window })
do-buy-ingredients =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { count-good } pour les Réserves : { $rooms } (fenêtre { $window })
do-buy-spices-1 =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { pieces-1 } pour le sac (fenêtre { $window })
do-buy-spices-2 =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { pieces-2 } pour le sac (fenêtre { $window })
do-buy-spices-3 =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { pieces-3 } pour le sac (fenêtre { $window })
do-buy-scoops-1 =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { pieces-1 } pour le Congélateur (fenêtre { $window })
do-buy-scoops-2 =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { pieces-2 } pour le Congélateur (fenêtre { $window })
do-buy-scoops-3 =
    { $enhanced ->
        [0] Acheter
       *[other] Avec l'Acheteur rusé, acheter
    } { pieces-3 } pour le Congélateur (fenêtre { $window })
do-stock = Ranger { $good-def } dans le Congélateur (fenêtre { $window })
do-wash =
    { $enhanced ->
        [0] Laver
       *[other] Avec le Plongeur d'élite, laver
    } : { $plates } (fenêtre { $window })
do-upgrade = Acheter { $upgrade-def } pour { count-coins } (fenêtre { $window })
do-rehire = Réembaucher { $hourglass-def } (fenêtre { $window })
do-repair = Réparer { $space-def } pour { count-coins } (fenêtre { $window })
do-open-lid = Ouvrir le couvercle du Congélateur (fenêtre { $window })
do-close-lid = Fermer le couvercle du Congélateur
do-take-scoop =
    { $enhanced ->
        [0] Poser
       *[other] Avec le Maître glacier, poser
    } { $good-indef } sur { $plate-def } (fenêtre { $window })
do-put-back-scoop = Remettre { $good-def } { $plate-de } dans le Congélateur (fenêtre { $window })
do-pay = Payer dans cet ordre : { $hourglasses }
do-keep-bonus = Garder « { $bonus } ». { $bonus-text }
do-forgive = Se faire pardonner « { $order } »
do-forgive-nothing = Ne rien se faire pardonner
do-vote-pause = Voter pour une pause
do-vote-resume = Voter pour reprendre

## Titres des longues listes

group-place = Poser un sablier
group-place-one = Poser { $hourglass-def }
group-window = Dans la fenêtre { $window }
group-suggest = Faire des suggestions
group-propose = Proposer une coupe de glace
group-plate = Poser quelque chose sur { $plate-def }
group-put-back = Remettre quelque chose
group-buy-ingredients = Acheter des ingrédients
group-buy-spices = Acheter des épices
group-buy-scoops = Acheter des boules de glace
group-wash = Faire la vaisselle
group-trash = Jeter quelque chose
group-swap = Échanger une assiette vide
group-fetch = Aller chercher une assiette

## Ce qui s'est passé

event-round-began =
    La manche { $round } commence. Chef de brigade : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-orders-revealed = Nouveau sur le plateau : { $orders }.
event-event-revealed = Évènement « { $event } » : { $event-text }
event-space-broke = En panne : { $space-def }.
event-goods-lost = Pertes { $area-at } : { $goods }.
event-goods-lost-same = Pertes { $area-at } : { count-good }.
event-plates-fell = Patatras ! Direction l'Évier : { $plates }.
event-coins-welcome = De nouveaux clients entrent : { count-coins } pour l'équipe.
event-coins-propose = Les clients ont envie de glace : { count-coins } pour l'équipe.
event-coins-bonus = « { $bonus } » : { count-coins } pour l'équipe.
event-coins-paid = « { $event } » : l'équipe paie { count-coins }.
event-prestige-lost =
    « { $event } » : l'équipe perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prestige.
event-delivered = « { $bonus } », { $area-at } : { $goods }.
event-readied =
    { $player-you ->
        [yes] Vous donnez le feu vert.
       *[no] { $player } donne le feu vert.
    }
event-unreadied =
    { $player-you ->
        [yes] Vous demandez encore un instant.
       *[no] { $player } demande encore un instant.
    }
event-countdown = Tout le monde a donné le feu vert : trois, deux, un…
event-clock-started = L'horloge démarre : { $seconds } secondes !
event-clock-jumped = L'horloge saute à { $second } s.
event-grace = Temps écoulé ! Ce qui est commencé peut encore être terminé, pendant dix secondes.
event-action-ended = La phase Action de la manche { $round } est terminée : voyons ce qu'il y a dans les assiettes.
event-pause-voted =
    { $player-you ->
        [yes] Vous demandez une pause.
       *[no] { $player } demande une pause.
    }
event-paused = La partie est en pause.
event-paused-missing =
    { $player-you ->
        [yes] Vous manquez à l'appel
       *[no] { $player } manque à l'appel
    } : l'horloge s'arrête un moment.
event-resume-voted =
    { $player-you ->
        [yes] Vous voulez reprendre.
       *[no] { $player } veut reprendre.
    }
event-resumed = Le sable coule à nouveau.
event-placed =
    { $player-you ->
        [yes] Vous posez
       *[no] { $player } pose
    } { $hourglass-def } { $space-at } (fenêtre { $window }).
event-lifted =
    { $player-you ->
        [yes] Vous reprenez
       *[no] { $player } reprend
    } { $hourglass-def }.
event-run-out = Écoulé et repris : { $hourglass-def }.
event-window-closed = La fenêtre { $window } se ferme ({ $space }).
event-specialist-used =
    { $player-you ->
        [yes] Vous faites appel à un Spécialiste :
       *[no] { $player } fait appel à un Spécialiste :
    } { $specialist-def }.
event-plate-fetched =
    { $player-you ->
        [yes] Vous allez chercher
       *[no] { $player } va chercher
    } { $plate-def } pour « { $order } » (partie { $part }).
event-token-trashed =
    { $player-you ->
        [yes] Vous jetez
       *[no] { $player } jette
    } { $good-def } { $plate-de }.
event-plate-swapped =
    { $player-you ->
        [yes] Vous échangez
       *[no] { $player } échange
    } { $plate-def } contre { $other-def }.
event-ingredient-taken =
    { $player-you ->
        [yes] Vous posez
       *[no] { $player } pose
    } { $good-indef } { $area-de } sur { $plate-def }.
event-ingredient-put-back =
    { $player-you ->
        [yes] Vous remettez
       *[no] { $player } remet
    } { $good-def } { $plate-de } { $area-at }.
event-draw-small =
    { $player-you ->
        [yes] Vous cherchez un petit cube dans le sac.
       *[no] { $player } cherche un petit cube dans le sac.
    }
event-draw-large =
    { $player-you ->
        [yes] Vous cherchez un gros cube dans le sac.
       *[no] { $player } cherche un gros cube dans le sac.
    }
event-draw-master =
    { $player-you ->
        [yes] Vous ouvrez le sac pour y regarder.
       *[no] { $player } ouvre le sac pour y regarder.
    }
event-cube-drawn =
    { $player-you ->
        [yes] Vous tirez
       *[no] { $player } tire
    } { $good-indef }.
event-bag-opened =
    { $player-you ->
        [yes] Vous voyez maintenant ce que contient le sac.
       *[no] { $player } voit maintenant ce que contient le sac.
    }
event-draw-cancelled =
    { $player-you ->
        [yes] Finalement, vous ne tirez rien.
       *[no] Finalement, { $player } ne tire rien.
    }
event-cube-placed =
    { $player-you ->
        [yes] Vous posez
       *[no] { $player } pose
    } { $good-def } sur { $plate-def }.
event-cube-aside =
    { $player-you ->
        [yes] Vous mettez
       *[no] { $player } met
    } { $good-def } de côté.
event-bag-released =
    { $player-you ->
        [yes] Vous lâchez le sac.
       *[no] { $player } lâche le sac.
    }
event-cooked =
    { $player-you ->
        [yes] Vous cuisez
       *[no] { $player } cuit
    } { $plate-def } ({ $steps ->
        [one] { $steps } cuisson
       *[other] { $steps } cuissons
    }).
event-chilled =
    { $player-you ->
        [yes] Vous réfrigérez
       *[no] { $player } réfrigère
    } { $plate-def } ({ $steps ->
        [one] { $steps } réfrigération
       *[other] { $steps } réfrigérations
    }).
event-lid-opened =
    { $player-you ->
        [yes] Vous ouvrez le couvercle du Congélateur.
       *[no] { $player } ouvre le couvercle du Congélateur.
    }
event-lid-closed =
    { $player-you ->
        [yes] Vous fermez le couvercle du Congélateur.
       *[no] { $player } ferme le couvercle du Congélateur.
    }
event-lid-closed-itself = Le couvercle du Congélateur se referme tout seul, juste à temps.
event-scoop-taken =
    { $player-you ->
        [yes] Vous posez
       *[no] { $player } pose
    } { $good-indef } sur { $plate-def }.
event-scoop-put-back =
    { $player-you ->
        [yes] Vous remettez
       *[no] { $player } remet
    } { $good-def } { $plate-de } dans le Congélateur.
event-scoop-stocked =
    { $player-you ->
        [yes] Vous rangez
       *[no] { $player } range
    } { $good-def } dans le Congélateur.
event-ice-melted =
    Le couvercle est resté ouvert ! Toute la glace du Congélateur fond ({ $scoops ->
        [one] { $scoops } boule
       *[other] { $scoops } boules
    }).
event-scoops-wasted-1 =
    Acheté, mais pas rangé, donc fondu : { pieces-1 } ({ $player-you ->
        [yes] vous
       *[no] { $player }
    }).
event-scoops-wasted-2 =
    Acheté, mais pas rangé, donc fondu : { pieces-2 } ({ $player-you ->
        [yes] vous
       *[no] { $player }
    }).
event-scoops-wasted-3 =
    Acheté, mais pas rangé, donc fondu : { pieces-3 } ({ $player-you ->
        [yes] vous
       *[no] { $player }
    }).
event-orders-suggested =
    { $player-you ->
        [yes] Vous faites des suggestions ; les clients renoncent à
       *[no] { $player } fait des suggestions ; les clients renoncent à
    } : { $orders }.
event-ice-proposed =
    { $player-you ->
        [yes] Vous proposez
       *[no] { $player } propose
    } de la glace : « { $t1 } » avec « { $o1 } », « { $t2 } » avec « { $o2 } ».
event-tiles-moved-1 =
    { $player-you ->
        [yes] Vous déplacez la tuile :
       *[no] { $player } déplace la tuile :
    } « { $t1 } » avec « { $o1 } ».
event-tiles-moved-2 =
    { $player-you ->
        [yes] Vous déplacez les tuiles :
       *[no] { $player } déplace les tuiles :
    } « { $t1 } » avec « { $o1 } », « { $t2 } » avec « { $o2 } ».
event-order-taken =
    { $player-you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } « { $order } » ({ $plates }).
event-order-taken-ice =
    { $player-you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } « { $order } » avec « { $tile } » ({ $plates }).
event-order-served =
    { $player-you ->
        [yes] Vous servez
       *[no] { $player } sert
    } « { $order } »{ $early ->
        [0] {""}
       *[other] {" "}avant la vérification
    } : { reward }.
event-order-served-ice =
    { $player-you ->
        [yes] Vous servez
       *[no] { $player } sert
    } « { $order } » avec « { $tile } »{ $early ->
        [0] {""}
       *[other] {" "}avant la vérification
    } : { reward }.
event-serve-refused =
    { $player-you ->
        [yes] Les clients vous renvoient « { $order } »
       *[no] Les clients renvoient « { $order } » à { $player }
    } : quelque chose ne va pas.
event-ingredients-bought =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { count-good } (Réserves : { $rooms }){ $cost ->
        [0] {" "}gratuitement
        [one] {" "}pour { $cost } sou
       *[other] {" "}pour { $cost } sous
    }.
event-spices-bought-1 =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { pieces-1 } pour le sac{ $cost ->
        [0] {", "}gratuitement
        [one] {", "}pour { $cost } sou
       *[other] {", "}pour { $cost } sous
    }.
event-spices-bought-2 =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { pieces-2 } pour le sac{ $cost ->
        [0] {", "}gratuitement
        [one] {", "}pour { $cost } sou
       *[other] {", "}pour { $cost } sous
    }.
event-spices-bought-3 =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { pieces-3 } pour le sac{ $cost ->
        [0] {", "}gratuitement
        [one] {", "}pour { $cost } sou
       *[other] {", "}pour { $cost } sous
    }.
event-scoops-bought-1 =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { pieces-1 }{ $cost ->
        [0] {" "}gratuitement
        [one] {" "}pour { $cost } sou
       *[other] {" "}pour { $cost } sous
    }, à ranger dans le Congélateur.
event-scoops-bought-2 =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { pieces-2 }{ $cost ->
        [0] {" "}gratuitement
        [one] {" "}pour { $cost } sou
       *[other] {" "}pour { $cost } sous
    }, à ranger dans le Congélateur.
event-scoops-bought-3 =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { pieces-3 }{ $cost ->
        [0] {" "}gratuitement
        [one] {" "}pour { $cost } sou
       *[other] {" "}pour { $cost } sous
    }, à ranger dans le Congélateur.
event-plates-washed =
    { $player-you ->
        [yes] Vous lavez
       *[no] { $player } lave
    } la vaisselle : { $plates }.
event-upgrade-bought =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { $upgrade-def } pour { count-coins }. { $upgrade-text }
event-upgrade-turned = Désormais proposé au Bureau : { $upgrade-def }.
event-rehired =
    { $player-you ->
        [yes] Vous réembauchez
       *[no] { $player } réembauche
    } { $hourglass-def } pour { count-coins }.
event-repaired =
    { $player-you ->
        [yes] Vous réparez
       *[no] { $player } répare
    } { $space-def } pour { count-coins }.
event-order-failed =
    Commande non servie : « { $order } » ({ $player-you ->
        [yes] vous
       *[no] { $player }
    }){ $lost ->
        [0] {""}
       *[other] {", "}−{ $lost } de prestige
    }.
event-dish-ruined = Raté : le plat { $plate-de } pour « { $order } ».
event-dish-melted = Fondu : le contenu { $plate-de } pour « { $order } ».
event-forgiven = Les habitués vous pardonnent « { $order } ».
event-customer-left =
    Les clients de « { $order } » ont trop attendu : ils s'en vont, et disent du mal du restaurant{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost } de prestige)
    }.
event-customer-left-ice =
    Les clients de « { $order } » avec « { $tile } » ont trop attendu : ils s'en vont, et disent du mal du restaurant{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost } de prestige)
    }.
event-wage-paid = Salaire versé, { count-coins } : { $hourglass }.
event-wage-unpaid = Impayé, et retenu au Bureau avec une dette de { count-coins } : { $hourglass-def }.
event-bonus-offered = Cartes Prestige au choix, grâce à votre prestige : { $bonuses }.
event-bonus-kept = L'équipe garde « { $bonus } ». { $bonus-text }
event-specialist-revealed = Un chef invité rejoint l'équipe : { $specialist-def }. { $specialist-text }
event-round-ended = La manche { $round } est terminée.
event-game-won = Les derniers clients sont partis, et tous reviendront. C'est gagné !
event-game-lost = Les derniers clients sont partis, et peu reviendront. C'est perdu.

## Ce que les règles refusent

not-at-this-table = Cette place n'existe pas à cette table.
lead-decides = C'est à { $player } de trancher pour l'équipe.
not-in-preparation = L'horloge ne tourne pas encore : organisez-vous, allez chercher une assiette qui manque, ou donnez le feu vert.
ready-already = Vous avez déjà donné le feu vert.
not-ready-yet = Vous n'avez pas encore donné le feu vert.
count-down-runs = Le décompte est lancé : vous pourrez commencer dans un instant.
not-in-action = C'est la phase Action : posez des sabliers et travaillez.
you-are-ready = Vous avez donné le feu vert : demandez d'abord encore un instant.
only-open-windows = Le temps est écoulé : on ne peut plus que terminer les fenêtres ouvertes et fermer le couvercle.
time-is-up = Le temps est écoulé : les sabliers restent où ils sont.
needs-piece-of-cake = Il n'y a pas de Congélateur dans cette partie : il vient avec Piece of Cake.
team-choice-first = Répondez d'abord à la question posée à l'équipe.
game-is-paused = La partie est en pause : vous pouvez seulement voter pour reprendre.
no-clock-to-pause = L'horloge ne tourne pas : prenez votre temps.
voted-already = Vous avez déjà voté.
paused-this-round = Il y a déjà eu une pause dans cette manche : attendez la suivante.
name-a-storeroom-that-jams = Choisissez une Réserve qui a une case utilisable, A ou B.
name-the-spaces-that-break =
    { $number ->
        [one] Choisissez exactement { $number } case.
       *[other] Choisissez exactement { $number } cases différentes.
    }
space-cannot-break = Cette case ne peut pas tomber en panne : choisissez-en une qui soit utilisable, dans la bonne zone.
name-an-active-storeroom = Choisissez l'une des Réserves actives.
name-three-flavours = Choisissez trois parfums différents.
flavour-not-in-supply = La réserve générale n'a plus de boule de ce parfum : choisissez un autre parfum.
order-is-not-unserved = Choisissez l'une des Commandes non servies, ou aucune.
name-all-due-hourglasses = Mettez en ordre tous les sabliers à payer, chacun une seule fois.
bonus-not-offered = Gardez l'une des deux cartes Prestige révélées.
no-such-space = Cette case n'existe pas.
space-blocked = On ne peut pas poser de sablier sur cette case en ce moment : choisissez-en une autre.
helper-in-bed = Le Commis reste au lit pendant cette manche.
space-occupied = Un sablier s'y trouve déjà : choisissez une autre case, ou attendez.
placement-without-effect = Il n'y a rien à y faire pour l'instant : gardez le sablier pour autre chose.
hourglass-not-on-board = Ce sablier n'est pas sur le plateau.
no-such-hourglass = Ce sablier n'existe pas.
hourglass-of-another-player = Ce sablier est à quelqu'un d'autre.
hourglass-not-in-play = Ce sablier n'est pas en jeu : il est impayé, ou pas encore acheté.
sand-runs = Son sable coule encore.
window-of-another-player = Cette fenêtre est à quelqu'un d'autre.
no-such-window = Cette fenêtre est fermée : posez de nouveau un sablier.
wrong-window = Cela ne se fait pas là : servez-vous d'un sablier posé dans la bonne zone.
window-is-enhanced = Vous avez commencé ici l'action améliorée : continuez-la, ou fermez la fenêtre.
window-is-normal = Vous avez commencé ici l'action normale : continuez-la, ou fermez la fenêtre.
not-the-specialist = Seul le Spécialiste joue les actions améliorées.
no-specialist-tile = Aucun Spécialiste ne travaille dans cette zone.
specialist-used = Cette action améliorée a déjà servi dans cette manche.
not-your-plate = Cette assiette n'est pas sur votre plateau individuel.
not-your-order = Cette Commande n'est pas à vous.
no-such-token = Cela ne se trouve pas sur cette assiette.
plate-on-extension = Cette assiette est au froid : laissez-la telle quelle.
dessert-carries-scoops = Il y a de la glace sur ce dessert : on n'en retire plus rien.
plate-not-empty = On n'échange qu'une assiette vide.
plate-not-on-first-line = On n'échange qu'une assiette qui n'a pas été cuite.
plate-not-clean = Il n'y a pas d'assiette propre de ce genre dans le Vaisselier : faites d'abord la vaisselle.
ice-takes-a-cup = Une glace demande une Coupe ; une assiette I ne convient que si aucune Coupe n'est propre.
dish-takes-no-cup = Un plat ne se sert pas dans une Coupe : prenez une assiette.
wrong-size = Le plat demande une assiette d'une autre taille.
no-such-part = Cette Commande n'a pas cette partie.
part-has-its-plate = Cette partie de la Commande a déjà son assiette.
mat-is-full = Votre plateau individuel est plein : il ne peut contenir que quatre assiettes.
cup-takes-only-scoops = On n'y met que des boules : c'est pour la glace.
dish-is-chilled = Ce plat a été réfrigéré : on n'y ajoute plus que des boules.
dish-carries-scoops = Il y a de la glace sur ce plat : on n'y touche plus.
dish-needs-no-more = Le plat n'en a pas besoin.
host-has-acted = Vous avez proposé de la glace : déplacez les tuiles, ou fermez la fenêtre.
no-empty-order-space = Il n'y a pas de place sur le plateau pour de nouvelles Commandes.
order-deck-empty = Il ne reste plus de Commandes.
guests-are-stubborn = Les clients sont têtus pendant cette manche : aucune suggestion ne passe.
suggest-one-or-two-orders = Choisissez une ou deux Commandes du plateau.
order-named-twice = Ne nommez chaque Commande qu'une fois.
order-not-on-board = Cette Commande n'est pas sur le plateau.
order-deck-too-small =
    { $cards ->
        [0] Il ne reste aucune carte
        [one] Il ne reste que { $cards } carte
       *[other] Il ne reste que { $cards } cartes
    } dans la pioche Commande.
no-ice-in-this-game = Il n'y a pas de glace dans cette partie : elle vient avec Piece of Cake.
propose-to-two-orders = Choisissez deux Commandes différentes du plateau.
too-few-orders-for-ice = Trop peu de Commandes du plateau peuvent recevoir de la glace : il en faut deux.
too-few-ice-tiles = Il ne reste pas deux tuiles Commande Glace.
order-carries-a-tile = Cette Commande porte déjà une tuile Commande Glace.
order-has-two-dishes = Une Commande de deux plats ne reçoit pas de glace.
no-tile-on-a-dessert = Un dessert ne reçoit pas de glace en plus.
no-tiles-laid-here = Vous n'avez pas posé de tuiles dans cette fenêtre.
tile-not-named = Dites où va chacune de vos tuiles.
tile-not-from-here = Ne déplacez que les tuiles que vous venez de poser.
tile-left-the-board = Cette tuile a quitté le plateau avec sa Commande.
tile-named-twice = Ne nommez chaque tuile qu'une fois.
two-tiles-on-one-order = Une Commande ne reçoit qu'une tuile.
mat-full =
    { $room ->
        [0] Votre plateau individuel est plein
        [one] Votre plateau individuel n'a de place que pour { $room } assiette
       *[other] Votre plateau individuel n'a de place que pour { $room } assiettes
    }.
no-room-for-the-cup = Votre plateau individuel n'a pas de place pour la Coupe.
cup-not-clean = Aucune Coupe n'est propre, ni aucune assiette I pour la remplacer.
one-plate-a-part =
    { $parts ->
        [one] Prenez exactement { $parts } assiette.
       *[other] Prenez exactement { $parts } assiettes, une par partie.
    }
plate-not-in-cupboard = Cette assiette n'est pas dans le Vaisselier : prenez-en une propre.
plate-named-twice = Ne nommez chaque assiette qu'une fois.
ice-needs-a-cup = Une glace demande une Coupe ou, à défaut, une assiette I.
cup-is-clean = Une Coupe est propre : prenez-la pour la glace.
no-dish-in-a-cup = Un plat ne se sert pas dans une Coupe : prenez-lui une assiette.
wrong-plate-size = Le plat demande une assiette d'une autre taille : regardez la Commande.
order-not-correct = Cette Commande n'est pas prête : il manque quelque chose, ou quelque chose ne va pas.
head-waiter-serves = Le Chef de rang est en train de servir : servez une autre Commande, ou fermez la fenêtre.
head-waiter-takes = Le Chef de rang est en train de prendre les Commandes : prenez-en une autre, ou fermez la fenêtre.
storeroom-has-none = Il n'y en a plus dans cette Réserve.
ingredient-not-from-here = On ne remet que ce qu'on a pris dans cette fenêtre.
no-such-storeroom = Dites de quelle Réserve.
storeroom-closed = Cette Réserve est fermée : il faut d'abord l'acheter.
another-storeroom = D'ici, vous n'atteignez que cette Réserve.
no-such-ingredient = Cet ingrédient n'existe pas.
bag-busy = Quelqu'un d'autre tient le sac : attendez un instant.
draw-under-way = Votre main est dans le sac : attendez de voir ce qu'elle y trouve.
bag-already-open = Le sac est ouvert devant vous : prenez ce qu'il vous faut.
spice-master-needs-no-grip = Le Maître des épices regarde au lieu de tâter : n'annoncez pas de prise.
bag-is-empty = Le sac est vide.
no-such-grip = Cherchez un petit cube ou un gros.
no-more-draws = Une fenêtre ne permet que dix tirages.
no-such-cubes-in-bag = Le sac ne contient pas de cube de cette taille.
cube-not-in-hand = Vous n'avez pas ce cube en main.
bag-not-held = Vous ne tenez pas le sac dans cette fenêtre : tirez d'abord.
no-such-cube = Ce cube n'existe pas.
cup-is-never-cooked = Une glace ne se cuit jamais.
chilled-is-never-cooked = Ce qui a été réfrigéré ne se cuit plus.
nothing-to-cook = Posez d'abord un ingrédient sur l'assiette.
last-line = Une assiette ne reçoit pas plus de trois cuissons.
cooked-enough = Ce plat est assez cuit.
cup-is-never-chilled = Le Frigo est pour les plats, pas pour les glaces.
last-column = Une assiette ne reçoit pas plus de deux réfrigérations.
chilled-enough = Ce plat n'a pas, ou plus, à être réfrigéré.
too-early-to-chill = Trop tôt pour le Frigo : terminez d'abord l'assiette et sa cuisson.
market-purchase-made = Vous avez déjà fait un achat ici.
stock-the-scoops-first = Rangez d'abord dans le Congélateur les boules achetées, et fermez le couvercle.
market-too-dear =
    Cela coûte { $cost ->
        [one] { $cost } sou
       *[other] { $cost } sous
    }, et l'équipe en a { $coins }.
ingredient-not-in-this-game = Cet ingrédient ne vient qu'avec Piece of Cake.
supply-empty = La réserve générale n'en a plus : achetez autre chose.
split-below-zero = Une Réserve ne peut pas recevoir moins que rien.
room-is-closed = Cette Réserve est fermée : choisissez-en une autre.
split-of-another-number =
    Répartissez exactement { $pieces ->
        [one] { $pieces } pion
       *[other] { $pieces } pions
    } entre les Réserves.
no-such-spice = Cette épice n'existe pas.
spice-not-in-this-game = Cette épice ne vient qu'avec Piece of Cake.
two-sorts-of-spices = Achetez des épices ordinaires ou des épices spéciales, pas les deux à la fois.
no-such-flavour = Ce parfum n'existe pas.
another-number-of-pieces =
    { $pieces ->
        [one] Choisissez exactement { $pieces } pièce.
       *[other] Choisissez exactement { $pieces } pièces.
    }
supply-too-small = La réserve générale n'en a pas autant : choisissez-en d'autres.
scoop-not-bought = Vous n'avez pas de telle boule à ranger.
lid-is-closed = Le couvercle est fermé : ouvrez-le d'abord.
nothing-to-wash = Choisissez au moins une assiette sale.
plate-not-in-sink = Cette assiette n'est pas dans l'Évier.
washed-twice = Ne nommez chaque assiette qu'une fois : elle est alors propre.
dish-whisperer-washes-all = Le Plongeur d'élite lave tout : choisissez toutes les assiettes de l'Évier.
too-many-to-wash = Lavez au plus { $most } assiettes.
upgrade-already-bought = Cette Amélioration est déjà achetée.
upgrade-not-face-up = Cette Amélioration n'est pas proposée.
hourglass-not-unpaid = Ce sablier n'est pas retenu au Bureau.
space-not-broken = Cette case n'est pas en panne.
office-too-dear =
    Cela coûte { $cost ->
        [one] { $cost } sou
       *[other] { $cost } sous
    }, et le Bureau en a { $coins }.
not-at-the-freezer = Pour ouvrir le couvercle, il faut être au Congélateur ou avoir des boules achetées à ranger.
no-scoops-on-this-dish = Les boules ne vont que sur les Coupes et les desserts.
no-such-scoops-left = Il n'y a plus de boule de ce parfum.
wrong-flavour = Ce parfum n'est pas demandé ici.
too-early-for-scoops = Trop tôt pour la glace : terminez d'abord le dessert.
scoop-not-from-here = On ne remet qu'une boule prise dans cette fenêtre.

## La fin

rush-won = L'Objectif est atteint : toute la ville parle du restaurant.
rush-lost-served = Trop peu de Commandes servies : { $have } sur { $need }.
rush-lost-no-coin = Il ne reste plus un seul sou au Bureau.
rush-lost-coins = Il reste trop peu de sous : { $have } sur { $need }.
rush-lost-no-prestige = Personne ne dit du bien du restaurant : il ne reste plus de prestige.
rush-lost-prestige = Trop peu de prestige : { $have } sur { $need }.
rush-lost-condition = La condition de l'Objectif n'est pas remplie : elle dit { $need }, et vous en êtes à { $have }.
rush-lost-unpaid =
    { $have ->
        [one] { $have } sablier est impayé, et aucun ne doit l'être
       *[other] { $have } sabliers sont impayés, et aucun ne doit l'être
    }.
rush-lost-ice = Trop peu de glaces servies : { $have } sur { $need }.
score-served = Commandes servies
score-coins = Sous
score-prestige = Prestige
score-ice = Commandes Glace
count-score-served =
    { $count ->
        [one] { $count } Commande
       *[other] { $count } Commandes
    }
count-score-prestige = { $count } de prestige
count-score-ice =
    { $count ->
        [one] { $count } Commande
       *[other] { $count } Commandes
    }

## La cuisine en texte

title-round = Manche { $round } sur { $rounds }
phase-planning = Préparation
phase-countdown = décompte
phase-action = Action
phase-grace = temps écoulé
phase-paused = en pause
phase-choosing = un choix de l'équipe
phase-over = la partie est finie
title-clock = horloge { $clock } sur { $last }
title-lead = chef de brigade : { $name }
title-objective = { $objective } ({ $level })
goal-served = Commandes { $have }/{ $need }
goal-coins = sous { $have }/{ $need }
goal-prestige = prestige { $have }/{ $need }
goal-ice = glaces { $have }/{ $need }
goal-condition = { $condition } Pour l'instant : { $have }.
title-next-bonus = prochaine carte Prestige à { $points } points
title-event = Évènement
title-bonuses = Cartes Prestige
title-order = { $number } { $order }
title-waiting = (en attente)
title-dish = { $size } : { $load }
title-ice = glace « { $tile } » ({ $pay }) : { $load }
title-load =
    { $goods }{ $cook ->
        [0] {""}
       *[other] {", "}cuisson { $cook }
    }{ $chill ->
        [0] {""}
       *[other] {", "}froid { $chill }
    }
title-free = libre
tile-locked = verrouillé
tile-unavailable = indisponible
tile-malfunction = en panne
title-standing = { $hourglass } jusqu'à { $until }
title-enhanced = action améliorée : { $specialist }
title-price = un achat : { count-coins }
title-closed-room = fermée
title-bag-unseen = on ne regarde pas dans le sac
title-bag = sac : { $goods }
title-bag-holder = tenu : { $name }
title-bag-hand = en main : { $goods }
title-bag-aside = de côté : { $goods }
title-lid-open = couvercle ouvert !
title-lid-closed = couvercle fermé
title-upgrade = { $upgrade } ({ count-coins })
title-dirty = sales : { $plates }
title-cupboard = Vaisselier
title-idle = Sabliers libres
title-unpaid = Impayés
title-debt = { $hourglass } ({ count-coins })
title-window = Fenêtre { $window }
title-to-stock = à ranger : { $pieces }
title-plate = { $plate-short }
title-no-plate = sans assiette
title-part =
    { $plate } { $order }{ $part ->
        [1] {""}
       *[other] {" "}(partie { $part })
    }
title-has = dessus : { $load }
title-wants = demandé : { $load }
title-correct = réussi !
title-missing = manque : { $missing }
title-cooking = cuisson { $count }
title-chilling = froid { $count }
title-seat = { $name } ({ $color })
title-away = pas là pour l'instant
title-no-orders = aucune Commande

## Ce qui est écrit sur les cartes, et ce qui se trouve sur les piles

print-event = { $event } · { $event-text }
print-bonus = { $bonus } · { $bonus-text }
print-upgrade = { $upgrade } ({ count-coins }) · { $upgrade-text }
print-upgrade-bought = { $upgrade } (achat fait) · { $upgrade-text }
print-specialist =
    { $specialist }{ $used ->
        [0] {""}
       *[other] {" "}(déjà utilisé dans cette manche)
    } · { $specialist-text }
print-supply = Réserve générale : { $goods }
print-reserve = Assiettes près du Bureau, à acheter : { $plates }
print-decks = Cartes restantes : Commandes { $orders }, Évènements { $events }, Prestige { $bonuses }, Améliorations { $upgrades }, Spécialistes { $specialists }, tuiles Commande Glace { $tiles }
print-under = Sous la pioche Prestige : { $bonuses }
print-served = Commandes servies : { $orders } (dont { $early } avant la vérification)
print-ice-served = Glaces servies : { $tiles }
print-ruined = Plats ratés ou fondus jusqu'ici : { $dishes }
print-rates = Dans cette manche : un achat coûte { $market } (ingrédients : { $tokens }), salaire { $wage }, pourboire { $tip }, { $wash } assiettes par lavage, { $lost } de prestige en moins par Commande non servie
