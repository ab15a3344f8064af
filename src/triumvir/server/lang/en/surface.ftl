table-dock = Your decision
table-stage = The table
table-story = What the others did
