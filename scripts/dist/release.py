"""What the scripts of a release share: its version, the systems it is for, and archives that have the same bytes each time."""
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import stat
import tarfile
import zipfile
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "dist"
VERSION = re.search('themecVersion = "(.*)"', (ROOT / "Sources/themec/Version.swift").read_text()).group(1)
SUMMARY = "A compiler for themes: sliced PNGs, a manifest, and what UIKit, Android, CSS and Flutter read"


class System(NamedTuple):
    """A system and a processor, in the words of each kind of package."""
    name: str  # as `uname` says it: what the archive is called
    wheel: str
    npm: str
    triple: str
    formula: str
    docker: str


# The table. A static executable for Linux runs with any C library, so its wheel is for both kinds.
SYSTEMS = [
    System("linux-x86_64", "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64", "linux-x64",
           "x86_64-unknown-linux-gnu", "on_linux on_intel", "amd64"),
    System("linux-aarch64", "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64", "linux-arm64",
           "aarch64-unknown-linux-gnu", "on_linux on_arm", "arm64"),
    System("darwin-arm64", "macosx_26_0_arm64", "darwin-arm64", "arm64-apple-macosx", "on_macos on_arm", ""),
    System("darwin-x86_64", "macosx_26_0_x86_64", "darwin-x64", "x86_64-apple-macosx", "on_macos on_intel", ""),
]


class Archive(NamedTuple):
    """What `make dist` has made for a system: the archive, and the bytes of its files by their paths below its folder."""
    system: System
    path: pathlib.Path
    files: dict[str, bytes]

    @property
    def tool(self) -> bytes:
        return self.files["bin/themec"]

    def texts(self, folder: str) -> dict[str, bytes]:
        """The licenses, and the list of what is linked, below another folder."""
        prefix = "share/doc/themec/"
        return {folder + path[len(prefix):]: data for path, data in self.files.items()
                if path.startswith(prefix + "licenses/") or path in (prefix + "LICENSE", prefix + "themec.spdx.json")}


def archives() -> list[Archive]:
    """The archives of this version in `OUT`, which may come from several machines."""
    found = []
    for system in SYSTEMS:
        path = OUT / f"themec-{VERSION}-{system.name}.tar.gz"
        if not path.exists():
            continue
        with tarfile.open(path) as tar:
            files = {entry.name.split("/", 1)[1]: tar.extractfile(entry).read() for entry in tar if entry.isfile()}
        found.append(Archive(system, path, files))
    if not found:
        raise SystemExit(f"make dist: there is no archive of {VERSION} in build/dist")
    return found


def text(value) -> bytes:
    """JSON as people read it."""
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def is_program(path: str, data: bytes) -> bool:
    return "/bin/" in f"/{path}" or data.startswith(b"#!") or path.endswith(".data/scripts/themec")


def write_tar(name: str, files: dict[str, bytes]) -> None:
    """A compressed tar in `OUT`, without times, owners or an order of the disk."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path in sorted(files):
            entry = tarfile.TarInfo(path)
            entry.size, entry.mtime = len(files[path]), 315532800
            entry.mode = 0o755 if is_program(path, files[path]) else 0o644
            tar.addfile(entry, io.BytesIO(files[path]))
    write(name, gzip.compress(raw.getvalue(), 6, mtime=0))


def write_zip(name: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (stat.S_IFREG | (0o755 if is_program(path, files[path]) else 0o644)) << 16
            archive.writestr(entry, files[path])
    print(os.path.relpath(OUT / name, ROOT))


def write(name: str, data: bytes) -> None:
    (OUT / name).write_bytes(data)
    print(os.path.relpath(OUT / name, ROOT))
