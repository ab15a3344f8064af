"""For those who watch over the server: is it alive, does the store answer, and numbers for Prometheus."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from triumvir.server.metrics import fits
from triumvir.server.web import site

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
FORMAT = "text/plain; version=0.0.4; charset=utf-8"


async def health(request: Request) -> Response:
    """Whether the server is up."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """Whether the server can also read and store."""
    if await site(request).readiness.tables() is None:
        return PlainTextResponse("store", 503)
    return PlainTextResponse("ready")


async def metrics(request: Request) -> Response:
    """The numbers, for who may have them."""
    here = site(request)
    if here.metrics_token is None:
        allowed = _from_this_machine(request)
    else:
        allowed = fits(here.metrics_token, request.headers.get("authorization", ""))
    if not allowed:
        raise HTTPException(403)
    here.keeper.measure()
    return Response(here.metrics.text(await here.readiness.tables()), headers={"content-type": FORMAT})


def _from_this_machine(request: Request) -> bool:
    """Whether somebody on this machine asks us directly.

    A proxy here passes on the requests of strangers: it shows by its headers, or by a name that is not this machine's.
    """
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        near = ip_address(request.client.host).is_loopback
    except ValueError:
        return False
    return near and request.url.hostname in OWN_NAMES


ROUTES = [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]
