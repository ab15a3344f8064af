# What the others did: captions, one a turn, and how they are looked at.

story-since = Since your last turn
story-watched = The last turns
story-earlier =
    { $n ->
        [one] { $n } earlier
       *[other] { $n } earlier
    }
story-points = { NUMBER($n, sign: "always") } VP
story-again = Play again
story-again-label = Play the last turn again (B), or all of them (Shift+B)
story-previous = Previous
story-next = Next
story-stop = Close
story-thinks = { $name } is thinking.
story-thinks-about = { $name } is thinking about: { $what }
