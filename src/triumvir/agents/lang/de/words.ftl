lead = Vorsprung { $vp } SP
alone = { $vp } SP gegenüber der KI in Aussicht
chance = Siegchance { $chance }
best = am besten
close = etwa gleich gut
behind = { $vp } SP weniger
look = Sieh hierhin: { $place }.
one = Eine von { $all ->
        [one] { $all } Möglichkeit
       *[other] { $all } Möglichkeiten
    } ragt heraus.
some = { $n } von { $all ->
        [one] { $all } Möglichkeit
       *[other] { $all } Möglichkeiten
    } sind etwa gleich gut.
all = Alle { $all ->
        [one] { $all } Möglichkeit
       *[other] { $all } Möglichkeiten
    } sind etwa gleich gut.
both = Beide Möglichkeiten sind etwa gleich gut.
aim = Denk an das, was danach kommt: { $words }.
method-alone = Gefunden in { $simulations ->
        [one] { $simulations } Simulation
       *[other] { $simulations } Simulationen
    } über ausgedachte Stellungen, die zum Wissen von { $who } passen. Die SP in Aussicht sind ihr Mittel am Ende, einige Züge weiter.
method = Gefunden in { $simulations ->
        [one] { $simulations } Simulation
       *[other] { $simulations } Simulationen
    } über ausgedachte Stellungen, die zum Wissen von { $who } passen. Der Vorsprung ist ihr Mittel am Ende; die Siegchance folgt daraus und daraus, wie weit ganze Partien von hier aus noch streuen.
