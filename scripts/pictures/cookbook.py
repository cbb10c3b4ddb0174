#!/usr/bin/env python3
"""cookbook.py BROWSER THEMEC FOLDER FILE: draws the ten themes of docs/cookbook.md on phones, as `themec preview` shows them; FOLDER has the
folder `cookbook` of their fixtures, and the folder `examples`."""
import pathlib
import subprocess
import sys

from PIL import Image

from devtools import Page

browser, themec, folder, file = sys.argv[1:]
folder = pathlib.Path(folder).resolve()
# What each theme is about is what its phone shows.
themes = {
    "boxes-and-plain-colors": "", "dark-mode-by-tokens": "appearance=dark", "high-contrast-everywhere": "accessibility=highContrast",
    "tokens-by-a-resolver": "scene=shop", "forty-brands": "scene=form", "ios-26-bars": "scene=settings", "arabic-first": "direction=rtl",
    "game-panels": "", "speech-bubbles": "", "toolbar-icons": "",
}
across, width, gap = 5, 300, 20

phones = []
page = Page(browser, 1440, 1150)
for name, choices in themes.items():
    project = folder / ("examples/brands" if name == "forty-brands" else f"cookbook/{name}")
    html = folder / f"{name}.html"
    arguments = [] if name == "forty-brands" else ["."]
    subprocess.run([themec, "-C", project, "preview", "-q", *arguments, "-o", html], check=True)
    page.open(f"{html.as_uri()}#?zoom=1&scale=2&{choices}")
    page.until("document.querySelector('#stage canvas[data-drawn]')")
    # The device alone, on white and without the shadow of its frame.
    page.run("document.querySelector('.stage').style.background = '#fff'")
    page.run("document.querySelector('#stage').style.boxShadow = '0 0 0 8px var(--bezel), 0 0 0 11px var(--ring)'")
    phone = page.picture("#devices .frame")
    phones.append(phone.resize((width, round(phone.height * width / phone.width)), Image.Resampling.LANCZOS))
page.close()

height = phones[0].height
rows = len(phones) // across
sheet = Image.new("RGB", (across * (width + gap) + gap, rows * (height + gap) + gap), "white")
for index, phone in enumerate(phones):
    sheet.paste(phone, (gap + index % across * (width + gap), gap + index // across * (height + gap)))
sheet.save(file, optimize=True)
print(file, file=sys.stderr)
