import ThemeModel
import ThemeSyntax

extension ValueType {
  /// Whether a key for this type of value accepts a token that a token file explicitly declares as text or as a boolean.
  func takes(_ type: Scalar.DeclaredType) -> Bool {
    switch (self, type) {
    case (.text, .text), (.path, .text), (.truth, .truth): true
    default: false
    }
  }
}

extension Scalar.DeclaredType {
  /// Advice for a use of a token of this declared type where another type is expected.
  var help: String {
    switch self {
    case .text: "only a key for text takes a token of type `string`"
    case .truth: "only a key for `true` or `false` takes a token of type `boolean`"
    }
  }
}
