#!/bin/sh
# stage.sh DIR: what users of the tool get, below DIR: bin/themec without its symbols, its manual page and completions, and in
# share/doc/themec the texts and the licenses of all that is linked into it. The same tool gives the same files.
set -eu
cd "$(dirname "$0")/.."
stage=$1

if [ "$(uname -s)" = Linux ] && ldd .build/release/themec 2>/dev/null | grep -q '=>'; then
  echo "make dist: .build/release/themec needs libraries of this machine, so it would not run elsewhere; install the static" \
    "libraries of Swift, libyaml, expat, libpng, libdeflate, OpenSSL and zlib, and build again" >&2
  exit 1
fi

scripts/install.sh "$stage" >/dev/null
strip "$stage/bin/themec" 2>/dev/null || true
documentation=$stage/share/doc/themec
mkdir -p "$documentation/licenses"
cp README.md LICENSE CHANGELOG.md SECURITY.md "$documentation/"

# The licenses as the packages of this system and the toolchain have them.
for package in libyaml-dev libexpat1-dev libpng-dev libdeflate-dev zlib1g-dev libssl-dev libc6-dev; do
  text=/usr/share/doc/$package/copyright
  [ ! -f "$text" ] || cp "$text" "$documentation/licenses/${package%-dev}.txt"
done
cp .build/checkouts/swift-argument-parser/LICENSE.txt "$documentation/licenses/swift-argument-parser.txt"
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/share/swift/LICENSE.txt
[ ! -f "$swift" ] || cp "$swift" "$documentation/licenses/swift.txt"

# 1980 is the first year that every archive format can hold.
find "$stage" -type d -exec chmod 755 {} +
find "$stage" -type f ! -path '*/bin/*' -exec chmod 644 {} +
find "$stage" -depth -exec env TZ=UTC touch -h -t 198001010000 {} +
