#!/bin/bash
# browser.sh chromium|firefox: prints where a browser is that the stylesheets are compared with, for THEMEC_BROWSER and
# THEMEC_FIREFOX; installs one where apt can without a password. Prints nothing where there is none: then the tests say that they left it out.
set -euo pipefail

case ${1:?usage: browser.sh chromium|firefox} in
  chromium)
    named=${THEMEC_BROWSER:-}
    package=chromium
    names="chromium chromium-browser google-chrome"
    ;;
  firefox)
    named=${THEMEC_FIREFOX:-}
    package=firefox-esr
    names="firefox-esr firefox"
    ;;
  *)
    echo "browser.sh: there is no browser \`$1\` here" >&2
    exit 2
    ;;
esac

find_browser() {
  for name in $names; do
    found=$(command -v "$name") || continue
    # A snap sees neither profiles nor pages in the folder for temporary files; what apt has under its name only starts it.
    case $(readlink -f "$found") in */snap | /snap/*) continue ;; esac
    if head -c 512 "$found" | grep -qa snap; then continue; fi
    echo "$found"
    return 0
  done
  return 1
}

if [ -n "$named" ]; then
  echo "$named"
  exit 0
fi
find_browser && exit 0
command -v apt-get >/dev/null 2>&1 || exit 0
sudo=
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null 2>&1 || exit 0
  sudo="sudo -n"
fi
echo "make test: installing $package" >&2
apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300"
if ! $apt install -y --no-install-recommends "$package" >/dev/null 2>&1 </dev/null; then
  { $apt update && $apt install -y --no-install-recommends "$package"; } >/dev/null 2>&1 </dev/null || exit 0
fi
find_browser || true
