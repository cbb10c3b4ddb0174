package import ThemeCore

/// The name of an Android resource folder for one screen density, such as `drawable-night-xhdpi`.
package struct DensityFolder {
  /// The densities in the order of Android's documentation; nil for those that are no scale of themes.
  private static let scales: KeyValuePairs<String, Scale?> = [
    "ldpi": nil, "mdpi": .x1, "tvdpi": nil, "hdpi": nil, "xhdpi": .x2, "xxhdpi": .x3, "xxxhdpi": nil,
  ]

  private let before: String
  /// The density qualifier, such as `xhdpi`.
  package let density: String
  private let after: String
  /// The scale of the density; nil for a density that is no scale of themes.
  package let scale: Scale?

  /// Nil if the folder is for pictures of any density, or is no folder of pictures.
  package init?(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts[0] == "drawable" || parts[0] == "mipmap" else { return nil }
    for (place, part) in parts.enumerated().dropFirst() {
      guard let known = Self.scales.first(where: { $0.key == part }) else { continue }
      before = parts[..<place].joined(separator: "-")
      density = known.key
      after = parts[(place + 1)...].map { "-\($0)" }.joined()
      scale = known.value
      return
    }
    return nil
  }

  /// The name of the same folder for the density of another scale.
  package func sibling(at scale: Scale) -> String {
    let density = Self.scales.first { $0.value == scale }?.key ?? density
    return "\(before)-\(density)\(after)"
  }
}
