# What a box file must have; said of a field that has something else.

not-as-many = Box table [{ $where }], field { $field }: expected { $expected } in all, found { $found }.
fewer-than-rounds = one less than rounds_per_quarter
each-action = every action type once
three-slots = three different slots without the arch
senate-kinds = at most { $most } kinds of senate tiles
tiles-left = at least { $n } tiles after removal
senate-spaces = 2 to 20 spaces
shared-borders = borders that { $other } shares
sites = { $n } sites in all
each-ship = every ship once
