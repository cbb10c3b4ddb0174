package import ThemeCheck
package import ThemeCore
import ThemeModel

/// The value that generated code sets a property of a look to.
package enum UIKitValue: Equatable, Sendable {
  /// The literal `nil`.
  case nothing
  /// A new title or icon, of which no property is set yet.
  case present
  /// The platform's own look.
  case system
  case art(UIKitArt)
  case material(MaterialFacts)
  case number(Points)
  case count(Int)
  case truth(Bool)
  /// A case of an enumeration, by its name in Swift.
  case word(UIKitEnum, String)
  case color(Color)
  case insets(Insets<Points>)
  case offset(Point<Points>)
  case size(width: Points, height: Points)
  case font(TitleFacts.Font)
  case shadow(TitleFacts.Shadow)
  case largeTitle(font: TitleFacts.Font?, color: Color?, shadow: TitleFacts.Shadow?)
}

/// An enumeration of UIKit or of the runtime.
package enum UIKitEnum: Sendable {
  case horizontalAlignment, verticalAlignment, textTransform, lineBreakMode, placement, barPosition
}

extension UIKitValue {
  /// Creates the value from that of a look's property; `art` returns the asset catalog's picture for some art.
  init(_ value: LookValue, art: (ShownArt) -> UIKitArt) {
    switch value {
    case .nothing: self = .nothing
    case .present: self = .present
    case .system: self = .system
    case .art(let shown): self = .art(art(shown))
    case .material(let material): self = .material(material)
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
  /// The value for text that keeps its size whatever text size the user has chosen. Only fonts change.
  var withFixedSize: UIKitValue {
    guard case .font(var font) = self else { return self }
    (font.scales, font.maximumSize) = (nil, nil)
    return .font(font)
  }
}

extension Truncation {
  /// The name of the corresponding case of `NSLineBreakMode`.
  var lineBreakMode: String {
    switch self {
    case .head: "byTruncatingHead"
    case .middle: "byTruncatingMiddle"
    case .tail: "byTruncatingTail"
    case .none: "byClipping"
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

/// The insets of a picture: in points if they are the same at every scale, or else in pixels of each scale's file.
package enum UIKitMargins: Equatable, Sendable {
  case points(Insets<Points>)
  case pixels([ScaledInsets])

  static let zero = UIKitMargins.points(.zero)

  /// The insets in pixels of the file of one scale.
  package struct ScaledInsets: Equatable, Sendable {
    package let scale: Scale
    package let insets: Insets<Pixels>
  }

  /// Creates margins in points if all scales agree on them, or else in pixels.
  init(_ scales: [(scale: Scale, insets: Insets<Pixels>)]) {
    let points = scales.map { $0.insets.points(at: $0.scale) }
    if let first = points.first, points.allSatisfy({ $0 == first }) {
      self = .points(first)
    } else {
      self = scales.isEmpty ? .zero : .pixels(scales.map { ScaledInsets(scale: $0.scale, insets: $0.insets) })
    }
  }
}
