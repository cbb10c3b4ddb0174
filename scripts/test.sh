#!/bin/bash
# test.sh: builds and runs every test, then says what was skipped and why. V=1 names every test that passes.
set -euo pipefail
cd "$(dirname "$0")/.."

# What platforms read their files with, where it can be had; tests that miss it say so.
scripts/deps.sh tool:aapt2 || true
# What holds the Objective-C that ships to its form.
scripts/deps.sh tool:clang-format || true
# A validator of JSON Schema, which knows nothing of themec.
scripts/deps.sh tool:jsonschema || true
# What revisions are read through.
scripts/deps.sh tool:git || true
# What the reader of docs/manifest.md draws with.
scripts/deps.sh tool:pillow || true
# A disk that folds names, for which only root has a use.
[ "$(id -u)" != 0 ] || [ "$(uname -s)" != Linux ] || scripts/deps.sh tool:exfat || true

swift build --build-tests

skips=$(mktemp)
log=$(mktemp)
trap 'rm -f "$skips" "$log"' EXIT
status=0
THEMEC_BROWSER=$(scripts/browser.sh chromium)
THEMEC_FIREFOX=$(scripts/browser.sh firefox)
export THEMEC_BROWSER THEMEC_FIREFOX
THEMEC_SKIPS=$skips swift test --skip-build 2>&1 | tee "$log" | if [ -n "${V:-}" ]; then cat; else
  # What starts and what passes is left out, with the further lines of arguments that have several.
  awk '
    inside { if (/(started|seconds)\.\r?$/) inside = 0; next }
    /^➜ / { next }
    /^◇ / || (/^✔ / && !/Test run/) { inside = !/(started|seconds)\.\r?$/; next }
    /^Test (Suite|Case) / || /^\t Executed/ { next }
    { print; fflush() }'
fi || status=$?

THEMEC_SKIPS=$skips scripts/oracle.sh test || status=$?

# Tests that a condition of their own leaves out say so in the log.
sed -nE 's/^[^ ]+ (Test|Suite) (.*) skipped(: "(.*)")?$/skipped: \2: \4/p' "$log" >>"$skips"
if [ -s "$skips" ]; then
  echo
  echo "Not tested here:"
  LC_ALL=C sort -u "$skips" | sed -e 's/^skipped: //' -e 's/^/  /'
fi
if ! grep -qE 'Test run with [1-9][0-9]* tests?' "$log"; then
  if [ $status -eq 0 ]; then
    echo "make test: no test ran" >&2
  else
    # What a crash says may stand behind the beginning of another line.
    echo "make test: the run broke off: $(grep -oE 'error: Process .*|Fatal error: .*' "$log" | tail -n 1)" >&2
  fi
  exit 1
fi
exit $status
