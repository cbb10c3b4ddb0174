#!/bin/bash
# static.sh: prints the folder of Swift's static libraries where programs can be linked statically, and fails elsewhere: only on
# Linux, and some distributions have none.
set -euo pipefail
[ "$(uname -s)" = Linux ] || exit 1
static=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift_static
probe=$(mktemp)
trap 'rm -f "$probe"' EXIT
compiler=$(command -v cc || command -v gcc || command -v clang)
[ -d "$static" ] || exit 1
echo 'int main(void) { return 0; }' |
  "$compiler" -x c - -static -o "$probe" -lyaml -lexpat -lpng -ldeflate -lcrypto -lz -lm 2>/dev/null
echo "$static/linux"
