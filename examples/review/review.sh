#!/bin/sh
# review.sh: tells what the themes of the project in the current folder look like now, compared with where the branch began, and
# ends with status 1 if something changed that a person has to decide about. Nothing is checked out: the themes of both sides
# are compiled in memory.
#
# Writes to the folder THEMEC_REVIEW, or `themec-review`:
#   review.md   a comment for a pull request
#   review.png  before and after on one sheet, if this themec draws it and something can be seen
#
# THEMEC           the tool; `themec` if not set
# THEMEC_BASE      the branch that this one is merged into; if not set, the remote's default branch, `main` or `master`
# THEMEC_FAIL_ON   the mildest grade that ends with status 1: breaking, visible, metadata or none; `breaking` if not set
# THEMEC_BASELINE  a file with warnings that are known; used if it exists
set -eu
themec=${THEMEC:-themec}
folder=${THEMEC_REVIEW:-themec-review}
failon=${THEMEC_FAIL_ON:-breaking}
baseline=${THEMEC_BASELINE:-themec.baseline}
case $failon in
  breaking | visible | metadata | none) ;;
  *)
    echo "review.sh: THEMEC_FAIL_ON is breaking, visible, metadata or none, and not \`$failon\`" >&2
    exit 2
    ;;
esac

# Themes with errors have no look that could be compared.
set -- check --quiet
[ ! -f "$baseline" ] || set -- "$@" --baseline "$baseline"
"$themec" "$@"

set --
if [ -n "${THEMEC_BASE:-}" ]; then
  base=$(git merge-base "$THEMEC_BASE" HEAD) || {
    echo "review.sh: git finds no commit that this branch and \`$THEMEC_BASE\` have in common; fetch all of the history" >&2
    exit 2
  }
  set -- "git:$base"
fi

mkdir -p "$folder"
sheet=no
case $("$themec" help diff) in *--png*) sheet=yes ;; esac
rm -f "$folder/review.png"
[ $sheet = no ] || "$themec" diff "$@" --png "$folder/review.png" >/dev/null
status=0
if [ "$failon" = none ]; then
  "$themec" diff "$@" --format markdown >"$folder/review.md" || status=$?
else
  "$themec" diff "$@" --format markdown --fail-on "$failon" >"$folder/review.md" || status=$?
fi
cat "$folder/review.md"
exit $status
