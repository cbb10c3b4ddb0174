/// `docs/diagnostics.md`: the manual page of every code, in the order of their names.
package func diagnosticsReference() -> String {
  let codes = DiagnosticCode.all
  let errors = codes.count { $0.severity == .error }
  var text = """
    # The diagnostics

    <!-- Made by `make docs` from Sources/ThemeDiagnostics/Codes. -->

    What themec finds wrong has a code, a place and, where there is one, a fix. There are \(codes.count) codes: \(errors) errors, with which
    no theme is built, and \(codes.count - errors) warnings, which a theme may accept by naming them:

    ```yaml
    allow: [maximum-width-missing]
    ```

    on the theme, on one element, or in the project file. `strict: true` there, or `--strict`, makes errors of warnings that nobody
    accepts. `themec explain CODE` prints a page in the terminal.


    """
  for (severity, title) in [(Severity.error, "Errors"), (.warning, "Warnings")] {
    let names = codes.filter { $0.severity == severity }.map { "[\($0.name)](#\($0.name))" }
    text += "**\(title)**: \(names.joined(separator: ", ")).\n\n"
  }
  return text + codes.map(section).joined(separator: "\n")
}

private func section(_ code: DiagnosticCode) -> String {
  """
  ## \(code.name)

  *\(code.severity == .error ? "Error" : "Warning").* \(code.page.what) \(code.page.why)

  ```yaml
  \(code.page.example)
  ```

  Instead:

  ```yaml
  \(code.page.instead)
  ```

  """
}
