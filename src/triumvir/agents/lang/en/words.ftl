lead = lead { $vp } VP
alone = { $vp } VP against the automa in sight
chance = win chance { $chance }
best = best
close = about as good
behind = { $vp } VP less
look = Look here: { $place }.
one = One of { $all ->
        [one] { $all } choice
       *[other] { $all } choices
    } stands out.
some = { $n } of { $all ->
        [one] { $all } choice
       *[other] { $all } choices
    } are about equally good.
all = All { $all ->
        [one] { $all } choice
       *[other] { $all } choices
    } are about equally good.
both = Both choices are about equally good.
aim = Think of what comes next: { $words }.
method-alone = Found in { $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    } over imagined positions that fit what { $who } knows. The VP in sight are the mean at their end, some turns ahead.
method = Found in { $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    } over imagined positions that fit what { $who } knows. The lead is the mean at their end; the win chance maps it through how widely whole games played on from here still scatter.
