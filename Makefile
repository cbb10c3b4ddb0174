# The front door: each target is one command. GNU make 3.81 and newer.
#
# What takes more than two lines is a script in scripts/. SwiftPM does the work and knows what is stale, so no target is
# a file, and nothing runs beside anything else: two builds in one folder only wait for each other.

PREFIX = /usr/local

.PHONY: all deps build themes test check lint format layers determinism words shell workflows darwin arm64 docs docs-check pictures update bench bench-peers worst mutants \
  conformance bazel dist dist-check install clean help
.NOTPARALLEL:

all: deps build themes ## installs missing packages, builds the tool, compiles themes/ into build/themes/
	@echo "The compiled themes are in build/themes/: begin with the manifest.json of one of them."

themes:
	.build/release/themec build themes -o build/themes

deps: ## installs missing packages that the build needs (apt, dnf, pacman or brew)
	@scripts/deps.sh

build: deps ## builds only the release tool, at .build/release/themec
	@scripts/build.sh themec

test: deps ## installs missing packages, runs every test; V=1 prints their names
	@scripts/test.sh

check: lint dist-check test ## everything that CI runs: what `make lint` does, archive and package, and the tests

lint: deps format layers determinism words shell workflows darwin build docs-check ## format, layers, determinism, words, scripts, workflows, macOS, build and docs, without the tests

format: ## checks that every file is formatted; FIX=1 formats them first
	@scripts/format.sh $(if $(FIX),--fix)

layers: ## finds imports that Package.swift does not declare
	@scripts/layers.sh

determinism: ## finds what would make two machines build different bytes
	@scripts/determinism.sh

words: ## finds British spellings and quaint words in what people read
	@scripts/words.sh

shell: ## finds what the bash of macOS does not know in scripts
	@scripts/shell.sh

workflows: ## checks what services read: workflows, the action, pipelines and hooks
	@scripts/workflows.sh

darwin: deps ## compiles the C files and checks the Swift files for macOS, on Linux, for both processors
	@scripts/darwin.sh

arm64: deps ## proves in an emulator that arm64 gives the same bytes (qemu-aarch64-static)
	@scripts/arm64.sh

docs: deps ## writes what is generated in the documentation: tables between marks, schemas, pictures
	@scripts/docs.sh

pictures: build ## makes the pictures of README.md with Chromium
	@scripts/pictures.sh

docs-check: deps
	@scripts/docs.sh --check

update: deps ## records goldens again; refuses if CI is set
	@scripts/update.sh

bench: build ## measures against what is promised and beside other programs; CHART=FILE draws it, NAMES="start brands" picks
	@CHART="$(CHART)" scripts/bench.sh $(NAMES)

bench-peers: deps ## installs the programs beside which `make bench` measures (Debian)
	@scripts/bench-peers.sh

worst: build ## runs the worst inputs of all kinds, and shows which cost too much
	@scripts/worst.sh

mutants: deps ## makes mistakes in the writers of targets, and shows what catches each
	@scripts/mutants.sh

conformance: deps ## runs the public test suites in the archives of CORPUS=DIR
	@scripts/conformance.sh "$(CORPUS)"

bazel: build ## builds examples/bazel with Bazel, a second time from a remote cache alone
	@scripts/deps.sh tool:bazel
	@scripts/bazel.sh

dist: build ## makes what a release is, in build/dist: an archive, packages for apt, pip, npm, SwiftPM and more
	@scripts/deps.sh tool:python
	@scripts/dist.sh

dist-check: build ## makes it, and proves that each part installs, runs and is removed
	@scripts/deps.sh tool:python
	@scripts/dist-check.sh

# Builds only where nothing is built: root, who installs, may have no Swift.
install: ## installs the tool, its manual page and shell completions below PREFIX=/usr/local
	@test -x .build/release/themec || $(MAKE) build
	@scripts/install.sh "$(PREFIX)"

clean: ## removes everything that was built
	rm -rf .build build

help: ## prints this list
	@awk -F ' *:.*## ' '/^[a-z-]+ *:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile | sed 's/^make all  /make      /'
