import ThemeCheck
package import ThemeCore
import ThemeModel
import ThemeResolution

/// The value that generated code sets a fact of a look to.
package enum UIKitValue: Equatable, Sendable {
  case art(UIKitArt)
  case insets(UIKitMargins)
  /// Any other value. A font has the name by which iOS knows it.
  case plain(LookValue)

  /// The literal `nil`.
  static let nothing = UIKitValue.plain(.nothing)
  /// A fact of the look.
  static func fact(_ value: FactValue) -> UIKitValue { .plain(.fact(value)) }
  /// A new title or icon, of which no property is set yet.
  static let present = UIKitValue.plain(.present)

  /// Creates the value from that of a look's property; `art` returns the asset catalog's picture for some art.
  init(_ value: LookValue, art: (ShownArt) -> UIKitArt) {
    switch value {
    case .art(let shown): self = .art(art(shown))
    case .fact(.insets(let insets)): self = .insets(UIKitMargins(insets))
    case .fact(.font(let font)): self = .fact(.font(font.named(for: \.ios)))
    default: self = .plain(value)
    }
  }
}

/// A picture of the asset catalog, as generated code describes it.
package struct UIKitArt: Equatable, Sendable {
  /// The name by which code loads the picture.
  package var name: String
  /// The resizing mode; nil for art that doesn't stretch.
  package var resizing: ResizingMode?
  package var caps: UIKitMargins
  package var alignment: UIKitMargins
  package var isTemplate: Bool
  /// The color that fills the art from edge to edge, so that the picture isn't needed; nil for other art.
  package var color: Color?
  /// Whether the art is the background of a bar and so dark that the status bar needs light text.
  package var isDark = false
}

/// Insets: in points if they are the same at every scale, or else in pixels of each scale's file.
package struct UIKitMargins: Equatable, Sendable {
  package enum Lengths: Equatable, Sendable {
    case points(Insets<Points>)
    case pixels([ScaledInsets])
  }

  /// The insets in pixels of the file of one scale.
  package struct ScaledInsets: Equatable, Sendable {
    package let scale: Scale
    package let insets: Insets<Pixels>
  }

  package let lengths: Lengths
  /// Whether the left and right insets are those for left-to-right languages, and exchanged for others.
  package var isDirected = false

  init(_ insets: Insets<Points>) { lengths = .points(insets) }

  /// Creates margins in points if all scales agree on them, or else in pixels.
  init(_ scales: [(scale: Scale, insets: Insets<Pixels>)]) {
    let points = scales.map { $0.insets.points(at: $0.scale) }
    if let first = points.first, !points.allSatisfy({ $0 == first }) {
      lengths = .pixels(scales.map { ScaledInsets(scale: $0.scale, insets: $0.insets) })
    } else {
      lengths = .points(points.first ?? .zero)
    }
  }

  var isZero: Bool { lengths == .points(.zero) }

  private var mirrored: Lengths {
    switch lengths {
    case .points(let insets): .points(insets.mirrored)
    case .pixels(let scales):
      .pixels(scales.map { ScaledInsets(scale: $0.scale, insets: $0.insets.mirrored) })
    }
  }

  /// The margins for both reading directions, if `other` are those for right-to-left languages; nil if one value can't say them.
  fileprivate func directed(mirroredBy other: UIKitMargins) -> UIKitMargins? {
    if self == other { return self }
    guard other.lengths == mirrored else { return nil }
    var both = self
    both.isDirected = true
    return both
  }
}

extension UIKitValue {
  /// The value for both reading directions, if `other` is the one for right-to-left languages; nil if one value can't say them.
  func directed(mirroredBy other: UIKitValue) -> UIKitValue? {
    switch (self, other) {
    case (.plain(.fact(.alignment(.left))), .plain(.fact(.alignment(.right)))):
      return .fact(.alignment(.leading))
    case (.plain(.fact(.alignment(.right))), .plain(.fact(.alignment(.left)))):
      return .fact(.alignment(.trailing))
    case (.insets(let left), .insets(let right)):
      return left.directed(mirroredBy: right).map { .insets($0) }
    case (.art(let left), .art(var right)):
      guard let caps = left.caps.directed(mirroredBy: right.caps),
        let alignment = left.alignment.directed(mirroredBy: right.alignment)
      else { return nil }
      (right.caps, right.alignment) = (left.caps, left.alignment)
      guard left == right else { return nil }
      (right.caps, right.alignment) = (caps, alignment)
      return .art(right)
    default: return nil
    }
  }
}
