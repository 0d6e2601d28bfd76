# make play · make quick · make test · make check · make coverage · make bench · make soak · make kills · make mutation ·
# make training · make docs · make docs-serve · make audit · make licenses
# Everything installs itself into .venv: Python 3.11 or newer, make and git are enough.

PYTHON ?= python3
BIN = .venv/bin
RUN = $(BIN)/python
PLAY_DATA = data/playground
TALLY = build/soak.jsonl
# More workers than the two cores that we count on: tests with a bot or a browser wait for a third of their time.
# Compiled bytecode is kept: without it, each worker would spend five seconds on compiling in every run.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/pytest --dist worksteal -n $(WORKERS)
WORKERS = 3
PIP = $(RUN) -m pip --disable-pip-version-check -qq install -c constraints.txt

.PHONY: play forget quick test check coverage bench soak kills mutation training browser postgres format pictures \
  docs docs-serve audit licenses frozen

# Start the bot: on Discord with a token in .env, else on the local Discord with a page to try it.
play: .venv/installed
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qsE '^DISCORD_TOKEN=.+' .env; then exec $(RUN) -m bot; \
	else exec $(RUN) -m playground play --data $(PLAY_DATA) \
	  -- env CASTELLAN_DATA=$(PLAY_DATA)/castellan.sqlite3 CASTELLAN_CLOCK=$(PLAY_DATA)/clock $(RUN) -m bot; fi

# Delete the local Discord's world and the games on it.
forget:
	rm -rf $(PLAY_DATA)

# All tests that start no bot, no browser and no database server. Ends with the processor time of all and the
# slowest of them; one that takes more than half a minute of it fails.
quick: .venv/installed-dev
	$(PYTEST) -m "not bot_or_browser and not database_server"

# All checks and all tests, at the same time: the checks keep one core busy for minutes. Their output comes last.
test: browser postgres .venv/installed-dev .venv/installed-docs
	@mkdir -p build
	@( $(CHECKS) ) > build/check.log 2>&1 & checking=$$!; trap "kill $$checking" INT TERM; \
	  $(PYTEST); tested=$$?; wait $$checking; checked=$$?; cat build/check.log; exit $$((tested || checked))

# The quick part: format, lint, types, import rules.
CHECKS = $(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy && $(BIN)/lint-imports && \
  $(RUN) -m tests.house.plain_english bot engines render playground training papers tests && \
  $(RUN) -m tests.discovery.merged

check: .venv/installed-dev
	@$(CHECKS)

# Print the project's performance figures; times are compared as ratios within one run.
bench: .venv/installed-dev
	$(RUN) -m tests.bench

# List the lines that tests without a bot and a browser never reach; tracing makes them two to three times as slow.
coverage: .venv/installed-dev
	$(PYTEST) -m "not bot_or_browser" --cov --cov-report term-missing

# Run the long versions of the crash and play-out tests, print their counts, and run a sample of mutations.
# `make kills` goes on with the crash tests of an interrupted run.
soak: .venv/installed-dev
	@mkdir -p build && rm -f $(TALLY)
	CASTELLAN_SOAK=1 CASTELLAN_TALLY=$(TALLY) $(PYTEST) --timeout 3600
	$(RUN) -m tests.wire.tally $(TALLY)
	$(RUN) -m tests.mutation --sample 200

# Play the kills of `make soak` that are not counted yet, in one process, and print the counts: a thousand of the
# bot over everything, 500 of processes and 50 of PostgreSQL with several processes. It may be interrupted at any
# time. make kills FILE=tests/wire/test_daily.py plays those of one file.
kills: .venv/installed-dev
	@mkdir -p build
	CASTELLAN_SOAK=1 CASTELLAN_TALLY=$(TALLY) $(BIN)/pytest -n 0 -m kills --timeout 3600 $(or $(FILE),tests/wire)
	$(RUN) -m tests.wire.tally $(TALLY)

# Count the mutations that the tests detect, by package: five per package, or EACH of them (hours).
mutation: .venv/installed-dev
	$(RUN) -m tests.mutation --each $(or $(EACH),5)

# Build the fast models of the games and compare each with its engine, move by move; training/README.md.
# make training GAME=dragon_castle LEARN=1 trains that game's networks into build/training.
training: .venv/installed-dev
	$(RUN) -m training $(if $(LEARN),learn,compare) $(GAME)

# The browser for the page's tests, where the machine lets us install it.
browser:
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  apt-get update -qq && { apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || \
	  command -v chromium >/dev/null || apt-get install -y -qq chromium >/dev/null; }; } || \
	  command -v chromium >/dev/null || \
	  echo "No chromium here: the page's tests will say that they did not run."

# A PostgreSQL for the tests to start one of their own, where the machine lets us install it.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
	  echo "No PostgreSQL here: the tests that need it will say that they did not run."

# Draw the README's pictures again, and every kind of picture of all games into build/pictures.
pictures: .venv/installed-dev
	$(RUN) -m render --all build/pictures --seed 7
	$(RUN) -m render --shown-in README.md --seed 7
	$(RUN) -m tests.page.screenshots playground/page/pictures

# The documentation site in build/site; a dead link fails it. `make docs-serve` shows it while you write.
docs: .venv/installed-dev .venv/installed-docs
	$(RUN) -m mkdocs build --strict

docs-serve: .venv/installed-dev .venv/installed-docs
	$(RUN) -m mkdocs serve

# Check the pinned dependencies for known vulnerabilities. Fails if it finds one; if it cannot reach its service,
# it says so and proves nothing.
audit: .venv/installed-audit
	$(RUN) -m papers.audit

# List the license of every dependency that the bot needs at run time.
licenses: .venv/installed-audit
	$(RUN) -m papers.licenses

# Write the files of the current version that later versions have to read (tests/release); run it once per release.
frozen: .venv/installed-dev postgres
	$(RUN) -m tests.release.freeze

format: .venv/installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.venv/installed: pyproject.toml constraints.txt
	@test -x $(RUN) || $(PYTHON) -m venv .venv
	@echo "Installing what the bot needs …"
	@$(PIP) -e .
	@touch $@

.venv/installed-dev: .venv/installed
	@echo "Installing what the tests need …"
	@$(PIP) -e '.[dev]'
	@touch $@

.venv/installed-docs: .venv/installed
	@echo "Installing what the documentation site needs …"
	@$(PIP) -e '.[docs]'
	@touch $@

.venv/installed-audit: .venv/installed
	@echo "Installing what the audit needs …"
	@$(PIP) -e '.[audit]'
	@touch $@
