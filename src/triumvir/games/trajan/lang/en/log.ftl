# What happened, in sentences. $name is a player.

puts = { $name } puts { FORM($colour, "object") } into tray { $tray }.
picks-up =
    { $n ->
        [one] { $name } picks up { $n } marker from tray { $tray }; time moves { $n }.
       *[other] { $name } picks up { $n } markers from tray { $tray }; time moves { $n }.
    }
draws = { $name } draws a face-down card.
draws-two = { $name } draws two cards.
takes = { $name } takes a card from the discard pile on the { $side }: { $card }.
lays-out = { $name } lays out cards.
ships-with = { $name } ships with the ship “{ $ship }”.
discards = { $name } discards a card: { $card }.
lays = { $name } lays out a card: { $card }.
lays-joker = { $name } lays out a commodity joker.
ships = { $name } ships a card: { $card }.
ships-joker = { $name } ships a commodity joker.
adds-pair = { $name } adds a pair: { $card }.
adds-pair-joker = { $name } adds a pair: { $card } with a joker.
adds-jokers = { $name } adds a pair of jokers.
adds-no-more = { $name } adds no more.
onto-pile = { $name } puts it onto the discard pile on the { $side }.
takes-tile = { $name } takes “{ $tile }” from the forum.
recruits-legionary = { $name } recruits a legionary.
deploys = { $name } deploys a legionary to { $province }.
leads = { $name } leads the leader to { $province }.
leads-finds = { $name } leads the leader to { $province } and finds: { $tile }.
advances = { $name } advances in the senate.
takes-trajan = { $name } takes a Trajan tile, { $category } ({ $tile }).
slots = { $name } puts it at the slot of tray { $slot }.
recruits-worker = { $name } recruits a worker.
builds = { $name } sends a worker to { $site }.
accepts = { $name } takes the figures.
declines = { $name } declines the figures.
plus2 = { $name } puts the +2 marker on { $action }.
spends-extra = { $name } spends an extra action tile: { $action }.
spends-joker = { $name } spends an action joker as { $action }.
takes-bonus = { $name } is consul and takes a bonus tile: { $tile }.
passes = { $name } passes.

fulfils = { $name } fulfils a Trajan tile ({ $tile }).
drew = You drew: { $cards }.
second-bonus = { $name } is second and takes the other bonus tile, gray side up: { $tile }.
scores = { $name } scores { $n } VP ({ $source }).
loses = { $name } loses { $n } VP ({ $source }).
round-ends = The round ends. The people demand { $demand }.
quarter-ends = The quarter ends.
over = The game is over.
