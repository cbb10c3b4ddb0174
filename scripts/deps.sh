#!/bin/sh
# deps.sh [--names] [MODULE…]: installs what building needs and is not there: pkg-config, libyaml, libpng, libdeflate and, on Linux,
# expat and OpenSSL's libcrypto; and further modules of pkg-config (cairo) or tools (tool:aapt2). Says nothing and changes nothing when
# nothing is missing. `--names` prints the command that installs it, and SUDO is what becomes root (`sudo -n` never asks).
set -eu

names=
[ "${1:-}" != --names ] || { names=yes; shift; }

swift_needed="6.2"
further=$*

fail() {
  echo "make deps: $*" >&2
  exit 1
}

check_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail "there is no swift here. Swift $swift_needed or newer is needed: https://www.swift.org/install"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "\`swift --version\` does not say which Swift this is; $swift_needed or newer is needed."
  major=${version%%.*}
  minor=${version#*.}
  minor=${minor%%.*}
  if [ "$major" -lt "${swift_needed%.*}" ] ||
    { [ "$major" -eq "${swift_needed%.*}" ] && [ "$minor" -lt "${swift_needed#*.}" ]; }; then
    fail "this is Swift $version; $swift_needed or newer is needed: https://www.swift.org/install"
  fi
}

check_system() {
  [ "$(uname -s)" = Darwin ] || return 0
  system=$(sw_vers -productVersion)
  [ "${system%%.*}" -ge 26 ] || fail "this is macOS $system; macOS 26 (Tahoe) or newer is needed."
}

# The names of the modules that pkg-config does not find; every one when there is no pkg-config.
missing() {
  modules="yaml-0.1 libpng libdeflate $further"
  [ "$(uname -s)" = Darwin ] || modules="$modules expat libcrypto"
  command -v pkg-config >/dev/null 2>&1 || echo pkg-config
  for module in $modules; do
    case $module in
      tool:aapt2)
        { command -v aapt2 && [ -f /usr/share/android-framework-res/framework-res.apk ]; } >/dev/null ||
          echo "$module" ;;
      tool:git) command -v git >/dev/null || echo "$module" ;;
      tool:jsonschema)
        for python in python3 /usr/bin/python3; do
          "$python" -c 'import yaml; from jsonschema import Draft202012Validator' 2>/dev/null && continue 2
        done
        echo "$module" ;;
      tool:pillow)
        for python in python3 /usr/bin/python3; do
          "$python" -c 'from PIL import Image' 2>/dev/null && continue 2
        done
        echo "$module" ;;
      tool:peers)
        { command -v rsvg-convert && command -v optipng && command -v ninja && command -v zopflipng &&
          python3 -c 'import ensurepip'; } >/dev/null 2>&1 || echo "$module" ;;
      tool:python) command -v python3 >/dev/null || echo "$module" ;;
      tool:venv) python3 -c 'import ensurepip, venv' >/dev/null 2>&1 || echo "$module" ;;
      tool:bazel) { command -v bazel && PATH=$PATH:/usr/sbin command -v nginx; } >/dev/null || echo "$module" ;;
      tool:fonts)
        [ "$(uname -s)" != Linux ] || [ "$(find /usr/share/fonts /usr/local/share/fonts \
          -name DejaVuSans.ttf -o -name NotoSans-Regular.ttf 2>/dev/null | sed 's,.*/,,' | sort -u | wc -l)" = 2 ] ||
          echo "$module" ;;
      # scripts/browser.sh looks for browsers; they are here only to be named.
      tool:chromium | tool:firefox) [ -z "$names" ] || echo "$module" ;;
      tool:exfat) { command -v mkfs.exfat && command -v mount.exfat-fuse; } >/dev/null || echo "$module" ;;
      *) pkg-config --exists "$module" 2>/dev/null || echo "$module" ;;
    esac
  done
}

# The package of a module in the words of a package manager.
package_name() {
  case "$1:$2" in
    apt:pkg-config) echo pkg-config ;;
    apt:yaml-0.1) echo libyaml-dev ;;
    apt:expat) echo libexpat1-dev ;;
    apt:libpng) echo libpng-dev ;;
    apt:libdeflate) echo libdeflate-dev ;;
    apt:libcrypto) echo libssl-dev ;;
    apt:cairo) echo libcairo2-dev ;;
    apt:tool:peers) echo librsvg2-bin optipng ninja-build zopfli python3-venv ;;
    apt:tool:python | dnf:tool:python) echo python3 ;;
    pacman:tool:python | brew:tool:python) echo python ;;
    apt:tool:venv) echo python3-venv ;;
    dnf:tool:venv) echo python3 ;;
    pacman:tool:venv) echo python ;;
    *:tool:chromium) echo chromium ;;
    apt:tool:firefox) echo firefox-esr ;;
    *:tool:firefox) echo firefox ;;
    apt:tool:bazel) echo bazel-bootstrap nginx-light ;;
    apt:tool:exfat) echo exfatprogs exfat-fuse ;;
    apt:tool:fonts) echo fonts-dejavu-core fonts-noto-core ;;
    dnf:tool:fonts) echo dejavu-sans-fonts dejavu-sans-mono-fonts google-noto-sans-fonts ;;
    pacman:tool:fonts) echo ttf-dejavu noto-fonts ;;
    apt:tool:jsonschema) echo python3-jsonschema python3-yaml ;;
    apt:tool:git | dnf:tool:git | pacman:tool:git | brew:tool:git) echo git ;;
    apt:tool:pillow) echo python3-pil ;;
    apt:tool:aapt2) echo aapt android-framework-res ;;
    dnf:pkg-config) echo pkgconf-pkg-config ;;
    dnf:yaml-0.1) echo libyaml-devel ;;
    dnf:expat) echo expat-devel ;;
    dnf:libpng) echo libpng-devel ;;
    dnf:libdeflate) echo libdeflate-devel ;;
    dnf:libcrypto) echo openssl-devel ;;
    dnf:tool:jsonschema) echo python3-jsonschema python3-pyyaml ;;
    dnf:tool:pillow) echo python3-pillow ;;
    pacman:tool:pillow) echo python-pillow ;;
    pacman:tool:jsonschema) echo python-jsonschema python-yaml ;;
    dnf:cairo) echo cairo-devel ;;
    pacman:pkg-config | brew:pkg-config) echo pkgconf ;;
    pacman:yaml-0.1 | brew:yaml-0.1) echo libyaml ;;
    pacman:expat) echo expat ;;
    pacman:libpng | brew:libpng) echo libpng ;;
    pacman:libdeflate | brew:libdeflate) echo libdeflate ;;
    pacman:libcrypto) echo openssl ;;
    pacman:cairo | brew:cairo) echo cairo ;;
  esac
}

# Runs a command, its output shown only when it fails.
quietly() {
  "$@" >"$log" 2>&1 </dev/null
}

install_with_apt() {
  apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300"
  # Lists that were never fetched know no candidate; lists that are old name files that are gone.
  known=yes
  for package in "$@"; do
    case "$(LC_ALL=C apt-cache policy "$package" 2>/dev/null)" in
      '' | *'Candidate: (none)'*) known=no ;;
    esac
  done
  if [ $known = yes ] && quietly $apt install -y --no-install-recommends "$@"; then return 0; fi
  quietly $apt update && quietly $apt install -y --no-install-recommends "$@"
}

check_system
check_swift
wanted=$(missing)
[ -n "$wanted" ] || exit 0

manager=
for candidate in apt-get dnf pacman brew; do
  if command -v "$candidate" >/dev/null 2>&1; then
    manager=${candidate%-get}
    break
  fi
done
[ -n "$manager" ] ||
  fail "missing: $(echo "$wanted" | tr "\n" " "); no apt, dnf, pacman or brew is here to install it; please do so by hand"

packages=
for module in $wanted; do
  package=$(package_name "$manager" "$module")
  if [ -z "$package" ]; then
    [ -z "$names" ] || continue
    fail "$manager has no package of ${module#tool:}"
  fi
  packages="$packages $package"
done

sudo=
if [ "$manager" != brew ] && [ "$(id -u)" != 0 ]; then
  [ -n "$names" ] || command -v sudo >/dev/null 2>&1 ||
    fail "missing:$packages. Installing it takes root, and there is no sudo; please install it by hand."
  sudo=${SUDO:-sudo}
fi
if [ -n "$names" ]; then
  case $manager in
    apt) echo "${sudo:+$sudo }apt-get install$packages" ;;
    pacman) echo "${sudo:+$sudo }pacman -S$packages" ;;
    *) echo "${sudo:+$sudo }$manager install$packages" ;;
  esac
  exit 0
fi

echo "make deps: installing$packages"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
done=yes
case $manager in
  apt) install_with_apt $packages || done=no ;;
  dnf) quietly $sudo dnf install -y $packages || done=no ;;
  pacman) quietly $sudo pacman -S --noconfirm --needed $packages || done=no ;;
  brew) quietly brew install --quiet $packages || done=no ;;
esac
if [ $done = no ]; then
  cat "$log" >&2
  fail "$manager could not install$packages"
fi
still=$(missing)
[ -z "$still" ] || fail "$manager installed$packages, but still not found are: $(echo "$still" | tr "\n" " ")"
