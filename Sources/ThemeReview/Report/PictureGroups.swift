/// The picture files of a bundle that changed, grouped so that pictures with the same change share a line.
struct PictureGroups {
  enum Fate: String {
    case looksDifferent, isCutDifferently, isNew, isGone

    func words(isMany: Bool) -> String {
      switch self {
      case .looksDifferent: isMany ? "look different" : "looks different"
      case .isCutDifferently: isMany ? "are cut differently" : "is cut differently"
      case .isNew: isMany ? "are new" : "is new"
      case .isGone: isMany ? "are gone" : "is gone"
      }
    }
  }

  /// The pictures with the scales at which they changed, in the order of the files.
  private var pictures: [(folder: String, variant: String, fate: Fate, scales: [String])] = []

  /// Adds the next file by its path in the bundle: `images/buttons/ok/normal@2x.png`.
  mutating func add(_ file: String, _ fate: Fate) {
    let parts = file.split(separator: "/")
    let folder = parts.dropLast().drop { $0 == "images" }.joined(separator: "/")
    let name = (parts.last?.dropLast(".png".count) ?? "").split(separator: "@")
    let (variant, scale) = (String(name.first ?? ""), name.count > 1 ? String(name[1]) : "1x")
    if let known = pictures.firstIndex(where: { ($0.folder, $0.variant, $0.fate) == (folder, variant, fate) })
    {
      pictures[known].scales.append(scale)
    } else {
      pictures.append((folder, variant, fate, [scale]))
    }
  }

  /// The lines of the groups: `  buttons/ok: normal and highlighted look different at 1x, 2x and 3x`.
  var lines: [String] {
    var groups: [(folder: String, variants: [String], fate: Fate, scales: [String])] = []
    for picture in pictures {
      let group = groups.firstIndex {
        ($0.folder, $0.fate, $0.scales) == (picture.folder, picture.fate, picture.scales)
      }
      if let group {
        groups[group].variants.append(picture.variant)
      } else {
        groups.append((picture.folder, [picture.variant], picture.fate, picture.scales))
      }
    }
    return groups.map { folder, variants, fate, scales in
      let words = fate.words(isMany: variants.count > 1)
      return "  \(folder): \(variants.listed) \(words) at \(scales.listed)"
    }
  }
}
