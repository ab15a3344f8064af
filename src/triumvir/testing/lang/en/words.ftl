# A text of a test, which brings its words along.
pair = { $en }
