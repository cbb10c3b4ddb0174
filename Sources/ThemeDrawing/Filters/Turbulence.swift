import ThemeCore

extension Sheet {
  /// Perlin's noise (Filter Effects 1, §9.19, with the code of its reference).
  mutating func add(
    _ noise: Filter.Turbulence, _ plan: FilterPlan, at index: Int, budget: inout Budget
  ) throws(DrawingError) {
    let octaves = min(max(noise.octaves, 0), 16)
    try budget.spend(bounds.area * (1 + octaves) * 40)
    guard let back = plan.place.after(noise.transform).inverse else { return }
    let region = plan.region(of: index, in: bounds)
    let (start, end) = (
      back(Point(x: Double(region.left), y: Double(region.top))),
      back(Point(x: Double(region.right), y: Double(region.bottom)))
    )
    let lattice = NoiseLattice(seed: noise.seed)
    let tile = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    let field = NoiseField(noise, lattice, octaves, tile: noise.isStitched ? tile : nil)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        let point = back(Point(x: Double(x), y: Double(y)))
        func level(_ channel: Int) -> Double {
          let sum = field.sum(channel, at: point)
          return max(0, min(1, noise.isFractal ? (sum + 1) / 2 : sum))
        }
        pixels[self.index(x, y)] = DeepColor(
          straight: SIMD3(level(0), level(1), level(2)), alpha: level(3))
      }
    }
  }
}

/// The lattice of gradients, for four channels.
private struct NoiseLattice {
  static let size = 256
  private(set) var selectors: [Int]
  private(set) var gradients: [[Vector]]

  init(seed: Int) {
    let size = NoiseLattice.size
    // The generator of Park and Miller, with Schrage's method.
    var state = seed <= 0 ? -(seed % 2_147_483_646) + 1 : seed
    if state > 2_147_483_646 { state = 2_147_483_646 }
    func next() -> Int {
      let result = 16_807 * (state % 127_773) - 2_836 * (state / 127_773)
      state = result <= 0 ? result + 2_147_483_647 : result
      return state
    }
    selectors = []
    gradients = []
    for _ in 0..<4 {
      selectors = Array(0..<size)
      gradients.append(
        (0..<size).map { _ in
          let x = Double(next() % (2 * size) - size) / Double(size)
          let y = Double(next() % (2 * size) - size) / Double(size)
          let vector = Vector(x: x, y: y)
          return vector.length > 0 ? vector.unit : vector
        })
    }
    for index in (1..<size).reversed() {
      let other = next() % size
      selectors.swapAt(index, other)
    }
    selectors += selectors + selectors.prefix(2)
    gradients = gradients.map { $0 + $0 + $0.prefix(2) }
  }
}

private struct NoiseField {
  private struct Stitch {
    var width: Int
    var height: Int
    var wrapX: Int
    var wrapY: Int
  }

  private let lattice: NoiseLattice
  private let octaves: Int
  private let isFractal: Bool
  private var frequency: Point<Double>
  private var stitch: Stitch?

  init(_ noise: Filter.Turbulence, _ lattice: NoiseLattice, _ octaves: Int, tile: Rect<Double>?) {
    self.lattice = lattice
    self.octaves = octaves
    isFractal = noise.isFractal
    frequency = noise.frequency
    guard let tile, tile.width > 0, tile.height > 0 else { return }
    func fitted(_ frequency: Double, _ length: Double) -> Double {
      guard frequency != 0 else { return 0 }
      let low = (length * frequency).rounded(.down) / length
      let high = (length * frequency).rounded(.up) / length
      return low > 0 && frequency / low < high / frequency ? low : high
    }
    frequency = Point(x: fitted(frequency.x, tile.width), y: fitted(frequency.y, tile.height))
    func whole(_ number: Double) -> Int { Int(min(max(number, -1e9), 1e9)) }
    let (width, height) = (whole(tile.width * frequency.x + 0.5), whole(tile.height * frequency.y + 0.5))
    stitch = Stitch(
      width: width, height: height, wrapX: whole(tile.x * frequency.x) + offset + width,
      wrapY: whole(tile.y * frequency.y) + offset + height)
  }

  private let offset = 4_096

  func sum(_ channel: Int, at point: Point<Double>) -> Double {
    var place = Vector(x: point.x * frequency.x, y: point.y * frequency.y)
    var (sum, ratio) = (0.0, 1.0)
    var stitch = stitch
    for _ in 0..<octaves {
      let noise = noise(channel, place, stitch)
      sum += (isFractal ? noise : abs(noise)) / ratio
      place = place * 2
      ratio *= 2
      if let known = stitch {
        stitch = Stitch(
          width: known.width * 2, height: known.height * 2, wrapX: 2 * known.wrapX - offset,
          wrapY: 2 * known.wrapY - offset)
      }
    }
    return sum
  }

  private func noise(_ channel: Int, _ place: Vector, _ stitch: Stitch?) -> Double {
    func split(_ coordinate: Double, _ wrap: Int?, _ length: Int?) -> (Int, Int, Double) {
      let moved = min(max(coordinate, -1e9), 1e9) + Double(offset)
      var low = Int(moved)
      let rest = moved - Double(low)
      var high = low + 1
      if let wrap, let length {
        if low >= wrap { low -= length }
        if high >= wrap { high -= length }
      }
      return (low & 255, high & 255, rest)
    }
    let (x0, x1, right) = split(place.x, stitch?.wrapX, stitch?.width)
    let (y0, y1, down) = split(place.y, stitch?.wrapY, stitch?.height)
    let selectors = lattice.selectors
    let (i, j) = (selectors[x0], selectors[x1])
    let gradients = lattice.gradients[channel]
    func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    let (across, along) = (eased(right), eased(down))
    func dot(_ index: Int, _ x: Double, _ y: Double) -> Double {
      let gradient = gradients[selectors[index]]
      return x * gradient.x + y * gradient.y
    }
    func mixed(_ share: Double, _ one: Double, _ two: Double) -> Double { one + share * (two - one) }
    let upper = mixed(across, dot(i + y0, right, down), dot(j + y0, right - 1, down))
    let lower = mixed(across, dot(i + y1, right, down - 1), dot(j + y1, right - 1, down - 1))
    return mixed(along, upper, lower)
  }
}
