package import ThemeCore

/// One problem of a theme as data: a message, its place, related places, notes, help and a fix.
///
/// A message is in lower case without a full stop, has the author's text in backticks, and gives numbers with their units.
package struct Diagnostic: Sendable {
  /// A place in a source with a short text that is printed beneath it.
  package struct Label: Sendable {
    package let range: SourceRange
    /// The text after the carets; may be empty.
    package let text: String

    package init(_ range: SourceRange, _ text: String = "") {
      self.range = range
      self.text = text
    }
  }

  /// A change of the source that resolves the problem.
  package struct Fix: Sendable {
    /// How certain it is that the change is what the author intends.
    package enum Grade: String, Sendable, CaseIterable {
      /// Nothing else could be intended: the fix may be applied without review.
      case safe
      /// The fix is likely, such as the nearest name, but should be reviewed.
      case suggested
    }

    package let range: SourceRange
    /// The text that replaces the text at `range`. If that is quoted, the replacement is written in the same quotes.
    package let replacement: String
    package let grade: Grade

    package init(_ range: SourceRange, with replacement: String, grade: Grade) {
      self.range = range
      self.replacement = replacement
      self.grade = grade
    }
  }

  package let code: DiagnosticCode
  /// The severity of the code, or `error` for a warning that is treated as an error.
  package private(set) var severity: Severity
  /// The message, with paths relative to the root.
  package var message: String { messageText.plain }
  let messageText: DiagnosticText
  /// The place of the problem.
  package private(set) var place: Label
  /// Other relevant places, in the order in which they should be read.
  package private(set) var related: [Label] = []
  /// Further facts, one sentence each, with paths relative to the root.
  package var notes: [String] { noteTexts.map(\.plain) }
  private(set) var noteTexts: [DiagnosticText] = []
  /// Instructions that resolve the problem, one sentence each, with paths relative to the root.
  package var help: [String] { helpTexts.map(\.plain) }
  private(set) var helpTexts: [DiagnosticText] = []
  package private(set) var fix: Fix?
  /// The element that the diagnostic is about (`backButtons/menu`), for `allow`; nil if it concerns the whole theme.
  package var element: String?
  /// The platform target that can't express a part of the theme, for the `allow` of that target; nil if the problem is
  /// independent of targets.
  package var target: String?

  package init(_ code: DiagnosticCode, _ message: DiagnosticText, at range: SourceRange, _ text: String = "")
  {
    self.code = code
    self.severity = code.severity
    self.messageText = message
    self.place = Label(range, text)
  }

  /// Creates a diagnostic whose message contains no paths. The label `words` keeps string literals from selecting this
  /// initializer, which would turn the paths in them into plain text.
  package init(_ code: DiagnosticCode, words message: String, at range: SourceRange, _ text: String = "") {
    self.init(code, DiagnosticText(message), at: range, text)
  }

  /// The diagnostic with the parts of a record other than code, message and place.
  func adding(related: [Label], notes: [DiagnosticText], help: [DiagnosticText], _ fix: Fix?) -> Diagnostic {
    changed { ($0.related, $0.noteTexts, $0.helpTexts, $0.fix) = (related, notes, help, fix) }
  }

  private func changed(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
    var copy = self
    change(&copy)
    return copy
  }

  /// The diagnostic with one more related place; unchanged if `range` is nil.
  package func also(at range: SourceRange?, _ text: String) -> Diagnostic {
    range.map { range in changed { $0.related.append(Label(range, text)) } } ?? self
  }

  /// The diagnostic with one more note; unchanged if `note` is nil.
  package func noting(_ note: DiagnosticText?) -> Diagnostic {
    note.map { note in changed { $0.noteTexts.append(note) } } ?? self
  }

  package func noting(words note: String?) -> Diagnostic { noting(note.map { DiagnosticText($0) }) }

  /// The diagnostic with one more help text; unchanged if `advice` is nil.
  package func helping(_ advice: DiagnosticText?) -> Diagnostic {
    advice.map { advice in changed { $0.helpTexts.append(advice) } } ?? self
  }

  package func helping(words advice: String?) -> Diagnostic { helping(advice.map { DiagnosticText($0) }) }

  /// The diagnostic with a fix that resolves it. The help should describe the same change for people.
  package func fixing(
    _ range: SourceRange, with replacement: String, grade: Fix.Grade = .suggested
  ) -> Diagnostic {
    changed { $0.fix = Fix(range, with: replacement, grade: grade) }
  }

  /// The diagnostic at another place, with other related places, and without its fix, which is for the old place.
  package func placed(at place: Label, also related: [Label]) -> Diagnostic {
    changed { ($0.place, $0.related, $0.fix) = (place, related, nil) }
  }

  /// The diagnostic as an error, into which `--strict` turns warnings.
  package var asError: Diagnostic { changed { $0.severity = .error } }

  /// The diagnostic with the element that it is about.
  package func about(_ element: String?) -> Diagnostic { changed { $0.element = element } }

  /// The diagnostic with the platform target that can't express a part of the theme, and a note that names the target.
  package func lost(by target: String) -> Diagnostic {
    noting("for the target `\(target)`").changed { $0.target = target }
  }
}

/// The search for the known name that a mistyped name probably means.
package enum Suggestion {
  /// The candidate with the smallest edit distance, or the first of several; nil if none is near enough.
  ///
  /// The distance may be a third of the longer name's length, or one edit if that is more, but must be less than its whole
  /// length. A name that differs only in case is always near enough.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    var cells = maxCells
    let nameLength = name.unicodeScalars.count
    let small = nameLength <= longest ? name.lowercased() : name
    for candidate in candidates where candidate != name {
      let candidateLength = candidate.unicodeScalars.count
      let length = max(candidateLength, nameLength)
      let limit = min(max(1, length / 3), length - 1)
      // Names longer than any key are skipped, because comparing them would take quadratic time.
      guard length <= longest, abs(candidateLength - nameLength) <= limit else { continue }
      if candidate.lowercased() == small { return candidate }
      cells -= nameLength * candidateLength
      guard cells >= 0 else { break }
      let distance = editDistance(name, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The maximum length of a name that is compared, in Unicode scalars.
  private static let longest = 128

  /// The number of pairs of scalars after which a search ends with its best result so far. A folder may contain a hundred
  /// thousand names.
  private static let maxCells = 4_000_000

  /// The number of insertions, deletions, replacements and swaps of neighbors that turn one name into the other.
  private static func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}

/// A known name, and the place where it is declared.
package struct NamedPlace {
  package let name: String
  let range: SourceRange

  package init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

extension Diagnostic {
  /// The diagnostic with a suggestion of the known name that is nearest to an unknown one, and a fix that replaces it. Only the
  /// first thousand names are compared.
  ///
  /// If none is near enough, `otherwise` gives the advice, from the names that were compared.
  package func suggesting(
    nearest noun: String = "element", to name: String, at range: SourceRange,
    among elements: some Sequence<NamedPlace>, otherwise: ([String]) -> DiagnosticText?
  ) -> Diagnostic {
    let elements = Array(elements.prefix(1_000))
    let names = elements.map(\.name)
    guard let nearest = Suggestion.nearest(to: name, among: names) else { return helping(otherwise(names)) }
    return also(at: elements.first { $0.name == nearest }?.range, "the nearest \(noun)")
      .helping("did you mean `\(nearest)`?").fixing(range, with: nearest)
  }
}

/// The identity of a diagnostic: two diagnostics are the same if code, place and message are equal.
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

/// A sentence of a diagnostic, in which paths are kept apart so that they can be printed as the reader can open them.
///
/// Interpolated values of type ``ThemePath`` stay paths; all others become text.
package struct DiagnosticText: Sendable, ExpressibleByStringInterpolation {
  struct Place {
    /// The byte offset of the path in the sentence.
    let start: Int
    let path: ThemePath
  }

  /// The sentence with paths relative to the root, wherever the reader opens them from.
  package private(set) var plain: String
  private(set) var places: [Place] = []

  package init(_ words: String) {
    plain = words
  }

  /// Creates a sentence from its text and the places of its paths.
  init(_ words: String, places: [Place]) {
    (plain, self.places) = (words, places)
  }

  package init(stringLiteral words: String) {
    plain = words
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  /// The concatenation of two texts.
  package static func + (first: DiagnosticText, second: DiagnosticText) -> DiagnosticText {
    "\(first)\(second)"
  }

  /// The sentence with its paths as they are opened from `pathBase`.
  package func read(from pathBase: PathBase) -> String {
    guard !places.isEmpty else { return plain }
    let bytes = plain.utf8
    var text = ""
    var end = bytes.startIndex
    for place in places {
      let start = bytes.index(bytes.startIndex, offsetBy: place.start)
      text += plain[end..<start]
      text += pathBase.path(to: place.path)
      end = bytes.index(start, offsetBy: place.path.description.utf8.count)
    }
    return text + plain[end...]
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = DiagnosticText("")

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.plain.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      text.plain += literal
    }

    package mutating func appendInterpolation(_ path: ThemePath) {
      text.places.append(Place(start: text.plain.utf8.count, path: path))
      text.plain += path.description
    }

    package mutating func appendInterpolation(_ other: DiagnosticText) {
      let shift = text.plain.utf8.count
      text.places += other.places.map { Place(start: $0.start + shift, path: $0.path) }
      text.plain += other.plain
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.plain += value.description
    }
  }
}
