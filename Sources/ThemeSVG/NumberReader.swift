import ThemeCore
import ThemeDrawing

/// Reads the numbers and words of an attribute's value, one after the other.
struct NumberReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return rest.isEmpty
    }
  }

  /// Skips white space and commas.
  mutating func skipSeparators() {
    while let first = rest.first, first == "," || first.isWhitespace { rest.removeFirst() }
  }

  /// Reads the next character if it is `character`; returns whether it was.
  mutating func take(_ character: Character) -> Bool {
    skipSeparators()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads the letters that come next; the result is empty if there are none.
  mutating func word() -> String {
    skipSeparators()
    let word = rest.prefix { $0.isLetter }
    rest.removeFirst(word.count)
    return String(word)
  }

  /// Reads a number without a unit; nil if there is none or if it is too large for a length of a drawing.
  mutating func number() -> Double? {
    skipSeparators()
    var end = rest.startIndex
    func skip(_ condition: (Character) -> Bool) -> Int {
      var count = 0
      while end < rest.endIndex, condition(rest[end]) {
        end = rest.index(after: end)
        count += 1
      }
      return count
    }
    func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
    if end < rest.endIndex, rest[end] == "-" || rest[end] == "+" { end = rest.index(after: end) }
    var digits = skip(isDigit)
    if end < rest.endIndex, rest[end] == "." {
      end = rest.index(after: end)
      digits += skip(isDigit)
    }
    guard digits > 0 else { return nil }
    if end < rest.endIndex, rest[end] == "e" || rest[end] == "E" {
      let mantissa = end
      end = rest.index(after: end)
      if end < rest.endIndex, rest[end] == "-" || rest[end] == "+" { end = rest.index(after: end) }
      if skip(isDigit) == 0 { end = mantissa }
    }
    guard let number = Double(rest[..<end]), abs(number) < DrawingLimits.length else { return nil }
    rest = rest[end...]
    return number
  }
}

extension Double {
  /// Reads a length without a unit or in `px`; nil for any other text.
  init?(svg text: String) {
    var reader = NumberReader(text)
    guard let number = reader.number() else { return nil }
    if !reader.isAtEnd, reader.word() != "px" || !reader.isAtEnd { return nil }
    self = number
  }

  /// Reads a length without a unit or in `px`, or a percentage of `whole`; nil for any other text.
  init?(svg text: String, of whole: Double) {
    var reader = NumberReader(text)
    if let number = reader.number(), reader.take("%") {
      guard reader.isAtEnd else { return nil }
      self = number / 100 * whole
    } else if let length = Double(svg: text) {
      self = length
    } else {
      return nil
    }
  }
}

extension Affine {
  /// Reads the value of a `transform` attribute; nil if it is invalid.
  init?(svg text: String) {
    var reader = NumberReader(text)
    var result = Affine()
    while !reader.isAtEnd {
      let name = reader.word()
      guard reader.take("(") else { return nil }
      var numbers: [Double] = []
      while !reader.take(")") {
        guard numbers.count < 6, let number = reader.number() else { return nil }
        numbers.append(number)
      }
      guard let step = Affine(name, numbers) else { return nil }
      result = result.after(step)
    }
    self = result
  }

  private init?(_ name: String, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1): self = .translation(numbers[0], 0)
    case ("translate", 2): self = .translation(numbers[0], numbers[1])
    case ("scale", 1): self = .scaling(numbers[0], numbers[0])
    case ("scale", 2): self = .scaling(numbers[0], numbers[1])
    case ("rotate", 1): self = .rotation(numbers[0])
    case ("rotate", 3):
      self = Affine.translation(numbers[1], numbers[2]).after(.rotation(numbers[0]))
        .after(.translation(-numbers[1], -numbers[2]))
    case ("skewX", 1), ("skewY", 1):
      let turn = Sine(degrees: numbers[0])
      guard abs(turn.cosine) > 1e-9 else { return nil }
      let tangent = turn.sine / turn.cosine
      self = name == "skewX" ? Affine(c: tangent) : Affine(b: tangent)
    default: return nil
    }
  }
}
