package import ThemeCore
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

/// Something that a theme says and that a target can't express.
package struct Finding: Sendable {
  fileprivate let text: DiagnosticText
  fileprivate let range: SourceRange
  fileprivate let help: DiagnosticText?
  fileprivate let related: Diagnostic.Label?
  /// The source locations of what is lost. Of several findings about the same, a row reports one.
  package let subject: [SourceRange]

  /// Creates a finding with help, and with a related place and its text; nil without a place. What is lost is at that place if
  /// `subject` is nil.
  package init?(
    _ text: DiagnosticText, at range: SourceRange?, help: DiagnosticText? = nil,
    also related: SourceRange? = nil, _ label: String = "", of subject: [SourceRange]? = nil
  ) {
    guard let range else { return nil }
    (self.text, self.range, self.help) = (text, range, help)
    self.related = related.map { Diagnostic.Label($0, label) }
    self.subject = subject ?? [range]
  }
}

/// A kind of information in a theme that a target cannot express: a row of the target's table of losses.
package struct Loss: Sendable {
  /// The code of the warning.
  package let code: DiagnosticCode
  private let find: @Sendable (ElementContext, ElementView) -> [Finding]

  /// Creates a loss from what `find` finds of an element as the target sees it. `find` is called only if the target is
  /// requested.
  package init(_ code: String, find: @escaping @Sendable (ElementContext, ElementView) -> [Finding]) {
    self.code = DiagnosticCode(code, .warning)
    self.find = find
  }

  func report(_ context: ElementContext, _ view: ElementView, _ sink: inout DiagnosticSink) {
    for found in find(context, view) {
      sink.report(
        Diagnostic(code, found.text, at: found.range).helping(found.help)
          .also(at: found.related?.range, found.related?.text ?? ""))
    }
  }
}
