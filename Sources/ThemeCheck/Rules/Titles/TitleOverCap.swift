import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// How far a title may extend over the left cap, in points: the tip of a chevron is shorter than its cap.
private let overlap = Points(4)

/// Warns of a back button's title that begins over the tip of its chevron.
func titleOverCap(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .backButton else { return }
  var reported = ReportedPlaces()
  // Art for right-to-left languages may point either way.
  for title in context.titles
  where !title.key.isRightToLeft && title.facts.icon?.placement != .leading {
    guard let insets = title.title.$insets, let part = title.background else { continue }
    let image = part.images[0]
    let cap = Points(image.caps.left, at: image.scale)
    let left = insets.left + title.offset.x
    let place = title.range(of: \.left)
    guard left < cap - overlap, !image.isSymmetric, reported.isNew(place, part.slicingRange) else { continue }
    sink.report(
      Diagnostic(
        .titleOverCap, "the title begins \(left) pt from the left, over the left cap of \(cap) pt", at: place,
        "\(left) pt"
      ).also(at: title.variant.range(of: .titleOffsetX), "shifted here")
        .also(at: part.capsRange(at: image.scale), "the cap is \(cap) pt")
        .helping("`left: \(cap - overlap)` or more keeps it away from the point of the chevron"))
  }
}

extension ImageContext {
  /// Whether the left and right caps are mirror images of each other, so that the shape has no tip.
  fileprivate var isSymmetric: Bool {
    let ids = picture.measured.lines[.horizontal].ids
    return caps.left == caps.right
      && (0..<caps.left.count).allSatisfy { ids[$0] == ids[ids.count - 1 - $0] }
  }
}
