# What happened, in sentences. $name is a player.

## What a player does

chooses-card = { $name } chooses a card.
claims-nothing = { $name } claims nothing.
uses-no-more = { $name } uses no more followers.
goes-on = { $name } goes on.
performs = { $name } performs { $action } with strength { $strength }.
forgoes = { $name } gives up { $action }.
begins = { $name } begins with { $action }.
emperor = { $name } puts the emperor on { $place }.
patrician = { $name } puts a patrician on { $place }.
legionnaire = { $name } puts a legionnaire on { $place }.
claims = { $name } claims the achievement “{ $what }”.
buys = { $name } buys { $good }.
takes-good = { $name } chooses { $good }.
takes-estate = { $name } takes an estate tile ({ $tile }).
lays = { $name } lays it on the estate, { $place }.
places = { $name } places an artisan on the estate, { $place }.
pays = { $name } pays { $n } influence for an action.
petitions = { $name } petitions for { $action }.
draws = { $name } draws a follower from the deck.
takes-card = { $name } takes { $card } from the offer.
ships = { $name } completes a shipping contract ({ $cost }).
completes = { $name } completes a building contract ({ $contract }).
sails = { $name } sails to { $port }.
races = { $name } advances on the { FORM($track, "lane") }.
takes-income = { $name } takes the income of the tile.
spends-wine = { $name } spends wine for influence.
claims-marker = { $name } claims the first-player marker.
pays-artisan = { $name } pays an artisan as a charioteer.
hires = { $name } hires an artisan.
converts = { $name } converts.
takes-marker = { $name } takes an achievement marker at the wheel.
takes-influence = { $name } takes influence at the wheel.
takes-mosaic = { $name } takes a mosaic tile ({ $goals }).
drafts = { $name } drafts { $card }.
keeps = { $name } keeps { $card }.
discards = { $name } discards { $card }.
plays = { $name } plays { $card }.
drops = { $name } drops { $card } from the row.
uses = { $name } uses { $card }.
builds = { $name } builds in { $place }.

## What follows from it

drew = You drew: { $cards }.
gains = { $name } gains { AND($gains) }.
gives = { $name } gives { AND($paid) }.
has-marker = { $name } has the first-player marker.
wins-chariot = { $name } wins the { FORM($track, "chariot") }.
automa-chariot = The automa wins the { FORM($track, "chariot") }.
nobody-chariot = Nobody wins the { FORM($track, "chariot") }.
automa-blocked = A legionnaire is blocked: { $n } VP for the automa.
automa-sails = The automa sails to { $port }.
automa-contract = The automa takes a building contract ({ $contract }).
legionnaires =
    { $n ->
        [one] A legionnaire enters: { AND($places) }.
       *[other] Legionnaires enter: { AND($places) }.
    }
round = Round { $n } begins. The emperor may go to { OR($places) }.
over = The game is over.
has-points = { $name } has { $n } VP.
automa-points = The automa has { $n } VP.
