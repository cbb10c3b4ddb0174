#!/bin/bash
# oracle.sh test|bench: draws beside Cairo: holds its art against ours, or measures both. A package of its own, so that
# Cairo is installed for nothing else; where that can't be, says so and is content.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! scripts/deps.sh cairo; then
  note="skipped: drawn art beside Cairo's: no Cairo here (libcairo2-dev)"
  if [ -n "${THEMEC_SKIPS:-}" ]; then echo "$note" >>"$THEMEC_SKIPS"; else echo "$note"; fi
  exit 0
fi

package=(--package-path Tests/DrawingOracle --scratch-path .build/oracle -c release)
# SwiftPM does not see which files of a package in another folder come and go: let it look anew.
rm -f .build/oracle/release.yaml
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if [ "$1" = bench ]; then
  swift build "${package[@]}" --product bench >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
  printf '\ndrawing: a chevron button with a gradient, a stroke and two shadows, against Cairo in C\n'
  .build/oracle/release/bench
  exit
fi
swift build "${package[@]}" --build-tests >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
if ! swift test "${package[@]}" --skip-build --disable-xctest >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
echo "Beside Cairo:"
# Tests run beside each other.
grep ' of 255 ' "$log" | LC_ALL=C sort -V | sed 's/^/  /'
