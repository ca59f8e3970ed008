# Two commands: `make play` and `make test`. Everything they need is set up by them.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
LEVEL ?= 1

.PHONY: help play test quick check bench compile web golden mutants fuzz clean lint types web-check tools test-interpreted test-compiled test-table test-web test-research

help:
	@echo "make play     set everything up and play"
	@echo "make test     set everything up and run all checks and tests, on both builds"
	@echo "make quick    lint, types and the tests of what was touched since main: less than a minute"
	@echo "make check    lint and types only"
	@echo "make bench    measure the engine"
	@echo "make compile  compile the engine (LEVEL=0..3)"
	@echo "make golden   regenerate the golden records after an intended change of rules (GAME=slug for one)"
	@echo "make mutants  break the rules of a game in small places and see whether its tests notice (GAME=slug or core SAMPLE=n SEED=n JOBS=n)"
	@echo "make fuzz     play and request at random with fresh seeds, for as long as you like (MINUTES=n, GAME=slug for one)"
	@echo "make clean    remove everything that was built"

$(VENV)/play: requirements.txt constraints.txt pyproject.toml tools/link.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Meadhall needs Python 3.11 or newer.")'
	@test -x $(PY) || { echo "Setting up Python packages (once) ..."; $(PYTHON) -m venv $(VENV); }
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(PY) tools/link.py
	@touch $@

$(VENV)/dev: $(VENV)/play requirements-dev.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

compile: $(VENV)/play
	@$(PY) tools/compile.py --level $(LEVEL)

web: $(VENV)/play
	@$(PY) tools/web.py build

play: $(VENV)/play
	@$(MAKE) --no-print-directory -j2 compile web
	@mkdir -p data
	@test ! -f data/meadhall.db || $(PY) -m meadhall migrate --database sqlite:///data/meadhall.db > /dev/null
	@$(PY) -m meadhall serve --database sqlite:///data/meadhall.db --open

tools:
	@$(PYTHON) tools/system.py

lint: $(VENV)/dev
	$(ASIDE) $(VENV)/bin/ruff check .
	$(ASIDE) $(VENV)/bin/ruff format --check .

types: $(VENV)/dev
	$(ASIDE) $(VENV)/bin/mypy

web-check: $(VENV)/dev web
	@$(ASIDE) $(PY) tools/web.py check

check: lint types web-check

# The rules and the conformance suite run on both builds; sockets, screens, bots, adapters, the lab, commands and words run once.
ONCE := tests/rl tests/lab tests/train tests/bots tests/core/test_cli.py tests/core/test_text.py
APART := $(foreach path,tests/table tests/web $(ONCE),--ignore $(path))

test-interpreted: $(VENV)/dev
	MEADHALL_BUILD=interpreted PYTHONPATH=src:tests $(ASIDE) $(PY) -m pytest tests $(APART)

test-compiled: $(VENV)/dev compile
	@if [ -d build/compiled ]; then \
		echo "The same tests on the compiled build:"; \
		MEADHALL_BUILD=compiled PYTHONPATH=build/compiled:tests $(ASIDE) $(PY) -m pytest tests $(APART); \
	else \
		echo "No C compiler here: the tests of the compiled build are skipped."; \
	fi

PACKAGE := $$([ -d build/compiled ] && echo build/compiled || echo src)

test-table: $(VENV)/dev compile web
	PYTHONPATH=$(PACKAGE):tests $(PY) -m pytest tests/table --numprocesses 2 --dist worksteal

test-web: $(VENV)/dev compile web
	PYTHONPATH=$(PACKAGE):tests $(PY) -m pytest tests/web --numprocesses 3 --dist worksteal

test-research: $(VENV)/dev compile
	PYTHONPATH=$(PACKAGE):tests $(PY) -m pytest $(ONCE)

# The longest way is compile, then the browser: it goes first, and what need not wait for it stands back (ASIDE).
test: tools $(VENV)/dev
	@$(MAKE) --no-print-directory --keep-going -j4 --output-sync ASIDE="nice -n 10" \
		test-web lint types web-check test-interpreted test-compiled test-table test-research

quick: $(VENV)/dev
	@$(PY) tools/quick.py

$(VENV)/bench: $(VENV)/play requirements-bench.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $@

bench: $(VENV)/bench
	@$(PY) tools/compile.py --level 3
	@$(PY) -m meadhall bench --peers

SAMPLE ?= 40
SEED ?= 1
JOBS ?= 1
MINUTES ?= 10

mutants: $(VENV)/dev
	@$(PY) tools/mutants.py $(GAME) --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS)

fuzz: $(VENV)/dev
	@PYTHONPATH=$(PACKAGE):tests $(PY) tools/fuzz.py --minutes $(MINUTES) $(GAME)

golden: $(VENV)/dev
	PYTHONPATH=src:tests $(PY) tools/regolden.py $(GAME)

clean:
	rm -rf $(VENV) build src/meadhall/web web/node_modules .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
