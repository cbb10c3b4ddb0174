import ThemeCheck
import ThemeModel

/// The names that generated code uses for a theme's elements.
enum UIKitNames {
  /// The Swift type that contains the elements of a kind.
  static func table(_ kind: ElementKind) -> String {
    if case .part(let id) = kind { return id.control.key.withCapital }
    return kind.key.withCapital
  }

  /// The type of the look of an element of a kind.
  static func look(_ kind: ElementKind) -> String {
    switch kind {
    case .navigationBar: "BarLook"
    case .backButton, .button: "ButtonLook"
    case .image: "ImageLook"
    case .part(let id):
      switch id.part.content {
      case .picture: id.control.takesColors ? "ColorLook" : id.part.isFrame ? "FrameLook" : "ImageLook"
      case .text: "TextLook"
      case .item: "ItemLook"
      }
    }
  }

  /// An element's name as a member in Swift, in backticks if it is a reserved word.
  static func member(_ symbol: String) -> String { reserved.contains(symbol) ? "`\(symbol)`" : symbol }

  /// The words that need backticks as names of members.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
