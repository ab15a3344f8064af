no-game-being-played = No game is being played; reset starts one.
action-not-legal-in = Action { $action } is not legal in game { $number }.
reward-cannot-be-allowed = reward cannot be { QUOTE($reward) }; allowed: { $known }.
pool-needs-computer-players = A pool needs computer players with weights that are not negative and not all zero.
there-no-seat-for = There is no seat { QUOTE($seat) } for a computer player; seats are 0 to { $players }.
no-seat-left-play = No seat is left to play from outside.
there-no-seat-seats = There is no seat { QUOTE($seat) }; seats are 0 to { $players }.
opponents-are-needed-for = Opponents are needed for the seats { $others }, not for { $given }.
this-installation-has-no = This installation has no game { QUOTE($name) }; it has: { $known }.
this-position-not-json = This position is not JSON: { $error }.
this-not-triumvir-position = This is not a Triumvir position of format { $format }.
this-position-was-saved = This position was saved with { $name } { QUOTE($get) }, not with { QUOTE($own) }.
this-position-names-no = This position names no game.
game-over-in-this = The game is over in this position.
position-belongs-another-game = The position belongs to another game, player count, option or box.
position-is-state-or-text = A position is a State or the text of a saved one, not { QUOTE($value) }.
unknown-reward-known-are = Unknown reward { QUOTE($name) }; known are: { $known }.
cannot-be-allowed = { $name } cannot be { QUOTE($value) }; allowed: { $known }.
at-least-one-game = At least one game is needed, and for each worker one, not { $games } for { $workers }.
argument-is-mapping = { $name } is a mapping, not { QUOTE($value) }.
argument-is-several = { $name } are several, as in a list, not { QUOTE($value) }.
player-is-name-or-callable = A computer player is a name or something to call with a seed, not { QUOTE($value) }.
argument-at-least = { $name } is { $least } or more.
size-is-two-numbers = render_size is a width and a height in pixels.
mask-has-truth-values = A mask has { $games ->
        [one] { $games } truth value
       *[other] { $games } truth values
    }, one for each game.
first-reset-starts-all = The first reset starts all games.
seeds-are-needed-one = { $games } seeds are needed, one for each game, not { $count }.
seed-whole-number-from = A seed is a whole number from 0 to 2^{ $longest_seed } - 1.
call-reset-before-first = Call reset before the first step.
actions-are-whole-numbers = Actions are whole numbers, not { $dtype }.
actions-are-needed-one = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } are needed, one for each game, not an array of { $shape }.
game-over-reset-mask = Game { $argmax } is over; reset(mask=...) starts the next.
last-step-was-not = The last step was not received yet.
nothing-was-sent-that = Nothing was sent that could be received.
receive-step-that-was = Receive the step that was sent first.
call-reset-before-position = Call reset before a position is placed.
games-broke-off = Whoever plays inside broke off in the last step: reset all games first.
there-no-game-they = There is no game { $number }; they are 0 to { $games }.
there-no-group = There is no group { $group }; they are 0 to { $last }.
there-no-agent = There is no agent { QUOTE($agent) }; known are: { $known }.
seat = A seat
action = An action
number-games = The number of games
game = A game
seed = A seed
