# Les panneaux de la page de la table : avant la partie, récit, discussion, après la partie, touches, guide.

## Avant la partie

lobby-title = On dresse la table
lobby-taken =
    { $taken ->
        [0] { $seats } places attendent leurs convives.
        [one] { $taken } place prise sur { $seats }.
       *[other] { $taken } places prises sur { $seats }.
    }
lobby-seat-you = C'est vous
lobby-seat-bot = Robot, { $level }
lobby-seat-free = Place { $number }
lobby-seat-here = À table
lobby-seat-away = Pas là pour l'instant
lobby-host = hôte
lobby-sit = S'asseoir
lobby-sit-too = Jouer ici aussi
lobby-stand = Se lever
lobby-add-bot = Ajouter un robot
lobby-on-seat = (place { $number })
lobby-remove-bot = Retirer
lobby-level-of = Niveau de { $name }
lobby-level-random = commis
lobby-level-greedy-casual = cuisinier
lobby-level-greedy = chef
lobby-level-commis = apprenti cuisinier
lobby-level-chef = chef
lobby-level-etoile = chef étoilé
lobby-start = Lancer la partie
lobby-missing =
    { $missing ->
        [one] Encore un convive ou un robot, et c'est parti.
       *[other] Encore { $missing } convives ou robots, et c'est parti.
    }
lobby-some-free = Vous pouvez commencer : on débarrassera les places libres.
lobby-all-set = Tout le monde est assis. Bon appétit !
lobby-wait-host = { $name } lancera la partie quand tout le monde sera prêt.
lobby-close = Fermer la table
lobby-close-title = Fermer cette table ?
lobby-close-text = Plus personne ne pourra la rejoindre. Aucune partie n'est perdue : elle n'a pas commencé.
lobby-close-no = La laisser ouverte
lobby-invite-title = Inviter
lobby-invite-text = Dictez le code ou envoyez le lien. Pas besoin de compte.
lobby-code = Code de la table : { $code }
lobby-link = Lien vers cette table
lobby-share = Partager
lobby-share-title = À table ! Une partie de { $game } ?
lobby-options-title = À cette table
lobby-pace = Rythme
lobby-pace-live = En direct : tout le monde est là en même temps
lobby-pace-relaxed = En différé : chacun joue quand il peut
lobby-thinking = Réflexion
lobby-thinking-none = Tout le temps qu'il faut
lobby-thinking-fast = Courte
lobby-thinking-normal = Normale
lobby-thinking-slow = Longue
lobby-thinking-days =
    { $hours ->
        [one] { $hours } heure par tour
       *[other] { $hours } heures par tour
    }
lobby-visibility = Porte
lobby-public = Ouverte : la table figure sur la page d'accueil
lobby-private = Fermée : on entre avec le code ou le lien
lobby-on = Oui
lobby-basic = Règles de base, sans variante.
lobby-luck-title = Un hasard honnête
lobby-luck-text = Avant le mélange, chacun peut ajouter sa pincée de hasard. Ainsi, personne n'aura choisi seul la donne, pas même ce serveur.
lobby-luck-add = Ajouter une pincée
lobby-luck-added = Pincée ajoutée
lobby-luck-count =
    { $count ->
        [0] Aucune pincée pour l'instant
        [one] { $count } pincée pour l'instant
       *[other] { $count } pincées pour l'instant
    }
lobby-luck-how = Comment ça marche ?
lobby-luck-explained = À l'ouverture de la table, le serveur a tiré son propre nombre au hasard et en a publié le sceau, ci-dessous. Le mélange vient de ce nombre et de toutes les pincées réunies. Après la partie, tout est montré, et chacun peut vérifier que le compte est bon.
lobby-luck-promise = Sceau :
lobby-watchers-title = Au comptoir
lobby-watchers-none = Personne ne regarde par-dessus votre épaule.

## Le récit

log-title = Le récit de la partie
log-lines = Récit, du plus ancien au plus récent
log-empty-title = Rien n'est encore servi
log-empty = Tout ce qui se passe à table sera raconté ici.
log-new-lines = Nouvelles lignes

## La discussion

chat-title = Propos de table
chat-lines = Messages
chat-empty-title = Un ange passe
chat-empty = Un mot pour la tablée ? Dites bonjour.
chat-label = Votre message
chat-placeholder = Dites quelque chose…
chat-send = Envoyer

## Après la partie

end-closed = Cette table est fermée
end-no-outcome = La partie s'arrête là
end-why-vote = Vous avez décidé ensemble d'en rester là. Les restes se gardent.
end-why-resigned = Trop de joueurs ont quitté la table : pas de décompte cette fois.
end-why-host = L'hôte a fermé cette table. Une autre est vite dressée.
end-why-rules = Les règles ont changé depuis le début de cette partie, qui n'a pas pu continuer. Toutes nos excuses.
end-why-unknown = La partie ne continuera pas.
end-all-won = Vous avez gagné, tous ensemble !
end-all-lost = Perdu pour cette fois. La cuisine réclame une revanche !
end-automa = L'automate
end-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-gave-up = a quitté la partie
end-breakdown = Le décompte en détail
end-breakdown-caption = Points de chaque joueur, ligne par ligne
end-rematch = Demander la revanche
end-to-rematch = Rejoindre la revanche
end-replay = Revoir la partie
end-new-table = Dresser une table
end-link = Lien vers cette partie
end-share-title = À table ! Revivez notre partie
end-journal = Télécharger l'enregistrement de la partie
end-luck-title = Le hasard était-il honnête ?
end-luck-text = La graine du mélange vient du nombre scellé par le serveur et des pincées de la tablée. La voici.
end-luck-seed = Graine
end-luck-pinches = Pincées
end-luck-no-pinch = personne n'en a ajouté
end-luck-check = Pour vérifier par vous-même, téléchargez l'enregistrement de la partie, puis lancez :

## La courbe du score

chart-title = Le score, coup par coup
chart-loading = On dresse le graphique…
chart-label = Graphique : le score de chaque joueur au fil de { $moves } coups. Les mêmes nombres sont dans le tableau ci-dessous.
chart-move = Coup
chart-moves = Coups
chart-points = Points
chart-as-table = Afficher en tableau

## Les touches

keys-title = Touches
keys-key = Touche
keys-does = Ce qu'elle fait
keys-anywhere = Partout à la table
keys-on-board = Sur ce plateau
keys-help = Cette aide
keys-undo = Reprendre votre dernier coup
keys-board = Aller au plateau
keys-hand = Aller à votre main
keys-log = Aller au récit
keys-chat = Aller à la discussion
keys-rule = La règle qui s'applique maintenant
keys-menu = Ouvrir le menu
keys-aloud = La table, en mots
keys-escape = Fermer ce qui est ouvert
keys-name-escape = Échap
keys-name-enter = Entrée
keys-name-space = Espace
keys-arrows = Flèches
keys-move = Se déplacer sur le plateau
keys-choose = Choisir la case
keys-note = Les touches ne font rien pendant que vous écrivez.

## La partie guidée

coach-label = Guide
coach-step = Étape { $number } sur { $count }
coach-next = Compris
coach-skip = Passer le guide
