#!/bin/bash
# browser.sh: prints where a Chromium is that the stylesheets are held against, for THEMEC_BROWSER; installs one where
# apt can. Prints nothing where there is none: then the tests say that they left it out.
set -euo pipefail

find_browser() {
  for name in chromium chromium-browser google-chrome; do
    if command -v "$name"; then return 0; fi
  done
  return 1
}

if [ -n "${THEMEC_BROWSER:-}" ]; then
  echo "$THEMEC_BROWSER"
  exit 0
fi
find_browser && exit 0
command -v apt-get >/dev/null 2>&1 || exit 0
sudo=
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null 2>&1 || exit 0
  sudo=sudo
fi
echo "make test: installing chromium" >&2
apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300"
if ! $apt install -y --no-install-recommends chromium >/dev/null 2>&1 </dev/null; then
  { $apt update && $apt install -y --no-install-recommends chromium; } >/dev/null 2>&1 </dev/null || exit 0
fi
find_browser || true
