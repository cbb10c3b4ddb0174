#!/bin/bash
# determinism.sh: finds in Sources what would make two machines, or two runs, build different bytes. The rules are in
# determinism.rules, what they must find in determinism.cases.
set -euo pipefail
cd "$(dirname "$0")/.."

# Takes a file of rules and files of source; prints `PATH:LINE: RULE: WHY` and the line. With `cases`, takes one file of
# cases and prints those that went another way.
lint() {
  awk -F '\t' -v cases="$1" '
    # The code of a line: without texts, without comments.
    function code(line) {
      gsub(/\\"/, "", line)
      gsub(/"[^"]*"/, "\"\"", line)
      sub(/(^|[ \t])\/\/.*/, "", line)
      return line
    }
    # The names that a file gives to dictionaries.
    function noteDictionaries(path,    line, name) {
      delete dictionaries
      while ((getline line < path) > 0) {
        line = code(line)
        while (match(line, /[A-Za-z_][A-Za-z_0-9]*(: *(inout +)?\[[A-Za-z.<>?]+ *: | = \[[A-Z][A-Za-z.<>?]*: [^]]*\]\(\))/)) {
          name = substr(line, RSTART, RLENGTH)
          line = substr(line, RSTART + RLENGTH)
          sub(/[^A-Za-z_0-9].*/, "", name)
          dictionaries[name] = 1
        }
      }
      close(path)
    }
    # Whether a line visits pairs of a dictionary of the file.
    function visits(line) {
      if (line !~ /for \([^)]*\) in [A-Za-z_0-9.]+/ || line ~ /sorted/) return 0
      sub(/.*for \([^)]*\) in (self\.)?/, "", line)
      sub(/(\.(lazy|filter|map|compactMap|flatMap))*([^A-Za-z_0-9.].*)?$/, "", line)
      return line in dictionaries
    }
    function matches(i, line) { return line ~ pattern[i] && !(rule[i] == "dictionary" && line ~ /sorted/) }
    function found(line, name,    i) {
      for (i = 1; i <= count; i++) if ((name == "" || rule[i] == name) && matches(i, line)) return i
      return 0
    }
    function allowed(name, path,    i) {
      for (i = 1; i <= allowances; i++) if (allowedRule[i] == name && index(path, allowedPath[i]) == 1) return 1
      return 0
    }
    FILENAME ~ /\.rules$/ {
      if ($0 ~ /^#/ || NF < 3) next
      if ($1 == "allow") { allowances++; allowedRule[allowances] = $2; allowedPath[allowances] = $3; next }
      count++; rule[count] = $1; pattern[count] = $2; why[count] = $3
      next
    }
    cases == "cases" {
      # Pairs of a dictionary are found only in a file, which says what is one.
      if ($0 ~ /^#/ || NF < 2 || $1 == "pairs") next
      i = found(code($2), $1 == "ok" ? "" : $1)
      if ($1 == "ok" && i) print "found by `" rule[i] "`, but allowed: " $2
      if ($1 != "ok" && !i) print "not found by `" $1 "`: " $2
      seen[$1] = 1
      next
    }
    FNR == 1 { inText = 0; noteDictionaries(FILENAME) }
    # A text of many lines begins or ends here.
    {
      line = $0
      quotes = gsub(/"""/, "", line)
      wasText = inText
      if (quotes % 2) inText = !inText
      if (wasText || quotes) next
      line = code($0)
      if (visits(line) && !allowed("pairs", FILENAME)) {
        print FILENAME ":" FNR ": pairs: the order of a Dictionary differs between two runs: sort it\n    " $0
      }
      for (i = 1; i <= count; i++) {
        if (matches(i, line) && !allowed(rule[i], FILENAME)) {
          print FILENAME ":" FNR ": " rule[i] ": " why[i] "\n    " $0
        }
      }
    }
    END { if (cases == "cases") for (i = 1; i <= count; i++) if (!(rule[i] in seen)) print "no case for `" rule[i] "`" }
  ' "${@:2}"
}

wrong=$(lint cases scripts/determinism.rules scripts/determinism.cases)
if [ -n "$wrong" ]; then
  printf 'make determinism: the lint itself is broken:\n%s\n' "$wrong" >&2
  exit 1
fi
# Once more as source: every bad case is found on its line, none of the good ones.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
{ printf 'let text = """\n  sin(x)\n  """\n'; grep -v '^#' scripts/determinism.cases | cut -f 2; } >"$scratch/cases.swift"
expected=$(grep -v '^#' scripts/determinism.cases | awk -F '\t' '$1 != "ok" { print NR + 3 }')
lines=$(lint sources scripts/determinism.rules "$scratch/cases.swift" | sed -n 's/^[^ ]*:\([0-9]*\): .*/\1/p' | uniq)
if [ "$lines" != "$expected" ]; then
  echo "make determinism: the lint itself is broken: it does not find the bad cases in a file" >&2
  exit 1
fi

# What ships to users runs in their apps, and in no build.
files=$(find Sources -path 'Sources/*Runtime/*/*' -prune -o \( -name '*.swift' -o -name '*.c' -o -name '*.h' \) -print |
  LC_ALL=C sort)
[ -n "$files" ] || exit 1
found=$(lint sources scripts/determinism.rules $files)
if [ -n "$found" ]; then
  printf '%s\n' "$found" >&2
  exit 1
fi
