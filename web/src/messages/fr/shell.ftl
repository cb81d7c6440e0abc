# Ce qui entoure chaque page : l'en-tête, le menu, le pied de page et le titre de la fenêtre.

shell-name = À table !
shell-home = À table !, retour à l'accueil
shell-title = { $page } · À table !
shell-skip = Aller au contenu
shell-nav = Pages principales
shell-menu = Menu
shell-my-games = Mes parties
shell-join = Rejoindre une table
shell-nobody = Qui êtes-vous ?
shell-account = { $name } : nom et réglages
shell-language = Langue
shell-short-fr = FR
shell-short-en = EN
shell-language-fr = Français
shell-language-en = English
shell-theme = Clair ou sombre
shell-theme-system = Comme mon appareil
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-footer = À propos de ce site
shell-rules = Règles
shell-about = À propos et crédits
shell-hosting = Héberger chez soi
shell-unofficial = Un projet de fans, non officiel. Un jeu vous plaît ? Achetez la boîte !
