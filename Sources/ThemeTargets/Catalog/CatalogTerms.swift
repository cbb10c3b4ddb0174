import ThemeCore
import ThemeModel

/// What an asset catalog's writer and its losses have in common.
///
/// A set holds what the platform chooses by itself: appearances, high contrast and directions. Every other variant is a
/// set of its own, which code asks for by name.
enum CatalogTerms {
  /// The variant after which a variant's set is named.
  static func set(of key: VariantKey) -> VariantKey {
    var set = key
    set[.appearance] = AxisValue(.appearance, code: 0)
    set[.direction] = AxisValue(.direction, code: 0)
    if set[.accessibility] == .highContrast { set[.accessibility] = AxisValue(.accessibility, code: 0) }
    return set
  }

  /// A set's own name: the values of its variant, joined by hyphens.
  static func setName(_ key: VariantKey) -> String {
    String(key.text.map { $0 == "." || $0 == "+" ? "-" : $0 })
  }

  /// The name that code asks for where the theme says one: as it is said where it is said, else with what sets the
  /// variant apart from the one that has it.
  static func assetName(_ name: String, isOwn: Bool, of set: VariantKey) -> String {
    if isOwn || set == .normal { return name }
    let apart = setName(set)
    return "\(name)-\(set.state == .normal ? String(apart.dropFirst("normal-".utf8.count)) : apart)"
  }

  /// Whether a name can stand in a catalog: parts joined by slashes, of letters, digits, spaces and `_-.+`.
  static func isUsable(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= 200
      && parts.allSatisfy { part in
        let text = String(decoding: part, as: UTF8.self).lowercased()
        guard let first = part.first, first != UInt8(ascii: "."), part.last != UInt8(ascii: " ") else {
          return false
        }
        return part.allSatisfy(isUsable) && !reserved.contains { text.hasSuffix($0) }
      }
  }

  private static func isUsable(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || " _-.+".utf8.contains(byte)
  }

  /// The ends of folders that Xcode takes for more than a name.
  private static let reserved = [
    ".appiconset", ".brandassets", ".colorset", ".complicationset", ".cubetextureset", ".dataset",
    ".gcdashboardimage", ".gcleaderboard", ".iconset", ".imageset", ".imagestack", ".launchimage",
    ".mipmapset", ".sticker", ".stickerpack", ".symbolset", ".textureset", ".xcassets",
  ]
}
