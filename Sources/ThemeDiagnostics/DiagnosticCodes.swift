/// The codes that there are, by their families and by their names.
///
/// A class because every sink has it, and it never changes.
package final class DiagnosticCodes: Sendable {
  /// Codes that have their subject in common.
  package struct Family: Sendable {
    /// A few words, with a capital letter.
    package let title: String
    /// Sorted by name.
    package let codes: [DiagnosticCode]

    package init(_ title: String, _ codes: [DiagnosticCode]) {
      self.title = title
      self.codes = codes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  /// In the order in which a theme is read, checked and built.
  package let families: [Family]
  /// Every code, sorted by name.
  package let all: [DiagnosticCode]
  private let byName: [String: DiagnosticCode]

  /// Takes the families of the stages, and after them those of the targets that are built.
  package init(targets: [Family]) {
    families = DiagnosticCodes.stages + targets
    all = families.flatMap(\.codes).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  /// The code of a name.
  package subscript(name: String) -> DiagnosticCode? { byName[name] }

  /// Those of the stages alone.
  package static let ofStages = DiagnosticCodes(targets: [])

  private static let stages = [
    Family("Syntax", DiagnosticCode.syntaxCodes),
    Family("Files", DiagnosticCode.fileCodes),
    Family("Keys and values", DiagnosticCode.modelCodes),
    Family("References", DiagnosticCode.referenceCodes),
    Family("Design tokens", DiagnosticCode.tokenCodes),
    Family("Caps, centers and tiles", DiagnosticCode.capsCodes),
    Family("Scales and margins", DiagnosticCode.scaleCodes),
    Family("States", DiagnosticCode.stateCodes),
    Family("Titles and touches", DiagnosticCode.labelCodes),
    Family("Bars", DiagnosticCode.barCodes),
    Family("Drawn art", DiagnosticCode.drawingCodes),
  ]
}
