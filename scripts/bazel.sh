#!/bin/bash
# bazel.sh: builds examples/bazel in two workspaces that share a remote cache, and proves that the second compiles nothing.
# THEMEC names the tool; without it, the release tool is used.
set -euo pipefail
cd "$(dirname "$0")/.."
THEMEC=$(readlink -f "${THEMEC:-.build/release/themec}")
export THEMEC

scratch=$(mktemp -d)
leave() {
  for workspace in one two; do
    [ ! -d "$scratch/$workspace.root" ] || build "$workspace" shutdown >/dev/null 2>&1 || true
  done
  if [ -f "$scratch/nginx.pid" ]; then
    server=$(cat "$scratch/nginx.pid")
    kill "$server" && tail --pid="$server" -f /dev/null || true
  fi
  # Bazel takes the right to write from what it made.
  chmod -R u+w "$scratch" && rm -rf "$scratch" || true
}
trap leave EXIT
fail() {
  echo "make bazel: $*" >&2
  cat "$scratch/log" >&2
  exit 1
}

# A cache as any web server keeps it that takes PUT, at the first port that is free.
mkdir -p "$scratch/cache"
nginx=$(PATH=$PATH:/usr/sbin command -v nginx)
serve() {
  cat >"$scratch/nginx.conf" <<NGINX
$([ "$(id -u)" != 0 ] || echo 'user root;')
pid $scratch/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path $scratch/bodies;
  proxy_temp_path $scratch/none; fastcgi_temp_path $scratch/none; uwsgi_temp_path $scratch/none; scgi_temp_path $scratch/none;
  server {
    listen 127.0.0.1:$1;
    location / { root $scratch/cache; dav_methods PUT; create_full_put_path on; client_max_body_size 0; }
  }
}
NGINX
  "$nginx" -q -p "$scratch" -c "$scratch/nginx.conf" -e "$scratch/log" 2>/dev/null
}
for ((port = 20000 + RANDOM % 20000, tries = 0; ; port++, tries++)); do
  [ $tries -lt 100 ] || fail "nginx, which keeps the cache, does not start"
  if serve "$port"; then break; fi
done

# Runs Bazel in a workspace; what it says goes to the log.
build() {
  (cd "$scratch/$1" && bazel --nohome_rc --output_user_root="$scratch/$1.root" "${@:2}") >"$scratch/log" 2>&1
}
compile() {
  build "$1" build --color=no --curses=no --remote_cache="http://127.0.0.1:$port/" "${@:2}" //... ||
    fail "Bazel failed in workspace $1"
}
# How the actions of the last build were done, such as `3 linux-sandbox, 1 internal`.
processes() { sed -nE 's/^INFO: [0-9]+ process(es)?: (.*)\.$/\2/p' "$scratch/log"; }
# Whether an action was run here.
ran() { processes | tr ',' '\n' | grep -v -e internal -e 'remote cache hit' || true; }

brands=$(find examples/bazel/brands -name '*.yaml' | wc -l)
for workspace in one two; do
  cp -r examples/bazel "$scratch/$workspace"
  # Links of a build in the example itself.
  rm -f "$scratch/$workspace"/bazel-*
done
echo "This file is declared as an input, and no theme reads it." >"$scratch/one/themes/notes.md"
cp "$scratch/one/themes/notes.md" "$scratch/two/themes/notes.md"

compile one
[[ "$(ran)" == *"$brands "* ]] || fail "the first workspace did not compile $brands brands: $(processes)"
compile two
[ -z "$(ran)" ] || fail "the second workspace compiled something: $(processes)"
[[ "$(processes)" == *"$brands remote cache hit"* ]] || fail "not every brand came from the cache: $(processes)"
echo "second workspace: $(processes)"

# What came from the cache is what themec builds without Bazel.
(cd "$scratch/two" && "$THEMEC" build -o plain --quiet)
for brand in "$scratch/two"/brands/*.yaml; do
  name=$(basename "$brand" .yaml)
  diff -r "$scratch/two/plain/$name" "$scratch/two/bazel-bin/$name" >"$scratch/log" || fail "the bundle of $name is another one"
done

echo "Nor does it now." >>"$scratch/one/themes/notes.md"
compile one
[ -z "$(ran)" ] || fail "an input that is not read built something: $(processes)"
echo '    ink: black' >>"$scratch/one/brands/elm.yaml"
compile one
[[ "$(ran)" == *"1 "* ]] || fail "a change of one brand did not compile one theme: $(processes)"
echo "one brand changed: $(processes)"
