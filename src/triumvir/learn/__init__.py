"""Learning a judgement by self-play: games, training, a match that accepts or refuses, and the next round.

`lessons` plays, `training` fits a network to what was played, `course` ties them into rounds that can be broken off and
gone on with. Everything follows from one seed.
"""
