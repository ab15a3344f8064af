# One sentence a turn. $parts are what was done.

all = { $parts }
more = { $parts } and { $n } more
small = { $parts }
nothing = passes
begins = begins the turn
times = { $what } ×{ $n }
