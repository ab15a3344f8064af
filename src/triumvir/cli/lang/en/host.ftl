host-failed = The store refuses: { $why }.
host-span = { $option } needs a time such as 12h, 7d or 4w, not { QUOTE($given) }.
host-status = Unknown status { QUOTE($given) }; allowed: { $known }.
host-game = Unknown game { QUOTE($given) }; known are: { $known }.
host-none = There is no table { QUOTE($code) }.
host-over = The game at table { $code } is over already.
host-keep = Say what to remove: --keep-unstarted TIME, --keep-abandoned TIME, or both.
host-unsay = Either --last N or --all.
host-who = Either the number of a visitor or --seat CODE:SEAT.
host-short = Give at least { $least ->
        [one] { $least } letter
       *[other] { $least } letters
    } of the visitor's number.
host-visitor = Nobody here has the number { QUOTE($given) }.
host-visitors = Several visitors have numbers that begin with { QUOTE($given) }; give more of it.
host-empty = Nobody sits at seat { $seat } of table { $code }.
host-note = A note has at most { $most ->
        [one] { $most } letter
       *[other] { $most } letters
    }.
host-key-none = The key is not in a file ({ $path }); --with-key needs one.
host-key-not = { $path } holds no key.
host-code = code
host-status-word = status
host-status-lobby = not begun
host-status-running = running
host-status-finished = finished
host-status-ended = ended by the host
host-made = made (UTC)
host-used = last used (UTC)
host-actions = actions
host-said = things said
host-owner = opened by visitor
host-seat = seat { $seat }: { $name } ({ $who }){ $held }
host-seat-person = person
host-seat-open = free
host-seat-computer = computer
host-count = { $shown } shown of { $all ->
        [one] { $all } table
       *[other] { $all } tables
    }; { $counts }
host-ended = The game at table { $code } has been ended.
host-removed = Table { $code } has been removed.
host-pruned = Tables removed: { $count }.
host-would = Tables that would be removed: { $count }.
host-unsaid = Removed at table { $code }: { $count }.
host-bans = Shut out: { $count }.
host-banned = Visitor { $holder } is shut out.
host-unbanned = Visitor { $holder } may come in again.
host-unbanned-not = Visitor { $holder } was not shut out.
host-saved = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } in { $path }.
host-saved-nokey = The server's key is not in it; keep { $path } too, or give --with-key.
host-restored = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } restored.
host-restored-key = The key was written to { $path }.
host-restored-samekey = The key is in { $path } already.
host-restored-nokey = { $path } was left as it is: private links and cookies work only with the key of the server they came from.
doctor-replaying = replaying all games
doctor-good = good   { $text }
doctor-wrong = WRONG  { $text }
push-keys-made = Push keys are in { $path } now. Start the server again with TRIUMVIR_ADDRESS set, and people can switch push on.
push-keys-there = Push keys are in { $path } already. New ones would end every subscription.
push-keys-nowhere = A store in memory has no place for keys: name a file or a database with --db.
push-keys-failed = The push keys cannot be written: { $why }
