"""Prints the oldest macOS that this package is for, and then what its executable products are built from there, each target after
what it depends on: a line `NAME KIND FOLDER [FLAG…]`, separated by tabs, where KIND is swift, c or system, and the flags are those
of the compiler that Package.swift sets. The argument is a folder for what SwiftPM keeps."""

import json
import os
import subprocess
import sys

SCRATCH = sys.argv[1]


def dump(folder):
    """What SwiftPM reads from the Package.swift of a folder."""
    # A build that is under way does not change it.
    command = ["swift", "package", "--ignore-lock"]
    if folder != ".":
        command += ["--package-path", folder, "--scratch-path", SCRATCH]
    outcome = subprocess.run(command + ["dump-package"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if outcome.returncode != 0:
        sys.exit(outcome.stderr.decode())
    return json.loads(outcome.stdout)


def is_for_macos(condition):
    """Whether a condition, of a dependency or a setting, holds for a release build on macOS."""
    if not condition:
        return True
    platforms = condition.get("platformNames") or ["macos"]
    return "macos" in platforms and condition.get("config") != "debug"


def is_of_optimizer(flag):
    """Whether a flag of the compiler changes only how far code is optimized, which a check does not do at all."""
    return flag.startswith("-O") or flag in ("-Xfrontend", "-disable-sil-perf-optzns")


class Package:
    def __init__(self, folder):
        self.folder = folder
        self.manifest = dump(folder)
        self.targets = {target["name"]: target for target in self.manifest["targets"]}
        self.products = {product["name"]: product["targets"] for product in self.manifest["products"]}

    def path(self, target):
        return os.path.normpath(os.path.join(self.folder, target.get("path") or "Sources/" + target["name"]))

    def flags(self, target, kind):
        """The flags that a target sets; refuses settings that are not known here."""
        found = []
        language = self.manifest["toolsVersion"]["_version"].split(".")[0]
        for setting in target["settings"]:
            (name, value), = setting["kind"].items()
            value = value.get("_0")
            if setting["tool"] == "linker" or not is_for_macos(setting.get("condition")):
                continue
            if name == "swiftLanguageMode":
                language = value
            elif name in ("enableUpcomingFeature", "enableExperimentalFeature"):
                found += ["-enable-%s-feature" % name[6:-7].lower(), value]
            elif name == "strictMemorySafety":
                found.append("-strict-memory-safety")
            elif name == "treatAllWarnings":
                found.append("-warnings-as-errors" if value == "error" else "-no-warnings-as-errors")
            elif name == "define":
                found.append("-D" + value)
            elif name == "unsafeFlags" and all(is_of_optimizer(flag) for flag in value):
                pass
            else:
                sys.exit("%s: the setting %s of %s is not known here" % (sys.argv[0], name, target["name"]))
        if kind != "swift":
            return found
        # SwiftPM says nothing of warnings in packages that others make.
        return ["-swift-version", language] + (found if self.folder == "." else ["-suppress-warnings"])


packages = {}
seen = set()


def package(folder):
    if folder not in packages:
        packages[folder] = Package(folder)
    return packages[folder]


def visit(owner, name):
    """Prints the line of a target after those of what it depends on."""
    if (owner.folder, name) in seen:
        return
    seen.add((owner.folder, name))
    target = owner.targets[name]
    for dependency in target["dependencies"]:
        (kind, value), = dependency.items()
        condition = value[-1] if isinstance(value[-1], dict) else None
        if not is_for_macos(condition):
            continue
        other = owner
        if kind == "product":
            other = package(os.path.join(".build/checkouts", value[1]))
            names = other.products[value[0]]
        else:
            names = [value[0]] if value[0] in owner.targets else owner.products[value[0]]
        for found in names:
            visit(other, found)
    path = owner.path(target)
    has_headers = os.path.isdir(os.path.join(path, "include"))
    kind = "system" if target["type"] == "system" else "c" if has_headers else "swift"
    print("\t".join([name, kind, path] + owner.flags(target, kind)))


root = package(".")
print(*(platform["version"] for platform in root.manifest["platforms"] if platform["platformName"] == "macos"))
for product in root.manifest["products"]:
    for name in product["targets"]:
        visit(root, name)
