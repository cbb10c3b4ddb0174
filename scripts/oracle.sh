#!/bin/bash
# oracle.sh: measures drawn art beside Cairo's; where Cairo can't be installed, says so and is content. The tests beside
# Cairo run with the others (test.sh).
set -euo pipefail
cd "$(dirname "$0")/.."

if ! scripts/deps.sh cairo; then
  echo "skipped: drawing beside Cairo: no Cairo here (libcairo2-dev)"
  exit 0
fi
export THEMEC_CAIRO=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# In a folder of its own: the other tools are static, as few of the libraries that Cairo needs are anywhere, and what was compiled
# in one way can't be linked in the other.
swift build -c release --scratch-path .build/oracle --product drawing-bench >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
printf '\ndrawing: a chevron button with a gradient, a stroke and two shadows, against Cairo in C\n'
.build/oracle/release/drawing-bench
