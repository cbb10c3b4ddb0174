import CCairo

/// Alpha drawn by Cairo at eight times the size, averaged down.
final class CairoCanvas {
  static let factor = 8
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  let context: OpaquePointer

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let factor = Int32(CairoCanvas.factor)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(width) * factor, Int32(height) * factor),
      let context = cairo_create(surface)
    else { preconditionFailure("no memory for Cairo") }
    self.surface = surface
    self.context = context
    cairo_scale(context, Double(factor), Double(factor))
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(context, 0.01)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// From 0 to 255, row by row.
  var coverage: [Double] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let factor = CairoCanvas.factor
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height * factor {
      for x in 0..<width * factor { result[y / factor * width + x / factor] += Double(data[y * stride + x]) }
    }
    return result.map { $0 / Double(factor * factor) }
  }
}
