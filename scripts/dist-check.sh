#!/bin/bash
# dist-check.sh: proves what `make dist` made: the archive runs where nothing but itself is, the package installs and leaves
# nothing behind when it is removed, and both are made again with the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "make dist-check: $*" >&2
  exit 1
}

made=$(scripts/dist.sh)
# shellcheck disable=SC2086
sha256sum $made >"$scratch/sums"
scripts/dist.sh >/dev/null
sha256sum --check --quiet "$scratch/sums" || fail "the same tool gave other bytes the second time"

# An empty root, where there is no library, no shell and no locale.
archive=$(grep 'tar\.gz$' <<<"$made")
mkdir -p "$scratch/empty/home"
tar -xf "$archive" -C "$scratch/empty" --strip-components 1
if [ "$(id -u)" = 0 ]; then
  chroot=$(command -v chroot)
  tool() { (cd "$scratch/empty" && env -i HOME=/home "$chroot" . /bin/themec "$@"); }
else
  echo "make dist-check: only root can enter an empty root; the tool runs in an empty environment instead" >&2
  tool() { (cd "$scratch/empty" && env -i HOME=/home bin/themec "$@"); }
fi
tool --version >/dev/null || fail "the tool of the archive does not start"
tool init >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; fail "\`themec init\` failed with the tool of the archive"; }
tool build >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; fail "\`themec build\` failed with the tool of the archive"; }
[ -s "$scratch/empty/build/themes/my-theme/manifest.json" ] || fail "the tool of the archive wrote no manifest"
[ -s "$scratch/empty/share/man/man1/themec.1" ] || fail "the archive has no manual page"

package=$(grep '\.deb$' <<<"$made" || true)
if [ -z "$package" ]; then
  echo "$made"
  exit 0
fi
# A system in which nothing is installed.
system=$scratch/system
mkdir -p "$system/var/lib/dpkg/updates" "$system/var/lib/dpkg/info"
touch "$system/var/lib/dpkg/status" "$system/var/lib/dpkg/available"
debian() { dpkg --root="$system" --force-not-root --log=/dev/null "$@" >"$scratch/log" 2>&1; }
debian --install "$package" || { cat "$scratch/log" >&2; fail "the package can't be installed"; }
(cd "$system" && md5sum --check --quiet var/lib/dpkg/info/themec.md5sums) || fail "files differ from the sums of the package"
"$system/usr/bin/themec" --version >/dev/null || fail "the installed tool does not start"
debian --purge themec || { cat "$scratch/log" >&2; fail "the package can't be removed"; }
left=$(find "$system" -type f ! -path '*/var/lib/dpkg/*')
[ -z "$left" ] || fail "the removed package left files behind: $left"
echo "$made"
