#!/bin/sh
# stage.sh DIR: what users of the tool get, below DIR: bin/themec without its symbols, its manual page and completions, and in
# share/doc/themec the pages, and the licenses of all that is linked into it. The same tool gives the same files.
set -eu
cd "$(dirname "$0")/../.."
stage=$1

libraries=
case $(uname -s) in
  Linux) libraries=$(ldd .build/release/themec 2>/dev/null | grep '=>') || true ;;
  Darwin) libraries=$(otool -L .build/release/themec | grep '^	' | grep -vE '^	(/usr/lib|/System)/') || true ;;
esac
if [ -n "$libraries" ]; then
  echo "make dist: .build/release/themec needs libraries of this machine, so it would not run elsewhere; install the static" \
    "libraries of Swift, libyaml, expat, libpng, libdeflate, OpenSSL and zlib (on macOS: set THEMEC_STATIC=1), and build again" >&2
  exit 1
fi

scripts/install.sh "$stage" >/dev/null
strip "$stage/bin/themec" 2>/dev/null || true
# What was stripped has to be signed again; without an identity, for itself alone.
[ "$(uname -s)" != Darwin ] || codesign --force --sign "${THEMEC_IDENTITY:--}" "$stage/bin/themec" 2>/dev/null
documentation=$stage/share/doc/themec
mkdir -p "$documentation"
# Without what is only for those who have the sources.
sed '/^## Contributing/,$d' README.md >"$documentation/README.md"
cp LICENSE CHANGELOG.md SECURITY.md "$documentation/"
cp -R docs "$documentation/docs"
find examples -type f ! -path '*/build/*' ! -path '*/.build/*' ! -path '*/themec-swiftpm/*' | LC_ALL=C sort | tar -cf - -T - | tar -xf - -C "$documentation"
scripts/dist/linked.py "$documentation"

# 1980 is the first year that every archive format can hold.
find "$stage" -type d -exec chmod 755 {} +
find "$stage" -type f ! -path '*/bin/*' -exec chmod 644 {} +
find "$stage" -name '*.sh' -exec chmod 755 {} +
find "$stage" -depth -exec env TZ=UTC touch -h -t 198001010000 {} +
