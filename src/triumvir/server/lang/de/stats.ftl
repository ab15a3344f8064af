## My history

stats-title = Meine Geschichte
stats-lead = Diese Seite siehst nur du. Vorzeitig beendete Partien und solche, in denen du mehrere Plätze hattest, stehen in der Liste, zählen aber nicht mit.
stats-csv = Als CSV
stats-sums = Was zusammenkommt
stats-games = Partien
stats-won = Erste Plätze
stats-mean = SP im Mittel
stats-best = Meiste SP
stats-plot = SP jeder Partie: { $game }
stats-plot-label = { $n ->
        [one] SP einer Partie { $game }
       *[other] SP von { $n } Partien { $game } im Lauf der Zeit
    }
stats-plot-key = Ein gefüllter Punkt ist eine gewonnene Partie; die Linie ist das Mittel der letzten fünf Punkte. Bei vielen Partien steht ein Punkt für mehrere, sein Strich für ihre Spanne.
stats-list = Beendete Partien
stats-unknown = öffne sie, um das Ergebnis zu sehen
stats-none = Noch keine deiner Partien ist beendet.
