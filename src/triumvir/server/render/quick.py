"""Calls out of templates without the questions that Jinja asks before each: a table calls macros and methods often."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, MethodType
from typing import Any

from jinja2.runtime import Context, Macro

PLAIN = frozenset((FunctionType, MethodType))


class QuickContext(Context):
    """What a template is filled in with. Functions and macros are called at once, anything else as Jinja does."""

    def call(self, function: Callable[..., Any], /, *args: Any, **values: Any) -> Any:
        """What a template calls."""
        kind = type(function)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif kind not in PLAIN or hasattr(function, "jinja_pass_arg"):
            return super().call(function, *args, **values)
        values.pop("_loop_vars", None)  # what Jinja adds within loops and blocks, for functions that ask for it
        values.pop("_block_vars", None)
        return function(*args, **values)
