#!/bin/bash
# bench.sh [NAME…]: measures the release tool against its promises; all benchmarks, or those named. Fails by nothing but a
# failing build.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh bench
.build/release/bench .build/release/themec "$@"
case " ${*:-drawing} " in *' drawing '*) scripts/oracle.sh bench ;; esac
