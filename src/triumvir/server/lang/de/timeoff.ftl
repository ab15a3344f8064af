# Time off, on the page about oneself
off-head = Urlaub
off-lead = In Partien über Tage stehen deine Uhren still, solange du willst, zusammen { $n } Tage im Jahr. Er beginnt sofort.
off-days = Tage
off-take = Urlaub nehmen
off-until = Du hast Urlaub bis { $day }. Deine Uhren stehen.
off-end = Ich bin zurück
off-left = { $n ->
        [0] In diesem Jahr sind keine Tage mehr übrig.
        [one] In diesem Jahr ist noch ein Tag übrig.
       *[other] In diesem Jahr sind noch { $n } Tage übrig.
    }
off-help = Er endet von selbst, wenn du in einer Partie über Tage ziehst, oder hier; Tage, die nicht begonnen haben, gehören wieder dir. Die anderen an diesen Tischen lesen davon.
me-said-off = Deine Uhren stehen.
me-said-off-over = Deine Uhren laufen wieder.
