#!/bin/bash
# pictures.sh: makes docs/preview.png, the page that .build/release/themec, or THEMEC, writes of the themes that ship; docs/overview.png,
# docs/web.png and docs/looks.png, the pages of examples/web with what it compiles and with the themes of docs/looks.md;
# docs/tutorial.png and docs/cookbook.png, the themes of these pages on phones; and docs/serving.png, a theme that is edited while
# its page is open. Another browser or other fonts make other pixels, so no check compares them.
set -euo pipefail
cd "$(dirname "$0")/.."

browser=$(scripts/browser.sh chromium)
if [ -z "$browser" ]; then
  echo "make pictures: there is no Chromium; install it, or set THEMEC_BROWSER to where it is" >&2
  exit 1
fi
scripts/deps.sh tool:pillow
python=python3
"$python" -c 'from PIL import Image' 2>/dev/null || python=/usr/bin/python3
themec=$(realpath "${THEMEC:-.build/release/themec}")

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/examples"
cp -R themes "$scratch"
cp -R examples/web "$scratch/examples"
rm -rf "$scratch/examples/web/build"
make -s -C "$scratch/examples/web" THEMEC="$themec" >&2

# The dark halves of the overview and of the page of looks are attributes of the pages.
cp -R Tests/Fixtures/looks "$scratch"
mkdir "$scratch/looks/first"
cp Sources/CTexts/starter.theme.yaml "$scratch/looks/first/my-theme.theme.yaml"
cat >"$scratch/looks/themec.yaml" <<'END'
themec: 1
themes: [ "*/*.theme.yaml" ]
targets: { css: { dark: attribute } }
END
"$themec" -C "$scratch/looks" build -q
cp -R "$scratch/looks/build" "$scratch/examples/web"

# The first part of the theme that `themec init` writes.
sed -e '1,/^name:/d' -e '/^backButtons:/,$d' -e 's/&/\&amp;/g' -e 's/</\&lt;/g' Sources/CTexts/starter.theme.yaml |
  sed -e '1{/^$/d;}' -e '${/^$/d;}' >"$scratch/theme"
page=$scratch/examples/web/overview.html
sed -e "/@THEME@/{
    s/@THEME@.*//
    r $scratch/theme
    a </pre>
  }" "$page" >"$page.new"
mv "$page.new" "$page"

"$themec" preview -q themes -o "$scratch/themes.html"
"$python" scripts/pictures/page.py "$browser" "$scratch/themes.html#fjord?scene=feed" 1440 900 docs/preview.png
"$python" scripts/pictures/page.py "$browser" "$scratch/examples/web/overview.html" 1264 744 docs/overview.png
"$python" scripts/pictures/page.py "$browser" "$scratch/examples/web/index.html" 720 732 docs/web.png
"$python" scripts/pictures/page.py "$browser" "$scratch/examples/web/looks.html" 904 816 docs/looks.png

cp -R Tests/Fixtures/cookbook "$scratch"
"$python" scripts/art.py "$scratch/cookbook"
cp -R examples/brands "$scratch/examples"
rm -rf "$scratch/examples/brands/build"
"$python" scripts/pictures/cookbook.py "$browser" "$themec" "$scratch" docs/cookbook.png
"$python" scripts/pictures/tutorial.py "$browser" "$themec" docs/tutorial.png
"$python" scripts/pictures/serving.py "$browser" "$themec" Sources/CTexts/starter.theme.yaml docs/serving.png
