/// The most of the center that an emitted slice keeps: `center` in themes.
package enum KeptCenter: String, CaseIterable, Hashable, Sendable {
  case onePoint = "1pt"
  case onePixel = "1px"
  /// All of it: the art is not cut.
  case all = "keep"

  /// The most that is kept of a center at `scale`, or nil when all is.
  package func pixels(at scale: Scale) -> Pixels? {
    switch self {
    case .onePoint: Pixels(scale.rawValue)
    case .onePixel: Pixels(1)
    case .all: nil
    }
  }
}
