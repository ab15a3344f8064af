"""`triumvir doctor`: whether a server can be trusted with its games."""

from __future__ import annotations

import json
import sys

import typer
from rich.console import Console
from rich.progress import Progress

from triumvir.cli.arguments import Json, Lang, chosen_language
from triumvir.cli.host import Db, address
from triumvir.cli.texts import WORDS

WRONG = 1  # the status if something is wrong


def doctor(db: Db = None, as_json: Json = False, lang: Lang = None) -> None:
    """Check key, database, disk and every stored game; changes nothing."""
    from triumvir.server.doctor import examine  # noqa: PLC0415  # only this command needs the server

    chosen = chosen_language(lang)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(WORDS.say(chosen, "doctor-replaying"), total=None)
        findings = list(examine(address(db), lambda done, count: bar.update(task, completed=done, total=count)))
    good = all(finding.good for finding in findings)
    if as_json:
        listed = [{"name": f.name, "good": f.good, "text": f.text.in_(chosen)} for f in findings]
        print(json.dumps({"good": good, "findings": listed}, indent=2))
    else:
        for finding in findings:
            print(WORDS.say(chosen, "doctor-good" if finding.good else "doctor-wrong", text=finding.text.in_(chosen)))
    if not good:
        raise typer.Exit(WRONG)
