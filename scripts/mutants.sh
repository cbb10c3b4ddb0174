#!/bin/bash
# mutants.sh: makes the mistakes of Tests/Mutants/mutants.txt, one of each target at a time and those in art alone, and says
# by what each is caught. Ends red where one is not. It changes files in Sources and puts them back when it ends.
set -euo pipefail
cd "$(dirname "$0")/.."

list=Tests/Mutants/mutants.txt
if ! git diff --quiet -- Sources; then
  echo "make mutants: Sources has changes that are not committed: commit them first" >&2
  exit 2
fi
log=$(mktemp)
trap 'git checkout --quiet -- Sources; rm -f "$log"' EXIT
trap 'exit 130' INT TERM

targets=() titles=() files=() olds=() news=()
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    '@ '*) files+=("${line:2}") ;;
    '- '*) olds+=("${line:2}") ;;
    '+ '*) news+=("${line:2}") ;;
    '#'* | '') ;;
    *) targets+=("${line%%:*}") titles+=("$line") ;;
  esac
done <"$list"

# Puts one text in the place of another, which has to be in the file exactly once.
mutate() {
  local text rest
  text=$(cat "$1" && printf x)
  rest=${text/"$2"/}
  if [ "$rest" = "$text" ] || [ "${rest/"$2"/}" != "$rest" ]; then
    echo "make mutants: \`$2\` has to be once in $1: fix $list" >&2
    exit 2
  fi
  text=${text/"$2"/"$3"}
  printf %s "${text%x}" >"$1"
}

# What no mutant is to blame for.
check() {
  swift build --product mutants -debug-info-format none 2>&1 | grep -E 'error:|Compiling|Build' | tail -n 5 >"$log.build" || true
  grep -q 'Build.*complete' "$log.build" || { cat "$log.build" >&2 && exit 1; }
  rm -f "$log.build"
  .build/debug/mutants >"$log"
}
check
if [ -s "$log" ]; then
  echo "make mutants: something is wrong without any mistake:" >&2
  cat "$log" >&2
  exit 1
fi

left=0 done=0
remaining=(${titles[@]+"${!titles[@]}"})
while [ ${#remaining[@]} -gt 0 ]; do
  batch=() later=() taken=' '
  for index in ${remaining[@]+"${remaining[@]}"}; do
    # UIKit gets its pictures from the catalog: a mistake there would be seen here.
    group=${targets[index]/uikit/xcassets}
    # A mistake in art would be seen in every target.
    [ "$group" != art ] || [ ${#batch[@]} -eq 0 ] || taken+='art '
    case $taken in
      *" $group "* | ' art ') later+=("$index") ;;
      *) batch+=("$index") taken+="$group " ;;
    esac
  done
  for index in ${batch[@]+"${batch[@]}"}; do mutate "${files[index]}" "${olds[index]}" "${news[index]}"; done
  check
  git checkout --quiet -- Sources
  for index in ${batch[@]+"${batch[@]}"}; do
    how=$(grep "^${targets[index]} " "$log" | sed 's/:.*//' | cut -d ' ' -f 2 | paste -s -d ' ' -) || true
    done=$((done + 1))
    [ -n "$how" ] || left=$((left + 1))
    printf '%-70s %s\n' "${titles[index]}" "${how:-NOT CAUGHT}"
    grep "^${targets[index]} " "$log" | sed 's/^/    /' || true
  done
  remaining=(${later[@]+"${later[@]}"})
done
echo "$((done - left)) of $done caught"
[ $left -eq 0 ]
