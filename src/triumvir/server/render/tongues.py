"""The page templates of each language, compiled so that a page has little left to do.

Words that are always the same, and icons, are written into a template when it is compiled. Words with values are said
by a plain call, and what is shown is escaped without being wrapped. Parts of a table are filled in for every viewer
and action: so much the less is done hundreds of times.
"""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

from triumvir.language import languages, own_name
from triumvir.server.render.icons import icon, seat_mark
from triumvir.server.render.quick import QuickContext
from triumvir.server.render.unindented import Unindented
from triumvir.server.words import WORDS

CALLS = {"t": "say", "icon": "icon", "seat_mark": "seat_mark"}  # what templates call them, and how an environment does
_ODD = re.compile("[&<>'\"]")


class Templates(dict[str, Environment]):
    """The templates by language; those of a language are compiled when a page first needs them."""

    def __init__(self, folder: Path, version: str) -> None:
        super().__init__()
        self._folder, self._version = folder, version

    def __missing__(self, lang: str) -> Environment:
        self[lang] = made = Tongue(lang, self._folder, self._version)
        return made


def shown(value: object) -> str:
    """A value as a page shows it: the same as `escape`, which makes an object of every text."""
    if isinstance(value, str) and (type(value) is Markup or not _ODD.search(value)):
        return value
    return str(value) if type(value) is int else escape(value)


class _Maker(CodeGenerator):
    """Writes what a template does."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.shown(")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        if not isinstance(node.node, nodes.EnvironmentAttribute):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        first, *rest = node.args
        self.visit(node.node, frame)
        self.write("(")
        self.visit(first, frame)
        self.signature(nodes.Call(node.node, rest, node.kwargs, node.dyn_args, node.dyn_kwargs), frame)
        self.write(")")


class Tongue(Environment):
    """Templates in one language; everything is escaped, and a missing name is an error."""

    code_generator_class = _Maker
    context_class = QuickContext

    def __init__(self, lang: str, folder: Path, version: str) -> None:
        super().__init__(
            loader=FileSystemLoader(folder),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=[Unindented],
            auto_reload=False,  # templates do not change while a server runs
            cache_size=-1,  # and are all kept: to forget those not used for longest takes a lock for every part
        )
        self.say, self.icon, self.seat_mark, self.shown = partial(WORDS.say, lang), icon, seat_mark, shown
        self.globals.update(version=version, languages=languages, own_name=own_name)

    def _generate(self, source: nodes.Template, *args: Any, **kw: Any) -> str:
        return super()._generate(_Ready(self).visit(source), *args, **kw)


class _Ready(NodeTransformer):
    """Writes into a template what is known when it is compiled."""

    def __init__(self, environment: Tongue) -> None:
        self._environment = environment

    def visit_Call(self, node: nodes.Call) -> nodes.Node:  # noqa: N802
        self.generic_visit(node)
        name = CALLS.get(node.node.name) if isinstance(node.node, nodes.Name) else None
        if name is None:
            return node
        known = all(isinstance(one, nodes.Const) for one in (*node.args, *(pair.value for pair in node.kwargs)))
        if not known or node.dyn_args or node.dyn_kwargs:
            node.node = nodes.EnvironmentAttribute(name, lineno=node.lineno)
            return node.set_environment(self._environment)
        given = {pair.key: pair.value.as_const() for pair in node.kwargs}
        said = getattr(self._environment, name)(*(one.as_const() for one in node.args), **given)
        return nodes.Const(said, lineno=node.lineno).set_environment(self._environment)

    def visit_Output(self, node: nodes.Output) -> nodes.Output:  # noqa: N802
        """What is shown on a condition is else nothing."""
        self.generic_visit(node)
        for child in node.nodes:
            if isinstance(child, nodes.CondExpr) and child.expr2 is None:
                child.expr2 = nodes.Const("", lineno=child.lineno, environment=self._environment)
        return node
