import ThemeCore
import ThemeDiagnostics

// Diagnosis of mistakes within a line that libyaml reports only on the next line, because to YAML the value continues there.

extension YAMLLine {
  /// The error about a space or a colon that is missing (`height:30`, `height 30`, `height = 30`, `-shape: …`); nil if none is.
  var slip: Diagnostic? { foreignSpace ?? foreignColon ?? missingSpace ?? missingColon }

  /// The error about a colon of Chinese or Japanese text after the word; nil if there is none.
  private var foreignColon: Diagnostic? {
    let colon = text.skippingBlanks(from: word.upperBound)
    guard !word.isEmpty, let width = text.widthOfForeignColon(at: colon) else { return nil }
    let next = text.skippingBlanks(from: colon + width)
    let value = text.string(min(next, end), end)
    return .foreignColon(
      text.string(word.lowerBound, word.upperBound), before: value, at: colon..<next, in: text)
  }

  /// The error about a space that YAML takes for a letter, at the beginning of the line; nil if there is none.
  var foreignSpace: Diagnostic? {
    var last = content
    while last + 1 < end, text.bytes[last] == 0xC2, text.bytes[last + 1] == 0xA0 {
      last = text.skippingBlanks(from: last + 2)
    }
    guard last > content else { return nil }
    let spaces = text.bytes[content..<last].count { $0 != 0xC2 }
    return Diagnostic(
      .invalidYAML, "a no-break space (U+00A0) can't indent", at: text.range(content, last)
    ).helping("indent with plain spaces")
      .fixing(text.range(content, last), with: String(repeating: " ", count: spaces))
  }

  /// The error about a colon or a dash that no space follows; nil if there is none.
  var missingSpace: Diagnostic? {
    if text.byte(at: word.lowerBound) == UInt8(ascii: "-"), word.isEmpty {
      let item = YAMLLine.afterDash(self)
      return item.map {
        .spaceMissing("-", before: $0, at: word.lowerBound..<(word.lowerBound + 1), in: text)
      }
    }
    guard !word.isEmpty, text.byte(at: word.upperBound) == UInt8(ascii: ":"), !isKey else { return nil }
    // YAML does not accept a no-break space as a space.
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

  /// The error about a key without a colon; nil if there is none.
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

extension SourceText {
  /// The number of bytes of the colon of Chinese or Japanese text at an offset, such as `：`; nil if there is none.
  func widthOfForeignColon(at offset: Int) -> Int? {
    let colons: [[UInt8]] = [
      [0xEF, 0xBC, 0x9A], [0xEF, 0xB9, 0x95], [0xEF, 0xB8, 0x93], [0xE2, 0x88, 0xB6],
    ]
    guard offset < bytes.count, bytes[offset] >= 0xE2 else { return nil }
    return colons.first { bytes[offset...].starts(with: $0) }?.count
  }
}

extension Diagnostic {
  /// The error about a colon of Chinese or Japanese text after a key. `place` is that of the colon and the blanks after it.
  static func foreignColon(
    _ key: String, before value: String, at place: Range<Int>, in text: SourceText
  ) -> Diagnostic {
    let range = text.range(place.lowerBound, place.upperBound)
    let diagnostic = Diagnostic(
      .invalidYAML, "expected `:` after `\(key.shortened)`, found a wide colon", at: range)
    return diagnostic.helping("write `\(key.shortened): \(value.shortened)`").fixing(range, with: ": ")
  }

  /// The error about a key such as `height:30`, which YAML reads as one text. The value begins at the offset `end`, or right
  /// after the colon if `end` is nil.
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
