# Was eine Wahl kostet, aufdeckt und preisgibt.

## Was bezahlt wird

means-joker_commodity = { $count } Warenkarten-Joker
means-joker_action = { $count } Zusatzaktions-Joker
means-extra_action = { $count } Zusatzaktionsplättchen

## Was aufgedeckt wird

shown-card = eine Karte
shown-cards = zwei Karten

## Was preisgegeben wird

lost-action = Du verzichtest auf deine Aktion { $action } und bekommst nichts dafür.
lost-repeat = Das Plättchen für diese Aktion { $action } ist schon ausgegeben. Du bekommst nichts dafür.
lost-figures = Das Plättchen gibt dir Figuren. Du lässt sie liegen und bekommst nichts dafür.

## Der Ausweg, benannt nach dem, was unterbleibt

out-action = Aktion { $action } auslassen
out-figures = Figuren liegen lassen
