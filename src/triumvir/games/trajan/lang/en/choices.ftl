# What an action means in this position, behind its words.

sowing =
    { $n ->
        [one] { $n } marker → { $tray } { $action }
       *[other] { $n } markers → { $tray } { $action }
    }
take-tile = take “{ $tile }” from the forum
take-tile-at = take “{ $tile }” from the forum ({ $place })
build = worker to { $site }
