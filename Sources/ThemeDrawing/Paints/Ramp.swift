/// The colors of a gradient's stops, and those between.
struct Ramp {
  private struct Part {
    let from: Double
    let to: Double
    /// 65,536 for each time that a place goes from the beginning to the end.
    let steepness: Double
    let start: SIMD4<UInt32>
    let end: SIMD4<UInt32>
  }

  private var parts: [Part] = []
  private let first: (at: Double, color: DeepColor)
  private let last: (at: Double, color: DeepColor)

  /// Takes at least one stop.
  init(_ stops: [GradientStop]) {
    var place = -Double.infinity
    // A place is never before the one before it (CSS Images 3, §3.4.3).
    let stops = stops.map { stop in
      place = max(place, stop.at)
      return (at: place.rounded(toBits: 30), color: DeepColor(stop.color))
    }
    first = stops[0]
    last = stops[stops.count - 1]
    for (start, end) in zip(stops, stops.dropFirst()) where end.at > start.at {
      parts.append(
        Part(
          from: start.at, to: end.at, steepness: 65_536 / (end.at - start.at),
          start: SIMD4(truncatingIfNeeded: start.color), end: SIMD4(truncatingIfNeeded: end.color)))
    }
  }

  /// The color at a place; `part` is where the last one was found, which is where to look first.
  func color(at exactPlace: Double, near part: inout Int) -> DeepColor {
    // What computing in another order, as in a mirror, leaves of the last bits must not decide.
    let place = exactPlace.rounded(toBits: 30)
    // The later of two stops at one place rules from there on.
    guard place < last.at else { return last.color }
    guard place >= first.at else { return first.color }
    while place >= parts[part].to { part += 1 }
    while place < parts[part].from { part -= 1 }
    let found = parts[part]
    let weight = UInt32(min((place - found.from) * found.steepness, 65_536).rounded(toBits: 0))
    let sum = found.start &* (65_536 - weight) &+ found.end &* weight &+ 32_768
    return DeepColor(truncatingIfNeeded: sum &>> 16)
  }
}

extension Double {
  /// The nearest number of so many binary places, of two the even one: what a mirror turns around stays that. Of numbers
  /// beyond two millions, those that are left are kept.
  @inline(__always)
  fileprivate func rounded(toBits bits: Int) -> Double {
    // Where the last place of the sum is the one that is kept; quicker than rounding where the processor can't.
    let magnet = 1.5 * Double(1 << (52 - bits))
    return (self + magnet) - magnet
  }
}
