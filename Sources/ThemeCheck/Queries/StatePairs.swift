import ThemeCore
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
