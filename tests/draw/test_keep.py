"""What is kept of drawings: bounded for each function and for all together; nothing unbounded grows with play."""

from __future__ import annotations

import gc
import importlib
import pkgutil
from functools import _lru_cache_wrapper

import triumvir
from triumvir.draw import keep as kept
from triumvir.draw.keep import EACH, bound, keep

FINITE = {
    "triumvir.agents.learned._shipped": "titles",
    "triumvir.draw.sprite.icons": "nothing to ask",
    "triumvir.draw.sprite.page_defs": "nothing to ask",
    "triumvir.draw.sprite.symbols": "nothing to ask",
    "triumvir.engine.words.named": "keys and names of components in catalogues",
    "triumvir.envs.openspiel.game.register": "nothing to ask",
    "triumvir.envs.raster.fonts": "nothing to ask",
    "triumvir.games.forum_trajanum.payments.all_payments": "nothing to ask",
    "triumvir.games.registry._found": "nothing to ask",
    "triumvir.games.registry.standard_box": "titles",
    "triumvir.games.superseded_boxes": "titles",
    "triumvir.games.variants._files": "titles",
    "triumvir.language.catalogue._points": "languages",
    "triumvir.language.catalogue.catalogue": "packages",
    "triumvir.language.catalogue.speaker": "languages",
    "triumvir.language.folders._languages": "settings of the process",
    "triumvir.language.folders._package": "packages",
    "triumvir.server.render.art.hero": "titles",
    "triumvir.server.render.art.picture": "titles",
    "triumvir.server.routes.app.script": "nothing to ask",
    "triumvir.server.routes.notices.zones": "nothing to ask",
    "triumvir.server.store.probe.known_revisions": "nothing to ask",
    "triumvir.server.store.store._bumping": "columns",
}
"""The functions that keep every answer, and what there is to ask them about: a few things, whatever is played."""


def unbounded() -> set[str]:
    for module in pkgutil.walk_packages(triumvir.__path__, "triumvir."):
        if ".testing" not in module.name and not module.name.endswith(("__main__", ".env", ".sb3")):
            try:
                importlib.import_module(module.name)
            except ImportError:  # an optional dependency is not there
                continue
    return {
        f"{thing.__module__}.{thing.__qualname__}"
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper)
        and thing.cache_info().maxsize is None
        and thing.__module__.startswith("triumvir.")
        and not thing.__module__.startswith("triumvir.testing")
    }


def test_what_keeps_every_answer_can_only_be_asked_a_few_things() -> None:
    assert unbounded() <= set(FINITE)


def test_one_function_keeps_what_was_asked_for_last() -> None:
    asked: list[int] = []

    @keep
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(number) for number in range(EACH + 1)] == list(range(0, 2 * EACH + 2, 2))
    assert double(EACH) == 2 * EACH
    assert len(asked) == EACH + 1
    double(0)
    assert asked[-1] == 0


def test_all_functions_together_are_bounded_and_the_fullest_forgets_first() -> None:
    @keep
    def much(number: int) -> int:
        return number

    @keep
    def little(number: int) -> int:
        return number

    for number in range(1000):
        much(number)
    little(1)
    before = kept.count()
    bound(before)
    assert kept.count() == before, "there is room for all of it"
    bound(before - 1)
    assert kept.count() <= before // 2
    bound(0)
    assert kept.count() == 0
