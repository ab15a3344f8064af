"""Matches between computer players: planned, played on many processes, kept game by game, rated, shown and exported.

| module | what it has |
|---|---|
| `plan` | which agents meet with which seeds: all out of one seed |
| `play` | one game, played and timed |
| `crew`, `cluster`, `match` | who plays: this process, worker processes, a Ray cluster |
| `folder`, `files` | what is kept, and how a match goes on after a break |
| `figures`, `ratings`, `summary`, `games_csv` | what comes out, as numbers |
| `words`, `plots`, `report`, `results` | what comes out, for people |
| `sequential`, `ladder`, `strength` | each level against the one below, until that is decided |
| `export`, `columns` | decisions and outcomes as Parquet |
"""
