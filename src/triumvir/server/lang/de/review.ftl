# Die Rückschau auf eine beendete Partie.

review-title = Rückschau: { $game }
review-ask = Meine Partie durchsehen
review-ask-seat = Die Entscheidungen von { $name } durchsehen
review-intro = { $reviewer } sieht sich jede Entscheidung noch einmal an, nur mit dem Wissen dieses Platzes von damals, und sagt, wo mehr möglich war. Das dauert ein, zwei Minuten; du kannst die Seite solange verlassen.
review-whose = Wessen Entscheidungen
review-progress = { $done } von { $all } Entscheidungen angesehen
review-growing = Was hier steht, wächst, während der Rest angesehen wird.
review-resume = Weiter durchsehen
review-too-many = Für dich werden schon mehrere Partien durchgesehen. Warte, bis eine fertig ist.
review-chance = Siegchance
review-lead = Vorsprung in SP
review-legend = Kreise: die größten Fehler · Striche: die übrigen · ein Wert für jeden Zug, von { $reviewer } mit dem Wissen von { $name }
review-curve = Wie die Partie für { $name } lief
review-even = gleich
review-turning = Wendepunkte
review-largest = Größte Fehler zuerst
review-all = { $n ->
    [one] Der andere, der etwas gekostet hat
   *[other] Die anderen { $n }, die etwas gekostet haben
  }
review-none = { $reviewer } hat nichts gefunden, das etwas gekostet hätte. Gut gespielt!
review-none-yet = Noch nichts.
review-step = Schritt { $ply } von { $all } · { $where }
review-of = Fehler { $n } von { $all }
review-previous = Der Fehler davor in der Liste
review-next = Der nächste Fehler in der Liste
review-played = Gespielt
review-better = Besser
review-better-line = So hätte es weitergehen können: { $line }.
review-played-line = Stattdessen war zu erwarten: { $line }.
review-lost = Das hat { $vp } SP Vorsprung gekostet.
review-lost-chance = Das hat { $vp } SP Vorsprung und { $chance } Siegchance gekostet.
review-try = Von hier ausprobieren
review-replay = Hier nachspielen
review-choices = Entscheidungen
review-best = beste oder so gut
review-hardly = kaum schlechter
review-slip = kleine Fehler
review-mistake = Fehler
review-blunder = schwere Fehler
review-count = { $n ->
    [one] Eine Entscheidung mit einer Wahl.
   *[other] { $n } Entscheidungen mit einer Wahl.
  }
review-usual = { $n ->
    [one] In deiner anderen durchgesehenen Partie waren es { $share }.
   *[other] Dein Mittel aus { $n } anderen Partien: { $share }.
  }
review-beside = Du und { $name }
review-beside-other = { $mine } und { $name }
review-difference = Unterschied
review-most-less = { $source }: { $vp } SP weniger als { $name }, der größte Unterschied.
review-most-more = { $source }: { $vp } SP mehr als { $name }, der größte Unterschied.
review-take = Zum Mitnehmen
review-cluster = { $n } der { $all } größten Fehler fielen in einen Teil der Partie: { $period }.
review-share = Teilen
review-share-text = Wer diesen Link hat, kann diese Rückschau lesen:
err-review = Diese Rückschau sieht nur, wer auf diesem Platz gespielt hat, oder wer von dieser Person einen Link hat.
