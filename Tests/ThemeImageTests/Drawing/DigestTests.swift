/// A set of drawings whose pixels are the same on every machine: SHA-256 digests, in Tests/Fixtures/drawing.
struct DigestTests {
  @Test func `every machine draws the same pixels`() throws {
    var text = ""
    for (name, drawing) in DigestTests.drawings {
      for scale in Scale.allCases {
        text += "\(name) \(scale.name) \(try draw(drawing, at: scale).digest)\n"
      }
    }
    let fixture = Fixture.named("the-same-pixels-everywhere", kind: "drawing")
    #expect(Golden.difference(text, from: "digests.txt", of: fixture) == nil)
  }

  private static let metal = Fill.linear(
    angle: 180, stops: stops((0, 0x8ba3_c7ff), (0.5, 0x5f82_b3ff), (0.5, 0x5578_a8ff), (1, 0x4a6c_9bff)))

  private static func drawing(_ width: Double, _ height: Double, _ layers: Layer...) -> Drawing {
    Drawing(size: Size(width: width, height: height), layers: layers)
  }

  static let drawings: [(String, Drawing)] = [
    ("chevron", drawing(50, 32, button(.chevron(Chevron(point: 13, radius: 5)), frame(1, 1, 48, 29)))),
    (
      "chevron-right",
      drawing(
        50, 32,
        button(.chevron(Chevron(point: 11, radius: 4, direction: .right, tip: 0)), frame(0.5, 0.5, 49, 30)))
    ),
    (
      "corners",
      drawing(
        40, 30,
        button(
          .roundedRectangle(Corners(topLeft: 3, topRight: 8, bottomRight: 0, bottomLeft: 20)),
          frame(2, 2, 36, 25)))
    ),
    ("capsule", drawing(40, 30, button(.capsule, frame(3, 3, 33, 21.7)))),
    ("ellipse", drawing(40, 30, button(.ellipse, frame(3.3, 2, 31, 23)))),
    (
      "star",
      drawing(
        30, 30,
        Layer(
          Outline(.polygon(star), in: frame(1, 1, 28, 28)),
          fill: .radial(
            center: Point(x: 0.4, y: 0.3), radius: 0.7,
            stops: stops((0, 0xffff_ffff), (0.6, 0xffd0_40ff), (1, 0xc060_00ff))),
          stroke: Stroke(color: color(0x4020_00c0), width: 1.5, join: .round)
        ).with { $0.outline.rule = .evenodd })
    ),
    (
      "path",
      drawing(
        36, 24,
        Layer(
          Outline(.path(curl), in: frame(2, 2, 32, 20)),
          stroke: Stroke(color: color(0xa020_20ff), width: 2.5, join: .bevel, cap: .round)
        ).shadowed(shadow(0x80, x: 0.3, y: 1.2, blur: 1.5)))
    ),
    (
      "turned-gradient",
      drawing(
        30, 20,
        Layer(
          Outline(.rectangle, in: frame(0, 0, 30, 20)),
          fill: .linear(
            angle: 37, stops: stops((-0.1, 0xff00_0000), (0.4, 0x00ff_40c0), (1.3, 0x2000_ffff)))))
    ),
    (
      "blends",
      drawing(
        24, 24,
        Layer(Outline(.rectangle, in: frame(0, 0, 24, 20)), fill: metal),
        Layer(.ellipse, in: frame(0, 0, 16, 16), 0xff80_00c0).with { $0.blend = .multiply },
        Layer(.ellipse, in: frame(8, 0, 16, 16), 0x00ff_80c0).with { $0.blend = .screen },
        Layer(.ellipse, in: frame(4, 8, 16, 16), 0x8000_ffc0).with {
          $0.blend = .overlay
          $0.opacity = 0.7
          $0.clip = Outline(.roundedRectangle(Corners(4)), in: frame(5, 9, 12, 13))
        })
    ),
    (
      "wide-shadow",
      drawing(
        90, 60,
        Layer(.roundedRectangle(Corners(6)), in: frame(25, 20, 40, 20), 0xffff_ff80).with {
          $0.shadows = [shadow(0x0000_00ff, y: 4, blur: 18)]
          $0.innerShadows = [shadow(0x0040_80ff, y: -1.5, blur: 7)]
        })
    ),
    (
      "spread",
      drawing(
        60, 44,
        Layer(
          .roundedRectangle(Corners(3)), in: frame(12, 10, 36, 22), 0xffff_ff80,
          stroke: Stroke(color: color(0x1020_30ff), width: 1.5, position: .outside)
        ).with {
          $0.shadows = [
            shadow(0x1e6f_ffff, y: 0.5, spread: 5.3),
            shadow(0x0000_00a0, x: 1, y: 9, blur: 5, spread: -3.2),
          ]
          $0.innerShadows = [shadow(0x0040_80ff, y: 1, blur: 3, spread: 2)]
        },
        Layer(.polygon(star), in: frame(14, 8, 28, 28), 0xffd0_40ff)
          .shadowed(shadow(0x80, y: 1, blur: 1, spread: 1.5)))
    ),
  ]

  private static func button(_ shape: Shape, _ frame: Rect<Double>) -> Layer {
    Layer(
      Outline(shape, in: frame), fill: metal,
      stroke: Stroke(color: color(0x0000_008c), width: 1, position: .inside)
    ).with {
      $0.shadows = [shadow(0xffff_ff4d, y: 1), shadow(0x66, y: 1, blur: 2)]
      $0.innerShadows = [shadow(0x0000_0059, y: 1, blur: 1)]
    }
  }

  private static let star: [Point<Double>] = [(14, 0), (23, 27), (0, 10), (28, 10), (5, 27)].map {
    Point(x: $0.0, y: $0.1)
  }

  private static let curl: Path = {
    guard let path = try? Path(data: "M2 12Q8-6 14 8T24 6a5 4 20 1 1 6 4l-9 7") else {
      preconditionFailure("a path")
    }
    return path
  }()
}
