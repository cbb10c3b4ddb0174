#!/bin/sh
# compile.sh TOOL THEME BUNDLE DECLARED UNUSED: compiles a theme, and writes those of the declared inputs that were not read to
# UNUSED, so that a change of them does not build the theme again.
set -eu
tool=$1 theme=$2 bundle=$3 declared=$4 unused=$5

read=$(mktemp)
trap 'rm -f "$read"' EXIT
# The sandbox is made of links, which lead out of it; Bazel gives a process one core, and keeps what is built itself.
"$tool" build "$theme" -o "$bundle" --root . --trust-links -j 1 --no-cache --quiet
"$tool" list inputs -0 "$theme" --root . --trust-links -j 1 --quiet >"$read"
tr '\0' '\n' <"$read" | LC_ALL=C sort -u -o "$read"
LC_ALL=C sort -u "$declared" | LC_ALL=C comm -23 - "$read" >"$unused"
