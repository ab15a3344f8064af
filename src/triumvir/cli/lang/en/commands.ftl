no-lang = Unknown language { QUOTE($given) }; allowed: { $known }.
no-whole = { $option } needs a whole number{ $limits }, not { QUOTE($given) }.
no-option = An option is written name=value, not { QUOTE($given) }.
no-option-twice = Option { $name } is given twice, as { $one } and as { $other }.
no-seat = Unknown seat { QUOTE($given) }; allowed: { $known }.
no-seats = { $option } names { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }, but the game has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
no-view = There is no seat { $given }; this game has the seats 0 to { $last }.
no-ply = { $given } is beyond this record, which has { $last ->
        [one] { $last } action
       *[other] { $last } actions
    }.
no-open = Only a finished game can be shown openly.
no-open-seat = Either --open or --seat, not both.
no-clause = There is no rule { QUOTE($given) } in { $title }; near it are { $near }.
no-read = Cannot read { $path }: { $why }.
no-read-text = { $path } is not a text file.
no-write = Cannot write { $path }: { $why }.
no-empty = The folder { $path } is not empty; records are saved into a new or empty one.
no-resume = The record { $path } says { $what }: { $own }, not { $given }.
no-box = The record { $path } was made with other components (box { $own }); give them with --box.
usage = { $message }; see { $command } --help.
usage-option = There is no option { $given }
usage-option-near = There is no option { $given } (did you mean { $near }?)
usage-command = There is no command { $given }, only { $known }
usage-missing = { $given } is missing
usage-value = Option { $given } needs a value
usage-other = { $message }
players = players
seed = seed
seats = seats
game = game
option = option
values = values
default = default
rule = rule
meaning = meaning
table = table
source = source
confidence = confidence
note = note
rank = rank
vp = VP
total = total
agent = player
wins = wins
mean = mean VP
seat-human = human
seat-random = random
seat-greedy = greedy
seat-search = search
source-seed = rule text
source-public = public
source-reconstructed = RECONSTRUCTED
welcome = Triumvir: three Roman board games, against the computer, with others, or for research. What would you like?
welcome-browser = Play in the browser (triumvir play --browser)
welcome-terminal = Play { $title } in the terminal (triumvir play { $name })
welcome-help = See all commands (triumvir --help)
welcome-ask = Type a number from 1 to { $last }, or just Enter to leave.
games-players = { $low } to { $high ->
        [one] { $high } player
       *[other] { $high } players
    }, { $minutes }
games-players-one = { $low ->
        [one] { $low } player
       *[other] { $low } players
    }, { $minutes }
games-to-learn = --box { $name }: a game to learn with. { $about }
games-credits = by { $designer }, { $publisher } { $year }
info-version = Triumvir { $version }
info-python = Python { $version } on { $system }
info-compiled = engine: compiled
info-interpreted = engine: interpreted
info-games = games: { $names }
box-title = The components of { $title }, box { $digest }
box-file = Read from { $path }
box-valid = All { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } are valid for { $low } to { $high ->
        [one] { $high } player
       *[other] { $high } players
    }.
box-reconstructed = Reconstructed, not taken from the printed game: { $names }.
box-correct = Who owns the game can correct a copy of this file and play with --box.
box-none = Nothing is reconstructed.
verify-good = Sound: { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $result }; the seed fits its commitment.
verify-over = final scores { $scores }
verify-running = not finished
replay-title = { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, as { $who } knows it
replay-open = { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, all open
replay-spectator = a spectator
replay-at = Position after action { $ply }
simulate-progress = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $title }
simulate-sound = Every position was checked: all sound.
simulate-broken = Checks failed { $count ->
        [one] { $count } time
       *[other] { $count } times
    }, first:
simulate-saved = Records saved in { $path }.
play-title = { $title } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
play-commitment = Commitment to the seed (SHA-256): { $value }
play-resumed = Going on from { $path }, after { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
play-reconstructed = { $count } of { $tables ->
        [one] { $tables } component table
       *[other] { $tables } component tables
    } are reconstructed; `triumvir box { $game }` shows which.
play-hint = Type a number, an action (`{ $example }`), or: hint, undo, help, help RULE, log, scores, board, quit.
play-turn = { $who }: { $prompt }
play-only = (only choice)
play-performed = (not asked; `undo` asks)
play-pass = Pass the screen to { $who }, then press Enter.
play-number = Choose a number from 1 to { $last }.
play-undone = Taken back.
play-noundo = Not possible: { $reason }
play-empty = Nothing has happened yet.
play-earlier = {"."}.. { $count } earlier; `log all` shows them
play-saved = The game is saved in { $path }.
play-unsaved = The game is not saved; start with --record FILE to keep one.
play-over = The game is over.
play-wins = { $who } wins with { $score } VP.
play-share = { $who } share the first place with { $score } VP.
play-alone-won = { $who } wins with { $score } VP, { $lead } ahead of the automa.
play-alone-lost = The automa wins with { $score } VP, { $lead } ahead of { $who }.
play-alone-even = { $who } and the automa have { $score } VP each: the automa wins.
play-automa = Automa
play-seed = Seed: { $value }
simulate-speed = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { NUMBER($seconds, digits: 1) } s: { NUMBER($rate) } decisions and { NUMBER($games_rate, digits: 1) } games per second ({ $how })
simulate-mean = { NUMBER($decisions) } decisions per game; the winner has { NUMBER($score, digits: 1) } VP on average
option-named = option { $name }
port-on-cannot-be = Port { $port } on { $host } cannot be used; choose another with --port.
