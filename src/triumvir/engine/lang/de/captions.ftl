# Ein Satz je Zug. $parts ist, was getan wurde.

all = { $parts }
more = { $parts } und { $n } mehr
small = { $parts }
nothing = passt
begins = beginnt den Zug
times = { $what } ×{ $n }
