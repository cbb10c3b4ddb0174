import ThemeCore

extension Sheet {
  /// Paints items on the sheet, from the lowest up.
  mutating func paint(_ plans: [ItemPlan], budget: inout Budget) throws(DrawingError) {
    for plan in plans {
      let changed = plan.bounds.intersection(bounds)
      if changed.isEmpty { continue }
      switch plan {
      case .layers(let layers):
        // Rows are copied out and in, since layers paint on rows as wide as what they can change.
        try forEachRow(of: layers, in: changed, budget: &budget) { y, row in
          let start = index(changed.left, y)
          for column in 0..<changed.width { row[column] = pixels[start + column] }
        } write: { y, row in
          let start = index(changed.left, y)
          for column in 0..<changed.width { pixels[start + column] = row[column] }
        }
      case .group(let group):
        let sheet: Sheet
        do throws(DrawingError) {
          sheet = try group.drawn(in: changed, budget: &budget)
          try budget.spend((4 + group.blend.addedCost) * changed.area)
        } catch {
          throw error.within(group.item)
        }
        let (opacity, blend) = (group.opacity, group.blend)
        combine(sheet) { below, top in
          if top.alpha > 0 { below = blend.blend(top.times(opacity), over: below) }
        }
        budget.give(back: sheet.bounds)
      }
    }
  }
}

extension GroupPlan {
  /// The group on a sheet of its own, filtered and masked, as far as `target` needs it.
  fileprivate func drawn(in target: PixelBounds, budget: inout Budget) throws(DrawingError) -> Sheet {
    var sheet: Sheet
    if let filter {
      let needed = filter.needed(for: target).intersection(items.bounds)
      var source = try Sheet(needed, budget: &budget)
      try source.paint(items, budget: &budget)
      sheet = try filter.applied(to: source, in: target, budget: &budget)
      budget.give(back: needed)
    } else {
      sheet = try Sheet(target, budget: &budget)
      try sheet.paint(items, budget: &budget)
    }
    for (items, measure) in masks {
      var mask = try Sheet(target, budget: &budget)
      try mask.paint(items, budget: &budget)
      try budget.spend(4 * target.area)
      sheet.clear(outside: mask.bounds)
      sheet.combine(mask) { pixel, mask in pixel = pixel.times(measure.part(of: mask)) }
      budget.give(back: mask.bounds)
    }
    return sheet
  }
}

extension GroupMask.Measure {
  /// How much of what is masked is left at a pixel of the mask.
  @inline(__always)
  fileprivate func part(of pixel: DeepColor) -> UInt16 {
    switch self {
    case .alpha: pixel.alpha
    case .luminance: pixel.luminance
    case .linearLuminance: LinearLight.decoded(pixel).luminance
    }
  }
}

extension DeepColor {
  /// The luminance of a premultiplied color: 0.2126 of red, 0.7152 of green and 0.0722 of blue, in 65,536ths.
  fileprivate var luminance: UInt16 {
    let sum = UInt64(x) * 13_933 + UInt64(y) * 46_871 + UInt64(z) * 4_732
    return UInt16((sum + 32_768) >> 16)
  }
}

/// Layers and groups in pixels: everything that does not depend on the row. Layers that follow each other are drawn together.
enum ItemPlan {
  case layers([LayerPlan])
  case group(GroupPlan)

  /// All pixels that can be changed.
  var bounds: PixelBounds {
    switch self {
    case .layers(let layers): layers.reduce(.empty) { $0.union($1.bounds) }
    case .group(let group): group.bounds
    }
  }
}

struct GroupPlan {
  let items: [ItemPlan]
  let filter: FilterPlan?
  let masks: [(items: [ItemPlan], measure: GroupMask.Measure)]
  let opacity: UInt16
  let blend: BlendMode
  /// The index in the drawing of the item that the group is, or is part of.
  let item: Int
  /// All pixels that the group can change.
  let bounds: PixelBounds
}

extension [ItemPlan] {
  /// The pixels that any of the items can change.
  var bounds: PixelBounds { reduce(.empty) { $0.union($1.bounds) } }

  /// Plans items, which must have been checked. Nothing outside of `sheet` is looked at. `item` is the index in the drawing of the
  /// item that they are part of; nil for those of the drawing itself.
  static func plan(
    _ items: [Drawing.Item], _ placing: Placing, on sheet: PixelBounds, of item: Int? = nil, depth: Int = 0,
    budget: inout Budget
  ) throws(DrawingError) -> [ItemPlan] {
    if let exceeded = Limits().exceeded(.drawingDepth, by: depth) {
      throw DrawingError(problem: .tooMany(exceeded))
    }
    var plans: [ItemPlan] = []
    var run: [LayerPlan] = []
    func flush() {
      if !run.isEmpty { plans.append(.layers(run)) }
      run = []
    }
    for (index, part) in items.enumerated() {
      do throws(DrawingError) {
        switch part {
        case .layer(let layer):
          let plan = try LayerPlan(layer, placing, on: sheet, budget: &budget)
          plan.item = item ?? index
          run.append(plan)
        case .group(let group):
          flush()
          plans.append(
            .group(
              try GroupPlan(
                group, placing, on: sheet, of: item ?? index, depth: depth, budget: &budget)))
        }
      } catch {
        throw DrawingError(problem: error.problem, layer: item ?? index)
      }
    }
    flush()
    return plans
  }
}

extension GroupPlan {
  init(
    _ group: Group, _ placing: Placing, on sheet: PixelBounds, of item: Int, depth: Int,
    budget: inout Budget
  ) throws(DrawingError) {
    self.item = item
    let placing = placing.after(group.transform)
    filter = group.filter.map { FilterPlan($0, placing) }
    // What a filter moves and blurs can lie outside.
    let sheet = filter?.needed(for: sheet) ?? sheet
    items = try .plan(group.items, placing, on: sheet, of: item, depth: depth + 1, budget: &budget)
    var masks: [(items: [ItemPlan], measure: GroupMask.Measure)] = []
    for mask in group.masks {
      let items = try [ItemPlan].plan(
        mask.items, placing, on: sheet, of: item, depth: depth + 1, budget: &budget)
      masks.append((items, mask.measure))
    }
    self.masks = masks
    opacity = UInt16((group.opacity * Double(full)).rounded())
    blend = group.blend
    let reached = filter?.reached(from: items.bounds) ?? items.bounds
    bounds = masks.reduce(reached) { $0.intersection($1.items.bounds) }
  }
}

/// Pixels of a group, or of what is below it: premultiplied colors, row by row.
struct Sheet {
  /// The pixels of the sheet. Everything outside is transparent.
  private(set) var bounds: PixelBounds
  var pixels: [DeepColor]

  /// Creates a transparent sheet, whose memory is counted.
  init(_ bounds: PixelBounds, budget: inout Budget) throws(DrawingError) {
    try budget.spend(2 * bounds.area)
    try budget.take(bounds)
    self.bounds = bounds
    pixels = [DeepColor](repeating: .zero, count: bounds.area)
  }

  /// The index of a pixel in `pixels`.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }

  /// The pixels moved to another place.
  mutating func move(x: Int, y: Int) { bounds = bounds.moved(x: x, y: y) }

  /// Writes the colors of row `y` from column `left` up to `end`; a sheet that repeats continues in every direction.
  func fill(_ row: inout [DeepColor], y: Int, from left: Int, to end: Int, repeats: Bool) {
    guard !bounds.isEmpty else {
      for index in 0..<end - left { row[index] = .zero }
      return
    }
    if repeats {
      let line = floorDivision(y - bounds.top, bounds.height).remainder * bounds.width
      var column = floorDivision(left - bounds.left, bounds.width).remainder
      for index in 0..<end - left {
        row[index] = pixels[line + column]
        column = column + 1 == bounds.width ? 0 : column + 1
      }
      return
    }
    for index in 0..<end - left {
      let x = left + index
      let isWithin = bounds.top <= y && y < bounds.bottom && bounds.left <= x && x < bounds.right
      row[index] = isWithin ? pixels[self.index(x, y)] : .zero
    }
  }

  /// Calls `change` for each pixel that this sheet shares with another one.
  @inline(__always)
  mutating func combine(_ other: Sheet, _ change: (inout DeepColor, DeepColor) -> Void) {
    let common = bounds.intersection(other.bounds)
    for y in common.top..<common.bottom {
      var (place, from) = (index(common.left, y), other.index(common.left, y))
      for _ in 0..<common.width {
        change(&pixels[place], other.pixels[from])
        place += 1
        from += 1
      }
    }
  }

  /// Makes everything outside of `kept` transparent.
  mutating func clear(outside kept: PixelBounds) {
    if kept.contains(bounds) { return }
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right
      where y < kept.top || y >= kept.bottom || x < kept.left || x >= kept.right {
        pixels[index(x, y)] = .zero
      }
    }
  }
}
