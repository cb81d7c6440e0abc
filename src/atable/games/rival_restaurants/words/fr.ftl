# Rival Restaurants, en français.

## Lieux : seuls, dans une phrase, où l'on est et où l'on va ; les marchés gardent leur enseigne, avec un sous-titre

location-carbtastic = Carbtastic
    .def = Carbtastic
    .at = chez Carbtastic
    .de = de Carbtastic
    .full = Carbtastic
location-fruit_stand = « Fruit » Stand
    .def = le « Fruit » Stand
    .at = au « Fruit » Stand
    .de = du « Fruit » Stand
    .subtitle = Stand de « fruits »
    .full = « Fruit » Stand (Stand de « fruits »)
location-vegetable_land = Vegetable Land
    .def = Vegetable Land
    .at = à Vegetable Land
    .de = de Vegetable Land
    .subtitle = Terre Végétale
    .full = Vegetable Land (Terre Végétale)
location-chop_shop = Chop Shop
    .def = le Chop Shop
    .at = au Chop Shop
    .de = du Chop Shop
    .full = Chop Shop
location-dairy_king = Dairy King
    .def = Dairy King
    .at = chez Dairy King
    .de = de Dairy King
    .subtitle = Roi de la Laiterie
    .full = Dairy King (Roi de la Laiterie)
location-mystery_mart = Mystery Mart
    .def = le Mystery Mart
    .at = au Mystery Mart
    .de = du Mystery Mart
    .subtitle = Marché Mystère
    .full = Mystery Mart (Marché Mystère)
location-the_island = L'Îlot Central
    .def = l'Îlot Central
    .at = à l'Îlot Central
    .de = de l'Îlot Central
    .full = L'Îlot Central

## Ingrédients : dans une liste, celui dont on parle, un parmi d'autres, après « pas », et l'accord (m, f, mp ou fp)

ingredient-bread = pain
    .def = le pain
    .indef = du pain
    .de = de pain
    .gender = m
ingredient-flour = farine
    .def = la farine
    .indef = de la farine
    .de = de farine
    .gender = f
ingredient-potatoes = pommes de terre
    .def = les pommes de terre
    .indef = des pommes de terre
    .de = de pommes de terre
    .gender = fp
ingredient-pasta = pâtes
    .def = les pâtes
    .indef = des pâtes
    .de = de pâtes
    .gender = fp
ingredient-rice = riz
    .def = le riz
    .indef = du riz
    .de = de riz
    .gender = m
ingredient-avocado = avocat
    .def = l'avocat
    .indef = un avocat
    .de = d'avocat
    .gender = m
ingredient-beans = haricots
    .def = les haricots
    .indef = des haricots
    .de = de haricots
    .gender = mp
ingredient-peppers = poivrons
    .def = les poivrons
    .indef = des poivrons
    .de = de poivrons
    .gender = mp
ingredient-sweet_fruit = fruit sucré
    .def = le fruit sucré
    .indef = un fruit sucré
    .de = de fruit sucré
    .gender = m
ingredient-tomato = tomate
    .def = la tomate
    .indef = une tomate
    .de = de tomate
    .gender = f
ingredient-carrot = carotte
    .def = la carotte
    .indef = une carotte
    .de = de carotte
    .gender = f
ingredient-garlic = ail
    .def = l'ail
    .indef = de l'ail
    .de = d'ail
    .gender = m
ingredient-greens = légumes verts
    .def = les légumes verts
    .indef = des légumes verts
    .de = de légumes verts
    .gender = mp
ingredient-onion = oignon
    .def = l'oignon
    .indef = un oignon
    .de = d'oignon
    .gender = m
ingredient-scallion = échalote
    .def = l'échalote
    .indef = une échalote
    .de = d'échalote
    .gender = f
ingredient-beef = bœuf
    .def = le bœuf
    .indef = du bœuf
    .de = de bœuf
    .gender = m
ingredient-fish = poisson
    .def = le poisson
    .indef = du poisson
    .de = de poisson
    .gender = m
ingredient-pork = porc
    .def = le porc
    .indef = du porc
    .de = de porc
    .gender = m
ingredient-poultry = volaille
    .def = la volaille
    .indef = de la volaille
    .de = de volaille
    .gender = f
ingredient-seafood = fruits de mer
    .def = les fruits de mer
    .indef = des fruits de mer
    .de = de fruits de mer
    .gender = mp
ingredient-butter = beurre
    .def = le beurre
    .indef = du beurre
    .de = de beurre
    .gender = m
ingredient-cheese = fromage
    .def = le fromage
    .indef = du fromage
    .de = de fromage
    .gender = m
ingredient-egg = œuf
    .def = l'œuf
    .indef = un œuf
    .de = d'œuf
    .gender = m
ingredient-milk = lait
    .def = le lait
    .indef = du lait
    .de = de lait
    .gender = m
ingredient-alien_goo = Alien Goo
    .def = l'Alien Goo
    .indef = de l'Alien Goo
    .de = d'Alien Goo
    .gender = m
text-ingredient-alien_goo = Quand vous cuisinez, remplace n'importe quel ingrédient obligatoire.
ingredient-chocolate = chocolat
    .def = le chocolat
    .indef = du chocolat
    .de = de chocolat
    .gender = m
text-ingredient-chocolate = Se vend 500 $ à l'Îlot Central.
ingredient-secret_sauce = sauce secrète
    .def = la sauce secrète
    .indef = de la sauce secrète
    .de = de sauce secrète
    .gender = f
text-ingredient-secret_sauce = Ajoutée à une recette basique : 1 point de popularité de plus, une fois par recette.
ingredient-tofu = tofu
    .def = le tofu
    .indef = du tofu
    .de = de tofu
    .gender = m
text-ingredient-tofu = Remplace une viande dans une recette, qui donne alors 1 déchet de moins.
ingredient-wine = vin
    .def = le vin
    .indef = du vin
    .de = de vin
    .gender = m
text-ingredient-wine = Ajouté à une recette gastronomique : 1 point de popularité de plus, une fois par recette.

## Améliorations

upgrade-basic_recipe_book = Livre de Recettes Basiques
    .def = le Livre de Recettes Basiques
    .indef = un Livre de Recettes Basiques
text-upgrade-basic_recipe_book = Après une recette basique, piochez-en 4 nouvelles, gardez-en 1 et remettez les autres sous la pioche.
upgrade-gourmet_recipe_book = Livre de Recettes Gastronomiques
    .def = le Livre de Recettes Gastronomiques
    .indef = un Livre de Recettes Gastronomiques
text-upgrade-gourmet_recipe_book = Après une recette gastronomique, piochez-en 4 nouvelles, gardez-en 1 et remettez les autres sous la pioche.
upgrade-double_stove = Table de cuisson Double
    .def = la Table de cuisson Double
    .indef = une Table de cuisson Double
text-upgrade-double_stove = Vous pouvez cuisiner ensemble 1 recette basique et 1 recette gastronomique le même jour.
upgrade-social_media_ads = Publicité sur les Réseaux Sociaux
    .def = la Publicité sur les Réseaux Sociaux
    .indef = une Publicité sur les Réseaux Sociaux
text-upgrade-social_media_ads = Vous recevez 100 $ de plus par jour.
upgrade-celebrity_endorsement = Soutien de Célébrité
    .def = le Soutien de Célébrité
    .indef = un Soutien de Célébrité
# Une option dit combien.
text-upgrade-celebrity_endorsement = Vous recevez { $amount } $ de plus par jour.

## Restaurants, et types de cuisine (une cuisine ou une recette japonaise)

restaurant-the_rising_sun = Le Soleil Levant
restaurant-seoul_food = Séoul Food
restaurant-dim_sum_and_then_some = Dim Sum et Compagnie
restaurant-naan_of_your_business = Naan Mais Dis Donc
restaurant-luchador_picante = Luchador Picante
restaurant-pasta_la_vista = Pasta la Vista
restaurant-bistrot_mon_dieu = Bistrot Mon Dieu
restaurant-the_greasy_spoonful = La Cuillère Grasse
cuisine-japanese = japonaise
cuisine-korean = coréenne
cuisine-chinese = chinoise
cuisine-indian = indienne
cuisine-mexican = mexicaine
cuisine-italian = italienne
cuisine-french = française
cuisine-american = américaine

## Niveaux et bonus de niveau

level-0 = Boui-boui
level-1 = Rising Dough (« la pâte lève »)
level-2 = Coqueluche de la ville
level-3 = Adresse la plus branchée de la ville
bonus-fresh_catch = Pêche du jour
text-bonus-fresh_catch = Piochez 2 cartes dans le rayon du Chop Shop.
bonus-signature_menu = Menu signature
text-bonus-signature_menu = À partir de maintenant, votre bonus de cuisine sur une recette basique est de +3 au lieu de +1.
bonus-golden_chopsticks = Baguettes d'or
text-bonus-golden_chopsticks = À partir de maintenant, chaque recette que vous cuisinez rapporte 1 point de popularité de plus.
bonus-zero_waste_kimchi = Kimchi zéro déchet
text-bonus-zero_waste_kimchi = À partir de maintenant, chaque recette que vous cuisinez donne 1 déchet de moins.
bonus-banchan_bar = Bar à banchan
text-bonus-banchan_bar = Piochez 1 carte dans le rayon de Vegetable Land et 1 dans celui du « Fruit » Stand.
bonus-k_wave = Vague K
text-bonus-k_wave = À partir de maintenant, chaque recette gastronomique que vous cuisinez rapporte 1 point de popularité de plus.
bonus-cart_service = Service au chariot
text-bonus-cart_service = Gagnez 100 $ et prenez 1 carte de votre choix sur le comptoir d'un marché, sauf le Mystery Mart.
bonus-lunar_new_year = Nouvel An lunaire
text-bonus-lunar_new_year = À partir de maintenant, vous recevez 100 $ de plus par jour.
bonus-dragon_feast = Festin du dragon
text-bonus-dragon_feast = Gagnez 2 points de popularité et 200 $.
bonus-happy_cows = Vaches heureuses
text-bonus-happy_cows = À partir de maintenant, les ingrédients de Dairy King vous coûtent 100 $ au lieu de 200 $ avant suppléments, aussi comme enchère minimale.
bonus-spring_cleaning = Grand ménage
text-bonus-spring_cleaning = Jetez tous vos déchets à la poubelle.
bonus-meatless_mondays = Lundis sans viande
text-bonus-meatless_mondays = À partir de maintenant, chaque recette que vous cuisinez sans carte du Chop Shop rapporte 2 points de popularité de plus.
bonus-ringside_tips = Pourboires du ring
text-bonus-ringside_tips = Gagnez 400 $.
bonus-masked_favour = Faveur masquée
text-bonus-masked_favour = Piochez 1 carte action.
bonus-roar_of_the_crowd = Clameur de la foule
text-bonus-roar_of_the_crowd = À partir de maintenant, chaque recette que vous cuisinez rapporte 1 point de popularité et 100 $ de plus.
bonus-pasta_pipeline = Oléoduc à pâtes
text-bonus-pasta_pipeline = À partir de maintenant, une fois par jour pendant Achat et Échange, vous pouvez acheter 1 carte du rayon de Carbtastic sans y être.
bonus-family_loan = Prêt familial
text-bonus-family_loan = Gagnez 400 $ et prenez gratuitement 1 amélioration à 300 $ ou moins que vous n'avez pas. Si vous avez les trois, gagnez encore 300 $.
bonus-nonnas_blessing = Bénédiction de la Nonna
text-bonus-nonnas_blessing = À partir de maintenant, chaque recette basique que vous cuisinez rapporte 2 points de popularité de plus.
bonus-menu_of_the_day = Menu du jour
text-bonus-menu_of_the_day = À partir de maintenant, quand vous piochez une recette après avoir cuisiné, piochez-en 1 de plus, gardez-en 1 et remettez le reste sous la pioche.
bonus-cellar_key = Clé de la cave
text-bonus-cellar_key = Gagnez 300 $ et prenez 1 carte de votre choix sur le comptoir du Mystery Mart.
bonus-haute_cuisine = Haute cuisine
text-bonus-haute_cuisine = À partir de maintenant, chaque recette de valeur imprimée 6 ou plus que vous cuisinez rapporte 2 points de popularité de plus.
bonus-free_refills = À volonté
text-bonus-free_refills = Gagnez 300 $ et piochez 1 carte action.
bonus-bottomless_bin = Poubelle sans fond
text-bonus-bottomless_bin = À partir de maintenant, 1 déchet est ignoré quand on compte la pénalité de chaque recette.
bonus-meat_sweats = Coup de chaud carné
text-bonus-meat_sweats = À partir de maintenant, chaque recette que vous cuisinez avec au moins 1 carte du Chop Shop rapporte 1 point de popularité et 200 $ de plus.

## Chefs, aussi par leur petit nom, et leurs pouvoirs

chef-angus_khan = Angus Khan
    .short = Angus
    .de = d'Angus Khan
    .gender = m
nickname-angus_khan = Le Chef Mystérieux
power-angus_khan = Wok Away
text-power-angus_khan = Fin de Revenu et Déplacement : vous pouvez chasser 1 chef de votre marché pour la journée ; ce chef va aussitôt dans un autre lieu. Sans effet à l'Îlot Central.
chef-antoine_baguette = Antoine Baguette
    .short = Antoine
    .de = d'Antoine Baguette
    .gender = m
nickname-antoine_baguette = Le Chef Pompeux
power-antoine_baguette = Goûts Aristocratiques
text-power-antoine_baguette = Chaque autre chef au même lieu que vous paie à la banque 100 $ de plus par article acheté, même à l'Îlot Central.
chef-biff_brobeque = Biff Brobeque
    .short = Biff
    .de = de Biff Brobeque
    .gender = m
nickname-biff_brobeque = Le Chef Frérot
power-biff_brobeque = Bro-Tein Style
text-power-biff_brobeque = Dans vos recettes, un ingrédient du Chop Shop peut en remplacer un de Vegetable Land. Une recette cuisinée avec au moins 2 viandes vous rapporte 300 $.
chef-gardena_eden = Gardena Eden
    .short = Gardena
    .de = de Gardena Eden
    .gender = f
nickname-gardena_eden = La Vengeresse Vegan
power-gardena_eden = Sauvez les Animaux
text-power-gardena_eden = Dans vos recettes, 2 ingrédients identiques de Vegetable Land peuvent remplacer une viande. Pour chaque viande remplacée, vous pouvez faire défausser à un autre restaurant une viande placée à côté d'une recette qu'il ne cuisine pas ce jour-là.
chef-general_stroganov = General Stroganov
    .short = Stroganov
    .de = de General Stroganov
    .gender = m
nickname-general_stroganov = Le Chef Militaire
power-general_stroganov = Partage Avec Moi, Camarade
text-power-general_stroganov = Achat et Échange, une fois par jour : prenez 1 ingrédient à un autre restaurant contre 100 $, mais ni un ingrédient placé à côté d'une recette, ni un ingrédient du Mystery Mart.
chef-gohan_sushido = Gohan Sushido
    .short = Gohan
    .de = de Gohan Sushido
    .gender = m
nickname-gohan_sushido = Le Chef Samouraï
power-gohan_sushido = L'Art du Foodshido
text-power-gohan_sushido = Achat et Échange, une fois par jour, où que vous soyez : achetez 1 carte du rayon d'un marché où il n'y a aucun chef, sauf le Mystery Mart.
chef-kim_chi = Kim Chi
    .short = Kim
    .de = de Kim Chi
    .gender = f
nickname-kim_chi = Le Chef Dramatique
power-kim_chi = Drama Queen
text-power-kim_chi = Fin de Revenu et Déplacement : vous pouvez payer 100 $ ou défausser 1 ingrédient pour obliger 1 chef à vous rejoindre. Jamais le même deux jours de suite.
chef-lovehandles_mcfatterson = Lovehandles McFatterson
    .short = Lovehandles
    .de = de Lovehandles McFatterson
    .gender = m
nickname-lovehandles_mcfatterson = Le Chef XXL
power-lovehandles_mcfatterson = Le Gras, C'est la Vie
text-power-lovehandles_mcfatterson = Les autres chefs à votre marché n'ont plus accès au comptoir, seulement au rayon. Sans effet au Mystery Mart.
chef-mortimer_sleazburger = Mortimer Sleazburger
    .short = Mortimer
    .de = de Mortimer Sleazburger
    .gender = m
nickname-mortimer_sleazburger = Le Sale Chef
power-mortimer_sleazburger = Sale Coup
text-power-mortimer_sleazburger = Revenu et Déplacement : vous pouvez donner 1 de vos déchets à un autre chef. Jamais au même deux jours de suite.
chef-phyllis_grubman = Phyllis Grubman
    .short = Phyllis
    .de = de Phyllis Grubman
    .gender = f
nickname-phyllis_grubman = La Dame Déjeuner
power-phyllis_grubman = Viande Mystère
text-power-phyllis_grubman = Dans vos recettes, les ingrédients du Chop Shop peuvent se remplacer entre eux. Une fois par jour au Chop Shop : achetez 2 ingrédients pour 300 $ en tout.
chef-pork_knuckles = Pork Knuckles
    .short = Pork Knuckles
    .de = de Pork Knuckles
    .gender = m
nickname-pork_knuckles = Le Patron de la Foule
power-pork_knuckles = Marché Noir
text-power-pork_knuckles = Achat et Échange, une fois par jour, où que vous soyez : achetez 1 carte action à 300 $.
chef-senor_fuego = Señor Fuego
    .short = Fuego
    .de = de Señor Fuego
    .gender = m
nickname-senor_fuego = Le Chef Charismatique
power-senor_fuego = Shopping Shenanigans
text-power-senor_fuego = Fin de Revenu et Déplacement : chaque autre chef à votre marché vous donne 200 $, ou tout son argent s'il a moins. Sans effet à l'Îlot Central.

## Recettes

recipe-edamame_salad = Salade d'edamame
flavour-recipe-edamame_salad = Ça éclate, et ça plaît.
recipe-onigiri = Onigiri
flavour-recipe-onigiri = Tout est meilleur en triangle.
recipe-tamago_sando = Sando à l'œuf
flavour-recipe-tamago_sando = Un câlin entre deux tranches.
recipe-midnight_ramen = Ramen de minuit
flavour-recipe-midnight_ramen = Plus ça slurpe, plus on applaudit.
recipe-chirashi_bowl = Bol chirashi
flavour-recipe-chirashi_bowl = L'océan, éparpillé avec goût.
recipe-emperors_sukiyaki = Sukiyaki de l'empereur
flavour-recipe-emperors_sukiyaki = On s'incline, puis on trempe.
recipe-tteokbokki = Tteokbokki
flavour-recipe-tteokbokki = Moelleux, piquant, imprononçable.
recipe-kimchi_pancakes = Crêpes au kimchi
flavour-recipe-kimchi_pancakes = Un petit-déj' qui a du caractère.
recipe-seoul_corn_dog = Corn-dog de Séoul
flavour-recipe-seoul_corn_dog = Le repas sur bâton, la sauce sur la chemise.
recipe-bibimbap = Bibimbap
flavour-recipe-bibimbap = Mélangez avec conviction.
recipe-army_stew = Ragoût de l'armée
flavour-recipe-army_stew = Toutes les rations au rapport !
recipe-sundubu_surprise = Sundubu surprise
flavour-recipe-sundubu_surprise = La surprise : ça bout encore.
recipe-scallion_pancakes = Galettes à l'échalote
flavour-recipe-scallion_pancakes = Plates, et fières de l'être.
recipe-egg_fried_rice = Riz sauté aux œufs
flavour-recipe-egg_fried_rice = Le riz d'hier, le héros du jour.
recipe-lucky_dumplings = Raviolis porte-bonheur
flavour-recipe-lucky_dumplings = L'un d'eux cache une pièce : mâchez doucement.
recipe-wedding_chow_mein = Chow mein des mariés
flavour-recipe-wedding_chow_mein = Jusqu'à ce que la fourchette nous sépare.
recipe-mapo_inferno = Mapo infernal
flavour-recipe-mapo_inferno = Servi avec une décharge à signer.
recipe-peking_duck_banquet = Banquet de canard laqué
flavour-recipe-peking_duck_banquet = Le canard n'avait pas confirmé sa venue.
recipe-chana_masala = Chana masala
flavour-recipe-chana_masala = Petits pois chiches, grandes idées.
recipe-samosa_tower = Tour de samoussas
flavour-recipe-samosa_tower = Solidité non garantie.
recipe-palak_paneer = Palak paneer
flavour-recipe-palak_paneer = Le vert est le nouveau délicieux.
recipe-royal_biryani = Biryani royal
flavour-recipe-royal_biryani = Sept couches de secrets.
recipe-butter_chicken_deluxe = Butter chicken deluxe
flavour-recipe-butter_chicken_deluxe = Le beurre a son propre beurre.
recipe-goan_fish_curry = Curry de poisson de Goa
flavour-recipe-goan_fish_curry = Des vacances qui se mangent.
recipe-holy_guacamole = Sacré guacamole
flavour-recipe-holy_guacamole = Oui, c'est en supplément.
recipe-quesadilla = Quesadilla
flavour-recipe-quesadilla = Pliée pour votre sécurité.
recipe-huevos_rancheros = Huevos rancheros
flavour-recipe-huevos_rancheros = Œufs au plat, humour noir.
recipe-baja_fish_tacos = Tacos de poisson Baja
flavour-recipe-baja_fish_tacos = La vague arrive, ouvrez la bouche.
recipe-mole_poblano = Mole poblano
flavour-recipe-mole_poblano = Le dessert et le dîner entrent dans un bar…
recipe-lucha_fajitas = Fajitas lucha libre
flavour-recipe-lucha_fajitas = Trois viandes entrent, un seul convive sort.
recipe-bruschetta = Bruschetta
flavour-recipe-bruschetta = Un toast qui a étudié à l'étranger.
recipe-pizza_margherita = Pizza margherita
flavour-recipe-pizza_margherita = Aucun ananas n'a été maltraité.
recipe-carbonara = Carbonara
flavour-recipe-carbonara = De la crème ? Sortez.
recipe-nonnas_minestrone = Minestrone de la Nonna
flavour-recipe-nonnas_minestrone = Mange, tu as maigri.
recipe-lasagna_al_forno = Lasagnes au four
flavour-recipe-lasagna_al_forno = Des pâtes porteuses.
recipe-tiramisu = Tiramisu
flavour-recipe-tiramisu = Remonte-moi, repose-moi, ressers-moi.
recipe-ratatouille_minute = Ratatouille minute
flavour-recipe-ratatouille_minute = Aucun rat n'a été consulté.
recipe-onion_soup = Soupe à l'oignon
flavour-recipe-onion_soup = On pleure d'abord, on mange ensuite.
recipe-croissants = Croissants
flavour-recipe-croissants = 90 % de beurre, 10 % de fierté.
recipe-steak_frites = Steak frites
flavour-recipe-steak_frites = Saignant, comme la critique.
recipe-bouillabaisse = Bouillabaisse
flavour-recipe-bouillabaisse = Si ça nageait, c'est dedans.
recipe-lobster_thermidor = Homard Thermidor
flavour-recipe-lobster_thermidor = Guillotine non fournie.
recipe-farmstand_slaw = Salade du marché
flavour-recipe-farmstand_slaw = Techniquement, c'est un légume.
recipe-loaded_potato = Patate farcie
flavour-recipe-loaded_potato = Chargée, et elle assume.
recipe-diner_cheeseburger = Cheeseburger du diner
flavour-recipe-diner_cheeseburger = La serviette est un accompagnement.
recipe-county_fair_chili = Chili de la foire
flavour-recipe-county_fair_chili = Ruban bleu, visage rouge.
recipe-pitmaster_platter = Plateau du pitmaster
flavour-recipe-pitmaster_platter = Bavoir obligatoire.
recipe-death_by_sundae = Coupe fatale
flavour-recipe-death_by_sundae = Cause du décès : la deuxième cuillère.

## Cartes action

card-clam_voyance = Clam-Voyance
text-card-clam_voyance = En réponse : une carte action ou un pouvoir de chef qui vous vise, même une Clam-Voyance, n'a pas d'effet sur vous (un pouvoir permanent : jusqu'à la fin de la journée). Ne compte pas comme votre carte du jour.
flavour-card-clam_voyance = Je l'avais vu venir. Et ça sentait la marée.
card-raiders_of_the_lost_pork = Raiders of the Lost Pork
text-card-raiders_of_the_lost_pork = Prenez à un autre restaurant 1 ingrédient de votre choix, même placé à côté d'une recette.
flavour-card-raiders_of_the_lost_pork = Sa place est dans une cuisine. La mienne.
card-armed_robbery = Armed Robbery
text-card-armed_robbery = Prenez la moitié de l'argent d'un autre restaurant qui a au moins 200 $, arrondie aux 100 $ inférieurs.
flavour-card-armed_robbery = Haut les mains, bas les fouets.
card-fake_sale = Soldes bidon
text-card-fake_sale = Une fois les chefs placés : jusqu'à la fin de la journée, chaque article qu'achète un autre restaurant coûte le double. Ses enchères minimales aussi, sauf dans une guerre des enchères déjà ouverte.
flavour-card-fake_sale = Deux pour le prix de quatre !
card-one_world = Une seule planète
text-card-one_world = Jetez 1 à 3 de vos déchets à la poubelle et gagnez 100 $ pour chacun.
flavour-card-one_world = Trier, recycler, s'enrichir.
card-say_cheese = Souriez !
text-card-say_cheese = Une fois les chefs placés : chaque autre restaurant choisit en secret de sourire (et de vous payer 100 $) ou de rester de marbre (et de prendre 1 déchet). Sans 100 $, pas de sourire.
flavour-card-say_cheese = Impossible de rester sérieux devant un gorgonzola.
card-express_dillivery = Aneth Express
text-card-express_dillivery = Achat et Échange : achetez 1 carte sur le comptoir d'un marché où votre chef n'est pas, exactement au prix du marché. Pas une carte réservée, disputée aux enchères ou retirée de la vente pour la journée.
flavour-card-express_dillivery = Trente minutes, sinon c'est du persil.
card-health_inspection = Contrôle sanitaire
text-card-health_inspection = Un autre restaurant paie à la banque 100 $ pour chacun de ses déchets, dans la mesure de ses moyens.
flavour-card-health_inspection = Ce rat est-il déclaré ?
card-food_fight = Bataille de purée
text-card-food_fight = Une fois les chefs placés : chaque autre restaurant dont le chef est au même lieu que le vôtre défausse 1 ingrédient de son choix de son stock.
flavour-card-food_fight = Attention au canard volant !
card-trash_talk = Propos orduriers
text-card-trash_talk = Donnez 1 ou 2 de vos déchets à un autre restaurant.
flavour-card-trash_talk = Ce n'est pas toi, c'est ta poubelle.
card-recipe_switcheroo = Chassé-croisé
text-card-recipe_switcheroo = Échangez l'une de vos recettes contre celle du même type d'un autre restaurant ; s'il y en a deux, vous choisissez. Les ingrédients ne changent pas de mains.
flavour-card-recipe_switcheroo = Ton menu avait meilleure mine.
card-cook_the_books = Maquiller le menu
text-card-cook_the_books = Remettez l'une de vos recettes sous sa pioche, piochez-en 3 du même type, gardez-en 1 et remettez les autres sous la pioche.
flavour-card-cook_the_books = Cuisine créative, comptabilité créative.
card-taxi = Taxi !
text-card-taxi = Une fois les chefs placés : déplacez votre chef vers un autre lieu et choisissez-y un emplacement.
flavour-card-taxi = Suivez ce homard !
card-road_work = Déviation
text-card-road_work = Une fois les chefs placés : envoyez à l'Îlot Central un chef rival qui se trouve à un marché.
flavour-card-road_work = Raccourci fermé pour dix ans.
card-happy_hour = Happy hour
text-card-happy_hour = Achat et Échange : jusqu'à la fin de la phase, chaque article que vous achetez coûte 100 $ de moins, mais au moins 100 $. Sans effet sur les guerres des enchères.
flavour-card-happy_hour = Il est cinq heures dans un garde-manger.
card-tip_jar = Bocal à pourboires
text-card-tip_jar = Chaque autre restaurant qui a au moins 100 $ vous donne 100 $.
flavour-card-tip_jar = La culpabilité est un condiment.
card-dumpster_dive = Plongée en benne
text-card-dumpster_dive = Prenez 1 ingrédient dans la pile de défausse d'un marché, puis 1 déchet.
flavour-card-dumpster_dive = Les restes des uns…
card-going_going_mine = Une fois, deux fois, à moi !
text-card-going_going_mine = Dans une guerre des enchères à laquelle vous participez : tous les autres chefs en sortent. S'il ne reste que vous, vous achetez à votre prix minimum, quelles que soient les enchères. Enchère secrète : à joindre à une enchère de plus de 0 $.
flavour-card-going_going_mine = Le marteau était un attendrisseur.
card-power_cut = Coupure de courant
text-card-power_cut = Un autre restaurant ne peut pas cuisiner de recette gastronomique aujourd'hui.
flavour-card-power_cut = Dîner aux chandelles, froid.
card-critic_at_the_door = Un critique à la porte
text-card-critic_at_the_door = Quand vous annoncez ce que vous cuisinez : l'une de ces recettes rapporte 2 points de popularité de plus.
flavour-card-critic_at_the_door = Souriez. Dressez. Priez.
card-return_to_sender = Retour à l'envoyeur
text-card-return_to_sender = En réponse, si vous n'avez pas encore joué votre carte du jour, à une carte action (sauf Clam-Voyance) qui ne vise que vous : les rôles s'inversent. Elle ne vise plus que le restaurant qui l'a jouée, et c'est vous qui en faites les choix.
flavour-card-return_to_sender = Adresse inconnue, appétit intact.

## Types de recettes

type-basic = basique
    .plural = basiques
type-gourmet = gastronomique
    .plural = gastronomiques

## Phases

phase-money_move = Revenu et Déplacement
phase-buy_barter = Achat et Échange
phase-cook_counter = Cuisine et Comptoir

## L'argent

count-money = { $count } $

## Ce qui s'échange : argent, déchets, cartes, choses nommées et promesses, dans cet ordre

goods-given =
    { $given_parts ->
        [0] rien
       *[other]
            { $given_money ->
                [0] {""}
               *[other] { $given_money } $
            }{ $given_before_garbage }{ $given_garbage ->
                [0] {""}
               *[other]
                    { $given_garbage ->
                        [one] { $given_garbage } déchet
                       *[other] { $given_garbage } déchets
                    }
            }{ $given_before_cards }{ $given_cards ->
                [0] {""}
               *[other]
                    { $given_cards ->
                        [one] { $given_cards } carte action
                       *[other] { $given_cards } cartes action
                    }
            }{ $given_before_things }{ $given_things-count ->
                [0] {""}
               *[other] { $given_things }
            }{ $given_before_favour }{ $given_promised ->
                [0] {""}
               *[other] la faveur « { $given_favour } »
            }
    }
goods-wanted =
    { $wanted_parts ->
        [0] rien
       *[other]
            { $wanted_money ->
                [0] {""}
               *[other] { $wanted_money } $
            }{ $wanted_before_garbage }{ $wanted_garbage ->
                [0] {""}
               *[other]
                    { $wanted_garbage ->
                        [one] { $wanted_garbage } déchet
                       *[other] { $wanted_garbage } déchets
                    }
            }{ $wanted_before_cards }{ $wanted_cards ->
                [0] {""}
               *[other]
                    { $wanted_cards ->
                        [one] { $wanted_cards } carte action
                       *[other] { $wanted_cards } cartes action
                    }
            }{ $wanted_before_things }{ $wanted_things-count ->
                [0] {""}
               *[other] { $wanted_things }
            }{ $wanted_before_favour }{ $wanted_promised ->
                [0] {""}
               *[other] la faveur « { $wanted_favour } »
            }
    }
trade-money = assez d'argent
trade-garbage = autant de déchets
trade-action-cards = ces cartes action

## Consignes permanentes, dans une liste

order-answer-always = toujours répondre avec Clam-Voyance
order-answer-never = ne jamais répondre
order-powers-default = pouvoirs de Revenu et Déplacement par défaut
order-cook_on-always = cuisiner malgré les déchets
order-discard-cheapest = défausser la viande la moins utile
order-recipe-fewest_missing = garder la recette à laquelle il manque le moins
order-shopping = une liste de courses
order-relocation = où aller en cas d'exclusion

## Options

option-mode = Mode
    .help = auto : Brigade de Cuisine à 2 joueurs, jeu de base à partir de 3 ; base : un chef chacun ; kitchen_squad (Brigade de Cuisine), ou kitchen_squad_draft pour choisir les chefs à tour de rôle : une brigade de trois chefs et un CNC chacun, à 2 joueurs ; two_many_cooks (L'un « deux » est de trop dans la cuisine) : deux chefs chacun, à 2 ou 3 joueurs.
value-mode-auto = le mode habituel
value-mode-base = le jeu de base
value-mode-kitchen_squad = la Brigade de Cuisine
value-mode-kitchen_squad_draft = la Brigade de Cuisine avec draft
value-mode-two_many_cooks = L'un « deux » est de trop dans la cuisine
option-variant_amateur = Chef Amateur
    .help = Pour une première partie : Achat et Échange sans minuteur, et pas de pouvoir de chef avant le premier niveau.
option-variant_startup = Start up
    .help = Pour une partie plus longue : deux recettes basiques au départ, mais ni ingrédients ni carte action.
option-bb_seconds = Durée d'Achat et Échange
    .help = De 30 à 180 secondes en direct ; 0 : sans minuteur.
option-wheel_seconds = Temps pour régler la roue
    .help = De 15 à 180 secondes en direct ; 0 : sans limite.
option-placement_mode = Placement
    .help = two_step : l'emplacement se choisit une fois les roues révélées ; combined : en même temps que la roue ; auto : en même temps, mais seulement en différé.
value-placement_mode-auto = des emplacements choisis comme d'habitude
value-placement_mode-two_step = des emplacements choisis après les roues
value-placement_mode-combined = des emplacements choisis avec les roues
option-war_mode = Guerres des enchères
    .help = open : chacun voit les enchères et peut monter, si Achat et Échange a un minuteur ; sealed : chacun fixe un maximum en secret ; auto : ouvertes en direct, secrètes sinon.
value-war_mode-auto = des enchères comme d'habitude
value-war_mode-open = des enchères ouvertes
value-war_mode-sealed = des enchères secrètes
option-restaurant_choices = Choix du restaurant
    .help = Nombre de restaurants distribués à chacun, qui en garde un (de 1 à 4).
option-chef_choices = Choix du chef
    .help = Nombre de chefs distribués à chacun, qui en garde un (de 1 à 4) ; jeu de base seulement.
option-beginner_chefs = Chefs pour débuter
    .help = Seulement les six chefs les plus simples à prendre en main ; jeu de base seulement.
option-mystery_mart_safe_zone = Mystery Mart protégé
    .help = Les pouvoirs de lieu n'agissent pas au Mystery Mart ; toujours ainsi en Brigade de Cuisine.
option-celebrity_income_bonus = Revenu du Soutien de Célébrité
    .help = Ce que le Soutien de Célébrité ajoute au revenu quotidien : 100 ou 200 dollars.
option-response_privacy = Discrétion des réponses
    .help = strict : chaque cible est interrogée, quelle que soit sa main ; fast : on n'interroge personne qui n'ait de quoi répondre ; auto : rapide en simulation seulement.
value-response_privacy-auto = des réponses comme d'habitude
value-response_privacy-strict = des réponses discrètes
value-response_privacy-fast = des réponses rapides
option-max_days = Nombre maximal de jours
    .help = De 20 à 100 ; 0 : 60 jours, ou 40 en simulation.
bad-market-seconds = Achat et Échange dure au moins { $least } secondes, ou 0 pour jouer sans minuteur
bad-wheel-seconds = il faut au moins { $least } secondes pour régler les roues, ou 0 pour ne pas les limiter
bad-celebrity-bonus = le Soutien de Célébrité rapporte 100 ou 200 dollars
bad-days = une partie dure au moins { $least } jours, ou 0 pour le nombre habituel
bad-squad-seats = la Brigade de Cuisine se joue à 2 joueurs, et non à { $seats }
bad-cooks-seats = L'un « deux » est de trop dans la cuisine se joue à 2 ou 3 joueurs, et non à { $seats }
bad-restaurant-choices = à cette table, il n'y a pas plus de { $most } restaurants pour chacun
bad-chef-choices-mode = le choix du chef n'existe que dans le jeu de base
bad-beginners-mode = les chefs pour débuter n'existent que dans le jeu de base
bad-chef-choices = à cette table, il n'y a pas plus de { $most } chefs pour chacun
bad-beginners = à cette table, il n'y a pas plus de { $most } chefs pour débuter pour chacun
bad-open-war-without-clock = les enchères ouvertes demandent le minuteur d'Achat et Échange, en direct

## Ce qui est demandé, et qui l'on attend

ask-choose-restaurant = Gardez l'un de vos restaurants.
ask-choose-chef = Gardez l'un de vos chefs.
ask-choose-npc = Gardez l'un de vos deux chefs comme CNC : il fait des courses et gêne l'autre joueur, mais ne cuisine jamais.
ask-choose-squad = Gardez trois de vos quatre chefs : ce sera votre Brigade de Cuisine.
ask-draft-pick = Prenez un chef pour votre Brigade de Cuisine.
ask-draft-ban = Bannissez un chef : personne ne le jouera.
ask-wheel = Où va votre chef aujourd'hui ? Réglez votre roue ; vous pouvez d'abord jouer une carte action.
ask-wheels = Où vont vos chefs aujourd'hui ? Réglez vos deux roues ; vous pouvez d'abord jouer une carte action.
ask-spot = Sur quelle carte se pose votre chef ? Un emplacement du comptoir, ou le rayon.
ask-window = Tous les chefs sont placés. Jouez-vous une carte action avant les pouvoirs ?
ask-power = { $chef } peut maintenant exercer son pouvoir.
ask-relocate = { $chef } doit aller ailleurs. Où donc ?
ask-relocate-spot = { $chef } arrive { $location-at }. Sur quel emplacement ?
ask-answer = { $author } vous vise avec « { $what } ». Que répondez-vous ?
ask-answer-back = { $target } arrête votre « { $what } ». Répondez-vous ?
ask-return = « { $card } » est maintenant à vous, contre { $target }. Choisissez son effet.
ask-food-fight = { $author } lance une bataille de purée ! Quel ingrédient jetez-vous ?
ask-say-cheese = { $author } prend une photo. Souriez-vous (100 $), ou restez-vous de marbre (1 déchet) ?
ask-recipe = Gardez l'une des recettes piochées. Les autres vont sous la pioche.
ask-market = Les marchés sont ouverts ! Achetez, enchérissez et marchandez jusqu'à la fin du temps, ou dites que vous avez terminé.
ask-market-open = Les marchés ouvrent. Jouez-vous une carte, ou épargnez-vous quelqu'un ?
ask-claims = Décidez de vos premiers achats, et fixez vos enchères secrètes.
ask-shop = { $chef } fait ses courses { $location-at }. Achetez une chose, ou passez.
ask-market-close = Les marchés vont fermer. Jouez-vous une carte ?
ask-ready = Dites que vous avez terminé quand vous n'avez plus rien à échanger.
ask-offer = { $player } vous fait une offre. L'acceptez-vous ?
ask-barter =
    Vous pouvez encore faire { $left ->
        [one] { $left } offre
       *[other] { $left } offres
    }, ou passer.
ask-cook = Aux fourneaux ! Que cuisinez-vous aujourd'hui ?
ask-cook-on =
    Vous avez { $garbage ->
        [one] { $garbage } déchet
       *[other] { $garbage } déchets
    } ; chacun de ceux qui comptent retire 1 point de popularité à chaque recette. Cuisinez-vous quand même ?
ask-gardena = Sauvez les animaux : vous pouvez faire défausser une viande à quelqu'un.
ask-finish = Votre plat est servi. Que faites-vous ensuite ?
ask-bonus = Votre nouveau niveau apporte « { $bonus } ». L'utilisez-vous ?
ask-bonus-or-finish = Votre nouveau niveau apporte « { $bonus } ». Utilisez-le tout de suite, ou terminez d'abord autre chose.
ask-sacrifice = Gardena Eden sauve un animal : quelle viande défaussez-vous ?
ask-vote = { $tied } sont à égalité. Qui est le Top Chef ?
wait-choose-restaurant = On attend { $players } : un restaurant à garder.
wait-choose-chef = On attend { $players } : un chef à garder.
wait-choose-npc = On attend { $players } : un CNC à garder.
wait-choose-squad = On attend { $players } : une Brigade de Cuisine à former.
wait-draft-pick = On attend { $players } : un chef à prendre.
wait-draft-ban = On attend { $players } : un chef à bannir.
wait-wheel = On attend { $players } : une roue à régler.
wait-wheels = On attend { $players } : des roues à régler.
wait-spot = On attend { $players } : un emplacement à choisir.
wait-window = On attend { $players } : peut-être une carte action.
wait-power = On attend { $players } : { $chef } peut exercer son pouvoir.
wait-relocate = On attend { $players } : { $chef } doit aller ailleurs.
wait-relocate-spot = On attend { $players } : { $chef } arrive { $location-at }.
wait-answer = On attend { $players } : on peut répondre à « { $what } » ({ $author }).
wait-return = On attend { $players } : « { $card } » est renvoyée à { $target }.
wait-food-fight = On attend { $players } : { $author } a lancé une bataille de purée.
wait-say-cheese = On attend { $players } : { $author } prend une photo.
wait-recipe = On attend { $players } : une recette à garder.
wait-market = On attend { $players } : les marchés sont ouverts.
wait-market-open = On attend { $players } : les marchés ouvrent.
wait-claims = On attend { $players } : les premiers achats et les enchères secrètes.
wait-shop = On attend { $players } : les courses continuent.
wait-market-close = On attend { $players } : les marchés vont fermer.
wait-ready = On attend { $players } : peut-être un dernier échange.
wait-offer = On attend { $players } : une réponse à donner à { $player }.
wait-barter = On attend { $players } : peut-être une offre (encore { $left }).
wait-cook = On attend { $players } : un menu à choisir.
wait-cook-on =
    On attend { $players } : cuisiner malgré { $garbage ->
        [one] { $garbage } déchet
       *[other] { $garbage } déchets
    }, ou non.
wait-gardena = On attend { $players } : Gardena peut sauver un animal.
wait-finish = On attend { $players } : un plat à terminer.
wait-bonus = On attend { $players } : « { $bonus } » à utiliser.
wait-bonus-or-finish = On attend { $players } : « { $bonus } » à utiliser, ou un plat à terminer.
wait-sacrifice = On attend { $players } : une viande à défausser.
wait-vote = On attend { $players } : { $tied } sont à égalité.

## Ce qui peut être fait

do-keep-restaurant = Garder « { $restaurant } » (cuisine { $cuisine })
do-keep-chef = Garder { $chef }. { $effect }
do-keep-squad = Garder { $cards }
do-pick-chef = Prendre { $chef }. { $effect }
do-ban-chef = Bannir { $chef }
do-choose-active = Nommer { $chef } Chef Actif
do-set-wheel =
    Aller { $location-at }{ $spot ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $spot })
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-choose-spot =
    Se poser sur { $spot ->
        [0] le rayon
       *[other] l'emplacement { $spot }
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-relocate =
    Se rendre { $location-at }{ $spot ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $spot })
    }
do-take-back = Changer d'avis
do-card-raiders_of_the_lost_pork = Jouer « { $card } » : prendre { $ingredient-def } à { $victim }
do-card-armed_robbery = Jouer « { $card } » contre { $victim }
do-card-fake_sale = Jouer « { $card } » contre { $victim }
do-card-one_world =
    Jouer « { $card } » : jeter { $amount ->
        [one] { $amount } déchet
       *[other] { $amount } déchets
    }
do-card-say_cheese = Jouer « { $card } »
do-card-express_dillivery = Jouer « { $card } » : acheter la carte de l'emplacement { $spot } { $location-at }
do-card-health_inspection = Jouer « { $card } » contre { $victim }
do-card-food_fight =
    Jouer « { $card } »{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-card-trash_talk =
    Jouer « { $card } » : donner { $amount ->
        [one] { $amount } déchet
       *[other] { $amount } déchets
    } à { $victim }
do-card-recipe_switcheroo = Jouer « { $card } » : échanger « { $recipe } » contre « { $other } » avec { $victim }
do-card-cook_the_books = Jouer « { $card } » : remplacer « { $recipe } »
do-card-taxi =
    Jouer « { $card } » : aller { $location-at }{ $spot ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $spot })
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-card-road_work = Jouer « { $card } » : envoyer à l'Îlot Central le chef { $figure } ({ $victim })
do-card-happy_hour = Jouer « { $card } »
do-card-tip_jar = Jouer « { $card } »
do-card-dumpster_dive = Jouer « { $card } » : repêcher { $ingredient-def } dans une défausse
do-card-going_going_mine =
    Jouer « { $card } »{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-card-power_cut = Jouer « { $card } » contre { $victim }
do-answer =
    { $victim-you ->
        [yes] Répondre avec « { $card } »
       *[no] Répondre à { $victim } avec « { $card } »
    }
do-let-happen =
    { $victim-you ->
        [yes] Laisser faire
       *[no] Laisser passer la réponse ({ $victim })
    }
do-smile = Sourire (et payer 100 $)
do-keep-straight-face = Rester de marbre (et prendre 1 déchet)
do-discard = Défausser { $ingredient-def }
do-keep-recipe = Garder « { $recipe } » (valeur { $value } : { $ingredients })
do-use-mortimer = Donner 1 déchet à { $victim }
do-use-kim = Payer 100 $ pour faire venir le chef { $figure }
do-use-kim-ingredient = Défausser { $ingredient-def } pour faire venir le chef { $figure }
do-use-angus = Chasser le chef { $figure }
do-use-fuego = Prendre 200 $ à { $players }
do-use-stroganov = Prendre { $ingredient-def } à { $victim } contre 100 $
do-use-gardena = Faire défausser une viande à { $victim }
do-spare-nobody =
    N'épargner personne aujourd'hui{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-spare =
    Épargner { $players } aujourd'hui{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-stop-power = Jouer « { $card } » contre le pouvoir du chef { $figure }
do-buy-claim =
    Acheter la carte sous votre chef{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-release-claim =
    Renoncer à votre droit de premier achat{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-offer-in-war =
    Proposer { $money } ${ $garbage ->
        [0] {""}
        [one] {" "}et { $garbage } déchet
       *[other] {" "}et { $garbage } déchets
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-drop-out =
    Abandonner la guerre{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-bid-nothing =
    Ne rien miser et abandonner{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-seal-bid =
    Miser jusqu'à { $money } ${ $garbage ->
        [0] {""}
        [one] {" "}et { $garbage } déchet
       *[other] {" "}et { $garbage } déchets
    }{ $hammer ->
        [0] {""}
       *[other] {", "}avec « { $card } »
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-counter =
    Acheter la carte de l'emplacement { $slot }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-shelf =
    Acheter une carte du rayon { $location-de }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-pair =
    Acheter un lot : { $first ->
        [0] le rayon
       *[other] l'emplacement { $first }
    } et { $next ->
        [0] le rayon
       *[other] l'emplacement { $next }
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-pair-from-shelf =
    Acheter un lot : deux cartes du rayon{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-upgrade =
    { $victim-you ->
        [yes] Acheter { $upgrade-indef }
       *[no] Offrir { $upgrade-indef } à { $victim }
    }{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-buy-action-card =
    Acheter une carte action{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-dispose-garbage =
    Jeter { $tokens ->
        [one] { $tokens } déchet
       *[other] { $tokens } déchets
    } pour { $price } ${ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-sell-chocolate =
    Vendre { $cards ->
        [one] { $cards } chocolat
       *[other] { $cards } chocolats
    } pour { $money } ${ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-make-offer = Proposer à { $victim } { goods-given } contre { goods-wanted }
do-counter-offer = Répondre à { $victim } par une autre offre : { goods-given } contre { goods-wanted }
do-accept-offer = Accepter l'offre { $offer }
do-accept-offer-giving = Accepter l'offre { $offer } et donner { $cards }
do-decline-offer = Refuser l'offre { $offer }
do-withdraw-offer = Retirer l'offre { $offer }
do-cook-0 = Ne rien cuisiner
do-cook-1 =
    Cuisiner « { $d1 } » ({ $i1 }){ $k1 ->
        [0] {""}
       *[other] {" "}avec un critique à la porte
    }
do-cook-2 =
    Cuisiner « { $d1 } » ({ $i1 }){ $k1 ->
        [0] {""}
       *[other] {" "}avec un critique à la porte
    } et « { $d2 } » ({ $i2 }){ $k2 ->
        [0] {""}
       *[other] {" "}avec un critique à la porte
    }
do-go-on-cooking = Cuisiner malgré vos déchets
do-leave-cooking = Y renoncer : ne rien cuisiner aujourd'hui
do-finish-garbage = Prendre les déchets maintenant
do-finish-turn = Retourner ce que vous avez cuisiné
do-finish-draw = Piocher une nouvelle recette
do-bonus-counter = Prendre la carte de l'emplacement { $slot } { $location-at }
do-bonus-upgrade = Prendre { $upgrade-indef }
do-use-bonus = Utiliser le bonus
do-decline-bonus = Renoncer au bonus
do-commit = Placer { $ingredient-def } à côté de « { $recipe } »
do-pass = Passer
do-pass-with-chef =
    Ne plus rien acheter pour l'instant{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
do-done = Dire que vous avez terminé
do-not-done = Dire que vous n'avez pas encore terminé
do-no-orders = Ne laisser aucune consigne permanente
do-standing-orders = Laisser des consignes permanentes : { $orders }
do-vote = Voter pour { $victim }
group-wheel =
    Régler votre roue{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-location = Aller { $location-at }
group-spot =
    Choisir votre emplacement{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-card = Jouer « { $card } »
group-card-victim = Jouer « { $card } » contre { $victim }
group-card-location = Jouer « { $card } » : { $location-full }
group-kim = Faire venir le chef { $figure }
group-fuego = Prendre 200 $
group-stroganov = Prendre quelque chose à { $victim } contre 100 $
group-spare =
    Épargner quelqu'un{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-bid =
    Enchérir{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-buy =
    Acheter des ingrédients{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
group-upgrades = Acheter une amélioration
group-upgrade = Acheter { $upgrade-indef }
group-dispose = Jeter des déchets
group-chocolate = Vendre du chocolat
group-accept = Accepter l'offre { $offer }
group-cook = Cuisiner : { $recipes }
group-bonus = Prendre une carte { $location-at }

## Ce que l'on compose

thing-money = dollars
thing-garbage = déchets
thing-cards = cartes action, sans les voir
form-bid =
    Miser une autre somme…{ $figure ->
        [1] {""}
        [2] {""}
       *[other] {" "}(chef { $figure })
    }
form-sum = Combien misez-vous ? Par exemple : 400, 2 déchets. Entrée pour ne pas miser encore :
form-offer = Proposer un échange à { $victim }…
form-counter = Répondre à l'offre { $offer } ({ $victim }) par une autre…
form-gives = Que donnez-vous ? Par exemple : 200, oignon. Entrée pour rien :
form-wants = Et que demandez-vous à { $victim } ? Entrée pour rien :

## Ce qui s'est passé

event-cards-kept =
    { $player-you ->
        [yes] Vous gardez { $cards }.
       *[no] { $player } garde { $cards }.
    }
event-cards-kept-hidden =
    { $player-you ->
        [yes] Votre choix est fait.
       *[no] { $player } a fait son choix.
    }
event-revealed-restaurant-2 =
    Les restaurants sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (« { $c1 } »), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (« { $c2 } »).
event-revealed-restaurant-3 =
    Les restaurants sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } (« { $c1 } »), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } (« { $c2 } »), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } (« { $c3 } »).
event-revealed-restaurant-4 =
    Les restaurants sont choisis : { $p1-you ->
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
event-revealed-chef-2 =
    Les chefs sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }).
event-revealed-chef-3 =
    Les chefs sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $c3 }).
event-revealed-chef-4 =
    Les chefs sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $c3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $c4 }).
event-revealed-chef-5 =
    Les chefs sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $c3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $c4 }), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } ({ $c5 }).
event-revealed-chef-6 =
    Les chefs sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $c3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $c4 }), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } ({ $c5 }), { $p6-you ->
        [yes] vous
       *[no] { $p6 }
    } ({ $c6 }).
event-revealed-npc-2 =
    Les CNC sont choisis : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }).
event-revealed-squad-2 =
    Les Brigades de Cuisine sont formées : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $c1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $c2 }).
event-chef-picked =
    { $player-you ->
        [yes] Vous prenez { $chef }.
       *[no] { $player } prend { $chef }.
    }
event-chef-banned =
    { $player-you ->
        [yes] Vous bannissez { $chef }.
       *[no] { $player } bannit { $chef }.
    }
event-locked-wheel =
    { $player-you ->
        [yes] Votre destination est verrouillée.
       *[no] { $player } a choisi sa destination.
    }
event-locked-spot =
    { $player-you ->
        [yes] Votre emplacement est verrouillé.
       *[no] { $player } a choisi un emplacement.
    }
event-locked-bid =
    { $player-you ->
        [yes] Vos décisions sont verrouillées.
       *[no] { $player } a pris ses décisions.
    }
event-locked-cooking =
    { $player-you ->
        [yes] Votre menu est arrêté.
       *[no] { $player } a arrêté son menu.
    }
event-locked-vote =
    { $player-you ->
        [yes] Votre vote est enregistré.
       *[no] { $player } a voté.
    }
event-locked-reaction =
    { $player-you ->
        [yes] Votre réaction est choisie.
       *[no] { $player } a choisi sa réaction.
    }
event-taken-back =
    { $player-you ->
        [yes] Vous vous ravisez.
       *[no] { $player } se ravise.
    }
event-orders-set = Vos consignes permanentes sont notées.
event-orders-followed =
    { $player-you ->
        [yes] Vos consignes permanentes décident.
       *[no] { $player } a laissé des consignes permanentes.
    }
event-day-began =
    Jour { $day } : chacun touche { $income } $. Priorité : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-day-began-2 =
    Jour { $day }, revenus : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 } $, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 } $. Priorité : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-day-began-3 =
    Jour { $day }, revenus : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 } $, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 } $, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 } $. Priorité : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-day-began-4 =
    Jour { $day }, revenus : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 } $, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 } $, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 } $, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $i4 } $. Priorité : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-day-began-5 =
    Jour { $day }, revenus : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 } $, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 } $, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 } $, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $i4 } $, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $i5 } $. Priorité : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-day-began-6 =
    Jour { $day }, revenus : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $i1 } $, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $i2 } $, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $i3 } $, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $i4 } $, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $i5 } $, { $p6-you ->
        [yes] vous
       *[no] { $p6 }
    } { $i6 } $. Priorité : { $player-you ->
        [yes] vous
       *[no] { $player }
    }.
event-active-chosen =
    { $player-you ->
        [yes] Vous nommez { $chef } Chef Actif.
       *[no] { $player } nomme { $chef } Chef Actif.
    }
event-wheel-set =
    { $player-you ->
        [yes]
            Vous réglez votre roue sur { $location-def }{ $spot ->
                [-1] {""}
                [0] {" "}(rayon)
               *[other] {" "}(emplacement { $spot })
            }{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
       *[no]
            { $player } règle sa roue sur { $location-def }{ $spot ->
                [-1] {""}
                [0] {" "}(rayon)
               *[other] {" "}(emplacement { $spot })
            }{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
    }
event-chefs-moved-2 =
    Les chefs se mettent en route : { $c1-short } { $l1-at }{ $s1 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s1 })
    }, { $c2-short } { $l2-at }{ $s2 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s2 })
    }.
event-chefs-moved-3 =
    Les chefs se mettent en route : { $c1-short } { $l1-at }{ $s1 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s1 })
    }, { $c2-short } { $l2-at }{ $s2 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s2 })
    }, { $c3-short } { $l3-at }{ $s3 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s3 })
    }.
event-chefs-moved-4 =
    Les chefs se mettent en route : { $c1-short } { $l1-at }{ $s1 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s1 })
    }, { $c2-short } { $l2-at }{ $s2 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s2 })
    }, { $c3-short } { $l3-at }{ $s3 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s3 })
    }, { $c4-short } { $l4-at }{ $s4 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s4 })
    }.
event-chefs-moved-5 =
    Les chefs se mettent en route : { $c1-short } { $l1-at }{ $s1 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s1 })
    }, { $c2-short } { $l2-at }{ $s2 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s2 })
    }, { $c3-short } { $l3-at }{ $s3 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s3 })
    }, { $c4-short } { $l4-at }{ $s4 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s4 })
    }, { $c5-short } { $l5-at }{ $s5 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s5 })
    }.
event-chefs-moved-6 =
    Les chefs se mettent en route : { $c1-short } { $l1-at }{ $s1 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s1 })
    }, { $c2-short } { $l2-at }{ $s2 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s2 })
    }, { $c3-short } { $l3-at }{ $s3 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s3 })
    }, { $c4-short } { $l4-at }{ $s4 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s4 })
    }, { $c5-short } { $l5-at }{ $s5 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s5 })
    }, { $c6-short } { $l6-at }{ $s6 ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $s6 })
    }.
event-spot-chosen =
    { $player-you ->
        [yes]
            Vous choisissez { $spot ->
                [0] le rayon
               *[other] l'emplacement { $spot }
            }{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
       *[no]
            { $player } choisit { $spot ->
                [0] le rayon
               *[other] l'emplacement { $spot }
            }{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
    }
event-spots-revealed-1 =
    Les emplacements sont révélés : { $c1-short } sur { $s1 ->
        [0] le rayon
       *[other] l'emplacement { $s1 }
    } { $l1-at }.
event-spots-revealed-2 =
    Les emplacements sont révélés : { $c1-short } sur { $s1 ->
        [0] le rayon
       *[other] l'emplacement { $s1 }
    } { $l1-at }, { $c2-short } sur { $s2 ->
        [0] le rayon
       *[other] l'emplacement { $s2 }
    } { $l2-at }.
event-spots-revealed-3 =
    Les emplacements sont révélés : { $c1-short } sur { $s1 ->
        [0] le rayon
       *[other] l'emplacement { $s1 }
    } { $l1-at }, { $c2-short } sur { $s2 ->
        [0] le rayon
       *[other] l'emplacement { $s2 }
    } { $l2-at }, { $c3-short } sur { $s3 ->
        [0] le rayon
       *[other] l'emplacement { $s3 }
    } { $l3-at }.
event-spots-revealed-4 =
    Les emplacements sont révélés : { $c1-short } sur { $s1 ->
        [0] le rayon
       *[other] l'emplacement { $s1 }
    } { $l1-at }, { $c2-short } sur { $s2 ->
        [0] le rayon
       *[other] l'emplacement { $s2 }
    } { $l2-at }, { $c3-short } sur { $s3 ->
        [0] le rayon
       *[other] l'emplacement { $s3 }
    } { $l3-at }, { $c4-short } sur { $s4 ->
        [0] le rayon
       *[other] l'emplacement { $s4 }
    } { $l4-at }.
event-spots-revealed-5 =
    Les emplacements sont révélés : { $c1-short } sur { $s1 ->
        [0] le rayon
       *[other] l'emplacement { $s1 }
    } { $l1-at }, { $c2-short } sur { $s2 ->
        [0] le rayon
       *[other] l'emplacement { $s2 }
    } { $l2-at }, { $c3-short } sur { $s3 ->
        [0] le rayon
       *[other] l'emplacement { $s3 }
    } { $l3-at }, { $c4-short } sur { $s4 ->
        [0] le rayon
       *[other] l'emplacement { $s4 }
    } { $l4-at }, { $c5-short } sur { $s5 ->
        [0] le rayon
       *[other] l'emplacement { $s5 }
    } { $l5-at }.
event-spots-revealed-6 =
    Les emplacements sont révélés : { $c1-short } sur { $s1 ->
        [0] le rayon
       *[other] l'emplacement { $s1 }
    } { $l1-at }, { $c2-short } sur { $s2 ->
        [0] le rayon
       *[other] l'emplacement { $s2 }
    } { $l2-at }, { $c3-short } sur { $s3 ->
        [0] le rayon
       *[other] l'emplacement { $s3 }
    } { $l3-at }, { $c4-short } sur { $s4 ->
        [0] le rayon
       *[other] l'emplacement { $s4 }
    } { $l4-at }, { $c5-short } sur { $s5 ->
        [0] le rayon
       *[other] l'emplacement { $s5 }
    } { $l5-at }, { $c6-short } sur { $s6 ->
        [0] le rayon
       *[other] l'emplacement { $s6 }
    } { $l6-at }.
event-chef-relocated =
    { $player-you ->
        [yes]
            { $source } : votre chef { $chef } va { $location-at }{ $spot ->
                [-1] {""}
                [0] {" "}(rayon)
               *[other] {" "}(emplacement { $spot })
            }.
       *[no]
            { $source } : { $chef } ({ $player }) va { $location-at }{ $spot ->
                [-1] {""}
                [0] {" "}(rayon)
               *[other] {" "}(emplacement { $spot })
            }.
    }
event-card-played =
    { $player-you ->
        [yes] Vous jouez « { $card } ».
       *[no] { $player } joue « { $card } ».
    }
event-card-against =
    { $player-you ->
        [yes] Vous jouez « { $card } » contre { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } joue « { $card } » contre vous.
               *[no] { $player } joue « { $card } » contre { $victim }.
            }
    }
event-card-against-several =
    { $player-you ->
        [yes] Vous jouez « { $card } » contre { $players }.
       *[no] { $player } joue « { $card } » contre { $players }.
    }
event-card-raiders_of_the_lost_pork =
    { $player-you ->
        [yes] Vous jouez « { $card } » pour prendre { $ingredient-def } à { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } joue « { $card } » pour vous prendre { $ingredient-def }.
               *[no] { $player } joue « { $card } » pour prendre { $ingredient-def } à { $victim }.
            }
    }
event-card-one_world =
    { $player-you ->
        [yes]
            Vous jouez « { $card } » pour jeter { $amount ->
                [one] { $amount } déchet
               *[other] { $amount } déchets
            }.
       *[no]
            { $player } joue « { $card } » pour jeter { $amount ->
                [one] { $amount } déchet
               *[other] { $amount } déchets
            }.
    }
event-card-express_dillivery =
    { $player-you ->
        [yes] Vous jouez « { $card } » pour acheter la carte de l'emplacement { $spot } { $location-at }.
       *[no] { $player } joue « { $card } » pour acheter la carte de l'emplacement { $spot } { $location-at }.
    }
event-card-trash_talk =
    { $player-you ->
        [yes]
            Vous jouez « { $card } » pour donner { $amount ->
                [one] { $amount } déchet
               *[other] { $amount } déchets
            } à { $victim }.
       *[no]
            { $victim-you ->
                [yes]
                    { $player } joue « { $card } » pour vous donner { $amount ->
                        [one] { $amount } déchet
                       *[other] { $amount } déchets
                    }.
               *[no]
                    { $player } joue « { $card } » pour donner { $amount ->
                        [one] { $amount } déchet
                       *[other] { $amount } déchets
                    } à { $victim }.
            }
    }
event-card-recipe_switcheroo =
    { $player-you ->
        [yes] Vous jouez « { $card } » pour échanger « { $recipe } » contre « { $other } » avec { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } joue « { $card } » pour échanger « { $recipe } » contre votre « { $other } ».
               *[no] { $player } joue « { $card } » pour échanger « { $recipe } » contre « { $other } » avec { $victim }.
            }
    }
event-card-cook_the_books =
    { $player-you ->
        [yes] Vous jouez « { $card } » pour remplacer « { $recipe } ».
       *[no] { $player } joue « { $card } » pour remplacer « { $recipe } ».
    }
event-card-taxi =
    { $player-you ->
        [yes]
            Vous jouez « { $card } » pour aller { $location-at }{ $spot ->
                [-1] {""}
                [0] {" "}(rayon)
               *[other] {" "}(emplacement { $spot })
            }.
       *[no]
            { $player } joue « { $card } » pour aller { $location-at }{ $spot ->
                [-1] {""}
                [0] {" "}(rayon)
               *[other] {" "}(emplacement { $spot })
            }.
    }
event-card-dumpster_dive =
    { $player-you ->
        [yes] Vous jouez « { $card } » pour repêcher { $ingredient-def } dans une défausse.
       *[no] { $player } joue « { $card } » pour repêcher { $ingredient-def } dans une défausse.
    }
event-power-used =
    { $player-you ->
        [yes]
            Votre chef { $chef } utilise « { $power } » contre { $victim-you ->
                [yes] vous
               *[no] { $victim }
            }.
       *[no]
            { $chef } ({ $player }) utilise « { $power } » contre { $victim-you ->
                [yes] vous
               *[no] { $victim }
            }.
    }
event-power-on-several =
    { $player-you ->
        [yes] Votre chef { $chef } utilise « { $power } » contre { $players }.
       *[no] { $chef } ({ $player }) utilise « { $power } » contre { $players }.
    }
event-power-stroganov =
    { $player-you ->
        [yes] Votre chef { $chef } utilise « { $power } » pour prendre { $ingredient-def } à { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $chef } ({ $player }) utilise « { $power } » pour vous prendre { $ingredient-def }.
               *[no] { $chef } ({ $player }) utilise « { $power } » pour prendre { $ingredient-def } à { $victim }.
            }
    }
event-answered =
    { $player-you ->
        [yes] Vous répondez à { $victim } avec « { $card } ».
       *[no]
            { $victim-you ->
                [yes] { $player } vous répond avec « { $card } ».
               *[no] { $player } répond à { $victim } avec « { $card } ».
            }
    }
event-play-stopped =
    { $player-you ->
        [yes] « { $source } » est sans effet sur vous.
       *[no] « { $source } » est sans effet sur { $player }.
    }
event-play-returned =
    { $player-you ->
        [yes] Vous renvoyez « { $card } » à { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } vous renvoie « { $card } ».
               *[no] { $player } renvoie « { $card } » à { $victim }.
            }
    }
event-play-failed = « { $source } » n'aboutit à rien.
event-power-spares = { $chef } épargne { $players } aujourd'hui.
event-power-spares-nobody = { $chef } n'épargne personne aujourd'hui.
event-let-happen =
    { $player-you ->
        [yes] Vous n'avez rien à répondre.
       *[no] { $player } n'a rien à répondre.
    }
event-food-fight-1 =
    Ça vole dans tous les sens : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $i1 }).
event-food-fight-2 =
    Ça vole dans tous les sens : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $i2 }).
event-food-fight-3 =
    Ça vole dans tous les sens : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $i2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $i3 }).
event-food-fight-4 =
    Ça vole dans tous les sens : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $i2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $i3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $i4 }).
event-food-fight-5 =
    Ça vole dans tous les sens : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $i1 }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $i2 }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $i3 }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $i4 }), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } ({ $i5 }).
event-say-cheese =
    Clic ! { $smiling-count ->
        [0] Personne ne sourit
       *[other] Sourires : { $smiling }
    }. { $straight-count ->
        [0] Personne ne reste de marbre
       *[other] De marbre : { $straight }
    }.
event-smiled =
    { $player-you ->
        [yes] Vous allez sourire.
       *[no] { $player } va sourire.
    }
event-straight-face =
    { $player-you ->
        [yes] Vous allez rester de marbre.
       *[no] { $player } va rester de marbre.
    }
event-food-thrown =
    { $player-you ->
        [yes] Vous allez jeter { $ingredient-def }.
       *[no] { $player } va jeter { $ingredient-def }.
    }
event-money-gained =
    { $source } : { $player-you ->
        [yes] vous gagnez { $money } $
       *[no] { $player } gagne { $money } $
    }.
event-money-paid =
    { $source } : { $player-you ->
        [yes] vous payez { $money } $ à la banque
       *[no] { $player } paie { $money } $ à la banque
    }.
event-money-given =
    { $source } : { $player-you ->
        [yes] vous donnez { $money } $ à { $victim }
       *[no]
            { $victim-you ->
                [yes] { $player } vous donne { $money } $
               *[no] { $player } donne { $money } $ à { $victim }
            }
    }.
event-garbage-cooking =
    { $player-you ->
        [yes]
            Après avoir cuisiné, vous prenez { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            }.
       *[no]
            Après avoir cuisiné, { $player } prend { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            }.
    }
event-garbage-taken =
    { $source } : { $player-you ->
        [yes]
            vous prenez { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            }
       *[no]
            { $player } prend { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            }
    }.
event-garbage-given =
    { $source } : { $player-you ->
        [yes]
            vous donnez { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            } à { $victim }
       *[no]
            { $victim-you ->
                [yes]
                    { $player } vous donne { $tokens ->
                        [one] { $tokens } déchet
                       *[other] { $tokens } déchets
                    }
               *[no]
                    { $player } donne { $tokens ->
                        [one] { $tokens } déchet
                       *[other] { $tokens } déchets
                    } à { $victim }
            }
    }.
event-garbage-binned =
    { $source } : { $player-you ->
        [yes]
            vous jetez { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            }
       *[no]
            { $player } jette { $tokens ->
                [one] { $tokens } déchet
               *[other] { $tokens } déchets
            }
    }.
event-ingredient-taken =
    { $source } : { $player-you ->
        [yes] vous prenez { $ingredient-def } à { $victim }
       *[no]
            { $victim-you ->
                [yes] { $player } vous prend { $ingredient-def }
               *[no] { $player } prend { $ingredient-def } à { $victim }
            }
    }.
event-ingredient-discarded =
    { $source } : { $player-you ->
        [yes] vous défaussez { $ingredient-def }
       *[no] { $player } défausse { $ingredient-def }
    }.
event-ingredient-found =
    { $source } : { $player-you ->
        [yes] vous prenez { $ingredient-def }
       *[no] { $player } prend { $ingredient-def }
    }.
event-ingredients-drawn =
    { $source } : { $player-you ->
        [yes] vous piochez { $ingredients }
       *[no] { $player } pioche { $ingredients }
    }.
event-card-drawn =
    { $source } : { $player-you ->
        [yes] vous piochez « { $card } »
       *[no] { $player } pioche « { $card } »
    }.
event-card-drawn-hidden =
    { $source } : { $player-you ->
        [yes] vous piochez une carte action
       *[no] { $player } pioche une carte action
    }.
event-recipes-swapped =
    { $player-you ->
        [yes] Vous échangez « { $recipe } » contre « { $other } » avec { $victim }.
       *[no]
            { $victim-you ->
                [yes] { $player } échange « { $recipe } » contre votre « { $other } ».
               *[no] { $player } échange « { $recipe } » contre « { $other } » avec { $victim }.
            }
    }
event-committed =
    { $player-you ->
        [yes] Vous placez { $ingredient-def } à côté de « { $recipe } ».
       *[no] { $player } place { $ingredient-def } à côté de « { $recipe } ».
    }
event-market-opened =
    Les marchés ouvrent !{ $wars-count ->
        [0] {""}
       *[other] {" "}Guerre des enchères : { $wars }.
    }{ $claims-count ->
        [0] {""}
       *[other] {" "}Droit de premier achat : { $claims }.
    }
event-market-closed = Les marchés ferment, et tous les chefs rentrent.
event-claim-ended =
    { $player-you ->
        [yes] Vous n'avez plus le droit de premier achat sur l'emplacement { $slot } { $location-at }.
       *[no] { $player } n'a plus le droit de premier achat sur l'emplacement { $slot } { $location-at }.
    }
event-claim-to-buy =
    { $player-you ->
        [yes]
            Vous achèterez la carte sous votre chef{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
       *[no]
            { $player } achètera la carte sous son chef{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
    }
event-claim-to-release =
    { $player-you ->
        [yes]
            Vous renoncerez à votre droit de premier achat{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
       *[no]
            { $player } renoncera à son droit de premier achat{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
    }
event-claims-revealed =
    Droits de premier achat : { $bought ->
        [one] { $bought } utilisé
       *[other] { $bought } utilisés
    }, { $released ->
        [one] { $released } abandonné
       *[other] { $released } abandonnés
    }.
event-contest-over = Tous les chefs présents peuvent désormais acheter { $ingredient-def } { $location-at }.
event-contest-claim =
    { $player-you ->
        [yes] Vous avez désormais le droit de premier achat sur { $ingredient-def } { $location-at }.
       *[no] { $player } a désormais le droit de premier achat sur { $ingredient-def } { $location-at }.
    }
event-contest-war = { $players } se disputent désormais { $ingredient-def } { $location-at }.
event-war-offered =
    { $player-you ->
        [yes]
            Vous proposez { $money } ${ $garbage ->
                [0] {""}
                [one] {" "}et { $garbage } déchet
               *[other] {" "}et { $garbage } déchets
            } pour l'emplacement { $slot } { $location-at }.
       *[no]
            { $player } propose { $money } ${ $garbage ->
                [0] {""}
                [one] {" "}et { $garbage } déchet
               *[other] {" "}et { $garbage } déchets
            } pour l'emplacement { $slot } { $location-at }.
    }
event-offer-fell =
    { $player-you ->
        [yes] Vous ne proposez plus que { $money } $ pour l'emplacement { $slot } { $location-at }.
       *[no] { $player } ne propose plus que { $money } $ pour l'emplacement { $slot } { $location-at }.
    }
event-left-war-dropped =
    { $player-you ->
        [yes] Vous abandonnez la guerre pour l'emplacement { $slot } { $location-at }.
       *[no] { $player } abandonne la guerre pour l'emplacement { $slot } { $location-at }.
    }
event-left-war-poor =
    { $player-you ->
        [yes] Vous n'avez pas de quoi payer l'emplacement { $slot } { $location-at } : la guerre est finie pour vous.
       *[no] { $player } n'a pas de quoi payer l'emplacement { $slot } { $location-at } et sort de la guerre.
    }
event-left-war-card =
    { $player-you ->
        [yes] Le marteau tombe : vous sortez de la guerre pour l'emplacement { $slot } { $location-at }.
       *[no] Le marteau tombe : { $player } sort de la guerre pour l'emplacement { $slot } { $location-at }.
    }
event-left-war-blocked =
    { $player-you ->
        [yes] Le comptoir est bouché : vous sortez de la guerre pour l'emplacement { $slot } { $location-at }.
       *[no] Le comptoir est bouché : { $player } sort de la guerre pour l'emplacement { $slot } { $location-at }.
    }
event-war-won =
    { $player-you ->
        [yes]
            Vous remportez la guerre et achetez { $ingredient-def } { $location-at } pour { $price } ${ $garbage ->
                [0] {""}
                [one] {" "}et { $garbage } déchet
               *[other] {" "}et { $garbage } déchets
            }.
       *[no]
            { $player } remporte la guerre et achète { $ingredient-def } { $location-at } pour { $price } ${ $garbage ->
                [0] {""}
                [one] {" "}et { $garbage } déchet
               *[other] {" "}et { $garbage } déchets
            }.
    }
event-war-closed = Égalité : personne ne peut acheter aujourd'hui la carte de l'emplacement { $slot } { $location-at }.
event-war-free = Plus personne n'est en lice : tous les chefs présents peuvent acheter la carte de l'emplacement { $slot } { $location-at }.
event-bid-nothing =
    { $player-you ->
        [yes]
            Vous ne misez rien{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
       *[no]
            { $player } ne mise rien{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
    }
event-bid-sealed =
    { $player-you ->
        [yes]
            Vous misez jusqu'à { $money } ${ $garbage ->
                [0] {""}
                [one] {" "}et { $garbage } déchet
               *[other] {" "}et { $garbage } déchets
            }{ $hammer ->
                [0] {""}
               *[other] {", "}avec « { $card } »
            }{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
       *[no]
            { $player } mise jusqu'à { $money } ${ $garbage ->
                [0] {""}
                [one] {" "}et { $garbage } déchet
               *[other] {" "}et { $garbage } déchets
            }{ $hammer ->
                [0] {""}
               *[other] {", "}avec « { $card } »
            }{ $second ->
                [0] {""}
               *[other] {" "}(seconde figurine)
            }.
    }
event-bids-revealed-2 =
    Enchères secrètes pour l'emplacement { $slot } { $location-at } : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $m1 ->
        [0] rien
       *[other]
            { $m1 } ${ $g1 ->
                [0] {""}
                [one] {" "}et { $g1 } déchet
               *[other] {" "}et { $g1 } déchets
            }
    }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $m2 ->
        [0] rien
       *[other]
            { $m2 } ${ $g2 ->
                [0] {""}
                [one] {" "}et { $g2 } déchet
               *[other] {" "}et { $g2 } déchets
            }
    }.
event-bids-revealed-3 =
    Enchères secrètes pour l'emplacement { $slot } { $location-at } : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $m1 ->
        [0] rien
       *[other]
            { $m1 } ${ $g1 ->
                [0] {""}
                [one] {" "}et { $g1 } déchet
               *[other] {" "}et { $g1 } déchets
            }
    }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $m2 ->
        [0] rien
       *[other]
            { $m2 } ${ $g2 ->
                [0] {""}
                [one] {" "}et { $g2 } déchet
               *[other] {" "}et { $g2 } déchets
            }
    }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $m3 ->
        [0] rien
       *[other]
            { $m3 } ${ $g3 ->
                [0] {""}
                [one] {" "}et { $g3 } déchet
               *[other] {" "}et { $g3 } déchets
            }
    }.
event-bids-revealed-4 =
    Enchères secrètes pour l'emplacement { $slot } { $location-at } : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $m1 ->
        [0] rien
       *[other]
            { $m1 } ${ $g1 ->
                [0] {""}
                [one] {" "}et { $g1 } déchet
               *[other] {" "}et { $g1 } déchets
            }
    }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $m2 ->
        [0] rien
       *[other]
            { $m2 } ${ $g2 ->
                [0] {""}
                [one] {" "}et { $g2 } déchet
               *[other] {" "}et { $g2 } déchets
            }
    }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $m3 ->
        [0] rien
       *[other]
            { $m3 } ${ $g3 ->
                [0] {""}
                [one] {" "}et { $g3 } déchet
               *[other] {" "}et { $g3 } déchets
            }
    }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $m4 ->
        [0] rien
       *[other]
            { $m4 } ${ $g4 ->
                [0] {""}
                [one] {" "}et { $g4 } déchet
               *[other] {" "}et { $g4 } déchets
            }
    }.
event-bids-revealed-5 =
    Enchères secrètes pour l'emplacement { $slot } { $location-at } : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $m1 ->
        [0] rien
       *[other]
            { $m1 } ${ $g1 ->
                [0] {""}
                [one] {" "}et { $g1 } déchet
               *[other] {" "}et { $g1 } déchets
            }
    }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $m2 ->
        [0] rien
       *[other]
            { $m2 } ${ $g2 ->
                [0] {""}
                [one] {" "}et { $g2 } déchet
               *[other] {" "}et { $g2 } déchets
            }
    }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $m3 ->
        [0] rien
       *[other]
            { $m3 } ${ $g3 ->
                [0] {""}
                [one] {" "}et { $g3 } déchet
               *[other] {" "}et { $g3 } déchets
            }
    }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $m4 ->
        [0] rien
       *[other]
            { $m4 } ${ $g4 ->
                [0] {""}
                [one] {" "}et { $g4 } déchet
               *[other] {" "}et { $g4 } déchets
            }
    }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $m5 ->
        [0] rien
       *[other]
            { $m5 } ${ $g5 ->
                [0] {""}
                [one] {" "}et { $g5 } déchet
               *[other] {" "}et { $g5 } déchets
            }
    }.
event-bids-revealed-6 =
    Enchères secrètes pour l'emplacement { $slot } { $location-at } : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $m1 ->
        [0] rien
       *[other]
            { $m1 } ${ $g1 ->
                [0] {""}
                [one] {" "}et { $g1 } déchet
               *[other] {" "}et { $g1 } déchets
            }
    }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $m2 ->
        [0] rien
       *[other]
            { $m2 } ${ $g2 ->
                [0] {""}
                [one] {" "}et { $g2 } déchet
               *[other] {" "}et { $g2 } déchets
            }
    }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $m3 ->
        [0] rien
       *[other]
            { $m3 } ${ $g3 ->
                [0] {""}
                [one] {" "}et { $g3 } déchet
               *[other] {" "}et { $g3 } déchets
            }
    }, { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } { $m4 ->
        [0] rien
       *[other]
            { $m4 } ${ $g4 ->
                [0] {""}
                [one] {" "}et { $g4 } déchet
               *[other] {" "}et { $g4 } déchets
            }
    }, { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } { $m5 ->
        [0] rien
       *[other]
            { $m5 } ${ $g5 ->
                [0] {""}
                [one] {" "}et { $g5 } déchet
               *[other] {" "}et { $g5 } déchets
            }
    }, { $p6-you ->
        [yes] vous
       *[no] { $p6 }
    } { $m6 ->
        [0] rien
       *[other]
            { $m6 } ${ $g6 ->
                [0] {""}
                [one] {" "}et { $g6 } déchet
               *[other] {" "}et { $g6 } déchets
            }
    }.
event-requested =
    { $player-you ->
        [yes]
            Vous tendez la main vers { $spot ->
                [0] le rayon
               *[other] l'emplacement { $spot }
            } { $location-at }.
       *[no]
            { $player } tend la main vers { $spot ->
                [0] le rayon
               *[other] l'emplacement { $spot }
            } { $location-at }.
    }
event-requested-card =
    { $player-you ->
        [yes] Vous tendez la main vers une carte action.
       *[no] { $player } tend la main vers une carte action.
    }
event-beaten =
    { $player-you ->
        [yes]
            Vous arrivez trop tard pour { $spot ->
                [0] le rayon
               *[other] l'emplacement { $spot }
            } { $location-at }.
       *[no]
            { $player } arrive trop tard pour { $spot ->
                [0] le rayon
               *[other] l'emplacement { $spot }
            } { $location-at }.
    }
event-beaten-card =
    { $player-you ->
        [yes] Vous arrivez trop tard pour la carte action.
       *[no] { $player } arrive trop tard pour la carte action.
    }
event-counter-bought =
    { $player-you ->
        [yes]
            Vous achetez { $ingredient-def } { $location-at }{ $price ->
                [0] {", "}dans le même lot
               *[other] {" "}pour { $price } $
            }.
       *[no]
            { $player } achète { $ingredient-def } { $location-at }{ $price ->
                [0] {", "}dans le même lot
               *[other] {" "}pour { $price } $
            }.
    }
event-shelf-bought =
    { $player-you ->
        [yes]
            Vous achetez une carte du rayon { $location-de }{ $price ->
                [0] {", "}dans le même lot
               *[other] {" "}pour { $price } $
            } : { $ingredient }.
       *[no]
            { $player } achète une carte du rayon { $location-de }{ $price ->
                [0] {", "}dans le même lot
               *[other] {" "}pour { $price } $
            } : { $ingredient }.
    }
event-upgrade-bought =
    { $player-you ->
        [yes] Vous achetez { $upgrade-indef } pour { $price } $.
       *[no] { $player } achète { $upgrade-indef } pour { $price } $.
    }
event-upgrade-given =
    { $player-you ->
        [yes] Vous offrez { $upgrade-indef } à { $victim } ({ $price } $).
       *[no]
            { $victim-you ->
                [yes] { $player } vous offre { $upgrade-indef } ({ $price } $).
               *[no] { $player } offre { $upgrade-indef } à { $victim } ({ $price } $).
            }
    }
event-action-card-bought =
    { $player-you ->
        [yes] Vous achetez une carte action pour { $price } $ : « { $card } ».
       *[no] { $player } achète une carte action pour { $price } $ : « { $card } ».
    }
event-action-card-bought-hidden =
    { $player-you ->
        [yes] Vous achetez une carte action pour { $price } $.
       *[no] { $player } achète une carte action pour { $price } $.
    }
event-chocolate-sold =
    { $player-you ->
        [yes]
            Vous vendez { $cards ->
                [one] { $cards } chocolat
               *[other] { $cards } chocolats
            } pour { $money } $.
       *[no]
            { $player } vend { $cards ->
                [one] { $cards } chocolat
               *[other] { $cards } chocolats
            } pour { $money } $.
    }
event-turn-passed =
    { $player-you ->
        [yes] Vous passez.
       *[no] { $player } passe.
    }
event-done =
    { $player-you ->
        [yes] Vous avez terminé.
       *[no] { $player } a terminé.
    }
event-not-done =
    { $player-you ->
        [yes] Finalement, vous n'avez pas terminé.
       *[no] Finalement, { $player } n'a pas terminé.
    }
event-offer-made =
    Offre { $offer } : { $player-you ->
        [yes] vous proposez à { $victim } { goods-given } contre { goods-wanted }.
       *[no]
            { $victim-you ->
                [yes] { $player } vous propose { goods-given } contre { goods-wanted }.
               *[no] { $player } propose à { $victim } { goods-given } contre { goods-wanted }.
            }
    }
event-counter-offered =
    Contre-offre { $offer } : { $player-you ->
        [yes] vous proposez à { $victim } { goods-given } contre { goods-wanted }.
       *[no]
            { $victim-you ->
                [yes] { $player } vous propose { goods-given } contre { goods-wanted }.
               *[no] { $player } propose à { $victim } { goods-given } contre { goods-wanted }.
            }
    }
event-offer-closed-declined =
    { $player-you ->
        [yes] { $victim } refuse votre offre { $offer }.
       *[no]
            { $victim-you ->
                [yes] Vous refusez l'offre { $offer }.
               *[no] { $victim } refuse l'offre { $offer }.
            }
    }
event-offer-closed-withdrawn =
    { $player-you ->
        [yes] Vous retirez l'offre { $offer }.
       *[no] { $player } retire l'offre { $offer }.
    }
event-offer-closed-expired = L'offre { $offer } a expiré.
event-offer-closed-failed = L'offre { $offer } tombe à l'eau.
event-traded =
    Affaire conclue ! { $player-you ->
        [yes] Vous donnez à { $victim } { goods-given } contre { goods-wanted }.
       *[no]
            { $victim-you ->
                [yes] { $player } vous donne { goods-given } contre { goods-wanted }.
               *[no] { $player } donne à { $victim } { goods-given } contre { goods-wanted }.
            }
    }
event-cooking-declared-0 =
    { $player-you ->
        [yes] Vous ne cuisinerez rien.
       *[no] { $player } ne cuisinera rien.
    }
event-cooking-declared-1 =
    { $player-you ->
        [yes]
            Vous cuisinerez « { $d1 } » ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            }.
       *[no]
            { $player } cuisinera « { $d1 } » ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            }.
    }
event-cooking-declared-2 =
    { $player-you ->
        [yes]
            Vous cuisinerez « { $d1 } » ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            } et « { $d2 } » ({ $i2 }){ $k2 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            }.
       *[no]
            { $player } cuisinera « { $d1 } » ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            } et « { $d2 } » ({ $i2 }){ $k2 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            }.
    }
event-cooking-revealed-2 =
    Aux fourneaux : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] rien
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] rien
       *[other] { $r2 }
    }).
event-cooking-revealed-3 =
    Aux fourneaux : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] rien
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] rien
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] rien
       *[other] { $r3 }
    }).
event-cooking-revealed-4 =
    Aux fourneaux : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] rien
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] rien
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] rien
       *[other] { $r3 }
    }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $r4-count ->
        [0] rien
       *[other] { $r4 }
    }).
event-cooking-revealed-5 =
    Aux fourneaux : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] rien
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] rien
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] rien
       *[other] { $r3 }
    }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $r4-count ->
        [0] rien
       *[other] { $r4 }
    }), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } ({ $r5-count ->
        [0] rien
       *[other] { $r5 }
    }).
event-cooking-revealed-6 =
    Aux fourneaux : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } ({ $r1-count ->
        [0] rien
       *[other] { $r1 }
    }), { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } ({ $r2-count ->
        [0] rien
       *[other] { $r2 }
    }), { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } ({ $r3-count ->
        [0] rien
       *[other] { $r3 }
    }), { $p4-you ->
        [yes] vous
       *[no] { $p4 }
    } ({ $r4-count ->
        [0] rien
       *[other] { $r4 }
    }), { $p5-you ->
        [yes] vous
       *[no] { $p5 }
    } ({ $r5-count ->
        [0] rien
       *[other] { $r5 }
    }), { $p6-you ->
        [yes] vous
       *[no] { $p6 }
    } ({ $r6-count ->
        [0] rien
       *[other] { $r6 }
    }).
event-nobody-cooks = Personne ne cuisine aujourd'hui.
event-cooking-left =
    { $player-you ->
        [yes] Vous y renoncez : rien au menu aujourd'hui.
       *[no] { $player } y renonce : rien au menu aujourd'hui.
    }
event-cooked =
    { $player-you ->
        [yes]
            Vous cuisinez « { $d1 } » ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            }
       *[no]
            { $player } cuisine « { $d1 } » ({ $i1 }){ $k1 ->
                [0] {""}
               *[other] {" "}avec un critique à la porte
            }
    } : { $points ->
        [one] { $points } point de popularité
       *[other] { $points } points de popularité
    } (valeur { $recipes }{ $cuisine ->
        [0] {""}
       *[other] {", "}cuisine +{ $cuisine }
    }{ $extras ->
        [0] {""}
       *[other] {", "}ajout +{ $extras }
    }{ $levels ->
        [0] {""}
       *[other] {", "}bonus de niveau +{ $levels }
    }{ $critic ->
        [0] {""}
       *[other] {", "}critique +{ $critic }
    }{ $garbage ->
        [0] {""}
       *[other] {", "}déchets −{ $garbage }
    }).
event-level-reached =
    { $player-you ->
        [yes] Votre restaurant passe au niveau { $level } ! { $bonus } : { $effect }
       *[no] { $player } atteint le niveau { $level }. Bonus : { $bonus }.
    }
event-popularity-gained =
    { $source } : { $player-you ->
        [yes]
            vous gagnez { $points ->
                [one] { $points } point de popularité
               *[other] { $points } points de popularité
            }
       *[no]
            { $player } gagne { $points ->
                [one] { $points } point de popularité
               *[other] { $points } points de popularité
            }
    }.
event-recipes-shown =
    { $player-you ->
        [yes] Vous piochez { $recipes }, pour n'en garder qu'une.
       *[no] { $player } pioche { $recipes }, pour n'en garder qu'une.
    }
event-recipe-drawn =
    { $player-you ->
        [yes] Votre nouvelle recette est « { $recipe } ».
       *[no] Nouvelle recette pour { $player } : « { $recipe } ».
    }
event-action-deck-rebuilt = Les cartes action jouées sont mélangées et forment une nouvelle pioche.
event-recipe-deck-rebuilt = Les recettes { $kind-plural } terminées sont mélangées à leur pioche.
event-shelf-rebuilt = La défausse { $location-de } est mélangée et devient le rayon.
event-bonus-taken =
    { $player-you ->
        [yes] Vous utilisez « { $bonus } ».
       *[no] { $player } utilise « { $bonus } ».
    }
event-bonus-declined =
    { $player-you ->
        [yes] Vous renoncez à « { $bonus } ».
       *[no] { $player } renonce à « { $bonus } ».
    }
event-upgrade-gained =
    { $source } : { $player-you ->
        [yes] vous prenez { $upgrade-indef }
       *[no] { $player } prend { $upgrade-indef }
    }.
event-market-refilled = { $location-full }, au comptoir : { $ingredients }.
event-market-refilled-expired = { $location-full }, date dépassée : { $ingredient } ; au comptoir : { $ingredients }.
event-market-empty = { $location-full } : le comptoir est vide.
event-voted =
    { $player-you ->
        [yes] Vous votez pour { $victim }.
       *[no] { $player } vote pour { $victim }.
    }
event-abstained =
    { $player-you ->
        [yes] Vous vous abstenez.
       *[no] { $player } s'abstient.
    }
event-votes-revealed =
    { $cast ->
        [one] { $cast } voix exprimée
       *[other] { $cast } voix exprimées
    } : { $players-count ->
        [one] { $players } l'emporte
       *[other] faute de majorité, { $players } partagent la victoire
    }.
event-game-ended-2 =
    Le dernier jour est passé. Popularité : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }. Top Chef : { $players } !
event-game-ended-3 =
    Le dernier jour est passé. Popularité : { $p1-you ->
        [yes] vous
       *[no] { $p1 }
    } { $s1 }, { $p2-you ->
        [yes] vous
       *[no] { $p2 }
    } { $s2 }, { $p3-you ->
        [yes] vous
       *[no] { $p3 }
    } { $s3 }. Top Chef : { $players } !
event-game-ended-4 =
    Le dernier jour est passé. Popularité : { $p1-you ->
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
    } { $s4 }. Top Chef : { $players } !
event-game-ended-5 =
    Le dernier jour est passé. Popularité : { $p1-you ->
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
    } { $s5 }. Top Chef : { $players } !
event-game-ended-6 =
    Le dernier jour est passé. Popularité : { $p1-you ->
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
    } { $s5 }, { $p6-you ->
        [yes] vous
       *[no] { $p6 }
    } { $s6 }. Top Chef : { $players } !

## Ce que les règles refusent

not-your-turn = Ce n'est pas à vous de jouer : on attend { $players }.
nothing-to-reconsider = Vous n'avez rien à reprendre.
take-back-first = Votre décision est prise : commencez par changer d'avis.
keep-from-dealt = Gardez, parmi vos cartes, autant de cartes que demandé.
draft-from-pool = Choisissez l'un des chefs encore étalés.
set-the-wheel = C'est le moment de régler votre roue : choisissez une destination.
unlock-to-play = Votre roue est verrouillée : changez d'abord d'avis, puis jouez votre carte.
unlock-to-change = Votre roue est verrouillée : commencez par changer d'avis.
no-npc-on-island = Votre CNC ne peut pas aller à l'Îlot Central : choisissez un marché.
two-figures-one-location = Vos deux chefs ne peuvent pas aller au même lieu : choisissez-en un autre.
wheel-with-spot = Choisissez en même temps le marché et l'emplacement : une place garnie du comptoir, ou le rayon.
wheel-without-spot = Choisissez seulement le lieu : l'emplacement viendra une fois les roues révélées.
active-of-squad = Nommez l'un des chefs de votre propre Brigade de Cuisine.
choose-a-filled-spot = Choisissez un emplacement garni, ou un rayon qui n'est pas vide.
card-or-pass = Jouez une carte action, ou passez.
power-or-pass = Utilisez le pouvoir de ce chef, ou passez.
relocation-is-fixed = Votre chef n'a pas le choix du lieu : choisissez-y un emplacement.
go-elsewhere = Votre chef doit partir : choisissez un autre lieu.
angus-waits-there = Angus Khan y chasserait de nouveau votre chef : choisissez un autre lieu.
own-figure-there = Votre autre chef s'y trouve : choisissez un autre lieu.
relocate-with-spot = Votre chef doit aller quelque part : choisissez un lieu et, si c'est un marché, un emplacement.
no-such-card = Cette carte action n'existe pas.
card-not-in-hand = Vous n'avez pas cette carte en main.
one-card-a-day = Vous avez déjà utilisé votre carte action du jour : attendez demain.
card-used-today = Vous avez déjà utilisé votre carte action du jour : celle-ci attendra demain.
card-not-now = Cette carte ne se joue pas à ce moment-là : son texte dit quand la jouer.
card-without-such-target = Cette carte ne peut pas être jouée ainsi : choisissez une cible permise.
a-play-is-open = Une carte ou un pouvoir est en cours : répondez, ou laissez faire.
no-answer-card = Seules Clam-Voyance et Retour à l'envoyeur servent à répondre. Vous pouvez aussi laisser faire.
not-yours-to-answer = Cette carte ne répond pas à ce qui est joué : laissez faire.
choose-for-returned-card = La carte se retourne contre la personne qui l'a jouée : choisissez l'un de ses effets contre elle.
choose-a-reaction = Choisissez l'une des réactions possibles pour vous.
not-your-power = Aucun de vos chefs n'a ce pouvoir aujourd'hui.
power-used-today = Ce pouvoir a déjà servi aujourd'hui : attendez demain.
not-twice-in-a-row = Pas le même chef deux jours de suite : choisissez-en un autre.
mortimer-needs-garbage-and-rival = Mortimer donne l'un de vos déchets à un autre joueur.
kim-forces-a-rival-chef = Kim Chi ne peut faire venir que le chef d'un autre joueur, jamais un CNC.
already-there = Ce chef est déjà au même lieu que Kim Chi : choisissez-en un autre.
kim-pays-money-or-ingredient = Kim Chi paie 100 $, ou défausse un ingrédient que vous avez.
angus-bans-at-his-market = Angus Khan ne peut chasser qu'un chef d'un autre joueur, présent au même marché que lui.
fuego-taxes-at-his-market = Señor Fuego ne peut faire payer que les joueurs qui ont un chef au même marché que lui.
no-mystery-for-stroganov = General Stroganov ne prend rien qui vienne du Mystery Mart : choisissez un autre ingrédient.
only-from-a-pantry = General Stroganov prend un ingrédient dans le stock d'un autre joueur, jamais à côté d'une recette.
no-such-figure = Ce chef n'est pas à cette table.
not-your-permanent-power = Seuls Antoine et Lovehandles peuvent épargner quelqu'un, et seulement s'ils sont à vous ; un CNC n'épargne personne.
exempt-other-seats = Nommez une seule fois chacun des joueurs à épargner, sans vous compter.
power-not-against-you = Ce pouvoir n'agit pas contre vous : gardez votre carte.
already-so = Vous l'avez déjà dit.
you-are-done = Vous avez dit avoir terminé : commencez par revenir là-dessus.
request-waits = Votre dernière demande n'est pas encore tranchée : attendez un instant.
buy-or-barter = Les marchés sont ouverts : achetez, enchérissez, échangez ou jouez une carte.
no-claim = Vous n'avez pas de droit de premier achat auquel renoncer.
decide-your-claim = Décidez d'un de vos droits de premier achat : achetez, si vous pouvez payer, ou renoncez-y.
not-in-this-step = C'est impossible à cette étape : faites ce qui est demandé, ou passez.
not-shopping-now = Les tours d'achat n'ont pas commencé, ou sont finis.
not-your-shopping-turn = Ce n'est pas au tour de ce chef d'acheter : attendez le sien.
not-your-window = Vous pouvez jouer des cartes à l'ouverture et à la fermeture des marchés, et à vos tours d'achat.
not-your-barter-turn = Ce n'est pas à votre tour de faire une offre.
answer-the-offer = Répondez à l'offre en cours : acceptez, refusez ou faites une contre-offre.
not-your-figure = Ce chef n'est pas à vous.
war-first = Ce chef est engagé dans une guerre des enchères et n'achète rien d'autre avant qu'elle soit réglée.
not-enough-money = Il vous faut { $price } $ pour cela.
not-enough-money-free = C'est trop cher : il vous reste { $money } $ à dépenser.
island-has-no-counter = L'Îlot Central n'a pas de comptoir : achetez-y des améliorations ou des cartes action.
slot-is-empty = Il n'y a pas de carte à cet emplacement : choisissez-en un autre.
card-closed-today = Personne ne peut acheter cette carte aujourd'hui : sa guerre s'est finie sur une égalité.
counters-blocked = Lovehandles McFatterson bouche le comptoir : achetez au rayon.
card-in-war = Une guerre des enchères est en cours pour cette carte : choisissez-en une autre.
card-claimed = Quelqu'un a le droit de premier achat sur cette carte : choisissez-en une autre, ou attendez.
no-such-market = Ce marché n'existe pas.
shelf-is-empty = Ce rayon est vide jusqu'au réapprovisionnement.
only-where-you-are = Votre chef ne peut acheter que là où il se trouve.
gohan-not-mystery = Gohan Sushido ne peut pas acheter à distance au Mystery Mart : choisissez un autre marché.
market-occupied = Gohan Sushido ne peut acheter à distance que là où il n'y a aucun chef : choisissez un autre marché.
pair-at-chop-shop-once = Phyllis Grubman achète son lot au Chop Shop, une fois par jour.
pair-of-two = Un lot réunit deux cartes différentes : choisissez un autre emplacement, ou le rayon.
no-action-cards-left = Il ne reste aucune carte action à acheter.
only-on-the-island = Cela n'est possible qu'à l'Îlot Central.
no-such-upgrade = Cette amélioration n'est pas à vendre.
one-upgrade-of-a-kind = Ce restaurant a déjà cette amélioration : une seule de chaque sorte.
so-much-garbage =
    Vous avez { $garbage ->
        [one] { $garbage } déchet
       *[other] { $garbage } déchets
    } ; en jeter un coûte { $price } $.
so-much-chocolate = Vendez au moins un chocolat, et pas plus que vous n'en avez.
not-in-war = Ce chef ne mène pour vous aucune guerre des enchères.
out-of-this-war = Ce chef est définitivement sorti de cette guerre.
offer-in-hundreds = Misez un multiple de 100 $.
offer-below-minimum = Votre enchère minimale est de { $least } $.
offer-only-rises = Votre enchère est de { $offer } $, et ne peut que monter.
offer-must-rise = Proposez plus que votre enchère actuelle.
offer-above-money = Vous pouvez proposer { $most } $ au plus.
garbage-locked = Les déchets ne comptent que si tous ceux qui restent ont autant d'argent et l'ont entièrement misé.
garbage-must-rise = Proposez plus de déchets que { $highest }, et { $most } au plus.
highest-bidder-stays = Votre enchère est la plus haute : vous ne pouvez pas abandonner.
bid-sealed-already = Votre enchère est scellée : commencez par changer d'avis.
bid-below-minimum = Misez au moins { $least } $, ou 0 pour abandonner.
bid-above-money = Vous pouvez miser { $most } $ au plus.
bid-garbage-range = Donnez un nombre de déchets de 0 à { $most }.
bid-without-card = Vous n'avez pas « Une fois, deux fois, à moi ! » en main : misez sans elle.
card-needs-bid = « Une fois, deux fois, à moi ! » demande une enchère de plus de 0 $.
card-in-other-bid = La carte accompagne déjà l'enchère de votre autre chef.
trade-money-in-hundreds = Échangez des multiples de 100 $.
trade-negative-number = On ne peut pas échanger moins que rien.
favour-too-long = Dites votre faveur en { $most } caractères au plus.
favour-not-printable = Écrivez votre faveur en lettres simples, sur une seule ligne.
not-tradable = Cela ne s'échange pas : { $thing }.
trade-cooked-recipe = « { $recipe } » est déjà cuisinée et ne s'échange plus.
trade-not-covered =
    { $player-you ->
        [yes] Vous n'avez pas ce que vous promettez : { $thing }.
       *[no] Il manque à { $player } : { $thing }.
    }
trade-only-basic =
    { $player-you ->
        [yes] Vous avez encore deux recettes basiques : n'échangez que des recettes basiques, une contre une.
       *[no] { $player } a encore deux recettes basiques : n'échangez que des recettes basiques, une contre une.
    }
trade-recipe-types = Échangez une recette basique contre une basique, et une gastronomique contre une gastronomique.
trade-second-upgrade =
    { $player-you ->
        [yes] Vous auriez alors deux fois la même amélioration : { $upgrade }.
       *[no] { $player } aurait alors deux fois la même amélioration : { $upgrade }.
    }
trade-war-money =
    { $player-you ->
        [yes] { $money } $ de votre argent sont engagés dans vos enchères : gardez-les.
       *[no] { $player } a { $money } $ engagés dans une enchère.
    }
trade-of-nothing = Proposez quelque chose, ou demandez quelque chose.
trade-asks-by-name = Demandez un nombre de cartes action, sans les nommer.
trade-gives-unnamed = Nommez les cartes action que vous donnez.
trade-too-many-offers = Vous avez { $most } offres sur la table : retirez-en une d'abord.
trade-with-oneself = Échangez avec quelqu'un d'autre.
trade-no-such-player = Cette personne n'est pas à cette table.
counter-to-the-maker = Faites votre contre-offre à { $player }, qui vous a fait l'offre.
counter-only-once = Une contre-offre ne peut être qu'acceptée ou refusée.
trade-clock-paused = Le minuteur est arrêté : pas d'échange avant que la carte ou le pouvoir soit résolu.
trade-name-cards =
    Nommez { $number ->
        [one] { $number } carte action
       *[other] { $number } cartes action
    } de votre main à donner.
offer-of-somebody-else = Seule la personne qui a fait une offre peut la retirer.
offer-is-gone = Cette offre n'est plus sur la table.
offer-to-somebody-else = Cette offre s'adresse à quelqu'un d'autre.
not-while-resolving = Attendez que la carte ou le pouvoir soit résolu.
both-recipes-must-need-it = Vous ne pouvez déplacer qu'un ingrédient qui convient à une place libre de cette recette, ou placé à côté de l'autre.
orders-only-relaxed = Les consignes permanentes sont réservées au jeu en différé.
orders-unknown-answer = Une consigne permanente ne connaît pas cette réponse : choisissez parmi celles qui sont proposées.
orders-bad-list = Une liste de courses a { $most } lignes au plus, et ne nomme que ce qui existe.
orders-unknown-location = L'un des lieux souhaités n'existe pas.
nothing-to-cook = Vous ne pouvez rien cuisiner aujourd'hui : attendez les autres.
declare-cooking-first = Dites ce que vous cuisinez aujourd'hui, ou que vous ne cuisinez rien.
recipe-not-yours = Cette recette n'est pas devant vous.
recipe-drawn-today = Cette recette a été piochée aujourd'hui : cuisinez-la à partir de demain.
power-is-cut = Le courant est coupé aujourd'hui : cuisinez une recette basique, ou rien.
one-recipe-a-day = Sans Table de cuisson Double, pas plus d'une recette par jour.
two-recipes-a-day = Pas plus de deux recettes par jour.
one-recipe-of-each-type = Avec une Table de cuisson Double, cuisinez une recette basique et une gastronomique.
place-not-filled = Remplissez toutes les places que demande la recette.
nothing-else-added = On ne peut rien ajouter d'autre à cette recette.
no-such-ingredient = Cet ingrédient n'existe pas.
one-way-for-a-place = Une carte suffit pour une place ; il en faut deux seulement quand Gardena remplace une viande.
only-gardena-takes-two = Sans le pouvoir de Gardena Eden aujourd'hui, une seule carte par place.
two-only-for-meat = Deux légumes remplacent une viande, et rien d'autre.
two-identical-vegetables = Gardena a besoin de deux ingrédients identiques de Vegetable Land.
ways-are-not-chained = Le tofu n'est pas une viande pour les pouvoirs des chefs : il remplace lui-même une viande.
tofu-only-for-meat = Le tofu ne remplace qu'une viande.
does-not-fit = Cela ne va pas à cette place : { $ingredient }.
only-biff-takes-meat = Sans le pouvoir de Biff Brobeque aujourd'hui, pas de viande à la place d'un légume.
only-phyllis-swaps-meat = Sans le pouvoir de Phyllis Grubman aujourd'hui, une viande n'en remplace pas une autre.
card-not-yours = Vous n'en avez pas assez : { $ingredient }.
card-used-twice = Vous n'en avez pas assez pour les deux recettes : { $ingredient }.
goo-is-no-extra = L'Alien Goo remplace ce qui est demandé, mais ne s'ajoute jamais.
no-wine-to-add = Vous n'avez plus de vin à ajouter.
no-sauce-to-add = Vous n'avez plus de sauce secrète à ajouter.
no-critic-in-hand = Vous n'avez pas « Un critique à la porte » en main.
critic-for-one-recipe = Le critique ne goûte qu'une recette.
another-cook-first = Une autre cuisine passe d'abord : attendez.
cook-on-or-leave = Dites si vous cuisinez malgré vos déchets.
attack-or-pass = Désignez qui doit défausser une viande, ou passez.
no-meat-to-discard = Ce restaurant n'a pas de viande à perdre : désignez-en un autre, ou passez.
victim-gives-up-meat = La victime de Gardena doit d'abord défausser une viande.
meat-not-eligible = Défaussez une viande placée à côté d'une recette que vous ne cuisinez pas aujourd'hui.
step-not-open = C'est déjà fait : choisissez autre chose.
finish-cooking-first = Terminez d'abord votre cuisine.
no-bonus-waiting = Aucun bonus ne vous attend.
no-such-bonus-choice = Le bonus ne propose pas cela : choisissez autre chose, ou renoncez-y.
keep-a-recipe-first = Gardez d'abord l'une des recettes piochées.
recipe-not-drawn = Cette recette n'a pas été piochée : gardez l'une de celles qui sont montrées.
tied-do-not-vote = Les ex æquo ne votent pas.
vote-for-the-tied = Votez pour l'un des ex æquo.
vote-or-abstain = Votez, ou abstenez-vous.

## La fin

ended-goal = La barre des 20 points de popularité est atteinte : « Top Chef ! »
ended-days = Le dernier jour est passé, et personne n'a atteint 20 points de popularité.
tie-break-gourmet = Popularité égale : le plus de recettes gastronomiques cuisinées l'emporte.
tie-break-money = Popularité et recettes gastronomiques égales : le plus d'argent l'emporte.
tie-break-vote = Égalité complète : le vote a tranché.
tie-break-shared = Égalité complète : la victoire est partagée.
tie-break-below = Plus bas, à popularité égale : le nombre de recettes gastronomiques départage, puis l'argent.
score-recipes = Recettes
score-cuisine = Bonus de cuisine
score-extras = Sauce secrète et vin
score-levels = Bonus de niveau
score-critic = Critique
score-garbage = Déchets
score-feast = Festin du dragon
count-score-recipes =
    { $count ->
        [one] { $count } recette
       *[other] { $count } recettes
    }

## Le dessin

title-setup = Avant le premier jour
title-day = Jour { $day }
title-over = Jour { $day } : la partie est finie
title-priority = priorité : { $order }
title-shelf = rayon { $cards }
title-closed = (pas aujourd'hui)
title-action-deck = cartes action { $cards }
title-chef =
    { $figure } { $chef-short }{ $npc ->
        [0] {""}
       *[other] {", "}CNC
    }{ $spot ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $spot })
    }
title-chef-name = { $chef-short }
column-restaurant = Restaurant
column-popularity = points
column-level = niveau
column-money = argent
column-income = revenu
column-garbage = déchets
column-cards = cartes
title-pantry = stock :
title-fresh = (dès demain)
title-complete = (complète)
title-missing = (manque { $ingredients })
title-known-cards = main : { $cards }
title-card-used = carte jouée
title-fake-sale = paie double
title-happy-hour = paie moins
title-power-cut = pas de gastronomique aujourd'hui
title-hand = Votre main
title-dealt = Vos cartes
title-wheels = Vos roues
title-wheel =
    { $figure } → { $location }{ $spot ->
        [-1] {""}
        [0] {" "}(rayon)
       *[other] {" "}(emplacement { $spot })
    }
title-declared = Vous cuisinez
title-prices = Prix pour { $chef-short }
title-action-card = carte action { $price }
title-pool = Chefs à prendre
title-drawn = Piochées
title-play = « { $source } » est en cours ({ $player }), contre { $players }.
title-claim = Droit de premier achat sur { $ingredient-def } { $location-at } : { $player }
title-war = Guerre pour { $ingredient-def } { $location-at }
title-bidder-out = { $player } hors jeu
title-bidder-offers =
    { $player } { $money } ${ $garbage ->
        [0] {""}
        [one] {" "}et { $garbage } déchet
       *[other] {" "}et { $garbage } déchets
    }
title-bidder-sealed = { $player } a misé
title-bidder-from = { $player } dès { $money } $
title-turns = Aux achats
title-offer = Offre { $offer }, { $player } à { $victim }
title-exchange = { $given } contre { $wanted }
print-chef = { $chef }, { $nickname } · { $power } · { $effect }
print-restaurant = { $restaurant }, cuisine { $cuisine }
print-bonus = Niveau { $level }, { $bonus } · { $effect }
print-recipe =
    { $recipe } · { $kind }, { $cuisine } · valeur { $value }, { $garbage ->
        [one] { $garbage } déchet
       *[other] { $garbage } déchets
    } · { $ingredients } · { $flavour }
print-cooked =
    { $name } · { $dishes ->
        [one] { $dishes } recette cuisinée
       *[other] { $dishes } recettes cuisinées
    }, { $gourmets ->
        [one] { $gourmets } gastronomique
       *[other] { $gourmets } gastronomiques
    }
print-card = { $card } · { $effect } { $flavour }
print-upgrade = { $upgrade } ({ $price }, encore { $left })
print-ingredient = { $ingredient } · { $effect }
print-decks = Pioches · recettes basiques { $basic }, recettes gastronomiques { $gourmet }, cartes action { $action }
print-action-pile = Cartes action jouées · { $cards }
print-pile = Défausse, { $location-full } ·
print-chefs-out = Chefs hors de la partie · { $chefs }
print-orders = Vos consignes permanentes : { $orders }
print-wanted-card = À acheter : cartes action ({ $most } au plus)
print-wanted-upgrade = À acheter : { $upgrade-indef }
print-wanted-ingredient = À acheter : { $ingredient-indef } { $location-at } ({ $most } au plus)
print-wanted-shelf =
    À acheter : au rayon, { $location-at } ({ $most } au plus{ $until-count ->
        [0] {""}
       *[other] {", "}jusqu'à obtenir { $until }
    })
print-relocation = En cas d'exclusion : { $places }
