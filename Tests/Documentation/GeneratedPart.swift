import FixtureSupport
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeTargets

/// A part of a page that is made from the code.
package struct GeneratedPart: Sendable {
  /// The page's path from the checkout's root.
  package let page: String
  /// What the page's mark calls it.
  package let name: String
  /// Markdown, without an empty line before or after it.
  package let text: String

  package init(page: String, name: String, text: String) {
    self.page = page
    self.name = name
    self.text = text
  }

  /// Every part.
  static var all: [GeneratedPart] {
    keyTables + [controls] + galleries + lossTables + diagnostics + [limits, svg, worstInputs]
  }

  private static var keyTables: [GeneratedPart] {
    KeyTable.all.map { GeneratedPart(page: "docs/language.md", name: "keys \($0.name)", text: keyTable($0)) }
  }

  private static var controls: GeneratedPart {
    let rows = ControlKind.all.map { kind in
      [
        "[`\(kind.key)`](#keys-control-\(kind.key))",
        kind.parts.map { "`\($0.name)`" }.joined(separator: ", "),
      ]
    }
    return GeneratedPart(
      page: "docs/language.md", name: "controls", text: markdownTable([["section", "parts"]] + rows))
  }

  private static var galleries: [GeneratedPart] {
    GalleryEntry.all.map {
      GeneratedPart(page: "docs/\($0.page)", name: "gallery \($0.name)", text: gallerySection(of: $0))
    }
  }

  private static var lossTables: [GeneratedPart] {
    TargetBackend.all.filter { !$0.profile.codes.isEmpty }.map { target in
      let rows = target.profile.codes.sorted { precedesInBytes($0.name, $1.name) }.map { code in
        ["[`\(code.name)`](diagnostics.md#\(code.name))", code.page.what]
      }
      return GeneratedPart(
        page: "docs/targets.md", name: "losses \(target.name.rawValue)",
        text: markdownTable([["warning", "when"]] + rows))
    }
  }

  private static var diagnostics: [GeneratedPart] {
    let lists = [("errors", Severity.error), ("warnings", .warning)].map { name, severity in
      let codes = DiagnosticCodes.all.all.filter { $0.severity == severity }
      let links = codes.map { "[\($0.name)](#\($0.name))" }.joined(separator: ", ")
      return GeneratedPart(page: "docs/diagnostics.md", name: name, text: "\(codes.count) \(name): \(links).")
    }
    let pages = DiagnosticCodes.all.all.map(manualPage).joined(separator: "\n\n")
    return lists + [GeneratedPart(page: "docs/diagnostics.md", name: "manual pages", text: pages)]
  }

  private static var svg: GeneratedPart {
    func rows(_ subject: String, _ names: (SVGManual.Fate) -> [String]) -> [[String]] {
      SVGManual.Fate.allCases.filter { !names($0).isEmpty }.map { fate in
        ["\(subject), \(fate.rawValue)", names(fate).map { "`\($0)`" }.joined(separator: " ")]
      }
    }
    return GeneratedPart(
      page: "docs/drawn-art.md", name: "svg",
      text: markdownTable(
        [["what", "names"]] + rows("elements", SVGManual.elements) + rows("properties", SVGManual.properties)
          + rows("other attributes", SVGManual.attributes)))
  }

  private static var limits: GeneratedPart {
    let rows = Limit.all.map { limit in
      [
        "`\(limit.name)`", "\(limit.unit) \(limit.owner)", grouped(limit.standard),
        limit.isFixed ? "fixed" : grouped(limit.most),
      ]
    }
    return GeneratedPart(
      page: "SECURITY.md", name: "limits",
      text: markdownTable([["limit", "what is limited", "at most", "`--limit` raises it up to"]] + rows))
  }

  private static var worstInputs: GeneratedPart {
    GeneratedPart(
      page: "Tests/README.md", name: "worst inputs",
      text: markdownTable(
        [["kind", "what it attacks"]] + WorstInput.all.map { ["`\($0.name)`", $0.attacks] }))
  }
}

/// A table whose first row is its head.
func markdownTable(_ rows: [[String]]) -> String {
  var lines = rows.map { "| \($0.joined(separator: " | ")) |" }
  lines.insert("|\(String(repeating: "---|", count: rows[0].count))", at: 1)
  return lines.joined(separator: "\n")
}

/// The manual page of a code, as `themec explain` prints it too.
private func manualPage(_ code: DiagnosticCode) -> String {
  """
  ### \(code.name)

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

/// The table of one kind of map's keys.
func keyTable(_ table: KeyTable) -> String {
  let rows = table.keys.map { key in
    [
      "`\(key.name)`", described(key, of: table).replacing("|", with: "\\|"),
      key.fallback.isEmpty ? "" : "`\(key.fallback)`", key.summary, "`\(key.fixture)`",
    ]
  }
  return markdownTable([["key", "value", "default", "what it does", "shown by"]] + rows)
}

private func described(_ key: Key, of table: KeyTable) -> String {
  if let axis = VariantAxis(key: key.name), case .named = key.type {
    return
      "map of [partial elements](#elements-and-variants)\(axis == .direction ? ", or `mirror` for `rtl`" : "")"
  }
  if key.name == "derive" { return "a state, such as `normal`" }
  if key.name == "allow" { return "list of [codes](diagnostics.md)" }
  return described(key.type)
}

private func described(_ type: ValueType) -> String {
  switch type {
  case .length: "length"
  case .lengthOrHairline: "length, or `1px`"
  case .color: "color"
  case .text: "text"
  case .path: "path"
  case .truth: "`true` or `false`"
  case .fraction: "fraction"
  case .ratio: "number, or a percentage"
  case .angle: "angle in degrees"
  case .wholeNumber(let range):
    range.upperBound > 1_000_000
      ? "whole number"
      : range.count == 1
        ? "`\(range.lowerBound)`" : "whole number, \(range.lowerBound) to \(range.upperBound)"
  case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
  case .pattern(let pattern): "`\(pattern)`"
  case .map(let name), .overlay(let name):
    "[\(KeyTable.named(name).title.replacing("`", with: ""))](#keys-\(name))"
  case .named(nil, .color): "map from colors to colors"
  case .named(ThemeKeys.targetPattern, let type):
    "map from \(described(.words(TargetName.allCases.map(\.rawValue)))) to \(described(type))"
  case .named(StatePairName.pattern, .overlay(let name)):
    "map from pairs of states such as `normal+selected` to \(described(.overlay(name)))"
  case .named(let pattern, let type):
    "map from \(pattern.map { "names `\($0)`" } ?? "names") to \(described(type))"
  case .list(.path): "list of paths"
  case .list(.text): "list of names"
  case .list(.words(let words)): "list of \(described(.words(words)))"
  case .list(.wholeNumber(let range)): "list of \(range.map { "`\($0)`" }.joined(separator: ", "))"
  case .list(let type): "list of: \(described(type))"
  case .either(let types): types.map(described).joined(separator: ", or ")
  case .anything: "any value"
  case .any: "map of values and of such maps"
  }
}
