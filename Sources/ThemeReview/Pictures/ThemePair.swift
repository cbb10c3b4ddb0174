import ThemeCore

/// The bundles of a theme on both sides of a comparison.
package struct ThemePair: Sendable {
  /// The theme's name.
  package let theme: String
  /// The theme's bundle on the old side; nil where that side does not have the theme.
  package let old: BundleContents?
  /// The theme's bundle on the new side; nil where that side does not have the theme.
  package let new: BundleContents?

  package init(theme: String, old: BundleContents?, new: BundleContents?) {
    self.theme = theme
    self.old = old
    self.new = new
  }
}

/// The themes of both sides paired by name, in the order of their names.
package func themePairs(_ before: [BundleContents], _ after: [BundleContents]) -> [ThemePair] {
  // Where each side has a single bundle, the two are compared whatever their names are.
  if before.count == 1, after.count == 1 {
    return [ThemePair(theme: after[0].manifest.theme, old: before[0], new: after[0])]
  }
  func byName(_ bundles: [BundleContents]) -> [String: BundleContents] {
    Dictionary(bundles.map { ($0.manifest.theme, $0) }) { first, _ in first }
  }
  let (old, new) = (byName(before), byName(after))
  return Set(old.keys).union(new.keys).sorted(by: precedesInBytes).map {
    ThemePair(theme: $0, old: old[$0], new: new[$0])
  }
}
