# Wo das Spiel steht.

phase = Runde { $round } von { $rounds } · { $part }
draft = Draft
emperor = Kaiserphase
patrician = Patrizier { $n } von { $all }
over = Ende
