package import ThemeCore
package import ThemeImage

/// The picture of a drawing, which is the same on every machine, and whether ink may reach beyond the artboard, which
/// ``inkOutside(_:at:budget:)`` finds out.
///
/// The coverage of a pixel is the exact area that a shape covers of it. Colors are mixed premultiplied, in sRGB with 16 bits
/// per channel, and rounded to 8 bits once. The work is taken from `budget`. Throws if the drawing exceeds ``DrawingLimits``.
package func draw(
  _ drawing: Drawing, at scale: Scale, budget: inout Budget
) throws(DrawingError) -> (bitmap: Bitmap, mayReachOutside: Bool) {
  let bounds = try check(drawing, at: scale)
  let plans = try [ItemPlan].plan(drawing.items, Placing(scale: scale), on: bounds, budget: &budget)
  let bitmap = Bitmap(
    width: bounds.width, height: bounds.height, pixels: try render(plans, in: bounds, budget: &budget))
  return (bitmap, bounds.union(plans.bounds) != bounds)
}

/// How far the ink of a drawing reaches beyond its artboard, in points for each side and up to ``DrawingLimits/margin``. Only
/// pixels with an alpha of at least 4/255 count. The work is taken from `budget`.
package func inkOutside(
  _ drawing: Drawing, at scale: Scale, budget: inout Budget
) throws(DrawingError) -> Insets<Points> {
  let artboard = try check(drawing, at: scale)
  let sheet = artboard.expanded(by: DrawingLimits.margin * scale.rawValue)
  let plans = try [ItemPlan].plan(drawing.items, Placing(scale: scale), on: sheet, budget: &budget)
  let seen = artboard.union(plans.bounds).intersection(sheet)
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

/// The words of the picture within `bounds`, row by row.
private func render(
  _ plans: [ItemPlan], in bounds: PixelBounds, budget: inout Budget
) throws(DrawingError) -> [UInt32] {
  var words = [UInt32](repeating: 0, count: bounds.width * bounds.height)
  // Layers alone are drawn row by row, so that no sheet is needed.
  if plans.count == 1, case .layers(let layers) = plans[0] {
    try forEachRow(of: layers, in: bounds, budget: &budget) { _, row in
      for index in row.indices { row[index] = .zero }
    } write: { y, row in
      ThemeDrawing.write(row.span, to: &words, at: (y - bounds.top) * bounds.width)
    }
    return words
  }
  var sheet = try Sheet(bounds, budget: &budget)
  try sheet.paint(plans, budget: &budget)
  write(sheet.pixels.span, to: &words, at: 0)
  return words
}

/// Paints layers on each row of `bounds`, which `read` gives and `write` takes.
///
/// The picture is rendered in bands of rows: first the coverage of each layer in the band, then each row through all layers.
/// Only the masks of one band are in memory at the same time.
func forEachRow(
  of plans: [LayerPlan], in bounds: PixelBounds, budget: inout Budget,
  read: (Int, inout [DeepColor]) -> Void, write: (Int, [DeepColor]) -> Void
) throws(DrawingError) {
  // The cost of pixels is known in advance; that of outlines is added while they are processed.
  for plan in plans {
    let changed = plan.bounds.intersection(bounds)
    do throws(DrawingError) {
      try budget.spend(
        (6 + 2 * (plan.shadows.count + plan.innerShadows.count) + plan.addedCost) * changed.width
          * changed.height)
    } catch {
      throw error.within(plan.item)
    }
  }
  var canvas = [DeepColor](repeating: .zero, count: bounds.width)
  var palette = Palette(width: bounds.width)
  let height = bandHeight(plans, in: bounds)
  for top in stride(from: bounds.top, to: bounds.bottom, by: height) {
    let band = PixelBounds(
      left: bounds.left, top: top, right: bounds.right, bottom: min(top + height, bounds.bottom))
    var masks: [LayerMasks] = []
    masks.reserveCapacity(plans.count)
    for plan in plans {
      do throws(DrawingError) {
        masks.append(try LayerMasks(plan, in: plan.bounds.intersection(band), budget: &budget))
      } catch {
        throw error.within(plan.item)
      }
    }
    let rows = masks.map { $0.bounds.top..<$0.bounds.bottom }
    for y in band.top..<band.bottom {
      read(y, &canvas)
      for index in rows.indices where rows[index].contains(y) {
        paint(plans[index], masks[index], y, on: &canvas, from: bounds.left, with: &palette)
      }
      write(y, canvas)
    }
  }
}

/// The number of rows in a band: as many as keep the masks within `cachedBytes`, but at least twice the reach of the blurs as
/// long as that keeps them within `largestBytes`.
private func bandHeight(_ plans: [LayerPlan], in bounds: PixelBounds) -> Int {
  var (reach, bytes) = (8, 1)
  for plan in plans {
    let casts = plan.shadows + plan.innerShadows
    for cast in casts { reach = max(reach, cast.reach) }
    let rings = plan.silhouette.strokes.reduce(0) { $0 + 3 + $1.rings.count }
    bytes += 2 * (casts.count + 1 + rings) * plan.bounds.intersection(bounds).width
  }
  return max(cachedBytes / bytes, min(2 * reach, largestBytes / bytes), 1)
}

private let cachedBytes = 1 << 20
private let largestBytes = 1 << 25

extension Placing {
  fileprivate init(scale: Scale) { self.init(scale: Double(scale.rawValue)) }
}

/// How the points of a layer become pixels.
///
/// Outlines and strokes are made after a similarity, which keeps the width of strokes the same in every direction, and what is left of
/// the transform is applied to their lines.
struct Placing {
  /// The pixels of a point of the artboard.
  let scale: Double
  /// From the layer's points to those of the artboard.
  let transform: Affine
  /// The part of the transform before outlines are made, and what multiplies their coordinates.
  let similarity: Affine
  let factor: Double
  /// What is left to do with the lines, in pixels; nil for nothing.
  let rest: Affine?
  /// The pixels of a length of the layer, before `rest`.
  let length: Double

  init(scale: Double, transform: Affine = Affine()) {
    self.scale = scale
    self.transform = transform
    if let similar = transform.factor {
      (similarity, factor, rest, length) = (transform, scale, nil, similar * scale)
    } else {
      // Curves are flattened as finely as the longer axis needs.
      let stretch = max(transform.stretch, 1e-9)
      (similarity, factor, length) = (Affine(), stretch * scale, stretch * scale)
      rest = Affine(
        a: transform.a / stretch, b: transform.b / stretch, c: transform.c / stretch,
        d: transform.d / stretch, e: transform.e * scale, f: transform.f * scale)
    }
  }

  /// The placing of what is transformed before.
  func after(_ transform: Affine) -> Placing {
    transform.isIdentity ? self : Placing(scale: scale, transform: self.transform.after(transform))
  }

  /// Whether an outline that does not cross itself still goes around clockwise.
  var keepsSimple: Bool { transform.determinant > 0 }

  /// From the coordinates of a fill in the layer to pixels.
  func pixels(from inner: Affine) -> Affine { Affine.scaling(scale, scale).after(transform).after(inner) }
}
