"""Prints a module of the standard library as it would be for macOS: `interface.py TARGET FILE` takes its interface for
Linux, and leaves out what only Linux has or what a compiler without Objective-C can't read. It fits Swift 6.3."""

import re
import sys

target, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    text = file.read()


def replace(pattern, replacement):
    global text
    text = re.sub(pattern, replacement, text, flags=re.MULTILINE)


replace(r"(swift-module-flags: .*)-target \S+-linux-gnu\b", r"\1-target " + target)
replace(r"(swift-module-flags: .*) -static\b", r"\1")
# Clients are of one system, so that what is new in it may be used everywhere.
replace(r"(swift-module-flags: .*) -library-level api\b", r"\1")
replace(r"(swift-module-flags: .*) -target-min-inlining-version min\b", r"\1")
replace(r"^import (Swift)?Glibc$", "import Darwin")
replace(r"\b(Swift)?Glibc\.", "Darwin.")
# Availability stays; these only say that a body replaces the declaration on older systems.
replace(r"@backDeployed\([^)]*\)\s", "")
# Float80 of x86-64, which the interface has without a condition.
replace(r"self = _stdlib_\w+l\(.*\)$", "fatalError()")
# How a lock of Linux names its owner.
replace(r"\b_swift_stdlib_gettid\(\)", "(0 as UInt32)")
sys.stdout.write(text)
