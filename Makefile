# The two commands a newcomer needs: make run, make test. Each installs the system packages it lacks.
PREFIX ?= /usr/local

.PHONY: run build test lint bench copy-bench mutants install record help

run: build
	@bin/twelve

build:
	@Scripts/packages run
	@Scripts/build

test: build
	@Scripts/packages test
	@Scripts/test

lint:
	@Scripts/packages run
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests
	@Scripts/check-imports
	@Scripts/generate-scenarios --check

bench: build
	@Scripts/packages bench
	@swift build -c release --static-swift-stdlib --product RuleBenchmarks | tail -n 1
	@Benchmarks/run

# Precision and recall of the copy checker over labelled copies.
copy-bench: build
	@Benchmarks/copy

# Breaks each rule on purpose and expects a test to notice.
mutants:
	@Scripts/packages test
	@Scripts/mutants

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 bin/twelve "$(DESTDIR)$(PREFIX)/bin/twelve"

# Writes the golden files anew; look at what changed before committing it.
record: build
	@RECORD=1 Scripts/test --filter "ScreensTests|TerminalKitTests" || true
	@git diff --stat -- Tests

help:
	@echo "make run      build and open the store"
	@echo "make test     build and run every test"
	@echo "make build    build bin/twelve"
	@echo "make lint     check format, the walls between the rooms, and scenarios that come in rows"
	@echo "make bench    measure speed and size, as ratios"
	@echo "make copy-bench  precision and recall of the copy checker"
	@echo "make mutants  break every rule on purpose; a test has to notice"
	@echo "make install  copy bin/twelve to PREFIX/bin (PREFIX=$(PREFIX))"
	@echo "make record   write the golden files anew"
