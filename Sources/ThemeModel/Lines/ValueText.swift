import ThemeCore
package import ThemeSyntax

extension Lowerable {
  /// The value on one line; nil for a map.
  var plainText: String? {
    switch self {
    case let word as any KeywordValue: word.rawValue
    case let text as Text: text.string.quoted
    case let font as FontName: font.string.quoted
    case let font as AndroidFontName: font.string.quoted
    case let fonts as FontStack: fonts.families.map(\.quoted).joined(separator: ", ")
    case let path as PathText: path.text.quoted
    case .points(let points) as Length: "\(points)"
    case .hairline as Length: "1px"
    case .points(let points) as MinimumWidth: "\(points)"
    case .art as MinimumWidth: "art"
    case .caps as MinimumWidth: "caps"
    case let fraction as Fraction:
      "\(Points(units: Int64(fraction.thousandths) * Points.unitsPerPoint / 1_000))"
    case let count as PixelCount: "\(count.pixels) px"
    case let outline as PathOutline: outline.data.quoted
    case let scales as ScaleSet: scales.inOneLine
    case .auto as AlignmentInsets, .auto as SlicingForm: "auto"
    case .shape as AlignmentInsets: "shape"
    case .unstretched as SlicingForm: "none"
    case .rectangle as ShapeForm: "rectangle"
    case .capsule as ShapeForm: "capsule"
    case .ellipse as ShapeForm: "ellipse"
    case .color(let color) as FillForm: "\(color)"
    case let art as ArtOverlay where art.isSystem: "system"
    case let resizing as ResizingOverlay where resizing.word != nil: resizing.word
    case let shadow as ShadowOverlay where shadow.isNone: "none"
    case let shadow as LayerShadowOverlay where shadow.isNone: "none"
    case is any Record, is AlignmentInsets, is SlicingForm, is ShapeForm, is FillForm, is DashLengths: nil
    default: Self.isMap ? nil : "\(self)"
    }
  }
}

extension ScaleSet {
  /// The numbers of the scales, separated by commas: `1, 2`.
  package var inOneLine: String { scales.map { "\($0.rawValue)" }.joined(separator: ", ") }
}

extension SyntaxNode {
  /// The untyped value on one line.
  package var inOneLine: String {
    switch value {
    case .scalar(let scalar): scalar.isQuoted ? scalar.text.quoted : scalar.isNull ? "null" : scalar.text
    case .sequence(let items): "[\(items.map(\.inOneLine).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(((mapping.base.map { ["over \($0.value)"] } ?? []) + mapping.entries.map { "\($0.key.value): \($0.value.inOneLine)" }).joined(separator: ", "))}"
    }
  }
}

extension String {
  /// The text in double quotes, with escapes for quotes, backslashes, line breaks and other control characters.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
