"""The door: all text from outside is checked here, once, before anything else reads it.

Paths, queries and the headers that we read are checked when a request comes in (the gate asks), forms when they are
read (`read_form`), files when they are opened (`file_text`); texts inside an uploaded record are checked where it is
read (`Record.from_json`). What came through is valid Unicode without control characters and of bounded length, so that
every store keeps it and every page shows it. Anything else is refused with a sentence that says what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import unquote

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, Headers, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Scope

from triumvir.engine.plain import is_plain

PATH_LENGTH, QUERY_LENGTH = 500, 8000
FIELDS = 60
FIELD_NAME_LENGTH = 100
LENGTH_DIGITS = 9  # of a body that somebody announces
SAFE_METHODS = ("GET", "HEAD")
_HOST = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?", re.ASCII)
_CODE = re.compile(r"[a-z0-9-]{1,40}")


def refusal(scope: Scope, headers: Headers) -> HTTPException | None:
    """Why a request does not come in, by its address and headers alone."""
    query: bytes = scope["query_string"]
    if len(scope["path"]) > PATH_LENGTH or len(query) > QUERY_LENGTH:
        return HTTPException(414)
    asked = query.decode("latin-1")
    if not asked.isascii() or not is_plain(scope["path"]) or not is_plain(unquote(asked)):
        return HTTPException(400, "text")
    if not _HOST.fullmatch(headers.get("host", "localhost")):
        return HTTPException(400)
    _, about = parse_options_header(headers.get("content-type"))
    if about.get(b"charset", b"utf-8").lower() not in (b"utf-8", b"utf8"):
        return HTTPException(415, "charset")
    if scope["method"] not in SAFE_METHODS and foreign(headers):
        return HTTPException(403, "csrf")
    return None


def foreign(headers: Headers) -> bool:
    """Whether another site sent this. A browser names the origin as scheme://host, or as null if it hides it."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host", "localhost")


def body_length(headers: Headers) -> int | None:
    """How long the body claims to be; None if that is no number or beyond all measure."""
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) <= LENGTH_DIGITS else None


@asynccontextmanager
async def read_form(request: Request, most: int) -> AsyncIterator[FormData]:
    """The form that came with a request, no field of it longer than `most` bytes; raises 400."""
    try:
        form = await request.form(max_files=1, max_fields=FIELDS, max_part_size=most)
    except (ValueError, LookupError) as error:  # whatever a parser makes of a damaged body
        raise HTTPException(400, "form") from error
    try:
        for name, value in form.multi_items():
            given = (value.filename or "") if isinstance(value, UploadFile) else value
            if len(name) > FIELD_NAME_LENGTH or not is_plain(name) or not is_plain(given, lines=True):
                raise HTTPException(400, "text")
        yield form
    finally:
        await form.close()


async def file_text(file: UploadFile) -> str | None:
    """A file as text; None if it is not text in UTF-8."""
    try:
        text = (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    return text if is_plain(text, lines=True) else None


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return _CODE.fullmatch(text) is not None
