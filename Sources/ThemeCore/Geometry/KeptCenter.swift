/// The longest center that an emitted slice keeps: `center` in themes.
package enum KeptCenter: String, CaseIterable, Hashable, Sendable {
  case onePoint = "1pt"
  case onePixel = "1px"
  /// The slice keeps the whole center: the art is not cut.
  case all = "keep"

  /// The longest center at `scale`; nil for `all`.
  package func pixels(at scale: Scale) -> Pixels? {
    switch self {
    case .onePoint: Pixels(scale.rawValue)
    case .onePixel: Pixels(1)
    case .all: nil
    }
  }
}
