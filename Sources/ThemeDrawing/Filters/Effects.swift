import ThemeCore

extension Filter.Effect {
  /// The result of a step on a sheet of its own, which covers `field` as the inputs do.
  func result(
    of inputs: [Sheet], in field: PixelBounds, _ plan: FilterPlan, at index: Int, budget: inout Budget
  ) throws(DrawingError) -> Sheet {
    var result = try Sheet(field, budget: &budget)
    try budget.spend(16 * field.area)
    switch self {
    case .blur(let x, let y):
      try result.blur(inputs[0], x: x * plan.factors.x, y: y * plan.factors.y, budget: &budget)
    case .offset(let x, let y):
      try result.shift(
        inputs[0], x: x * plan.place.a + y * plan.place.c, y: x * plan.place.b + y * plan.place.d)
    case .flood(let color):
      let color = DeepColor(color)
      for place in result.pixels.indices { result.pixels[place] = color }
    case .blend(let mode):
      result.combine(inputs[1]) { $0 = $1 }
      result.combine(inputs[0]) { below, top in
        if top.alpha > 0 { below = mode.blend(top, over: below) }
      }
    case .composite(let op):
      result.combine(inputs[0]) { $0 = $1 }
      result.combine(inputs[1]) { $0 = op.composited($0, $1) }
    case .colorMatrix(let numbers):
      result.combine(inputs[0]) { $0 = $1 }
      result.convert { DeepColor(matrix: numbers, of: $0) }
    case .merge:
      for input in inputs { result.combine(input) { $0 = $1.over($0) } }
    case .morphology(let dilates, let x, let y):
      try result.spread(
        inputs[0], dilates: dilates, x: x * plan.factors.x, y: y * plan.factors.y, budget: &budget)
    case .transfer(let red, let green, let blue, let alpha):
      result.combine(inputs[0]) { $0 = $1 }
      let tables = [red, green, blue, alpha].map(\.table)
      result.convert { DeepColor(transfer: tables, of: $0) }
    case .turbulence(let noise):
      try result.add(noise, plan, at: index, budget: &budget)
    case .tile(let rectangle):
      result.repeat(inputs[0], plan.pixels(of: rectangle))
    }
    return result
  }
}

extension Filter.Operator {
  fileprivate func composited(_ top: DeepColor, _ below: DeepColor) -> DeepColor {
    switch self {
    case .over: top.over(below)
    case .in: top.times(below.alpha)
    case .out: top.times(full - below.alpha)
    case .atop: top.times(below.alpha).added(to: below.times(full - top.alpha))
    case .xor: top.times(full - below.alpha).added(to: below.times(full - top.alpha))
    case .lighter: top.added(to: below)
    case .arithmetic(let k1, let k2, let k3, let k4):
      arithmetic(top, below, (k1, k2, k3, k4))
    }
  }

  private func arithmetic(
    _ top: DeepColor, _ below: DeepColor, _ k: (Double, Double, Double, Double)
  ) -> DeepColor {
    func channel(_ one: UInt16, _ two: UInt16) -> Double {
      let (one, two) = (Double(one), Double(two))
      return k.0 * one * two / Double(full) + k.1 * one + k.2 * two + k.3 * Double(full)
    }
    let alpha = max(0, min(Double(full), channel(top.w, below.w)))
    func clamped(_ value: Double) -> UInt16 { UInt16(max(0, min(alpha, value)).rounded()) }
    return DeepColor(
      clamped(channel(top.x, below.x)), clamped(channel(top.y, below.y)), clamped(channel(top.z, below.z)),
      UInt16(alpha.rounded()))
  }
}

extension DeepColor {
  /// The color of a matrix of 4 rows with 5 numbers, of a straight color.
  fileprivate init(matrix: [Double], of color: DeepColor) {
    let (straight, alpha) = (color.straight, Double(color.alpha) / Double(full))
    func row(_ start: Int) -> Double {
      matrix[start] * straight.x + matrix[start + 1] * straight.y + matrix[start + 2] * straight.z
        + matrix[start + 3] * alpha + matrix[start + 4]
    }
    self.init(straight: SIMD3(row(0), row(5), row(10)), alpha: row(15))
  }

  /// The color of straight channels that tables change. A table has an entry for each 255th.
  fileprivate init(transfer tables: [[Double]], of color: DeepColor) {
    let (straight, alpha) = (color.straight, Double(color.alpha) / Double(full))
    func value(_ table: [Double], _ channel: Double) -> Double { table[Int((channel * 4_080).rounded())] }
    self.init(
      straight: SIMD3(
        value(tables[0], straight.x), value(tables[1], straight.y), value(tables[2], straight.z)),
      alpha: value(tables[3], alpha))
  }
}

extension Filter.Transfer {
  /// The values of the function for 0 to 1 in 4,080 steps, a multiple of 255, clamped to 0 to 1.
  fileprivate var table: [Double] { (0...4_080).map { max(0, min(1, value(Double($0) / 4_080))) } }

  private func value(_ channel: Double) -> Double {
    switch self {
    case .identity: return channel
    case .table(let values):
      guard values.count > 1 else { return values.first ?? channel }
      let place = channel * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
    case .discrete(let values):
      guard !values.isEmpty else { return channel }
      return values[min(Int(channel * Double(values.count)), values.count - 1)]
    case .linear(let slope, let intercept): return slope * channel + intercept
    case .gamma(let amplitude, let exponent, let offset):
      return amplitude * power(channel, exponent) + offset
    }
  }
}

extension FilterPlan {
  fileprivate func pixels(of rectangle: Rect<Double>) -> PixelBounds {
    let (start, end) = (
      place(Point(x: rectangle.x, y: rectangle.y)),
      place(Point(x: rectangle.x + rectangle.width, y: rectangle.y + rectangle.height))
    )
    func whole(_ place: Double) -> Int { Int(min(max(place, -1e6), 1e6).rounded()) }
    return PixelBounds(
      left: whole(min(start.x, end.x)), top: whole(min(start.y, end.y)), right: whole(max(start.x, end.x)),
      bottom: whole(max(start.y, end.y)))
  }
}

extension Sheet {
  /// The pixels of another sheet, moved. The parts of a pixel are mixed from four neighbors.
  fileprivate mutating func shift(_ other: Sheet, x: Double, y: Double) throws(DrawingError) {
    let (right, down) = (subpixels(x), subpixels(y))
    let (columns, lines) = (right >> subpixelBits, down >> subpixelBits)
    let (across, along) = (UInt32(right & (subpixels - 1)), UInt32(down & (subpixels - 1)))
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let share = (dx == 0 ? 1_024 - across : across) * (dy == 0 ? 1_024 - along : along)
      if share == 0 { continue }
      var moved = other
      moved.move(x: columns + dx, y: lines + dy)
      combine(moved) { sum, pixel in
        let part = (SIMD4<UInt32>(truncatingIfNeeded: pixel) &* (share >> 10) &+ 512) &>> 10
        sum = sum.added(to: DeepColor(truncatingIfNeeded: part))
      }
    }
  }

  fileprivate mutating func `repeat`(_ other: Sheet, _ tile: PixelBounds) {
    guard !tile.isEmpty else { return }
    for y in bounds.top..<bounds.bottom {
      let line = tile.top + floorDivision(y - tile.top, tile.height).remainder
      for x in bounds.left..<bounds.right {
        let column = tile.left + floorDivision(x - tile.left, tile.width).remainder
        let isWithin =
          other.bounds.top <= line && line < other.bounds.bottom && other.bounds.left <= column
          && column < other.bounds.right
        pixels[index(x, y)] = isWithin ? other.pixels[other.index(column, line)] : .zero
      }
    }
  }

  /// A Gaussian blur of another sheet, with deviations in pixels.
  fileprivate mutating func blur(_ other: Sheet, x: Double, y: Double, budget: inout Budget)
    throws(DrawingError)
  {
    let (across, down) = (Gaussian(deviation: min(x, 1e4)), Gaussian(deviation: min(y, 1e4)))
    let reach = max(across?.weights.count ?? 0, down?.weights.count ?? 0)
    try budget.spend(8 * bounds.area * (reach + 1))
    let channels = (0..<4).map { channel in
      Mask(other.bounds, values: other.pixels.map { $0[channel] })
        .blurred(across: across, down: down, in: bounds).values
    }
    for place in pixels.indices {
      let alpha = channels[3][place]
      // Each channel is rounded by itself, and stays at most alpha.
      pixels[place] = DeepColor(
        min(channels[0][place], alpha), min(channels[1][place], alpha), min(channels[2][place], alpha), alpha)
    }
  }

  /// The least or the largest value of each channel within a rectangle around a pixel, in both directions one after the other.
  fileprivate mutating func spread(
    _ other: Sheet, dilates: Bool, x: Double, y: Double, budget: inout Budget
  ) throws(DrawingError) {
    let (across, down) = (Int(min(x, 1e5).rounded()), Int(min(y, 1e5).rounded()))
    // Filter Effects 1, §9.16: a radius of 0 in both directions has no effect; of 0 in one, that direction has none.
    try budget.spend(8 * bounds.area)
    var rows = try Sheet(bounds, budget: &budget)
    for line in bounds.top..<bounds.bottom {
      let start = index(bounds.left, line)
      let row = Array(other.pixels[start..<start + bounds.width])
      let made = extremes(of: row, within: across, dilates: dilates)
      rows.pixels.replaceSubrange(start..<start + bounds.width, with: made)
    }
    for column in bounds.left..<bounds.right {
      let line = (bounds.top..<bounds.bottom).map { rows.pixels[rows.index(column, $0)] }
      for (offset, pixel) in extremes(of: line, within: down, dilates: dilates).enumerated() {
        pixels[index(column, bounds.top + offset)] = pixel
      }
    }
    budget.give(back: bounds)
  }
}

/// For each value, the extreme of those up to `reach` away, with transparent ones beyond the ends. Blocks of the window's length
/// with extremes from either end take the same time for each reach (van Herk and Gil–Werman).
private func extremes(of values: [DeepColor], within reach: Int, dilates: Bool) -> [DeepColor] {
  guard reach > 0, !values.isEmpty else { return values }
  func extreme(_ one: DeepColor, _ two: DeepColor) -> DeepColor {
    dilates ? one.replacing(with: two, where: two .> one) : one.replacing(with: two, where: two .< one)
  }
  let window = 2 * reach + 1
  let count = values.count + 2 * reach
  func value(_ index: Int) -> DeepColor {
    let index = index - reach
    return index >= 0 && index < values.count ? values[index] : .zero
  }
  var before = [DeepColor](repeating: .zero, count: count)
  var after = before
  for index in 0..<count {
    before[index] = index % window == 0 ? value(index) : extreme(before[index - 1], value(index))
  }
  for index in (0..<count).reversed() {
    let isEnd = index == count - 1 || (index + 1) % window == 0
    after[index] = isEnd ? value(index) : extreme(after[index + 1], value(index))
  }
  return values.indices.map { extreme(after[$0], before[$0 + window - 1]) }
}

/// Conversions of premultiplied colors between sRGB and linear light, by tables of 4,096 steps.
enum LinearLight {
  /// The color with its channels as linear light.
  static func decoded(_ color: DeepColor) -> DeepColor { convert(color, by: decoding) }

  /// The color of linear light in sRGB.
  static func encoded(_ color: DeepColor) -> DeepColor { convert(color, by: encoding) }

  private static let decoding = table(SRGBTransfer.decoded)
  private static let encoding = table { light in
    // Below, the cube root has too few steps, and the curve is a line.
    light <= 0.0031308 ? light * 12.92 : SRGBTransfer.encoded(light)
  }

  private static func table(_ function: (Double) -> Double) -> [UInt16] {
    (0...4_096).map { UInt16((min(max(function(Double($0) / 4_096), 0), 1) * Double(full)).rounded()) }
  }

  private static func convert(_ color: DeepColor, by table: [UInt16]) -> DeepColor {
    let alpha = color.alpha
    guard alpha > 0 else { return .zero }
    func channel(_ value: UInt16) -> UInt16 {
      let place = UInt32(value.part(of: alpha)) &* 4_096
      let (step, rest) = (Int(place / 65_535), place % 65_535)
      let low = UInt32(table[step])
      guard rest > 0 else { return UInt16(low).times(alpha) }
      // The tables rise.
      let between = low + (UInt32(table[step + 1]) - low) * rest / 65_535
      return UInt16(between).times(alpha)
    }
    return DeepColor(channel(color.x), channel(color.y), channel(color.z), alpha)
  }
}

/// A number from 0 to 1 to a power, within a millionth, computed the same on every machine: the base is a power of two times a
/// number near 1, whose logarithm and exponential are series.
func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0 else { return exponent == 0 ? 1 : 0 }
  return twoRaised(to: logarithm(base) * exponent)
}

/// The logarithm to the base 2 of a positive number.
private func logarithm(_ number: Double) -> Double {
  // The significand is between 1 and 2, and its logarithm is the series of the inverse hyperbolic tangent.
  let part = (number.significand - 1) / (number.significand + 1)
  let square = part * part
  var sum = 0.0
  for factor in stride(from: 27.0, through: 1, by: -2) { sum = sum * square + 1 / factor }
  let ln2 = 0.6931471805599453
  return Double(number.exponent) + 2 * part * sum / ln2
}

/// Two to a power that is at most 1,000 in either direction.
private func twoRaised(to power: Double) -> Double {
  let power = min(max(power, -1_000), 1_000)
  let whole = power.rounded(.down)
  let x = (power - whole) * 0.6931471805599453
  var sum = 1.0
  for index in stride(from: 18.0, through: 1, by: -1) { sum = 1 + sum * x / index }
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
