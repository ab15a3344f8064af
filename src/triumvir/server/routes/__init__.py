"""All addresses: every module here that has `ROUTES` is found by itself. No two of them share an address."""

from importlib import import_module
from pkgutil import iter_modules

from starlette.routing import BaseRoute


def routes() -> list[BaseRoute]:
    """Every route of the site."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return [route for module in modules for route in getattr(module, "ROUTES", ())]
