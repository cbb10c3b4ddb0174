import ThemeCheck
package import ThemeCore
package import ThemeModel

/// What generated code sets one property of a look to.
package enum UIKitValue: Equatable, Sendable {
  /// `nil`.
  case nothing
  /// A title or an icon of which nothing is said yet.
  case present
  /// The platform's own look.
  case system
  case art(UIKitArt)
  case number(Points)
  case truth(Bool)
  /// One of a fixed set: UIKit's names.
  case word(String)
  case color(Color)
  case insets(Insets<Points>)
  case offset(Point<Points>)
  case size(width: Points, height: Points)
  case font(UIKitFont)
  case shadow(UIKitShadow)
}

/// A font, complete.
package struct UIKitFont: Equatable, Sendable {
  package var family = "system"
  package var weight = FontWeight.regular
  package var size = Points(17)
  package var isItalic = false
}

/// A shadow of text.
package struct UIKitShadow: Equatable, Sendable {
  package var color: Color
  package var x: Points
  package var y: Points
  package var blur: Points
}

/// A picture of the catalogue.
package struct UIKitArt: Equatable, Sendable {
  /// By which code asks for it.
  package var name: String
  /// Nil for art that does not stretch.
  package var resizing: ResizingMode?
  package var caps: UIKitMargins
  package var alignment: UIKitMargins
  package var isTemplate: Bool
}

/// Insets of a picture: the same points at every scale, or whole pixels of each file.
package enum UIKitMargins: Equatable, Sendable {
  case points(Insets<Points>)
  case pixels([ScaledInsets])

  static let zero = UIKitMargins.points(.zero)

  /// Insets in pixels of the file of a scale.
  package struct ScaledInsets: Equatable, Sendable {
    package let scale: Scale
    package let insets: Insets<Pixels>
  }

  /// Points where all scales agree on them.
  init(_ scales: [(scale: Scale, insets: Insets<Pixels>)]) {
    let points = scales.map { $0.insets.points(at: $0.scale) }
    if let first = points.first, points.allSatisfy({ $0 == first }) {
      self = .points(first)
    } else {
      self = scales.isEmpty ? .zero : .pixels(scales.map { ScaledInsets(scale: $0.scale, insets: $0.insets) })
    }
  }

  /// In pixels of the file of a scale; nil where that is none of its scales, or no whole pixels.
  func pixels(at scale: Scale) -> Insets<Pixels>? {
    switch self {
    case .pixels(let scales): scales.first { $0.scale == scale }?.insets
    case .points(let insets): insets.pixels(at: scale)
    }
  }
}
