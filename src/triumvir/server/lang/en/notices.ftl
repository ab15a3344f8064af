## What a notice says

notice-turn = Your turn
notice-time = Your time is running out
notice-taken = A computer plays for you
notice-returned = Your seat is yours again
notice-invited = You are invited
notice-started = The game has begun
notice-over = The game is over
notice-chat = { $n ->
        [one] Somebody wrote
       *[other] { $n } new messages
    }
notice-reminded = Somebody waits for you
notice-waiting = { $n } games wait for you
notice-several = News from { $n } tables
notice-more = { $n ->
        [one] and one more table
       *[other] and { $n } more tables
    }
notice-game = { $others ->
        [0] { $game }
       *[other] { $game } with { $names }
    }
notice-line = { $about }: { $what }
notice-trial = A trial
notice-trial-line = Notices reach you this way.
