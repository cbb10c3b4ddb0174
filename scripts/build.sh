#!/bin/bash
# build.sh PRODUCT: builds the release form of an executable, at .build/release/PRODUCT.
#
# On Linux it is a static executable, which starts in a third of the time and runs where no Swift is. Where the static
# libraries are not installed (some distributions have none), it is an ordinary one. The flags of the compiler are the same for
# every product: SwiftPM would build everything again when they changed.
#
# On macOS, THEMEC_STATIC in the environment links the libraries of Homebrew statically, for those who pass the tool on.
#
# THEMEC_ISSUES in the environment (or `make THEMEC_ISSUES=…`) is the address that the tool names where it asks for a report
# of a bug; without it, it says only what to send.
set -euo pipefail
cd "$(dirname "$0")/.."

flags=()
if [ "$(uname -s)" = Linux ]; then
  if libraries=$(scripts/static.sh); then
    # Each function in a section of its own, so that the linker leaves out those that nothing calls, and keeps one of those
    # that are alike.
    flags=(-Xswiftc -static-executable -Xswiftc -Xfrontend -Xswiftc -function-sections)
    if [ -x "${libraries%/lib/*}/bin/ld.lld" ]; then
      # No tables for unwinding the stack either, a tenth of the tool: nothing in it throws exceptions of C++, and debuggers
      # go by frame pointers. No code of the tool compares addresses of functions.
      flags+=(-Xswiftc -use-ld=lld -Xlinker --icf=all -Xlinker --no-eh-frame-hdr -Xlinker "$PWD/scripts/tables.ld")
    else
      flags+=(-Xlinker --icf=safe)
    fi
  else
    echo "make build: no static libraries here; building an ordinary executable" >&2
  fi
elif [ -n "${THEMEC_STATIC:-}" ]; then
  # Homebrew has the libraries in both forms. All of the static ones is loaded, so that nothing is left for the others.
  flags=(-Xlinker -dead_strip_dylibs)
  for module in yaml-0.1:yaml libpng:png16 libdeflate:deflate; do
    library="$(pkg-config --variable=libdir "${module%:*}")/lib${module#*:}.a"
    flags+=(-Xlinker -force_load -Xlinker "$library")
  done
fi
# The linker warns of functions of glibc that look up users and hosts or name temporary files, which no code of themec
# calls. Not awk, which reads more than a line at a time, so that nobody would see how far a build is.
status=0
# One job more than there are processors, because each module waits for the one before it: the next one need not wait for another
# as well. Nothing reads tables for debuggers, which would be half of the file.
jobs=$(($(getconf _NPROCESSORS_ONLN) + 1))
# Before bash 4.4, an empty array is unset.
swift build -c release -j "$jobs" -debug-info-format none ${flags[@]+"${flags[@]}"} --product "$1" 2>&1 |
  grep --line-buffered -vE 'in statically linked applications requires at runtime|the use of .mktemp. is dangerous' ||
  status=${PIPESTATUS[0]}
exit "$status"
