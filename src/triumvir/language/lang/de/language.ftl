# The language itself.

# Its own name, as the people who speak it write it.
name = Deutsch

# What stands between the last two parts of a list: bread, wine and oil.
and = { $rest } und { $last }
or = { $rest } oder { $last }

# What reads the same in every language: a name that somebody gave, a word of a box.
plain = { $text }

# What stands before the digits of a fraction.
point = ,

# What stands between thousands.
thousands = {"."}
