# What an action means in this position, behind its words.

sowing =
    { $n ->
        [one] { $n } marker → { $tray } { $action }
       *[other] { $n } markers → { $tray } { $action }
    }
building = { $kind }, { $vp } VP
