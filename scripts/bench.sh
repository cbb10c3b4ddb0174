#!/bin/bash
# bench.sh [NAME…]: measures the release tool against its promises and beside other programs, where they are installed; all
# benchmarks, or those named. CHART=FILE draws the ratios that have a goal. Fails by nothing but a failing build.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh lab
# What `make bench-peers` installs.
[ ! -d .build/peers/bin ] || PATH=$PWD/.build/peers/bin:$PATH
.build/release/lab bench "$PWD/.build/release/themec" "$@"
case " ${*:-drawing} " in *' drawing '*) scripts/oracle.sh ;; esac
