#!/bin/bash
# words.sh: finds British spellings and quaint words in what people read. The rules are in words.rules.
set -euo pipefail
cd "$(dirname "$0")/.."

# Takes the file of rules and the files to look at; prints `PATH:LINE: what is there (write …)`.
look() {
  awk -F '\t' '
    # What is between the quotes of a line of Swift; all of it within a text of many lines.
    function quoted(line,    found) {
      quotes = gsub(/"""/, "", line)
      if (quotes % 2) { inText = !inText; return "" }
      if (inText) return line
      if (line ~ /^ *\/\//) return ""
      gsub(/\\"/, "", line)
      gsub(/\\\(([^()"]|\([^()"]*\))*\)/, "", line)
      while (match(line, /"[^"]*"/)) {
        found = found " " substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
      }
      return found
    }
    FILENAME ~ /words\.rules$/ {
      if ($1 == "allow") allowed[++allowances] = $2
      else if ($0 !~ /^#/ && NF == 3) { count++; kind[count] = $1; pattern[count] = $2; advice[count] = $3 }
      next
    }
    FNR == 1 {
      inText = 0
      isAllowed = 0
      for (i = 1; i <= allowances; i++) if (index(FILENAME, allowed[i]) == 1) isAllowed = 1
    }
    isAllowed { next }
    {
      line = tolower($0)
      text = FILENAME ~ /\.md$/ ? line : quoted(line)
      for (i = 1; i <= count; i++) {
        if (match(kind[i] == "style" ? text : line, pattern[i])) {
          print FILENAME ":" FNR ": write " advice[i] "\n    " $0
        }
      }
    }
  ' "$@"
}

# The lint itself: it sees a spelling in a comment and a word in a text, and leaves code alone.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf '// the centre\nlet anew = "built anew"\nlet mend = "\\(mend)"\nlet text = """\n  mended\n  """\n// anew\n' \
  >"$scratch/cases.swift"
lines=$(look scripts/words.rules "$scratch/cases.swift" | sed -n 's/^[^ ]*:\([0-9]*\): .*/\1/p' | tr '\n' ' ')
if [ "$lines" != "1 2 5 " ]; then
  echo "make words: the lint itself is broken: it finds lines $lines of its cases, not 1 2 5" >&2
  exit 1
fi

files=$(find README.md SECURITY.md CHANGELOG.md Tests/README.md docs examples Sources ThemeRuntime \
  -name '*.md' -o \( -path 'Sources/*' -o -path 'ThemeRuntime/*' \) \( -name '*.swift' -o -name '*.[chm]' \) | LC_ALL=C sort)
[ -n "$files" ] || exit 1
found=$(look scripts/words.rules $files)
if [ -n "$found" ]; then
  printf '%s\n' "$found" >&2
  exit 1
fi
