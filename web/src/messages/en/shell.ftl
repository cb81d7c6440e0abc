# What is around every page: header, menu, footer, and the window's title.

shell-name = À table!
shell-home = À table!, to the home page
shell-title = { $page } · À table!
shell-skip = Skip to the page
shell-nav = Main pages
shell-menu = Menu
shell-my-games = My games
shell-join = Join a table
shell-nobody = Who are you?
shell-account = { $name }: name and settings
shell-language = Language
shell-short-fr = FR
shell-short-en = EN
shell-language-fr = Français
shell-language-en = English
shell-theme = Light or dark
shell-theme-system = Like my device
shell-theme-light = Light
shell-theme-dark = Dark
shell-footer = About this site
shell-rules = Rules
shell-about = About and credits
shell-hosting = Host your own
shell-unofficial = An unofficial fan project. If you like a game, buy the box!
