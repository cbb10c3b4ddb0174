import ThemeCore
import ThemeDrawing

/// One step of the property `filter`: a reference to a `<filter>`, or a function (Filter Effects 1, §6 and §8).
enum SVGFilterFunction: Equatable {
  case reference(String)
  case blur(SVGLength)
  case shadow(SVGPaint?, x: SVGLength, y: SVGLength, blur: SVGLength)
  case matrix([Double])
  /// The same function for red, green and blue, and one for alpha.
  case linear(slope: Double, intercept: Double)
  case opacity(Double)

  static func list(_ text: String, _ syntax: SVGSyntax) -> SVGRead<[SVGFilterFunction]> {
    if text.lowercased() == "none" { return .value([]) }
    var functions: [SVGFilterFunction] = []
    for part in parts(text, endingAtParentheses: true) {
      guard let open = part.firstIndex(of: "("), part.hasSuffix(")") else { return .unknown }
      let name = part[..<open].lowercased()
      if name == "url" {
        guard let (name, rest) = part.reference, rest.isEmpty else { return .unsupported }
        functions.append(.reference(name))
        continue
      }
      let inside = String(part[part.index(after: open)...].dropLast()).trimmed
      if inside.contains("("), name != "drop-shadow" { return .unsupported }
      guard let function = Self(name, inside, syntax) else { return .unknown }
      functions.append(function)
    }
    return functions.isEmpty ? .unknown : .value(functions)
  }

  /// The parts of a text between white space that is in no parentheses; functions also end where their parentheses close.
  private static func parts(_ text: String, endingAtParentheses endsThere: Bool = false) -> [String] {
    var (parts, depth) = ([[UInt8]()], 0)
    for byte in text.utf8 {
      if depth == 0, byte.isWhiteSpace {
        if parts.last?.isEmpty == false { parts.append([]) }
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      parts[parts.count - 1].append(byte)
      guard byte == UInt8(ascii: ")") else { continue }
      depth -= 1
      if depth == 0, endsThere { parts.append([]) }
    }
    return parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  private init?(_ name: String, _ text: String, _ syntax: SVGSyntax) {
    switch name {
    case "blur":
      guard let length = Self.length(text.isEmpty ? "0" : text), length.number >= 0 else { return nil }
      self = .blur(length)
    case "drop-shadow":
      guard let shadow = Self.shadow(text, syntax) else { return nil }
      self = shadow
    case "hue-rotate":
      guard let (number, written) = NumberReader.only(text.isEmpty ? "0" : text),
        case let unit = written.lowercased(), !unit.isEmpty || number == 0,
        let angle = Affine.degrees(number, unit.isEmpty ? "deg" : unit)
      else { return nil }
      self = .matrix(Self.hueRotation(angle))
    default:
      guard let (number, unit) = NumberReader.only(text.isEmpty ? "1" : text), unit.isEmpty || unit == "%",
        number >= 0
      else { return nil }
      let amount = unit == "%" ? number / 100 : number
      let share = min(amount, 1)
      switch name {
      case "grayscale": self = .matrix(Self.saturation(1 - share))
      case "saturate": self = .matrix(Self.saturation(amount))
      case "sepia": self = .matrix(Self.sepia(1 - share))
      case "invert": self = .linear(slope: 1 - 2 * share, intercept: share)
      case "brightness": self = .linear(slope: amount, intercept: 0)
      case "contrast": self = .linear(slope: amount, intercept: 0.5 - amount / 2)
      case "opacity": self = .opacity(share)
      default: return nil
      }
    }
  }

  private static func length(_ text: String, _ syntax: SVGSyntax = .style) -> SVGLength? {
    guard case .value(let length) = SVGLength.read(text, syntax), !length.isShare else { return nil }
    return length
  }

  /// Two or three lengths with a color before or after them.
  private static func shadow(_ text: String, _ syntax: SVGSyntax) -> SVGFilterFunction? {
    func length(_ text: String) -> SVGLength? { Self.length(text, syntax) }
    var words = parts(text)
    var color: SVGPaint?
    for place in [0, words.count - 1]
    where color == nil && words.indices.contains(place) && length(words[place]) == nil {
      guard case .value(let paint) = SVGPaint.read(words[place]) else { return nil }
      switch paint {
      case .color, .currentColor: color = paint
      default: return nil
      }
      words.remove(at: place)
    }
    let lengths = words.compactMap(length)
    guard lengths.count == words.count, (2...3).contains(lengths.count) else { return nil }
    let blur = lengths.count == 3 ? lengths[2] : SVGLength(number: 0)
    return blur.number < 0 ? nil : .shadow(color, x: lengths[0], y: lengths[1], blur: blur)
  }

  /// The matrices of Filter Effects 1, §9.6.
  static func saturation(_ s: Double) -> [Double] {
    [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  static func hueRotation(_ degrees: Double) -> [Double] {
    let turn = Affine.rotation(degrees)
    let (cosine, sine) = (turn.a, turn.b)
    func row(_ fixed: (Double, Double, Double), _ c: (Double, Double, Double), _ s: (Double, Double, Double))
      -> [Double]
    {
      [
        fixed.0 + cosine * c.0 + sine * s.0, fixed.1 + cosine * c.1 + sine * s.1,
        fixed.2 + cosine * c.2 + sine * s.2, 0, 0,
      ]
    }
    let gray = (0.213, 0.715, 0.072)
    return row(gray, (0.787, -0.715, -0.072), (-0.213, -0.715, 0.928))
      + row(gray, (-0.213, 0.285, -0.072), (0.143, 0.140, -0.283))
      + row(gray, (-0.213, -0.715, 0.928), (-0.787, 0.715, 0.072)) + [0, 0, 0, 1, 0]
  }

  private static func sepia(_ s: Double) -> [Double] {
    [
      0.393 + 0.607 * s, 0.769 - 0.769 * s, 0.189 - 0.189 * s, 0, 0,
      0.349 - 0.349 * s, 0.686 + 0.314 * s, 0.168 - 0.168 * s, 0, 0,
      0.272 - 0.272 * s, 0.534 - 0.534 * s, 0.131 + 0.869 * s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}
