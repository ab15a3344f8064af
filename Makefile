# Two commands on a fresh clone: `make play` and `make test`. They need Python 3.11 or newer and a network for packages.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
PLAYABLE := $(VENV)/.playable
COMPILER := $(VENV)/.compiler
COMPILED := build/compiled
BUILT := $(COMPILED)/.built
SOURCES := $(shell find src/triumvir -type f -not -path '*/__pycache__/*') setup.py pyproject.toml tools/compile.py
WITH_COMPILED := PYTHONPATH=$(abspath $(COMPILED))
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help install compile play play-terminal chromium test test-pure test-screens test-clients coverage check format lint types rules-coverage mutants fuzz wheels test-wheel test-dist docs test-notebooks screenshots bench clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

$(PLAYABLE): pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip setuptools
	TRIUMVIR_PURE=1 $(BIN)/python -m pip install --quiet --no-compile --no-build-isolation --editable .
	@touch $@

$(INSTALLED): $(COMPILER)
	$(BIN)/python -m pip install --quiet --group test --group lint
	@touch $@

install: $(INSTALLED)  ## install into .venv

$(COMPILER): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --group compile
	@touch $@

$(BUILT): $(COMPILER) $(SOURCES)
	$(BIN)/python tools/compile.py

compile: $(BUILT)  ## build the compiled copy (plain Python where no compiler is found); only what has changed

# Who wants to play does not wait for a compiler: a compiled copy that is up to date is used, else one is made meanwhile.
PLAY := export TRIUMVIR_COPY=$(abspath $(COMPILED)); copy=$$($(BIN)/python tools/compile.py --behind) && \
	if [ -n "$$copy" ]; then export PYTHONPATH="$$copy"; fi;

play: $(PLAYABLE)  ## play in the browser
	@$(PLAY) $(BIN)/triumvir play --browser

play-terminal: $(PLAYABLE)  ## play in the terminal
	@$(PLAY) $(BIN)/triumvir play trajan

chromium:  ## find Chromium for the browser tests, or install it where that is possible
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } \
	|| echo "Chromium is missing: the browser tests are skipped. On Debian: apt-get install chromium"

# Browser tests wait more than they work: a third process uses what the others leave.
test: lint types $(INSTALLED) $(BUILT) chromium  ## everything that must pass, with the compiled copy
	$(WITH_COMPILED) $(PYTEST) -n 3
	$(MAKE) rules-coverage

test-pure: $(INSTALLED)  ## engine, rules and laws without compilation
	PYTHONPATH=src $(PYTEST) -m "not slow" tests/engine tests/games tests/examples tests/installed

test-screens: $(INSTALLED) $(BUILT) chromium  ## whole games by keyboard, and by taps on every screen, in both languages, and more positions than the suite looks at
	TRIUMVIR_SCREENS=all $(WITH_COMPILED) $(PYTEST) --dist load tests/browser/test_screens.py tests/browser/test_keyboard.py

test-clients: $(BUILT)  ## every snippet of docs/environments.md with the learning libraries, in an environment of their own
	$(PYTHON) -m venv build/clients
	build/clients/bin/python -m pip install --quiet --upgrade pip
	TRIUMVIR_PURE=1 build/clients/bin/python -m pip install --quiet --editable '.[envs,openspiel]'
	build/clients/bin/python -m pip install --quiet --group clients
	$(WITH_COMPILED) build/clients/bin/python tests/clients

coverage: $(INSTALLED)  ## lines and branches that the rules tests reach, without compilation
	$(BIN)/coverage erase
	PYTHONPATH=src $(BIN)/coverage run -m pytest -m "not laws and not slow"
	$(BIN)/coverage report

check: lint types  ## the fast loop: style, types, floors, quick tests
	$(PYTEST) -m "not slow and not laws"

format: $(INSTALLED)  ## bring Python, JavaScript, CSS and templates into shape
	$(BIN)/ruff format .
	$(BIN)/python tools/web.py format

lint: $(INSTALLED)  ## style and floors, of pages too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web.py lint

types: $(INSTALLED)  ## mypy --strict, and the types of JavaScript
	$(BIN)/mypy
	$(BIN)/python tools/web.py types

rules-coverage: $(INSTALLED)  ## every clause of the rules and the tests that name it
	$(BIN)/python tests/tools/rules_coverage.py

mutants: $(INSTALLED)  ## deliberately broken rules must be caught by the tests
	$(BIN)/python tests/tools/mutants.py

fuzz: $(INSTALLED) $(BUILT)  ## strange requests in great number, on either database: none may be answered by an error of the server
	$(WITH_COMPILED) $(BIN)/python tests/tools/fuzz.py --db sqlite
	$(WITH_COMPILED) $(BIN)/python tests/tools/fuzz.py --db postgresql

docs: $(PLAYABLE)  ## the documentation site into build/site; a broken link is an error
	$(BIN)/python -m pip install --quiet --group docs
	$(BIN)/zensical build --strict --clean

test-notebooks: $(INSTALLED) $(BUILT)  ## execute the notebooks of examples
	$(BIN)/python -m pip install --quiet --group notebooks
	$(WITH_COMPILED) $(BIN)/python tools/notebooks.py

wheels: $(PLAYABLE)  ## the source distribution, and from it the wheel for this platform, into dist
	$(BIN)/python -m pip install --quiet --group wheels
	PATH=$(abspath $(BIN)):$$PATH $(BIN)/python tools/wheels.py

test-wheel: wheels test-dist  ## build a wheel, install it into an empty environment without a compiler, and test it there

test-dist: $(INSTALLED)  ## the same with the wheel that lies in dist
	$(BIN)/python tools/test_wheel.py

screenshots: $(INSTALLED) $(BUILT) chromium  ## pictures of every page and board into docs/screenshots
	$(WITH_COMPILED) $(BIN)/python tests/browser/screenshots.py docs/screenshots

bench: $(INSTALLED) $(BUILT)  ## measure beside other engines
	$(BIN)/python -m pip install --quiet --group bench
	$(BIN)/python -m pip install --quiet --no-deps catanatron_gym  # asks for an old catanatron, but runs with the new one
	$(BIN)/python -m bench

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .hypothesis .coverage .import_linter_cache
