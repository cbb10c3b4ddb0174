import ThemeCore

/// The number of columns in which a terminal displays a character.
///
/// East Asian Width W and F and emoji take two columns, by a table of Unicode 17.0; marks, joiners and the parts of Hangul
/// syllables that join the preceding character take none. Characters that terminals disagree about (East Asian Width A) are
/// taken as one column.
enum DisplayWidth {
  /// The columns of a single scalar, which must not be a control character.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    // Everything below the combining marks is one column.
    guard scalar.value >= 0x300 else { return 1 }
    // A regional indicator is half of a flag.
    if 0x1F1E6...0x1F1FF ~= scalar.value { return 1 }
    if isWide(scalar.value) { return 2 }
    return hasNoWidth(scalar) ? 0 : 1
  }

  private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: break
    }
    switch scalar.value {
    // Vowels and final consonants of Hangul syllables.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    // Marks of annotations, and joiners of hieroglyphs.
    case 0xFFF9...0xFFFB, 0x13430...0x1343F: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The columns of a character that consists of several scalars, such as an emoji with a skin tone or a variation selector.
  ///
  /// `scalars` are those that ``joins(_:after:)`` keeps together.
  static func columns(ofCluster scalars: some Sequence<Unicode.Scalar>) -> Int {
    var columns = 0
    for scalar in scalars {
      // U+FE0F selects the emoji form of the preceding character.
      columns = max(columns, scalar == "\u{FE0F}" ? 2 : Self.columns(of: scalar))
    }
    return columns
  }

  /// Whether a scalar is displayed together with the preceding one.
  static func joins(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if columns(of: scalar) == 0 { return true }
    if previous == "\u{200D}" { return scalar.value >= 0x2190 }
    return 0x1F3FB...0x1F3FF ~= scalar.value && previous.value >= 0x2190
  }

  private static func isWide(_ value: UInt32) -> Bool {
    let place = wide.partitioningIndex { $0.upperBound >= value }
    return place < wide.count && wide[place].lowerBound <= value
  }

  /// Parses a table of ranges in hexadecimal numbers.
  private static func ranges(_ table: String) -> [ClosedRange<UInt32>] {
    table.split(separator: " ").map { entry in
      let ends = entry.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { preconditionFailure("no range: \(entry)") }
      return first...last
    }
  }

  private static let wide = ranges(
    """
    1100-115F 231A-231B 2329-232A 23E9-23EC 23F0 23F3 25FD-25FE 2614-2615 2630-2637 2648-2653 267F \
    268A-268F 2693 26A1 26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D4 26EA 26F2-26F3 26F5 26FA 26FD 2705 \
    270A-270B 2728 274C 274E 2753-2755 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55 2E80-2E99 2E9B-2EF3 \
    2F00-2FD5 2FF0-3029 3030-303E 3041-3096 309B-30FF 3105-312F 3131-3163 3165-318E 3190-31E5 31EF-321E \
    3220-3247 3250-A48C A490-A4C6 A960-A97C AC00-D7A3 F900-FAFF FE10-FE19 FE30-FE52 FE54-FE66 FE68-FE6B \
    FF01-FF60 FFE0-FFE6 16FE0-16FE3 16FF2-16FF6 17000-18CD5 18CFF-18D1E 18D80-18DF2 1AFF0-1AFF3 \
    1AFF5-1AFFB 1AFFD-1AFFE 1B000-1B122 1B132 1B150-1B152 1B155 1B164-1B167 1B170-1B2FB 1D300-1D356 \
    1D360-1D376 1F004 1F0CF 1F18E 1F191-1F19A 1F1E6-1F202 1F210-1F23B 1F240-1F248 1F250-1F251 \
    1F260-1F265 1F300-1F320 1F32D-1F335 1F337-1F37C 1F37E-1F393 1F3A0-1F3CA 1F3CF-1F3D3 1F3E0-1F3F0 \
    1F3F4 1F3F8-1F43E 1F440 1F442-1F4FC 1F4FF-1F53D 1F54B-1F54E 1F550-1F567 1F57A 1F595-1F596 1F5A4 \
    1F5FB-1F64F 1F680-1F6C5 1F6CC 1F6D0-1F6D2 1F6D5-1F6D8 1F6DC-1F6DF 1F6EB-1F6EC 1F6F4-1F6FC \
    1F7E0-1F7EB 1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF 1FA70-1FA7C 1FA80-1FA8A 1FA8E-1FAC6 1FAC8 \
    1FACD-1FADC 1FADF-1FAEA 1FAEF-1FAF8 20000-2FFFD 30000-3FFFD
    """)
}

/// An entry in the human format: a diagnostic in full, or a group that is only counted.
enum HumanEntry {
  case full(Diagnostic)
  /// Several diagnostics of one code, which are only counted.
  case folded([Diagnostic])
}

/// The entries to print: warnings before errors, so that errors are nearest to the prompt. In each severity, the folded groups
/// come after the diagnostics that are shown in full. `maxOfACode` is the number of diagnostics of a code that are shown in
/// full; nil shows all.
func humanEntries(_ diagnostics: [Diagnostic], maxOfACode: Int?) -> [HumanEntry] {
  [Severity.warning, .error].flatMap { severity in
    var counts: [String: Int] = [:]
    var entries: [HumanEntry] = []
    var folded: [Diagnostic] = []
    for diagnostic in diagnostics where diagnostic.severity == severity {
      let code = diagnostic.code.name
      let count = counts[code, default: 0]
      counts[code] = count + 1
      if count < maxOfACode ?? .max {
        entries.append(.full(diagnostic))
      } else {
        folded.append(diagnostic)
      }
    }
    return entries + folded.groups(by: \.code.name).map { .folded($0.members) }
  }
}

/// The text about diagnostics that are only counted: ``13 more, in `buttons/copy`, `buttons/cut` and 9 others``. A diagnostic
/// without an element is listed by path and line.
func foldedText(_ diagnostics: [Diagnostic], _ texts: inout PrintedSources) -> String {
  var names: [String] = []
  var seen: Set<String> = []
  for diagnostic in diagnostics {
    let name = diagnostic.element ?? line(of: diagnostic.place.range, &texts)
    if seen.insert(name).inserted { names.append("`\(VisibleText.escaped(name))`") }
  }
  let shown = names.count > maxNames ? names.prefix(maxNames - 1) : names[...]
  var list = shown.joined(separator: ", ")
  if shown.count < names.count {
    list += " and \(names.count - shown.count) others"
  } else if names.count > 1, let last = shown.last {
    list = "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
  return "\(diagnostics.count) more, in \(list)"
}

private func line(of range: SourceRange, _ texts: inout PrintedSources) -> String {
  let text = texts[range.source]
  return "\(text.path):\(text.position(of: range.start).line)"
}

private let maxNames = 12

/// Escaping of text for terminals and logs, so that they don't interpret any of it.
package enum VisibleText {
  /// The text with every hidden character escaped: `\n`, `\t`, `\u{1b}`, and `\xe9` for a byte of a name that is not UTF-8
  /// (``SystemName``).
  ///
  /// A theme may come from an untrusted source. None of its names and messages may move the cursor, forge a line, change the
  /// direction of printed text, or issue a command to the CI that keeps the log.
  package static func escaped(_ text: String) -> String {
    guard LogCommand.isPossible(in: text) || text.unicodeScalars.contains(where: \.isHidden) else {
      return text
    }
    var visible = ""
    var command = LogCommand()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      let isCommand = command.isBegun(by: scalar)
      if scalar == "\0", let byte = SystemName.byte(behindZero: scalars.first) {
        scalars.removeFirst()
        visible += #"\x\#(String(byte, radix: 16))"#
      } else if let escape = isCommand ? number(of: scalar) : escape(of: scalar) {
        visible += escape
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// A path at the beginning of a line: escaped, and preceded by `./` if a CI would otherwise take the line for a command.
  package static func line(beginningWith path: String) -> String {
    let first = path.unicodeScalars.first { !$0.properties.isWhitespace }
    return escaped(first == ":" ? "./\(path)" : path)
  }

  /// The escape for a scalar that must not be printed as it is; nil for any other scalar.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: scalar.isHidden ? number(of: scalar) : nil
    }
  }

  /// The escape of a scalar by its number, such as `\u{202e}`.
  static func number(of scalar: Unicode.Scalar) -> String { #"\u{\#(String(scalar.value, radix: 16))}"# }
}

/// The text styles of the human format, with the ANSI escape sequences that begin them.
enum Style: String {
  case error = "\u{1B}[1;31m"
  case warning = "\u{1B}[1;33m"
  /// The frame around the source, and places other than the primary one.
  case frame = "\u{1B}[1;34m"
  case help = "\u{1B}[1;36m"
  case strong = "\u{1B}[1m"

  init(_ severity: Severity) { self = severity == .error ? .error : .warning }

  /// The text in this style, followed by the sequence that resets it.
  func paint(_ text: String) -> String { text.isEmpty ? "" : "\(rawValue)\(text)\u{1B}[0m" }
}
