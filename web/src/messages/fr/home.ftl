# La page d'accueil, et les noms des jeux.

home-name-banquet_royal = Banquet Royal
home-name-course_a_letoile = Course à l'Étoile
home-name-critter_kitchen = Critter Kitchen
home-name-rival_restaurants = Rival Restaurants
home-name-kitchen_rush = Kitchen Rush avec Piece of Cake

home-line-banquet_royal = Trois plats alignés, dans le bon ordre, sous l'œil d'une famille royale affamée. Au fait, qu'y avait-il sous cette cloche ?
home-line-course_a_letoile = Un p'tit resto, trois pièces en caisse et une étoile à décrocher avant que vos charmants voisins ne lâchent les rats.
home-line-critter_kitchen = Envoyez vos trois chefs au marché en secret, en espérant que personne d'autre ne lorgnait la dernière truffe.
home-line-rival_restaurants = Une minute pour marchander, surenchérir et supplier pour une tomate. Les coups de coude sont permis.
home-line-kitchen_rush = Tout le monde aux fourneaux, le sable s'écoule, et personne n'a fait la vaisselle.

home-kind-banquet_royal = Tour par tour et mémoire
home-kind-course_a_letoile = Cartes et coups bas
home-kind-critter_kitchen = Plans secrets
home-kind-rival_restaurants = Marchandage en temps réel
home-kind-kitchen_rush = Ensemble, contre la montre

home-players = { $least } à { $most } joueurs
home-minutes = environ { $minutes } min
home-soon = Bientôt
home-play = Jouer
home-new-table = Nouvelle table

home-title = Jeux de restaurant entre amis et avec des robots
home-hero = À table ! Ce soir, le dîner est un jeu.
home-lead = Des jeux de société autour du restaurant, entre amis ou contre des robots, directement dans le navigateur. Sans compte et sans rien installer.
home-play-now = Jouer tout de suite
home-guide = Apprendre en jouant
home-play-hint = Banquet Royal avec deux robots, sans chronomètre : vous êtes à table en un clic.
home-guide-hint = Banquet Royal contre un robot très indulgent : on vous explique au fur et à mesure, et personne ne regarde l'heure.

home-mine = Vos tables
home-menu = À la carte
home-join = On vous attend ?
home-join-hint = Tapez le code de votre invitation.
home-open = Tables ouvertes
home-open-none = Personne ne patiente à l'entrée pour l'instant. Ouvrez une table : on viendra à vous.
home-open-one = Ouvrir une table
