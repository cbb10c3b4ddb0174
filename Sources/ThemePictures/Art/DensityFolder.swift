package import ThemeCore

/// The name of a folder of Android's resources for screens of one density: `drawable-night-xhdpi`.
package struct DensityFolder {
  /// In the order of Android's documentation; those between the scales of themes have none.
  private static let scales: KeyValuePairs<String, Scale?> = [
    "ldpi": nil, "mdpi": .x1, "tvdpi": nil, "hdpi": nil, "xhdpi": .x2, "xxhdpi": .x3, "xxxhdpi": nil,
  ]

  private let before: String
  /// `xhdpi`.
  package let density: String
  private let after: String
  /// Nil for a density that is no scale of themes.
  package let scale: Scale?

  /// Nil for a folder that is for any density, or for other things.
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

  /// The name of the folder beside it for another scale.
  package func sibling(at scale: Scale) -> String {
    let density = Self.scales.first { $0.value == scale }?.key ?? density
    return "\(before)-\(density)\(after)"
  }
}
