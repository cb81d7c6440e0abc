
about-soup = Un petit jeu de notre cru, qui montre comment on en ajoute un.
