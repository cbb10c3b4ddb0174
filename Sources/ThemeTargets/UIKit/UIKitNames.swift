import ThemeCheck
import ThemeModel

/// The names that generated code has for a theme.
struct UIKitNames {
  /// `BarsTheme`: the type around everything in Swift, the prefix of every name in Objective-C.
  let type: String
  /// `barsTheme`: what a view controller calls what the theme knows of it.
  let accessor: String

  /// Those of the support code that many themes share.
  static let shared = UIKitNames(type: "ThemeSupport")

  init(namespace: String) { self.init(type: namespace.asTypeName + "Theme") }

  private init(type: String) {
    self.type = type
    accessor = type.withoutCapital
  }

  /// The type in Swift that has the elements of a kind.
  static func table(_ kind: ElementKind) -> String {
    if case .part(let id) = kind { return id.control.key.withCapital }
    return kind.key.withCapital
  }

  /// The type of an element's look, without the theme's name: `ButtonLook`, and of what it gives: `ButtonFacts`.
  static func subject(_ kind: ElementKind) -> String {
    switch kind {
    case .navigationBar: "Bar"
    case .backButton, .button: "Button"
    case .image: "Image"
    case .part(let id):
      switch id.part.content {
      case .picture: id.control.takesColors ? "Color" : id.part.isFrame ? "Frame" : "Image"
      case .text: "Text"
      case .item: "Item"
      }
    }
  }

  /// An element's name as a member in Swift.
  static func member(_ symbol: String) -> String { reserved.contains(symbol) ? "`\(symbol)`" : symbol }

  /// Words that are no name of a member without quotes.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
