# Wo das Spiel steht.

phase = Quartal { $quarter } von { $quarters } · { $part }
set-up = Aufbau
play = Runde { $round } von { $rounds } · Zeit { $time }/{ $circuit }
over = Ende
