import ThemeModel
import ThemePictures

/// A state's art beside the normal state's, all other axes alike.
struct StatePair {
  let part: PartContext
  let normal: PartContext
  /// The two at each scale that both have, ascending; at least one.
  let images: [(image: ImageContext, normal: ImageContext)]

  /// The two at the first scale that both have.
  var image: ImageContext { images[0].image }
  var normalImage: ImageContext { images[0].normal }

  /// What messages call the two.
  var titles: (state: String, normal: String) { (part.title, normal.title) }
}

extension ElementContext {
  /// The main parts of a button's states, each with that of the normal state: pairs in which either is new and neither
  /// is a flipped repetition.
  func pairedStates() -> [StatePair] {
    guard kind.isButton else { return [] }
    var pairs: [StatePair] = []
    for parts in variants {
      guard let part = parts.first(where: { $0.name == .background }), let normal = normal(of: part),
        part.isNew || normal.isNew, !isFlipped(part)
      else { continue }
      let images = part.images.compactMap { image in normal.image(at: image.scale).map { (image, $0) } }
      if !images.isEmpty { pairs.append(StatePair(part: part, normal: normal, images: images)) }
    }
    return pairs
  }
}
