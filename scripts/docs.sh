#!/bin/bash
# docs.sh [--check]: writes the pages and pictures of docs/ that are made from the sources, and the tables in pages that
# are else written by hand; with --check, says which of them are stale instead.
set -euo pipefail
cd "$(dirname "$0")/.."

# The debug build, which the tests share.
swift build --product themec-docs
tool=$(swift build --show-bin-path)/themec-docs

if [ "${1:-}" != --check ]; then
  exec "$tool" docs .
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# A picture whose pixels are right is left as it is: its bytes depend on the machine's zlib.
[ ! -d docs/gallery ] || cp -R docs/gallery "$scratch/"
mkdir -p "$scratch/checkout/Tests"
for file in SECURITY.md Tests/README.md; do cp "$file" "$scratch/checkout/$file"; done
"$tool" "$scratch" "$scratch/checkout"
status=0
for file in SECURITY.md Tests/README.md; do
  if ! diff -u "$file" "$scratch/checkout/$file" >&2; then
    echo "$file is stale: run \`make docs\`" >&2
    status=1
  fi
done
if ! diff -rq docs/gallery "$scratch/gallery" >&2; then
  echo "docs/gallery is stale: run \`make docs\`" >&2
  status=1
fi
for file in "$scratch"/*.*; do
  name=docs/$(basename "$file")
  if ! diff -u "$name" "$file" >&2; then
    echo "$name is stale: run \`make docs\`" >&2
    status=1
  fi
done
exit $status
