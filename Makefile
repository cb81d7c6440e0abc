# The same commands here and in CI. `make play` and `make test` do all set-up on a fresh machine.
.DELETE_ON_ERROR:
.PHONY: play test test-pure test-fast test-long check fast bench bench-peers golden docs mutants lock clean

PYTHON ?= python3
PY := .venv/bin/python
UV := .tools/bin/uv
SYNC = VIRTUAL_ENV=.venv $(UV) pip sync --quiet --require-hashes
INSTALL = VIRTUAL_ENV=.venv $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
WORKERS ?= auto
GAMES := banquet_royal course_a_letoile

play: .stamp-play
	@.venv/bin/atable play banquet_royal

test: check test-pure test-fast
	@for game in $(GAMES); do ATABLE_BUILD=pure .venv/bin/atable rules $$game --coverage || exit 1; done
	@$(PY) tools/mutants.py --sample 16 --seed $$(git rev-list --count HEAD 2>/dev/null || echo 0)
	@echo "all tests passed on both builds"

test-pure: .stamp-dev
	ATABLE_BUILD=pure $(PY) -m pytest -n $(WORKERS)

test-fast: .stamp-dev fast
	ATABLE_BUILD=fast $(PY) -m pytest -n $(WORKERS)

# More games, every position of them before the laws of secrecy and redeal, and every mutant.
test-long: .stamp-dev
	ATABLE_LAW_GAMES=5 ATABLE_BUILD=pure $(PY) -m pytest -n $(WORKERS) tests/laws
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

golden: .stamp-dev
	$(PY) -m tests.golden.write $(GAME) $(CASE)

docs: .stamp-dev
	$(PY) tools/docs.py

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

.venv-peers/.stamp: requirements/peers.lock | .tools/.stamp
	$(UV) venv --quiet --clear --python $(PYTHON) .venv-peers
	$(UV) pip sync --quiet --python .venv-peers/bin/python --require-hashes requirements/peers.lock
	@touch $@

lock: .tools/.stamp
	$(COMPILE) pyproject.toml --group build -o requirements/play.lock
	$(COMPILE) pyproject.toml --group dev -o requirements/dev.lock
	$(COMPILE) requirements/peers.in -o requirements/peers.lock

clean:
	rm -rf .venv .venv-peers .tools .stamp-* build .mypy_cache .pytest_cache .ruff_cache .hypothesis
