#!/bin/bash
# bench-peers.sh: installs the programs beside which `make bench` measures themec: rsvg-convert, optipng, ninja, aapt2 and zopflipng
# from the system's packages, and oxipng from PyPI, into .build/peers.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/deps.sh tool:peers tool:aapt2
[ -x .build/peers/bin/python3 ] || python3 -m venv .build/peers
.build/peers/bin/python3 -c 'import oxipng' 2>/dev/null ||
  .build/peers/bin/python3 -m pip install --quiet --disable-pip-version-check pyoxipng
echo "make bench finds them"
