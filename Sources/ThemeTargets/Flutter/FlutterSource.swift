import CTexts

/// The conditions that the source code of `Sources/CTexts/dart` tests in `// #if`.
enum FlutterCondition: String, Sendable {
  /// Material widgets use looks of the theme.
  case material = "MATERIAL"

  // Properties of looks that need code of their own.
  /// Parts are plain colors.
  case colors = "COLORS"
  /// The placement of titles depends on the reading direction.
  case directions = "DIRECTIONS"
  /// Titles have several lines, or any number.
  case lines = "LINES"
  /// Looks depend on the platform.
  case platforms = "PLATFORMS"
  /// Titles say whether they follow the user's text size.
  case scaling = "SCALING"
}

/// A file of `Sources/CTexts/dart`: source code of which only the names and the included parts depend on the theme.
struct FlutterSource: Sendable {
  private let text: ConditionalText<FlutterCondition>

  /// The classes of looks, and how the look to show is found.
  static let looks = unsafe FlutterSource(flutterruntime_looks())
  static let tabBars = unsafe FlutterSource(flutterruntime_tab_bars())
  static let fields = unsafe FlutterSource(flutterruntime_fields())
  static let sliders = unsafe FlutterSource(flutterruntime_sliders())
  static let sliderShapes = unsafe FlutterSource(flutterruntime_slider_shapes())

  private init(_ text: UnsafePointer<CChar>) {
    self.text = unsafe ConditionalText(String(cString: text), mark: "// #")
  }

  /// The text with the blocks whose conditions hold, for a theme whose class names begin with `className`: `WoodLook`.
  func written(for conditions: Set<FlutterCondition> = [], _ className: String) -> String {
    Self.joined(lines(for: conditions), className)
  }

  /// The members in the extension that the file consists of, to be inserted into a class that has other members too.
  func members(_ className: String) -> String {
    Self.joined(lines(for: []).dropFirst().dropLast(), className)
  }

  private func lines(for conditions: Set<FlutterCondition>) -> ArraySlice<Substring> {
    var lines = text.written(for: conditions).map { text.lines[$0.number].dropFirst($0.outdent) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines[...]
  }

  private static func joined(_ lines: ArraySlice<Substring>, _ className: String) -> String {
    lines.map { $0 + "\n" }.joined().naming(type: className, accessor: className)
  }
}
