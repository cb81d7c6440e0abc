"""Course à l'Étoile: build a menu and a team, hinder the others, and be the first to earn your star."""
