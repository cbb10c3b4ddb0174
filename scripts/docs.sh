#!/bin/bash
# docs.sh [--check]: writes the parts of docs/ that the tool makes; with --check, says which of them are stale instead.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for file in docs/*.schema.json; do
  name=$(basename "$file" .schema.json)
  .build/release/themec schema "$name" >"$scratch/$(basename "$file")"
done

if [ "${1:-}" != --check ]; then
  cp "$scratch"/* docs/
elif ! diff -u docs "$scratch" --exclude='*.md' >"$scratch.diff"; then
  cat "$scratch.diff" >&2
  rm -f "$scratch.diff"
  echo "docs/ is stale: run \`make docs\`" >&2
  exit 1
fi
