#!/usr/bin/env python3
"""linked.py FOLDER: writes the licenses of what is linked into the release tool, FOLDER/licenses, and the list of it in the
form of SPDX 2.3, FOLDER/themec.spdx.json: with the versions that this machine has."""
import pathlib
import platform
import re
import subprocess
import sys

from release import ROOT, VERSION, sha256, text

GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"
SWIFT = "Apache-2.0 WITH Swift-exception"
# The name of a library, its license, its package on Debian (with the version of its compiler), its module of pkg-config, and whether macOS has it itself.
LIBRARIES = [
    ("libyaml", "MIT", "libyaml-dev", "yaml-0.1", False),
    ("expat", "MIT", "libexpat1-dev", "expat", True),
    ("libpng", "libpng-2.0", "libpng-dev", "libpng", False),
    ("libdeflate", "MIT", "libdeflate-dev", "libdeflate", False),
    ("zlib", "Zlib", "zlib1g-dev", "zlib", True),
    ("openssl", "Apache-2.0", "libssl-dev", "libcrypto", True),
    ("glibc", "LGPL-2.1-or-later", "libc6-dev", None, True),
    ("libstdc++", GCC, "libstdc++-{gcc}-dev", None, True),
    ("libgcc", GCC, "libgcc-{gcc}-dev", None, True),
]


def said(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def package(name: str, version: str, declared: str) -> dict:
    identifier = re.sub("[^A-Za-z0-9.-]", "-", name.replace("+", "p"))
    return {
        "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": version or "NOASSERTION",
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": declared, "licenseDeclared": declared,
        "copyrightText": "NOASSERTION",
    }


folder = pathlib.Path(sys.argv[1])
licenses = folder / "licenses"
licenses.mkdir(parents=True, exist_ok=True)
gcc = said("gcc", "-dumpversion").split(".")[0]
is_mac = platform.system() == "Darwin"
packages = [package("themec", VERSION, "MIT")]
for name, declared, debian, module, mac_has_it in LIBRARIES:
    if is_mac and mac_has_it:
        continue
    debian = debian.format(gcc=gcc)
    version = said("dpkg-query", "-W", "-f", "${Version}", debian) or (said("pkg-config", "--modversion", module) if module else "")
    packages.append(package(name, version, declared))
    copyright_file = pathlib.Path("/usr/share/doc", debian, "copyright")
    if copyright_file.exists():
        (licenses / f"{name}.txt").write_bytes(copyright_file.read_bytes())

swift = re.search(r"Swift version ([0-9.]+)", said("swift", "--version"))
packages.append(package("swift", swift.group(1) if swift else "", SWIFT))
parser = re.search(r'swift-argument-parser"[^}]*?"version" : "([0-9.]+)"', (ROOT / "Package.resolved").read_text(), re.DOTALL)
packages.append(package("swift-argument-parser", parser.group(1) if parser else "", SWIFT))
texts = {"swift-argument-parser": ROOT / ".build/checkouts/swift-argument-parser/LICENSE.txt"}
texts["noto-sans"] = ROOT / "Sources/CTexts/page/letters-license.txt"
compiler = said("sh", "-c", "command -v swift")
if compiler:
    texts["swift"] = pathlib.Path(compiler).resolve().parents[1] / "share/swift/LICENSE.txt"
for name, path in texts.items():
    if path.exists():
        (licenses / f"{name}.txt").write_bytes(path.read_bytes())

(folder / "themec.spdx.json").write_bytes(text({
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"themec-{VERSION}",
    # The same list has the same name, and another one another.
    "documentNamespace": f"https://spdx.org/spdxdocs/themec-{VERSION}-{sha256(text(packages))[:32]}",
    "creationInfo": {"created": "1980-01-01T00:00:00Z", "creators": [f"Tool: themec-{VERSION}"]},
    "documentDescribes": ["SPDXRef-themec"], "packages": packages,
    "relationships": [
        {"spdxElementId": "SPDXRef-themec", "relationshipType": "STATIC_LINK", "relatedSpdxElement": other["SPDXID"]}
        for other in packages[1:]
    ],
}))
