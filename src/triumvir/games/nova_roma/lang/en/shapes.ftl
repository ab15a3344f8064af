# What a building of blocks looks like, and how it is turned.

shape-block = { $n } block
shape-row = { $n } in a row
shape-corner = corner of { $n }
shape-square = square of { $n }
shape-hook = hook of { $n }
shape-tee = T of { $n }
shape-stairs = stairs of { $n }
# A building that only a corrected box has.
shape-other = building of { $n }

way-lying = lying
way-standing = standing
way-corner = open to the { $side }
way-hook = { $way }, foot at the { $side }
way-tee-up = stem up
way-tee-down = stem down
way-tee-left = stem to the left
way-tee-right = stem to the right
way-stairs-rising = { $way }, rising
way-stairs-falling = { $way }, falling

side-top-left = top left
side-top-right = top right
side-bottom-left = bottom left
side-bottom-right = bottom right
