import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// What the names of a theme's Android resources begin with, so that two themes can be linked into one app.
package struct ResourcePrefix: Hashable, Sendable {
  /// The most bytes that a theme may give, which leaves room for the names themselves.
  private static let limit = 60

  /// The prefix with the underscore at its end; empty for none.
  package let text: String

  static var form: ValueType { .pattern("[a-z][a-z0-9]*(_[a-z0-9]+)*_?") }

  /// The prefix of a namespace: `my-app` becomes `my_app_`.
  init(namespace: String) {
    text = namespace.split(separator: "-").map { "\($0)_" }.joined()
  }

  private init(text: String) {
    self.text = text
  }

  /// Reads a prefix, of which the last underscore may be left out; `none` is no prefix. Nil after a report.
  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ResourcePrefix? {
    guard let scalar = node.scalar, !scalar.isNull else {
      return sink.refuse(.wrongType(expected: "a prefix such as `my_theme`, or `none`", found: node))
    }
    if scalar.text == "none" { return ResourcePrefix(text: "") }
    let words = scalar.text.split(separator: "_", omittingEmptySubsequences: false)
    let named = words.last?.isEmpty == true ? words.dropLast() : words[...]
    let isRight = named.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
    }
    guard isRight, scalar.text.utf8.first?.isASCIILowercase == true, scalar.text.utf8.count <= Self.limit
    else {
      return sink.refuse(
        Diagnostic(
          .invalidValue, "`\(scalar.text.prefix(Self.limit))` can't begin names of resources on Android",
          at: node.range
        ).helping(
          "use at most \(Self.limit) lowercase letters and digits, with single underscores between them"))
    }
    return ResourcePrefix(text: named.map { "\($0)_" }.joined())
  }
}
