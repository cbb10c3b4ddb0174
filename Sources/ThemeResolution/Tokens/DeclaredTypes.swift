import ThemeModel
import ThemeSyntax

extension ValueType {
  /// Whether a value of this type may be a token that is declared to be text, or `true` or `false`, and nothing else.
  func takes(_ type: Scalar.DeclaredType) -> Bool {
    switch (self, type) {
    case (.text, .text), (.path, .text), (.truth, .truth): true
    default: false
    }
  }
}

extension Scalar.DeclaredType {
  /// Advice for those who use such a token elsewhere.
  var help: String {
    switch self {
    case .text: "only a key for text takes a token of type `string`"
    case .truth: "only a key for `true` or `false` takes a token of type `boolean`"
    }
  }
}
