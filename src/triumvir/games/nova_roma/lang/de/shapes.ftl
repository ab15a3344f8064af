# Wie ein Gebäude aus Bausteinen aussieht, und wie es gedreht ist.

shape-block = { $n } Baustein
shape-row = { $n } in einer Reihe
shape-corner = Winkel aus { $n }
shape-square = Quadrat aus { $n }
shape-hook = Haken aus { $n }
shape-tee = T aus { $n }
shape-stairs = Treppe aus { $n }
# Ein Gebäude, das nur eine berichtigte Schachtel hat.
shape-other = Gebäude aus { $n }

way-lying = liegend
way-standing = stehend
way-corner = offen nach { $side }
way-hook = { $way }, Fuß { $side }
way-tee-up = Stiel nach oben
way-tee-down = Stiel nach unten
way-tee-left = Stiel nach links
way-tee-right = Stiel nach rechts
way-stairs-rising = { $way }, steigend
way-stairs-falling = { $way }, fallend

side-top-left = oben links
side-top-right = oben rechts
side-bottom-left = unten links
side-bottom-right = unten rechts
