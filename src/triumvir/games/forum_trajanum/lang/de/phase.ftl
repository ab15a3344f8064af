# Wo das Spiel steht.

phase = Durchgang { $cycle } von { $cycles } · Runde { $round } von { $rounds } · { $part }
setting-up = Aufbau
taking = Plättchen nehmen
turns = Nutzen und Bauen
upkeep = Unterhalt und Wertung
over = Ende
