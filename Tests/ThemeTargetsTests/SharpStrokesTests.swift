import ThemeDrawing

/// The straight edges of the strokes that shipped themes draw are sharp: they fall on whole pixels at every scale.
@Suite struct SharpStrokesTests {
  /// The folders of themes that somebody begins with, and what `init` writes.
  static let folders: [Fixture] =
    [Fixture.shippedThemes, Fixture.example("../Sources/CTexts")]
    + ["bazel", "brands", "make"].map(Fixture.example) + Fixture.all("cookbook") + Fixture.all("looks")

  @Test(arguments: folders) func `none misses the pixels in a theme that ships`(_ folder: Fixture) throws {
    let blurred = try blurredStrokes(in: folder)
    #expect(blurred == [])
  }

  @Test func `centered lines of an odd number of pixels do`() throws {
    #expect(
      try blurredStrokes(in: Fixture.named("hairlines", kind: "gallery")) == [
        "images/centered: rectangle at 1x", "images/centered: rectangle at 2x",
        "images/centered: rectangle at 3x",
      ])
  }

  @Test func `and so do half points at 1x and 3x`() throws {
    let fixture = Fixture.named("strokes", kind: "model")
    #expect(
      try blurredStrokes(in: fixture) == [
        "images/edge: rectangle at 1x", "images/edge: rectangle at 2x", "images/edge: rectangle at 3x",
        "images/strokes: rectangle at 1x", "images/strokes: rectangle at 3x",
      ])
  }
}

/// The strokes of a folder's themes whose straight edges lie between pixels, sorted.
private func blurredStrokes(in folder: Fixture) throws -> [String] {
  var found: Set<String> = []
  let paths = folder.files().filter { $0.hasSuffix(".theme.yaml") }.compactMap { ThemePath($0) }
  for theme in try TargetTheme.compiled(paths, of: folder, for: []) {
    for element in theme.slices?.theme.elements ?? [] {
      for image in element.variants.flatMap(\.parts).compactMap(\.art).flatMap(\.images) {
        guard case .drawing(let scaled) = image.picture.recipe.source else { continue }
        for layer in scaled.drawing.layers where layer.isBlurred(at: scaled.scale, in: scaled.drawing.size) {
          found.insert("\(element.id): \(layer.shape.name) at \(scaled.scale.name)")
        }
      }
    }
  }
  return found.sorted()
}

extension ResolvedLayer {
  /// Whether an edge of the stroke that is level or upright lies between two pixels.
  fileprivate func isBlurred(at scale: Scale, in size: Size<Points>) -> Bool {
    guard let stroke else { return false }
    let pixels = Double(scale.rawValue)
    let width =
      switch stroke.width {
      case .points(let points): points.double * pixels
      case .hairline: 1.0
      }
    let lines = straightLines(in: size)
    let shift = stroke.position == .center || lines.isOpen ? width / 2 : 0
    return lines.places.contains { !isWhole($0 * pixels - shift) || !isWhole(width) }
  }

  /// Where the level and upright lines of the outline are, in points, and whether it has an end, so that its stroke is centered.
  private func straightLines(in size: Size<Points>) -> (places: [Double], isOpen: Bool) {
    let (left, top) = (frame.left.double, frame.top.double)
    switch shape {
    case .rectangle, .roundedRectangle, .capsule, .ellipse, .chevron, .star, .arc, .ring:
      return ([left, top, (size.width - frame.right).double, (size.height - frame.bottom).double], false)
    case .polygon(let points):
      let corners = points.map { (x: left + $0.x.double, y: top + $0.y.double) }
      return (places(corners + corners.prefix(1)), false)
    case .path(let outline):
      var found: [Double] = []
      var corners: [(x: Double, y: Double)] = []
      var isOpen = false
      for element in outline.path.elements {
        switch element {
        case .move(let point):
          isOpen = isOpen || corners.count > 1
          found += places(corners)
          corners = [(left + point.x, top + point.y)]
        case .line(let point): corners.append((left + point.x, top + point.y))
        case .cubic(_, _, let end):
          isOpen = isOpen || corners.count > 1
          found += places(corners)
          corners = [(left + end.x, top + end.y)]
        case .close:
          found += places(corners + corners.prefix(1))
          corners = []
        }
      }
      return (found + places(corners), isOpen || corners.count > 1)
    }
  }
}

/// Where the lines from corner to corner are level or upright.
private func places(_ corners: some Collection<(x: Double, y: Double)>) -> [Double] {
  zip(corners, corners.dropFirst()).flatMap { from, to in
    (from.x == to.x ? [from.x] : []) + (from.y == to.y ? [from.y] : [])
  }
}

private func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 0.001 }

extension ResolvedShape {
  fileprivate var name: String {
    switch self {
    case .rectangle, .roundedRectangle: "rectangle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .chevron: "chevron"
    case .star: "star"
    case .arc: "arc"
    case .ring: "ring"
    case .polygon: "polygon"
    case .path: "path"
    }
  }
}
