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
          try budget.spend(4 * changed.area)
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
