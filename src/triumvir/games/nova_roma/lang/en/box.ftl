# What a box file must have; said of a field that has something else.

start-end-both = start, end or both
a-table = a table
two-different-cells = two different cells [row, column] from 0 to 3
influence-alone = influence alone
different-turns = as many different turns as legionnaires_each
easy-normal-hard = easy, normal and hard
vp-port-route = the VP of a port on each route
missing = Box table [[{ $table }]] is missing or not a list of records.
not-as-many = Box table [{ $table }], field { $field }: expected { $expected } in all, found { $found }.
amounts = amounts from 0 to 50 of { $names }
least-amount = at least one amount
set-values = 1 to 9 values
list-costs = a list of 4 costs
list-rewards = a list of { $length } rewards
diagonals = 2 diagonals
least-numbers = least numbers of { $allowed }
spends-too-much = no more spend_influence than influence
different-cells = 3 different cells
equally-long-rows = equally long rows of the signs { $signs }, at most { $most } in all
cells-map = the cells of the map, { $text }
list-cells = a list of cells [row, column] from 0 to 9
least-cell-build = at least one cell to build on
port-route = a port on the route { $route }
cell-next-tile = a cell next to every tile space
fewer-ways-lay = fewer ways to lay one shape
no-draft-with-open-hands = Follower cards are not drafted in a game with open hands.
