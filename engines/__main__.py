"""`python -m engines`: positions, self-play and replays on the command line."""

import sys
import time

from engines.cli.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.stdin.buffer, sys.stdout, sys.stderr, time.perf_counter))
