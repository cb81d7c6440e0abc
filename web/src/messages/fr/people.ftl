# Rejoindre une table, invitations, liens de place, mes parties et le compte.

join-title = Rejoindre une table
join-lead = Votre hôte a pour vous un code de huit lettres et chiffres, ou un lien. L'un ou l'autre fait l'affaire.
join-code = Code de l'invitation
join-example = ABCD EFGH
join-go = Rejoindre
join-fault-short = Un code compte huit lettres et chiffres. Il en manque ici.
join-fault-letters = Aucun code ne contient de 0, O, 1 ou I : on les confond trop. Un deuxième coup d'œil ?
join-invited = On vous invite !
join-host = { $host } vous garde une place à cette table.
join-game = Jeu
join-seats = Autour de la table
join-name = Votre nom
join-name-hint = Les autres le voient à table. Vous pourrez en changer.
join-as = Vous jouerez sous le nom de { $name }.
join-sit = M'asseoir
join-watch = Juste regarder
join-full = Toutes les places sont prises, mais on peut regarder.
join-playing = La partie a commencé.
join-over = Cette partie est terminée.
join-nowhere = Ce code ne mène à aucune table
join-nowhere-text = Personne n'attend personne avec { $code }. Une lettre a peut-être glissé, ou la table a été débarrassée. On vérifie ?

mine-title = Mes parties
mine-lead = Tout ce que vous avez sur le feu.
mine-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
mine-replay = Revoir
mine-closed = Fermée
mine-watch = Regarder
mine-with = Avec { $names }
mine-alone = Encore personne d'autre
mine-running = En cours
mine-waiting = On attend des convives
mine-finished = Terminées
mine-none = Rien sur le feu pour l'instant
mine-none-hint = Commencez une partie : vous la retrouverez ici, sur cet appareil, quand vous voudrez.
mine-none-play = Choisir un jeu
mine-guest-hint = Vous jouez ici sans compte : ces parties appartiennent à ce navigateur.
mine-guest-link = Créer un compte pour les retrouver partout

link-title = Retrouver votre place sur cet appareil
link-lead = Ce lien ouvre vos places sur un deuxième appareil : qui s'en sert joue sous le nom de son propriétaire.
link-yours = Ne l'utilisez que s'il est à vous. Cet appareil vous connaîtra ensuite sous le nom du propriétaire.
link-other = Sur cet appareil, vous êtes { $name }. Sans compte, vous ne pourrez plus revenir à ce nom ensuite.
link-other-account = Sur cet appareil, vous êtes { $name }. Vous pourrez vous reconnecter ensuite avec votre compte.
link-use = Oui, il est à moi : continuer
link-stay = Non, ne rien changer

account-title = Nom et réglages
account-who = Qui vous êtes
account-name = Nom
account-name-hint = Tel que les autres le voient à table.
account-save = Enregistrer le nom
account-saved = C'est noté.
account-look = Ce qu'on voit et ce qu'on entend
account-sound = Sons
account-sound-help = Un peu de bois, une clochette, quelque chose qui grésille. Jamais le seul signe qu'il se passe quelque chose.
account-assist = Coups de pouce sur le plateau
account-assist-help = Fait ressortir ce qu'une pose compléterait.
account-notify = M'appeler quand c'est à moi
account-notify-help = Une notification quand la page est en arrière-plan.
account-notify-denied = Votre navigateur ne le permet pas. Autorisez-le dans ses réglages pour ce site, puis réessayez.
account-notify-missing = Votre navigateur ne sait pas le faire ici : il exige une adresse sécurisée (https).
account-keep = Créer un compte
account-keep-lead = Pour l'instant, seul ce navigateur vous connaît. Avec un identifiant et un mot de passe, vous retrouvez vos parties sur tous vos appareils. Sans adresse e-mail.
account-login = Identifiant
account-login-hint = De 2 à 30 caractères, sans espace.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères. Personne ne pourra vous le renvoyer : notez-le bien.
account-register = Créer le compte
account-known = On vous connaît ici sous l'identifiant { $login }.
account-enter = Se connecter
account-enter-lead = Vous avez déjà un compte sur ce serveur ? Entrez donc.
account-enter-warning = Dans ce navigateur, vous êtes { $name }, sans compte. Après la connexion, vous ne pourrez plus revenir à ce nom.
account-leave = Se déconnecter
account-leave-lead = De ce navigateur, ou de tous si vous avez perdu un appareil.
account-leave-guest = Vous jouez ici sans compte : en partant, vous ne retrouverez plus vos parties. Créez d'abord un compte si vous y tenez.
account-leave-sure = Partir pour de bon ?
account-leave-stay = Rester
account-leave-here = Se déconnecter ici
account-leave-everywhere = Se déconnecter partout
account-seat = Deuxième appareil
account-seat-lead = À une table, « Obtenir un lien pour mon autre appareil », dans le menu, vous donne un lien. Qui l'ouvre joue à votre place : ne le montrez à personne d'autre.
account-delete = Supprimer mes données
account-delete-lead = Votre nom, votre compte et vos messages disparaissent. Les parties terminées restent aux autres, sans votre nom.
account-delete-button = Supprimer mes données…
account-delete-sure = Tout supprimer ?
account-delete-text = Votre nom et votre compte sont supprimés, et les parties en cours se passeront de vous. On ne pourra pas revenir en arrière.
account-delete-go-on = Oui, supprimer
account-delete-really = Vraiment ? Pour toujours ?
account-delete-last = Dernière chance avant le lave-vaisselle. Après, il ne restera rien de vous ici.
account-delete-final = Supprimer pour toujours
account-delete-keep = Tout garder
