# Schneller Aufbau, auf der Seite für einen neuen Tisch
quick-set-up = Schneller Aufbau
quick-set-up-help = Handkarten, Aktionssteine und was sonst vor dem ersten Zug gewählt wird, erhalten alle so, wie man es sinnvoll nehmen würde. Das Spiel beginnt mit dem ersten Zug.
