#!/usr/bin/env python3
"""serving.py BROWSER THEMEC THEME FILE: a moving picture of `themec preview --serve`, as an animated PNG: a theme that is edited, the page
that follows it, an error, and its fix."""
import html
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

from devtools import Page

browser, themec, theme, file = sys.argv[1:]
themec, shown, lines = pathlib.Path(themec).resolve(), (340, 520), 26
# What is edited: what is there, what is in its place, and what the page shows then.
is_new = "document.querySelector('#problems').hidden && document.querySelector('#stage .scroller') !== window.old"
has_error, has_none = "!document.querySelector('#problems').hidden", "document.querySelector('#problems').hidden"
edits = [
    ('accent: { value: "#2f48c2"', 'accent: { value: "#b3261e"', is_new),
    ("shape: capsule", "shape: { roundedRectangle: { radius: 10 } }", is_new),
    ("parameters: { fill: $accent }", "parameters: { fill: $acent }", has_error),
    ("fill: $acent", "fill: $accent", has_none),
    ('accent: { value: "#b3261e"', 'accent: { value: "#00696e"', is_new),
]
style = """
  body { margin: 0; background: #14171c; color: #d7dce2; font: 12px/19px ui-monospace, "DejaVu Sans Mono", monospace }
  p { margin: 0 0 8px; padding: 8px 16px; background: #1f242b; font: 600 12px/18px system-ui, sans-serif }
  pre { margin: 0; padding: 0 16px; overflow: hidden; font: inherit } mark { background: #3d5a80; color: #fff; border-radius: 2px }
  b { color: #8fbcf0; font-weight: 400 } i { color: #e8b27a; font-style: normal }
"""


def editor(page, text, changed):
    """A picture of an editor with the first lines of a theme, of which one is marked."""
    rows = [html.escape(line, quote=False) for line in text.splitlines()[2:2 + lines]]
    colored = [re.sub(r'("#\w+"|\$\w+)', r"<i>\1</i>", re.sub(r"^(\s*(?:- )?)(\w+)(?=:)", r"\1<b>\2</b>", row)) for row in rows]
    marked = [f"<mark>{row}</mark>" if plain.strip() and plain == html.escape(changed, quote=False) else row for plain, row in zip(rows, colored)]
    page.run("document.documentElement.innerHTML = %r" % f"<style>{style}</style><p>my-theme.theme.yaml</p><pre>{chr(10).join(marked)}</pre>")
    return page.picture()


with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder) / "my-theme.theme.yaml"
    text = pathlib.Path(theme).read_text(encoding="utf-8")
    place.write_text(text, encoding="utf-8")
    server = subprocess.Popen([themec, "-C", folder, "preview", "--serve", "0", place.name], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True)
    served, typed = Page(browser, 700, shown[1]), Page(browser, *shown)
    frames = []

    def take(changed=""):
        pair = [editor(typed, text, changed), served.picture()]
        frame = Image.new("RGB", (sum(each.width for each in pair), shown[1]))
        frame.paste(pair[0], (0, 0))
        frame.paste(pair[1], (pair[0].width, 0))
        frames.append(frame)

    served.open(server.stdout.readline().strip() + "#my-theme?scene=feed&scale=2&appearance=light")
    served.until("document.querySelector('#stage canvas[data-drawn]')")
    take()
    for before, after, condition in edits:
        served.run("window.old = document.querySelector('#stage .scroller')")
        text = text.replace(before, after, 1)
        place.write_text(text, encoding="utf-8")
        served.until(condition)
        take(next(line for line in text.splitlines() if after in line))
    server.terminate()
    served.close()
    typed.close()



def changed(before, after):
    """A frame with nothing where it is as the one before it, so that only what changes needs bytes."""
    levels = ImageChops.difference(before, after).split()
    mask = ImageChops.lighter(ImageChops.lighter(levels[0], levels[1]), levels[2]).point(lambda level: 255 if level else 0)
    frame = Image.new("RGBA", after.size)
    frame.paste(after.convert("RGBA"), (0, 0), mask)
    return frame


first, others = frames[0].convert("RGBA"), [changed(*pair) for pair in zip(frames, frames[1:])]
first.save(file, save_all=True, append_images=others, duration=[1600] + [2000] * len(others), loop=0, blend=1, optimize=True)
print(file, file=sys.stderr)
