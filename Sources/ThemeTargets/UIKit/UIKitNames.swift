import ThemeCheck
import ThemeModel

/// The names that generated code uses for a theme.
struct UIKitNames {
  /// `BarsTheme`: the type that contains everything in Swift, and the prefix of every name in Objective-C.
  let type: String
  /// `barsTheme`: the property by which generated code extends UIKit classes such as view controllers.
  let accessor: String

  /// The names of the support code that several themes share.
  static let shared = UIKitNames(type: "ThemeSupport")

  init(namespace: String) { self.init(type: namespace.asTypeName + "Theme") }

  private init(type: String) {
    self.type = type
    accessor = type.withoutCapital
  }

  /// The Swift type that contains the elements of a kind.
  static func table(_ kind: ElementKind) -> String {
    if case .part(let id) = kind { return id.control.key.withCapital }
    return kind.key.withCapital
  }

  /// The word with which the types for a kind of element begin, after the theme's name: `Button` for `ButtonLook` and
  /// `ButtonFacts`.
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
