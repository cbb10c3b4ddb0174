#!/bin/bash
# dist-check.sh: proves what `make dist` made: it is the same bytes a second time, the archive runs where nothing but itself is,
# pip, npm, dpkg and SwiftPM install it where they are, and what this machine has no tool for has the right form.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/log
fail() {
  echo "make dist-check: $*" >&2
  exit 1
}
quietly() {
  local words=$1
  shift
  "$@" >"$log" 2>&1 || { cat "$log" >&2; fail "$words"; }
}
skip() { echo "make dist-check: skipped: $*" >&2; }

# A first theme, from nothing to its pictures, with a tool that a function runs in a folder of its own.
first_theme() {
  local folder=$1
  shift
  quietly "\`themec init\` failed: $*" "$@" init
  quietly "\`themec build\` failed: $*" "$@" build
  [ -s "$folder/build/themes/my-theme/manifest.json" ] || fail "no manifest: $*"
  [ -s "$folder/build/themes/my-theme/images/backButtons/back/normal.png" ] || fail "no picture: $*"
  rm -rf "$folder/build" "$folder/themes" "$folder/schemas" "$folder/themec.yaml"
}
within() { (cd "$1" && shift && env -i HOME="$scratch" PATH="$PATH" "$@"); }

made=$(scripts/dist.sh)
# shellcheck disable=SC2086
sha256sum $made >"$scratch/sums"
scripts/dist.sh >/dev/null
sha256sum --check --quiet "$scratch/sums" || fail "the same tool gave other bytes the second time"
scripts/dist/check.py
quietly "CHANGELOG.md has no section for the version" scripts/dist/notes.py "v$(.build/release/themec --version)"
made_of() { grep -E "$1" <<<"$made" | sed "s,^,$PWD/,"; }
here=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

# An empty root, where there is no library, no shell and no locale.
mkdir -p "$scratch/empty/home"
tar -xf "$(made_of "$here\.tar\.gz$")" -C "$scratch/empty" --strip-components 1
if [ "$(id -u)" = 0 ]; then
  chroot=$(command -v chroot)
  inside() { env -i HOME=/home "$chroot" "$scratch/empty" /bin/themec "$@"; }
else
  skip "only root can enter an empty root; the tool runs in an empty environment instead"
  inside() { (cd "$scratch/empty" && env -i HOME=/home bin/themec "$@"); }
fi
first_theme "$scratch/empty" inside
[ -s "$scratch/empty/share/man/man1/themec.1" ] || fail "the archive has no manual page"

# A virtual environment, and no index of packages.
mkdir -p "$scratch/pip" "$scratch/npm"
if scripts/deps.sh tool:venv; then
  quietly "Python makes no virtual environment" python3 -m venv "$scratch/venv"
  quietly "pip can't install the wheel" "$scratch/venv/bin/python" -m pip install --no-index --disable-pip-version-check \
    --find-links build/dist themec
  first_theme "$scratch/pip" within "$scratch/pip" "$scratch/venv/bin/themec"
  quietly "pip can't remove the wheel" "$scratch/venv/bin/python" -m pip uninstall --yes themec
  [ ! -e "$scratch/venv/bin/themec" ] || fail "the removed wheel left its tool behind"
else
  skip "the wheel: no virtual environments here (python3-venv)"
fi

if command -v npm >/dev/null; then
  # The root of a project, so that npm looks at no folder above.
  echo '{ "private": true }' >"$scratch/npm/package.json"
  # shellcheck disable=SC2046
  quietly "npm can't install the packages" within "$scratch/npm" npm install --offline --no-audit --no-fund --ignore-scripts \
    $(made_of '\.tgz$')
  first_theme "$scratch/npm" within "$scratch/npm" npx --offline themec
  status=0
  within "$scratch/npm" npx --offline themec explain no-such-code >"$log" 2>&1 || status=$?
  [ $status = 2 ] || fail "the package of npm ends with status $status where the tool ends with 2"
  rm -rf "$scratch/npm/node_modules/@themec"
  status=0
  within "$scratch/npm" npx --offline themec --version >"$log" 2>&1 || status=$?
  { [ $status = 3 ] && grep -q 'is not installed' "$log"; } || fail "without its tool, the package of npm says: $(cat "$log")"
else
  skip "the packages of npm: there is no npm here"
fi

package=$(made_of '\.deb$' || true)
if [ -n "$package" ]; then
  # A system in which nothing is installed.
  system=$scratch/system
  mkdir -p "$system/var/lib/dpkg/updates" "$system/var/lib/dpkg/info" "$scratch/deb"
  touch "$system/var/lib/dpkg/status" "$system/var/lib/dpkg/available"
  debian() { dpkg --root="$system" --force-not-root --log=/dev/null "$@"; }
  quietly "the package can't be installed" debian --install "$package"
  (cd "$system" && md5sum --check --quiet var/lib/dpkg/info/themec.md5sums) || fail "files differ from the sums of the package"
  first_theme "$scratch/deb" within "$scratch/deb" "$system/usr/bin/themec"
  quietly "the package can't be removed" debian --purge themec
  left=$(find "$system" -type f ! -path '*/var/lib/dpkg/*')
  [ -z "$left" ] || fail "the removed package left files behind: $left"
else
  skip "the package for Debian: there is no dpkg-deb here"
fi

scripts/dist/check-swiftpm.sh "$(made_of 'themec-swiftpm-.*\.tar\.gz$')"
echo "$made"
