"""measure_oxipng.py FOLDER LEVEL: what PyPI's `pyoxipng` makes of the pictures of a folder, in bytes and in seconds of a processor.

A file of the folder is a width and a height, 4 bytes each with the lowest first, and straight RGBA.
"""

import pathlib
import struct
import sys
import time

import oxipng

pictures = [path.read_bytes() for path in sorted(pathlib.Path(sys.argv[1]).iterdir())]
start = time.process_time()
count = 0
for picture in pictures:
    width, height = struct.unpack("<II", picture[:8])
    image = oxipng.RawImage(picture[8:], width, height)
    count += len(image.create_optimized_png(level=int(sys.argv[2])))
print(count, time.process_time() - start)
