"""`triumvir push-keys`: what a host needs to send push notices to browsers."""

from __future__ import annotations

from triumvir.cli.arguments import Lang, chosen_language
from triumvir.cli.host import Db, address
from triumvir.cli.texts import WORDS
from triumvir.engine.errors import TriumvirError


def push_keys(db: Db = None, lang: Lang = None) -> None:
    """Make the keys with which a server signs push notices, unless they are there."""
    from triumvir.server.notices.push import make_keys, push_key_file  # noqa: PLC0415  # only this command needs it

    where = address(db)
    if push_key_file(where) is None:
        raise TriumvirError(WORDS("push-keys-nowhere"))
    try:
        path, new = make_keys(where)
    except OSError as error:
        raise TriumvirError(WORDS("push-keys-failed", why=error.strerror or type(error).__name__)) from error
    print(WORDS.say(chosen_language(lang), "push-keys-made" if new else "push-keys-there", path=path))
