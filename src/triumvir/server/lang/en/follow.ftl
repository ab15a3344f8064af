# Following the others: pace, steps, unread words, the turns of a replay.

replay-turns = Turns
chat-unread = unread: { $n }
story-so-far = so far: { $what }
pacing-waiting = Steps to come:
pacing-next = Next
pacing-stop = Stop
pacing-skip = To the present
set-follow = Pace of following the others
set-follow-live = as it happens
set-follow-calm = calmly, a step at a time
set-follow-step = at a button
