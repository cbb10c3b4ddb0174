/// What a drawing may be at most: beyond is an error that names the limit, so that none takes minutes or gigabytes.
package enum DrawingLimits {
  /// Of an artboard, in pixels.
  package static let side = 16_384
  /// Of an artboard, in pixels.
  package static let area = 1 << 24
  /// Of a drawing.
  package static let layers = 256
  /// Shadows of a layer, and inner shadows too.
  package static let shadows = 16
  /// Of a gradient.
  package static let stops = 256
  /// Lines and curves of a path or corners of a polygon.
  package static let elements = 65_536
  /// Of path data, in bytes.
  package static let pathBytes = 65_536
  /// Of a coordinate, a radius, an offset, in points, to either side.
  package static let length = 100_000.0
  /// Of a stroke, in points.
  package static let strokeWidth = 10_000.0
  /// Of a blur, in points.
  package static let blur = 128.0
  /// Of `miterLimit`.
  package static let miterLimit = 100.0
  /// Straight lines that the curves of a layer become.
  package static let lines = 1 << 18
  /// Lines of a path, or of a stroke, that run down beside each other.
  package static let linesAbreast = 4_096
  /// What a whole drawing costs: roughly the pixels that are visited, layer by layer, and the pixels of all outlines. A
  /// unit takes about a nanosecond, or two.
  package static let work = 1 << 30
  /// How far outside the artboard ink is looked for, in points.
  package static let margin = 64
}
