#!/bin/sh
# check-themes.sh: checks the themes of the project in the current folder and, if bundles are in git, that they are what the
# themes come to. Writes themec.sarif for services that show warnings beside the lines of a pull request. Ends with status 1 if
# something is wrong with a theme or a bundle.
#
# THEMEC           the tool; `themec` if not set
# THEMEC_BASELINE  a file with warnings that are known and not reported; used if it exists
# THEMEC_VERIFY    `all` compares all files, `facts` the manifests and digests, `none` nothing; `none` if not set
set -eu
themec=${THEMEC:-themec}
baseline=${THEMEC_BASELINE:-themec.baseline}
set --
[ ! -f "$baseline" ] || set -- --baseline "$baseline"

status=0
"$themec" check "$@" --format sarif >themec.sarif || status=$?
# A run that is used wrongly or fails prints none, and services refuse an empty file.
[ -s themec.sarif ] || rm -f themec.sarif
# Again for people who read the log: a check takes milliseconds.
"$themec" check "$@" || true
[ $status = 0 ] || exit $status

case ${THEMEC_VERIFY:-none} in
  none) ;;
  all | facts) "$themec" build --quiet "$@" --verify="$THEMEC_VERIFY" ;;
  *)
    echo "check-themes.sh: THEMEC_VERIFY is all, facts or none, and not \`$THEMEC_VERIFY\`" >&2
    exit 2
    ;;
esac
