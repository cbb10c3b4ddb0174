#!/bin/bash
# words.sh: finds British spellings and quaint words in what people read: pages, texts, comments, scripts and what ships.
# The rules are in words.rules.
set -euo pipefail
cd "$(dirname "$0")/.."

# Takes the file of rules and the files to look at; prints `PATH:LINE: what is there (write …)`.
look() {
  awk -F '\t' '
    # The comment and what is between the quotes of a line of Swift or C; all of it within a text of many lines.
    function prose(line,    found, comment) {
      quotes = gsub(/"""/, "", line)
      if (quotes % 2) { inText = !inText; return "" }
      if (inText) return line
      if (line ~ /^ *(\/\/|\/?\*)/) return line
      gsub(/\\"/, "", line)
      gsub(/\\\(([^()"]|\([^()"]*\))*\)/, "", line)
      comment = match(line, / \/[\/*] [^"]*$/) ? substr(line, RSTART) : ""
      while (match(line, /"[^"]*"/)) {
        found = found " " substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
      }
      return found comment
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
      text = FILENAME ~ /\.([chm]|swift)$/ ? prose(line) : line
      for (i = 1; i <= count; i++) {
        if (match(kind[i] == "style" ? text : line, pattern[i])) {
          print FILENAME ":" FNR ": write " advice[i] "\n    " $0
        }
      }
    }
  ' "$@"
}

# The lint itself: it sees words in comments and texts, and leaves code alone.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf '// the centre\nlet anew = "built anew"\nlet mend = "\\(mend)"\nlet text = """\n  mended\n  """\n// anew\nmend() // anew\n' \
  >"$scratch/cases.swift"
printf 'name: a\nsummary: built anew\n' >"$scratch/cases.yaml"
lines=$(look scripts/words.rules "$scratch"/cases.* | sed -n 's/^[^ ]*:\([0-9]*\): .*/\1/p' | tr '\n' ' ')
if [ "$lines" != "1 2 5 7 8 2 " ]; then
  echo "make words: the lint itself is broken: it finds lines $lines of its cases, not 1 2 5 7 8 2" >&2
  exit 1
fi

# Not what tools write, which lies in folders of these names and in the page of themes, nor the words themselves.
files=$(find ./*.md Makefile Package.swift Sources ThemeRuntime Tests docs examples scripts themes -type f \
  -not -path '*/Fixtures/*' -not -path '*/expected/*' -not -path '*/build/*' -not -path '*/.build/*' -not -name 'words.*' \
  -not -path 'docs/themes.html' \
  \( -name '*.swift' -o -name '*.[chm]' -o -name '*.js' -o -name '*.css' -o -name '*.dart' -o -name '*.html' \
  -o -name '*.md' -o -name '*.y*ml' -o -name '*.sh' -o -name '*.py' -o -name '*.rules' -o -name '*.bzl' \
  -o -name Makefile \) | sed 's,^\./,,' | LC_ALL=C sort)
[ -n "$files" ] || exit 1
found=$(look scripts/words.rules $files)
if [ -n "$found" ]; then
  printf '%s\n' "$found" >&2
  exit 1
fi
