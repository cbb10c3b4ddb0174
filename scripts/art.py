#!/usr/bin/env python3
"""art.py DIR: writes `art/back.png` beside each `art/back.png.txt` below DIR. Tests/FixtureSupport/PictureText.swift says what such a text is."""
import pathlib
import struct
import sys
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(text):
    colors, _, rows = text.partition("---\n")
    palette = {}
    for line in colors.splitlines():
        digits = line.split("#")[-1].strip()
        palette[line[0]] = bytes.fromhex(digits if len(digits) == 8 else digits + "ff")
    pixels = []
    for line in rows.splitlines():
        runs = line.split()
        repeats = int(runs.pop()[1:]) if "x" not in palette and runs[-1][0] == "x" else 1
        row = b"".join(palette[run[-1]] * int(run[:-1] or 1) for run in runs)
        pixels += [b"\0" + row] * repeats
    header = struct.pack(">IIBBBBB", len(pixels[0]) // 4, len(pixels), 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"".join(pixels))) + chunk(b"IEND", b"")


for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.png.txt")):
    file.with_suffix("").write_bytes(png(file.read_text()))
