#!/usr/bin/env python3
"""sums.py: SHA256SUMS of all that is in build/dist, as `sha256sum --check` reads it."""
from release import OUT, sha256, write

files = sorted(path for path in OUT.iterdir() if path.is_file() and path.name != "SHA256SUMS")
write("SHA256SUMS", "".join(f"{sha256(path.read_bytes())}  {path.name}\n" for path in files).encode())
