"""Scenarios on SimCord, a Discord that we did not write: the real bot, a real data file, nothing mocked.

Limits of SimCord 3.2.1, and the tests that cover them instead:

- Languages: every interaction comes with the locale en-US (`simcord/interactions.py`), whatever the
  server's. Games in Russian and Polish are in `tests/wire`.
- Actors refuse to press a button that is no longer on its message, or another person's private panel.
  Old presses are made here on a second panel that was opened before, forged ones in `tests/wire`.
- Actors act one after the other. Two presses at one moment, and a press that Discord delivers twice,
  are put on SimCord's gateway below the actors (`Server.at_once`, `Server.deliver_again`).
- A bot that retries forever never comes to rest here: the second pause in a row waits for a clock
  that SimCord has stopped, and the actor gives up with TimeoutError (`Server.patiently`).
- A bot is stopped with its tasks cancelled; kill -9 and lost connections are in `tests/wire`, as are
  rate limits and answers that come too late on a real clock.
"""
