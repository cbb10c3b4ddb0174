#!/bin/bash
# docs.sh [--check]: fills the marks of the pages in Markdown, and writes the schemas and pictures of docs/; with --check,
# says which of them are stale instead.
set -euo pipefail
cd "$(dirname "$0")/.."

# The debug build, which the tests share.
swift build --product themec-docs
tool=$(swift build --show-bin-path)/themec-docs

if [ "${1:-}" != --check ]; then
  exec "$tool" .
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/Tests"
cp -R docs SECURITY.md "$scratch"
cp Tests/README.md "$scratch/Tests"
"$tool" "$scratch"
status=0
for path in docs SECURITY.md Tests/README.md; do
  if ! diff -ru "$path" "$scratch/$path" >&2; then
    echo "$path is stale: run \`make docs\`" >&2
    status=1
  fi
done
exit $status
