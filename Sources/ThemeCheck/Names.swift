import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Reports names of elements, controls and assets that one of the outputs could not tell apart: names that differ only in case,
/// or that become the same symbol in code.
func checkNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  // Elements are sorted by kind.
  var rest = theme.built[...]
  var clashing: Set<String> = []
  while let kind = rest.first?.id.kind {
    let same = rest.prefix { $0.id.kind == kind }
    rest = rest.dropFirst(same.count)
    if same.count == 1 { continue }
    var folded: [String: ResolvedElement] = [:]
    var symbols: [String: ResolvedElement] = [:]
    for element in same {
      if let other = folded.updateValue(element, forKey: element.id.name.lowercased()) {
        sink.report(.clash(element, other, by: \.name, Diagnostic.differsInCase))
      } else if let other = symbols.updateValue(element, forKey: element.id.symbol) {
        sink.report(.clash(element, other, by: \.name, "have the same name in code, `\(element.id.symbol)`"))
      } else {
        continue
      }
      clashing.insert(element.id.whole)
    }
  }
  checkControlNames(theme, except: clashing, &sink)
  var assets: [String: (name: Ranged<String>, element: ElementID, variant: VariantKey)] = [:]
  for element in theme.built {
    var seen: Set<SourceRange> = []
    for variant in element.variants {
      guard let name = variant.assetName, seen.insert(name.range).inserted else { continue }
      if let plain = name.value.withoutSuffixOfFile {
        sink.report(
          Diagnostic(
            .invalidName, "`\(name.value)` is the name of a file, not of an asset", at: name.range
          )
          .helping("write `\(plain)`: targets add scales and extensions").fixing(name.range, with: plain)
          .about(element.id.description))
      }
      if let first = assets.updateValue(
        (name, element.id, variant.key), forKey: name.value.lowercased())
      {
        sink.report(
          Diagnostic(.nameClash, "the asset name `\(name.value)` is already used", at: name.range)
            .also(at: first.name.range, "by `\(first.element)`").about(element.id.description))
      }
    }
  }
}

/// Reports controls of the same kind whose names clash, except those in `clashing`, which have been reported for a part that
/// both have.
private func checkControlNames(
  _ theme: ResolvedTheme, except clashing: Set<String>, _ sink: inout DiagnosticSink
) {
  var known: Set<String> = []
  var folded: [String: ResolvedElement] = [:]
  var symbols: [String: ResolvedElement] = [:]
  for element in theme.built {
    guard case .part(let part) = element.id.kind, known.insert(element.id.whole).inserted,
      !clashing.contains(element.id.whole)
    else { continue }
    let (name, symbol) = (element.id.controlName, element.id.controlSymbol)
    if let other = folded.updateValue(element, forKey: "\(part.control.key)/\(name.lowercased())") {
      sink.report(.clash(element, other, by: \.controlName, Diagnostic.differsInCase))
    } else if let other = symbols.updateValue(element, forKey: "\(part.control.key)/\(symbol)") {
      sink.report(.clash(element, other, by: \.controlName, "have the same name in code, `\(symbol)`"))
    }
  }
}

extension Diagnostic {
  fileprivate static let differsInCase =
    "differ only in case, so their files are the same on many machines"

  fileprivate static func clash(
    _ element: ResolvedElement, _ other: ResolvedElement, by name: KeyPath<ElementID, String>, _ what: String
  ) -> Diagnostic {
    Diagnostic(
      .nameClash, "`\(other.id[keyPath: name])` and `\(element.id[keyPath: name])` \(what)",
      at: element.range
    )
    .also(at: other.range, "the other").helping(
      "rename one of them; names that differ only in case or hyphens are the same"
    )
    .about(element.id.description)
  }
}

extension String {
  /// The name without the scale and the extension that it has as that of a picture's file, such as `chip@2x.png`; nil if it has
  /// neither.
  fileprivate var withoutSuffixOfFile: String? {
    var name = self[...]
    for ending in [".png", ".svg", ".pdf", ".jpg", ".xml", ".imageset"]
    where name.lowercased().hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    for scale in ["@1x", "@2x", "@3x", ".9"] where name.hasSuffix(scale) { name = name.dropLast(scale.count) }
    return name.count == count || name.isEmpty ? nil : String(name)
  }
}
