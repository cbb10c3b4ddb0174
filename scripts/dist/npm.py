#!/usr/bin/env python3
"""npm.py: the package `themec`, and one for each archive that holds the tool: npm installs only that of its machine. No script
runs while npm installs them."""
import pathlib

from release import SUMMARY, VERSION, archives, text, write_tar

LAUNCHER = (pathlib.Path(__file__).parent / "npm" / "themec.js").read_bytes()
README = f"""# themec

{SUMMARY}.

```sh
npm install --save-dev themec
npx themec init my-theme && npx themec build
```
"""


def package(name: str, **keys) -> dict:
    return {"name": name, "version": VERSION, "description": SUMMARY, "license": "MIT", **keys}


made = archives()
for archive in made:
    system, cpu = archive.system.npm.split("-")
    manifest = package(f"@themec/{archive.system.npm}", os=[system], cpu=[cpu], preferUnplugged=True)
    write_tar(f"themec-{archive.system.npm}-{VERSION}.tgz", {
        "package/package.json": text(manifest), "package/bin/themec": archive.tool, **archive.texts("package/"),
        "package/README.md": f"The tool of the package `themec` for {archive.system.npm}.\n".encode(),
    })
write_tar(f"themec-{VERSION}.tgz", {
    "package/package.json": text(package(
        "themec", bin={"themec": "bin/themec.js"}, engines={"node": ">=18"},
        optionalDependencies={f"@themec/{archive.system.npm}": VERSION for archive in made})),
    "package/bin/themec.js": LAUNCHER, "package/README.md": README.encode(),
    "package/LICENSE": made[0].files["share/doc/themec/LICENSE"],
})
