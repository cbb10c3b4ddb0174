package import ThemeCore

/// One problem of a theme, as data: what is wrong, where, which second place matters, and what mends it.
///
/// Messages are lower case without a full stop, put the author's text between backticks, and name numbers with
/// their units.
package struct Diagnostic: Sendable {
  /// A place with a few words under its marks.
  package struct Label: Sendable {
    package let range: SourceRange
    /// What stands after the carets; may be empty.
    package let text: String

    package init(_ range: SourceRange, _ text: String = "") {
      self.range = range
      self.text = text
    }
  }

  /// A change of the source that takes the problem away.
  package struct Fix: Sendable {
    /// How certain it is that the author means it.
    package enum Grade: String, Sendable, CaseIterable {
      /// There is nothing else that could be meant: it may be applied unseen.
      case safe
      /// Likely what is meant, such as the nearest name: somebody should look at it.
      case suggested
    }

    package let range: SourceRange
    /// What takes the place of the text at `range`; where that is quoted, between the same quotes.
    package let replacement: String
    package let grade: Grade

    package init(_ range: SourceRange, with replacement: String, grade: Grade) {
      self.range = range
      self.replacement = replacement
      self.grade = grade
    }
  }

  package let code: DiagnosticCode
  /// The code's own, unless warnings are taken as errors.
  package private(set) var severity: Severity
  /// What is wrong, with paths from the root.
  package var message: String { messageText.plain }
  let messageText: DiagnosticText
  /// Where the problem is.
  package private(set) var place: Label
  /// Other places that matter, in the order in which they should be read.
  package private(set) var related: [Label] = []
  /// Further facts, one sentence each, with paths from the root.
  package var notes: [String] { noteTexts.map(\.plain) }
  private(set) var noteTexts: [DiagnosticText] = []
  /// What a person can type to mend it, one sentence each, with paths from the root.
  package var help: [String] { helpTexts.map(\.plain) }
  private(set) var helpTexts: [DiagnosticText] = []
  package private(set) var fix: Fix?
  /// The element that it is about (`backButtons/menu`), for `allow`; nil for what concerns the whole theme.
  package var element: String?
  /// The platform target that can't say it, for the `allow` of that target; nil for what holds whatever is built.
  package var target: String?

  package init(_ code: DiagnosticCode, _ message: DiagnosticText, at range: SourceRange, _ text: String = "")
  {
    self.code = code
    self.severity = code.severity
    self.messageText = message
    self.place = Label(range, text)
  }

  /// The same of words that name no path. Its label keeps literals, whose paths stay paths, from becoming a `String` first.
  package init(_ code: DiagnosticCode, words message: String, at range: SourceRange, _ text: String = "") {
    self.init(code, DiagnosticText(message), at: range, text)
  }

  /// The same diagnostic with what a record of it says beside code, message and place.
  func adding(related: [Label], notes: [DiagnosticText], help: [DiagnosticText], _ fix: Fix?) -> Diagnostic {
    changed { ($0.related, $0.noteTexts, $0.helpTexts, $0.fix) = (related, notes, help, fix) }
  }

  private func changed(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
    var copy = self
    change(&copy)
    return copy
  }

  /// The same diagnostic with one more place, when there is one.
  package func also(at range: SourceRange?, _ text: String) -> Diagnostic {
    range.map { range in changed { $0.related.append(Label(range, text)) } } ?? self
  }

  /// The same diagnostic with a further fact.
  package func noting(_ note: DiagnosticText?) -> Diagnostic {
    note.map { note in changed { $0.noteTexts.append(note) } } ?? self
  }

  package func noting(words note: String?) -> Diagnostic { noting(note.map { DiagnosticText($0) }) }

  /// The same diagnostic with advice.
  package func helping(_ advice: DiagnosticText?) -> Diagnostic {
    advice.map { advice in changed { $0.helpTexts.append(advice) } } ?? self
  }

  package func helping(words advice: String?) -> Diagnostic { helping(advice.map { DiagnosticText($0) }) }

  /// The same diagnostic with a change that takes it away. Help says the same for people.
  package func fixing(
    _ range: SourceRange, with replacement: String, grade: Fix.Grade = .suggested
  ) -> Diagnostic {
    changed { $0.fix = Fix(range, with: replacement, grade: grade) }
  }

  /// The same diagnostic as an error: what `--strict` makes of warnings.
  package var asError: Diagnostic { changed { $0.severity = .error } }

  /// The same diagnostic, said to be about an element.
  package func about(_ element: String?) -> Diagnostic { changed { $0.element = element } }

  /// The same diagnostic, said to be about what a platform target can't say.
  package func lost(by target: String) -> Diagnostic {
    noting("for the target `\(target)`").changed { $0.target = target }
  }
}
