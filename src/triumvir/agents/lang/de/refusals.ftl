search-takes-simulations-from = Eine Suche nimmt 1 bis { $most ->
        [one] { $most } Simulation
       *[other] { $most } Simulationen
    } oder Sekunden und vielleicht Prozesse, etwa search:2000, search:1.5s oder search:2000x2, nicht { QUOTE($text) }.
it-was-learned-for = sie wurde für andere Regeln gelernt
it-was-learned-from = sie wurde aus anderen Merkmalen gelernt
it-was-learned-with = sie wurde mit einer anderen Schachtel gelernt
this-file-holds-no = Diese Datei enthält keine gelernte Beurteilung, oder sie ist beschädigt.
cannot-read = { $path } ist nicht lesbar: { $strerror }.
there-none-for-this = für dieses Spiel gibt es keine
there-no-level-only = Es gibt keine Stufe { QUOTE($text) }, nur { $names }.
unknown-computer-player-known = Unbekannter Computergegner { QUOTE($spec) }; bekannt sind: { $known }.
only-player-that-searches = Gründe nennen kann nur, wer sucht, etwa level:4 oder search:2000, nicht { QUOTE($spec) }.
