# The same commands here and in CI. `make play` and `make test` do all set-up on a fresh machine.
.DELETE_ON_ERROR:
.PHONY: play web test test-sources test-plain test-web test-pure test-compiled test-fast test-browser test-long check fast bench bench-peers bench-server golden counts stored-games docs web-types screenshots wheel mutants lock clean postgresql chromium

PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE# where it is set, every process would compile all that it imports again
PY := .venv/bin/python
UV := .tools/bin/uv
SYNC = VIRTUAL_ENV=.venv $(UV) pip sync --quiet --require-hashes
INSTALL = VIRTUAL_ENV=.venv $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
WORKERS ?= auto
PYTEST := $(PY) -m pytest --dist worksteal# the last long test keeps nobody waiting
LIGHT := -p no:schemathesis# its plugin takes two seconds to load; only the tests of the API need it
MORE_WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)# where tests wait a lot: for processes, databases, clocks
RULES := tests/kernel tests/rules tests/counts tests/golden# thousands of tests, each so short that to share them out costs as much
GAMES := $(notdir $(patsubst %/game.py,%,$(wildcard src/atable/games/*/game.py)))
NPM := cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm --no-update-notifier
# The client also speaks with the Fluent files and the rules that lie beside the Python code.
CLIENT := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name '*.ftl' -o -path '*/rules/*.md')

play: .stamp-play .stamp-web
	@.venv/bin/atable serve --host 0.0.0.0

web: .stamp-web

# The compiler takes long: beside it runs all that does not need it.
test: .stamp-dev
	@$(MAKE) --no-print-directory --output-sync=target -j3 fast test-sources test-plain
	@$(MAKE) --no-print-directory --output-sync=line -j2 test-compiled test-fast
	@$(MAKE) --no-print-directory test-browser
	@echo "all tests passed on both builds"

test-sources: .stamp-dev
	@$(MAKE) --no-print-directory -j1 check test-web

test-plain: .stamp-dev
	@$(MAKE) --no-print-directory -j1 test-pure
	@for game in $(GAMES); do ATABLE_BUILD=pure .venv/bin/atable rules $$game --coverage || exit 1; done
	@$(PY) tools/mutants.py --sample 16 --seed $$(git rev-list --count HEAD 2>/dev/null || echo 0)

test-web: .stamp-dev .stamp-web
	@rm -rf web/node_modules/.vitest-cache # it would not notice a new game
	$(NPM) run --silent check
	$(NPM) run --silent format
	$(NPM) run --silent test
	$(PY) -m tools.web_size

# Interpreted: the kernel, every rule, every count and every story. That both builds play the same games is a test of
# the laws, so what holds of games in one build holds in the other (decision 14).
test-pure: .stamp-dev
	ATABLE_BUILD=pure $(PYTEST) $(LIGHT) -n 0 $(RULES)

test-compiled: .stamp-dev fast
	ATABLE_BUILD=fast $(PYTEST) $(LIGHT) -n 0 $(RULES)

test-fast: .stamp-dev .stamp-web fast postgresql
	ATABLE_BUILD=fast $(PYTEST) -n $(MORE_WORKERS) $(addprefix --ignore ,tests/browser $(RULES))

# By themselves: what drives the browser has a loop of its own, beside which no other test could run one.
test-browser: .stamp-dev .stamp-web fast chromium
	ATABLE_BUILD=fast $(PYTEST) $(LIGHT) -n $(WORKERS) tests/browser

# More games, every position of them before the laws, both databases for everything, and every mutant.
test-long: .stamp-dev .stamp-web fast postgresql chromium
	ATABLE_LAW_GAMES=5 ATABLE_BUILD=pure $(PY) -m pytest -n $(WORKERS) tests/laws
	ATABLE_BUILD=pure $(PY) -m pytest -n $(WORKERS) tests/machines tests/bots
	ATABLE_LONG=1 ATABLE_BUILD=pure $(PY) -m pytest -n $(WORKERS) tests/server
	ATABLE_LONG=1 ATABLE_BUILD=fast $(PY) -m pytest -n $(WORKERS) tests/browser
	$(PY) tools/mutants.py

check: .stamp-dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PY) tools/sizes.py

fast: .stamp-dev
	$(PY) tools/build_fast.py

bench: .stamp-dev fast
	ATABLE_BUILD=fast $(PY) benchmarks/bench.py
	ATABLE_BUILD=pure $(PY) benchmarks/bench.py

bench-peers: .stamp-dev fast .venv-peers/.stamp
	$(PY) benchmarks/compare.py

bench-server: .stamp-dev fast
	ATABLE_BUILD=fast $(PY) -m benchmarks.server --peer

# The tests need a real PostgreSQL; Debian has one. Where it can't be installed they fail and say so.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || test "$$(id -u)" != 0 || \
	  ( apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql )

# A real browser for the tests; Debian has one. Where it can't be installed they fail and say so.
chromium:
	@command -v chromium >/dev/null || test "$$(id -u)" != 0 || \
	  ( apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium )

# Games of this version, for the tests of all later ones; what is stored already stays as it is (decision 18).
stored-games: .stamp-dev
	ATABLE_BUILD=pure $(PY) -m tools.store_games

golden: .stamp-dev
	$(PY) -m tests.golden.write $(GAME) $(CASE)

counts: .stamp-dev
	$(PY) -m tests.counts.write $(GAME) $(CASE)

docs: .stamp-dev
	$(PY) tools/docs.py
	$(PY) tools/protocol.py

# The client's types, written from ours; a test fails when they drift.
web-types: .stamp-dev
	$(PY) -m tools.typescript

# The pictures of the README, from the real client.
screenshots: .stamp-dev .stamp-web fast chromium
	ATABLE_BUILD=fast $(PY) -m tools.screenshots

wheel: .stamp-dev .stamp-web
	$(UV) build --quiet --wheel --no-build-isolation --python .venv/bin/python

mutants: .stamp-dev
	$(PY) tools/mutants.py

.tools/.stamp: requirements/uv.txt
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# .stamp-dev serves for playing too, so that `make play` after `make test` changes nothing.
.stamp-play: requirements/play.lock pyproject.toml | .tools/.stamp
	@test -d .venv || $(UV) venv --quiet --python $(PYTHON) .venv
	@test .stamp-dev -nt requirements/dev.lock -a .stamp-dev -nt pyproject.toml || ( $(SYNC) requirements/play.lock && $(INSTALL) )
	@touch $@

.stamp-dev: requirements/dev.lock pyproject.toml | .tools/.stamp
	@test -d .venv || $(UV) venv --quiet --python $(PYTHON) .venv
	$(SYNC) requirements/dev.lock
	$(INSTALL)
	@touch $@

.stamp-npm: web/package-lock.json | .stamp-play
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

.stamp-web: .stamp-npm $(CLIENT)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv-peers/.stamp: requirements/peers.lock | .tools/.stamp
	$(UV) venv --quiet --clear --python $(PYTHON) .venv-peers
	$(UV) pip sync --quiet --python .venv-peers/bin/python --require-hashes requirements/peers.lock
	@touch $@

lock: .tools/.stamp
	$(COMPILE) pyproject.toml --group build -o requirements/play.lock
	$(COMPILE) pyproject.toml --group dev -o requirements/dev.lock
	$(COMPILE) requirements/peers.in -o requirements/peers.lock

clean:
	rm -rf .venv .venv-peers .tools .stamp-* build dist web/node_modules src/atable/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis
