"""Phones with themes on them, as `themec preview` shows them."""
import pathlib
import subprocess

from PIL import Image

from devtools import Page


class Phones:
    """What draws phones, each so many pixels wide."""

    def __init__(self, browser, themec, width):
        self.page, self.themec, self.width = Page(browser, 1440, 1150), themec, width

    def draw(self, project, arguments, choices):
        """The phone of a theme of a project, with choices as the address of the page has them."""
        html = pathlib.Path(project) / "phone.html"
        subprocess.run([self.themec, "-C", project, "preview", "-q", *arguments, "-o", html], check=True)
        self.page.open(f"{html.resolve().as_uri()}#{choices}&zoom=1&scale=2")
        self.page.until("document.querySelector('#stage canvas[data-drawn]')")
        # The device alone, on white and without the shadow of its frame.
        self.page.run("document.querySelector('.stage').style.background = '#fff'")
        self.page.run("document.querySelector('#stage').style.boxShadow = '0 0 0 8px var(--bezel), 0 0 0 11px var(--ring)'")
        phone = self.page.picture("#devices .frame")
        return phone.resize((self.width, round(phone.height * self.width / phone.width)), Image.Resampling.LANCZOS)


def sheet(phones, across, gap=20):
    """Phones beside and below each other, on white."""
    width, height = phones[0].size
    rows = -(-len(phones) // across)
    made = Image.new("RGB", (across * (width + gap) + gap, rows * (height + gap) + gap), "white")
    for index, phone in enumerate(phones):
        made.paste(phone, (gap + index % across * (width + gap), gap + index // across * (height + gap)))
    return made
