import ThemeCore
import ThemeDiagnostics

/// An entry without a colon in a map in braces, from which the intended value can be recognized: `{left:18}`, `{ left: 16,5 }`,
/// `{ color: rgb(255, 255, 255) }`.
enum BareEntry {
  /// A key and its value, between which the space is missing.
  case value(Diagnostic, key: Ranged<String>, SyntaxNode)
  /// The rest of the previous value, which has to be replaced by the given one. Several entries may continue the same value:
  /// they share `start`, the offset at which it begins.
  case continuation(Diagnostic, start: Int, SyntaxNode)

  /// Recognizes the entry at a range; nil if it may be meant as written.
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
    if let colon = (start..<end).first(where: { text.widthOfForeignColon(at: $0) != nil }), colon > start,
      let width = text.widthOfForeignColon(at: colon)
    {
      let first = text.skippingBlanks(from: colon + width)
      let (key, value) = (text.string(start, colon), text.string(first, end))
      self = .value(
        .foreignColon(key, before: value, at: colon..<first, in: text),
        key: Ranged(key, text.range(start, colon)),
        SyntaxNode(.scalar(Scalar(value, isQuoted: false)), text.range(first, end)))
      return
    }
    guard let colon = text.colonInside(start, end) else { return nil }
    // YAML does not accept a no-break space as a space.
    var first = colon + 1
    while first + 1 < end, text.bytes[first] == 0xC2, text.bytes[first + 1] == 0xA0 { first += 2 }
    let value = text.string(first, end)
    var scalar = Scalar(value, isQuoted: false)
    if let quote = value.first, quote == "\"" || quote == "'", value.count > 1, value.last == quote {
      scalar = Scalar(String(value.dropFirst().dropLast()), isQuoted: true)
    }
    self = .value(
      .spaceMissing(key: start..<colon, before: value, to: first, in: text),
      key: Ranged(text.string(start, colon), text.range(start, colon)),
      SyntaxNode(.scalar(scalar), text.range(first, end)))
  }

  /// The number of bytes around an entry that are searched. It is limited because a line may hold a hundred thousand entries.
  private static let reach = 200

  /// The offset of the number that ends in a comma right before `offset`; nil if there is none.
  private static func startOfDecimal(before offset: Int, in text: SourceText) -> Int? {
    guard offset >= 2, text.bytes[offset - 1] == UInt8(ascii: ",") else { return nil }
    var start = offset - 1
    while start > max(0, offset - Self.reach), text.isDigits(start - 1, start) { start -= 1 }
    guard start < offset - 1 else { return nil }
    if start > 0, text.bytes[start - 1] == UInt8(ascii: "-") { start -= 1 }
    return start > 0 && YAMLLine.isBlank(text.bytes[start - 1]) ? start : nil
  }

  /// The offset of the word whose `(` is still open at `offset`, such as `rgb(`; nil if there is none.
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
  /// The error about a key that YAML reads together with a part of its value because no space follows the colon; nil for any
  /// other key. An example is `defaults:{ backButton`.
  func keyThatHoldsItsValue(_ key: SourceRange) -> Diagnostic? {
    guard let colon = colonInside(Int(key.start), Int(key.end)), let byte = byte(at: colon + 1),
      "{[\"'$#0123456789".utf8.contains(byte),
      self.byte(at: skippingBlanks(from: Int(key.end))) == UInt8(ascii: ":")
    else { return nil }
    let end = endOfLine(from: colon, within: 60)
    return .spaceMissing(key: Int(key.start)..<colon, before: string(colon + 1, end), in: self)
  }

  /// The offset of the first colon between two offsets, if a name precedes it and a non-blank follows it; otherwise nil.
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
    guard let color = foreignColor(written) else {
      return diagnostic.helping(
        words: written.contains("gradient(")
          ? "a gradient is `{ linear: { stops: [ { at: 0, color: … }, … ] } }`, as a fill"
          : "quote the whole value")
    }
    return diagnostic.helping("write this color as `\"\(color)\"`")
      .fixing(place, with: "\"\(color)\"", grade: .safe)
  }
}
