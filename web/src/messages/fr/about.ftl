# À propos et crédits, hébergement, et la page qui n'existe pas.

about-title = À propos et crédits
about-lead = À table ! permet de jouer entre amis à cinq jeux de société sur le restaurant, dans un navigateur, avec son propre serveur.
about-unofficial = Non officiel, mais avec amour
about-unofficial-text = Ceci est un projet de fans. Il n'est ni réalisé, ni soutenu, ni approuvé par les auteurs, illustrateurs et éditeurs de ces jeux, et n'a aucun lien avec eux. Les noms des jeux et les marques appartiennent à leurs propriétaires ; ils ne servent ici qu'à dire à quel jeu l'on joue.
about-own = Aucun texte de livret, aucune illustration ni aucun élément graphique des jeux n'est repris. Les règles sont racontées avec nos propres mots ; les dessins sont les nôtres ou viennent des collections libres citées plus bas. Quand aucune source publique ne donne le contenu d'une carte ou d'un plateau, nous l'avons inventé : il peut donc différer de la boîte.
about-rights = Vous détenez des droits sur l'un de ces jeux et quelque chose vous gêne ici ? Écrivez aux mainteneurs, là où le code source est publié : ils vous répondront, et corrigeront ou retireront ce qu'il faut.
about-buy = Un jeu vous plaît ? Achetez la boîte. Autour d'une vraie table, c'est une bien meilleure compagnie, et cela fait vivre celles et ceux qui l'ont créée.

about-people = Derrière les jeux
about-people-text = Avec nos remerciements. Les corrections sont les bienvenues.
about-banquet_royal = Un jeu d'Alain Rivollet, illustré par Vincent Joubert, publié par Bankiiiz Éditions en 2018. Il reprend et remanie un jeu antérieur de l'auteur, Pirates! (Djeco).
about-course_a_letoile = Nous n'avons pas pu établir qui a créé ce jeu, ni qui l'a publié. Si vous le savez, dites-le-nous : ces personnes méritent d'être nommées.
about-critter_kitchen = Un jeu de Peter C. Hayward et Alex Cutler, illustré par Sandara Tang ; conception graphique de Christian Strain, Stephen Lambert et Stephanie Gustafsson. Publié par Cardboard Alchemy, et par Lucky Duck Games pour les éditions en boutique et en français, sous le titre « Critter Kitchen : Bistrots & Bestiaux ».
about-rival_restaurants = Un jeu de Rob Chew, Jon Kang et Gary Alaka, illustrations et conception graphique d'Audrey Jung, publié par Gap Closer Games en 2019. Traduction française des règles : Ben et Jue Pepermans.
about-kitchen_rush = Un jeu de Dávid Turczi et Vangelis Bagiartakis (2017). L'éditeur attribue les illustrations à Gong Studios ; d'autres sources citent Natalia Kordowska et Bartłomiej Kordowski. Publié par Artipia Games, ainsi que par Stronghold Games, Geek Attitude Games (édition française) et Pegasus Spiele (édition révisée).
about-piece_of_cake = Extension Piece of Cake (2018) : Dávid Turczi, avec Vangelis Bagiartakis, illustrations de Gong Studios, conception graphique de Konstantinos Kokkinis. Publiée par Artipia Games et, en français, par Geek Attitude Games. Traduction française : Stéphanie Wuiame.

about-licences = Licences
about-code = Code source, textes et dessins maison
about-code-text = Licence Apache 2.0. Elle ne couvre que notre travail et ne donne aucun droit sur les jeux, leurs noms ou leurs marques.
about-art = Plats, personnages et ustensiles
about-art-text = Fluent Emoji de Microsoft, licence MIT.
about-fonts = Caractères
about-fonts-text = Fraunces et Nunito Sans, SIL Open Font License 1.1.
about-parts = Tout le reste
about-parts-text = Les bibliothèques à l'œuvre ici sont citées avec leurs licences dans le fichier NOTICE, à côté du code source.

about-data = Vos données
about-data-text = Ce site connaît le nom que vous avez donné, vos parties et vos messages, et rien d'autre. Ni publicité, ni statistiques sur vous, ni cookie autre que celui qui vous reconnaît. Vous pouvez tout supprimer vous-même.

hosting-title = Dresser sa propre table
hosting-lead = Un seul ordinateur suffit pour toute la famille. Les amis n'ont besoin que d'un navigateur.
hosting-start = Mettre en route
hosting-start-text = Il vous faut make et Python 3.11 ou plus récent. Dans le dossier du code source :
hosting-start-after = Cette commande installe tout, démarre le serveur et affiche ses adresses. Les parties tiennent dans un seul fichier, et ce qui a été interrompu reprend où il en était, même après une coupure de courant.
hosting-network = Toute la maison à table
hosting-network-text = Cette même commande ouvre le serveur à votre réseau domestique et affiche un code QR : on le scanne avec son téléphone, et l'on est à table. Plus tard, on peut redémarrer sans rien réinstaller :
hosting-network-after = Le téléphone et l'ordinateur doivent être sur le même réseau. S'il ne se passe rien, c'est en général le pare-feu de l'ordinateur.
hosting-settings = Réglages
hosting-settings-text = Un petit fichier avec les valeurs que vous voulez changer ; toutes ont un réglage d'origine qui convient à la maison. Les durées sont en millisecondes.
hosting-backup = Sauvegardes
hosting-backup-text = On peut sauvegarder pendant que l'on joue. Une sauvegarde contient des secrets, comme la clé des cookies : gardez-la aussi bien que les parties elles-mêmes. Elle n'écrase jamais ce qui existe.
hosting-internet = Sur internet
hosting-internet-text = Pour un serveur que les amis joignent de loin : devant, un serveur mandataire qui parle https, PostgreSQL si les tables sont nombreuses, et un service qui démarre tout seul. Tout est décrit pas à pas (en anglais) dans docs/hosting.md, à côté du code source.
hosting-copy = Copier : { $command }

missing-title = Ce plat n'est pas à la carte
missing-text = Il n'y a pas de page à cette adresse. Le lien a peut-être été coupé en chemin, ou la table débarrassée.
missing-join = Rejoindre avec un code
