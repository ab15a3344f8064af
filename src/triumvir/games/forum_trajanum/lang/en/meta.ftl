# The label on the box.

minutes = about 25 minutes per player
blurb = Take two tiles from your city, pass one on, build what the other pays for, and send envoys to Trajan's forum.
assistant_pairs = An assistant may make two unlike workers a pair that pays for a grey building; else assistants help with coloured buildings only.
shuffle_boards = The mosaic boards of the forum lie in random order.
turn_boards = Each mosaic board of the forum is turned by 180 degrees or not, at random.

## Shorter games

variant-open = Tiles that are taken, kept and passed on lie open: every seat knows the same.
variant-small = Two cycles instead of three.
variant-small-open = Two cycles instead of three, tiles that are taken lie open.
variant-tiny = One cycle instead of three.
variant-tiny-open = One cycle instead of three, tiles that are taken lie open.
