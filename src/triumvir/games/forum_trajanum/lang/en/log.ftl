# What happened, in sentences. $name is a player.

is-choosing = { $name } is choosing tiles.
has-chosen = { $name } has chosen.

## What a player does

citizen = { $name } places a citizen: { $row }.
takes = { $name } takes the tile { $place }, for { $street }.
skips = { $name } takes no tile for { $street }.
passes-on = { $name } passes on: { $tile }.
keeps = { $name } passes nothing.
uses-own = { $name } uses the own tile.
uses-received = { $name } uses the received tile.
uses-own-received = { $name } pays tribunes and uses the own, then the received tile.
uses-received-own = { $name } pays tribunes and uses the received, then the own tile.
uses-none = { $name } uses no tile.
uses-reserve = { $name } uses from the reserve: { $tile }.
uses-own-reserve = { $name } pays tribunes and uses the own tile, then from the reserve: { $tile }.
uses-reserve-own = { $name } pays tribunes and uses from the reserve: { $tile }, then the own tile.
gains-one = { $name } takes { FORM($what, "a") }.
swaps = { $name } swaps { FORM($given, "a") } for { FORM($got, "a") }.
builds = { $name } builds { FORM($face, "a") }.
builds-nothing = { $name } builds nothing.
takes-tile = { $name } takes the tile { $place }.
chooses = { $name } builds { $place }.
chooses-two = { $name } builds in { $place }.
pays = { $name } pays { AND($paid) }.
grey-first = { $name } takes the grey reward first.
colour-first = { $name } takes the coloured reward first.
envoy = { $name } sends an envoy to the { $square }.
declines = { $name } declines.
bonus = { $name } takes the area bonus: { $bonus }.
step = { $name } takes the reward of the { $order } step of the { $track } track: { $reward }.
pays-row = { $name } pays for { $row }.
leaves-row = { $name } does not pay for { $row }.

## What follows from it

took-none = { $name } has taken no tile.
emptied = { $name } empties the space { $place } and passes nothing.
emptied-two = { $name } empties the spaces { $one } and { $other } and passes a tile.
gives-up = { $name } gives up { $lost }.
gains = { $name } gains { AND($gains) }.
turns-slider = { $name } turns the prestige slider over.
moves-slider = { $name } moves the prestige slider from { $old } to { $new }.
scores = { $name } scores { $n } VP ({ $source }).
cycle-ends = The cycle ends: citizens are paid.
round = Cycle { $cycle }, round { $n }: { $one } and { $other }.
shows = { $name } shows: { $own } (own); { $received } (received).
shows-own = { $name } shows: { $own } (own).
shows-received = { $name } shows: { $received } (received).
shows-none = { $name } has no tile to show.
over = The game is over.
