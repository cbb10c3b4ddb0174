import ThemeCore

/// What makes two diagnostics say the same: code, place and message.
package struct DiagnosticIdentity: Hashable, Sendable {
  private let code: String
  private let range: SourceRange
  private let message: String

  package init(_ diagnostic: Diagnostic) {
    code = diagnostic.code.name
    range = diagnostic.place.range
    message = diagnostic.message
  }
}
