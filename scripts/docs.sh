#!/bin/bash
# docs.sh [--check]: fills the marks of the pages in Markdown, and writes the schemas, pictures and the drawing of the modules in docs/; with --check,
# says which of them are stale instead.
set -euo pipefail
cd "$(dirname "$0")/.."

# The debug build, which the tests share.
swift build --product Documentation -debug-info-format none
tool=$(swift build --show-bin-path)/Documentation

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
swift package dump-package >"$scratch/package.json"
if [ "${1:-}" != --check ]; then
  "$tool" . "$scratch/package.json"
  exit
fi
mkdir "$scratch/Sources" "$scratch/Tests"
cp -R docs SECURITY.md "$scratch"
cp Sources/README.md "$scratch/Sources"
cp Tests/README.md "$scratch/Tests"
"$tool" "$scratch" "$scratch/package.json"
status=0
for path in docs SECURITY.md Tests/README.md; do
  if ! diff -ru "$path" "$scratch/$path" >&2; then
    echo "$path is stale: run \`make docs\`" >&2
    status=1
  fi
done
exit $status
