# Was geschehen ist, in Sätzen. $name ist ein Spieler.

puts = { $name } legt { FORM($colour, "object") } in Mulde { $tray }.
picks-up =
    { $n ->
        [one] { $name } nimmt { $n } Stein aus Mulde { $tray } auf; die Zeit rückt { $n } vor.
       *[other] { $name } nimmt { $n } Steine aus Mulde { $tray } auf; die Zeit rückt { $n } vor.
    }
draws = { $name } zieht eine verdeckte Karte.
draws-two = { $name } zieht zwei Karten.
takes = { $name } nimmt eine Karte vom Ablagestapel { $side }: { $card }.
lays-out = { $name } legt Karten aus.
ships-with = { $name } verschifft mit dem Schiff „{ $ship }“.
discards = { $name } wirft eine Karte ab: { $card }.
lays = { $name } legt eine Karte aus: { $card }.
lays-joker = { $name } legt einen Warenkarten-Joker aus.
ships = { $name } verschifft eine Karte: { $card }.
ships-joker = { $name } verschifft einen Warenkarten-Joker.
adds-pair = { $name } legt ein Pärchen dazu: { $card }.
adds-pair-joker = { $name } legt ein Pärchen dazu: { $card } mit Joker.
adds-jokers = { $name } legt ein Pärchen aus Jokern dazu.
adds-no-more = { $name } legt nichts mehr dazu.
onto-pile = { $name } legt sie auf den Ablagestapel { $side }.
takes-tile = { $name } nimmt „{ $tile }“ vom Forum.
recruits-legionary = { $name } wirbt einen Legionär an.
deploys = { $name } versetzt einen Legionär nach { $province }.
leads = { $name } führt den Feldherrn nach { $province }.
leads-finds = { $name } führt den Feldherrn nach { $province } und findet: { $tile }.
advances = { $name } rückt im Senat vor.
takes-trajan = { $name } nimmt ein Trajanplättchen, { $category } ({ $tile }).
slots = { $name } legt es an den Platz bei Mulde { $slot }.
recruits-worker = { $name } wirbt einen Arbeiter an.
builds = { $name } schickt einen Arbeiter auf { $site }.
accepts = { $name } nimmt die Figuren.
declines = { $name } verzichtet auf die Figuren.
plus2 = { $name } legt den +2-Marker auf { $action }.
spends-extra = { $name } setzt ein Zusatzaktionsplättchen ein: { $action }.
spends-joker = { $name } setzt einen Zusatzaktions-Joker als { $action } ein.
takes-bonus = { $name } ist Konsul und nimmt eine Bonustafel: { $tile }.
passes = { $name } passt.

fulfils = { $name } erfüllt ein Trajanplättchen ({ $tile }).
drew = Du hast gezogen: { $cards }.
second-bonus = { $name } ist Stellvertreter und nimmt die andere Bonustafel, graue Seite nach oben: { $tile }.
scores = { $name } erhält { $n } SP ({ $source }).
loses = { $name } verliert { $n } SP ({ $source }).
round-ends = Die Runde endet. Das Volk verlangt { $demand }.
quarter-ends = Das Quartal endet.
over = Das Spiel ist zu Ende.
