# The home page, and the names of the games.

home-name-banquet_royal = Banquet Royal
home-name-course_a_letoile = Course à l'Étoile
home-name-critter_kitchen = Critter Kitchen
home-name-rival_restaurants = Rival Restaurants
home-name-kitchen_rush = Kitchen Rush with Piece of Cake

home-line-banquet_royal = Three dishes in a row, in the right order, before a very hungry royal family. Now, what was under that cloche?
home-line-course_a_letoile = A tiny bistro, three coins in the till, and one star to catch before your charming neighbours let the rats in.
home-line-critter_kitchen = Send your three chefs to market in secret and hope that nobody else fancied the last truffle.
home-line-rival_restaurants = One minute to haggle, bid and plead for a tomato. Elbows are allowed.
home-line-kitchen_rush = Everybody at the stoves together, the sand is running, and somebody has forgotten the dishes.

home-kind-banquet_royal = Turns and memory
home-kind-course_a_letoile = Cards and low blows
home-kind-critter_kitchen = Secret plans
home-kind-rival_restaurants = Haggling in real time
home-kind-kitchen_rush = Together, against the clock

home-players = { $least } to { $most } players
home-minutes = about { $minutes } min
home-soon = Soon
home-play = Play now
home-new-table = New table

home-title = Restaurant games with friends and bots
home-hero = Sit down, dinner is a game.
home-lead = Restaurant board games with your friends or with bots, right in the browser. No account, nothing to install.
home-play-now = Play now
home-guide = Learn by playing
home-play-hint = Banquet Royal with two bots, without a clock. You are at the table in one click.
home-guide-hint = Banquet Royal against a very forgiving bot: we explain as you go, and nobody looks at the clock.

home-mine = Your tables
home-menu = On the menu
home-join = Is somebody expecting you?
home-join-hint = Type the code from your invitation.
home-open = Open tables
home-open-none = Nobody is waiting in the doorway right now. Open a table and let them come to you.
home-open-one = Open a table
