package import ThemeCore
package import ThemeDiagnostics

/// A remark about a design token that applies if a theme uses the token.
package struct TokenRemark: Sendable {
  package enum Kind: Sendable {
    case warning(Diagnostic)
    /// The error that the token is not valid. `inModes` states that the token has a value for each of several modes, of which
    /// one is not valid.
    case invalid(Diagnostic, inModes: Bool)
    /// A warning that applies only if the theme uses the token for the shadow of a text.
    case warningOfText(Diagnostic)
    /// A part of the token's value that no key of a theme takes, such as `` `lineHeight` ``.
    case unusedPart(String)
  }

  package let kind: Kind
  /// The path of the token, such as `type.body`.
  package let path: String
  /// The place of the token's value.
  package let token: SourceRange
  /// The place that the remark is about: the token's value, or a part of it.
  package let place: SourceRange

  package init(_ kind: Kind, path: String, token: SourceRange, place: SourceRange) {
    self.kind = kind
    self.path = path
    self.token = token
    self.place = place
  }

  private var code: DiagnosticCode? {
    switch kind {
    case .warning(let diagnostic), .warningOfText(let diagnostic), .invalid(let diagnostic, _):
      diagnostic.code
    case .unusedPart: nil
    }
  }
}

extension TokenRemark {
  /// The remark about a token that has modes: an error about one of its values holds for the token as a whole.
  package var ofModes: TokenRemark {
    guard case .invalid(let diagnostic, _) = kind else { return self }
    return TokenRemark(.invalid(diagnostic, inModes: true), path: path, token: token, place: place)
  }
}

extension TokenRemark: Hashable {
  package static func == (left: TokenRemark, right: TokenRemark) -> Bool {
    left.token == right.token && left.place == right.place && left.path == right.path
      && left.code == right.code
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(token)
    hasher.combine(place)
    hasher.combine(path)
  }
}
