# The rules page and the drawer with one rule.

rules-title = { $game }: the rules
rules-games = Games with rules
rules-search = Search the rules
rules-example = a word, or { $rule }
rules-count =
    { $count ->
        [0] No rule found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-contents = Contents
rules-none = No rule speaks of “{ $query }”. Try a shorter word, or the number of a rule.
rules-clear = Show all rules
rules-not-yet = The rules of this game are still being written. These are ready:
rules-plan = A plan of the board; the rules below say the same in words
rules-link = Link to rule { $rule }
rules-rule = Rule { $rule }
rules-before = ‹ { $rule }
rules-after = { $rule } ›
rules-first = The first rule
rules-last = The last rule
rules-whole = All the rules, in a new window
rules-no-rule = There is no rule { $rule }.
