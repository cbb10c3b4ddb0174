#!/usr/bin/env python3
"""swiftpm.py: `themec.artifactbundle`, the tools of all archives in the form that SwiftPM takes, and `themec-swiftpm`, a package
with it, the plugins that run it, and ThemeRuntime."""
import pathlib

from release import ROOT, VERSION, archives, text, write_tar, write_zip

SOURCES = pathlib.Path(__file__).parent / "swiftpm"
SCRIPT = (SOURCES / "themec-swiftpm").read_bytes()

made = archives()
bundle = {
    "info.json": text({
        "schemaVersion": "1.0",
        "artifacts": {"themec": {
            "type": "executable", "version": VERSION,
            "variants": [{"path": f"{archive.system.name}/bin/themec", "supportedTriples": [archive.system.triple]}
                         for archive in made],
        }},
    })
}
for archive in made:
    bundle[f"{archive.system.name}/bin/themec"] = archive.tool
    bundle[f"{archive.system.name}/bin/themec-swiftpm"] = SCRIPT
    bundle.update(archive.texts(f"{archive.system.name}/"))
bundle = {f"themec.artifactbundle/{path}": data for path, data in bundle.items()}
write_zip(f"themec-{VERSION}.artifactbundle.zip", bundle)

package = dict(bundle)
for path in SOURCES.rglob("*.swift"):
    package[str(path.relative_to(SOURCES))] = path.read_bytes()
for path in (ROOT / "ThemeRuntime/Sources").rglob("*.swift"):
    # A package is also built where there is no UIKit.
    package[str(path.relative_to(ROOT / "ThemeRuntime"))] = b"#if canImport(UIKit)\n" + path.read_bytes() + b"#endif\n"
package["LICENSE"] = (ROOT / "LICENSE").read_bytes()
write_tar(f"themec-swiftpm-{VERSION}.tar.gz", {f"themec-swiftpm/{path}": data for path, data in package.items()})
