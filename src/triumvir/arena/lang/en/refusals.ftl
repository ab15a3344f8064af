ray-not-installed-pip = Ray is not installed; `pip install triumvir[ray]` brings it, --on local needs nothing.
ray-cluster-at-cannot = The Ray cluster at { $address } cannot be reached.
worker-process-ended-unexpectedly = A worker process ended unexpectedly; the same command goes on with what is missing.
there-are-no-records = There are no records in { $place }; give a record, or a folder of `arena`, `ladder` or `simulate --save`.
parquet-needs-pyarrow-which = Parquet needs pyarrow, which is not installed; `pip install triumvir[data]` brings it.
with-players-whose-observations = { $path } is { $title } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, whose observations are of another length; export one game and player count at a time with --observations.
cannot-read = Cannot read { $path }: { $strerror }.
not-json = { $path } is not JSON: { $error }.
cannot-write = Cannot write { $path }: { $strerror }.
folder-not-empty-and = The folder { $path } is not empty and holds no match; choose a new or an empty one.
not-game-this-match = { $path } is not a game of this match; delete it, and it is played again.
folder-belongs-another-match = The folder { $path } belongs to another match ({ $name }: { $one }, not { $other }); choose another one with --out.
ladder-needs-two-or = A ladder needs two or more different players, the weakest first.
unknown-pairing-this-ladder = Unknown pairing { QUOTE($name) }; this ladder has: { $listed }.
games-cannot-be-played = Games cannot be played on { QUOTE($name) }; allowed: { $known }.
folder-belongs-another-ladder = The folder { $folder } belongs to another ladder ({ $name }: { $found }, not { $own }).
no-folder-ladder-missing = { $folder } is no folder of a ladder: { $file } is missing.
damaged = { $folder } is damaged.
program-is-no-file = There is no program { $path }; program: takes the path of a file.
program-cannot-be-started = The program { $path } cannot be started; it must be executable, or end in .py.
program-names-no-action = The program { $path } answered "{ $answer }"; allowed is the number of a legal action.
program-does-not-answer = The program { $path } has not answered for { $seconds } seconds.
program-has-ended = The program { $path } ended with code { $code } in the middle of a game; its last words: { $words }
