#!/usr/bin/env python3
"""notes.py TAG: prints what CHANGELOG.md says of this version. Ends with status 1 if the tag is of another one."""
import sys

from release import ROOT, VERSION

if sys.argv[1] != f"v{VERSION}":
    raise SystemExit(f"notes.py: the tag {sys.argv[1]} is not that of themec {VERSION}, which is v{VERSION}")
sections = (ROOT / "CHANGELOG.md").read_text().split("\n## ")
print(next(section for section in sections if section.startswith(f"{VERSION}\n")).split("\n", 1)[1].strip())
