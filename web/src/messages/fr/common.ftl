# Les mots que plusieurs pages du client partagent.

close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
retry = Réessayer
loading = Un instant…
guest-name = Convive { $number }
seat-nameless = Quelqu'un
seat-free = Place libre
problem-unknown = Cela n'a pas marché ({ $key }).
problem-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
problem-status = Le serveur a répondu par l'erreur { $status }.
page-problem = Ce plat n'est pas sorti de la cuisine
to-home = Retour à l'accueil
