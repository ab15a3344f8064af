## The page about oneself

me-title = You at this server
me-lead = No account and no password: your devices are your key.
me-name-head = Name and piece
me-name = Name
me-name-hint = Shown at tables and to whoever holds a link of yours.
me-piece = Your piece, if it is free
me-piece-1 = vermilion, circle
me-piece-2 = lapis, square
me-piece-3 = ochre, diamond
me-piece-4 = verdigris, hexagon
me-save = Save
me-protected = Nobody else may sit down here as { $name }.
me-unprotected = Anybody may call themselves { $name } here.
me-protect-on = Keep this name for me
me-protect-off = Leave the name to all
me-add-head = Add another device
me-add-lead = A code lets your phone or another browser play for you. You confirm it here.
me-code-make = Show a code
me-qr = The address with the code, for a camera
me-scan = Scan this with the other device, or open { $place } there and type
me-code-time = { $n ->
        [one] Good for one device and about one minute. You confirm it here.
       *[other] Good for one device and about { $n } minutes. You confirm it here.
    }
me-look = Look again
me-code-drop = Make the code void
me-asks = { $device } wants to play as you.
me-asks-hint = Say yes only if you typed the code there yourself. Games begun on that device come along.
me-welcome = Yes, that is me
me-decline = No
me-passkey-head = Passkey
me-passkey-lead = Kept by your phone, browser or security key. It brings you back on any device that has it.
me-passkey-make = Make a passkey
me-passkey-script = Passkeys need JavaScript.
me-passkey-https = Passkeys need a secure connection: this server would have to be reached by https.
me-passkey-of = Passkey, made with { $device }
me-devices-head = Devices and keys
me-device = { $browser } on { $system }
me-device-unknown = A browser
me-this-browser = This browser
me-since = known since { $day }
me-used = used { $day }
me-here = here
me-end = Remove
me-end-label = Remove { $device }
me-passkey-end-label = Remove passkey { $n }
me-end-hint = Removing a device ends its right to play for you at once. Your seats stay yours.
me-sign-out = Sign out here
me-sign-out-hint = This browser forgets you. Without another device or key, what is yours here cannot be reached again.
me-recovery-head = Recovery code
me-recovery-lead = Six words for the day when no device is left. Write them down; the server keeps only their hash.
me-recovery-make = Make a recovery code
me-recovery-new = Make a new one
me-recovery-once = Shown this once. A code of before opens nothing any more.
me-recovery-made = Made on { $day }.
me-return = You were here before? Bring a code, a passkey or your six words.
me-data-head = What is kept about you
me-data-lead = Name, piece, settings, hashes of the keys of your devices, your seats and results. No addresses of your connection, no tracking, nothing to others.
me-data-get = Download my data
me-delete = Delete me …
me-optional = All of this is optional. Seats by private link work as before, and a guest can play everything.
me-said-name = Saved.
me-said-protected = The name is yours here.
me-said-free = Anybody may use the name again.
me-said-recovery = Here are your six words.
me-said-joined = The device has joined.
me-said-declined = The code is void.
me-said-ended = Removed. It opens nothing any more.
me-said-together = Not joined: both of you sit at the same running table. Finish that game first.
me-said-passkey = The passkey is kept.

## Coming to a device

device-title = You were here before
device-lead = Become the person you are already, on this device.
device-code-head = A code from your other device
device-code = Code
device-code-hint = Eight characters; your other device shows it under “Add another device”.
device-code-send = Join
device-wrong-code = There is no such code, or it is over: a code is good for five minutes and for one device. Make a new one on your other device.
device-wrong-words = These are not the six words of anybody here. Check each of them; capitals and dashes do not matter.
device-passkey = Use a passkey
device-words = Your six words
device-alone = Remove all other devices and passkeys
device-words-send = Come back
device-waits = Now confirm on your other device that this one is yours.

## Deleting oneself

delete-title = Delete me
delete-gone = At once and for good: your name, settings, devices, passkeys, recovery code and notices.
delete-games = At running tables a computer goes on for you; at tables that have not begun your seat is free again.
delete-stays = Finished games stay, they belong to all who played. Your name there becomes “Aliquis”, somebody.
delete-first = Download my data first
delete-sure = I know that nobody can bring this back
delete-do = Delete me
delete-not = Keep everything

## Refusals

err-nameless = Give yourself a name first.
err-name-taken = Somebody keeps this name here for themselves. Choose another one.
err-code = No device waits for an answer any more. Make a new code.
err-this-device = This is the device that you are using. “Sign out here” ends it.
err-together = Both of you sit at the same running table. Finish that game first.
err-passkey = The passkey could not be checked. Try again.
err-passkey-unknown = Nobody here has this passkey.
err-unsure = Tick the box if you are sure.
