#!/bin/bash
# test.sh: builds and runs every test, then says what was left out, why, and what to install. V=1 names every test that passes.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
skips=$folder/skips
: >"$skips"

# Installs what some tests need, where that takes no password; tests that miss it leave themselves out.
missing=
install() {
  SUDO='sudo -n' scripts/deps.sh "$1" 2>"$folder/log" || {
    missing="$missing $1"
    [ -z "${V:-}" ] || cat "$folder/log" >&2
    return 1
  }
}
# What platforms read their files with.
install tool:aapt2 || true
# A validator of JSON Schema, which knows nothing of themec.
install tool:jsonschema || true
# What revisions are read through.
install tool:git || true
# What the reader of docs/manifest.md draws with.
install tool:pillow || true
# The two sets of fonts that browsers are given.
install tool:fonts || true
# A disk that folds names, for which only root has a use.
[ "$(id -u)" != 0 ] || [ "$(uname -s)" != Linux ] || install tool:exfat || true
# What drawn art is compared with.
if install cairo; then
  export THEMEC_CAIRO=1
else
  echo "skipped: drawn art beside Cairo's: no Cairo here" >>"$skips"
fi

# How programs are linked that tests start thousands of times; linkers other than lld would warn.
if libraries=$(scripts/static.sh) && [ -x "${libraries%/lib/*}/bin/ld.lld" ]; then
  export THEMEC_STATIC_LIBRARIES=$libraries
fi

# Without debug information, as `make docs` builds too: it takes a seventh of the time. For a debugger, build without this option.
swift build --build-tests -debug-info-format none

THEMEC_BROWSER=$(scripts/browser.sh chromium)
THEMEC_FIREFOX=$(scripts/browser.sh firefox)
export THEMEC_BROWSER THEMEC_FIREFOX THEMEC_SKIPS=$skips
[ -n "$THEMEC_BROWSER" ] || missing="$missing tool:chromium"
[ -n "$THEMEC_FIREFOX" ] || missing="$missing tool:firefox"

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
  mkdir -p build
  LC_ALL=C sort -u "$skips" | sed 's/^skipped: //' >build/not-tested.txt
  echo
  echo "Not tested here: $(wc -l <build/not-tested.txt | tr -d ' ') cases, which build/not-tested.txt lists"
  echo "  because $(sed 's/.*: //' build/not-tested.txt | LC_ALL=C sort -u | paste -sd ';' - | sed 's/;/; /g')"
  # shellcheck disable=SC2086
  [ -z "$missing" ] || echo "  to test more: $(scripts/deps.sh --names $missing)"
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
