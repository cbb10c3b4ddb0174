extension DiagnosticCode {
  /// Every code, sorted by name.
  package static let all: [DiagnosticCode] = families.joined().sorted {
    $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
  }

  private static let families: [[DiagnosticCode]] = [
    syntaxCodes, modelCodes, capsCodes, scaleCodes, stateCodes, labelCodes, barCodes, drawingCodes,
    referenceCodes,
    fileCodes,
    tokenCodes, targetCodes, androidCodes, flutterCodes, uikitCodes,
  ]

  /// The code of a name.
  package static func named(_ name: String) -> DiagnosticCode? {
    all.first { $0.name == name }
  }
}
