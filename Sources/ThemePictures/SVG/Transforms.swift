import ThemeCore
import ThemeDrawing

/// A list of transforms, whose translations can be shares of a size, or multiples of the font's.
struct SVGTransform {
  enum Step {
    case fixed(Affine)
    case translation(x: SVGLength, y: SVGLength)
  }

  var steps: [Step] = []

  /// The transform in a viewport or a bounding box of the given size.
  func matrix(in size: Size<Double>) -> Affine {
    steps.reduce(Affine()) { all, step in
      switch step {
      case .fixed(let own): all.after(own)
      case .translation(let x, let y): all.after(.translation(x.of(size.width), y.of(size.height)))
      }
    }
  }

  /// Gives lengths that are multiples of the font's size their size.
  mutating func settle(_ settled: (SVGLength) -> SVGLength) {
    for index in steps.indices {
      if case .translation(let x, let y) = steps[index], x.isOfFont || y.isOfFont {
        steps[index] = .translation(x: settled(x), y: settled(y))
      }
    }
  }

  /// Reads the value of the attribute or of the property `transform`, whose lengths and angles have units (CSS Transforms 1, §6).
  static func read(_ text: String, _ syntax: SVGSyntax) -> SVGRead<SVGTransform> {
    if syntax == .attribute { return Affine.read(text).map { SVGTransform(steps: [.fixed($0)]) } }
    if text.lowercased() == "none" { return .value(SVGTransform()) }
    var transform = SVGTransform()
    var reader = NumberReader(text)
    while !reader.isAtEnd {
      let name = reader.word()
      guard reader.take("(") else { return name.isEmpty ? .unknown : .unsupported }
      var parts: [(number: Double, unit: String)] = []
      while !reader.take(")") {
        guard let number = reader.number() else { return .unsupported }
        parts.append((number, reader.unit().lowercased()))
      }
      guard let step = step(name, parts) else { return .unsupported }
      transform.steps.append(step)
    }
    return .value(transform)
  }

  /// A function of the property; nil for what isn't drawn, such as those of three dimensions.
  private static func step(_ name: String, _ parts: [(number: Double, unit: String)]) -> Step? {
    if name.hasPrefix("translate") {
      let lengths = parts.compactMap { SVGLength($0.number, $0.unit, .style) }
      let zero = SVGLength(number: 0)
      switch (name, lengths.count) {
      case _ where lengths.count != parts.count: return nil
      case ("translate", 1), ("translateX", 1): return .translation(x: lengths[0], y: zero)
      case ("translate", 2): return .translation(x: lengths[0], y: lengths[1])
      case ("translateY", 1): return .translation(x: zero, y: lengths[0])
      default: return nil
      }
    }
    var numbers: [Double] = []
    for (number, unit) in parts {
      guard let value = Self.number(number, unit, of: name) else { return nil }
      numbers.append(value)
    }
    switch (name, numbers.count) {
    case ("scaleX", 1): return .fixed(.scaling(numbers[0], 1))
    case ("scaleY", 1): return .fixed(.scaling(1, numbers[0]))
    case ("skew", 1): return Affine("skewX", numbers).map { .fixed($0) }
    case ("rotate", 3): return nil
    default: return Affine(name, numbers).map { .fixed($0) }
    }
  }

  /// A number or an angle with its unit; nil if the unit isn't drawn there.
  private static func number(_ number: Double, _ unit: String, of name: String) -> Double? {
    if unit.isEmpty { return number == 0 || name.hasPrefix("scale") || name == "matrix" ? number : nil }
    if name.hasPrefix("scale") { return unit == "%" ? number / 100 : nil }
    guard name == "rotate" || name.hasPrefix("skew") else { return nil }
    return Affine.degrees(number, unit)
  }

  /// Reads the property `translate`, `rotate` or `scale` (CSS Transforms 2, §5), as far as it has two dimensions; nil for `none`.
  static func read(_ name: String, _ text: String) -> SVGRead<SVGTransform?> {
    if text.lowercased() == "none" { return .value(nil) }
    var reader = NumberReader(text)
    var parts: [(number: Double, unit: String)] = []
    while !reader.isAtEnd {
      guard let number = reader.number() else { return .unsupported }
      parts.append((number, reader.unit().lowercased()))
    }
    if name == "rotate", parts.count != 1 { return .unsupported }
    guard let step = step(name, parts) else { return .unsupported }
    return .value(SVGTransform(steps: [step]))
  }
}

extension Affine {
  /// Reads the value of a `transform` attribute (SVG 2, §8.5).
  static func read(_ text: String) -> SVGRead<Affine> {
    if text == "none" { return .value(Affine()) }
    var reader = NumberReader(text)
    var result = Affine()
    while !reader.isAtEnd {
      let name = reader.word()
      guard reader.take("(") else { return .unknown }
      var numbers: [Double] = []
      while !reader.take(")") {
        guard let number = reader.number() else { return reader.isExceeded ? .unsupported : .unknown }
        guard reader.unit().isEmpty else { return .unsupported }
        numbers.append(number)
      }
      guard let step = Affine(name, numbers) else {
        // The functions of CSS, which some programs read in attributes, and a skew by a right angle.
        return ["X", "Y", "Z", "3d", "skew", "perspective"].contains(where: name.hasSuffix)
          ? .unsupported : .unknown
      }
      result = result.after(step)
    }
    return .value(result)
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

  fileprivate init?(_ name: String, _ numbers: [Double]) {
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
    case ("rotate", 3):
      self = Affine.rotation(numbers[0]).around(Point(x: numbers[1], y: numbers[2]))
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
    var words = text.replacing(",", with: " ").words
    if words.count == 3, words[2] == "0" || words[2] == "0px" { words.removeLast() }
    guard (1...2).contains(words.count) else { return .unsupported }
    let isTurned =
      ["top", "bottom"].contains(words[0]) || (words.count == 2 && ["left", "right"].contains(words[1]))
    if isTurned { words = words.count == 1 ? ["center", words[0]] : [words[1], words[0]] }
    let parts = zip(words, [["top", "bottom"], ["left", "right"]]).map { word, strange in
      if strange.contains(word) { return SVGRead<SVGLength>.unknown }
      return shares[word].map { .value(SVGLength(number: $0, isShare: true)) } ?? SVGLength.read(word, syntax)
    }
    return SVGRead.all(parts).map { parts in
      SVGOrigin(x: parts[0], y: parts.count == 2 ? parts[1] : SVGLength(number: 0.5, isShare: true))
    }
  }
}
