# Every action in words, and the question that it answers.

## Actions

pass = go on
perform = perform the action
forgo = give the action up for a coin
spend-wine = spend 1 wine for 1 influence
claim-marker = claim the first-player marker
pay-artisan = pay an artisan for one more space
hire = hire an artisan
convert = convert
take-marker = take an achievement marker
take-influence = gain influence
row-first = the row's action first
column-first = the column's action first
emperor = emperor to the forum, { $place }
patrician = patrician to the forum, { $place }
legionnaire = legionnaire to the forum, { $place }
claim = claim an achievement, { $place }
lay = put the tile on the estate, { $place }
place = artisan to the estate, { $place }
buy = buy { $good }
take = take { $good }
pay = pay { $n } influence
petition = petition for { $action }
income = take { $gain }
income-unknown = income { $n }
estate = take the { $order } estate tile
estate-special = take the special estate tile
draw = take the { $order } follower
draw-deck = draw a follower from the deck
shipping = { $order } shipping contract
building = { $order } building contract
ship-north = { $order } ship along the north route
ship-south = { $order } ship along the south route
race = advance on the { FORM($track, "lane") }
mosaic = mosaic tile: { $goals }
pick = draft { $card }
keep = keep { $card }
discard = discard { $card }
play = play { $card }
drop = drop { $card } from the row
use = use { $card }

## Questions

ask-draft_tile = Which mosaic tile do you take?
ask-draft_card = Which follower do you draft?
ask-keep_card = Which follower do you keep?
ask-place_emperor = Where does the emperor stand?
ask-claim_before = Claim an achievement before placing the patrician?
ask-place_patrician = Where does your patrician go?
ask-first_action = Which action first?
ask-declare = { $action } with strength { $strength }: perform or give up?
ask-window = { $action }, strength { $strength }: use a follower?
ask-trade_discard = Trade: discard cards for coins?
ask-trade_buy = Trade: buy a good?
ask-upgrade_wine = Upgrade: spend wine?
ask-upgrade_tile = Upgrade: take an estate tile?
ask-upgrade_cell = Where does the tile go ({ $tile })?
ask-petition_claim = Petition: claim the first-player marker?
ask-petition_pay = Petition, strength { $strength }: how much influence?
ask-petition_action = Which action with strength { $strength }?
ask-recruit_draw = Recruit: take a card ({ $left } left)?
ask-recruit_play = Recruit: play a follower?
ask-recruit_drop = Who makes room for { $card }?
ask-recruit_discard = Too many cards: discard one.
ask-sail_contract = Sail: which contract?
ask-sail_move =
    { $left ->
        [one] Which ship sails ({ $left } sail left)?
       *[other] Which ship sails ({ $left } sails left)?
    }
ask-build_contract = Build: which contract?
ask-build_place = Where does the building go ({ $contract })?
ask-race =
    { $left ->
        [one] Race: which track ({ $left } space left)?
       *[other] Race: which track ({ $left } spaces left)?
    }
ask-race_artisan = Pay an artisan for one more space?
ask-race_extra = Which track for the artisan's space?
ask-produce = Produce: hire or place ({ $left } left)?
ask-end_window = End of { $action }: use a follower?
ask-claim_after = Claim an achievement?
ask-place_legionnaire = Where does your legionnaire go?
ask-follower_place = Where does the artisan go?
ask-tile_convert = Convert ({ $tile })?
ask-tile_play = Play a follower with the tile?
ask-tile_drop = Who leaves the row for { $card }?
ask-tile_sail =
    { $left ->
        [one] Sail with the tile ({ $left } sail left)?
       *[other] Sail with the tile ({ $left } sails left)?
    }
ask-tile_block = Where does the single block go?
ask-tile_income = Take the income ({ $tile })?
ask-tile_race =
    { $left ->
        [one] Advance with the tile ({ $left } space left)?
       *[other] Advance with the tile ({ $left } spaces left)?
    }
ask-tile_artisan = Pay an artisan to strengthen the move?
ask-tile_extra = The artisan's space on the same track:
ask-choose_good = Which good ({ $goods } to choose)?
ask-wheel = Golden wheel: marker or influence?
ask-over = The game is over.
