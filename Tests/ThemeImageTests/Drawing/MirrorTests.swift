/// A drawing in a mirror is the picture in a mirror, to the last bit of every pixel.
struct MirrorTests {
  /// How many drawings the dice make; `THEMEC_PROPERTIES` says otherwise.
  private static let count = Dice.rounds(140)

  @Test func `what is drawn mirrored is the mirror image of what is drawn`() throws {
    var dice = Dice(27)
    var kinds: Set<String> = []
    var off = 0
    for number in 0..<MirrorTests.count {
      let drawing = dice.drawing(number, &kinds)
      let scale = dice.pick(Scale.allCases)
      let upright = try draw(drawing, at: scale)
      let across = try draw(drawing.mirrored(.horizontal), at: scale)
      let down = try draw(drawing.mirrored(.vertical), at: scale)
      if across != upright.mirrored() || down != upright.turnedOver {
        off += 1
        Issue.record("number \(number) at \(scale.name): \(drawing)")
      }
    }
    #expect(kinds.count == 10)
    #expect(off == 0)
  }

  /// Shapes that are their own mirror image, at every place that is one for pixels, too.
  @Test(arguments: Scale.allCases) func `what is symmetric is drawn symmetric`(scale: Scale) throws {
    var dice = Dice(48)
    for number in 0..<max(MirrorTests.count / 4, 1) {
      let (width, height) = (Double(dice.pick(Array(8...48))), Double(dice.pick(Array(8...48))))
      let inset = dice.pick([0, 0.5, 1.25, 1.0 / 3, 0.1])
      let shape = dice.pick([
        Shape.rectangle, .roundedRectangle(Corners(dice.number(0, 12))), .roundedRectangle(Corners(8)),
        .roundedRectangle(Corners(dice.number(0, 12)), smoothing: dice.number(0, 1)),
        .star(points: dice.pick([3, 5, 6, 7]), inner: dice.number(0.2, 1)),
        .ring(thickness: dice.number(1, 6), start: -50, end: 50), .arc(start: -120, end: 120),
        .capsule, .ellipse, .polygon(star(width - 2 * inset, height - 2 * inset)),
      ])
      let frame = frame(inset, inset, width - 2 * inset, height - 2 * inset)
      var layer = Layer(
        Outline(shape, in: frame, rule: dice.pick(FillRule.allCases)),
        fill: dice.pick([nil, .color(dice.color()), sheen]), stroke: dice.stroke())
      layer.shadows = [Shadow(color: dice.color(), x: 0, y: 0, blur: dice.pick([0, 1, 3, 7, 20]))]
      layer.innerShadows = [Shadow(color: dice.color(), x: 0, y: 0, blur: dice.pick([0, 2, 9]))]
      let picture = try drawn(width, height, at: scale, layer)
      #expect(picture == picture.mirrored(), "number \(number): \(layer)")
    }
  }

  @Test func `a rounded rectangle and chevrons are symmetric`() throws {
    let rounded = try drawn(27, 48, at: .x2, Layer(.roundedRectangle(Corners(8)), in: frame(0, 0, 27, 48)))
    #expect(rounded == rounded.mirrored() && rounded == rounded.turnedOver)
    func chevron(_ direction: Chevron.Direction) throws -> Bitmap {
      let shape = Shape.chevron(Chevron(point: 13, radius: 5, direction: direction))
      let stroke = Stroke(color: color(0x2030_40ff), width: 1, position: .inside)
      return try drawn(42, 30, at: .x2, Layer(shape, in: frame(0, 0, 42, 30), 0x8ba3_c7ff, stroke: stroke))
    }
    let left = try chevron(.left)
    #expect(try chevron(.right) == left.mirrored())
    #expect(left == left.turnedOver)
    #expect(left.alpha(83, 30) == 255 && left.alpha(0, 0) == 0 && left.alpha(83, 0) == 0)
  }

  /// From one edge to the other and back.
  private var sheen: Fill {
    .linear(angle: 90, stops: stops((0, 0x2040_60ff), (0.5, 0xffff_ff80), (1, 0x2040_60ff)))
  }

  private func star(_ width: Double, _ height: Double) -> [Point<Double>] {
    [(0.5, 0), (0.8, 1), (0, 0.4), (1, 0.4), (0.2, 1)].map { Point(x: width * $0.0, y: height * $0.1) }
  }
}

extension Bitmap {
  /// Top to bottom.
  fileprivate var turnedOver: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).reversed().flatMap { pixels[$0 * width..<($0 + 1) * width] })
  }
}

// MARK: Mirroring what is drawn

extension Drawing {
  fileprivate func mirrored(_ axis: Axis) -> Drawing {
    Drawing(size: size, items: items.map { $0.mirrored(axis, in: size) })
  }
}

extension Drawing.Item {
  fileprivate func mirrored(_ axis: Axis, in size: Size<Double>) -> Drawing.Item {
    switch self {
    case .layer(let layer): return .layer(layer.mirrored(axis, in: size))
    case .group(var group):
      group.items = group.items.map { $0.mirrored(axis, in: size) }
      group.masks = group.masks.map { mask in
        GroupMask(mask.items.map { $0.mirrored(axis, in: size) }, by: mask.measure)
      }
      group.transform = group.transform.mirrored(axis, in: size)
      return .group(group)
    }
  }
}

extension Affine {
  fileprivate func mirrored(_ axis: Axis, in size: Size<Double>) -> Affine {
    axis == .horizontal
      ? Affine(a: a, b: -b, c: -c, d: d, e: size.width - a * size.width - e, f: f + b * size.width)
      : Affine(a: a, b: -b, c: -c, d: d, e: e + c * size.height, f: size.height - d * size.height - f)
  }
}

extension Layer {
  fileprivate func mirrored(_ axis: Axis, in size: Size<Double>) -> Layer {
    with { layer in
      layer.outline = outline.mirrored(axis, in: size)
      layer.clip = clip?.mirrored(axis, in: size)
      layer.fills = fills.map { PaintedFill($0.fill.mirrored(axis), opacity: $0.opacity, blend: $0.blend) }
      layer.strokes = strokes.map { stroke in
        var stroke = stroke
        if case .fill(let fill) = stroke.paint { stroke.paint = .fill(fill.mirrored(axis)) }
        return stroke
      }
      layer.transform = transform.mirrored(axis, in: size)
      layer.shadows = shadows.map { $0.mirrored(axis) }
      layer.innerShadows = innerShadows.map { $0.mirrored(axis) }
    }
  }
}

extension Outline {
  fileprivate func mirrored(_ axis: Axis, in size: Size<Double>) -> Outline {
    var frame = frame
    switch axis {
    case .horizontal: frame.x = size.width - frame.x - frame.width
    case .vertical: frame.y = size.height - frame.y - frame.height
    }
    func mirrored(_ point: Point<Double>) -> Point<Double> {
      axis == .horizontal
        ? Point(x: frame.width - point.x, y: point.y) : Point(x: point.x, y: frame.height - point.y)
    }
    let shape: Shape
    switch self.shape {
    case .rectangle, .capsule, .ellipse: shape = self.shape
    case .roundedRectangle(let radii, let smoothing):
      shape =
        axis == .horizontal
        ? .roundedRectangle(
          Corners(
            topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
            bottomLeft: radii.bottomRight), smoothing: smoothing)
        : .roundedRectangle(
          Corners(
            topLeft: radii.bottomLeft, topRight: radii.bottomRight, bottomRight: radii.topRight,
            bottomLeft: radii.topLeft), smoothing: smoothing)
    case .chevron(var chevron):
      if axis == .horizontal { chevron.direction = chevron.direction == .left ? .right : .left }
      shape = .chevron(chevron)
    case .star: shape = self.shape  // The dice have stars with an even number of points.
    case .arc(let start, let end):
      shape = .arc(start: turned(end, axis), end: turned(start, axis))
    case .ring(let thickness, let start, let end):
      shape = .ring(thickness: thickness, start: turned(end, axis), end: turned(start, axis))
    case .polygon(let points): shape = .polygon(points.map(mirrored))
    case .path(let path):
      shape = .path(
        Path(
          path.elements.map { element in
            switch element {
            case .move(let point): .move(mirrored(point))
            case .line(let point): .line(mirrored(point))
            case .cubic(let first, let second, let end):
              .cubic(mirrored(first), mirrored(second), mirrored(end))
            case .close: .close
            }
          }))
    }
    return Outline(shape, in: frame, rule: rule)
  }
}

private func turned(_ angle: Double, _ axis: Axis) -> Double {
  axis == .horizontal ? -angle : 180 - angle
}

extension Fill {
  fileprivate func mirrored(_ axis: Axis) -> Fill {
    switch self {
    case .color, .pattern: return self
    case .linear(let angle, let stops, let mixing):
      return .linear(angle: axis == .horizontal ? 360 - angle : 180 - angle, stops: stops, mixing: mixing)
    case .gradient, .tiles, .noise:
      preconditionFailure("these are placed on the artboard, which the mirroring of a frame does not turn")
    case .radial(var center, let radius, let stops, let mixing):
      if axis == .horizontal { center.x = 1 - center.x } else { center.y = 1 - center.y }
      return .radial(center: center, radius: radius, stops: stops, mixing: mixing)
    }
  }
}

extension Shadow {
  fileprivate func mirrored(_ axis: Axis) -> Shadow {
    var shadow = self
    if axis == .horizontal { shadow.offset.x = -offset.x } else { shadow.offset.y = -offset.y }
    return shadow
  }
}

// MARK: What is drawn

extension Dice {
  /// A drawing of one to three layers; the first is of another kind of shape each time.
  fileprivate mutating func drawing(_ number: Int, _ kinds: inout Set<String>) -> Drawing {
    let size = Size(width: Double(pick(Array(6...48))), height: Double(pick(Array(6...40))))
    var layers: [Layer] = []
    for index in 0..<pick([1, 1, 2, 3]) {
      let outline = outline(index == 0 ? number % 10 : pick(Array(0..<10)), in: size)
      kinds.insert("\(outline.shape)".prefix { $0.isLetter }.description)
      var layer = Layer(
        outline,
        fills: (0..<pick([0, 1, 1, 2])).compactMap { _ in fill().map { PaintedFill($0, opacity: number01()) }
        },
        strokes: (0..<pick([0, 1, 1, 2])).compactMap { _ in stroke() })
      for index in layer.strokes.indices { paint(&layer.strokes[index], along: outline.shape) }
      for _ in 0..<pick([0, 0, 1, 2]) { layer.shadows.append(shadow()) }
      for _ in 0..<pick([0, 0, 1]) { layer.innerShadows.append(shadow()) }
      layer.opacity = pick([1, 1, number01()])
      layer.blend = pick([.normal, .normal] + BlendMode.allCases)
      if pick([true, false, false, false]) { layer.clip = self.outline(pick(Array(0..<10)), in: size) }
      layers.append(layer)
    }
    guard pick([true, false]) else { return Drawing(size: size, layers: layers) }
    var group = Group(layers.map(Drawing.Item.layer))
    group.opacity = number01()
    group.blend = pick(BlendMode.allCases)
    let mask = Layer(outline(pick(Array(0..<10)), in: size), fill: fill())
    if pick([true, false]) {
      group.masks = [GroupMask([.layer(mask)], by: pick([.alpha, .luminance]))]
    }
    if pick([true, false]) { group.filter = Filter([Filter.Step(.blur(x: 1.5, y: 1.5))]) }
    return Drawing(size: size, items: [.layer(layers[0]), .group(group)])
  }

  /// Another paint than a color, and dashes, which begin at another place in the mirror unless the outline does.
  private mutating func paint(_ stroke: inout Stroke, along shape: Shape) {
    if pick([true, false]), let fill = fill() { stroke.paint = .fill(fill) }
    if stroke.position != .center, pick([true, false]) {
      stroke.paint = .across([GradientStop(at: 0, color: color()), GradientStop(at: 1, color: color())])
    }
    switch shape {
    case .polygon, .path: if pick([true, false]) { stroke.dashes = [number(1, 5), number(0, 4)] }
    default: break
    }
  }

  private mutating func number01() -> Double { number(0, 1) }

  /// A length as themes have them: whole, half, a tenth; or any.
  private mutating func length(_ low: Double, _ high: Double) -> Double {
    let exact = number(low, high)
    return pick([exact, exact.rounded(), (exact * 2).rounded() / 2, (exact * 10).rounded() / 10])
  }

  private mutating func outline(_ kind: Int, in size: Size<Double>) -> Outline {
    let frame = Rect(
      x: length(-4, size.width / 2), y: length(-4, size.height / 2), width: length(1, size.width * 1.2),
      height: length(1, size.height * 1.2))
    let shape: Shape
    switch kind {
    case 0: shape = .rectangle
    case 1:
      shape = .roundedRectangle(
        Corners(
          topLeft: length(0, 12), topRight: length(0, 12), bottomRight: length(0, 12),
          bottomLeft: length(0, 12)), smoothing: pick([0, 0.6, number01()]))
    case 2: shape = .capsule
    case 3: shape = .ellipse
    case 4:
      shape = .chevron(
        Chevron(
          point: length(0.5, 14), radius: length(0, 7), direction: pick(Chevron.Direction.allCases),
          shoulder: pick([nil, length(0, 9)]), tip: pick([nil, length(0, 2)])))
    case 5:
      shape = .polygon(
        (0..<pick(Array(3...8))).map { _ in
          Point(x: length(0, frame.width), y: length(0, frame.height))
        })
    case 6: shape = .star(points: pick([4, 6, 8, 12]), inner: number(0.1, 1))
    case 7:
      let start = length(-360, 360)
      shape = .arc(start: start, end: start + length(1, 360))
    case 8:
      let start = length(-360, 360)
      shape = .ring(thickness: length(0.5, 9), start: start, end: start + length(1, 360))
    default: shape = .path(path(frame.width, frame.height))
    }
    return Outline(shape, in: frame, rule: pick(FillRule.allCases))
  }

  private mutating func path(_ width: Double, _ height: Double) -> Path {
    func point(_ dice: inout Dice) -> Point<Double> {
      Point(x: dice.length(-2, width + 2), y: dice.length(-2, height + 2))
    }
    var path = Path()
    for _ in 0..<pick([1, 1, 2]) {
      path.elements.append(.move(point(&self)))
      for _ in 0..<pick(Array(1...5)) {
        path.elements.append(
          pick([true, false])
            ? .line(point(&self)) : .cubic(point(&self), point(&self), point(&self)))
      }
      if pick([true, false]) { path.elements.append(.close) }
    }
    return path
  }

  private mutating func fill() -> Fill? {
    let stops =
      [GradientStop(at: number(-0.2, 0.4), color: color())]
      + (0..<pick([1, 2])).map { _ in GradientStop(at: number(0.4, 1.2), color: color()) }
    return pick([
      nil, .color(color()), .color(color()),
      .linear(angle: pick([0, 45, 90, 180, 270, number(0, 360)]), stops: stops),
      .radial(
        center: Point(x: pick([0.5, number(0, 1)]), y: pick([0.5, number(0, 1)])), radius: number(0, 1.2),
        stops: stops),
    ])
  }

  fileprivate mutating func stroke() -> Stroke? {
    guard pick([true, true, false]) else { return nil }
    return Stroke(
      color: color(), width: length(0.3, 5), position: pick(Stroke.Position.allCases),
      join: pick(Stroke.Join.allCases), cap: pick(Stroke.Cap.allCases), miterLimit: pick([1, 2, 4, 10]))
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), x: length(-4, 4), y: length(-4, 4), blur: pick([0, length(0, 3), length(0, 30)]),
      spread: pick([0, 0, length(-6, 6)]))
  }
}
