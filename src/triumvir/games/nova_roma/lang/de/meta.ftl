# Das Etikett auf der Schachtel.

minutes = etwa 30 Minuten je Spieler
blurb = Ein Patrizier auf einem Raster gibt zwei Aktionen: die Kreuzung bestimmt was, die Gesellschaft wie stark.
mosaic_draft = Mosaikplättchen werden gedraftet.
follower_draft = Gefolgschaftskarten werden gedraftet.
level = Allein: die Punkte, mit denen die KI beginnt, 20 (leicht), 30 (normal) oder 40 (schwer).
    .easy = leicht
    .normal = normal
    .hard = schwer
solo_score_leftovers = Allein: auch übrige Waren, Münzen, Einfluss und Handwerker bringen Punkte.
chariot_needs_one_step = Ein Marker, der noch auf dem Startfeld steht, gewinnt kein Streitwagenplättchen.
income_tiles_offer_choice = Beide Einkommensplättchen bieten 3 Waren oder 4 Münzen zur Wahl.
severin_contracts_per_vp = Severin bringt 1 SP für jeden Vertrag oder für je 2.
trivia_works_in_petition = Trivia wirkt auch in einer Aktion, die durch Petition ausgeführt wird.
place_artisan_follower_windows = Gefolgschaftskarten, die Handwerker platzieren: am Anfang und Ende einer Aktion oder nur an einem davon.
    .both = am Anfang und am Ende
    .start = nur am Anfang
    .end = nur am Ende
only-alone = Die Option { $option } gibt es nur für einen Spieler.

## Shorter games

variant-open = Handkarten liegen offen: Alle wissen dasselbe.
variant-small = Drei Runden statt fünf.
variant-small-open = Drei Runden statt fünf, Handkarten liegen offen.
variant-tiny = Eine Runde statt fünf.
variant-tiny-open = Eine Runde statt fünf, Handkarten liegen offen.
