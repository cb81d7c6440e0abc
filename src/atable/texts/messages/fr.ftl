# Messages communs à toutes les tables. Ceux d'un jeu sont rangés avec lui.

## Listes de noms

# Qui l'on attend quand personne n'a rien à décider : un compte à rebours court.
list-none = l'horloge
list-comma = { $before }, { $next }
list-and = { $before } et { $last }

## Refus qui viennent de la table et non d'une règle du jeu

stale-answer = Cette question a déjà reçu sa réponse.
time-runs-forward = Le moment de cette action est passé.
table-paused = La table est en pause.
tick-at-its-time = L'horloge de la table indique une autre heure.
unknown-action = C'est impossible ici.
undo-to-nowhere = Il n'y a rien à reprendre si loin.
undo-past-reveal = Trop tard pour reprendre ce coup : quelque chose de caché a été vu depuis.
game-over = La partie est terminée.

## Joueurs

seat-name =
    { $player-you ->
        [yes] Vous
       *[no] { $player }
    }
player-default-name = Joueur { $number }
bot-name-1 = Basile
bot-name-2 = Olive
bot-name-3 = Prune
bot-name-4 = Cerise
bot-name-5 = Clémentine

## La table en mode texte

table-welcome = { $game } : bienvenue à table !
table-players = À table : { $players }.
table-commitment = Sceau du hasard de cette partie (sa graine sera montrée à la fin) : { $commitment }
table-save = Sauvegarde après chaque coup dans { $file }.
table-variants = Dans cette partie : { $options }.
table-no-variants = Règles de base, sans variante.
table-hint = Tapez ? pour de l'aide.
table-help =
    Choisissez par numéro, ou tapez quelques mots de ce que vous voulez jusqu'à
    ce qu'il ne reste qu'un choix, puis appuyez sur Entrée. Le début des mots
    suffit, sans majuscules ni accents.
      Entrée  jouer le seul choix restant, ou revenir à tous les choix
      r       la règle qui s'applique maintenant ; r 38 pour une autre
      s       tout ce qui est visible sur la table
      d       revoir la table
      u       reprendre votre dernier coup, tant que rien de caché n'a été vu depuis
      q       sauvegarder et quitter
      ?       cette aide
table-back = Le coup est repris.
table-nothing-to-undo = Vous n'avez aucun coup à reprendre.
table-saved = La partie est sauvegardée. Pour la continuer : { $command }
table-rule = { $rule } : { $text }
table-no-rule = Il n'y a pas de règle { $rule }.

choice-group = { $group } ({ $count } choix)
choice-only = Appuyez sur Entrée : { $action }
choice-wait = Attendre la suite ({ $seconds } s au plus)
choice-compose = Composer vous-même
choice-ask = Numéro ou mots (? pour l'aide) :
choice-no-number = Il n'y a pas de choix { $number }.
choice-nothing = Aucun choix ne correspond à « { $words } ». Tapez r pour la règle, Entrée pour tous les choix.

form-thing = { $thing }
form-things = { $thing } ({ $most } au plus)
form-too-many = C'est trop : { $thing }, { $most } au plus.
form-unclear = « { $words } » peut désigner plusieurs de ces choses.
form-unknown = « { $words } » n'est aucune de ces choses.

veil-leave = Appuyez sur Entrée, puis passez l'appareil à { $player }.
veil-arrive = { $player }, c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde.
showing-enough = Appuyez sur Entrée quand vous avez assez regardé : tout sera caché de nouveau.

score-title = Décompte
score-total = Total
score-place = Place
score-cell = { $points } ({ $count })
side-names = { $players }
winner =
    { $player-you ->
        [yes] Vous gagnez !
       *[no] { $player } gagne !
    }
winners-together = Victoire partagée : { $players } !
nobody-wins = Personne ne gagne.
table-seed = La graine de cette partie était { $seed }
table-verify = Tout le monde peut vérifier cette partie : { $command }

## Options de tous les jeux

option-line = { $name } ({ $default }) : { $option }. { $option-help }
option-pace = Rythme
    .help = live (en direct), relaxed (en différé) ou simulation ; une table en mode texte n'a pas d'horloge et ne joue donc jamais en direct.

## Ce qui ne va pas dans une option : la fin de la ligne « option seats : … »

bad-seats = { $game } se joue de { $least } à { $most } joueurs, et non à { $seats }
bad-option-unknown = { $game } n'a pas cette option ; ses options sont { $known }
bad-option-word = « { $value } » ne fait pas partie des valeurs possibles : { $words }
bad-option-choice = il faut choisir parmi { $words }
bad-option-form = il faut écrire NOM=VALEUR
bad-option-truth = il faut répondre par true (oui) ou false (non)
bad-option-range = il faut un nombre entier, de { $least } à { $most }
bad-option-value = cette valeur ne convient pas ({ $problem })
bad-pace-clock = une table en mode texte n'a pas d'horloge ; il faut choisir parmi { $paces }
bad-options-type = il faut { $wanted }, et non { $given }
