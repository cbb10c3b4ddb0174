import FlutterRuntime

/// What the source code of `Sources/FlutterRuntime` asks for in `// #if`.
enum FlutterCondition: String, Sendable {
  /// Widgets of Material take looks of the theme.
  case material = "MATERIAL"

  // What looks may say, for code that only such looks need.
  /// Parts that are plain colors.
  case colors = "COLORS"
  /// Titles whose place depends on the reading direction.
  case directions = "DIRECTIONS"
  /// Titles that may have several lines.
  case lines = "LINES"
  /// Looks that depend on the platform.
  case platforms = "PLATFORMS"
  /// Titles that follow the text size of the user, or say that they don't.
  case scaling = "SCALING"
}

/// A file of `Sources/FlutterRuntime/dart`: source code that does not depend on the theme but for names and parts.
struct FlutterSource: Sendable {
  private let text: ConditionalText<FlutterCondition>

  /// What a look is, and how the one that is seen is found.
  static let looks = unsafe FlutterSource(flutterruntime_looks())
  static let tabBars = unsafe FlutterSource(flutterruntime_tab_bars())
  static let fields = unsafe FlutterSource(flutterruntime_fields())
  static let sliders = unsafe FlutterSource(flutterruntime_sliders())
  static let sliderShapes = unsafe FlutterSource(flutterruntime_slider_shapes())

  private init(_ text: UnsafePointer<CChar>) {
    self.text = unsafe ConditionalText(String(cString: text), mark: "// #")
  }

  /// The text for conditions that hold, for a theme whose classes have names such as `WoodLook`.
  func written(for conditions: Set<FlutterCondition> = [], _ className: String) -> String {
    Self.joined(lines(for: conditions), className)
  }

  /// What stands in the extension that the file consists of: members for a class that has others too.
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
