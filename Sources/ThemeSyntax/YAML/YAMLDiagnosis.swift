import ThemeCore
import ThemeDiagnostics

/// Turns a failure of libyaml into a diagnostic, from libyaml's messages and the text at the two places that it reports.
struct YAMLDiagnosis {
  let problem: String
  let context: String
  let place: Int
  let contextPlace: Int?
  /// The offset at which the innermost open map or list begins.
  let openedAt: Int
  let text: SourceText

  private var found: FoundText { FoundText(at: place, in: text) }

  var diagnostic: Diagnostic {
    // In braces, an unquoted color makes a comment of the closing brace, and libyaml fails only lines later.
    if context.contains("flow"), let color = SwallowedColor(between: openedAt, and: place, in: text) {
      return .swallowed(color)
    }
    if let quote = OpenQuote(before: place, in: text) { return .open(quote, in: text) }
    return structure ?? token ?? scalar ?? other
  }

  /// The diagnostic for a failure in the structure of maps and lists; nil for any other failure.
  private var structure: Diagnostic? {
    switch problem {
    case "did not find expected ',' or '}'":
      if let neverClosed { return neverClosed }
      if let missingComma { return missingComma }
      let isMissingComma = text.byte(at: place) == UInt8(ascii: ":")
      return report("expected `,` or `}`, found \(found.words)").also(at: contextRange, "the map begins here")
        .helping(isMissingComma ? "put a comma between two entries" : nil)
    case "did not find expected ',' or ']'":
      return neverClosed
        ?? report("expected `,` or `]`, found \(found.words)").also(at: contextRange, "the list begins here")
        .helping(text.byte(at: place) == UInt8(ascii: "}") ? "a list ends with `]`" : nil)
    case "did not find expected key":
      return misplacedLine ?? misplacedKey
    case "did not find expected '-' indicator":
      return misplacedLine
        ?? report("expected `-`, found \(found.words)").also(at: contextRange, "the list begins here")
    case "did not find expected node content":
      return report("expected a value, found \(found.words)")
    case "did not find expected <document start>":
      return misplacedLine ?? report("expected the end of the file, found \(found.words)")
    case "mapping values are not allowed in this context":
      return runOnLine
        ?? report("expected the end of the value, found `:`")
        .helping("quote the value if `:` is part of it; start a map on a line of its own")
    case "mapping keys are not allowed in this context":
      return report("expected the end of the value, found \(found.words)")
    case "block sequence entries are not allowed in this context":
      return report("expected a value, found the `-` of a list").helping(
        "start the list on a line of its own")
    default:
      return nil
    }
  }

  /// The error about two entries of a map without a comma between them, as in `{ left: 18 right: 7 }`; nil if the failure is
  /// another.
  private var missingComma: Diagnostic? {
    guard text.byte(at: place) == UInt8(ascii: ":") else { return nil }
    let line = text.startOfLine(place)
    var start = place
    while start > line, !YAMLLine.isBlank(text.bytes[start - 1]),
      !",{[:\"'".utf8.contains(text.bytes[start - 1])
    {
      start -= 1
    }
    var end = start
    while end > line, YAMLLine.isBlank(text.bytes[end - 1]) { end -= 1 }
    guard start < place, end < start, end > line, !",{[:".utf8.contains(text.bytes[end - 1]) else {
      return nil
    }
    if text.bytes[end - 1] == UInt8(ascii: ";") {
      let sign = text.range(end - 1, end)
      return Diagnostic(.invalidYAML, "expected `,` or `}`, found `;`", at: sign)
        .also(at: contextRange, "the map begins here").helping("write a comma").fixing(sign, with: ",")
    }
    let key = text.string(start, place).shortened
    return Diagnostic(.invalidYAML, "expected `,` or `}`, found `\(key)`", at: text.range(start, place))
      .also(at: contextRange, "the map begins here").helping("put a comma before `\(key)`")
      .fixing(text.range(end, end), with: ",")
  }

  /// The error about a brace or bracket that is not closed before a line that is indented no further than its own; nil if the
  /// failure is another.
  private var neverClosed: Diagnostic? {
    guard let contextPlace, let bracket = text.byte(at: contextPlace) else { return nil }
    let (line, opener) = (YAMLLine(at: place, in: text), YAMLLine(at: contextPlace, in: text))
    guard line.start > opener.start, line.indentation <= opener.indentation else { return nil }
    let sign = String(UnicodeScalar(bracket))
    return Diagnostic(
      .invalidYAML, "this `\(sign)` is never closed", at: text.range(contextPlace, opener.end)
    ).helping("add a `\(sign == "{" ? "}" : "]")` at its end")
  }

  /// The error about a line that is indented wrongly, or about a missing space in the line above; nil if neither is the case.
  private var misplacedLine: Diagnostic? {
    let line = YAMLLine(at: place, in: text)
    guard line.content == place || line.word.lowerBound == place else { return nil }
    return line.misplacement ?? line.previous?.missingSpace
  }

  /// The error about a second colon, either in the same line or because the line above continues into this one; nil if the
  /// cause is another.
  private var runOnLine: Diagnostic? {
    let line = YAMLLine(at: place, in: text)
    guard line.word.upperBound == place else { return line.missingSpace }
    guard let previous = line.previous else { return nil }
    return previous.isKey ? line.misplacement : previous.slip
  }

  /// The error about a key in another column than the other keys of its map, or about text after the end of a value.
  private var misplacedKey: Diagnostic {
    let line = text.startOfLine(place)
    guard let contextPlace, line > contextPlace, text.skippingBlanks(from: line) == place else {
      let isBracket = text.byte(at: place).map { "}]".utf8.contains($0) } ?? false
      return report("expected the end of the value, found \(found.words)")
        .helping(
          isBracket
            ? "remove it: there is nothing that it closes" : "quote the whole value if this is part of it")
    }
    if let slip = YAMLLine(at: place, in: text).foreignSpace { return slip }
    let (column, expected) = (text.column(of: place), text.column(of: contextPlace))
    let suffix = column == expected ? "" : " in column \(column)"
    return report("expected a key in column \(expected), found \(found.words)\(suffix)")
      .also(at: contextRange, "the map begins here")
  }

  /// The diagnostic for a failure of a single token outside of scalars; nil for any other failure.
  private var token: Diagnostic? {
    switch problem {
    case "could not find expected ':'":
      let start = contextPlace ?? place
      if let slip = YAMLLine(at: start, in: text).slip { return slip }
      var end = text.endOfLine(from: start)
      while end > start, text.bytes[end - 1] <= 0x20 { end -= 1 }
      return Diagnostic(.invalidYAML, "expected `:` after this key", at: text.range(start, end))
    case "found character that cannot start any token":
      guard text.byte(at: place) != UInt8(ascii: "\t") else { return tab }
      let sign =
        text.byte(at: place) == UInt8(ascii: "`") ? "a backtick" : "`\(text.string(place, endOfScalar))`"
      let scale = text.string(place, min(place + 3, text.bytes.count))
      if ["@1x", "@2x", "@3x"].contains(scale) {
        return Diagnostic(
          .invalidYAML, "expected a key or a value, found `\(scale)`", at: text.range(place, place + 3)
        ).helping("write `\(scale.dropFirst())`").fixing(text.range(place, place + 1), with: "")
      }
      return Diagnostic(.invalidYAML, "expected a value, found \(sign)", at: text.range(place, endOfScalar))
        .helping("quote a value that begins with \(sign)")
    case "did not find expected alphabetic or numeric character":
      let (sign, kind) = context.hasSuffix("alias") ? ("*", "an alias") : ("&", "an anchor")
      return report("expected the name of \(kind) after `\(sign)`, found \(found.words)")
        .helping("quote the value if it is text that begins with `\(sign)`")
    case "found undefined tag handle":
      return Diagnostic(.invalidYAML, "unknown tag", at: FoundText(at: contextPlace ?? place, in: text).range)
    case "found unexpected ':'":
      return report("expected a space after `:`, found \(FoundText(at: place + 1, in: text).words)")
    case "found unknown directive name", "could not find expected directive name":
      let directive = FoundText(at: contextPlace ?? place, in: text)
      return Diagnostic(.invalidYAML, "unknown directive \(directive.words)", at: directive.range)
    case "found incompatible YAML document":
      return Diagnostic(.invalidYAML, "only YAML 1.1 and 1.2 can be read", at: found.range)
    case "control characters are not allowed":
      return report("expected text, found \(found.words)")
    default:
      return nil
    }
  }

  /// The diagnostic for a failure inside a quoted or block scalar; nil for any other failure.
  private var scalar: Diagnostic? {
    switch problem {
    case "found unexpected end of stream" where context.contains("quoted"):
      return Diagnostic(.invalidYAML, "this quote is never closed", at: contextRange ?? found.range)
    case "found unexpected document indicator":
      return Diagnostic(
        .invalidYAML, "this quote is not closed before the end of the document", at: found.range
      )
      .also(at: contextRange, "the quote")
    case "found unknown escape character":
      let escape = text.range(place, min(place + 2, text.bytes.count))
      return Diagnostic(
        .invalidYAML, "unknown escape \(FoundText.quoted(text.string(place, Int(escape.end))))", at: escape
      ).helping("write `\\\\` for a backslash, or quote with `'`")
    case "did not find expected hexdecimal number":
      let digits = ["x": 2, "u": 4, "U": 8][text.string(max(place - 1, 0), place)] ?? 2
      return report("expected \(digits) hexadecimal digits, found \(found.words)")
    case "found invalid Unicode character escape code":
      return report("this escape names no Unicode character").helping("write the character itself")
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return tab
    case "found an indentation indicator equal to 0":
      return report("expected an indentation from 1 to 9, found `0`")
    case "did not find expected comment or line break":
      return report("expected the end of the line, found \(found.words)")
    default:
      return nil
    }
  }

  private var tab: Diagnostic {
    Diagnostic(.invalidYAML, "a tab can't indent", at: text.range(place, min(place + 1, text.bytes.count)))
      .helping("indent with spaces")
  }

  private var other: Diagnostic {
    let words = problem.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "`")
    return report(words).noting(words: context)
  }

  private func report(_ message: String) -> Diagnostic {
    Diagnostic(.invalidYAML, words: message, at: found.range)
  }

  /// The range of the character at `contextPlace`; nil if libyaml gave no context.
  private var contextRange: SourceRange? {
    contextPlace.map { text.range($0, min($0 + 1, text.bytes.count)) }
  }

  private var endOfScalar: Int {
    var end = place + 1
    while let byte = text.byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
    return min(end, text.bytes.count)
  }
}
