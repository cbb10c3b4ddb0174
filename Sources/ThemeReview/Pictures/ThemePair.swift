/// A theme's bundles on both sides, for reports that show pictures.
package struct ThemePair: Sendable {
  /// The theme's name.
  package let theme: String
  /// Nil where the side doesn't have the theme.
  package let old: BundleContents?
  package let new: BundleContents?

  package init(theme: String, old: BundleContents?, new: BundleContents?) {
    self.theme = theme
    self.old = old
    self.new = new
  }
}
