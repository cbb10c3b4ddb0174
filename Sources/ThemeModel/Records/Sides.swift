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

  private init(top: Setting<Side>, left: Setting<Side>, bottom: Setting<Side>, right: Setting<Side>) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package static var about: KeyListName { Side.sides.about }
  package static var expectation: String { Side.sides.expectation }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("top", \.top, default: "0", "The top margin\(Side.sides.unit).")
    keys.setting("left", \.left, default: "0", "The left margin\(Side.sides.unit).")
    keys.setting("bottom", \.bottom, default: "0", "The bottom margin\(Side.sides.unit).")
    keys.setting("right", \.right, default: "0", "The right margin\(Side.sides.unit).")
  }

  // `overlaid` and `resolve` are written out instead of visiting the list: the key paths of a generic type are created again at
  // each use, which is too expensive for a record that every element has.

  package func overlaid(by overlay: Sides) -> Sides {
    Sides(
      top: Self.side(top, under: overlay.top), left: Self.side(left, under: overlay.left),
      bottom: Self.side(bottom, under: overlay.bottom), right: Self.side(right, under: overlay.right))
  }

  private static func side(_ lower: Setting<Side>, under upper: Setting<Side>) -> Setting<Side> {
    upper.isUnset ? lower : lower.overlaid(by: upper)
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    // All four sides are resolved before the results are combined, so that each of them can report an error.
    let isChanged = [
      top.resolve(references, &sink), left.resolve(references, &sink), bottom.resolve(references, &sink),
      right.resolve(references, &sink),
    ]
    return isChanged.contains(true)
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Sides? {
    lowerKeys(node, &sink, help: Side.sides.help(node))
  }

  /// All four sides with their names, in the order of the keys. A side that the theme does not set is unset.
  package var sides: [(name: String, setting: Setting<Side>)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

/// A type in which the lengths of a map of four sides are measured.
package protocol SideLength: Lowerable {
  /// The words that describe a map of four sides in this unit.
  static var sides: SideWords { get }
}

/// The words that describe a map of four sides in messages and documentation.
package struct SideWords {
  let about: KeyListName
  let expectation: String
  /// The text that follows "The top margin" in the summary of a key: ", in pixels".
  var unit = ""
  /// Returns what to write instead of a node that is not such a map, or nil if there is no suggestion.
  var help: (SyntaxNode) -> String? = { _ in nil }
}

/// Insets in points.
package typealias InsetsOverlay = Sides<Points>

extension Points: SideLength {
  package static var sides: SideWords {
    SideWords(
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
  package static var sides: SideWords {
    SideWords(
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
  package static var sides: SideWords {
    SideWords(
      about: KeyListName("pixelCaps", "caps in pixels", shownBy: "caps-by-scale"),
      expectation: "caps in pixels such as `{ left: 29, right: 41 }`", unit: ", in pixels")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PixelCount? {
    guard case .scalar(let scalar) = node.value, !scalar.isQuoted, scalar.text.utf8.count <= 7,
      let number = Int(scalar.text)
    else { return mismatch(node, &sink, help: node.quotesHelp) }
    if number < 0 {
      return sink.refuse(
        Diagnostic(.capNegative, "a cap can't be negative", at: node.range)
          .helping("a cap is a margin inside the picture, in pixels"))
    }
    return PixelCount(pixels: Pixels(number))
  }
}
