# Was eine Wahl aufdeckt und preisgibt.

shown-tile = ein Plättchen

## Was preisgegeben wird

lost-tile = In der aufgerufenen Straße liegen noch Plättchen für dich. Du nimmst keines und bekommst nichts dafür.
lost-send_envoy = Der Gesandte steht dir zu. Du lässt ihn auf dem Schiff und bekommst nichts dafür.
lost-choose_step = Die Prämie steht dir zu. Du lehnst sie ab und bekommst nichts dafür.
lost-upkeep = Deine Bürger in der Zeile { $row } legen sich hin: Ihre Fähigkeit ruht, und sie zählen nicht mehr.

## Der Ausweg, benannt nach dem, was unterbleibt

out-tile = Kein Plättchen nehmen
out-send_envoy = Keinen Gesandten schicken
out-choose_step = Prämie ablehnen
out-upkeep = Für die Zeile nicht zahlen

## Ein eigener Modus

apart-open = Ein anderes Plättchen, für { FORM($price, "acc") } …
apart-banner = Jedes andere Plättchen kostet { FORM($price, "acc") }. Die blassen Straßen sind umsonst.
