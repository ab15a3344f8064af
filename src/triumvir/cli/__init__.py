"""The command `triumvir`. Thin: it reads arguments, calls what lies below, and shows the result in German or English.

One module per group of commands: `about` (games, info), `box`, `rules`, `play` with `terminal_table`, `simulate`,
`arena`, `ladder`, `export`, `records` (replay, verify), `serve`, `welcome` for no command; and for who hosts a server
`host_tables`, `host_visitors` (chat, visitor), `host_backup` (backup, restore), `host_doctor`. `app` ties them together
and turns every refusal into one sentence and exit status 2.
"""

from triumvir.cli.app import app, main

__all__ = ["app", "main"]
