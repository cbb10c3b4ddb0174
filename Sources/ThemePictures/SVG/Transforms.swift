import ThemeCore
import ThemeDrawing

extension Affine {
  /// Reads the value of a `transform` attribute, or of the property, whose lengths and angles have units (CSS Transforms 1, §6).
  static func read(_ text: String, _ syntax: SVGSyntax) -> SVGRead<Affine> {
    if text == "none" { return .value(Affine()) }
    var reader = NumberReader(text)
    var result = Affine()
    while !reader.isAtEnd {
      let name = reader.word()
      guard reader.take("(") else { return name.isEmpty ? .unknown : .unsupported }
      var numbers: [Double] = []
      while !reader.take(")") {
        guard let number = reader.number() else { return syntax == .style ? .unsupported : .unknown }
        let unit = reader.unit().lowercased()
        switch syntax {
        case .attribute:
          guard unit.isEmpty else { return .unsupported }
          numbers.append(number)
        case .style:
          guard let value = value(number, unit, of: name) else { return .unsupported }
          numbers.append(value)
        }
      }
      guard let step = Affine(name, numbers, syntax) else {
        // The functions of three dimensions, among others.
        return syntax == .style ? .unsupported : .unknown
      }
      result = result.after(step)
    }
    return .value(result)
  }

  /// A number of the property with its unit; nil if the unit isn't drawn there.
  private static func value(_ number: Double, _ unit: String, of name: String) -> Double? {
    if unit.isEmpty {
      return number == 0 || name.hasPrefix("scale") || name == "matrix" ? number : nil
    }
    if name.hasPrefix("translate") { return SVGLength.units[unit].map { number * $0 } }
    if name.hasPrefix("scale") { return unit == "%" ? number / 100 : nil }
    guard name == "rotate" || name.hasPrefix("skew") else { return nil }
    return degrees(number, unit)
  }

  /// An angle in degrees; nil if the unit is none of angles.
  static func degrees(_ number: Double, _ unit: String) -> Double? {
    switch unit {
    case "deg": number
    case "grad": number * 0.9
    case "rad": number * 180 / Double.pi
    case "turn": number * 360
    default: nil
    }
  }

  private init?(_ name: String, _ numbers: [Double], _ syntax: SVGSyntax) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1): self = .translation(numbers[0], 0)
    case ("translate", 2): self = .translation(numbers[0], numbers[1])
    case ("scale", 1): self = .scaling(numbers[0], numbers[0])
    case ("scale", 2): self = .scaling(numbers[0], numbers[1])
    case ("rotate", 1): self = .rotation(numbers[0])
    case ("skewX", 1), ("skewY", 1):
      let turn = Sine(degrees: numbers[0])
      guard abs(turn.cosine) > 1e-9 else { return nil }
      let tangent = turn.sine / turn.cosine
      self = name == "skewX" ? Affine(c: tangent) : Affine(b: tangent)
    case ("rotate", 3) where syntax == .attribute:
      self = Affine.rotation(numbers[0]).around(Point(x: numbers[1], y: numbers[2]))
    case ("translateX", 1) where syntax == .style: self = .translation(numbers[0], 0)
    case ("translateY", 1) where syntax == .style: self = .translation(0, numbers[0])
    case ("scaleX", 1) where syntax == .style: self = .scaling(numbers[0], 1)
    case ("scaleY", 1) where syntax == .style: self = .scaling(1, numbers[0])
    default: return nil
    }
  }
}

/// The point around which a transform turns and scales, in the viewport.
struct SVGOrigin {
  var x = SVGLength(number: 0)
  var y = SVGLength(number: 0)

  /// Reads `transform-origin`: one or two lengths, percentages or names of sides.
  static func read(_ text: String, _ syntax: SVGSyntax) -> SVGRead<SVGOrigin> {
    if text.utf8.contains(UInt8(ascii: "(")) { return .unsupported }
    let shares = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1]
    var words = text.split { $0.utf8.first?.isSpaceOfSVG ?? false || $0 == "," }.map(String.init)
    if words.count == 3, words[2] == "0" || words[2] == "0px" { words.removeLast() }
    guard (1...2).contains(words.count) else { return .unsupported }
    let isTurned =
      ["top", "bottom"].contains(words[0]) || (words.count == 2 && ["left", "right"].contains(words[1]))
    if isTurned { words = words.count == 1 ? ["center", words[0]] : [words[1], words[0]] }
    var parts: [SVGLength] = []
    for (word, strange) in zip(words, [["top", "bottom"], ["left", "right"]]) {
      guard !strange.contains(word) else { return .unknown }
      if let share = shares[word] {
        parts.append(SVGLength(number: share, isShare: true))
        continue
      }
      switch SVGLength.read(word, syntax) {
      case .value(let length): parts.append(length)
      case .unsupported, .newer: return .unsupported
      case .unknown: return .unknown
      }
    }
    let y = parts.count == 2 ? parts[1] : SVGLength(number: 0.5, isShare: true)
    return .value(SVGOrigin(x: parts[0], y: y))
  }
}
