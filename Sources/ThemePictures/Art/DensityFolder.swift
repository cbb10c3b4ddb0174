package import ThemeCore

/// The name of an Android resource folder for one screen density, such as `drawable-night-xhdpi`. A folder without a density is
/// for `mdpi`.
package struct DensityFolder {
  /// The densities in the order of Android's documentation; nil for those that are no scale of themes.
  private static let scales: KeyValuePairs<String, Scale?> = [
    "ldpi": nil, "mdpi": .x1, "tvdpi": nil, "hdpi": nil, "xhdpi": .x2, "xxhdpi": .x3, "xxxhdpi": nil,
  ]
  /// Qualifiers with which Android scales no picture.
  private static let unscaled = ["nodpi", "anydpi"]

  private let before: String
  /// The density qualifier, such as `xhdpi`; empty for a folder that names none.
  private let density: String
  private let after: String
  /// The scale of the density; nil for a density that is no scale of themes.
  package let scale: Scale?

  /// Nil if the folder is for pictures that are not scaled, or is no folder of pictures.
  package init?(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts[0] == "drawable" || parts[0] == "mipmap" else { return nil }
    if parts.contains(where: { Self.unscaled.contains(String($0)) }) { return nil }
    for (place, part) in parts.enumerated().dropFirst() {
      guard let known = Self.scales.first(where: { $0.key == part }) else { continue }
      before = parts[..<place].joined(separator: "-")
      density = known.key
      after = parts[(place + 1)...].map { "-\($0)" }.joined()
      scale = known.value
      return
    }
    // Only the API level comes after a density, of the qualifiers that folders of pictures have.
    let isLevel = parts.count > 1 && parts[parts.count - 1].isLevel
    before = parts.dropLast(isLevel ? 1 : 0).joined(separator: "-")
    density = ""
    after = isLevel ? "-\(parts[parts.count - 1])" : ""
    scale = .x1
  }

  /// The names that the same folder may have for the density of another scale, the usual one first.
  package func siblings(at scale: Scale) -> [String] {
    let density = Self.scales.first { $0.value == scale }?.key ?? density
    return ["\(before)-\(density)\(after)"] + (scale == .x1 ? ["\(before)\(after)"] : [])
  }
}

extension Substring {
  /// Whether the qualifier is an API level, such as `v31`.
  fileprivate var isLevel: Bool {
    utf8.first == UInt8(ascii: "v") && utf8.count > 1 && utf8.dropFirst().allSatisfy(\.isASCIIDigit)
  }
}
