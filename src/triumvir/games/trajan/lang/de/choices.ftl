# Was eine Aktion in dieser Lage bedeutet, hinter ihren Worten.

sowing =
    { $n ->
        [one] { $n } Stein → { $tray } { $action }
       *[other] { $n } Steine → { $tray } { $action }
    }
building = { $kind }, { $vp } SP
