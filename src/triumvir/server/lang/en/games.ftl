## My games

games-title = My games
games-all-mine = All my games
games-count = ({ $n })
games-number = { $n ->
        [one] one game
       *[other] { $n } games
    }
games-new = New table
games-states = Games by state
games-state-all = All
games-state-turn = Waiting for me
games-state-waiting = Others decide
games-state-lobby = Not started
games-state-finished = Finished
games-state-archived = Archive
games-state-opened = Opened by me
games-game = Game
games-any-game = All games
games-players = Players
games-any-players = Any number of players
games-n-players = { $n ->
        [one] alone
       *[other] { $n } players
    }
games-company = With whom
games-any-company = People and computers
games-with-people = With people
games-with-computers = Against computers only
games-search = Name or table
games-show = Show
games-records = Download all records
games-early = ended early
games-rank = { $n ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $n }th place
    }
games-until = until { $moment } UTC
games-review = Review
games-replay = Replay
games-away = Archive
games-back = Bring back
games-none = No games here. Choose another state or fewer filters, or open a new table.
games-next = Next page
