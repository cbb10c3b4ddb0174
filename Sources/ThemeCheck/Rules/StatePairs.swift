import ThemeModel
import ThemePictures
import ThemeResolution

/// A state's art beside the normal state's, all other axes alike.
struct StatePair {
  let part: PartContext
  let normal: PartContext
  /// The two at the first scale that both have.
  let image: ImageContext
  let normalImage: ImageContext
}

extension ElementContext {
  /// The main parts of a button's states, each with that of the normal state: pairs in which either is new and neither
  /// is a flipped repetition.
  func pairedStates() -> [StatePair] {
    guard element.id.kind.isButton else { return [] }
    var pairs: [StatePair] = []
    for parts in variants {
      guard let part = parts.first(where: { $0.name == .background }), let normal = normal(of: part),
        part.isNew || normal.isNew, !isFlipped(part)
      else { continue }
      for image in part.images {
        guard let other = normal.image(at: image.scale) else { continue }
        pairs.append(StatePair(part: part, normal: normal, image: image, normalImage: other))
        break
      }
    }
    return pairs
  }
}
