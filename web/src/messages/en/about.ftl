# About and credits, hosting, and the page that is not there.

about-title = About and credits
about-lead = À table! lets friends play five restaurant board games in a browser, on a server of their own.
about-unofficial = Unofficial, with love
about-unofficial-text = This is a fan project. It is not made, sponsored or approved by the authors, illustrators or publishers of these games, and has no ties with any of them. The names of the games and all trademarks belong to their owners; they are here only to say which game is being played.
about-own = No text of a rulebook, no illustration and no graphic design of the games is used. The rules are told in our own words; the drawings are our own or come from the free collections named below. Where no public source gives the content of a card or a board, we made up our own, so some things may differ from the box.
about-rights = You own rights in one of these games and something here troubles you? Write to the maintainers where the source code is published: they will answer, and correct or remove it.
about-buy = You like a game? Buy the box. It is far better company at a real table, and it pays the people who made it.

about-people = The people behind the games
about-people-text = With our thanks. Corrections are welcome.
about-banquet_royal = By Alain Rivollet, illustrated by Vincent Joubert, published by Bankiiiz Éditions in 2018. A reworking of the author's earlier game Pirates! (Djeco).
about-course_a_letoile = We could not confirm who made this game or who published it. If you know, tell us: they deserve to be named.
about-critter_kitchen = By Peter C. Hayward and Alex Cutler, illustrated by Sandara Tang; graphic design by Christian Strain, Stephen Lambert and Stephanie Gustafsson. Published by Cardboard Alchemy, and by Lucky Duck Games for the retail and French editions (as “Critter Kitchen : Bistrots & Bestiaux”).
about-rival_restaurants = By Rob Chew, Jon Kang and Gary Alaka, illustrations and graphic design by Audrey Jung, published by Gap Closer Games in 2019. French translation of the rules by Ben and Jue Pepermans.
about-kitchen_rush = By Dávid Turczi and Vangelis Bagiartakis (2017). The publisher credits Gong Studios with the illustrations; other sources name Natalia Kordowska and Bartłomiej Kordowski. Published by Artipia Games, with Stronghold Games, Geek Attitude Games (French edition) and Pegasus Spiele (revised edition).
about-piece_of_cake = Expansion Piece of Cake (2018): by Dávid Turczi with Vangelis Bagiartakis, illustrated by Gong Studios, graphic design by Konstantinos Kokkinis. Published by Artipia Games and, in French, by Geek Attitude Games. French translation by Stéphanie Wuiame.

about-licences = Licences
about-code = Source code, texts and our own drawings
about-code-text = Apache License 2.0. It covers our work only and grants no right in the games, their names or their trademarks.
about-art = Food, people and tools
about-art-text = Fluent Emoji by Microsoft, MIT licence.
about-fonts = Typefaces
about-fonts-text = Fraunces and Nunito Sans, SIL Open Font License 1.1.
about-parts = Everything else
about-parts-text = The libraries at work here are listed with their licences in the file NOTICE beside the source code.

about-data = Your data
about-data-text = This site knows the name you gave, your games and what you said in chats, and nothing else. It has no advertising, no statistics about you and no cookies but the one that recognises you. You can delete it all yourself.

hosting-title = Host your own table
hosting-lead = One computer is enough for the whole family. Friends need nothing but a browser.
hosting-start = Start it
hosting-start-text = You need make and Python 3.11 or newer. In the folder of the source code:
hosting-start-after = That sets everything up, starts the server and prints its addresses. All games are kept in one file, and whatever was interrupted goes on where it stopped, even after a power cut.
hosting-network = Everybody at home
hosting-network-text = That same command opens the server to your home network and shows a QR code: phones scan it and are at the table. Later you can start it without setting up again:
hosting-network-after = Phone and computer must be in the same network. If nothing happens, the firewall of the computer is usually why.
hosting-settings = Settings
hosting-settings-text = A small file with the values you want to change; everything has a default that suits a home. Times are in milliseconds.
hosting-backup = Backups
hosting-backup-text = A backup may be made while people play. It holds secrets such as the key of the cookies, so keep it as safe as the games themselves. It never replaces what is there.
hosting-internet = On the internet
hosting-internet-text = For a server that friends reach from far away: a proxy that speaks https in front, PostgreSQL if there are many tables, and a service that starts by itself. All of it is described step by step in docs/hosting.md, beside the source code.
hosting-copy = Copy: { $command }

missing-title = This is not on the menu
missing-text = There is no page at this address. Perhaps the link was cut off on the way, or the table has been cleared.
missing-join = Join with a code
