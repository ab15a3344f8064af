# The label on the box.

minutes = about 30 minutes per player
blurb = Six actions on a circle of trays: what you pick up decides what you may do, and when the year ends.

## Options

random_markers = Markers are placed at random for a fast start.
reshuffle_discards = When the face-down commodity pile is empty, the discards are shuffled into a new one; else nothing can be drawn from it any more.
time_track = Length of the time track: 11, 16 or 21 steps for 2, 3 or 4 players, or one step longer.
    .standard = usual
    .alternative = one step longer

## Shorter games

variant-open = Cards in hand lie open: every seat knows the same.
variant-small = Two quarters instead of four.
variant-small-open = Two quarters instead of four, cards in hand lie open.
variant-tiny = One quarter instead of four.
variant-tiny-open = One quarter instead of four, cards in hand lie open.
