# The front door: each target is one verb. GNU make 3.81 and newer.
#
# What takes more than two lines is a script in scripts/. SwiftPM does the work and knows what is stale, so no target is
# a file, and nothing runs beside anything else: two builds in one folder only wait for each other.

PREFIX = /usr/local

.PHONY: all deps build themes test check format layers determinism docs docs-check update bench worst mutants conformance dist install \
  clean help
.NOTPARALLEL:

all: deps build themes ## installs what is missing, builds the tool, compiles themes/ into build/themes/
	@echo "The compiled themes are in build/themes/: begin with the manifest.json of one of them."

themes:
	.build/release/themec build themes -o build/themes

deps: ## installs what building needs and is not there (apt, dnf, pacman or brew)
	@scripts/deps.sh

build: deps ## the release tool alone, at .build/release/themec
	@scripts/build.sh themec

test: deps ## installs what is missing, runs every test; V=1 names each
	@scripts/test.sh

check: deps format layers determinism build docs-check test ## what CI runs: format, layers, determinism, docs, build, test

format: ## holds every file to .swift-format; FIX=1 formats them first
	@scripts/format.sh $(if $(FIX),--fix)

layers: ## finds imports that Package.swift does not declare
	@scripts/layers.sh

determinism: ## finds what would make two machines build different bytes
	@scripts/determinism.sh

docs: deps ## writes what is generated in the documentation: tables between marks, schemas, pictures
	@scripts/docs.sh

docs-check: deps
	@scripts/docs.sh --check

update: deps ## records goldens anew; refuses when CI is set
	@scripts/update.sh

bench: build ## the benchmarks
	@scripts/bench.sh

worst: build ## the worst inputs of all kinds: what they cost, and which cost too much
	@scripts/worst.sh

mutants: deps ## makes mistakes in the writers of targets, and says by what each is caught
	@scripts/mutants.sh

conformance: deps ## the public test suites in the archives of CORPUS=DIR
	@scripts/conformance.sh "$(CORPUS)"

dist: build ## an archive of the static tool that runs where no Swift is
	@scripts/dist.sh

# Builds only where nothing is built: root, who installs, may have no Swift.
install: ## the tool, its manual page and shell completions, below PREFIX=/usr/local
	@test -x .build/release/themec || $(MAKE) build
	@scripts/install.sh "$(PREFIX)"

clean: ## removes what was built
	rm -rf .build build

help: ## this list
	@awk -F ' *:.*## ' '/^[a-z-]+ *:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile | sed 's/^make all  /make      /'
