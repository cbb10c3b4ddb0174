package import ThemeCheck
package import ThemeCore
import ThemeModel

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
  case count(Int)
  case truth(Bool)
  /// One of a fixed set.
  case word(UIKitEnum, String)
  case color(Color)
  case insets(Insets<Points>)
  case offset(Point<Points>)
  case size(width: Points, height: Points)
  case font(TitleFacts.Font)
  case shadow(TitleFacts.Shadow)
  case largeTitle(font: TitleFacts.Font?, color: Color?, shadow: TitleFacts.Shadow?)
}

/// A type of UIKit, or of the runtime, that is a fixed set of values.
package enum UIKitEnum: Sendable {
  case horizontalAlignment, verticalAlignment, textTransform, lineBreakMode, placement, barPosition
}

extension UIKitValue {
  /// The value of a property, art by its name in the catalog.
  init(_ value: LookValue, art: (ShownArt) -> UIKitArt) {
    switch value {
    case .nothing: self = .nothing
    case .present: self = .present
    case .system: self = .system
    case .art(let shown): self = .art(art(shown))
    case .length(let length): self = .number(length)
    case .truth(let truth): self = .truth(truth)
    case .color(let color): self = .color(color)
    case .size(let size): self = .size(width: size.width, height: size.height)
    case .insets(let insets): self = .insets(insets)
    case .offset(let offset): self = .offset(offset)
    case .font(let font): self = .font(font.named(for: \.ios))
    case .shadow(let shadow): self = .shadow(shadow)
    case .alignment(let alignment): self = .word(.horizontalAlignment, alignment.rawValue)
    case .verticalAlignment(let alignment): self = .word(.verticalAlignment, alignment.rawValue)
    case .transform(let transform):
      self = .word(.textTransform, transform == .none ? "asWritten" : transform.rawValue)
    case .count(let count): self = .count(count)
    case .truncation(let truncation): self = .word(.lineBreakMode, truncation.lineBreakMode)
    case .measure(let measure): self = .truth(measure == .ceil)
    case .largeTitle(let title):
      self = .largeTitle(font: title.$font?.named(for: \.ios), color: title.color, shadow: title.shadow)
    case .placement(let placement): self = .word(.placement, placement.rawValue)
    case .position(let position): self = .word(.barPosition, position.rawValue)
    }
  }
}

extension UIKitValue {
  /// The same where a text keeps its size, whatever the user has chosen.
  var withFixedSize: UIKitValue {
    guard case .font(var font) = self else { return self }
    (font.scales, font.maximumSize) = (nil, nil)
    return .font(font)
  }
}

extension Truncation {
  /// `NSLineBreakMode`.
  var lineBreakMode: String {
    switch self {
    case .head: "byTruncatingHead"
    case .middle: "byTruncatingMiddle"
    case .tail: "byTruncatingTail"
    case .none: "byClipping"
    }
  }
}

/// A picture of the catalog.
package struct UIKitArt: Equatable, Sendable {
  /// By which code asks for it.
  package var name: String
  /// Nil for art that does not stretch.
  package var resizing: ResizingMode?
  package var caps: UIKitMargins
  package var alignment: UIKitMargins
  package var isTemplate: Bool
  /// What it is from edge to edge, so that the picture isn't needed; nil for other art.
  package var color: Color?
  /// Whether it is the background of a bar on which the status bar has to be light.
  package var isDark = false
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
}
