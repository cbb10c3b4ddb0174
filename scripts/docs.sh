#!/bin/bash
# docs.sh [--check]: writes the pages of docs/ that are made from the sources; with --check, says which of them are stale
# instead.
set -euo pipefail
cd "$(dirname "$0")/.."

# The debug build, which the tests share.
swift build --product themec-docs
tool=$(swift build --show-bin-path)/themec-docs

if [ "${1:-}" != --check ]; then
  exec "$tool" docs
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$tool" "$scratch"
status=0
for file in "$scratch"/*; do
  name=docs/$(basename "$file")
  if ! diff -u "$name" "$file" >&2; then
    echo "$name is stale: run \`make docs\`" >&2
    status=1
  fi
done
exit $status
