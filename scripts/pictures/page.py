#!/usr/bin/env python3
"""page.py BROWSER PAGE WIDTH HEIGHT FILE: a picture of a page, as large as it says in points, at 2x."""
import pathlib
import sys

from devtools import Page

browser, path, width, height, file = sys.argv[1:]
path, _, choices = path.partition("#")
page = Page(browser, int(width), int(height), scale=2)
page.open(f"{pathlib.Path(path).resolve().as_uri()}#{choices}")
page.until("[...document.images].every((image) => image.complete) && document.fonts.status === 'loaded'")
page.picture().save(file, optimize=True)
page.close()
print(file, file=sys.stderr)
