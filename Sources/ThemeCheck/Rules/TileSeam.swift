import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Warns of a tile whose end does not go with its beginning.
func tileSeam(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts where part.mode == .tile {
    for axis in Axis.allCases where context.tiles(part, along: axis) {
      for image in part.images {
        let core = image.core(along: axis)
        guard !image.picture.measured.lines[axis].areEqual(in: core),
          let seam = context.store.seam(of: image.picture, in: core, along: axis), seam.isVisible
        else { continue }
        sink.report(.tileSeam(seam, core, part, image, axis, context))
        break
      }
    }
  }
}

extension ElementContext {
  /// Whether a part repeats along an axis: one with caps, or either when there are no caps at all. The tile of a bar that is
  /// as high as a bar is never seen twice above each other.
  func tiles(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.mode == .tile, isResized(part, along: axis), let caps = part.images.first?.caps,
      axis == .horizontal || element.id.kind != .navigationBar || isLowerThanBar(part)
    else { return false }
    return caps.hasCaps(along: axis) || caps == .zero
  }
}

extension Diagnostic {
  fileprivate static func tileSeam(
    _ seam: Seam, _ core: Range<Int>, _ part: PartContext, _ image: ImageContext, _ axis: Axis,
    _ context: ElementContext
  ) -> Diagnostic {
    let amount = seam.difference.amount
    return Diagnostic(
      .tileSeam,
      """
      the tile of `\(context.title(of: part))` shows a seam every \(measure(Pixels(core.count), image.scale)): its last \(axis.line) \
      differs from its first by \(amount)/255
      """,
      at: part.slicingRange, "\(axis.lines(core)) repeat"
    ).also(
      at: image.picture.range,
      "\(axis.line)s \(core.upperBound - 1) and \(core.lowerBound) meet, worst in \(axis.crossing) \(seam.difference.position)"
    ).noting("inside the tile neighbours differ by at most \(seam.largestInside)/255; \(countedFromZero)")
      .helping("redraw the art so that its end goes with its beginning")
  }
}
