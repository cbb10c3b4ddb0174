import ThemeCore
import ThemeModel

/// The rules for sets and their names, which the catalog's writer and the losses share.
///
/// A set contains the variants that the platform chooses between by itself: appearances, high contrast and layout directions.
/// Every other variant belongs to a set of its own, which code loads by name.
enum CatalogTerms {
  /// The key of the variant after which the set that contains a variant is named.
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

  /// The name by which code loads a set for which the theme gives an asset name. If the set's variant inherits the name
  /// (`isOwn` is false), the values that distinguish the variant are appended.
  static func assetName(_ name: String, isOwn: Bool, of set: VariantKey) -> String {
    if isOwn || set == .normal { return name }
    let apart = setName(set)
    return "\(name)-\(set.state == .normal ? String(apart.dropFirst("normal-".utf8.count)) : apart)"
  }

  /// Whether a name is valid in a catalog: it has at most 200 bytes, and consists of parts that are joined by slashes and made
  /// of letters, digits, spaces and `_-.+`. A part isn't empty, doesn't begin with a dot or end with a space or a dot, doesn't
  /// have an extension that Xcode reserves, and isn't a name that Windows keeps for a device.
  static func isUsable(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= 200
      && parts.allSatisfy { part in
        let text = String(decoding: part, as: UTF8.self).lowercased()
        guard let first = part.first, first != UInt8(ascii: "."), !" .".utf8.contains(part.last ?? 0),
          !isReservedOnWindows(text)
        else { return false }
        return part.allSatisfy(isUsable) && !reserved.contains { text.hasSuffix($0) }
      }
  }

  private static func isUsable(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || " _-.+".utf8.contains(byte)
  }

  /// The extensions that make Xcode treat a folder as more than a group.
  private static let reserved = [
    ".appiconset", ".brandassets", ".colorset", ".complicationset", ".cubetextureset", ".dataset",
    ".gcdashboardimage", ".gcleaderboard", ".iconset", ".imageset", ".imagestack", ".launchimage",
    ".mipmapset", ".sticker", ".stickerpack", ".symbolset", ".textureset", ".xcassets",
  ]
}
