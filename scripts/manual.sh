#!/bin/sh
# manual.sh TOOL: the tool's manual page, made from what its `help` says of it and of each command.
set -eu
tool=$1
# The width of the lines, whatever terminal this is: man indents them by seven, and a terminal has 80.
export COLUMNS=73

# Text as it stands, whatever troff makes of a leading dot, a backslash or a hyphen.
verbatim() {
  printf '.nf\n'
  sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\\([.']\\)/\\\\\\&\\1/"
  printf '.fi\n'
}

help=$("$tool" help)
printf '.TH THEMEC 1 "" "" "themec"\n.SH NAME\nthemec \\- a declarative theme compiler\n.SH DESCRIPTION\n'
printf '%s\n' "$help" | verbatim
# A command is the first word of a line below COMMANDS that is indented by two; what is indented more goes on above.
commands=$(printf '%s\n' "$help" | awk '/^COMMANDS:/ { inside = 1; next } /^[A-Z]/ { inside = 0 } inside && /^  [a-z]/ { print $1 }')
if [ -z "$commands" ]; then
  echo "manual.sh: \`$tool help\` lists no commands" >&2
  exit 1
fi
for command in $commands; do
  printf '.SH "THEMEC %s"\n' "$(printf '%s' "$command" | tr '[:lower:]' '[:upper:]')"
  "$tool" help "$command" | verbatim
done
