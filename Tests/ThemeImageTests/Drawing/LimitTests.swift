/// Numbers that no designer means: an error that names the limit, before the work that it would be. Work is counted, as the
/// drawing itself counts it: a clock would measure the machine.
struct LimitTests {
  private static let box = Outline(.rectangle, in: frame(0, 0, 10, 10))
  private static let plain = Layer(in: box.frame)

  private static func shaped(_ shape: Shape) -> Layer { Layer(shape, in: box.frame) }
  private static func gradient(_ stops: [GradientStop], angle: Double = 0) -> Layer {
    Layer(box, fill: .linear(angle: angle, stops: stops))
  }

  static let layers: [(Layer, String)] = [
    (shaped(.roundedRectangle(Corners(1e9))), "the radius is more than 100,000 points, which is the limit"),
    (shaped(.roundedRectangle(Corners(.nan))), "the radius is not a finite number"),
    (shaped(.roundedRectangle(Corners(-1))), "the radius is less than 0"),
    (
      shaped(.chevron(Chevron(point: .infinity, radius: 1))),
      "the point of the chevron is not a finite number"
    ),
    (shaped(.chevron(Chevron(point: 1, radius: 1, tip: -2))), "the radius is less than 0"),
    (shaped(.polygon([Point(x: 0, y: -1e6)])), "the coordinate is less than -100000"),
    (
      shaped(.polygon(Array(repeating: Point(x: 1, y: 1), count: 70_000))),
      "there are 70,000 lines and curves in a path; the limit is 65,536"
    ),
    (shaped(.path(Path([.move(Point(x: .nan, y: 0))]))), "the coordinate is not a finite number"),
    (plain.with { $0.outline.frame.width = .infinity }, "the frame is not a finite number"),
    (
      plain.with { $0.outline.frame.x = 1e5 + 1 }, "the frame is more than 100,000 points, which is the limit"
    ),
    (gradient([]), "the gradient has no stops"),
    (
      gradient((0..<10_000).map { GradientStop(at: Double($0), color: .clear) }),
      "there are 10,000 stops of a gradient; the limit is 256"
    ),
    (gradient(stops((.nan, 0))), "the position of a gradient's stop is not a finite number"),
    (gradient(stops((0, 0)), angle: -.infinity), "the angle is not a finite number"),
    (
      plain.with { $0.strokes = [Stroke(color: .clear, width: 1e7)] },
      "the width of the stroke is more than 10,000 points, which is the limit"
    ),
    (
      plain.with { $0.strokes = [Stroke(color: .clear, width: 1, miterLimit: 0)] },
      "the miter limit is less than 1"
    ),
    (plain.with { $0.opacity = 1.5 }, "the opacity is more than 1"),
    (plain.shadowed(shadow(0, blur: 1e4)), "the blur is more than 128 points, which is the limit"),
    (plain.shadowed(shadow(0, y: .nan, blur: 1)), "the offset is not a finite number"),
    (
      plain.with { $0.innerShadows = Array(repeating: shadow(0, blur: 1), count: 17) },
      "there are 17 shadows; the limit is 16"
    ),
    (
      plain.with { $0.clip = Outline(.roundedRectangle(Corners(1e6)), in: box.frame) },
      "the radius is more than 100,000 points, which is the limit"
    ),
  ]

  @Test(arguments: layers) func `a layer beyond a limit is refused`(layer: Layer, message: String) {
    let drawing = Drawing(size: Size(width: 10, height: 10), layers: [Self.plain, layer])
    var budget = Budget()
    let error = #expect(throws: DrawingError.self) { try draw(drawing, at: .x1, budget: &budget) }
    #expect(error?.description == message)
    #expect(error?.layer == 1)
    #expect(budget.spent == 0)
  }

  @Test(arguments: [
    (100_000.0, 10.0, "the width is more than 16,384 pixels, which is the limit"),
    (10, .nan, "the height is not a finite number"),
    (0, 10, "the width is less than 1"), (10, -5, "the height is less than 0"),
    (10.5, 10, "the width is not a whole number of pixels"),
    (8_000, 8_000, "the area is more than 16,777,216 pixels, which is the limit"),
  ])
  func `an artboard beyond a limit is refused`(width: Double, height: Double, message: String) {
    let error = #expect(throws: DrawingError.self) { try drawn(width, height) }
    #expect(error?.description == message)
    #expect(error?.layer == nil)
  }

  @Test func `as many layers as a limit allows, and not one more`() throws {
    let size = Size(width: 4.0, height: 4)
    let layers = Array(repeating: Self.plain, count: DrawingLimits.layers)
    #expect(throws: Never.self) { try draw(Drawing(size: size, layers: layers), at: .x1) }
    let error = #expect(throws: DrawingError.self) {
      try draw(Drawing(size: size, layers: layers + [Self.plain]), at: .x1)
    }
    #expect(error?.description == "there are 4,097 layers; the limit is 4,096")
  }

  @Test func `millions of lines are refused`() throws {
    let curve = Path.Element.cubic(Point(x: 1e5, y: 1e5), Point(x: -1e5, y: 1e5), Point(x: 0, y: 0))
    let path = Path([.move(Point(x: 0, y: 0))] + Array(repeating: curve, count: 600))
    let error = #expect(throws: DrawingError.self) { try drawn(10, 10, Self.shaped(.path(path))) }
    #expect(
      error?.description
        == "there are more than 262,144 straight lines in the curves of a layer, which is the limit")
  }

  @Test func `a tangle that takes too long is refused`() throws {
    var dice = Dice(9)
    let points = (0..<20_000).map { _ in Point(x: dice.number(-1e5, 1e5), y: dice.number(-1e5, 1e5)) }
    let error = #expect(throws: DrawingError.self) { try drawn(200, 200, Self.shaped(.polygon(points))) }
    #expect(
      error?.description
        == "there are more than 4,096 lines side by side in a path or its stroke, which is the limit")
  }

  @Test(arguments: [0.0, 5]) func `a shadow from far away takes no more than one nearby`(blur: Double) throws
  {
    func shadowed(from left: Double) throws -> (bitmap: Bitmap, work: Int) {
      let layer = Layer(in: frame(left, 2, 4, 6)).shadowed(shadow(0xff, x: 3 - left, blur: blur))
      var budget = Budget()
      let drawing = Drawing(size: Size(width: 10, height: 10), layers: [layer])
      return (try draw(drawing, at: .x1, budget: &budget).bitmap, budget.spent)
    }
    let (far, near) = (try shadowed(from: -90_000), try shadowed(from: -20))
    #expect(far.bitmap == near.bitmap)
    #expect(far.work == near.work)
    if blur == 0 { #expect(far.bitmap.ink(row: 5) == [3, 4, 5, 6]) }
  }

  @Test func `a pile of large layers is refused`() throws {
    let layer = Layer(in: frame(0, 0, 4_096, 4_096))
    let drawing = Drawing(size: Size(width: 4_096, height: 4_096), layers: Array(repeating: layer, count: 12))
    let error = #expect(throws: DrawingError.self) { try draw(drawing, at: .x1) }
    #expect(
      error?.description
        == "the work that the drawing takes is more than 500,000,000 steps, which is the limit")
  }

  @Test func `whatever dice make is drawn or refused`() {
    var dice = Dice(11)
    let numbers = [0, 1e-300, -1e-9, 0.1, 0.5, 1, 3, 7.25, 100, 9_999, 99_999, -99_999, -5, .nan, 1e30]
    func number(_ dice: inout Dice) -> Double {
      dice.pick(numbers.dropLast(2) + (dice.next() % 50 == 0 ? [.nan, 1e30] : [2, 4]))
    }
    var drawnOnes = 0
    var most = 0
    for round in 0..<120 {
      func point() -> Point<Double> { Point(x: number(&dice), y: number(&dice)) }
      let path = Path(
        (0..<6).map { index in
          switch index == 0 ? 0 : dice.next() % 4 {
          case 0: .move(point())
          case 1: .line(point())
          case 2: .cubic(point(), point(), point())
          default: .close
          }
        })
      let shape = dice.pick([
        Shape.rectangle, .capsule, .ellipse, .roundedRectangle(Corners(abs(number(&dice)))), .path(path),
        .polygon([point(), point(), point(), point()]),
        .chevron(
          Chevron(point: abs(number(&dice)), radius: abs(number(&dice)), shoulder: abs(number(&dice)))),
      ])
      let place = Rect(x: number(&dice), y: number(&dice), width: number(&dice), height: number(&dice))
      var layer = Layer(
        Outline(shape, in: place, rule: dice.pick(FillRule.allCases)),
        fill: dice.pick([
          .color(dice.color()), nil,
          .radial(
            center: point(), radius: abs(number(&dice)),
            stops: stops((number(&dice), 0xff), (number(&dice), 0xff00_00ff))),
          .linear(angle: number(&dice), stops: stops((number(&dice), 0xff), (number(&dice), 0xff00_00ff))),
        ]),
        stroke: dice.pick([
          nil,
          Stroke(
            color: dice.color(), width: min(abs(number(&dice)), 9_999),
            position: dice.pick(Stroke.Position.allCases),
            join: dice.pick(Stroke.Join.allCases), cap: dice.pick(Stroke.Cap.allCases), miterLimit: 10),
        ]))
      layer.shadows = [
        Shadow(
          color: dice.color(), x: number(&dice), y: number(&dice), blur: dice.pick([0, 0.3, 5, 40]),
          spread: dice.pick([0, number(&dice)]))
      ]
      layer.innerShadows = layer.shadows
      layer.blend = dice.pick(BlendMode.allCases)
      let drawing = Drawing(size: Size(width: 12, height: 9), layers: [layer])
      let scale = dice.pick(Scale.allCases)
      var budget = Budget()
      let first = try? draw(drawing, at: scale, budget: &budget).bitmap
      most = max(most, budget.spent)
      if let first {
        drawnOnes += 1
        #expect((try? draw(drawing, at: scale)) == first)
        if round % 8 == 0 { #expect(throws: Never.self) { try inkOutside(drawing, at: scale) } }
      }
    }
    #expect(drawnOnes > 30)
    // On 36 × 27 px at most: no numbers make more work of them than this, most of it the lines of wide strokes.
    #expect(most < 1 << 26)
  }
}
