# Ce que le serveur répond quand il ne peut pas faire ce qu'on lui demande. Les refus d'une règle sont avec leur jeu.

## Trouver et joindre

not-found = Il n'y a rien ici, ou rien qui vous soit ouvert.
wrong-origin = Cette page vient d'une autre adresse que le serveur et ne peut pas lui parler.
not-allowed = Vous ne pouvez pas faire cela.
hello-first = Le premier message d'une connexion doit être hello.
bad-message = Ce message n'a pas été compris : { $problem }.
message-too-big = Ce message est trop long.
too-many = C'était trop d'un coup. Attendez un instant, puis réessayez.
try-again = D'autres ont été plus rapides à l'instant. Réessayez.
too-many-sockets = Vous avez déjà { $most } connexions ouvertes. Fermez d'abord d'autres fenêtres.
storage-failed = Le serveur n'a pas pu enregistrer cette demande : elle n'a donc pas eu lieu. Réessayez plus tard.
storage-uncertain = Le serveur ne peut pas dire pour l'instant si cette demande est enregistrée. Il le saura à votre retour.
server-error = Une erreur est survenue de notre côté. Votre partie est enregistrée ; réessayez.
server-stops = Le serveur s'arrête. Votre partie reprendra à son retour.

## Personnes

no-person = Dites-nous d'abord votre nom.
bad-name = Choisissez un nom de 1 à 30 caractères visibles.
bad-login = L'identifiant ou le mot de passe est faux.
login-taken = Quelqu'un a déjà cet identifiant. Choisissez-en un autre.
bad-login-name = Un identifiant ne peut contenir ni espaces ni caractères invisibles.
has-account = Vous avez déjà un compte.
bad-link = Ce lien n'est pas valable, ou ne l'est plus.

## Tables

no-such-game = Ce jeu n'existe pas ici.
no-such-bot = Ce jeu n'a pas ce robot : il y a { $levels }.
no-such-seat = Cette table n'a pas de place { $seat }.
not-at-table = Vous n'êtes pas à cette table.
not-your-seat = Ce n'est pas votre place.
not-host = Seul l'hôte de la table peut faire cela.
not-yourself = Vous ne pouvez pas vous faire cela à vous-même.
seat-taken = Cette place est prise.
has-seat = Vous avez une place dans cette partie : vous ne pouvez pas jouer aussi pour quelqu'un d'autre.
table-full = Cette table est complète.
need-seats =
    { $least ->
        [one] Ce jeu se joue à un joueur au moins et à { $most } au plus.
       *[other] Ce jeu se joue à { $least } joueurs au moins et à { $most } au plus.
    }
already-started = La partie a déjà commencé.
not-started = La partie n'a pas encore commencé.
too-many-tables = Vous avez déjà { $most } tables ouvertes. Terminez-en ou fermez-en une d'abord.
table-outdated = Les règles ont changé depuis le début de cette partie, qui ne peut pas continuer sous les nouvelles. L'hôte peut la fermer.
table-broken = Cette table ({ $table }) ne peut pas être lue : son journal est abîmé. Prévenez la personne qui tient ce serveur.
removed-from-table = L'hôte vous a fait quitter cette table.
thinking-needs-relaxed = Avec des jours de réflexion, la table doit se jouer en différé (relaxed).
no-simulation = Une table avec des personnes se joue en direct (live) ou en différé (relaxed).
relaxed-needs-days = En différé (relaxed), choisissez des jours de réflexion ou aucune limite.

## À la table

muted = L'hôte vous a coupé la parole : vos messages ne sont pas transmis.
empty-chat = Ce message est vide.
nothing-to-take-back = Vous n'avez aucun coup à reprendre.
not-paused = La table n'est pas en pause.
no-such-proposal = Il n'y a rien à voter.
pause-by-the-rules = Tant que l'horloge de ce jeu tourne, on fait une pause selon ses règles, avec le bouton du jeu.
journal-later = L'enregistrement de la partie se télécharge quand elle est terminée.
replay-later = La partie peut être revue quand elle est terminée.
replay-outdated = Les règles ont changé depuis : cette partie ne peut plus être revue, mais son enregistrement peut être téléchargé.
what-if-later = On peut essayer une autre fin quand la partie est terminée.
what-if-over = À ce moment, la partie est déjà terminée : remontez plus loin pour essayer une autre fin.
what-if-outdated = Les règles ont changé depuis : cette partie ne peut pas continuer sous les nouvelles.
no-such-moment =
    { $most ->
        [one] Cette partie n'a qu'un seul moment.
       *[other] Cette partie n'a que { $most } moments.
    }
rematch-later = Ceux qui ont joué peuvent demander la revanche quand la partie est terminée.
