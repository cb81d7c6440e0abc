# Dresser une nouvelle table.

new-title = Nouvelle table de { $game }
new-not-yet = { $game } est encore en cuisine
new-not-yet-text = On ne peut pas encore jouer à ce jeu ici. Il sera bientôt à la carte.

new-seats = Qui joue ?
new-number = Nombre de places
new-number-of =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
new-company = Avec qui
new-company-friends = Entre amis
new-company-bots = Avec des robots
new-company-device = Autour de cet appareil
new-seat = Place { $number }
new-plan-me = Moi
new-plan-open = Libre, pour un ami
new-plan-bot = Robot, { $level }
new-seats-hint = Vous recevrez une invitation à transmettre pour les places libres. Des robots pourront toujours les prendre plus tard.
new-hot-seat = Plusieurs places sont à vous : vous les jouez sur cet appareil, que l'on se passe de main en main. Entre-temps, ce qui est secret reste caché.
new-nobody = Aucune place n'est à vous : vous regarderez.

new-options = Variantes
new-any = Peu importe
new-by-seat-hint = Qui n'a pas de préférence reçoit ce qui reste.

new-thinking = Temps de réflexion
new-thinking-none = Sans chronomètre
new-thinking-none-help = Chacun prend tout son temps. Le mieux entre amis.
new-thinking-fast = Vif
new-thinking-fast-help = La moitié du temps habituel, pour qui sait ce qu'il veut.
new-thinking-normal = Normal
new-thinking-normal-help = Le temps habituel du jeu, environ une minute par tour.
new-thinking-slow = Tranquille
new-thinking-slow-help = Deux fois et demie plus long.
new-thinking-days = Sur plusieurs jours
new-thinking-days-help = Un coup de temps en temps, quand on a un moment. Personne n'a besoin d'être là en même temps.
new-hours = Temps pour chaque tour
new-hours-of =
    { $hours ->
        [6] 6 heures par tour
        [12] 12 heures par tour
        [24] Un jour par tour
       *[other] { $days } jours par tour
    }

new-door = La porte
new-public = Entrée libre
new-public-help = La table figure sur la page d'accueil de ce serveur, et tout le monde peut s'asseoir ou regarder. Sinon, il faut l'invitation.

new-summary = Votre table
new-summary-me = Vous
new-summary-device = { $count } joueurs sur cet appareil
new-summary-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
new-summary-options = Avec : { $options }
new-summary-basic = Règles de base
new-summary-thinking = Réflexion : { $thinking }
new-summary-public = Ouverte à tous
new-summary-private = Sur invitation
new-look-again = Pas tout à fait : { $problem }
new-start = Lancer la partie
new-open = Ouvrir la table
