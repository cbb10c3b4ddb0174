#!/bin/bash
# layers.sh: finds Swift files that import a target of this package, or a product of another, that their own target does
# not declare in Package.swift (SwiftPM lets them as long as something else built it), and what a target declares although
# none of its files imports it.
set -euo pipefail
cd "$(dirname "$0")/.."

# Reads what `swift package dump-package` prints; prints a line `target NAME PATH TYPE` for each target and a line
# `uses NAME OTHER` for each thing that it declares.
table() {
  awk '
    /^  "targets" : \[/ { inside = 1 }
    !inside { next }
    /^    \{/ { name = ""; path = ""; type = ""; count = 0 }
    /^      "dependencies" : \[/ { listing = 1 }
    /^      \],?$/ { listing = 0 }
    listing && /"(byName|target|product)" : \[/ { pending = 1; next }
    listing && pending && match($0, /"[^"]+"/) { used[++count] = substr($0, RSTART + 1, RLENGTH - 2); pending = 0 }
    /^      "name" : / { split($0, part, "\""); name = part[4] }
    /^      "path" : "/ { split($0, part, "\""); path = part[4] }
    /^      "type" : / { split($0, part, "\""); type = part[4] }
    /^    \}/ {
      if (path == "") path = (type == "test" ? "Tests/" : "Sources/") name
      print "target", name, path, type
      for (i = 1; i <= count; i++) print "uses", name, used[i]
    }
    /^  \]/ { inside = 0 }'
}

# Prints the module of each import of the Swift source that it reads, each once.
imports() {
  sed -nE 's/^[[:space:]]*(@[A-Za-z_()]+[[:space:]]+)*((package|internal|private|fileprivate|public)[[:space:]]+)?import[[:space:]]+((struct|class|enum|protocol|func|let|var|typealias)[[:space:]]+)?([A-Za-z_][A-Za-z_0-9]*).*/\6/p' |
    LC_ALL=C sort -u
}

# Prints a line for each import that is not declared; takes a table.
undeclared() {
  local table=$1
  awk '$1 == "target" { print $2, $3 }' "$table" | while read -r name path; do
    [ -d "$path" ] || continue
    find "$path" -name '*.swift' | LC_ALL=C sort | while read -r file; do
      # A target inside the folder of another one has lines of its own in the table.
      imports <"$file" | awk -v name="$name" -v file="$file" '
        NR == FNR { if ($1 == "target") known[$2]; else { known[$3]; if ($2 == name) allowed[$3] } next }
        $1 in known && $1 != name && !($1 in allowed) { print file ": " name " does not declare " $1 }' "$table" -
    done
  done
}

# Prints a line for each thing that a target with Swift files declares and none of them imports; takes a table. Programs are
# declared to be run.
unused() {
  local table=$1
  awk '$1 == "target" { print $2, $3 }' "$table" | while read -r name path; do
    [ -n "$(find "$path" -name '*.swift' 2>/dev/null)" ] || continue
    find "$path" -name '*.swift' -exec cat {} + | imports | awk -v name="$name" '
      NR == FNR && $1 == "target" { if ($4 == "executable") programs[$2]; next }
      NR == FNR { if ($2 == name) uses[++count] = $3; next }
      { imported[$1] }
      END {
        for (i = 1; i <= count; i++)
          if (!(uses[i] in imported) && !(uses[i] in programs))
            print "Package.swift: no file of " name " imports " uses[i]
      }' "$table" -
  done
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# A check that can't fail is none: a small package with three bad imports and an idle declaration, which must be found, and
# four good ones.
mkdir -p "$scratch/Sources/A" "$scratch/Tests/B"
printf 'import C\n@preconcurrency import Outer\n' >"$scratch/Sources/A/a.swift"
printf 'import A\n// import C\npackage import struct C.X\nimport Foundation\n  import Inner\n' >"$scratch/Tests/B/b.swift"
mkdir -p "$scratch/Sources/C"
printf 'internal import A\n' >"$scratch/Sources/C/c.swift"
table >"$scratch/table" <<'JSON'
{
  "targets" : [
    {
      "dependencies" : [
        {
          "byName" : [
            "C",
            null
          ]
        }
      ],
      "name" : "A",
      "type" : "regular"
    },
    {
      "dependencies" : [
        {
          "target" : [
            "A",
            null
          ]
        },
        {
          "product" : [
            "Outer",
            "package",
            null
          ]
        }
      ],
      "name" : "B",
      "path" : "Tests/B",
      "type" : "executable"
    },
    {
      "dependencies" : [

      ],
      "name" : "C",
      "type" : "regular"
    }
  ]
}
JSON
found=$(cd "$scratch" && undeclared table && unused table)
expected="Sources/A/a.swift: A does not declare Outer
Tests/B/b.swift: B does not declare C
Sources/C/c.swift: C does not declare A
Package.swift: no file of B imports Outer"
if [ "$found" != "$expected" ]; then
  printf 'make layers: the check itself is broken. Expected\n%s\nfound\n%s\n' "$expected" "$found" >&2
  exit 1
fi

# With what is only built where Cairo is.
THEMEC_CAIRO=1 swift package dump-package | table >"$scratch/table"
for name in ThemeCore themec; do
  grep -q "^target $name Sources/$name " "$scratch/table" || {
    echo "make layers: can't read what \`swift package dump-package\` prints" >&2
    exit 1
  }
done
{ undeclared "$scratch/table" && unused "$scratch/table"; } >"$scratch/found"
if [ -s "$scratch/found" ]; then
  cat "$scratch/found" >&2
  echo "make layers: declare in Package.swift what is imported, and nothing else: see the line of stages in Sources/README.md" >&2
  exit 1
fi
