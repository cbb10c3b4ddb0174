#!/bin/sh
# workflows.sh: checks the files that services read (workflows, actions, pipelines, hooks) with the schemas that check-jsonschema and
# pre-commit of PyPI bring along. Says so where these can't be had.
set -eu
cd "$(dirname "$0")/.."

folder=.build/check-jsonschema-0.39.0
if [ ! -e "$folder/ready" ]; then
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  rm -rf "$folder"
  if ! { scripts/deps.sh tool:venv && python3 -m venv "$folder" && "$folder/bin/python" -m pip install --quiet \
    --disable-pip-version-check check-jsonschema==0.39.0 pre-commit==4.7.0; } >"$log" 2>&1; then
    rm -rf "$folder"
    echo "make workflows: skipped: check-jsonschema of PyPI can't be installed: $(tail -n 1 "$log")" >&2
    exit 0
  fi
  touch "$folder/ready"
fi
check() { "$folder/bin/python" -m check_jsonschema --quiet --builtin-schema "vendor.$1" "$2" >&2; }
for workflow in .github/workflows/*.yml examples/review/review.yml; do check github-workflows "$workflow"; done
check github-actions action.yml
check gitlab-ci examples/ci/gitlab-ci.yml
check bitbucket-pipelines examples/ci/bitbucket-pipelines.yml
"$folder/bin/python" -m pre_commit validate-manifest .pre-commit-hooks.yaml >&2

# What a step runs is there.
for script in $(sed -nE 's,^.*[ "]((scripts|\.ci)/[A-Za-z0-9./_-]+).*$,\1,p' .github/workflows/*.yml) \
  $(sed -nE 's,^.*\$GITHUB_ACTION_PATH/([A-Za-z0-9./_-]+).*$,\1,p' action.yml); do
  [ -f "$script" ] || { echo "make workflows: a step names $script, which is not there" >&2; exit 1; }
done
