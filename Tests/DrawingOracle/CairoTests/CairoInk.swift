import CCairo
import DrawingProbe
import Foundation

extension Case {
  /// What Cairo makes of it.
  func drawnByCairo() -> [Double] {
    let canvas = CairoCanvas(width: width, height: height)
    let context = canvas.context
    addShape(to: context)
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    guard let stroke = ink.stroke else {
      cairo_fill(context)
      return canvas.coverage
    }
    let onOneSide = stroke.position != "center" && !isOpen
    if onOneSide { clip(context, outside: stroke.position == "outside") }
    cairo_set_line_width(context, onOneSide ? 2 * stroke.width : stroke.width)
    cairo_set_miter_limit(context, stroke.miterLimit)
    switch stroke.join {
    case "miter": cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case "round": cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    default: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    switch stroke.cap {
    case "butt": cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case "round": cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    default: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    cairo_stroke(context)
    return canvas.coverage
  }

  /// Leaves the path as it is.
  private func clip(_ context: OpaquePointer, outside: Bool) {
    let path = cairo_copy_path(context)
    if outside {
      // All but the shape: what is drawn on it later is cut out of a group.
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_new_path(context)
      cairo_paint(context)
      cairo_append_path(context, path)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_fill(context)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    } else {
      cairo_clip(context)
    }
    cairo_new_path(context)
    cairo_append_path(context, path)
    cairo_path_destroy(path)
  }

  private func addShape(to context: OpaquePointer) {
    let (x, y, width, height) = ink.frame
    switch ink.shape {
    case .rectangle:
      cairo_rectangle(context, x, y, width, height)
    case .roundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft):
      let sums = [
        (width, topLeft + topRight), (height, topRight + bottomRight), (width, bottomRight + bottomLeft),
        (height, bottomLeft + topLeft),
      ]
      let factor = sums.reduce(1) { min($0, $1.1 > 0 ? $1.0 / $1.1 : 1) }
      let radii = [topLeft, topRight, bottomRight, bottomLeft].map { $0 * factor }
      addRounded(context, x, y, width, height, radii)
    case .capsule:
      addRounded(context, x, y, width, height, [Double](repeating: min(width, height) / 2, count: 4))
    case .ellipse:
      cairo_save(context)
      cairo_translate(context, x + width / 2, y + height / 2)
      cairo_scale(context, width / 2, height / 2)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(context)
      cairo_restore(context)
    case .chevron(let point, let radius, let shoulder, let tip, let pointsLeft):
      cairo_save(context)
      // One to the right is one to the left in a mirror.
      cairo_translate(context, pointsLeft ? x : x + width, y)
      cairo_scale(context, pointsLeft ? 1 : -1, 1)
      addChevron(context, width, height, point, radius, shoulder, tip)
      cairo_restore(context)
    case .path:
      cairo_translate(context, x, y)
      for command in commands { command.add(to: context) }
      cairo_translate(context, -x, -y)
    }
  }

  private func addRounded(
    _ context: OpaquePointer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: [Double]
  ) {
    cairo_new_sub_path(context)
    cairo_arc(context, x + radii[0], y + radii[0], radii[0], .pi, 1.5 * .pi)
    cairo_arc(context, x + width - radii[1], y + radii[1], radii[1], 1.5 * .pi, 2 * .pi)
    cairo_arc(context, x + width - radii[2], y + height - radii[2], radii[2], 0, 0.5 * .pi)
    cairo_arc(context, x + radii[3], y + height - radii[3], radii[3], 0.5 * .pi, .pi)
    cairo_close_path(context)
  }

  private func addChevron(
    _ context: OpaquePointer, _ width: Double, _ height: Double, _ point: Double, _ radius: Double,
    _ shoulder: Double, _ tip: Double
  ) {
    let slope = atan2(height / 2, point)
    cairo_new_sub_path(context)
    addCorner(context, point, 0, from: -slope, to: 0, shoulder)
    addCorner(context, width, 0, from: 0, to: .pi / 2, radius)
    addCorner(context, width, height, from: .pi / 2, to: .pi, radius)
    addCorner(context, point, height, from: .pi, to: .pi + slope, shoulder)
    addCorner(context, 0, height / 2, from: .pi + slope, to: 2 * .pi - slope, tip)
    cairo_close_path(context)
  }

  /// The arc of a circle that touches both sides of a corner: one comes along an angle and goes along another.
  private func addCorner(
    _ context: OpaquePointer, _ x: Double, _ y: Double, from: Double, to: Double, _ radius: Double
  ) {
    let reach = radius * tan((to - from) / 2)
    let (centerX, centerY) = (
      x - cos(from) * reach - sin(from) * radius, y - sin(from) * reach + cos(from) * radius
    )
    cairo_arc(context, centerX, centerY, radius, from - .pi / 2, to - .pi / 2)
  }
}

extension Command {
  fileprivate func add(to context: OpaquePointer) {
    switch self {
    case .move(let x, let y): cairo_move_to(context, x, y)
    case .line(let x, let y): cairo_line_to(context, x, y)
    case .cubic(let n): cairo_curve_to(context, n[0], n[1], n[2], n[3], n[4], n[5])
    case .quadratic(let n):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context, &x, &y)
      cairo_curve_to(
        context, (x + 2 * n[0]) / 3, (y + 2 * n[1]) / 3, (n[2] + 2 * n[0]) / 3, (n[3] + 2 * n[1]) / 3, n[2],
        n[3])
    case .arc(let radii, let rotation, let large, let sweep, let end):
      addArc(context, radii, rotation, large, sweep, end)
    case .close: cairo_close_path(context)
    }
  }

  /// By the formulas of SVG 2, B.2.4, with angles.
  private func addArc(
    _ context: OpaquePointer, _ radii: (Double, Double), _ rotation: Double, _ large: Bool, _ sweep: Bool,
    _ end: (Double, Double)
  ) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    let phi = rotation * .pi / 180
    let (dx, dy) = ((x - end.0) / 2, (y - end.1) / 2)
    let (px, py) = (cos(phi) * dx + sin(phi) * dy, -sin(phi) * dx + cos(phi) * dy)
    var (rx, ry) = radii
    let lambda = px * px / (rx * rx) + py * py / (ry * ry)
    if lambda > 1 { (rx, ry) = (rx * lambda.squareRoot(), ry * lambda.squareRoot()) }
    let numerator = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px
    let root =
      (max(numerator, 0) / (rx * rx * py * py + ry * ry * px * px)).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (root * rx * py / ry, -root * ry * px / rx)
    let from = atan2((py - cy) / ry, (px - cx) / rx)
    let to = atan2((-py - cy) / ry, (-px - cx) / rx)
    cairo_save(context)
    cairo_translate(
      context, cos(phi) * cx - sin(phi) * cy + (x + end.0) / 2,
      sin(phi) * cx + cos(phi) * cy + (y + end.1) / 2)
    cairo_rotate(context, phi)
    cairo_scale(context, rx, ry)
    if sweep { cairo_arc(context, 0, 0, 1, from, to) } else { cairo_arc_negative(context, 0, 0, 1, from, to) }
    cairo_restore(context)
  }
}
