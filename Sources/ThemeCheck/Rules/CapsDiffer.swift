import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeStretch

/// Warns of caps that make a difference between scales, in what is drawn: lines between two caps that equal the centre make
/// none, whichever side of the cap they are on.
///
/// Caps by scale and the marks of a nine-patch are their author's word for art that is cut by hand: only a whole point of
/// difference is taken for a slip. A mark of one pixel at every scale leaves half a point more in a cap at 2x.
func capsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard let first = part.images.first, let found = part.capsDifference else { continue }
    sink.report(.capsDiffer(part, found.axis, found.isLeading, first, found.image, context))
  }
}

/// A cap that makes a difference to the same cap at the first scale.
struct CapsDifference {
  let axis: Axis
  let isLeading: Bool
  let image: ImageContext
}

extension PartContext {
  /// The first cap that makes a difference between scales; nil where none does, and for caps in points, which can't.
  var capsDifference: CapsDifference? {
    guard let first = images.first else { return nil }
    var isByScale = false
    switch slicing.form.value {
    case .some(.stretchable): break
    case .some(.capsByScale): isByScale = true
    case nil:
      guard stretches else { return nil }
      isByScale = true
    case .some(.caps), .some(.auto), .some(.unstretched): return nil
    }
    for image in images.dropFirst() {
      for axis in Axis.allCases {
        for isLeading in [true, false] {
          let (cap, other) = (first.cap(isLeading, along: axis), image.cap(isLeading, along: axis))
          let (range, otherRange) = (
            first.sameCaps(isLeading, along: axis), image.sameCaps(isLeading, along: axis)
          )
          let difference =
            max(range.lowerBound, otherRange.lowerBound) - min(range.upperBound, otherRange.upperBound)
          // Half a pixel of the larger scale; a hairline is one pixel at every scale.
          let limit =
            isByScale ? Points(1) : Points(units: Points.unitsPerPoint / 2 / Int64(image.scale.rawValue))
          guard difference >= limit, cap.pixels != other.pixels else { continue }
          return CapsDifference(axis: axis, isLeading: isLeading, image: image)
        }
      }
    }
    return nil
  }
}

extension PartContext {
  /// Where the caps of one scale are written.
  fileprivate func capsRange(at scale: Scale) -> SourceRange {
    if case .capsByScale(let table) = slicing.form.value, let caps = table[scale] { return caps.range }
    return slicingRange
  }
}

extension ImageContext {
  fileprivate func cap(_ isLeading: Bool, along axis: Axis) -> (pixels: Pixels, points: Points) {
    let pixels = isLeading ? caps.leading(along: axis) : caps.trailing(along: axis)
    return (pixels, Points(pixels, at: scale))
  }

  /// The caps of a side with which the same would be drawn.
  fileprivate func sameCaps(_ isLeading: Bool, along axis: Axis) -> ClosedRange<Points> {
    let cap = cap(isLeading, along: axis)
    let run = plainRun(along: axis)
    guard caps.hasCaps(along: axis), run != core(along: axis) else { return cap.points...cap.points }
    let length = lengthPx(along: axis)
    let (least, most) =
      isLeading
      ? (run.lowerBound, run.upperBound - 1) : (length - run.upperBound, length - run.lowerBound - 1)
    return Points(Pixels(least), at: scale)...Points(Pixels(most), at: scale)
  }
}

extension Diagnostic {
  fileprivate static func capsDiffer(
    _ part: PartContext, _ axis: Axis, _ isLeading: Bool, _ first: ImageContext, _ other: ImageContext,
    _ context: ElementContext
  ) -> Diagnostic {
    let side = isLeading ? axis.leading : axis.trailing
    let (cap, otherCap) = (first.cap(isLeading, along: axis), other.cap(isLeading, along: axis))
    let diagnostic = Diagnostic(
      .capsDiffer,
      """
      the \(side) cap of `\(context.title(of: part))` is \(cap.points) pt at \(first.scale.name), but \
      \(measure(otherCap.pixels, other.scale))
      """,
      at: part.capsRange(at: other.scale))
    guard case .stretchable = part.slicing.form.value else {
      let wanted = cap.points.pixels(at: other.scale)
      let isMarked = part.slicing.form.value == nil
      return diagnostic.also(
        at: isMarked ? nil : part.capsRange(at: first.scale), "\(cap.pixels) px at \(first.scale.name)"
      ).helping(
        wanted.map {
          "\(isMarked ? "mark" : "write") \($0) px at \(other.scale.name), which is \(cap.points) pt"
        })
    }
    let length = other.lengthPx(along: axis)
    let wanted = first.length(along: axis).pixels(at: other.scale)
    return diagnostic.also(
      at: other.picture.range,
      "\(first.lengthPx(along: axis)) px \(axis.extent) at \(first.scale.name), \(length) px at \(other.scale.name)"
    ).helping(wanted.map { "draw it \($0) px \(axis.extent) at \(other.scale.name)" })
      .helping("or cut each scale by hand: \(part.written(part.handCut(along: [axis])))")
  }
}
