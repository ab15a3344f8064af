# Das Etikett auf der Schachtel.

minutes = etwa 25 Minuten je Spieler
blurb = Zwei Plättchen aus der eigenen Stadt nehmen, eines weitergeben, vom anderen bauen und Gesandte auf Trajans Forum schicken.
assistant_pairs = Ein Assistent darf zwei verschiedenfarbige Arbeiter zum Paar machen, das ein graues Gebäude bezahlt; sonst helfen Assistenten nur bei farbigen Gebäuden.
shuffle_boards = Die Mosaiktafeln des Forums liegen in zufälliger Reihenfolge.
turn_boards = Jede Mosaiktafel des Forums wird zufällig um 180 Grad gedreht oder nicht.

## Shorter games

variant-small = Zwei Durchgänge statt drei.
variant-tiny = Ein Durchgang statt drei.
