#!/usr/bin/env python3
"""tutorial.py BROWSER THEMEC FILE: draws what docs/tutorial.md ends with on phones: both brands, and one of them in the dark."""
import pathlib
import re
import sys
import tempfile

from phones import Phones, sheet

browser, themec, file = sys.argv[1:]
text = pathlib.Path("docs/tutorial.md").read_text(encoding="utf-8")
with tempfile.TemporaryDirectory() as folder:
    # The last text of each file is what it is at the end, but for the typo that the page fixes.
    for path, content in re.findall(r"^```yaml (\S+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        place = pathlib.Path(folder, path)
        place.parent.mkdir(exist_ok=True)
        place.write_text(content.replace("fil:", "fill:"), encoding="utf-8")
    phones = Phones(pathlib.Path(browser), pathlib.Path(themec), 300)
    choices = ["north?scene=shop", "south?scene=shop", "north?scene=feed&appearance=dark", "south?scene=feed&appearance=dark"]
    made = [phones.draw(folder, [], each) for each in choices]
    phones.page.close()
sheet(made, 4).save(file, optimize=True)
print(file, file=sys.stderr)
