#!/bin/bash
# docs.sh [--check]: writes the parts of docs/ that the tool makes; with --check, says which of them are stale instead.
set -euo pipefail
cd "$(dirname "$0")/.."

# What `themec schema` prints, each as docs/NAME.schema.json.
schemas="diagnostics"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for name in $schemas; do .build/release/themec schema "$name" >"$scratch/$name.schema.json"; done

status=0
for file in "$scratch"/*; do
  name=docs/$(basename "$file")
  if [ "${1:-}" != --check ]; then
    mkdir -p docs
    cp "$file" "$name"
  elif ! diff -u "$name" "$file" >&2; then
    echo "$name is stale: run \`make docs\`" >&2
    status=1
  fi
done
exit $status
