table-dock = Deine Entscheidung
table-stage = Der Tisch
table-story = Was die anderen getan haben
table-zoom = Einen Teil vergrößern
table-zoom-out = Kleiner
table-zoom-in = Größer
table-zoom-close = Wieder den ganzen Tisch zeigen
