import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension DiagnosticCode {
  static let assetNameInvalid = DiagnosticCode("asset-name-invalid", .error)
}

/// Reports asset names that aren't valid in a catalog, and names that two sets would share, regardless of case.
func checkAssetNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: (range: SourceRange, element: ElementID, set: VariantKey, isOwn: Bool)] = [:]
  let own = (theme.namespace ?? theme.name).map { "\($0.value)/" } ?? ""
  for element in theme.built {
    var refused: Set<SourceRange> = []
    let seen = TargetProfile.xcassets.seen(element)
    for variant in seen where CatalogTerms.set(of: variant.key) == variant.key {
      guard let name = element.variants[variant.place].assetName else { continue }
      guard CatalogTerms.isUsable(name.value) else {
        if refused.insert(name.range).inserted { sink.report(.unusable(name, element.id)) }
        continue
      }
      let before = variant.fallback.map { element.variants[seen[$0].place].facts.assetName }
      let isOwn = before != .some(name.value)
      let full = CatalogTerms.assetName(name.value, isOwn: isOwn, of: variant.key)
      if full.lowercased().hasPrefix(own), !own.isEmpty {
        if refused.insert(name.range).inserted {
          sink.report(
            Diagnostic(.nameClash, "`\(full)` is in the folder of the theme's own assets", at: name.range)
              .about("\(element.id)"))
        }
      } else if let other = taken.updateValue(
        (name.range, element.id, variant.key, isOwn), forKey: full.lowercased()),
        !(isOwn && other.isOwn)
      {
        sink.report(
          Diagnostic(.nameClash, "two sets of the catalog would be named `\(full)`", at: name.range)
            .also(at: other.range, "`\(other.element)` in `\(other.set.text)`").about("\(element.id)"))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusable(_ name: Ranged<String>, _ element: ElementID) -> Diagnostic {
    Diagnostic(.assetNameInvalid, "`\(name.value)` can't be the name of an asset", at: name.range)
      .helping(
        name.value.split(separator: "/").contains(where: isReservedOnWindows)
          ? "Windows keeps names such as `con` and `aux` for devices: no folder can have them"
          : "use letters, digits, spaces and `_-.+`, with slashes between them"
      )
      .about("\(element)")
  }
}
