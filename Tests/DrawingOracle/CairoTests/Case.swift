import DrawingProbe
import FixtureSupport

/// A shape as both draw it.
struct Case: CustomStringConvertible {
  var width = 64
  var height = 48
  var ink: Probe.Ink
  /// Of a path.
  var commands: [Command] = []
  var isEvenOdd = false
  /// Whether the path has ends.
  var isOpen = false

  var description: String { "\(ink.shape) in \(ink.frame), \(ink.stroke.map { "\($0)" } ?? "filled")" }

  init(_ shape: Probe.Shape, in frame: (Double, Double, Double, Double)) {
    ink = Probe.Ink(shape: shape, frame: (x: frame.0, y: frame.1, width: frame.2, height: frame.3))
  }

  init(_ commands: [Command], evenOdd: Bool, isOpen: Bool = false) {
    let data = commands.map(\.data).joined(separator: " ")
    self.init(.path(data, evenOdd: evenOdd), in: (0, 0, 64, 48))
    self.commands = commands
    isEvenOdd = evenOdd
    self.isOpen = isOpen
  }
}

/// A command of a path, absolute.
enum Command {
  case move(Double, Double)
  case line(Double, Double)
  case cubic([Double])
  case quadratic([Double])
  case arc(radii: (Double, Double), rotation: Double, large: Bool, sweep: Bool, end: (Double, Double))
  case close

  /// As path data.
  var data: String {
    func list(_ numbers: [Double]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
    return switch self {
    case .move(let x, let y): "M\(x),\(y)"
    case .line(let x, let y): "L\(x) \(y)"
    case .cubic(let numbers): "C" + list(numbers)
    case .quadratic(let numbers): "Q" + list(numbers)
    case .arc(let radii, let rotation, let large, let sweep, let end):
      "A\(radii.0) \(radii.1) \(rotation) \(large ? 1 : 0)\(sweep ? 1 : 0)\(end.0) \(end.1)"
    case .close: "Z"
    }
  }
}

extension Case {
  /// Cases that dice made, some of each kind.
  static let fills: [Case] = {
    var dice = Dice(1)
    var cases: [Case] = []
    for _ in 0..<30 {
      func frame() -> (Double, Double, Double, Double) {
        (dice.number(-3, 12), dice.number(-3, 10), dice.number(4, 55), dice.number(4, 40))
      }
      cases.append(Case(.rectangle, in: frame()))
      cases.append(
        Case(
          .roundedRectangle(
            topLeft: dice.number(0, 15), topRight: dice.number(0, 15), bottomRight: dice.number(0, 15),
            bottomLeft: dice.number(0, 15)), in: frame()))
      cases.append(Case(.capsule, in: frame()))
      cases.append(Case(.ellipse, in: frame()))
      let chevron = (dice.number(2, 10), dice.number(2, 10), dice.number(30, 50), dice.number(20, 36))
      cases.append(
        Case(
          .chevron(
            point: dice.number(8, 14), radius: dice.number(0, 6), shoulder: dice.number(0, 8),
            tip: dice.number(0, 3), pointsLeft: dice.coin()), in: chevron))
      cases.append(Case(dice.polygon(), evenOdd: dice.coin()))
      cases.append(Case(dice.curves(close: true), evenOdd: dice.coin()))
      cases.append(Case(dice.arcs(), evenOdd: dice.coin()))
    }
    return cases
  }()

  static let strokes: [Case] = {
    var dice = Dice(2)
    var cases: [Case] = []
    for index in 0..<160 {
      let frame = (dice.number(5, 15), dice.number(5, 12), dice.number(20, 40), dice.number(16, 28))
      var made: Case
      switch index % 8 {
      case 0: made = Case(.rectangle, in: frame)
      case 1:
        made = Case(
          .roundedRectangle(
            topLeft: dice.number(0, 12), topRight: dice.number(0, 12), bottomRight: dice.number(0, 12),
            bottomLeft: dice.number(0, 12)), in: frame)
      case 2: made = Case(.ellipse, in: frame)
      case 3:
        made = Case(
          .chevron(
            point: dice.number(6, 12), radius: dice.number(0, 5), shoulder: dice.number(0, 6),
            tip: dice.number(0, 2), pointsLeft: dice.coin()), in: frame)
      case 4: made = Case(dice.polygon(), evenOdd: dice.coin())
      case 5: made = Case(dice.curves(close: true), evenOdd: dice.coin())
      case 6: made = Case(dice.curves(close: false), evenOdd: false, isOpen: true)
      default: made = Case(dice.lines(), evenOdd: false, isOpen: true)
      }
      made.ink.stroke = Probe.Stroke(
        width: dice.pick([0.333, 0.5, 1, 1, 1.5, 2, 3, 6]),
        position: dice.pick(["inside", "center", "outside"]),
        join: dice.pick(["miter", "round", "bevel"]), cap: dice.pick(["butt", "round", "square"]),
        miterLimit: dice.pick([1.5, 4, 10]))
      cases.append(made)
    }
    return cases
  }()
}

extension Dice {
  fileprivate mutating func point() -> (Double, Double) { (number(2, 62), number(2, 46)) }

  fileprivate mutating func polygon() -> [Command] {
    lines() + [.close]
  }

  fileprivate mutating func lines() -> [Command] {
    let start = point()
    return [.move(start.0, start.1)]
      + (0..<number(2...6)).map { _ in
        let end = point()
        return .line(end.0, end.1)
      }
  }

  fileprivate mutating func curves(close: Bool) -> [Command] {
    var last = point()
    var commands: [Command] = [.move(last.0, last.1)]
    for _ in 0..<number(1...3) {
      var points = [last]
      // At hairpins Cairo's strokes lose area.
      repeat {
        points = [last] + (0..<number(2...3)).map { _ in point() }
      } while hasHairpin(points)
      let numbers = points.dropFirst().flatMap { [$0.0, $0.1] }
      commands.append(points.count == 4 ? .cubic(numbers) : .quadratic(numbers))
      last = points[points.count - 1]
    }
    return close ? commands + [.close] : commands
  }

  /// Whether a Bézier curve turns by more than a sixth of a turn within a 64th of its parameter.
  private func hasHairpin(_ points: [(Double, Double)]) -> Bool {
    let places = (0...64).map { step -> (Double, Double) in
      let t = Double(step) / 64
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
        }
      }
      return points[0]
    }
    let ways = zip(places, places.dropFirst()).map { ($1.0 - $0.0, $1.1 - $0.1) }
    return zip(ways, ways.dropFirst()).contains { a, b in
      let lengths = ((a.0 * a.0 + a.1 * a.1) * (b.0 * b.0 + b.1 * b.1)).squareRoot()
      return a.0 * b.0 + a.1 * b.1 < 0.5 * lengths
    }
  }

  fileprivate mutating func arcs() -> [Command] {
    let start = point()
    var commands: [Command] = [.move(start.0, start.1)]
    for _ in 0..<number(1...3) {
      commands.append(
        .arc(
          radii: (number(3, 30), number(3, 30)), rotation: number(-180, 180), large: coin(), sweep: coin(),
          end: point()))
    }
    return commands + [.close]
  }
}

extension Dice {
  /// With three decimals, so that it is the same number as text.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    let part = Double(next() >> 11) / Double(1 << 53)
    return ((low + (high - low) * part) * 1000).rounded() / 1000
  }

  mutating func coin() -> Bool { next() & 1 == 0 }
}

/// For reading.
func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
