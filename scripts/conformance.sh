#!/bin/bash
# conformance.sh CORPUS: unpacks the archives of public test suites in the folder CORPUS, and runs them.
set -euo pipefail
corpus=$(cd "${1:?usage: make conformance CORPUS=DIR, a folder of .tar.gz archives}" && pwd)
cd "$(dirname "$0")/.."

scripts/build.sh lab
# Of the icons, librsvg draws the pictures to compare with.
[ ! -f "$corpus/svg-icons.tar.gz" ] || scripts/deps.sh tool:peers
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
found=no
for archive in "$corpus"/*.tar.gz; do
  [ -f "$archive" ] || continue
  tar -xzf "$archive" -C "$scratch"
  found=yes
done
if [ $found = no ]; then
  echo "make conformance: no archives in $corpus" >&2
  exit 2
fi
.build/release/lab conformance "$scratch"
