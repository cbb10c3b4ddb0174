#!/bin/bash
# update.sh: records what the tests find as what they expect. Ends red when something was recorded, so that nobody
# takes a recording for a test.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -n "${CI:-}" ]; then
  echo "make update: \`CI\` is set, and what CI finds is never what it should expect" >&2
  exit 2
fi
if THEMEC_UPDATE=1 scripts/test.sh; then
  echo "make update: nothing to record: everything is as expected"
else
  echo
  echo "make update: something was recorded or failed. Read the diff, line by line, before you commit it:" >&2
  echo "  git diff Tests docs; git status --short Tests docs" >&2
  exit 1
fi
