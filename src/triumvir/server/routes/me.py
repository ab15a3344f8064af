"""The page about oneself: name and piece, devices, ways to come back, and signing out."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.devices import device_label, parts_of
from triumvir.server.life.holiday import A_YEAR, days_left, off_until
from triumvir.server.life.terms import zone_of
from triumvir.server.middleware import set_cookie
from triumvir.server.render.qr import qr_code
from triumvir.server.store.holidays import taken_by
from triumvir.server.store.people import Together
from triumvir.server.visitor import COOKIE, new_key
from triumvir.server.ways import CODE_TIME, compared, device_code, recovery_words, secret_hash
from triumvir.server.web import Json, page, person_name, posted, remember, require_free, see_other, site, text, visitor
from triumvir.server.words import WORDS

PIECES = ("1", "2", "3", "4")  # the marks of the seats
SAID = (
    "name",
    "protected",
    "free",
    "recovery",
    "joined",
    "declined",
    "ended",
    "together",
    "passkey",
    "off",
    "off-over",
)


async def me(request: Request) -> Response:
    """Who I am here, and how I come back."""
    return await _page(request)


async def _page(request: Request, **more: Any) -> Response:
    here, who = site(request), visitor(request)
    store, read, now = here.tables.store, here.tables.read, here.config.now()
    code = await read(store.code_of, who.holder, now)
    typed = device_code(here.keys, who.holder, code.ends_at) if code else ""
    address = f"{request.url.scheme}://{request.url.netloc}/d/{typed}"
    said = request.query_params.get("said", "")
    context = {
        "devices": await read(store.devices, who.holder),
        "passkeys": await read(store.passkeys, who.holder),
        "device_name": partial(_device_name, who.lang),
        "pieces": PIECES,
        "pending": code,
        "typed": typed,
        "qr": qr_code(address) if code and not code.device else "",
        "minutes": max(1, round((code.ends_at - now).total_seconds() / 60)) if code else 0,
        "place": f"{request.url.netloc}/d",
        "secure": request.url.scheme == "https" or request.url.hostname == "localhost",
        "words": "",
        **await _time_off(request),
        "said": said if said in SAID else "",
    }
    return page(request, "me.html", **{**context, **more})


async def _time_off(request: Request) -> dict[str, Any]:
    """How many days off are left, and until when I have some now."""
    here, who = site(request), visitor(request)
    zone, now = who.person.zone if who.person else "", here.config.now()
    taken = await here.tables.read(taken_by, here.tables.store, who.holder)
    until = off_until(taken, now)
    day = f"{until.astimezone(zone_of(zone)):%Y-%m-%d}" if until else ""
    return {"off_until": day, "off_left": days_left(taken, now, zone_of(zone)), "off_a_year": A_YEAR}


def _device_name(lang: str, label: str) -> str:
    browser, system = parts_of(label)
    return (
        WORDS.say(lang, "me-device", browser=browser, system=system) if label else WORDS.say(lang, "me-device-unknown")
    )


def _back(said: str) -> Response:
    return see_other(f"/me?said={said}")


@posted("actions")
async def rename(request: Request, form: FormData) -> Response:
    """Take a name and a piece."""
    name, piece = person_name(form, "name"), text(form, "piece")
    await require_free(request, name)
    about = visitor(request).person
    await remember(request, name=name, piece=piece if piece in PIECES else "", zone=_zone(form))
    if about is not None and about.protected:
        await _protect(request, compared(name))
    return _back("name")


def _zone(form: FormData) -> str:
    """The time zone that the browser tells, if it looks like one."""
    zone = text(form, "zone")
    return zone if len(zone) <= 64 and all(letter.isalnum() or letter in "/_+-" for letter in zone) else ""


@posted("actions")
async def protect(request: Request, form: FormData) -> Response:
    """Let nobody else use my name here, or anybody again."""
    name = compared(visitor(request).name)
    if text(form, "on") != "1":
        await _protect(request, None)
        return _back("free")
    if not name:
        raise HTTPException(409, "nameless")
    if not await _protect(request, name):
        raise HTTPException(409, "name-taken")
    return _back("protected")


async def _protect(request: Request, name: str | None) -> bool:
    here, holder = site(request), visitor(request).holder
    return await here.people.change((holder,), here.tables.store.protect, holder, name)


# ------------------------------------------------------------ devices


@posted("actions")
async def open_code(request: Request, form: FormData) -> Response:
    """Make a code by which another device may join."""
    await remember(request)
    here, holder = site(request), visitor(request).holder
    now = here.config.now()
    code = device_code(here.keys, holder, now + CODE_TIME)
    await here.tables.stored(here.tables.store.open_code, holder, secret_hash("code", code), now + CODE_TIME, now)
    return see_other("/me#add")


async def code_state(request: Request) -> Response:
    """Whether a device has brought the code, for the page that shows it."""
    here = site(request)
    code = await here.tables.read(here.tables.store.code_of, visitor(request).holder, here.config.now())
    return Json({"state": "none" if code is None else "asked" if code.device else "open"})


@posted("actions")
async def answer(request: Request, form: FormData) -> Response:
    """Let the device that has brought the code join, or not."""
    here, holder = site(request), visitor(request).holder
    welcome = text(form, "welcome") == "1"
    code = await here.tables.read(here.tables.store.code_of, holder, here.config.now())
    if code is None or (code.device is None and welcome):
        raise HTTPException(410, "code")
    if code.device is None:
        await here.tables.stored(here.tables.store.drop_code, holder)
        return _back("declined")
    try:
        work = here.tables.store.answer
        await here.people.move((holder, code.device), work, holder, welcome, here.config.now())
    except Together:
        await here.tables.stored(here.tables.store.drop_code, holder)
        return _back("together")
    return _back("joined" if welcome else "declined")


@posted("actions")
async def end_device(request: Request, form: FormData) -> Response:
    """End another device: its key opens nothing from now on."""
    here, who = site(request), visitor(request)
    device = request.path_params["device"]
    if device == who.device:
        raise HTTPException(409, "this-device")
    if not await here.people.move((device,), here.tables.store.end_devices, who.holder, [device], here.config.now()):
        raise HTTPException(404)
    return _back("ended")


@posted("actions")
async def remove_passkey(request: Request, form: FormData) -> Response:
    """Let a passkey open nothing any more."""
    here, holder = site(request), visitor(request).holder
    if not await here.tables.stored(here.tables.store.remove_passkey, holder, request.path_params["key"]):
        raise HTTPException(404)
    return _back("ended")


@posted("actions")
async def sign_out(request: Request, form: FormData) -> Response:
    """End this device, and go on as somebody new."""
    here, who = site(request), visitor(request)
    await remember(request)
    await here.people.move((who.device,), here.tables.store.end_devices, who.holder, [who.device], here.config.now())
    response = see_other("/")
    key = here.keys.sign_visitor(new_key(here.config))
    set_cookie(response.headers, COOKIE, key, here.keys.visitor_age, request.url.scheme)
    return response


@posted("actions")
async def recovery(request: Request, form: FormData) -> Response:
    """Make a recovery code, and show it this once."""
    await remember(request)
    here, who = site(request), visitor(request)
    words = recovery_words(here.config.random_bytes)
    kept, now = secret_hash("recovery", words), here.config.now()
    await here.people.change((who.holder,), here.tables.store.set_recovery, who.holder, kept, now)
    return await _page(request, words=words, said="recovery")


def label_of(request: Request) -> str:
    """What the device that asks is called."""
    return device_label(request.headers.get("user-agent", ""))


ROUTES = [
    Route("/me", me),
    Route("/me/name", rename, methods=["POST"]),
    Route("/me/protect", protect, methods=["POST"]),
    Route("/me/code", open_code, methods=["POST"]),
    Route("/me/code/state", code_state),
    Route("/me/code/answer", answer, methods=["POST"]),
    Route("/me/devices/{device}/end", end_device, methods=["POST"]),
    Route("/me/passkeys/{key}/remove", remove_passkey, methods=["POST"]),
    Route("/me/sign-out", sign_out, methods=["POST"]),
    Route("/me/recovery", recovery, methods=["POST"]),
]
