# Was eine Aktion in dieser Lage bedeutet, hinter ihren Worten.

sowing =
    { $n ->
        [one] { $n } Stein → { $tray } { $action }
       *[other] { $n } Steine → { $tray } { $action }
    }
take-tile = „{ $tile }“ vom Forum nehmen
take-tile-at = „{ $tile }“ vom Forum nehmen ({ $place })
build = Arbeiter auf { $site }
