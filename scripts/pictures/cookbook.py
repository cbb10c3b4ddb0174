#!/usr/bin/env python3
"""cookbook.py BROWSER THEMEC FOLDER FILE: draws the ten themes of docs/cookbook.md on phones; FOLDER has the folder `cookbook` of
their fixtures, and the folder `examples`."""
import pathlib
import sys

from phones import Phones, sheet

browser, themec, folder, file = sys.argv[1:]
# What each theme is about is what its phone shows.
themes = {
    "boxes-and-plain-colors": "?", "dark-mode-by-tokens": "?appearance=dark", "high-contrast-everywhere": "?accessibility=highContrast",
    "tokens-by-a-resolver": "?scene=shop", "forty-brands": "?scene=form", "ios-26-bars": "?scene=settings",
    "arabic-first": "?direction=rtl", "game-panels": "?", "speech-bubbles": "?", "toolbar-icons": "?",
}
phones, made = Phones(browser, themec, 300), []
for name, choices in themes.items():
    is_brand = name == "forty-brands"
    project = pathlib.Path(folder, "examples/brands" if is_brand else f"cookbook/{name}")
    made.append(phones.draw(project, [] if is_brand else ["."], choices))
phones.page.close()
sheet(made, 5).save(file, optimize=True)
print(file, file=sys.stderr)
