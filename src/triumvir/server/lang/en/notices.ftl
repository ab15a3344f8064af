## What a notice says

notice-turn = Your turn
notice-time = Your time is running out
notice-taken = A computer plays for you
notice-returned = Your seat is yours again
notice-invited = You are invited
notice-started = The game has begun
notice-over = The game is over
notice-chat = { $n ->
        [one] Somebody wrote
       *[other] { $n } new messages
    }
notice-reminded = Somebody waits for you
notice-unbegun = Nobody has begun this table for weeks: in a week it is removed
notice-idle = Paused for two weeks: go on, or end it; after 60 days it ends by itself
notice-waiting = { $n } games wait for you
notice-several = News from { $n } tables
notice-more = { $n ->
        [one] and one more table
       *[other] and { $n } more tables
    }
notice-game = { $others ->
        [0] { $game }
       *[other] { $game } with { $names }
    }
notice-line = { $about }: { $what }
notice-left = { $what }, { $left } left
notice-days = { $n } days
notice-hours = { $n } hours
notice-minutes = { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
notice-trial = A trial
notice-trial-line = Notices reach you this way.
notice-off-tables = { $n ->
        [one] Not for this table
       *[other] Not for these tables
    }
notice-off-kinds = { $n ->
        [one] None of this kind
       *[other] None of these kinds
    }

## Mails

mail-open = Open
mail-stop = No more mails
mail-set = Choose what you are told
confirm-subject = Confirm your address
confirm-text = Somebody wishes to be told by e-mail what happens in games at { $site }. If that was you, open this link within 15 minutes and press the button:

    { $link }

    If it was not you, do nothing: no other mail will come.

## The page

notices-title = Notices
notices-lead = Off until you switch them on. Each carries links that end it.
notices-said-saved = Kept.
notices-said-asked = A mail is on its way. Open the link in it within 15 minutes.
notices-said-added = Added. Try it with the button.
notices-said-removed = Removed.
notices-said-tried = Sent. It should be there in a moment.
notices-said-failed = It could not be sent. Check the address, or try again later.
notices-said-gone = This way led nowhere any more and was removed.
notices-tell = Tell me when
notices-always = always
notices-by-page = Page
notices-by-push = Push
notices-by-mail = E-mail
notices-by-webhook = Webhook
notices-group-turn = It is my turn
notices-group-time = My time is running out
notices-group-seat = A computer takes or leaves my seat
notices-group-start = I am invited, or a table begins
notices-group-over = A game is over
notices-group-chat = Somebody writes at my table
notices-about-turn = one for each table, until you have moved
notices-about-time = also in quiet hours
notices-about-seat = with a link to take it back
notices-about-start = as soon as all are there
notices-about-over = with a link to the result
notices-about-chat = gathered, and never what was written
notices-when = When
notices-gather = After two minutes, one notice for all tables, if it is still true. Nothing is sent while you have a table open, and at most 20 a day; the rest comes together on the next.
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-about = What happens meanwhile comes in one notice when they end; time that is running out is told at once.
notices-zone = Time zone
notices-mail-daily = at most one a day
notices-mail-often = like all others
notices-save = Keep
notices-where = Where
notices-test = Try
notices-remove = Remove
notices-resume = Use again
notices-add = Add
notices-secret = Signed (HMAC-SHA-256) with
notices-way-stopped = You have ended it by a link.
notices-way-failed = Paused after { $n } failures.
notices-way-unconfirmed = Not confirmed yet: open the link in the mail.
notices-way-about-push = Goes through the push service of that browser, encrypted for it alone.
notices-way-about-mail = Confirmed.
notices-way-about-webhook = Allowed by the host of this server.
notices-none-push = The host of this server has not set up push.
notices-none-mail = The host of this server has not set up e-mail.
notices-none-webhook = The host of this server has not allowed any webhook.
notices-push-here = Push: this browser
notices-push-off = Off. Also comes when no page is open.
notices-push-on = Switch on
notices-push-denied = Your browser does not allow it. Its settings for this site can change that.
notices-push-failed = This browser cannot reach its push service now. On an iPhone or iPad, install the app first.
notices-mail-add = An e-mail address
notices-mail-about = A mail asks you to confirm it.
notices-webhook-add = A webhook
notices-webhook-about = ntfy, Matrix, Discord or any address that takes JSON, at: { $names }
notices-format = Format
notices-token = Access token, if it needs one
notices-tables = Games
notices-mute = Nothing of this table
notices-unmute = Tell me again
notices-link-all = End all notices over this way?
notices-link-all-done = No more notices come this way.
notices-link-tables = { $n ->
        [one] Hear nothing more of this table?
       *[other] Hear nothing more of these { $n } tables?
    }
notices-link-tables-done = { $n ->
        [one] You hear nothing more of this table.
       *[other] You hear nothing more of these { $n } tables.
    }
notices-link-groups = { $n ->
        [one] Hear nothing more of this kind, over this way?
       *[other] Hear nothing more of these { $n } kinds, over this way?
    }
notices-link-groups-done = { $n ->
        [one] You hear nothing more of this kind.
       *[other] You hear nothing more of these { $n } kinds.
    }
notices-link-confirm = Shall notices be sent to this address?
notices-link-confirm-done = Notices can be sent to this address now.
notices-link-yes = Yes
notices-link-set = Choose what you are told

## What is refused

err-zone = This time zone is not known here. Choose one of the list.
err-clock = A time of the day has hours and minutes, as 22:00.
err-mail = This does not look like an e-mail address.
err-mail-failed = The mail could not be sent. Check the address, or try again later.
err-webhook = The host of this server does not allow this address. It needs https and a name on the host's list.
err-subscription = This subscription cannot be used.
err-ways = You have as many ways as one may have. Remove one first.
err-unconfirmed = Confirm this address first: open the link in the mail.
err-confirm = This link is too old, or was not copied whole. Add the address again.
err-no-push = The host of this server has not set up push.
err-no-mail = The host of this server has not set up e-mail.
err-no-webhook = The host of this server has not allowed any webhook.

## For who hosts

notices-need-address = Notices have links: set { $name } to the address under which people find the server, as https://games.example.org.
notices-bad-address = { $name } must be a web address, as https://games.example.org.
notices-bad-mail = { $name } must be as smtp://user:password@host:587, or smtps://user:password@host:465.
notices-bad-sender = { $name } must be a name and an address, as "Our club <games@example.org>".
