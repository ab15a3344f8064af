"""Passkeys: made by a browser for a person, and shown by another to become that person there."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from triumvir.server.routes.me import label_of
from triumvir.server.store.people import Together
from triumvir.server.store.ways import Passkey
from triumvir.server.ways import challenge, challenge_fits, secret_hash
from triumvir.server.web import Json, posted, remember, site, text, visitor

NAME = "Triumvir"
NONCE = 16
FAULTS = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # whatever a browser sends


def _new_challenge(request: Request) -> bytes:
    here = site(request)
    return challenge(here.keys, visitor(request).uid, here.config.random_bytes(NONCE), here.config.now())


def _place(request: Request) -> tuple[str, str]:
    """The name by which passkeys know this server, and the address of its pages."""
    return request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}"


def _credential(request: Request, form: FormData) -> tuple[dict[str, Any], bytes]:
    """What a browser has sent, and the challenge that it answers; raises 422 unless that was ours."""
    here = site(request)
    try:
        credential = orjson.loads(text(form, "credential"))
        told = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    except FAULTS as error:
        raise HTTPException(422, "passkey") from error
    if not challenge_fits(here.keys, visitor(request).uid, told.challenge, here.config.now()):
        raise HTTPException(422, "passkey")
    return credential, told.challenge


@posted("actions")
async def begin(request: Request, form: FormData) -> Response:
    """What a browser needs to make a passkey for this person."""
    await remember(request)
    here, who = site(request), visitor(request)
    known = await here.tables.read(here.tables.store.passkeys, who.holder)
    options = generate_registration_options(
        rp_id=_place(request)[0],
        rp_name=NAME,
        user_id=bytes.fromhex(who.holder),
        user_name=who.name or NAME,
        challenge=_new_challenge(request),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.credential)) for key in known],
    )
    return Json(orjson.loads(options_to_json(options)))


@posted("actions")
async def add(request: Request, form: FormData) -> Response:
    """Keep the passkey that a browser has made."""
    here, who = site(request), visitor(request)
    credential, asked = _credential(request, form)
    name, origin = _place(request)
    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=asked, expected_rp_id=name, expected_origin=origin
        )
    except FAULTS as error:
        raise HTTPException(422, "passkey") from error
    key = bytes_to_base64url(made.credential_id)
    passkey = Passkey(
        id=secret_hash("passkey", key),
        person=who.holder,
        credential=key,
        public_key=bytes_to_base64url(made.credential_public_key),
        uses=made.sign_count,
        label=label_of(request),
        created_at=here.config.now(),
    )
    await here.people.change((who.holder,), here.tables.store.add_passkey, passkey)
    return Json({"next": "/me?said=passkey"})


@posted("codes")
async def ask(request: Request, form: FormData) -> Response:
    """What a browser needs to show a passkey."""
    options = generate_authentication_options(rp_id=_place(request)[0], challenge=_new_challenge(request))
    return Json(orjson.loads(options_to_json(options)))


@posted("codes")
async def show(request: Request, form: FormData) -> Response:
    """Become the person of a passkey that this browser has."""
    here, who = site(request), visitor(request)
    credential, asked = _credential(request, form)
    name, origin = _place(request)
    key = secret_hash("passkey", str(credential.get("id", "")))
    passkey = await here.tables.read(here.tables.store.passkey, key)
    if passkey is None:
        raise HTTPException(422, "passkey-unknown")
    try:
        shown = verify_authentication_response(
            credential=credential,
            expected_challenge=asked,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except FAULTS as error:
        raise HTTPException(422, "passkey") from error
    of, now = (who.device, who.holder, passkey.person), here.config.now()
    try:
        work = here.tables.store.use_passkey
        await here.people.move(of, work, passkey, shown.new_sign_count, who.device, label_of(request), now)
    except Together as error:
        raise HTTPException(409, "together") from error
    return Json({"next": "/me?said=joined"})


ROUTES = [
    Route("/me/passkeys/begin", begin, methods=["POST"]),
    Route("/me/passkeys", add, methods=["POST"]),
    Route("/passkey/ask", ask, methods=["POST"]),
    Route("/passkey", show, methods=["POST"]),
]
