#!/bin/sh
# manual.sh TOOL: the tool's manual page, made from what its `help` says of it and of each verb.
set -eu
tool=$1
# The width of the lines, whatever terminal this is.
export COLUMNS=80

# Text as it stands, whatever troff makes of a leading dot, a backslash or a hyphen.
verbatim() {
  printf '.nf\n'
  sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\\([.']\\)/\\\\\\&\\1/"
  printf '.fi\n'
}

help=$("$tool" help)
printf '.TH THEMEC 1 "" "" "themec"\n.SH NAME\nthemec \\- a declarative theme compiler\n.SH DESCRIPTION\n'
printf '%s\n' "$help" | verbatim
# A verb is the first word of a line below VERBS that is indented by two; what is indented more goes on above.
verbs=$(printf '%s\n' "$help" | awk '/^VERBS:/ { inside = 1; next } /^[A-Z]/ { inside = 0 } inside && /^  [a-z]/ { print $1 }')
if [ -z "$verbs" ]; then
  echo "manual.sh: \`$tool help\` lists no verbs" >&2
  exit 1
fi
for verb in $verbs; do
  printf '.SH "THEMEC %s"\n' "$(printf '%s' "$verb" | tr '[:lower:]' '[:upper:]')"
  "$tool" help "$verb" | verbatim
done
