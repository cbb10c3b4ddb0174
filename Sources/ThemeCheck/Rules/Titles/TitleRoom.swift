import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The widest cap that looks right beneath letters, in points.
private let narrow = Points(4)

/// Warns of a title without insets whose button has art with wide caps: it begins at the edge of the art.
func insetsMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .button || context.kind == .backButton, !context.isAbstract,
    context.element.style == .custom
  else { return }
  for title in context.titles where title.title.$insets == nil {
    guard let part = title.background else { continue }
    let image = part.images[0]
    let (left, right) = (Points(image.caps.left, at: image.scale), Points(image.caps.right, at: image.scale))
    guard max(left, right) > narrow else { continue }
    return sink.report(
      Diagnostic(
        .insetsMissing, "the title has no insets, so it begins and ends at the edges of the button",
        at: title.range
      ).also(at: part.capsRange(at: image.scale), "the caps are \(left) and \(right) pt wide")
        .helping(
          "`insets: { left: \(left), right: \(right) }` keeps it between the caps; `insets: {}` says that it may cover them"
        ))
  }
}

/// Reports a title whose lines are higher than the room that the insets leave in its button.
func titleTooTall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles where title.isTooTall {
    let (line, count, text) = (title.lineHeight, title.lineCount, title.textHeight)
    let taken = title.insets.top + title.insets.bottom
    guard let font = title.title.$font, let height = title.height,
      // Insets that leave no room at all are reported by the rule `insets-leave-no-room`.
      taken < height.value
    else { continue }
    let place = title.variant.range(of: .titleFontSize) ?? title.variant.range(of: .titleFont) ?? title.range
    let hasInsets = title.insets.top != .zero || title.insets.bottom != .zero
    let insets = hasInsets ? title.insetsRange : nil
    guard reported.isNew(place, height.range, insets) else { continue }
    let room = height.value - taken
    // The largest whole size whose lines fit.
    let size = Points(Int(Points(units: room.units / Int64(count) * 5 / 6).units / Points.unitsPerPoint))
    let smaller = size >= Points(9) ? "or `size: \(size)` fits" : ""
    let (comma, semicolon) = smaller.isEmpty ? ("", "") : (", \(smaller)", "; \(smaller)")
    sink.report(
      Diagnostic(
        .titleTooTall,
        "\(count == 1 ? "a line" : "\(count) lines") of \(font.size) pt text \(count == 1 ? "is" : "are") about \(text) pt high, but there is room for only \(room) pt",
        at: place, "\(line) pt per line"
      ).also(at: height.range, "\(height.value) pt high").also(at: insets, "\(taken) pt of insets")
        .helping(
          title.canGrow(to: text + taken)
            ? "`height: \(text + taken)` makes room\(comma)"
            : "use smaller insets or higher art\(semicolon)"))
  }
  guard context.kind == .navigationBar else { return }
  for (index, variant) in context.element.variants.enumerated() where context.areNew[index] {
    guard let font = context.facts[index].title?.$font,
      let height = barHeight(context.facts[index].height, variant.key),
      case let line = lineHeight(ofSize: font.size), line > height,
      let place = variant.range(of: .titleFontSize), reported.isNew(place, variant.range(of: .height))
    else { continue }
    sink.report(
      Diagnostic(
        .titleTooTall,
        "a line of \(font.size) pt text is about \(line) pt high, but the bar is only \(height) pt high",
        at: place, "\(line) pt per line"
      ).also(at: variant.range(of: .height), "\(height) pt high").helping("make the text smaller"))
  }
}

extension ButtonTitle {
  /// Whether a higher button would still suit the art behind the title.
  fileprivate func canGrow(to height: Points) -> Bool {
    guard let background, background.isNew, background.images[0].length(along: .vertical) < height else {
      return true
    }
    return background.hasCaps(along: .vertical) || background.isUniform(along: .vertical)
      || background.mode.vertical == .tile || !background.stretches && !background.saysNothingOfCaps
  }
}

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

/// Warns of negative insets and of offsets that push a title out of its button.
func titleSticksOut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform makes room around the title of its own back button.
  guard context.element.style == .custom else { return }
  var reported = ReportedPlaces()
  for title in context.titles {
    for overhang in title.overhangs where reported.isNew(overhang.place) {
      let diagnostic = Diagnostic(
        .titleSticksOut,
        "the title extends beyond the button by \(overhang.length) pt \(overhang.side.rawValue)",
        at: overhang.place)
      let help = title.remedy(of: overhang)
      if overhang.side.isHorizontal {
        sink.report(diagnostic.helping(words: help))
      } else {
        sink.report(
          diagnostic.also(at: title.height?.range, "\(title.height?.value ?? .zero) pt high")
            .noting("a line of the text is about \(title.lineHeight) pt high").helping(words: help))
      }
    }
  }
}

extension ButtonTitle {
  /// Advice that keeps the title within the button on the side of an overhang.
  fileprivate func remedy(of overhang: Overhang) -> String {
    switch overhang.side {
    case .left, .right:
      if offset.x == .zero || insets.left + insets.right < .zero {
        let (left, right) = (max(.zero, insets.left), max(.zero, insets.right))
        return "`insets: { left: \(left), right: \(right) }` keeps it inside"
      }
      let x = overhang.side == .left ? -insets.left : insets.right
      return "`x: \(x)` keeps it inside; or enlarge the insets"
    case .top, .bottom:
      if offset.y == .zero { return "a larger inset on this side keeps it inside" }
      let y = offset.y + (overhang.side == .top ? overhang.length : -overhang.length)
      return "`y: \(y)` keeps it inside"
    }
  }
}
