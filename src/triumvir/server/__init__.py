"""The browser side: tables, seats, live play, store and pages.

`create_app` gives an ASGI application; `triumvir serve` runs it. Everything that leaves the server for a person is made
from `view(seat)`; a table is nothing but its record, and is rebuilt from it.
"""

from triumvir.server.app import create_app
from triumvir.server.config import Config

__all__ = ["Config", "create_app"]
