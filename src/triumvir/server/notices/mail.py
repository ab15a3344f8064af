"""Notices by e-mail: as text and as HTML, with links that end them, also with one click (RFC 8058)."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from html import escape
from typing import Any

from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException, send

from triumvir.server.config import Config
from triumvir.server.notices.courier import Failed, Unreachable
from triumvir.server.notices.letter import WORDS, Letter
from triumvir.server.notices.links import Links, Ways
from triumvir.server.notices.settings import MailServer
from triumvir.server.store.channels import Channel

SECONDS = 15.0
REFUSED_FOR_GOOD = 500  # answers from here on


class Mail:
    """Brings notices to mail addresses."""

    patience = 3  # bounces

    def __init__(self, config: Config, server: MailServer, links: Links) -> None:
        self._config, self._server, self._links = config, server, links

    async def bring(self, channel: Channel, notice: Letter) -> None:
        """Send one mail; raises Failed if it is refused, Unreachable if our own mail server is away."""
        await self._send(self.message(channel, notice, self._links.of(channel, notice)))

    async def ask(self, channel: Channel) -> None:
        """Ask who reads an address whether notices may be sent there."""
        link, lang = self._links.confirm(channel.id), channel.lang
        message = self._to(channel, f"confirm-{channel.id}")
        message["Subject"] = WORDS.say(lang, "confirm-subject")
        message.set_content(WORDS.say(lang, "confirm-text", link=link, site=self._links.address) + "\n")
        await self._send(message)

    def message(self, channel: Channel, notice: Letter, ways: Ways) -> EmailMessage:
        """A notice as a mail."""
        message = self._to(channel, notice.key)
        message["Subject"] = notice.title
        message["List-Unsubscribe"] = f"<{ways.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        links = [(WORDS.say(notice.lang, "mail-open"), ways.open), *ways.offs]
        links += [(WORDS.say(notice.lang, "mail-stop"), ways.stop), (WORDS.say(notice.lang, "mail-set"), ways.settings)]
        lines = "\n".join(notice.lines)
        message.set_content(f"{lines}\n\n" + "\n".join(f"{words}: {link}" for words, link in links) + "\n")
        items = "".join(f"<li>{escape(line)}</li>" for line in notice.lines)
        anchors = " · ".join(f'<a href="{escape(link)}">{escape(words)}</a>' for words, link in links)
        body = f"<body><h1>{escape(notice.title)}</h1><ul>{items}</ul><p>{anchors}</p></body>"
        message.add_alternative(f'<html lang="{notice.lang}">{body}</html>', subtype="html")
        return message

    def _to(self, channel: Channel, key: str) -> EmailMessage:
        message, (_, own) = EmailMessage(), parseaddr(self._server.sender)
        message["From"], message["To"] = self._server.sender, channel.address
        message["Date"] = format_datetime(self._config.now())
        message["Message-ID"] = f"<{key}@{own.rpartition('@')[2]}>"  # the same when it has to be sent again
        message["Auto-Submitted"] = "auto-generated"
        return message

    async def _send(self, message: EmailMessage) -> None:
        server = self._server
        how: dict[str, Any] = {"use_tls": server.tls == "all", "start_tls": server.tls == "start"}
        if server.user:
            how |= {"username": server.user, "password": server.password}
        try:
            await send(message, hostname=server.host, port=server.port, timeout=SECONDS, **how)
        except SMTPRecipientsRefused as error:
            for_good = all(one.code >= REFUSED_FOR_GOOD for one in error.recipients)
            raise (Failed if for_good else Unreachable)("refused") from error
        except SMTPResponseException as error:
            raise Unreachable(f"answer {error.code}") from error
        except (SMTPException, OSError) as error:
            raise Unreachable(type(error).__name__) from error
