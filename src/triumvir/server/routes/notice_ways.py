"""The ways to reach me: added, tried, ended; and the links in notices, which need no cookie because they are signed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.devices import device_label
from triumvir.server.notices.courier import Failed, Gone
from triumvir.server.notices.formats import FORMATS
from triumvir.server.notices.letter import trial
from triumvir.server.notices.links import Links
from triumvir.server.notices.settings import is_mail_address
from triumvir.server.routes.notices import PAGE, me
from triumvir.server.store.channels import Channel, Full
from triumvir.server.web import limited, page, posted, see_other, site, text, visitor

TOKEN_LENGTH = 400


async def keep(request: Request, kind: str, address: str, label: str, more: Mapping[str, Any]) -> Channel:
    """A new way of who is asking; raises 409 if there are too many."""
    now, confirmed = site(request).config.now(), kind != "mail"
    way = Channel(
        id=secrets.token_hex(8),
        person=me(request),
        kind=kind,
        address=address,
        label=label[:80],
        more=more,
        lang=visitor(request).lang,
        created_at=now,
        confirmed_at=now if confirmed else None,
    )
    try:
        await site(request).courier.do(site(request).tables.store.channels.put, way)
    except Full as error:
        raise HTTPException(409, "ways") from error
    return way


def carrier(request: Request, kind: str) -> Any:
    """What brings notices of a kind; raises 409 if the host has not set it up."""
    found = site(request).courier.carriers.get(kind)
    if found is None:
        raise HTTPException(409, f"no-{kind}" if kind in ("push", "mail", "webhook") else "")
    return found


async def mine(request: Request, form: FormData) -> Channel:
    """The way that a form names; raises 404 if it is somebody else's."""
    way = await site(request).courier.do(site(request).tables.store.channels.get, text(form, "way"))
    if way is None or way.person != me(request):
        raise HTTPException(404)
    return way


@posted("actions")
async def push(request: Request, form: FormData) -> Response:
    """A browser has subscribed, or has done so anew."""
    keys = {name: text(form, name) for name in ("p256dh", "auth")}
    endpoint = text(form, "endpoint")
    if not carrier(request, "push").takes(endpoint, keys):
        raise HTTPException(400, "subscription")
    await keep(request, "push", endpoint, device_label(request.headers.get("user-agent", "")), keys)
    return Response(status_code=204)


@posted("tables")
async def mail(request: Request, form: FormData) -> Response:
    """A mail address: a mail asks its reader to confirm it."""
    sender, address = carrier(request, "mail"), text(form, "address").strip()
    if not is_mail_address(address):
        raise HTTPException(400, "mail")
    way = await keep(request, "mail", address, address, {})
    try:
        await sender.ask(way)
    except Failed as error:
        await site(request).courier.do(site(request).tables.store.channels.remove, way.id)
        raise HTTPException(502, "mail-failed") from error
    return see_other(f"{PAGE}?said=asked")


@posted("actions")
async def webhook(request: Request, form: FormData) -> Response:
    """A webhook, if the host allows its name."""
    url, style, token = text(form, "address").strip(), text(form, "format"), text(form, "token").strip()
    if style not in FORMATS or len(token) > TOKEN_LENGTH or not token.isascii():
        raise HTTPException(400)
    if not carrier(request, "webhook").takes(url):
        raise HTTPException(400, "webhook")
    label = f"{style}: {urlsplit(url).hostname}"
    more = {"format": style, "secret": secrets.token_urlsafe(24), "token": token}
    await keep(request, "webhook", url, label, more)
    return see_other(f"{PAGE}?said=added")


@posted("actions")
async def remove(request: Request, form: FormData) -> Response:
    """End a way."""
    way = await mine(request, form)
    await site(request).courier.do(site(request).tables.store.channels.remove, way.id)
    return see_other(f"{PAGE}?said=removed")


@posted("actions")
async def resume(request: Request, form: FormData) -> Response:
    """Use a way again that was paused."""
    way, channels = await mine(request, form), site(request).tables.store.channels
    await site(request).courier.do(channels.change, way.id, paused="", failures=0, retry_at=None)
    return see_other(f"{PAGE}?said=saved")


@posted("tables")
async def test(request: Request, form: FormData) -> Response:
    """Send something over a way, now."""
    way = replace(await mine(request, form), lang=visitor(request).lang)
    carrier(request, way.kind)
    if way.confirmed_at is None:
        raise HTTPException(409, "unconfirmed")
    try:
        await site(request).courier.bring(way, trial(way, secrets.token_hex(16)))
    except Gone:
        await site(request).courier.do(site(request).tables.store.channels.remove, way.id)
        return see_other(f"{PAGE}?said=gone")
    except Failed:
        return see_other(f"{PAGE}?said=failed")
    return see_other(f"{PAGE}?said=tried")


# ---------------------------------------------------------------- links in notices


def links(request: Request) -> Links:
    """What reads them."""
    return Links(site(request).keys, site(request).config.notices.address)


async def off(request: Request) -> Response:
    """What a link would end, and a button: programs that check mails open every link."""
    found = links(request).read_off(request.path_params["token"])
    if found is None:
        raise HTTPException(404)
    what = "tables" if found.tables else "groups" if found.groups else "all"
    return page(request, "notice-link.html", what=what, done=False, number=len(found.tables or found.groups))


async def end(request: Request) -> Response:
    """End it. The link is the proof, so a mail program may do it with one click."""
    limited(request, "actions")
    found, channels = links(request).read_off(request.path_params["token"]), site(request).tables.store.channels
    way = None if found is None else await site(request).courier.do(channels.get, found.channel)
    if found is None:
        raise HTTPException(404)
    what = "tables" if found.tables else "groups" if found.groups else "all"
    if way is not None:
        for table in found.tables:
            if await site(request).tables.read(site(request).tables.store.revision, table) is not None:
                await site(request).courier.do(channels.mute, way.person, table, True)
        if found.groups:
            wishes = (await site(request).courier.do(channels.wishes, [way.person]))[way.person]
            left = [group for group in wishes.wanted.get(way.kind, ()) if group not in found.groups]
            fewer = replace(wishes, wanted={**wishes.wanted, way.kind: left})
            await site(request).courier.do(channels.wish, way.person, fewer)
        if what == "all":
            await site(request).courier.do(channels.change, way.id, paused="stopped")
    return page(request, "notice-link.html", what=what, done=True, number=len(found.tables or found.groups))


async def confirm(request: Request) -> Response:
    """The page behind the link that confirms a mail address."""
    if links(request).read_confirm(request.path_params["token"]) is None:
        raise HTTPException(404, "confirm")
    return page(request, "notice-link.html", what="confirm", done=False, number=1)


async def confirmed(request: Request) -> Response:
    """Confirm a mail address."""
    limited(request, "actions")
    way = links(request).read_confirm(request.path_params["token"])
    if way is None:
        raise HTTPException(404, "confirm")
    channels, now = site(request).tables.store.channels, site(request).config.now()
    await site(request).courier.do(channels.change, way, confirmed_at=now)
    return page(request, "notice-link.html", what="confirm", done=True, number=1)


ROUTES = [
    *(
        Route(f"{PAGE}/{handler.__name__}", handler, methods=["POST"])
        for handler in (push, mail, webhook, remove, resume, test)
    ),
    Route("/notices/off/{token}", off),
    Route("/notices/off/{token}", end, methods=["POST"]),
    Route("/notices/confirm/{token}", confirm),
    Route("/notices/confirm/{token}", confirmed, methods=["POST"]),
]
