import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The oldest version of iOS that an app runs on.
package enum MinimumSystem: String, KeywordValue {
  case ios15 = "ios-15"
  case ios16 = "ios-16"
  case ios17 = "ios-17"
  case ios18 = "ios-18"
  case ios26 = "ios-26"
  case ios27 = "ios-27"
  package static var noun: String { "oldest system" }

  /// The oldest version that a value names; nil after a report. The generated code doesn't run on versions before iOS 15.
  static func version(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ranged<Int>? {
    if case .scalar(let scalar) = node.value, ["ios-12", "ios-13", "ios-14"].contains(scalar.text) {
      return sink.refuse(
        Diagnostic(.unknownValue, "`\(scalar.text)` is too old for the generated code", at: node.range)
          .helping("the runtime needs iOS 15: write `ios-15`, or leave the key out")
          .fixing(node.range, with: standard.rawValue))
    }
    return lower(node, &sink).map { Ranged($0.version, node.range) }
  }

  /// The oldest version if a theme sets none.
  package static let standard = MinimumSystem.ios15

  package var version: Int {
    switch self {
    case .ios15: 15
    case .ios16: 16
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    case .ios27: 27
    }
  }
}
