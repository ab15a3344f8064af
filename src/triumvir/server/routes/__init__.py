"""All addresses: every module here that has `ROUTES` is found by itself. No two of them share an address."""

from importlib import import_module
from pkgutil import iter_modules

from starlette.routing import BaseRoute

BUSY = ("play", "watch", "stream")  # addresses are tried one after the other: those of a running game first


def routes() -> list[BaseRoute]:
    """Every route of the site."""
    names = sorted((module.name for module in iter_modules(__path__)), key=lambda name: name not in BUSY)
    modules = [import_module(f"{__name__}.{name}") for name in names]
    return [route for module in modules for route in getattr(module, "ROUTES", ())]
