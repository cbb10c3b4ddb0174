import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The page about targets, `docs/targets.md`: a chapter for each that is built, with what it can't say.
package func targetsReference() -> String {
  var text = """
    # Targets

    <!-- Made by `make docs` from Sources/ThemeTargets. -->

    PNGs and the manifest are for tools. `themec build --target NAME`, or `targets: [NAME]` in the project file, adds what
    an app takes in: a folder of that name in the bundle.

    What a target can't say is a *loss*: a warning, only where the target is built. A theme accepts it for the target alone:

    ```yaml
    targets: { css: { allow: [css-cannot-truncate] } }
    ```

    An element's `allow`, the theme's and the project's accept it for every target.

    """
  for target in TargetBackend.all {
    text += "\n## \(target.name.rawValue)\n\n\(target.chapter)\n"
    let losses = target.profile.codes.sorted { precedesInBytes($0.name, $1.name) }
    if losses.isEmpty { continue }
    text += "\n| loss | when |\n|---|---|\n"
    for code in losses { text += "| [`\(code.name)`](diagnostics.md#\(code.name)) | \(code.page.what) |\n" }
  }
  return text
}
