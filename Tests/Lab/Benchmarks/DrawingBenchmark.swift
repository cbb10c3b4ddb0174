import ThemeCore
import ThemeDrawing
import ThemeImage

extension Benchmark {
  /// What drawn art costs. Beside Cairo: scripts/oracle.sh.
  static let drawing = Benchmark(
    name: "drawing",
    title: "drawing art: a bar with a gradient, a texture and shadows, and what a pixel of it costs"
  ) { _ in
    let texture = Drawings.grain(128, 128, seed: 3)
    // 1125 x 264 px at 3x, then four times the pixels, and four times that.
    let bars = [1.0, 2, 4].map { bar(width: 375 * $0, height: 88 * $0, texture: texture) }
    let costs = try leastCosts(of: bars.map { bar in { _ = try draw(bar, at: .x3) } }, runs: 9)
    let first = costs[0].cpu
    var rows = [Row("a bar of 1125 x 264 px", seconds: first, promise: "10 ms")]
    for (factor, cost) in zip([4.0, 16], costs.dropFirst()) {
      rows.append(
        Row(
          "  a pixel of \(Int(factor)) times as many / of that", cost.cpu / factor, over: first,
          promise: "1 x"))
    }
    return rows
  }

  private static func bar(width: Double, height: Double, texture: Bitmap) -> Drawing {
    let outline = Outline(.rectangle, in: Rect(x: 0, y: 0, width: width, height: height - 4))
    let (light, dark) = (Color(red: 139, green: 163, blue: 199), Color(red: 74, green: 108, blue: 155))
    let gradient = Fill.linear(
      angle: 180, stops: [GradientStop(at: 0, color: light), GradientStop(at: 1, color: dark)])
    var ground = Layer(outline, fill: gradient)
    ground.shadows = [Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 128), x: 0, y: 1, blur: 4)]
    let shine = Color(red: 255, green: 255, blue: 255, alpha: 80)
    ground.innerShadows = [Shadow(color: shine, x: 0, y: 1, blur: 0)]
    var grain = Layer(outline, fill: .pattern(tile: texture))
    grain.blend = .overlay
    grain.opacity = 0.3
    return Drawing(size: Size(width: width, height: height), layers: [ground, grain])
  }
}
