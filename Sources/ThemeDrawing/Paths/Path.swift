package import ThemeCore

/// Lines and curves, in points. A path begins with a move. An element after a close continues from the start of the closed
/// subpath, unless it is a move.
package struct Path: Equatable, Sendable {
  package enum Element: Equatable, Sendable {
    case move(Point<Double>)
    case line(Point<Double>)
    /// A cubic Bézier curve: two control points and the endpoint.
    case cubic(Point<Double>, Point<Double>, Point<Double>)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

extension Path {
  /// Creates the closed path through corners.
  init(corners: [Vector]) {
    elements = []
    for (index, corner) in corners.enumerated() {
      elements.append(index == 0 ? .move(corner) : .line(corner))
    }
    if !corners.isEmpty { elements.append(.close) }
  }

  /// The path with each of its points transformed.
  package func mapped(_ transform: (Point<Double>) -> Point<Double>) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .cubic(let first, let second, let end):
          .cubic(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}
