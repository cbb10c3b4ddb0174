# merge.sh OURS THEIRS: merges two branches, for all targets, whose themes two commands change.
set -e
export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
git checkout -q main
git branch -q -D ours theirs 2>/dev/null || :
for branch in ours theirs; do
  git checkout -q -b $branch main
  eval "$1"
  if git diff --quiet; then exit 1; fi
  themec build -q
  git add -A
  git commit -q -m $branch
  shift
done
git merge -q ours -m merged >/dev/null
# The merged bundle is what the merged theme compiles to.
themec build -q --verify
themec build -q --verify=facts
