package import ThemeDiagnostics
package import ThemeModel
package import ThemeResolution

/// Data on what a platform target can and cannot express. The check reports losses from it, and the target writes its files by
/// it.
package struct TargetProfile: Sendable {
  package let name: TargetName
  /// The title of the target's family of diagnostic codes.
  private let title: String
  /// The platform whose variants the target shows; nil for a target that determines its platform at run time.
  let platform: SystemPlatform?
  /// Whether the target can express a variant of an element of a kind, given the key that the variant has on the target's
  /// platform.
  let shows: @Sendable (ElementKind, VariantKey) -> Bool
  /// The losses that the target may have, each with its check.
  let losses: [Loss]
  /// The codes of the target's losses, each once. `targets: { NAME: { allow } }` can accept these codes.
  package let codes: [DiagnosticCode]
  private let nameErrors: [DiagnosticCode]
  /// Reports names that the target's files cannot have, with the codes of `nameErrors`.
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
    var codes: [DiagnosticCode] = []
    for loss in losses where !codes.contains(loss.code) { codes.append(loss.code) }
    self.codes = codes
    self.nameErrors = nameErrors
    self.checkNames = checkNames
  }

  /// The family of all diagnostic codes of the target: those of its losses and those of `nameErrors`.
  package var family: DiagnosticCodes.Family { DiagnosticCodes.Family(title, codes + nameErrors) }
}

/// A kind of information in a theme that a target cannot express.
package struct Loss: Sendable {
  package let code: DiagnosticCode
  private let find: @Sendable (DiagnosticCode, ElementContext, ElementView, inout DiagnosticSink) -> Void

  /// Creates a loss that `find` reports with `code` for an element as the target sees it. `find` is called only if the target
  /// is requested.
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
