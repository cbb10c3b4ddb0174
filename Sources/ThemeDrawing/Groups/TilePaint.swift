import ThemeCore

extension Paint {
  /// Creates the paint of a drawing that repeats.
  ///
  /// Where a tile is upright and has whole pixels, one is drawn and repeated. Otherwise all tiles that can be seen are drawn, each cut
  /// at its edges by the exact area, and added up, so that no seam is left between them.
  init(
    _ tiles: Tiles, _ placing: Placing, on sheet: PixelBounds, budget: inout Budget
  ) throws(DrawingError) {
    let inner = Placing(scale: placing.scale, transform: placing.transform.after(tiles.transform))
    let pixels = inner.pixels(from: Affine())
    let tile = tiles.tile
    guard tile.width > 0, tile.height > 0, let inverse = pixels.inverse, !sheet.isEmpty else {
      self = .solid(.zero)
      return
    }
    if let (width, height) = pixels.wholePixels(of: tile) {
      let corner = pixels(Point(x: tile.x, y: tile.y))
      let place = PixelBounds(
        left: Int(corner.x.rounded(.down)), top: Int(corner.y.rounded(.down)),
        right: Int(corner.x.rounded(.down)) + width, bottom: Int(corner.y.rounded(.down)) + height)
      var whole = try Sheet(place, budget: &budget)
      // A tile that begins within a pixel ends within one as well, where the next one goes on.
      let isPlaced = abs(corner.x - Double(place.left)) < 1e-6 && abs(corner.y - Double(place.top)) < 1e-6
      for (x, y) in isPlaced ? [(0, 0)] : [(0, 0), (-1, 0), (0, -1), (-1, -1)] {
        try whole.add(tiles, inner, moved: (x, y), budget: &budget)
      }
      self = .sheet(whole, repeats: true)
      return
    }
    let corners = [
      (sheet.left, sheet.top), (sheet.right, sheet.top), (sheet.left, sheet.bottom),
      (sheet.right, sheet.bottom),
    ].map { inverse(Point(x: Double($0.0), y: Double($0.1))) }
    func range(_ places: [Double], _ start: Double, _ length: Double) -> ClosedRange<Double> {
      let steps = places.map { ($0 - start) / length }
      return (steps.min() ?? 0).rounded(.down)...(steps.max() ?? 0).rounded(.down)
    }
    let (columns, rows) = (
      range(corners.map(\.x), tile.x, tile.width), range(corners.map(\.y), tile.y, tile.height)
    )
    let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
    // Each tile is planned and drawn by itself.
    try budget.spend(count.isFinite ? Int(min(count, 1e9)) * 2_000 : .max / 2)
    var all = try Sheet(sheet, budget: &budget)
    for row in stride(from: rows.lowerBound, through: rows.upperBound, by: 1) {
      for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 1) {
        try all.add(tiles, inner, moved: (Int(column), Int(row)), budget: &budget)
      }
    }
    self = .sheet(all, repeats: false)
  }
}

extension Sheet {
  /// Adds one tile, moved by whole tiles and cut at its edges.
  fileprivate mutating func add(
    _ tiles: Tiles, _ placing: Placing, moved: (x: Int, y: Int), budget: inout Budget
  ) throws(DrawingError) {
    let tile = tiles.tile
    let placing = placing.after(
      .translation(Double(moved.x) * tile.width, Double(moved.y) * tile.height))
    let cut = Layer(Outline(.rectangle, in: tile), fill: .color(Color(red: 0, green: 0, blue: 0, alpha: 255)))
    let edges = try LayerPlan(cut, placing, on: bounds, budget: &budget)
    let place = edges.bounds.intersection(bounds)
    if place.isEmpty { return }
    let plans = try [ItemPlan].plan(tiles.items, placing, on: place, depth: 1, budget: &budget)
    var drawn = try Sheet(place, budget: &budget)
    try drawn.paint(plans, budget: &budget)
    // Shapes that end where the tile does are whole within it: cutting them would take their part of a pixel twice.
    if !edges.holds(plans) {
      var mask = try Sheet(place, budget: &budget)
      try mask.paint([.layers([edges])], budget: &budget)
      drawn.combine(mask) { pixel, mask in pixel = pixel.times(mask.alpha) }
      budget.give(back: place)
    }
    combine(drawn) { sum, more in sum = sum.added(to: more) }
    budget.give(back: place)
  }
}

extension LayerPlan {
  /// Whether all shapes of some layers lie within this one, an upright rectangle.
  fileprivate func holds(_ plans: [ItemPlan]) -> Bool {
    let lines = silhouette.shape
    guard lines.lines.count == 4, lines.lines.allSatisfy({ $0.x0 == $0.x1 || $0.y0 == $0.y1 }) else {
      return false
    }
    return plans.allSatisfy { plan in
      guard case .layers(let layers) = plan else { return false }
      return layers.allSatisfy { layer in
        layer.shadows.isEmpty
          && ([layer.silhouette.shape] + layer.silhouette.strokes.map(\.lines)).allSatisfy(lines.surround)
      }
    }
  }
}

extension Lines {
  /// Whether other lines are nowhere outside of the box around these, by more than the rounding of their coordinates.
  fileprivate func surround(_ other: Lines) -> Bool {
    guard let extent, let inner = other.extent else { return other.extent == nil }
    return inner.left >= extent.left - 1 && inner.top >= extent.top - 1 && inner.right <= extent.right + 1
      && inner.bottom <= extent.bottom + 1
  }
}

extension Affine {
  /// The width and height in pixels of a tile that is upright and has whole pixels; nil for others.
  fileprivate func wholePixels(of tile: Rect<Double>) -> (Int, Int)? {
    guard b == 0, c == 0, a > 0, d > 0 else { return nil }
    func whole(_ length: Double) -> Int? {
      let pixels = length.rounded()
      return pixels >= 1 && pixels < 1e6 && abs(length - pixels) < 1e-4 ? Int(pixels) : nil
    }
    guard let width = whole(a * tile.width), let height = whole(d * tile.height) else { return nil }
    return (width, height)
  }
}
