# What an action means in this position.

emperor = emperor to { $cell }
patrician = patrician to { $cell }
legionnaire = legionnaire to { $cell }
claim = claim the achievement “{ $what }”
claim-at = claim the achievement “{ $what }” ({ $place })
sail = { $order } ship to { $port }
take-tile = take the estate tile “{ $tile }”
take-card = take { $card }
shipping = shipping contract: { $cost }
building = building contract: { $contract }
