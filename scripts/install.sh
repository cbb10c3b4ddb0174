#!/bin/sh
# install.sh PREFIX: installs the release tool, its manual page and its shell completions below PREFIX; below
# $DESTDIR/PREFIX when DESTDIR is set, for those who make packages.
set -eu
cd "$(dirname "$0")/.."

tool=.build/release/themec
prefix=${DESTDIR:-}$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for shell in bash zsh fish; do "$tool" --generate-completion-script "$shell" >"$scratch/$shell"; done
scripts/manual.sh "$tool" >"$scratch/themec.1"

# Takes a mode, a file and where it goes.
put() {
  mkdir -p "$(dirname "$3")"
  cp "$2" "$3.new"
  chmod "$1" "$3.new"
  mv -f "$3.new" "$3"
}

put 755 "$tool" "$prefix/bin/themec"
put 644 "$scratch/themec.1" "$prefix/share/man/man1/themec.1"
put 644 "$scratch/bash" "$prefix/share/bash-completion/completions/themec"
put 644 "$scratch/zsh" "$prefix/share/zsh/site-functions/_themec"
put 644 "$scratch/fish" "$prefix/share/fish/vendor_completions.d/themec.fish"
echo "themec is installed at $prefix/bin/themec"
