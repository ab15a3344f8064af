# What is said of a choice before it counts, and after.

choosing-shows = shows { $what }
choosing-costs = costs { AND($price) }
choosing-left =
    { $n ->
        [0] your last
       *[other] { $n } left
    }
choosing-ends = ends your turn
choosing-final = cannot be undone
choosing-confirm = Confirm
choosing-hold = Hold to confirm
choosing-cancel = Cancel
choosing-done = Done: { $what }
choosing-lost-title = You give something up
choosing-lost-back = Back to the choices
choosing-lost-go = Hold: { $what }

## Settings

set-confirm = Ask before a choice counts
set-confirm-always = always: every choice is selected first
set-confirm-final = only what cannot be undone
set-confirm-never = never; to give up what is paid or earned still asks
set-confirmby = How to confirm
set-confirmby-tap = second tap at the same place, or the button
set-confirmby-button = button only: no second tap, nothing to hold
set-perform = Ask whether to perform an action or to give it up
set-perform-sensible = only where giving up can make sense; Undo brings the question back
set-perform-ask = always
