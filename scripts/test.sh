#!/bin/bash
# test.sh: builds and runs every test, then says what was skipped and why. V=1 names every test that passes.
set -euo pipefail
cd "$(dirname "$0")/.."

# What platforms read their files with, where it can be had; tests that miss it say so.
scripts/deps.sh tool:aapt2 || true
# A validator of JSON Schema, which knows nothing of themec.
scripts/deps.sh tool:jsonschema || true
# What revisions are read through.
scripts/deps.sh tool:git || true
# What the reader of docs/manifest.md draws with.
scripts/deps.sh tool:pillow || true
# The two sets of fonts that browsers are given.
scripts/deps.sh tool:fonts || true
# A disk that folds names, for which only root has a use.
[ "$(id -u)" != 0 ] || [ "$(uname -s)" != Linux ] || scripts/deps.sh tool:exfat || true

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
skips=$folder/skips
: >"$skips"

# What drawn art is held beside.
if scripts/deps.sh cairo; then
  export THEMEC_CAIRO=1
else
  echo "skipped: drawn art beside Cairo's: no Cairo here (libcairo2-dev)" >>"$skips"
fi

swift build --build-tests

THEMEC_BROWSER=$(scripts/browser.sh chromium)
THEMEC_FIREFOX=$(scripts/browser.sh firefox)
export THEMEC_BROWSER THEMEC_FIREFOX THEMEC_SKIPS=$skips

# Leaves out what starts and what passes, with the further lines of arguments that have several, and what the tests beside
# Cairo print, which is at the end.
failures() {
  if [ -n "${V:-}" ]; then cat; else
    awk '
      inside { if (/(started|seconds)\.\r?$/) inside = 0; next }
      /^➜ / || /^[0-9a-z. ]+: off by [0-9.]+ of 255 / { next }
      /^◇ / || (/^✔ / && !/Test run/) { inside = !/(started|seconds)\.\r?$/; next }
      { print; fflush() }'
  fi
}

# Runs the tests that `swift test` picks by the further arguments; what they print goes to a file as well.
run() {
  local log=$1
  shift
  # Two of these run side by side.
  swift test --skip-build --ignore-lock --disable-xctest "$@" 2>&1 | tee "$log" | failures
}

# In two processes: the tests of one have as many threads as there are cores, and many of them wait for a browser, a compiler
# or a disk.
status=0
run "$folder/targets" --filter '^ThemeTargetsTests\.' &
targets=$!
run "$folder/others" --skip '^ThemeTargetsTests\.' || status=$?
wait "$targets" || status=$?

if grep -q ': off by .* of 255 ' "$folder/others"; then
  echo "Beside Cairo:"
  # Tests run beside each other.
  grep ': off by .* of 255 ' "$folder/others" | LC_ALL=C sort -V | sed 's/^/  /'
fi

# Tests that a condition of their own leaves out say so in the log.
sed -nE 's/^[^ ]+ (Test|Suite) (.*) skipped(: "(.*)")?$/skipped: \2: \4/p' "$folder/targets" "$folder/others" >>"$skips"
if [ -s "$skips" ]; then
  echo
  echo "Not tested here:"
  LC_ALL=C sort -u "$skips" | sed -e 's/^skipped: //' -e 's/^/  /'
fi
for log in "$folder/targets" "$folder/others"; do
  grep -qE 'Test run with [1-9][0-9]* tests?' "$log" && continue
  if [ $status -eq 0 ]; then
    echo "make test: no test ran" >&2
  else
    # What a crash says may stand behind the beginning of another line, among bytes that are no text.
    reason=$(grep -aoE '[^ ]*(Fatal error|Precondition failed|Assertion failed).*' "$log" | head -n 1) || true
    echo "make test: the run broke off: ${reason:+$reason; }$(grep -aoE 'error: Process .*' "$log" | tail -n 1)" >&2
  fi
  exit 1
done
exit $status
