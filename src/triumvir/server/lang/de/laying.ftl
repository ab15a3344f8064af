# Ein Gebäude in der Hand, wo eine Form auf ein Raster gelegt wird
laying-bar = Das Gebäude in deiner Hand
laying-turn = Drehen
laying-mirror = Spiegeln
laying-back = Der Platz davor
laying-next = Der nächste Platz
