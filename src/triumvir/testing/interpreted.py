"""The judgement of a game read from its source, so that it can be compared with the compiled one in use."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from triumvir.engine.state import State


class _Sources(MetaPathFinder):
    """Finds some modules by their source alone."""

    def __init__(self, paths: dict[str, Path]) -> None:
        self.paths = paths

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.paths:
            return None
        file = str(self.paths[fullname])
        return spec_from_file_location(fullname, file, loader=SourceFileLoader(fullname, file))


class Interpreted:
    """`evaluate`, all its parts and the steps of a game's package, read a second time as plain Python."""

    def __init__(self, package: str) -> None:
        folder = Path(import_module(package).__path__[0])
        files = [*folder.glob("evaluate*.py"), *folder.glob("steps/[!_]*.py")]
        paths = {".".join((package, *file.relative_to(folder).with_suffix("").parts)): file for file in files}
        in_use = {name: import_module(name) for name in paths}
        finder = _Sources(paths)
        for name in paths:
            del sys.modules[name]
            parent, _, own = name.rpartition(".")
            delattr(sys.modules[parent], own)  # or `from parent import own` would still find it
        sys.meta_path.insert(0, finder)
        try:
            self._evaluate = import_module(f"{package}.evaluate")
            self._steps = import_module(f"{package}.steps.table")
        finally:
            sys.meta_path.remove(finder)
            for name, module in in_use.items():
                parent, _, own = name.rpartition(".")
                sys.modules[name] = module
                setattr(sys.modules[parent], own, module)

    def agrees(self, state: State) -> bool:
        """Whether it says the same of every seat and every legal action as the modules in use."""
        return all(state.worth_of(seat) == self._evaluate.worth(state, seat) for seat in range(state.seats)) and all(
            state.leaning(action) == self._steps.step_of(state).lean(state, action) for action in state.legal()
        )
