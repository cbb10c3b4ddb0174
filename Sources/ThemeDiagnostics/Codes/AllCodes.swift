extension DiagnosticCode {
  /// Codes that have their subject in common.
  package struct Family: Sendable {
    /// A few words, with a capital letter.
    package let title: String
    /// Sorted by name.
    package let codes: [DiagnosticCode]

    fileprivate init(_ title: String, _ codes: [DiagnosticCode]) {
      self.title = title
      self.codes = codes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  /// Every family, in the order in which a theme is read, checked and built.
  package static let families = [
    Family("Syntax", syntaxCodes),
    Family("Files", fileCodes),
    Family("Keys and values", modelCodes),
    Family("References", referenceCodes),
    Family("Design tokens", tokenCodes),
    Family("Caps, centers and tiles", capsCodes),
    Family("Scales and margins", scaleCodes),
    Family("States", stateCodes),
    Family("Titles and touches", labelCodes),
    Family("Bars", barCodes),
    Family("Drawn art", drawingCodes),
    Family("Targets", targetCodes),
    Family("Android", androidCodes),
    Family("Flutter", flutterCodes),
    Family("UIKit", uikitCodes),
  ]

  /// Every code, sorted by name.
  package static let all: [DiagnosticCode] = families.flatMap(\.codes).sorted {
    $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The code of a name.
  package static func named(_ name: String) -> DiagnosticCode? {
    byName[name]
  }
}
