#!/usr/bin/env python3
"""check.py: looks at what a release is where no tool of this machine does: sums, links of pages, SPDX, formula, Dockerfile."""
import base64
import hashlib
import json
import posixpath
import re
import shutil
import subprocess
import urllib.parse
import zipfile

from release import OUT, VERSION, archives, sha256

problems: list[str] = []


def expect(holds: bool, words: str) -> None:
    if not holds:
        problems.append(words)


def links(page: bytes) -> list[str]:
    """The paths that a page in Markdown leads to, without those of the web."""
    prose = re.sub(r"(?s)^ *```.*?^ *```|`[^`\n]*`", "", page.decode(), flags=re.MULTILINE)
    found = re.findall(r"\]\(([^)\s]+)\)", prose) + re.findall(r'(?:src|href)="([^"]+)"', prose)
    return [urllib.parse.unquote(link.split("#")[0]) for link in found if not re.match("[a-z]+:|#", link)]


def check_pages(archive) -> None:
    root = "share/doc/themec"
    pages = [f"{root}/README.md", *(path for path in archive.files if path.startswith(f"{root}/docs/") and path.endswith(".md"))]
    for page in pages:
        for link in links(archive.files[page]):
            path = posixpath.normpath(posixpath.join(posixpath.dirname(page), link))
            there = path in archive.files or any(file.startswith(path + "/") for file in archive.files)
            expect(there, f"{page} leads to {link}, which the archive does not have")


def check_spdx(archive) -> None:
    folder = "share/doc/themec/"
    spdx = json.loads(archive.files[folder + "themec.spdx.json"])
    for key in "spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo":
        expect(key in spdx, f"the list of SPDX has no {key}")
    names = {package["SPDXID"]: package for package in spdx["packages"]}
    expect(len(names) == len(spdx["packages"]) > 3, "the list of SPDX has a package twice, or too few")
    for identifier, package in names.items():
        expect(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", identifier) is not None, f"{identifier} is no identifier of SPDX")
        expect(package["versionInfo"] != "NOASSERTION", f"the version of {package['name']} is not known")
        name = "LICENSE" if package["name"] == "themec" else f"licenses/{package['name']}.txt"
        expect(folder + name in archive.files, f"the license of {package['name']} is missing")
    for relation in spdx["relationships"]:
        expect({relation["spdxElementId"], relation["relatedSpdxElement"]} <= set(names), "SPDX: a relation leads nowhere")


def check_wheel(path) -> None:
    with zipfile.ZipFile(path) as wheel:
        record = wheel.read(f"themec-{VERSION}.dist-info/RECORD").decode()
        expect(sorted(wheel.namelist()) == sorted(line.split(",")[0] for line in record.splitlines()), f"{path.name}: RECORD")
        for line in record.splitlines():
            name, digest, _ = line.rsplit(",", 2)
            found = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(name)).digest()).decode().rstrip("=")
            expect(digest in ("", f"sha256={found}"), f"{path.name}: RECORD has another sum of {name}")


def check_formula() -> None:
    formula = (OUT / "themec.rb").read_text()
    if shutil.which("ruby"):
        expect(subprocess.run(["ruby", "-c", OUT / "themec.rb"], capture_output=True).returncode == 0, "the formula is no Ruby")
    opened = len(re.findall(r"^class |\bdo$|^ *def ", formula, re.MULTILINE))
    expect(opened == len(re.findall(r"^ *end$", formula, re.MULTILINE)), "the formula does not close what it opens")
    for archive in archives():
        pair = f'{archive.path.name}"\n      sha256 "{sha256(archive.path.read_bytes())}"'
        expect(pair in formula, f"the formula does not know {archive.path.name}")


def check_dockerfile() -> None:
    text = (OUT / "Dockerfile").read_text()
    for stage in re.findall(r"^FROM scratch AS .*\nADD (\S+) /\nENTRYPOINT \[\"/(.*)/bin/themec\"\]$", text, re.MULTILINE):
        expect((OUT / stage[0]).exists() and stage[0] == stage[1] + ".tar.gz", f"the Dockerfile does not fit {stage[0]}")
    wanted = sum(1 for archive in archives() if archive.system.docker)
    expect(text.count("FROM scratch AS ") == text.count("\nADD ") == wanted, "the Dockerfile does not have each archive")


for archive in archives():
    check_pages(archive)
    check_spdx(archive)
for path in OUT.glob("*.whl"):
    check_wheel(path)
check_formula()
check_dockerfile()
sums = dict(reversed(line.split("  ")) for line in (OUT / "SHA256SUMS").read_text().splitlines())
expect(sums == {path.name: sha256(path.read_bytes()) for path in OUT.iterdir() if path.name != "SHA256SUMS"}, "SHA256SUMS is wrong")
if problems:
    raise SystemExit("\n".join(f"make dist-check: {problem}" for problem in problems))
