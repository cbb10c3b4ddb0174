package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Lengths on four sides, of which a theme may set only some. A side that is not set is 0.
package struct Sides<Side: SideLength>: Record, Lowerable {
  package var top = Setting<Side>.unset
  package var left = Setting<Side>.unset
  package var bottom = Setting<Side>.unset
  package var right = Setting<Side>.unset

  package init() {}

  package static var about: KeyListName { Side.sides.about }
  package static var expectation: String { Side.sides.expectation }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("top", \.top, default: "0", Side.sides.summary("top"))
    keys.setting("left", \.left, default: "0", Side.sides.summary("left"))
    keys.setting("bottom", \.bottom, default: "0", Side.sides.summary("bottom"))
    keys.setting("right", \.right, default: "0", Side.sides.summary("right"))
  }

  // `overlaid` and `resolve` are written out instead of visiting the list: the key paths of a generic type are created again at
  // each use, which is too expensive for a record that every element has.

  package func overlaid(by overlay: Sides) -> Sides {
    var result = self
    if !overlay.top.isUnset { result.top = top.overlaid(by: overlay.top) }
    if !overlay.left.isUnset { result.left = left.overlaid(by: overlay.left) }
    if !overlay.bottom.isUnset { result.bottom = bottom.overlaid(by: overlay.bottom) }
    if !overlay.right.isUnset { result.right = right.overlaid(by: overlay.right) }
    return result
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    // All four sides are resolved before the results are combined, so that each of them can report an error.
    let isChanged = [
      top.resolve(references, &sink), left.resolve(references, &sink), bottom.resolve(references, &sink),
      right.resolve(references, &sink),
    ]
    return isChanged.contains(true)
  }

  package static func help(_ node: SyntaxNode) -> String? { Side.sides.help(node) }

  /// All four sides with their names, in the order of the keys. A side that the theme does not set is unset.
  package var sides: [(name: String, setting: Setting<Side>)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

/// A type in which the lengths of a map of four sides are measured.
package protocol SideLength: Lowerable {
  /// The words that describe a map of four sides in this unit.
  static var sides: MapWords { get }
}

/// Insets in points.
package typealias InsetsOverlay = Sides<Points>

extension Points: SideLength {
  package static var sides: MapWords {
    MapWords(
      about: KeyListName("insets", "insets", shownBy: "every-button-key"),
      expectation: "insets such as `{ left: 12, right: 8 }`",
      help: {
        $0.sequence == nil
          ? Shorthand.insets($0) : "name the insets, because platforms order them differently"
      })
  }
}

extension InsetsOverlay {
  /// The insets in points, with 0 for the sides that are not set.
  package var insets: Insets<Points> {
    Insets(
      top: top.value ?? .zero, left: left.value ?? .zero, bottom: bottom.value ?? .zero,
      right: right.value ?? .zero)
  }

  /// The insets of a picture that is flipped horizontally: left and right are exchanged.
  package var mirrored: InsetsOverlay {
    var result = self
    (result.left, result.right) = (right, left)
    return result
  }
}

/// Caps in points or as hairlines, for all scales.
package typealias CapLengths = Sides<Length>

extension Length: SideLength {
  package static var sides: MapWords {
    MapWords(
      about: KeyListName("caps", "caps", shownBy: "caps-in-points"), expectation: SlicingForm.expectation)
  }
}

/// The caps of the art at one scale, in pixels.
package typealias PixelCaps = Sides<PixelCount>

/// A nonnegative whole number of pixels.
package struct PixelCount: Hashable, SideLength {
  package let pixels: Pixels

  package static var expectation: String { "a whole number of pixels" }
  package static var form: ValueType { .wholeNumber(0...9_999_999) }
  package static var sides: MapWords {
    MapWords(
      about: KeyListName("pixelCaps", "caps in pixels", shownBy: "caps-by-scale"),
      expectation: "caps in pixels such as `{ left: 29, right: 41 }`",
      summary: { "The \($0) margin, in pixels." })
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PixelCount? {
    guard let number = wholeNumber(node, upTo: 7, &sink) else { return nil }
    if number < 0 {
      return sink.refuse(
        Diagnostic(.capNegative, "a cap can't be negative", at: node.range)
          .helping("a cap is a margin inside the picture, in pixels"))
    }
    return PixelCount(pixels: Pixels(number))
  }
}
