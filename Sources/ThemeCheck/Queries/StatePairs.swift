import ThemeModel
import ThemePictures

/// The background of a button's state together with that of the normal state, with all other axes equal.
struct StatePair {
  let part: PartContext
  let normal: PartContext
  /// The pictures of both parts at each scale that both have, ascending; at least one pair.
  let images: [(image: ImageContext, normal: ImageContext)]

  /// The pictures of the state and of the normal state at the first scale that both have.
  var image: ImageContext { images[0].image }
  var normalImage: ImageContext { images[0].normal }

  /// The names of both parts in messages.
  var titles: (state: String, normal: String) { (part.title, normal.title) }
}

extension ElementContext {
  /// The backgrounds of a button's states, each with that of the normal state: pairs of which at least one background is new. A
  /// state whose background is a flipped repetition is left out. Empty for other elements.
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
