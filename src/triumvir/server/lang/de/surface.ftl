table-dock = Deine Entscheidung
table-stage = Der Tisch
table-story = Was die anderen getan haben
