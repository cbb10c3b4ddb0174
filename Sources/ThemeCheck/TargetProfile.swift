package import ThemeDiagnostics
package import ThemeModel
package import ThemeResolution

/// What a platform target can say and what it can't, as data: the check reports from it, and the target writes from it.
package struct TargetProfile: Sendable {
  package let name: TargetName
  /// The title of the family of its codes, a few words.
  private let title: String
  /// The platform whose variants it shows; nil for a target that asks at run time on which one it is.
  let platform: SystemPlatform?
  /// Whether it has words for a variant of an element of a kind, by the key that its platform has for it.
  let shows: @Sendable (ElementKind, VariantKey) -> Bool
  /// What it may lose of an element.
  let losses: [Loss]
  private let nameErrors: [DiagnosticCode]
  /// Reports names that the target's files can't have, with the codes of `nameErrors`.
  let checkNames: @Sendable (ResolvedTheme, inout DiagnosticSink) -> Void

  package init(
    _ name: TargetName, family title: String, on platform: SystemPlatform?,
    shows: @escaping @Sendable (ElementKind, VariantKey) -> Bool = { _, _ in true }, losses: [Loss],
    nameErrors: [DiagnosticCode] = [],
    checkNames: @escaping @Sendable (ResolvedTheme, inout DiagnosticSink) -> Void = { _, _ in }
  ) {
    self.name = name
    self.title = title
    self.platform = platform
    self.shows = shows
    self.losses = losses
    self.nameErrors = nameErrors
    self.checkNames = checkNames
  }

  /// The codes of what it may lose, each once: those that `targets: { NAME: { allow } }` can accept.
  package var codes: [DiagnosticCode] {
    var codes: [DiagnosticCode] = []
    for loss in losses where !codes.contains(loss.code) { codes.append(loss.code) }
    return codes
  }

  /// All codes of the target.
  package var family: DiagnosticCodes.Family { DiagnosticCodes.Family(title, codes + nameErrors) }
}

/// Something of a theme that a target has no way to say.
package struct Loss: Sendable {
  package let code: DiagnosticCode
  private let find: @Sendable (DiagnosticCode, ElementContext, ElementView, inout DiagnosticSink) -> Void

  /// What `find` reports of an element, as the target sees it, with the code; it is called only when the target is asked
  /// for.
  package init(
    _ code: DiagnosticCode,
    find: @escaping @Sendable (DiagnosticCode, ElementContext, ElementView, inout DiagnosticSink) -> Void
  ) {
    self.code = code
    self.find = find
  }

  func report(_ context: ElementContext, _ view: ElementView, _ sink: inout DiagnosticSink) {
    find(code, context, view, &sink)
  }
}
