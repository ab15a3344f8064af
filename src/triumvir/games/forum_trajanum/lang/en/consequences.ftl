# What a choice shows and gives up.

shown-tile = a tile

## What is given up

lost-tile = The called street still has tiles for you. You take none and get nothing for it.
lost-send_envoy = The envoy is earned. You leave it on the ship and get nothing for it.
lost-choose_step = The reward is earned. You decline it and get nothing for it.
lost-upkeep = Your citizens in the row { $row } lie down: their ability rests, and they no longer count.

## The way out, called by what is not done

out-tile = Take no tile
out-send_envoy = Send no envoy
out-choose_step = Decline the reward
out-upkeep = Do not pay for the row

## A mode of its own

apart-open = Another tile, for { $price } …
apart-banner = Any other tile costs { $price }. The faded streets are free of charge.
