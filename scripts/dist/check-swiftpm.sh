#!/bin/bash
# check-swiftpm.sh ARCHIVE: builds examples/swiftpm with the package in an archive: from nothing, again, with a theme that changed, with
# one that has an error, with a package that is not whole, with two targets that share a theme, and from a checkout that is read-only.
set -euo pipefail
cd "$(dirname "$0")/../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# A name as people have them.
app="$scratch/Äpfel & Birnen"
cp -R examples/swiftpm "$app"
tar -xzf "$1" -C "$app"
cd "$app"
log=$scratch/log
fail() {
  cat "$log" >&2
  echo "make dist-check: SwiftPM: $*" >&2
  exit 1
}
build() { swift build >"$log" 2>&1; }
unset GIT_DIR GIT_WORK_TREE
git() { command git -c user.name=a -c user.email=a@b -c init.defaultBranch=main "$@"; }
theme=Sources/Shop/Themes/shop.theme.yaml
state() { find .build/plugins/outputs -path '*/ThemecBuild/Themes*' -type f -exec ls -l --full-time {} + | LC_ALL=C sort; }
edit() {
  sed "$1" "$theme" >"$scratch/theme"
  ! cmp -s "$scratch/theme" "$theme" || fail "there is nothing to edit"
  cp "$scratch/theme" "$theme"
}

build || fail "the example does not build"
table=$(find .build/plugins/outputs -path '*/ThemecBuild/Themes.swift')
grep -q 'maximumWidth = 320' "$table" || fail "there is no table of looks"
pictures() { .build/debug/ShopFiles; }
pictures >"$log"
grep -qx 'Themes.xcassets/shop/buttons/buy/normal.imageset/normal@2x.png' "$log" || fail "the pictures are no resources"

before=$(state)
build || fail "the second build fails"
! grep -q Compiling <(grep -v 'Compiling plugin' "$log") || fail "the second build compiles again"
[ "$(state)" = "$before" ] || fail "the second build writes again"

git init -q . && git add Package.swift Sources themec.yaml && git commit -qm first
edit 's/maximumWidth: 320/maximumWidth: 280/'
build || fail "a build after an edit fails"
grep -q 'maximumWidth = 280' "$table" || fail "an edit of a theme has no effect"
swift package --disable-sandbox themec-diff HEAD >"$log" 2>&1 || fail "themec-diff fails"
grep -q '320 → 280' "$log" || fail "themec-diff does not say what changed"
sed 's/name: shop/name: kiosk/' "$theme" >Sources/Shop/Themes/kiosk.theme.yaml
build || fail "a build with one more theme fails"
pictures >"$log"
grep -q '/kiosk/' "$log" || fail "a new theme has no pictures"
rm Sources/Shop/Themes/kiosk.theme.yaml
build || fail "a build without it fails"
pictures >"$log"
! grep -q '/kiosk/' "$log" || fail "the pictures of a theme that is gone are still there"

edit 's/maximumWidth/maximumWidht/'
! build || fail "an error in a theme does not stop the build"
grep -q "^$app/$theme:[0-9]*:[0-9]*: error" "$log" || fail "an error in a theme is not shown at its line"
swift package --disable-sandbox --allow-writing-to-package-directory themec-fix --suggested Sources/Shop/Themes >"$log" 2>&1 ||
  fail "themec-fix fails"
grep -q 'maximumWidth: 280' "$theme" || fail "themec-fix fixes nothing"
build || fail "a fixed theme does not build"

# A package that is not whole, and a tool of another version.
says() {
  # With what it has kept of the last build, SwiftPM does not ask the plugin.
  ! swift build --disable-build-manifest-caching >"$log" 2>&1 || fail "it builds with $2"
  grep -qF "error: themec-swiftpm $1" "$log" || fail "with $2, it does not say so"
}
tools=themec-swiftpm/themec.artifactbundle/*/bin
for tool in $tools/themec; do mv "$tool" "$tool.away"; done
says 'is not complete: there is no executable' "no tool"
swift package --disable-sandbox themec-diff HEAD >"$log" 2>&1 && fail "themec-diff runs without the tool"
grep -qF 'error: themec-swiftpm has no themec' "$log" || fail "themec-diff does not say that there is no tool"
# shellcheck disable=SC2016
for tool in $tools/themec.away; do
  printf '#!/bin/sh\n[ "$1" != --version ] || echo 0.0.1\n' >"${tool%.away}"
  chmod +x "${tool%.away}"
done
says 'is version' "another version of the tool"
grep -qF 'the themec in it is version 0.0.1' "$log" || fail "it does not say which version the tool is"
for tool in $tools/themec.away; do mv -f "$tool" "${tool%.away}"; done
build || fail "a package that is whole again does not build"

# Two targets with one theme, in a checkout where nobody may write.
rm -rf .build
mkdir themes Sources/Kiosk
mv Sources/Shop/Themes/* themes
rmdir Sources/Shop/Themes
cp Sources/Shop/Shop.swift Sources/Kiosk/Kiosk.swift
printf 'themec: 1\nthemes: [ themes ]\n' >themec.yaml
awk '
  /exclude:/ { next }
  /    .target\($/ { inside = 1 }
  inside { target = target $0 "\n" }
  { gsub(/\["Shop"\]\),/, "[\"Shop\", \"Kiosk\"]),"); print }
  inside && /plugins:/ { inside = 0; gsub(/"Shop"/, "\"Kiosk\"", target); printf "%s", target }' Package.swift >"$scratch/Package.swift"
cp "$scratch/Package.swift" Package.swift
# git may refresh its index, if it is root's.
files() { find . -path ./.git -prune -o ! -type d -exec ls -ld --full-time {} + | LC_ALL=C sort; }
chmod -R a-w .
before=$(files)
swift build --scratch-path "$scratch/out" >"$log" 2>&1 || fail "two targets with one theme, or a read-only checkout, do not build"
[ "$(files)" = "$before" ] || fail "a build changes a checkout that is read-only: $(files | diff <(echo "$before") - | head -3)"
chmod -R u+w .
for target in Shop Kiosk; do
  find -L "$scratch/out/debug/" -path "*_$target.*/Themes.xcassets/shop/buttons/buy/*@2x.png" | grep -q . ||
    fail "$target has no pictures of the theme that two targets share"
done
mv themec-swiftpm/themec.artifactbundle "$scratch"
! build || fail "it builds without the tool"
