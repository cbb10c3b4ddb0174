#!/usr/bin/env python3
"""formula.py: a formula for Homebrew. THEMEC_RELEASES is the address of the folder that has the archives of this version; without
it, they are beside the formula. THEMEC_HOMEPAGE is that of the project, which Homebrew wants to know before it takes a formula."""
import os

from release import SUMMARY, VERSION, archives, sha256, write

base = os.environ.get("THEMEC_RELEASES") or "file://#{__dir__}"
lines = [
    "class Themec < Formula", f'  desc "{SUMMARY.split(":")[0].removeprefix("A ").capitalize()}"',
    *(f'  homepage "{page}"' for page in [os.environ.get("THEMEC_HOMEPAGE")] if page),
    f'  version "{VERSION}"', '  license "MIT"', "",
]
for archive in archives():
    system, processor = archive.system.formula.split()
    lines += [
        f"  {system} do", f"    {processor} do", f'      url "{base}/{archive.path.name}"',
        f'      sha256 "{sha256(archive.path.read_bytes())}"', "    end", "  end", "",
    ]
lines += [
    "  def install", '    prefix.install Dir["*"]', "  end", "",
    "  test do", '    system bin/"themec", "init"', '    system bin/"themec", "build"',
    '    assert_path_exists testpath/"build/themes/my-theme/manifest.json"', "  end", "end", "",
]
write("themec.rb", "\n".join(lines).encode())
