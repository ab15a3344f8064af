# Lengths of time
minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

# Why something may not be done, and what may
no-server = That happens by itself, by the clock or by agreement.
no-sit-when = Sit down at a free seat before the game begins.
no-leave-who = Everybody leaves their own seat only.
no-leave-when = A seat can be left before the game has begun. Now let a computer player go on for you, or resign.
no-seat-who = Who made the table gives free seats to computer players.
no-seat-when = A computer player can be given a free seat before the game has begun.
no-vacate-who = Who made the table frees the seats of computer players.
no-vacate-when = A computer player's seat can be freed before the game has begun.
no-hand-who = Everybody hands over their own seat only.
no-hand-when = A computer player can go on for you while the game is running and you sit there yourself.
no-suggest-who = Only the other persons at this table can propose that.
no-suggest-when = Only the seat of somebody who is away from a running game can be handed to a computer player.
no-replace-yet = The others may decide about a seat after { $limit } of absence, and propose it after half of that.
no-replace-never = At this table nobody but the person hands a seat over: that was agreed when it was made.
no-replace-off = This person has time off. The seat waits until it is over.
no-off-days = { $n ->
        [0] No days off are left this year.
       *[other] Take between 1 and { $n } days: more are not left this year.
    }
no-off-twice = You have time off already. End it first.
no-return-who = Only the person whose seat it is takes it back.
no-return-when = A seat can be taken back while a computer player keeps it warm, until the last move.
no-resign-who = Everybody resigns for themselves only.
no-resign-when = You can resign while the game is running and your seat is yours.
no-remind-who = Only the other persons at this table can remind somebody.
no-remind-when = Only somebody who is away from a running game can be reminded.
no-remind-again = A reminder was sent less than 12 hours ago. The next one can go out after that.
no-start-who = Who made the table starts the game.
no-start-when = The game can be started once, from the lobby.
no-start-free = A seat is still free. Fill it with a person or a computer player first.
no-ask-pause-who = Only persons at this table can ask for a pause.
no-ask-pause-when = A running game can be paused.
no-resume-who = Only persons at this table can go on with it.
no-resume-when = Only a paused game can be gone on with.
no-ask-end-who = Only persons at this table can ask to end the game.
no-ask-end-when = A running or paused game can be ended early.
no-remove-who = Who made the table can remove it.
no-remove-when = A table can be removed before the first round has ended. Now ask to end the game.
no-restore-who = Who made the table can bring it back.
no-restore-when = A table can be brought back within 14 days of its removal.
no-vote = There is nothing to agree on here any more.

# What the chronicle tells
told-left = { $name } leaves the table.
told-handed = { $name } lets { $keeper } go on.
told-replaced = The others let { $keeper } go on for { $name }.
told-expired = { $name }'s time is over: { $keeper } goes on.
told-time-up = { $name }'s time is over: the others decide.
told-forfeited = { $name }'s time is over: the seat resigns, and { $keeper } finishes.
told-returned = { $name } is back.
told-resigned = { $name } resigns; { $keeper } finishes.
told-reminded = { $name } is reminded.
told-asked-pause = { $name } asks for a pause.
told-asked-end = { $name } asks to end the game.
told-asked-replace = It is proposed that a computer player goes on for { $name }.
told-declined-pause = There will be no pause.
told-declined-end = The game goes on.
told-declined-replace = { $name }'s seat waits.
told-paused = The game is paused.
told-resumed = The game goes on after the pause.
told-ended = The players have ended the game.
told-removed = The table was removed.
told-restored = The table was brought back.
told-lapsed = Nobody began this table for 30 days: it was removed.
told-closed = The pause lasted 60 days: the game has ended.
told-abandoned = All persons have left the game to computer players for 14 days: it has ended.
told-departed = { $name } has left for good; { $keeper } finishes.
told-off = { $name } has time off until { $until }; the clock stands.
told-off-over = { $name } is back from time off.
told-passed-on = { $name } runs the table now.

# The menu of a table
life-own = Your seat
life-own-of = { $name }'s seat
life-table = The table
life-keeper = Computer player
life-hand = Let a computer go on for me
life-help-hand = You choose the level. Take the seat back whenever you like, until the last move.
life-resign = Resign …
life-help-resign = A computer finishes for the others. You rank last; this cannot be taken back.
life-friend = A friend may go on for you, too: send your private link below. As long as it is you who sat there first, you end it there.
life-ask-pause = Ask for a pause
life-help-ask-pause = Play stops once everybody who is not away agrees. Anybody may end it.
life-resume = Go on playing
life-help-resume = The pause ends for everybody.
life-ask-end = Ask to end the game
life-help-ask-end = Ends early, without a winner, if all agree within 24 hours.
life-remove = Remove the table
life-help-remove = You can bring it back within 14 days.
life-remind = Remind { $name }
life-replace = Propose that a computer goes on
life-row-sat = at the table
life-row-absent = away for { $time }
life-row-handed = { $keeper } keeps the seat warm
life-row-resigned = has resigned; { $keeper } finishes
life-row-off = time off until { $day }
life-row-computer = computer player { $keeper }
life-welcome = Welcome back
life-kept = { $keeper } plays for you.
life-why-wish = You asked for it. The seat is still yours; the computer stops as soon as you sit down.
life-why-time = Your time had run out. The seat is still yours; the computer stops as soon as you sit down.
life-why-others = You were away, and the others agreed on it. The seat is still yours; the computer stops as soon as you sit down.
life-return = Take my seat back ({ $name })
life-happened = See what happened
life-paused = Pause
life-paused-help = Nobody can move and no clock runs until somebody goes on.
life-question = Do you agree?
life-waits = Not yet: { $names }
life-waits-time = All who are here agree. It happens when the time of absence that was agreed has passed.
life-agree = I agree
life-decline = Decline
life-resign-title = Resign?
life-resign-ask = { $name } ranks last, a computer player finishes for the others, and nobody can take that back.
life-resign-sure = Yes, I resign
life-resign-not = No, I go on
life-removed = This table was removed
life-removed-help = You made it, so you can bring it back as it was for 14 days.
life-restore = Bring it back
life-leave = Leave the table
life-help-leave = Your seat becomes free. If you made the table, the next person runs it.
life-ended-idle = Nobody went on with the game, so it has ended; there is no result.
life-paused-until = If nobody goes on, the game ends on { $day }.
life-ended-agreed = The players have ended the game; there is no result.

# Clocks
seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
no-terms = One of these is allowed here: { $allowed }.
terms-nothing = none
terms-clock = Clock
terms-clock-none = none
terms-clock-live = live, in one sitting
terms-clock-days = over days
terms-game = For the whole game
terms-added = Added with each turn
terms-turn = For each turn
terms-reserve = In reserve
terms-reserve-help = Used only when a turn takes longer.
terms-nights = Clocks stand still at night, from 22 to 7
terms-out = When time runs out
terms-out-computer = a computer player goes on until the person returns
terms-out-others = the others decide: wait, computer, or end
terms-out-resign = the seat resigns
terms-absence = The others may hand a seat to a computer sooner, if all agree, after
terms-absence-help = Over days not before a day has passed; “none” means never. The person takes the seat back at any time.
terms-sum-none = No clock: everybody takes the time they need.
terms-sum-live = { $bank } for the whole game, and { $turn } with each turn.
terms-sum-days = At most { $turn } a turn, and { $bank } in reserve for the whole game.
terms-none = No clock.
terms-live = { $bank } for the game, { $turn } seconds with each turn.
terms-days = { $turn } a turn, { $bank } in reserve.
terms-days-only = { $turn } a turn.
terms-then-computer = At the end of time { $keeper } goes on until the person returns.
terms-then-others = At the end of time the others decide.
terms-then-resign = At the end of time the seat resigns.
clock-left = { $time } left
clock-until = until { $when }
clock-units = d h min s
clock-runs-out = Time runs out
