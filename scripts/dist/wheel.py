#!/usr/bin/env python3
"""wheel.py: a wheel for each archive, which holds the tool as a script: `pip install themec` puts it beside Python's own."""
import base64
import hashlib

from release import SUMMARY, VERSION, archives, write_zip

README = """themec compiles themes into sliced PNGs and a manifest. The wheel holds the tool itself, without code in Python:

    pip install themec
    themec init my-theme && themec build
"""


def record(files: dict[str, bytes], name: str) -> bytes:
    def digest(data: bytes) -> str:
        return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")

    lines = [f"{path},sha256={digest(data)},{len(data)}" for path, data in sorted(files.items())]
    return "\n".join([*lines, f"{name},,", ""]).encode()


for archive in archives():
    info = f"themec-{VERSION}.dist-info"
    licenses = archive.texts(f"{info}/licenses/")
    metadata = [
        "Metadata-Version: 2.4", "Name: themec", f"Version: {VERSION}", f"Summary: {SUMMARY}", "License-Expression: MIT",
        *(f"License-File: {path.split('/licenses/', 1)[1]}" for path in sorted(licenses)),
        "Requires-Python: >=3.7", "Description-Content-Type: text/markdown", "", README,
    ]
    tags = [f"Tag: py3-none-{tag}" for tag in archive.system.wheel.split(".")]
    files = {
        f"themec-{VERSION}.data/scripts/themec": archive.tool,
        f"{info}/METADATA": "\n".join(metadata).encode(),
        f"{info}/WHEEL": "\n".join(
            ["Wheel-Version: 1.0", f"Generator: themec {VERSION}", "Root-Is-Purelib: false", *tags, ""]).encode(),
        **licenses,
    }
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD")
    write_zip(f"themec-{VERSION}-py3-none-{archive.system.wheel}.whl", files)
