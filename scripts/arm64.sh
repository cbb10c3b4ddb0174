#!/bin/bash
# arm64.sh: compiles the C files of the tool for arm64 on Linux, and proves that the loops over PNGs in CShims give there, in an emulator, what
# they give on this processor. For those who have `qemu-aarch64-static` (qemu-user-static).
set -euo pipefail
cd "$(dirname "$0")/.."

command -v qemu-aarch64-static >/dev/null || {
  echo "make arm64: there is no qemu-aarch64-static here; Debian and Ubuntu have it in the package qemu-user-static" >&2
  exit 1
}
python=$(scripts/ziglang.sh)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Headers of libraries, without those of this processor beside them.
mkdir "$scratch/include"
{
  for library in yaml png zlib libdeflate expat openssl/sha; do echo "#include <$library.h>" | cc -E -M -x c -; done | tr ' ' '\n' |
    grep -E '/(yaml|png|pngconf|pnglibconf|zlib|zconf|libdeflate|expat|expat_external|expat_config)\.h$|/openssl/[a-z0-9_]*\.h$' |
    LC_ALL=C sort -u
} | while read -r header; do
  case $header in */openssl/*) to=$scratch/include/openssl ;; *) to=$scratch/include ;; esac
  mkdir -p "$to"
  cp -L "$header" "$to"
done

# cc with which the C files are compiled for arm64.
cross() {
  "$python" -m ziglang cc -target aarch64-linux-musl -O2 -Wall -Wextra -Werror -isystem "$scratch/include" "$@"
}

for file in $(find Sources -name '*.c' | LC_ALL=C sort); do
  target=$(echo "$file" | cut -d / -f 2)
  cross -I"Sources/$target/include" -c "$file" -o "$scratch/file.o"
done

# The files that no library has to be linked with.
loops=$(grep -LE 'message\.h|<(png|setjmp)\.h>|inflate|crc32|adler32\(' Sources/CShims/png/*.c)
cc -O2 -I Sources/CShims/include scripts/arm64/harness.c $loops -o "$scratch/here"
cross -static -I Sources/CShims/include scripts/arm64/harness.c $loops -o "$scratch/there"

"$scratch/here" >"$scratch/wanted"
qemu-aarch64-static "$scratch/there" >"$scratch/found"
if qemu-aarch64-static "$scratch/there" 2 | cmp -s - "$scratch/wanted" || ! [ -s "$scratch/wanted" ]; then
  echo "make arm64: the check itself is broken: other pictures give the same digests" >&2
  exit 1
fi
diff "$scratch/wanted" "$scratch/found" >&2 || {
  echo "make arm64: arm64 gives other bytes than this processor" >&2
  exit 1
}
echo "arm64 gives the same bytes for $(wc -l <"$scratch/found") pictures"
