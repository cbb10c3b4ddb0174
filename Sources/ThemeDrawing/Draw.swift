package import ThemeCore
package import ThemeImage

/// The drawing in pixels: the same for the same drawing on every machine.
///
/// A pixel's part in a shape is the exact area that the shape covers of it. Colors are mixed premultiplied, in sRGB, with
/// 16 bits a channel, and rounded to 8 bits once. Fails where the drawing goes beyond ``DrawingLimits``.
package func draw(_ drawing: Drawing, at scale: Scale) throws(DrawingError) -> Bitmap {
  var budget = Budget()
  return try draw(drawing, at: scale, budget: &budget)
}

/// The same, out of a budget that tells how much work it was.
package func draw(
  _ drawing: Drawing, at scale: Scale, budget: inout Budget
) throws(DrawingError) -> Bitmap {
  let bounds = try check(drawing, at: scale)
  let plans = try plan(drawing, at: scale)
  return Bitmap(
    width: bounds.width, height: bounds.height, pixels: try render(plans, in: bounds, budget: &budget))
}

/// How far what is drawn reaches out of the artboard, to be cut off there: the pixels that would be seen on a larger one
/// (those of an alpha of 4/255 and more), in points for each side, up to ``DrawingLimits/margin``; out of a budget that tells
/// how much work it was.
package func inkOutside(
  _ drawing: Drawing, at scale: Scale, budget: inout Budget
) throws(DrawingError) -> Insets<Points> {
  let artboard = try check(drawing, at: scale)
  let plans = try plan(drawing, at: scale)
  let reached = plans.reduce(artboard) { $0.union($1.bounds) }
  let seen = reached.intersection(artboard.expanded(by: DrawingLimits.margin * scale.rawValue))
  guard seen != artboard else { return .zero }
  let words = try render(plans, in: seen, budget: &budget)
  var ink = artboard
  for y in 0..<seen.height {
    let row = words[y * seen.width..<(y + 1) * seen.width]
    guard let first = row.firstIndex(where: isSeen), let last = row.lastIndex(where: isSeen) else { continue }
    let left = seen.left + first - row.startIndex
    ink = ink.union(
      PixelBounds(
        left: left, top: seen.top + y, right: left + last - first + 1, bottom: seen.top + y + 1))
  }
  let outside = Insets<Pixels>(
    top: Pixels(artboard.top - ink.top), left: Pixels(artboard.left - ink.left),
    bottom: Pixels(ink.bottom - artboard.bottom), right: Pixels(ink.right - artboard.right))
  return outside.points(at: scale)
}

private func isSeen(_ word: UInt32) -> Bool { word >> 24 >= 4 }

private func plan(_ drawing: Drawing, at scale: Scale) throws(DrawingError) -> [LayerPlan] {
  try forEachLayer(drawing.layers) { layer throws(DrawingError) in try LayerPlan(layer, scale: scale) }
}

/// Words of a bitmap, row by row.
///
/// Some rows at a time: first what each layer covers of them, then each row through all layers. So little is in memory at
/// once.
private func render(
  _ plans: [LayerPlan], in bounds: PixelBounds, budget: inout Budget
) throws(DrawingError) -> [UInt32] {
  // What pixels cost is known before; outlines add what they turn out to.
  for plan in plans {
    let changed = plan.bounds.intersection(bounds)
    try budget.spend(
      (6 + 2 * (plan.shadows.count + plan.innerShadows.count)) * changed.width * changed.height)
  }
  var words = [UInt32](repeating: 0, count: bounds.width * bounds.height)
  var canvas = [DeepColor](repeating: .zero, count: bounds.width)
  var palette = Palette(width: bounds.width)
  let height = bandHeight(plans, in: bounds)
  for top in stride(from: bounds.top, to: bounds.bottom, by: height) {
    let band = PixelBounds(
      left: bounds.left, top: top, right: bounds.right, bottom: min(top + height, bounds.bottom))
    let masks = try forEachLayer(plans) { plan throws(DrawingError) in
      try LayerMasks(plan, in: plan.bounds.intersection(band), budget: &budget)
    }
    for y in band.top..<band.bottom {
      for index in canvas.indices { canvas[index] = .zero }
      for (plan, masks) in zip(plans, masks) where masks.bounds.top <= y && y < masks.bounds.bottom {
        paint(plan, masks, y, on: &canvas, from: bounds.left, with: &palette)
      }
      write(canvas.span, to: &words, at: (y - bounds.top) * bounds.width)
    }
  }
  return words
}

/// As many rows as masks fit the processor's cache, but more than blurs need above and below while that fits memory.
private func bandHeight(_ plans: [LayerPlan], in bounds: PixelBounds) -> Int {
  var (reach, bytes) = (8, 1)
  for plan in plans {
    let casts = plan.shadows + plan.innerShadows
    for cast in casts { reach = max(reach, cast.reach) }
    bytes += 2 * (casts.count + 3) * plan.bounds.intersection(bounds).width
  }
  return max(cachedBytes / bytes, min(2 * reach, largestBytes / bytes), 1)
}

private let cachedBytes = 1 << 19
private let largestBytes = 1 << 25
