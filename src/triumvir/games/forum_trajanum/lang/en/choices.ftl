# What an action means in this position.

take = take the tile { $place }, for { $street }
skip = take no tile for { $street }
envoy = envoy to the { $square }
