import ThemeCore
package import ThemeModel

/// The names of Android resources. Names that are made from elements begin with the theme's prefix and the kind, and have two
/// underscores before a part or a state, which neither a prefix nor an element's name contains.
package enum AndroidName {
  /// The maximum number of bytes of a name, which leaves room for suffixes in file names.
  static let limit = 150

  /// The name of an element's resources: `back_button_nav_button`, behind the theme's prefix.
  package static func name(of id: ElementID, _ prefix: String) -> String {
    let kind =
      switch id.kind {
      case .backButton: "back_button"
      case .button: "button"
      case .part(let id): noun(of: id.control)
      case .image: "image"
      case .navigationBar: "navigation_bar"
      }
    return "\(prefix)\(kind)_\(words(ofElement: id.name))"
  }

  /// The name of a control's main style, and the prefix of its assembled drawables: `slider_volume`.
  package static func name(of kind: ControlKind, _ control: String, _ prefix: String) -> String {
    "\(prefix)\(noun(of: kind))_\(words(ofElement: control))"
  }

  private static func noun(of kind: ControlKind) -> String { kind.noun.replacing(" ", with: "_") }

  /// The prefix of the names of a screen's resources.
  static func name(ofScreen screen: String, _ prefix: String) -> String {
    "\(prefix)screen_\(words(screen))"
  }

  /// The resource name for a theme's asset name: `BackButton` becomes `back_button`. It has no prefix, because an app's code uses
  /// it already. The result isn't always a valid name.
  package static func name(ofAsset asset: String) -> String { words(asset) }

  /// Whether all of Android's tools accept a name: it matches `[a-z][a-z0-9_]*`, isn't longer than ``limit``, and is no keyword
  /// of Java or Kotlin. The resource linker accepts more names than the resource merger and the generated classes do.
  static func isLegal(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILowercase, name.utf8.count <= limit else { return false }
    return name.utf8.allSatisfy(isPlain) && !keywords.contains(name)
  }

  /// An element's name in lowercase, with one underscore between words. Names that differ in code stay different.
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

  /// Any text in lowercase, with underscores for characters that names can't contain, and the hexadecimal numbers of characters
  /// beyond ASCII.
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

  /// The reserved words of Java and Kotlin.
  private static let keywords: Set<String> = [
    "_", "abstract", "as", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float",
    "for", "fun", "goto", "if", "implements", "import", "in", "instanceof", "int", "interface", "is", "long",
    "native", "new", "null", "object", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true",
    "try", "typealias", "typeof", "val", "var", "void", "volatile", "when", "while",
  ]
}
