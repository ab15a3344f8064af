"""The lives of a seat and of a table beside the game: leaving, coming back, pausing, ending, and clocks.

Everything here is pure: no store, no clock of its own, no request. `rules` says what may be done, `agreement` who must
agree, `terms` what was agreed when a table was made, `clock` what time is left; `store/life.py` stores what follows.
"""
