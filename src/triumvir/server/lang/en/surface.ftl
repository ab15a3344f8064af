table-dock = Your decision
table-stage = The table
table-story = What the others did
table-zoom = Enlarge a part
table-zoom-out = Smaller
table-zoom-in = Larger
table-zoom-close = Show the whole table again
