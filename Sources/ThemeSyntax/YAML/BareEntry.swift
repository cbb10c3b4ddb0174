import ThemeCore
import ThemeDiagnostics

/// An entry of a map in braces that has no colon, and that shows what was meant: `{left:18}`, `{ left: 16,5 }`,
/// `{ color: rgb(255, 255, 255) }`.
enum BareEntry {
  /// A key with its value, the space between them left out.
  case value(Diagnostic, key: Ranged<String>, SyntaxNode)
  /// More of the value before it, which then is `value`; several may belong to the same, which `start` tells.
  case continuation(Diagnostic, start: Int, SyntaxNode)

  /// What the entry at a range says; nil where it may be meant as it stands.
  init?(_ range: SourceRange, in text: SourceText) {
    let (start, end) = (Int(range.start), Int(range.end))
    if let number = Self.startOfDecimal(before: start, in: text), text.isDigits(start, end) {
      let written = "\(text.string(number, start - 1)).\(text.string(start, end))"
      let place = text.range(number, end)
      self = .continuation(
        .decimalComma(text.string(number, end), written, at: place), start: number,
        SyntaxNode(.scalar(Scalar(written, isQuoted: false)), place))
      return
    }
    if let call = Self.startOfCall(around: start, in: text) {
      let close = (start..<text.endOfLine(from: start, within: Self.reach)).first {
        text.bytes[$0] == UInt8(ascii: ")")
      }
      let place = text.range(call, close.map { $0 + 1 } ?? end)
      let written = text.string(call, Int(place.end))
      self = .continuation(
        .commas(in: written, at: place), start: call,
        SyntaxNode(.scalar(Scalar(foreignColor(written) ?? written, isQuoted: true)), place))
      return
    }
    guard let colon = text.colonInside(start, end) else { return nil }
    let value = text.string(colon + 1, end)
    var scalar = Scalar(value, isQuoted: false)
    if let quote = value.first, quote == "\"" || quote == "'", value.count > 1, value.last == quote {
      scalar = Scalar(String(value.dropFirst().dropLast()), isQuoted: true)
    }
    self = .value(
      .spaceMissing(key: start..<colon, before: value, in: text),
      key: Ranged(text.string(start, colon), text.range(start, colon)),
      SyntaxNode(.scalar(scalar), text.range(colon + 1, end)))
  }

  /// How many bytes around an entry are looked at: a map may have a hundred thousand on one line.
  private static let reach = 200

  /// Where the number begins that a comma ends right before an offset.
  private static func startOfDecimal(before offset: Int, in text: SourceText) -> Int? {
    guard offset >= 2, text.bytes[offset - 1] == UInt8(ascii: ",") else { return nil }
    var start = offset - 1
    while start > max(0, offset - Self.reach), text.isDigits(start - 1, start) { start -= 1 }
    guard start < offset - 1 else { return nil }
    if start > 0, text.bytes[start - 1] == UInt8(ascii: "-") { start -= 1 }
    return start > 0 && YAMLLine.isBlank(text.bytes[start - 1]) ? start : nil
  }

  /// Where the word begins whose `(` is open at an offset.
  private static func startOfCall(around offset: Int, in text: SourceText) -> Int? {
    var index = offset
    let first = max(text.start, offset - Self.reach)
    while index > first {
      index -= 1
      switch text.bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: ":"), 0x0A, 0x0D: return nil
      case UInt8(ascii: "("):
        while index > first, !" {[:,".utf8.contains(text.bytes[index - 1]) { index -= 1 }
        return index
      default: break
      }
    }
    return nil
  }
}

extension SourceText {
  /// A key that is read as one text with a part of its value: `defaults:{ backButton`.
  func keyThatHoldsItsValue(_ key: SourceRange) -> Diagnostic? {
    guard let colon = colonInside(Int(key.start), Int(key.end)), let byte = byte(at: colon + 1),
      "{[\"'$#0123456789".utf8.contains(byte),
      self.byte(at: skippingBlanks(from: Int(key.end))) == UInt8(ascii: ":")
    else { return nil }
    let end = endOfLine(from: colon, within: 60)
    return .spaceMissing(key: Int(key.start)..<colon, before: string(colon + 1, end), in: self)
  }

  /// The first colon between two offsets, when a name stands before it and something behind it.
  fileprivate func colonInside(_ start: Int, _ end: Int) -> Int? {
    guard let colon = (start..<end).first(where: { bytes[$0] == UInt8(ascii: ":") }), colon > start,
      colon + 1 < end, !YAMLLine.isBlank(bytes[colon + 1])
    else { return nil }
    let isName = bytes[start..<colon].allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isName ? colon : nil
  }

  fileprivate func isDigits(_ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].allSatisfy(\.isASCIIDigit)
  }
}

extension Diagnostic {
  fileprivate static func decimalComma(_ written: String, _ meant: String, at place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .invalidYAML, "`\(written.shortened)` is read as two values, because a comma ends the first", at: place
    )
    .helping("write `\(meant.shortened)`").fixing(place, with: meant)
  }

  fileprivate static func commas(in written: String, at place: SourceRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      .invalidYAML, "`\(written.shortened)` is read as several values, because a comma ends each", at: place)
    guard let color = foreignColor(written) else { return diagnostic.helping("quote the whole value") }
    return diagnostic.helping("write this color as `\"\(color)\"`")
      .fixing(place, with: "\"\(color)\"", grade: .safe)
  }
}
