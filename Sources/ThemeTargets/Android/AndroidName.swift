import ThemeCore
package import ThemeModel

/// The names of Android's resources. What is made of elements is told apart by its beginning (the kind) and by two
/// underscores before a part or a state, which no element's name has.
package enum AndroidName {
  /// The most bytes of a name: what is added to it still has room in a file's name.
  static let limit = 150

  /// The name of an element's resources: `back_button_nav_button`.
  package static func name(of id: ElementID) -> String {
    let kind =
      switch id.kind {
      case .backButton: "back_button"
      case .button: "button"
      case .part(let id): prefix(of: id.control)
      case .image: "image"
      case .navigationBar: "navigation_bar"
      }
    return "\(kind)_\(words(ofElement: id.name))"
  }

  /// The name of a control's styles, and the beginning of what is made of several of its parts: `slider_volume`.
  package static func name(of kind: ControlKind, _ control: String) -> String {
    "\(prefix(of: kind))_\(words(ofElement: control))"
  }

  private static func prefix(of kind: ControlKind) -> String { kind.noun.replacing(" ", with: "_") }

  /// The name of a screen's resources.
  static func name(ofScreen screen: String) -> String {
    "screen_\(words(screen))"
  }

  /// A name that code uses already as Android has it: `BackButton` becomes `back_button`; it may be none that Android
  /// takes.
  package static func name(ofAsset asset: String) -> String { words(asset) }

  /// Whether every tool takes a name: `[a-z][a-z0-9_]*`, short, and no word of Java or Kotlin. The linker takes more
  /// than the merger of resources before it, and the classes of names after it.
  static func isLegal(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILowercase, name.utf8.count <= limit else { return false }
    return name.utf8.allSatisfy(isPlain) && !keywords.contains(name)
  }

  /// An element's name in small letters, one underscore between words: names that code can tell apart stay apart.
  private static func words(ofElement name: String) -> String {
    var words: [UInt8] = []
    var startsWord = false
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isMark = [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "+")].contains(byte)
      if isMark || isCapital { startsWord = true }
      guard !isMark else { continue }
      if startsWord { words.append(UInt8(ascii: "_")) }
      words.append(isCapital ? byte + 32 : byte)
      startsWord = false
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Any text in small letters, an underscore for what no name has; of letters beyond ASCII the number.
  private static func words(_ text: String) -> String {
    var words: [UInt8] = []
    var endsWord = false
    for scalar in text.unicodeScalars {
      guard scalar.isASCII else {
        words += Array("u\(String(scalar.value, radix: 16))".utf8)
        endsWord = false
        continue
      }
      let byte = UInt8(scalar.value)
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") {
        if endsWord { words.append(UInt8(ascii: "_")) }
        words.append(byte + 32)
        endsWord = false
      } else {
        words.append(isPlain(byte) ? byte : UInt8(ascii: "_"))
        endsWord = isPlain(byte) && byte != UInt8(ascii: "_")
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILowercase || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  /// The words that Java and Kotlin keep for themselves.
  private static let keywords: Set<String> = [
    "_", "abstract", "as", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float",
    "for", "fun", "goto", "if", "implements", "import", "in", "instanceof", "int", "interface", "is", "long",
    "native", "new", "null", "object", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true",
    "try", "typealias", "typeof", "val", "var", "void", "volatile", "when", "while",
  ]
}
