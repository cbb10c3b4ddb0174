#!/bin/bash
# dist.sh [--join]: what a release is, in build/dist: the archive and the package for Debian of this machine, and everything that
# is made of archives: wheels, packages for npm and SwiftPM, a formula, a Dockerfile and the sums. With --join, the archives that
# are there, of several machines. The same tools give the same bytes. Prints the paths.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" != --join ]; then
  rm -rf build/dist
  scripts/dist/archive.sh
fi
for subject in wheel npm swiftpm formula docker sums; do "scripts/dist/$subject.py"; done
