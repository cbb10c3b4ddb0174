import ThemeCore

// The wording of changed pictures.

extension PictureChange {
  /// The change in words: `center #4a6c9b → #4a6ca0, all 390 pixels at 3x by up to 5 levels; corners identical`. `scales` are
  /// the names of the scales that changed; empty for a single file, whose scale is not named. `only` are these scales where
  /// there are others.
  func words(at scales: [String], only: [String] = []) -> String {
    switch self {
    case .gone: "was removed"
    case .added: "is new"
    case .looksSame: "is cut differently; looks the same"
    case .mirrored(.lost): "no longer mirrored"
    case .mirrored(.gained): "now mirrored from right to left"
    case .mirrored(.other): "the mirror image of what it was"
    case .resized(let old, let new):
      "\(old.width) × \(old.height) → \(new.width) × \(new.height) px\(place(scales.first))"
    case .differs(let changes, _) where changes.isEmpty:
      "the art is the same, but it looks different where it is stretched\(only.isEmpty ? "" : " at \(only.listed)")"
    case .differs(let changes, let intact):
      regionWords(changes, intact, at: place(scales.last), only: only.isEmpty ? "" : " at \(only.listed)")
    case .unknown: "differs; its files are not at hand"
    }
  }
}

private func place(_ scale: String?) -> String { scale.map { " at \($0)" } ?? "" }

/// The regions that differ, gathered by their colors, and the groups of regions that are identical. `place` is ` at 3x`, the scale
/// at which pixels are counted, or empty; `only` names the scales that differ where others do not.
private func regionWords(
  _ changes: [RegionChange], _ intact: [Region], at place: String, only: String
) -> String {
  var groups: [(colors: ColorChange?, changes: [RegionChange])] = []
  for change in changes {
    if let group = groups.firstIndex(where: { $0.colors == change.colors }) {
      groups[group].changes.append(change)
    } else {
      groups.append((change.colors, [change]))
    }
  }
  var parts = groups.map { colors, changes in
    let (changed, pixels) = changes.reduce((0, 0)) { ($0.0 + $1.changed, $0.1 + $1.pixels) }
    let levels = changes.map(\.levels).max() ?? 0
    let seen = levels == 0 ? ", too little to be seen" : " by up to \(levels) of 255 levels"
    // Where every region differs in the same way, the names of regions tell nothing.
    let isWhole = groups.count == 1 && intact.isEmpty
    if isWhole, changed * 4 >= pixels * 3 {
      let extent = changed == pixels ? "everywhere" : "almost everywhere"
      return
        "\(colors.map { "\($0.old) → \($0.new)" } ?? "differs") \(extent)\(only),\(seen.drop { $0 == "," })"
    }
    let amount = "\(changed == pixels ? "all" : "\(changed) of") \(pixels) pixels\(place)\(seen)"
    let verb = isWhole || changes.count == 1 ? "differs in" : "differ in"
    let regions = isWhole ? "" : "\(changes.map(\.region.name).listed) "
    return "\(regions)\(colors.map { "\($0.old) → \($0.new)," } ?? verb) \(amount)"
  }
  for (name, regions) in [("corners", Region.corners), ("edges and caps", Region.edges)]
  where !intact.isEmpty && regions.contains(where: intact.contains) {
    if changes.contains(where: { regions.contains($0.region) }) { continue }
    parts.append("\(name) identical")
  }
  return parts.joined(separator: "; ")
}

/// The picture files of a bundle that changed, grouped so that pictures with the same change share a line.
struct PictureGroups {
  enum Fate: String {
    case looksDifferent, isCutDifferently, isNew, isGone

    func words(isMany: Bool) -> String {
      switch self {
      case .looksDifferent: isMany ? "look different" : "looks different"
      case .isCutDifferently: isMany ? "are cut differently" : "is cut differently"
      case .isNew: isMany ? "are new" : "is new"
      case .isGone: isMany ? "were removed" : "was removed"
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
