dataset-progress = { $title }, { $agent } against itself
dataset-stopped = Stopped; { $done } of { $files ->
        [one] { $files } file
       *[other] { $files } files
    } are kept in { $path }. The same command goes on from there.
dataset-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }: { $path }
dataset-new = Made now: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }.
