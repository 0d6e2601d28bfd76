"""`python -m bot`: the command `castellan`; without a subcommand it runs the bot."""

from __future__ import annotations

import sys

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
