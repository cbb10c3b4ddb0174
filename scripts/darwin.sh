#!/bin/bash
# darwin.sh [PROCESSOR…]: compiles the C files and type-checks the Swift modules of the tool for macOS, on Linux, for arm64 and
# x86_64 or for the processors that are named.
#
# The headers of macOS are those that `ziglang` of PyPI brings along, with zig's clang; the standard library is made for macOS of
# the interfaces of the toolchain that is here. Modules, their order and their flags are those of Package.swift, and the version of
# macOS is the one that it names. Nothing is linked or run, and tests are not looked at.
#
# What is made is kept in .build/darwin: the first run takes about two minutes of two cores, and later ones what has changed takes.
# Where it can't work it says so and is content, but fails if CI is set.
set -euo pipefail
cd "$(dirname "$0")/.."

# Relative, because the folder of the project may have any name.
here=scripts/darwin
work=.build/darwin

skip() {
  [ -z "${CI:-}" ] || {
    echo "make darwin: $*" >&2
    exit 1
  }
  echo "skipped: compiling for macOS: $*"
  exit 0
}

[ "$(uname -s)" = Linux ] || skip "only Linux does so; here, \`make build\` compiles for this system"
python=$(scripts/ziglang.sh) || skip "there is no ziglang"
zig=$("$python" -c 'import os, ziglang; print(os.path.dirname(ziglang.__file__))')

mkdir -p "$work"

# The oldest macOS, and the targets in their order.
[ -d .build/checkouts/swift-argument-parser ] || swift package resolve
"$python" "$here/package.py" "$work/packages" >"$work/package"
system=$(head -n 1 "$work/package")
tail -n +2 "$work/package" >"$work/targets"
[ -s "$work/targets" ] && [ -n "$system" ] || { echo "make darwin: can't read Package.swift" >&2; exit 1; }

# Headers of libraries, without the headers of Linux beside them.
rm -rf "$work/include"
mkdir -p "$work/include"
for library in yaml png libdeflate expat; do
  echo "#include <$library.h>" | cc -E -M -x c - | tr ' ' '\n' |
    grep -E '/(yaml|png|pngconf|pnglibconf|zlib|zconf|libdeflate|expat|expat_external)\.h$'
done | LC_ALL=C sort -u | while read -r header; do cp -L "$header" "$work/include"; done

# The headers of macOS, with a map of them.
rm -rf "$work/sdk"
mkdir -p "$work/sdk/usr/include" "$work/maps"
ln -s "$zig"/lib/libc/include/any-darwin-any/* "$work/sdk/usr/include"
cp "$here"/sdk/* "$work/sdk/usr/include"

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift-frontend)")")")

# A name for the contents of the files whose names it reads, and for its arguments.
digest() {
  { echo "$@"; LC_ALL=C sort | tr '\n' '\0' | xargs -0 -r sha256sum; } | sha256sum | cut -d ' ' -f 1
}

# What is made of the toolchain and of scripts/darwin is made again with them.
library=$(printf '%s\n' "$here"/interface.py "$here"/Darwin.swift "$here"/sdk/* | digest "$zig" "$system" "$(swift --version 2>/dev/null)")
[ "$library" = "$(cat "$work/library" 2>/dev/null)" ] || rm -rf "$work/resources" "$work/modules" "$work/done" "$work/cache"
mkdir -p "$work/resources/macosx" "$work/done"
echo "$library" >"$work/library"
for part in shims clang apinotes; do ln -sfn "$toolchain/lib/swift/$part" "$work/resources/$part"; done

while IFS=$'\t' read -r name kind folder _; do
  [ "$kind" = c ] || continue
  printf 'module %s {\n  umbrella "%s"\n  export *\n}\n' "$name" "$PWD/$folder/include" >"$work/maps/$name.modulemap"
done <"$work/targets"

# Runs swift-frontend for the processor `$arch`.
frontend() {
  swift-frontend "$@" -target "$arch-apple-macosx$system" -sdk "$work/sdk" -resource-dir "$work/resources" \
    -module-cache-path "$work/cache/$arch" -disable-objc-interop
}

# Makes the modules of the standard library for `$arch`, those that are not there.
make_library() {
  local module made interface
  for module in Swift _Builtin_float SwiftOnoneSupport _Concurrency _StringProcessing Darwin Synchronization; do
    made=$work/resources/macosx/$module.swiftmodule/$arch-apple-macos.swiftmodule
    [ ! -f "$made" ] || continue
    mkdir -p "${made%/*}"
    if [ $module = Darwin ]; then
      frontend -emit-module -parse-as-library -module-name Darwin -import-underlying-module "$here/Darwin.swift" -o "$made" ||
        return 1
      continue
    fi
    interface=$work/$arch-$module.swiftinterface
    "$python" "$here/interface.py" "$arch-apple-macosx$system" \
      "$toolchain/lib/swift/linux/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" >"$interface"
    # The module Swift has the flag that it needs in its interface, where the frontend does not look for it.
    frontend -compile-module-from-interface "$interface" -o "$made" -module-name "$module" \
      $([ $module != Swift ] || echo -parse-stdlib) >"$interface.log" 2>&1 || {
      grep ': error:' "$interface.log" | head -n 5 >&2
      return 1
    }
  done
}

# Compiles the C file $1 of the target in the folder $2.
compile_c() {
  local processor=$arch
  [ "$arch" != arm64 ] || processor=aarch64
  "$python" -m ziglang cc -target "$processor-macos.$system" -O1 -Wall -Wextra -Werror -I"$2/include" -isystem "$work/include" \
    -c "$1" -o "$work/$arch.o" "${@:3}"
}

# Makes a module $1, which others may import, of the Swift files of the folder $2, whose flags follow. What stands between the
# braces of functions is not looked at.
make_swift() {
  swift_files "$@" -emit-module -experimental-skip-non-inlinable-function-bodies -o "$work/modules/$arch/$1.swiftmodule"
}

# Checks all of the Swift files of the folder $2 as the module $1; its flags follow.
check_swift() {
  swift_files "$@" -typecheck
}

swift_files() {
  find "$2" -name '*.swift' | LC_ALL=C sort | sed 's/.*/"&"/' >"$work/$arch.files"
  frontend -parse-as-library -module-name "$1" "@$work/$arch.files" -I "$work/modules/$arch" -Xcc -isystem -Xcc "$work/include" \
    -package-name themec "${@:3}" $imports
}

# Whether the faults that are made in fault.c and fault.swift are found, each at its line, and nothing else.
finds_faults() {
  local wanted found fault imports=
  wanted=$(sed -n 's|.*// fault: ||p' "$here/fault.c" "$here/fault.swift")
  found=$({
    compile_c "$here/fault.c" "$here"
    check_swift Fault "$here/fault.swift" -swift-version 6 -strict-memory-safety -warnings-as-errors
  } 2>&1 | grep -E '^[^ ]*: error: ')
  [ "$(wc -l <<<"$found")" -eq "$(wc -l <<<"$wanted")" ] || return 1
  while read -r fault; do grep -qF "$fault" <<<"$found" || return 1; done <<<"$wanted"
}

# Whether `$arch` has been here before with the same digest $2 under the name $1; `keep` notes that it was.
is_known() {
  [ "$(cat "$work/done/$arch-$1" 2>/dev/null)" = "$2" ]
}
keep() {
  echo "$2" >"$work/done/$arch-$1"
}

# Checks everything for `$arch`: each target whose files, or what it can see of others, are not as they were when all was well.
# Prints what is wrong. Fails with 2 where this can't be done at all.
check() {
  local name kind folder flags file own seen imports= status=0
  make_library || return 2
  seen=$({ find "$here" -type f; echo scripts/darwin.sh; } | digest "$library")
  is_known faults "$seen" || { finds_faults && keep faults "$seen"; } || {
    echo "the check itself is broken: it does not find the faults in scripts/darwin"
    return 1
  }
  make_swift Foundation "$here/Foundation.swift" -swift-version 6 || return 1
  while IFS=$'\t' read -r name kind folder flags; do
    own=$(find "$folder" -type f | digest "$seen" "$flags")
    case $kind in
      system) imports="$imports -Xcc -fmodule-map-file=$folder/module.modulemap" ;;
      c)
        imports="$imports -Xcc -fmodule-map-file=$work/maps/$name.modulemap -Xcc -I$folder/include"
        is_known "$name" "$own" || {
          for file in $(find "$folder" -name '*.c' | LC_ALL=C sort); do compile_c "$file" "$folder" $flags || own=; done
          [ -n "$own" ] && keep "$name" "$own" || status=1
        }
        seen=$(find "$folder/include" -type f | digest "$seen") ;;
      swift)
        is_known "$name" "$own" || {
          # Without it, all that import it would be wrong.
          make_swift "$name" "$folder" $flags || return 1
          # Packages of others are not ours to fix.
          [ "${folder#Sources/}" = "$folder" ] || check_swift "$name" "$folder" $flags || own=
          [ -n "$own" ] && keep "$name" "$own" || status=1
        }
        seen=$(echo "$work/modules/$arch/$name.swiftmodule" | digest "$seen") ;;
    esac
  done <"$work/targets"
  return $status
}

[ $# -gt 0 ] || set -- arm64 x86_64
for arch in "$@"; do
  mkdir -p "$work/modules/$arch"
  { check >"$work/$arch.log" 2>&1 && echo 0 || echo $?; } >"$work/$arch.status" &
done
wait
status=0
for arch in "$@"; do
  case $(cat "$work/$arch.status") in
    0) ;;
    2) cat "$work/$arch.log" >&2; skip "the toolchain here does not give a standard library for $arch" ;;
    *)
      status=1
      # Of each error its first line, or all that was said where there is none.
      { grep -E '^[^ ]*: (error|fatal error|warning): ' "$work/$arch.log" || cat "$work/$arch.log"; } |
        sed "s|^|make darwin: $arch: |" | LC_ALL=C sort -u >&2 ;;
  esac
done
exit $status
