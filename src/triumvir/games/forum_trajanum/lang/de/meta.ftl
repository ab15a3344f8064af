# Das Etikett auf der Schachtel.

minutes = etwa 25 Minuten je Spieler
blurb = Zwei Plättchen aus der eigenen Stadt nehmen, eines weitergeben, vom anderen bauen und Gesandte auf Trajans Forum schicken.
assistant_pairs = Ein Assistent darf zwei verschiedenfarbige Arbeiter zum Paar machen, das ein graues Gebäude bezahlt; sonst helfen Assistenten nur bei farbigen Gebäuden.
shuffle_boards = Die Mosaiktafeln des Forums liegen in zufälliger Reihenfolge.
turn_boards = Jede Mosaiktafel des Forums wird zufällig um 180 Grad gedreht oder nicht.

## Shorter games

variant-open = Genommene, behaltene und weitergegebene Plättchen liegen offen: Alle wissen dasselbe.
variant-small = Zwei Durchgänge statt drei.
variant-small-open = Zwei Durchgänge statt drei, genommene Plättchen liegen offen.
variant-tiny = Ein Durchgang statt drei.
variant-tiny-open = Ein Durchgang statt drei, genommene Plättchen liegen offen.
