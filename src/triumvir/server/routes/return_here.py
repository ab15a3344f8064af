"""Coming to a device as the person one is already: by a code, by six words."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.routes.me import label_of
from triumvir.server.store.people import Together
from triumvir.server.ways import code_typed, secret_hash, words_typed
from triumvir.server.web import Json, page, posted, see_other, site, text, visitor, wants_json


async def device(request: Request) -> Response:
    """Where a code is typed; the address behind a QR code has it already."""
    return _form(request, code_typed(request.path_params.get("code", ""))[:8])


def _form(request: Request, code: str = "", problem: str = "", status: int = 200) -> Response:
    secure = request.url.scheme == "https" or request.url.hostname == "localhost"
    return page(request, "device.html", status, typed=code, problem=problem, secure=secure)


@posted("codes")
async def bring_code(request: Request, form: FormData) -> Response:
    """Ask to join the person whose code this is."""
    here, who = site(request), visitor(request)
    code = secret_hash("code", code_typed(text(form, "code")))
    work = here.tables.store.ask
    if not await here.tables.stored(work, code, who.device, label_of(request), here.config.now()):
        return _form(request, problem="code", status=422)
    return see_other("/d/wait")


async def wait(request: Request) -> Response:
    """Until the other device has answered."""
    here, who = site(request), visitor(request)
    waits = await here.tables.read(here.tables.store.asks, who.device, here.config.now())
    joined = not waits and who.holder != who.device
    if wants_json(request):
        return Json({"state": "waiting" if waits else "joined" if joined else "over"})
    if waits:
        return page(request, "device_wait.html", label=label_of(request))
    return see_other("/me?said=joined" if joined else "/d")


@posted("codes")
async def bring_words(request: Request, form: FormData) -> Response:
    """Become the person whose recovery code this is."""
    here, who = site(request), visitor(request)
    words, alone = secret_hash("recovery", words_typed(text(form, "words"))), text(form, "alone") == "on"
    work, now = here.tables.store.recover, here.config.now()
    try:
        person = await here.people.move(
            (who.device, who.holder), work, words, who.device, label_of(request), now, alone
        )
    except Together as error:
        raise HTTPException(409, "together") from error
    if person is None:
        return _form(request, problem="words", status=422)
    await here.people.hear((person,), moved=True)
    return see_other("/me?said=joined")


ROUTES = [
    Route("/d", device),
    Route("/d", bring_code, methods=["POST"]),
    Route("/d/wait", wait),
    Route("/d/words", bring_words, methods=["POST"]),
    Route("/d/{code}", device),
]
