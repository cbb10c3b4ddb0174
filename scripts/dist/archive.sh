#!/bin/bash
# archive.sh: the archive of the release tool for this machine, build/dist/themec-VERSION-SYSTEM-MACHINE.tar.gz, and where
# dpkg-deb is, a package for Debian, build/dist/themec_VERSION_MACHINE.deb.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$(.build/release/themec --version)
version=${version##* }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p build/dist

name="themec-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
scripts/dist/stage.sh "$scratch/$name"
owner="--uid 0 --gid 0 --uname root --gname root --format ustar"
case $(tar --version 2>/dev/null) in
  *GNU*) owner="--owner=root:0 --group=root:0 --format=ustar" ;;
esac
# Files in an order of their own, whatever the folders of this disk say.
# shellcheck disable=SC2086
(cd "$scratch" && find "$name" -type f | LC_ALL=C sort | tar $owner -cf - -T -) | gzip -n >"build/dist/$name.tar.gz"
echo "build/dist/$name.tar.gz"

command -v dpkg-deb >/dev/null || exit 0
machine=$(dpkg --print-architecture)
package="build/dist/themec_${version}_$machine.deb"
root=$scratch/root
mkdir -p "$root/DEBIAN"
cp -Rp "$scratch/$name" "$root/usr"
documentation=$root/usr/share/doc/themec
# Debian's names and forms of what the archive has as well.
gzip -n -9 "$root/usr/share/man/man1/themec.1"
gzip -n -9 <"$documentation/CHANGELOG.md" >"$documentation/changelog.gz"
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_themec" "$root/usr/share/zsh/vendor-completions/_themec"
rmdir "$root/usr/share/zsh/site-functions"
{ cat "$documentation/LICENSE" && for text in "$documentation"/licenses/*; do
  printf '\n%s\n\n' "What follows is the license of $(basename "$text" .txt), which is linked into the tool."
  cat "$text"
done; } >"$documentation/copyright"
rm -r "$documentation/LICENSE" "$documentation/licenses"
cat >"$root/DEBIAN/control" <<CONTROL
Package: themec
Version: $version
Architecture: $machine
Maintainer: ${THEMEC_MAINTAINER:-The themec authors}
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Section: devel
Priority: optional
Description: declarative theme compiler
 A theme says what the bars, back buttons and buttons of an app look like.
 themec verifies that their art stretches without distortion, and writes sliced
 PNGs at three scales, a manifest for reviewers, and what UIKit, asset catalogs,
 Android, CSS and Flutter read.
CONTROL
(cd "$root" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum >DEBIAN/md5sums)
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f ! -path '*/bin/*' -exec chmod 644 {} +
find "$root" -name '*.sh' -exec chmod 755 {} +
find "$root" -depth -exec env TZ=UTC touch -h -t 198001010000 {} +
SOURCE_DATE_EPOCH=315532800 dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
