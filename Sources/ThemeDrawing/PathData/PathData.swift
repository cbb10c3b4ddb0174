import ThemeCore

extension Path {
  /// Reads path data in the complete grammar of SVG 2, §9.3. Throws at the first error, without reading a part of the path.
  package init(data text: String) throws(PathDataError) {
    let (path, error) = Self.read(data: text)
    if let error { throw error }
    self = path
  }

  /// The path up to the first error of its data, and the error; nil if there is none.
  package static func read(data text: String) -> (path: Path, error: PathDataError?) {
    guard text.utf8.count <= DrawingLimits.pathBytes else {
      return (Path(), PathDataError(problem: .tooLong, offset: DrawingLimits.pathBytes))
    }
    var reader = PathReader(PathScanner(text))
    do throws(PathDataError) { try reader.read() } catch { return (reader.path, error) }
    return (reader.path, nil)
  }
}

private struct PathReader {
  private(set) var path = Path()
  private var scanner: PathScanner
  /// The current point; `start` is the start of the current subpath.
  private var point = Vector(x: 0, y: 0)
  private var start = Vector(x: 0, y: 0)
  /// The last control point of a cubic curve, for `S`, and of a quadratic curve, for `T`; nil after other commands.
  private var cubicControl: Vector?
  private var quadraticControl: Vector?

  init(_ scanner: PathScanner) {
    self.scanner = scanner
  }

  mutating func read() throws(PathDataError) {
    scanner.skipSpace()
    guard let first = scanner.current else { throw PathDataError(problem: .empty, offset: 0) }
    guard first | 0x20 == UInt8(ascii: "m") else {
      throw PathDataError(problem: .noMove, offset: scanner.offset)
    }
    while let letter = scanner.next() {
      guard letter >= UInt8(ascii: "A"), let command = Command(rawValue: Unicode.Scalar(letter | 0x20)) else {
        throw PathDataError(problem: .unknownCommand, offset: scanner.offset - 1)
      }
      try read(command, isRelative: letter >= UInt8(ascii: "a"))
      scanner.skipSpace()
    }
  }

  /// Reads a command with all of its sets of numbers: at least one set, except for `Z`, which has none.
  private mutating func read(_ command: Command, isRelative: Bool) throws(PathDataError) {
    guard command != .close else {
      path.elements.append(.close)
      point = start
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    var command = command
    scanner.skipSpace()
    repeat {
      let place = scanner.offset
      try readSet(command, from: isRelative ? point : Vector(x: 0, y: 0), isRelative: isRelative)
      guard path.elements.count <= DrawingLimits.elements else {
        throw PathDataError(problem: .tooManyElements, offset: place)
      }
      // Further points of a move are lines.
      if command == .move { command = .line }
    } while try isFollowedByNumber()
  }

  /// Whether another set of numbers follows. Throws if a comma is not followed by a number.
  private mutating func isFollowedByNumber() throws(PathDataError) -> Bool {
    scanner.skipSpace()
    let hasComma = scanner.current == UInt8(ascii: ",")
    scanner.skipSeparator()
    if hasComma, !scanner.isAtNumber { throw PathDataError(problem: .noNumber, offset: scanner.offset) }
    return scanner.isAtNumber
  }

  private mutating func readSet(
    _ command: Command, from origin: Vector, isRelative: Bool
  ) throws(PathDataError) {
    var (cubic, quadratic): (Vector?, Vector?) = (nil, nil)
    switch command {
    case .move:
      point = try readPoint() + origin
      start = point
      path.elements.append(.move(point))
    case .line:
      line(to: try readPoint() + origin)
    case .horizontal:
      line(to: Vector(x: try scanner.number() + origin.x, y: point.y))
    case .vertical:
      line(to: Vector(x: point.x, y: try scanner.number() + origin.y))
    case .cubic, .smoothCubic:
      let first = command == .cubic ? try readPoint(andSeparator: true) + origin : reflected(cubicControl)
      let second = try readPoint(andSeparator: true) + origin
      curve(first, second, to: try readPoint() + origin)
      cubic = second
    case .quadratic, .smoothQuadratic:
      let control =
        command == .quadratic ? try readPoint(andSeparator: true) + origin : reflected(quadraticControl)
      let end = try readPoint() + origin
      // The equivalent cubic curve has its control points at two thirds of the way to the quadratic one.
      curve(point + (control - point) * (2.0 / 3), end + (control - end) * (2.0 / 3), to: end)
      quadratic = control
    case .arc:
      try readArc(from: origin)
    case .close:
      break
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
  }

  private mutating func readArc(from origin: Vector) throws(PathDataError) {
    let radii = try readPoint(andSeparator: true)
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isClockwise = try scanner.flag()
    scanner.skipSeparator()
    let end = try readPoint() + origin
    EndpointArc(
      start: point, end: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise
    ).add(to: &path)
    point = end
  }

  private mutating func line(to end: Vector) {
    path.elements.append(.line(end))
    point = end
  }

  private mutating func curve(_ first: Vector, _ second: Vector, to end: Vector) {
    path.elements.append(.cubic(first, second, end))
    point = end
  }

  private mutating func readPoint(andSeparator: Bool = false) throws(PathDataError) -> Vector {
    let x = try scanner.number()
    scanner.skipSeparator()
    let y = try scanner.number()
    if andSeparator { scanner.skipSeparator() }
    return Vector(x: x, y: y)
  }

  /// A control point reflected at the current point; the current point itself for nil.
  private func reflected(_ control: Vector?) -> Vector { control.map { point * 2 - $0 } ?? point }
}

private enum Command: Unicode.Scalar {
  case move = "m"
  case line = "l"
  case horizontal = "h"
  case vertical = "v"
  case cubic = "c"
  case smoothCubic = "s"
  case quadratic = "q"
  case smoothQuadratic = "t"
  case arc = "a"
  case close = "z"
}

/// The reason and the position of a syntax error in path data.
package struct PathDataError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// The text has nothing but white space.
    case empty
    /// The first command is not `M` or `m`.
    case noMove
    /// There is a character that is not a command of SVG.
    case unknownCommand
    /// There is no number where one is expected.
    case noNumber
    /// The absolute value of a number is not below ``DrawingLimits/length``.
    case hugeNumber
    /// There is no `0` or `1` where a flag is expected.
    case noFlag
    /// The text has more bytes than ``DrawingLimits/pathBytes``.
    case tooLong
    /// The path has more lines and curves than ``DrawingLimits/elements``.
    case tooManyElements
  }

  package var problem: Problem
  /// The offset of the error in bytes of UTF-8.
  package var offset: Int

  /// Whether the text is no path data, which SVG draws up to there.
  package var isSyntax: Bool {
    switch problem {
    case .noMove, .unknownCommand, .noNumber, .noFlag: true
    case .empty, .hugeNumber, .tooLong, .tooManyElements: false
    }
  }

  /// The problem in words, lowercase and without a full stop.
  package var description: String {
    switch problem {
    case .empty: "the path is empty"
    case .noMove: "a path begins with `M`"
    case .unknownCommand: "expected a command (one of MmLlHhVvCcSsQqTtAaZz)"
    case .noNumber: "expected a number"
    case .hugeNumber: "the number is \(Limits().exceeded(.drawingLength).words)"
    case .noFlag: "expected `0` or `1`"
    case .tooLong: "the path has \(Limits().exceeded(.pathBytes).words)"
    case .tooManyElements: "there are \(Limits().exceeded(.pathElements).words)"
    }
  }
}

/// A scanner for the tokens of path data (SVG 2, §9.3.9).
struct PathScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Skips white space.
  mutating func skipSpace() {
    while let byte = current, byte.isWhiteSpace { offset += 1 }
  }

  /// Skips white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if current == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// The next byte; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the next byte can only begin a number.
  var isAtNumber: Bool {
    guard let byte = current else { return false }
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
    default: return byte.isASCIIDigit
    }
  }

  /// Returns the next byte and moves past it; nil at the end.
  mutating func next() -> UInt8? {
    defer { offset += offset < bytes.count ? 1 : 0 }
    return current
  }

  /// Reads a number: digits with at most one decimal point, an optional sign and an optional exponent.
  mutating func number() throws(PathDataError) -> Double {
    let start = offset
    guard let end = bytes.endOfNumber(from: start) else {
      throw PathDataError(problem: .noNumber, offset: start)
    }
    offset = end
    guard let value = Double(decimal: bytes[start..<offset]), abs(value) < DrawingLimits.length else {
      throw PathDataError(problem: .hugeNumber, offset: start)
    }
    return value
  }

  /// Reads a flag: one digit, which need not be followed by a separator.
  mutating func flag() throws(PathDataError) -> Bool {
    switch current {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default: throw PathDataError(problem: .noFlag, offset: offset)
    }
  }
}

/// An arc in the form of path data: given by its endpoints.
struct EndpointArc {
  let start: Vector
  let end: Vector
  let radii: Vector
  /// The rotation of the ellipse's first axis, in degrees, clockwise on the screen.
  let rotation: Double
  /// Whether the arc is the longer one of the two possible arcs.
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds the arc as curves (SVG 2, §9.5 and B.2.4), computed with unit vectors instead of angles.
  func add(to path: inout Path) {
    if start == end { return }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else {
      path.elements.append(.line(end))
      return
    }
    let turn = Sine(degrees: rotation)
    let (across, down) = (Vector(x: turn.cosine, y: turn.sine), Vector(x: -turn.sine, y: turn.cosine))
    // Half of the vector between the endpoints, in the coordinates of the ellipse's axes and radii.
    let half = (start - end) / 2
    var unit = Vector(x: half.dot(across) / rx, y: half.dot(down) / ry)
    let distance = unit.dot(unit)
    if distance > 1 {
      // Radii that are too small are scaled up to the smallest ellipse that reaches both endpoints.
      let factor = distance.squareRoot()
      (rx, ry) = (rx * factor, ry * factor)
      unit = unit / factor
    }
    guard unit.dot(unit) > 1e-100 else {
      path.elements.append(.line(end))
      return
    }
    // In the unit circle, the center is perpendicular to the chord, beside its midpoint.
    let height = (max(1 - unit.dot(unit), 0) / unit.dot(unit)).squareRoot()
    let center = unit.turned * (isLarge == isClockwise ? height : -height)
    let axes = (across * rx, down * ry)
    let middle = (start + end) / 2 + axes.0 * center.x + axes.1 * center.y
    let arc = Arc(center: middle, axes: axes)
    let (from, to) = ((unit - center).unit, (-unit - center).unit)
    // Adds up to a quarter turn at a time in the direction of the arc, until the endpoint is less than a quarter turn away.
    var direction = from
    for _ in 0..<4 {
      let next = isClockwise ? direction.turned : -direction.turned
      let side = isClockwise ? direction.cross(to) : -direction.cross(to)
      if side > -1e-9, direction.dot(to) >= 0, !(isLarge && direction == from) { break }
      arc.curves(from: direction, to: next, into: &path)
      direction = next
    }
    arc.curves(from: direction, to: to, into: &path)
    path.elements[path.elements.count - 1].end(at: end)
  }
}

extension Path.Element {
  /// Sets the endpoint of a curve to its exact value, without rounding errors.
  fileprivate mutating func end(at point: Vector) {
    if case .cubic(let first, let second, _) = self { self = .cubic(first, second, point) }
  }
}

extension [UInt8] {
  /// The end of the number that begins at `start`: digits with at most one decimal point, an optional sign and an optional
  /// exponent. Nil if no number begins there.
  @inline(__always) package func endOfNumber(from start: Int) -> Int? {
    var end = start
    func isNext(_ test: (UInt8) -> Bool) -> Bool { end < count && test(self[end]) }
    func skipSign() {
      if isNext({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }) { end += 1 }
    }
    func skipDigits() -> Int {
      let first = end
      while isNext(\.isASCIIDigit) { end += 1 }
      return end - first
    }
    skipSign()
    var digits = skipDigits()
    if isNext({ $0 == UInt8(ascii: ".") }) {
      end += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if isNext({ $0 | 0x20 == UInt8(ascii: "e") }) {
      let mantissa = end
      end += 1
      skipSign()
      // Without digits after it, the letter is not part of the number.
      if skipDigits() == 0 { end = mantissa }
    }
    return end
  }
}

extension Double {
  /// The number that digits stand for, with perhaps a sign, a point and an exponent; nil for anything else. It is the nearest
  /// `Double`, as the C library reads it.
  package init?(decimal text: ArraySlice<UInt8>) {
    // Whole numbers below 2^53 and powers of ten up to the 22nd are exact, so that only the division rounds.
    var (digits, count, places) = (UInt64(0), 0, 0)
    var hasPoint = false
    for place in text.indices {
      switch text[place] {
      case let byte where byte.isASCIIDigit && digits < 900_719_925_474_099:
        digits = digits * 10 + UInt64(byte & 15)
        count += 1
        if hasPoint { places += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where place == text.startIndex, UInt8(ascii: "+") where place == text.startIndex:
        continue
      default:
        self.init(String(decoding: text, as: UTF8.self))
        return
      }
    }
    guard count > 0, places < powers.count else {
      self.init(String(decoding: text, as: UTF8.self))
      return
    }
    let number = Double(digits) / powers[places]
    self = text.first == UInt8(ascii: "-") ? -number : number
  }
}

private let powers: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  1e20, 1e21, 1e22,
]
