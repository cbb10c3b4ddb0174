# Makes a repository of this folder and commits the shop with its bundle.
cd "$(dirname "$0")"
git init -q -b main .
git config user.name a
git config user.email a@example.com
cd "my shop [1]"
printf '*.md text\n*.png -text' >.gitattributes
themec build -q
git add -A
git commit -q -m change
