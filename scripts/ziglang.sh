#!/bin/sh
# ziglang.sh: installs `ziglang` of PyPI, zig's clang with the headers of many systems, in a virtual environment of its own in
# .build, and prints the path of the Python that has it. Fails with a sentence where that can't be had.
set -eu
cd "$(dirname "$0")/.."

version=0.17.1
folder=.build/ziglang-$version
if [ ! -e "$folder/ready" ]; then
  scripts/deps.sh tool:venv >&2 || { echo "Python makes no virtual environments here (python3-venv)" >&2; exit 1; }
  rm -rf "$folder"
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  { python3 -m venv "$folder" && "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "ziglang==$version"; } \
    >"$log" 2>&1 || { cat "$log" >&2; echo "ziglang $version of PyPI can't be installed" >&2; exit 1; }
  touch "$folder/ready"
fi
echo "$PWD/$folder/bin/python"
