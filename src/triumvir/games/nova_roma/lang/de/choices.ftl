# Was eine Aktion in dieser Stellung bedeutet.

emperor = Kaiser auf { $cell }
patrician = Patrizier auf { $cell }
legionnaire = Legionär auf { $cell }
claim = Errungenschaft „{ $what }“ beanspruchen
claim-at = Errungenschaft „{ $what }“ beanspruchen ({ $place })
sail = { FORM($order, "n") } Schiff nach { $port }
take-tile = Anwesenplättchen „{ $tile }“ nehmen
take-card = { $card } nehmen
shipping = Schifffahrtsvertrag: { $cost }
building = Bauvertrag: { $contract }
