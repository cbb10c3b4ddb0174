package import ThemeGeometry
package import ThemeImage

/// The drawing in pixels: the same for the same drawing on every machine.
///
/// A pixel's part in a shape is the exact area that the shape covers of it. Colours are mixed premultiplied, in sRGB, with
/// 16 bits a channel, and rounded to 8 bits once. Fails where the drawing goes beyond ``DrawingLimits``.
package func draw(_ drawing: Drawing, at scale: Scale) throws(DrawingError) -> Bitmap {
  let bounds = try check(drawing, at: scale)
  var budget = Budget()
  let plans = try plan(drawing, at: scale)
  return Bitmap(
    width: bounds.width, height: bounds.height, pixels: try render(plans, in: bounds, budget: &budget))
}

/// How far what is drawn reaches out of the artboard, to be cut off there: the pixels that would be seen on a larger one
/// (those of an alpha of 4/255 and more), in points for each side, up to ``DrawingLimits/margin`` pixels.
package func inkOutside(_ drawing: Drawing, at scale: Scale) throws(DrawingError) -> Insets<Points> {
  let artboard = try check(drawing, at: scale)
  let plans = try plan(drawing, at: scale)
  let reached = plans.reduce(artboard) { $0.union($1.bounds) }
  let seen = reached.intersection(artboard.expanded(by: DrawingLimits.margin))
  guard seen != artboard else { return .zero }
  var budget = Budget()
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
  var plans: [LayerPlan] = []
  for (index, layer) in drawing.layers.enumerated() {
    do throws(DrawingError) {
      plans.append(try LayerPlan(layer, scale: scale))
    } catch {
      throw DrawingError(problem: error.problem, layer: index)
    }
  }
  return plans
}

/// Words of a bitmap, row by row. Some rows at a time go through all layers: little is in memory at once.
private func render(
  _ plans: [LayerPlan], in bounds: PixelBounds, budget: inout Budget
) throws(DrawingError) -> [UInt32] {
  var words = [UInt32](repeating: 0, count: bounds.width * bounds.height)
  let height = bandHeight(plans, in: bounds)
  for top in stride(from: bounds.top, to: bounds.bottom, by: height) {
    var canvas = Canvas(
      PixelBounds(
        left: bounds.left, top: top, right: bounds.right, bottom: min(top + height, bounds.bottom)))
    for (index, plan) in plans.enumerated() {
      let changed = plan.bounds.intersection(canvas.bounds)
      if changed.isEmpty { continue }
      do throws(DrawingError) {
        try budget.spend(4 * changed.width * changed.height)
        paint(plan, try LayerMasks(plan, in: changed, budget: &budget), on: &canvas)
      } catch {
        throw DrawingError(problem: error.problem, layer: index)
      }
    }
    canvas.write(to: &words, row: top - bounds.top)
  }
  return words
}

/// As many rows as fit the processor's cache, but more than blurs need above and below.
private func bandHeight(_ plans: [LayerPlan], in bounds: PixelBounds) -> Int {
  var reach = 0
  for plan in plans {
    for cast in plan.shadows + plan.innerShadows { reach = max(reach, cast.reach) }
  }
  return max(cachedPixels / bounds.width, 2 * reach, 16)
}

private let cachedPixels = 1 << 16
