# The label on the box.

minutes = about 25 minutes per player
blurb = Take two tiles from your city, pass one on, build what the other pays for, and send envoys to Trajan's forum.
assistant_pairs = An assistant may make two unlike workers a pair that pays for a grey building; else assistants help with coloured buildings only.
shuffle_boards = The mosaic boards of the forum lie in random order.
turn_boards = Each mosaic board of the forum is turned by 180 degrees or not, at random.

## Shorter games

variant-small = Two cycles instead of three.
variant-tiny = One cycle instead of three.
