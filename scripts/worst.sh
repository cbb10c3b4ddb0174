#!/bin/bash
# worst.sh [NAME…]: runs the release tool on the worst inputs, all kinds or those named, and prints what they cost. Fails
# when one costs more than 5 s of CPU time or 512 MiB, or when the tool crashed. THEMEC in the environment names another
# tool.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh lab
.build/release/lab worst "${THEMEC:-.build/release/themec}" "$@"
