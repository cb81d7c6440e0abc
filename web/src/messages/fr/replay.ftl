# Revoir une partie terminée, et lui essayer une autre fin.

replay-page-title = { $game } · revoir · À table !
replay-chip = Reprise
replay-to-table = Retour à la table
replay-unwatchable = Pas de séance ce soir
replay-boardless = Ce jeu n'a pas encore de plateau pour être revu. Son enregistrement peut être téléchargé.

## Le cadre

replay-board = La table à ce moment
replay-hand = Ce qu'il y a en main
replay-log = Le fil de la partie
replay-log-empty = Personne n'a encore joué. Lancez la lecture, ou avancez d'un pas.
replay-seat-eyes = Son point de vue
replay-before = La table est mise. Personne n'a encore joué.
replay-undone = Un coup est repris.
replay-line-undone = (repris)

## Commandes

replay-controls = Parcourir la partie
replay-slider = Moment de la partie
replay-moment = Moment { $moment } sur { $last }
replay-count = { $moment } / { $last }
replay-to-start = Au début
replay-step-back = Un pas en arrière
replay-run = Lire
replay-pause = Mettre en pause
replay-step-on = Un pas en avant
replay-to-end = À la fin
replay-speed = Vitesse
replay-times = × { $speed }
replay-eyes = Par les yeux de qui
replay-eyes-of = Vu par { $name }
replay-eyes-spectator = Vu par tous

## À emporter

replay-link = Copier un lien vers ce moment
replay-link-short = Lien
replay-link-field = Lien vers ce moment
replay-journal = Enregistrement
replay-download = Télécharger l'enregistrement
replay-download-why = Toute la partie dans un fichier, pour prouver que le hasard était honnête

## Et si

replay-what-if = Et si… ?
replay-what-if-text = Asseyez-vous au moment { $moment } et donnez à la partie une autre fin. Des robots prennent toutes les autres places ; la partie jouée reste telle quelle.
replay-what-if-seat = Vous jouez pour
replay-what-if-level = Niveau des robots
replay-what-if-luck = Le même hasard vous attend : les cartes sont empilées comme ce jour-là.
replay-what-if-go = Continuer d'ici
