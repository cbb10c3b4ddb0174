package import ThemeCore
import ThemeImage
package import ThemeModel
import ThemePictures
import ThemeResolution

extension ElementContext {
  /// Whether a part is the flipped repetition of the same part in its variant's fallback.
  func isFlipped(_ part: PartContext) -> Bool { part.isFlipped(of: fallback(of: part)) }

  /// The same part in the state `normal` with all other axes equal; nil if the part is of that state itself, or if there is no
  /// such part.
  func normal(of part: PartContext) -> PartContext? {
    guard part.key.state != .normal else { return nil }
    return element.index(of: part.key, in: .normal).flatMap { self.part(part.name, ofVariant: $0) }
  }

  /// The name of a part in messages: that of its variant, or that of the element if the element has only one variant. The name
  /// of the part follows unless it is the main part.
  func title(of part: PartContext) -> String {
    if element.variants.count > 1 { return part.title }
    return part.name == mainPart ? element.id.name : "\(element.id.name) \(part.name.rawValue)"
  }

  /// The main part of the element: the image of an image or of a control part that is a picture, the background of anything
  /// else.
  package var mainPart: PartName { kind.isPicture ? .image : .background }

  /// Whether a part always fills an axis, whatever its art: the width of a bar's background or shadow. Such widths are checked
  /// by the rule `width-not-multiple`.
  func isFilled(_ part: PartContext, along axis: Axis) -> Bool {
    axis == .horizontal
      && (part.name == .shadowImage || part.name == .background && kind == .navigationBar)
  }

  /// Whether a part's art may be drawn at another length along an axis than its own. Its width may become any width; its height
  /// changes only if the theme or the platform sets another one.
  func isResized(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.stretches else { return false }
    if axis == .horizontal || part.name == .image { return true }
    guard part.name == .background else { return false }
    let facts = facts[part.variantIndex]
    if facts.position == .topAttached { return true }
    guard let height = facts.height else { return kind == .navigationBar }
    return part.images.contains { $0.picture.size.height != height }
  }
}

extension ResolvedElement {
  /// The index of the variant in a state whose other axes equal those of `key`; nil if there is none.
  func index(of key: VariantKey = .normal, in state: StateName) -> Int? {
    index(of: key.with(AxisValue(.state, code: state.bits)))
  }
}

extension PartContext {
  /// The first result that `find` gives when it compares the picture of the first scale with each of the others, together with
  /// the two pictures; nil if it gives none.
  func firstDifference<Found>(_ find: (_ first: ImageContext, _ other: ImageContext) -> Found?)
    -> (first: ImageContext, other: ImageContext, found: Found)?
  {
    for other in images.dropFirst() {
      if let found = find(images[0], other) { return (images[0], other, found) }
    }
    return nil
  }

  var isDerived: Bool {
    if case .derived = origin.unflipped { return true }
    return false
  }

  /// Whether this is a flipped repetition of another part: each picture and its caps are mirror images of the other's.
  func isFlipped(of other: PartContext?) -> Bool {
    guard variant.isMirrored, let other, other.images.count == images.count else { return false }
    return zip(images, other.images).allSatisfy { image, other in
      var recipe = other.picture.recipe
      recipe.isMirrored.toggle()
      // Art that is its own mirror image stays the same picture when it is flipped.
      let isMirrorImage =
        image.picture.recipe == recipe || image.picture.measured === other.picture.measured
      return isMirrorImage && image.caps == other.caps.mirrored
    }
  }

  /// Whether the art of two scales has different lengths in points along an axis without caps. Differences that do not matter
  /// are left out: a hairline is one pixel at every scale, and if the art stretches, a strip of at most 16 points of equal
  /// lines may have any length.
  func differs(_ first: ImageContext, _ other: ImageContext, along axis: Axis, stretches: Bool) -> Bool {
    guard first.length(along: axis) != other.length(along: axis), !first.caps.hasCaps(along: axis),
      !other.caps.hasCaps(along: axis), first.lengthPx(along: axis) != 1 || other.lengthPx(along: axis) != 1
    else { return false }
    return !stretches
      || ![first, other].allSatisfy {
        $0.length(along: axis) <= Points(16) && $0.picture.isUniform(along: axis)
      }
  }

  func image(at scale: Scale) -> ImageContext? { images.first { $0.scale == scale } }
}

extension ImageContext {
  func lengthPx(along axis: Axis) -> Int { size.length(along: axis).count }

  func length(along axis: Axis) -> Points { picture.length(along: axis) }

  /// The lines between the caps along an axis, in pixels.
  package func core(along axis: Axis) -> Range<Int> { caps.core(of: size, along: axis) }
}

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

/// The places of the problems that a rule has reported. Variants inherit values together with their places, so a wrong value is
/// reported once however many variants have it.
struct ReportedPlaces {
  private var reported: Set<[SourceRange]> = []

  /// Whether no problem with this combination of places has been reported yet; marks it as reported. Places that are nil are
  /// left out.
  mutating func isNew(_ places: SourceRange?...) -> Bool {
    reported.insert(places.compactMap { $0 }).inserted
  }
}

/// The words that messages use for the lines, the sides and the length of an axis.
extension Axis {
  /// The noun for one line of the axis: a column of the horizontal axis, a row of the vertical one.
  var line: String { self == .horizontal ? "column" : "row" }
  /// The noun for a line of the other axis, which tells a position within a column or a row.
  var crossing: String { self == .horizontal ? "row" : "column" }
  /// The adjective that follows a length, as in "33.5 pt wide".
  var extent: String { self == .horizontal ? "wide" : "high" }
  var length: String { self == .horizontal ? "width" : "height" }
  /// The name of the cap at the start of the axis; `trailing` names the one at its end.
  var leading: String { self == .horizontal ? "left" : "top" }
  var trailing: String { self == .horizontal ? "right" : "bottom" }

  /// The lines of a range as text, counted from 0: `column 28`, `columns 28 and 29`, `rows 4 to 20`.
  func lines(_ range: Range<Int>) -> String {
    switch range.count {
    case 1: "\(line) \(range.lowerBound)"
    case 2: "\(line)s \(range.lowerBound) and \(range.upperBound - 1)"
    default: "\(line)s \(range.lowerBound) to \(range.upperBound - 1)"
    }
  }
}

/// The note that accompanies every message in which a column or a row is numbered.
let countedFromZero = "columns and rows are counted from 0"
