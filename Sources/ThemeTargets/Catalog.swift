import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

/// An image set: the art of one part at all scales, for each combination of traits by which the platform chooses.
struct CatalogImageSet: Sendable {
  /// The name by which code loads the set.
  let name: String
  let part: PartName
  /// The key of the variant that the set is named after.
  let key: VariantKey
  let images: [(choice: CatalogChoice, art: SlicedArt)]
  /// Whether the set's images are template images.
  let isTemplate: Bool
}

extension ElementLooks {
  /// The element's image sets in an asset catalog.
  func imageSets(_ names: CatalogNames) -> [CatalogImageSet] {
    let sets = catalogSets()
    let parts = PartName.allCases.filter { part in looks.contains { $0[part].art != nil } }
    return parts.flatMap { part in
      let new = sets.new { set in
        let isTemplate = looks[set.place].isTemplate(part)
        return set.entries { CatalogPicture(art: looks[$0][part].art?.art, isTemplate: isTemplate) }
      }
      return new.compactMap { set, entries -> CatalogImageSet? in
        let images = entries.compactMap { choice, picture in picture.art.map { (choice: choice, art: $0) } }
        if images.isEmpty { return nil }
        return CatalogImageSet(
          name: names.image(self, part, set), part: part, key: set.key, images: images,
          isTemplate: looks[set.place].isTemplate(part))
      }
    }
  }
}

/// A part's picture in one of a set's variants.
private struct CatalogPicture: Equatable {
  /// The art; nil if the variant shows the platform's own look, or nothing.
  let art: SlicedArt?
  /// Whether the picture is a template image; the same for all pictures of the set.
  let isTemplate: Bool
}

extension Look {
  /// Whether a part's picture in the catalog is a template image.
  func isTemplate(_ part: PartName) -> Bool { part == .icon && icon.tint != nil || isTemplate }
}

/// The names and paths of a theme's sets in its asset catalog.
struct CatalogNames {
  let namespace: String

  /// The catalog's folder in the bundle.
  var root: String { "xcassets/\(namespace).xcassets" }

  /// The name by which code loads an image set: the theme's asset name, or else a name below the namespace.
  func image(_ element: ElementLooks, _ part: PartName, _ set: CatalogSet) -> String {
    let look = element.looks[set.place]
    guard let name = look.assetName else {
      return "\(namespace)/\(ImagePath.folder(element.id, part))/\(CatalogTerms.setName(set.key))"
    }
    let fallback = look.fallback.flatMap { element.looks[$0].assetName }
    let full = CatalogTerms.assetName(name, isOwn: fallback != name, of: set.key)
    return part == look.mainPart ? full : "\(full)-\(part.rawValue)"
  }

  /// The name of a set for one of an element's colors: that of the image in its place, if the theme gives an asset name.
  func color(_ element: ElementLooks, _ color: String, _ set: CatalogSet) -> String {
    let look = element.looks[set.place]
    if look.assetName != nil, color == look.mainPart.rawValue { return image(element, look.mainPart, set) }
    return "\(namespace)/\(element.id)/\(color)/\(CatalogTerms.setName(set.key))"
  }
}

/// The rules for sets and their names, which the catalog's writer and the losses share.
///
/// A set contains the variants that the platform chooses between by itself: appearances, high contrast and layout directions.
/// Every other variant belongs to a set of its own, which code loads by name.
enum CatalogTerms {
  /// The key of the variant after which the set that contains a variant is named.
  static func set(of key: VariantKey) -> VariantKey {
    let set = key.without(.appearance).without(.direction)
    return set[.accessibility] == .highContrast ? set.without(.accessibility) : set
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
        return part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || " _-.+".utf8.contains($0) }
          && !reserved.contains { text.hasSuffix($0) }
      }
  }

  /// The extensions that make Xcode treat a folder as more than a group.
  private static let reserved = [
    ".appiconset", ".brandassets", ".colorset", ".complicationset", ".cubetextureset", ".dataset",
    ".gcdashboardimage", ".gcleaderboard", ".iconset", ".imageset", ".imagestack", ".launchimage",
    ".mipmapset", ".sticker", ".stickerpack", ".symbolset", ".textureset", ".xcassets",
  ]
}

/// The traits by which the platform chooses one of a set's entries.
struct CatalogChoice: Hashable, Sendable {
  let appearance: AxisValue
  let isHighContrast: Bool
  /// The layout direction; nil if both directions share the entry.
  let isRightToLeft: Bool?

  /// The suffix of the entry's files, such as `-dark-highContrast-rtl`; empty for the entry that applies where no other does.
  var suffix: String {
    var words: [String] = []
    if !appearance.isFallback { words.append(appearance.name) }
    if isHighContrast { words.append("highContrast") }
    if isRightToLeft == true { words.append("rtl") }
    return words.map { "-\($0)" }.joined()
  }
}

/// The variants of an element that form one set of a catalog.
struct CatalogSet {
  /// The key of the variant that the set is named after.
  let key: VariantKey
  /// The index of that variant among the element's looks.
  let place: Int
  /// The keys of the variants in the set, with their indices among the element's looks.
  let members: [VariantKey: Int]

  /// The set's entries, one for each choice. An axis gets several choices only if the content differs along it. `content`
  /// returns what the look at an index shows.
  func entries<Content: Equatable>(_ content: (Int) -> Content) -> [(choice: CatalogChoice, content: Content)]
  {
    func values(_ axis: VariantAxis) -> [AxisValue] {
      var values = [self.key[axis]]
      for key in members.keys.sorted() where !values.contains(key[axis]) {
        values.append(key[axis])
      }
      let differs = members.keys.contains { key in
        let other = key.with(self.key[axis])
        return key[axis] != self.key[axis]
          && content(members[key] ?? place) != content(members[other] ?? place)
      }
      return differs ? values.sorted { $0.code < $1.code } : [self.key[axis]]
    }
    let directions = values(.direction)
    var entries: [(CatalogChoice, Content)] = []
    for appearance in values(.appearance) {
      for contrast in values(.accessibility) {
        for direction in directions {
          let key = self.key.with(appearance).with(contrast).with(direction)
          let choice = CatalogChoice(
            appearance: appearance, isHighContrast: contrast == .highContrast,
            isRightToLeft: directions.count > 1 ? direction.code == 1 : nil)
          entries.append((choice, content(members[key] ?? place)))
        }
      }
    }
    return entries
  }
}

extension ElementLooks {
  /// The element's sets, `normal`'s first. With `byDirection`, right-to-left variants form sets of their own, because color
  /// sets don't distinguish directions.
  func catalogSets(byDirection: Bool = false) -> [CatalogSet] {
    var sets: [CatalogSet] = []
    var places: [VariantKey: [VariantKey: Int]] = [:]
    func key(of variant: VariantKey) -> VariantKey {
      let set = CatalogTerms.set(of: variant)
      return byDirection ? set.with(variant[.direction]) : set
    }
    for (place, look) in looks.enumerated() {
      places[key(of: look.key), default: [:]][look.key] = place
    }
    for (place, look) in looks.enumerated() {
      guard let members = places[look.key], key(of: look.key) == look.key else { continue }
      sets.append(CatalogSet(key: look.key, place: place, members: members))
    }
    return sets
  }
}

extension [CatalogSet] {
  /// The sets whose entries differ from those of the set that they fall back to, with their entries.
  func new<Content: Equatable>(
    _ entries: (CatalogSet) -> [(choice: CatalogChoice, content: Content)]
  ) -> [(set: CatalogSet, entries: [(choice: CatalogChoice, content: Content)])] {
    let all = map { (set: $0, entries: entries($0)) }
    return all.filter { set, own in
      guard let key = set.key.fallback, let other = all.first(where: { $0.set.key == key })?.entries else {
        return true
      }
      return own.count != other.count || !zip(own, other).allSatisfy { $0 == $1 }
    }
  }
}
