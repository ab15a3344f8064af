"""The benchmark: Triumvir beside other engines, all in one run. Start it with `python -m bench`.

Machines differ and are never quite idle, so the numbers that count are ratios within one run. Each engine is measured
in processes of its own, in rounds: every engine has its turn in every round, and the best round of each figure counts.
"""
