#!/bin/bash
# shell.sh: finds in scripts what bash 3.2 of macOS does not know or takes otherwise.
set -euo pipefail
cd "$(dirname "$0")/.."

# Takes scripts; prints `PATH:LINE: what is there` and the line.
look() {
  awk '
    function find(pattern, words) {
      if (code ~ pattern) print FILENAME ":" FNR ": " words "\n    " $0
    }
    # What a script writes for others, such as its own cases below, is not its code.
    FNR == 1 { inText = 0 }
    inText { if ($0 == "CASES") inText = 0; next }
    /<<.?CASES/ { inText = 1 }
    {
      code = $0
      sub(/(^|[ \t])#.*/, "", code)
      # What stands for nothing if the array is empty.
      gsub(/\$\{[A-Za-z_][A-Za-z_0-9]*\[[@*]\]\+"\$\{!?[A-Za-z_][A-Za-z_0-9]*\[[@*]\]\}"\}/, "", code)
      find("\\$\\{!?[A-Za-z_][A-Za-z_0-9]*\\[[@*]\\]", "an empty array is unset there: write ${name[@]+\"${name[@]}\"}")
      find("(declare|local|typeset) +-[a-z]*[An]", "there are no associative arrays and no references")
      find("(^|[;&| \t])(mapfile|readarray|coproc)([ \t]|$)", "there is no such command")
      find("wait +-n", "wait has no -n")
      find("\\$\\{[A-Za-z_0-9]+(\\^|,)", "letters have no other case")
      find("\\|&|&>>|;;?&[ \t]*$", "there is no such operator")
      find("\\[\\[ -v |\\[ -v ", "test has no -v")
      find("\\[-[0-9]+\\]\\}", "arrays are not counted from the end")
      find("shopt -s (globstar|lastpipe|inherit_errexit)", "there is no such option")
      find("EPOCH(SECONDS|REALTIME)|BASHPID", "there is no such variable")
    }
  ' "$@"
}

# The lint itself: it sees each of these kinds, and leaves the last lines alone.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cat >"$scratch/cases.sh" <<'CASES'
run "${flags[@]}"
for index in "${!titles[@]}"; do
declare -A seen
  local -n other=$1
mapfile -t lines <file
wait -n || status=1
echo "${word^^}"
make |& tee log
[ -v name ]
echo "${names[-1]}"
shopt -s globstar
now=$EPOCHSECONDS
run ${flags[@]+"${flags[@]}"} "${@:2}" "${#flags[@]}" # "${flags[@]}"
echo "${word%,}" "${word:-a,b}" && wait
CASES
lines=$(look "$scratch/cases.sh" | sed -n 's/^[^ ]*:\([0-9]*\): .*/\1/p' | tr '\n' ' ')
if [ "$lines" != "1 2 3 4 5 6 7 8 9 10 11 12 " ]; then
  echo "make shell: the lint itself is broken: it finds lines $lines of its cases, not 1 to 12" >&2
  exit 1
fi

# Of this one, what it looks for.
files=$(find scripts examples .ci -type f ! -name '*.md' ! -path scripts/shell.sh | LC_ALL=C sort | while read -r file; do
  case $(head -n 1 "$file" | LC_ALL=C tr -d '\0') in '#!'*sh) echo "$file" ;; esac
done)
[ -n "$files" ] || exit 1
found=$(look $files)
if [ -n "$found" ]; then
  printf '%s\n' "$found" >&2
  exit 1
fi
