# Places as the board names them.

crossing = { $one } and { $other }
estate = { $row } row, { $column } column
nth = { $what } ({ $order } in the offer)
zone-spot = zone { $zone }, { $spot }
zone-way = zone { $zone }, { $spot }, { $way }
beside = { $place }; beside { AND($what) }
build = build in { $place } ({ $shape })
# The cells of a building that only a corrected box has.
cells = { AND($spots) }
