import ThemeCore
import ThemeDiagnostics

// Slips within a line, which libyaml sees only on the next, because the line then goes on there.

extension YAMLLine {
  /// `height:30`, `height 30`, `height = 30`, `-shape: …`.
  var slip: Diagnostic? { missingSpace ?? missingColon }

  /// A key whose colon has no space behind it, or a dash that has none.
  var missingSpace: Diagnostic? {
    if text.byte(at: word.lowerBound) == UInt8(ascii: "-"), word.isEmpty {
      let item = YAMLLine.afterDash(self)
      return item.map {
        .spaceMissing("-", before: $0, at: word.lowerBound..<(word.lowerBound + 1), in: text)
      }
    }
    guard !word.isEmpty, text.byte(at: word.upperBound) == UInt8(ascii: ":"), !isKey else { return nil }
    // A no-break space is none to YAML.
    let written = string(rest)
    let value = String(
      Substring(written.unicodeScalars.drop { $0.value >= 0x80 && $0.properties.isWhitespace }))
    let space = written.utf8.count - value.utf8.count
    return .spaceMissing(key: word, before: value, to: rest.lowerBound + space, in: text)
  }

  private static func afterDash(_ line: YAMLLine) -> String? {
    let start = line.word.lowerBound + 1
    guard let byte = line.text.byte(at: start), byte.isASCIILetter else { return nil }
    return line.text.string(start, line.end)
  }

  /// A key without a colon.
  private var missingColon: Diagnostic? {
    guard !word.isEmpty, !isKey, YAMLLine.isBlank(text.byte(at: word.upperBound)) else { return nil }
    let line = string(content..<end)
    guard !line.contains(": "), !line.hasSuffix(":") else { return nil }
    let name = string(word)
    var value = string(rest)
    var found = ""
    if value.hasPrefix("=") {
      value = String(value.dropFirst().drop { $0 == " " })
      found = ", found `=`"
    }
    if found.isEmpty, let previous, previous.columns.count > 1, previous.indentation == indentation {
      return Diagnostic(
        .invalidYAML, "expected `-` before `\(name.shortened)`, or `:` after it",
        at: text.range(word.lowerBound, word.upperBound)
      ).also(at: text.range(previous.content, previous.content + 1), "an item of the list")
    }
    return Diagnostic(
      .invalidYAML, "expected `:` after `\(name.shortened)`\(found)",
      at: text.range(word.lowerBound, word.upperBound)
    ).helping(value.isEmpty ? nil : "write `\(name.shortened): \(value.shortened)`")
  }
}

extension Diagnostic {
  /// `height:30`: YAML takes it for one text. The value begins at `end`, if not right behind the colon.
  static func spaceMissing(
    key: Range<Int>, before value: String, to end: Int? = nil, in text: SourceText
  ) -> Diagnostic {
    let name = text.string(key.lowerBound, key.upperBound)
    return spaceMissing("\(name):", before: value, at: key.lowerBound..<(end ?? key.upperBound + 1), in: text)
  }

  fileprivate static func spaceMissing(
    _ sign: String, before value: String, at place: Range<Int>, in text: SourceText
  ) -> Diagnostic {
    let range = text.range(place.lowerBound, place.upperBound)
    return Diagnostic(.invalidYAML, "expected a space after `\(sign.shortened)`", at: range)
      .helping("write `\(sign.shortened) \(value.shortened)`").fixing(range, with: "\(sign) ")
  }
}
