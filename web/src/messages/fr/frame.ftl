# Le cadre de la table : en-tête, ardoise, places, annonces, menu.

## La page

frame-title = { $game } · À table !
frame-title-turn = ● À vous de jouer · { $game }
frame-notify-body = La table vous attend.
frame-no-board = Ses règles sont prêtes, pas encore son plateau : il arrive bientôt. D'ici là, une autre table vous attend.
frame-read-rules = Lire les règles

## En-tête

frame-back = Mes parties
frame-state-over = Terminée
frame-state-paused = En pause
frame-sound = Son
frame-rules-label = La règle du moment
frame-menu = Menu

## L'ardoise

frame-prompt = Ce qui est demandé
frame-your-turn = À vous de jouer
frame-watching = Vous regardez la partie
frame-wait = Un instant : la table continue toute seule.
frame-over = La partie est terminée.
frame-closed = Cette table est fermée.
frame-paused = La table est en pause.
frame-paused-empty = La table est en pause : il n'y avait plus personne.
frame-count-in =
    { $seconds ->
        [one] Les mains sur la table ! On reprend dans { $seconds } seconde.
       *[other] Les mains sur la table ! On reprend dans { $seconds } secondes.
    }
frame-resume = Reprendre
frame-see-score = Voir le score
frame-undo = Reprendre mon coup
frame-rule-read = Lire la règle
frame-clock = Temps restant : { $left }
frame-clock-hours = { $hours } h { $minutes } min
frame-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## Les places

frame-seats = Joueurs
frame-seat-you = vous
frame-seat-turn = doit jouer
frame-points =
    { $points ->
        [one] point
       *[other] points
    }
frame-bot = Robot
frame-bot-level = Robot : { $level }
frame-away = { $player } se reconnecte…
frame-away-times =
    { $times ->
        [one] { $player } se reconnecte… Un robot prend le relais dès que le temps est écoulé.
       *[other] { $player } se reconnecte… Un robot prend le relais si le temps s'écoule { $times } fois.
    }
frame-stand-in = Un robot joue pour { $player }.
frame-stand-in-you = Un robot joue pour vous.
frame-left = { $player } a quitté la table ; un robot continue.
frame-resigned = { $player } a rendu son tablier.
frame-come-back = Revenir
frame-sit = S'asseoir ici
frame-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## Les parties de la page

frame-board = Le plateau
frame-board-broken = Le plateau a glissé des mains du serveur. Votre partie est sauve : réessayez, ou rechargez la page.
frame-hand = Ma main
frame-tabs = Ce qui est montré
frame-tab-board = Plateau
frame-tab-me = Ma main
frame-tab-rivals = Joueurs
frame-tab-log = Récit
frame-tab-new =
    { $count ->
        [0] du nouveau
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
frame-talk = Récit et discussion
frame-talk-log = Récit
frame-talk-chat = Discussion

## À haute voix

frame-aloud = Décrire le plateau
frame-aloud-title = Le plateau en mots
frame-aloud-undone = Un coup a été repris.
frame-aloud-turn = À vous de jouer. { $question }

## À plusieurs sur le même appareil

frame-veil-player = { $name } (place { $number })
frame-veil-title = Passez l'appareil à { $player }
frame-veil-text = On ne lorgne pas dans l'assiette du voisin : ce qui était à l'écran est rangé.
frame-veil-go = C'est moi, { $player }

## Annonces

frame-lost = La ligne est coupée. On rappelle…
frame-lost-kept = La ligne est coupée. Votre coup est gardé ; il part dès que la ligne revient.
frame-outdated = Les règles ont changé depuis le début de cette partie, qui ne peut pas continuer sous les nouvelles. L'hôte peut fermer la table.
frame-ask-undo = { $player } voudrait reprendre un coup.
frame-ask-pause = { $player } voudrait faire une pause.
frame-ask-end = { $player } voudrait arrêter la partie ici.
frame-asked-undo = Vous demandez à reprendre votre coup.
frame-asked-pause = Vous demandez une pause.
frame-asked-end = Vous proposez d'arrêter la partie ici.
frame-agreed = D'accord : { $players }.
frame-missing = Réponse attendue : { $players }.
frame-agree = Accepter
frame-refuse = Refuser
frame-withdraw = Retirer la demande
frame-rematch = La table est dressée pour la revanche !
frame-rematch-in = Vous y allez dans { $seconds } s.
frame-rematch-go = Y aller maintenant
frame-rematch-stay = Rester ici

## Menu

frame-menu-options = Pour moi, sur cet appareil
frame-assist = Montrer ce qu'un coup compléterait
frame-assist-help = Ce qui est à un pas d'être complet s'allume.
frame-notify = Me prévenir quand c'est à moi
frame-notify-insecure = Les notifications demandent une adresse https ; ici, le titre de l'onglet vous dit quand c'est à vous.
frame-notify-missing = Ce navigateur ne connaît pas les notifications ; le titre de l'onglet vous dit quand c'est à vous.
frame-notify-denied = Les notifications de cette page sont bloquées dans les réglages du navigateur.
frame-keys = Raccourcis clavier
frame-theme = Lumière
frame-theme-system = Automatique
frame-theme-light = Plein jour
frame-theme-dark = Soirée
frame-language = Langue
frame-menu-people = Liens
frame-invite = Pour les amis : l'invitation
frame-invite-title = { $game } : une place vous attend
frame-seat-link-make = Obtenir un lien pour mon autre appareil
frame-seat-link = Pour vous seul : votre place sur un autre appareil
frame-seat-link-warning = Qui a ce lien devient vous à toutes les tables : ne le donnez à personne.
frame-menu-game = Cette partie
frame-pause = Mettre en pause
frame-propose-pause = Proposer une pause
frame-end = Arrêter la partie ici
frame-end-sure = Arrêter la partie pour de bon ? Elle ne pourra pas reprendre, et personne ne gagne.
frame-propose-end = Proposer d'arrêter ici
frame-resign = Abandonner
frame-resign-sure = Abandonner pour de bon ? Vous ne pourrez plus revenir dans cette partie ; si les autres continuent, un robot joue pour vous.
frame-leave = Quitter la table
frame-leave-sure = Quitter la table ? Un robot joue pour vous jusqu'à votre retour, et quelqu'un peut prendre la place.
frame-menu-host = Côté hôte
frame-mute = Couper la parole
frame-unmute = Rendre la parole
frame-hand-over = Nommer hôte
frame-remove = Faire sortir
frame-remove-sure = Vraiment faire sortir ?
frame-bot-of = Comment joue { $player }
frame-menu-more = Et aussi
