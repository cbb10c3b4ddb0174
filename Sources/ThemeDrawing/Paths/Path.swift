package import ThemeCore

/// Lines and curves, in points. It begins with a move; what follows a close without one begins where that began.
package struct Path: Equatable, Sendable {
  package enum Element: Equatable, Sendable {
    case move(Point<Double>)
    case line(Point<Double>)
    /// A cubic Bézier curve: two control points and where it ends.
    case cubic(Point<Double>, Point<Double>, Point<Double>)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

extension Path {
  /// A closed path through corners.
  init(corners: [Vector]) {
    elements = []
    for (index, corner) in corners.enumerated() {
      elements.append(index == 0 ? .move(corner) : .line(corner))
    }
    if !corners.isEmpty { elements.append(.close) }
  }

  /// The path with each of its points elsewhere.
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
