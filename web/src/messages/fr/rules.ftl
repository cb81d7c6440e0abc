# La page des règles, et le tiroir qui en montre une.

rules-title = { $game } : les règles
rules-games = Jeux dont les règles sont prêtes
rules-search = Chercher dans les règles
rules-example = un mot, ou { $rule }
rules-count =
    { $count ->
        [0] Aucune règle trouvée
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-contents = Sommaire
rules-none = Aucune règle ne parle de « { $query } ». Essayez un mot plus court, ou le numéro d'une règle.
rules-clear = Montrer toutes les règles
rules-not-yet = Les règles de ce jeu sont encore en cours d'écriture. Celles-ci sont prêtes :
rules-plan = Un plan du plateau ; les règles ci-dessous disent la même chose en mots
rules-link = Lien vers la règle { $rule }
rules-rule = Règle { $rule }
rules-before = ‹ { $rule }
rules-after = { $rule } ›
rules-first = La première règle
rules-last = La dernière règle
rules-whole = Toutes les règles, dans une nouvelle fenêtre
rules-no-rule = Il n'y a pas de règle { $rule }.
