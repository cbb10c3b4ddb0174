#!/bin/bash
# dist.sh: an archive of the release tool with README and licence, build/themec-VERSION-SYSTEM-MACHINE.tar.gz. The same
# tool gives the same archive, byte for byte.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=.build/release/themec
version=$("$tool" --version)
name="themec-${version##* }-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/$name"
cp "$tool" README.md LICENSE CHANGELOG.md "$scratch/$name/"
strip "$scratch/$name/themec" 2>/dev/null || true
chmod 755 "$scratch/$name" "$scratch/$name/themec"
chmod 644 "$scratch/$name"/*.md "$scratch/$name/LICENSE"
# 1980 is the first year that every archive format can hold.
TZ=UTC touch -t 198001010000 "$scratch/$name"/* "$scratch/$name"
owner="--uid 0 --gid 0 --uname root --gname root --format ustar"
case $(tar --version 2>/dev/null) in
  *GNU*) owner="--owner=root:0 --group=root:0 --format=ustar" ;;
esac
mkdir -p build
# shellcheck disable=SC2086
(cd "$scratch" && tar $owner -cf - "$name/CHANGELOG.md" "$name/LICENSE" "$name/README.md" "$name/themec") |
  gzip -n -9 >"build/$name.tar.gz"
echo "build/$name.tar.gz"
