match-progress = { $title }: { $agents }
match-beyond = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } are not full blocks of { $players }; without a counterpart at the end: { $count }.
match-stopped = Stopped; { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } are kept in { $path }. The same command goes on from there.
match-rating = rating
match-ms = ms
match-mean = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; the winner has { $score } VP on average
match-alone = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; { $score } VP on average
match-columns = Rating with two deviations, first places per seat with their 95% interval, mean rank, mean VP with deviation, thinking time per decision that left a choice.
match-speed = { $rate ->
        [one] { $rate } decision
       *[other] { $rate } decisions
    } per second and process ({ $how })
match-written = Report: { $path }
ladder-one = A ladder is played with one game, not { $given }; --write FILE takes the folders of ladders.
ladder-out = --out is missing: the folder of the ladder.
ladder-row = { $pairing }: { $strong } against { $weak }, { $rate } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, interval { $low } to { $high }, bound { $bound }: { $verdict }
ladder-written = Written: { $path }
ladder-look = Looks after { $times ->
        [one] { $times } game
       *[other] { $times } games
    }; the interval is widened so that all looks together err at most 2.5% of the time on either side of the bound.
export-progress = { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
export-done = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } of { $records ->
        [one] { $records } record
       *[other] { $records } records
    } in { $path }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } in { $outcomes }.
