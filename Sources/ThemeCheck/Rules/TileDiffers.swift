import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeStretch

/// Warns of a tile whose period is not the same length at every scale.
func tileDiffers(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts where part.mode == .tile && part.images.count > 1 {
    for axis in Axis.allCases where context.tiles(part, along: axis) {
      let first = part.images[0]
      let period = first.period(along: axis)
      for image in part.images.dropFirst() {
        let other = image.period(along: axis)
        // Plain art has no period, and a pattern of hairlines is as many pixels at every scale.
        if period == 1 || other == 1 || period == other { continue }
        guard period * image.scale.rawValue != other * first.scale.rawValue else { continue }
        sink.report(.tileDiffers(part, axis, (first, period), (image, other), context))
        break
      }
    }
  }
}

extension ImageContext {
  /// After how many lines its centre repeats: all of them, where nothing does.
  func period(along axis: Axis) -> Int {
    picture.measured.lines[axis].smallestPeriod(in: core(along: axis))
  }
}

extension Diagnostic {
  fileprivate static func tileDiffers(
    _ part: PartContext, _ axis: Axis, _ first: (image: ImageContext, period: Int),
    _ other: (image: ImageContext, period: Int), _ context: ElementContext
  ) -> Diagnostic {
    let (from, to) = (first.image.scale, other.image.scale)
    let expected = Points(Pixels(first.period), at: from).pixels(at: to)
    return Diagnostic(
      .tileDiffers,
      """
      the tile of `\(context.title(of: part))` repeats every \(Points(Pixels(first.period), at: from)) pt at \(from.name), \
      but every \(Points(Pixels(other.period), at: to)) pt at \(to.name)
      """,
      at: other.image.picture.range, "\(other.period) px at \(to.name)"
    ).also(at: part.slicing.form.range, "its centre is what these leave")
      .helping(
        expected.map { "a period of \($0) px at \(to.name) goes with \(first.period) px at \(from.name)" })
  }
}
