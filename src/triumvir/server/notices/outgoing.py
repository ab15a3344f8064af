"""Requests that leave the host: only to where the host lets them, within seconds, and never on to anywhere else.

Whoever adds a webhook or a push subscription names an address that the server will call. So the name is looked up here
and every address behind it must be public, unless the host has listed the name as one of its own network; the
connection goes to the address that was looked at.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping, Set
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from triumvir.server.notices.courier import Failed

SECONDS = 5.0
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 as networks without it call it


class Forbidden(Failed):
    """An address that must not be called."""


def is_public(address: str) -> bool:
    """Whether an address is one of the internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inside = [found]
    if isinstance(found, ipaddress.IPv6Address):  # one of the old kind may be written within one of the new
        held = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in TRANSLATED:
            held.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
        inside += [old for old in held if old is not None]
    return all(one.is_global and not one.is_multicast for one in inside)


def allowed(url: str, private: Set[str], names: Set[str] | None = None) -> bool:
    """Whether an address may be called: https, and if there is a list of `names`, one of them.

    Names of the own network may be called without TLS.
    """
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        return False
    host = (found.hostname or "").lower()
    own = host in private
    if not host or found.username or (names is not None and host not in names) or port == 0:
        return False
    if found.scheme != "https" and not (own and found.scheme == "http"):
        return False
    try:
        return own or is_public(host)
    except ValueError:  # a name: what is behind it is looked at when it is called
        return "." in host


class _Looked(AbstractResolver):
    """Looks names up, and refuses those behind which there is an address of the own network."""

    def __init__(self, private: Set[str]) -> None:
        self._private = private

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
        if host.lower() not in self._private and not all(is_public(str(where[4][0])) for where in found):
            raise Forbidden("a private address")
        return [
            ResolveResult(
                hostname=host,
                host=str(where[4][0]),
                port=port,
                family=where[0],
                proto=where[2],
                flags=socket.AI_NUMERICHOST,
            )
            for where in found
        ]

    async def close(self) -> None:
        """Nothing is held."""


async def call(
    method: str, url: str, body: bytes, headers: Mapping[str, str], private: Set[str], names: Set[str] | None = None
) -> int:
    """Send something and give the status of the answer; raises Failed."""
    if not allowed(url, private, names):
        raise Forbidden("an address that is not allowed")
    limit = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with (
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(resolver=_Looked(private)), timeout=limit) as session,
            session.request(method, url, data=body, headers=dict(headers), allow_redirects=False) as answer,
        ):
            return answer.status
    except (aiohttp.ClientError, OSError, ValueError) as error:  # a TimeoutError is an OSError
        raise Failed(type(error).__name__) from error
