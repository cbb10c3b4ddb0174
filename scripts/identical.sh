#!/bin/bash
# identical.sh OLD NEW [FOLDER…]: runs two tools over every theme of themes/, examples/ and Tests/Fixtures, or of the folders
# named, and fails where a byte differs of what they write or print: bundles for every target, `check` in all formats, `why`,
# `render`, `diff`, `preview`, `manifest --flat`, the schemas and the manual pages.
#
# What differs is listed, the first lines of each text with it. KEEP=DIR keeps what both wrote. Needs Python.
set -euo pipefail
old=$(realpath "$1")
new=$(realpath "$2")
shift 2
cd "$(dirname "$0")/.."

work=${KEEP:-$(mktemp -d)}
[ -n "${KEEP:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work/input" "$work/old" "$work/new"

[ $# -gt 0 ] || set -- themes examples Tests/Fixtures
tar -c --exclude=expected "$@" | tar -x -C "$work/input"
python3 scripts/art.py "$work/input"

export work old new
# Every theme by its number, so that results need no names of files.
(cd "$work/input" && find . -name '*.theme.yaml' -o -name '*.theme.json' -o -path '*/syntax/*/input.*' | LC_ALL=C sort) |
  nl -ba -nrz -w5 >"$work/themes"

# compare NUMBER FILE: what both tools say of a theme.
compare() {
  local number=$1 folder name tool side here elements element
  folder=$work/input/$(dirname "$2")
  name=$(basename "$2")
  cd "$folder"
  for side in old new; do
    tool=${!side}
    here=$work/$side/$number
    mkdir -p "$here"
    # say FILE ARGUMENT…: what the tool prints and its status.
    say() {
      local file=$here/$1 status=0
      shift
      HOME=$work/home timeout 120 "$tool" "$@" >"$file.out" 2>"$file.err" </dev/null || status=$?
      echo "$status" >>"$file.err"
    }
    for format in human short json github sarif; do say "check.$format" check "$name" --no-cache --format "$format"; done
    say check.verbose check "$name" --no-cache -v
    say build build "$name" --no-cache -j 1 -o "$here/bundle" --target android,css,flutter,uikit,xcassets
    if [ -e "$here/bundle/manifest.json" ]; then
      say flat manifest --flat "$here/bundle"
      say preview preview "$name" -o "$here/preview.html"
      say sheet preview "$name" --png "$here/preview.png"
      say list list "$name" -o "$here/bundle"
      elements=$(grep -o '^    "[a-zA-Z]*/[^"]*": {' "$here/bundle/manifest.json" | cut -d '"' -f 2)
      for element in $elements; do
        say "why.${element//\//.}" why "$name" "$element"
        say "why.json.${element//\//.}" why "$name" "$element" --format json
        # Elements without a title refuse one.
        title=()
        case $element in *uttons/*) title=(--title Title) ;; esac
        say "render.${element//\//.}" render "$element" --theme "$name" -o "$here/render.${element//\//.}.png" ${title[@]+"${title[@]}"}
      done
      # Beside a theme that has nothing to do with it, and beside what became of it where a fixture says so.
      say diff.text diff "$work/$side/basis" "$here/bundle"
    fi
    if [ "$name" = after.theme.yaml ]; then
      for format in text markdown json html; do say "diff.$format" diff before.theme.yaml after.theme.yaml --format "$format"; done
    fi
    # The path of the results is in what is printed about them.
    grep -rlIF "$work/$side/" "$here" --include='*.err' --include='*.out' | xargs -r sed -i "s|$work/$side/|RESULTS/|g"
  done
  if diff -rq "$work/old/$number" "$work/new/$number" >"$work/$number.differs"; then
    [ -n "${KEEP:-}" ] || rm -rf "$work/old/$number" "$work/new/$number"
    rm "$work/$number.differs"
  else
    echo "$2"
    diff -r "$work/old/$number" "$work/new/$number" | grep -v '^diff -r' | cut -c 1-200 | head -n "${LINES_EACH:-12}" | sed 's/^/    /'
  fi
}
export -f compare

# What does not depend on a theme, and the bundle that others are compared with.
for side in old new; do
  tool=${!side}
  mkdir -p "$work/$side/texts"
  for subject in theme project manifest digests diagnostics why review; do
    "$tool" schema "$subject" >"$work/$side/texts/$subject.json"
  done
  "$tool" explain >"$work/$side/texts/explain"
  for code in $("$tool" explain | grep -oE '^ *[a-z]+(-[a-z0-9]+)+' | sort -u); do
    "$tool" explain "$code" >>"$work/$side/texts/pages" 2>&1 || true
  done
  (cd themes && "$tool" build paper.theme.yaml --no-cache -q -o "$work/$side/basis" --target android,css,flutter,uikit,xcassets)
done
status=0
diff -r "$work/old/texts" "$work/new/texts" | cut -c 1-200 || status=1
diff -rq "$work/old/basis" "$work/new/basis" || status=1

xargs -d '\n' -P "${JOBS:-2}" -n 1 bash -c 'read -r number file <<<"$0"; compare "$number" "$file"' <"$work/themes"
count=$(find "$work" -maxdepth 1 -name '*.differs' | wc -l)
echo "identical.sh: $(wc -l <"$work/themes") themes; $count differ"
[ "$count" = 0 ] && exit "$status"
exit 1
